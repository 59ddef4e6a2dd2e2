"""Lengths on paper: millimetres, and the points in which printers count."""

from __future__ import annotations

from typing import Final

POINT_MM: Final = 25.4 / 72  # mm
A4: Final = (210.0, 297.0)  # mm


def number(value: float) -> str:
    """Return a number as text, rounded to a thousandth of a millimetre and without trailing zeros.

    >>> number(33.30), number(-0.0001), number(400.0)
    ('33.3', '0', '400')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
