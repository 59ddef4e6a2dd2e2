"""Series of games: roles, starters, totals and winners."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.game import OptionError, Outcome
from engine.match import Match, MatchError

PLAYERS = ("Ada", "Bob")
DRAW = Outcome("repetition", (), {"blue": 0, "red": 0})
BLUE = Outcome("goal", ("blue",), {"blue": 1, "red": 0})
RED = Outcome("goal", ("red",), {"blue": 0, "red": 1})
ESCAPED = Outcome("escaped", ("thief",), {"detective": 10})


def caught(turn: int) -> Outcome:
    return Outcome("caught", ("detective",), {"detective": turn})


def series(game: str, *outcomes: Outcome, length: int = 4, **options: Any) -> Match:
    """Return a match in which these games have been played."""
    match = Match(game, PLAYERS, length, options).check()
    for outcome in outcomes:
        match = match.add(outcome)
    return match


# ---- catch-a-thief 1 and 8


def test_thief_and_detective_swap_after_every_game() -> None:
    match = series("catch-a-thief")
    thieves = []
    for _ in range(4):
        thieves.append(match.seating().seats["thief"])
        assert set(match.seating().seats.values()) == set(PLAYERS)
        match = match.add(ESCAPED)
    assert thieves == ["Ada", "Bob", "Ada", "Bob"]


def test_the_points_of_a_game_go_to_the_player_of_the_detective() -> None:
    match = series("catch-a-thief", caught(4), ESCAPED, caught(3))
    assert match.totals() == {"Ada": 10, "Bob": 4 + 3}
    assert not match.over


@pytest.mark.parametrize(
    ("second", "leaders"),
    [(caught(5), ("Bob",)), (caught(3), ("Ada",)), (caught(4), ("Ada", "Bob"))],
)
def test_the_fewest_points_win_and_equal_totals_share(second: Outcome, leaders: tuple[str, ...]) -> None:
    match = series("catch-a-thief", caught(4), second, length=2)
    assert match.over
    assert match.leaders() == leaders


@pytest.mark.parametrize("length", [-2, 0, 1, 3, 7])
def test_a_series_of_catch_a_thief_has_an_even_number_of_games(length: int) -> None:
    with pytest.raises(MatchError) as error:
        series("catch-a-thief", length=length)
    assert (error.value.code, error.value.wanted) == ("games", 2)


def test_the_variant_stays_the_same_through_a_series() -> None:
    match = series("catch-a-thief", variant=2)
    assert [match.seating().options, match.add(ESCAPED).seating().options] == [{"variant": 2}, {"variant": 2}]


# ---- catch-it 1


def starters(*outcomes: Outcome, **options: Any) -> list[Any]:
    """Return who starts the first game, and who starts the next game after each of these outcomes."""
    match = series("catch-it", length=9, **options)
    found = [match.seating().options["starter"]]
    for outcome in outcomes:
        match = match.add(outcome)
        found.append(match.seating().options["starter"])
    return found


def test_the_loser_starts_the_next_game_of_catch_it() -> None:
    assert starters(BLUE, BLUE, RED, BLUE) == ["blue", "red", "red", "blue", "red"]


def test_after_a_draw_the_other_side_starts() -> None:
    assert starters(DRAW, DRAW, BLUE, DRAW) == ["blue", "red", "blue", "red", "blue"]
    assert starters(DRAW, starter="red") == ["red", "blue"]


def test_players_keep_their_colours_and_one_point_a_win_adds_up() -> None:
    match = series("catch-it", BLUE, RED, BLUE, DRAW, length=5)
    assert match.seating().seats == {"blue": "Ada", "red": "Bob"}
    assert match.totals() == {"Ada": 2, "Bob": 1}
    assert match.leaders() == ("Ada",)
    assert match.add(RED).leaders() == PLAYERS


def test_a_series_of_catch_it_may_be_odd_but_not_empty() -> None:
    assert series("catch-it", length=1).games == 1
    with pytest.raises(MatchError) as error:
        series("catch-it", length=0)
    assert (error.value.code, error.value.wanted) == ("games", 1)


def test_a_given_position_and_the_other_options_are_kept_in_every_game() -> None:
    position = {"blue": ["D1"], "red": ["D7"], "ball": "D1", "to_move": "blue"}
    match = series("catch-it", BLUE, position=position, repetition=False)
    assert match.seating().options == {"position": position, "repetition": False, "starter": "red"}
    assert games.load("catch-it").check(match.seating().options)["position"] == position


# ---- chicago 13


def test_everybody_is_the_police_once_and_totals_add_up() -> None:
    match = Match("chicago", ("Ada", "Bob", "Cy"), 3).check()
    police = []
    for score in (100, 50, 20):
        police.append(match.seating().seats["police"])
        match = match.add(Outcome("finished", ("police",), {"police": score, "thief1": 10, "thief2": 0}))
    assert sorted(police) == ["Ada", "Bob", "Cy"]
    assert sum(match.totals().values()) == 100 + 50 + 20 + 3 * 10
    assert match.over and match.leaders() == (police[0],)


@pytest.mark.parametrize(("players", "length"), [(3, 1), (3, 4), (4, 3), (5, 4)])
def test_a_series_of_chicago_lets_all_be_the_police_equally_often(players: int, length: int) -> None:
    with pytest.raises(MatchError) as error:
        Match("chicago", tuple("ABCDE"[:players]), length, {"players": players}).check()
    assert (error.value.code, error.value.wanted) == ("games", players)


# ---- any game


@pytest.mark.parametrize("players", [(), ("Ada",), ("Ada", "Ada"), ("Ada", "Bob", "Cy")])
@pytest.mark.parametrize("game", ["catch-a-thief", "catch-it"])
def test_every_seat_needs_a_player_of_its_own(game: str, players: tuple[str, ...]) -> None:
    with pytest.raises(MatchError) as error:
        Match(game, players, 2).check()
    assert (error.value.code, error.value.wanted) == ("players", 2)


def test_a_match_needs_options_that_its_game_knows() -> None:
    with pytest.raises(OptionError):
        series("catch-it", variant=2)


def test_adding_a_game_leaves_the_match_before_as_it_was() -> None:
    before = series("catch-it", length=1)
    after = before.add(BLUE)
    assert (before.over, before.totals()) == (False, {"Ada": 0, "Bob": 0})
    assert (after.over, after.totals()) == (True, {"Ada": 1, "Bob": 0})


# ---- the other games


def test_at_rattrapez_le_everybody_begins_in_turn() -> None:
    match = Match("rattrapez-le", ("Ada", "Bob", "Cleo"), 4, {"players": 3}).check()
    first = []
    for _ in range(4):
        first.append(match.seating().seats["p1"])
        match = match.add(Outcome("caught", ("p2",), {"p1": 0, "p2": 1, "p3": 0}))
    assert first == ["Ada", "Bob", "Cleo", "Ada"]
    assert match.totals() == {"Ada": 1, "Bob": 2, "Cleo": 1}


def test_at_the_traqueur_players_keep_their_camps_and_take_turns_at_playing_first() -> None:
    match = Match("traqueur", PLAYERS, 3, {"first": "south"}).check()
    firsts = []
    for _ in range(3):
        assert match.seating().seats == {"north": "Ada", "south": "Bob"}
        firsts.append(match.seating().options["first"])
        match = match.add(Outcome("found", ("north",), {"north": 1, "south": 0}))
    assert firsts == ["south", "north", "south"]
    assert match.leaders() == ("Ada",)
