"""The scenes of the window's reference pictures, and a window without a display for tests.

`make screens` writes the pictures again. Read the diff and look at them afterwards.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pygame

from engine import games
from engine.bits import members
from engine.games.traqueur import random_camp
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.grid import Spot
from pi_app.players import ON_SCREEN, Player
from pi_app.system.settings import Settings
from pi_app.table.session import Session
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.window.hand import Hand
from pi_app.window.layout import DEFAULT, LEAST_SIZE, Position
from pi_app.window.scene import draw
from pi_app.window.shell import hear
from pi_app.words import LANGUAGES

PICTURES = Path(__file__).parent / "pictures"
PAINTED = ("carrying-en", "looking-en", "searching-fr", "town-fr")  # the scenes that are kept as PNG files, too
LEFT, RIGHT = 1, 3


class Bench:
    """A window without a display, on a clock that the test controls. The test sends it pygame's events."""

    def __init__(self, table: VirtualTable, state: str, lang: str, size: Position, *, carries: bool) -> None:
        self.table = table
        known = Settings(lang=lang, brightness="day")  # the pictures must not depend on the time of day
        self.hand = Hand(table, Session(known, {"XDG_STATE_HOME": state}, virtual=True), size, carries=carries)
        self.wait(200)

    @property
    def sitting(self) -> Sitting:
        assert self.hand.loop.sitting is not None
        return self.hand.loop.sitting

    def sit_down(
        self, game: str, seats: dict[str, Player] | None = None, options: dict[str, Any] | None = None, seed: int = 5
    ) -> Sitting:
        referee: Referee[Any, Any, Any] = Referee(games.load(game), options or {}, seed=seed)
        self.hand.loop.sit_down(Sitting.of(referee, seats or {}, self.hand.loop.thinks, keep_nothing), self.table.now)
        self.wait(1000)
        return self.sitting

    def play(self, most: int, rng: Random) -> None:
        """Play at most this many random moves and put all pieces in their places."""
        sitting = self.sitting
        for _ in range(most):
            if sitting.referee.outcome:
                break
            seat = rng.choice(sorted(sitting.referee.to_act))
            legal = sitting.referee.legal(seat)
            sitting.play(seat, random_camp(rng) if legal is None else rng.choice(sorted(legal)), self.table.now)
        self.table.arrange(set(members(sitting.expected().pieces)))
        self.wait(1000)

    def wait(self, ms: int) -> None:
        for now in range(self.table.now, self.table.now + ms, 20):
            self.hand.tick(now)

    def at(self, spot: Spot) -> Position:
        x, y = self.hand.layout.ground.centre(spot)
        return round(x), round(y)

    def event(self, kind: int, **parts: Any) -> None:
        hear(pygame.event.Event(kind, **parts), self.hand)

    def down(self, pos: Position, button: int = LEFT) -> None:
        self.event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def up(self, pos: Position, button: int = LEFT) -> None:
        self.event(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def motion(self, pos: Position) -> None:
        self.event(pygame.MOUSEMOTION, pos=pos)

    def click(self, pos: Position, ms: int = 60) -> None:
        self.down(pos)
        self.wait(ms)
        self.up(pos)
        self.wait(300)

    def drag(self, start: Position, end: Position) -> None:
        self.down(start)
        self.wait(300)
        self.event(pygame.MOUSEMOTION, pos=end)
        self.wait(100)
        self.up(end)
        self.wait(1500)

    def key(self, key: int, ms: int = 60) -> None:
        self.event(pygame.KEYDOWN, key=key)
        self.wait(ms)
        self.event(pygame.KEYUP, key=key)
        self.wait(300)

    def draw(self) -> Sheet:
        return draw(self.hand.scene(), self.hand.layout, self.hand.loop.lang)

    def pixels(self) -> bytes:
        return pygame.image.tobytes(painted(self.draw()), "RGB")


@contextmanager
def bench(lang: str = "en", size: Position = DEFAULT, *, carries: bool = True) -> Iterator[Bench]:
    with tempfile.TemporaryDirectory() as state, VirtualTable() as table:
        opened = Bench(table, state, lang, size, carries=carries)
        with closing(opened.hand):
            yield opened


# ------------------------------------------------------------------------------------------ pictures


def carrying(bench: Bench) -> None:
    """The mouse carries a pawn of Catch'it, and its targets are lit."""
    sitting = bench.sit_down("catch-it")
    start = next(reading.start for reading in sitting.tabletop.readings(sitting.referee.view("table")))
    assert start is not None
    bench.down(bench.at(start))
    bench.event(pygame.MOUSEMOTION, pos=(bench.at(start)[0] + 20, bench.at(start)[1] - 60))
    bench.wait(800)


def looking(bench: Bench) -> None:
    """A thief looks at the handheld."""
    bench.sit_down("catch-a-thief", {"thief": ON_SCREEN})
    bench.down(bench.hand.layout.screen.center)
    bench.wait(1500)


def town(bench: Bench) -> None:
    """A game of Chicago with four thieves at one handheld. The curtain calls the first of them."""
    bench.sit_down("chicago", options={"players": 4})
    bench.wait(1000)


def menu(bench: Bench) -> None:
    bench.key(pygame.K_m)


def waiting(bench: Bench) -> None:
    """No game has been started."""
    bench.wait(1000)


def astray(bench: Bench) -> None:
    """A pawn of Catch'it stands on a point that is no legal target."""
    sitting = bench.sit_down("catch-it")
    start = next(reading.start for reading in sitting.tabletop.readings(sitting.referee.view("table")))
    assert start is not None
    bench.drag(bench.at(start), bench.at(0))
    bench.wait(3000)


def searching(bench: Bench) -> None:
    """A game of Le Traqueur: the detective on the camp's grid; the fugitive's page is behind the curtain."""
    bench.sit_down("traqueur", {"north": ON_SCREEN, "south": ON_SCREEN})
    bench.play(48, Random(3))


def looking_back(bench: Bench) -> None:
    """The look back at a finished game of Catch a Thief, at its twelfth step."""
    bench.sit_down("catch-a-thief", {"thief": ON_SCREEN})
    bench.play(100, Random(5))
    for _ in range(12):
        bench.key(pygame.K_RIGHT)


SCENES: dict[str, tuple[Callable[[Bench], None], Position]] = {
    "astray": (astray, LEAST_SIZE),
    "carrying": (carrying, DEFAULT),
    "looking": (looking, DEFAULT),
    "looking-back": (looking_back, LEAST_SIZE),
    "menu": (menu, LEAST_SIZE),
    "searching": (searching, LEAST_SIZE),
    "town": (town, (1000, 640)),
    "waiting": (waiting, LEAST_SIZE),
}


def sheet(name: str, lang: str) -> Sheet:
    act, size = SCENES[name]
    with bench(lang, size) as opened:
        act(opened)
        return opened.draw()


@cache
def pictures() -> dict[str, Sheet]:
    """Return every reference picture by its name."""
    return {f"{name}-{lang}": sheet(name, lang) for name, lang in product(SCENES, LANGUAGES)}
