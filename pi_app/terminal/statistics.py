"""Statistics as pictures for a terminal: bars by role and player, and the figures that a game adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pi_app.disk.statistics import ScoreLine, Summary
from pi_app.draw.terminal.inks import QUIET_INK, shade
from pi_app.draw.terminal.lattice import PITCHES, Lattice
from pi_app.draw.terminal.picture import Ink, Picture, Row, above, blank, cells, framed, from_rows, text
from pi_app.draw.terminal.table import Print
from pi_app.games import front_of
from pi_app.games.figures import Figures, HeatMap, Histogram
from pi_app.grid import SIZE, Spot
from pi_app.palette import MIST, NIGHT, ORANGE, SKY_BLUE, SNOW, VERMILION, Colour
from pi_app.public.figures_reader import score_text
from pi_app.words import game_name, say, seat_name

BAR: Final = 30  # columns of the longest bar
_PARTS: Final = " ▏▎▍▌▋▊▉"
_LOUD: Final = Ink(SNOW, None, True)
_MOST: Final = 99  # the highest count that fits in the two columns of a point


def draw(summaries: Sequence[Summary], lang: str) -> Picture:
    """Return the statistics of all games, one below the other."""
    pictures = [part for summary in summaries for part in (_summary(summary, lang), blank(1, 1))]
    return above(*pictures[:-1])


def _summary(summary: Summary, lang: str) -> Picture:
    title = say(lang, "stats.title", game=game_name(lang, summary.game), games=summary.games)
    seats = [line._replace(name=seat_name(lang, summary.game, line.name)) for line in summary.seats]
    parts = [_lines(seats, say(lang, "stats.by-role"), lang)]
    if summary.players:
        parts.append(_lines(summary.players, say(lang, "stats.by-player"), lang))
    if summary.champions:
        parts.append(_lines(summary.champions, say(lang, "stats.by-match", matches=summary.matches), lang))
    if summary.figures is not None:
        parts += _figures(summary.figures, summary.game, lang)
    return above(text(title, _LOUD), *parts)


# ---- bars


def bar(share: float, ink: Ink) -> Row:
    """Return a bar with this share of the greatest length, rounded to an eighth of a column."""
    eighths = round(share * BAR * 8)
    characters = "█" * (eighths // 8) + _PARTS[eighths % 8].strip()
    return cells(f"{characters:<{BAR}}", ink)


def _bars(rows: Iterable[tuple[str, float, str]], colour: Colour) -> Picture:
    """Return rows of a name, a bar for the share, and the words after it."""
    listed = list(rows)
    width = max(len(name) for name, _, _ in listed)
    return from_rows(
        cells(f" {name:<{width}} ") + bar(share, Ink(colour)) + cells(f" {words} ", QUIET_INK)
        for name, share, words in listed
    )


def _lines(lines: Sequence[ScoreLine], caption: str, lang: str) -> Picture:
    rows = ((line.name, line.wins / line.games, score_text(line, lang)) for line in lines)
    return framed(_bars(rows, SKY_BLUE), caption=caption, ink=Ink(MIST))


# ---- the figures that a game adds


def _figures(figures: Figures, game: str, lang: str) -> Iterator[Picture]:
    printed = front_of(game).terminal.printed
    for histogram in figures.histograms:
        yield framed(_histogram(histogram), caption=histogram.caption.words(lang), ink=Ink(MIST))
    for heat_map in figures.heat_maps:
        yield framed(_heat(heat_map, printed), caption=heat_map.caption.words(lang), ink=Ink(MIST))


def _histogram(histogram: Histogram) -> Picture:
    """Return a bar for each number, from the lowest reached to the highest reached."""
    counts, most = histogram.counts, max(histogram.counts.values())
    numbers = range(min(counts), max(counts) + 1)
    return _bars(((f"{n:>2}", counts.get(n, 0) / most, str(counts.get(n, 0))) for n in numbers), ORANGE)


def _heat(heat_map: HeatMap, printed: Print) -> Picture:
    """Return the board with the count at each point. A higher count has a hotter colour."""
    board = Lattice(PITCHES[1], "".join(printed.columns), printed.rows)
    for at, landmark in heat_map.landmarks.items():
        board.put(_cell(at), landmark.cell)
    most = max(heat_map.counts.values())
    for at, count in heat_map.counts.items():
        ground = shade(VERMILION, 0.2 + 0.8 * count / most)
        ink = Ink(NIGHT if count > most / 2 else SNOW, ground, True)
        board.tint(_cell(at), ground)
        board.put(_cell(at), *cells(str(min(count, _MOST)), ink))
    return board.picture()


def _cell(at: Spot) -> tuple[int, int]:
    """Return the column and the row of a point."""
    return at % SIZE, at // SIZE
