"""The path of a piece in a public event: it begins and ends where the piece stood, and obeys the rules of its game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import games
from engine.bots import after_asking, choose
from engine.game import TABLE, Event, fold
from engine.games.rattrapez_le.board import FARM, LINKS, PLACES
from engine.referee import AnyReferee, Referee
from pi_app.games import front_of
from pi_app.games.tabletop import Tabletop
from pi_app.grid import SIZE, Spot, spot
from tests.oracles.agreement import random_position
from tests.oracles.catch_it import Position, given_position, jumps, name, set_out, square

OPTIONS = {"chicago": {"players": 4}, "rattrapez-le": {"players": 3}}


class Seen(NamedTuple):
    """A public event with a path: the table's view before and after it, the event, and the path."""

    before: Any
    event: Event
    path: tuple[Spot, ...]
    after: Any


def top(game: str) -> Tabletop:
    return front_of(game).tabletop


def seen(game: str, seeds: range, most: int = 400) -> Iterator[Seen]:
    """Yield every public event of some games between bots that has a path."""
    rules: Any = games.load(game)
    for seed in seeds:
        referee: AnyReferee = Referee(rules, OPTIONS.get(game, {}), seed=seed)
        rng = Random(seed)
        while referee.to_act and len(referee.line) < most:
            seat = rng.choice(sorted(referee.to_act))
            referee.play(seat, choose(game, referee.view(seat), level=1, rng=rng, enough=after_asking(20)))
        view = rules.blank(TABLE)
        for event in referee.shown(TABLE):
            after = fold(rules, view, [event])
            if path := tuple(top(game).path(view, event)):
                yield Seen(view, event, path, after)
            view = after


def places(points: tuple[Spot, ...]) -> list[tuple[int, int]]:
    return [(at % SIZE, at // SIZE) for at in points]


# ---- every game


@pytest.mark.parametrize("game", sorted(set(games.names()) - {"catch-a-thief"}))
def test_a_path_begins_and_ends_where_its_piece_stands(game: str) -> None:
    found = list(seen(game, range(3)))
    assert len(found) > 20
    for before, event, path, after in found:
        pieces, later = top(game).pieces(before), top(game).pieces(after)
        assert len(path) > 1 and all(0 <= at < SIZE * SIZE for at in path)
        assert path[0] in pieces and path[0] not in later, event
        out = event.data.get("to") == "out"
        assert out or (later[path[-1]] == pieces[path[0]] and path[-1] not in pieces) or event.kind == "played", event


def test_the_detective_of_catch_a_thief_goes_where_he_likes_and_has_no_path() -> None:
    assert not list(seen("catch-a-thief", range(2)))


# ---- Catch'it


def fewest_jumps(position: Position, start: tuple[int, int], text: str) -> int:
    """Return the number of jumps of a shortest chain, by trying all chains of the pawn in waves."""
    end, takes = text[3:] if "x" in text else text.partition("-")[2], "x" in text
    wave, seen_ = {(set_out(position, start), False)}, set[Any]()
    for count in range(1, 20):
        following = set()
        for pawn, took in wave:
            for jump in jumps(position, pawn):
                if (name(jump.land), took or jump.takes) == (end, takes):
                    return count
                if jump.then is not None:
                    following.add((jump.then, took or jump.takes))
        wave = following - seen_
        seen_ |= wave
    raise AssertionError(f"no chain makes {text}")


def test_a_chain_of_catch_it_is_legal_landing_by_landing_and_a_shortest_one() -> None:
    rng, rules, tried = Random(3), games.load("catch-it"), 0
    names = {spot("ABCDEFG".index(a) + 2, 9 - int(b)): a + b for a, b in product("ABCDEFG", "1234567")}
    for _ in range(250):
        given = random_position(rng)
        referee: AnyReferee = Referee(rules, {"position": given}, seed=0)
        position, side = given_position({"position": given})
        for move in referee.legal(side) or ():
            text = rules.write(move)
            if text == "pass":
                continue
            start, end = square(text[:2]), text[3:]
            data = {"seat": side, "from": text[:2], "to": end, "takes": move.takes}
            path = top("catch-it").path(referee.view(TABLE), Event("moved", data))
            told = [names.get(at, "out") for at in path]
            assert (told[0], told[-1]) == (text[:2], end)
            (x, y), (to_x, to_y) = places(tuple(path[:2]))
            if len(path) == 2 and max(abs(to_x - x), abs(to_y - y)) == 1:
                assert not move.takes
                continue
            tried += 1
            assert len(path) - 1 == fewest_jumps(position, start, text), (given, text)
            legs = (
                ["-".join(told)]
                if not move.takes
                else [
                    told[0] + "".join(f"{'x' if leg == taking else '-'}{at}" for leg, at in enumerate(told[1:]))
                    for taking in range(len(told) - 1)
                ]
            )
            assert any(rules.judge(referee.view(side), rules.read(leg)).ok for leg in legs), (given, text, told)
    assert tried > 300


def test_a_winner_that_hands_have_put_down_has_gone_to_where_it_stands() -> None:
    given = {"blue": ["D7", "A1"], "red": ["G2"], "ball": "D7", "to_move": "blue"}
    view = Referee(games.load("catch-it"), {"position": given}, seed=0).view(TABLE)
    event = Event("moved", {"seat": "blue", "from": "D7", "to": "out", "takes": False})
    for x in (4, 5, 6):
        assert top("catch-it").path(view, event, end=spot(x, 1)) == [spot(5, 2), spot(x, 1)]


# ---- Chicago, Rattrapez-le, Le Traqueur


def test_a_slide_of_chicago_is_straight_and_free_and_a_car_turns_once() -> None:
    driven = 0
    for before, event, path, _ in seen("chicago", range(4)):
        assert len(path) - 1 == event.data.get("slides", 1)
        standing = set(top("chicago").pieces(before)) - {path[0]}  # Houses stand on the dark cells only.
        for (x, y), (to_x, to_y) in pairwise(places(path)):
            assert (x == to_x) != (y == to_y)
            between = [
                spot(column, row)
                for column in range(min(x, to_x), max(x, to_x) + 1)
                for row in range(min(y, to_y), max(y, to_y) + 1)
            ]
            assert not standing & set(between), event
        driven += len(path) == 3
    assert driven > 5


def test_a_figure_of_rattrapez_le_goes_its_distance_from_link_to_link() -> None:
    for _, event, path, _ in seen("rattrapez-le", range(4)):
        names = [top("rattrapez-le").name_of(at) for at in path]
        assert len(names) == len(set(names)) == event.data["distance"] + 1
        for one, other in pairwise(PLACES[text] for text in names):
            assert LINKS[one] >> other & 1, (event, names)
        assert not event.data["card"].startswith("horse") or FARM not in [PLACES[text] for text in names]


def test_the_detective_of_the_traqueur_goes_one_cell_and_only_after_a_yes() -> None:
    for _, event, path, _ in seen("traqueur", range(4)):
        assert event.data["yes"]
        (x, y), (to_x, to_y) = places(path)
        assert abs(to_x - x) + abs(to_y - y) == 2
