"""Catch'it as pictures: one large board, the last move marked on it, the last turns beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from engine.game import Json, Seat
from pi_app.demo.boards import Board, Names, Still
from pi_app.demo.scene import FAINT, LOUD, QUIET, Notes, Words, shade
from pi_app.demo.series import Shown, Sight
from pi_app.palette import NIGHT, SKY_BLUE, VERMILION, YELLOW, Colour
from pi_app.terminal.picture import Canvas, Ink, Picture, Row, blank, cells
from pi_app.words import say

_SIGN: Final = {"blue": "●", "red": "◆"}
_CARRIER: Final = {"blue": "◉", "red": "◈"}
_COLOUR: Final = {"blue": SKY_BLUE, "red": VERMILION}
_FIGURE: Final = {  # seven columns and three lines, the ball's place in the middle
    "blue": (" ▄███▄ ", " █████ ", " ▀███▀ "),
    "red": ("  ▄█▄  ", " █████ ", "  ▀█▀  "),
}
_COLUMNS: Final = "ABCDEFG"
_SIDE: Final = 7
_LEFT: Final = 2  # columns for the rows' numbers

_START: Final = 2.0  # seconds
_MOVE: Final = 0.8
_HASTE: Final = 0.985  # each move is shown a little shorter than the one before: no game takes for ever
_RESULT: Final = 3.0


class Box(NamedTuple):
    """A square's inside, in columns and lines, and whether lines are drawn around it."""

    width: int
    height: int
    lined: bool


_BOXES: Final = (Box(7, 3, True), Box(3, 1, True), Box(3, 1, False))


class CatchItBoard(Board):
    """Nothing is hidden, so there is one side only."""

    sizes = len(_BOXES)
    thought = 5

    def turn(self, shown: Shown) -> int:
        turns = _turns(shown)
        running = bool(turns) and shown["to_act"] in ([], [turns[-1][0]])
        return len(turns) + (not running)

    # ------------------------------------------------------------------------------------------ pictures

    def public(self, shown: Shown, size: int) -> Picture:
        board = _Squares(_BOXES[size])
        last, moves = next(reversed(_turns(shown)), ("", []))
        for name in (name for move in moves for name in _ends(move)):
            board.tint(name, shade(_COLOUR[last]))
        for side in _SIGN:
            for name in shown[side]:
                board.pawn(name, side, carries=name == shown["ball"])
        for name in (name for move in moves[-1:] for name in _ends(move)):
            board.bracket(name, NIGHT if name == shown["ball"] and size else _COLOUR[last])
        if shown["result"] and shown["result"]["winners"] and _BOXES[size].lined:
            board.goal(shown["result"]["winners"][0])
        return board.picture()

    def notes(self, shown: Shown, lang: str) -> Notes:
        rows = [
            cells(f"{number:3} ", QUIET) + cells(f"{_SIGN[side]} {'  '.join(moves)}", Ink(_COLOUR[side]))
            for number, (side, moves) in enumerate(_turns(shown), 1)
        ]
        return Notes(say(lang, "demo.last-turns"), tuple(rows), width=19)

    def legend(self, lang: str) -> tuple[Row, ...]:
        sides = [
            cells(f"{_SIGN[side]} {say(lang, f'demo.seat-{side}')}", Ink(_COLOUR[side], None, True)) for side in _SIGN
        ]
        carriers = cells(" ".join(_CARRIER.values()), LOUD) + cells(f" {say(lang, 'demo.sign-carrier')}")
        return (*sides, carriers, cells("[ ]", LOUD) + cells(f" {say(lang, 'demo.sign-last-move')}"))

    # ------------------------------------------------------------------------------------------ words

    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        shown = sight.shown
        for event in sight.events:
            data = event.data
            if event.kind == "start":
                yield Still(shown, Words(say(lang, "demo.ball-starts", player=names[shown["to_act"][0]]), LOUD), _START)
            elif event.kind in ("moved", "passed"):
                side = data["seat"]
                words = f"{_SIGN[side]} {_told(event.kind, data, shown, names, lang)}"
                pause = _MOVE * _HASTE ** len(shown["moves"])
                yield Still({**shown, "result": None}, Words(words, Ink(_COLOUR[side], None, True)), pause)
            elif event.kind == "over":
                winner = "".join(names[seat] for seat in data["result"]["winners"])
                words = say(lang, f"demo.result-{data['result']['how']}", player=winner)
                yield Still(shown, Words(words, LOUD), _RESULT)


def _told(kind: str, data: Mapping[str, Json], shown: Shown, names: Names, lang: str) -> str:
    player = names[data["seat"]]
    if kind == "passed":
        return say(lang, "demo.pawn-passed", player=player)
    carried = shown["ball"] == data["to"]
    key = "takes" if data["takes"] else "carries" if carried else "moves"
    end = "-out" if data["to"] == "out" else ""
    return say(lang, f"demo.pawn-{key}{end}", player=player, start=data["from"], end=data["to"])


def _turns(shown: Shown) -> list[tuple[Seat, list[str]]]:
    """The pawn moves so far, those of one turn together."""
    return [(side, [move for _, move in moves]) for side, moves in groupby(shown["moves"], key=itemgetter(0))]


def _ends(move: str) -> list[str]:
    """The squares that a move began and ended on."""
    return re.findall("[A-G][1-7]", move)


# ------------------------------------------------------------------------------------------ drawing


class _Squares:
    """Seven by seven squares to draw pawns in, row 7 on top."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._canvas = Canvas(_empty(box))

    def tint(self, name: str, ground: Colour) -> None:
        """Colour the ground of a square."""
        x, y = self._middle(name)
        for line in range(y - self._box.height // 2, y + self._box.height // 2 + 1):
            self._canvas.write(x - self._box.width // 2, line, " " * self._box.width, Ink(None, ground))

    def bracket(self, name: str, colour: Colour) -> None:
        """Mark a square of the last move."""
        x, y = self._middle(name)
        half = self._box.width // 2
        self._canvas.write(x - half, y, "[", Ink(colour, None, True))
        self._canvas.write(x + half, y, "]", Ink(colour, None, True))

    def pawn(self, name: str, side: Seat, *, carries: bool) -> None:
        x, y = self._middle(name)
        ink = Ink(_COLOUR[side], None, True)
        if self._box.height == 1:
            if carries:
                self._canvas.write(x - 1, y, f"({_CARRIER[side]})", Ink(NIGHT, _COLOUR[side], True))
            else:
                self._canvas.write(x, y, _SIGN[side], ink)
            return
        for line, signs in enumerate(_FIGURE[side], y - 1):
            self._canvas.write(x - 2, line, signs[1:-1], ink)
        if carries:
            self._canvas.write(x - 1, y, f" {_CARRIER[side]} ", Ink(YELLOW, NIGHT, True))

    def goal(self, side: Seat) -> None:
        """The ball beyond the last row, on the line that it crossed."""
        x, y = self._middle("D7" if side == "blue" else "D1")
        line = y + (1 + self._box.height // 2) * (-1 if side == "blue" else 1)
        self._canvas.write(x - 3, line, f" ★ {_CARRIER[side]} ★ "[:7], Ink(NIGHT, _COLOUR[side], True))

    def picture(self) -> Picture:
        return self._canvas.picture()

    def _middle(self, name: str) -> tuple[int, int]:
        return _middle(self._box, name)


def _middle(box: Box, name: str) -> tuple[int, int]:
    """Column and line of the middle of a square."""
    column, row = _COLUMNS.index(name[0]), _SIDE - int(name[1])
    x = _LEFT + box.lined + column * (box.width + box.lined) + box.width // 2
    return x, box.lined + row * (box.height + box.lined) + box.height // 2


@cache
def _empty(box: Box) -> Picture:
    """The squares with their names, and the lines around them where there is room for lines."""
    across, down = box.width + box.lined, box.height + box.lined
    canvas = Canvas(blank(_LEFT + _SIDE * across + 2 * box.lined, _SIDE * down + box.lined + 1))
    for row in range(_SIDE + 1 if box.lined else 0):
        for below in range(1, down if row < _SIDE else 1):
            canvas.write(_LEFT, row * down + below, "│" + "│".join([" " * box.width] * _SIDE) + "│", FAINT)
        start, middle, end = "┌┬┐" if row == 0 else "└┴┘" if row == _SIDE else "├┼┤"
        canvas.write(_LEFT, row * down, start + middle.join(["─" * box.width] * _SIDE) + end, FAINT)
    for column in _COLUMNS:
        x, y = _middle(box, f"{column}1")
        canvas.write(x, y + box.height // 2 + 1 + box.lined, column, QUIET)
    for row in range(1, _SIDE + 1):
        canvas.write(0, _middle(box, f"A{row}")[1], str(row), QUIET)
    return canvas.picture()


BOARD: Final = CatchItBoard()
