"""What all overlays share: paper, edge, title, names along the edge, and the windows that let the lights through.

Overlays are light, by day and by night: a lamp under dark ink does not show. The windows are left white.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from pi_app.grid import SIZE
from pi_app.palette import INK, PAPER, WHITE
from pi_app.words import game_name
from schematics.board_geometry import BOARD, EDGE, WINDOW, at, light
from schematics.board_ink import FINE, FIRM, Circle, Drawing, Ink, Layer, Shape, Words, box, mix
from schematics.board_places import lit
from schematics.board_type import width

INNER: Final = (EDGE, EDGE, BOARD - 2 * EDGE, BOARD - 2 * EDGE)  # the cells
RIM: Final = 3.5  # of the thin frame, from the sheet's edge
QUIET: Final = mix(INK, PAPER, 0.35)


def title(game: str, lang: str) -> str:
    return game_name(lang, game)


def overlay(game: str, lang: str, layers: dict[str, Iterable[Shape]]) -> Drawing:
    """A sheet with a game's own layers between paper and windows."""
    name = title(game, lang)
    whole = {"paper": _paper(), **layers, "points": windows(game), "title": _title(name)}
    return Drawing(
        f"Filature · {name}", BOARD, BOARD, tuple(Layer(key, tuple(shapes)) for key, shapes in whole.items())
    )


def _paper() -> list[Shape]:
    return [
        box(0, 0, BOARD, BOARD, Ink(PAPER)),
        box(RIM, RIM, BOARD - 2 * RIM, BOARD - 2 * RIM, Ink(line=INK, width=FIRM), 2),
        box(RIM + 1.1, RIM + 1.1, BOARD - 2 * RIM - 2.2, BOARD - 2 * RIM - 2.2, Ink(line=INK, width=FINE), 1.4),
    ]


def _title(name: str) -> list[Shape]:
    """A plate in the frame's lower edge."""
    size, spread, y = 4.2, 1.5, BOARD - RIM - 0.55
    long = width(name.upper(), bold=True) * size + len(name) * spread + 8
    return [
        box((BOARD - long) / 2, y - 2.4, long, 4.8, Ink(PAPER)),
        Words(BOARD / 2 + spread / 2, y, name.upper(), size, INK, bold=True, spread=spread),
    ]


def windows(game: str) -> list[Shape]:
    """One for each point of the game, as large as the hole below it."""
    return [Circle(*light(point), WINDOW / 2, Ink(WHITE, INK, FINE)) for point in lit(game)]


def edge_names() -> list[Shape]:
    """A to K above, 1 to 11 at both sides."""
    shapes: list[Shape] = []
    for index in range(SIZE):
        x, y = at(index, index)
        shapes.append(Words(x, 10.6, chr(ord("A") + index), 4.6, QUIET))
        shapes += [Words(side, y, str(index + 1), 4.6, QUIET) for side in (10.6, BOARD - 10.6)]
    return shapes


def cell_of(point: int) -> tuple[int, int]:
    y, x = divmod(point, SIZE)
    return x, y


def scatter(*numbers: int) -> float:
    """A number from 0 to 1 that looks like chance and is always the same for the same numbers."""
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=4).digest(), "big") / 2**32
