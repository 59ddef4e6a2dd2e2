"""The lights while nobody plays, and their brightness."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from pi_app.palette import BLACK, WHITE
from pi_app.public.lights import BEAT, Frame, attraction, brightness

A_MINUTE = range(0, 60_000, BEAT)


def test_the_idle_table_is_never_dark_and_never_glaring() -> None:
    for now in A_MINUTE:
        shown = attraction(now)
        assert len(shown) == 121 and max(map(max, shown)) <= 255
        assert sum(1 for point in shown if point != BLACK) > 60
        assert sum(map(sum, shown)) < 0.1 * 121 * sum(WHITE)  # some 0.7 A of the 7 A that all lights could draw


def change(before: Frame, after: Frame) -> list[int]:
    """Return the difference of each channel of each point."""
    return [abs(a - b) for old, new in zip(before, after, strict=True) for a, b in zip(old, new, strict=True)]


def test_the_idle_table_moves_gently_and_everywhere() -> None:
    frames = [attraction(now) for now in A_MINUTE]
    assert all(max(change(before, after)) < 64 for before, after in pairwise(frames))
    assert all(len({shown[place] for shown in frames}) > 3 for place in range(121))


def test_the_idle_pattern_begins_again_without_a_jump() -> None:
    frames = [attraction(now) for now in A_MINUTE]
    usual = max(sum(change(before, after)) for before, after in pairwise(frames))
    assert attraction(60_000) == frames[0] and sum(change(frames[-1], frames[0])) <= usual


def test_the_idle_table_stands_still_within_a_beat() -> None:
    assert attraction(3_050) == attraction(3_000) != attraction(3_100)


# ---- brightness

HOURS: Mapping[str, Sequence[int]] = {
    "night": (22, 23, 0, 3, 6),
    "day": (7, 12, 18),
    "evening": (19, 20, 21),
}


@pytest.mark.parametrize(("level", "hour"), [(level, hour) for level, hours in HOURS.items() for hour in hours])
def test_the_lights_follow_the_hour_unless_told_otherwise(level: str, hour: int) -> None:
    assert brightness("auto", hour) == brightness(level, None)
    assert all(brightness(fixed, hour) == brightness(fixed, None) for fixed in HOURS)


def test_night_is_darker_than_evening_and_evening_than_day() -> None:
    assert 0 < brightness("night", None) < brightness("evening", None) < brightness("day", None) == 1
    assert brightness("auto", None) == brightness("day", None)
