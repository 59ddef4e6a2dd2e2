"""Look back at a finished game step by step, forward and backward: what everybody saw, and what one seat knew.

This is possible only when the game is over, because its secrets are then known to all. The table's five buttons control
it. Every screen, the lights and the public lines show the same step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import record
from engine.game import TABLE, Event, Seat
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.games.tabletop import mask
from pi_app.public.event_text import event_text
from pi_app.public.lights import Lights
from pi_app.public.public_text import wrapped_lines
from pi_app.words import game_name, say, seat_name


class PastStep(NamedTuple):
    """The game after a move: every seat's view, and the public events."""

    views: Mapping[Seat, Any]
    told: tuple[Event, ...]


class LookBack(NamedTuple):
    """All steps of a game, the index of the shown step, and the index of the seat whose knowledge is shown."""

    game: str
    seats: tuple[Seat, ...]
    steps: tuple[PastStep, ...]
    at: int = 0
    side: int = 0

    @property
    def seat(self) -> Seat:
        return self.seats[self.side]

    @property
    def step(self) -> PastStep:
        return self.steps[self.at]

    def press(self, button: str) -> LookBack | None:
        """Return the look back after a button: LEFT and RIGHT change the step, OK the seat. BACK returns None."""
        if button == "back":
            return None
        to = self.at + {"left": -1, "right": 1}.get(button, 0)
        side = (self.side + (button == "ok")) % len(self.seats)
        return self._replace(at=min(max(to, 0), len(self.steps) - 1), side=side)


def look_back(referee: Referee[Any, Any, Any]) -> LookBack:
    """Return the look back at a finished game, at its first step. Raises ValueError if the game is not over."""
    if referee.outcome is None:
        raise ValueError("the game is not over: its secrets are not to be shown")
    watchers = (*referee.players, TABLE)
    steps, known = list[PastStep](), 0
    for past in record.steps(record.write(referee)):
        told = past.shown(TABLE, known)
        known += len(told)
        steps.append(PastStep({seat: past.view(seat) for seat in watchers}, tuple(told)))
    return LookBack(referee.game.name, referee.players, tuple(steps))


# ------------------------------------------------------------------------------------------ lights and lines


def lights(past: LookBack) -> Lights:
    """Return the lights of the step: the game's own, other pieces as `turn`, the seat's secret points as `asked`."""
    lying, views = front_of(past.game).tabletop, past.step.views
    glow = lying.glow(views[TABLE])
    others = mask(lying.pieces(views[TABLE])) & ~mask(glow)
    return Lights(glow=glow, turn=others, asked=lying.secret(views[past.seat]))


def last_event_text(past: LookBack, lang: str) -> str:
    """Return the sentence for the last public event of the step that has one, or ""."""
    sentences = [event_text(past.game, past.step.views[TABLE], event, lang) for event in past.step.told]
    return next((sentence for sentence in reversed(sentences) if sentence), "")


def step_text(past: LookBack, lang: str) -> str:
    return say(lang, "screens.step", number=past.at + 1, count=len(past.steps))


def seat_text(past: LookBack, lang: str) -> str:
    return say(lang, "screens.seat-sees", seat=seat_name(lang, past.game, past.seat))


def lines(past: LookBack, lang: str) -> list[str]:
    """Return the lines of the public screen."""
    title = f"{game_name(lang, past.game)} · {step_text(past, lang)}"
    return [title, *wrapped_lines(last_event_text(past, lang)), seat_text(past, lang), say(lang, "table.looking-back")]
