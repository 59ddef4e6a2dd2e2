"""A picture of 128 x 64 points, each lit or dark, for the handheld's display.

It has the memory layout of the display (SSD1306): eight pages of 128 bytes. A byte holds eight points of one column,
with the topmost point in its lowest bit.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

from hardware import tiles
from pi_app.draw.dots.font import READ, SMALL, Font

WIDTH: Final = tiles.WIDTH
HEIGHT: Final = tiles.HEIGHT
BYTES: Final = WIDTH * HEIGHT // 8


class DotPicture:
    """A picture to draw on. Points outside it are ignored. A text too long for its place is cut and listed in `cut`."""

    def __init__(self, pages: bytes = bytes(BYTES)) -> None:
        if len(pages) != BYTES:
            raise ValueError(f"a picture has {BYTES} bytes, not {len(pages)}")
        self._pages = bytearray(pages)
        self.cut: list[str] = []

    @classmethod
    def from_pages(cls, pages: bytes) -> DotPicture:
        return cls(pages)

    def to_pages(self) -> bytes:
        return bytes(self._pages)

    def lit(self, x: int, y: int) -> bool:
        return bool(self._pages[(y >> 3) * WIDTH + x] >> (y & 7) & 1)

    # ------------------------------------------------------------------------------------------ points and lines

    def dot(self, x: int, y: int, on: bool = True) -> None:
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            bit = 1 << (y & 7)
            if on:
                self._pages[(y >> 3) * WIDTH + x] |= bit
            else:
                self._pages[(y >> 3) * WIDTH + x] &= ~bit

    def fill(self, x: int, y: int, width: int, height: int, on: bool = True) -> None:
        for at, mask in _bytes(x, y, width, height):
            if on:
                self._pages[at] |= mask
            else:
                self._pages[at] &= ~mask

    def rect(self, x: int, y: int, width: int, height: int, on: bool = True) -> None:
        self.fill(x, y, width, 1, on)
        self.fill(x, y + height - 1, width, 1, on)
        self.fill(x, y, 1, height, on)
        self.fill(x + width - 1, y, 1, height, on)

    def line(self, x: int, y: int, to_x: int, to_y: int) -> None:
        """Draw a straight line that includes both ends."""
        steps = max(abs(to_x - x), abs(to_y - y), 1)
        for step in range(steps + 1):
            self.dot(x + round((to_x - x) * step / steps), y + round((to_y - y) * step / steps))

    def invert(self, x: int, y: int, width: int, height: int) -> None:
        """Invert every point of a rectangle."""
        for at, mask in _bytes(x, y, width, height):
            self._pages[at] ^= mask

    def lay(self, below: bytes) -> None:
        """Add the lit points of another picture, given as its pages."""
        self._pages = bytearray(own | other for own, other in zip(self._pages, below, strict=True))

    def sprite(self, x: int, y: int, rows: Sequence[str]) -> None:
        """Draw a small image: `#` is lit, `.` is dark, any other character leaves the point as it is."""
        for dy, row in enumerate(rows):
            for dx, sign in enumerate(row):
                if sign in "#.":
                    self.dot(x + dx, y + dy, sign == "#")

    # ------------------------------------------------------------------------------------------ texts

    def text(self, x: int, y: int, text: str, width: int, font: Font = READ, *, on: bool = True) -> int:
        """Write a text from (x, y) in at most `width` points. Return the x coordinate where a next text could begin."""
        if font.width(text) > width or y + font.line - 2 > HEIGHT:
            self.cut.append(text)
        end = x + width
        for sign in text:
            for dx, dy in font.glyph(sign).points:
                if x + dx < end:
                    self.dot(x + dx, y + dy, on)
            x += font.advance(sign)
        return x

    def centred(self, x: int, y: int, text: str, width: int, font: Font = READ) -> None:
        self.text(x + max(0, (width - font.width(text)) // 2), y, text, width, font)

    def right(self, x: int, y: int, text: str, width: int, font: Font = READ) -> None:
        """Write a text that is aligned at the right end of its place."""
        self.text(x + max(0, width - font.width(text)), y, text, width, font)

    def small(self, x: int, y: int, text: str, *, on: bool = True) -> int:
        """Write a text in the small font, up to the edge of the picture at most."""
        return self.text(x, y, text, WIDTH - x, SMALL, on=on)

    def paragraph(self, x: int, y: int, text: str, width: int, lines: int) -> int:
        """Write a text in at most `lines` lines. Return the y coordinate below it."""
        wrapped = READ.wrap(text, width)
        if len(wrapped) > lines:
            self.cut.append(text)
        for line in wrapped[:lines]:
            self.text(x, y, line, width)
            y += READ.line
        return y

    # ------------------------------------------------------------------------------------------ export

    def to_png(self, zoom: int = 1) -> bytes:
        """Return the picture as a PNG file with one bit per pixel. Every point becomes a square of `zoom` pixels."""
        rows = []
        for y in range(HEIGHT):
            bits = "".join(("1" if self.lit(x, y) else "0") * zoom for x in range(WIDTH))
            rows.append((b"\0" + int(bits, 2).to_bytes(len(bits) // 8, "big")) * zoom)
        size = struct.pack(">IIBBBBB", WIDTH * zoom, HEIGHT * zoom, 1, 0, 0, 0, 0)
        drawn = zlib.compress(b"".join(rows), 9)
        return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size) + _chunk(b"IDAT", drawn) + _chunk(b"IEND", b"")


def _bytes(x: int, y: int, width: int, height: int) -> Iterator[tuple[int, int]]:
    """Return the indexes of the bytes that a rectangle touches, each with a mask of the bits inside it."""
    left, right = max(0, x), min(WIDTH, x + width)
    rows = (1 << min(HEIGHT, max(0, y + height))) - (1 << min(HEIGHT, max(0, y)))
    for page in range(HEIGHT // 8):
        if mask := rows >> 8 * page & 0xFF:
            for column in range(left, right):
                yield page * WIDTH + column, mask


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
