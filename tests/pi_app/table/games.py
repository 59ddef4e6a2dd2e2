"""Plays one noisy game from its seed."""

from __future__ import annotations

import time
from typing import NamedTuple

from tests.pi_app.table.checked_session import PARTIES, CheckedSession, Failed
from tests.pi_app.table.noise import NoisyHands


class Result(NamedTuple):
    """The figures of a game that was played, and its failure, if it failed."""

    game: str
    seed: int
    moves: int
    seconds: float  # of simulated time
    cpu: float  # seconds of processor time
    noises: int
    failure: str = ""  # the kind of the failure
    report: str = ""


def play(game: str, seed: int) -> Result:
    """Play a game with noise at every moment. Half of the seeds begin with the set-up of the pieces."""
    start, failure, report = time.process_time(), "", ""
    with CheckedSession(game, seed) as session:
        hands = NoisyHands(session)
        session.sit_down(ready=seed % 2 == 0)
        try:
            hands.play()
        except Failed as failed:
            failure, report = type(failed).__name__, str(failed)
        moves, noises = len(session.sitting.referee.line), sum(hands.kinds.values())
        cpu = time.process_time() - start
        return Result(game, seed, moves, session.table.now / 1000, cpu, noises, failure, report)


def nth(number: int) -> tuple[str, int]:
    """Return the name and the seed of the game with this number in a long run. The games take turns."""
    names = tuple(PARTIES)
    return names[number % len(names)], number // len(names)
