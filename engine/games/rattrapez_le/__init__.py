"""Rattrapez-le: `board` measures ways, `cards` deals, `turns` moves a subject, `verdicts` says why not, `views` is what
a seat knows, `truths` imagines what it does not know, `game` meets the contract.
"""

from engine.games.rattrapez_le.game import GAME

__all__ = ["GAME"]
