"""Sensing is a pure function. These tests hold what it must never do, whatever hands and reeds do."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bits import Bits, bits
from pi_app.games.tabletop import Reading
from pi_app.sensing import decide as sensing
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, BoardLayout, Busy, Moved, Wrong, decide
from pi_app.sensing.reed_memory import Memory, forget, notice, slid, way

WHITE, BLACK = (0, 2, 4), (44, 46)  # pieces of the player to move, and of the other
TARGETS = (11, 12, 13, 14, 15, 22, 24, 60)
SPOTS = (*WHITE, *BLACK, *TARGETS, 70, 81, 120)
START = bits({*WHITE, *BLACK})
LATE = 10_000  # ms; the stories begin when nothing has changed for a long time

READINGS = [
    *(Reading(f"{start}-{end}", start, end) for start in WHITE for end in TARGETS if abs(start + 11 - end) < 3),
    *(Reading(f"0-60{label}", 0, 60, label=label) for label in ("+", "-")),
    Reading("4-out", 4, None, ends=True),
    Reading("house", 44, None),
    Reading("2x46", 2, 46, over=1 << 46),
]
LAYOUT = sensing.layout(START, READINGS)
STILL = Memory(START, 0)


def after(*changes: tuple[int, int], memory: Memory = STILL) -> Memory:
    """Return the memory after these points changed, each so many ms after the one before."""
    now = LATE
    for at, ms in changes:
        now += ms
        memory = notice(memory, memory.seen ^ 1 << at, now)
    return memory


stories = st.lists(st.tuples(st.sampled_from(SPOTS), st.integers(20, 1500)), min_size=1, max_size=7)
deaf_points = st.sets(st.sampled_from(SPOTS), max_size=2).map(bits)
befores = st.none() | st.just(START & ~1 | 1 << 11)


def layout(deaf: Bits = 0, before: Bits | None = None, guided: bool = False) -> BoardLayout:
    return sensing.layout(START, READINGS, before=before, guided=guided, deaf=deaf)


# ---------------------------------------------------------------------------------- for all hands


@given(stories, deaf_points, befores, st.integers(0, 6000))
@settings(max_examples=500, deadline=None)
def test_a_move_is_never_decided_unless_the_whole_map_shows_it_for_its_settle_time(
    story: list[tuple[int, int]], deaf: Bits, before: Bits | None, held: int
) -> None:
    memory = after(*story)
    here = layout(deaf, before)
    match decide(here, memory, memory.since + held):
        case Moved(reading, aside, ahead):
            assert not (reading.after(START) ^ memory.seen) & ~(deaf | aside | ahead)
            assert held >= sensing.SETTLE
            assert not (reading.ends or reading.over)
            assert ahead.bit_count() <= 2
            assert not (1 << (reading.end or 0)) & (aside | ahead) or reading.end is None
            if ahead or aside:
                assert held >= sensing.SETTLE_ON
        case Ask(readings, aside):
            assert held >= sensing.SETTLE
            assert readings
        case Back():
            assert before is not None and not (before ^ memory.seen) & ~deaf
            assert held >= sensing.SETTLE_ON


@given(stories, st.integers(0, 6000))
@settings(max_examples=200, deadline=None)
def test_putting_everything_back_is_rest_at_once(story: list[tuple[int, int]], held: int) -> None:
    memory = after(*story)
    memory = notice(memory, START, memory.since + 20)
    assert decide(LAYOUT, memory, memory.since + held) == AtRest()


@given(stories, deaf_points, befores, st.booleans(), st.integers(0, 3000))
@settings(max_examples=300, deadline=None)
def test_a_decision_changes_with_time_only_at_the_documented_thresholds(
    story: list[tuple[int, int]], deaf: Bits, before: Bits | None, guided: bool, held: int
) -> None:
    memory, here = after(*story), layout(deaf, before, guided)
    marks = {
        sensing.SETTLE,
        sensing.SETTLE_ON,
        sensing.SETTLE_SLOW,
        sensing.ASK_AFTER,
        sensing.HELP_AFTER,
        sensing.STUCK_AFTER,
    }
    stills = {change.when + sensing.STUCK_AFTER - memory.since for change in memory.changes}
    if held + 1 not in marks | stills:
        assert decide(here, memory, memory.since + held) == decide(here, memory, memory.since + held + 1)


@given(stories, deaf_points)
@settings(max_examples=200, deadline=None)
def test_a_guided_table_never_takes_anything_for_a_move(story: list[tuple[int, int]], deaf: Bits) -> None:
    memory = after(*story)
    for held in (0, 300, 600, 2000, 3500, 5000):
        assert isinstance(decide(layout(deaf, guided=True), memory, memory.since + held), AtRest | Astray)


@given(st.sampled_from(SPOTS), st.lists(st.integers(20, 240), min_size=1, max_size=30))
@settings(max_examples=300, deadline=None)
def test_a_reed_that_flickers_faster_than_the_settle_time_never_makes_a_move(at: int, times: list[int]) -> None:
    memory = STILL
    now = LATE
    for ms in times:
        memory = notice(memory, memory.seen ^ 1 << at, now)
        assert not isinstance(decide(LAYOUT, memory, now + ms), Moved | Ask | Back)
        now += ms


@given(stories, deaf_points, st.integers(0, 100_000))
@settings(max_examples=300, deadline=None)
def test_what_the_clock_shows_does_not_matter(story: list[tuple[int, int]], deaf: Bits, shift: int) -> None:
    memory = after(*story)
    later = memory._replace(
        since=memory.since + shift,
        changes=tuple(change._replace(when=change.when + shift) for change in memory.changes),
        latest=tuple(change._replace(when=change.when + shift) for change in memory.latest),
    )
    for held in (100, 400, 700, 1800, 3500, 4500):
        now = memory.since + held
        assert decide(layout(deaf), memory, now) == decide(layout(deaf), later, now + shift)


@given(st.integers(40, 700))
@settings(max_examples=200, deadline=None)
def test_a_piece_that_slides_over_legal_points_is_never_stopped_on_the_way(ms: int) -> None:
    """A reed is closed for 7/10 of the way from point to point, give or take one scan."""
    memory, now = notice(STILL, START & ~1, LATE), LATE
    for at in (11, 12, 13):
        now += max(20, ms * 3 // 10)
        memory = notice(memory, memory.seen | 1 << at, now)
        stays = ms * 7 // 10 + 20
        for held in range(0, stays, 20):
            assert not isinstance(decide(LAYOUT, memory, now + held), Moved)
        now += stays
        memory = notice(memory, memory.seen & ~(1 << at), now)


# ---------------------------------------------------------------------------------- little stories


def test_a_move_between_neighbours_waits_half_a_second_for_the_piece_to_go_on() -> None:
    memory = after((0, 0), (11, 1000))
    assert isinstance(decide(LAYOUT, memory, memory.since + 499), Busy)
    assert decide(LAYOUT, memory, memory.since + 500) == Moved(READINGS[0])


def test_a_move_with_nowhere_else_to_go_waits_a_quarter_of_a_second() -> None:
    lonely = sensing.layout(START, [Reading("0-11", 0, 11)])
    memory = after((0, 0), (11, 100))
    assert isinstance(decide(lonely, memory, memory.since + 249), Busy)
    assert isinstance(decide(lonely, memory, memory.since + 250), Moved)


def test_lifting_a_piece_shows_where_it_may_go_at_once() -> None:
    memory = after((0, 0))
    assert decide(LAYOUT, memory, memory.since) == Busy(1, bits({11, 12, 13, 60}))


def test_two_ways_to_read_one_movement_are_asked() -> None:
    memory = after((0, 0), (60, 1000))
    decision = decide(LAYOUT, memory, memory.since + 600)
    assert isinstance(decision, Ask)
    assert [reading.label for reading in decision.readings] == ["+", "-"]


def test_lifting_a_piece_that_may_leave_asks_nothing_and_one_that_lifting_uses_up_is_taken() -> None:
    memory = after((4, 0))
    for held in (500, 5000, 60_000):
        assert decide(LAYOUT, memory, memory.since + held) == Busy(16, LAYOUT.targets[4], held >= 3000)
    memory = after((44, 0))
    assert decide(LAYOUT, memory, memory.since + 500) == Moved(READINGS[-2])


def test_a_catch_is_asked_once_the_caught_piece_was_lifted() -> None:
    memory = after((46, 0), (2, 300), (46, 300))
    assert decide(LAYOUT, memory, memory.since + 500) == Ask((READINGS[-1],))
    memory = after((2, 300))
    assert isinstance(decide(LAYOUT, memory, memory.since + 900), Busy)


def test_a_piece_put_where_it_may_not_go_is_wrong() -> None:
    memory = after((0, 0), (81, 300))
    assert decide(LAYOUT, memory, memory.since + 600) == Wrong(0, 81)


def test_two_quick_moves_are_read_in_their_order() -> None:
    memory = after((0, 0), (11, 100), (2, 100), (13, 100))
    assert decide(LAYOUT, memory, memory.since + 500) == Moved(READINGS[0], ahead=bits({2, 13}))


def test_a_first_move_that_is_being_undone_is_none() -> None:
    memory = after((0, 0), (11, 100), (2, 100), (11, 100))
    assert not isinstance(decide(LAYOUT, memory, memory.since + 1000), Moved)


def test_slid_points_and_pieces_put_back_are_no_part_of_the_way() -> None:
    memory = after((0, 0), (11, 100), (11, 100), (12, 100), (46, 100), (46, 100))
    assert [(change.at, change.closed) for change in way(memory)] == [(0, False), (12, True)]
    assert slid(memory, 12) == 100
    assert forget(memory).changes == ()
    assert forget(memory).latest == memory.latest


def test_a_house_that_fell_as_the_turn_began_is_asked_about() -> None:
    memory = after((44, 60))
    fallen = decide(LAYOUT._replace(begun=LATE), memory, memory.since + sensing.SETTLE_ON)
    lifted = decide(LAYOUT._replace(begun=LATE - 1000), memory, memory.since + sensing.SETTLE_ON)
    assert isinstance(fallen, Ask) and fallen.readings[0].move == "house"
    assert isinstance(lifted, Moved) and lifted.reading.move == "house"


# ---------------------------------------------------------------------------------- reeds that are left out after 4 s


def left_out(here: BoardLayout, memory: Memory, now: int) -> Bits:
    decision = decide(here, memory, now)
    return decision.aside if isinstance(decision, AtRest | Moved | Ask) else 0


@pytest.mark.parametrize("guided", [False, True])
def test_a_reed_that_closes_without_a_piece_is_left_out_after_four_seconds_and_not_before(guided: bool) -> None:
    memory, here = after((120, 0)), layout(guided=guided)
    assert [held for held in range(4000) if left_out(here, memory, memory.since + held)] == []
    assert decide(here, memory, memory.since + 3999) == Astray(0, 1 << 120)
    assert decide(here, memory, memory.since + 4000) == AtRest(1 << 120)


def test_a_reed_that_opens_under_a_piece_nobody_may_move_is_left_out_after_four_seconds_and_not_before() -> None:
    memory, nobody_moves = after((46, 0)), sensing.layout(START)
    assert [held for held in range(4000) if left_out(nobody_moves, memory, memory.since + held)] == []
    assert decide(nobody_moves, memory, memory.since + 3999) == Astray(1 << 46, 0)
    assert decide(nobody_moves, memory, memory.since + 4000) == AtRest(1 << 46)


@pytest.mark.parametrize("broken", [120, 46])
def test_a_move_beside_a_broken_reed_counts_once_the_reed_has_been_wrong_for_four_seconds(broken: int) -> None:
    memory = after((broken, 0), (0, 1000), (11, 500))
    assert isinstance(decide(LAYOUT, memory, LATE + 3999), Busy | Astray)
    assert decide(LAYOUT, memory, LATE + 4000) == Moved(READINGS[0], aside=1 << broken)


def test_a_reed_that_changes_again_has_its_four_seconds_again() -> None:
    memory = after((120, 0), (120, 2000), (120, 1000))
    assert memory.since == LATE + 3000
    assert not left_out(LAYOUT, memory, LATE + 6999)
    assert left_out(LAYOUT, memory, LATE + 7000) == 1 << 120
