"""Somebody looks at the statistics of a game at the table: one leaf at a time, turned with the table's buttons.

A leaf has a few bars, a histogram, or a board with the count at each point. All of it is about finished games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pi_app.disk.statistics import ScoreLine, Summary
from pi_app.games import front_of
from pi_app.games.figures import Caption, HeatMap, Histogram
from pi_app.grid import SIZE
from pi_app.public.public_text import wrapped_lines
from pi_app.words import game_name, number, say, seat_name

MOST_BARS: Final = 4  # on one leaf, so that they fit the smallest screen
ROLES, PLAYERS, CHAMPIONS = "roles", "players", "champions"
_MOST: Final = 99  # the highest count that fits in a line of the board


class Bars(NamedTuple):
    """How often each role or player has won, as a part of a longer list or all of it."""

    kind: str  # ROLES, PLAYERS or CHAMPIONS
    caption: Caption
    lines: tuple[ScoreLine, ...]


FiguresLeaf = Bars | Histogram | HeatMap


class FiguresReader(NamedTuple):
    """The statistics of a game, open at one leaf."""

    game: str
    games: int
    leaves: tuple[FiguresLeaf, ...]
    at: int = 0

    @property
    def leaf(self) -> FiguresLeaf:
        return self.leaves[self.at]

    def press(self, button: str) -> FiguresReader | None:
        """Return the reader after a button: LEFT, RIGHT and OK turn the leaf. BACK returns None."""
        if button == "back":
            return None
        to = self.at + {"left": -1, "right": 1, "ok": 1}.get(button, 0)
        return self._replace(at=min(max(to, 0), len(self.leaves) - 1))


def figures_reader(summary: Summary) -> FiguresReader:
    """Return the statistics, open at the first leaf."""
    leaves: list[FiguresLeaf] = [*_bars(summary)]
    if summary.figures is not None:
        leaves += [*summary.figures.histograms, *summary.figures.heat_maps]
    return FiguresReader(summary.game, summary.games, tuple(leaves))


def _bars(summary: Summary) -> Iterator[Bars]:
    for kind, caption, lines in (
        (ROLES, Caption("stats.by-role"), summary.seats),
        (PLAYERS, Caption("stats.by-player"), summary.players),
        (CHAMPIONS, Caption("stats.by-match", {"matches": summary.matches}), summary.champions),
    ):
        for first in range(0, len(lines), MOST_BARS):
            yield Bars(kind, caption, lines[first : first + MOST_BARS])


def named_lines(reader: FiguresReader, bars: Bars, lang: str) -> tuple[ScoreLine, ...]:
    """Return the lines of some bars, with the names of roles in the reader's language."""
    if bars.kind != ROLES:
        return bars.lines
    return tuple(line._replace(name=seat_name(lang, reader.game, line.name)) for line in bars.lines)


def score_text(line: ScoreLine, lang: str) -> str:
    """Return how often somebody has won, and the mean score if there is one."""
    won = say(lang, "stats.won", wins=line.wins, games=line.games)
    return won if line.mean is None else f"{won} · {say(lang, 'stats.mean', mean=number(lang, line.mean))}"


# ------------------------------------------------------------------------------------------ lines


def title(reader: FiguresReader, lang: str) -> str:
    return say(lang, "stats.title", game=game_name(lang, reader.game), games=reader.games)


def place(reader: FiguresReader, lang: str) -> str:
    """Return the number of the leaf, and how many there are."""
    return say(lang, "rules.leaf", number=reader.at + 1, count=len(reader.leaves))


def lines(reader: FiguresReader, lang: str) -> list[str]:
    """Return the lines of the public screen. A board is drawn with numbers."""
    leaf = reader.leaf
    told = [*wrapped_lines(title(reader, lang)), *wrapped_lines(leaf.caption.words(lang))]
    match leaf:
        case Bars():
            named = named_lines(reader, leaf, lang)
            rows = [say(lang, "stats.line", name=line.name, score=score_text(line, lang)) for line in named]
            told += [line for row in rows for line in wrapped_lines(row)]
        case Histogram():
            counts = sorted(leaf.counts.items())
            told += wrapped_lines(", ".join(f"{reached} → {count}" for reached, count in counts))
        case HeatMap():
            told += _board(reader.game, leaf)
    return [*told, f"{place(reader, lang)} · {say(lang, 'rules.buttons')}"]


def _board(game: str, heat_map: HeatMap) -> Iterator[str]:
    """Yield the rows of the board, with the count at each point."""
    printed = front_of(game).terminal.printed
    yield _row("", printed.columns)
    for y, name in enumerate(printed.rows):
        counts = (heat_map.counts.get(y * SIZE + x, 0) for x in range(SIZE))
        yield _row(name, [str(min(count, _MOST)) if count else "·" for count in counts])


def _row(name: str, cells: Sequence[str]) -> str:
    return f"{name:>3}" + "".join(f"{cell:>3}" for cell in cells)
