"""The bots of Catch a Thief: they use only their view, vary their moves, and resist opponents who know their odds."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean
from typing import Any

import pytest

from engine.bots import Enough, after_asking
from engine.game import Event, fold
from engine.games.catch_a_thief import net as dragnet
from engine.games.catch_a_thief.bot import choose
from engine.games.catch_a_thief.game import GAME, HIDEOUTS, NAMES, POINTS, Point, View, candidates, paths_to
from engine.memo import forget
from engine.referee import Referee

Player = Callable[[View], Point]
SEATS = ("thief", "detective")


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def chase(*points: str, **options: Any) -> Referee[Any, Any, Any]:
    """Return a game after these moves, alternately of the thief and the detective."""
    referee = Referee(GAME, options, seed=0)
    for point in points:
        (seat,) = referee.to_act
        referee.play(seat, GAME.read(point))
    return referee


def bot(level: int, rng: Random, enough: Enough = never) -> Player:
    return lambda view: choose(view, level, rng, enough)


def play(thief: Player, detective: Player, variant: int = 1) -> int:
    """Play a game and return the detective's score."""
    referee = Referee(GAME, {"variant": variant}, seed=0)
    while not referee.outcome:
        (seat,) = referee.to_act
        referee.play(seat, (thief if seat == "thief" else detective)(referee.view(seat)))
    return referee.outcome.scores["detective"]


def names(moves: set[Point]) -> set[str]:
    return {NAMES[move] for move in moves}


class Watched(Random):
    """A random generator that remembers the arguments of the last call of `choices`."""

    drawn: tuple[Sequence[Any], Sequence[float]]

    def choices(self, population: Any, weights: Any = None, **more: Any) -> Any:
        self.drawn = (population, weights)
        return super().choices(population, weights, **more)


def odds_of(view: View, level: int) -> dict[Point, float]:
    """Return the visits between which a detective draws, each with its probability."""
    dice = Watched(0)
    choose(view, level, dice, never)
    visits, weights = dice.drawn
    return {visit.at: weight / sum(weights) for visit, weight in zip(visits, weights, strict=True)}


def risks(view: View, odds: dict[Point, float]) -> dict[Point, float]:
    """Return the expected score for each point where the thief may be, if the detective visits with these odds."""
    net = dragnet.net_of(candidates(view))
    rows = [[odd * score for score in score_row(net, at, view.moved)] for at, odd in odds.items()]
    return dict(zip(dragnet.points(net), map(sum, zip(*rows, strict=True)), strict=True))


def score_row(net: int, at: Point, turn: int) -> list[float]:
    return dragnet.visit_scores(net, dragnet.split(net, at), turn, 0)


OPENING = ("6G", "6F", "5G", "8G", "4G")  # The thief has made his third step, and the detective is to move.
TO_STEP = (*OPENING, "8H")


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_bots_of_every_level_play_games_to_the_end_with_legal_moves(variant: int, level: int) -> None:
    rng = Random(level)
    for _ in range(2):
        assert 2 <= play(bot(level, rng), bot(level, rng), variant) <= 10  # The referee refuses every illegal move.


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("questions", [3, 20, 1000])
def test_the_same_seed_makes_the_same_move_whatever_the_bot_has_thought_of_before(
    seat: str, level: int, questions: int
) -> None:
    view = chase(*(TO_STEP if seat == "thief" else OPENING)).view(seat)
    warm = [choose(view, level, Random(seed), after_asking(questions)) for seed in range(3)]
    forget()
    assert [choose(view, level, Random(seed), after_asking(questions)) for seed in range(3)] == warm


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_bot_without_time_still_moves_sensibly(seat: str, level: int) -> None:
    view = chase(*(TO_STEP if seat == "thief" else OPENING)).view(seat)
    made = {choose(view, level, Random(seed), at_once) for seed in range(80)}
    sensible = set(GAME.legal(view)) if seat == "thief" else candidates(view)
    assert made == sensible


@pytest.mark.parametrize("seat", SEATS)
def test_a_bot_plays_from_a_view_that_was_rebuilt_from_written_events(seat: str) -> None:
    referee = chase(*(TO_STEP if seat == "thief" else OPENING))
    written = [json.dumps([event.kind, dict(event.data)]) for event in referee.shown(seat)]
    events = [Event(*json.loads(line)) for line in written]
    rebuilt = fold(GAME, GAME.blank(seat), events)
    for level in (0, 1, 2, 3):
        again = choose(rebuilt, level, Random(7), after_asking(100))
        assert again == choose(referee.view(seat), level, Random(7), after_asking(100))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_detective_does_the_same_wherever_the_thief_really_is(level: int) -> None:
    here, there = chase("6G", "6F", "5G", "5E", "4G"), chase("6E", "6F", "7E", "5E", "8E")
    for seed in range(5):
        visits = {choose(game.view("detective"), level, Random(seed), never) for game in (here, there)}
        assert len(visits) == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_detective_visits_only_points_that_can_catch_or_tell_something(level: int) -> None:
    view = chase(*OPENING).view("detective")
    net = dragnet.net_of(candidates(view))
    for at in [at for at, odd in odds_of(view, level).items() if odd]:
        visit = dragnet.split(net, at)
        assert at not in HIDEOUTS
        assert at in candidates(view) or (level > 1 and visit.orange and visit.blue)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("seat", SEATS)
def test_both_seats_mix_their_moves(seat: str, level: int) -> None:
    view = chase(*(TO_STEP if seat == "thief" else OPENING)).view(seat)
    assert len({choose(view, level, Random(seed), never) for seed in range(40)}) > 1


@pytest.mark.parametrize("level", [2, 3])
def test_the_thief_of_variant_one_begins_on_every_side(level: int) -> None:
    view = chase().view("thief")
    assert names({choose(view, level, Random(seed), never) for seed in range(60)}) == {"5F", "6E", "6G", "7F"}


def test_the_thief_goes_on_from_a_first_step_that_it_would_not_have_made() -> None:
    referee = chase("5G", "6F", variant=2)  # A person made this diagonal step before the bot took over.
    view = referee.view("thief")
    assert {choose(view, 3, Random(seed), never) for seed in range(40)} == set(GAME.legal(view))


def test_two_pairs_far_apart_are_told_apart_from_a_point_off_the_net() -> None:
    view = chase("6G", "6F", "5G", "5E", "4G").view("detective")
    assert names(set(candidates(view))) == {"4G", "5H", "7D", "8E"}
    net = dragnet.net_of(candidates(view))
    for seed in range(5):
        visit = dragnet.split(net, choose(view, 3, Random(seed), never))
        pairs = {frozenset(names(set(dragnet.points(part)))) for part in (visit.orange, visit.blue)}
        assert pairs == {frozenset({"4G", "5H"}), frozenset({"7D", "8E"})}


# ---- the net


@pytest.mark.parametrize(
    ("scores", "value", "odds"),
    [
        ([[7.0]], 7, [1]),
        ([[10, 2], [2, 10]], 6, [1 / 2, 1 / 2]),
        ([[3, 5], [6, 2]], 4, [2 / 3, 1 / 3]),  # 3p + 6(1 - p) = 5p + 2(1 - p)
        ([[9, 9], [4, 5], [3, 10]], 5, [0, 1, 0]),  # a saddle point
        ([[2, 10, 10], [10, 2, 10], [10, 10, 2]], 22 / 3, [1 / 3] * 3),
    ],
)
def test_a_duel_is_solved(scores: list[list[float]], value: float, odds: list[float]) -> None:
    solved = dragnet.solve(scores)
    assert solved.value == pytest.approx(value)
    assert solved.odds == pytest.approx(odds)


def test_at_the_last_visit_a_net_of_n_points_saves_one_turn_in_n() -> None:
    last = [POINTS[name] for name in ("1B", "2A", "1J", "2K", "10A", "11B", "10K", "11J")]
    for size in range(1, 9):
        assert dragnet.expected_score(dragnet.net_of(last[:size]), 9, 0) == pytest.approx(10 - 1 / size)


def test_a_net_is_worth_the_same_when_the_board_is_turned_or_mirrored() -> None:
    nets = [("4F", "5G", "6H"), ("6H", "7G", "8F"), ("6D", "5E", "4F"), ("8F", "7E", "6D")]
    assert len({dragnet.expected_score(dragnet.net_of(POINTS[name] for name in net), 2, 1) for net in nets}) == 1


def test_a_thief_surely_found_is_caught_at_once() -> None:
    assert dragnet.expected_score(dragnet.net_of([POINTS["5G"]]), 2, 2) == 2


# ---- against opponents who know the bot's odds


@pytest.mark.parametrize("level", [2, 3])
def test_no_point_is_much_safer_than_the_net_promises(level: int) -> None:
    for clues in (OPENING, ("6G", "6F", "6H"), ("6G", "6F", "6H", "5G", "6I", "5G", "5I", "4G", "4I")):
        view = chase(*clues).view("detective")
        promise = dragnet.expected_score(dragnet.net_of(candidates(view)), view.moved, 0)
        assert max(risks(view, odds_of(view, level)).values()) < promise + 0.3


def test_a_thief_who_knows_the_detectives_odds_is_caught_in_most_games() -> None:
    def knowing(view: View) -> Point:
        """Step to the point where the detective's odds give the highest expected score."""
        after = View("detective", view.options, view.moved + 1, (), view.clues)
        if not view.moved or not candidates(after):
            return rng.choice(GAME.legal(view))
        scores = risks(after, odds_of(after, 2))
        return max(GAME.legal(view), key=scores.__getitem__)

    rng = Random(1)
    scores = [play(knowing, bot(2, rng)) for _ in range(80)]
    assert mean(score < 10 for score in scores) > 0.5  # It is about 0.75.
    assert mean(scores) < 7.3  # It is about 6.4.


def test_a_detective_who_trusts_the_commonest_path_does_worse_against_the_best_thief_than_against_a_wanderer() -> None:
    def trusting(view: View) -> Point:
        reached = paths_to(view)[-1]
        return max(reached, key=lambda at: (reached[at], at)) if view.clues else POINTS["6F"]

    rng = Random(2)
    wanderer = mean(play(bot(0, rng), trusting) for _ in range(300))
    best = mean(play(bot(3, rng), trusting) for _ in range(60))
    assert best > wanderer + 0.5


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_detective_who_thinks_is_far_better_than_one_who_walks_at_random(level: int) -> None:
    rng = Random(3)
    assert mean(play(bot(0, rng), bot(level, rng)) for _ in range(24)) < 8  # It is about 6.3.
    assert mean(play(bot(0, rng), bot(0, rng)) for _ in range(60)) > 9  # It is about 9.6.
