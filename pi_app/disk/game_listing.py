"""The words for a game in a list of games: when it was played, by whom, and how it ended."""

from __future__ import annotations

from datetime import UTC, datetime

from pi_app.disk.store import OVER, Kept
from pi_app.games import playable
from pi_app.words import game_name, say, seat_name


def day(seconds: int) -> str:
    """Return the date and the time, by the machine's time zone."""
    return datetime.fromtimestamp(seconds, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def people(kept: Kept) -> str:
    """Return the names of the players who gave them."""
    return ", ".join(place.name for place in kept.opened.places if place.name)


def name(kept: Kept, lang: str) -> str:
    """Return the name of the game. A game that this program does not know keeps the name that is on the disk."""
    return game_name(lang, kept.opened.game) if kept.opened.game in playable() else kept.opened.game


def result(kept: Kept, lang: str) -> str:
    """Return who won, or in which state the game is."""
    if kept.state != OVER or kept.outcome is None or kept.opened.game not in playable():
        return say(lang, f"records.state-{kept.state}")
    winners = ", ".join(seat_name(lang, kept.opened.game, seat) for seat in kept.outcome.winners)
    return say(lang, "records.won", who=winners) if winners else say(lang, "records.nobody-won")
