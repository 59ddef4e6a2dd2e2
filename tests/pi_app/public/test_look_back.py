"""A finished game can be replayed with the table's buttons and on its lights. A game in progress cannot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine import games, record
from engine.bits import bits
from engine.game import TABLE
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.games import front_of
from pi_app.public import look_back as looking_back
from pi_app.public.look_back import LookBack, look_back
from tests.pi_app.games.page_walk import PLAYED
from tests.pi_app.screens.scenes import RandomSession, finished

every_game = pytest.mark.parametrize(("name", "options"), PLAYED)


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable() as table:
        yield table


def pressed(past: LookBack, *buttons: str) -> LookBack:
    for button in buttons:
        after = past.press(button)
        assert after is not None
        past = after
    return past


# ---- the steps


@every_game
def test_the_last_step_is_how_the_game_ended_and_the_first_how_it_began(name: str, options: dict[str, Any]) -> None:
    past = finished(name, options)
    game = games.load(name)
    fresh: Referee[Any, Any, Any] = Referee(game, options, seed=5, chance="manual")
    assert past.steps[0].views[TABLE] == fresh.view(TABLE)
    last = pressed(past, *["right"] * len(past.steps)).step
    for seat, view in last.views.items():
        assert game.show(view)["result"] is not None, seat


def test_it_goes_forth_and_back_stays_within_the_game_and_is_left() -> None:
    past = finished("catch-a-thief", {})
    assert pressed(past, "left").at == 0
    assert pressed(past, "right", "right").at == 2
    assert pressed(past, "right", "right", "left").at == 1
    assert pressed(past, *["right"] * 99).at == len(past.steps) - 1
    assert past.press("back") is None


def test_the_other_side_can_be_chosen_and_only_the_thief_knew_the_way() -> None:
    past = pressed(finished("catch-a-thief", {}), "right", "right")
    assert past.seat == "thief"
    assert pressed(past, "ok").seat == "detective" and pressed(past, "ok", "ok") == past
    assert past.step.views["thief"].path and not past.step.views["detective"].path


def test_a_game_that_goes_on_cannot_be_looked_at() -> None:
    referee: Referee[Any, Any, Any] = Referee(games.load("catch-a-thief"), {}, seed=1)
    with pytest.raises(ValueError, match="not over"):
        look_back(referee)


# ---- where pieces went


def names_of_trails(past: LookBack, at: int, seat: str) -> list[tuple[str, str]]:
    lying = front_of(past.game).tabletop
    trails = past.steps[at].trails[seat]
    return [("" if start is None else lying.name_of(start), lying.name_of(end or 0)) for start, end in trails]


def replayed(game: str, *moves: tuple[str, str]) -> LookBack:
    """Return the look back at a game with these moves, as if it had been given up."""
    referee: Referee[Any, Any, Any] = Referee(games.load(game), {}, seed=1)
    for seat, move in moves:
        referee.play(seat, referee.game.read(move))
    return looking_back._of_record(record.write(referee))


def test_everybody_saw_the_detective_go_and_only_the_thief_where_the_thief_went() -> None:
    moves = [("thief", "6G"), ("detective", "6F"), ("thief", "7G"), ("detective", "9C")]
    past = replayed("catch-a-thief", *moves)
    assert [names_of_trails(past, at, TABLE) for at in range(5)] == [[], [], [("", "6F")], [], [("6F", "9C")]]
    assert [names_of_trails(past, at, "thief") for at in (1, 3)] == [[("6F", "6G")], [("6G", "7G")]]
    assert names_of_trails(past, 3, "detective") == [], "this seat did not know it"


def test_every_piece_that_moved_in_catch_it_has_a_trail_unless_it_left_the_board() -> None:
    past = finished("catch-it", {})
    lying = front_of("catch-it").tabletop
    for before, step in pairwise(past.steps):
        stood, stand = lying.pieces(before.views[TABLE]), lying.pieces(step.views[TABLE])
        come = {at for at, kind in stand.items() if stood.get(at) != kind}
        assert {end for _, end in step.trails[TABLE]} == come
        assert all(start in stood and start not in stand for start, _ in step.trails[TABLE])


def test_a_detective_of_le_traqueur_has_no_trail_when_the_table_shows_the_other_camp() -> None:
    past, seen = finished("traqueur", {}), 0
    for before, step in pairwise(past.steps):
        if step.views[TABLE].search.seat != before.views[TABLE].search.seat:
            assert step.trails[TABLE] == ()
            seen += 1
    assert seen > 9


def test_a_light_runs_along_the_trail_that_the_shown_side_knew() -> None:
    past = replayed("catch-a-thief", ("thief", "6G"), ("detective", "6F"), ("thief", "7G"), ("detective", "9C"))
    ways = {(at, side): looking_back.lights(past._replace(at=at, side=side)).ways for at in range(5) for side in (0, 1)}
    assert {key for key, way in ways.items() if way} == {(1, 0), (3, 0), (4, 0), (4, 1)}


# ---- the lights


def test_the_lights_follow_the_thief_step_by_step_on_his_side_alone() -> None:
    past = finished("catch-a-thief", {})
    path = past.steps[-1].views["thief"].path
    shown = [looking_back.lights(past._replace(at=at)).asked for at in range(len(past.steps))]
    ways = list(dict.fromkeys(shown))
    assert ways[1:] == [bits([point]) for point in path]
    assert not any(looking_back.lights(past._replace(at=at, side=1)).asked for at in range(len(past.steps)))


def test_the_lights_show_a_camp_and_a_pursuer_to_who_had_them() -> None:
    past = finished("traqueur", {})
    north, south = (looking_back.lights(past._replace(at=len(past.steps) - 1, side=side)).asked for side in (0, 1))
    assert north and south and north != south
    past = finished("rattrapez-le", {"players": 4})
    last = past._replace(at=len(past.steps) - 1)
    places = front_of("rattrapez-le").tabletop.pieces(last.step.views[TABLE])
    for side in range(4):
        (at,) = [at for at in places if looking_back.lights(last._replace(side=side)).asked >> at & 1]
        assert places[at] != "horse"


# ---- at the table


def over(table: VirtualTable) -> RandomSession:
    session = RandomSession(table, "en")
    session.play(session.sit_down("catch-a-thief", {}), 100, Random(1))
    return session


def brightest(session: RandomSession, at: int) -> int:
    """Return the greatest brightness of a point within a second."""
    found = []
    for _ in range(20):
        session.wait(50)
        found.append(sum(session.table.colours()[at]))
    return max(found)


def test_the_buttons_lead_from_the_result_through_the_game_and_back(table: VirtualTable) -> None:
    session = over(table)
    loop = session.loop
    result = loop.lines()
    assert "the game is over" in result[0] and "see the game again" in result[-1]
    session.press("right")
    assert "Step 1 of" in loop.lines()[0] and any("thief" in line for line in loop.lines())
    session.press("right", "right")
    assert "Step 3 of" in loop.lines()[0]
    assert loop.looking_back.past is not None
    thief = loop.looking_back.past.step.views["thief"].path[-1]
    secret = brightest(session, thief)
    session.press("ok")
    assert any("detective" in line for line in loop.lines())
    assert secret > brightest(session, thief), "the thief's secret position shines while his side is shown"
    session.press("back")
    assert loop.lines() == result


def test_the_menu_opens_over_it_and_a_new_game_ends_it(table: VirtualTable) -> None:
    session = over(table)
    session.press("left", "menu")
    assert session.loop.menu is not None
    session.press("back")
    assert "Step 1 of" in session.loop.lines()[0]
    session.sit_down("catch-it", {})
    assert session.loop.looking_back.past is None and "Catch'it" in session.loop.lines()[0]


def test_holding_menu_leads_out_of_it(table: VirtualTable) -> None:
    session = over(table)
    session.press("right")
    table.press("menu")
    session.wait(3200)
    table.release("menu")
    session.wait(100)
    assert session.loop.looking_back.past is None


def test_while_the_game_goes_on_left_and_right_show_nothing_of_it(table: VirtualTable) -> None:
    session = RandomSession(table, "en")
    session.play(session.sit_down("catch-a-thief", {}), 3, Random(1))
    before = session.loop.lines()
    session.press("left", "right")
    assert session.loop.looking_back.past is None and session.loop.lines() == before
