"""Reference pictures: each scene as it was when somebody last looked at it, kept as a text whose diff can be read.

A sheet is kept as SVG, the page of a handheld as blocks. A few sheets and pages are kept as PNG files, too. They prove
that the back ends still make the same pixels. `make screens` (`write_pictures.py`) writes all of them again.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pygame

from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.draw.sheets.acts import DrawingAct, Inset, Rectangle, Stamp, Stroke, Words
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.svg import svg
from tests.pi_app.screens.likeness import EXACT

_RENEW: Final = "If this is meant, run `make screens`, read the diff and look at build/screens/index.html."
_BLOCKS: Final = " ▄▀█"


# ------------------------------------------------------------------------------------------ texts


def sheet_texts(sheets: Mapping[str, Sheet]) -> dict[str, str]:
    """Return the text of each sheet, by the name of its file."""
    return {f"{name}.svg": svg(sheet, name) for name, sheet in sheets.items()}


def page_texts(pages: Mapping[str, DotPicture]) -> dict[str, str]:
    """Return the text of each page of a handheld, by the name of its file."""
    return {f"{name}.txt": blocks(page) for name, page in pages.items()}


def blocks(page: DotPicture) -> str:
    """Return the dots of a page as block characters, with two rows of dots in each line."""
    lines = (
        "".join(_BLOCKS[2 * page.lit(x, y) + page.lit(x, y + 1)] for x in range(WIDTH)) for y in range(0, HEIGHT, 2)
    )
    return "\n".join(line.rstrip() for line in lines).rstrip("\n") + "\n"


# ------------------------------------------------------------------------------------------ comparison


def changes(folder: Path, drawn: Mapping[str, str], *, exact: bool = EXACT) -> str:
    """Compare texts with the files of a folder. Return what has changed and what to do about it, or "".

    Without `exact`, only what does not depend on the width of letters is compared: the words and the shapes.
    """
    lines = str.splitlines if exact else _content
    kept = {path.name: lines(path.read_text(encoding="utf-8")) for path in folder.iterdir() if path.suffix != ".png"}
    now = {name: lines(text) for name, text in drawn.items()}
    found = {
        "Missing": [name for name in now if name not in kept],
        "Without a scene": sorted(name for name in kept if name not in now),
        "Changed": [name for name in now if name in kept and now[name] != kept[name]],
    }
    told = [f"{what}: {', '.join(names)}." for what, names in found.items() if names]
    told += [f"{name}, {_first_difference(kept[name], now[name])}" for name in found["Changed"][:1]]
    return "\n".join([*told, _RENEW]) if told else ""


def _first_difference(kept: Sequence[str], drawn: Sequence[str]) -> str:
    both = enumerate(zip_longest(kept, drawn, fillvalue="(the end)"), start=1)
    return next(f"line {number}:\n  was: {was}\n  now: {now}" for number, (was, now) in both if was != now)


def _content(text: str) -> list[str]:
    """Return all words of an SVG text in their order, and how often each shape is drawn. Wrapping changes neither."""
    words = " ".join(re.findall(r">([^<>]+)</text>", text)).split()
    shapes = Counter(re.findall(r'<use href="#([a-z]+)', text))
    return [*words, *(f"{count} times the shape {shape}" for shape, count in sorted(shapes.items()))]


# ------------------------------------------------------------------------------------------ PNG files


def png(surface: pygame.Surface) -> bytes:
    """Return a surface as a PNG file, compressed as much as possible."""
    width, height = surface.get_size()
    points = pygame.image.tobytes(surface, "RGB")
    rows = b"".join(b"\0" + points[y * width * 3 : (y + 1) * width * 3] for y in range(height))
    size = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", size), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def kinds(acts: Iterable[DrawingAct]) -> Iterator[tuple[object, ...]]:
    """Yield the kind of each act: its class, and what else a back end draws in another way."""
    for act in acts:
        name = type(act).__name__
        match act:
            case Words():
                yield name, act.weight, act.cut
            case Stamp():
                yield name, act.shape, act.rim is not None
            case Rectangle():
                yield name, bool(act.line), bool(act.radius), act.flat_foot
            case Stroke():
                yield name, act.width > 2  # A thin line has no round ends.
            case Inset():
                yield (name,)
                yield from kinds(act.acts)
            case _:
                yield (name,)
