"""Pieces that carry themselves: the window moves what a bot or a private screen has moved, so that no hand has to.

A piece really leaves its point and really arrives, so that the table senses it like any other. Only what the table
wants is done, one piece after the other. Whoever carries a piece meanwhile, or has put one wrong, is left in peace.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.bits import members
from pi_app.draw.sheets.board_grid import Ground
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot
from pi_app.public.snapshot import Snapshot
from pi_app.window.layout import Position
from pi_app.window.pieces import WindowPieces

WAY_SHOWN: Final = 300  # ms for which the lights show the way before the first piece moves
FLIGHT: Final = 500  # ms that a piece is in the air
BETWEEN: Final = 120  # ms from a landing to the next flight, in which the table senses the piece


class Flight(NamedTuple):
    """A piece on its way. It comes from beside the board without a start, and leaves the board without an end."""

    kind: str
    start: Spot | None
    end: Spot | None
    began: int

    def at(self, now: int, ground: Ground, tray: Position) -> Position:
        """Return where the piece is now. Beside the board it comes from the tray and goes there."""
        start, end = (tray if at is None else ground.centre(at) for at in (self.start, self.end))
        share = min(1.0, (now - self.began) / FLIGHT)
        x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        return x, y


class Carrier:
    """Carries pieces to where the table wants them. `flight` is the piece that is in the air."""

    def __init__(self, pieces: WindowPieces) -> None:
        self.flight: Flight | None = None
        self._pieces = pieces
        self._met: tuple[int, Pieces] | None = None  # when the position began, and the pieces that it wants
        self._stood: set[Spot] = set()  # the pieces as the last position and our own flights have left them
        self._due = 0  # when the next flight may begin
        self._last_move = False  # whether the game ended with a move that no hand has made

    def tick(self, now: int, game: Snapshot | None, *, free: bool) -> None:
        """Land a piece, or let the next one go. `game` is None while it rests; `free` if no hand carries a piece."""
        if self.flight is not None:
            if now >= self.flight.began + FLIGHT:
                self._land(self.flight, now)
        elif game is None:
            self._met = None
        else:
            goal = wanted(game)
            if (position := (game.layout.begun, goal)) != self._met:
                self._met = position
                self._meet(game, now)
            if set(goal) == self._pieces.spots:
                self._pieces.know(goal)
            elif free and now >= self._due and self._is_ours(game, goal):
                self._start(goal, now)

    def _meet(self, game: Snapshot, now: int) -> None:
        """Note how the pieces stand in a new position, whoever has put them so."""
        self._stood, self._due = set(self._pieces.spots), now + WAY_SHOWN
        self._last_move = game.over and set(game.came_from) == self._stood

    def _is_ours(self, game: Snapshot, goal: Pieces) -> bool:
        """Return whether the table wants pieces moved, and what is wrong is not the work of a person's hand."""
        pieces, missing, extra = self._pieces.spots, game.expected.missing, game.expected.extra
        wrong = pieces ^ set(goal)
        if game.over:
            asked = wrong if self._last_move else set()
        else:
            asked = wrong & set(members(missing | extra)) if game.layout.guided else set()
        return bool(asked) and not wrong & (pieces ^ self._stood)

    def _start(self, goal: Pieces, now: int) -> None:
        start, end = next_way(self._pieces.kinds(goal), goal)
        if start is None:
            self.flight = Flight(goal[end] if end is not None else "", None, end, now)
            return
        self.flight = Flight(self._pieces.lift(start), start, end, now)
        self._stood.discard(start)

    def _land(self, flight: Flight, now: int) -> None:
        self.flight, self._due = None, now + BETWEEN
        if flight.end is not None:
            self._pieces.put(flight.end, flight.kind)
            self._stood.add(flight.end)


def wanted(game: Snapshot) -> Pieces:
    """Return the pieces that the table wants now, with their kinds."""
    kinds = {**game.standing, **(game.tabletop.first(game.view) or {})}
    return dict(game.standing) if game.over else {at: kinds.get(at, "") for at in members(game.expected.pieces)}


def next_way(kinds: Pieces, goal: Pieces) -> tuple[Spot | None, Spot | None]:
    """Return the start and the end of the next piece to carry. One of them may be beside the board.

    >>> next_way({1: "dog", 2: "cat"}, {2: "dog", 9: "cat"})
    (2, 9)
    >>> next_way({1: "dog"}, {}), next_way({}, {5: "cat"}), next_way({1: "dog", 2: "cat"}, {1: "cat", 2: "dog"})
    ((1, None), (None, 5), (1, None))
    """
    away = [at for at, kind in kinds.items() if goal.get(at) not in (kind, "") and (kind or at not in goal)]
    for start, end in _ways(kinds, goal, away):
        if end not in kinds:
            return start, end
    return away[0], None  # They wait for each other's points, so one of them goes round by the tray.


def _ways(kinds: Pieces, goal: Pieces, away: list[Spot]) -> Iterator[tuple[Spot | None, Spot | None]]:
    """Yield the ways of pieces to their points, of pieces that must leave, and of pieces that must come."""
    places = [at for at, kind in goal.items() if at in away or at not in kinds]
    for start in away:
        ends = [end for end in places if not kinds[start] or goal[end] in (kinds[start], "")]
        yield from ((start, end) for end in ends)
        if not ends:
            yield start, None
    yield from ((None, end) for end in places)
