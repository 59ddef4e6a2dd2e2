"""The levels that the Pi reads from the reed matrix, simulated by ngspice: all patterns of a corner, in worst cases."""

from __future__ import annotations

import shutil
from functools import cache

import pytest

from schematics import spice
from schematics.spice import COLD, HOT, WEAK, Reading, WorstCase
from schematics.table import DIODE, table

pytestmark = pytest.mark.skipif(shutil.which("ngspice") is None, reason="needs ngspice (apt install ngspice)")


@cache
def readings(case: WorstCase, diode: str, *, rest_closed: bool) -> list[Reading]:
    return spice.run(spice.deck(table(), case, diode, rest_closed=rest_closed))


def levels(found: list[Reading], *, closed: bool) -> list[float]:
    """Return the levels of the columns whose reed in the selected row is closed, or open."""
    chosen = [volts for one in found for column, volts in enumerate(one.volts) if one.closed(column) == closed]
    assert len(chosen) == 512 * 3 * 3 // 2, "each reed is closed in every second pattern"
    return chosen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("case", "rest_closed"), [(COLD, True), (HOT, True), (WEAK, False)], ids=["cold", "hot", "weak"]
)
def test_every_pattern_is_read_right_with_a_margin(case: WorstCase, rest_closed: bool) -> None:
    found = readings(case, DIODE, rest_closed=rest_closed)
    assert max(levels(found, closed=True)) < spice.LOW_V - 0.05
    assert min(levels(found, closed=False)) > spice.HIGH_V + 0.5


@pytest.mark.slow
def test_with_silicon_diodes_a_full_row_would_not_be_low_for_sure() -> None:
    assert max(levels(readings(COLD, "1N4148", rest_closed=True), closed=True)) > spice.LOW_V


@pytest.mark.slow
def test_without_diodes_three_pieces_fake_a_fourth() -> None:
    [ghost] = [one for one in readings(WEAK, "wire", rest_closed=False) if (one.pattern, one.row) == (0b000_011_010, 0)]
    assert not ghost.closed(0)
    assert ghost.volts[0] < spice.HIGH_V
    [same] = [one for one in readings(WEAK, DIODE, rest_closed=False) if (one.pattern, one.row) == (0b000_011_010, 0)]
    assert same.volts[0] > spice.HIGH_V + 0.5
