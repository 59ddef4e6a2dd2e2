"""A game is loaded with all its parts or not at all. The error names the missing part in a sentence."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from engine.games import BrokenGameError, Rooms, UnknownGameError
from pi_app.games import front_of
from pi_app.games.front import Front

PARTS = [
    part.name
    for part in dataclasses.fields(Front)
    if part.default is dataclasses.MISSING and part.default_factory is dataclasses.MISSING
]
WHOLE = """
from pi_app.games import front_of
from pi_app.games.front import Front, Later

whole = front_of("catch-it")
FRONT = Front(
    tabletop=whole.tabletop,
    pages=whole.pages,
    sentences=whole.sentences,
    terminal=whole.terminal,
    sheet_part=whole.sheet_part,
    words=whole.words,
    legend=whole.legend,
    looks=whole.looks,
    open_seats=whole.open_seats,
)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a package that registers the game `huts`. Each test writes its front."""
    folder = tmp_path / "huts_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    rooms = Rooms("huts_game.rules", "huts_game.bot", "huts_game", "filature-huts")
    monkeypatch.setattr(games, "_others", lambda: {"huts": rooms})
    front_of.cache_clear()
    yield folder
    front_of.cache_clear()
    for name in [name for name in sys.modules if name.startswith("huts_game")]:
        del sys.modules[name]


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_whole_front(game: str) -> None:
    front = front_of(game)
    assert front.sheet.chips and all(key.startswith(f"{game}.") for key in front.words)


def test_a_game_of_another_package_is_loaded(package: Path) -> None:
    (package / "front.py").write_text(WHOLE, encoding="utf-8")
    assert "huts" in games.names() and front_of("huts").legend == front_of("catch-it").legend


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_part_is_named_when_the_game_is_loaded(part: str, package: Path) -> None:
    lines = [line for line in WHOLE.splitlines() if not line.startswith(f"    {part}=")]
    (package / "front.py").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BrokenGameError, match=f"'huts' cannot be loaded: .*'{part}'"):
        front_of("huts")


def test_a_sheet_that_is_not_there_is_found_when_the_game_is_loaded(package: Path) -> None:
    lacking = WHOLE.replace("whole.sheet_part", 'Later("huts_game.sheet", "BOARD")')
    (package / "front.py").write_text(lacking, encoding="utf-8")
    with pytest.raises(BrokenGameError, match=r"there is no module huts_game\.sheet"):
        front_of("huts")


def test_an_overlay_that_is_not_there_is_found_when_the_game_is_loaded(package: Path) -> None:
    lacking = WHOLE.replace("open_seats", 'overlay=Later("huts_game.overlay", "layers"),\n    open_seats', 1)
    (package / "front.py").write_text(lacking, encoding="utf-8")
    with pytest.raises(BrokenGameError, match=r"there is no module huts_game\.overlay"):
        front_of("huts")


def test_a_package_without_a_front_says_so(package: Path) -> None:
    with pytest.raises(BrokenGameError, match=r"huts_game\.front"):
        front_of("huts")


def test_a_game_that_nobody_registered_is_unknown() -> None:
    with pytest.raises(UnknownGameError, match="no game 'tag'"):
        front_of("tag")
