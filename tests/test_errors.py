"""The errors of the engine and the application have one root, those of the hardware have another."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine import FilatureError
from hardware.errors import ElectronicsError, HardwareError
from hardware.handheld_install import InstallError
from hardware.handheld_port import LineCutError
from hardware.virtual import NoPieceError, TakenError

ROOT = Path(__file__).parent.parent
SIGNALS = {"pi_app.commands.options.HelpWanted"}  # raised to end a command early, not because something failed
BUILT_IN = {
    name for name, value in vars(builtins).items() if isinstance(value, type) and issubclass(value, BaseException)
}


def classes(package: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield every class of a package: its module, its name, and the last names of its bases."""
    for path in sorted((ROOT / package).rglob("*.py")):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield module, node.name, [ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases]


def exceptions(*packages: str) -> list[Any]:
    """Return a parameter for each class that inherits, directly or not, from a built-in exception."""
    found = [entry for package in packages for entry in classes(package)]
    known = set(BUILT_IN)
    while new := {name for _, name, bases in found if known & set(bases)} - known:
        known |= new
    return [pytest.param(module, name, id=f"{module}.{name}") for module, name, _ in found if name in known]


EVERY = {
    FilatureError: exceptions("engine", "pi_app"),
    HardwareError: exceptions("hardware"),  # hardware may not import engine (tests/test_arrows.py)
}


def test_no_way_to_define_an_exception_is_overlooked() -> None:
    ids = {parameter.id for parameters in EVERY.values() for parameter in parameters}
    assert {"engine.game.MoveError", "pi_app.disk.errors.StoreError", "pi_app.commands.import_._UnreadableError"} <= ids
    assert {"hardware.errors.NoSpiError", "hardware.handheld_port.LineCutError", "hardware.virtual.TakenError"} <= ids
    assert ids >= SIGNALS, "remove a signal here if its class is gone"


@pytest.mark.parametrize(("module", "name"), EVERY[FilatureError])
def test_every_error_of_the_engine_and_the_application_derives_from_the_root(module: str, name: str) -> None:
    error = getattr(import_module(module), name)
    assert issubclass(error, FilatureError) != (f"{module}.{name}" in SIGNALS)


@pytest.mark.parametrize(("module", "name"), EVERY[HardwareError])
def test_every_error_of_the_hardware_derives_from_a_root_of_its_own(module: str, name: str) -> None:
    error = getattr(import_module(module), name)
    assert issubclass(error, HardwareError)
    assert not issubclass(error, FilatureError)


@pytest.mark.parametrize("error", [LineCutError, InstallError, TakenError, NoPieceError])
def test_only_broken_electronics_are_reported_as_such(error: type[Exception]) -> None:
    """The commands catch ElectronicsError and print its sentence. Other errors of the hardware have none."""
    assert not issubclass(error, ElectronicsError)


def test_a_caller_may_catch_an_error_by_its_built_in_kind_or_by_the_root() -> None:
    for kind in (ValueError, FilatureError):
        with pytest.raises(kind):
            import_module("engine.games").load("catch-it").read("no move")
