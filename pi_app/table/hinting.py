"""The hints of one game: who may ask now, what was asked, and what the table answered.

A hint is thought out from the view of the seat that asks. Everybody is told that it was asked for. What it says is
public only if the seat has no secrets and no screen of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from engine.bots import LEVELS
from engine.game import TABLE, Seat
from engine.marks import FACTS_HINT, HINT, MOVE_HINT
from engine.referee import AnyReferee
from pi_app.games import front_of
from pi_app.games.hints import Hint
from pi_app.players import AT_TABLE, Player
from pi_app.public.snapshot import PublicHint
from pi_app.system.settings import Settings

ADVISER: Final = LEVELS[-1]  # The level of the bot that chooses the good move.
NOBODY_ASKS: Final[Seat] = ""
THINKING: Final = Hint((("table.hint-thinking", {}),))


class GivenHint(NamedTuple):
    """A hint that a seat was given: what anybody could work out (FACTS_HINT), or a good move (MOVE_HINT)."""

    what: str
    hint: Hint

    @property
    def more(self) -> bool:
        """Return whether the seat can ask again, for a good move."""
        return self.what == FACTS_HINT


class Hinting:
    """The hints of the position on the table.

    `think` chooses a good move, at once or later. Nobody may ask before `obey` was called.
    """

    def __init__(
        self,
        game: str,
        seats: Mapping[Seat, Player],
        think: Callable[[AnyReferee, Seat, int], Any],
        *,
        in_match: bool = False,
    ) -> None:
        self._allowed = False
        self._aid = True  # Whether the facts may list points that could be worked out.
        self._in_match = in_match
        self._hints = front_of(game).hints
        self._public_seats = [
            seat for seat, player in seats.items() if player == AT_TABLE and seat in front_of(game).open_seats
        ]
        self._think = think
        self._given: dict[Seat, GivenHint] = {}
        self._closed: set[Seat] = set()  # Seats that have put their public hint away.

    def obey(self, settings: Settings) -> None:
        """Allow as much as the settings of the table allow."""
        self._allowed = settings.hints == "always" or (settings.hints == "no-match" and not self._in_match)
        self._aid = settings.aid != "never"

    def given(self, seat: Seat) -> GivenHint | None:
        """Return the last hint that the seat was given in this position."""
        return self._given.get(seat)

    @property
    def public_seat(self) -> Seat | None:
        """Return the seat whose hint everybody may read, if there is one."""
        return next((seat for seat in self._public_seats if seat in self._given and seat not in self._closed), None)

    @property
    def public(self) -> PublicHint | None:
        """Return the hint that everybody may read, if there is one."""
        seat = self.public_seat
        return None if seat is None else PublicHint(self._given[seat].hint, self._given[seat].more)

    def may_ask(self, seat: Seat) -> bool:
        """Return whether a seat that is to act may ask for a hint."""
        return self._allowed and self._hints is not None

    def ask(self, referee: AnyReferee, seat: Seat) -> None:
        """Answer with facts or, if the seat has these already, with a good move as soon as it is found.

        A seat that has both sees the move again, and nothing is noted.
        """
        if self._hints is None:
            return
        given = self.given(seat)
        self._closed.discard(seat)
        if given is None:
            referee.mark(HINT, seat, FACTS_HINT)
            self._given[seat] = GivenHint(FACTS_HINT, self._hints.facts(referee.view(TABLE), seat, aid=self._aid))
        elif given.more:
            referee.mark(HINT, seat, MOVE_HINT)
            self._given[seat] = GivenHint(MOVE_HINT, THINKING)
            if (move := self._think(referee, seat, ADVISER)) is not None:
                self.advise(referee, seat, move)
        else:
            self._given[seat] = given._replace()  # Another value, so that private pages show it again.

    def advise(self, referee: AnyReferee, seat: Seat, move: Any) -> None:
        """Answer with a good move. It is ignored if nobody waits for one."""
        given = self.given(seat)
        if self._hints is not None and given is not None and given.hint is THINKING:
            self._given[seat] = GivenHint(MOVE_HINT, self._hints.advice(referee.view(seat), move))

    def press(self, button: str) -> Seat | None:
        """Press a button of the table. Returns the seat that asks for a good move after its public hint.

        BACK removes a public hint from the screens and lights, and returns NOBODY_ASKS. Returns None if the button is
        for something else.
        """
        seat = self.public_seat
        if seat is None or button not in ("ok", "back") or (button == "ok" and not self._given[seat].more):
            return None
        if button == "ok":
            return seat
        self._closed.add(seat)
        return NOBODY_ASKS

    def clear(self) -> None:
        """Forget all hints, because the position has changed."""
        self._given.clear()
        self._closed.clear()
