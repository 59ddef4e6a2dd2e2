"""Estimate the field of a piece's magnet at its own reed and at the reeds of neighbouring points.

A disc magnet lies flat in a piece's foot, north or south up, and is modelled as a dipole in its middle. A reed closes
by the field along its axis, averaged over its glass. Both are rough models: close to a magnet the true field is some
20 % off, and by Littelfuse's note AN102A the conversion from ampere turns to millitesla is right to a factor of two.
Try ten reeds before you drill 121 slots.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import pi, sqrt
from typing import Final, NamedTuple

from pi_app.draw.paper.board import PITCH
from schematics.board_geometry import REED, REED_AWAY

AT_A_MT: Final = 10.0  # ampere turns for one millitesla if both poles act on a reed, by that note
ONE_POLE: Final = 2.0  # factor on the field that is needed if only one pole acts on it, by the same note
MISPLACED: Final = 5.0  # mm by which a player may miss the point with a piece
REED_AT: Final = (20.0, 25.0)  # the reeds to buy: ampere turns at which they close
DROPS_OUT: Final = 0.5  # share of that at which a reed opens again; data sheets have 0.4 to 0.9

# Thicknesses in mm.
FELT: Final = 0.5  # under a piece
OVERLAY: Final = 0.3
PLATE: Final = 3.0  # the top plate, and the base plate
GAP: Final = 2.0  # between the plates: the lights' height


class Magnet(NamedTuple):
    """A disc, magnetised through its thickness. N35 has a remanence of 1.17 T at least, N42 1.28 T."""

    across: float
    thick: float
    remanence: float = 1.17

    @property
    def moment(self) -> float:
        """The magnetic moment, in A m²."""
        volume = pi / 4 * self.across**2 * self.thick * 1e-9
        return self.remanence * volume / (4e-7 * pi)


MAGNET: Final = Magnet(8, 3)
# From the middle of the magnet down to the reed's axis, which lies just below the base plate's upper side.
DEPTH: Final = MAGNET.thick / 2 + FELT + OVERLAY + PLATE + GAP + 0.2 + REED[0] / 2
SMALLER: Final = Magnet(6, 2)
LARGER: Final = Magnet(10, 3)


def along(magnet: Magnet, dx: float, dy: float, depth: float = DEPTH) -> float:
    """Return the field along a reed in mT, averaged over its glass, for a magnet at (dx, dy) from the reed's point."""
    steps = 15
    total = 0.0
    for step in range(steps):
        y = REED_AWAY + REED[1] * ((step + 0.5) / steps - 0.5) - dy
        r = sqrt(dx**2 + y**2 + depth**2) / 1000
        total += 1e-7 * magnet.moment * 3 * (y / 1000) * (depth / 1000) / r**5
    return 1000 * total / steps


def own(magnet: Magnet) -> float:
    """Return the weakest field of a piece on its own reed, over all places where a careless player may put it."""
    return min(abs(along(magnet, dx, dy)) for dx, dy in _around(MISPLACED))


def neighbours(magnet: Magnet, *, same_pole_up: bool = True) -> float:
    """Return the strongest field of eight neighbours together on a reed without a piece, all in the worst places.

    If all magnets have the same pole up, those on two sides of a reed weaken each other. Otherwise they may add up.
    """
    places = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)]
    fields = [[along(magnet, PITCH * x + dx, PITCH * y + dy) for dx, dy in _around(MISPLACED)] for x, y in places]
    if not same_pole_up:
        return sum(max(map(abs, each)) for each in fields)
    return max(sum(max(0.0, *each) for each in fields), -sum(min(0.0, *each) for each in fields))


def _around(reach: float) -> Iterator[tuple[float, float]]:
    """Yield the points within a circle, a millimetre apart."""
    whole = range(-int(reach), int(reach) + 1)
    return ((dx, dy) for dx in whole for dy in whole if dx**2 + dy**2 <= reach**2)


def closes(field: float) -> float:
    """Return the ampere turns of the reed that a field from one pole just closes."""
    return field * AT_A_MT / ONE_POLE


def dead(magnet: Magnet) -> float:
    """Return the field of a magnet right above the middle of a reed, where its two halves cancel out."""
    return along(magnet, 0, REED_AWAY)
