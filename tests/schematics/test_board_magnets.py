"""Magnets and reeds: by calculation, a piece closes its own reed and no other."""

from __future__ import annotations

from math import dist

import pytest

from schematics import board_magnets
from schematics.board_geometry import REED, REED_AWAY
from schematics.board_magnets import MAGNET, along, closes, neighbours, own


def textbook(dx: float, dy: float) -> float:
    """Return a dipole's field along a reed, at its middle, by the textbook formula 1e-7 (3 n (n m) - m) / r^3."""
    away = (-dx, REED_AWAY - dy, -board_magnets.DEPTH)
    r = dist(away, (0, 0, 0))
    n = [part / r for part in away]
    return 1000 * 1e-7 * 3 * n[1] * (n[2] * -MAGNET.moment) / (r / 1000) ** 3


@pytest.mark.parametrize(("dx", "dy"), [(80, 10), (0, -90), (60, 60)])
def test_far_away_the_average_is_the_textbooks_field(dx: float, dy: float) -> None:
    assert along(MAGNET, dx, dy) == pytest.approx(textbook(dx, dy), rel=0.03)


def test_a_piece_closes_its_reed_wherever_a_hand_puts_it() -> None:
    assert closes(own(MAGNET)) > max(board_magnets.REED_AT)


def test_eight_neighbours_do_not_hold_a_reed_closed() -> None:
    assert closes(neighbours(MAGNET)) < min(board_magnets.REED_AT) * board_magnets.DROPS_OUT


def test_poles_that_are_mixed_disturb_more() -> None:
    assert neighbours(MAGNET, same_pole_up=False) > 1.25 * neighbours(MAGNET)


def test_right_above_a_reeds_middle_nothing_is_felt() -> None:
    assert board_magnets.dead(MAGNET) == pytest.approx(0, abs=1e-9)
    assert own(MAGNET) > 0, "and no piece is ever put there"
    assert REED_AWAY > board_magnets.MISPLACED and REED[1] / 2 <= REED_AWAY


def test_a_larger_magnet_would_hold_them() -> None:
    held = min(board_magnets.REED_AT) * board_magnets.DROPS_OUT
    assert closes(neighbours(board_magnets.LARGER)) > held
    assert closes(own(board_magnets.SMALLER)) < min(board_magnets.REED_AT)
