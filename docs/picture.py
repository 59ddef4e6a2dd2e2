"""`make picture`: the README's picture, drawn from a scene of the real demo.

The same scene that `filature demo` shows in a terminal of this size becomes an SVG, sign by sign.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from pi_app.demo.layout import lay_out
from pi_app.demo.series import new_match, play
from pi_app.demo.stage import Billing, scenes
from pi_app.draw.terminal.inks import GROUND
from pi_app.draw.terminal.picture import Cell, Picture, grounded
from pi_app.games import front_of
from pi_app.palette import Colour

FILE: Final = Path(__file__).with_name("demo.svg")
SEED: Final = 4
LEVEL: Final = 3
GAME: Final = "catch-a-thief"
CLUES: Final = 7
COLUMNS, LINES = 118, 32
CELL_W, CELL_H, MARGIN = 8.43, 16.3, 12.0
FONT: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"


def scene() -> Picture:
    """In the middle of a game: some clues have fallen, the thief is still at large."""
    match = new_match(GAME, 2)
    moments = play(match, seed=SEED, level=LEVEL, thought=front_of(GAME).terminal.thought)
    shown = scenes(Billing(match, SEED, LEVEL, "en", ""), moments)
    middle = next(scene for scene in shown if len(scene.notes.items) >= CLUES and not scene.passing)
    return grounded(lay_out(middle, COLUMNS, LINES), GROUND)


def svg(picture: Picture) -> str:
    width, height = picture.width * CELL_W + 2 * MARGIN, picture.height * CELL_H + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="{FONT}"'
        ' font-size="14">',
        f'<rect width="100%" height="100%" rx="8" fill="{_hex(GROUND.bg)}"/>',
    ]
    for y, row in enumerate(picture.rows):
        runs = [list(run) for _, run in groupby(enumerate(row), key=lambda cell: cell[1].ink)]
        parts += [_ground(run, y) for run in runs if run[0][1].ink.bg != GROUND.bg]
        parts += [_words(run, y) for run in runs if "".join(cell.sign for _, cell in run).strip()]
    return "\n".join([*parts, "</svg>", ""])


def _ground(run: list[tuple[int, Cell]], y: int) -> str:
    x = MARGIN + run[0][0] * CELL_W
    size = f'width="{len(run) * CELL_W + 0.3:.1f}" height="{CELL_H + 0.3:.1f}"'
    return f'<rect x="{x:.1f}" y="{MARGIN + y * CELL_H:.1f}" {size} fill="{_hex(run[0][1].ink.bg)}"/>'


def _words(run: list[tuple[int, Cell]], y: int) -> str:
    signs = "".join(cell.sign for _, cell in run)
    lead = len(signs) - len(signs.lstrip())
    signs, ink = signs.strip(), run[0][1].ink
    x = MARGIN + (run[0][0] + lead) * CELL_W
    bold = ' font-weight="bold"' if ink.bold else ""
    place = f'x="{x:.1f}" y="{MARGIN + (y + 0.79) * CELL_H:.1f}" textLength="{len(signs) * CELL_W:.1f}"'
    return f'<text {place} fill="{_hex(ink.fg)}"{bold} xml:space="preserve">{escape(signs)}</text>'


def _hex(colour: Colour | None) -> str:
    return "#{:02x}{:02x}{:02x}".format(*(colour or (0, 0, 0)))


if __name__ == "__main__":
    FILE.write_text(svg(scene()), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}\n")
