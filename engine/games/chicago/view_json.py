"""Write a view of Chicago as JSON, with all that a front end needs to draw it. Rule `chicago 14`."""

from __future__ import annotations

from engine.bits import Bits
from engine.game import CHANCE, Json
from engine.games.chicago.board import NAMES, NOWHERE, points
from engine.games.chicago.history import arrests, line, thefts
from engine.games.chicago.loot import Loot
from engine.games.chicago.notation import write
from engine.games.chicago.position import GONE, NOBODY, OUTSIDE, OWNERS, PATROL, POLICE, Pawn, on_turn
from engine.games.chicago.views import View


def show(view: View) -> dict[str, Json]:
    """Return all that the seat knows. `known` has every house whose kind it knows, on the board or not."""
    position, acts = view.position, on_turn(view.position)
    owners = OWNERS[position.players]
    return {
        "seat": view.seat,
        "options": dict(view.options),
        "to_act": [acts] if acts else [],
        "result": view.outcome.as_json() if view.outcome else None,
        "phase": position.phase if position.asked == NOBODY else "surrounded",
        "pawn": position.acting + 1 if acts not in (None, CHANCE, POLICE) else None,
        "pawns": {str(pawn + 1): _pawn(view, pawn) for pawn in range(len(position.cells))},
        "policemen": _names(position.police),
        "pinned": _names(position.pinned),
        "reserve": position.reserve,
        "police_moves": position.moves_left if position.phase == PATROL else None,
        "police_houses": position.police_houses,
        "confiscated": {"houses": position.confiscated, "loot": _listed(view.confiscated)},
        "houses": _names(position.houses),
        "known": {NAMES[at]: view.known[at] for at in sorted(view.known)},
        "found": _found(view),
        "quiet_rounds": position.quiet,
        "moves": [[seat, move.verb if seat == CHANCE else write(move)] for seat, move in line(view.told, owners)],
        "thefts": [
            [{"from": loser + 1, "to": taker + 1, "what": what} for loser, taker, what in theft]
            for theft in thefts(view.told)
        ],
        "arrests": [
            {"pawn": pawn + 1, "houses": houses, "what": _listed(what)} for pawn, houses, what in arrests(view.told)
        ],
    }


def _pawn(view: View, pawn: Pawn) -> dict[str, Json]:
    position = view.position
    cell = position.cells[pawn]
    status = "outside" if cell == OUTSIDE else "left" if cell == GONE else "town"
    return {
        "seat": OWNERS[position.players][pawn],
        "status": "arrested" if position.arrested[pawn] else status,
        "at": NAMES[cell] if cell >= 0 else None,
        "houses": position.held[pawn],
        "loot": _listed(view.loot[pawn]),
    }


def _found(view: View) -> dict[str, Json] | None:
    """Return the house that its finder may put back, with its kind if the seat knows it, or None."""
    at = view.position.found
    return None if at == NOWHERE else {"at": NAMES[at], "what": view.known.get(at)}


def _listed(loot: Loot | None) -> list[str] | None:
    return None if loot is None else list(loot)


def _names(places: Bits) -> list[str]:
    return [NAMES[point] for point in points(places)]
