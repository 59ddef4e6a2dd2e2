"""Connect displays with the table's loop (`filature play --screen`): draw what they show, and pass on their inputs.

The public display has the table's five buttons, and the lines of a menu can be tapped. The loop gets these inputs as if
they came from the table. The inputs of a hidden display go to its station.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from engine.game import Seat
from hardware.buttons import Press
from pi_app.draw.sheets.sheet import Sheet
from pi_app.handhelds.handhelds import secret_seats
from pi_app.pages.keys import KEYS, KeyEvent
from pi_app.palette import BLACK
from pi_app.public.lights import BRIGHTNESS_FACTORS
from pi_app.screens import public_screen, rules_screen, strip
from pi_app.screens.display import Display, Displays, PictureLost, WindowClosed
from pi_app.screens.station import Station
from pi_app.table.actions import ShutDown
from pi_app.table.inputs import DisplayTouch, Secret
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting
from pi_app.table.table_snapshot import TableSnapshot

PUBLIC, HIDDEN = "public", "hidden"
DRAW_EVERY: Final = 100  # ms between two drawings; an input is drawn at once
BUTTON_OF_KEY: Final = {  # the keyboard of the public display; "up" is "left" because a menu's lines are a column
    "left": "left",
    "up": "left",
    "right": "right",
    "down": "right",
    "press": "ok",
    "a": "ok",
    "b": "back",
    "menu": "menu",
}


class Wish(NamedTuple):
    """What a display is wanted for: all players, all seats with secrets, or one of these seats."""

    kind: str
    seat: Seat = ""


class Screens:
    """All displays of a session."""

    def __init__(self, displays: Displays, wishes: Mapping[Display, Wish]) -> None:
        self._displays = displays
        self._showings = {display: Showing(display, wish) for display, wish in wishes.items()}

    @property
    def has_public(self) -> bool:
        """Return whether everybody can read the table on one of the displays."""
        return any(showing.wish.kind == PUBLIC for showing in self._showings.values())

    def watch(self, loop: Loop, now: int) -> None:
        """Draw the displays and collect their inputs for the next tick. Call this after each tick of the loop."""
        for showing in self._showings.values():
            showing.show(loop, now)
        for display, done in self._displays.events():
            if isinstance(done, WindowClosed):
                self._close(display, loop)
            elif display in self._showings:
                self._showings[display].hear(done, loop, now)

    def _close(self, display: Display, loop: Loop) -> None:
        """Close a window. If it is the public one, shut the table down; the game is kept."""
        self._displays.close(display)
        showing = self._showings.pop(display, None)
        if showing is not None and showing.wish.kind == PUBLIC:
            loop.inputs.append(ShutDown())


class Showing:
    """One display and what it shows. It is drawn when something has changed."""

    def __init__(self, display: Display, wish: Wish) -> None:
        self.wish = wish
        self._display = display
        self._next = 0
        self._drawn: Any = None
        self._sitting: Sitting | None = None
        self._station: Station | None = None

    def hear(self, done: KeyEvent | DisplayTouch | PictureLost, loop: Loop, now: int) -> None:
        """Take an input of this display. The answer is drawn at once."""
        self._next = now
        if isinstance(done, PictureLost):
            self._drawn = None
        else:
            self._take(done, loop)

    def _take(self, done: KeyEvent | DisplayTouch, loop: Loop) -> None:
        """Pass an input to the loop."""
        if self.wish.kind == PUBLIC:
            meant = self._meant(done) if done.kind == "down" else None
        else:
            meant = self._for_a_seat(done)
        if meant is not None:
            loop.inputs.append(meant)

    def _meant(self, done: KeyEvent | DisplayTouch) -> Any:
        """Return the input of the loop for a key or a touch at the public display, whose tap areas are inputs."""
        if isinstance(done, KeyEvent):
            return Press(BUTTON_OF_KEY[done.key])
        return None if self._display.shown is None else self._display.shown.tapped(done.x, done.y)

    def _for_a_seat(self, done: KeyEvent | DisplayTouch) -> Secret | None:
        """Return the input of the loop for a key or a touch at a hidden display, which has a handheld's keys."""
        foreign = isinstance(done, KeyEvent) and done.key not in KEYS
        if self._sitting is None or self._station is None or foreign:
            return None
        return Secret(self._sitting, self._station, done)

    def show(self, loop: Loop, now: int) -> None:
        if now < self._next:
            return
        self._next = now + DRAW_EVERY
        table = loop.snapshot()
        self._display.night = table.brightness == BRIGHTNESS_FACTORS["night"]
        if self.wish.kind == PUBLIC:
            self._show_public(table)
        else:
            self._show_hidden(loop, now)

    def _show_public(self, table: TableSnapshot) -> None:
        shown, lang = public_screen.of(table), table.lang

        def page(sheet: Sheet) -> None:
            public_screen.draw(shown, sheet, lang)

        if self._display.reachable:
            self._draw((shown, lang), lambda sheet: strip.draw_above(sheet, page, lang))
        else:
            self._draw((shown, lang), page)

    def _show_hidden(self, loop: Loop, now: int) -> None:
        sitting, pages = loop.in_play, loop.private.pages
        if sitting is not None and sitting is not self._sitting and pages is not None and pages.sitting is sitting:
            seats = self._seats(sitting)
            self._sitting = sitting
            self._station = Station(pages, seats) if seats else None
        station = self._station
        if station is None or sitting is not self._sitting:
            if station is not None:
                station.rest(public=loop.rules is not None)
            if (rules := loop.rules) is not None:
                self._draw((rules,), lambda sheet: rules_screen.draw(rules, sheet, turns=False))
            else:
                self._draw((), lambda sheet: sheet.bar(sheet.rect, BLACK))
            return
        station.turn(now)
        self._draw((station.showing(), loop.lang), lambda sheet: station.draw(sheet, loop.lang))

    def _seats(self, sitting: Sitting) -> list[Seat]:
        """Return the seats of this display in this game. A bot's page is never shown, and nobody plays for a bot."""
        if self.wish.seat not in sitting.referee.players:
            return secret_seats(sitting)
        return [] if sitting.seats[self.wish.seat].is_bot else [self.wish.seat]

    def _draw(self, shown: Any, draw: Callable[[Sheet], None]) -> None:
        if (shown, self._display.night) != self._drawn:
            self._drawn = (shown, self._display.night)
            sheet = self._display.sheet()
            draw(sheet)
            self._display.show(sheet)
