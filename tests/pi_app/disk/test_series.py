"""Who sits where in the next game of a series, at the table or with a handheld."""

from __future__ import annotations

import pytest

from engine.game import Outcome
from engine.match import MatchError
from pi_app.disk import series
from pi_app.players import AT_TABLE, ON_SCREEN, bot


def caught(turn: int) -> Outcome:
    return Outcome("caught", ("detective",), {"detective": turn})


def test_bots_keep_their_level_and_people_take_the_handheld_where_pieces_are_not_touched() -> None:
    one = series.begin("catch-a-thief", {}, {"thief": bot(3), "detective": AT_TABLE}, ("Ada",), 4)
    seen = []
    for _ in range(3):
        seen.append([(place.seat, place.sits, place.name) for place in one.places()])
        one = one.after(caught(2))
    assert seen == [
        [("thief", "bot:3", ""), ("detective", "table", "Ada")],
        [("thief", "line", "Ada"), ("detective", "bot:3", "")],
        [("thief", "bot:3", ""), ("detective", "table", "Ada")],
    ]


def test_who_was_the_thief_on_a_handheld_moves_pieces_as_the_detective() -> None:
    one = series.begin("catch-a-thief", {}, {"thief": ON_SCREEN, "detective": ON_SCREEN}, (), 2)
    assert [place.sits for place in one.after(caught(2)).places()] == ["line", "table"]
    assert [place.sits for place in one.after(caught(2)).after(caught(3)).places()] == ["line", "line"]


def test_after_a_single_game_the_same_players_may_go_on_as_in_a_series() -> None:
    one = series.begin("catch-a-thief", {}, {"thief": ON_SCREEN}, ("Ada", "Basile"))
    again = one.after(caught(4)).on()
    assert [place.name for place in again.places()] == ["Basile", "Ada"]
    assert not again.is_match and not again.goes_on and [place.who for place in again.places()] == [None, None]
    loser = series.begin("catch-it", {}, {}).after(Outcome("goal", ("blue",), {"blue": 1, "red": 0}))
    assert loser.on().options["starter"] == "red"


def test_who_plays_from_afar_or_as_a_bot_does_so_on_every_seat_of_a_round() -> None:
    one = series.begin("rattrapez-le", {"players": 3}, {"p2": ON_SCREEN, "p3": bot(1)}, ("Ada", "Basile"), 3)
    over = one.after(Outcome("exhausted", (), dict.fromkeys(("p1", "p2", "p3"), 0)))
    assert [(place.seat, place.sits, place.name) for place in over.places()] == [
        ("p1", "line", "Basile"),
        ("p2", "bot:1", ""),
        ("p3", "table", "Ada"),
    ]


def test_a_match_of_a_length_that_is_not_the_custom_is_refused() -> None:
    for game, length, multiple in (("catch-a-thief", 3, 2), ("chicago", 4, 3)):
        with pytest.raises(MatchError) as refused:
            series.begin(game, {}, {}, (), length)
        assert refused.value.wanted == multiple


def test_the_fewest_points_win_a_match_of_catch_a_thief_and_another_one_begins_at_the_beginning() -> None:
    one = series.begin("catch-a-thief", {}, {}, (), 2)
    done = one.after(caught(4)).after(caught(7))
    assert done.totals() == (7, 4) and done.leaders() == (1,) and not done.goes_on
    assert done.on() == one
