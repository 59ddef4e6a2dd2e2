"""Games of the store as JSON that leaves this machine and comes back: the engine's record, and who played.

A record holds every secret, so it is given away only once they are none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine import record
from engine.game import Json, Seat
from pi_app.disk.store import Kept, Opened, Place, Store
from pi_app.players import AT_TABLE, Player, UnknownPlayerError

LONGEST_NAME: Final = 20
LATEST: Final = 1 << 33  # seconds since 1970 that a clock may say


class Imported(NamedTuple):
    """The number that a record has here, and whether it was here before."""

    id: int
    known: bool


def exported(store: Store, kept: Kept) -> dict[str, Json]:
    """All that is known of a game."""
    return {**store.record(kept), **listed(kept)}


def listed(kept: Kept) -> dict[str, Json]:
    """What anybody may know of a game, over or not."""
    return {
        "id": kept.id,
        "game": kept.opened.game,
        "seats": {place.seat: place.sits for place in kept.opened.places},
        "players": {place.seat: place.name for place in kept.opened.places if place.name},
        "match": None if kept.opened.part is None else kept.opened.part._asdict(),
        "state": kept.state,
        "began": kept.began,
        "ended": kept.ended,
        "outcome": None if kept.outcome is None else kept.outcome.as_json(),
        "plies": None if kept.private else kept.plies,  # how many secrets have been chosen is one, too
    }


def import_into(store: Store, value: Json) -> Imported:
    """Add the game that a record tells, after playing it through; a game that is here already is not added again.

    Raises RecordError.
    """
    referee = record.read(value)
    moves = [(seat, referee.game.write(move)) for seat, move in referee.line]
    sits, players = _texts(value.get("seats")), _texts(value.get("players"))
    places = tuple(Place(seat, str(_player(sits.get(seat))), players.get(seat, "")) for seat in referee.players)
    opened = Opened(referee.game.name, referee.options, referee.chance, referee.seed, places)
    began, ended = _time(value.get("began")), _time(value.get("ended"))
    return Imported(*store.add(opened, moves, referee.outcome, began, ended))


# ---- what a stranger may have written


def _texts(value: Any) -> Mapping[Seat, str]:
    pairs = value.items() if isinstance(value, dict) else ()
    return {seat: text for seat, text in pairs if isinstance(text, str) and name_fits(text)}


def name_fits(text: str) -> bool:
    """Whether somebody may be called so."""
    return text.isprintable() and 0 < len(text) <= LONGEST_NAME


def _player(text: str | None) -> Player:
    """Return who played a seat; a person at the table, if the record does not say it in words of this version."""
    try:
        return Player.read(text or "")
    except UnknownPlayerError:
        return AT_TABLE


def _time(value: Any) -> int:
    return value if type(value) is int and 0 <= value < LATEST else 0
