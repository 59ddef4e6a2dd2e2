"""The building blocks of KiCad's files: S-expressions, lengths, text effects, strokes, ids."""

from __future__ import annotations

import json
from typing import Final
from uuid import UUID, uuid5

STEP: Final = 1.27  # mm: the grid of the sheets
NAMESPACE: Final = UUID("6f0c1f8e-6f5a-5d0f-9a53-0c9b3d1e7a11")


def node(*items: object) -> str:
    """Return an S-expression. Floats are written with as few digits as possible, all other items with `str`.

    >>> node("at", 2.5400001, node("xy", 1))
    '(at 2.54 (xy 1))'
    """
    return f"({' '.join(_number(item) if isinstance(item, float) else str(item) for item in items)})"


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


def quoted(text: str) -> str:
    """Return a text in quotes, with the escapes that KiCad expects."""
    return json.dumps(text, ensure_ascii=False)


def mm(*steps: float) -> list[float]:
    """Convert steps of the grid to millimetres."""
    return [round(step * STEP, 4) + 0.0 for step in steps]


def effects(size: float = 1.27, justify: str = "", *, bold: bool = False, hide: bool = False) -> str:
    font = node("font", node("size", size, size), *(["bold"] if bold else []))
    return node("effects", font, *([node("justify", justify)] if justify else []), *(["hide"] if hide else []))


def stroke(width: float = 0.0, colour: str = "") -> str:
    return node("stroke", node("width", width), node("type", "default"), *([colour] if colour else []))


def ident(*about: object) -> str:
    """Return a UUID that is always the same for the same arguments."""
    return str(uuid5(NAMESPACE, " ".join(map(str, about))))
