"""Reconstruct from a seat's events the moves, the thefts and the arrests, as far as the seat knows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.game import CHANCE, Event, Json, Seat
from engine.games.chicago.board import POINTS
from engine.games.chicago.moves import LEAVE, PLANE, PUT_BACK, STOP, SURRENDER, Move, fire, go
from engine.games.chicago.position import POLICE, Pawn

_MOVE_BY_EVENT: Final = {"putback": PUT_BACK, "arrested": SURRENDER, "stopped": STOP}


class Loss(NamedTuple):
    """The loss of one pawn in a theft."""

    loser: Pawn
    taker: Pawn
    what: str | None  # the kind of the house; None if the seat does not know it


class Arrest(NamedTuple):
    """An arrest of a pawn."""

    pawn: Pawn
    houses: int  # the number of houses that the pawn had
    what: tuple[str, ...] | None  # the kinds of the houses; None if the seat does not know them


def line(told: Iterable[Event], owners: Sequence[Seat]) -> Iterator[tuple[Seat, Move]]:
    """Yield all moves of a game from the events of any seat. The moves of CHANCE are without the drawn kinds."""
    for event in told:
        if event.kind == "dealt":
            yield CHANCE, Move("deal")
        elif event.kind == "robbed":
            yield CHANCE, Move("steal", losers=tuple(loss["from"] - 1 for loss in event.data["losses"]))
        elif move := _move(event):
            yield owners[event.data["pawn"] - 1] if "pawn" in event.data else POLICE, move


def _move(event: Event) -> Move | None:
    """Return the move of a player that caused a public event, or None if the event stands for no move."""
    kind, data = event.kind, event.data
    match kind:
        case "moved" | "patrolled":
            return go(POINTS[data["from"]], POINTS[data["to"]])
        case "fired":
            return fire(POINTS[data["from"]], POINTS[data["to"]])
        case "taken" if data.get("what") == "plane":
            return PLANE
        case "taken" | "opened":
            return Move("burgle", end=POINTS[data["at"]])
        case "entered":
            return Move("enter", end=POINTS[data["at"]])
        case "placed":
            return Move("place", end=POINTS[data["at"]])
        case "left" if data["by"] != "plane":
            return LEAVE
    return _MOVE_BY_EVENT.get(kind)


def thefts(told: Iterable[Event]) -> list[list[Loss]]:
    """Return each theft as its losses, in the turn order of the losers."""
    found: list[list[Loss]] = []
    for event in told:
        if event.kind == "robbed":
            found.append([_loss(loss) for loss in event.data["losses"]])
        elif event.kind == "stolen":
            known = _loss(event.data)
            found[-1] = [known if loss.loser == known.loser else loss for loss in found[-1]]
        elif event.kind == "reveal":
            return [[_loss(loss) for loss in theft] for theft in event.data["thefts"]]
    return found


def arrests(told: Iterable[Event]) -> list[Arrest]:
    """Return each arrest, in order."""
    found: list[Arrest] = []
    for event in told:
        if event.kind == "arrested":
            found.append(Arrest(event.data["pawn"] - 1, event.data["houses"], None))
        elif event.kind == "confiscated":
            found[-1] = found[-1]._replace(what=tuple(event.data["what"]))
        elif event.kind == "reveal":
            revealed = [tuple(arrest["what"]) for arrest in event.data["arrests"]]
            return [arrest._replace(what=what) for arrest, what in zip(found, revealed, strict=True)]
    return found


def _loss(data: Mapping[str, Json]) -> Loss:
    return Loss(data["from"] - 1, data["to"] - 1, data.get("what"))
