"""The table's rhythm: how often it scans the reeds, and how long a change of a reed takes to be believed."""

from __future__ import annotations

from typing import Final

TICK_MS: Final = 20  # from one scan of the reeds to the next: 50 Hz
EQUAL_SCANS: Final = 3  # scans in a row that must agree before a change counts
DEBOUNCE_MS: Final = EQUAL_SCANS * TICK_MS  # 60 ms; no reed bounces longer than 10 ms
