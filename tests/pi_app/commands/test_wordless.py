"""Tests of the warning that nobody can read the table."""

from __future__ import annotations

from pi_app.commands.wordless import PATIENCE, Wordless

EVERY = 500  # ms


def warnings(wordless: Wordless, begin: int, end: int, *, readable: bool) -> list[int]:
    return [now for now in range(begin, end, EVERY) if wordless.tick(now, readable=readable)]


def test_the_warning_comes_once_and_not_before_a_handheld_could_be_found() -> None:
    assert warnings(Wordless(), 0, 10 * PATIENCE, readable=False) == [PATIENCE]


def test_who_can_read_is_not_warned() -> None:
    assert warnings(Wordless(), 0, 10 * PATIENCE, readable=True) == []


def test_when_the_words_are_lost_later_the_warning_comes_again() -> None:
    wordless = Wordless()
    assert warnings(wordless, 0, 2 * PATIENCE, readable=False) == [PATIENCE]
    assert warnings(wordless, 2 * PATIENCE, 3 * PATIENCE, readable=True) == []
    assert warnings(wordless, 3 * PATIENCE, 9 * PATIENCE, readable=False) == [4 * PATIENCE]


def test_a_cable_that_is_plugged_elsewhere_is_no_loss() -> None:
    wordless = Wordless()
    warnings(wordless, 0, PATIENCE, readable=True)
    assert warnings(wordless, PATIENCE, PATIENCE + PATIENCE // 2, readable=False) == []
    assert warnings(wordless, PATIENCE + PATIENCE // 2, 2 * PATIENCE, readable=True) == []
