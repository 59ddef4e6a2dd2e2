"""Catch a Thief: `game` has the rules, `bot` plays, `net` works out what the detective can expect."""

from engine.games.catch_a_thief.game import GAME

__all__ = ["GAME"]
