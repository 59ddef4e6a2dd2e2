"""What the 121 lights show: a frame from what the table may tell, and from the time.

Every function here is pure. Light moves in beats of 100 ms, counted from `Lights.since`, so that two frames within one
beat are equal and the second need not be sent.

Who sees colours badly, or sits behind a lamp, goes by the rhythm:

    deaf       faint and steady, and winks through a glow
    clue       steady; several on one point take turns, with a dip between two
    aid        faint, and twinkles out of step with its neighbours
    turn       breathes, and is never dark
    lifted     slow, half bright
    target     steady at full strength, while the game at rest dims
    asked      beats, never dark
    cursor     bright, with a wink
    way        a light that runs
    missing    strikes and fades away
    extra      blinks fast
    wrong      blinks twice, and waits

Each covers those above it in this list. But play never hides a clue: it shows through for the last part of each second.
Nothing flashes more than three times a second, which is where flashing begins to harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.bits import Bits, members
from pi_app.games.tabletop import Glow
from pi_app.grid import SIZE, Spot
from pi_app.palette import BLACK, GREEN, MIST, ORANGE, PURPLE, SKY_BLUE, SNOW, VERMILION, WHITE, YELLOW, Colour

Frame = tuple[Colour, ...]  # 121 points, row by row
Pattern = tuple[Colour, ...]  # one colour a beat, repeated

BEAT: Final = 100  # ms
POINTS: Final = SIZE * SIZE
CLUES: Final = (SKY_BLUE, ORANGE)
DARK: Final[Mapping[Spot, Sequence[Glow]]] = MappingProxyType({})
LEVELS: Final = MappingProxyType({"day": 1.0, "evening": 0.5, "night": 0.2})


class Lights(NamedTuple):
    """All that the lights may know. Every set holds spots as bits."""

    glow: Mapping[Spot, Sequence[Glow]] = DARK  # the game at rest
    turn: Bits = 0  # pieces that may move now
    lifted: Bits = 0  # points a piece was lifted from
    targets: Bits = 0  # where the lifted piece may go
    wrong: Bits = 0  # where something was put that the rules refuse
    missing: Bits = 0  # a piece is wanted here
    extra: Bits = 0  # a piece is too many here
    ways: tuple[tuple[Spot, Spot], ...] = ()  # from where to where a piece should go
    asked: Bits = 0  # points that a question is about
    cursor: Spot | None = None  # a point being entered with the buttons
    deaf: Bits = 0  # points whose reed is not believed
    aid: Bits = 0  # the hint aid
    finale: Sequence[Sequence[Spot]] = ()  # played over and over once the game has ended
    since: int = 0  # when this began, in ms


@lru_cache(maxsize=4096)
def shade(colour: Colour, strength: float) -> Colour:
    """A colour at a strength of 0 to 1."""
    red, green, blue = colour
    return int(red * strength + 0.5), int(green * strength + 0.5), int(blue * strength + 0.5)


def _shades(colour: Colour, strengths: Iterable[float]) -> Pattern:
    return tuple(shade(colour, strength) for strength in strengths)


TURN: Final = _shades(SNOW, (0.5 - 0.3 * cos(2 * pi * beat / 32) for beat in range(32)))
AID: Final = _shades(YELLOW, [0.8, 0.5] + [0.25] * 18)
LIFTED: Final = _shades(SNOW, [0.5] * 6 + [0.1] * 6)
TARGET: Final = _shades(GREEN, [1.0])
ASKED: Final = _shades(PURPLE, [1.0] * 4 + [0.25] * 4)
CURSOR: Final = _shades(WHITE, [1.0] * 7 + [0.0] * 2)
MISSING: Final = _shades(WHITE, [1.0, 1.0, 0.85, 0.7, 0.57, 0.45, 0.35, 0.26, 0.19, 0.13, 0.08, 0.04] + [0.0] * 4)
EXTRA: Final = _shades(VERMILION, [1.0] * 2 + [0.0] * 2)
WRONG: Final = _shades(VERMILION, [1.0] * 2 + [0.0] + [1.0] * 2 + [0.0] * 5)
RUNNER: Final = _shades(WHITE, [0.15, 0.4, 1.0])  # a trail, its head last
FINALE: Final = (*_shades(YELLOW, [0.12, 0.3, 0.6]), WHITE)

DEAF: Final = shade(MIST, 0.15)
DIMMED: Final = 0.5  # the game at rest, while the table wants something
GLOW_BEATS: Final = 10  # how long each of several glows lasts
LOOK: Final = 7  # from this beat of the ten on a clue shows through what covers it
STEP_BEATS: Final = 4  # how long each step of the finale lasts
PAUSE: Final = 4  # beats between two runs of a way, steps between two finales: the trail runs out


def frame(lights: Lights, now: int) -> Frame:
    """The lights at this time. Depends on `lights` and on `now - lights.since` in whole beats, on nothing else."""
    beat = (now - lights.since) // BEAT
    points = [BLACK] * POINTS
    _fill(points, lights.deaf, DEAF)
    clues = _rest(points, lights, beat)
    if beat % 20 >= 18:  # a wink over the glow, which would hide the mark for good
        _fill(points, lights.deaf, DEAF)
    _play_finale(points, lights.finale, beat)
    for at in members(lights.aid):
        points[at] = AID[(beat + 7 * at) % len(AID)]
    for places, pattern in ((lights.turn, TURN), (lights.lifted, LIFTED), (lights.targets, TARGET)):
        _fill(points, places, pattern[beat % len(pattern)])
    if beat % GLOW_BEATS >= LOOK:
        for at, colour in clues:
            points[at] = colour
    _fill(points, lights.asked, ASKED[beat % len(ASKED)])
    if lights.cursor is not None:
        points[lights.cursor] = CURSOR[beat % len(CURSOR)]
    for start, end in lights.ways:
        _run(points, line(start, end), beat)
    for places, pattern in ((lights.missing, MISSING), (lights.extra, EXTRA), (lights.wrong, WRONG)):
        _fill(points, places, pattern[beat % len(pattern)])
    return tuple(points)


def _fill(points: list[Colour], places: Bits, colour: Colour) -> None:
    for at in members(places):
        points[at] = colour


def _rest(points: list[Colour], lights: Lights, beat: int) -> list[tuple[Spot, Colour]]:
    """Light the game at rest; returns the clues among it, as they shine now."""
    busy = lights.targets or lights.asked or lights.wrong or lights.missing or lights.extra or lights.finale
    full = DIMMED if busy else 1.0
    turn, beat_of_turn = divmod(beat, GLOW_BEATS)
    clues = []
    for at, glows in lights.glow.items():
        if not glows:
            continue
        colour, strength = glows[turn % len(glows)]
        dip = 0.2 if beat_of_turn == 0 and len(glows) > 1 else 1.0  # two clues of one colour are seen to be two
        points[at] = shade(colour, strength * full * dip)
        if colour in CLUES and strength == 1.0:  # weaker, they are the ground of some games
            clues.append((at, points[at]))
    return clues


def _play_finale(points: list[Colour], steps: Sequence[Sequence[Spot]], beat: int) -> None:
    """One step after the other, the last ones fading; what is older shows the game at rest again."""
    if not steps:
        return
    head = beat // STEP_BEATS % (len(steps) + PAUSE)
    for index, colour in enumerate(FINALE, head - len(FINALE) + 1):
        if 0 <= index < len(steps):
            for at in steps[index]:
                points[at] = colour


def _run(points: list[Colour], way: Sequence[Spot], beat: int) -> None:
    head = beat % (len(way) + PAUSE)
    for index, colour in enumerate(RUNNER, head - len(RUNNER) + 1):
        if 0 <= index < len(way):
            points[way[index]] = colour


@lru_cache(maxsize=256)
def line(start: Spot, end: Spot) -> tuple[Spot, ...]:
    """The spots of the straight line between two, both included, each a neighbour of the one before."""
    (y, x), (end_y, end_x) = divmod(start, SIZE), divmod(end, SIZE)
    steps = max(abs(end_x - x), abs(end_y - y))
    if not steps:
        return (start,)

    def part(whole: int, step: int) -> int:
        return (2 * whole * step + steps) // (2 * steps)

    return tuple((y + part(end_y - y, step)) * SIZE + x + part(end_x - x, step) for step in range(steps + 1))


# ---- while nobody plays

LOOP: Final = 600  # beats until the idle pattern begins again
BEHIND: Final = 24  # beats between the one who walks and the one who follows
REACH: Final = 2.5  # how far their light goes, in points
WAVES: Final = _shades((2, 6, 16), (height / 32 for height in range(33)))  # from trough to crest of the swell


def attraction(now: int) -> Frame:
    """The idle pattern: a blue light wanders over a slow swell, and an orange one shadows it on the same path."""
    return _idle(now // BEAT % LOOP)


@lru_cache(maxsize=1)  # the loop asks several times a beat
def _idle(beat: int) -> Frame:
    swell = 2 * pi * 8 * beat / LOOP
    points = [WAVES[int(16 + 16 * sin(0.7 * x + 0.4 * y - swell))] for y in range(SIZE) for x in range(SIZE)]
    _shine(points, _stroll(beat), SKY_BLUE)
    _shine(points, _stroll(beat - BEHIND), ORANGE)
    return tuple(points)


def _stroll(beat: int) -> tuple[float, float]:
    """Where on the board the path is at a beat: a closed curve that visits every quarter."""
    angle = 2 * pi * beat / LOOP
    return 5 + 4.5 * sin(3 * angle), 5 + 4.5 * sin(2 * angle + pi / 4)


def _shine(points: list[Colour], centre: tuple[float, float], colour: Colour) -> None:
    """Add a round light that fades towards its rim."""
    rows, columns = (range(max(0, ceil(at - REACH)), min(SIZE, ceil(at + REACH))) for at in reversed(centre))
    for y in rows:
        for x in columns:
            near = 1 - ((centre[0] - x) ** 2 + (centre[1] - y) ** 2) / REACH**2
            if near > 0:
                (red, green, blue), more = points[y * SIZE + x], shade(colour, round(near * near, 2))
                points[y * SIZE + x] = min(255, red + more[0]), min(255, green + more[1]), min(255, blue + more[2])


# ---- how bright


def brightness(level: str, hour: int | None) -> float:
    """The factor for all lights. "auto" goes by the hour: evening from 19, night from 22 to 7; no clock means day."""
    if level != "auto":
        return LEVELS[level]
    if hour is None or 7 <= hour < 19:
        return LEVELS["day"]
    return LEVELS["evening" if 19 <= hour < 22 else "night"]
