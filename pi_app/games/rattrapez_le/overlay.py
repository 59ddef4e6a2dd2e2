"""The overlay of Rattrapez-le: lanes between fields, the farm with a place for each piece, the horse's black space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.bits import members
from engine.games.rattrapez_le.board import FARM, LINKS, NAMES, PLACES
from pi_app.draw.paper.board import INNER, PITCH, edge_names, light
from pi_app.draw.paper.shapes import (
    BOLD_LINE,
    FINE_LINE,
    FIRM_LINE,
    HAIR_LINE,
    Circle,
    PaperInk,
    PaperPath,
    PaperShape,
    PaperText,
    box,
    mix,
    path,
)
from pi_app.games.overlay import Layers, Setup
from pi_app.games.rattrapez_le.overlay_fields import PRINTED_MEADOW, WHEAT, field
from pi_app.games.rattrapez_le.tabletop import COLOUR
from pi_app.grid import Spot
from pi_app.palette import INK, LINEN, ORANGE, PAPER, VERMILION, WHITE, YELLOW, Colour
from pi_app.words import say

LANE: Final = 11.0  # width
CASE: Final = 11.5  # radius of the circle around a point
_LANE_SAND: Final = mix(mix(ORANGE, PAPER, 0.78), LINEN, 0.35)
VERGE: Final = mix(mix(_LANE_SAND, INK, 0.28), ORANGE, 0.15)
BARN: Final = mix(mix(VERMILION, INK, 0.2), PAPER, 0.25)


def layers(setup: Setup, lang: str) -> Layers:
    """Return the layers of the printed sheet."""
    farm = [point for point in setup.lit if setup.names[point] == NAMES[FARM]]
    at = {PLACES[setup.names[point]]: point for point in setup.lit if point not in farm}
    stand = {piece: point for point, piece in setup.pieces.items()}
    cases = [point for point in at.values() if point != stand["horse"]]
    return {
        "meadow": [box(*INNER, PaperInk(PRINTED_MEADOW))],
        "fields": [shape for point in range(121) if point not in setup.lit for shape in field(point)],
        "lanes": list(_lanes(at, farm)),
        "cases": [
            Circle(*light(point), CASE, PaperInk(mix(_LANE_SAND, WHITE, 0.55), VERGE, FIRM_LINE)) for point in cases
        ],
        "farm": list(_farm(farm)),
        "haystack": [
            Circle(*light(point), 7.5, PaperInk(WHEAT, ORANGE, FIRM_LINE))
            for point in farm
            if point not in stand.values()
        ],
        "people": [
            shape
            for piece, point in stand.items()
            if piece != "horse"
            for shape in _place(point, COLOUR[piece], say(lang, f"rattrapez-le.demo-sign-{piece}"))
        ],
        "horse": list(_horse(stand["horse"], say(lang, "rattrapez-le.demo-sign-horse"))),
        "farm-name": [_sign(farm, say(lang, "rattrapez-le.demo-sign-farm"))],
        "rim": [box(*INNER, PaperInk(line=INK, width=FIRM_LINE))],
        "names": edge_names(),
    }


def _lanes(at: dict[int, Spot], farm: list[Spot]) -> Iterator[PaperShape]:
    """Draw the lanes between linked spaces, and from the farm's neighbours into its yard. All verges come first."""
    ways = [(light(at[one]), light(at[other])) for one in at for other in members(LINKS[one]) if one < other != FARM]
    for place in members(LINKS[FARM]):
        near = min(farm, key=lambda point: _away(point, at[place]))
        ways.append((light(at[place]), light(near)))
    for width, colour in ((LANE + 1.2, VERGE), (LANE, _LANE_SAND)):
        for one, other in ways:
            yield path([one, other], PaperInk(line=colour, width=width))


def _away(one: Spot, other: Spot) -> float:
    a, b = light(one), light(other)
    return abs(a.x - b.x) + abs(a.y - b.y)


def _farm(farm: list[Spot]) -> Iterator[PaperShape]:
    """Draw a paved yard with a fence, and a barn in it."""
    left, top = light(min(farm))
    right, low = light(max(farm))
    half = PITCH / 2
    yard = (left - half + 1, top - half + 1, right - left + PITCH - 2, low - top + PITCH - 2)
    yield box(*yard, PaperInk(mix(ORANGE, PAPER, 0.7), mix(BARN, INK, 0.3), BOLD_LINE), 3)
    for row in range(1, 7):
        y = yard[1] + row * yard[3] / 7
        yield path(
            [(yard[0] + 2, y), (yard[0] + yard[2] - 2, y)], PaperInk(line=mix(ORANGE, PAPER, 0.5), width=HAIR_LINE)
        )
    yield from _roof(yard[0] - 3, (top + low) / 2 - 4.5, yard[2] + 6, 9)


def _roof(x: float, y: float, width: float, height: float) -> Iterator[PaperShape]:
    """Draw a long roof between the two rows of places."""
    edge = mix(BARN, INK, 0.5)
    yield box(x + 0.9, y + 1.2, width, height, PaperInk(mix(PRINTED_MEADOW, INK, 0.3)))
    yield box(x, y, width, height / 2, PaperInk(mix(BARN, WHITE, 0.18), edge, FINE_LINE))
    yield box(x, y + height / 2, width, height / 2, PaperInk(mix(BARN, INK, 0.12), edge, FINE_LINE))
    tiles = int(width / 4)
    for tile in range(1, tiles):
        across = x + tile * width / tiles
        yield path([(across, y), (across, y + height)], PaperInk(line=mix(BARN, INK, 0.25), width=HAIR_LINE))


def _place(point: Spot, colour: Colour, name: str) -> Iterator[PaperShape]:
    x, y = light(point)
    up = -1 if point < 110 else 1
    yield Circle(x, y, 9.2, PaperInk(mix(colour, WHITE, 0.45), mix(colour, INK, 0.25), BOLD_LINE))
    yield PaperText(x, y + up * 12.4, name, 3.5, INK, bold=True)


def _horse(point: Spot, name: str) -> Iterator[PaperShape]:
    """Draw the black space with a horseshoe on it."""
    x, y = light(point)
    yield Circle(x, y, CASE + 1.6, PaperInk(INK, YELLOW, FIRM_LINE))
    r, low = 8.0, 8.6
    shoe = (
        ("M", x - r * 0.62, y + low),
        ("C", x - r * 1.5, y + 1, x - r, y - r * 1.1, x, y - r * 1.05),
        ("C", x + r, y - r * 1.1, x + r * 1.5, y + 1, x + r * 0.62, y + low),
    )
    yield PaperPath(shoe, PaperInk(line=YELLOW, width=3.4))
    yield PaperPath(shoe, PaperInk(line=INK, width=0.5, dash=(0.5, 2.6)))
    yield PaperText(x, y + CASE + 5.2, name, 3.5, INK, bold=True)


def _sign(farm: list[Spot], name: str) -> PaperShape:
    left, right = light(min(farm)), light(max(farm))
    return PaperText(
        (left.x + right.x) / 2 + 0.6, (left.y + right.y) / 2, name.upper(), 4, PAPER, bold=True, spread=1.2
    )
