"""A slow, direct referee of Catch'it, written from RULES.md section 2.

>>> game = Oracle({"starter": "red"})
>>> game.to_act(), len(game.moves("red"))
(['red'], 19)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

Square = tuple[int, int]  # column 1..7 (A..G), row 1..7; row 0 and row 8 lie beyond the board
Line = frozenset[tuple[int, int]]  # a direction and its opposite

COLUMNS = "ABCDEFG"
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
BEYOND = {"blue": 8, "red": 0}  # catch-it 8: the row behind the enemy's home row
OTHER = {"blue": "red", "red": "blue"}


def square(text: str) -> Square:
    """Return the square with a name such as `D1`."""
    return COLUMNS.index(text[0]) + 1, int(text[1])


def name(place: Square | None) -> str:
    """Return a square's name, or `out` for None, the point beyond the enemy's home row."""
    return "out" if place is None else f"{COLUMNS[place[0] - 1]}{place[1]}"


def on_board(place: Square) -> bool:
    """Return whether the place is one of the 49 squares."""
    return 1 <= place[0] <= 7 and 1 <= place[1] <= 7


class PawnMove(NamedTuple):
    """One pawn move. Paths with the same three values are one move (RULES.md, end of section 2)."""

    start: Square
    end: Square | None  # None: out, the win
    takes: bool

    def text(self) -> str:
        """Return the move as PROTOCOL.md writes it."""
        return f"{name(self.start)}{'x' if self.takes else '-'}{name(self.end)}"


class Position(NamedTuple):
    """The pawns' colours by square, and the carrier's square."""

    pawns: dict[Square, str]
    ball: Square

    def of(self, seat: str) -> list[Square]:
        """Return the squares of one side's pawns."""
        return sorted(place for place, colour in self.pawns.items() if colour == seat)

    def touched_by(self, move: PawnMove) -> bool:
        """Return whether the move moves or takes the ball (catch-it 6)."""
        return move.takes or move.start == self.ball

    def after(self, move: PawnMove) -> Position:
        """Return the position after a move that stays on the board."""
        assert move.end is not None
        pawns = dict(self.pawns)
        pawns[move.end] = pawns.pop(move.start)
        return Position(pawns, move.end if self.touched_by(move) else self.ball)


class Traveller(NamedTuple):
    """A pawn within its chain of jumps."""

    start: Square
    at: Square
    holds: bool  # it has the ball, from the start or taken on the way
    jumped: frozenset[tuple[Square, Line]]


class Jump(NamedTuple):
    """One jump of a chain: where it lands (None: out), whether it takes, and the traveller after it."""

    land: Square | None
    takes: bool
    then: Traveller | None


def jumps(position: Position, pawn: Traveller) -> Iterator[Jump]:
    """Yield every next jump of the travelling pawn."""
    colour = position.pawns[pawn.start]
    for dx, dy in DIRECTIONS:
        over = (pawn.at[0] + dx, pawn.at[1] + dy)
        land = (pawn.at[0] + 2 * dx, pawn.at[1] + 2 * dy)
        if over not in position.pawns or over == pawn.start:
            continue  # catch-it 3: over an adjacent pawn; catch-it 4: the start square counts as empty
        once = (over, frozenset({(dx, dy), (-dx, -dy)}))
        if once in pawn.jumped:
            continue  # catch-it 4: no pawn twice along the same line, in either direction
        # catch-it 5: taking is a choice, and only for a pawn without the ball that jumps the carrier.
        choices = [False, True] if over == position.ball and not pawn.holds else [False]
        for takes in choices:
            holds = pawn.holds or takes
            if land[1] == BEYOND[colour]:
                if holds:  # catch-it 8: only with the ball; any column, corners too
                    yield Jump(None, takes, None)
            elif on_board(land) and (land not in position.pawns or land == pawn.start):
                # catch-it 3 and 4: a free square; catch-it 8: never by a side or the own home row
                yield Jump(land, takes, Traveller(pawn.start, land, holds, pawn.jumped | {once}))


def steps(position: Position, start: Square) -> Iterator[PawnMove]:
    """Yield the king steps of a pawn (catch-it 3)."""
    for dx, dy in DIRECTIONS:
        land = (start[0] + dx, start[1] + dy)
        if land[1] == BEYOND[position.pawns[start]]:
            if start == position.ball:  # catch-it 8: only with the ball
                yield PawnMove(start, None, False)
        elif on_board(land) and land not in position.pawns:
            yield PawnMove(start, land, False)


def chains(position: Position, pawn: Traveller, took: bool, seen: set[Traveller]) -> Iterator[PawnMove]:
    """Yield the moves that end with any further jump of the travelling pawn, repeatedly if paths meet.

    `seen` holds the travellers already followed: the same jumps in another order lead on to the same moves.
    """
    if pawn in seen:
        return
    seen.add(pawn)
    for jump in jumps(position, pawn):
        takes = took or jump.takes
        if jump.land != pawn.start:  # catch-it 4: passing the start is allowed, ending there is no move
            yield PawnMove(pawn.start, jump.land, takes)
        if jump.then is not None:
            yield from chains(position, jump.then, takes, seen)


def set_out(position: Position, start: Square) -> Traveller:
    """Return the pawn on `start` before its first jump."""
    return Traveller(start, start, start == position.ball, frozenset())


def pawn_moves(position: Position, start: Square) -> Iterator[PawnMove]:
    """Return the steps or jumps of one pawn, never both (catch-it 3), whatever the turn demands."""
    yield from steps(position, start)
    yield from chains(position, set_out(position, start), took=False, seen=set())


class Turn(NamedTuple):
    """What the second pawn move must know of the first one."""

    moved: Square  # where the first pawn stands now
    touched: bool  # the ball has been moved or taken
    attacking: bool  # the side owned the ball when its turn began


def second_moves(position: Position, seat: str, turn: Turn) -> Iterator[PawnMove]:
    """Yield the legal second pawn moves of a turn."""
    for start in position.of(seat):
        if start == turn.moved:
            continue  # catch-it 2: two different pawns
        for move in pawn_moves(position, start):
            touches = position.touched_by(move)
            if turn.touched and touches:
                continue  # catch-it 6: at most once a turn
            if turn.attacking and not turn.touched and not touches:
                continue  # catch-it 7: the attacker's duty
            yield move


def begun(position: Position, seat: str, move: PawnMove) -> Turn:
    """Return the turn after its first pawn move, which stays on the board."""
    assert move.end is not None
    return Turn(move.end, position.touched_by(move), position.pawns[position.ball] == seat)


def completes(position: Position, seat: str, move: PawnMove) -> bool:
    """Return whether a first pawn move wins, or a legal second one can follow it (catch-it 9)."""
    if move.end is None:
        return True
    following = second_moves(position.after(move), seat, begun(position, seat, move))
    return next(following, None) is not None


def given_position(options: dict[str, Any]) -> tuple[Position, str]:
    """Return the first position and the side to move."""
    if (given := options.get("position")) is not None:
        pawns = {square(text): seat for seat in ("blue", "red") for text in given[seat]}
        return Position(pawns, square(given["ball"])), given["to_move"]
    starter: str = options.get("starter", "blue")  # catch-it 1
    pawns = {square(f"{column}{row}"): seat for seat, row in (("blue", 1), ("red", 7)) for column in COLUMNS}
    return Position(pawns, square("D1" if starter == "blue" else "D7")), starter


class Oracle:
    """One game of Catch'it."""

    def __init__(self, options: dict[str, Any]) -> None:
        if set(options) - {"starter", "repetition", "position"}:
            raise ValueError(f"Catch'it has no such options: {options}")
        self._position, self._seat = given_position(options)
        self._repetition: bool = options.get("repetition", True)
        self._turn: Turn | None = None  # None: the first pawn move of a turn is due
        self._result: dict[str, Any] | None = None
        self._stood: list[tuple[frozenset[Square], frozenset[Square], Square, str]] = []
        self._begin_turn(self._seat)

    def _begin_turn(self, seat: str) -> None:
        self._seat, self._turn = seat, None
        blue, red = (frozenset(self._position.of(colour)) for colour in ("blue", "red"))
        standing = (blue, red, self._position.ball, seat)
        self._stood.append(standing)
        if self._repetition and self._stood.count(standing) == 3:  # catch-it 10
            self._result = {"how": "repetition", "winners": [], "scores": {"blue": 0, "red": 0}}

    def _first_moves(self) -> tuple[set[PawnMove], bool]:
        """Return the pawn moves that may start the turn, and whether a complete turn exists (catch-it 9)."""
        anything = {m for start in self._position.of(self._seat) for m in pawn_moves(self._position, start)}
        complete = {move for move in anything if completes(self._position, self._seat, move)}
        return (complete, True) if complete else (anything, False)

    def _legal(self) -> dict[str, PawnMove]:
        """Return the pawn moves that are legal now, by their texts."""
        if self._turn is None:
            found, _ = self._first_moves()
        else:
            found = set(second_moves(self._position, self._seat, self._turn))
        return {move.text(): move for move in found}

    def to_act(self) -> list[str]:
        """Return the seat that may act, in a list. It is empty when the game is over."""
        return [] if self._result is not None else [self._seat]

    def moves(self, seat: str) -> list[str]:
        """Return the seat's legal moves, sorted by code point."""
        if seat not in self.to_act():
            return []
        return sorted(self._legal()) or ["pass"]  # catch-it 9: nothing else is left

    def accepts(self, seat: str, text: str) -> bool:
        """Return whether a short text, or a long one with every landing, is a legal move now."""
        if seat not in self.to_act():
            return False
        if text.strip(" ").lower() == "pass":
            return self.moves(seat) == ["pass"]
        plain = text.replace(" ", "").lower()
        if not re.fullmatch(r"[a-g][1-7]([-x][a-g][1-7])*[-x]([a-g][1-7]|out)", plain):
            return False
        start = square(plain[:2].upper())
        hops = [(hop[1:], hop[0] == "x") for hop in re.findall(r"[-x](?:[a-g][1-7]|out)", plain)]
        landings = [(None if to == "out" else square(to.upper()), takes) for to, takes in hops]
        move = PawnMove(start, landings[-1][0], any(takes for _, takes in landings))
        if move not in self._legal().values():
            return False
        return len(landings) == 1 or self._leads(set_out(self._position, start), landings)

    def _leads(self, pawn: Traveller, landings: list[tuple[Square | None, bool]]) -> bool:
        """Return whether the travelling pawn can make exactly these jumps."""
        for jump in jumps(self._position, pawn):
            if (jump.land, jump.takes) == landings[0]:
                if len(landings) == 1:
                    return True
                if jump.then is not None and self._leads(jump.then, landings[1:]):
                    return True
        return False

    def play(self, seat: str, text: str) -> None:
        """Play one of `moves(seat)`. Anything else raises ValueError and changes nothing."""
        if text not in self.moves(seat):
            raise ValueError(f"{seat} may not play {text!r} now")
        if text == "pass":
            self._begin_turn(OTHER[seat])
            return
        move = self._legal()[text]
        if move.end is None:  # catch-it 8: the game ends at once
            scores = {"blue": 0, "red": 0} | {seat: 1}
            self._result = {"how": "goal", "winners": [seat], "scores": scores}
            return
        two_moves = self._turn is None and self._first_moves()[1]  # catch-it 9: else a turn of one move
        turn = begun(self._position, seat, move)
        self._position = self._position.after(move)
        if two_moves:
            self._turn = turn
        else:
            self._begin_turn(OTHER[seat])

    def result(self) -> dict[str, Any] | None:
        """Return how the game ended, or None if it is not over."""
        return self._result
