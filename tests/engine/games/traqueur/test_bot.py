"""Le Traqueur's bots: they build mazes, and their search always ends."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots
from engine.games.traqueur.board import CELLS, OUT, within_reach
from engine.games.traqueur.bot import choose, maze, steps_from
from engine.games.traqueur.camps import BARRIERS, Camp
from engine.games.traqueur.game import GAME
from engine.referee import AnyReferee, Referee


def at_once() -> bool:
    return True


def camp(level: int, seed: int) -> Camp:
    return Camp.built_by(choose(GAME.blank("north"), level, Random(seed), at_once))


def game(levels: tuple[int, int], seed: int, moves: int = 4000) -> AnyReferee:
    """Play a game between two bots and return it."""
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


@pytest.mark.parametrize("seed", range(20))
def test_a_maze_has_all_barriers_and_leads_everywhere(seed: int) -> None:
    barriers = maze(Random(seed))
    assert barriers.bit_count() == BARRIERS
    assert within_reach(barriers) == (1 << CELLS) - 1


@pytest.mark.parametrize("level", [2, 3])
def test_the_upper_levels_never_ask_for_a_cell_where_they_have_been(level: int) -> None:
    referee = game((level, level), level)
    asked = referee.view("table")
    been: dict[str, set[str]] = {"north": set(), "south": set()}
    for question in GAME.show(asked)["asked"]:
        seat, cell = question["seat"], question["ask"]
        assert question["yes"] is not False or cell not in been[seat] or cell == "out"
        if question["yes"]:
            been[seat].add(cell)


def test_level_3_goes_on_from_the_far_end_where_the_fewest_ways_are_left() -> None:
    referee: AnyReferee = Referee(GAME, {}, seed=1)
    referee.play("north", GAME.read("A1"))
    referee.play("south", GAME.read("F6 A2|B2"))
    for cell in ("A1", "A2", "B2"):
        referee.play("north", GAME.read(cell))
    referee.play("south", GAME.read("B1"))
    referee.play("south", GAME.read("wait"))
    for seed in range(10):
        assert GAME.write(choose(referee.view("north"), 3, Random(seed), at_once)) == "A3"


def test_the_first_question_differs_from_game_to_game() -> None:
    for level in (1, 2, 3):
        firsts = {game((level, level), seed, moves=3).line[2].move for seed in range(0, 24, 2)}
        assert len(firsts) > 2


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


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_level_clearly_beats_the_one_below(level: int) -> None:
    games = [game((level, level - 1), seed) for seed in range(20)] + [
        game((level - 1, level), seed) for seed in range(20)
    ]
    winners = [played.outcome.winners for played in games if played.outcome]
    assert winners[:20].count(("north",)) + winners[20:].count(("south",)) >= 26
