"""Catch'it on a handheld: the player picks a pawn, then where it goes, then whether it takes the ball."""

from __future__ import annotations

from typing import Final

from engine.game import Verdict
from engine.games.catch_it.board import BLUE, BY_NAME, NAMES, OUT, RED, SQUARES, WIDTH, Square, squares
from engine.games.catch_it.game import GAME, View
from engine.games.catch_it.turns import PASS, PawnMove
from pi_app.draw.dots.grid import POINT, POSSIBLE, DotGrid
from pi_app.draw.dots.panel import Panel
from pi_app.draw.dots.picture import DotPicture
from pi_app.grid import COLUMN_LETTERS
from pi_app.pages.page import Page, Pages, Picks
from pi_app.pages.question import Cursor, PageQuestion
from pi_app.words import place_names, say

_BOARD: Final = DotGrid(10, 1, 7, 7, 9)  # The first and the last row are beyond the board.
_PAWN: Final = {
    BLUE: (".###.", "#...#", "#...#", "#...#", ".###."),
    RED: ("#####", "#####", "#####", "#####", "#####"),
}
_CARRIER: Final = {
    BLUE: (".#####.", "#.....#", "#..#..#", "#.###.#", "#..#..#", "#.....#", ".#####."),
    RED: ("#######", "#######", "###.###", "##...##", "###.###", "#######", "#######"),
}
_BEYOND: Final = {BLUE: range(7), RED: range(56, 63)}  # The cursor places where a pawn of each side wins.
# If a pawn cannot move, the first of these reasons is shown rather than any other.
_TELLING: Final = ("not-your-pawn", "same-pawn-twice", "must-move-the-ball", "leaves-no-second-pawn", "out-of-reach")
_TAKE: Final = "take"
_LEAVE: Final = "leave"


class CatchItPages(Pages):
    """The private pages of Catch'it. Nothing is hidden, but a player who sits far from the board may play here too."""

    game = GAME

    def ask(self, view: View, picks: Picks) -> PageQuestion | str:
        legal = GAME.legal(view)
        if PASS in legal:
            return (
                "pass"
                if picks
                else PageQuestion("pass", 1, 1, {0: "pass"}, labels=("catch-it.page-do-pass",), sure=False)
            )
        if not picks:
            start = min((_cursor(move.start) for move in legal), default=_cursor(BY_NAME["D4"]))
            return PageQuestion("pawn", 7, 9, {_cursor(move.start): NAMES[move.start] for move in legal}, start=start)
        moves = [move for move in legal if NAMES[move.start] == picks[0]]
        if len(picks) == 1:
            return PageQuestion("end", 7, 9, _ends(view, moves), start=_cursor(BY_NAME[picks[0]]))
        moves = [move for move in moves if NAMES[move.end] == picks[1]]
        if len(picks) == 2 and len(moves) > 1:
            labels = ("catch-it.page-take", "catch-it.page-leave")
            return PageQuestion("ball", 1, 2, {0: _TAKE, 1: _LEAVE}, labels=labels, sure=False)
        return GAME.write(next(move for move in moves if len(moves) == 1 or move.takes == (picks[2] == _TAKE)))

    def why(self, view: View, picks: Picks, cursor: Cursor) -> Verdict:
        there = _square(cursor)
        if picks:
            return GAME.judge(view, PawnMove(BY_NAME[picks[0]], there))
        tried = [GAME.judge(view, PawnMove(there, end)) for end in SQUARES]
        return next((verdict for verdict in tried if verdict.code in _TELLING), tried[0])

    def way(self, view: View, move: str) -> Picks:
        if move == "pass":
            return ("pass",)
        start, end, takes, _ = GAME.read(move)
        picks: Picks = (NAMES[start], NAMES[end])
        return (*picks, _TAKE if takes else _LEAVE) if isinstance(self.ask(view, picks), PageQuestion) else picks

    # ------------------------------------------------------------------------------------------ pictures

    def paint(self, page: Page, ask: PageQuestion, picture: DotPicture, lang: str) -> Panel:
        view: View = page.view
        picture.rect(8, 6, 53, 53)
        for column in range(7):
            picture.small(_BOARD.left + 7 * column + 2, 59 if view.seat == BLUE else 0, COLUMN_LETTERS[column])
        for row in range(1, 8):
            picture.small(2, _BOARD.top + 7 * (8 - row) + 1, str(row))
            for column in range(7):
                _BOARD.stamp(picture, 7 * (8 - row) + column, POINT)
        for side, pawns in ((BLUE, view.position.blue), (RED, view.position.red)):
            for square in squares(pawns):
                _BOARD.stamp(picture, _cursor(square), (_CARRIER if square == view.position.ball else _PAWN)[side])
        if ask.key == "end":
            for cursor in ask.targets:
                _BOARD.stamp(picture, cursor, POSSIBLE)
        if page.picks:
            picture.invert(*_BOARD.corner(_cursor(BY_NAME[page.picks[0]])), 7, 7)
        if ask.chosen and page.cursor < ask.places:
            _BOARD.cursor(picture, page.cursor)
        return Panel(say(lang, f"catch-it.page-side-{view.seat}"), _lines(page, ask, lang))

    def head(self, page: Page, lang: str) -> list[str]:
        if not page.picks:
            return [say(lang, "catch-it.page-cannot-move")]
        return [
            f"{page.picks[0]} → {place_names(lang, 'catch-it', page.picks[1])}",
            say(lang, "catch-it.page-over-ball"),
            "",
        ]

    def facts(self, view: View, lang: str) -> list[str]:
        position = view.position
        lines = [
            say(lang, "catch-it.page-the-turn"),
            say(lang, "catch-it.page-ball-at", at=place_names(lang, "catch-it", NAMES[position.ball])),
        ]
        if position.moved:
            lines.append(say(lang, "catch-it.page-first-pawn", at=NAMES[position.moved]))
        if position.attacks and not position.spent:
            lines.append(say(lang, "catch-it.page-ball-duty"))
        for seat, move in view.moves[:-5:-1]:
            lines.append(
                say(
                    lang, "catch-it.page-side-move", side=say(lang, f"catch-it.page-side-{seat}"), move=GAME.write(move)
                )
            )
        return lines


def _cursor(square: Square) -> Cursor:
    """Return the cursor place of a square. Row 7 is at the top."""
    return 7 * (8 - square // WIDTH) + square % WIDTH - 1


def _square(cursor: Cursor) -> Square:
    row = 8 - cursor // 7
    return WIDTH * row + cursor % 7 + 1 if 1 <= row <= 7 else OUT


def _ends(view: View, moves: list[PawnMove]) -> dict[Cursor, str]:
    """Return where a pawn can go. Every place beyond the opponent's home row means `out`."""
    ends = {_cursor(move.end): NAMES[move.end] for move in moves if move.end != OUT}
    if any(move.end == OUT for move in moves):
        ends |= dict.fromkeys(_BEYOND[view.seat], NAMES[OUT])
    return ends


def _lines(page: Page, ask: PageQuestion, lang: str) -> list[str]:
    view: View = page.view
    ball = say(lang, "catch-it.page-ball-at", at=place_names(lang, "catch-it", NAMES[view.position.ball]))
    if view.outcome:
        how = "draw" if not view.outcome.winners else "won" if view.seat in view.outcome.winners else "lost"
        return [say(lang, f"pages.short-{how}")]
    if not ask.chosen:
        return [ball, say(lang, "pages.wait")]
    number = say(lang, "catch-it.page-pawn-2" if view.position.moved else "catch-it.page-pawn-1")
    square = _square(page.cursor)
    here = place_names(lang, "catch-it", NAMES[square])
    return [ball, number, f"{page.picks[0]} → {here}" if page.picks else here]


PAGES: Final = CatchItPages()
