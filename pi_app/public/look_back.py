"""Look back at a finished game step by step, forward and backward: what everybody saw, and what one seat knew.

This is possible only when the game is over, because its secrets are then known to all. It plays by itself until one of
the table's five buttons takes over. Every screen, the lights and the public lines show the same step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import record
from engine.game import TABLE, Event, Json, Seat
from engine.referee import AnyReferee
from pi_app.disk.store import Kept, Store
from pi_app.games import front_of
from pi_app.games.tabletop import mask
from pi_app.public.event_text import event_text
from pi_app.public.lights import Lights
from pi_app.public.public_text import wrapped_lines
from pi_app.public.trails import Trail, public_trails, secret_trails
from pi_app.words import game_name, say, seat_name


class PastStep(NamedTuple):
    """The game after a move: every seat's view, the public events, and where pieces went, as each seat saw it."""

    views: Mapping[Seat, Any]
    told: tuple[Event, ...]
    trails: Mapping[Seat, tuple[Trail, ...]]


class LookBack(NamedTuple):
    """All steps of a game, the index of the shown step, and the index of the seat whose knowledge is shown."""

    game: str
    seats: tuple[Seat, ...]
    steps: tuple[PastStep, ...]
    at: int = 0
    side: int = 0
    plays: bool = False  # It goes on by itself.
    listed: bool = False  # The game was chosen from the list of old games, so BACK returns to that list.

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
        return self._replace(at=min(max(to, 0), len(self.steps) - 1), side=side, plays=False)

    def next(self) -> LookBack | None:
        """Return the look back one step later, or None after the last step."""
        return self._replace(at=self.at + 1) if self.at + 1 < len(self.steps) else None


def look_back(referee: AnyReferee) -> LookBack:
    """Return the look back at a finished game, at its first step. Raises ValueError if the game is not over."""
    if referee.outcome is None:
        raise ValueError("the game is not over: its secrets are not to be shown")
    return _of_record(record.write(referee))


def old_game(store: Store, kept: Kept) -> LookBack:
    """Return the look back at a game of the store, at its first step.

    Raises ValueError if the game is still being played, and RecordError if this program cannot replay it.
    """
    if kept.private:
        raise ValueError("the game is still being played: its secrets are not to be shown")
    return _of_record(store.record(kept))._replace(listed=True)


def _of_record(value: Json) -> LookBack:
    """Return the look back at the game of a record, on the side of the first seat that had something to hide."""
    steps, known, name = list[PastStep](), 0, ""
    seats: tuple[Seat, ...] = ()
    for past in record.steps(value):
        name, seats = past.game.name, past.players
        told = past.shown(TABLE, known)
        known += len(told)
        views = {seat: past.view(seat) for seat in (*seats, TABLE)}
        trails = _trails(past, steps[-1].views, views) if steps else dict.fromkeys(views, ())
        steps.append(PastStep(views, tuple(told), trails))
    hiding = [side for side, seat in enumerate(seats) if seat not in front_of(name).open_seats]
    return LookBack(name, seats, tuple(steps), side=hiding[0] if hiding else 0)


def _trails(
    past: AnyReferee, before: Mapping[Seat, Any], after: Mapping[Seat, Any]
) -> Mapping[Seat, tuple[Trail, ...]]:
    """Return the ways that each watcher saw: the public ones, and those of what only this seat knew."""
    lying, move = front_of(past.game.name).tabletop, past.game.write(past.line[-1].move)
    public = public_trails(lying, before[TABLE], after[TABLE], move)
    own = {
        seat: secret_trails(lying.secret(before[seat]), lying.secret(view))
        for seat, view in after.items()
        if seat != TABLE
    }
    return {TABLE: public, **{seat: tuple(dict.fromkeys((*public, *ways))) for seat, ways in own.items()}}


# ------------------------------------------------------------------------------------------ lights and lines


def lights(past: LookBack) -> Lights:
    """Return the lights of the step: the game's own, other pieces as `turn`, the seat's secret points as `asked`.

    A light runs along the way of each piece that went somewhere.
    """
    lying, views = front_of(past.game).tabletop, past.step.views
    glow = lying.glow(views[TABLE])
    others = mask(lying.pieces(views[TABLE])) & ~mask(glow)
    trails = past.step.trails[past.seat]
    ways = tuple((start, end) for start, end in trails if start is not None and end is not None)
    return Lights(glow=glow, turn=others, asked=lying.secret(views[past.seat]), ways=ways)


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
    return [title, *wrapped_lines(last_event_text(past, lang)), seat_text(past, lang), buttons_text(past, lang)]


def buttons_text(past: LookBack, lang: str) -> str:
    """Return what the buttons do."""
    if past.plays:
        return say(lang, "table.playing-back")
    return say(lang, "table.looking-back-listed" if past.listed else "table.looking-back")
