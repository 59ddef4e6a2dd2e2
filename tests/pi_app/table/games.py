"""One noisy game from its seed, and what came of it."""

from __future__ import annotations

import time
from typing import NamedTuple

from tests.pi_app.table.evening import PARTIES, Evening, Failed
from tests.pi_app.table.noise import NoisyHands


class Result(NamedTuple):
    """A game that was played: how much of it there was, and how it failed, if it did."""

    game: str
    seed: int
    moves: int
    seconds: float  # of simulated time
    cpu: float  # seconds
    noises: int
    failure: str = ""  # the failure's kind
    report: str = ""


def play(game: str, seed: int) -> Result:
    """A game of any party, with noise everywhere; half of them begin with the set-up of the pieces."""
    start, failure, report = time.process_time(), "", ""
    with Evening(game, seed) as evening:
        hands = NoisyHands(evening)
        evening.sit_down(ready=seed % 2 == 0)
        try:
            hands.play()
        except Failed as failed:
            failure, report = type(failed).__name__, str(failed)
        moves, noises = len(evening.sitting.referee.line), sum(hands.kinds.values())
        cpu = time.process_time() - start
        return Result(game, seed, moves, evening.table.now / 1000, cpu, noises, failure, report)


def nth(number: int) -> tuple[str, int]:
    """The games of a long run, one game after the other in turn."""
    names = tuple(PARTIES)
    return names[number % len(names)], number // len(names)
