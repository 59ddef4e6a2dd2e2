"""Loot: the houses that a pawn has taken, or that the police have confiscated. Rules `chicago 6` and `13`."""

from __future__ import annotations

from engine.games.chicago.board import WORTH

Loot = tuple[str, ...]  # the kinds of the houses, sorted


def plus(loot: Loot, kind: str) -> Loot:
    """Return the loot with one more house of this kind."""
    return tuple(sorted((*loot, kind)))


def minus(loot: Loot, kind: str) -> Loot:
    """Return the loot with one house less of this kind."""
    at = loot.index(kind)
    return (*loot[:at], *loot[at + 1 :])


def goes_back(kind: str, loot: Loot) -> bool:
    """Return whether a pawn with this loot that finds this kind of house may or must put it back (rule 6)."""
    return kind == "plane" or (kind == "car" and "car" in loot) or (kind == "bank" and "car" not in loot)


def worth(loot: Loot) -> int:
    """Return the worth of a loot, in thousands (rule 13)."""
    return sum(WORTH[kind] for kind in loot)
