"""The paper back end of sheets: the drawing acts as shapes in millimetres, for a PDF.

Text stays text, in Helvetica: its letters are spread or squeezed, so that each line keeps the width that the sheet has
measured. Nothing is clipped, so a sheet for paper must not have texts that do not fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.draw.paper.helvetica import CAPITALS, printable, width
from pi_app.draw.paper.shapes import Circle, PaperInk, PaperPath, PaperShape, PaperText, PathStep, box, path, ring
from pi_app.draw.sheets.acts import (
    Area,
    Dots,
    DrawingAct,
    Halo,
    Inset,
    Polygon,
    Rectangle,
    Ring,
    SheetPoint,
    Sign,
    Stamp,
    Stroke,
    Words,
)
from pi_app.draw.sheets.letters import BOLD, letters
from pi_app.draw.sheets.lights import HALO_CORE, HALO_FALL, seen_light
from pi_app.draw.sheets.shapes import SHAPES, Disc, Outline, edge, wound
from pi_app.palette import BLACK, DUSK, FELT, Colour

# The share of the radius where a halo has half its strength.
_HALF: Final = 1 - (1 - HALO_CORE) * 0.5 ** (1 / HALO_FALL)
_DARK: Final = 0x60  # A colour whose strongest part is below this is a dark ground.
_GREY: Final = 0x28  # A colour is grey if its parts differ by less.
_CONTRAST: Final = 1.1  # Differences between dark grounds become larger by this factor when they turn light.
_TINT: Final = 0.6  # How much of its hue a ground keeps.


def on_paper(
    acts: Iterable[DrawingAct], scale: float, corner: tuple[float, float] = (0.0, 0.0), *, light: bool = False
) -> list[PaperShape]:
    """Return drawing acts as shapes: `scale` mm for each pixel, from this corner of the paper.

    With `light`, a picture on dark felt becomes one on white paper: dark grounds turn light, and what is white or grey
    on them turns dark. Other colours and black stay.
    """
    return list(_Paper(scale, *corner, light).shapes(acts))


class _Paper(NamedTuple):
    """Where a sheet lies on the paper: the size of a pixel and the upper left corner in mm, and whether it is light."""

    scale: float
    left: float
    top: float
    light: bool

    def shapes(self, acts: Iterable[DrawingAct]) -> Iterator[PaperShape]:
        for act in acts:
            match act:
                case Words():
                    yield self._words(act)
                case Sign(centre, text, size, colour):
                    x, y = self._at(centre)
                    yield PaperText(x, y, printable(text), size * self.scale, self._mark(colour), bold=True)
                case Stamp():
                    yield from self._stamp(act)
                case Halo(centre, radius, shine):
                    yield Circle(*self._at(centre), radius * _HALF * self.scale, PaperInk(seen_light(shine)))
                case Dots():
                    yield self._dots(act)
                case Inset((x, y, _, _), inner):
                    left, top = self._at((x, y))
                    yield from self._replace(left=left, top=top).shapes(inner)
                case _:
                    yield self._shape(act)

    def _at(self, point: SheetPoint) -> tuple[float, float]:
        return self.left + point[0] * self.scale, self.top + point[1] * self.scale

    def _ground(self, colour: Colour) -> Colour:
        """Return the colour of a shape that others may lie on, or that has a rim."""
        return lightened(colour) if self.light and colour != BLACK and max(colour) < _DARK else colour

    def _mark(self, colour: Colour) -> Colour:
        """Return the colour of something without a rim, which only its contrast to the ground makes visible."""
        bright = max(colour) >= _DARK and max(colour) - min(colour) < _GREY
        return DUSK if self.light and bright else colour

    # ---------------------------------------------------------------------------------------- texts

    def _words(self, act: Words) -> PaperText:
        font, size, bold = letters(act.weight, act.size), act.size * self.scale, act.weight == BOLD
        text = printable(act.text)
        spare = font.width(act.text) * self.scale - width(text, bold=bold) * size
        x, baseline = self._at((act.x, act.y + font.baseline))
        middle = baseline - CAPITALS / 2 * size
        return PaperText(x, middle, text, size, self._mark(act.colour), bold, "start", spare / len(text))

    # ---------------------------------------------------------------------------------------- shapes

    def _shape(self, act: Rectangle | Stroke | Ring | Polygon) -> PaperShape:
        match act:
            case Rectangle():
                return self._rectangle(act)
            case Stroke(start, end, thick, colour):
                line = PaperInk(line=self._ground(colour), width=thick * self.scale)
                return path([self._at(start), self._at(end)], line)
            case Ring(centre, radius, thick, colour):
                line = PaperInk(line=self._ground(colour), width=thick * self.scale)
                return Circle(*self._at(centre), (radius - thick / 2) * self.scale, line)
            case Polygon(points, colour, thick):
                ground = self._ground(colour)
                ink = PaperInk(line=ground, width=thick * self.scale) if thick else PaperInk(ground)
                return path([self._at(point) for point in points], ink, closed=True)

    def _rectangle(self, act: Rectangle) -> PaperPath:
        radius = min(act.radius, act.area[2] // 2, act.area[3] // 2)
        if not act.line:
            ink = PaperInk(self._ground(act.colour))
            drawn = box(*self._area(act.area), ink, radius * self.scale)
            foot = box(*self._area((act.area[0], act.area[1] + act.area[3] - radius, act.area[2], radius)), ink)
            return drawn._replace(steps=(*drawn.steps, *foot.steps)) if act.flat_foot else drawn
        x, y, wide, high = act.area
        inner = self._area((x + act.line / 2, y + act.line / 2, wide - act.line, high - act.line))
        line = PaperInk(line=self._ground(act.colour), width=act.line * self.scale)
        return box(*inner, line, max(0.0, radius - act.line / 2) * self.scale)

    def _area(self, area: Area | tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        x, y, wide, high = area
        return (*self._at((x, y)), wide * self.scale, high * self.scale)

    def _stamp(self, act: Stamp) -> Iterator[PaperPath]:
        """Draw the rim first, like a larger shape below. A cut shows the rim, or is a hole if there is none."""
        shape, fill = SHAPES[act.shape], self._ground(act.fill)
        parts = [step for part in shape.parts for step in self._outline(act, part, clockwise=True)]
        cuts = [step for part in shape.cuts for step in self._outline(act, part, clockwise=False)]
        if act.rim is None:
            yield PaperPath((*parts, *cuts), PaperInk(self._mark(fill)))
            return
        rim = act.rim
        yield PaperPath(tuple(parts), PaperInk(rim, rim, 2 * edge(act.radius) * self.scale))
        yield PaperPath(tuple(parts), PaperInk(fill))
        if cuts:
            yield PaperPath(tuple(cuts), PaperInk(rim))

    def _outline(self, act: Stamp, part: Disc | Outline, *, clockwise: bool) -> tuple[PathStep, ...]:
        """Return an outline as a path. Parts and cuts run in opposite directions, so that a cut makes a hole."""
        if isinstance(part, Disc):
            x, y = self._at(_moved(act, (part.x, part.y)))
            steps = ring(Circle(x, y, part.radius * act.radius * self.scale, PaperInk()))
            return steps if clockwise else tuple(_mirrored(step, y) for step in steps)
        points = [self._at(_moved(act, point)) for point in wound(part, clockwise=clockwise)]
        return path(points, PaperInk(), closed=True).steps

    # ---------------------------------------------------------------------------------------- dots

    def _dots(self, act: Dots) -> PaperPath:
        picture, steps = DotPicture.from_pages(act.pages), list[PathStep]()
        for y in range(HEIGHT):
            for x in (x for x in range(WIDTH) if picture.lit(x, y)):
                left, top = act.corner[0] + x * act.zoom, act.corner[1] + y * act.zoom
                steps += box(*self._area((left, top, act.zoom, act.zoom)), PaperInk()).steps
        return PaperPath(tuple(steps), PaperInk(self._mark(act.colour)))


def lightened(ground: Colour) -> Colour:
    """Return a dark ground as a light one. Darker grounds become lighter, and felt is almost white.

    >>> lightened(FELT), lightened((0x2E, 0x39, 0x4F))
    ((242, 247, 255), (196, 202, 215))
    """
    strongest = max(ground)
    white = 255 - _CONTRAST * max(0, strongest - max(FELT))
    red, green, blue = (round(white - _TINT * (strongest - part)) for part in ground)
    return red, green, blue


def _moved(act: Stamp, point: SheetPoint) -> SheetPoint:
    """Return a point of a stamp's outline, in pixels of the sheet."""
    return act.centre[0] + point[0] * act.radius, act.centre[1] + point[1] * act.radius


def _mirrored(step: PathStep, axis: float) -> PathStep:
    """Turn a step of a circle upside down, so that the circle runs the other way round."""
    sign, *numbers = step
    return (sign, *(2 * axis - value if place % 2 else value for place, value in enumerate(numbers)))
