"""Chicago on a handheld: the town with the seat's own pawns, the action at the cursor, and the loot on the back."""

from __future__ import annotations

from typing import Final

from engine.game import Verdict
from engine.games.chicago.board import DARK, NAMES, NOWHERE, POINTS, ROADS, Point, points
from engine.games.chicago.game import GAME
from engine.games.chicago.moves import Move, fire, go
from engine.games.chicago.position import FOUND, NOBODY, OUTSIDE, POLICE
from engine.games.chicago.views import View
from pi_app.draw.dots.panel import Panel
from pi_app.draw.dots.picture import DotPicture
from pi_app.games.chicago.page_lines import facts, found_house, lines, news, own_lines, seat_name
from pi_app.games.chicago.town_dots import draw_town
from pi_app.games.chicago.town_overview import draw_overview
from pi_app.pages.page import Page, Pages, Picks
from pi_app.pages.question import Cursor, PageQuestion
from pi_app.words import say

_AT: Final = "at "  # The prefix of a pick that aims at a policeman: "at E3".
_MIDDLE: Final = POINTS["F5"]
_WHOLE: Final = ("enter", "go", "burgle")  # The actions of a thief for which one pick is enough.


class ChicagoPages(Pages):
    """The private pages of Chicago.

    A thief picks a street to go to, a house to burgle, or a policeman to shoot at. The police pick a policeman, and
    then where he goes.
    """

    game = GAME
    news = frozenset({"house", "stolen", "confiscated"})
    picture_on_back = True

    def ask(self, view: View, picks: Picks) -> PageQuestion | str:
        legal = GAME.legal(view) or ()
        if not legal:
            return PageQuestion("town", 11, 11, start=_MIDDLE)
        if picks and picks[-1].startswith(_AT):
            start = POINTS[picks[-1].removeprefix(_AT)]
            ends = {move.end: NAMES[move.end] for move in legal if move.verb == "fire" and move.start == start}
            return PageQuestion("shot", 11, 11, ends, start=start)
        if len(picks) > 1 and picks[-2].startswith(_AT):
            return f"fire {picks[-2].removeprefix(_AT)}>{picks[-1]}"
        if view.seat == POLICE:
            return _police(list(legal), picks)
        return _surrounded(list(legal), picks) if view.position.asked != NOBODY else _thief(view, list(legal), picks)

    def why(self, view: View, picks: Picks, cursor: Cursor) -> Verdict:
        ask = self.ask(view, picks)
        key = "" if isinstance(ask, str) else ask.key
        position = view.position
        if key == "shot":
            return GAME.judge(view, fire(POINTS[picks[-1].removeprefix(_AT)], cursor))
        if key == "aim":
            return GAME.judge(view, fire(cursor, cursor))
        if key == "place":
            return GAME.judge(view, Move("place", end=cursor))
        if key == "patrol":
            beside = points(ROADS[cursor]) or [cursor]
            return GAME.judge(view, go(cursor, beside[0]))
        if key == "to":
            return GAME.judge(view, go(POINTS[picks[0]], cursor))
        cell = position.cells[position.acting]
        if cell == OUTSIDE:
            return GAME.judge(view, Move("enter", end=cursor))
        return GAME.judge(view, Move("burgle", end=cursor) if DARK >> cursor & 1 else go(cell, cursor))

    def way(self, view: View, move: str) -> Picks:
        verb, start, end, _, _ = GAME.read(move)
        if verb == "fire":
            first = ("fire",) if view.position.asked != NOBODY else ()
            return (*first, f"{_AT}{NAMES[start]}", NAMES[end])
        return (NAMES[start], NAMES[end]) if view.seat == POLICE and verb == "go" else (move,)

    # ------------------------------------------------------------------------------------------ pictures

    def paint(self, page: Page, ask: PageQuestion, picture: DotPicture, lang: str) -> Panel:
        if page.view.outcome:
            draw_overview(picture, page.view)
        else:
            on_map = page.cursor < ask.places and bool(ask.chosen)
            draw_town(picture, page.view, ask.targets, _home(page.view, ask), page.cursor if on_map else NOWHERE)
        return Panel(seat_name(page.view, lang), lines(page, ask, lang), news(page.view, lang))

    def head(self, page: Page, lang: str) -> list[str]:
        if page.view.position.asked != NOBODY:
            pawn = page.view.position.asked + 1
            return [say(lang, "chicago.page-surrounded", pawn=pawn), say(lang, "chicago.page-what-now"), ""]
        return [say(lang, "chicago.page-you-found"), found_house(page.view, lang), ""]

    def draw_back_picture(self, page: Page, picture: DotPicture, lang: str) -> Panel:
        draw_overview(picture, page.view)
        return Panel(say(lang, "chicago.page-town"), own_lines(page.view, lang))

    def facts(self, view: View, lang: str) -> list[str]:
        return facts(view, lang)


def _home(view: View, ask: PageQuestion) -> Point:
    """Return the cell around which the town is drawn: where the question begins, or the pawn that others play."""
    if ask.chosen:
        return ask.start if ask.start < ask.places else _MIDDLE
    pawn = view.position.acting
    cell = view.position.cells[pawn] if 0 <= pawn < len(view.position.cells) else OUTSIDE
    return cell if cell >= 0 else _MIDDLE


def _police(legal: list[Move], picks: Picks) -> PageQuestion | str:
    """Return the next question for the police, or their move."""
    places = {move.end: GAME.write(move) for move in legal if move.verb == "place"}
    if places:
        return picks[0] if picks else PageQuestion("place", 11, 11, places, start=min(places))
    if not picks:
        men = {move.start: NAMES[move.start] for move in legal if move.verb == "go"}
        return PageQuestion("patrol", 11, 11, men, ("stop",), start=min(men, default=11 * 11))
    if picks[0] == "stop":
        return "stop"
    if len(picks) > 1:
        return "-".join(picks)
    start = POINTS[picks[0]]
    return PageQuestion("to", 11, 11, {move.end: NAMES[move.end] for move in legal if move.start == start}, start=start)


def _surrounded(legal: list[Move], picks: Picks) -> PageQuestion | str:
    """Return the next question for a thief whose pawn is surrounded, or the move."""
    if not picks:
        choices = list(dict.fromkeys(move.verb for move in legal))
        return _listed("surrounded", choices)
    return _aim(legal) if picks[0] == "fire" else picks[0]


def _listed(key: str, choices: list[str]) -> PageQuestion:
    labels = tuple(f"chicago.page-do-{choice}" for choice in choices)
    return PageQuestion(key, 1, len(choices), dict(enumerate(choices)), labels=labels, sure=False)


def _aim(legal: list[Move]) -> PageQuestion:
    men = _men(legal)
    return PageQuestion("aim", 11, 11, men, start=min(men))


def _men(legal: list[Move]) -> dict[Point, str]:
    """Return the policemen whom a shot can send away, with the pick for each."""
    return {move.start: f"{_AT}{NAMES[move.start]}" for move in legal if move.verb == "fire"}


def _thief(view: View, legal: list[Move], picks: Picks) -> PageQuestion | str:
    """Return the next question for a thief on his turn, or his move."""
    if picks:
        return picks[0]
    if view.position.phase == FOUND:
        return _listed("found", [move.verb for move in legal])
    targets = _men(legal) | {move.end: GAME.write(move) for move in legal if move.verb in _WHOLE}
    leave = tuple(move.verb for move in legal if move.verb == "leave")
    cell = view.position.cells[view.position.acting]
    return PageQuestion("act", 11, 11, targets, leave, start=cell if cell >= 0 else min(targets))


PAGES: Final = ChicagoPages()
