"""A bot for Catch'it, which plays whole turns: one or two pawn moves, asked for one by one.

It never misses a win in its own turn. At level 3 it also never leaves the opponent a win in the next turn if any turn
of its own prevents it, whatever `enough` says; in the time that is left it looks at the opponent's best answers.
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

WON: Final = 1000.0
TRIED: Final = 3  # level 1 takes the best of so many turns drawn at random
ANSWERED: Final = 16  # level 3 looks at the answers to so many of its best turns
BALL: Final = 3.0  # worth of owning the ball, and of each row that it is ahead
ROW: Final = 1.4
ESCORT: Final = 0.35  # of each own pawn beside or ahead of the ball's row, near it
GUARD: Final = 0.5  # of each enemy pawn in the way of the ball
PAWN_ROW: Final = 0.06  # of each row that a pawn is ahead
LOOSE: Final = 0.8  # of a ball that an enemy can take by one jump
AGAIN: Final = 2.0  # cost of a position that has stood before
CLOSE: Final = 0.15  # turns so close to the best one are as good


class Turn(NamedTuple):
    """What a player does until the other side is to move, and the position then."""

    moves: tuple[PawnMove, ...]
    after: Position


def choose(view: View, level: int, rng: Random, enough: Enough) -> PawnMove:
    """A legal move for the side whose turn it is."""
    legal = turns.legal(view.position)
    if level == 0 or len(legal) == 1:
        return rng.choice(legal)
    if win := winning_turn(view.position):
        return win[0]
    options = _distinct(view.position)
    if level == 1:
        options = rng.sample(options, min(TRIED, len(options)))
    side, stood = view.position.side, _stood(view)
    if level == 3:
        options = _safe(options) or options
    worth = [(_worth(turn.after, side) - AGAIN * stood.count(turn.after.key), turn) for turn in options]
    worth.sort(key=lambda scored: -scored[0])
    if level == 3:
        worth = list(_answered(worth, side, enough))
    best = max(value for value, _ in worth)
    return rng.choice([turn for value, turn in worth if value > best - CLOSE]).moves[0]


# ------------------------------------------------------------------------------------------ turns


def _distinct(position: Position) -> list[Turn]:
    """All that is left of a turn, one way to each position in which it can end."""
    found: dict[Position, Turn] = {}
    for turn in _turns(position):
        found.setdefault(turn.after, turn)
    return list(found.values())


def _turns(position: Position) -> Iterator[Turn]:
    for first in turns.legal(position):
        after = turns.after(position, first)
        if after.side != position.side or after.ball == OUT:
            yield Turn((first,), after)
            continue
        for second in turns.legal(after):
            yield Turn((first, second), turns.after(after, second))


def _safe(options: Sequence[Turn]) -> list[Turn]:
    """The turns after which the opponent cannot win at once."""
    plans: list[tuple[Bits, Bits, Bits]] = []
    return [turn for turn in options if not winning_turn(turn.after, plans)]


def _stood(view: View) -> list[int]:
    """The positions that turns have begun with."""
    return [position.key for position in _history(view) if not position.moved]


def _history(view: View) -> Iterator[Position]:
    position = view.opening
    for _, move in view.moves:
        yield position
        position = turns.after(position, move)


# ------------------------------------------------------------------------------------------ what a position is worth


def _answered(worth: Sequence[tuple[float, Turn]], side: Seat, enough: Enough) -> Iterator[tuple[float, Turn]]:
    """The best turns valued by the opponent's best answer, as many as time allows; all as they are without any."""
    if enough():
        yield from worth
        return
    for number, (_, turn) in enumerate(worth[:ANSWERED]):
        if number and enough():
            return
        yield _after_answer(turn.after, side), turn


def _after_answer(position: Position, side: Seat) -> float:
    """What a position is worth to `side` once the opponent has made its best turn; a win that nothing stops is one."""
    answers = _safe(_distinct(position))
    return min((_worth(turn.after, side) for turn in answers), default=WON)


def _worth(position: Position, side: Seat) -> float:
    """How a position looks to `side`: mostly who has the ball, how far ahead it is, who stands in its way."""
    if position.ball == OUT:
        return WON
    owner = BLUE if position.blue >> position.ball & 1 else turns.OTHER[BLUE]
    own, enemy = (position.blue, position.red) if owner == BLUE else (position.red, position.blue)
    ahead = _rows(position.ball, owner)
    value = BALL + ROW * ahead - (LOOSE if _loose(position, enemy) else 0.0)
    value += ESCORT * sum(_near(pawn, position.ball) for pawn in squares(own) if _rows(pawn, owner) >= ahead)
    value -= GUARD * sum(_near(pawn, position.ball) for pawn in squares(enemy) if _rows(pawn, owner) > ahead)
    value += PAWN_ROW * (sum(_rows(p, owner) for p in squares(own)) - sum(6 - _rows(p, owner) for p in squares(enemy)))
    return value if owner == side else -value


def _rows(square: Square, side: Seat) -> int:
    """Rows from the own home row, 0 to 6."""
    return square // WIDTH - 1 if side == BLUE else 7 - square // WIDTH


def _near(square: Square, ball: Square) -> bool:
    """Whether a pawn is close enough to a ball to matter: within two columns."""
    return abs(square % WIDTH - ball % WIDTH) <= 2


def _loose(position: Position, enemy: Bits) -> bool:
    """Whether an enemy stands beside the ball with the square right behind it free."""
    pawns = position.pawns
    return any(
        NEAR[position.ball] >> 2 * position.ball - pawn & 1 and not pawns >> 2 * position.ball - pawn & 1
        for pawn in squares(NEAR[position.ball] & enemy)
    )
