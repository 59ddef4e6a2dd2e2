"""Catch a Thief: `game` has the rules, `bot` chooses moves, `net` computes the score that the detective can expect."""

from engine.games.catch_a_thief.game import GAME

__all__ = ["GAME"]
