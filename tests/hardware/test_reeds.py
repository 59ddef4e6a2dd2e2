"""The reed matrix and its debouncer, tested at the pins."""

from __future__ import annotations

from itertools import pairwise
from timeit import timeit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware import pinmap
from hardware.reeds import Debouncer, Reeds
from hardware.virtual import VirtualTable
from hardware.virtual_pins import AddressPin, TablePins, Wires

POINTS = st.integers(0, 120)


class Matrix:
    """The drivers on a matrix whose closed reeds the test sets."""

    def __init__(self) -> None:
        self.closed: set[int] = set()
        self.wires = Wires(lambda: sum(1 << at for at in self.closed), print)
        self.pins = TablePins(self.wires)
        self.reeds = Reeds(pin_factory=self.pins)

    def address(self) -> int:
        return sum(int(self.pins.pin(bcm).state) << bit for bit, bcm in enumerate(pinmap.ROW_ADDRESS))


def as_points(scan: int) -> set[int]:
    return {at for at in range(scan.bit_length()) if scan >> at & 1}


@given(st.sets(POINTS))
@settings(max_examples=100, deadline=None)
def test_a_scan_finds_exactly_the_closed_reeds(closed: set[int]) -> None:
    matrix = Matrix()
    matrix.closed = closed
    assert as_points(matrix.reeds.scan()) == closed
    matrix.reeds.close()


def test_a_full_board_and_an_empty_one_are_told_apart() -> None:
    matrix = Matrix()
    assert matrix.reeds.scan() == 0
    matrix.closed = set(range(121))
    assert matrix.reeds.scan() == (1 << 121) - 1


def test_one_address_line_changes_from_row_to_row_and_all_rows_are_off_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    matrix = Matrix()
    seen = [matrix.address()]
    write = AddressPin._set_state

    def watched(pin: AddressPin, value: float) -> None:
        write(pin, value)
        seen.append(matrix.address())

    monkeypatch.setattr(AddressPin, "_set_state", watched)
    matrix.reeds.scan()
    assert seen[0] == seen[-1] == 15 == matrix.address()
    assert len(seen) - 1 == 11 + 1, "a write for each row, and one to rest"
    assert all((a ^ b).bit_count() == 1 for a, b in pairwise(seen))
    assert len(set(seen[1:-1])) == 11


def test_only_the_selected_row_pulls_the_columns() -> None:
    matrix = Matrix()
    matrix.closed = {pinmap.point(4, 6)}
    column = matrix.pins.pin(pinmap.COLUMNS[4])
    assert column.state, "no row is selected"
    lines = [matrix.pins.pin(bcm) for bcm in pinmap.ROW_ADDRESS]
    for row, address in enumerate(pinmap.ROWS):
        for bit, line in enumerate(lines):
            line.state = address >> bit & 1
        assert column.state == (row != 6)


def test_a_scan_costs_little_more_than_the_reads_and_writes_it_needs() -> None:
    matrix = Matrix()
    matrix.wires.reeds = lambda: 1 << 3 | 1 << 14 | 1 << 15 | 1 << 60 | 1 << 77 | 1 << 101 | 1 << 119
    pins = [matrix.pins.pin(bcm) for bcm in pinmap.COLUMNS] * 11
    (line, *_) = (matrix.pins.pin(bcm) for bcm in pinmap.ROW_ADDRESS)

    def bare() -> None:
        for pin in pins:
            pin.state  # noqa: B018
        for number in range(12):
            line.state = number % 2

    # Other programs disturb the timing, so both sides are measured in turn, and the fastest run of each is compared.
    scans, reads = [], []
    for _ in range(300):
        scans.append(timeit(matrix.reeds.scan, number=20))
        reads.append(timeit(bare, number=20))
        if len(scans) >= 20 and min(scans) <= 1.5 * min(reads):
            return
    pytest.fail(f"a scan costs {min(scans) / min(reads):.2f} times what it needs")


# ---- the debouncer


def test_a_piece_counts_after_three_equal_scans() -> None:
    debouncer = Debouncer()
    assert [debouncer.settle(raw) for raw in (1, 1, 1, 0, 0, 0)] == [0, 0, 1, 1, 1, 0]


def test_each_reed_settles_by_itself() -> None:
    debouncer = Debouncer()
    assert [debouncer.settle(raw) for raw in (0b01, 0b11, 0b11, 0b10, 0b11)] == [0, 0, 0b01, 0b11, 0b11]


@given(st.lists(st.integers(0, 7), max_size=60))
def test_the_debouncer_agrees_with_a_slow_one_that_looks_back(raws: list[int]) -> None:
    debouncer = Debouncer()
    settled = [0, 0, 0]
    history = [[0, 0, 0]] * 2
    for raw in raws:
        history.append([raw >> reed & 1 for reed in range(3)])
        for reed in range(3):
            last = {sample[reed] for sample in history[-3:]}
            if len(last) == 1:
                settled[reed] = last.pop()
        assert debouncer.settle(raw) == sum(state << reed for reed, state in enumerate(settled))


def changes(maps: list[int]) -> int:
    return sum(a != b for a, b in pairwise(maps))


@given(st.integers(0, 19), st.lists(st.integers(1, 9), min_size=1, max_size=9), st.booleans())
@settings(max_examples=50, deadline=None)
def test_bounce_never_changes_presence_falsely(phase: int, gaps: list[int], closes: bool) -> None:
    """Contact bounce of any shape that ends within 40 ms changes the presence once, to the final state."""
    with VirtualTable() as table:
        table.waveform(17, [(0, not closes)])
        maps: list[int] = []
        debouncer = Debouncer(table.board.reeds.scan())
        table.advance(100 + phase, lambda _: maps.append(debouncer.settle(table.board.reeds.scan())))
        at, state, edges = 0, closes, []
        for gap in gaps:
            if at >= 40:
                break
            edges.append((at, state))
            at, state = at + gap, not state
        table.waveform(17, [*edges, (at, closes)])
        table.advance(200, lambda _: maps.append(debouncer.settle(table.board.reeds.scan())))
    assert changes(maps) == 1
    assert maps[-1] == (1 << 17 if closes else 0)


@given(st.integers(0, 19), st.integers(1, 39), st.booleans())
@settings(max_examples=40, deadline=None)
def test_a_glitch_of_less_than_two_scans_is_never_seen(phase: int, lasts: int, closes: bool) -> None:
    with VirtualTable() as table:
        table.waveform(17, [(0, not closes)])
        maps: list[int] = []
        debouncer = Debouncer(table.board.reeds.scan())
        table.waveform(17, [(phase, closes), (phase + lasts, not closes)])
        table.advance(300, lambda _: maps.append(debouncer.settle(table.board.reeds.scan())))
    assert changes(maps) == 0


def test_a_ghost_is_seen_by_scans_and_never_by_the_debouncer(table: VirtualTable) -> None:
    table.fault(33, "ghost")
    debouncer = Debouncer()
    raws = [table.board.reeds.scan() for _ in range(2000)]
    assert 50 < sum(raw == 1 << 33 for raw in raws) < 400
    assert {debouncer.settle(raw) for raw in raws} == {0}


def test_two_missed_scans_lift_no_piece(table: VirtualTable) -> None:
    table.put(3)
    table.advance(20)
    debouncer = Debouncer(table.board.reeds.scan())
    table.miss_scans(2)
    raws = [table.board.reeds.scan() for _ in range(4)]
    assert raws == [0, 0, 8, 8]
    assert {debouncer.settle(raw) for raw in raws} == {8}
