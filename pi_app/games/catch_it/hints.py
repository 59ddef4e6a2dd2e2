"""The hints of Catch'it: what the turn still asks for, who can win, and what a move does for the ball."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.bits import bits
from engine.game import Seat
from engine.games.catch_it import turns
from engine.games.catch_it.board import NAMES, OUT, Square
from engine.games.catch_it.game import GAME, View
from engine.games.catch_it.turns import OTHER, PASS, PawnMove, Position
from engine.games.catch_it.wins import winning_turn
from pi_app.games.catch_it.hint_reasons import handed_over, reason, rows_to_goal, sentence, side_with_ball
from pi_app.games.catch_it.tabletop import SPOT_OF, TABLETOP
from pi_app.games.hints import Hint, Hints
from pi_app.grid import bit

if TYPE_CHECKING:
    from pi_app.words import Words


class CatchItHints(Hints):
    """The facts are the duty of the turn and a win or a threat. The advice is a move with the best true reason.

    Squares are named and lit, because a player on a private page may not see the lights.
    """

    def facts(self, view: View, seat: Seat, *, aid: bool) -> Hint:
        position = view.position
        turn = sentence(_turn(position))
        if not aid:
            return Hint((turn,))
        legal = turns.legal(position)
        if winners := {move.start for move in legal if _leaves(move)}:
            return _with_pawns("win", winners)
        if winning_turn(position):
            return Hint((turn, sentence("win-with-two")))
        if threat := winning_turn(handed_over(position)):
            return _with_pawns("threat", (move.start for move in threat), turn, side=OTHER[seat])
        if takers := {move.start for move in legal if move.takes}:
            return _with_pawns("takers", takers, turn)
        owner = side_with_ball(position)
        return Hint((turn, sentence("rows-to-goal", side=owner, count=rows_to_goal(position.ball, owner))))

    def advice(self, view: View, move: PawnMove) -> Hint:
        deed = sentence(_deed(view.position, move), start=NAMES[move.start], end=NAMES[move.end])
        ends = move.end == OUT  # With a win or a pass, there is nothing to explain.
        return Hint((deed,) if ends else (deed, reason(view, move)), _spots(view, move))


def _leaves(move: PawnMove) -> bool:
    """Return whether a pawn leaves the board with the ball, which wins."""
    return move.end == OUT and move != PASS


def _turn(position: Position) -> str:
    """Return the key of the sentence about what the rest of the turn consists of (rules 2, 6, 7, 9)."""
    must_move_ball = position.attacks and not position.spent
    if position.moved:
        return "second-duty" if must_move_ball else "second-spent" if position.spent else "second-free"
    legal = turns.legal(position)
    if legal == [PASS]:
        return "cannot-move"
    if not any(turns.after(position, move).moved for move in legal if not _leaves(move)):
        return "one-pawn"
    return "two-duty" if must_move_ball else "two-free"


def _with_pawns(key: str, pawns: Iterable[Square], *before: Words, side: Seat | None = None) -> Hint:
    """Return a hint with a sentence that names some pawns, which are lit."""
    pawns = sorted(pawns)
    named = sentence(key, side=side, squares=", ".join(NAMES[pawn] for pawn in pawns))
    return Hint((*before, named), bits(SPOT_OF[pawn] for pawn in pawns))


def _deed(position: Position, move: PawnMove) -> str:
    """Return the key of the sentence that says what to do."""
    if move == PASS:
        return "pass"
    if move.takes:
        return "take-out" if move.end == OUT else "take"
    if move.start == position.ball:
        return "carry-out" if move.end == OUT else "carry"
    return "leave" if move._replace(takes=True) in turns.legal(position) else "move"


def _spots(view: View, move: PawnMove) -> int:
    """Return the points where the pawn is and where it may be put down."""
    text, spots = GAME.write(move), 0
    for reading in TABLETOP.readings(view):
        if reading.move == text:
            spots |= bit(reading.start) | bit(reading.end)
    return spots


HINTS: Final = CatchItHints()
