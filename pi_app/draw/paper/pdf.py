"""Write pages as PDF: vectors, the printer's own Helvetica, and no compression, so that a diff can be read.

A page has its own shapes. It can also show a part of a drawing at its true size; the drawing is in the file once, even
if several pages show parts of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pi_app.draw.paper.helvetica import CAPITALS, width
from pi_app.draw.paper.shapes import Circle, Drawing, PaperInk, PaperPath, PaperShape, PaperText, ring
from pi_app.draw.paper.units import POINT_MM, number
from pi_app.palette import Colour

_SIGNS: Final = {"M": "m", "L": "l", "C": "c", "Z": "h"}
_FACES: Final = ("Helvetica", "Helvetica-Bold")
_FONTS: Final = "<< /F1 3 0 R /F2 4 0 R >>"
_SHARED: Final = "/Board"  # The name of the drawing that windows show.
_SLANT: Final = 0.213  # The tangent of 12 degrees, by which Helvetica's oblique letters lean.


class Window(NamedTuple):
    """A part of the drawing, and where its top left corner is on the page."""

    part: tuple[float, float, float, float]  # left, top, right, bottom, in the drawing
    at: tuple[float, float]


class PdfPage(NamedTuple):
    """A page: its width and height in mm, the shapes on it, and below them the part of the drawing that it shows."""

    size: tuple[float, float]
    shapes: tuple[PaperShape, ...]
    window: Window | None = None


def pdf(title: str, pages: Sequence[PdfPage], drawing: Drawing | None = None) -> bytes:
    """Return a PDF of these pages. Pages with a window need the drawing."""
    shared = [] if drawing is None else [_form(drawing)]
    first = 1 + 2 + len(_FACES) + len(shared)  # the number of the first page's object
    kids = " ".join(f"{first + 2 * index} 0 R" for index in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        *(
            f"<< /Type /Font /Subtype /Type1 /BaseFont /{face} /Encoding /WinAnsiEncoding >>".encode()
            for face in _FACES
        ),
        *shared,
        *(part for index, page in enumerate(pages) for part in _page(page, first + 1 + 2 * index)),
        f"<< /Title <feff{title.encode('utf-16-be').hex()}> >>".encode(),
    ]
    return _file(objects)


def _form(drawing: Drawing) -> bytes:
    """Return the drawing as the object that windows show."""
    whole = f"/Type /XObject /Subtype /Form /BBox [0 0 {number(drawing.width)} {number(drawing.height)}]"
    return _stream(_operators(drawing.shapes()), f"{whole} /Resources << /Font {_FONTS} >>")


def _page(page: PdfPage, content: int) -> tuple[bytes, bytes]:
    size = " ".join(number(side / POINT_MM) for side in page.size)
    form = f" /XObject << {_SHARED} {3 + len(_FACES)} 0 R >>" if page.window else ""
    resources = f"<< /Font {_FONTS}{form} >>"
    head = f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {size}] /Resources {resources} /Contents {content} 0 R >>"
    scale = f"{1 / POINT_MM:.6f}"
    lines = [
        f"{scale} 0 0 -{scale} 0 {number(page.size[1] / POINT_MM)} cm",  # millimetres, y down
        *(_shown(page.window) if page.window else ()),
        *_operators(page.shapes),
    ]
    return head.encode(), _stream(lines, "")


def _shown(window: Window) -> list[str]:
    """Return the operators that show a part of the drawing."""
    left, top, right, bottom = window.part
    x, y = window.at
    return [
        "q",
        f"{number(x)} {number(y)} {number(right - left)} {number(bottom - top)} re W n",
        f"1 0 0 1 {number(x - left)} {number(y - top)} cm {_SHARED} Do",
        "Q",
    ]


def _operators(shapes: Iterable[PaperShape]) -> list[str]:
    """Return the drawing operators. Colours and line styles are set only when they change."""
    lines, inked = ["1 J 1 j"], PaperInk()
    for shape in shapes:
        if isinstance(shape, PaperText):
            lines.append(_words(shape))
            inked = inked._replace(fill=shape.colour)
            continue
        lines += _change(inked, shape.ink)
        inked = shape.ink._replace(fill=shape.ink.fill or inked.fill, line=shape.ink.line or inked.line)
        lines.append(_outline(PaperPath(ring(shape), shape.ink) if isinstance(shape, Circle) else shape))
    return lines


def _change(old: PaperInk, new: PaperInk) -> list[str]:
    parts = [f"{_rgb(new.fill)} rg"] if new.fill and new.fill != old.fill else []
    if new.line:
        parts += [f"{_rgb(new.line)} RG"] if new.line != old.line else []
    parts += [f"{number(new.width)} w"] if new.width != old.width or not old.line else []
    parts += [f"[{' '.join(map(number, new.dash))}] 0 d"] if new.dash != old.dash else []
    return [" ".join(parts)] if parts else []


def _outline(outline: PaperPath) -> str:
    steps = (" ".join([*map(number, step[1:]), _SIGNS[step[0]]]) for step in outline.steps)
    paint = {(True, True): "B", (True, False): "f", (False, True): "S"}
    return f"{' '.join(steps)} {paint[bool(outline.ink.fill), bool(outline.ink.line)]}"


def _words(words: PaperText) -> str:
    long = width(words.text, bold=words.bold) * words.size + len(words.text) * words.spread
    left = words.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[words.anchor] * long
    baseline = words.y + CAPITALS / 2 * words.size
    face = "F2" if words.bold else "F1"
    signs = "".join(
        chr(code) if 32 <= code < 127 and chr(code) not in "()\\" else f"\\{code:03o}"
        for code in words.text.encode("cp1252")
    )
    slant = number(_SLANT if words.slanted else 0)
    place = f"1 0 {slant} -1 {number(left)} {number(baseline)} Tm"
    font = f"/{face} {number(words.size)} Tf {number(words.spread)} Tc"
    return " ".join(("BT", _rgb(words.colour), "rg", font, place, f"({signs})", "Tj", "ET"))


def _rgb(colour: Colour) -> str:
    return " ".join(number(value / 255) for value in colour)


def _stream(lines: Iterable[str], more: str) -> bytes:
    body = "\n".join(lines).encode("ascii")
    return f"<< {more} /Length {len(body)} >>\nstream\n".encode() + body + b"\nendstream"


def _file(objects: Sequence[bytes]) -> bytes:
    """Return the file: objects numbered from 1, the table of their offsets, and the trailer."""
    made, starts = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", []
    for index, content in enumerate(objects, 1):
        starts.append(len(made))
        made += b"%d 0 obj\n" % index + content + b"\nendobj\n"
    places = b"".join(b"%010d 00000 n \n" % start for start in starts)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    last = b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\n" % (len(objects) + 1, len(objects))
    return made + head + places + last + b"startxref\n%d\n%%%%EOF\n" % len(made)
