"""A table without a public display, with virtual handhelds on their lines, in virtual time.

After each tick the loop's snapshot is published to the handhelds, as `filature play` does it. At every tick each screen
must be dark, or show a public page, or the private page of the seat that was called on it while A was held.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType
from typing import Self

from engine.game import Seat
from hardware.handheld import Handheld
from hardware.virtual import VirtualTable
from hardware.virtual_handheld import VirtualHandheld
from pi_app.handhelds.handheld_screen import BLANK_SCREEN
from pi_app.handhelds.handhelds import Handhelds, secret_seats
from pi_app.handhelds.public_page import PublicCall, PublicPage, draw, last_first, page_of
from pi_app.players import Player
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting
from pi_app.words import seat_name
from tests.pi_app.handhelds.bench import SHORTEST, calls

TICK = 20
HOLD = 700
SEEN = 1500  # ms after which a public page has been seen, and its keys are buttons
LANG = "en"


class PublicEye:
    """Watches one screen, and fails when it shows a secret that nobody has called for."""

    def __init__(self) -> None:
        self.shows = "dark"  # Or "public", "calls SEAT", "page of SEAT".
        self._public: dict[bytes, str] = {}  # Every public picture so far, and the call on it.
        self._private: set[bytes] = set()  # The pictures of the open page.
        self._down_at: int | None = None  # When A went down, or when the call came while it was down.

    def press(self, now: int) -> None:
        self._down_at = now

    def release(self) -> None:
        self._down_at = None

    def look(self, picture: bytes, bench: PublicBench) -> None:
        self._public.update(bench.public_pictures())
        before = self.shows
        if picture == BLANK_SCREEN:
            self.shows = "dark"
        elif picture in self._public:
            self.shows = self._public[picture]
        else:
            self._open(picture, bench)
        if self.shows != before and self.shows.startswith("calls") and self._down_at is not None:
            self._down_at = bench.table.now
        if not self.shows.startswith("page"):
            self._private.clear()

    def _open(self, picture: bytes, bench: PublicBench) -> None:
        kind, _, seat = self.shows.rpartition(" ")
        assert kind, f"a page came after {self.shows}"
        if kind == "calls":
            held = bench.table.now - self._down_at if self._down_at is not None else 0
            assert held >= SHORTEST, f"the page of {seat} opened after {held} ms"
        self.shows = f"page of {seat}"
        pages = bench.handhelds.pages
        assert pages is not None
        self._private.add(pages.game_pages.draw(pages.page(seat), LANG).to_pages())
        assert picture in self._private, f"this is not the page of {seat}"


class PublicBench:
    """The table, its loop and its handhelds."""

    def __init__(self, handhelds: int = 1) -> None:
        self.table = VirtualTable()
        self.picos = [VirtualHandheld(seed) for seed in range(handhelds)]
        self.handhelds = Handhelds([Handheld(pico) for pico in self.picos])
        self.eyes = [PublicEye() for _ in self.picos]
        self.displayed = False  # Whether a public display is plugged in.
        self.loop = Loop(self.table.board, Settings(lang=LANG), journal=Journal.without_disk(), private=self.handhelds)
        self._drawn: tuple[PublicPage, Sitting | None, dict[bytes, str]] = (PublicPage(""), None, {})
        self.run(SEEN)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.loop.close()
        self.table.close()

    def run(self, ms: int) -> None:
        self.table.advance(ms, self._tick)

    def _tick(self, now: int) -> None:
        for pico in self.picos:
            pico.advance(now)
        self.loop.tick(now)
        self.handhelds.publish(None if self.displayed else self.loop.snapshot(), now)
        for eye, pico in zip(self.eyes, self.picos, strict=True):
            eye.look(pico.picture(), self)

    # ---- the game

    def start(self, game: str, seats: dict[Seat, Player], **options: int) -> Sitting:
        self.loop.start(game, options, seats, self.table.now)
        self.run(SEEN)
        return self.sitting

    @property
    def sitting(self) -> Sitting:
        assert self.loop.sitting is not None
        return self.loop.sitting

    def play(self, seat: Seat, move: str) -> None:
        """Make a move as if it had been entered elsewhere."""
        self.sitting.play(seat, self.sitting.referee.game.read(move), self.table.now)
        self.run(200)

    # ---- fingers

    def press(self, key: str, number: int = 0) -> None:
        if key == "a":
            self.eyes[number].press(self.table.now)
        self.picos[number].press(key)

    def release(self, key: str, number: int = 0) -> None:
        if key == "a":
            self.eyes[number].release()
        self.picos[number].release(key)

    def tap(self, *keys: str, number: int = 0) -> None:
        for key in keys:
            self.press(key, number)
            self.run(60)
            self.release(key, number)
            self.run(140)

    def hold(self, key: str, number: int = 0, ms: int = HOLD) -> None:
        self.press(key, number)
        self.run(ms)
        self.release(key, number)
        self.run(140)

    def button(self, name: str) -> None:
        """Press a button of the table itself."""
        self.table.press(name)
        self.run(100)
        self.table.release(name)
        self.run(140)

    def enter(self, seat: Seat, move: str) -> None:
        """Enter a move on the open page of a seat."""
        pages = self.handhelds.pages
        assert pages is not None
        self.tap(*pages.game_pages.keys_for(pages.page(seat), move))

    # ---- eyes

    def shows(self, number: int = 0) -> str:
        return self.eyes[number].shows

    def public_pictures(self) -> dict[bytes, str]:
        """Return every picture of the public page, with the call on it: however it is scrolled.

        The page before it may still be shown for a moment.
        """
        page = page_of(self.loop.snapshot())
        sitting = self.loop.sitting
        if (page, sitting) != self._drawn[:2]:
            known = {picture: f"calls {seat}" for picture, seat in calls(sitting).items()} if sitting else {}
            for each in (self._drawn[0], page):
                known.update(_scrolled(each, sitting))
            self._drawn = page, sitting, known
        return self._drawn[2]


def _scrolled(page: PublicPage, sitting: Sitting | None) -> Iterator[tuple[bytes, str]]:
    for seat in ["", *(secret_seats(sitting) if sitting else ())]:
        for shared in (True, False):
            call = PublicCall(seat_name(LANG, sitting.referee.game.name, seat), shared) if sitting and seat else None
            for first in range(last_first(page, called=call is not None) + 1):
                yield draw(page, first, call, LANG).to_pages(), f"calls {seat}" if seat else "public"
