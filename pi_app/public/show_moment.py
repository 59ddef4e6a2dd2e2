"""One moment of a show, as everybody sees it: a game between bots without pieces, or a light show of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pi_app.games import front_of
from pi_app.games.rules import picked
from pi_app.games.shows import ShowStep
from pi_app.games.tabletop import Glow, Pieces
from pi_app.grid import Spot
from pi_app.public import game_lights, public_text, scores
from pi_app.public.lights import Frame, Lights, frame
from pi_app.public.snapshot import Snapshot
from pi_app.words import say

MOST_BRIGHT: Final = 8  # More pieces of one kind, such as houses, keep the light of their point.


class ShownGame(NamedTuple):
    """A game between bots. `standing` has the pieces, which are lights."""

    snapshot: Snapshot
    standing: Pieces


class ShownStep(NamedTuple):
    """A step of a light show, and the title of the show."""

    title: str  # a key of the words
    step: ShowStep


ShowMoment = ShownGame | ShownStep


def show_frame(moment: ShowMoment, now: int) -> Frame:
    """Return what the 121 lights show."""
    if isinstance(moment, ShownStep):
        return frame(Lights(glow=moment.step.glow), now)
    shown = game_lights.lights(moment.snapshot)._replace(missing=0, extra=0)
    return frame(shown._replace(glow=_with_pieces(moment)), now)


def _with_pieces(moment: ShownGame) -> Mapping[Spot, Sequence[Glow]]:
    """Return the lights of the game, with a light for each piece, since there are no pieces to see."""
    glow = moment.snapshot.glow
    looks, number = front_of(moment.snapshot.game).looks, Counter(moment.standing.values())
    bright = {at: Glow(looks[kind].colour) for at, kind in moment.standing.items() if number[kind] <= MOST_BRIGHT}
    return {**glow, **{at: _over(glow.get(at, ()), light) for at, light in bright.items()}}


def _over(glow: Sequence[Glow], piece: Glow) -> Sequence[Glow]:
    """Return the lights of a point with a piece. A strong light, such as a clue, takes turns with it."""
    strong = [light for light in glow if light.strength == 1.0 and light.colour != piece.colour]
    return (*strong, piece)


def show_lines(moment: ShowMoment, lang: str) -> list[str]:
    """Return the lines of the public screen. They change rarely: a table without a screen prints each new one."""
    return [line for sentence in show_sentences(moment, lang) for line in public_text.wrapped_lines(sentence)]


def show_sentences(moment: ShowMoment, lang: str) -> list[str]:
    """Return what a show says: its title, what has happened, and how to end it."""
    if isinstance(moment, ShownStep):
        sentences = [say(lang, moment.title), picked(moment.step.text, lang)]
    else:
        game = moment.snapshot
        sentences = [public_text.title(game, lang), *public_text.news(game, lang)]
        sentences += scores.result(game, lang) if game.over else ()
    return [*sentences, say(lang, "table.show")]


def show_counts(moment: ShowMoment | None, lang: str) -> list[str]:
    """Return the lines of what a light show counts. They change often, so they are drawn and never printed."""
    counts = picked(moment.step.counts, lang) if isinstance(moment, ShownStep) else ""
    return public_text.wrapped_lines(counts)
