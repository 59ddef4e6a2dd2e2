"""Draw the shapes of a printed board on a dark sheet: white paper becomes felt, and what is printed shows faintly.

A printed board has the colours of day, in which the lights of a table on a screen would drown. So each colour keeps
its hue, and its lightness is turned over: paper becomes dark, and ink becomes a little lighter than that. What would
be smaller than a pixel is left out, and so are texts, because a sheet writes its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from itertools import pairwise
from typing import Final

from pi_app.draw.paper.shapes import Circle, PaperInk, PaperPath, PaperShape, PaperText, PathStep
from pi_app.draw.sheets.acts import SheetPoint
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import Colour

DARKEST, LIGHTEST = 0.1, 0.33  # The lightness of white and of black at night.
_VIVID: Final = 0.55  # The share of its saturation that a colour keeps.
_BENDS: Final = 5  # Straight lines for each curve.
_FINEST_LINE: Final = 0.4  # In pixels; a finer line is not drawn,
_SMALLEST_DISC: Final = 2.0  # nor is a disc with a smaller radius.


@lru_cache(maxsize=512)
def night(colour: Colour) -> Colour:
    """Return the colour that something printed has at night.

    >>> night((255, 255, 255)), night((0, 0, 0))
    ((26, 26, 26), (84, 84, 84))
    """
    hue, lightness, saturation = rgb_to_hls(*(part / 255 for part in colour))
    dark = LIGHTEST - (LIGHTEST - DARKEST) * lightness
    red, green, blue = hls_to_rgb(hue, dark, saturation * _VIVID)
    return round(red * 255), round(green * 255), round(blue * 255)


def draw(sheet: Sheet, shapes: Sequence[PaperShape], corner: SheetPoint, scale: float) -> None:
    """Draw shapes on a sheet. `corner` is where the paper's upper left corner lies, `scale` is in pixels per mm."""
    for shape, following in pairwise((*shapes, None)):
        if isinstance(shape, Circle):
            _circle(sheet, shape, corner, scale)
        elif isinstance(shape, PaperPath) and not (isinstance(following, PaperText) and _is_plate(shape, following)):
            for points, closed in _outlines(shape.steps):
                _outline(sheet, [_at(point, corner, scale) for point in points], shape.ink, scale, closed=closed)


def _at(point: SheetPoint, corner: SheetPoint, scale: float) -> SheetPoint:
    return round(corner[0] + point[0] * scale, 1), round(corner[1] + point[1] * scale, 1)


def _is_plate(shape: PaperPath, text: PaperText) -> bool:
    """Return whether a shape is the plate of the text that follows it, and has no sense without it."""
    points = [point for outline, _ in _outlines(shape.steps) for point in outline]
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) < text.x < max(across) and min(down) < text.y < max(down)


def _line(ink: PaperInk, scale: float) -> int:
    """Return the width of a line in pixels, 0 if it is too fine to be drawn. Without a fill, it is all there is."""
    wide = ink.width * scale
    return 0 if ink.line is None or (wide < _FINEST_LINE and ink.fill is not None) else max(1, round(wide))


def _circle(sheet: Sheet, circle: Circle, corner: SheetPoint, scale: float) -> None:
    centre, radius, ink = _at((circle.x, circle.y), corner, scale), circle.r * scale, circle.ink
    if radius < _SMALLEST_DISC:
        return
    if ink.fill is not None:
        sheet.stamp("disc", centre, round(radius), night(ink.fill))
    if ink.line is not None and (wide := _line(ink, scale)):
        sheet.ring(centre, radius + wide / 2, wide, night(ink.line))


def _outline(sheet: Sheet, points: list[SheetPoint], ink: PaperInk, scale: float, *, closed: bool) -> None:
    """Draw one outline of a path. A dashed line is drawn whole: its dashes would be too small to see."""
    if ink.fill is not None and len(points) > 2:
        sheet.polygon(points, night(ink.fill))
    if ink.line is None or not (wide := _line(ink, scale)):
        return
    if closed and len(points) > 2:
        sheet.polygon(points, night(ink.line), line=wide)
        return
    for start, end in pairwise(points):
        sheet.stroke(start, end, wide, night(ink.line))


def _outlines(steps: Iterable[PathStep]) -> Iterator[tuple[list[SheetPoint], bool]]:
    """Yield the points of each outline of a path, and whether it is closed. Curves become straight lines."""
    points: list[SheetPoint] = []
    for sign, *numbers in steps:
        if sign == "M" and points:
            yield points, False
            points = []
        if sign == "Z":
            yield points, True
            points = []
        elif sign == "C":
            x1, y1, x2, y2, x, y = numbers
            points += _curve((points[-1], (x1, y1), (x2, y2), (x, y)))
        else:
            points.append((numbers[0], numbers[1]))
    if points:
        yield points, False


def _curve(handles: Sequence[SheetPoint]) -> Iterator[SheetPoint]:
    """Yield the points of a Bézier curve without its start."""
    for step in range(1, _BENDS + 1):
        t, s = step / _BENDS, 1 - step / _BENDS
        weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
        x, y = (sum(weight * handle[axis] for weight, handle in zip(weights, handles, strict=True)) for axis in (0, 1))
        yield x, y
