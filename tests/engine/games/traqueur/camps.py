"""Games of Le Traqueur for tests: functions that build camps, play moves and read what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import TABLE, Event
from engine.games.traqueur import GAME
from engine.referee import Referee
from tests.oracles import traqueur as oracle

SEATS = ("north", "south")
WATCHERS = (*SEATS, TABLE)
SLOTS = sorted(oracle.WALLS.values())
INNER = [slot for slot in SLOTS if "1" not in slot]  # slots that do not touch column 1
DOORS = [f"|{row}1" for row in "ABCDEF"]


def new(first: str = "north") -> Referee[Any, Any, Any]:
    return Referee(GAME, {"first": first}, seed=0)


def run(referee: Referee[Any, Any, Any], *texts: str) -> Referee[Any, Any, Any]:
    """Play these texts, each by the seat that is to act. North builds its camp first."""
    for text in texts:
        referee.play(min(referee.to_act), GAME.read(text))
    return referee


def search(south: str, *texts: str, north: str = "F6", first: str = "north") -> Referee[Any, Any, Any]:
    """Return a game in which both camps are built and then these texts are played."""
    return run(new(first), north, south, *texts)


def grid(referee: Referee[Any, Any, Any], seat: str) -> dict[str, Any]:
    shown: dict[str, Any] = GAME.show(referee.view(TABLE))["grids"][seat]
    return shown


def moves(referee: Referee[Any, Any, Any], seat: str) -> list[str]:
    legal = referee.legal(seat)
    assert legal is not None
    return [GAME.write(move) for move in legal]


def told(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [event.as_json() for event in events]
