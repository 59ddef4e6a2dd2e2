"""The score table of a series: a line for each game, a column for each player, and the totals below."""

from __future__ import annotations

from typing import Final

from engine.customs import Finished
from engine.match import Match
from pi_app.draw.terminal.inks import FAINT, LOUD, QUIET_INK
from pi_app.draw.terminal.picture import PLAIN_INK, Ink, Picture, Row, cells, from_rows
from pi_app.palette import GREEN
from pi_app.words import say

_MOST: Final = 12  # games; of a longer series, only the last ones are listed
_NOTHING: Final = "–"


def score_table(match: Match, lang: str) -> Picture:
    """Draw the points of the games played so far, and their totals."""
    column = max(map(len, match.players)) + 2
    left = max(len(say(lang, "demo.game", number=match.games)), len(say(lang, "demo.total"))) + 2
    hows = [say(lang, f"{match.game}.how-{game.outcome.how}") for game in match.past]
    how = max(map(len, hows), default=0) + 1

    def row(name: str, points: list[str], ink: Ink, end: str = "") -> Row:
        return cells(f" {name:{left}}{end:{how}}", ink) + tuple(
            cell for text in points for cell in cells(f"{text:>{column}} ", ink)
        )

    rows = [row(say(lang, "demo.score"), list(match.players), QUIET_INK)]
    listed = list(enumerate(zip(match.past, hows, strict=True), 1))
    if len(listed) > _MOST:
        rows.append(row("…", [], FAINT))
    for number, (game, end) in listed[-_MOST:]:
        rows.append(row(say(lang, "demo.game", number=number), _points(game, match), PLAIN_INK, end))
    rows.append(cells(" " + "─" * (len(rows[0]) - 2), FAINT))
    totals = match.totals()
    best = match.leaders()
    marked = cells(f" {say(lang, 'demo.total'):{left}}{'':{how}}", LOUD)
    for player in match.players:
        marked += cells(f"{totals[player]:>{column}} ", Ink(GREEN, None, True) if player in best else LOUD)
    return from_rows([*rows, marked])


def _points(game: Finished, match: Match) -> list[str]:
    points = game.points()
    return [str(points.get(player, _NOTHING)) for player in match.players]
