"""The numbers beside the lights of clues, for faces that draw the table's lights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pi_app.grid import Spot
from pi_app.public.snapshot import Snapshot
from pi_app.words import place_names


class ClueLabel(NamedTuple):
    """The numbers of the clues on one point, the oldest first, and the name of the point."""

    numbers: tuple[int, ...]
    name: str

    @property
    def text(self) -> str:
        """Return all numbers: `2·5`."""
        return "·".join(map(str, self.numbers))


def clue_labels(moment: Snapshot | None, lang: str) -> Mapping[Spot, ClueLabel]:
    """Return the labels by point; none without a game, or in a game whose lights have no numbers."""
    if moment is None:
        return {}
    top = moment.tabletop
    return {
        at: ClueLabel(tuple(numbers), place_names(lang, moment.game, top.name_of(at)))
        for at, numbers in top.numbers(moment.view).items()
    }
