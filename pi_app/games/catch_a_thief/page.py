"""Catch a Thief on a handheld: a map with the thief's own path and the clues, and a cursor for the next move."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from engine.game import Verdict
from engine.games.catch_a_thief.game import DETECTIVE, GAME, HIDEOUTS, NAMES, SCENE, THIEF, Clue, View, candidates
from pi_app.draw.dots.grid import POINT, POSSIBLE, TABLE_GRID, rims
from pi_app.draw.dots.panel import PANEL_LEFT, Panel
from pi_app.draw.dots.picture import DotPicture
from pi_app.pages.page import Page, Pages, Picks
from pi_app.pages.question import Cursor, PageQuestion
from pi_app.words import say

_HIDEOUT: Final = ("#####", "#...#", "#.#.#", "#...#", "#####")
_SCENE: Final = ("#...#", ".#.#.", "..#..", ".#.#.", "#...#")
_THIEF: Final = (".###.", "#####", "##.##", "#####", ".###.")
_CANDIDATE: Final = (".#.", "###", ".#.")
_CLUES: Final = (42, 50, 58)  # The y coordinates of the list of clues, with three clues in each row.


class CatchAThiefPages(Pages):
    """The private pages of Catch a Thief. Both seats see a map with all points of the table."""

    game = GAME

    def ask(self, view: View, picks: Picks) -> PageQuestion | str:
        if picks:
            return picks[0]
        here = view.path[-1] if view.path else view.clues[-1].at if view.clues else SCENE
        return PageQuestion("map", 11, 11, {point: NAMES[point] for point in GAME.legal(view)}, start=here)

    def why(self, view: View, picks: Picks, cursor: Cursor) -> Verdict:
        return GAME.judge(view, cursor)

    def way(self, view: View, move: str) -> Picks:
        return (move,)

    # ------------------------------------------------------------------------------------------ pictures

    def paint(self, page: Page, ask: PageQuestion, picture: DotPicture, lang: str) -> Panel:
        view: View = page.view
        picture.lay(_points())
        if ask.targets:  # Draw the cursor first, so that it does not hide its neighbours.
            TABLE_GRID.cursor(picture, page.cursor)
        _draw_paths(picture, view, ask)
        _draw_clues(picture, view.clues)
        if view.path:
            TABLE_GRID.stamp(picture, view.path[-1], _THIEF)
        if not page.picks:
            _list_clues(picture, view.clues)
        first_turn = ask.targets and not (view.path or view.clues)
        return Panel(_title(view, lang), _lines(page, ask, lang), [say(lang, "pages.a-choose")] if first_turn else ())

    def facts(self, view: View, lang: str) -> list[str]:
        path = [NAMES[SCENE], *(NAMES[point] for point in view.path)]
        lines = [say(lang, "catch-a-thief.page-clues")]
        for clue in view.clues:
            colour = say(lang, "catch-a-thief.page-orange" if clue.orange else "catch-a-thief.page-blue")
            lines.append(say(lang, "catch-a-thief.page-clue", n=clue.n, at=NAMES[clue.at], colour=colour))
        if view.path:
            lines += [" ".join(path[at : at + 6]) for at in range(0, len(path), 6)]
        return [*lines, say(lang, "catch-a-thief.page-clue-orange"), say(lang, "catch-a-thief.page-clue-blue")]


@cache
def _points() -> bytes:
    """Return the parts of the map that never change: the points, the hideouts, the scene of the crime."""
    picture = DotPicture(rims())
    for point in range(11 * 11):
        TABLE_GRID.stamp(picture, point, _HIDEOUT if point in HIDEOUTS else _SCENE if point == SCENE else POINT)
    return picture.to_pages()


def _draw_paths(picture: DotPicture, view: View, ask: PageQuestion) -> None:
    """Draw the thief's path and possible steps. A detective with the aid sees where the thief can be."""
    for point in ask.targets if view.seat == THIEF else ():
        if point not in HIDEOUTS:
            TABLE_GRID.stamp(picture, point, POSSIBLE)
    for point in candidates(view) if view.options["aid"] and view.seat == DETECTIVE else ():
        TABLE_GRID.stamp(picture, point, _CANDIDATE)
    path = (SCENE, *view.path) if view.path else ()
    for start, end in pairwise(path):
        picture.line(*TABLE_GRID.centre(start), *TABLE_GRID.centre(end))


def _draw_clues(picture: DotPicture, clues: tuple[Clue, ...]) -> None:
    """Draw the last clue on each point. Orange clues are filled."""
    for clue in clues:
        TABLE_GRID.sign(picture, clue.at, str(clue.n), filled=clue.orange)


def _list_clues(picture: DotPicture, clues: tuple[Clue, ...]) -> None:
    for number, clue in enumerate(clues):
        x, y = PANEL_LEFT + 1 + 21 * (number % 3), _CLUES[number // 3]
        picture.fill(x, y - 1, 5, 7, clue.orange)
        picture.small(x + 1, y, str(clue.n), on=not clue.orange)
        picture.small(x + 7, y, NAMES[clue.at])


def _title(view: View, lang: str) -> str:
    if view.outcome:
        return say(lang, f"catch-a-thief.page-{view.outcome.how}")
    return say(lang, f"catch-a-thief.page-{view.seat}")


def _lines(page: Page, ask: PageQuestion, lang: str) -> list[str]:
    view: View = page.view
    if view.outcome:
        return [say(lang, "catch-a-thief.page-points", points=view.outcome.scores[DETECTIVE])]
    turn = say(lang, "pages.turn", n=view.moved + (view.seat == THIEF and bool(ask.targets)))
    if not ask.targets:
        return [turn, say(lang, "pages.wait")]
    at = NAMES[page.cursor]
    lines = [turn, say(lang, "pages.goes", to=at) if page.cursor in ask.targets else at]
    if view.options["aid"] and view.seat == DETECTIVE:
        lines.append(say(lang, "catch-a-thief.page-possible", count=len(candidates(view))))
    return lines


PAGES: Final = CatchAThiefPages()
