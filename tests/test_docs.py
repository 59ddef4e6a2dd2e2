"""What the documentation shows is true."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from docs import architecture_picture, rules_pages
from engine.games import BUILT_IN
from hardware.virtual import VirtualTable
from pi_app.wire.referee_desk import RefereeDesk
from pi_app.wire.table_desk import TableDesk
from tests.pi_app.screens.likeness import EXACT

ROOT = Path(__file__).parent.parent
SHOWN = (
    *("engine.match", "engine.referee", "pi_app.table.menu.menu", "pi_app.commands.tally"),
    *("pi_app.terminal.orders", "pi_app.words", "pi_app.games", "pi_app.games.tunes", "pi_app.games.rules"),
    *(
        "pi_app.players",
        "pi_app.robots.hands",
        "pi_app.table.pace",
        "pi_app.window.carrying",
        "pi_app.draw.sheets.night_print",
    ),
)


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_page_talks_with_the_referee_as_it_talks() -> None:
    page = "docs/referee.md"
    lines = [line for block in blocks(page, "console") for line in block.splitlines() if line.startswith("{")]
    assert lines
    desk = RefereeDesk("en")
    for request, reply in zip(lines[::2], lines[1::2], strict=True):
        assert desk.answer(request.encode()) == json.loads(reply)


def test_the_page_talks_with_the_table_as_it_talks() -> None:
    lines = [
        line for block in blocks("docs/table.md", "console") for line in block.splitlines() if line.startswith("{")
    ]
    assert lines
    with VirtualTable() as table:
        desk = TableDesk("en", table)
        for request, reply in zip(lines[::2], lines[1::2], strict=True):
            assert desk.answer(request.encode()) == json.loads(reply)


def test_the_page_names_every_request_of_the_table() -> None:
    page = (ROOT / "docs/table.md").read_text(encoding="utf-8")
    with VirtualTable() as table:
        assert [verb for verb in TableDesk("en", table).verbs() if not re.search(rf'"{verb}"|`{verb}`', page)] == []


@pytest.mark.parametrize("module", SHOWN)
def test_examples_in_docstrings_are_true(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried and not failed


def test_pages_that_are_linked_exist() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_stays_short_and_names_the_test_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(readme.splitlines()) <= 110
    assert "\nmake test " in readme and "\nmake demo\n" in readme


def test_the_changelog_begins_with_the_version_of_the_program() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    version = re.search(r'^version = "([^"]+)"', project, re.MULTILINE)
    sections = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert version and next(name for name in sections if name != "Unreleased") == version[1]


def test_the_index_lists_every_page_once() -> None:
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| \[[^]]+\]\(([\w-]+\.md)\)", index, re.MULTILINE)
    assert sorted(listed) == sorted(page.name for page in (ROOT / "docs").glob("*.md") if page.name != "README.md")


def test_headings_that_are_linked_exist() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target, heading in re.findall(r"\]\((?!http)([^)#]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
            linked = (page.parent / target if target else page).read_text(encoding="utf-8")
            titles = re.findall(r"^#+ (.+)$", linked, re.MULTILINE)
            anchors = [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]
            assert heading in anchors, f"{page.name} links to {target}#{heading}"


def test_every_file_that_a_page_names_exists() -> None:
    named = re.compile(r"(?<![\w/.-])(?:engine|hardware|pi_app|firmware|schematics|tests|docs)/[\w./-]*[\w/]")
    elsewhere = {"docs/adding-a-game.md"}  # this page names files of a game that the reader will write
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        if page.relative_to(ROOT).as_posix() not in elsewhere:
            for path in named.findall(page.read_text(encoding="utf-8")):
                assert (ROOT / path).exists(), f"{page.name} names {path}"


def test_every_function_that_the_architecture_names_exists() -> None:
    """A row of the page's table has a file, then the names that are defined there, all in backticks."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]*\| `([\w/]+\.py)` \| ([^|]+) \|", page, re.MULTILINE)
    assert len(rows) > 5
    for path, names in rows:
        source = (ROOT / path).read_text(encoding="utf-8")
        for name in re.findall(r"`(?:\w+\.)?(\w+)`", names):
            assert re.search(rf"\b(?:def|class) {name}\b", source), f"{path} has no {name}"


def test_the_picture_of_the_rooms_is_drawn_from_the_imports_of_today() -> None:
    drawn = architecture_picture.PICTURE.read_text(encoding="utf-8")
    assert drawn == architecture_picture.picture(), "run `make picture` and look at docs/architecture.svg"


@pytest.mark.slow
@pytest.mark.skipif(not EXACT, reason="pygame-ce measures letters a little differently")
def test_the_pages_of_rules_are_written_from_the_texts_of_the_table() -> None:
    written = dict(rules_pages.pages())
    kept = {str(file.relative_to(rules_pages.FOLDER)) for file in rules_pages.FOLDER.rglob("*") if file.is_file()}
    assert kept == set(written)
    stale = [name for name, content in written.items() if (rules_pages.FOLDER / name).read_bytes() != content]
    assert stale == [], "make rules writes them anew"


def test_who_adds_a_game_is_shown_every_file_that_all_games_have() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    rooms = [{path.name for path in (ROOT / "pi_app/games" / name.replace("-", "_")).glob("*.py")} for name in BUILT_IN]
    shared = {name for name in set.intersection(*rooms) if not name.endswith("_words.py")} - {"__init__.py"}
    assert len(shared) > 5
    required = shared - {"overlay.py", "lessons.py", "hints.py"}  # a printed board, lessons and hints are optional
    assert [name for name in sorted(required) if f"### `huts_game/{name}`" not in page] == []
    assert [name for name in sorted(shared) if f"`{name}`" not in page.partition("## A game inside Filature")[2]] == []


def test_the_example_of_the_screens_page_runs() -> None:
    for block in blocks("docs/screens.md", "python"):
        exec(block, {})  # noqa: S102


def test_the_bots_of_the_docs_play(tmp_path: Path) -> None:
    in_python, its_games, over_a_pipe = blocks("docs/writing-a-bot.md", "python")
    assert len(in_python.split("def choose")[1].strip().splitlines()) <= 20

    scores = re.findall(r"[\d.]+\d", run_script(in_python + its_games, tmp_path))
    guessing, sampling = map(float, scores)
    assert sampling < guessing - 1

    result = run_script(over_a_pipe, tmp_path)
    assert "goal" in result or "repetition" in result


def run_script(source: str, folder: Path) -> str:
    """Run a page's code in a process of its own, with the command `filature` on its path, and return its output."""
    command = folder / "filature"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m pi_app.cli "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", source], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
