"""Public sentences about a series: who sits where, the points, and what OK does after a game."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

from pi_app.disk.series import Series
from pi_app.public.snapshot import Snapshot
from pi_app.words import say, seat_name


def standing(moment: Snapshot, lang: str) -> str | None:
    """Return which game of the match is played, and the score so far. Return None for a single game."""
    series = moment.series
    if series is None or not series.is_match or moment.over:
        return None
    totals = series.totals()
    seated = [
        f"{called(series, int(who), lang)} ({seat_name(lang, series.match.game, seat)}) {totals[int(who)]}"
        for seat, who in series.match.seating().seats.items()
    ]
    return say(lang, "match.standing", number=series.number, games=series.match.games, scores=" · ".join(seated))


def result(moment: Snapshot, lang: str) -> Iterator[str]:
    """Yield, when the game is over, the score of the match or its winner, and what OK does."""
    series = moment.after
    if series is None:
        return
    scores = " · ".join(f"{called(series, who, lang)} {points}" for who, points in enumerate(series.totals()))
    winners = ", ".join(called(series, who, lang) for who in series.leaders())
    following = series.on()
    if series.goes_on:
        yield say(lang, "match.goes-on", number=series.number - 1, games=series.match.games, scores=scores)
        yield say(lang, "match.next", number=series.number)
    elif series.is_match:
        yield say(lang, "match.drawn" if len(series.leaders()) > 1 else "match.won", players=winners, scores=scores)
        yield say(lang, "match.another")
    else:
        yield say(lang, "match.again")
    yield from _seat_changes(moment, following, lang)


def called(series: Series, who: int, lang: str) -> str:
    """Return a player's name, or a letter for a player without one; seats already have numbers."""
    name, player = series.entrants[who].name, series.entrants[who].player
    return name or say(lang, "match.bot" if player.is_bot else "match.player", letter=ascii_uppercase[who])


def _seat_changes(moment: Snapshot, following: Series, lang: str) -> Iterator[str]:
    """Yield who sits where next, if anybody changes seats.

    In a single game, a player without a name is called by the present seat. For more than two players there is no room,
    and the next game shows who sits where.
    """
    if moment.series is None:
        return
    now, then = (_roles(series, lang) for series in (moment.series, following))
    if now != then and len(now) > 2:
        yield say(lang, "match.moves-on")
    elif now != then:
        known = [following.is_match or bool(entrant.name) for entrant in following.entrants]
        names = [called(following, who, lang) if known[who] else seat for who, seat in enumerate(now)]
        moves = ", ".join(f"{name} → {seat}" for name, seat in zip(names, then, strict=True))
        yield f"{moves[:1].upper()}{moves[1:]}."


def _roles(series: Series, lang: str) -> list[str]:
    """Return the seat name of each player in the next game."""
    seats = {int(who): seat for seat, who in series.match.seating().seats.items()}
    return [seat_name(lang, series.match.game, seats[who]) for who in range(len(series.entrants))]
