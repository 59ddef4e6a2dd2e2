"""Presses, holds and repeats of the buttons, made at the pins."""

from __future__ import annotations

import threading

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hardware.buttons import BUTTON_NAMES, Press, Presses
from hardware.virtual import VirtualTable

Told = list[tuple[int, str, str]]


class Fingers:
    """A table whose presses are recorded with their time."""

    def __init__(self, table: VirtualTable) -> None:
        self.table, self.presses, self.told = table, Presses(), Told()

    def wait(self, ms: int) -> None:
        self.table.advance(ms, self._tick)

    def _tick(self, now: int) -> None:
        for press in self.presses.tick(self.table.board.buttons.read(), now):
            self.told.append((now, press.button, press.kind))


@pytest.fixture
def fingers(table: VirtualTable) -> Fingers:
    return Fingers(table)


@pytest.mark.parametrize("name", BUTTON_NAMES)
def test_every_button_reads_as_itself(table: VirtualTable, name: str) -> None:
    assert table.board.buttons.read() == frozenset()
    table.press(name)
    assert table.board.buttons.read() == {name}
    table.release(name)
    assert table.board.buttons.read() == frozenset()


def test_two_buttons_are_read_together(table: VirtualTable) -> None:
    table.press("left")
    table.press("right")
    assert table.board.buttons.read() == {"left", "right"}


@given(st.integers(0, 200), st.sampled_from(BUTTON_NAMES))
@settings(max_examples=40, deadline=None)
def test_a_tap_of_20_ms_registers_once_at_whatever_time(phase: int, name: str) -> None:
    with VirtualTable() as table:
        fingers = Fingers(table)
        fingers.wait(phase)
        table.press(name)
        fingers.wait(20)
        table.release(name)
        fingers.wait(500)
    assert [(button, kind) for _, button, kind in fingers.told] == [(name, "press")]


def test_a_press_is_told_with_the_first_sample(fingers: Fingers) -> None:
    fingers.wait(33)
    fingers.table.press("ok")
    fingers.wait(100)
    assert fingers.told == [(40, "ok", "press")]


@given(st.lists(st.integers(1, 25), min_size=1, max_size=8), st.integers(0, 19))
@example([18, 20], 0)
@settings(max_examples=40, deadline=None)
def test_a_bouncing_contact_never_presses_twice(gaps: list[int], phase: int) -> None:
    """A contact bounces when it closes and when it opens, for less than two samples each time."""
    with VirtualTable() as table:
        fingers = Fingers(table)
        fingers.wait(phase)
        for ends_down in (True, False):
            spent = 0
            for turn, gap in enumerate(gaps):
                if (spent := spent + gap) > 39:
                    break
                (table.press if (turn % 2 == 0) == ends_down else table.release)("ok")
                fingers.wait(gap)
            (table.press if ends_down else table.release)("ok")
            fingers.wait(200)
    assert [(button, kind) for _, button, kind in fingers.told] == [("ok", "press")]


def test_two_taps_are_two_presses(fingers: Fingers) -> None:
    for _ in range(2):
        fingers.table.press("ok")
        fingers.wait(60)
        fingers.table.release("ok")
        fingers.wait(60)
    assert [time for time, _, _ in fingers.told] == [20, 140]


def test_menu_is_held_once_after_three_seconds(fingers: Fingers) -> None:
    fingers.table.press("menu")
    fingers.wait(10_000)
    assert fingers.told == [(20, "menu", "press"), (3020, "menu", "hold")]
    fingers.table.release("menu")
    fingers.wait(100)
    fingers.table.press("menu")
    fingers.wait(3100)
    assert [kind for _, _, kind in fingers.told[2:]] == ["press", "hold"]


@pytest.mark.parametrize("name", ["left", "right"])
def test_left_and_right_repeat_after_half_a_second(fingers: Fingers, name: str) -> None:
    fingers.table.press(name)
    fingers.wait(1000)
    kinds = [kind for _, _, kind in fingers.told]
    times = [time for time, _, _ in fingers.told]
    assert kinds == ["press", "repeat", "repeat", "repeat", "repeat"]
    assert times == [20, 520, 680, 820, 980], "every 150 ms, at the next tick"
    fingers.table.release(name)
    fingers.wait(1000)
    assert len(fingers.told) == 5


@pytest.mark.parametrize("name", ["ok", "back"])
def test_ok_and_back_neither_hold_nor_repeat(fingers: Fingers, name: str) -> None:
    fingers.table.press(name)
    fingers.wait(10_000)
    assert fingers.told == [(20, name, "press")]


def test_a_stalled_loop_does_not_catch_up_on_repeats() -> None:
    presses, left = Presses(), frozenset({"left"})
    assert presses.tick(left, 0) == [Press("left")]
    assert presses.tick(left, 5000) == [Press("left", "repeat")]
    assert presses.tick(left, 5020) == []
    assert presses.tick(left, 5150) == [Press("left", "repeat")]


def test_no_thread_waits_behind_a_button(table: VirtualTable) -> None:
    before = threading.active_count()
    table.press("menu")
    with VirtualTable() as other:
        other.press("ok")
        assert threading.active_count() == before
