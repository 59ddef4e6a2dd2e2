"""Le Traqueur on the table: the search grid of the player whose turn it is, with this player's detective on it.

The cells are on points with even coordinates, and the slots between them are on the points between. The left sides of
column 1 have no point of their own: if one is closed, the point of its cell shows a second glow. Camps are built in
secret, on private pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.bits import Bits, bits
from engine.game import Event, Json, Seat
from engine.games.traqueur import GAME
from engine.games.traqueur.board import (
    CELLS,
    NAMES,
    OUT,
    PAIRS,
    PLACES,
    SLOT_NAMES,
    WAIT,
    Place,
    numbers,
    within_reach,
)
from engine.games.traqueur.board import SIZE as ROWS
from engine.games.traqueur.camps import Camp
from engine.games.traqueur.game import SEATS, View
from engine.games.traqueur.notation import MOVES, Move
from engine.games.traqueur.search import NORTH, NOTES, OTHER, SOUTH, Grid, history
from pi_app.games.tabletop import Deed, Glow, Pieces, Reading, Tabletop
from pi_app.grid import SIZE, Spot, spot
from pi_app.palette import ORANGE, RED, SKY_BLUE, VERMILION
from pi_app.words import say

CELL_SPOTS: Final = tuple(spot(2 * (cell % ROWS), 2 * (cell // ROWS)) for cell in range(CELLS))
SLOT_SPOTS: Final = tuple(  # The point of each slot. A left side of column 1 has the point of its cell.
    CELL_SPOTS[behind] if before == OUT else (CELL_SPOTS[before] + CELL_SPOTS[behind]) // 2 for before, behind in PAIRS
)
_CELL_AT: Final = {at: cell for cell, at in enumerate(CELL_SPOTS)}
_NAME_AT: Final = {**dict(zip(SLOT_SPOTS, SLOT_NAMES, strict=True)), **dict(zip(CELL_SPOTS, NAMES, strict=False))}

_COLOUR: Final = {NORTH: SKY_BLUE, SOUTH: ORANGE}  # The colour shows whose search grid it is.
_BARRIER: Final = Glow(VERMILION)
_MARKER: Final = Glow(RED, 0.3)
# The strengths of lights.
_CELL: Final = 0.06
_CROSSED: Final = 0.12
_DETECTIVE: Final = 0.5


class TraqueurTabletop(Tabletop):
    """The tabletop of Le Traqueur. Everything on it is public: a search grid, and the questions that can be asked."""

    # ------------------------------------------------------------------------------------------ hands

    def pieces(self, view: View) -> Pieces:
        return _detective(view.search.grid)

    def first(self, view: View) -> Pieces | None:
        """Return the detective on his cell after the answer no: he must go back before the opponent's grid is shown."""
        refused = view.notes[-1:] in NOTES[False]
        return _detective(view.search.waiting) or None if refused else None

    def readings(self, view: View) -> Sequence[Reading]:
        return list(_readings(view))

    def deeds(self, view: View) -> Sequence[Deed]:
        waits = MOVES[WAIT] in _questions(view)
        spots = bits(self.pieces(view))
        return [Deed(GAME.write(MOVES[WAIT]), "traqueur.table-deed-wait", spots)] if waits else ()

    def wrong(self, view: View, start: Spot | None, end: Spot) -> tuple[str, str]:
        if view.outcome:
            return "table.wrong-not-now", f"{GAME.name} 9"
        if len(view.built) < len(SEATS):
            return "traqueur.table-wrong-camps-first", f"{GAME.name} 1"
        if start != _spot(view.search.grid.at):
            return "traqueur.table-wrong-your-detective", f"{GAME.name} 3"
        if end not in _CELL_AT:
            return "traqueur.table-wrong-not-a-cell", f"{GAME.name} 3"
        verdict = GAME.judge(_as_searcher(view), MOVES[_CELL_AT[end]])
        return f"traqueur.table-wrong-{verdict.code}", verdict.rule

    # ------------------------------------------------------------------------------------------ lights and sounds

    def glow(self, view: View) -> Mapping[Spot, Sequence[Glow]]:
        grid, colour = view.search.grid, _COLOUR[view.search.seat]
        lit = {at: [Glow(colour, _CELL)] for at in CELL_SPOTS}
        lit |= {CELL_SPOTS[cell]: [_MARKER] for cell in numbers(grid.markers)}
        lit |= {at: [Glow(colour, _DETECTIVE)] for at in _detective(grid)}
        for slot in numbers(grid.crossed):
            lit.setdefault(SLOT_SPOTS[slot], [Glow(colour, _CROSSED)])
        for slot in numbers(grid.closed):
            lit.setdefault(SLOT_SPOTS[slot], []).append(_BARRIER)
        return lit

    def aid(self, view: View) -> Bits:
        """Return the cells where the fugitive can still be."""
        if view.outcome or len(view.built) < len(SEATS):
            return 0
        return spots_of(cells_left(view.search.grid))

    def finale(self, view: View) -> Sequence[Sequence[Spot]]:
        """Return the winner's path to the fugitive, then the camp that was searched, then the winner's own camp."""
        if not view.outcome:
            return ()
        (winner,) = view.outcome.winners
        return [*_path(view, winner), *_revealed(view.camps[OTHER[winner]]), *_revealed(view.camps[winner])]

    def secret(self, view: View) -> Bits:
        """Return the points of the seat's own camp."""
        camp = view.camps.get(view.seat)
        return 0 if camp is None else bits(at for places in _revealed(camp) for at in places)

    def cue(self, event: Event) -> str | None:
        if event.kind == "answer":
            return "yes" if event.data["yes"] else "no"
        return {"built": "turn", "waited": "turn", "reveal": "found", "over": "won"}.get(event.kind)

    # ------------------------------------------------------------------------------------------ words

    def tell(self, view: View, event: Event, lang: str) -> str | None:
        kind, data = event.kind, event.data
        if kind == "start":
            return say(lang, "traqueur.table-camps-start")
        if kind == "built":
            return say(lang, "traqueur.table-camp-built", player=_role(data["seat"], lang))
        if kind == "waited":
            return say(lang, "traqueur.table-search-waits", player=_role(data["seat"], lang))
        if kind == "answer":
            return _answer(data, lang)
        if kind == "reveal":
            north, south = (data["camps"][seat]["fugitive"] for seat in SEATS)
            parts = {"player": _role(NORTH, lang), "at": north, "other": _role(SOUTH, lang), "there": south}
            return say(lang, "traqueur.table-camps-revealed", **parts)
        if kind == "over":
            return say(lang, "traqueur.table-fugitive-found", player=_role(data["result"]["winners"][0], lang))
        return None

    def path(self, view: View, event: Event, end: Spot | None = None) -> Sequence[Spot]:
        """Return the step of the detective from one cell to the next. One who enters or leaves the camp has no path."""
        if event.kind != "answer" or not event.data["yes"]:
            return ()
        start, to = _spot(view.search.grid.at), _spot(PLACES[event.data["ask"]])
        return () if start is None or to is None else (start, to)

    def called(self, kind: str, lang: str) -> str:
        return say(lang, "traqueur.table-detective")

    def name_of(self, at: Spot) -> str:
        """Return the name of a cell or a slot, or for a corner the names of two cells that meet there."""
        return _NAME_AT.get(at) or f"{_NAME_AT[at - SIZE - 1]}/{_NAME_AT[at + SIZE + 1]}"


# ------------------------------------------------------------------------------------------ places and questions


def cells_left(grid: Grid) -> Bits:
    """Return the cells where the fugitive can still be: not searched, and not cut off by known barriers."""
    return within_reach(grid.closed) & ~grid.entered


def spots_of(cells: Bits) -> Bits:
    """Return the points of a set of cells."""
    return bits(CELL_SPOTS[cell] for cell in numbers(cells))


def _spot(place: Place) -> Spot | None:
    return None if place == OUT else CELL_SPOTS[place]


def _detective(grid: Grid) -> dict[Spot, str]:
    """Return the detective on the board, or nothing if he is outside the camp."""
    return {} if grid.at == OUT else {CELL_SPOTS[grid.at]: "detective"}


def _as_searcher(view: View) -> View:
    """Return the view of the player whose turn it is. The search is public (rule 8)."""
    return view._replace(seat=view.search.seat)


def _questions(view: View) -> Sequence[Move]:
    """Return what the player whose turn it is may ask; nothing while players build their camps."""
    return GAME.legal(_as_searcher(view)) or ()


def _readings(view: View) -> Iterator[Reading]:
    """Return the questions that are asked by moving the detective.

    A player who lifts the detective may only be hesitating, so leaving the camp must be confirmed.
    """
    start = _spot(view.search.grid.at)
    for move in _questions(view):
        if move.place == OUT:
            yield Reading(GAME.write(move), start, None, label="traqueur.table-option-out", ends=True)
        elif move.place != WAIT:
            yield Reading(GAME.write(move), start, CELL_SPOTS[move.place], piece="detective")


# ------------------------------------------------------------------------------------------ the end


def _path(view: View, winner: Seat) -> list[list[Spot]]:
    """Return the winner's cells in the order in which the detective first entered them."""
    asked = history(view.options["first"], view.notes)
    cells = dict.fromkeys(ask.place for ask in asked if ask.seat == winner and ask.yes and ask.place != OUT)
    return [[CELL_SPOTS[cell]] for cell in cells]


def _revealed(camp: Camp) -> list[list[Spot]]:
    """Return the points of a camp's barriers, then that of its fugitive."""
    return [[SLOT_SPOTS[slot] for slot in numbers(camp.barriers)], [CELL_SPOTS[camp.fugitive]]]


# ------------------------------------------------------------------------------------------ sentences


def _role(seat: Seat, lang: str) -> str:
    return say(lang, f"traqueur.table-role-{seat}")


def _answer(data: Mapping[str, Json], lang: str) -> str:
    question = "leave" if data["ask"] == NAMES[OUT] else "ask"
    answer = "yes" if data["yes"] else "no"
    return say(lang, f"traqueur.table-{question}-{answer}", player=_role(data["seat"], lang), at=data["ask"])


TABLETOP: Final = TraqueurTabletop()
