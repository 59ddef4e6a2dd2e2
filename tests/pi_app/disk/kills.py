"""Kill a playing process at random moments: no acknowledged move may be lost, and no move may be invented.

python -m tests.pi_app.disk.kills FOLDER 100 1        # a hundred kills, the first seed; prints the figures as JSON

A child process plays at a table with a disk and writes a diary: what it is about to do, and what the disk has
acknowledged. It is killed with SIGKILL, and its games are checked. The next child resumes the game that it finds.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, NoReturn

from engine import games, record
from engine.bots import bot_of
from engine.conformance.walk import random_move
from engine.referee import Referee
from pi_app.disk.file import open_store
from pi_app.disk.store import OVER, PLAYING
from tests.pi_app.disk.games import NOON, OPTIONS, begun, keeping, lines, play_on, think

KILLS_PER_FILE = 100
MOST_ENTRIES = 14  # the kill comes after a random number of diary entries, below this
MOST_DELAY = 10  # ms from that entry to the kill, at most
TEN_YEARS = 315_576_000
MOST_MOVES = 20_000  # random players end every game within this

State = tuple[int, str, list[list[str]]]  # the seed of a game, its state, its moves


class Figures(NamedTuple):
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    invented: int = 0
    resumed: int = 0
    not_resumed: int = 0
    in_a_write: int = 0  # killed between the attempt and its acknowledgement
    slowest_open_ms: int = 0
    finished: int = 0  # games that were completed after the last kill of a file


# ------------------------------------------------------------------------------------------ the process that is killed


def play(folder: Path, diary: int, seed: int) -> NoReturn:
    """Resume the game on the disk, then play others, until the kill. The clock jumps all the time."""
    rng, parent = Random(seed), os.getppid()

    def write(**entry: Any) -> None:
        if os.getppid() != parent:
            os._exit(1)  # the parent is gone, so nobody would kill this process
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
            move = random_move(sitting.referee, seat, rng, bot_of(sitting.referee.game.name))
            write(move=(seat, sitting.referee.game.write(move)))
            sitting.play(seat, move, 0)
        if disk.problem is None:
            write(done=(sitting.referee.seed, OVER if sitting.over else PLAYING, lines(sitting.referee)))
    write(problem=disk.problem.key)
    os._exit(1)


# ------------------------------------------------------------------------------------------ the process that checks


def kills(folder: Path, count: int, seed: int) -> Figures:
    """Kill this many children, one after another; then play the last game to its end."""
    rng, figures, before = Random(seed), Figures(), None
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number in range(count):
        diary, _ = killed(lambda out, lot: play(folder, out, lot), folder / "diary", rng, MOST_ENTRIES, MOST_DELAY)
        start = time.monotonic()
        after, value, _ = stands(folder)
        opened = int(1000 * (time.monotonic() - start))
        figures = _counted(figures, diary, before, after, value)
        figures = figures._replace(kills=number + 1, slowest_open_ms=max(figures.slowest_open_ms, opened))
        before = after
    return figures._replace(finished=finished(folder, rng))


def killed(
    child: Callable[[int, int], NoReturn], path: Path, rng: Random, most_entries: int, longest_delay: int
) -> tuple[list[dict[str, Any]], bool]:
    """Run a child, kill it at a random moment, and return its diary and whether it was killed before it ended."""
    diary, seed = os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_APPEND), rng.getrandbits(32)
    number = os.fork()
    if number == 0:
        try:
            child(diary, seed)
        except BaseException as error:  # noqa: BLE001 - a child must never continue as its parent
            os.write(diary, json.dumps({"problem": repr(error)}).encode() + b"\n")
        finally:
            os._exit(1)
    status = _await_entries(path, number, rng.randrange(most_entries))
    if status is None:
        time.sleep(rng.random() * longest_delay / 1000)
        os.kill(number, signal.SIGKILL)
        status = os.waitpid(number, 0)[1]
    os.close(diary)
    entries = [json.loads(line) for line in path.read_text().splitlines() if line.endswith("}")]
    return entries, os.WIFSIGNALED(status)


def _await_entries(diary: Path, child: int, count: int) -> int | None:
    """Wait until the diary has this many entries, on a busy machine too. Return the exit status if the child ends."""
    while diary.read_bytes().count(b"\n") < count:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        time.sleep(0.0005)
    return None


def stands(folder: Path) -> tuple[State | None, Any, frozenset[str]]:
    """Return the last game on the disk, its record, and its bots."""
    store, problem = open_store(folder)
    with closing(store):
        assert problem is None, problem
        kept = store.games()
        assert all(game.state != PLAYING for game in kept[:-1]), "one game is being played at most"
        if not kept:
            return None, None, frozenset()
        value, opened = store.record(kept[-1]), kept[-1].opened
        bots = frozenset(place.seat for place in opened.places if place.sits.startswith("bot:"))
        return (opened.seed, kept[-1].state, value["moves"]), value, bots


def finished(folder: Path, rng: Random) -> int:
    """Play the unfinished game to its end, if there is one. Return how many games were completed."""
    with closing(keeping(folder)) as disk:
        sitting = disk.resume(think)
        if sitting is None:
            return 0
        play_on(sitting, rng, MOST_MOVES)
        assert sitting.over, "a game that was killed so often still ends"
    assert stands(folder)[0] == (sitting.referee.seed, OVER, lines(sitting.referee))
    return 1


def _counted(
    figures: Figures, diary: list[dict[str, Any]], before: State | None, after: State | None, value: Any
) -> Figures:
    """Return the figures with one more kill."""
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
        record.read(value)  # everything on the disk must replay
    if after == known or (attempt is not None and after in _outcomes(known, attempt, value)):
        return figures
    held = after is not None and known is not None and known[0] == after[0] and after[2][: len(known[2])] == known[2]
    return figures._replace(lost=figures.lost + (not held), invented=figures.invented + held)


def _outcomes(known: State | None, attempt: dict[str, Any], value: Any) -> list[State]:
    """Return what the disk may hold if the attempt had just been made."""
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
