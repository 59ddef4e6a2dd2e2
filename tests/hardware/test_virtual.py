"""The simulated hands, faults and time of the virtual table."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator
from itertools import pairwise
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware import bounce, pinmap
from hardware.leds import RGB
from hardware.virtual import NoPieceError, TakenError, VirtualTable

SEEDS = st.integers(0, 10_000)


def scan(table: VirtualTable) -> set[int]:
    found = table.board.reeds.scan()
    return {at for at in range(121) if found >> at & 1}


def watched(table: VirtualTable, at: int, ms: int) -> list[bool]:
    """Return the state of a reed at every millisecond."""
    seen = []
    for _ in range(ms):
        seen.append(at in scan(table))
        table.advance(1)
    return seen


def edges(seen: list[bool]) -> list[int]:
    return [ms for ms, (a, b) in enumerate(pairwise(seen), 1) if a != b]


# ---- hands


def test_pieces_that_are_put_are_found_and_lifted_ones_are_not(table: VirtualTable) -> None:
    table.put(0)
    table.put(120)
    table.advance(20)
    assert scan(table) == table.pieces == {0, 120}
    table.lift(0)
    table.advance(20)
    assert scan(table) == table.pieces == {120}


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_a_reed_chatters_for_eight_milliseconds_at_most(seed: int) -> None:
    with VirtualTable(seed) as table:
        for hand, ends in ((table.put, True), (table.lift, False)):
            hand(40)
            seen = watched(table, 40, 30)
            assert seen[0] == ends, "the contact moves at once"
            assert set(seen[8:]) == {ends}


def test_some_reeds_really_bounce() -> None:
    bounced = 0
    for seed in range(50):
        with VirtualTable(seed) as table:
            table.put(40)
            bounced += len(edges(watched(table, 40, 12))) >= 2
    assert bounced > 10


def test_hands_cannot_do_the_impossible(table: VirtualTable) -> None:
    table.put(5)
    table.put(6)
    for impossible, refused in (
        (lambda: table.put(5), TakenError),
        (lambda: table.lift(7), NoPieceError),
        (lambda: table.slide(7, 8, 100), NoPieceError),
        (lambda: table.slide(5, 6, 100), TakenError),
        (lambda: table.slide(5, 5, 100), TakenError),
        (lambda: table.knock(7), NoPieceError),
        (lambda: table.stand(7), NoPieceError),
        (lambda: table.put(121), ValueError),
        (lambda: table.put(-1), ValueError),
    ):
        with pytest.raises(refused):
            impossible()
    table.advance(50)
    assert scan(table) == table.pieces == {5, 6}


def test_a_sliding_piece_closes_the_reeds_on_its_way_one_after_the_other(table: VirtualTable) -> None:
    table.put(pinmap.point(0, 4))
    table.advance(50)
    table.slide(pinmap.point(0, 4), pinmap.point(4, 4), 4000)
    row = [pinmap.point(x, 4) for x in range(5)]
    seen = []
    for _ in range(20):
        seen.append([row.index(at) for at in scan(table)])
        table.advance(200)
    assert seen == [[0], [0], [], [], [1], [1], [1], [], [], [2], [2], [2], [], [], [3], [3], [3], [], [], [4]]
    assert table.pieces == {row[4]} == scan(table)


def test_a_sliding_piece_is_nowhere_until_it_rests(table: VirtualTable) -> None:
    table.put(0)
    table.slide(0, 2, 300)
    assert table.pieces == set()
    with pytest.raises(TakenError):
        table.put(2)
    table.advance(300)
    assert table.pieces == {2}


def test_a_diagonal_slide_touches_only_the_diagonal() -> None:
    assert [at for at, _, _ in bounce.passing(0, pinmap.point(3, 3), 900)] == [0, 12, 24, 36]


def test_a_knights_way_touches_no_reed_between() -> None:
    assert [at for at, _, _ in bounce.passing(0, pinmap.point(2, 1), 900)] == [0, pinmap.point(2, 1)]


def test_a_piece_that_others_slide_over_stays(table: VirtualTable) -> None:
    table.put(0)
    table.put(1)
    table.advance(50)
    table.slide(0, 2, 400)
    assert all(watched(table, 1, 450))
    assert scan(table) == table.pieces == {1, 2}


def test_a_knocked_piece_is_there_and_not_seen_until_it_is_stood_up(table: VirtualTable) -> None:
    table.put(9)
    table.advance(20)
    table.knock(9)
    table.advance(20)
    assert scan(table) == set()
    assert table.pieces == table.fallen == {9}
    table.stand(9)
    table.advance(20)
    assert scan(table) == {9}
    table.knock(9)
    table.lift(9)
    table.advance(20)
    table.put(9)
    table.advance(20)
    assert scan(table) == table.pieces == {9}
    assert table.fallen == set()


def test_a_sleeve_makes_reeds_flicker_and_leaves_them_as_they_were(table: VirtualTable) -> None:
    table.put(50)
    table.advance(20)
    table.sleeve([50, 51], 600)
    assert len(edges(watched(table, 50, 600))) > 5
    table.advance(20)
    assert scan(table) == {50}


def test_a_piece_lifted_under_a_sleeve_is_gone_afterwards(table: VirtualTable) -> None:
    table.put(50)
    table.sleeve([50, 51], 600)
    table.advance(300)
    table.lift(50)
    table.put(51)
    table.advance(20)
    assert len(edges(watched(table, 50, 280))) > 2, "the sleeve is still there"
    table.advance(20)
    assert scan(table) == {51}


def test_a_waveform_is_followed_to_the_millisecond_and_its_end_lasts(table: VirtualTable) -> None:
    table.waveform(8, [(3, True), (5, False), (10, True)])
    assert edges(watched(table, 8, 30)) == [3, 5, 10]
    assert scan(table) == {8}
    table.waveform(8, [])
    assert scan(table) == set()
    table.waveform(8, [(0, True)])
    table.put(8)
    table.lift(8)
    table.advance(20)
    assert scan(table) == set()


# ---- faults


def test_stuck_reeds_stay_as_they_are_whatever_stands_on_them(table: VirtualTable) -> None:
    table.put(1)
    table.advance(20)
    table.fault(1, "stuck-open")
    table.fault(2, "stuck-closed")
    assert scan(table) == {2}
    table.fault(1, "none")
    table.fault(2, "none")
    assert scan(table) == {1}


def test_an_unknown_fault_is_refused(table: VirtualTable) -> None:
    with pytest.raises(ValueError, match="stuck-closed, stuck-open"):
        table.fault(1, "bent")  # type: ignore[arg-type]


# ---- time


@given(st.lists(st.integers(0, 130), max_size=20))
@settings(max_examples=40, deadline=None)
def test_ticks_come_at_multiples_of_20_whatever_way_time_is_cut(cuts: list[int]) -> None:
    with VirtualTable() as table:
        ticks: list[int] = []
        for cut in cuts:
            table.advance(cut, ticks.append)
        assert table.now == sum(cuts)
        assert ticks == list(range(20, table.now + 1, 20))


def test_time_does_not_run_backwards(table: VirtualTable) -> None:
    with pytest.raises(ValueError):
        table.advance(-1)


def evening(seed: int, cuts: Iterator[int]) -> list[object]:
    """Move pieces and cause faults on a table, and return everything that comes out of it."""
    out: list[object] = []
    with VirtualTable(seed) as table:

        def tick(now: int) -> None:
            found = table.board.reeds.scan()
            frame: list[RGB] = [(255, 200, 0) if found >> at & 1 else (0, 0, 9) for at in range(121)]
            table.board.leds.show(frame, now)
            table.board.buzzer.sound(880 if found.bit_count() % 2 else None)
            out.append((now, found, table.wires.bus))

        table.fault(100, "ghost")
        hands: list[Callable[[], None]] = [
            *(lambda at=at: table.put(at) for at in (0, 14, 60)),
            lambda: table.slide(14, 18, 500),
            lambda: table.sleeve([60, 61, 62], 300),
            lambda: table.knock(60),
            lambda: table.lift(0),
        ]
        for hand in hands:
            hand()
            left = 700
            while left:
                cut = min(left, next(cuts))
                table.advance(cut, tick)
                left -= cut
        out += [table.sounds(), table.lights()]
    return out


def forever(ms: int) -> Iterator[int]:
    while True:
        yield ms


def test_the_same_calls_give_the_same_bytes() -> None:
    assert evening(3, forever(700)) == evening(3, forever(700)) == evening(3, forever(7))
    assert evening(3, forever(700)) != evening(4, forever(700))


def test_an_evening_of_empty_ticks_passes_in_seconds_and_leaves_nothing_behind(table: VirtualTable) -> None:
    gc.collect()
    threads, objects = threading.active_count(), len(gc.get_objects())
    began = perf_counter()
    table.advance(4 * 3600 * 1000, lambda _: None)
    assert perf_counter() - began < 10
    for _ in range(2000):
        table.board.reeds.scan()
        table.board.leds.show([(1, 2, 3)] * 121)
    gc.collect()
    assert threading.active_count() == threads
    assert {len(pin.states) for pin in table._pins.pins.values()} == {1}, "no pin keeps a history"
    assert len(gc.get_objects()) < objects + 500


def test_two_tables_do_not_disturb_each_other(table: VirtualTable) -> None:
    with VirtualTable() as other:
        table.put(1)
        other.put(2)
        table.advance(20)
        other.advance(20)
        assert (scan(table), scan(other)) == ({1}, {2})
        other.press("ok")
        assert table.board.buttons.read() == frozenset()
