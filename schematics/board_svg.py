"""Write a drawing as SVG. One unit is one millimetre, on the screen and in print."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from pi_app.draw.paper.helvetica import CAPITALS
from pi_app.draw.paper.shapes import Circle, Drawing, Layer, PaperInk, PaperShape, PaperText
from pi_app.draw.paper.units import number
from pi_app.palette import Colour

FONT: Final = "Helvetica, Arial, 'Liberation Sans', sans-serif"


def svg(drawing: Drawing) -> str:
    """Return a drawing as the text of an SVG file."""
    width, height = number(drawing.width), number(drawing.height)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
            f' viewBox="0 0 {width} {height}" font-family="{FONT}" stroke-linecap="round" stroke-linejoin="round">',
            f"<title>{escape(drawing.title)}</title>",
            *(line for layer in drawing.layers for line in _layer(layer)),
            "</svg>",
            "",
        ]
    )


def _layer(layer: Layer) -> list[str]:
    return [f"<g id={quoteattr(layer.name)}>", *map(_shape, layer.shapes), "</g>"]


def _shape(shape: PaperShape) -> str:
    match shape:
        case Circle(x, y, r, ink):
            return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" {_ink(ink)}/>'
        case PaperText():
            return _words(shape)
    way = "".join(step[0] + " ".join(map(number, step[1:])) for step in shape.steps)
    return f'<path d="{way}" {_ink(shape.ink)}/>'


def _words(words: PaperText) -> str:
    more = ' font-weight="bold"' if words.bold else ""
    more += ' font-style="italic"' if words.slanted else ""
    more += f' letter-spacing="{number(words.spread)}"' if words.spread else ""
    more += f' text-anchor="{words.anchor}"' if words.anchor != "start" else ""
    baseline = words.y + CAPITALS / 2 * words.size
    return (
        f'<text x="{number(words.x)}" y="{number(baseline)}" font-size="{number(words.size)}"'
        f' fill="{_hex(words.colour)}"{more}>{escape(words.text)}</text>'
    )


def _ink(ink: PaperInk) -> str:
    parts = [f'fill="{_hex(ink.fill) if ink.fill else "none"}"']
    if ink.line:
        parts += [f'stroke="{_hex(ink.line)}"', f'stroke-width="{number(ink.width)}"']
        parts += [f'stroke-dasharray="{" ".join(map(number, ink.dash))}"'] if ink.dash else []
    return " ".join(parts)


def _hex(colour: Colour) -> str:
    return "#" + bytes(colour).hex()
