"""The statistics of a game on a display, leaf by leaf: bars, a histogram, or a board that is hot where people went."""

from __future__ import annotations

from pi_app.draw.sheets.layout import draw_head
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.figures import HeatMap, Histogram
from pi_app.public import figures_reader
from pi_app.public.figures_reader import Bars, FiguresReader, named_lines
from pi_app.screens.figures import BAR_COLOURS, bars, draw_heat, draw_histogram
from pi_app.screens.leaf_foot import draw_foot, split_foot
from pi_app.words import game_name, say


def draw(reader: FiguresReader, sheet: Sheet, lang: str) -> None:
    """Draw a leaf, and buttons to turn it."""
    area = draw_head(sheet, game_name(lang, reader.game), say(lang, "stats.games", games=reader.games))
    room, foot = split_foot(sheet, area)
    draw_foot(sheet, foot, figures_reader.place(reader, lang), lang)
    place = room.inflate(-4 * sheet.space, -2 * sheet.space)
    leaf, printed = reader.leaf, front_of(reader.game).terminal.printed
    match leaf:
        case Bars():
            drawn = bars(sheet, leaf.caption.words(lang), named_lines(reader, leaf, lang), BAR_COLOURS[leaf.kind], lang)
            drawn.draw(sheet, place)
        case Histogram():
            draw_histogram(sheet, place, leaf, lang)
        case HeatMap():
            draw_heat(sheet, place, leaf, printed, lang)
