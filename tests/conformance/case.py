"""What the suite needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.game import Options, Seat
from tests.conformance.walk import AnyGame, AnyReferee, Start


class Mutant(NamedTuple):
    """A game with something wrong in it, and the check that must find it."""

    name: str
    game: AnyGame
    caught_by: str


class Tree(NamedTuple):
    """A position whose move tree is counted, down to a depth."""

    options: dict[str, Any]
    line: tuple[tuple[str, str], ...]
    depth: int


class Case(NamedTuple):
    """One game and what the suite needs to know of it."""

    game: AnyGame
    options: tuple[Options, ...]
    plies: int  # where random games from the first move on are cut
    tries: tuple[str, ...]  # texts of moves, legal now and then
    hides: Callable[[AnyReferee, Seat], bool]  # whether more than one truth fits what the seat knows
    mutants: tuple[Mutant, ...]
    trees: tuple[Tree, ...]
    golden: Tree  # the play-through: its line, then as many moves by random players as its depth says
    under_way: tuple[Start, ...] = ()  # games in the middle of what random players hardly ever get to

    @property
    def starts(self) -> tuple[Start, ...]:
        """Where random games begin: wherever a game is under way, and at the first move with all options."""
        return (*self.under_way, *(Start(options, (), self.plies) for options in self.options))
