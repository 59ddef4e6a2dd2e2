"""Evenings that do not go as planned, for the public screen's pictures: a full disk, a dead reed, a game put away."""

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

HOLD = 3200  # ms: as long as MENU is held to put a game away


def full_disk(evening: Evening) -> None:
    def opens() -> NoReturn:
        raise StoreError(FULL, Path("filature.db"))

    evening.loop = Loop(evening.table.board, Settings(lang=evening.lang), keeping=Journal(opens))
    evening.loop.start("catch-it", {}, {}, evening.table.now)
    evening.tidy()


def full_and_idle(evening: Evening) -> None:
    """Nobody plays, and it is known already that games will not be kept."""
    full_disk(evening)
    evening.table.press("menu")
    evening.wait(HOLD)
    evening.table.release("menu")
    evening.wait(100)


def dead_reed(evening: Evening) -> None:
    """A pawn stands where no reed feels it, and OK says so."""
    sitting = evening.sit_down("catch-it", {})
    evening.table.fault(min(members(sitting.expected().pieces)), "stuck-open")
    evening.wait(3500)
    evening.press("ok", "ok")
    evening.wait(400)


def put_away(evening: Evening) -> None:
    """The game is kept: it can be taken up or given up."""
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
