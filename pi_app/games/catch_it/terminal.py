"""Catch'it in a terminal: pawns of two colours, the ball, and the last turns beside the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from engine.game import Json, Seat
from pi_app.draw.terminal.inks import LOUD, QUIET_INK, InkedText, Notes
from pi_app.draw.terminal.picture import Cell, Ink, Row, cells
from pi_app.draw.terminal.table import Print
from pi_app.games.catch_it.tabletop import TABLETOP
from pi_app.games.tabletop import Pieces
from pi_app.games.terminal_board import Names, ShownView, Sight, Still, TerminalBoard
from pi_app.grid import SIZE, Spot
from pi_app.palette import GREEN, SKY_BLUE, SNOW, VERMILION, YELLOW
from pi_app.words import say, seat_name

_SIGN: Final = {"blue": "●", "red": "◆"}
_BALL: Final = "◉"
_COLOUR: Final = {"blue": SKY_BLUE, "red": VERMILION}
_PRINTED: Final = Print("  ABCDEFG  ", "  7654321  ")
_SPOT: Final = {TABLETOP.name_of(at): at for at in range(SIZE * SIZE)}

# How long each picture is shown, in ms.
_START: Final = 2000
_MOVE: Final = 800
_RESULT: Final = 3000
_HASTE: Final = 0.985  # Factor on _MOVE for each move so far, so that a long game speeds up.


class CatchItTerminalBoard(TerminalBoard):
    """The pictures of Catch'it. Nothing is hidden, so there is no private side."""

    printed = _PRINTED
    thought = 5

    def turn(self, shown: ShownView) -> int:
        turns = _turns(shown)
        running = bool(turns) and shown["to_act"] in ([], [turns[-1][0]])
        return len(turns) + (not running)

    # ------------------------------------------------------------------------------------------ pictures

    def piece(self, kind: str) -> Cell:
        return Cell(_SIGN[kind], Ink(_COLOUR[kind], None, True))

    def labels(self, shown: ShownView, pieces: Pieces) -> Mapping[Spot, str]:
        """Return the ball as a label beside its pawn. It has no label while that pawn is lifted."""
        at = _SPOT[shown["ball"]]
        return {at: _BALL} if at in pieces else {}

    def notes(self, shown: ShownView, lang: str) -> Notes:
        rows = [
            cells(f"{number:3} ", QUIET_INK) + cells(f"{_SIGN[side]} {'  '.join(moves)}", Ink(_COLOUR[side]))
            for number, (side, moves) in enumerate(_turns(shown), 1)
        ]
        return Notes(say(lang, "catch-it.demo-last-turns"), tuple(rows), width=19)

    def legend(self, lang: str) -> tuple[Row, ...]:
        sides = [
            cells(f"{_SIGN[side]} {seat_name(lang, 'catch-it', side)}", Ink(_COLOUR[side], None, True))
            for side in _SIGN
        ]
        ball = cells(_BALL, Ink(YELLOW, None, True)) + cells(f" {say(lang, 'catch-it.demo-sign-ball')}")
        lights = ((SNOW, "may-move"), (GREEN, "may-go"))
        return (
            *sides,
            ball,
            *(cells("O", Ink(colour)) + cells(f" {say(lang, f'catch-it.demo-sign-{key}')}") for colour, key in lights),
        )

    # ------------------------------------------------------------------------------------------ words

    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        shown = sight.shown
        for event in sight.events:
            data = event.data
            if event.kind == "start":
                yield Still(
                    shown, InkedText(say(lang, "catch-it.demo-starts", player=names[shown["to_act"][0]]), LOUD), _START
                )
            elif event.kind in ("moved", "passed"):
                side = data["seat"]
                words = f"{_SIGN[side]} {_told(event.kind, data, shown, names, lang)}"
                pause = _MOVE * _HASTE ** len(shown["moves"])
                yield Still({**shown, "result": None}, InkedText(words, Ink(_COLOUR[side], None, True)), pause)
            elif event.kind == "over":
                winner = "".join(names[seat] for seat in data["result"]["winners"])
                words = say(lang, f"catch-it.demo-result-{data['result']['how']}", player=winner)
                yield Still(shown, InkedText(words, LOUD), _RESULT)


def _told(kind: str, data: Mapping[str, Json], shown: ShownView, names: Names, lang: str) -> str:
    player = names[data["seat"]]
    if kind == "passed":
        return say(lang, "catch-it.demo-pawn-passed", player=player)
    carried = shown["ball"] == data["to"]
    key = "takes" if data["takes"] else "carries" if carried else "moves"
    end = "-out" if data["to"] == "out" else ""
    return say(lang, f"catch-it.demo-pawn-{key}{end}", player=player, start=data["from"], end=data["to"])


def _turns(shown: ShownView) -> list[tuple[Seat, list[str]]]:
    """Return the pawn moves so far, grouped by turn."""
    return [(side, [move for _, move in moves]) for side, moves in groupby(shown["moves"], key=itemgetter(0))]


BOARD: Final = CatchItTerminalBoard()
