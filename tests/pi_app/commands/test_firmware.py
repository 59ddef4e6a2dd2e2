"""Tests of `make firmware`, and of what the firmware's files must have in common."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path
from string import Formatter

import pytest

from firmware import wires, words
from hardware import handheld_install, pinmap
from hardware.handheld_install import InstallError, ask_for_service, compiled, install, sources
from hardware.handheld_port import SerialPorts
from hardware.virtual_handheld import VIRTUAL_NAME, VirtualHandheld
from pi_app.commands import firmware
from pi_app.commands.firmware import main
from pi_app.words import LANGUAGES, entries
from tests.firmware.rig import FILES, ROOT, Pico

PICO = "Raspberry Pi Pico with RP2040 | (1, 27) | "
GP_PINS = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20)  # the pins of GP 0 to GP 15 in the data sheet


class Board:
    """A replacement for mpremote."""

    def __init__(self, answer: str) -> None:
        self.answer, self.asked = answer, [[""]]

    def __call__(self, words: Sequence[str]) -> str:
        self.asked.append(list(words))
        return self.answer if words[0] == "exec" else ""


class Bare(VirtualHandheld):
    """A port to a Pico that never answers."""

    def advance(self, now: int) -> None:
        pass


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ask_for_service, "__kwdefaults__", {"listen_ms": 50})


def test_micropythons_compiler_takes_every_file(tmp_path: Path) -> None:
    made = {path.name for path in compiled(tmp_path)}
    assert {"main.mpy", "device.mpy", "hal.mpy", "link.mpy"} < made
    assert len(made) == len(sources())


def test_a_file_that_micropython_cannot_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.py").write_text("match x:\n    case 1: pass\n", encoding="utf-8")
    monkeypatch.setattr(handheld_install, "CLONE", tmp_path)
    monkeypatch.setattr(handheld_install, "sources", lambda: [tmp_path / "bad.py"])
    with pytest.raises(InstallError) as raised:
        compiled(tmp_path)
    assert raised.value.code == "unreadable" and raised.value.parts["file"] == Path("bad.py")


def test_a_bare_pico_gets_everything_and_is_started() -> None:
    board = Board(PICO + "[]")
    install(Bare(), VIRTUAL_NAME, [Path("device.mpy"), Path("main.mpy")], board)
    assert board.asked[-2][:3] == ["fs", "cp", "device.mpy"]
    assert board.asked[-2][-1] == ":" and board.asked[-2][-2].endswith("main.py")
    assert board.asked[-1] == ["reset"]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("ESP32 module | (1, 27) | []", "no-pico"),
        ("Raspberry Pi Pico with RP2040 | (1, 19) | []", "too-old"),
        (PICO + "['main.py', 'weather.py']", "other-program"),
    ],
)
def test_a_foreign_board_is_left_alone(answer: str, why: str) -> None:
    board = Board(answer)
    with pytest.raises(InstallError, match=why):
        install(Bare(), VIRTUAL_NAME, [], board)
    assert [words[0] for words in board.asked[1:]] == ["exec"]


def test_a_port_in_use_is_explained() -> None:
    with pytest.raises(InstallError, match="closed"):
        install(VirtualHandheld(plugged=False), VIRTUAL_NAME, [], Board(""))


@pytest.mark.parametrize(("lang", "words"), [("en", "nothing was installed"), ("fr", "rien n'a été installé")])
def test_without_a_pico_the_firmware_is_checked_only(
    lang: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILATURE_LANG", lang)
    assert main([str(tmp_path / "no-such-port")]) == 0
    assert words in capsys.readouterr().out


def test_every_reason_why_nothing_was_installed_has_words() -> None:
    """Each `raise InstallError(code, part=…)` has a sentence, which uses exactly these parts."""
    raised: dict[str, set[str]] = {}
    for path in (Path(handheld_install.__file__), Path(firmware.__file__)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == InstallError.__name__:
                code = ast.literal_eval(node.args[0])
                raised[f"firmware.{code}"] = {str(keyword.arg) for keyword in node.keywords}
    assert len(raised) == 8
    for key, parts in raised.items():
        for text in entries("firmware")[key]:
            assert {name for _, name, _, _ in Formatter().parse(text) if name} == parts


def test_what_the_handheld_says_by_itself_fits_its_screen_in_both_languages() -> None:
    said = {name: text for name, text in vars(words).items() if name.isupper()}
    assert said
    for lines in said.values():
        assert len(lines) == len(LANGUAGES)
        assert all(line.format("2/1").isascii() and len(line.format("2/1")) <= 128 // 8 for line in lines)


def test_a_running_handheld_is_asked_for_service(tmp_path: Path) -> None:
    with Pico(tmp_path) as pico:
        pico.plug()
        ports = SerialPorts(folder=tmp_path)
        assert ask_for_service(ports, ports.names()[0], listen_ms=5000)
        assert pico.serviced == 1


# ---- what the files have in common


def test_the_firmware_is_wired_as_the_pin_map_says() -> None:
    gps = {"SDA": wires.SDA, "SCL": wires.SCL, **{name.upper(): gp for name, gp in wires.KEYS}}
    assert gps == {name: wire.gp for name, wire in pinmap.HANDHELD.items() if wire.gp is not None}
    assert all(wire.pin == GP_PINS[wire.gp] for wire in pinmap.HANDHELD.values() if wire.gp is not None)
    assert len({wire.pin for wire in pinmap.HANDHELD.values()}) == len(pinmap.HANDHELD)


def functions(path: Path) -> dict[str, list[str]]:
    found = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    return {node.name: [argument.arg for argument in node.args.args] for node in found}


def test_the_twin_of_the_hardware_has_the_same_functions_as_the_hardware() -> None:
    real, twin = functions(ROOT / "firmware" / "hal.py"), functions(ROOT / "tests" / "firmware" / "hal.py")
    assert twin.items() <= real.items()
    used = set(
        re.findall(r"_hal\.(\w+)\(|hal\.(?:entropy|panel)", (ROOT / "firmware" / "device.py").read_text("utf-8"))
    )
    assert used - {""} <= twin.keys()


def test_the_tests_run_every_file_but_those_that_need_a_pico() -> None:
    tested = {path.name for path in FILES}
    assert {path.name for path in sources()} - tested == {"main.py"}


def test_the_lock_file_names_no_place() -> None:
    assert "http" not in (ROOT / "tests" / "firmware" / "package-lock.json").read_text("utf-8")
