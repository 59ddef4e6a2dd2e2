"""The referee process agrees with independent referees on random games, ply by ply."""

from __future__ import annotations

from random import Random

import pytest

from tests.oracles.agreement import play_and_compare, random_position
from tests.pi_app.wire.client import RefereeProcess


@pytest.mark.parametrize("variant", [1, 2])
def test_catch_a_thief_agrees_with_the_independent_referee(variant: int) -> None:
    with RefereeProcess() as process:
        plies = [play_and_compare(process, "catch-a-thief", {"variant": variant}, seed) for seed in range(8)]
    assert max(plies) > 10


@pytest.mark.slow
@pytest.mark.parametrize("starter", ["blue", "red"])
def test_catch_it_agrees_with_the_independent_referee(starter: str) -> None:
    with RefereeProcess() as process:
        plies = [play_and_compare(process, "catch-it", {"starter": starter}, seed, plies=160) for seed in range(3)]
    assert max(plies) > 20


@pytest.mark.parametrize("half", range(2))
def test_catch_it_agrees_from_positions_that_no_game_has_reached(half: int) -> None:
    rng = Random(half)
    with RefereeProcess() as process:
        plies = [
            play_and_compare(process, "catch-it", {"position": random_position(rng)}, seed, plies=8)
            for seed in range(40)
        ]
    assert sum(plies) > 200


@pytest.mark.parametrize("first", ["north", "south"])
def test_traqueur_agrees_with_the_independent_referee(first: str) -> None:
    with RefereeProcess() as process:
        plies = [play_and_compare(process, "traqueur", {"first": first}, seed, plies=200) for seed in range(6)]
    assert max(plies) > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_rattrapez_le_agrees_with_the_independent_referee(players: int) -> None:
    with RefereeProcess() as process:
        plies = play_and_compare(process, "rattrapez-le", {"players": players}, players, plies=50)
    assert plies > 20


@pytest.mark.parametrize("players", [3, 4, 5])
def test_chicago_agrees_with_the_independent_referee(players: int) -> None:
    with RefereeProcess() as process:
        plies = [play_and_compare(process, "chicago", {"players": players}, seed, plies=120) for seed in range(2)]
    assert max(plies) > 60
