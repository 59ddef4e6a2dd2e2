"""Catch'it: `board` moves one pawn, `turns` joins two, `verdicts` says why not, `game` meets the contract."""

from engine.games.catch_it.game import GAME

__all__ = ["GAME"]
