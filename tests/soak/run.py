"""`make soak`: long comparisons that are too slow for every test run."""

from __future__ import annotations

import sys
import time
from random import Random

from tests.oracles.agreement import play_and_compare, random_position
from tests.pi_app.table.soak import soak as table_soak
from tests.pi_app.wire.client import RefereeProcess
from tests.soak import day, handheld, store

GAMES = 200


def soak() -> None:
    with RefereeProcess() as process:
        for game, options in (
            ("catch-a-thief", [{"variant": 1}, {"variant": 2}]),
            ("catch-it", [{}, {"starter": "red"}, {"repetition": False}]),
            ("traqueur", [{"first": "north"}, {"first": "south"}]),
            ("chicago", [{"players": players} for players in range(3, 6)]),
            ("rattrapez-le", [{"players": players} for players in range(2, 7)]),
        ):
            start, plies = time.monotonic(), 0
            for seed in range(GAMES):
                plies += play_and_compare(process, game, options[seed % len(options)], seed, plies=400)
                _progress(game, seed + 1, plies, start)
        rng, start, plies = Random(1), time.monotonic(), 0
        for seed in range(5 * GAMES):
            plies += play_and_compare(process, "catch-it", {"position": random_position(rng)}, seed, plies=12)
            _progress("catch-it positions", seed + 1, plies, start)


def _progress(what: str, games: int, plies: int, start: float) -> None:
    end = "\n" if games % GAMES == 0 else ""
    sys.stderr.write(f"\r{what}: {games} games, {plies} plies agree, {time.monotonic() - start:.0f} s{end}")


if __name__ == "__main__":
    handheld.soak()
    soak()
    well = [store.soak(), day.soak(), table_soak()]
    sys.exit(0 if all(well) else 1)
