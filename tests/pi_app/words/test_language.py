"""Tests that change the language in the menu during a game: every screen must use the new language at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from engine import games
from engine.bits import members
from engine.game import Seat
from engine.games.traqueur import random_camp
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.draw.sheets.surface import painted
from pi_app.players import ON_SCREEN
from pi_app.screens import hidden_screen, public_screen, strip
from pi_app.screens.display import Display, Displays
from pi_app.screens.showing import DRAW_EVERY, Screens, Wish
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.session import Session
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.terminal.typed_table import TypedTable
from pi_app.window import scene
from pi_app.window.hand import Hand
from pi_app.window.layout import DEFAULT, lay_out
from tests.pi_app.terminal.typed_session import typing

MOVES = 6
OPTIONS = {"chicago": {"players": 4}, "rattrapez-le": {"players": 3}}
SECRET = {
    "catch-a-thief": "thief",
    "catch-it": "blue",
    "traqueur": "north",
    "chicago": "thief1",
    "rattrapez-le": "p1",
}
every_game = pytest.mark.parametrize("name", games.names())


def sit_down(loop: Loop, name: str, now: int) -> Sitting:
    """Start a game, play some moves, and return it. People with handhelds play its secret seats."""
    rng = Random(4)
    referee: Referee[Any, Any, Any] = Referee(games.load(name), OPTIONS.get(name, {}), seed=6)
    sitting = Sitting.of(referee, {SECRET[name]: ON_SCREEN}, loop.thinks, keep_nothing)
    for _ in range(MOVES):
        seat = rng.choice(sorted(referee.to_act))
        legal = referee.legal(seat)
        sitting.play(seat, random_camp(rng) if legal is None else rng.choice(sorted(legal)), now)
    loop.sit_down(sitting, now)
    return sitting


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


class Desk:
    """A virtual table whose five buttons a test can press. A subclass runs the table's loop in `tick`."""

    def __init__(self, table: VirtualTable) -> None:
        self.table = table

    def tick(self, now: int) -> None:
        raise NotImplementedError

    def wait(self, ms: int) -> None:
        for now in range(self.table.now, self.table.now + ms, 20):
            self.tick(now)

    def press(self, *buttons: str) -> None:
        for button in buttons:
            self.table.press(button)
            self.wait(100)
            self.table.release(button)
            self.wait(100)

    def speak(self, loop: Loop, lang: str) -> None:
        """Choose a language in the menu and leave the menu again."""
        self.press("menu")
        while loop.menu is not None and loop.menu.pages[-1].chosen != "language":
            self.press("right")
        self.press("ok")
        while loop.menu is not None and loop.menu.pages[-1].chosen != lang:
            self.press("right")
        self.press("ok", "menu")
        assert loop.lang == lang and loop.menu is None


# ---- displays


class Displayed(Desk):
    """A table with a public and a hidden display."""

    def __init__(self, table: VirtualTable) -> None:
        super().__init__(table)
        self.loop = Loop(table.board, Settings(lang="fr", brightness="day"), journal=Journal.without_disk())
        displays = Displays({"SDL_VIDEODRIVER": "dummy"})
        self.public, self.hidden = displays.open((480, 320)), displays.open((480, 320))
        self._displays = displays

    def open_for(self, seat: Seat) -> None:
        """Open one display for everybody and one for a seat, and hold a key until the seat's page is shown."""
        self.screens = Screens(self._displays, {self.public: Wish("public"), self.hidden: Wish("hidden", seat)})
        self.wait(600)
        self.key(self.hidden, pygame.K_RETURN)
        self.wait(1000)
        self.key(self.hidden, pygame.K_RETURN, pygame.KEYUP)

    def tick(self, now: int) -> None:
        self.table.advance(20, self._tick)

    def _tick(self, now: int) -> None:
        self.loop.tick(now)
        self.screens.watch(self.loop, now)

    def key(self, display: Display, key: int, kind: int = pygame.KEYDOWN) -> None:
        pygame.event.post(pygame.event.Event(kind, key=key, window=display.window))
        self.wait(2 * DRAW_EVERY)

    def public_page(self, lang: str) -> bytes:
        """Return the picture that the public display should show now in a language."""
        shown, sheet = public_screen.of(self.loop.snapshot()), self.public.sheet()
        strip.draw_above(sheet, lambda page: public_screen.draw(shown, page, lang), lang)
        return pixels(painted(sheet))

    def seen(self, display: Display) -> bytes:
        assert display.shown is not None
        return pixels(painted(display.shown))


@pytest.fixture
def displayed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Displayed]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with VirtualTable() as table:
        yield Displayed(table)
    pygame.display.quit()


@every_game
def test_displays_speak_it_at_once(displayed: Displayed, name: str) -> None:
    room, loop = displayed, displayed.loop
    sitting = sit_down(loop, name, 0)
    room.table.arrange(members(sitting.expected().pieces))
    room.open_for(SECRET[name])
    pages = loop.private.pages
    assert pages is not None
    for lang in ("en", "fr"):
        other = room.public_page("fr" if lang == "en" else "en")
        room.speak(loop, lang)
        room.wait(2 * DRAW_EVERY)
        assert room.seen(room.public) == room.public_page(lang) != other
        sheet = room.hidden.sheet()
        hidden_screen.draw(pages.game_pages, pages.page(SECRET[name]), sheet, lang)
        assert room.seen(room.hidden) == pixels(painted(sheet))


def test_a_game_that_is_looked_back_at_speaks_it_too(displayed: Displayed) -> None:
    room, rng = displayed, Random(1)
    sitting = sit_down(room.loop, "catch-a-thief", 0)
    room.open_for("thief")
    while not sitting.over:
        seat = rng.choice(sorted(sitting.referee.to_act))
        sitting.play(seat, rng.choice(sorted(sitting.referee.legal(seat) or [])), 0)
    room.press("right", "right", "right")
    assert "Étape 3" in room.loop.lines()[0]
    room.speak(room.loop, "en")
    room.wait(2 * DRAW_EVERY)
    assert "Step 3" in room.loop.lines()[0]
    assert room.seen(room.public) == room.public_page("en") != room.public_page("fr")


# ---- the window, its handheld and its hidden screen


class Windowed(Desk):
    """A table in a window."""

    def __init__(self, table: VirtualTable, state: str) -> None:
        super().__init__(table)
        self.hand = Hand(table, Session(Settings(lang="fr", brightness="day"), {"XDG_STATE_HOME": state}, virtual=True))
        self.wait(200)

    def tick(self, now: int) -> None:
        self.hand.tick(now)


@every_game
def test_the_window_and_the_handheld_speak_it_at_once(name: str, tmp_path: Path) -> None:
    with VirtualTable() as table:
        room = Windowed(table, str(tmp_path))
        hand, loop = room.hand, room.hand.loop
        sitting = sit_down(loop, name, table.now)
        room.wait(1000)
        for lang in ("en", "fr"):
            room.speak(loop, lang)
            room.wait(200)
            hand.handheld.hold()
            room.wait(2000)
            held, pages = hand.handheld.scene(), loop.private.pages
            assert pages is not None and held.picture is not None
            drawn = {known: pages.game_pages.draw(pages.page(held.seat), known).to_pages() for known in ("en", "fr")}
            assert held.picture == drawn[lang], (sitting.acting, held.phase)
            seen = {
                known: pixels(painted(scene.draw(hand.scene(), lay_out(*DEFAULT), known))) for known in ("en", "fr")
            }
            assert seen["en"] != seen["fr"]
            assert public_screen.of(loop.snapshot()) == hand.scene().shown
            hand.handheld.let_go()
            room.wait(200)
        hand.close()


# ---- the typed table


class Typed(Desk):
    """A table in a terminal."""

    def __init__(self, table: VirtualTable, here: TypedTable) -> None:
        super().__init__(table)
        self.here = here

    def tick(self, now: int) -> None:
        self.here.tick(now)
        self.here.left = False  # the input has ended, but the session continues


@every_game
def test_the_typed_table_speaks_it_at_once(name: str, tmp_path: Path) -> None:
    plan = Session(Settings(lang="fr"), {"XDG_STATE_HOME": str(tmp_path)}, virtual=True)
    with VirtualTable() as table, typing("") as keys:
        room = Typed(table, TypedTable(table, plan, keys))
        loop = room.here.loop
        sit_down(loop, name, table.now)
        room.wait(1000)
        before = room.here.seen()
        room.speak(loop, "en")
        after = room.here.seen()
        assert before.hint != after.hint and before.lines != after.lines
        room.speak(loop, "fr")
        assert (room.here.seen().lines, room.here.seen().hint) == (before.lines, before.hint)
        room.here.close()
