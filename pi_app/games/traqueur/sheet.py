"""Le Traqueur on a display: a search grid with walls and markers, a camp in progress, or the seat's own camp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from engine.game import Seat
from engine.games.traqueur.board import CELLS, NAMES, PAIRS, SIZE, SLOT_NAMES, numbers
from engine.games.traqueur.game import SEATS, View
from engine.games.traqueur.search import NORTH, OTHER, SOUTH
from pi_app.draw.sheets.board_grid import Ground, frame, laid
from pi_app.draw.sheets.layout import Chip
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.sheet_board import NO_MARKS, Marks, SheetBoard, stations
from pi_app.games.traqueur.camp_building import NO_FUGITIVE
from pi_app.games.traqueur.camp_dots import CELL_AT, SLOT_AT, SeenCamp, spot_of_cell, spot_of_slot
from pi_app.games.traqueur.page import builds
from pi_app.pages.page import CLOSED, Page
from pi_app.pages.question import PageQuestion
from pi_app.palette import BAIZE, FELT, GREEN, ORANGE, PURPLE, SKY_BLUE, VERMILION, WHITE, YELLOW, Colour
from pi_app.words import say

SEAT_COLOUR: Final[dict[Seat, Colour]] = {NORTH: SKY_BLUE, SOUTH: ORANGE}
_SHAPE: Final = {NORTH: "disc", SOUTH: "square"}
_LETTER: Final = {NORTH: "N", SOUTH: "S"}  # The same in both languages.
_ALL_SLOTS: Final = (1 << len(PAIRS)) - 1


class TraqueurSheetBoard(SheetBoard):
    """The board of Le Traqueur. Walls are bars, crossed sides are open, and sides that nobody has tried are dotted."""

    def draw(self, sheet: Sheet, place: Rect, view: View, lang: str, marks: Marks = NO_MARKS) -> None:
        searcher = view.seat if view.seat in SEATS else view.search.seat
        path = [(x / 2, y / 2) for x, y in stations(marks.path)]  # The cells are on every other point.
        ground = _camp(sheet, place, _searched(view, searcher), SEAT_COLOUR[searcher], path)
        ground.possible(sheet, marks.targets)
        if marks.cursor is not None:
            ground.cursor(sheet, marks.cursor)
        ground.taps(sheet, NAMES)

    def private(self, sheet: Sheet, place: Rect, page: Page, ask: PageQuestion, lang: str) -> None:
        view: View = page.view
        if builds(view):
            _draft(sheet, place, page)
        elif page.more != CLOSED:
            own(sheet, place, view)
        else:
            super().private(sheet, place, page, ask, lang)

    def secret(self, sheet: Sheet, place: Rect, view: View, lang: str) -> None:
        if view.seat in view.camps:
            own(sheet, place, view).taps(sheet, NAMES)
        else:
            self.draw(sheet, place, view, lang)

    def chips(self, view: View, lang: str) -> Sequence[Chip]:
        return [chip for seat in SEATS for chip in _found(view, seat, lang)]


def _found(view: View, seat: Seat, lang: str) -> list[Chip]:
    grid = view.search.grid_of(seat)
    if len(view.built) < len(SEATS):
        key = "traqueur.screen-camp-stands" if seat in view.built else "traqueur.screen-camp-wanted"
        return [Chip(_SHAPE[seat], SEAT_COLOUR[seat], _LETTER[seat], say(lang, key))]
    text = say(lang, "traqueur.screen-searched", walls=grid.closed.bit_count(), cells=grid.entered.bit_count())
    return [Chip(_SHAPE[seat], SEAT_COLOUR[seat], _LETTER[seat], text)]


def _searched(view: View, searcher: Seat) -> SeenCamp:
    """Return the search grid of a seat, or the camp that it searched once the camps are public."""
    at, markers, closed, crossed = view.search.grid_of(searcher)
    camp = view.camps.get(OTHER[searcher])
    if camp and view.seat != OTHER[searcher]:
        return SeenCamp(camp.barriers, 0, markers, camp.fugitive, at)
    return SeenCamp(closed, _ALL_SLOTS & ~closed & ~crossed, markers, None, at)


def own(sheet: Sheet, place: Rect, view: View) -> Ground:
    """Draw the seat's own camp, with the fugitive and the detective in it, and return its grid."""
    fugitive, barriers = view.camps[view.seat]
    grid = view.search.grid_of(OTHER[view.seat])
    return _camp(sheet, place, SeenCamp(barriers, 0, grid.markers, fugitive, grid.at), SEAT_COLOUR[OTHER[view.seat]])


def _draft(sheet: Sheet, place: Rect, page: Page) -> None:
    draft = page.draft
    fugitive = None if draft.fugitive == NO_FUGITIVE else draft.fugitive
    ground = _camp(sheet, place, SeenCamp(draft.barriers, _ALL_SLOTS & ~draft.barriers, fugitive=fugitive), WHITE)
    for cell in range(CELLS):
        sheet.tappable(ground.cell(cell), spot_of_cell(cell), NAMES[cell])
    for slot in range(len(PAIRS)):
        bar = _bar(ground, slot).inflate(ground.pitch // 6, ground.pitch // 6)
        sheet.tappable(bar, spot_of_slot(slot), SLOT_NAMES[slot])
    if draft.spot in CELL_AT:
        ground.cursor(sheet, CELL_AT[draft.spot])
    else:
        frame(sheet, _bar(ground, SLOT_AT[draft.spot]).inflate(4, 4))


# ------------------------------------------------------------------------------------------ one camp


def _bar(ground: Ground, slot: int) -> Rect:
    """Return the rectangle of a wall. Slots below 36 are the left sides of cells, the others are the lower sides."""
    x, y = ground.corner(slot % CELLS)
    thick = max(4, ground.pitch // 7)
    if slot < CELLS:
        return Rect(x - thick // 2, y, thick, ground.pitch + 1)
    return Rect(x, y + ground.pitch - thick // 2, ground.pitch + 1, thick)


def _camp(
    sheet: Sheet, place: Rect, seen: SeenCamp, colour: Colour, path: Sequence[tuple[float, float]] = ()
) -> Ground:
    wall = max(2, place.width // 80)
    ground = laid(sheet, place, SIZE, SIZE, wall)
    ground.names(sheet, [str(number + 1) for number in range(SIZE)], "ABCDEF", wall)
    thick = max(4, ground.pitch // 7)
    for cell in range(CELLS):
        sheet.bar(ground.cell(cell).inflate(-2, -2), BAIZE if (cell + cell // SIZE) % 2 else FELT)
    whole = ground.all
    for rim in (  # Three sides of the board are always closed.
        Rect(whole.x, whole.y - thick // 2, whole.width, thick),
        Rect(whole.x, whole.bottom - thick // 2, whole.width, thick),
        Rect(whole.right - thick // 2, whole.y, thick, whole.height),
    ):
        sheet.panel(rim, sheet.theme.chalk)
    for slot in numbers(seen.unknown):
        x, y = _bar(ground, slot).center
        sheet.stamp("disc", (x, y), max(2, thick // 3), sheet.theme.chalk)
    for slot in numbers(seen.closed):
        sheet.panel(_bar(ground, slot), VERMILION)
    for cell in numbers(seen.markers):
        sheet.stamp("ring", ground.centre(cell), max(4, round(ground.pitch * 0.2)), colour)
    ground.path(sheet, path)
    _figures(sheet, ground, seen, colour)
    return ground


def _figures(sheet: Sheet, ground: Ground, seen: SeenCamp, colour: Colour) -> None:
    found = seen.fugitive is not None and seen.fugitive == seen.detective
    if seen.fugitive is not None:
        ground.put(sheet, seen.fugitive, "person", GREEN if found else PURPLE, scale=0.9)
    if seen.detective is not None and seen.detective < CELLS:
        x, y = ground.centre(seen.detective)
        aside = ground.pitch * 0.2 if found else 0
        radius = round(ground.piece * (0.6 if found else 0.85))
        sheet.stamp("lens", (x + aside, y + aside), radius, YELLOW if found else colour, sheet.theme.rim)


BOARD: Final = TraqueurSheetBoard()
