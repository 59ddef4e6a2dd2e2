"""Tests of the board below the lights: it is that of the game, it is dark enough, and a game may have none."""

from __future__ import annotations

import pytest

from engine import games
from pi_app.draw.sheets.acts import Polygon, Rectangle, Ring, Stamp, Stroke
from pi_app.draw.sheets.night_print import night
from pi_app.palette import BLACK, PAPER, WHITE
from pi_app.window.felt import board_acts
from pi_app.window.layout import DEFAULT, LEAST_SIZE, lay_out
from tests.pi_app.games.plug_in import Install, install
from tests.pi_app.window.scenes import bench

__all__ = ["install"]  # a fixture
GROUND = lay_out(*DEFAULT).ground


def colours(game: str) -> set[tuple[int, int, int]]:
    found = set()
    for act in board_acts(game, GROUND):
        match act:
            case Stamp():
                found.add(act.fill)
            case Polygon() | Rectangle() | Ring() | Stroke():
                found.add(act.colour)
            case _:
                raise AssertionError(f"{act} is no part of a board")
    return found


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_the_board_of_each_game_is_seen_and_no_brighter_than_a_weak_light(game: str) -> None:
    seen = colours(game)
    assert len(seen) > 3
    assert max(max(colour) for colour in seen) <= 125


@pytest.mark.parametrize("size", [LEAST_SIZE, DEFAULT])
def test_boards_differ_and_stay_within_the_wood(size: tuple[int, int]) -> None:
    layout = lay_out(*size)
    boards = {game: board_acts(game, layout.ground) for game in games.BUILT_IN}
    assert len(set(boards.values())) == len(games.BUILT_IN)
    for act in (act for acts in boards.values() for act in acts if isinstance(act, Polygon)):
        assert all(layout.board.inflate(10, 10).collidepoint(point) for point in act.points)


def test_paper_is_darker_than_ink_at_night() -> None:
    assert max(night(WHITE)) < max(night(PAPER)) < max(night(BLACK))


def test_the_board_lies_there_only_during_its_game() -> None:
    with bench() as opened:
        before = opened.draw().acts
        assert not set(board_acts("chicago", opened.hand.layout.ground)) <= set(before)
        opened.sit_down("chicago")
        assert set(board_acts("chicago", opened.hand.layout.ground)) <= set(opened.draw().acts)


def test_a_game_without_a_printed_board_is_played_on_bare_felt(install: Install) -> None:
    install(parts="overlay=None")
    board_acts.cache_clear()
    assert board_acts("huts", GROUND) == ()
