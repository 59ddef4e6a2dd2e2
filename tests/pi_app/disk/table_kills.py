"""kill -9 of the whole program: `filature play` at the virtual table, in real time, with people who type and bots.

python -m tests.pi_app.disk.table_kills FOLDER 20 1        # twenty kills, the first seed; prints the figures as JSON

After each tick, so after the lights have shown it, a diary has the game as it stands; before they type, it has what the
people mean to do. The clock on the wall is ten years off, another way at each look. What was shown must be on the disk,
and beside it at most what somebody was about to do.
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

MOST_ENTRIES = 5  # of the diary, after which the kill comes
LONGEST = 1.5  # s from that entry to the kill: a typed move needs about as long
PATIENCE = 15_000  # ms after which somebody tries another move


# ------------------------------------------------------------------------------------------ the one who is killed


class Players:
    """They look at the table after each tick, and type."""

    def __init__(self, keyboard: int, diary: int, rng: Random) -> None:
        self._keyboard, self._diary, self._rng = keyboard, diary, rng
        self._seen: tuple[Any, int] | None = None
        self._asked: tuple[int, int] | None = None  # the move that somebody makes now, by its number, and since when
        self._typed_at = 0
        self._parent = os.getppid()

    def watch(self, loop: Loop, now: int) -> None:
        sitting = loop.sitting
        if sitting is None or os.getppid() != self._parent:
            os._exit(1)  # nobody is left to kill it
        referee = sitting.referee
        if self._seen != (referee, len(referee.line)):
            how = "done" if self._seen else "found"
            self._seen = (referee, len(referee.line))
            self._write(**{how: (referee.seed, OVER if sitting.over else PLAYING, lines(referee))})
        if now < self._typed_at + 1000:
            return
        if loop.away:
            self._type("ok", now)
        elif sitting.over:
            self._type("quit", now)
        elif not sitting.in_order:
            self._type("set", now)
        elif self._asked is None or self._asked[0] != len(referee.line) or now > self._asked[1] + PATIENCE:
            self._move(sitting, now)

    def _move(self, sitting: Sitting, now: int) -> None:
        """A random move of a person whose turn it is: with a piece if one can make it, else as a secret is told."""
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
            plain = reading.move == text and not (reading.label or reading.over or reading.asks)
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
    """An evening at the virtual table, until the kill or the end of the game."""
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
    evening = plan(given, {"STATE_DIRECTORY": str(folder)}, lang="en")
    with VirtualTable() as table:
        play_here(table, evening, evening.environment, watch=Players(keyboard, diary, rng).watch)
    os._exit(0)


# ------------------------------------------------------------------------------------------ the one who looks


def kills(folder: Path, count: int, seed: int) -> Figures:
    """So many kills, one after another; then the last game is played to its end."""
    rng, figures, before = Random(f"table {seed}"), Figures(), None
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    while figures.kills < count:
        diary, dead = killed(lambda out, lot: spend(folder, out, lot), folder / "diary", rng, MOST_ENTRIES, LONGEST)
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
    """The figures with one more evening."""
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
    """The moves that the disk may have though nobody was shown them: a new game, a move that was meant, or a bot's."""
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
