"""Terminal boards are drawn from what a seat was shown, and from nothing else."""

from __future__ import annotations

import pytest

from engine import games
from engine.game import TABLE
from engine.referee import Referee
from pi_app.demo.series import new_match, play
from pi_app.draw.terminal.picture import plain
from pi_app.games import front_of
from pi_app.games.terminal_board import Sight


@pytest.mark.parametrize("game", games.names())
def test_every_game_of_the_house_has_a_board(game: str) -> None:
    board = front_of(game).terminal
    assert len(board.printed.columns) == len(board.printed.rows) == 11


# ------------------------------------------------------------------------------------------ Catch a Thief


def after(*moves: str) -> dict[str, Sight]:
    """Return what the thief and the table see after these moves."""
    game = games.load("catch-a-thief")
    referee = Referee(game, {}, seed=1)
    for number, move in enumerate(moves):
        referee.play(("thief", "detective")[number % 2], game.read(move))
    return {
        seat: Sight(game.show(referee.view(seat)), tuple(map(game.write, game.legal(referee.view(seat)) or ())), ())
        for seat in ("thief", TABLE)
    }


def test_what_is_told_to_all_is_the_same_whatever_the_thief_did_and_his_own_side_is_not() -> None:
    board = front_of("catch-a-thief").terminal
    one, other = after("5F", "6F", "4F", "9B"), after("7F", "6F", "7G", "9B")
    assert board.labels(one[TABLE].shown, {}) == board.labels(other[TABLE].shown, {})
    assert board.notes(one[TABLE].shown, "en") == board.notes(other[TABLE].shown, "en")
    for size in range(board.sizes):
        assert board.private(one["thief"], size) != board.private(other["thief"], size)


def test_the_thief_sees_his_steps_his_ways_on_and_the_detective() -> None:
    drawn = plain(front_of("catch-a-thief").terminal.private(after("5F", "6F", "4F", "9B")["thief"], 1)).split("\n")
    rows = {line[:2].strip(): line for line in drawn}
    assert rows["3"][19] == "○" and rows["4"][16:24] == "○  ☻2 ○ "
    assert rows["5"][19] == "1" and rows["6"][19:21] == "◆1" and rows["9"][6:9] == "♙●2"


def test_stacked_clues_show_the_newest_number_and_are_all_listed() -> None:
    board = front_of("catch-a-thief").terminal
    shown = after("5F", "6F", "4F", "9B", "3F", "9B", "3E", "10J")[TABLE].shown
    labels = board.labels(shown, {})
    assert (labels[5 * 11 + 5], labels[8 * 11 + 1], labels[9 * 11 + 9]) == ("◆1", "●3", "●4")
    assert ["".join(cell.sign for cell in item) for item in board.notes(shown, "en").items] == [
        "◆1 6F",
        "●2 9B",
        "●3 9B",
        "●4 10J",
    ]


def test_the_path_stays_hidden_until_it_is_revealed_step_by_step() -> None:
    board = front_of("catch-a-thief").terminal
    moments = list(play(new_match("catch-a-thief"), seed=1, level=0, thought=1))
    last = next(moment for moment in moments if moment.table.shown["result"])
    path = last.table.shown["path"]
    end, *steps, result = board.stills(last.table, last.seats, "en")
    assert end.shown["path"] is None
    assert [still.shown["path"] for still in steps] == [path[: n + 1] for n in range(len(path))]
    assert all(still.passing for still in steps) and result.shown["path"] == path
    for moment in moments:
        if not moment.table.shown["result"]:
            assert all(still.shown["path"] is None for still in board.stills(moment.table, moment.seats, "en"))


# ------------------------------------------------------------------------------------------ Catch'it


def catch_it(*moves: str) -> dict[str, object]:
    game = games.load("catch-it")
    referee = Referee(game, {}, seed=1)
    for move in moves:
        referee.play(min(referee.to_act), game.read(move))
    return game.show(referee.view(TABLE))


def test_the_ball_stands_beside_the_pawn_that_carries_it_and_is_lifted_with_it() -> None:
    board, shown = front_of("catch-it").terminal, catch_it("D1-D2", "C1-C2")
    d2 = 7 * 11 + 5
    assert board.labels(shown, {d2: "blue"}) == {d2: "◉"} and board.labels(shown, {}) == {}


def test_a_turn_of_two_pawns_is_one_line_of_the_list() -> None:
    board = front_of("catch-it").terminal
    shown = catch_it("D1-D2", "C1-C2", "A7-A6")
    assert ["".join(cell.sign for cell in item) for item in board.notes(shown, "en").items] == [
        "  1 ● D1-D2  C1-C2",
        "  2 ◆ A7-A6",
    ]
    assert [board.turn(catch_it(*moves)) for moves in ((), ("D1-D2",), ("D1-D2", "C1-C2"))] == [1, 1, 2]
