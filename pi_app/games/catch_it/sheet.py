"""Catch'it on a display: 7 x 7 squares, the rows beyond them where a side wins, the pawns and the ball."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from engine.games.catch_it.board import BLUE, BY_NAME, NAMES, OUT, RED, WIDTH, Square, squares
from engine.games.catch_it.game import View
from engine.games.catch_it.turns import PASS, PawnMove
from pi_app.draw.sheets.board_grid import BoardPlace, Ground, frame, laid
from pi_app.draw.sheets.layout import Chip
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.sheet_board import NO_MARKS, Marks, SheetBoard, stations
from pi_app.grid import COLUMN_LETTERS
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.palette import FELT, SKY_BLUE, SLATE, VERMILION, YELLOW
from pi_app.words import place_names, say

SIDE_LOOKS: Final = {BLUE: ("disc", SKY_BLUE), RED: ("square", VERMILION)}
_ACROSS: Final = 7
_LEFT, _TOP = 2, 1  # The column and the row of the table in which this board begins.
_LATEST: Final = 6  # The number of moves on the page's back.
_ROWS: Final = ("", *(str(row) for row in range(7, 0, -1)), "")


class CatchItSheetBoard(SheetBoard):
    """The board of Catch'it. Blue pawns are round, red pawns are square."""

    open = True

    def draw(self, sheet: Sheet, place: Rect, view: View, lang: str, marks: Marks = NO_MARKS) -> None:
        ground = laid(sheet, place, _ACROSS, 9)
        ground.names(sheet, COLUMN_LETTERS[:_ACROSS], _ROWS)
        _field(sheet, ground)
        ground.path(sheet, [(x - _LEFT, y - _TOP) for x, y in stations(marks.path)])
        position = view.position
        for side, pawns in ((BLUE, position.blue), (RED, position.red)):
            for square in squares(pawns):
                shape, colour = SIDE_LOOKS[side]
                ground.put(sheet, _at(square), shape, colour, scale=0.95)
                if square == position.ball:
                    ground.put(sheet, _at(square), "disc", YELLOW, scale=0.5)
        ground.possible(sheet, marks.targets)
        if marks.picked is not None:
            frame(sheet, ground.cell(marks.picked).inflate(-4, -4))
        if marks.cursor is not None:
            ground.cursor(sheet, marks.cursor)
        outside = [place_names(lang, "catch-it", NAMES[OUT])] * _ACROSS
        ground.taps(sheet, [*outside, *(NAMES[square] for square in sorted(BY_NAME.values(), key=_at)), *outside])

    def private(self, sheet: Sheet, place: Rect, page: Page, ask: PageQuestion, lang: str) -> None:
        on_map = ask.key in ("pawn", "end") and bool(ask.chosen)
        picked = _at(BY_NAME[page.picks[0]]) if page.picks and ask.key == "end" else None
        targets = ask.targets if ask.key == "end" else ()
        self.draw(sheet, place, page.view, lang, Marks(targets, page.cursor if on_map else None, picked))

    def chips(self, view: View, lang: str) -> Sequence[Chip]:
        position = view.position
        counted = ((side, pawns.bit_count()) for side, pawns in ((BLUE, position.blue), (RED, position.red)))
        pawns = [
            Chip(*SIDE_LOOKS[side], "", say(lang, "catch-it.screen-pawns", count=count)) for side, count in counted
        ]
        return [
            *pawns,
            Chip(
                "disc",
                YELLOW,
                "",
                say(lang, "catch-it.page-ball-at", at=place_names(lang, "catch-it", NAMES[position.ball])),
            ),
        ]

    def back(self, view: View, lang: str) -> Sequence[Chip]:
        """Return the state of the turn, and the last moves of both sides, with the latest at the top."""
        position = view.position
        side = position.side if position.moved else None
        turn = (
            [Chip(*SIDE_LOOKS[side], "1", say(lang, "catch-it.ask-first-pawn", at=NAMES[position.moved]))]
            if side
            else []
        )
        duty = (
            [Chip("disc", YELLOW, "!", say(lang, "catch-it.ask-ball-duty"))]
            if position.attacks and not position.spent
            else []
        )
        ball = Chip(
            "disc",
            YELLOW,
            "",
            say(lang, "catch-it.page-ball-at", at=place_names(lang, "catch-it", NAMES[position.ball])),
        )
        moves = [Chip(*SIDE_LOOKS[seat], "", _moved(move, lang)) for seat, move in view.moves[: -_LATEST - 1 : -1]]
        return [chip._replace(first=True) for chip in (ball, *duty, *turn, *moves)]


def _moved(move: PawnMove, lang: str) -> str:
    if move == PASS:
        return say(lang, "catch-it.page-do-pass")
    start, end = NAMES[move.start], place_names(lang, "catch-it", NAMES[move.end])
    return say(lang, "catch-it.ask-moved-taking", start=start, to=end) if move.takes else f"{start} → {end}"


def _at(square: Square) -> BoardPlace:
    """Return the place of a square. Row 7 is the second row, below the row beyond the board."""
    return _ACROSS * (8 - square // WIDTH) + square % WIDTH - 1


def _field(sheet: Sheet, ground: Ground) -> None:
    for place in range(_ACROSS, _ACROSS * 8):
        sheet.bar(ground.cell(place).inflate(-1, -1), SLATE if place % 2 else FELT)
    for first, side in ((0, BLUE), (_ACROSS * 8, RED)):
        goal = Rect(*ground.corner(first), _ACROSS * ground.pitch, ground.pitch)
        band = goal.inflate(-2, -round(ground.pitch * 0.65))
        sheet.panel(band, SIDE_LOOKS[side][1])


BOARD: Final = CatchItSheetBoard()
