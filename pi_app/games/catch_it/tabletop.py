"""Catch'it on the table: 7 x 7 squares in the middle, and the rows beyond them where a pawn wins.

The engine's field has 9 x 9 places: the squares and a rim around them. All of it fits on the table, so each place of
the field is one point of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.bits import Bits, members
from engine.game import Event, Seat
from engine.games.catch_it import GAME
from engine.games.catch_it.board import (
    BEYOND,
    BLUE,
    BOARD,
    BY_NAME,
    NAMES,
    OUT,
    RED,
    SQUARES,
    WIDTH,
    Square,
)
from engine.games.catch_it.chains import shortest_way
from engine.games.catch_it.game import View
from engine.games.catch_it.turns import OTHER, PASS, PawnMove, Position, exits
from pi_app.games.tabletop import Deed, Glow, Pieces, Reading, Tabletop
from pi_app.grid import Spot, spot
from pi_app.palette import DUSK, SKY_BLUE, VERMILION, YELLOW, Colour
from pi_app.words import say

SPOT_OF: Final = {place: spot(place % WIDTH + 1, 9 - place // WIDTH) for place in range(WIDTH * WIDTH)}
_PLACE: Final = {at: place for place, at in SPOT_OF.items()}
_COLOUR: Final[Mapping[Seat, Colour]] = {BLUE: SKY_BLUE, RED: VERMILION}
_LABELS: Final = {True: "catch-it.table-label-take", False: "catch-it.table-label-leave"}

_GROUND: Final = Glow(DUSK, 0.15)
_GOAL: Final = 0.12  # The strength of the lights in the rows where a side wins.
_WAITS: Final = 0.4  # The strength of the light below a pawn that cannot move now.


class CatchItTabletop(Tabletop):
    """The tabletop of Catch'it. Nothing is hidden, so the readings are exactly the legal moves."""

    label_question = "catch-it.table-ask-ball"

    def pieces(self, view: View) -> Pieces:
        return {SPOT_OF[square]: side for side in (BLUE, RED) for square in members(_pawns(view.position, side))}

    def readings(self, view: View) -> Sequence[Reading]:
        moves = sorted((move for move in _legal(view) if move != PASS), key=lambda move: not move.takes)
        count = Counter((move.start, move.end) for move in moves)
        return [
            Reading(GAME.write(move), SPOT_OF[move.start], end, label=_LABELS[move.takes] if ambiguous else "")
            for move in moves
            for ambiguous in [count[move.start, move.end] > 1]
            for end in _ends(view.position, move)
        ]

    def deeds(self, view: View) -> Sequence[Deed]:
        return [Deed(GAME.write(PASS), "catch-it.table-deed-pass")] if PASS in _legal(view) else []

    def wrong(self, view: View, start: Spot | None, end: Spot) -> tuple[str, str]:
        if view.outcome:
            return "referee.over", "catch-it 8"
        if start is None or not BOARD >> _PLACE.get(start, OUT) & 1:
            return "catch-it.table-from-beside", "catch-it 2"
        target = _target(view.position.side, end)
        if target is None:
            return "catch-it.table-off-the-board", "catch-it 8"
        verdict = GAME.judge(_acting(view), PawnMove(_PLACE[start], target))
        if verdict.ok:  # The pawn can win, but not on this point.
            return "catch-it.table-no-way-out", "catch-it 8"
        return f"catch-it.table-{verdict.code}", verdict.rule

    # ------------------------------------------------------------------------------------------ lights, sounds, words

    def glow(self, view: View) -> Mapping[Spot, Sequence[Glow]]:
        position = view.position
        lights: dict[Spot, Sequence[Glow]] = {SPOT_OF[square]: (_GROUND,) for square in SQUARES}
        for side in (BLUE, RED):
            won = view.outcome is not None and side in view.outcome.winners
            row = Glow(_COLOUR[side], 1.0 if won else _GOAL)
            lights |= {SPOT_OF[place]: (row,) for place in members(BEYOND[side])}
            for square in members(_pawns(position, side)):
                moves = side == position.side and square != position.moved and not view.outcome
                pawn = Glow(_COLOUR[side], 1.0 if moves else _WAITS)
                lights[SPOT_OF[square]] = (Glow(YELLOW), pawn) if square == position.ball else (pawn,)
        return lights

    def token(self, view: View) -> Spot | None:
        return SPOT_OF.get(view.position.ball)

    def cue(self, event: Event) -> str | None:
        match event.kind:
            case "moved":
                return "taken" if event.data["takes"] else "move"
            case "passed":
                return "turn"
            case "over":
                return "won" if event.data["result"]["winners"] else "no"
        return None

    def tell(self, view: View, event: Event, lang: str) -> str | None:
        data = event.data
        match event.kind:
            case "start":
                opening = GAME.see(view, event).position
                key = "start" if opening.attacks else "start-without"
                sides = {"side": _side(opening.side, lang), "other": _side(OTHER[opening.side], lang)}
                return say(lang, f"catch-it.table-{key}", **sides)
            case "moved":
                deed = _deed(view.position, data["from"], data["to"], takes=data["takes"])
                parts = {"side": _side(data["seat"], lang), "start": data["from"], "end": data["to"]}
                return say(lang, f"catch-it.table-told-{deed}", **parts)
            case "passed":
                return say(lang, "catch-it.table-told-passes", side=_side(data["seat"], lang))
            case "over":
                winner = "".join(_side(seat, lang) for seat in data["result"]["winners"])
                return say(lang, f"catch-it.table-over-{data['result']['how']}", side=winner)
        return None

    def path(self, view: View, event: Event, end: Spot | None = None) -> Sequence[Spot]:
        """Return the step, or the landings of a shortest chain. A winner that hands moved has gone where it stands."""
        if event.kind != "moved":
            return ()
        start, to, takes = event.data["from"], event.data["to"], event.data["takes"]
        move = PawnMove(BY_NAME[start], BY_NAME[to], takes)
        exit_ = None if end is None else _PLACE.get(end)
        return [SPOT_OF[place] for place in shortest_way(view.position, move, exit_)]

    def reminder(self, view: View, lang: str) -> str | None:
        """Remind the player of the second pawn: one has moved, and the turn is not over (rule 2)."""
        return say(lang, "catch-it.table-second") if view.position.moved else None

    def called(self, kind: str, lang: str) -> str:
        return say(lang, f"catch-it.table-pawn-{kind}") if kind in (BLUE, RED) else super().called(kind, lang)

    def name_of(self, at: Spot) -> str:
        return NAMES.get(_PLACE.get(at, OUT), NAMES[OUT])


def _acting(view: View) -> View:
    """Return the view of the side to move, which knows no more than the table."""
    return view._replace(seat=view.position.side)


def _legal(view: View) -> Sequence[PawnMove]:
    return GAME.legal(_acting(view))


def _pawns(position: Position, side: Seat) -> Bits:
    return position.blue if side == BLUE else position.red


def _ends(position: Position, move: PawnMove) -> Iterator[Spot]:
    """Return the points on which the pawn may be put down."""
    places = members(exits(position, move)) if move.end == OUT else [move.end]
    return (SPOT_OF[place] for place in places)


def _target(side: Seat, end: Spot) -> Square | None:
    """Return the square of a point, `OUT` beyond the opponent's home row, or None if no pawn can ever go there."""
    place = _PLACE.get(end)
    if place is None or BOARD >> place & 1:
        return place
    return OUT if BEYOND[side] >> place & 1 else None


def _deed(position: Position, start: str, end: str, *, takes: bool) -> str:
    """Return the key for what a pawn did. The position may be the one before the move or the one after it.

    The pawn carried the ball if the ball is on the square where the pawn started or on the one where it ended.
    """
    carries = end == NAMES[OUT] or position.ball in (BY_NAME[start], BY_NAME[end])
    deed = "takes" if takes else "carries" if carries else "moves"
    return f"{deed}-out" if end == NAMES[OUT] else deed


def _side(side: Seat, lang: str) -> str:
    return say(lang, f"catch-it.table-side-{side}")


TABLETOP: Final = CatchItTabletop()
