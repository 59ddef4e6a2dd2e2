"""What the menu needs to know about the table, gathered from the game, the settings and the disk."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.marks import FACTS_HINT, MOVE_HINT
from pi_app.disk.series import Series
from pi_app.system.settings import Settings
from pi_app.table import next_game
from pi_app.table.journal import Journal
from pi_app.table.menu.pages import Situation, player_name
from pi_app.table.sitting import Sitting
from pi_app.words import say, seat_name


def situation(
    sitting: Sitting | None, left: Sitting | None, settings: Settings, journal: Journal, names: Sequence[str]
) -> Situation:
    """Return the situation. A game that was `left` for a lesson can be continued, and is not given up unasked."""
    game = left if left is not None and sitting is not None and sitting.coach is not None else sitting
    again = journal.last()
    asker = None if sitting is None else _hint_seat(sitting)
    return Situation(
        game="" if sitting is None else sitting.referee.game.name,
        in_game=game is not None and next_game.unfinished(game),
        novice=not journal.any_finished(),
        in_match=game is not None and game.series is not None and game.series.is_match,
        again="" if again is None else again.match.game,
        again_about=("", "") if again is None else (_who_plays(again, "en"), _who_plays(again, "fr")),
        can_take_back=sitting is not None and sitting.can_take_back,
        hint_seat=asker or "",
        hint=MOVE_HINT if sitting is not None and asker and sitting.hinting.given(asker) else FACTS_HINT,
        aid=settings.aid,
        hints=settings.hints,
        show=settings.show,
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


def _who_plays(series: Series, lang: str) -> str:
    """Return who plays each seat, as one line of words."""
    game = series.match.game
    names = [(place.seat, place.name or player_name(place.player, lang)) for place in series.places()]
    return " · ".join(say(lang, "menu.place", seat=seat_name(lang, game, seat), player=name) for seat, name in names)
