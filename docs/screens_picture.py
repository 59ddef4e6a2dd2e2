"""Draw the pictures of the window and the screens (`make picture`), from games that bots play at a virtual table."""

from __future__ import annotations

import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from engine import games
from engine.bits import members
from engine.game import CHANCE, Options, Seat
from engine.referee import AnyReferee, Referee
from hardware.virtual import VirtualTable
from pi_app.disk.file import open_store
from pi_app.disk.statistics import summaries
from pi_app.disk.store import Opened, SeatedPlayer, Store
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.games import front_of
from pi_app.palette import SLATE
from pi_app.players import ON_SCREEN, Player
from pi_app.public.look_back import look_back
from pi_app.screens import figures, look_back_screen
from pi_app.screens import hidden_screen as hidden
from pi_app.screens import public_screen as public
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import TICK, Loop
from pi_app.table.session import Session
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.thinking import think
from pi_app.window.hand import Hand
from pi_app.window.layout import DEFAULT
from pi_app.window.scene import draw

HERE: Final = Path(__file__).parent
SEED: Final = 5
LEVELS: Final = {"catch-a-thief": 2, "rattrapez-le": 1, "traqueur": 1, "chicago": 1}  # long games
SCREEN: Final = (800, 480)
GAP: Final = 16
SESSIONS: Final = 60
NAMES: Final = ("Ada", "Basile", "Ada")
KNOWN: Final = Settings(lang="en", brightness="day")


def played(game: str, options: Options, moves: int) -> AnyReferee:
    """A game of bots after so many moves, or once it is over."""
    referee: AnyReferee = Referee(games.load(game), options, seed=SEED)
    for _ in range(moves):
        if referee.outcome:
            break
        seat = min(referee.to_act)
        referee.play(seat, think(referee, seat, LEVELS[game]))
    return referee


def at_table(loop: Loop, table: VirtualTable, referee: AnyReferee, seats: dict[Seat, Player]) -> Sitting:
    """The game at a table on which every piece stands where it should."""
    sitting = Sitting.of(referee, seats, loop.thinks, keep_nothing)
    loop.sit_down(sitting, table.now)
    for _ in range(2):
        table.arrange(set(members(sitting.expected().pieces)))
        table.advance(400, loop.tick)
    return sitting


# ------------------------------------------------------------------------------------------ the window


def window() -> Surface:
    """A thief holds the curtain in the middle of a game, to see the hidden screen and the handheld."""
    with tempfile.TemporaryDirectory() as state, VirtualTable() as table:
        hand = Hand(table, Session(KNOWN, {"XDG_STATE_HOME": state}, virtual=True), DEFAULT)
        with closing(hand):
            at_table(hand.loop, table, played("catch-a-thief", {}, 14), {"thief": ON_SCREEN})
            wait(hand, table)
            hand.press(hand.layout.screen.center)
            wait(hand, table)
            return painted(draw(hand.scene(), hand.layout, KNOWN.lang))


def wait(hand: Hand, table: VirtualTable, ms: int = 2000) -> None:
    for now in range(table.now, table.now + ms, TICK):
        hand.tick(now)


# ------------------------------------------------------------------------------------------ the screens


def sheet(*, night: bool = False) -> Sheet:
    return Sheet(SCREEN, look(*SCREEN, night=night))


def public_screen(game: str, options: Options, moves: int, *, night: bool = False) -> Sheet:
    drawn, referee = sheet(night=night), played(game, options, moves)
    with VirtualTable() as table:
        loop = Loop(table.board, KNOWN, journal=Journal.without_disk())
        at_table(loop, table, referee, {})
        public.draw(public.of(loop.snapshot()), drawn, KNOWN.lang)
    return drawn


def hidden_screen(game: str, options: Options, moves: int, *, night: bool = False) -> Sheet:
    """The page of whoever is to act."""
    drawn, referee, machine = sheet(night=night), played(game, options, moves), front_of(game).pages
    seat = min(referee.to_act - {CHANCE})
    page = machine.open(referee.view(seat))
    hidden.draw(machine, page, drawn, KNOWN.lang)
    return drawn


def replay_screen(game: str, options: Options, *, night: bool = False) -> Sheet:
    drawn, past = sheet(night=night), look_back(played(game, options, 4000))
    look_back_screen.draw(past._replace(at=len(past.steps) * 3 // 4), drawn, KNOWN.lang)
    return drawn


def strip() -> Surface:
    """Four screens: two by day, two by night."""
    shown = (
        public_screen("rattrapez-le", {"players": 4}, 14),
        hidden_screen("chicago", {"players": 4}, 78),
        public_screen("traqueur", {}, 30, night=True),
        replay_screen("catch-a-thief", {}, night=True),
    )
    width, height = SCREEN
    drawn = Surface((2 * width + 3 * GAP, 2 * height + 3 * GAP))
    drawn.fill(SLATE)
    for number, screen in enumerate(shown):
        place = Rect(GAP + number % 2 * (width + GAP), GAP + number // 2 * (height + GAP), width, height)
        drawn.blit(painted(screen), place)
    return drawn


# ------------------------------------------------------------------------------------------ the statistics


def statistics() -> Surface:
    """Return a picture of the statistics of two people who play Catch a Thief, a match of two games in each session."""
    with tempfile.TemporaryDirectory() as folder:
        store, _ = open_store(Path(folder))
        with closing(store):
            for seed in range(SESSIONS):
                _keep_a_chase(store, seed)
            return painted(figures.drawn(summaries(store), KNOWN.lang))


def _keep_a_chase(store: Store, seed: int) -> None:
    referee: AnyReferee = Referee(games.load("catch-a-thief"), {}, seed=seed)
    while not referee.outcome:
        seat = min(referee.to_act)
        referee.play(seat, think(referee, seat, 1 if seat == "detective" else 2))
    places = [
        SeatedPlayer(seat, str(ON_SCREEN), name) for seat, name in zip(referee.players, NAMES[seed % 2 :], strict=False)
    ]
    game = store.begin(Opened("catch-a-thief", {}, "auto", seed, tuple(places)), [], 0)
    moves = [(seat, referee.game.write(move)) for seat, move in referee.line]
    store.keep(game, 0, moves, referee.outcome, 0)


if __name__ == "__main__":
    for name, drawn in (("window.png", window()), ("screens.png", strip()), ("stats.png", statistics())):
        pygame.image.save(drawn, HERE / name)
        sys.stdout.write(f"{name}\n")
