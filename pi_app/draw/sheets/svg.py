"""The SVG back end of sheets: the drawing acts as text, for browsers, documents and print.

Text stays text, so it is sharp at any size and a screen reader can read it. Each line has the width that the sheet has
measured, so a browser without the font sets it in the same room. Each act is a line of its own, and what is defined
for several acts is named after its look. So a diff shows what has changed, and several documents fit on one page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Final

from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.draw.sheets.acts import (
    Area,
    Dots,
    DrawingAct,
    Halo,
    Inset,
    Polygon,
    Rectangle,
    Ring,
    Sign,
    Stamp,
    Stroke,
    Words,
)
from pi_app.draw.sheets.letters import BOLD, letters
from pi_app.draw.sheets.lights import HALO_CORE, HALO_FALL, seen_light
from pi_app.draw.sheets.shapes import SHAPES, Disc, Outline, edge, wound
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import Colour

FAMILY: Final = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,sans-serif"
_HALO_STOPS: Final = (0.25, 0.4, 0.55, 0.7, 0.85, 1.0)  # Shares of the radius.


def svg(sheet: Sheet, title: str, *, taps: bool = False) -> str:
    """Return a sheet as an SVG document. The title is read to people who do not see the picture.

    With `taps`, areas that can be tapped are buttons whose `data-tap` is the area's number in `sheet.areas`.
    """
    width, height = sheet.rect.size
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="{"group" if taps else "img"}" aria-label="{escape(title)}" font-family="{FAMILY}">',
        *_definitions(sheet.acts),
        *_drawn(sheet.acts),
    ]
    for number, area in enumerate(sheet.areas if taps else ()):
        place = _place((area.rect.x, area.rect.y, area.rect.width, area.rect.height))
        lines.append(
            f'<rect {place} fill-opacity="0" role="button" tabindex="0" aria-label="{escape(area.label)}" '
            f'data-tap="{number}"/>'
        )
    return "\n".join([*lines, "</svg>", ""])


def _drawn(acts: Iterable[DrawingAct]) -> Iterator[str]:
    for act in acts:
        match act:
            case Words():
                yield _words(act)
            case Sign():
                yield _sign(act)
            case Stamp(_, (x, y)):
                yield f'<use href="#{_stamp_name(act)}" x="{_n(x)}" y="{_n(y)}"/>'
            case Halo((x, y), radius, light):
                place = f'cx="{_n(x)}" cy="{_n(y)}" r="{radius}"'
                yield f'<circle {place} fill="url(#{_halo_name(light)})" style="mix-blend-mode:lighten"/>'
            case Dots():
                yield _dots(act)
            case Inset(area, inner):
                yield f'<svg {_place(area)} viewBox="0 0 {area[2]} {area[3]}">'
                yield from _drawn(inner)
                yield "</svg>"
            case _:
                yield _shape(act)


# ------------------------------------------------------------------------------------------ texts


def _words(act: Words) -> str:
    font = letters(act.weight, act.size)
    wide = font.width(act.text)
    drawn = (
        f'<text x="{act.x}" y="{_n(act.y + font.baseline)}" font-size="{act.size}" '
        f'font-weight="{_weight(act.weight)}" fill="{_hex(act.colour)}" textLength="{wide}" '
        f'lengthAdjust="spacingAndGlyphs"{_spaces(act.text)}>{escape(act.text)}</text>'
    )
    if not act.cut:
        return drawn
    x, y, width, height = act.clip
    return f'<svg {_place(act.clip)} viewBox="{x} {y} {width} {height}">{drawn}</svg>'


def _sign(act: Sign) -> str:
    font = letters(BOLD, act.size)
    left, baseline = font.centred(act.text)
    x, y = act.centre[0] + left, act.centre[1] + baseline
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{act.size}" font-weight="{_weight(BOLD)}" '
        f'fill="{_hex(act.colour)}">{escape(act.text)}</text>'
    )


def _spaces(text: str) -> str:
    """Return the attribute that keeps the spaces at the ends of a text, as before an arrow."""
    return "" if text == text.strip() else ' xml:space="preserve"'


def _weight(file: str) -> int:
    return 700 if file == BOLD else 500


# ------------------------------------------------------------------------------------------ shapes


def _shape(act: Rectangle | Stroke | Ring | Polygon) -> str:
    match act:
        case Rectangle():
            return _rectangle(act)
        case Stroke((x, y), (to_x, to_y), width, colour):
            ends = f'x1="{_n(x)}" y1="{_n(y)}" x2="{_n(to_x)}" y2="{_n(to_y)}"'
            cap = ' stroke-linecap="round"' if width > 2 else ""
            return f'<line {ends} stroke="{_hex(colour)}" stroke-width="{width}"{cap}/>'
        case Ring((x, y), radius, line, colour):
            return (
                f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius - line / 2)}" fill="none" '
                f'stroke="{_hex(colour)}" stroke-width="{line}"/>'
            )
        case Polygon(points, colour, line):
            corners = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
            if line:
                return f'<polygon points="{corners}" fill="none" stroke="{_hex(colour)}" stroke-width="{line}"/>'
            return f'<polygon points="{corners}" fill="{_hex(colour)}"/>'


def _rectangle(act: Rectangle) -> str:
    x, y, width, height = act.area
    radius = min(act.radius, width // 2, height // 2)
    if act.flat_foot:
        top = f"M{x} {y + height}V{y + radius}Q{x} {y} {x + radius} {y}H{x + width - radius}"
        return f'<path d="{top}Q{x + width} {y} {x + width} {y + radius}V{y + height}Z" fill="{_hex(act.colour)}"/>'
    corners = f' rx="{radius}"' if radius else ""
    if not act.line:
        return f'<rect {_place(act.area)}{corners} fill="{_hex(act.colour)}"/>'
    half = act.line / 2
    corners = f' rx="{_n(max(0, radius - half))}"' if radius else ""
    inner = f'x="{_n(x + half)}" y="{_n(y + half)}" width="{_n(width - act.line)}" height="{_n(height - act.line)}"'
    return f'<rect {inner}{corners} fill="none" stroke="{_hex(act.colour)}" stroke-width="{act.line}"/>'


def _stamp_name(act: Stamp) -> str:
    """Return a name that stamps share if they differ only in their place. Most are used many times."""
    colours = [_hex(colour)[1:] for colour in (act.fill, act.rim) if colour is not None]
    return "-".join([act.shape, str(act.radius), *colours])


def _stamp(act: Stamp) -> str:
    """Define a shape by its outlines. Its rim is drawn first, like a larger shape below it."""
    shape = SHAPES[act.shape]
    parts = "".join(_path(part, clockwise=True) for part in shape.parts)
    cuts = "".join(_path(part, clockwise=False) for part in shape.cuts)
    group = f'<g id="{_stamp_name(act)}" transform="scale({act.radius})">'
    if act.rim is None:
        return f'{group}<path d="{parts}{cuts}" fill="{_hex(act.fill)}"/></g>'
    rim, wide = _hex(act.rim), _n(2 * edge(act.radius) / act.radius)
    below = f'<path d="{parts}" fill="{rim}" stroke="{rim}" stroke-width="{wide}" stroke-linejoin="round"/>'
    holes = f'<path d="{cuts}" fill="{rim}"/>' if cuts else ""
    return f'{group}{below}<path d="{parts}" fill="{_hex(act.fill)}"/>{holes}</g>'


def _path(part: Disc | Outline, *, clockwise: bool) -> str:
    """Return an outline as a path. Parts and cuts run in opposite directions, so that a cut makes a hole."""
    if isinstance(part, Disc):
        x, y, radius = part
        sweep, across = int(clockwise), _n(2 * radius)
        arc = f"a{_n(radius)} {_n(radius)} 0 1 {sweep}"
        return f"M{_n(x - radius)} {_n(y)}{arc} {across} 0{arc} -{across} 0Z"
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in wound(part, clockwise=clockwise)) + "Z"


# ------------------------------------------------------------------------------------------ lights and dots


def _definitions(acts: Iterable[DrawingAct]) -> Iterator[str]:
    """Define each kind of stamp, and the gradient of each light."""
    lights = sorted({act.light for act in _all(acts) if isinstance(act, Halo)})
    stamps = {_stamp_name(act): act for act in _all(acts) if isinstance(act, Stamp)}
    if not lights and not stamps:
        return
    yield "<defs>"
    for name in sorted(stamps):
        yield _stamp(stamps[name])
    for light in lights:
        colour = _hex(seen_light(light))
        stops = "".join(
            f'<stop offset="{_n(away)}" stop-color="{colour}" '
            f'stop-opacity="{_n(((1 - away) / (1 - HALO_CORE)) ** HALO_FALL)}"/>'
            for away in _HALO_STOPS
        )
        yield f'<radialGradient id="{_halo_name(light)}">{stops}</radialGradient>'
    yield "</defs>"


def _all(acts: Iterable[DrawingAct]) -> Iterator[DrawingAct]:
    for act in acts:
        yield act
        if isinstance(act, Inset):
            yield from _all(act.acts)


def _halo_name(light: Colour) -> str:
    return f"light-{_hex(light)[1:]}"


def _dots(act: Dots) -> str:
    picture = DotPicture.from_pages(act.pages)
    rows = ("".join(_runs(picture, y)) for y in range(HEIGHT))
    lit = "\n".join(filter(None, rows))
    place = f'transform="translate({act.corner[0]} {act.corner[1]}) scale({act.zoom})"'
    return f'<path {place} d="{lit}" fill="{_hex(act.colour)}" shape-rendering="crispEdges"/>'


def _runs(picture: DotPicture, y: int) -> Iterator[str]:
    """Yield a rectangle for each run of lit dots in a row."""
    for lit, run in groupby(range(WIDTH), lambda x: picture.lit(x, y)):
        if lit:
            columns = list(run)
            yield f"M{columns[0]} {y}h{len(columns)}v1h-{len(columns)}z"


# ------------------------------------------------------------------------------------------ values


def _place(area: Area) -> str:
    x, y, width, height = area
    return f'x="{x}" y="{y}" width="{width}" height="{height}"'


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _n(number: float) -> str:
    """Return a number with at most three decimals and no needless zeros."""
    text = f"{number:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
