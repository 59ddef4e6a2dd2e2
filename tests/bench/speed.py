"""`make bench`: speed as ratios. All sides are interleaved in one run, so that a busy machine slows them equally.

Our side is the full engine: legal moves from the seat's view, the move, its events, and every player's view.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import chess

from engine import bots, games
from engine.game import CHANCE, fold
from tests.soak import handheld

ROUNDS = 12
GOALS = {"catch-a-thief": 8.0, "catch-it": 1.0, "traqueur": 5.0, "chicago": 1.0, "rattrapez-le": 2.0}
HELP_GOAL = 3.0
KEY_GOAL_MS = 100
KEYS_PRESSED = 200
GAMES_A_ROUND = {"catch-a-thief": 400, "catch-it": 12, "traqueur": 40, "chicago": 6, "rattrapez-le": 8}


def playouts(name: str, rng: Random) -> int:
    """Play some random games and return the number of moves."""
    game: Any = games.load(name)
    options, moves = game.check({}), 0
    for _ in range(GAMES_A_ROUND[name]):
        state, events = game.start(options)
        views = {seat: game.blank(seat) for seat in game.seats(options)}
        while True:
            for seat, view in views.items():
                views[seat] = fold(game, view, events)
            if game.outcome(state):
                break
            (seat, *_) = sorted(game.to_act(state))
            move = game.roll(state, rng) if seat == CHANCE else _random_move(game, views[seat], rng)
            state, events = game.play(state, seat, move)
            moves += 1
    return moves


def _random_move(game: Any, view: Any, rng: Random) -> Any:
    legal = game.legal(view)
    if legal is None:
        return bots.choose(game.name, view, level=0, rng=rng, enough=lambda: True)
    return rng.choice(legal)


def chess_playouts(rng: Random) -> int:
    """Play some random games of python-chess, as in its documentation, and return the number of moves."""
    moves = 0
    for _ in range(4):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves


def measure(sides: dict[str, Callable[[Random], int]]) -> dict[str, float]:
    """Measure the sides in turn, and return the moves of each per second of processor time."""
    rng = Random(1)
    moves, seconds = dict.fromkeys(sides, 0), dict.fromkeys(sides, 0.0)
    for round_ in range(ROUNDS + 1):
        for name, side in sides.items():
            start = time.process_time()
            made = side(rng)
            if round_:  # the first round fills caches and is not counted
                moves[name] += made
                seconds[name] += time.process_time() - start
    return {name: moves[name] / seconds[name] for name in sides}


def start_up() -> float:
    """Return the time of `filature --help` relative to `python -c pass`, as medians of interleaved runs."""
    command = str(Path(sys.executable).with_name("filature"))
    runs: dict[str, list[float]] = {"pass": [], "help": []}
    for _ in range(25):
        for name, words in (("pass", [sys.executable, "-c", "pass"]), ("help", [command, "--help"])):
            start = time.perf_counter()
            subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
            runs[name].append(time.perf_counter() - start)
    median = {name: sorted(times)[len(times) // 2] for name, times in runs.items()}
    return median["help"] / median["pass"]


def key_to_picture() -> float:
    """Return the 99th percentile in ms, with the real firmware on MicroPython and a loop at 50 Hz."""
    with tempfile.TemporaryDirectory() as folder:
        return handheld.percentile(handheld.latency(KEYS_PRESSED, Path(folder)), 0.99)


def main() -> int:
    sides: dict[str, Callable[[Random], int]] = {
        name: lambda rng, name=name: playouts(name, rng)  # type: ignore[misc]
        for name in GOALS
    }
    speeds = measure({"python-chess": chess_playouts, **sides})
    print(f"random playouts, moves a second (python-chess {speeds['python-chess']:,.0f}):")
    good = True
    for name, goal in GOALS.items():
        ratio = speeds[name] / speeds["python-chess"]
        good &= ratio >= goal
        print(
            f"  {name:14} {speeds[name]:>9,.0f}   {ratio:5.2f}x python-chess   goal {goal:g}x   {_tick(ratio >= goal)}"
        )
    ratio = start_up()
    good &= ratio <= HELP_GOAL
    print(f"filature --help: {ratio:.2f}x python -c pass   goal at most {HELP_GOAL:g}x   {_tick(ratio <= HELP_GOAL)}")
    effect = key_to_picture()
    good &= effect <= KEY_GOAL_MS
    print(
        f"a key on the handheld to its effect on the screen: {effect:.0f} ms p99   goal at most {KEY_GOAL_MS} ms   "
        f"{_tick(effect <= KEY_GOAL_MS)}"
    )
    return 0 if good else 1


def _tick(good: bool) -> str:
    return "ok" if good else "MISSED"


if __name__ == "__main__":
    sys.exit(main())
