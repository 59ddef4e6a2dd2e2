"""Export games as JSON and import them again: the engine's record, and who played.

A record holds every secret, so a game is exported only when its secrets are no longer secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine import record
from engine.game import Json, Seat
from pi_app.disk.store import Kept, Opened, SeatedPlayer, Store
from pi_app.players import AT_TABLE, Player, UnknownPlayerError

LONGEST_NAME: Final = 20
LATEST: Final = 1 << 33  # seconds since 1970; a later time in a record is not believed


class Imported(NamedTuple):
    """The id that a record has in this store, and whether it was already there."""

    id: int
    known: bool


def exported(store: Store, kept: Kept) -> dict[str, Json]:
    """Return all that is known of a game, secrets included."""
    return {**store.record(kept), **listed(kept)}


def listed(kept: Kept) -> dict[str, Json]:
    """Return what anybody may know of a game, whether it is over or not."""
    return {
        "id": kept.id,
        "game": kept.opened.game,
        "seats": {place.seat: place.sits for place in kept.opened.places},
        "players": {place.seat: place.name for place in kept.opened.places if place.name},
        "match": None if kept.opened.match_game is None else kept.opened.match_game._asdict(),
        "state": kept.state,
        "began": kept.began,
        "ended": kept.ended,
        "outcome": None if kept.outcome is None else kept.outcome.as_json(),
        "plies": None if kept.private else kept.plies,  # the number of moves is a secret, too
    }


def import_into(store: Store, value: Json) -> Imported:
    """Add the game of a record after replaying it. A game that is already in the store is not added again.

    Raises RecordError.
    """
    referee = record.read(value)
    moves = [(seat, referee.game.write(move)) for seat, move in referee.line]
    sits, players = _texts(value.get("seats")), _texts(value.get("players"))
    places = tuple(SeatedPlayer(seat, str(_player(sits.get(seat))), players.get(seat, "")) for seat in referee.players)
    opened = Opened(referee.game.name, referee.options, referee.chance, referee.seed, places)
    began, ended = _time(value.get("began")), _time(value.get("ended"))
    return Imported(*store.add(opened, moves, referee.outcome, began, ended, referee.marks))


# ---- values that a stranger may have written


def _texts(value: Any) -> Mapping[Seat, str]:
    pairs = value.items() if isinstance(value, dict) else ()
    return {seat: text for seat, text in pairs if isinstance(text, str) and name_fits(text)}


def name_fits(text: str) -> bool:
    """Return whether a player may have this name."""
    return text.isprintable() and 0 < len(text) <= LONGEST_NAME


def _player(text: str | None) -> Player:
    """Return who played a seat, or a person at the table if this version does not know the text."""
    try:
        return Player.read(text or "")
    except UnknownPlayerError:
        return AT_TABLE


def _time(value: Any) -> int:
    return value if type(value) is int and 0 <= value < LATEST else 0
