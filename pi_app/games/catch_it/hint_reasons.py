"""The reasons for a move of Catch'it. Each one is computed from the position, so it is also true of a bad move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from engine.game import Seat
from engine.games.catch_it import turns
from engine.games.catch_it.board import BLUE, NAMES, OUT, WIDTH, Square
from engine.games.catch_it.game import REPEATS, View
from engine.games.catch_it.turns import OTHER, PawnMove, Position, opening
from engine.games.catch_it.wins import Plan, winning_turn

if TYPE_CHECKING:
    from pi_app.words import Words


def reason(view: View, move: PawnMove) -> Words:
    """Return the most important reason for a legal move that neither wins nor passes."""
    return next(_Trial(view, move).reasons())


def sentence(key: str, *, side: Seat | None = None, **parts: object) -> Words:
    """Return a sentence of the hints. A `side` is named in the language of the reader."""
    if side is not None:
        parts["side"] = (f"catch-it.table-side-{side}", {})
    return f"catch-it.hint-{key}", parts


def handed_over(position: Position) -> Position:
    """Return the position as if it were now the turn of the other side."""
    return opening(position.blue, position.red, position.ball, OTHER[position.side])


def side_with_ball(position: Position) -> Seat:
    """Return the side whose pawn carries the ball."""
    return position.side if position.own >> position.ball & 1 else OTHER[position.side]


def rows_to_goal(square: Square, side: Seat) -> int:
    """Return by how many rows a ball on this square must advance to be out, for a side."""
    if square == OUT:
        return 0
    return 8 - square // WIDTH if side == BLUE else square // WIDTH


class _Trial:
    """A move that is looked at before it is made, with the position before it and after it."""

    def __init__(self, view: View, move: PawnMove) -> None:
        self.view, self.move = view, move
        self._plans: list[Plan] = []  # They make the search for winning turns faster.
        self.before = view.position
        self.after = turns.after(self.before, move)
        self.side, self.rival = self.before.side, OTHER[self.before.side]
        self.goes_on = bool(self.after.moved)  # A second pawn moves in this turn.
        self.moves_ball = move.takes or move.start == self.before.ball

    def reasons(self) -> Iterator[Words]:
        """Yield true sentences about the move, the most important first. There is at least one."""
        yield from self._about_the_end()
        yield from self._about_moving_the_ball()
        yield from self._about_the_second_pawn() if self.goes_on else self._about_the_answer()
        if self.moves_ball and self.before.attacks and (self.before.moved or self.goes_on):
            yield sentence("duty")
        if self.goes_on and (rows := _rows(self.side, self.move.start, self.move.end)) > 0:
            yield _counted("forward", rows)
        yield sentence("can-hold" if self.goes_on else "holds", side=self.rival)

    # ------------------------------------------------------------------------------------------ wins, threats, draws

    def _about_the_end(self) -> Iterator[Words]:
        """Yield how the move changes what can end the game. If the other side can win, that is said in any case."""
        if self.goes_on and (win := winning_turn(self.after)):
            yield sentence("then-wins", at=NAMES[win[0].start])
        if self._draws(self.after):
            yield sentence("draws")
        threatened = winning_turn(handed_over(self.before)) is not None
        if self.goes_on:
            if not any(self._holds(turns.after(self.after, second)) for second in turns.legal(self.after)):
                yield sentence("cannot-hold", side=self.rival)
            if threatened:
                yield sentence("can-hold", side=self.rival)
        elif not self._holds(self.after):
            lost = not any(self._holds(turns.after(self.before, other)) for other in turns.legal(self.before))
            yield sentence("lost" if lost else "loses", side=self.rival)
        elif threatened:
            yield sentence("saves", side=self.rival)

    def _holds(self, after: Position) -> bool:
        """Return whether the other side cannot win in its next turn, which begins with this position."""
        return not winning_turn(after, self._plans) or self._draws(after)

    def _draws(self, after: Position) -> bool:
        """Return whether the game is a draw because this position begins a turn once too often (rule 10)."""
        if after.moved or not self.view.options["repetition"]:
            return False
        return self._earlier.count(after.key) == REPEATS - 1

    @cached_property
    def _earlier(self) -> list[int]:
        """The keys of the positions that began a turn so far."""
        position, keys = self.view.opening, []
        for _, move in self.view.moves:
            if not position.moved:
                keys.append(position.key)
            position = turns.after(position, move)
        return keys if position.moved else [*keys, position.key]

    # ------------------------------------------------------------------------------------------ the ball

    def _about_moving_the_ball(self) -> Iterator[Words]:
        if not self.moves_ball:
            return
        if side_with_ball(self.before) == self.rival:
            safe = not self.goes_on and not _can_take(self.after)
            yield sentence("ball-safe" if safe else "ball", side=self.rival)
        if (rows := _rows(self.side, self.before.ball, self.move.end)) > 0:
            yield _counted("nearer", rows)

    def _about_the_second_pawn(self) -> Iterator[Words]:
        """Yield what the second pawn can then do with the ball."""
        if self.after.spent:
            return
        if side_with_ball(self.after) == self.rival:
            if takers := {move.start for move in turns.legal(self.after) if move.takes}:
                yield sentence("then-takes", squares=", ".join(NAMES[square] for square in sorted(takers)))
        elif (rows := _best_rows(self.after)) > 0:
            yield _counted("clears" if rows > _best_rows(self.before) else "then-nearer", rows)

    def _about_the_answer(self) -> Iterator[Words]:
        """Yield what the other side can no longer do with its first pawn."""
        stood = handed_over(self.before)
        if side_with_ball(self.after) == self.side:
            if _can_take(stood) and not _can_take(self.after):
                yield sentence("guards", side=self.rival)
        elif (rows := _best_rows(self.after)) < _best_rows(stood):
            yield _counted("slows", rows, side=self.rival) if rows else sentence("stops", side=self.rival)


def _can_take(position: Position) -> bool:
    """Return whether a pawn of the side to move can take the ball."""
    return any(move.takes for move in turns.legal(position))


def _best_rows(position: Position) -> int:
    """Return by how many rows, at most, the next pawn move can bring the ball nearer to its goal, or 0."""
    side, ball = position.side, position.ball
    ends = [move.end for move in turns.legal(position) if move.takes or move.start == ball]
    return max([0, *(_rows(side, ball, end) for end in ends)])


def _rows(side: Seat, start: Square, end: Square) -> int:
    """Return by how many rows the end is nearer to a side's goal than the start."""
    return rows_to_goal(start, side) - rows_to_goal(end, side)


def _counted(key: str, rows: int, *, side: Seat | None = None) -> Words:
    """Return a sentence with a number of rows, which has a form of its own for one row."""
    return sentence(f"{key}-1" if rows == 1 else key, side=side, count=rows)
