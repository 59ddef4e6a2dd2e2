"""A game as its options and its moves: written, read, replayed.

A record holds every secret. It is the referee's own until the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from engine import games
from engine.errors import FilatureError
from engine.game import Json, MoveError, OptionError
from engine.referee import AUTO, MANUAL, Referee, Refusal

FORMAT: Final = "filature-record-1"


class RecordError(FilatureError, ValueError):
    """A record that cannot be played through: a code, what it is about, and the number of the bad move if it is one."""

    def __init__(self, code: str, detail: str = "", at: int = 0) -> None:
        super().__init__(f"{code} {detail or at}")
        self.code = code
        self.detail = detail
        self.at = at


def write(referee: Referee[Any, Any, Any]) -> dict[str, Json]:
    """The record of a game so far, as JSON."""
    return {
        "format": FORMAT,
        "game": referee.game.name,
        "options": deepcopy(dict(referee.options)),
        "chance": referee.chance,
        "seed": referee.seed,
        "moves": [[played.seat, referee.game.write(played.move)] for played in referee.line],
    }


def read(value: Json) -> Referee[Any, Any, Any]:
    """The game that a record tells, played through again move by move, or RecordError."""
    *_, referee = steps(value)
    return referee


def steps(value: Json) -> Iterator[Referee[Any, Any, Any]]:
    """The game that a record tells before its first move and after each one, or RecordError.

    It is one and the same referee, to be looked at before the next step is taken.
    """
    head = _fields(value)
    try:
        referee = Referee(games.load(head["game"]), head["options"], seed=head["seed"], chance=MANUAL)
    except games.UnknownGameError:
        raise RecordError("game", head["game"]) from None
    except OptionError as error:
        raise RecordError("option", error.option) from None
    for number, entry in enumerate(head["moves"], 1):
        yield referee
        match entry:
            case [str(seat), str(text)]:
                _replay(referee, seat, text, number)
            case _:
                raise RecordError("move", at=number)
    referee.leave_to(head["chance"])
    yield referee


def _fields(value: Json) -> dict[str, Any]:
    kinds = {"format": str, "game": str, "options": dict, "chance": str, "seed": int, "moves": list}
    if not isinstance(value, dict):
        raise RecordError("not-object")
    for name, kind in kinds.items():
        if type(value.get(name)) is not kind:
            raise RecordError("field", name)
    if value["format"] != FORMAT:
        raise RecordError("format", FORMAT)
    if value["chance"] not in (AUTO, MANUAL):
        raise RecordError("field", "chance")
    return value


def _replay(referee: Referee[Any, Any, Any], seat: str, text: str, number: int) -> None:
    try:
        referee.play(seat, referee.game.read(text))
    except (MoveError, Refusal):
        raise RecordError("move", at=number) from None
