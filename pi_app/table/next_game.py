"""Starts, resumes and follows the games of a series, one after another."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from engine import games
from engine.memo import forget
from engine.referee import AnyReferee, Referee
from pi_app.disk.series import Series
from pi_app.disk.store import players_of
from pi_app.games import front_of
from pi_app.table.bot_turn import Think
from pi_app.table.coach import Coach
from pi_app.table.sitting import Sitting, keep_nothing

if TYPE_CHECKING:
    from pi_app.table.journal import Journal


def next_game(series: Series, think: Think, journal: Journal) -> Sitting:
    """Return the next game of a series. It is dealt and saved."""
    forget()
    places = series.places()
    referee: AnyReferee = Referee(games.load(series.match.game), series.options, seed=secrets.randbits(64))
    return Sitting.of(referee, players_of(places), think, journal.begin(referee, places, series), series)


def lesson(game: str, name: str) -> Sitting:
    """Return a lesson, with its coach. It is not saved. The game must have a lesson of this name."""
    coach = Coach(game, next(each for each in front_of(game).lessons if each.name == name))
    referee = coach.start()
    return Sitting(referee, coach.seats(referee.players), coach.think, keep_nothing, coach=coach)


def left(think: Think, journal: Journal) -> Sitting | None:
    """Return the game that was left unfinished, or the next game of a match that was left between two games."""
    sitting = journal.resume(think)
    match = journal.resume_match() if sitting is None else None
    return sitting if match is None else next_game(match, think, journal)


def after(sitting: Sitting) -> Series | None:
    """Return the series after its current game. None if the game is not over, or belongs to no series."""
    outcome = sitting.referee.outcome
    return None if sitting.series is None or outcome is None else sitting.series.after(outcome)


def unfinished(sitting: Sitting) -> bool:
    """Return whether the game, or its match, can be continued. A lesson is not kept."""
    if sitting.coach is not None:
        return False
    series = after(sitting)
    return series.goes_on if series is not None else not sitting.over
