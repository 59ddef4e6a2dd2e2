"""The arrows of DESIGN.md: imports between the rooms of pi_app point downwards, and rooms form no cycle.

Every import counts: inside functions, for types only, and by a module's name in a text, however it is imported.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_FLAT = 8
LAYERS = {  # from top to bottom; a room imports rooms of its own layer only to its right, and of the layers below
    "faces": ("cli", "commands", "conformance", "demo", "window", "terminal", "wire"),
    "services": ("robots", "screens", "handhelds", "table", "public", "sensing", "disk"),
    "games": ("games",),
    "kits": ("pages", "draw"),
    "ground": ("system", "words", "palette", "grid", "players"),
}
ORDER = [room for rooms in LAYERS.values() for room in rooms]
TOPS = {  # what a top-level folder may import
    "engine": {"engine"},
    "hardware": {"hardware"},
    "pi_app": {"engine", "hardware", "pi_app"},
    "schematics": {"engine", "hardware", "pi_app", "schematics"},
    "firmware": {"firmware", "hardware"},
}
GENERATED = "_build"  # a module that only wheels have; it says from which commit they were built
OURS = {"engine", "hardware", "pi_app", "firmware", "schematics", "tests", "docs"}
# A module's name, or how an f-string of one begins. "firmware." is also an area of words.
MODULE = re.compile(r"(?:engine|hardware|pi_app|schematics)(?:\.\w+)+\.?")
Arrow = tuple[str, str]  # from a module to a module


def imported(source: str, package: str) -> Iterator[str]:
    """Yield every module, or name in a module, that a source of this package imports."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = package.split(".")[: -level + 1 or None] if level else []
                base = ".".join([*above, *([module] if module else [])])
                yield from (f"{base}.{alias.name}" for alias in names)
            case ast.Constant(value=str(name)) if MODULE.fullmatch(name):
                yield name.rstrip(".")  # to be imported by its name, in whatever way


def arrows(root: Path, folder: str) -> Iterator[Arrow]:
    for path in sorted((root / folder).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        module = ".".join(parts).removesuffix(".__init__")
        for name in imported(path.read_text(encoding="utf-8"), ".".join(path.relative_to(root).parent.parts)):
            yield module, name


def room(module: str) -> str:
    """Return the room of a module of pi_app: a folder, or a module at the top level."""
    return [*module.split("."), ""][1]


def upward(found: Iterator[Arrow]) -> list[Arrow]:
    """Return the imports from one room of pi_app to another that do not point downwards."""
    between = ((start, end) for start, end in found if end.split(".")[0] == "pi_app")
    return [
        (start, end)
        for start, end in between
        if room(end) not in ("", GENERATED) and (not room(start) or ORDER.index(room(start)) > ORDER.index(room(end)))
    ]


def test_every_room_has_its_place_in_a_layer() -> None:
    app = ROOT / "pi_app"
    folders = {path.name for path in app.iterdir() if path.is_dir() and path.name != "__pycache__"}
    flat = {path.stem for path in app.glob("*.py")} - {"__init__"}
    assert folders | flat == set(ORDER)
    assert len(flat) <= MOST_FLAT


def test_imports_between_rooms_point_downwards() -> None:
    found = list(arrows(ROOT, "pi_app"))
    assert len(found) > 1000
    assert upward(iter(found)) == []


@pytest.mark.parametrize("folder", TOPS)
def test_imports_between_top_level_folders(folder: str) -> None:
    ends = {end.split(".")[0] for _, end in arrows(ROOT, folder)}
    assert ends & OURS <= TOPS[folder]


@pytest.mark.parametrize(
    "code",
    [
        "from pi_app.table.loop import Loop",
        "def late():\n    from pi_app.screens import display",
        "if TYPE_CHECKING:\n    import pi_app.window.hand",
        'import_module("pi_app.cli")',
        'importlib.import_module(name="pi_app.cli")',
        'NAME = "pi_app.cli"',
        'load(f"pi_app.commands.{name}")',
        "from ..table import sitting",
    ],
)
def test_an_upward_arrow_is_found_however_it_is_drawn(code: str, tmp_path: Path) -> None:
    (tmp_path / "pi_app" / "disk").mkdir(parents=True)
    (tmp_path / "pi_app" / "disk" / "stray.py").write_text(code, encoding="utf-8")
    assert upward(arrows(tmp_path, "pi_app"))
