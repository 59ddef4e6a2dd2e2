"""Records: write a game as its options and moves, read it back, replay it.

A record contains every secret of the game. Until the game is over, nobody but the referee may read it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from engine import games
from engine.errors import FilatureError
from engine.game import Game, Json, MoveError, OptionError, Options, Seat
from engine.marks import Mark
from engine.referee import AUTO, MANUAL, Referee, Refusal

FORMAT: Final = "filature-record-1"
FORMAT_WITH_MARKS: Final = "filature-record-2"
Load = Callable[[str], Game[Any, Any, Any]]  # the rules of a game by its name, or UnknownGameError


class RecordError(FilatureError, ValueError):
    """A record cannot be replayed. `detail` names the bad field, or `at` is the number of the bad move."""

    def __init__(self, code: str, detail: str = "", at: int = 0) -> None:
        super().__init__(f"{code} {detail or at}")
        self.code = code
        self.detail = detail
        self.at = at


def write(referee: Referee[Any, Any, Any]) -> dict[str, Json]:
    """Return the record of a game so far, as JSON."""
    options = deepcopy(dict(referee.options))
    moves = [(played.seat, referee.game.write(played.move)) for played in referee.line]
    return written(referee.game.name, options, referee.chance, referee.seed, moves, referee.marks)


def written(
    game: str, options: Options, chance: str, seed: int, moves: Sequence[tuple[Seat, str]], marks: Sequence[Mark]
) -> dict[str, Json]:
    """Return a record. One without marks has the first format, which older programs can read."""
    value: dict[str, Json] = {
        "format": FORMAT_WITH_MARKS if marks else FORMAT,
        "game": game,
        "options": dict(options),
        "chance": chance,
        "seed": seed,
        "moves": [list(move) for move in moves],
    }
    return {**value, "marks": [mark.as_json() for mark in marks]} if marks else value


def read(value: Json, load: Load = games.load) -> Referee[Any, Any, Any]:
    """Return the game of a record, replayed move by move. Raises RecordError."""
    *_, referee = steps(value, load)
    return referee


def steps(value: Json, load: Load = games.load) -> Iterator[Referee[Any, Any, Any]]:
    """Replay a record: yield its game before the first move and after each move. Raises RecordError.

    Every step yields the same referee object, so read it before you take the next step.
    """
    fields = _checked_fields(value)
    try:
        referee = Referee(load(fields["game"]), fields["options"], seed=fields["seed"], chance=MANUAL)
    except (games.UnknownGameError, games.BrokenGameError):
        raise RecordError("game", fields["game"]) from None
    except OptionError as error:
        raise RecordError("option", error.option) from None
    marks = _marks(fields, referee.players)
    for number, entry in enumerate(fields["moves"], 1):
        _note(referee, marks)
        yield referee
        match entry:
            case [str(seat), str(text)]:
                _replay(referee, seat, text, number)
            case _:
                raise RecordError("move", at=number)
    _note(referee, marks)
    referee.leave_to(fields["chance"])
    yield referee


def _checked_fields(value: Json) -> dict[str, Any]:
    kinds = {"format": str, "game": str, "options": dict, "chance": str, "seed": int, "moves": list}
    if not isinstance(value, dict):
        raise RecordError("not-object")
    for name, kind in kinds.items():
        if type(value.get(name)) is not kind:
            raise RecordError("field", name)
    if value["format"] not in (FORMAT, FORMAT_WITH_MARKS):
        raise RecordError("format", FORMAT)
    if value["format"] == FORMAT_WITH_MARKS and type(value.get("marks")) is not list:
        raise RecordError("field", "marks")
    if value["chance"] not in (AUTO, MANUAL):
        raise RecordError("field", "chance")
    return value


def _marks(fields: Mapping[str, Any], players: Sequence[Seat]) -> deque[Mark]:
    """Return the marks of a record, in order. Raises RecordError."""
    listed = fields["marks"] if fields["format"] == FORMAT_WITH_MARKS else []
    try:
        marks = deque(Mark.from_json(value, players) for value in listed)
    except ValueError:
        raise RecordError("field", "marks") from None
    places = [mark.at for mark in marks]
    if places != sorted(places) or any(at > len(fields["moves"]) for at in places):
        raise RecordError("field", "marks")
    return marks


def _note(referee: Referee[Any, Any, Any], marks: deque[Mark]) -> None:
    """Note the marks that were made after as many moves as the game has now."""
    while marks and marks[0].at == len(referee.line):
        referee.mark(*marks.popleft()[:3])


def _replay(referee: Referee[Any, Any, Any], seat: str, text: str, number: int) -> None:
    try:
        referee.play(seat, referee.game.read(text))
    except (MoveError, Refusal):
        raise RecordError("move", at=number) from None
