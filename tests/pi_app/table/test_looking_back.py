"""After a game the result stands for a while; then the game is shown again by itself, and the result returns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.bits import members
from hardware.virtual import VirtualTable
from pi_app.public import look_back as looking_back
from pi_app.screens import public_screen
from pi_app.table.looking_back import LAST_STEP_MS, RESULT_MS, STEP_MS
from tests.pi_app.screens.scenes import LARGE, SMALL, RandomSession, drawn


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable() as table:
        yield table


@pytest.fixture
def session(table: VirtualTable) -> RandomSession:
    """Return a table at which a game of Catch a Thief has just ended."""
    session = RandomSession(table, "en")
    session.play(session.sit_down("catch-a-thief", {}), 100, Random(1))
    return session


def shown(session: RandomSession) -> int | None:
    """Return the number of the step that is shown, or None."""
    past = session.loop.looking_back.past
    return None if past is None else past.at


def watch(session: RandomSession) -> None:
    """Wait until the look back has opened by itself."""
    for _ in range(RESULT_MS // 100 + 5):
        if shown(session) is not None:
            return
        session.wait(100)
    raise AssertionError("it has not opened")


def test_the_result_stands_first_and_the_game_is_then_shown_step_by_step(session: RandomSession) -> None:
    result = session.loop.lines()
    session.wait(RESULT_MS - 2000)
    assert session.loop.lines() == result
    watch(session)
    assert shown(session) == 0 and "Step 1 of" in session.loop.lines()[0]
    session.wait(STEP_MS * 3 + 100)
    assert shown(session) == 3


def test_the_last_step_stays_longer_and_the_result_returns_for_good(session: RandomSession) -> None:
    result = session.loop.lines()
    watch(session)
    past = session.loop.looking_back.past
    assert past is not None
    session.wait(STEP_MS * (len(past.steps) - 1) + 600)
    assert shown(session) == len(past.steps) - 1
    session.wait(LAST_STEP_MS - 800)
    assert shown(session) == len(past.steps) - 1
    session.wait(900)
    assert shown(session) is None and session.loop.lines() == result
    session.wait(3 * RESULT_MS)
    assert shown(session) is None, "it plays once"


def test_a_press_at_the_result_puts_it_off(session: RandomSession) -> None:
    session.wait(RESULT_MS - 3000)
    session.press("back")
    session.wait(RESULT_MS - 1000)
    assert shown(session) is None
    watch(session)


@pytest.mark.parametrize(("button", "step"), [("left", 1), ("right", 3)])
def test_left_and_right_take_over(session: RandomSession, button: str, step: int) -> None:
    watch(session)
    session.wait(2 * STEP_MS + 100)
    session.press(button)
    assert shown(session) == step
    session.wait(5 * STEP_MS)
    assert shown(session) == step and "BACK: the result" in " ".join(session.loop.lines())


def test_ok_plays_the_next_game_while_it_goes_on_by_itself_and_changes_the_side_once_it_was_stopped(
    session: RandomSession,
) -> None:
    watch(session)
    session.press("left", "ok")
    past = session.loop.looking_back.past
    assert past is not None and past.seat == "detective" and session.sitting.over
    session.press("back")
    session.play(session.sit_down("catch-a-thief", {}), 100, Random(1))
    watch(session)
    session.press("ok")
    assert shown(session) is None and not session.sitting.over


def test_back_returns_to_the_result(session: RandomSession) -> None:
    result = session.loop.lines()
    watch(session)
    session.press("back")
    assert session.loop.lines() == result
    session.wait(2 * RESULT_MS)
    assert session.loop.lines() == result


def test_it_does_not_open_under_a_menu_and_waits_while_one_lies_over_it(session: RandomSession) -> None:
    session.press("menu")
    session.wait(2 * RESULT_MS)
    assert shown(session) is None
    session.press("menu")
    watch(session)
    session.press("menu")
    session.wait(5 * STEP_MS)
    assert shown(session) == 0
    session.press("menu")
    session.wait(STEP_MS + 200)
    assert shown(session) == 1


def test_a_game_that_goes_on_is_never_shown_again(table: VirtualTable) -> None:
    session = RandomSession(table, "en")
    session.play(session.sit_down("catch-a-thief", {}), 3, Random(1))
    session.wait(5 * RESULT_MS)
    assert shown(session) is None


def test_the_show_of_an_idle_table_waits_for_its_end(session: RandomSession) -> None:
    session.loop.change(session.loop.settings._replace(show=5))
    watch(session)
    assert session.loop.looking_back.past is not None
    session.loop.looking_back.past = session.loop.looking_back.past._replace(
        steps=session.loop.looking_back.past.steps * 30
    )
    session.wait(6 * 60_000)
    assert not session.loop.exhibition.runs and session.loop.looking_back.plays


def test_the_lights_show_the_step_and_the_way_of_the_thief(session: RandomSession) -> None:
    watch(session)
    session.wait(STEP_MS + 100)
    past = session.loop.looking_back.past
    assert past is not None and past.seat == "thief"
    (way,) = looking_back.lights(past).ways
    bright = set[int]()
    for _ in range(16):
        session.wait(50)
        bright |= {at for at in way if session.table.colours()[at] == (255, 255, 255)}
    assert bright == set(way) and members(looking_back.lights(past).asked) == [way[1]]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_buttons_do_fits_and_a_tap_on_the_board_does_not_start_a_game(
    session: RandomSession, size: tuple[int, int], lang: str
) -> None:
    watch(session)
    now = session.loop.snapshot()._replace(lang=lang)
    sheet = drawn(lambda on, lang: public_screen.draw(public_screen.of(now), on, lang), size, lang)
    assert sheet.cut == []
    assert [area.meaning.button for area in sheet.areas] == ["left", "right"]
