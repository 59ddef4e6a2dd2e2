"""The numbers beside the lights of clues, for faces that draw the table's lights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.game import TABLE
from pi_app.grid import Spot
from pi_app.public.look_back import LookBack
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


def clue_labels(moment: Snapshot | None, past: LookBack | None, lang: str) -> Mapping[Spot, ClueLabel]:
    """Return the labels by point: of the game, or of the step that is looked back at. There are none without a game."""
    if moment is None:
        return {}
    top, view = moment.tabletop, moment.view if past is None else past.step.views[TABLE]
    return {
        at: ClueLabel(tuple(numbers), place_names(lang, moment.game, top.name_of(at)))
        for at, numbers in top.numbers(view).items()
    }
