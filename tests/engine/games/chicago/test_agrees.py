"""Chicago and its independent oracle agree after every move on whose turn it is, on all legal moves, and on the result.

Random players hardly ever surround a pawn. So half of the games are steered: important houses lie next to the gates,
thieves burgle, the police close in, and pawns also fire at policemen next to them.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.game import CHANCE, TABLE
from engine.games.chicago import GAME
from engine.referee import MANUAL, Referee
from tests.engine.games.chicago.town import ChicagoReferee
from tests.oracles.chicago import GATES, HOUSES, KINDS, STREETS, Oracle, beside


def compare(players: int, rng: Random, *, steered: bool) -> Counter[str]:
    """Play a game with both referees, compare them, and count what happened in it."""
    oracle = Oracle({"players": players})
    referee: ChicagoReferee = Referee(GAME, {"players": players}, seed=0, chance=MANUAL)
    seats = (*referee.players, CHANCE)
    seen: Counter[str] = Counter()
    while oracle.to_act():
        assert sorted(referee.to_act) == oracle.to_act()
        assert GAME.show(referee.view(TABLE))["to_act"] == oracle.to_act()
        for seat in seats:
            legal = GAME.legal(referee.view(seat))
            assert (None if legal is None else sorted(map(GAME.write, legal))) == oracle.moves(seat)
        (seat,) = oracle.to_act()
        text = steer(oracle, seat, rng) if steered else oracle.random_text(seat, rng)
        seen[happens(oracle, text)] += 1
        oracle.play(seat, text)
        referee.play(seat, GAME.read(text))
    assert referee.outcome and referee.outcome.as_json() == oracle.result()
    secrets = oracle.secrets()
    assert [sorted(loot) for loot in referee._state.loot] == list(secrets["loot"].values())
    assert sorted(referee._state.confiscated) == secrets["confiscated"]
    seen[referee.outcome.how] += 1
    return seen


def happens(oracle: Oracle, text: str) -> str:
    """Return the kind of a move and in which situation it is made."""
    verb = text.split()[0] if " " in text or "-" not in text else "go"
    own_turn = oracle.phase == "pawn" and oracle.asked == oracle.slot
    when = " in its own turn" if own_turn else " when surrounded" if oracle.asked else ""
    return verb + when


def steer(oracle: Oracle, seat: str, rng: Random) -> str:
    """Return a move that makes rare events likely."""
    if oracle.phase == "deal":
        return rich_deal(rng)
    texts = oracle.moves(seat)
    shots = [text for text in texts or () if text.startswith("fire")]
    if texts is None or (rng.random() < 0.1 and not shots):
        return oracle.random_text(seat, rng)
    pawns = [pawn.cell for pawn in oracle.pawns.values() if pawn.state == "town"]
    doors = {cell for pawn in pawns for cell in beside(pawn)}
    if seat == "police":
        close = [text for text in texts if "-" in text and text.split("-")[1] in doors - set(text.split("-")[:1])]
        return rng.choice(close or texts)
    if oracle.asked is not None:
        return rng.choice(shots or texts)
    here = oracle.pawns[oracle.slot].cell
    free = set(beside(here)) & set(STREETS) - oracle.taken() if here else set()
    last_way_out = [shot for shot in shots if {shot.split(">")[1]} == free and here not in GATES]
    if last_way_out and rng.random() < 0.3:
        return rng.choice(last_way_out)
    burglaries = [text for text in texts if text.startswith("burgle")]
    stays = [text for text in texts if text != "leave" and text not in shots]
    return rng.choice(burglaries if burglaries and rng.random() < 0.6 else stays or texts)


def rich_deal(rng: Random) -> str:
    """Return a deal with guns, cars, banks, thieves and some policemen next to the gates, and the rest anywhere."""
    near = [cell for cell in HOUSES if any(gate in GATES for gate in beside(cell))]
    first = ["gun", "gun", "car", "car", "thief", "thief", "bank", "plane", *["police"] * 8]
    left = list((Counter(KINDS) - Counter(first)).elements())
    rng.shuffle(left)
    first += [left.pop() for _ in range(len(near) - len(first))]
    rng.shuffle(first)
    at = dict(zip(near, first, strict=True))
    return " ".join(["deal", *(at[cell] if cell in at else left.pop() for cell in HOUSES)])


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_agree(players: int, seed: int) -> None:
    seen = compare(players, Random(f"{players}/{seed}"), steered=False)
    assert seen.total() > 50


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_steered_games_agree_and_meet_all_that_random_ones_miss(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        seen += compare(players, Random(f"{players}/{seed}"), steered=True)
    assert {
        *("place", "stop", "putback", "plane", "steal", "leave", "fire", "fire when surrounded"),
        *("surrender when surrounded", "surrender in its own turn"),
    } <= seen.keys()
