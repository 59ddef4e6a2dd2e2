"""Hints for people who type: who gets one, why nobody does, and the answer on the terminal.

What everybody may read stands among the public lines. The hint of a seat with secrets is answered like its other typed
secrets, below a line that asks the others to look away.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from pi_app.table.hinting import GivenHint
from pi_app.table.sitting import Sitting
from pi_app.words import say, seat_name


class TypedHints:
    """The last hint that somebody typed for. `shown` are the lines of its answer; a good move comes in later ones."""

    def __init__(self) -> None:
        self.shown: Sequence[str] = ()
        self._given: GivenHint | None = None
        self._asked: tuple[Sitting, Seat] | None = None

    def ask(self, sitting: Sitting, lang: str) -> Sequence[str]:
        """Ask for a hint, or for another one, for the one person who is to act. Returns the answer."""
        self._asked = self._given = None
        people = [seat for seat in sitting.acting if not sitting.seats[seat].is_bot]
        if denied := _denied(sitting, people):
            self.shown = [say(lang, denied)]
            return self.shown
        (seat,) = people
        sitting.ask_hint(seat)
        self.shown = []
        if sitting.hinting.public_seat != seat:
            self._asked = sitting, seat
        return self.now(lang)

    def now(self, lang: str) -> Sequence[str]:
        """Return the answer as it is now: a bot may have found the good move since."""
        if self._asked is None:
            return self.shown
        sitting, seat = self._asked
        given = sitting.hinting.given(seat)
        if given is not None and given is not self._given:
            self._given = given
            name = seat_name(lang, sitting.referee.game.name, seat)
            more = [say(lang, "play.hint-again")] if given.more else []
            self.shown = [say(lang, "play.look-away", seat=name), given.hint.text(lang), *more]
        return self.shown


def _denied(sitting: Sitting, people: Sequence[Seat]) -> str | None:
    """Return the word key of the reason why nobody gets a hint now, or None."""
    if sitting.over:
        return "referee.over"
    if sitting.coach is not None:
        return "play.no-hint-in-lesson"
    if len(people) != 1:
        return "play.no-hint-for-several" if people else "play.no-hint-for-bots"
    if not sitting.hinting.may_ask(people[0]):
        return "play.no-hints"
    return None if sitting.can_hint(people[0]) else "play.no-hint-yet"
