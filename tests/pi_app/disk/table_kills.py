"""Kill the whole program: `filature play` at the virtual table, in real time, with typing people and bots.

python -m tests.pi_app.disk.table_kills FOLDER 20 1        # twenty kills, the first seed; prints the figures as JSON

After each tick, when the lights have shown it, the state of the game is written to a diary. Before the people type, the
diary gets what they are about to do. The wall clock is wrong by up to ten years, differently at each reading. Every
move that was shown must be on the disk, and at most one more that somebody was about to make.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from engine import games, record
from engine.bots import bot_of
from engine.conformance.walk import random_move
from engine.game import TABLE
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.disk.store import OVER, PLAYING
from pi_app.games import front_of
from pi_app.players import AT_TABLE, ON_SCREEN, bot
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting
from pi_app.terminal.orders import point_of
from pi_app.terminal.typed_table import play_here
from tests.pi_app.disk.games import NOON, OPTIONS, lines
from tests.pi_app.disk.kills import TEN_YEARS, Figures, State, finished, killed, stands

MOST_ENTRIES = 5  # the kill comes after a random number of diary entries, below this
MOST_DELAY = 1500  # ms from that entry to the kill, at most; a typed move takes about as long
RETRY_AFTER = 15_000  # ms after which a person tries another move


# ------------------------------------------------------------------------------------------ the process that is killed


class Players:
    """The people at the table. They look at it after each tick, and type."""

    def __init__(self, keyboard: int, diary: int, rng: Random) -> None:
        self._keyboard, self._diary, self._rng = keyboard, diary, rng
        self._seen: tuple[Any, int] | None = None
        self._asked: tuple[int, int] | None = None  # the number of the move being typed, and since when
        self._typed_at = 0
        self._parent = os.getppid()

    def watch(self, loop: Loop, now: int) -> None:
        sitting = loop.sitting
        if sitting is None or os.getppid() != self._parent:
            os._exit(1)  # the parent is gone, so nobody would kill this process
        referee = sitting.referee
        if self._seen != (referee, len(referee.line)):
            how = "done" if self._seen else "found"
            self._seen = (referee, len(referee.line))
            self._write(**{how: (referee.seed, OVER if sitting.over else PLAYING, lines(referee))})
        if now < self._typed_at + 1000:
            return
        if loop.snapshot().resting:
            self._type("ok", now)
        elif sitting.over:
            self._type("quit", now)
        elif not sitting.in_order:
            self._type("set", now)
        elif self._asked is None or self._asked[0] != len(referee.line) or now > self._asked[1] + RETRY_AFTER:
            self._move(sitting, now)

    def _move(self, sitting: Sitting, now: int) -> None:
        """Type a random move of a person whose turn it is: with a piece if possible, otherwise as a secret."""
        people = [seat for seat in sitting.acting if not sitting.seats[seat].is_bot]
        if not people:
            return
        seat = self._rng.choice(people)
        text = sitting.referee.game.write(
            random_move(sitting.referee, seat, self._rng, bot_of(sitting.referee.game.name))
        )
        self._asked = (len(sitting.referee.line), now)
        self._write(move=(seat, text))
        self._type(self._carried(sitting, text) or f"{seat}: {text}", now)

    def _carried(self, sitting: Sitting, text: str) -> str:
        find, names = point_of(sitting.tabletop), sitting.tabletop.name_of
        for reading in sitting.tabletop.readings(sitting.referee.view(TABLE)):
            plain = reading.move == text and not (reading.label or reading.over or reading.ends)
            points = (reading.start, reading.end)
            if plain and all(at is not None and find(names(at)) == at for at in points):
                return " ".join(names(at) for at in points if at is not None)
        return ""

    def _type(self, line: str, now: int) -> None:
        self._typed_at = now
        os.write(self._keyboard, f"{line}\n".encode())

    def _write(self, **entry: Any) -> None:
        os.write(self._diary, json.dumps(entry).encode() + b"\n")


def spend(folder: Path, diary: int, seed: int) -> NoReturn:
    """Play a session at the virtual table, until the kill or the end of the game."""
    rng = Random(seed)
    time.time = lambda: NOON + rng.randint(-TEN_YEARS, TEN_YEARS)  # type: ignore[assignment]
    keys, keyboard = os.pipe()
    sys.stdin, sys.stdout = os.fdopen(keys), Path(os.devnull).open("w")  # noqa: SIM115 - until the kill
    game = rng.choice(list(OPTIONS))
    rules: Any = games.load(game)
    hidden = front_of(game).tabletop.hidden
    seats = {
        seat: rng.choice((ON_SCREEN, bot(1)) if seat in hidden else (AT_TABLE, AT_TABLE, ON_SCREEN, bot(1)))
        for seat in rules.seats(rules.check(OPTIONS[game]))
    }
    given = {"game": game, "seats": seats, "virtual": True, **OPTIONS[game]}
    session = plan(given, {"STATE_DIRECTORY": str(folder)}, lang="en")
    with VirtualTable() as table:
        play_here(table, session, session.environment, watch=Players(keyboard, diary, rng).watch)
    os._exit(0)


# ------------------------------------------------------------------------------------------ the process that checks


def kills(folder: Path, count: int, seed: int) -> Figures:
    """Kill this many sessions, one after another; then play the last game to its end."""
    rng, figures, before = Random(f"table {seed}"), Figures(), None
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    while figures.kills < count:
        diary, dead = killed(lambda out, lot: spend(folder, out, lot), folder / "diary", rng, MOST_ENTRIES, MOST_DELAY)
        start = time.monotonic()
        after, value, bots = stands(folder)
        opened = int(1000 * (time.monotonic() - start))
        figures = _counted(figures, diary, before, after, (value, bots))
        assert dead or (after is not None and after[1] == OVER), "nobody leaves in the middle of a game"
        figures = figures._replace(kills=figures.kills + dead, slowest_open_ms=max(figures.slowest_open_ms, opened))
        before = after
    return figures._replace(finished=finished(folder, rng))


def _counted(
    figures: Figures,
    diary: list[dict[str, Any]],
    before: State | None,
    after: State | None,
    kept: tuple[Any, frozenset[str]],
) -> Figures:
    """Return the figures with one more session."""
    assert not [entry for entry in diary if "problem" in entry], diary[-1]
    known, meant = before, list[tuple[str, str]]()
    left = before if before is not None and before[1] == PLAYING else None
    for entry in diary:
        match entry:
            case {"found": state} if left is not None:
                right = tuple(state) == left
                figures = figures._replace(
                    resumed=figures.resumed + right, not_resumed=figures.not_resumed + (not right)
                )
            case {"found": (seed, how, moves)} | {"done": (seed, how, moves)}:
                known, meant = (seed, how, moves), []
                figures = figures._replace(acknowledged=figures.acknowledged + 1)
            case {"move": (seat, text)}:
                meant.append((seat, text))
    if after == known:
        return figures
    if after is not None and after[2] in _next(known, meant, *kept):
        return figures._replace(in_a_write=figures.in_a_write + 1)
    held = after is not None and known is not None and known[0] == after[0] and after[2][: len(known[2])] == known[2]
    return figures._replace(lost=figures.lost + (not held), invented=figures.invented + held)


def _next(known: State | None, meant: list[tuple[str, str]], value: Any, bots: frozenset[str]) -> list[list[list[str]]]:
    """Return the lists of moves that the disk may have although they were not shown.

    They start a new game, or end with a move that a person was about to make, or with a bot's move.
    """
    if known is None or known[0] != value["seed"]:
        new: Any = Referee(games.load(value["game"]), value["options"], seed=value["seed"])
        return [lines(new)]
    found = []
    for seat, text in (*meant, *(move for move in value["moves"][len(known[2]) :][:1] if move[0] in bots)):
        referee = record.read({**value, "moves": known[2]})
        referee.play(seat, referee.game.read(text))
        found.append(lines(referee))
    return found


if __name__ == "__main__":
    print(json.dumps(kills(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))._asdict()))
