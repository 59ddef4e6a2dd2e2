"""The figures of Catch a Thief: catches by turn, and the ways of those who escaped."""

from __future__ import annotations

from engine.game import Outcome
from pi_app.games.catch_a_thief.figures import figures
from pi_app.games.figures import FinishedGame
from pi_app.grid import spot

WAY = ("6G", "6H", "6I", "6J", "6K", "5K", "4K", "3K", "2K", "1K")


def caught(turn: int) -> FinishedGame:
    moves = [(seat, at) for at in WAY[:turn] for seat in ("thief", "detective")]
    return FinishedGame(Outcome("caught", ("detective",), {"detective": turn}), moves)


def escaped(way: tuple[str, ...] = WAY) -> FinishedGame:
    moves = [(seat, at) for at in way for seat in ("thief", "detective")]
    return FinishedGame(Outcome("escaped", ("thief",), {"detective": 10}), moves[:-1])


def test_catches_are_counted_by_turn_the_earliest_first() -> None:
    found = figures([caught(5), caught(3), caught(5)])
    (histogram,) = found.histograms
    assert list(histogram.counts.items()) == [(3, 1), (5, 2)]
    assert [board.caption.key for board in found.heat_maps] == ["catch-a-thief.stats-traps"] and found.as_json[
        "escaped"
    ] == 0


def test_only_the_ways_of_those_who_escaped_are_on_the_board() -> None:
    other = ("6G", "6H", "6I", "6J", "6K", "7K", "8K", "9K", "10K", "11K")
    found = figures([escaped(), caught(4), escaped(other)])
    board = next(each for each in found.heat_maps if each.caption.key != "catch-a-thief.stats-traps")
    assert board.caption.words("en") == "Ways by which thieves escaped (2)"
    assert board.counts[spot(6, 5)] == 2 and board.counts[spot(10, 0)] == 1, "6G twice, 1K once"
    assert found.as_json["hideouts"] == {"1K": 1, "11K": 1} and found.as_json["steps"]["6K"] == 2


def test_the_board_has_four_hideouts_and_the_scene() -> None:
    (board,) = figures([escaped()]).heat_maps
    assert set(board.landmarks) == {spot(0, 0), spot(10, 0), spot(5, 5), spot(0, 10), spot(10, 10)}


def test_without_a_game_there_is_nothing_to_draw() -> None:
    none = figures([])
    assert (none.histograms, none.heat_maps) == ((), ())
    assert none.as_json == {"caught": {}, "escaped": 0, "traps": {}, "steps": {}, "hideouts": {}}
