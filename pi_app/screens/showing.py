"""What a display shows of the table's loop, and what is done with its keys and fingers: `filature play --screen`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from engine.game import Seat
from pi_app.handset import KEYS, KeyEvent
from pi_app.handsets import Pages, secret_seats
from pi_app.lights import LEVELS, brightness
from pi_app.loop import Loop
from pi_app.palette import BLACK
from pi_app.screens import public, replay
from pi_app.screens.display import Display, Displays, Heard, Quit
from pi_app.screens.sheet import Sheet
from pi_app.screens.station import Station, Touch
from pi_app.sitting import Sitting

PUBLIC, HIDDEN = "public", "hidden"
EVERY: Final = 100  # ms between two looks while nobody touches anything


class Wish(NamedTuple):
    """What a screen is for: all players, or those of some seats with secrets, or one of them."""

    kind: str
    seat: Seat = ""


class Screens:
    """All displays of an evening."""

    def __init__(self, displays: Displays, wishes: Sequence[Wish]) -> None:
        self._displays = displays
        self._showings = {display: Showing(display, wish) for wish in wishes for display in [displays.open()]}

    def watch(self, loop: Loop, now: int) -> None:
        """A turn of the loop; to be called after its tick."""
        heard = list(self._displays.events())
        for display, showing in self._showings.items():
            showing.watch(loop, now, [event for at, event in heard if at is display])


class Showing:
    """One display. It draws when something has changed; once its window was closed, never again."""

    def __init__(self, display: Display, wish: Wish) -> None:
        self.closed = False
        self._display = display
        self._wish = wish
        self._next = 0
        self._drawn: Any = None
        self._sitting: Sitting | None = None
        self._station: Station | None = None
        self._replay: replay.Replay | None = None

    def watch(self, loop: Loop, now: int, events: Sequence[Heard]) -> None:
        """A turn of the loop, after its tick, and what was done at this display."""
        self.closed = self.closed or any(isinstance(event, Quit) for event in events)
        if self.closed or (not events and now < self._next):
            return
        self._next = now + EVERY
        self._display.night = brightness(loop.settings.brightness, loop.hour()) == LEVELS["night"]
        done = [event for event in events if not isinstance(event, Quit)]
        if self._wish.kind == PUBLIC:
            self._show_public(loop, done)
        else:
            self._show_hidden(loop, done, now)

    # ------------------------------------------------------------------------------------------ for everybody

    def _show_public(self, loop: Loop, events: list[KeyEvent | Touch]) -> None:
        """A finished game can be replayed with any key or finger, until something else is on the table."""
        sitting = None if loop.menu or loop.selftest else loop.playing
        if sitting is None or not sitting.over or sitting is not self._sitting:
            self._sitting, self._replay = sitting, None
        if sitting is not None and sitting.over:
            for event in events:
                self._look_back(sitting, event)
        again, shown = self._replay, public.of(loop)
        if again is not None:
            self._draw((again.at, again.side, loop.lang), lambda sheet: replay.draw(again, sheet, loop.lang))
        else:
            self._draw((shown, loop.lang), lambda sheet: public.draw(shown, sheet, loop.lang))

    def _look_back(self, sitting: Sitting, event: KeyEvent | Touch) -> None:
        if event.kind != "down":
            return
        sheet = self._display.shown
        key = event.key if isinstance(event, KeyEvent) else sheet and sheet.tapped(event.x, event.y)
        if self._replay is None:
            self._replay = replay.of(sitting.referee)
        elif key in KEYS:
            self._replay = self._replay.press(key)

    # ------------------------------------------------------------------------------------------ for secret seats

    def _show_hidden(self, loop: Loop, events: list[KeyEvent | Touch], now: int) -> None:
        sitting = None if loop.menu or loop.selftest else loop.playing
        if sitting is not None and sitting is not self._sitting:
            seats = [self._wish.seat] if self._wish.seat in sitting.referee.players else secret_seats(sitting)
            self._sitting = sitting
            self._station = Station(Pages(sitting), seats) if seats else None
        station = self._station
        if station is None or sitting is None:
            if station is not None:
                station.rest()
            self._draw((), lambda sheet: sheet.bar(sheet.rect, BLACK))
            return
        for event in events:
            if isinstance(event, KeyEvent):
                station.key(event, now)
            else:
                station.touch(event, now)
        station.turn(now)
        self._draw((station.showing(), loop.lang), lambda sheet: station.draw(sheet, loop.lang))

    def _draw(self, shown: Any, draw: Callable[[Sheet], None]) -> None:
        if (shown, self._display.night) != self._drawn:
            self._drawn = (shown, self._display.night)
            sheet = self._display.sheet()
            draw(sheet)
            self._display.show(sheet)
