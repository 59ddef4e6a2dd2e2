"""A whole day at one table with handhelds, displays and a disk: five games in turn, noisy hands, no restart.

To find a leak of memory, files or threads, compare `used()` at the beginning and at the end of the day.
"""

from __future__ import annotations

import gc
import os
import threading
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

import pygame

from engine import games
from engine.bits import members
from hardware.virtual import VirtualTable
from pi_app.games import front_of
from pi_app.pages.sharing import CALLS, OPEN
from pi_app.public.announcer import Announcer
from pi_app.robots.thumbs import Thumbs
from pi_app.screens.display import Display, Displays
from pi_app.screens.showing import Screens, Wish
from pi_app.system.settings import Settings
from pi_app.table import session
from pi_app.table.menu import pages as menu_pages
from pi_app.table.sitting import Sitting
from pi_app.words import LANGUAGES
from tests.pi_app.table.checked_session import TRANSCRIPT, CheckedSession, Meant
from tests.pi_app.table.noise import NoisyHands

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
DUMMY = {"SDL_VIDEODRIVER": "dummy"}
A_STEP = 97  # ms between two checks of somebody who waits
LARGE_FIRST = 10  # first games with the most players, so that memory use reaches its maximum early


class Used(NamedTuple):
    """The resources that the process uses."""

    bytes: int
    files: int
    threads: int


def used() -> Used:
    """Return what the process uses now, after garbage collection and after the last bot has finished thinking."""
    for thread in threading.enumerate():
        if thread.name == "bot":
            thread.join()
    gc.collect()
    own = Path("/proc/self")
    pages = int((own / "statm").read_text().split()[1])
    files, threads = (len([*(own / what).iterdir()]) for what in ("fd", "task"))
    return Used(pages * os.sysconf("SC_PAGE_SIZE"), files, threads)


class Party(CheckedSession):
    """The current game of the day, with its oracle."""

    def __init__(self, day: Day, sitting: Sitting) -> None:
        self.day = day
        self.name, self.seed = sitting.referee.game.name, sitting.referee.seed
        self.rng, self.table, self.loop, self.sitting = day.rng, day.table, day.loop, sitting
        self.meant: deque[Meant] = deque()
        self.told: deque[str] = deque(maxlen=TRANSCRIPT)
        self.progress = day.table.now
        self._checked = len(sitting.referee.line)

    def tick(self, now: int) -> None:
        self.day.tick(now)
        self.check()


class DayHands(NoisyHands):
    """Hands that enter secret moves on the handhelds, key by key, and wait for a handheld that was unplugged."""

    def __init__(self, party: Party) -> None:
        super().__init__(party)
        self.day = party.day

    def in_secret(self, meant: Meant) -> None:
        self.wait(20, 2500)
        thumbs, loop = self.day.thumbs, self.session.loop
        while not thumbs.can_play(self.sitting, meant.seat):
            if self._is_anothers(meant):
                self.session.meant.popleft()  # The player who has the handheld moves first.
                return
            self.session.wait(A_STEP)
        thumbs.play(self.sitting, meant.seat, meant.move, loop.lang, self.table.now)
        self.session.check()

    def _is_anothers(self, meant: Meant) -> bool:
        """Return whether another player who is to act has opened the handheld, which is shared after an unplugging."""
        found = [at.sharing for at in self.day.thumbs.handhelds.screens if meant.seat in at.sharing.seats]
        return any(at.phase == OPEN and at.seat != meant.seat and at.seat in self.sitting.acting for at in found)


class Day:
    """One day. `play` plays one game from the menu to its end, `rest` is the pause between two games."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(f"day {seed}")
        self.games = self.moves = self.pulled = self.looks = 0
        self._opened = opened = ExitStack()
        self.table = opened.enter_context(VirtualTable(seed))
        self.thumbs = Thumbs()
        plan = session.Session(Settings(), {"STATE_DIRECTORY": str(folder)}, virtual=True)
        self.loop = plan.begin(self.table.board, self.thumbs.handhelds)
        opened.callback(self.loop.close)
        displays = opened.enter_context(Displays(DUMMY))
        self._public, self._hidden = displays.open(), displays.open()
        self._screens = Screens(displays, {self._public: Wish("public"), self._hidden: Wish("hidden")})
        self._announcer = Announcer(opened.enter_context(Path(os.devnull).open("w")))  # noqa: SIM115
        self._pulls = MINUTE  # When the next cable is pulled, in ms.
        self._plugs: dict[int, int] = {}  # The unplugged handhelds, and until when.

    # ------------------------------------------------------------------------------------------ time

    def wait(self, ms: int) -> None:
        self.table.advance(ms, self.tick)

    def tick(self, now: int) -> None:
        self._pull(now)
        self.thumbs.tick(now)
        self.loop.tick(now)
        self._announcer.tell(self.loop.lines())
        self._peep()
        self._screens.watch(self.loop, now)

    def _pull(self, now: int) -> None:
        """Unplug a handheld now and then, for a moment or for so long that its seats go to another one."""
        for number, until in [*self._plugs.items()]:
            if now >= until:
                self.thumbs.picos[number].plug()
                del self._plugs[number]
        if now >= self._pulls and not self._plugs:
            number = self.rng.randrange(len(self.thumbs.picos))
            self.thumbs.picos[number].unplug()
            self._plugs[number] = now + self.rng.choice((300, 3 * SECOND, 20 * SECOND))
            self._pulls = now + self.rng.randrange(MINUTE, 5 * MINUTE)
            self.pulled += 1

    def _peep(self) -> None:
        """When the hidden screen calls somebody, sometimes hold a key until the page is open."""
        station = self._screens._showings[self._hidden]._station
        if station is None:
            return
        if station.sharing.phase == CALLS and station.sharing.held is None and self.rng.random() < 0.01:
            self._key(self._hidden, pygame.K_RETURN)
        elif station.sharing.phase == OPEN and station.sharing.held is not None:
            self._key(self._hidden, pygame.K_RETURN, pygame.KEYUP)
            self.looks += 1

    def _key(self, display: Display, key: int, kind: int = pygame.KEYDOWN) -> None:
        pygame.event.post(pygame.event.Event(kind, key=key, window=display.window))

    # ------------------------------------------------------------------------------------------ buttons

    def press(self, button: str, ms: int = 100) -> None:
        self.table.press(button)
        self.wait(ms)
        self.table.release(button)
        self.wait(100)

    def choose(self, item: Any) -> None:
        """Choose an item of the menu's open page."""
        while self._page().chosen != item:
            self.press("right")
        self.press("ok")

    def _page(self) -> menu_pages.MenuPage:
        assert self.loop.menu is not None
        return self.loop.menu.pages[-1]

    def open_menu(self) -> None:
        """Open the menu, also from the greeting of a table that nobody has used."""
        if self.loop.menu is None or self._page().name == "greeting":
            self.press("menu")

    def change_language(self) -> None:
        self.open_menu()
        self.choose("language")
        self.choose(self.rng.choice(LANGUAGES))
        self.press("menu")

    def leave_and_come_back(self) -> None:
        """Hold MENU, so that the game rests, and continue it later."""
        self.press("menu", 3200)
        self.wait(self.rng.randrange(30 * SECOND))
        self.press("ok")

    # ------------------------------------------------------------------------------------------ games

    def play(self, game: str, most: int | None = None) -> None:
        """Play one game, begun at the menu, to its end or to `most` moves."""
        sitting = self._begin(game)
        hands = DayHands(Party(self, sitting))
        while not sitting.over and (most is None or len(sitting.referee.line) < most):
            hands.turn()
            if self.rng.random() < 0.02 and sitting.in_order and not hands.session.meant:
                self.rng.choice((self.change_language, self.leave_and_come_back))()
        self.games += 1
        self.moves += len(sitting.referee.line)

    def _begin(self, game: str) -> Sitting:
        before = self.loop.sitting
        self.open_menu()
        self.choose("new-game")
        self.choose(game)
        while self.loop.menu is not None:
            page = self._page()
            if page.name == "seats":
                self._seat(game)
            elif page.name in ("option", "length"):
                large = page.about == "players" and self.games < LARGE_FIRST
                self.choose(page.items[-1] if large else self.rng.choice(page.items))
            else:
                self.press("ok")
        sitting = self.loop.sitting
        assert sitting is not None and sitting is not before
        self.table.arrange(members(sitting.expected().pieces) if self.rng.random() < 0.5 else ())
        return sitting

    def _seat(self, game: str) -> None:
        """Put bots on some seats. At least one person sits at the table."""
        hidden = front_of(game).tabletop.hidden
        places = [item for item in self._page().items if isinstance(item, menu_pages.SeatChoice)]
        person = self.rng.choice([place.seat for place in places if place.seat not in hidden])
        for number, place in enumerate(places, 1):
            for _ in range(self.rng.choice((0, 0, 0, 1, 2)) if place.seat != person else 0):
                self.choose(self._page().items[number])
        self.choose("start")

    def clear_the_table(self) -> None:
        """Begin always the same game, so that `used()` is measured in the same situation."""
        self.play(games.names()[0], 2)
        self.games -= 1
        self.rest(1000)

    def look_back(self) -> None:
        """Step through a finished game on the public screen, forth and back."""
        for _ in range(self.rng.randrange(40)):
            self._key(self._public, self.rng.choice((pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)))
            self.wait(200)

    def rest(self, ms: int) -> None:
        """Leave the table alone for some time."""
        self.press("menu", 3200)
        self.wait(ms)

    # ------------------------------------------------------------------------------------------ the end

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.close()


def play_until(day: Day, end: int) -> None:
    """Play game after game, with pauses, until `end` (ms)."""
    while day.table.now < end:
        day.play(games.names()[day.games % len(games.names())])
        day.look_back()
        day.rest(min(day.rng.randrange(5 * MINUTE), max(0, end - day.table.now)))
