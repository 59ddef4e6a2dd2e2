"""Le Traqueur's rules and the independent oracle agree after every move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import TABLE, MoveError
from engine.games.traqueur import GAME, random_camp
from engine.referee import Referee, Refusal
from tests.oracles import traqueur as oracle


def compare(referee: Referee[Any, Any, Any], slow: oracle.Oracle) -> None:
    assert sorted(referee.to_act) == slow.to_act()
    for seat in oracle.SEATS:
        legal = referee.legal(seat)
        assert (None if legal is None else sorted(GAME.write(move) for move in legal)) == slow.moves(seat)
    assert (referee.outcome.as_json() if referee.outcome else None) == slow.result()
    grids = GAME.show(referee.view(TABLE))["grids"]
    for seat in oracle.SEATS:
        assert grids[seat]["detective"] == slow.detective[seat]
        assert set(grids[seat]["markers"]) == slow.markers[seat]
        assert set(grids[seat]["closed"]) == slow.recorded[seat]


@pytest.mark.parametrize("first", oracle.SEATS)
@pytest.mark.parametrize("seed", range(20))
def test_random_games_agree_at_every_ply(first: str, seed: int) -> None:
    rng = Random(f"{first} {seed}")
    referee: Referee[Any, Any, Any] = Referee(GAME, {"first": first}, seed=0)
    slow = oracle.Oracle({"first": first})
    compare(referee, slow)
    while slow.to_act():
        seat = rng.choice(slow.to_act())
        building = slow.moves(seat) is None
        text = GAME.write(random_camp(rng)) if building and rng.random() < 0.5 else slow.random_text(seat, rng)
        referee.play(seat, GAME.read(text))
        slow.play(seat, text)
        compare(referee, slow)
    revealed = GAME.show(referee.view(TABLE))["camps"]
    assert {seat: {**camp, "barriers": sorted(camp["barriers"])} for seat, camp in revealed.items()} == slow.secrets()[
        "camps"
    ]


def accepts(text: str) -> bool:
    try:
        Referee(GAME, {}, seed=0).play("north", GAME.read(text))
    except (MoveError, Refusal):
        return False
    return True


def slow_accepts(text: str) -> bool:
    try:
        oracle.Oracle({}).play("north", text)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("seed", range(10))
def test_the_same_camps_are_refused(seed: int) -> None:
    """The camps have so many barriers that some cut off the fugitive, and some have a wrong word."""
    rng = Random(seed)
    walls = sorted(oracle.WALLS.values())
    verdicts = set()
    for _ in range(60):
        words = [rng.choice(oracle.CELLS), *rng.sample(walls, rng.choice((0, 5, 20, 29, 30, 30, 31)))]
        if rng.random() < 0.3:
            a, b = rng.choices([*oracle.CELLS, "", "G1"], k=2)
            words.insert(rng.randrange(len(words) + 1), rng.choice((f"{a}|{b}", words[-1], a)))
        text = " ".join(words)
        verdicts.add(accepts(text))
        assert accepts(text) == slow_accepts(text), text
    assert verdicts == {True, False}
