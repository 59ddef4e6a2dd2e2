"""Tests of taps on the hidden screen, which do the same as a handheld's keys, and of its curtain for several seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from engine import games
from engine.game import Seat
from engine.games.chicago.board import POINTS
from engine.referee import Referee
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.pages.keys import KeyEvent
from pi_app.pages.page import CLOSED, Page, Pages
from pi_app.pages.question import PageQuestion
from pi_app.pages.sharing import CALLS, OPEN
from pi_app.screens import hidden_screen
from pi_app.screens.station import Station
from pi_app.table.inputs import DisplayTouch
from pi_app.table.seat_pages import SeatPages
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.thinking import think
from tests.pi_app.games.page_walk import PLAYED, moments, some
from tests.pi_app.screens.scenes import MIDDLE, drawn


def point_at(machine: Pages, page: Page, meaning: int | str) -> Any:
    """Return the meaning of a tap in the middle of the area with this meaning."""
    sheet = drawn(lambda sheet, lang: hidden_screen.draw(machine, page, sheet, lang), MIDDLE, "fr")
    x, y = next(rect.center for rect, what, _ in sheet.areas if what == meaning)
    return sheet.tapped(x, y)


def tapped(machine: Pages, page: Page, meaning: int | str) -> tuple[Page, str | None]:
    found = point_at(machine, page, meaning)
    assert found == meaning
    return hidden_screen.tap(machine, page, found)


def enter(machine: Pages, page: Page, move: str) -> str | None:
    """Make a move with taps only: tap each place until it is chosen."""
    for pick in machine.way(page.view, move):
        ask = machine.ask(page.view, page.picks)
        assert isinstance(ask, PageQuestion)
        place = ask.chosen[pick]
        if page.cursor != place:
            page, made = tapped(machine, page, place)
            assert made is None and page.cursor == place
        page, made = tapped(machine, page, place)
        if made:
            return made
    return tapped(machine, page, "a")[1]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_every_move_can_be_made_with_two_taps_a_place(name: str, options: dict[str, Any]) -> None:
    rng = Random(6)
    for moment in moments(name, options, seed=21, most=24):
        for seat, legal in moment.legal.items():
            page = moment.pages.open(moment.views[seat])
            if not moment.pages.builds(page):
                for text in some(legal, rng, 1)[:2]:
                    assert enter(moment.pages, page, text) == text


def test_a_camp_is_built_with_fingers() -> None:
    moment = next(iter(moments("traqueur", {}, seed=1, most=1)))
    machine, page = moment.pages, moment.pages.open(moment.views["north"])
    opened, _ = tapped(machine, page, "b")
    assert tapped(machine, opened, "b")[0] == page, "a second tap closes the menu"
    page = opened
    for place in (3, 3):  # these taps choose the zigzag, a ready-made camp
        page, _ = tapped(machine, page, place)
    page, _ = tapped(machine, page, "b")
    page, move = tapped(machine, page, 0)
    assert move is not None
    assert machine.game.judge(moment.views["north"], machine.game.read(move)).ok


def test_a_tap_outside_everything_does_nothing_and_one_on_a_refusal_takes_it_away() -> None:
    moment = next(iter(moments("catch-a-thief", {}, seed=1, most=1)))
    machine, page = moment.pages, moment.pages.open(moment.views["thief"])
    assert hidden_screen.tap(machine, page, None) == (page, None)
    page, _ = tapped(machine, page, 0)
    page, _ = tapped(machine, page, 0)
    assert page.refused
    page, _ = hidden_screen.tap(machine, page, None)
    assert page.refused is None


def test_the_page_turns_over_and_back() -> None:
    moment = next(iter(moments("chicago", {"players": 3}, seed=1, most=1)))
    machine, page = moment.pages, moment.pages.open(moment.views["thief1"])
    page, _ = tapped(machine, page, "b")
    assert page.more != CLOSED
    page, _ = hidden_screen.tap(machine, page, None)
    assert page.more == CLOSED


def test_a_seat_that_is_not_to_play_moves_no_cursor() -> None:
    moment = next(iter(moments("catch-a-thief", {}, seed=1, most=1)))
    page = moment.pages.open(moment.views["detective"])
    assert hidden_screen.tap(moment.pages, page, 5) == (page, None)


# ------------------------------------------------------------------------------------------ several seats


class Sight:
    """A station in Chicago for two thieves, and its last drawing."""

    def __init__(self, seats: tuple[Seat, ...] = ("thief1", "thief2")) -> None:
        referee: Referee[Any, Any, Any] = Referee(games.load("chicago"), {"players": 3}, seed=3)
        self.sitting = Sitting.of(referee, {}, think, keep_nothing)
        self.station = Station(SeatPages(self.sitting), seats)

    def look(self, now: int) -> bytes:
        sheet = Sheet(MIDDLE, look(*MIDDLE))
        self.station.turn(now)
        self.station.draw(sheet, "en")
        self.sheet = sheet
        return pygame.image.tobytes(painted(sheet), "RGB")

    def touch(self, meaning: int | str, kind: str, now: int) -> None:
        rect = next(rect for rect, what, _ in self.sheet.areas if what == meaning)
        self.station.touch(DisplayTouch(*rect.center, kind), now)


def test_a_finger_that_holds_opens_the_page_of_who_is_called() -> None:
    sight = Sight()
    sight.look(0)
    assert sight.station.sharing.phase == CALLS and sight.station.sharing.seat == "thief1"
    sight.touch("a", "down", 100)
    closed = sight.look(300)
    assert sight.station.sharing.phase == CALLS
    opened = sight.look(900)
    assert sight.station.sharing.phase == OPEN and opened != closed
    sight.touch("b", "up", 950)
    sight.touch("b", "down", 1000)
    assert sight.look(1100) != opened


def test_a_move_made_with_fingers_is_played_and_the_curtain_falls() -> None:
    sight = Sight()
    sight.look(0)
    sight.touch("a", "down", 100)
    sight.look(900)
    sight.touch("b", "up", 950)
    known = len(sight.sitting.referee.line)
    for now, meaning in ((1000, POINTS["E1"]), (1200, POINTS["E1"]), (1400, "a")):
        assert len(sight.sitting.referee.line) == known
        sight.touch(meaning, "down", now)
        sight.touch(meaning, "up", now + 50)
        sight.look(now + 60)
    assert len(sight.sitting.referee.line) > known
    sight.look(6000)
    assert (sight.station.sharing.phase, sight.station.sharing.seat) == (CALLS, "thief2")


def test_keys_work_as_on_a_handheld() -> None:
    sight = Sight(("thief1",))
    sight.look(0)
    sight.station.key(KeyEvent("a", "down"), 10)
    before = sight.look(900)
    sight.station.key(KeyEvent("a", "up"), 910)
    sight.station.key(KeyEvent("press", "down"), 920)
    assert sight.look(1000) != before


def test_a_call_that_was_not_yet_drawn_is_not_answered() -> None:
    sight = Sight()
    sight.station.key(KeyEvent("a", "down"), 10)
    sight.look(1000)
    assert sight.station.sharing.phase == CALLS
