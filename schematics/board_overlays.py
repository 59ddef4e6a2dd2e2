"""The overlays, one a game: paper, frame, title, and the windows that let the lights through, around the game's layers.

Overlays are light, by day and by night: a lamp under dark ink does not show. The windows are left white.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pi_app.draw.paper.board import BOARD_SIZE, LIGHT_WINDOW, light
from pi_app.draw.paper.helvetica import width
from pi_app.draw.paper.shapes import FINE_LINE, FIRM_LINE, Circle, Drawing, Layer, PaperInk, PaperShape, PaperText, box
from pi_app.games import front_of, playable
from pi_app.games.overlay import Overlay, Setup, new_setup
from pi_app.palette import INK, PAPER, WHITE
from pi_app.words import game_name

RIM: Final = 3.5  # distance of the thin frame from the sheet's edge


def overlays() -> Iterator[tuple[str, Overlay]]:
    """Yield the name and the overlay of each game that has one."""
    for game in playable():
        if (part := front_of(game).overlay) is not None:
            yield game, part.load()


def drawing(game: str, overlay: Overlay, lang: str) -> Drawing:
    """Return a sheet with a game's own layers between paper and windows."""
    name, setup = game_name(lang, game), new_setup(game)
    whole = {"paper": _paper(), **overlay(setup, lang), "points": _windows(setup), "title": _title(name)}
    layers = tuple(Layer(key, tuple(shapes)) for key, shapes in whole.items())
    return Drawing(f"Filature · {name}", BOARD_SIZE, BOARD_SIZE, layers)


def _paper() -> list[PaperShape]:
    return [
        box(0, 0, BOARD_SIZE, BOARD_SIZE, PaperInk(PAPER)),
        box(RIM, RIM, BOARD_SIZE - 2 * RIM, BOARD_SIZE - 2 * RIM, PaperInk(line=INK, width=FIRM_LINE), 2),
        box(
            RIM + 1.1,
            RIM + 1.1,
            BOARD_SIZE - 2 * RIM - 2.2,
            BOARD_SIZE - 2 * RIM - 2.2,
            PaperInk(line=INK, width=FINE_LINE),
            1.4,
        ),
    ]


def _title(name: str) -> list[PaperShape]:
    """Draw the title on a plate in the lower edge of the frame."""
    size, spread, y = 4.2, 1.5, BOARD_SIZE - RIM - 0.55
    long = width(name.upper(), bold=True) * size + len(name) * spread + 8
    return [
        box((BOARD_SIZE - long) / 2, y - 2.4, long, 4.8, PaperInk(PAPER)),
        PaperText(BOARD_SIZE / 2 + spread / 2, y, name.upper(), size, INK, bold=True, spread=spread),
    ]


def _windows(setup: Setup) -> list[PaperShape]:
    """Draw a window for each point of the game, as large as the hole below it."""
    return [Circle(*light(point), LIGHT_WINDOW / 2, PaperInk(WHITE, INK, FINE_LINE)) for point in setup.lit]
