"""Loot: the houses that a pawn has taken, or the police from it. Rules `chicago 6` and `13`."""

from __future__ import annotations

from engine.games.chicago.board import WORTH

Loot = tuple[str, ...]  # kinds, sorted


def plus(loot: Loot, kind: str) -> Loot:
    return tuple(sorted((*loot, kind)))


def minus(loot: Loot, kind: str) -> Loot:
    at = loot.index(kind)
    return (*loot[:at], *loot[at + 1 :])


def goes_back(kind: str, loot: Loot) -> bool:
    """Whether a house that a pawn with this loot finds may or must go back to its cell (rule 6)."""
    return kind == "plane" or (kind == "car" and "car" in loot) or (kind == "bank" and "car" not in loot)


def worth(loot: Loot) -> int:
    """In thousands (rule 13)."""
    return sum(WORTH[kind] for kind in loot)
