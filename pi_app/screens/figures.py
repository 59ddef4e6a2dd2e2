"""Statistics as a PNG picture: bars by role and player, and the figures that a game adds.

Each game is a card. The cards are one below the other, so the height of the picture depends on their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from pi_app.disk.statistics import ScoreLine, Summary
from pi_app.draw.sheets.board_grid import laid
from pi_app.draw.sheets.look import BODY, NOTE, TITLE, look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.draw.terminal.table import Print
from pi_app.games import front_of
from pi_app.games.figures import HeatMap, Histogram
from pi_app.grid import SIZE
from pi_app.palette import BLACK, FELT, GREEN, ORANGE, PURPLE, SKY_BLUE, VERMILION, WHITE, YELLOW, Colour
from pi_app.public.figures_reader import CHAMPIONS, PLAYERS, ROLES, score_text
from pi_app.words import game_name, say, seat_name

PICTURE_WIDTH: Final = 1000
BAR_COLOURS: Final = {ROLES: SKY_BLUE, PLAYERS: GREEN, CHAMPIONS: PURPLE}
_LOOK: Final = look(PICTURE_WIDTH, 640)
_COLUMN: Final = (PICTURE_WIDTH - 7 * _LOOK.space) // 2
_TRACK: Final = 12  # height of a bar
_CHART: Final = 200  # height of the histogram
_FAINTEST: Final = 0.2  # heat of a point that was hardly ever reached
_LEGIBLE: Final = 14  # size of a place from which on its count can be read; on a smaller one the colour tells enough
_BRIGHT: Final = 0.38  # above this heat, dark digits are easier to read than light ones


class ColumnItem(NamedTuple):
    """Something to draw in a column, and its height."""

    height: int
    draw: Callable[[Sheet, Rect], None]


def picture(summaries: Sequence[Summary], lang: str) -> bytes:
    """Return the bytes of a PNG file with all games."""
    saved = BytesIO()
    pygame.image.save(painted(drawn(summaries, lang)), saved, "figures.png")
    return saved.getvalue()


def drawn(summaries: Sequence[Summary], lang: str) -> Sheet:
    """Draw all games on one sheet."""
    space = _LOOK.space
    ruler = Sheet((1, 1), _LOOK)
    cards = [(summary, [list(column) for column in _columns(summary, ruler, lang)]) for summary in summaries]
    heights = [_card_height(ruler, columns) for _, columns in cards]
    sheet = Sheet((PICTURE_WIDTH, sum(heights) + space * (len(cards) + 1)), _LOOK)
    y = space
    for (summary, columns), height in zip(cards, heights, strict=True):
        _draw_card(sheet, Rect(space, y, PICTURE_WIDTH - 2 * space, height), summary, columns, lang)
        y += height + space
    return sheet


def _card_height(ruler: Sheet, columns: Sequence[Sequence[ColumnItem]]) -> int:
    tallest = max(sum(part.height + 2 * ruler.space for part in column) for column in columns)
    return ruler.height(TITLE) + tallest + 4 * ruler.space


def _draw_card(sheet: Sheet, card: Rect, summary: Summary, columns: Sequence[Sequence[ColumnItem]], lang: str) -> None:
    space = sheet.space
    sheet.panel(card, sheet.theme.panel, rim=sheet.theme.line)
    inner = card.inflate(-3 * space, -2 * space)
    head = Rect(inner.x, inner.y, inner.width, sheet.height(TITLE))
    sheet.text(head, game_name(lang, summary.game), (TITLE, BODY), sheet.theme.ink)
    sheet.text(head, say(lang, "stats.games", games=summary.games), (BODY, NOTE), sheet.theme.quiet, "right", mid=True)
    for left, column in zip((inner.x, inner.right - _COLUMN), columns, strict=False):
        y = head.bottom + 2 * space
        for part in column:
            part.draw(sheet, Rect(left, y, _COLUMN, part.height))
            y += part.height + 2 * space


def _columns(summary: Summary, ruler: Sheet, lang: str) -> Iterator[Iterator[ColumnItem]]:
    """Yield the items of the left column of a card, and those of the right one."""
    seats = [line._replace(name=seat_name(lang, summary.game, line.name)) for line in summary.seats]
    roles = bars(ruler, say(lang, "stats.by-role"), seats, BAR_COLOURS[ROLES], lang)
    people = list(_people(summary, ruler, lang))
    if summary.figures is None:
        yield iter([roles])
        yield iter(people)
    else:
        yield iter([roles, *people, *(_histogram(ruler, each, lang) for each in summary.figures.histograms)])
        printed = front_of(summary.game).terminal.printed
        yield (_heat_map(ruler, each, printed, lang) for each in summary.figures.heat_maps)


def _people(summary: Summary, ruler: Sheet, lang: str) -> Iterator[ColumnItem]:
    if summary.players:
        yield bars(ruler, say(lang, "stats.by-player"), summary.players, BAR_COLOURS[PLAYERS], lang)
    if summary.champions:
        caption = say(lang, "stats.by-match", matches=summary.matches)
        yield bars(ruler, caption, summary.champions, BAR_COLOURS[CHAMPIONS], lang)


def _caption(sheet: Sheet, place: Rect, text: str) -> Rect:
    """Draw the caption at the top, and return the place below it."""
    y = sheet.text(place, text, NOTE, sheet.theme.quiet) + sheet.space // 2
    return Rect(place.x, y, place.width, place.bottom - y)


# ------------------------------------------------------------------------------------------ bars


def bars(ruler: Sheet, caption: str, lines: Sequence[ScoreLine], colour: Colour, lang: str) -> ColumnItem:
    """Return a bar for each line: the share of games that were won, and the mean score."""
    step = ruler.height(BODY) + _TRACK + ruler.space

    def draw(sheet: Sheet, place: Rect) -> None:
        rest = _caption(sheet, place, caption)
        for number_, line in enumerate(lines):
            _bar(sheet, Rect(rest.x, rest.y + number_ * step, rest.width, step), line, colour, lang)

    return ColumnItem(ruler.height(NOTE) + ruler.space // 2 + step * len(lines), draw)


def _bar(sheet: Sheet, place: Rect, line: ScoreLine, colour: Colour, lang: str) -> None:
    words = score_text(line, lang)
    room = sheet.width(words, NOTE)
    top = Rect(place.x, place.y, place.width, sheet.height(BODY))
    sheet.text(Rect(top.x, top.y, top.width - room - sheet.space, top.height), line.name, (BODY, NOTE), sheet.theme.ink)
    sheet.text(top, words, NOTE, sheet.theme.quiet, "right", mid=True)
    track = Rect(place.x, top.bottom, place.width, _TRACK)
    sheet.box(track, sheet.theme.line, radius=_TRACK // 2)
    track.width = round(track.width * line.wins / line.games)
    if track.width:
        sheet.box(track, colour, radius=_TRACK // 2)


# ------------------------------------------------------------------------------------------ figures of a game


def _histogram(ruler: Sheet, histogram: Histogram, lang: str) -> ColumnItem:
    return ColumnItem(ruler.height(NOTE) + _CHART, lambda sheet, place: draw_histogram(sheet, place, histogram, lang))


def _heat_map(ruler: Sheet, heat_map: HeatMap, printed: Print, lang: str) -> ColumnItem:
    return ColumnItem(
        ruler.height(NOTE) + _COLUMN, lambda sheet, place: draw_heat(sheet, place, heat_map, printed, lang)
    )


def draw_histogram(sheet: Sheet, place: Rect, histogram: Histogram, lang: str) -> None:
    """Draw a column for each number, from the lowest possible one to the highest that was reached."""
    chart = _caption(sheet, place, histogram.caption.words(lang))
    numbers = range(histogram.lowest, max(histogram.counts) + 1)
    line, most = sheet.height(NOTE), max(histogram.counts.values())
    floor, pitch = chart.bottom - line - sheet.space // 2, chart.width // max(len(numbers), 9)
    for at, reached in enumerate(numbers):
        count = histogram.counts.get(reached, 0)
        high = round((floor - chart.y - line) * count / most)
        column = Rect(chart.x + at * pitch + pitch // 8, floor - high, pitch * 3 // 4, high)
        if count:
            sheet.box(column, ORANGE, radius=6, flat_foot=True)
            above = Rect(column.x, column.y - line, column.width, line)
            sheet.text(above, str(count), NOTE, sheet.theme.ink, "centre")
        below = Rect(column.x, floor + sheet.space // 2, column.width, line)
        sheet.text(below, str(reached), NOTE, sheet.theme.quiet, "centre")
    sheet.stroke((chart.x, floor), (chart.x + pitch * len(numbers), floor), 2, sheet.theme.line)


def draw_heat(sheet: Sheet, place: Rect, heat_map: HeatMap, printed: Print, lang: str) -> None:
    """Draw the board with the count at each point. A higher count has a hotter colour."""
    felt = _caption(sheet, place, heat_map.caption.words(lang))
    ground = laid(sheet, felt, SIZE, SIZE)
    ground.names(sheet, printed.columns, printed.rows)
    most = max(heat_map.counts.values())
    for at in range(SIZE * SIZE):
        sheet.stamp("disc", ground.centre(at), max(2, ground.pitch // 10), sheet.theme.seam)
    for at, count in heat_map.counts.items():
        heat = _FAINTEST + (1 - _FAINTEST) * count / most
        cell = ground.cell(at).inflate(-3, -3)
        sheet.box(cell, _hot(heat), radius=6)
        if ground.pitch < _LEGIBLE:
            continue
        ink = BLACK if heat > _BRIGHT else WHITE
        sheet.sign(cell.center, str(count), round(ground.pitch * (0.5 if count < 100 else 0.4)), ink)
    for at, mark in heat_map.landmarks.items():
        if mark.on_top or at not in heat_map.counts:
            ground.put(sheet, at, mark.shape, mark.colour, scale=mark.scale)
        else:
            sheet.box(ground.cell(at), mark.colour, line=3, radius=6)


def _hot(heat: float) -> Colour:
    """Return a colour from the felt's through vermilion to yellow.

    More heat is always lighter, so that people who see colours differently can read it, too.
    """
    start, end, share = (FELT, VERMILION, 2 * heat) if heat < 0.5 else (VERMILION, YELLOW, 2 * heat - 1)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue
