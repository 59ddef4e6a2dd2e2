"""Reeds that chatter and reeds that break during a game."""

from __future__ import annotations

import pytest

from tests.pi_app.table.checked_session import PARTIES
from tests.pi_app.table.faults import SOON, break_a_reed
from tests.pi_app.table.waveforms import run


@pytest.mark.slow
def test_no_random_waveform_is_ever_a_move() -> None:
    assert run(0, 200) >= 200


@pytest.mark.slow
@pytest.mark.parametrize("game", [*PARTIES])
def test_a_broken_reed_is_reported_within_five_seconds_and_the_game_goes_on_to_its_end(game: str) -> None:
    found = [break_a_reed(game, seed) for seed in range(1 if game == "chicago" else 3)]
    assert all(fault.reported_after <= SOON for fault in found)
