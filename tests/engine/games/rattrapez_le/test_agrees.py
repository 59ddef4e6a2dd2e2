"""Rattrapez-le and its oracle agree after every move on the seats to act, the legal moves and the result."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.game import CHANCE
from engine.games import load
from engine.games.rattrapez_le.board import FAR, PLACES, reach
from engine.referee import MANUAL, Referee
from tests.oracles import rattrapez_le as oracle

GAME = load("rattrapez-le")
slow_path_ends = oracle.path_ends


@cache
def ends_by_length(start: str, closed: frozenset[str]) -> list[set[str]]:
    """Return what the oracle's `path_ends` finds for every length, but follow each path only once."""
    ends: list[set[str]] = [set() for _ in range(FAR + 1)]

    def follow(path: list[str]) -> None:
        ends[len(path) - 1].add(path[-1])
        for place in oracle.LINKS[path[-1]]:
            if place not in path and place not in closed:
                follow([*path, place])

    follow([start])
    return ends


@pytest.fixture(autouse=True)
def quick_oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    def path_ends(path: list[str], steps: int, closed: set[str]) -> set[str]:
        return ends_by_length(path[-1], frozenset(closed))[min(steps, FAR)]

    monkeypatch.setattr(oracle, "path_ends", path_ends)


def starts() -> Iterator[tuple[str, frozenset[str]]]:
    """Yield every place where a subject can start, with the places closed to it, for a pursuer and for the horse."""
    yield from ((place, frozenset()) for place in oracle.LINKS)
    yield from ((case, frozenset({"farm"})) for case in oracle.CASES)


def test_the_quick_oracle_is_the_oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = oracle.path_ends
    monkeypatch.setattr(oracle, "path_ends", slow_path_ends)
    for start, closed in starts():
        for steps in (1, 2, 3, 5):
            assert quick([start], steps, closed) == slow_path_ends([start], steps, set(closed))
    for steps in (20, 64):
        assert quick(["farm"], steps, set()) == slow_path_ends(["farm"], steps, set())


def test_every_distance_reaches_the_same_places_from_everywhere() -> None:
    for start, closed in starts():
        bits = [sum(1 << PLACES[end] for end in ends) for ends in ends_by_length(start, closed)]
        assert reach(PLACES[start], bool(closed)) == tuple(bits)


def compare(referee: Referee, told: oracle.Oracle) -> None:
    assert sorted(referee.to_act) == told.to_act()
    assert (referee.outcome.as_json() if referee.outcome else None) == told.result()
    for seat in (*referee.players, CHANCE):
        moves = referee.legal(seat)
        assert (None if moves is None else sorted(map(GAME.write, moves))) == told.moves(seat)


def run(players: int, rng: Random, *, far: bool = False) -> set[str]:
    """Play a random game and return how it ended. With `far`, mostly cards that lengthen the distance are dealt."""
    referee, told = Referee(GAME, {"players": players}, seed=0, chance=MANUAL), oracle.Oracle({"players": players})
    compare(referee, told)
    seen = set()
    while told.to_act():
        seat = rng.choice(told.to_act())
        text = told.random_text(seat, rng)
        if far and seat == CHANCE:
            text = " ".join(["deal", *sorted(text.split()[1:], key=lambda card: "+=-".index(card[-1]))])
        seen.add(text.split()[0])
        told.play(seat, text)
        referee.play(seat, GAME.read(text))
        compare(referee, told)
        shown = GAME.show(referee.view("p1"))
        assert sorted(shown["hand"]) == told.secrets()["hands"]["p1"]
        assert shown["secret"] == told.secrets()["chosen"].get("p1")
        assert shown["places"] == told.places
        assert shown["distance"] == (told.distance or None)
        assert shown["hand_sizes"] == {seat: len(hand) for seat, hand in told.hands.items()}
    return seen | {str(told.result()["how"])}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_agree(players: int) -> None:
    ends = set().union(*(run(players, Random(f"{players}/{seed}")) for seed in range(4)))
    assert "caught" in ends


def test_games_with_ever_longer_moves_and_discards_agree() -> None:
    seen = set().union(*(run(2, Random(seed), far=True) for seed in range(3)))
    assert {"discard", "exhausted"} <= seen
