"""The actions that players can choose in the menu, for the table to carry out.

They are dataclasses and not named tuples, so that `Aid("never")` differs from `HintRule("never")` and an action without
fields is true in a condition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game import Json, Seat
from pi_app.games.shows import ShowAct
from pi_app.players import Player
from pi_app.system.settings import Settings


@dataclass(frozen=True)
class Continue: ...


@dataclass(frozen=True)
class TakeBack: ...


@dataclass(frozen=True)
class AskHint:
    seat: Seat


@dataclass(frozen=True)
class GiveUp: ...


@dataclass(frozen=True)
class NewGame:
    game: str
    options: Mapping[str, Json]  # Only the options that were asked; the game's `check` adds the rest.
    seats: Mapping[Seat, Player]
    length: int = 1  # The number of games; more than one makes a match.
    names: tuple[str, ...] = ()  # The names of the people, in the order of their seats.


@dataclass(frozen=True)
class PlayAgain: ...


@dataclass(frozen=True)
class ReadRules:
    game: str


@dataclass(frozen=True)
class Learn:
    game: str
    lesson: str


@dataclass(frozen=True)
class ListRecords:
    page: str  # The page of the menu that lists them.


@dataclass(frozen=True)
class ShowFigures:
    game: str


@dataclass(frozen=True)
class ShowOldGame:
    number: int


@dataclass(frozen=True)
class ForgetName:
    name: str


@dataclass(frozen=True)
class DeleteGame:
    number: int


@dataclass(frozen=True)
class DeleteAllGames: ...


@dataclass(frozen=True)
class StartShow:
    act: ShowAct


@dataclass(frozen=True)
class ShowAfter:
    minutes: int  # 0: never.


@dataclass(frozen=True)
class Aid:
    when: str


@dataclass(frozen=True)
class HintRule:
    when: str


@dataclass(frozen=True)
class Brightness:
    level: str


@dataclass(frozen=True)
class Sound:
    on: bool


@dataclass(frozen=True)
class Language:
    lang: str


@dataclass(frozen=True)
class StartSelfTest: ...


@dataclass(frozen=True)
class ShutDown: ...


Setting = Aid | HintRule | Sound | Brightness | Language | ShowAfter


def changed(settings: Settings, change: Setting) -> Settings:
    """Return the settings after a change that somebody chose."""
    match change:
        case Aid(when):
            return settings._replace(aid=when)
        case HintRule(when):
            return settings._replace(hints=when)
        case Sound(on):
            return settings._replace(sound=on)
        case Brightness(level):
            return settings._replace(brightness=level)
        case Language(lang):
            return settings._replace(lang=lang)
        case ShowAfter(minutes):
            return settings._replace(show=minutes)


GameAction = Continue | TakeBack | AskHint | GiveUp | NewGame | PlayAgain | Learn
EraseAction = ForgetName | DeleteGame | DeleteAllGames
RecordAction = ListRecords | ShowFigures | ShowOldGame | EraseAction
Action = GameAction | RecordAction | ReadRules | StartShow | Setting | StartSelfTest | ShutDown
