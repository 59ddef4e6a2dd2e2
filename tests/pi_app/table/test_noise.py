"""Noisy hands: the table accepts the moves that people mean, and no others, whatever else their hands do."""

from __future__ import annotations

import pytest

from tests.pi_app.table.checked_session import PARTIES
from tests.pi_app.table.games import play

MANY = {"catch-a-thief": 4, "catch-it": 4, "traqueur": 2, "chicago": 1, "rattrapez-le": 1}
SEEDS = [(game, seed) for game in PARTIES for seed in range(MANY[game])]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), SEEDS)
def test_noisy_hands_make_the_moves_they_mean_and_no_others(game: str, seed: int) -> None:
    result = play(game, seed)
    assert not result.failure, result.report
    assert result.moves and result.noises
