"""The hints of Chicago: what the closed houses can be, whom the police can surround, and the reason for a move.

What anybody could work out follows from the public position and from shown houses, never from loot.
"""

from __future__ import annotations

from typing import Final

from engine.bits import bits
from engine.game import Seat
from engine.games.chicago.board import BESIDE, GATES, NOWHERE, ROADS, STARS
from engine.games.chicago.moves import Move
from engine.games.chicago.position import FOUND, NOBODY, OUTSIDE, POLICE, Position, must_place
from engine.games.chicago.views import View
from pi_app.games.chicago import police_advice, thief_advice
from pi_app.games.chicago.closed_houses import closed_houses
from pi_app.games.chicago.ways_out import fewest_ways, in_danger, targets
from pi_app.games.hints import Hint, Hints


class ChicagoHints(Hints):
    """Thieves hear the odds of a closed house and their danger, the police hear whom they can surround."""

    def facts(self, view: View, seat: Seat, *, aid: bool) -> Hint:
        position = view.position
        if seat == POLICE:
            return _facts_for_police(position)
        if position.asked != NOBODY:
            return _facts_for_surrounded(position)
        return _facts_for_found(view) if position.phase == FOUND else _facts_for_thief(view)

    def advice(self, view: View, move: Move) -> Hint:
        reason = (police_advice if view.seat == POLICE else thief_advice).reason
        about = [at for at in (move.start, move.end) if at != NOWHERE]
        return Hint(reason(view, move), bits(about or _acting_cell(view)))


def _acting_cell(view: View) -> list[int]:
    """Return the cell of the thief's pawn that acts, if it is in town."""
    cells, pawn = view.position.cells, view.position.acting
    return [cells[pawn]] if view.seat != POLICE and cells[pawn] >= 0 else []


# ------------------------------------------------------------------------------------------ thieves


def _facts_for_thief(view: View) -> Hint:
    position, closed = view.position, closed_houses(view)
    cell = position.cells[position.slot]
    parts = {"houses": closed.never_opened.bit_count(), "police": closed.police, "count": closed.thieves}
    odds = ("chicago.hint-odds", parts)
    if cell == OUTSIDE:
        gates = GATES & ~position.taken
        return Hint((odds, ("chicago.hint-gates", {"count": gates.bit_count()})), gates)
    beside = BESIDE[cell] & position.houses
    if in_danger(position, cell):
        return Hint((odds, ("chicago.hint-danger", {"pawn": position.slot + 1})), beside)
    if closed.put_back:
        key = "chicago.hint-put-back" if closed.has_plane else "chicago.hint-put-back-no-plane"
        return Hint((odds, (key, {"count": closed.put_back.bit_count()})), beside)
    return Hint((odds,), beside)


def _facts_for_found(view: View) -> Hint:
    key = "chicago.hint-may-go-back" if closed_houses(view).has_plane else "chicago.hint-may-go-back-no-plane"
    return Hint(((key, {}),), bits([view.position.found]))


def _facts_for_surrounded(position: Position) -> Hint:
    """Return what a surrender would cost. Without houses a pawn has no gun, which everybody knows."""
    pawn, cell = position.asked, position.cells[position.asked]
    houses, parts = position.held[pawn], {"pawn": pawn + 1}
    if not houses:
        return Hint((("chicago.hint-no-gun-possible", parts),), bits([cell]))
    guards = (ROADS[cell] & position.police & ~position.pinned).bit_count()
    cost = ("chicago.hint-surrender-cost", {**parts, "houses": houses, "count": guards})
    return Hint((cost,), bits([cell]))


# ------------------------------------------------------------------------------------------ the police


def _facts_for_police(position: Position) -> Hint:
    stars = must_place(position)
    free = (STARS & ~position.taken).bit_count()
    placing = (("chicago.hint-stars", {"count": free, "waiting": position.reserve}),) if stars else ()
    caught = [pawn for pawn in targets(position) if in_danger(position, position.cells[pawn], position.moves_left)]
    if caught:
        pawns = ", ".join(str(pawn + 1) for pawn in caught)
        words = (*placing, ("chicago.hint-can-surround", {"pawns": pawns}))
        return Hint(words, stars or bits(position.cells[pawn] for pawn in caught))
    return Hint((*placing, fewest_ways(position)), stars)


HINTS: Final = ChicagoHints()
