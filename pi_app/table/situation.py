"""What the menu needs to know about the table, gathered from the game, the settings and the disk."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.marks import FACTS_HINT, MOVE_HINT
from pi_app.system.settings import Settings
from pi_app.table import next_game
from pi_app.table.journal import Journal
from pi_app.table.menu.pages import Situation
from pi_app.table.sitting import Sitting


def situation(
    sitting: Sitting | None, left: Sitting | None, settings: Settings, journal: Journal, names: Sequence[str]
) -> Situation:
    """Return the situation. A game that was `left` for a lesson can be continued, and is not given up unasked."""
    game = left if left is not None and sitting is not None and sitting.coach is not None else sitting
    asker = None if sitting is None else _hint_seat(sitting)
    return Situation(
        game="" if sitting is None else sitting.referee.game.name,
        in_game=game is not None and next_game.unfinished(game),
        novice=not journal.any_finished(),
        in_match=game is not None and game.series is not None and game.series.is_match,
        can_take_back=sitting is not None and sitting.can_take_back,
        hint_seat=asker or "",
        hint=MOVE_HINT if sitting is not None and asker and sitting.hinting.given(asker) else FACTS_HINT,
        aid=settings.aid,
        hints=settings.hints,
        brightness=settings.brightness,
        sound=settings.sound,
        lang=settings.lang,
        known=tuple(dict.fromkeys(name for name in (*names, *journal.names()) if name)),
        called=tuple(names),
    )


def _hint_seat(sitting: Sitting) -> Seat | None:
    """Return the seat that the menu offers a hint: that of the only person who is to act."""
    people = [seat for seat in sitting.acting if not sitting.seats[seat].is_bot]
    return people[0] if len(people) == 1 and sitting.can_hint(people[0]) else None
