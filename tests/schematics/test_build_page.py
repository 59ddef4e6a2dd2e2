"""The commands and figures in docs/build.md agree with the program and the calculations."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pi_app.draw.paper import board as paper_board
from pi_app.system.doctor import examine
from pi_app.words import entries, say
from schematics import board_geometry, board_magnets, power, power_wires
from tests.pi_app.system.test_doctor import pi

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/build.md").read_text(encoding="utf-8")
PROSE = " ".join(PAGE.split())  # lines may break anywhere


def quoted(command: str) -> list[str]:
    blocks = [block.splitlines() for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)]
    return next(lines[1:] for lines in blocks if lines[0] == f"$ {command}")


def said(area: str) -> list[re.Pattern[str]]:
    """Return a pattern for every English sentence of an area, with any text in place of its parts."""
    sentences = [english for english, _ in entries(area).values()]
    return [re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(sentence))) for sentence in sentences]


def test_the_self_test_asks_what_the_page_says() -> None:
    for line in quoted("filature selftest --virtual"):
        assert any(pattern.fullmatch(line) for pattern in said("selftest")), line


def test_the_self_test_reports_in_the_words_of_the_page() -> None:
    (block,) = (block for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL) if not block.startswith("$"))
    for line in block.splitlines():
        assert any(pattern.fullmatch(line) for pattern in said("selftest")), line


def test_a_healthy_pi_hears_from_the_doctor_what_the_page_says(tmp_path: Path) -> None:
    findings = [f"fine     {say('en', f'doctor.{each.what}', **each.parts)}" for each in examine(pi(tmp_path))]
    *lines, last = quoted("filature doctor")
    assert [line for line in lines if line not in findings] == []
    assert last == say("en", "doctor.well")


@pytest.mark.parametrize("magnet", [board_magnets.SMALLER, board_magnets.MAGNET, board_magnets.LARGER])
def test_the_table_of_magnets_is_what_the_sums_say(magnet: board_magnets.Magnet) -> None:
    row = next(
        line for line in PAGE.splitlines() if f"{magnet.across:g} x {magnet.thick:g} mm" in line and "mT" in line
    )
    middle, astray = board_magnets.along(magnet, 0, 0), board_magnets.own(magnet)
    neighbours = board_magnets.neighbours(magnet)
    figures = [f"{each:.1f} mT" for each in (middle, astray, neighbours)]
    figures += [f"{board_magnets.closes(each):.0f} AT" for each in (astray, neighbours)]
    assert [cell.strip() for cell in row.strip("|").split("|")][1:] == figures


def test_the_page_has_the_sizes_of_the_drawings() -> None:
    across, along = board_geometry.SLOT
    assert f"{across:g} x {along:g} mm" in PROSE
    assert f"windows of {paper_board.LIGHT_WINDOW:g} mm" in PROSE
    assert f"its middle {board_geometry.REED_AWAY:g} mm from the point" in PROSE
    assert f"{10 * paper_board.PITCH:.0f} mm" in PROSE
    assert f"to the reed {board_magnets.DEPTH:g} mm" in PROSE
    above = board_magnets.DEPTH - board_magnets.MAGNET.thick / 2 - board_geometry.REED[0] / 2
    assert f"{above:g} mm of wood or card over it" in PROSE
    low, high = board_magnets.REED_AT
    assert f"{board_geometry.REED[1]:g} mm of glass that close at {low:g} to {high:g} AT" in PROSE
    assert f"under {power.CAPPED_A:g} A" in PROSE
    assert f"{power.LOWEST_V:g} V or more at the supply's plug" in PROSE
    assert f"{power_wires.LEAST_V + 0.15:g} V or more at both ends of row 11" in PROSE
    assert f"wires of {power_wires.BUS_CABLE.mm2:g} mm²" in PROSE


def test_every_step_ends_with_a_check() -> None:
    steps = re.split(r"^## (?=\d+\.)", PAGE, flags=re.MULTILINE)[1:]
    assert [step.splitlines()[0] for step in steps if "**Check.**" not in step] == []
    assert [int(step.partition(".")[0]) for step in steps] == list(range(1, len(steps) + 1))


def test_every_step_has_a_picture() -> None:
    steps = re.split(r"^## (?=\d+\.)", PAGE, flags=re.MULTILINE)[1:]
    assert [step.splitlines()[0] for step in steps if "![" not in step] == []


def test_commands_of_the_page_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = {key.removeprefix("cli.about-") for key in entries("cli") if key.startswith("cli.about-")}
    for line in re.findall(r"(?:^|`)((?:filature|make) [a-z-]+)", PAGE, re.MULTILINE):
        tool, _, word = line.partition(" ")
        if line == "make install":
            continue
        assert word in commands if tool == "filature" else re.search(rf"^{word}:", makefile, re.MULTILINE), line
