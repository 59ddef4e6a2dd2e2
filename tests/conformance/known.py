"""What is known about the games beforehand: counted move trees and golden play-throughs, kept as files beside this one.

`make goldens` writes both from a game's plans.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from engine.conformance import Tree
from engine.conformance.case import AnyGame, MoveTexts
from engine.game import Options

HERE = Path(__file__).parent


class Plan(NamedTuple):
    """A position, and how far to go on from it: the depth of a move tree, or so many moves by random players."""

    options: Options
    line: MoveTexts
    depth: int


def tree_file(game: AnyGame) -> Path:
    return HERE / "perft" / f"{game.name}.json"


def golden_file(game: AnyGame) -> Path:
    return HERE / "goldens" / f"{game.name}.txt"


def counted(game: AnyGame) -> tuple[Tree, ...]:
    """Return the move trees that an oracle counted; none before the first `make goldens`."""
    if not tree_file(game).exists():
        return ()
    entries = json.loads(tree_file(game).read_text(encoding="utf-8"))
    return tuple(
        Tree(entry["options"], tuple((seat, text) for seat, text in entry["line"]), tuple(entry["nodes"]))
        for entry in entries
    )


def golden(game: AnyGame) -> str:
    """Return the golden play-through; nothing before the first `make goldens`."""
    return golden_file(game).read_text(encoding="utf-8") if golden_file(game).exists() else ""
