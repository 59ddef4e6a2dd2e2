"""Bots for Catch a Thief. Both seats draw from odds, for a player with a rule loses to whoever knows the rule.

The detective promises itself a score with the net of `dragnet`, and stakes a little of that promise to do better
against thieves who wander. The thief keeps in mind what the detective may believe of it, and at each step divides
that belief among the points so that no single visit, and no smaller net over the likeliest points, pays.
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
from engine.games.catch_a_thief.net import cast, duel, look, looks, points, row, spread
from engine.memo import memo

Belief = Mapping[Point, float]  # where the thief may be: every point of the net, with its odds
Stride = Callable[[Belief, int], Belief]  # what the thief's next step, after so many, makes of a belief

AHEAD: Final = {1: (), 2: (0, 1), 3: (0, 2)}  # detective, by level: the `ahead` of its first and second thoughts
WANDERERS: Final = 1 / 3  # detective: the share of thieves whom it takes to step at random
LONGEST: Final = distance(min(HIDEOUTS))  # steps from the scene to a hideout
ROUNDS: Final = 100  # thief: rounds of trial play before a step


def choose(view: View, level: int, rng: Random, enough: Enough) -> Point:
    """A legal move for the seat that the view belongs to and whose turn it is."""
    legal = GAME.legal(view)
    if len(legal) == 1 or level == 0:
        return rng.choice(legal)
    if view.seat == DETECTIVE:
        return _visit(view, level, rng, enough)
    odds = _ways_on(view, level, enough) if level > 1 else {}
    weights = [odds.get(step, 0.0) for step in legal]
    return rng.choices(legal, weights)[0] if any(weights) else rng.choice(legal)


# ------------------------------------------------------------------------------------------ what may be believed


def _follow(view: View, stride: Stride) -> Belief:
    """What the clues leave of a belief that begins at the scene and moves on by `stride`."""
    belief: Belief = {SCENE: 1.0}
    for moved in range(view.moved):
        belief = stride(belief, moved)
        for clue in view.clues[moved : moved + 1]:
            fits = [at for at in belief if at != clue.at and on_one_line(at, clue.at) == clue.orange]
            total = sum(belief[at] for at in fits)
            belief = {at: belief[at] / total if total else 1 / len(fits) for at in fits}
    return belief


def _step(belief: Belief, odds: Mapping[Point, Belief]) -> Belief:
    """A belief after the thief's step, made with these odds from each point; nobody has reached a hideout."""
    after: dict[Point, float] = {}
    for at, share in belief.items():
        for to, odd in odds[at].items():
            if to not in HIDEOUTS:
                after[to] = after.get(to, 0.0) + share * odd
    return after


def _wander(variant: int) -> Stride:
    """A thief who steps at random."""

    def stride(belief: Belief, moved: int) -> Belief:
        ways = {at: steps(variant, at, moved) for at in belief}
        return _step(belief, {at: dict.fromkeys(to, 1 / len(to)) for at, to in ways.items()})

    return stride


# ------------------------------------------------------------------------------------------ the detective


def _visit(view: View, level: int, rng: Random, enough: Enough) -> Point:
    """Draw a visit from the best odds found in time; without any, each point of the net is as good as another."""
    net = cast(candidates(view))
    belief = _follow(view, _wander(view.options["variant"]))
    visits = looks(net, anywhere=False)
    odds = [1.0] * len(visits)
    for ahead in AHEAD[level]:
        tried = looks(net, anywhere=ahead > 0)
        scores = []
        for visit in tried:
            if enough():
                return rng.choices(visits, odds)[0].at
            scores.append(row(net, visit, view.moved, ahead))
        visits, odds = tried, duel([_stake(line, [belief[at] for at in points(net)]) for line in scores]).odds
    return rng.choices(visits, odds)[0].at


def _stake(scores: Sequence[float], belief: Sequence[float]) -> list[float]:
    """A visit's scores in a world where some thieves wander and only the others choose where they are.

    As long as the wanderers are few, the odds for that world still keep nearly all that the net promises.
    """
    wandering = WANDERERS * sum(map(mul, scores, belief))
    return [(1 - WANDERERS) * score + wandering for score in scores]


# ------------------------------------------------------------------------------------------ the thief


def _ways_on(view: View, level: int, enough: Enough) -> Belief:
    """The odds of the thief's next step.

    At level 2 the detective is thought to believe in a wanderer, at level 3 to know this bot but for its dice.
    """
    variant = view.options["variant"]
    wander = _wander(variant)

    def stride(belief: Belief, moved: int) -> Belief:
        if level == 2 or enough():
            return wander(belief, moved)
        return _step(belief, _plan(variant, tuple(belief.items()), moved))

    belief = _follow(view, stride)
    at = view.path[-1] if view.path else SCENE
    return {} if enough() else _plan(variant, tuple(belief.items()), view.moved)[at]


class _Habit:
    """Odds that learn: a choice is made the more often the more it was regretted not to have been made."""

    def __init__(self, choices: int) -> None:
        self._regrets = [0.0] * choices
        self._made = [0.0] * choices

    def odds(self) -> list[float]:
        return _shares(self._regrets)

    def learn(self, gains: Sequence[float], weight: int) -> None:
        """Take in what each choice would have gained."""
        odds = self.odds()
        gained = sum(map(mul, odds, gains))
        self._regrets = [max(regret + gain - gained, 0.0) for regret, gain in zip(self._regrets, gains, strict=True)]
        self._made = [made + weight * odd for made, odd in zip(self._made, odds, strict=True)]

    def average(self) -> list[float]:
        """The odds over all rounds: two habits that play each other tend to the best odds against each other."""
        return _shares(self._made)


def _shares(parts: Sequence[float]) -> list[float]:
    total = sum(parts)
    return [part / total for part in parts] if total else [1 / len(parts)] * len(parts)


@memo(1 << 10)
def _plan(variant: int, belief: tuple[tuple[Point, float], ...], moved: int) -> Mapping[Point, Belief]:
    """From each point where the thief may be: the odds of its steps, found in trial play against a detective."""
    if not moved:
        return {SCENE: _start(variant)}
    ways = {at: STEPS[at] for at, _ in belief}
    visits = looks(spread(cast(ways)), anywhere=False)
    answers = [[list(points(part)) for part in (visit.orange, visit.blue)] for visit in visits]
    grip = _grip(moved + 2, LONGEST - 2 - distance(belief[0][0]))
    thief = {at: _Habit(len(to)) for at, to in ways.items()}
    detective = _Habit(len(visits))
    for weight in range(1, ROUNDS + 1):
        crowd = _step(dict(belief), {at: dict(zip(to, thief[at].odds(), strict=True)) for at, to in ways.items()})
        hauls = [
            {visit.at: ESCAPE_SCORE - moved - 1.0} | _haul(orange, crowd, grip) | _haul(blue, crowd, grip)
            for visit, (orange, blue) in zip(visits, answers, strict=True)
        ]
        detective.learn([sum([crowd[at] * gain for at, gain in haul.items()]) for haul in hauls], weight)
        safety = dict.fromkeys(crowd, 0.0)
        for odd, haul in zip(detective.odds(), hauls, strict=True):
            for at, gain in haul.items():
                safety[at] -= odd * gain
        for at, to in ways.items():
            thief[at].learn([safety[step] for step in to], weight)
    return {at: dict(zip(to, thief[at].average(), strict=True)) for at, to in ways.items()}


def _start(variant: int) -> Belief:
    """The first steps that leave the net of most worth: the first visit is known, and tells diagonal from straight."""
    net = cast(FIRST_STEPS[variant])
    scores = dict(zip(points(net), row(net, look(net, SCENE), 1, 0), strict=True))
    return dict(zip(scores, _shares([float(score == max(scores.values())) for score in scores.values()]), strict=True))


def _haul(part: list[Point], crowd: Belief, grip: Sequence[float]) -> dict[Point, float]:
    """What the detective still gains, compared with an escape, on a thief at each point that an answer leaves.

    It need not hold them all: a smaller net over the likeliest points may gain more. Sorts `part` by the way.
    """
    part.sort(key=crowd.__getitem__, reverse=True)
    held, net, most, size, each = 0.0, 0, 0.0, 0, 0.0
    for count, at in enumerate(part, 1):
        held += crowd[at]
        net |= spread(1 << at)
        gain = grip[net.bit_count()]
        if held * gain > most:
            most, size, each = held * gain, count, gain
    return dict.fromkeys(part[:size], each)


def _grip(turn: int, left: int) -> Sequence[float]:
    """By the size of a net whose points are `left` steps from the hideouts: about ESCAPE_SCORE minus its worth.

    Exact for the last visit, and within some tenths for the nets of a game: trial play cannot wait for the true worth.
    """
    hold = min(left, 5)
    return [(ESCAPE_SCORE - turn) * hold / (hold + size - 1) if hold and size else 0.0 for size in range(SIZE * 2)]
