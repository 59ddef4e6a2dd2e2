"""Chicago on the table: houses on the dark cells, pawns and policemen in the streets. A cell is a point of the table.

Everything is computed from the public position. Loot is secret: as far as the table knows, a pawn that holds a house
may have a car and a gun. So the table accepts every movement that such a pawn could make, and the referee decides
whether the move is legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.bits import members
from engine.game import CHANCE, Event, Json, Seat
from engine.games.chicago.board import DARK, GATES, NAMES, NOWHERE, STARS, STREETS
from engine.games.chicago.loot import Loot
from engine.games.chicago.moves import PUT_BACK, SURRENDER, Move, actions, fire, go, police_moves, shots
from engine.games.chicago.notation import write
from engine.games.chicago.position import (
    ACT,
    FOUND,
    NOBODY,
    OUTSIDE,
    OWNERS,
    PATROL,
    POLICE,
    Pawn,
    Position,
    must_place,
    on_turn,
)
from engine.games.chicago.verdicts import why_not
from engine.games.chicago.views import View
from engine.memo import memo
from pi_app.games.chicago.money import written
from pi_app.games.chicago.slide_paths import slide_path
from pi_app.games.tabletop import Deed, Glow, Pieces, Reading, Tabletop
from pi_app.grid import Spot, bit
from pi_app.palette import DUSK, GREEN, ORANGE, PURPLE, SKY_BLUE, SNOW, VERMILION, YELLOW
from pi_app.words import say

_USEFUL: Final[Loot] = ("car", "gun")  # The loot that gives a pawn more moves (rules 5 and 10).

_PAWNS: Final = (ORANGE, GREEN, YELLOW, PURPLE)
_STREET: Final = Glow(DUSK, 0.12)
_GATE: Final = Glow(SNOW, 0.25)
_STAR: Final = Glow(SKY_BLUE, 0.2)
_WANTED_STAR: Final = Glow(SKY_BLUE, 0.6)
_HOUSE: Final = Glow(VERMILION, 0.12)
_HOUSE_IN_HAND: Final = Glow(VERMILION, 0.6)
# The strength of the light of a piece that never moves again, that may move later, that moves now.
_STANDS, _WAITS, _ACTS = 0.2, 0.5, 1.0

_CUES: Final = {
    "dealt": "deal",
    "entered": "move",
    "moved": "move",
    "opened": "question",
    "putback": "move",
    "taken": "taken",
    "robbed": "taken",
    "left": "escaped",
    "fired": "move",
    "arrested": "caught",
    "placed": "move",
    "patrolled": "move",
    "stopped": "turn",
    "over": "won",
}


class ChicagoTabletop(Tabletop):
    """The tabletop of Chicago. A house that was just found is in the finder's hand until it is put back."""

    def pieces(self, view: View) -> Pieces:
        position = view.position
        standing = {at: "house" for at in members(position.houses) if at != position.found}
        pawns = {cell: f"pawn{pawn}" for pawn, cell in enumerate(position.cells, 1) if cell >= 0}
        return standing | pawns | dict.fromkeys(members(position.police), "policeman")

    def readings(self, view: View) -> Sequence[Reading]:
        readings = (_reading(view.position, move) for move in _possible(view.position))
        return [reading for reading in readings if reading]

    def deeds(self, view: View) -> Sequence[Deed]:
        deeds = (_deed(view.position, move) for move in _possible(view.position))
        return [deed for deed in deeds if deed]

    def wrong(self, view: View, start: Spot | None, end: Spot) -> tuple[str, str]:
        position = view.position
        seat = on_turn(position)
        if seat is None:
            return "referee.over", "chicago 12"
        if seat == CHANCE:
            return "referee.not-your-turn", "chicago 2"
        if start is not None and DARK >> start & 1:
            return "chicago.table-house-moved", "chicago 5"
        actor = view._replace(seat=seat, loot=tuple(map(_at_best, position.held)))
        verdict = why_not(actor, _meant(position, start, end))
        return f"chicago.table-{verdict.code}", verdict.rule

    # ------------------------------------------------------------------------------------------ lights, sounds, words

    def glow(self, view: View) -> Mapping[Spot, Sequence[Glow]]:
        position = view.position
        acts = on_turn(position)
        stars = _WANTED_STAR if must_place(position) else _STAR
        lights: dict[Spot, Sequence[Glow]] = {}
        for places, light in ((STREETS, _STREET), (GATES, _GATE), (STARS, stars), (position.houses, _HOUSE)):
            lights |= dict.fromkeys(members(places), (light,))
        if position.found != NOWHERE:
            lights[position.found] = (_HOUSE_IN_HAND,)
        patrol = Glow(SKY_BLUE, _ACTS if acts == POLICE else _WAITS)
        lights |= dict.fromkeys(members(position.police), (patrol,))
        lights |= dict.fromkeys(members(position.pinned), (Glow(SKY_BLUE, _STANDS),))
        return lights | {cell: _pawn_glow(position, pawn) for pawn, cell in enumerate(position.cells) if cell >= 0}

    def cue(self, event: Event) -> str | None:
        return "found" if event.kind == "taken" and "what" in event.data else _CUES.get(event.kind)

    def tell(self, view: View, event: Event, lang: str) -> str | None:
        if event.kind not in _CUES:
            return None
        if event.kind == "over":
            return _result(event.data["result"], lang)
        return say(lang, f"chicago.table-told-{_told(event)}", **_parts(view.position, event.data, lang))

    def path(self, view: View, event: Event, end: Spot | None = None) -> Sequence[Spot]:
        return slide_path(view.position, event)

    def reminder(self, view: View, lang: str) -> str | None:
        """Say which pawn must act, and how. A surrounded pawn is asked whatever it holds (rule 9)."""
        position = view.position
        if position.asked != NOBODY:
            player = _role(OWNERS[position.players][position.asked], lang)
            return say(lang, "chicago.table-plight", player=player, pawn=position.asked + 1)
        if position.phase == PATROL:
            return _patrol(position, lang)
        if position.phase == FOUND:
            return say(lang, "chicago.table-found", player=_role(OWNERS[position.players][position.slot], lang))
        if position.phase != ACT:
            return None
        turn = "enters" if position.cells[position.slot] == OUTSIDE else "acts"
        return say(lang, f"chicago.table-{turn}", pawn=position.slot + 1)

    def calls(self, view: View, seat: Seat) -> str | None:
        """Call the finder of a house that may go back. It is the same whatever was found (rule 6)."""
        position = view.position
        found = position.phase == FOUND and position.asked == NOBODY
        return "chicago.table-found-call" if found and seat == on_turn(position) else None

    def called(self, kind: str, lang: str) -> str:
        """Return which pawn it is, or that it is a house or a policeman."""
        if kind.startswith("pawn"):
            return say(lang, "chicago.table-pawn", pawn=kind.removeprefix("pawn"))
        return say(lang, f"chicago.table-{kind}") if kind in ("house", "policeman") else super().called(kind, lang)

    def name_of(self, at: Spot) -> str:
        return NAMES[at]


# ------------------------------------------------------------------------------------------ possible movements


def _patrol(position: Position, lang: str) -> str:
    """Return what the police must do (rule 7)."""
    if must_place(position):
        return say(lang, "chicago.table-places")
    if not any(move.verb == "go" for move in police_moves(position)):
        return say(lang, "chicago.table-stuck")
    return say(lang, "chicago.table-patrols", count=position.moves_left)


def _at_best(held: int) -> Loot:
    """Return the most useful loot that a pawn with this number of houses can have, as far as the public knows."""
    return _USEFUL if held else ()


def _possible(position: Position) -> Sequence[Move]:
    """Return all moves that the acting seat may have. Taking a plane is left out: it would reveal what was found."""
    seat = on_turn(position)
    if seat in (None, CHANCE):
        return ()
    if seat == POLICE:
        return police_moves(position)
    loot = _at_best(position.held[position.acting])
    if position.asked != NOBODY:
        return (SURRENDER, *shots(position, loot))
    if position.phase == FOUND:
        return (PUT_BACK,)
    return actions(position, position.acting, loot) + shots(position, loot)


def _reading(position: Position, move: Move) -> Reading | None:
    """Return the movement of a piece that makes the move, if there is one."""
    match move.verb:
        case "go" | "fire":
            return _across(move)
        case "enter":
            return Reading(write(move), None, move.end, piece=f"pawn{position.acting + 1}")
        case "place":
            return Reading(write(move), None, move.end, piece="policeman")
        case "putback":
            return Reading(write(move), None, position.found, label="chicago.table-option-putback", piece="house")
        case "burgle":
            return Reading(write(move), move.end, None, label="chicago.table-deed-burgle")
        case "leave":
            start = position.cells[position.acting]
            return Reading(write(move), start, None, label="chicago.table-option-leave", ends=True)
    return None


@memo()  # There are few combinations of two points and a verb, and the shots of a turn are many.
def _across(move: Move) -> Reading:
    return Reading(write(move), move.start, move.end)


def _deed(position: Position, move: Move) -> Deed | None:
    """Return the deed that makes the move with a button, if there is one. A house can be opened either way."""
    match move.verb:
        case "burgle":
            return Deed(write(move), "chicago.table-deed-burgle", bit(move.end))
        case "surrender":
            spots = bit(position.cells[position.asked])
            return Deed(write(move), "chicago.table-deed-surrender", spots, ends=True)
        case "stop":
            return Deed(write(move), "chicago.table-deed-stop")
    return None


def _meant(position: Position, start: Spot | None, end: Spot) -> Move:
    """Return the move that a player seems to mean, whether it is legal or not."""
    police = on_turn(position) == POLICE
    if start is None:
        return Move("place" if police else "enter", end=end)
    return fire(start, end) if position.police >> start & 1 and not police else go(start, end)


# ------------------------------------------------------------------------------------------ lights and sentences


def _pawn_glow(position: Position, pawn: Pawn) -> Sequence[Glow]:
    """Return the light of a pawn: its own colour, alternating with red while it is surrounded."""
    colour = _PAWNS[pawn]
    if pawn == position.asked:
        return Glow(colour), Glow(VERMILION)
    if position.arrested[pawn]:
        return (Glow(colour, _STANDS),)
    acts = pawn == position.slot and position.phase in (ACT, FOUND)
    return (Glow(colour, _ACTS if acts and position.asked == NOBODY else _WAITS),)


def _told(event: Event) -> str:
    """Return the last part of the word key for an event."""
    data = event.data
    match event.kind:
        case "moved" if data["slides"] > 1:
            return "driven"
        case "taken" if "what" in data:
            return f"taken-{data['what']}"
        case "left":
            return f"left-{data['by']}"
    return event.kind


def _parts(position: Position, data: Mapping[str, Json], lang: str) -> dict[str, object]:
    """Return the values for the placeholders of the sentence, as far as the event has them."""
    parts: dict[str, object] = dict(data)
    if "pawn" in data:
        parts["player"] = _role(OWNERS[position.players][data["pawn"] - 1], lang)
    if "from" in data:
        parts["start"] = data["from"]
    if "losses" in data:
        parts["losses"] = ", ".join(f"{loss['from']}→{loss['to']}" for loss in data["losses"])
    return parts


def _result(result: Mapping[str, Json], lang: str) -> str:
    winners = ", ".join(_role(seat, lang) for seat in result["winners"])
    scores = ", ".join(f"{_role(seat, lang)} ({written(points, lang)})" for seat, points in result["scores"].items())
    return say(lang, "chicago.table-told-over", winners=winners, scores=scores)


def _role(seat: Seat, lang: str) -> str:
    return say(lang, f"chicago.table-seat-{seat}")


TABLETOP: Final = ChicagoTabletop()
