"""Whose turn it is, as a headline: by name where the players' names are known."""

from __future__ import annotations

from pi_app.public.snapshot import Snapshot
from pi_app.words import entries, say, seat_name

MOST_NAMED = 2  # If more seats act at once, they are counted instead of named.


def turn_text(moment: Snapshot, lang: str) -> str:
    """Return whose turn it is: "Thief to play", "Ada to play (thief)", "3 players choose"."""
    if moment.over:
        return say(lang, "screens.over")
    if len(moment.acting) > MOST_NAMED:
        return say(lang, "screens.choosing", count=len(moment.acting))
    names = {} if moment.series is None else {place.seat: place.name for place in moment.series.places()}
    called = {seat: seat_name(lang, moment.game, seat) for seat in moment.acting}
    if any(names.get(seat) for seat in moment.acting):
        who = [names.get(seat) or called[seat] for seat in moment.acting]
        return say(lang, "table.turn-of", who=" + ".join(who), seats=", ".join(called.values()))
    if len(called) == 1 and (key := f"{moment.game}.turn-{moment.acting[0]}") in entries(moment.game):
        return say(lang, key)
    return say(lang, "table.turn", who=", ".join(called.values()))
