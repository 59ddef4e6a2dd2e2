"""A game as its options and its moves: written, read, replayed.

A record holds every secret. It is the referee's own until the game is over.
"""

from __future__ import annotations

from typing import Any, Final

from engine import games
from engine.game import CHANCE, Json, MoveError, OptionError
from engine.referee import AUTO, MANUAL, Referee, Refusal

FORMAT: Final = "filature-record-1"


class RecordError(ValueError):
    """A damaged record, or one that breaks a rule. `at` is the number of the first bad move, from 1; 0 before them."""

    def __init__(self, reason: str, at: int = 0) -> None:
        super().__init__(f"move {at}: {reason}" if at else reason)
        self.reason = reason
        self.at = at


def write(referee: Referee[Any, Any, Any]) -> dict[str, Json]:
    """The record of a game so far, as JSON."""
    return {
        "format": FORMAT,
        "game": referee.game.name,
        "options": dict(referee.options),
        "chance": referee.chance,
        "seed": referee.seed,
        "moves": [[played.seat, referee.game.write(played.move)] for played in referee.line],
    }


def read(value: Json) -> Referee[Any, Any, Any]:
    """The game that a record tells, played through again move by move, or RecordError."""
    head = _fields(value)
    try:
        referee = Referee(games.load(head["game"]), head["options"], seed=head["seed"], chance=MANUAL)
    except (games.UnknownGameError, OptionError) as error:
        raise RecordError(str(error)) from None
    for number, entry in enumerate(head["moves"], 1):
        match entry:
            case [str(seat), str(text)]:
                _replay(referee, seat, text, number)
            case _:
                raise RecordError("not a seat and a move", number)
    referee.leave_to(head["chance"])
    return referee


def _fields(value: Json) -> dict[str, Any]:
    kinds = {"format": str, "game": str, "options": dict, "chance": str, "seed": int, "moves": list}
    if not isinstance(value, dict):
        raise RecordError("a record is an object")
    for name, kind in kinds.items():
        if type(value.get(name)) is not kind:
            raise RecordError(f"the field {name!r} is missing or of a wrong type")
    if value["format"] != FORMAT:
        raise RecordError(f"the format is not {FORMAT!r}")
    if value["chance"] not in (AUTO, MANUAL):
        raise RecordError(f"chance is {AUTO!r} or {MANUAL!r}")
    return value


def _replay(referee: Referee[Any, Any, Any], seat: str, text: str, number: int) -> None:
    if seat == CHANCE and not referee.game.chance:
        raise RecordError("nothing is left to chance in this game", number)
    try:
        referee.play(seat, referee.game.read(text))
    except MoveError:
        raise RecordError("not a move of this game", number) from None
    except Refusal as refusal:
        raise RecordError(str(refusal), number) from None
