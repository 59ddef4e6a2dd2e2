"""Start games at a table with a disk, continue them with random players, and read them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine import games, record
from engine.bots import bot_of
from engine.conformance.walk import random_move
from engine.game import TABLE, Seat
from engine.referee import AnyReferee, Referee
from pi_app.disk.file import open_store, reading
from pi_app.disk.store import Kept, Opened, SeatedPlayer
from pi_app.games import front_of
from pi_app.players import AT_TABLE, ON_SCREEN, Player
from pi_app.table.journal import Journal
from pi_app.table.sitting import Sitting

OPTIONS: dict[str, dict[str, Any]] = {
    "catch-a-thief": {},
    "catch-it": {},
    "traqueur": {},
    "chicago": {"players": 3},
    "rattrapez-le": {"players": 4},
}
NOON = 1_800_000_000


def think(_referee: AnyReferee, _seat: str, _level: int) -> None:
    """Never answer: no bot plays in these tests."""


def keeping(folder: Path, **more: Any) -> Journal:
    return Journal(lambda: open_store(folder), reads=lambda: reading(folder), **{"clock": lambda: NOON, **more})


def begun(disk: Journal, game: str, seed: int, names: Sequence[str] = ()) -> Sitting:
    """Return a new game with people in all seats."""
    referee: AnyReferee = Referee(games.load(game), OPTIONS[game], seed=seed)
    hidden = front_of(game).tabletop.hidden
    seats = {seat: ON_SCREEN if seat in hidden else AT_TABLE for seat in referee.players}
    return Sitting(referee, seats, think, disk.begin(referee, places(seats, names)))


def places(seats: Mapping[Seat, Player], names: Sequence[str] = ()) -> list[SeatedPlayer]:
    """Return who sits where. People get these names in order."""
    called = iter(names)
    return [SeatedPlayer(seat, str(player), next(called, "")) for seat, player in seats.items()]


def play_on(sitting: Sitting, rng: Random, moves: int) -> None:
    """Make this many random moves, or fewer if the game ends."""
    for _ in range(moves):
        if sitting.over:
            return
        seat = rng.choice(sitting.acting)
        sitting.play(seat, random_move(sitting.referee, seat, rng, bot_of(sitting.referee.game.name)), 0)


def lines(referee: AnyReferee) -> list[list[str]]:
    moves: list[list[str]] = record.write(referee)["moves"]
    return moves


def views(referee: AnyReferee) -> dict[str, Any]:
    """Return what every seat knows and may do."""
    game = referee.game
    return {
        seat: (game.show(referee.view(seat)), [event.as_json() for event in referee.shown(seat)], referee.legal(seat))
        for seat in (*referee.players, TABLE)
    }


def on_disk(folder: Path) -> tuple[Kept | None, list[list[str]]]:
    """Return the unfinished game and its moves, read from the file as it is now."""
    store, _ = open_store(folder)
    try:
        kept = store.unfinished()
        return kept, [] if kept is None else store.record(kept)["moves"]
    finally:
        store.close()


def opened(game: str = "catch-a-thief", seed: int = 1, *names: str) -> Opened:
    """Return a game before its first move."""
    rules: Any = games.load(game)
    options = rules.check(OPTIONS[game])
    called = (*names, "", "", "", "", "", "")
    places = tuple(
        SeatedPlayer(seat, str(AT_TABLE), name) for seat, name in zip(rules.seats(options), called, strict=False)
    )
    return Opened(game, options, "auto", seed, places)
