"""Chicago on a display: streets, gates, stars, numbered pawns, policemen, and houses as far as the seat knows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from pygame import Rect

from engine.games.chicago.board import DARK, GATES, KINDS, MONEY, NAMES, NOWHERE, POINTS, SIZE, STARS, Point, points
from engine.games.chicago.history import arrests
from engine.games.chicago.loot import Loot, worth
from engine.games.chicago.position import GONE, NOBODY, OWNERS, POLICE, owner
from engine.games.chicago.views import View
from pi_app.draw.sheets.board_grid import NUMBERS, Ground, frame, laid
from pi_app.draw.sheets.layout import Chip
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.chicago.money import amount, written
from pi_app.games.chicago.page_lines import own_loot
from pi_app.games.sheet_board import NO_MARKS, Marks, SheetBoard, stations
from pi_app.grid import COLUMN_LETTERS
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.palette import (
    BRICK,
    FELT,
    GREEN,
    MIST,
    ORANGE,
    PURPLE,
    SKY_BLUE,
    SLATE,
    SNOW,
    VERMILION,
    WHITE,
    YELLOW,
    Colour,
)
from pi_app.words import say

PAWNS: Final[tuple[Colour, ...]] = (ORANGE, GREEN, YELLOW, PURPLE)
KIND_LOOKS: Final[dict[str, tuple[str, Colour]]] = {
    "plane": ("plane", SKY_BLUE),
    "car": ("car", ORANGE),
    "bank": ("bank", YELLOW),
    "gun": ("gun", SNOW),
    "police": ("shield", SKY_BLUE),
    "thief": ("hat", PURPLE),
}
_MONEY: Final = ("disc", GREEN)


class ChicagoSheetBoard(SheetBoard):
    """The board of Chicago. A house is a brick roof; if the seat knows its kind, it shows the kind instead."""

    def draw(self, sheet: Sheet, place: Rect, view: View, lang: str, marks: Marks = NO_MARKS) -> None:
        ground = laid(sheet, place, SIZE, SIZE)
        ground.names(sheet, COLUMN_LETTERS, NUMBERS)
        for point in range(SIZE * SIZE):
            _cell(sheet, ground, view, point)
        _targets(sheet, ground, marks.targets)
        ground.path(sheet, stations(marks.path))
        _pawns(sheet, ground, view)
        for policeman in points(view.position.police):
            ground.put(sheet, policeman, "shield", MIST if view.position.pinned >> policeman & 1 else SKY_BLUE)
        if marks.picked is not None:
            frame(sheet, ground.cell(marks.picked).inflate(-4, -4))
        if marks.cursor is not None:
            ground.cursor(sheet, marks.cursor)
        ground.taps(sheet, NAMES)

    def private(self, sheet: Sheet, place: Rect, page: Page, ask: PageQuestion, lang: str) -> None:
        on_map = bool(ask.chosen) and page.cursor < ask.places
        picked = POINTS[page.picks[0]] if ask.key == "to" else None  # The policeman who moves.
        self.draw(sheet, place, page.view, lang, Marks(ask.targets, page.cursor if on_map else None, picked))

    def chips(self, view: View, lang: str) -> Sequence[Chip]:
        position = view.position
        pawns = [
            Chip("pawn", PAWNS[pawn], str(pawn + 1), _pawn(view, pawn, lang)) for pawn in range(len(position.cells))
        ]
        seized = say(lang, "chicago.screen-police-holds", count=position.police_houses + position.confiscated)
        return [*pawns, Chip("shield", SKY_BLUE, "", seized)]

    def held(self, page: Page, lang: str) -> Sequence[Chip]:
        view: View = page.view
        if view.outcome:
            return ()
        if view.seat == POLICE:
            return _things(view.confiscated or ())
        found: list[Chip] = []
        for pawn, loot in own_loot(view):
            found += [Chip("pawn", PAWNS[pawn], str(pawn + 1), "", first=True), *_things(loot)]
        return found

    def back(self, view: View, lang: str) -> Sequence[Chip]:
        """Return the seat's loot, the number of houses that others hold, and the known houses that still stand."""
        return [*_own(view, lang), *_others(view, lang), *_standing(view)]


def _pawn(view: View, pawn: int, lang: str) -> str:
    position = view.position
    key = "arrested" if position.arrested[pawn] else "gone" if position.cells[pawn] == GONE else "holds"
    owner = OWNERS[position.players][pawn]
    score = "" if view.outcome is None else f" ({written(view.outcome.scores[owner], lang)})"
    return say(lang, f"chicago.screen-pawn-{key}", count=position.held[pawn]) + score


def _own(view: View, lang: str) -> list[Chip]:
    """Return the money and things of the seat, with a row for each pawn or arrest."""
    if view.seat == POLICE:
        sum_ = say(lang, "chicago.ask-seized", money=amount(worth(view.confiscated or ())))
        rows = [Chip("shield", SKY_BLUE, "", sum_, first=True)]
        for arrest in arrests(view.told):
            houses = say(lang, "chicago.screen-pawn-holds", count=arrest.houses)
            rows += [_of_pawn(arrest.pawn, houses, first=True), *_things(arrest.what or ())]
        return rows
    rows = []
    for pawn, loot in () if view.outcome else own_loot(view):
        rows += [_of_pawn(pawn, written(worth(loot), lang), first=True), *_things(loot)]
    return rows


def _others(view: View, lang: str) -> list[Chip]:
    pawns = [pawn for pawn, loot in enumerate(view.loot) if loot is None]
    return [_of_pawn(pawn, _pawn(view, pawn, lang), first=pawn == pawns[0]) for pawn in pawns]


def _standing(view: View) -> list[Chip]:
    known = [] if view.outcome else [at for at in sorted(view.known) if view.position.houses >> at & 1]
    return [Chip(*KIND_LOOKS.get(view.known[at], _MONEY), "", NAMES[at], first=at == known[0]) for at in known]


def _of_pawn(pawn: int, text: str, *, first: bool) -> Chip:
    return Chip("pawn", PAWNS[pawn], str(pawn + 1), text, first)


def _things(loot: Loot) -> list[Chip]:
    counted = Counter(loot)
    return [
        Chip(*KIND_LOOKS.get(kind, _MONEY), "", f"{kind if kind in MONEY else ''}{_times(counted[kind])}")
        for kind in (*MONEY, *KINDS[:6])
        if counted[kind]
    ]


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _cell(sheet: Sheet, ground: Ground, view: View, point: Point) -> None:
    """Draw a cell of the town, without the piece on it."""
    if not DARK >> point & 1:
        sheet.bar(ground.cell(point), SLATE)
        if STARS >> point & 1:
            sheet.stamp("star", ground.centre(point), ground.piece, SKY_BLUE)
        elif GATES >> point & 1:
            sheet.stamp("gate", ground.centre(point), round(ground.piece * 0.9), SNOW)
        return
    sheet.bar(ground.cell(point), FELT)
    if not view.position.houses >> point & 1:
        sheet.stamp("disc", ground.centre(point), max(2, ground.pitch // 9), SLATE)
    elif point in view.known and not view.outcome:
        shape, colour = KIND_LOOKS.get(view.known[point], _MONEY)
        sign = view.known[point] if view.known[point] in MONEY else ""
        ground.put(sheet, point, shape, colour, sign=sign, scale=1.05)
    else:
        ground.put(sheet, point, "home", BRICK, scale=0.95)
    if point == view.position.found != NOWHERE:
        frame(sheet, ground.cell(point).inflate(-2, -2))


def _targets(sheet: Sheet, ground: Ground, targets: Collection[Point]) -> None:
    """Mark the streets to go to, and draw frames around the houses to burgle, so that these stay visible."""
    ground.possible(sheet, [point for point in targets if not DARK >> point & 1])
    for house in targets:
        if DARK >> house & 1:
            sheet.box(ground.cell(house), sheet.theme.go, line=max(2, ground.pitch // 10))


def _pawns(sheet: Sheet, ground: Ground, view: View) -> None:
    position = view.position
    for pawn, cell in enumerate(position.cells):
        if cell < 0:
            continue
        own = owner(position, pawn) == view.seat and view.outcome is None
        if own:
            sheet.stamp("disc", ground.centre(cell), round(ground.pitch * 0.5), WHITE)
        if pawn == position.asked != NOBODY:
            sheet.stamp("disc", ground.centre(cell), round(ground.pitch * 0.5), VERMILION)
        ground.put(sheet, cell, "pawn", PAWNS[pawn], sign=str(pawn + 1))
        if position.arrested[pawn]:
            ground.put(sheet, cell, "cross", VERMILION, scale=0.7)


BOARD: Final = ChicagoSheetBoard()
