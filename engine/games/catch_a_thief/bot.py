"""Bots for Catch a Thief. Both seats draw their moves at random: a fixed rule loses to an opponent who knows the rule.

The module `net` guarantees the detective an expected score. The detective gives up a little of it to do better against
thieves who step at random. The thief computes where the detective may believe it to be. It chooses the probabilities of
its steps so that the detective gains as little as possible from any visit, and from following only the likeliest
points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import mul
from random import Random
from typing import Final

from engine.bots import Enough
from engine.games.catch_a_thief.game import (
    DETECTIVE,
    ESCAPE_SCORE,
    FIRST_STEPS,
    GAME,
    HIDEOUTS,
    SCENE,
    SIZE,
    STEPS,
    Point,
    View,
    candidates,
    distance,
    on_one_line,
    steps,
)
from engine.games.catch_a_thief.net import after_step, net_of, points, solve, split, useful_visits, visit_scores
from engine.memo import memo

Belief = Mapping[Point, float]  # the probability of each point where the thief may be
StepModel = Callable[[Belief, int], Belief]  # updates a belief for the thief's step after the given number of steps

SEARCH_DEPTHS: Final = {1: (), 2: (0, 1), 3: (0, 2)}  # detective, by level: the values of `ahead` to try in turn
RANDOM_THIEVES: Final = 1 / 3  # detective: the share of thieves that it expects to step at random
HIDEOUT_DISTANCE: Final = distance(min(HIDEOUTS))  # steps from the scene to a hideout
ROUNDS: Final = 100  # thief: rounds of regret matching before a step


def choose(view: View, level: int, rng: Random, enough: Enough) -> Point:
    """Return a legal move for the seat of the view, which must be to act."""
    legal = GAME.legal(view)
    if len(legal) == 1 or level == 0:
        return rng.choice(legal)
    if view.seat == DETECTIVE:
        return _choose_visit(view, level, rng, enough)
    odds = _step_odds(view, level, enough) if level > 1 else {}
    weights = [odds.get(step, 0.0) for step in legal]
    return rng.choices(legal, weights)[0] if any(weights) else rng.choice(legal)


# ------------------------------------------------------------------------------------------ beliefs


def _belief_from_clues(view: View, step_model: StepModel) -> Belief:
    """Return the belief after all steps and clues so far, if the thief steps as `step_model` says."""
    belief: Belief = {SCENE: 1.0}
    for moved in range(view.moved):
        belief = step_model(belief, moved)
        for clue in view.clues[moved : moved + 1]:
            fits = [at for at in belief if at != clue.at and on_one_line(at, clue.at) == clue.orange]
            total = sum(belief[at] for at in fits)
            belief = {at: belief[at] / total if total else 1 / len(fits) for at in fits}
    return belief


def _after_step(belief: Belief, odds: Mapping[Point, Belief]) -> Belief:
    """Return the belief after a step of the thief, if it steps from each point with these odds.

    Steps to a hideout are left out: the game goes on, so the thief has not made one.
    """
    after: dict[Point, float] = {}
    for at, share in belief.items():
        for to, odd in odds[at].items():
            if to not in HIDEOUTS:
                after[to] = after.get(to, 0.0) + share * odd
    return after


def _random_steps(variant: int) -> StepModel:
    """Return the model of a thief that steps at random."""

    def step_model(belief: Belief, moved: int) -> Belief:
        targets = {at: steps(variant, at, moved) for at in belief}
        return _after_step(belief, {at: dict.fromkeys(to, 1 / len(to)) for at, to in targets.items()})

    return step_model


# ------------------------------------------------------------------------------------------ the detective


def _choose_visit(view: View, level: int, rng: Random, enough: Enough) -> Point:
    """Draw a visit with the best odds found in time. If there was no time, all points of the net are equally likely."""
    net = net_of(candidates(view))
    belief = _belief_from_clues(view, _random_steps(view.options["variant"]))
    visits = useful_visits(net, anywhere=False)
    odds = [1.0] * len(visits)
    for ahead in SEARCH_DEPTHS[level]:
        tried = useful_visits(net, anywhere=ahead > 0)
        scores = []
        for visit in tried:
            if enough():
                return rng.choices(visits, odds)[0].at
            scores.append(visit_scores(net, visit, view.moved, ahead))
        believed = [belief[at] for at in points(net)]
        visits, odds = tried, solve([_mixed_scores(line, believed) for line in scores]).odds
    return rng.choices(visits, odds)[0].at


def _mixed_scores(scores: Sequence[float], belief: Sequence[float]) -> list[float]:
    """Return a visit's scores if RANDOM_THIEVES of the thieves step at random and the others choose where they are.

    As long as RANDOM_THIEVES is small, the best odds for this mix keep nearly all of the score that the net guarantees.
    """
    against_random = RANDOM_THIEVES * sum(map(mul, scores, belief))
    return [(1 - RANDOM_THIEVES) * score + against_random for score in scores]


# ------------------------------------------------------------------------------------------ the thief


def _step_odds(view: View, level: int, enough: Enough) -> Belief:
    """Return the odds of the thief's next step.

    At level 2 the thief assumes that the detective expects random steps. At level 3 it assumes that the detective knows
    the odds of this bot, but not its random numbers.
    """
    variant = view.options["variant"]
    random_steps = _random_steps(variant)

    def step_model(belief: Belief, moved: int) -> Belief:
        if level == 2 or enough():
            return random_steps(belief, moved)
        return _after_step(belief, _best_step_odds(variant, tuple(belief.items()), moved))

    belief = _belief_from_clues(view, step_model)
    at = view.path[-1] if view.path else SCENE
    return {} if enough() else _best_step_odds(variant, tuple(belief.items()), view.moved)[at]


class _RegretMatcher:
    """One player's odds, learnt by regret matching: a choice gets likelier the more one regrets not having made it."""

    def __init__(self, choices: int) -> None:
        self._regrets = [0.0] * choices
        self._weighted_odds = [0.0] * choices

    def odds(self) -> list[float]:
        return _normalized(self._regrets)

    def learn(self, gains: Sequence[float], weight: int) -> None:
        """Update the regrets with the gain that each choice would have had in this round."""
        odds = self.odds()
        expected = sum(map(mul, odds, gains))
        self._regrets = [max(regret + gain - expected, 0.0) for regret, gain in zip(self._regrets, gains, strict=True)]
        self._weighted_odds = [total + weight * odd for total, odd in zip(self._weighted_odds, odds, strict=True)]

    def average(self) -> list[float]:
        """Return the weighted average of the odds of all rounds.

        If two players learn against each other, their averages converge to the best odds against each other.
        """
        return _normalized(self._weighted_odds)


def _normalized(parts: Sequence[float]) -> list[float]:
    """Scale the parts so that their sum is 1. If all are 0, return equal parts."""
    total = sum(parts)
    return [part / total for part in parts] if total else [1 / len(parts)] * len(parts)


@memo(1 << 10)
def _best_step_odds(variant: int, belief: tuple[tuple[Point, float], ...], moved: int) -> Mapping[Point, Belief]:
    """Return the best odds of the thief's steps from each point where it may be, learnt against a detective."""
    if not moved:
        return {SCENE: _first_step_odds(variant)}
    targets = {at: STEPS[at] for at, _ in belief}
    visits = useful_visits(after_step(net_of(targets)), anywhere=False)
    answers = [[list(points(part)) for part in (visit.orange, visit.blue)] for visit in visits]
    net_gains = _estimated_gains(moved + 2, HIDEOUT_DISTANCE - 2 - distance(belief[0][0]))
    thief = {at: _RegretMatcher(len(to)) for at, to in targets.items()}
    detective = _RegretMatcher(len(visits))
    for weight in range(1, ROUNDS + 1):
        odds = {at: dict(zip(to, thief[at].odds(), strict=True)) for at, to in targets.items()}
        after = _after_step(dict(belief), odds)
        gains_by_visit = [
            {visit.at: ESCAPE_SCORE - moved - 1.0} | _gains(orange, after, net_gains) | _gains(blue, after, net_gains)
            for visit, (orange, blue) in zip(visits, answers, strict=True)
        ]
        detective.learn([sum([after[at] * gain for at, gain in gains.items()]) for gains in gains_by_visit], weight)
        safety = dict.fromkeys(after, 0.0)
        for odd, gains in zip(detective.odds(), gains_by_visit, strict=True):
            for at, gain in gains.items():
                safety[at] -= odd * gain
        for at, to in targets.items():
            thief[at].learn([safety[step] for step in to], weight)
    return {at: dict(zip(to, thief[at].average(), strict=True)) for at, to in targets.items()}


def _first_step_odds(variant: int) -> Belief:
    """Return equal odds for the first steps that leave the net with the highest expected score.

    They can be computed because the first visit is known: it is the scene, and its clue shows whether the step was
    straight or diagonal.
    """
    net = net_of(FIRST_STEPS[variant])
    scores = dict(zip(points(net), visit_scores(net, split(net, SCENE), 1, 0), strict=True))
    best = [float(score == max(scores.values())) for score in scores.values()]
    return dict(zip(scores, _normalized(best), strict=True))


def _gains(part: list[Point], belief: Belief, net_gains: Sequence[float]) -> dict[Point, float]:
    """Return the detective's gain, compared with an escape, for a thief at each point that an answer leaves.

    The detective need not follow all these points: a smaller net over the likeliest points may gain more. The other
    points then have no gain and are left out. As a side effect, `part` is sorted, likeliest points first.
    """
    part.sort(key=belief.__getitem__, reverse=True)
    followed, net, most, size, each = 0.0, 0, 0.0, 0, 0.0
    for count, at in enumerate(part, 1):
        followed += belief[at]
        net |= after_step(1 << at)
        gain = net_gains[net.bit_count()]
        if followed * gain > most:
            most, size, each = followed * gain, count, gain
    return dict.fromkeys(part[:size], each)


def _estimated_gains(turn: int, left: int) -> Sequence[float]:
    """Return, by the size of a net, an estimate of ESCAPE_SCORE minus the expected score of that net.

    `left` is the number of steps from the points of the net to the hideouts. The estimate is exact for the last visit,
    and within a few tenths for the nets of real games. Computing the exact score would take too long in this loop.
    """
    capped = min(left, 5)
    return [
        (ESCAPE_SCORE - turn) * capped / (capped + size - 1) if capped and size else 0.0 for size in range(SIZE * 2)
    ]
