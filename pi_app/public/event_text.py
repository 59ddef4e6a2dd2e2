"""The sentence about a public event: of the game, or a mark beside it."""

from __future__ import annotations

from typing import Any

from engine.game import MARK_KINDS, Event
from pi_app.games import front_of
from pi_app.words import say, seat_name


def event_text(game: str, view: Any, event: Event, lang: str) -> str | None:
    """Return the sentence about a public event, or None if it is not worth one. `view` is the table's.

    Of a hint, the sentence says who asked for it, and not what it said.
    """
    if event.kind in MARK_KINDS:
        told = say(lang, f"table.asked-{event.data['what']}", who=seat_name(lang, game, event.data["by"]))
        return told[:1].upper() + told[1:]
    return front_of(game).tabletop.tell(view, event, lang)
