"""The riddle of the wanderer, a light show: a thief strolls at random for ever, on a grid without edges.

The detective stays at the scene. Is the thief ever caught? He is: a random walk on a plane grid comes back to its start
with certainty (Pólya, 1921). But the average number of steps until then is infinite, which the show lets people see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final, NamedTuple

from pi_app.games.rules import Texts
from pi_app.games.shows import LightShow, ShowStep
from pi_app.games.tabletop import Glow
from pi_app.grid import SIZE, Spot
from pi_app.palette import GREEN, PURPLE, SNOW
from pi_app.words import LANGUAGES, number, say

Place = tuple[int, int]  # How far the thief is to the right of the scene, and below it.

HERE: Final[Place] = (0, 0)
MIDDLE: Final = SIZE // 2  # The scene is in the middle of the board.
NEIGHBOURS: Final[tuple[Place, ...]] = ((1, 0), (-1, 0), (0, 1), (0, -1))
PAGE_MS: Final = 10_000  # Time to read a page of the question or of the answer.
CATCH_MS: Final = 1500
WALK_MS: Final = 75_000  # How long the thief is watched.
TRAIL: Final = 6  # The number of his last places that still glow.
# By the step from which it holds: how many steps the thief takes at a time, and how many ms that lasts.
PACES: Final = {0: (1, 500), 12: (1, 250), 60: (2, 150), 200: (10, 100), 2000: (50, 100), 20_000: (200, 100)}
ANSWERS: Final = ("certain", "patience", "stairs")

_OUT_OF_SIGHT: Final = Glow(PURPLE, 0.3)  # The thief is beyond the edge of the board, in this direction.
_DETECTIVE: Final = Glow(SNOW)
_CAUGHT: Final = Glow(GREEN)


class Walk(NamedTuple):
    """A walk so far: where the thief has just been, the present place last, and what has been counted."""

    trail: tuple[Place, ...] = (HERE,)
    steps: int = 0
    returns: int = 0
    farthest: int = 0

    @property
    def place(self) -> Place:
        return self.trail[-1]

    def step(self, rng: Random) -> Walk:
        """Return the walk after one more step, to one of the four neighbours with equal chances."""
        across, down = rng.choice(NEIGHBOURS)
        place = (self.place[0] + across, self.place[1] + down)
        return Walk(
            (*self.trail[-TRAIL:], place),
            self.steps + 1,
            self.returns + (place == HERE),
            max(self.farthest, distance(place)),
        )

    def on(self, rng: Random, most: int) -> Walk:
        """Return the walk after `most` steps, or after fewer if the thief comes back to the scene."""
        walk = self
        for _ in range(most):
            walk = walk.step(rng)
            if walk.place == HERE:
                break
        return walk


def distance(place: Place) -> int:
    """Return how many steps a place is away from the scene.

    >>> distance((2, -3))
    5
    """
    return abs(place[0]) + abs(place[1])


def pace_after(steps: int) -> tuple[int, int]:
    """Return how many steps the thief takes at a time, and for how many ms each time is shown."""
    return next(pace for start, pace in reversed(PACES.items()) if steps >= start)


def riddle(rng: Random) -> Iterator[ShowStep]:
    """Yield the question, the walk, and the answer."""
    walk, watched = Walk(), 0
    yield ShowStep(PAGE_MS, glow(walk), _told("question"))
    yield ShowStep(PAGE_MS, glow(walk), _told("rules"))
    text = _told("off")
    while watched < WALK_MS:
        many, ms = pace_after(walk.steps)
        walk = walk.on(rng, many)
        if walk.place == HERE:
            text, ms = _told("caught", steps=walk.steps, returns=walk.returns), CATCH_MS
        yield ShowStep(ms, glow(walk), text, _counts(walk))
        watched += ms
    for name in ANSWERS:
        yield ShowStep(PAGE_MS, glow(walk), _told(name), _counts(walk))


def glow(walk: Walk) -> Mapping[Spot, tuple[Glow, ...]]:
    """Return the lights of a walk: the detective at the scene, the thief, and a fading trail behind him."""
    shown: dict[Spot, tuple[Glow, ...]] = {}
    for age, place in enumerate(reversed(walk.trail)):
        if on_board(place):
            shown.setdefault(_spot(place), (Glow(PURPLE, 1.0 if age == 0 else 0.4 / age),))
    if not on_board(walk.place):
        shown[_spot(walk.place)] = (_OUT_OF_SIGHT,)
    caught = walk.steps > 0 and walk.place == HERE
    return {**shown, _spot(HERE): (_CAUGHT if caught else _DETECTIVE,)}


def on_board(place: Place) -> bool:
    return max(abs(place[0]), abs(place[1])) <= MIDDLE


def _spot(place: Place) -> Spot:
    """Return the point of the table for a place. Beyond the edge it is the nearest point of the edge."""
    x, y = (MIDDLE + min(max(part, -MIDDLE), MIDDLE) for part in place)
    return y * SIZE + x


def _counts(walk: Walk) -> Texts:
    return _told("counts", steps=walk.steps, returns=walk.returns, away=distance(walk.place), farthest=walk.farthest)


def _told(name: str, **numbers: int) -> Texts:
    english, french = (
        say(
            lang, f"catch-a-thief.riddle-{name}", **{part: number(lang, value, ",d") for part, value in numbers.items()}
        )
        for lang in LANGUAGES
    )
    return english, french


SHOWS: Final = (LightShow("riddle", "catch-a-thief.riddle-title", riddle),)
