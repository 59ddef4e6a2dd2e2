"""Catch a Thief on a display: the points of the table, numbered clues, and the thief's path if the view knows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pygame import Rect

from engine.games.catch_a_thief.game import DETECTIVE, HIDEOUTS, NAMES, SCENE, SIZE, Clue, View, candidates
from pi_app.draw.sheets.board_grid import NUMBERS, Ground, laid
from pi_app.draw.sheets.layout import Chip
from pi_app.draw.sheets.look import Theme
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.sheet_board import NO_MARKS, Marks, SheetBoard
from pi_app.pages.page import Page
from pi_app.palette import ORANGE, PURPLE, SKY_BLUE, SNOW, WHITE, YELLOW
from pi_app.words import say

_LETTERS: Final = tuple(NAMES[column][-1] for column in range(SIZE))


class CatchAThiefSheetBoard(SheetBoard):
    """The board of Catch a Thief. Orange clues are squares, blue clues are discs, and the thief's path is purple."""

    def draw(self, sheet: Sheet, place: Rect, view: View, lang: str, marks: Marks = NO_MARKS) -> None:
        ground = laid(sheet, place, SIZE, SIZE)
        ground.names(sheet, _LETTERS, NUMBERS)
        _points(sheet, ground)
        if view.options["aid"] and view.seat == DETECTIVE and not view.outcome:
            for point in candidates(view):
                ground.put(sheet, point, "diamond", YELLOW, scale=0.5)
        _path(sheet, ground, view)
        targets = marks.targets if len(marks.targets) <= len(_LETTERS) else ()  # No marks if all are legal.
        ground.possible(sheet, targets)
        for clue in view.clues:
            shape, colour = clue_look(clue)
            if clue.at in targets:  # The clue would hide the mark, so a larger shape shows around it.
                ground.put(sheet, clue.at, shape, sheet.theme.go, scale=1.5)
            ground.put(sheet, clue.at, shape, colour, sign=str(clue.n), scale=1.15)
        _figures(sheet, ground, view)
        if marks.cursor is not None:
            ground.cursor(sheet, marks.cursor)
        ground.taps(sheet, NAMES)

    def chips(self, view: View, lang: str) -> Sequence[Chip]:
        clues = [Chip(*clue_look(clue), str(clue.n), NAMES[clue.at]) for clue in view.clues]
        if view.outcome:
            points = say(lang, "catch-a-thief.page-points", points=view.outcome.scores[DETECTIVE])
            return [Chip("lens", SNOW, "", points), *clues]
        return clues

    def held(self, page: Page, lang: str) -> Sequence[Chip]:
        return self.chips(page.view, lang)

    def back(self, view: View, lang: str) -> Sequence[Chip]:
        """Return every clue with its meaning, and the thief's own path."""
        clues = [Chip(*clue_look(clue), str(clue.n), _meaning(clue, lang), first=True) for clue in view.clues]
        return [*clues, *_own_path(view)]

    def brief(self, view: View, lang: str) -> Sequence[Chip]:
        """Return the clues without their meaning, which the square or the disc already shows, and the path."""
        return [*self.chips(view, lang), *_own_path(view)]


def clue_look(clue: Clue) -> tuple[str, tuple[int, int, int]]:
    """Return the shape and the colour of a clue."""
    return ("square", ORANGE) if clue.orange else ("disc", SKY_BLUE)


def _own_path(view: View) -> list[Chip]:
    path = " ".join(NAMES[point] for point in (SCENE, *view.path))
    return [Chip("hat", PURPLE, "", path, first=True)] if view.path else []


def _meaning(clue: Clue, lang: str) -> str:
    return say(
        lang, "catch-a-thief.ask-clue-orange" if clue.orange else "catch-a-thief.ask-clue-blue", at=NAMES[clue.at]
    )


def _points(sheet: Sheet, ground: Ground) -> None:
    theme: Theme = sheet.theme
    last = SIZE * SIZE - 1
    for line in range(SIZE):
        sheet.stroke(ground.centre(line * SIZE), ground.centre(line * SIZE + SIZE - 1), 1, theme.seam)
        sheet.stroke(ground.centre(line), ground.centre(last - SIZE + 1 + line), 1, theme.seam)
    for point in range(SIZE * SIZE):
        if point in HIDEOUTS:
            ground.put(sheet, point, "home", PURPLE, scale=1.1)
        elif point == SCENE:
            ground.put(sheet, point, "cross", WHITE, scale=0.7)
        else:
            sheet.stamp("disc", ground.centre(point), max(2, ground.pitch // 9), theme.seam)


def _path(sheet: Sheet, ground: Ground, view: View) -> None:
    path = (SCENE, *view.path) if view.path else ()
    for start, end in pairwise(path):
        sheet.stroke(ground.centre(start), ground.centre(end), max(3, ground.pitch // 5), PURPLE)
    for number, point in enumerate(view.path[:-1], 1):
        sign = str(number) if ground.pitch > 20 else ""
        ground.put(sheet, point, "disc", PURPLE, sign=sign, scale=0.75 if sign else 0.5)


def _figures(sheet: Sheet, ground: Ground, view: View) -> None:
    """Draw the detective beside the number of the last clue, and the thief if the view knows where he is."""
    at = view.caught_at if view.caught_at is not None else view.clues[-1].at if view.clues else None
    if view.path:
        ground.put(sheet, view.path[-1], "hat", PURPLE, scale=1.05)
    if at is not None:
        x, y = ground.centre(at)
        aside = ground.pitch * 0.5
        sheet.stamp("lens", (x + aside, y + aside), max(5, round(ground.pitch * 0.36)), SNOW, sheet.theme.rim)


BOARD: Final = CatchAThiefSheetBoard()
