"""A bot for Catch'it. It plans whole turns of one or two pawn moves, and returns one pawn move for each call.

It never misses a win in its own turn. At level 3 it also never lets the opponent win in the next turn if one of its own
turns prevents this; it checks that even if `enough` is already True. It spends the remaining time on the opponent's
best answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.bots import Enough
from engine.game import Seat
from engine.games.catch_it import turns
from engine.games.catch_it.board import BLUE, NEAR, OUT, WIDTH, Square, squares
from engine.games.catch_it.game import View
from engine.games.catch_it.turns import PawnMove, Position
from engine.games.catch_it.wins import winning_turn

WIN_VALUE: Final = 1000.0
SAMPLED_TURNS: Final = 3  # Level 1 takes the best of this many turns drawn at random.
ANSWERED_TURNS: Final = 16  # Level 3 evaluates the answers to this many of its best turns.
BALL_VALUE: Final = 3.0  # for owning the ball
BALL_ROW_VALUE: Final = 1.4  # for each row that the ball is ahead of its owner's home row
ESCORT_VALUE: Final = 0.35  # for each pawn of the ball's owner near the ball, in its row or ahead of it
GUARD_COST: Final = 0.5  # for each enemy pawn near the ball and ahead of it
PAWN_ROW_VALUE: Final = 0.06  # for each row that a pawn is ahead of its home row
LOOSE_BALL_COST: Final = 0.8  # for a ball that an enemy can take with one jump
REPETITION_COST: Final = 2.0  # for each time that the position has occurred before
EQUAL_MARGIN: Final = 0.15  # Turns within this margin of the best one count as equally good.


class Candidate(NamedTuple):
    """A turn that the bot can choose: its pawn moves, and the position when the other side is to move."""

    moves: tuple[PawnMove, ...]
    after: Position


def choose(view: View, level: int, rng: Random, enough: Enough) -> PawnMove:
    """Return a legal move for the side whose turn it is."""
    legal = turns.legal(view.position)
    if level == 0 or len(legal) == 1:
        return rng.choice(legal)
    if win := winning_turn(view.position):
        return win[0]
    options = _distinct_turns(view.position)
    if level == 1:
        options = rng.sample(options, min(SAMPLED_TURNS, len(options)))
    side, earlier = view.position.side, _earlier_keys(view)
    if level == 3:
        options = _safe(options) or options
    scored = [(_value(turn.after, side) - REPETITION_COST * earlier.count(turn.after.key), turn) for turn in options]
    scored.sort(key=lambda entry: -entry[0])
    if level == 3:
        scored = list(_scored_by_answer(scored, side, enough))
    best = max(value for value, _ in scored)
    return rng.choice([turn for value, turn in scored if value > best - EQUAL_MARGIN]).moves[0]


# ------------------------------------------------------------------------------------------ turns


def _distinct_turns(position: Position) -> list[Candidate]:
    """Return one way to play the rest of the turn for each position in which it can end."""
    found: dict[Position, Candidate] = {}
    for turn in _turns(position):
        found.setdefault(turn.after, turn)
    return list(found.values())


def _turns(position: Position) -> Iterator[Candidate]:
    """Yield every way to play the rest of the turn."""
    for first in turns.legal(position):
        after = turns.after(position, first)
        if after.side != position.side or after.ball == OUT:
            yield Candidate((first,), after)
            continue
        for second in turns.legal(after):
            yield Candidate((first, second), turns.after(after, second))


def _safe(options: Sequence[Candidate]) -> list[Candidate]:
    """Return the turns after which the opponent cannot win in its next turn."""
    plans: list[tuple[Bits, Bits, Bits]] = []
    return [turn for turn in options if not winning_turn(turn.after, plans)]


def _earlier_keys(view: View) -> list[int]:
    """Return the keys of the positions at the start of all turns so far."""
    return [position.key for position in _history(view) if not position.moved]


def _history(view: View) -> Iterator[Position]:
    """Yield the positions before each move so far."""
    position = view.opening
    for _, move in view.moves:
        yield position
        position = turns.after(position, move)


# ------------------------------------------------------------------------------------------ evaluation


def _scored_by_answer(
    scored: Sequence[tuple[float, Candidate]], side: Seat, enough: Enough
) -> Iterator[tuple[float, Candidate]]:
    """Yield the best turns with their value after the opponent's best answer, as many as time allows.

    If there is no time at all, yield all turns with the values that they have.
    """
    if enough():
        yield from scored
        return
    for number, (_, turn) in enumerate(scored[:ANSWERED_TURNS]):
        if number and enough():
            return
        yield _value_after_answer(turn.after, side), turn


def _value_after_answer(position: Position, side: Seat) -> float:
    """Return the value for `side` after the opponent's best turn, or WIN_VALUE if no turn of it prevents a win."""
    answers = _safe(_distinct_turns(position))
    return min((_value(turn.after, side) for turn in answers), default=WIN_VALUE)


def _value(position: Position, side: Seat) -> float:
    """Return a heuristic value of a position for `side`: who has the ball, how far ahead, which pawns help or block."""
    if position.ball == OUT:
        return WIN_VALUE
    owner = BLUE if position.blue >> position.ball & 1 else turns.OTHER[BLUE]
    own, enemy = (position.blue, position.red) if owner == BLUE else (position.red, position.blue)
    ahead = _rows(position.ball, owner)
    value = BALL_VALUE + BALL_ROW_VALUE * ahead - (LOOSE_BALL_COST if _loose(position, enemy) else 0.0)
    value += ESCORT_VALUE * sum(_near(pawn, position.ball) for pawn in squares(own) if _rows(pawn, owner) >= ahead)
    value -= GUARD_COST * sum(_near(pawn, position.ball) for pawn in squares(enemy) if _rows(pawn, owner) > ahead)
    own_rows = sum(_rows(pawn, owner) for pawn in squares(own))
    enemy_rows = sum(6 - _rows(pawn, owner) for pawn in squares(enemy))
    value += PAWN_ROW_VALUE * (own_rows - enemy_rows)
    return value if owner == side else -value


def _rows(square: Square, side: Seat) -> int:
    """Return the number of rows from the home row of `side` to a square, 0 to 6."""
    return square // WIDTH - 1 if side == BLUE else 7 - square // WIDTH


def _near(square: Square, ball: Square) -> bool:
    """Return whether a pawn is close enough to the ball to matter: within two columns."""
    return abs(square % WIDTH - ball % WIDTH) <= 2


def _loose(position: Position, enemy: Bits) -> bool:
    """Return whether an enemy stands next to the ball and the square on the other side of the ball is free."""
    pawns = position.pawns
    return any(
        NEAR[position.ball] >> 2 * position.ball - pawn & 1 and not pawns >> 2 * position.ball - pawn & 1
        for pawn in squares(NEAR[position.ball] & enemy)
    )
