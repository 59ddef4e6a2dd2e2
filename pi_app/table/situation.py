"""What the menu needs to know about the table, gathered from the game, the settings and the disk."""

from __future__ import annotations

from collections.abc import Sequence

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
    return Situation(
        game="" if sitting is None else sitting.referee.game.name,
        in_game=game is not None and next_game.unfinished(game),
        novice=not journal.any_finished(),
        in_match=game is not None and game.series is not None and game.series.is_match,
        can_take_back=sitting is not None and sitting.can_take_back,
        aid=settings.aid,
        brightness=settings.brightness,
        sound=settings.sound,
        lang=settings.lang,
        known=tuple(dict.fromkeys(name for name in (*names, *journal.names()) if name)),
        called=tuple(names),
    )
