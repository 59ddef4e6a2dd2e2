"""Compare pixels with a PNG file: exactly with pygame, with a tolerance with pygame-ce.

pygame-ce draws letters with other edges, and a line of text a little wider or narrower, so that its pictures never have
the same bytes. They are compared in small cells instead: a cell of either picture fits if the other picture, moved by a
few pixels, has nearly the same there. The mean difference of the worst cell (of 255) was measured with pygame-ce 2.5.8
over 226 scenes:

- at most 79 in the 218 scenes in which only the letters differ;
- 95 to 219 in the 8 scenes in which a text breaks into other lines: such a scene cannot be kept as a PNG file;
- at least 88 if a piece has moved, in any game, on the smallest screen; at least 93 if a word of some letters changes.

The change of a single letter or digit (27 to 59) is not found. Only pygame's exact comparison finds it.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame

EXACT = not hasattr(pygame, "IS_CE")
CELL = 8  # pixels; smaller than the smallest piece on the smallest screen
APART = 80  # of 255; two cells are alike up to this mean difference
FURTHER = 100  # letters may be moved by 1/100 of the picture's width, and by a pixel up or down


def as_kept(path: Path, drawn: pygame.Surface, *, exact: bool = EXACT) -> bool:
    """Return whether a drawing looks like the picture in a file."""
    kept = pygame.image.load(path)
    if exact:
        return pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(drawn, "RGB")
    return unlike(kept, drawn) == 0


def unlike(kept: pygame.Surface, drawn: pygame.Surface) -> float:
    """Return the share of cells that look different: 0 for pictures that are alike, 1 if their sizes differ."""
    if kept.get_size() != drawn.get_size():
        return 1.0
    return max(_unmatched(kept, drawn), _unmatched(drawn, kept))


def _unmatched(kept: pygame.Surface, drawn: pygame.Surface) -> float:
    """Return the share of cells of `kept` that are nowhere near their place in `drawn`."""
    reach = round(kept.get_width() / FURTHER)
    shifts = sorted(product(range(-reach, reach + 1), (-1, 0, 1)), key=lambda shift: abs(shift[0]) + abs(shift[1]))
    least = _apart(kept, drawn, shifts[0])
    for shift in shifts[1:]:
        if max(least) <= APART:
            return 0.0
        least = list(map(min, least, _apart(kept, drawn, shift)))
    return sum(cell > APART for cell in least) / len(least)


def _apart(kept: pygame.Surface, drawn: pygame.Surface, shift: tuple[int, int]) -> list[int]:
    """Return the mean difference of each cell, in the colour that differs most, when `drawn` is moved by `shift`."""
    across, down = (-(-length // CELL) for length in kept.get_size())
    less, more = (pygame.Surface((across * CELL, down * CELL), depth=24) for _ in range(2))
    less.blit(kept, (0, 0))
    more.blit(drawn, (0, 0))  # for the edges that the moved picture leaves open
    more.blit(drawn, shift)
    darker = less.copy()
    darker.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_SUB)  # negative differences become 0
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    means = pygame.image.tobytes(pygame.transform.smoothscale(more, (across, down)), "RGB")
    return list(map(max, means[::3], means[1::3], means[2::3]))
