"""A session at the virtual table that a script plays, on a clock that the test controls."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import NamedTuple

from hardware.virtual import VirtualTable
from pi_app.players import Player
from pi_app.system.settings import Settings
from pi_app.table.clock import keep_time
from pi_app.table.session import Opening, Session
from pi_app.terminal.keyboard import Keys
from pi_app.terminal.typed_table import TypedTable


class Played(NamedTuple):
    """A session after its script."""

    here: TypedTable
    table: VirtualTable
    lines: list[str]  # all lines that the public screen has shown
    remarks: list[str]  # all answers to typed lines


@contextmanager
def typing(text: str, *, editing: bool = False) -> Iterator[Keys]:
    """Yield keys that have been typed. The input ends after them."""
    far, near = os.pipe()
    os.write(near, text.encode())
    os.close(near)
    try:
        yield Keys(far, editing=editing)
    finally:
        os.close(far)


def virtual_session(
    state: str, game: str | None = None, seats: dict[str, Player] | None = None, lang: str = "en"
) -> Session:
    opening = None if game is None else Opening(game, {}, seats or {})
    return Session(Settings(lang=lang), {"XDG_STATE_HOME": state}, opening, virtual=True)


def played(plan: Session, *script: str) -> Played:
    """Play a script in a session and return the session. Its clock runs as fast as the machine can."""
    at = 0.0
    lines: list[str] = []
    remarks: list[str] = []
    with VirtualTable() as table, typing("".join(f"{line}\n" for line in script)) as keys:
        here = TypedTable(table, plan, keys, script=True)

        def rest(seconds: float) -> None:
            nonlocal at
            at += seconds + 1e-6
            keys.rest(0)

        def tick(now: int) -> None:
            before = here.remarks
            here.tick(now)
            lines.extend(line for line in here.loop.lines() if line not in lines)
            if here.remarks is not before:
                remarks.extend(here.remarks)

        with closing(here):
            keep_time(tick, lambda: here.going, seconds=lambda: at, rest=rest)
    return Played(here, table, lines, remarks)
