"""What the suite needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.bots import Bot
from engine.game import Game, Options, Seat
from engine.referee import AnyReferee

AnyGame = Game[Any, Any, Any]
MoveTexts = tuple[tuple[Seat, str], ...]  # who makes which move, written as text


class Mutant(NamedTuple):
    """The game with one fault planted in it, and the name of the check that must find it."""

    name: str
    game: AnyGame
    caught_by: str


class Tree(NamedTuple):
    """A position, and how many move sequences of length 0, 1, 2 ... begin there.

    Take the numbers from the rules, by hand or with a second program; numbers that the game itself counted prove
    nothing.
    """

    options: Options
    line: MoveTexts
    nodes: tuple[int, ...]


class Start(NamedTuple):
    """Where random games begin, by options and the moves already made, and after how many more they are cut."""

    options: Options
    line: MoveTexts
    plies: int


class Case(NamedTuple):
    """One game and what the suite needs to know of it."""

    game: AnyGame
    bot: Bot  # choose(view, level, rng, enough)
    options: tuple[Options, ...]  # random games are played with each of these
    plies: int  # after how many moves random games are cut
    tries: tuple[str, ...]  # texts of moves that every seat tries at every step; together they meet every refusal
    hides: Callable[[AnyReferee, Seat], bool]  # whether more than one truth fits what the seat knows
    mutants: tuple[Mutant, ...]  # at least one that leaks a secret and one that breaks a rule
    trees: tuple[Tree, ...]  # at least one
    golden: str  # a known play-through, as `tell` writes it
    under_way: tuple[Start, ...] = ()  # games in the middle of what random players hardly ever reach
    secrets: tuple[str, ...] = ()  # fields of the table's view that its lights, sounds and sentences never need

    @property
    def starts(self) -> tuple[Start, ...]:
        """Where random games begin: in each game under way, and at the first move with each of the options."""
        return (*self.under_way, *(Start(options, (), self.plies) for options in self.options))
