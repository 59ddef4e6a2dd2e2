"""kill -9 at random moments of play: what was acknowledged is there, and nothing that nobody played.

python -m tests.store.kills FOLDER 100 1        # a hundred kills, the first seed; prints the figures as JSON

A child plays at a table with a disk and writes a diary: what it is about to do, and what the disk has acknowledged. It
is killed, and its games are looked at. The next child goes on with the game that it finds.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, NoReturn

from engine import games, record
from engine.referee import Referee
from pi_app.store import OVER, PLAYING
from pi_app.store_file import open_store
from tests.conformance.walk import random_move
from tests.store.games import NOON, OPTIONS, begun, keeping, lines, think

A_FILE = 100  # kills that one file of games has to bear
MOST_ENTRIES = 14  # of the diary, after which the kill comes
LONGEST = 0.01  # s from that entry to the kill
TEN_YEARS = 315_576_000

State = tuple[int, str, list[list[str]]]  # the seed of a game, how it stands, its moves


class Figures(NamedTuple):
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    invented: int = 0
    resumed: int = 0
    not_resumed: int = 0
    in_a_write: int = 0  # killed between the attempt and its acknowledgement
    slowest_open_ms: int = 0


# ------------------------------------------------------------------------------------------ the one who is killed


def play(folder: Path, diary: int, seed: int) -> NoReturn:
    """Go on with the game that is there, and with others after it, until the kill. The clock jumps all the time."""
    rng = Random(seed)

    def write(**entry: Any) -> None:
        os.write(diary, json.dumps(entry).encode() + b"\n")

    disk = keeping(folder, clock=lambda: NOON + rng.randint(-TEN_YEARS, TEN_YEARS))
    sitting = disk.resume(think)
    if sitting is not None:
        write(resumed=(sitting.referee.seed, PLAYING, lines(sitting.referee)))
    while disk.problem is None:
        if sitting is None or sitting.over or rng.random() < 0.01:
            game, number = rng.choice(list(OPTIONS)), rng.getrandbits(64)
            write(begin=(game, number))
            sitting = begun(disk, game, number)
        elif sitting.can_take_back and rng.random() < 0.1:
            write(back=sitting._before[-1][0])
            sitting.take_back(0)
        else:
            seat = rng.choice(sitting.acting)
            move = random_move(sitting.referee, seat, rng)
            write(move=(seat, sitting.referee.game.write(move)))
            sitting.play(seat, move, 0)
        if disk.problem is None:
            write(done=(sitting.referee.seed, OVER if sitting.over else PLAYING, lines(sitting.referee)))
    write(problem=disk.problem.key)
    os._exit(1)


# ------------------------------------------------------------------------------------------ the one who looks


def kills(folder: Path, count: int, seed: int) -> Figures:
    """So many kills, one after another."""
    rng, figures, before = Random(seed), Figures(), None
    for number in range(count):
        if number % A_FILE == 0:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            before = None
        diary = _killed(folder, rng)
        start = time.monotonic()
        after, value = _stands(folder)
        opened = int(1000 * (time.monotonic() - start))
        figures = _counted(figures, diary, before, after, value)
        figures = figures._replace(kills=number + 1, slowest_open_ms=max(figures.slowest_open_ms, opened))
        before = after
    return figures


def _killed(folder: Path, rng: Random) -> list[dict[str, Any]]:
    """The diary of a child that was killed at a random moment."""
    path = folder / "diary"
    diary, seed = os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_APPEND), rng.getrandbits(32)
    child = os.fork()
    if child == 0:
        try:
            play(folder, diary, seed)
        except BaseException as error:  # noqa: BLE001 - a child must never go on as its parent
            os.write(diary, json.dumps({"problem": repr(error)}).encode() + b"\n")
        finally:
            os._exit(1)
    _await_entries(path, rng.randrange(MOST_ENTRIES))
    time.sleep(rng.random() * LONGEST)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(diary)
    return [json.loads(line) for line in path.read_text().splitlines() if line.endswith("}")]


def _await_entries(diary: Path, count: int) -> None:
    """Until the child has come so far, however busy the machine is."""
    while diary.read_bytes().count(b"\n") < count:
        time.sleep(0.0005)


def _stands(folder: Path) -> tuple[State | None, Any]:
    """The last game as the disk has it, and its record."""
    store, problem = open_store(folder)
    with closing(store):
        assert problem is None, problem
        kept = store.games()
        assert all(game.state != PLAYING for game in kept[:-1]), "one game is being played at most"
        if not kept:
            return None, None
        value = store.record(kept[-1])
        return (kept[-1].opened.seed, kept[-1].state, value["moves"]), value


def _counted(
    figures: Figures, diary: list[dict[str, Any]], before: State | None, after: State | None, value: Any
) -> Figures:
    """The figures with one more kill."""
    assert not [entry for entry in diary if "problem" in entry], diary[-1]
    known, attempt = before, None
    for entry in diary:
        match entry:
            case {"resumed": state}:
                right = before is not None and tuple(state) == before
                figures = figures._replace(
                    resumed=figures.resumed + right, not_resumed=figures.not_resumed + (not right)
                )
            case {"done": (seed, how, moves)}:
                known, attempt = (seed, how, moves), None
                figures = figures._replace(acknowledged=figures.acknowledged + 1)
            case _:
                attempt = entry
    if attempt is not None:
        figures = figures._replace(in_a_write=figures.in_a_write + 1)
    if after is not None:
        record.read(value)  # all that is there can be played through
    if after == known or (attempt is not None and after in _outcomes(known, attempt, value)):
        return figures
    held = after is not None and known is not None and known[0] == after[0] and after[2][: len(known[2])] == known[2]
    return figures._replace(lost=figures.lost + (not held), invented=figures.invented + held)


def _outcomes(known: State | None, attempt: dict[str, Any], value: Any) -> list[State]:
    """What the disk may hold if the attempt had just been made."""
    match attempt:
        case {"begin": (game, seed)}:
            referee: Any = Referee(games.load(game), OPTIONS[game], seed=seed)
            return [(seed, PLAYING, lines(referee))]
        case {"back": length} if known is not None:
            return [(known[0], PLAYING, known[2][:length])]
        case {"move": (seat, text)} if known is not None:
            referee = record.read({**value, "moves": known[2]})
            referee.play(seat, referee.game.read(text))
            return [(known[0], OVER if referee.outcome else PLAYING, lines(referee))]
    return []


if __name__ == "__main__":
    print(json.dumps(kills(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))._asdict()))
