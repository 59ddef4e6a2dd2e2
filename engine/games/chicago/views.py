"""What a seat of Chicago knows from the events that it was shown. Rules `chicago 6`, `9` and `14`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.game import CHANCE, Event, Json, Options, Outcome, Seat
from engine.games.chicago.board import HOUSES, POINTS, Point
from engine.games.chicago.loot import Loot, minus, plus
from engine.games.chicago.position import OWNERS, POLICE, Pawn, Position, opening, replaced
from engine.games.chicago.turns import after


class View(NamedTuple):
    """What a seat knows. Loot that it may not see is None."""

    seat: Seat
    options: Options
    position: Position
    loot: tuple[Loot | None, ...]  # by pawn
    confiscated: Loot | None = None
    known: Mapping[Point, str] = {}  # the kind of every house that the seat knows, on the board or not
    told: tuple[Event, ...] = ()  # all events that the seat was shown, in order
    outcome: Outcome | None = None


def blank(seat: Seat) -> View:
    position = opening(3)
    return View(seat, {}, position, (None,) * len(position.cells))


_WHERE: Final[dict[str, tuple[str, ...]]] = {  # By kind of a public event: the fields that name the points.
    "patrolled": ("from", "to"),
    "moved": ("to",),
    "stopped": (),
    "taken": ("at",),
    "opened": ("at",),
    "putback": (),
    "placed": ("at",),
    "fired": ("from", "to"),
    "arrested": (),
    "entered": ("at",),
    "left": (),
    "dealt": (),
    "robbed": (),
}


def see(view: View, event: Event) -> View:
    """Return the view after one more event."""
    seat, options, position, loot, confiscated, known, told, outcome = view
    kind, data = event.kind, event.data
    if kind in _WHERE:
        where = [POINTS[data[field]] for field in _WHERE[kind]]
        position = after(position, data.get("what", kind), *where)
    view = View(seat, options, position, loot, confiscated, known, (*told, event), outcome)
    return _LEARN[kind](view, data) if kind in _LEARN else view


def _start(view: View, data: Mapping[str, Json]) -> View:
    position = opening(data["options"]["players"])
    owners = OWNERS[position.players]
    return view._replace(
        options=data["options"],
        position=position,
        loot=tuple(() if view.seat in (seat, CHANCE) else None for seat in owners),
        confiscated=() if view.seat in (POLICE, CHANCE) else None,
    )


def _deal(view: View, data: Mapping[str, Json]) -> View:
    return view._replace(known=dict(zip(HOUSES, data["kinds"], strict=True)))


def _house(view: View, data: Mapping[str, Json]) -> View:
    return view._replace(known={**view.known, POINTS[data["at"]]: data["what"]})


def _taken(view: View, data: Mapping[str, Json]) -> View:
    if "what" in data:
        return _house(view, data)
    at = POINTS[data["at"]]
    return _change(view, data["pawn"] - 1, plus, view.known[at]) if at in view.known else view


def _stolen(view: View, data: Mapping[str, Json]) -> View:
    return _change(_change(view, data["from"] - 1, minus, data["what"]), data["to"] - 1, plus, data["what"])


def _fired(view: View, data: Mapping[str, Json]) -> View:
    return _change(view, data["pawn"] - 1, minus, "gun")


def _change(view: View, pawn: Pawn, change: Callable[[Loot, str], Loot], kind: str) -> View:
    """Return the view after a pawn got or lost a house. Nothing changes if the seat cannot see the pawn's loot."""
    loot = view.loot[pawn]
    return view if loot is None else view._replace(loot=replaced(view.loot, pawn, change(loot, kind)))


def _arrested(view: View, data: Mapping[str, Json]) -> View:
    return view._replace(loot=replaced(view.loot, data["pawn"] - 1, ()))


def _confiscated(view: View, data: Mapping[str, Json]) -> View:
    return view._replace(confiscated=tuple(sorted((*(view.confiscated or ()), *data["what"]))))


def _reveal(view: View, data: Mapping[str, Json]) -> View:
    return view._replace(
        known={POINTS[name]: kind for name, kind in data["houses"].items()},
        loot=tuple(tuple(loot) for loot in data["loot"].values()),
        confiscated=tuple(data["confiscated"]),
    )


def _over(view: View, data: Mapping[str, Json]) -> View:
    return view._replace(outcome=Outcome.from_json(data["result"]))


_LEARN: Final[dict[str, Callable[[View, Mapping[str, Json]], View]]] = {
    "start": _start,
    "deal": _deal,
    "house": _house,
    "taken": _taken,
    "stolen": _stolen,
    "fired": _fired,
    "arrested": _arrested,
    "confiscated": _confiscated,
    "reveal": _reveal,
    "over": _over,
}
