"""Scenes with problems for the public screen's pictures: a full disk, a broken reed, an interrupted game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from engine.bits import members
from pi_app.disk.errors import FULL, StoreError
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop

if TYPE_CHECKING:
    from tests.pi_app.screens.scenes import RandomSession

HOLD = 3200  # ms that MENU is held to leave a game


def full_disk(session: RandomSession) -> None:
    def opens() -> NoReturn:
        raise StoreError(FULL, Path("filature.db"))

    session.loop = Loop(session.table.board, Settings(lang=session.lang), journal=Journal(opens))
    session.loop.start("catch-it", {}, {}, session.table.now)
    session.tidy()


def full_and_idle(session: RandomSession) -> None:
    """No game is played, and the disk is already known to be full."""
    full_disk(session)
    session.table.press("menu")
    session.wait(HOLD)
    session.table.release("menu")
    session.wait(100)


def dead_reed(session: RandomSession) -> None:
    """A reed does not sense its pawn, and the players confirm with OK that it is there."""
    sitting = session.sit_down("catch-it", {})
    session.table.fault(min(members(sitting.expected().pieces)), "stuck-open")
    session.wait(3500)
    session.press("ok", "ok")
    session.wait(400)


def put_away(session: RandomSession) -> None:
    """The players have left a game. They can resume it or discard it."""
    session.sit_down("chicago", {"players": 4})
    session.table.press("menu")
    session.wait(HOLD)
    session.table.release("menu")
    session.wait(100)


def self_test(session: RandomSession) -> None:
    session.press("menu", "left", "left", "ok")
    session.wait(400)


SCENES: tuple[tuple[str, Callable[[Any], None]], ...] = (
    ("public-disk-full", full_disk),
    ("public-disk-full-idle", full_and_idle),
    ("public-dead-reed", dead_reed),
    ("public-put-away", put_away),
    ("public-self-test", self_test),
)
