"""Light shows: what a game can show on the table's lights by itself, without pieces and players.

A table that nobody uses lets bots play its games. A game may add shows of its own, such as a riddle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from pi_app.games import front_of, playable
from pi_app.games.rules import NO_TEXTS, Texts
from pi_app.games.tabletop import Glow
from pi_app.grid import Spot
from pi_app.words import game_name, say


class ShowStep(NamedTuple):
    """What a show lights and says for some time.

    `counts` changes often and is for screens only. `text` is also printed, line by line, on a table without a screen.
    """

    ms: int
    glow: Mapping[Spot, Sequence[Glow]]
    text: Texts
    counts: Texts = NO_TEXTS


class LightShow(NamedTuple):
    """A show of one game. `steps` yields the steps from the beginning to the end, with chance from the generator."""

    name: str
    title: str  # a key of the words
    steps: Callable[[Random], Iterator[ShowStep]]


class ShowAct(NamedTuple):
    """What a show can play: a game between bots, or one of a game's own light shows. Without a game: everything."""

    game: str = ""
    name: str = ""

    def words(self, lang: str) -> str:
        """Return what the menu calls it."""
        if not self.game:
            return say(lang, "menu.show-all")
        if not self.name:
            return say(lang, "menu.show-game", game=game_name(lang, self.game))
        return say(lang, light_show(self).title)


def light_show(act: ShowAct) -> LightShow:
    """Return the light show that an act names."""
    return next(show for show in front_of(act.game).shows if show.name == act.name)


def acts() -> tuple[ShowAct, ...]:
    """Return everything that a show can play, one after another."""
    own = [ShowAct(game, show.name) for game in playable() for show in front_of(game).shows]
    return (*(ShowAct(game) for game in playable()), *own)
