"""What a player at the menu asks the table to do.

Classes of their own rather than named tuples: `Aid(True)` is not `Sound(True)`, and an action without fields is true.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game import Json, Seat
from pi_app.players import Player
from pi_app.system.settings import Settings


@dataclass(frozen=True)
class Continue: ...


@dataclass(frozen=True)
class TakeBack: ...


@dataclass(frozen=True)
class GiveUp: ...


@dataclass(frozen=True)
class NewGame:
    game: str
    options: Mapping[str, Json]  # those that were asked; the game's `check` completes them
    seats: Mapping[Seat, Player]
    length: int = 1  # in games: a match, if there are several
    names: tuple[str, ...] = ()  # of the people, in the order of their seats


@dataclass(frozen=True)
class Aid:
    on: bool


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


Setting = Aid | Sound | Brightness | Language


def changed(settings: Settings, wish: Setting) -> Settings:
    """The settings as somebody wants them."""
    match wish:
        case Aid(on):
            return settings._replace(aid=on)
        case Sound(on):
            return settings._replace(sound=on)
        case Brightness(level):
            return settings._replace(brightness=level)
        case Language(lang):
            return settings._replace(lang=lang)


Action = Continue | TakeBack | GiveUp | NewGame | Aid | Brightness | Sound | Language | StartSelfTest | ShutDown
