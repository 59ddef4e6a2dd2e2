"""What the public screen says of a series: who sits where with how many points, and what OK does after a game."""

from __future__ import annotations

from collections.abc import Iterator

from pi_app import rounds
from pi_app.series import Series
from pi_app.sitting import AT_TABLE, BY_LINE, Sitting
from pi_app.words import say


def standing(sitting: Sitting, lang: str) -> str | None:
    """Which game of the match is played, and the score before it. Nothing of a single game."""
    series = sitting.series
    if series is None or not series.is_match or sitting.over:
        return None
    totals = series.totals()
    sat = [
        say(
            lang,
            "match.seated",
            player=called(series, int(who), lang),
            seat=say(lang, f"demo.seat-{seat}"),
            points=totals[int(who)],
        )
        for seat, who in series.match.seating().seats.items()
    ]
    return say(lang, "match.standing", number=series.number, games=series.match.games, scores=" · ".join(sat))


def result(sitting: Sitting, lang: str) -> Iterator[str]:
    """Once the game is over: the score, who has won the match, and who plays what next."""
    series = rounds.after(sitting)
    if series is None:
        return
    parts = {"number": len(series.match.past), "games": series.match.games, "scores": _scores(series, lang)}
    then = "match.again"
    if series.goes_on:
        then = "match.next"
        yield say(lang, "match.goes-on", **parts)
    elif series.is_match:
        then = "match.another"
        winners = [called(series, who, lang) for who in series.leaders()]
        yield say(lang, "match.won" if len(winners) == 1 else "match.drawn", players=", ".join(winners), **parts)
    following = series.on()
    yield say(lang, then, number=following.number, seats=_seats(following, lang))


def called(series: Series, who: int, lang: str) -> str:
    """A player by name, or by number."""
    name, sits = series.players[who]
    return name or say(lang, "match.player" if sits in (AT_TABLE, BY_LINE) else "match.bot", number=who + 1)


def _scores(series: Series, lang: str) -> str:
    return " · ".join(
        say(lang, "match.points", player=called(series, who, lang), points=points)
        for who, points in enumerate(series.totals())
    )


def _seats(series: Series, lang: str) -> str:
    seats = series.match.seating().seats
    return ", ".join(
        say(lang, "match.seat", seat=say(lang, f"demo.seat-{seat}"), player=called(series, int(who), lang))
        for seat, who in seats.items()
    )
