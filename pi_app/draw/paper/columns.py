"""Fill columns of paper with strips, from top to bottom and from column to column.

A strip is a part of a column that is never broken, such as a line of text or a picture with its caption.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pi_app.draw.paper.shapes import PaperShape, moved


class Strip(NamedTuple):
    """Shapes with coordinates from the strip's top left corner, and the height that they need."""

    height: float
    shapes: tuple[PaperShape, ...]
    above: float = 0.0  # The space before the strip. There is none at the top of a column.


class LaidStrip(NamedTuple):
    """A strip in its column, which is counted from 0, and the distance from the top of that column."""

    column: int
    top: float
    strip: Strip

    @property
    def end(self) -> tuple[int, float]:
        """Return the column and the distance where the next strip can follow."""
        return self.column, self.top + self.strip.height


Heights = Callable[[int], float]  # returns the height of a column


def fill(blocks: Iterable[Sequence[Sequence[Strip]]], heights: Heights) -> list[LaidStrip]:
    """Fill as many columns as the blocks need. A block has one or more layouts; the one that ends first is taken.

    A strip that is higher than a column has one of its own.
    """
    laid: list[LaidStrip] = []
    for layouts in blocks:
        end = laid[-1].end if laid else (0, 0.0)
        tried = [_laid(strips, end, heights) for strips in layouts]
        shortest = min(tried, key=lambda strips: strips[-1].end)
        laid += shortest
    return laid


def _laid(strips: Sequence[Strip], end: tuple[int, float], heights: Heights) -> list[LaidStrip]:
    """Lay strips after the end of others."""
    laid: list[LaidStrip] = []
    for strip in strips:
        column, bottom = end
        above = strip.above if bottom else 0.0
        if bottom and bottom + above + strip.height > heights(column):
            column, bottom, above = column + 1, 0.0, 0.0
        laid.append(LaidStrip(column, bottom + above, strip))
        end = laid[-1].end
    return laid


def stacked(strips: Iterable[Strip]) -> Strip:
    """Return strips as one that is not broken. Its space above is that of the first one.

    >>> stacked([Strip(3.0, (), 1.0), Strip(3.0, (), 0.5)])
    Strip(height=6.5, shapes=(), above=1.0)
    """
    first, *rest = strips
    height, shapes = first.height, list(first.shapes)
    for strip in rest:
        height += strip.above
        shapes += [moved(shape, 0, height) for shape in strip.shapes]
        height += strip.height
    return Strip(height, tuple(shapes), first.above)
