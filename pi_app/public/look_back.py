"""A finished game once more, step by step, forth and back: what everybody saw, and what one seat knew.

Only a game that is over can be looked at like this; then its secrets are known to all. The table's five buttons lead
through it, and every screen, the lights and the public lines show the same step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import record
from engine.game import TABLE, Event, Seat
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.games.tabletop import mask
from pi_app.public.lights import Lights
from pi_app.public.public_text import broken
from pi_app.words import game_name, say, seat_name


class Step(NamedTuple):
    """The game after a move: every seat's view, and what was told to all."""

    views: Mapping[Seat, Any]
    told: tuple[Event, ...]


class LookBack(NamedTuple):
    """All steps of a game, the one that is shown, and whose side stands beside the public one."""

    game: str
    seats: tuple[Seat, ...]
    steps: tuple[Step, ...]
    at: int = 0
    side: int = 0

    @property
    def seat(self) -> Seat:
        return self.seats[self.side]

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    def press(self, button: str) -> LookBack | None:
        """LEFT and RIGHT go from step to step, OK to the next seat's side, BACK leads out."""
        if button == "back":
            return None
        to = self.at + {"left": -1, "right": 1}.get(button, 0)
        side = (self.side + (button == "ok")) % len(self.seats)
        return self._replace(at=min(max(to, 0), len(self.steps) - 1), side=side)


def look_back(referee: Referee[Any, Any, Any]) -> LookBack:
    """Return a game that is over, from its first position, as its record tells it. Raises ValueError before the end."""
    if referee.outcome is None:
        raise ValueError("the game is not over: its secrets are not to be shown")
    watchers = (*referee.players, TABLE)
    steps, known = list[Step](), 0
    for past in record.steps(record.write(referee)):
        told = past.shown(TABLE, known)
        known += len(told)
        steps.append(Step({seat: past.view(seat) for seat in watchers}, tuple(told)))
    return LookBack(referee.game.name, referee.players, tuple(steps))


# ------------------------------------------------------------------------------------------ what is seen of it


def lights(past: LookBack) -> Lights:
    """The game as it lay then: all that shone, breath where other pieces stood, a beat where the seat had a secret."""
    lying, views = front_of(past.game).tabletop, past.step.views
    glow = lying.glow(views[TABLE])
    others = mask(lying.pieces(views[TABLE])) & ~mask(glow)
    return Lights(glow=glow, turn=others, asked=lying.secret(views[past.seat]))


def told(past: LookBack, lang: str) -> str:
    """The last thing that was told of this step."""
    lying, view = front_of(past.game).tabletop, past.step.views[TABLE]
    sentences = [lying.tell(view, event, lang) for event in past.step.told]
    return next((sentence for sentence in reversed(sentences) if sentence), "")


def counted(past: LookBack, lang: str) -> str:
    return say(lang, "screens.step", number=past.at + 1, count=len(past.steps))


def known_to(past: LookBack, lang: str) -> str:
    return say(lang, "screens.seat-sees", seat=seat_name(lang, past.game, past.seat))


def lines(past: LookBack, lang: str) -> list[str]:
    """What the public screen says."""
    title = f"{game_name(lang, past.game)} · {counted(past, lang)}"
    return [title, *broken(told(past, lang)), known_to(past, lang), say(lang, "table.looking-back")]
