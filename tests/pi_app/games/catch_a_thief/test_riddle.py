"""The riddle of the wanderer: the walk is fair, every return is counted, and what the answer says is true."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from pi_app.games.catch_a_thief.riddle import ANSWERS, HERE, WALK_MS, Walk, distance, glow, on_board, pace_after, riddle
from pi_app.palette import GREEN, PURPLE, SNOW
from pi_app.words import say


def returned(steps: int) -> Fraction:
    """Return the exact probability that a walk on the plane grid is back at its start after at most so many steps."""
    half = steps // 2
    back = [Fraction(1)]  # The probability to stand on the start after 2n steps is (C(2n, n) / 4^n) squared.
    choose = Fraction(1)
    for n in range(1, half + 1):
        choose *= Fraction(2 * n - 1, 2 * n)
        back.append(choose * choose)
    first = [Fraction(0)]
    for n in range(1, half + 1):
        first.append(back[n] - sum(first[k] * back[n - k] for k in range(1, n)))
    return sum(first, Fraction(0))


def test_one_thief_in_four_is_back_after_two_steps() -> None:
    assert returned(2) == Fraction(1, 4)
    rng, tries = Random(1), 20_000
    back = sum(Walk().step(rng).step(rng).place == HERE for _ in range(tries))
    assert abs(back / tries - 0.25) < 0.015, "and so it is in the show"


@pytest.mark.slow
def test_one_thief_in_four_is_still_away_after_ten_thousand_steps() -> None:
    # Dividing the generating functions gives 0.2613 for 10,000 steps; the walks of the show must agree.
    rng, tries, most = Random(2), 400, 10_000
    away = sum(Walk().on(rng, most).place != HERE for _ in range(tries))
    assert 0.2 < away / tries < 0.325
    assert 1 - returned(200) > Fraction(38, 100), "the chance falls slowly"


def test_every_neighbour_is_equally_likely() -> None:
    rng = Random(3)
    counted = Counter(Walk().step(rng).place for _ in range(8000))
    assert set(counted) == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert all(abs(count - 2000) < 200 for count in counted.values())


def test_a_walk_goes_step_by_step_and_counts() -> None:
    walk, rng, places = Walk(), Random(4), [HERE]
    for _ in range(2000):
        walk = walk.step(rng)
        places.append(walk.place)
    assert all(distance((b[0] - a[0], b[1] - a[1])) == 1 for a, b in pairwise(places))
    assert walk.steps == 2000
    assert walk.returns == places[1:].count(HERE) > 0
    assert walk.farthest == max(map(distance, places))


def test_a_walk_stops_at_the_scene_so_that_every_return_is_seen() -> None:
    rng = Random(5)
    assert all((walk := Walk().on(rng, 50)).place == HERE or walk.steps == 50 for _ in range(100))


def test_the_lights_show_the_detective_the_thief_and_the_way_he_came() -> None:
    lights = glow(Walk(((0, 0), (1, 0), (1, 1)), 2))
    assert lights[60][0].colour == SNOW
    assert lights[61][0].colour == lights[72][0].colour == PURPLE
    assert lights[72][0].strength == 1.0 > lights[61][0].strength
    assert glow(Walk(((1, 0), HERE), 2, 1))[60][0].colour == GREEN, "caught"


def test_beyond_the_edge_a_faint_light_shows_the_direction() -> None:
    lights = glow(Walk(((5, 0), (6, 0)), 6))
    assert not on_board((6, 0))
    assert 0 < lights[65][0].strength < 1
    assert max(lights) < 121


@pytest.mark.parametrize("seed", range(5))
def test_the_show_asks_walks_and_answers(seed: int) -> None:
    steps = list(riddle(Random(seed)))
    assert steps[0].text[0] == say("en", "catch-a-thief.riddle-question")
    answers = [step.text[1] for step in steps[-3:]]
    assert answers == [say("fr", f"catch-a-thief.riddle-{name}") for name in ANSWERS]
    assert WALK_MS <= sum(step.ms for step in steps[2:-3]) < WALK_MS + 1500
    caught = [step for step in steps if step.glow[60][0].colour == GREEN]
    texts = {step.text for step in steps if "caught" in step.text[0]}
    assert len({step.text for step in caught if "caught" in step.text[0]}) == len(texts), "each return is told once"


def test_the_walk_gets_faster_and_numbers_are_grouped_as_the_language_does() -> None:
    assert pace_after(0) == (1, 500) and pace_after(30_000)[0] == 200
    last = [step for step in riddle(Random(6)) if step.counts[0]][-1]
    assert re.match(r"Steps: \d+,\d{3} ·", last.counts[0])
    assert re.match(r"Pas : \d+\N{NO-BREAK SPACE}\d{3} ·", last.counts[1])
