"""A finished game once more, step by step, forth and back: what everybody saw, beside what one seat knew.

Only a game that is over can be looked at like this; then its secrets are known to all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygame import Rect

from engine.game import TABLE, Event, Seat, fold
from engine.referee import Referee
from pi_app import tabletop
from pi_app.screens import boards
from pi_app.screens.column import draw_head
from pi_app.screens.look import BODY, NOTE
from pi_app.screens.sheet import Sheet
from pi_app.words import say


class Step(NamedTuple):
    """The game after a move: every seat's view, and what was told to all."""

    views: Mapping[Seat, Any]
    told: tuple[Event, ...]


class Replay(NamedTuple):
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

    def press(self, key: str) -> Replay:
        """Left and right go from step to step, up and down from seat to seat, A to the end, B to the beginning."""
        last = len(self.steps) - 1
        to = {"left": self.at - 1, "right": self.at + 1, "press": self.at + 1, "a": last, "b": 0}.get(key, self.at)
        turn = {"up": -1, "down": 1}.get(key, 0)
        return self._replace(at=min(max(to, 0), last), side=(self.side + turn) % len(self.seats))


def of(referee: Referee[Any, Any, Any]) -> Replay:
    """The replay of a game that is over, from its first position."""
    if referee.outcome is None:
        raise ValueError("the game is not over: its secrets are not to be shown")
    game = referee.game
    state, events = game.start(referee.options)
    watchers = (*referee.players, TABLE)
    steps = [_step(referee, {seat: game.blank(seat) for seat in watchers}, events)]
    for seat, move in referee.line:
        state, events = game.play(state, seat, move)
        steps.append(_step(referee, steps[-1].views, events))
    return Replay(game.name, referee.players, tuple(steps))


def _step(referee: Referee[Any, Any, Any], views: Mapping[Seat, Any], events: tuple[Event, ...]) -> Step:
    told = tuple(event for event in events if event.shown_to(TABLE))
    return Step({seat: fold(referee.game, view, events) for seat, view in views.items()}, told)


# ------------------------------------------------------------------------------------------ drawing


def draw(replay: Replay, sheet: Sheet, lang: str) -> None:
    """Two boards side by side, what happened below them, and buttons to go on."""
    space, theme = sheet.space, sheet.theme
    number = say(lang, "screens.step", number=replay.at + 1, count=len(replay.steps))
    area = draw_head(sheet, say(lang, f"demo.game-{replay.game}"), number)
    caption, foot = sheet.height(NOTE), (3 if sheet.look.large else 4) * sheet.height(NOTE) + 2 * space
    width = (area.width - 3 * space) // 2
    height = area.height - caption - foot - 3 * space
    board, seat = boards.load(replay.game), replay.seat
    known = say(lang, "screens.seat-sees", seat=say(lang, f"demo.seat-{seat}"))
    for side, (watcher, text) in enumerate(((TABLE, say(lang, "screens.all-see")), (seat, known))):
        x = space + side * (width + space)
        sheet.text(Rect(x, area.y + space, width, caption), text, NOTE, theme.quiet, "centre")
        place = Rect(x, area.y + space + caption, width, height)
        paint = board.draw if watcher == TABLE else board.secret
        paint(sheet, place, replay.step.views[watcher], lang)
    sheet.areas.clear()  # boards of the past are only looked at
    sheet.tappable(Rect(area.x + area.width // 2, area.y, area.width // 2, area.height - foot), "down")
    _draw_foot(replay, sheet, Rect(space, area.bottom - foot, area.width - 2 * space, foot - space), lang)


def _draw_foot(replay: Replay, sheet: Sheet, place: Rect, lang: str) -> None:
    size = 10 * sheet.space
    for x, text, key in ((place.x, "←", "left"), (place.right - size, "→", "right")):
        sheet.button(Rect(x, place.y, size, place.height), text, key)
    words = place.inflate(-2 * (size + sheet.space), 0)
    sheet.text(words, _told(replay, lang), (BODY, NOTE), sheet.theme.ink, "centre", mid=True)


def _told(replay: Replay, lang: str) -> str:
    """The last thing that was told of this step."""
    lying, view = tabletop.load(replay.game), replay.step.views[TABLE]
    told = [lying.tell(view, event, lang) for event in replay.step.told]
    return next((line for line in reversed(told) if line), "")
