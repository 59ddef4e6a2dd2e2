"""The handheld's picture, in the memory layout of the SSD1306, and the tiles that are sent for it.

A picture has 128 x 64 dots in 1024 bytes: eight pages from the top, each of 128 columns from the left, one byte for
eight dots with the topmost in bit 0. A tile is eight bytes, 8 x 8 dots, and tile `n` begins at byte `8 * n`. One
message carries up to four neighbouring tiles, `TILE <first tile, hex> <bytes, hex>`; `SHOW` then displays the whole
picture at once.

>>> picture = bytearray(PICTURE)
>>> picture[9] = 255
>>> [(first, data.hex()) for first, data in changes(bytes(PICTURE), bytes(picture))]
[(1, '00ff000000000000')]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

WIDTH: Final = 128
HEIGHT: Final = 64
PICTURE: Final = WIDTH * HEIGHT // 8  # bytes
TILE: Final = 8  # bytes
TILES: Final = PICTURE // TILE
RUN: Final = 4  # the most tiles in one message


def changes(old: bytes | None, new: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the runs of tiles that turn `old` into `new`, each with its first tile; all tiles if `old` is None."""
    first: int | None = None
    for tile in range(TILES + 1):
        at = tile * TILE
        changed = tile < TILES and (old is None or old[at : at + TILE] != new[at : at + TILE])
        if first is not None and (not changed or tile - first == RUN):
            yield first, new[first * TILE : at]
            first = None
        if changed and first is None:
            first = tile


def write(first: int, data: bytes) -> str:
    """Return the arguments of a TILE message.

    >>> write(127, bytes(8))
    '7f 0000000000000000'
    """
    return f"{first:x} {data.hex()}"


def paint(picture: bytearray, args: str) -> bool:
    """Put the tiles of a TILE message into a picture. Return False, and do nothing, if they do not fit into it."""
    first, _, text = args.partition(" ")
    try:
        at, data = int(first, 16) * TILE, bytes.fromhex(text)
    except ValueError:
        return False
    if not 0 <= at <= at + len(data) <= len(picture):
        return False
    picture[at : at + len(data)] = data
    return True
