"""Statistics as pictures for a terminal: bars, a histogram, and the board on which thieves escaped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.games.catch_a_thief.game import HIDEOUTS, NAMES, SCENE
from pi_app.disk.statistics import Chases, Line, Summary
from pi_app.draw.terminal.inks import QUIET, shade
from pi_app.draw.terminal.lattice import PITCHES, Lattice
from pi_app.draw.terminal.picture import Cell, Ink, Picture, Row, above, blank, cells, framed, from_rows, text
from pi_app.games.catch_a_thief.terminal import spot
from pi_app.palette import MIST, NIGHT, ORANGE, SKY_BLUE, SNOW, VERMILION, Colour
from pi_app.words import game_name, number, say, seat_name

BAR: Final = 30  # columns of the longest bar
_PARTS: Final = " ▏▎▍▌▋▊▉"
_LOUD: Final = Ink(SNOW, None, True)
_MOST: Final = 99  # what two columns of a point can say


def draw(summaries: Sequence[Summary], lang: str) -> Picture:
    """All games, one below the other."""
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
    if summary.chases is not None:
        parts += _chases(summary.chases, lang)
    return above(text(title, _LOUD), *parts)


# ---- bars


def bar(share: float, ink: Ink) -> Row:
    """A bar as long as a share of the longest, to an eighth of a column."""
    eighths = round(share * BAR * 8)
    signs = "█" * (eighths // 8) + _PARTS[eighths % 8].strip()
    return cells(f"{signs:<{BAR}}", ink)


def _bars(rows: Iterable[tuple[str, float, str]], colour: Colour) -> Picture:
    """Names, shares as bars, and what stands behind them."""
    listed = list(rows)
    width = max(len(name) for name, _, _ in listed)
    return from_rows(
        cells(f" {name:<{width}} ") + bar(share, Ink(colour)) + cells(f" {words} ", QUIET)
        for name, share, words in listed
    )


def _lines(lines: Sequence[Line], caption: str, lang: str) -> Picture:
    rows = ((line.name, line.wins / line.games, _words(line, lang)) for line in lines)
    return framed(_bars(rows, SKY_BLUE), caption=caption, ink=Ink(MIST))


def _words(line: Line, lang: str) -> str:
    won = say(lang, "stats.won", wins=line.wins, games=line.games)
    return won if line.mean is None else f"{won} · {say(lang, 'stats.mean', mean=number(lang, line.mean))}"


# ---- Catch a Thief


def _chases(chases: Chases, lang: str) -> Iterator[Picture]:
    if chases.caught:
        most = max(chases.caught.values())
        turns = range(min(chases.caught), max(chases.caught) + 1)
        rows = [(f"{turn:>2}", chases.caught.get(turn, 0) / most, str(chases.caught.get(turn, 0))) for turn in turns]
        yield framed(_bars(rows, ORANGE), caption=say(lang, "catch-a-thief.stats-catches"), ink=Ink(MIST))
    if chases.escaped:
        caption = say(lang, "catch-a-thief.stats-escapes", count=chases.escaped)
        yield framed(_heat(chases), caption=caption, ink=Ink(MIST))


def _heat(chases: Chases) -> Picture:
    """The board; each point says how often an escaping thief came by, in ever hotter colours."""
    board = Lattice(PITCHES[1], "ABCDEFGHIJK", [str(row + 1) for row in range(11)])
    for house in HIDEOUTS:
        board.put(spot(NAMES[house]), Cell("⌂", Ink(MIST, None, True)))
    board.put(spot(NAMES[SCENE]), Cell("×", Ink(VERMILION, None, True)))
    most = max(chases.steps.values())
    for name, count in chases.steps.items():
        ground = shade(VERMILION, 0.2 + 0.8 * count / most)
        ink = Ink(NIGHT if count > most / 2 else SNOW, ground, True)
        board.tint(spot(name), ground)
        board.put(spot(name), *cells(str(min(count, _MOST)), ink))
    return board.picture()
