"""Tests of how Chicago writes money: whole amounts in both languages, and thousands where a line is narrow."""

from __future__ import annotations

import pytest

from pi_app.games.chicago.money import in_short, written
from pi_app.words import say


@pytest.mark.parametrize(
    ("thousands", "english", "french"),
    [
        (0, "0", "0"),
        (10, "10,000", "10 000"),
        (400, "400,000", "400 000"),
        (1000, "1,000,000", "1 000 000"),
        (1040, "1,040,000", "1 040 000"),
    ],
)
def test_an_amount_is_written_whole(thousands: int, english: str, french: str) -> None:
    assert written(thousands, "en") == english
    assert written(thousands, "fr") == french.replace(" ", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(("thousands", "said"), [(0, "pawn 1: 0"), (400, "pawn 1: 400k")])
def test_a_narrow_line_counts_thousands(thousands: int, said: str) -> None:
    assert say("en", "chicago.page-pawn-sum", pawn=1, short=in_short(thousands)) == said
