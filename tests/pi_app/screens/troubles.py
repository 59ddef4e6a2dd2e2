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
    from tests.pi_app.screens.scenes import Evening

HOLD = 3200  # ms that MENU is held to leave a game


def full_disk(evening: Evening) -> None:
    def opens() -> NoReturn:
        raise StoreError(FULL, Path("filature.db"))

    evening.loop = Loop(evening.table.board, Settings(lang=evening.lang), keeping=Journal(opens))
    evening.loop.start("catch-it", {}, {}, evening.table.now)
    evening.tidy()


def full_and_idle(evening: Evening) -> None:
    """No game is played, and the disk is already known to be full."""
    full_disk(evening)
    evening.table.press("menu")
    evening.wait(HOLD)
    evening.table.release("menu")
    evening.wait(100)


def dead_reed(evening: Evening) -> None:
    """A reed does not sense its pawn, and the players confirm with OK that it is there."""
    sitting = evening.sit_down("catch-it", {})
    evening.table.fault(min(members(sitting.expected().pieces)), "stuck-open")
    evening.wait(3500)
    evening.press("ok", "ok")
    evening.wait(400)


def put_away(evening: Evening) -> None:
    """The players have left a game. They can resume it or discard it."""
    evening.sit_down("chicago", {"players": 4})
    evening.table.press("menu")
    evening.wait(HOLD)
    evening.table.release("menu")
    evening.wait(100)


def self_test(evening: Evening) -> None:
    evening.press("menu", "left", "left", "ok")
    evening.wait(400)


SCENES: tuple[tuple[str, Callable[[Any], None]], ...] = (
    ("public-disk-full", full_disk),
    ("public-disk-full-idle", full_and_idle),
    ("public-dead-reed", dead_reed),
    ("public-put-away", put_away),
    ("public-self-test", self_test),
)
