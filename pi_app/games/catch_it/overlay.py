"""The overlay of Catch'it: a pitch of 7 x 7 squares, and beyond each end the row where a pawn with the ball wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pi_app.draw.paper.board import BOARD_SIZE, EDGE, INNER, NAME_COLOUR, PITCH, at, border, light
from pi_app.draw.paper.scatter import scatter
from pi_app.draw.paper.shapes import (
    BOLD_LINE,
    FINE_LINE,
    FIRM_LINE,
    HAIR_LINE,
    Circle,
    PaperInk,
    PaperShape,
    PaperText,
    box,
    mix,
    path,
    square,
)
from pi_app.games.overlay import Layers, Setup
from pi_app.games.tabletop import Pieces
from pi_app.grid import SIZE, Spot
from pi_app.palette import GREEN, INK, LINEN, ORANGE, PAPER, SKY_BLUE, VERMILION, WHITE, YELLOW, Colour

SIDE_COLOUR: Final = {"blue": SKY_BLUE, "red": VERMILION}
GRASS: Final = (mix(GREEN, PAPER, 0.62), mix(GREEN, PAPER, 0.74))
PAWN_RING: Final = 11.5  # radius of the ring where a pawn starts


def layers(setup: Setup, _lang: str) -> Layers:
    """Return the layers of the printed sheet."""
    named, pieces = setup.names, setup.pieces
    squares = [point for point in setup.lit if named[point] != "out"]
    goals = [point for point in setup.lit if named[point] == "out"]
    return {
        "ground": [box(*INNER, PaperInk(mix(GREEN, PAPER, 0.84)))],
        "stands": list(_stands()),
        "goals": [shape for point in goals for shape in _goal(point, _winner(point, pieces))],
        "squares": [
            square(*light(point), PITCH, PaperInk(GRASS[(point // SIZE + point % SIZE) % 2])) for point in squares
        ],
        "lines": _lines(squares, goals),
        "pawns": [shape for point, side in sorted(pieces.items()) for shape in _pawn(point, SIDE_COLOUR[side])],
        "ball": [Circle(*light(point), PAWN_RING - 4.2, PaperInk(YELLOW, INK, FINE_LINE)) for point in _balls(pieces)],
        "names": [*_names(squares, named)],
    }


def _stands() -> Iterator[PaperShape]:
    """Draw spectators on benches along both sides, near each end mostly in the colour of the side that wins there."""
    top, low = border(1), border(SIZE - 1)
    steps = round((low - top) / 6.66)
    for side, left in enumerate((EDGE + 3, BOARD_SIZE - EDGE - 3 - 27)):
        yield box(left, top, 27, low - top, PaperInk(mix(LINEN, PAPER, 0.4), mix(LINEN, INK, 0.25), FINE_LINE), 2)
        for bench in range(4):
            x = left + 3.6 + bench * 6.6
            if bench:
                yield path(
                    [(x - 3.3, top + 1), (x - 3.3, low - 1)], PaperInk(line=mix(LINEN, INK, 0.15), width=HAIR_LINE)
                )
            for seat in range(steps):
                if scatter(side, bench, seat, 1) < 0.14:
                    continue
                blue = scatter(side, bench, seat, 2) > (seat + 0.5) / steps
                coat = mix(SKY_BLUE if blue else VERMILION, PAPER, 0.25 + 0.4 * scatter(side, bench, seat, 3))
                y = top + (seat + 0.5) * (low - top) / steps
                yield Circle(x, y, 2.3, PaperInk(coat, mix(coat, INK, 0.35), HAIR_LINE))
                yield Circle(x, y, 1.0, PaperInk(mix(ORANGE, PAPER, 0.6), mix(coat, INK, 0.35), HAIR_LINE))


def _winner(point: Spot, pieces: Pieces) -> str:
    """Return the side that wins at this goal. Blue starts at the bottom and wins at the top."""
    below = [at // SIZE for at, side in pieces.items() if side == "blue"]
    return "red" if point // SIZE > max(below) - 1 else "blue"


def _balls(pieces: Pieces) -> list[Spot]:
    """Return where the ball of the side that starts may lie: in the middle of each home row."""
    rows: dict[str, list[Spot]] = {}
    for point, side in sorted(pieces.items()):
        rows.setdefault(side, []).append(point)
    return [row[len(row) // 2] for row in rows.values()]


def _goal(point: Spot, winner: str) -> Iterator[PaperShape]:
    """Draw a square in its winner's colour, with two chevrons that point outwards."""
    x, y = light(point)
    colour = SIDE_COLOUR[winner]
    out = -1 if winner == "blue" else 1
    yield square(x, y, PITCH, PaperInk(mix(colour, PAPER, 0.66)))
    for step in (8.4, 11.2):
        tip = y + out * step
        yield path(
            [(x - 4.5, tip - out * 2.4), (x, tip), (x + 4.5, tip - out * 2.4)], PaperInk(line=colour, width=BOLD_LINE)
        )


def _lines(squares: list[Spot], goals: list[Spot]) -> list[PaperShape]:
    """Draw the lines between squares, the edges of the pitch and the centre circle."""
    first, last = light(squares[0]), light(squares[-1])
    half = PITCH / 2
    left, top, right, low = first.x - half, first.y - half, last.x + half, last.y + half
    seam, chalk = PaperInk(line=WHITE, width=FINE_LINE), PaperInk(line=WHITE, width=1.4)
    steps = [PITCH * step for step in range(1, 7)]
    middle = (top + low) / 2
    wide = [light(point) for point in goals]
    return [
        *(path([(left + step, top), (left + step, low)], seam) for step in steps),
        *(path([(left, top + step), (right, top + step)], seam) for step in steps),
        Circle((left + right) / 2, middle, PITCH * 1.25, chalk),
        box(left, top, right - left, low - top, chalk),
        box(
            wide[0].x - half,
            wide[0].y - half,
            wide[-1].x - wide[0].x + PITCH,
            wide[-1].y - wide[0].y + PITCH,
            PaperInk(line=INK, width=FIRM_LINE),
        ),
        path([(wide[0].x - half, top), (wide[-1].x + half, top)], chalk),
        path([(wide[0].x - half, low), (wide[-1].x + half, low)], chalk),
    ]


def _pawn(point: Spot, colour: Colour) -> Iterator[PaperShape]:
    x, y = light(point)
    yield Circle(x, y, PAWN_RING, PaperInk(mix(colour, WHITE, 0.55), colour, BOLD_LINE))


def _names(squares: list[Spot], named: Mapping[Spot, str]) -> Iterator[PaperShape]:
    """Draw letters below and above the field and numbers at both sides, taken from the names of the squares."""
    for point in squares:
        x, y = light(point)
        letter, number = named[point][0], named[point][1:]
        if number == "1":
            for row in (0, SIZE - 1):
                yield PaperText(x, at(0, row).y, letter, 7, NAME_COLOUR, bold=True)
        if letter == "A":
            for column in (0.95, SIZE - 1.95):
                yield PaperText(at(column, 0).x, y, number, 7, NAME_COLOUR, bold=True)
