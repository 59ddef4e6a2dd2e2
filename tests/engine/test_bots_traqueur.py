"""Le Traqueur's bots: mazes to hide in, and a search that ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import bots
from engine.bots.traqueur import choose, maze_behind, steps_from
from engine.games.traqueur.board import OUT, within_reach
from engine.games.traqueur.camps import BARRIERS, Camp, camp_behind
from engine.games.traqueur.game import GAME
from engine.games.traqueur.search import Grid
from engine.referee import Referee

AnyReferee = Referee[Any, Any, Any]


def at_once() -> bool:
    return True


def camp(level: int, seed: int) -> Camp:
    return Camp.built_by(choose(GAME.blank("north"), level, Random(seed), at_once))


def game(levels: tuple[int, int], seed: int, moves: int = 4000) -> AnyReferee:
    """A game between two bots."""
    referee: AnyReferee = Referee(GAME, {"first": ("north", "south")[seed % 2]}, seed=seed)
    level = dict(zip(("north", "south"), levels, strict=True))
    rng = Random(seed)
    while not referee.outcome and len(referee.line) < moves:
        seat = min(referee.to_act)
        referee.play(seat, choose(referee.view(seat), level[seat], rng, at_once))
    return referee


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_builds_camps_that_the_rules_accept(level: int) -> None:
    view = Referee(GAME, {}, seed=1).view("north")
    for seed in range(20):
        assert GAME.judge(view, choose(view, level, Random(seed), at_once)).ok


def test_mean_camps_are_long_mazes_with_every_barrier_and_never_the_same() -> None:
    camps = [camp(3, seed) for seed in range(12)]
    assert len(set(camps)) == len(camps)
    for built in camps:
        assert built.barriers.bit_count() == BARRIERS
        assert steps_from(OUT, built.barriers)[built.fugitive] >= 12
    ways = [steps_from(OUT, camp_behind(Grid(), Random(seed)).barriers) for seed in range(12)]
    assert max(map(len, ways)) > 1


def test_an_imagined_maze_fits_all_answers() -> None:
    referee = game((2, 2), 3, moves=60)
    grid = referee.view("table").search.grid
    for seed in range(30):
        maze = maze_behind(grid, Random(seed))
        assert not maze.barriers & grid.crossed
        assert maze.barriers & grid.closed == grid.closed
        assert maze.barriers.bit_count() <= BARRIERS
        assert within_reach(maze.barriers) >> maze.fugitive & 1
        assert not grid.entered >> maze.fugitive & 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_search_asks_only_what_it_may_and_every_turn_ends(level: int) -> None:
    referee = game((level, level), level, moves=120)
    longest = walked = 0
    for before, after in zip(referee.line, referee.line[1:], strict=False):
        walked = walked + 1 if before.seat == after.seat else 0
        longest = max(longest, walked)
    assert longest <= 2 * 36


def test_the_same_seed_asks_the_same() -> None:
    assert game((3, 3), 5, moves=40).line == game((3, 3), 5, moves=40).line


@pytest.mark.parametrize("level", [2, 3])
def test_the_upper_levels_clearly_beat_chance(level: int) -> None:
    games = [game((level, 0), seed) for seed in range(3)] + [game((0, level), seed) for seed in range(3)]
    wins = [played.outcome.winners for played in games if played.outcome]
    assert wins == [("north",)] * 3 + [("south",)] * 3
