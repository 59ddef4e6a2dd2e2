"""Compute the frames of the 121 lights, from what the table may show and from the time.

Every function here is pure. Lights change in beats of 100 ms, counted from `Lights.since`. Two frames within one beat
are equal, so the second one need not be sent.

Players who cannot distinguish the colours can go by the rhythm:

    deaf       faint and steady; it shines through a glow for a moment every two seconds
    clue       steady; several clues on one point take turns, with a short dip between two
    path       a light that runs once from the start to the end and leaves a faint line behind, which then goes out
    aid        faint, and twinkles out of step with its neighbours
    turn       slowly brighter and darker, but never dark
    lifted     blinks slowly at half brightness
    target     steady at full brightness, while the rest of the game is dimmed
    closed     faint, and fainter for a moment every two seconds; the rest of the game keeps its full brightness
    asked      changes between bright and dim
    cursor     bright, with a short blink
    way        a light that runs along a line
    missing    flashes and fades away
    extra      blinks fast
    wrong      blinks twice, then pauses

Each of them covers those above it in this list. But nothing hides a clue all the time: a clue shows through in the last
part of each second. Nothing flashes more than three times a second, because faster flashing can cause seizures.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.bits import Bits, members
from pi_app.games.tabletop import Glow
from pi_app.grid import POINTS, SIZE, Spot
from pi_app.palette import BLACK, GREEN, MIST, ORANGE, PURPLE, SKY_BLUE, SNOW, VERMILION, WHITE, YELLOW, Colour
from pi_app.public.piece_path import PiecePath, route

Frame = tuple[Colour, ...]  # 121 points, row by row
Pattern = tuple[Colour, ...]  # one colour a beat, repeated

BEAT: Final = 100  # ms
CLUES: Final = (SKY_BLUE, ORANGE)
NO_GLOW: Final[Mapping[Spot, Sequence[Glow]]] = MappingProxyType({})
BRIGHTNESS_FACTORS: Final = MappingProxyType({"day": 1.0, "evening": 0.5, "night": 0.2})


class Lights(NamedTuple):
    """Everything that the lights can show. Every set of points is a bit set."""

    glow: Mapping[Spot, Sequence[Glow]] = NO_GLOW  # the lights of the game itself, by point
    turn: Bits = 0  # pieces that may move now
    lifted: Bits = 0  # points a piece was lifted from
    targets: Bits = 0  # where the lifted piece may go
    closed: Bits = 0  # where the lifted piece may not go, if it may go nearly everywhere
    wrong: Bits = 0  # points where a piece was put against the rules
    missing: Bits = 0  # points where a piece is missing
    extra: Bits = 0  # points with a piece that should not be there
    ways: tuple[tuple[Spot, ...], ...] = ()  # from where to where a piece should go, and where it turns on its way
    path: PiecePath | None = None  # how a piece has gone
    asked: Bits = 0  # points that a question is about
    cursor: Spot | None = None  # a point being entered with the buttons
    deaf: Bits = 0  # points whose reed is ignored
    aid: Bits = 0  # points of the optional hints
    finale: Sequence[Sequence[Spot]] = ()  # steps of an animation, repeated after the end of the game
    since: int = 0  # the time of the first beat, in ms


@lru_cache(maxsize=4096)
def shade(colour: Colour, strength: float) -> Colour:
    """Return a colour at a brightness from 0 to 1."""
    red, green, blue = colour
    return int(red * strength + 0.5), int(green * strength + 0.5), int(blue * strength + 0.5)


def _shades(colour: Colour, strengths: Iterable[float]) -> Pattern:
    return tuple(shade(colour, strength) for strength in strengths)


TURN_PATTERN: Final = _shades(SNOW, (0.5 - 0.3 * cos(2 * pi * beat / 32) for beat in range(32)))
AID_PATTERN: Final = _shades(YELLOW, [0.8, 0.5] + [0.25] * 18)
LIFTED_PATTERN: Final = _shades(SNOW, [0.5] * 6 + [0.1] * 6)
TARGET_PATTERN: Final = _shades(GREEN, [1.0])
CLOSED_PATTERN: Final = _shades(VERMILION, [0.35] * 16 + [0.15] * 4)
ASKED_PATTERN: Final = _shades(PURPLE, [1.0] * 4 + [0.25] * 4)
CURSOR_PATTERN: Final = _shades(WHITE, [1.0] * 7 + [0.0] * 2)
MISSING_PATTERN: Final = _shades(
    WHITE, [1.0, 1.0, 0.85, 0.7, 0.57, 0.45, 0.35, 0.26, 0.19, 0.13, 0.08, 0.04] + [0.0] * 4
)
EXTRA_PATTERN: Final = _shades(VERMILION, [1.0] * 2 + [0.0] * 2)
WRONG_PATTERN: Final = _shades(VERMILION, [1.0] * 2 + [0.0] + [1.0] * 2 + [0.0] * 5)
RUNNER: Final = _shades(WHITE, [0.15, 0.4, 1.0])  # a trail; its head is the last one
PATH_TRAIL: Final = shade(WHITE, 0.3)
FINALE: Final = (*_shades(YELLOW, [0.12, 0.3, 0.6]), WHITE)

DEAF: Final = shade(MIST, 0.15)
DIMMED: Final = 0.5  # brightness of the game's own lights while the table asks for something
GLOW_BEATS: Final = 10  # beats that each of several glows on one point lasts
CLUE_BEAT: Final = 7  # from this beat of the ten, a clue shows through what covers it
PATH_BEATS: Final = 2  # beats that the head of a path stays on each point
PATH_HOLD: Final = 8  # beats that the whole path stays lit once its head has arrived
STEP_BEATS: Final = 4  # beats that each step of the finale lasts
PAUSE: Final = 4  # beats between two runs of a way, and steps between two finales, so that the trail can end


def frame(lights: Lights, now: int) -> Frame:
    """Return the frame at this time. It depends only on `lights` and on the whole beats since `lights.since`."""
    beat = (now - lights.since) // BEAT
    points = [BLACK] * POINTS
    _fill(points, lights.deaf, DEAF)
    path = () if lights.path is None else route(lights.path.points)
    left = _beats_left(lights, path, beat)
    clues = _draw_game(points, lights, beat, dimmed=left > 0)
    if beat % 20 >= 18:  # shine through the glow for a moment, which would hide the mark otherwise
        _fill(points, lights.deaf, DEAF)
    if left > 0:
        _draw_path(points, path, left)
    else:
        _play_finale(points, lights.finale, beat)
    for at in members(lights.aid):
        points[at] = AID_PATTERN[(beat + 7 * at) % len(AID_PATTERN)]
    for places, pattern in (
        (lights.turn, TURN_PATTERN),
        (lights.lifted, LIFTED_PATTERN),
        (lights.targets, TARGET_PATTERN),
        (lights.closed, CLOSED_PATTERN),
    ):
        _fill(points, places, pattern[beat % len(pattern)])
    if beat % GLOW_BEATS >= CLUE_BEAT:
        for at, colour in clues:
            points[at] = colour
    _fill(points, lights.asked, ASKED_PATTERN[beat % len(ASKED_PATTERN)])
    if lights.cursor is not None:
        points[lights.cursor] = CURSOR_PATTERN[beat % len(CURSOR_PATTERN)]
    for way in lights.ways:
        _draw_way(points, route(way), beat)
    for places, pattern in (
        (lights.missing, MISSING_PATTERN),
        (lights.extra, EXTRA_PATTERN),
        (lights.wrong, WRONG_PATTERN),
    ):
        _fill(points, places, pattern[beat % len(pattern)])
    return tuple(points)


def _fill(points: list[Colour], places: Bits, colour: Colour) -> None:
    for at in members(places):
        points[at] = colour


def _draw_game(points: list[Colour], lights: Lights, beat: int, *, dimmed: bool) -> list[tuple[Spot, Colour]]:
    """Draw the game's own lights. Return the clues among them with their present colours."""
    busy = lights.targets or lights.asked or lights.wrong or lights.missing or lights.extra or lights.finale
    full = DIMMED if busy or dimmed else 1.0
    turn, beat_of_turn = divmod(beat, GLOW_BEATS)
    clues = []
    for at, glows in lights.glow.items():
        if not glows:
            continue
        colour, strength = glows[turn % len(glows)]
        dip = 0.2 if beat_of_turn == 0 and len(glows) > 1 else 1.0  # shows that two clues of one colour are two
        points[at] = shade(colour, strength * full * dip)
        if colour in CLUES and strength == 1.0:  # weaker lights of these colours are the background of some games
            clues.append((at, points[at]))
    return clues


def _play_finale(points: list[Colour], steps: Sequence[Sequence[Spot]], beat: int) -> None:
    """Draw the present step of the finale, and the steps just before it, which fade. Older ones are gone."""
    if not steps:
        return
    head = beat // STEP_BEATS % (len(steps) + PAUSE)
    for index, colour in enumerate(FINALE, head - len(FINALE) + 1):
        if 0 <= index < len(steps):
            for at in steps[index]:
                points[at] = colour


def _beats_left(lights: Lights, path: Sequence[Spot], beat: int) -> int:
    """Return for how many more beats the path is shown; 0 or less if there is none."""
    if lights.path is None:
        return 0
    run = beat - (lights.path.since - lights.since) // BEAT
    return len(path) * PATH_BEATS + PATH_HOLD - run


def _draw_path(points: list[Colour], path: Sequence[Spot], left: int) -> None:
    """Draw the path up to its head, or all of it once the head has arrived."""
    head = (len(path) * PATH_BEATS + PATH_HOLD - left) // PATH_BEATS
    for at in path[: max(0, head + 1)]:
        points[at] = PATH_TRAIL
    if 0 <= head < len(path):
        points[path[head]] = WHITE


def _draw_way(points: list[Colour], way: Sequence[Spot], beat: int) -> None:
    head = beat % (len(way) + PAUSE)
    for index, colour in enumerate(RUNNER, head - len(RUNNER) + 1):
        if 0 <= index < len(way):
            points[way[index]] = colour


# ---- while nobody plays

LOOP: Final = 600  # beats until the idle pattern repeats
BEHIND: Final = 24  # beats by which the second light follows the first
REACH: Final = 2.5  # radius of these lights, in points
WAVES: Final = _shades(
    (2, 6, 16), (height / 32 for height in range(33))
)  # colours of the background wave, from its lowest to its highest point


def attraction(now: int) -> Frame:
    """Return the idle pattern: over a slow wave, a blue light wanders and an orange one follows on the same path."""
    return _idle(now // BEAT % LOOP)


@lru_cache(maxsize=1)  # the loop asks for a frame several times in one beat
def _idle(beat: int) -> Frame:
    swell = 2 * pi * 8 * beat / LOOP
    points = [WAVES[int(16 + 16 * sin(0.7 * x + 0.4 * y - swell))] for y in range(SIZE) for x in range(SIZE)]
    _add_light(points, _path(beat), SKY_BLUE)
    _add_light(points, _path(beat - BEHIND), ORANGE)
    return tuple(points)


def _path(beat: int) -> tuple[float, float]:
    """Return the position of the wandering light: on a closed curve through every quarter of the board."""
    angle = 2 * pi * beat / LOOP
    return 5 + 4.5 * sin(3 * angle), 5 + 4.5 * sin(2 * angle + pi / 4)


def _add_light(points: list[Colour], centre: tuple[float, float], colour: Colour) -> None:
    """Add a round light that fades towards its edge."""
    rows, columns = (range(max(0, ceil(at - REACH)), min(SIZE, ceil(at + REACH))) for at in reversed(centre))
    for y in rows:
        for x in columns:
            near = 1 - ((centre[0] - x) ** 2 + (centre[1] - y) ** 2) / REACH**2
            if near > 0:
                (red, green, blue), more = points[y * SIZE + x], shade(colour, round(near * near, 2))
                points[y * SIZE + x] = min(255, red + more[0]), min(255, green + more[1]), min(255, blue + more[2])


# ---- brightness


def brightness(level: str, hour: int | None) -> float:
    """Return the brightness factor for all lights.

    "auto" depends on the hour: evening from 19, night from 22 to 7, and day if no clock is known.
    """
    if level != "auto":
        return BRIGHTNESS_FACTORS[level]
    if hour is None or 7 <= hour < 19:
        return BRIGHTNESS_FACTORS["day"]
    return BRIGHTNESS_FACTORS["evening" if 19 <= hour < 22 else "night"]
