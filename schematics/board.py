"""`make drawings`: the board at its true size, for drilling and for printing, and the page on power.

Each drawing is an SVG, one piece of 400 x 400 mm for a print shop or a laser cutter, and a PDF of six A4 pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from pi_app.draw.paper.shapes import Drawing
from pi_app.words import LANGUAGES
from schematics import (
    board_drill,
    board_joints,
    board_overlays,
    board_section,
    board_trial,
    board_underside,
    board_whole,
    power_page,
)
from schematics.board_pages import tiled
from schematics.board_svg import svg

FOLDER: Final = Path(__file__).parent / "drawings"
DRAWINGS: Final[dict[str, Callable[[str], Drawing]]] = {
    "drill": board_drill.drawing,
    **{game: partial(board_overlays.drawing, game, overlay) for game, overlay in board_overlays.overlays()},
}

PICTURES: Final[dict[str, Callable[[str], Drawing]]] = {
    "section": board_section.drawing,
    "underside": board_underside.drawing,
    "joints": board_joints.drawing,
    "whole": board_whole.drawing,
    "trial": board_trial.drawing,
}


def files(name: str) -> Iterator[tuple[Path, bytes]]:
    """All files of one drawing, and what is in them."""
    for lang in LANGUAGES:
        drawing = DRAWINGS[name](lang)
        yield FOLDER / lang / f"{name}.svg", svg(drawing).encode()
        yield FOLDER / lang / f"{name}-a4.pdf", tiled(drawing, lang)


def pictures() -> Iterator[tuple[Path, bytes]]:
    """What is only looked at, in the docs."""
    for lang in LANGUAGES:
        for name, draw in PICTURES.items():
            yield FOLDER / lang / f"{name}.svg", svg(draw(lang)).encode()


def write() -> None:
    for path, content in (*pictures(), *(file for name in DRAWINGS for file in files(name))):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    power_page.write()


if __name__ == "__main__":
    write()
