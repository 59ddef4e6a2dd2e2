"""The private pages of the game on the table. All private screens show the same pages."""

from __future__ import annotations

import secrets

from engine.game import TABLE, Seat
from engine.referee import Refusal
from pi_app.games import front_of
from pi_app.pages.page import Page, PageHint
from pi_app.pages.sharing import OPEN, Sharing
from pi_app.table.coach import LessonNote
from pi_app.table.hinting import GivenHint
from pi_app.table.sitting import NOT_IN_LESSON, Sitting
from pi_app.words import LANGUAGES


class SeatPages:
    """The private pages of one game, one for each seat."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game_pages = front_of(sitting.referee.game.name).pages
        self._pages: dict[Seat, Page] = {}
        self._hinted: dict[Seat, GivenHint | LessonNote | None] = {}  # What was last laid on each page.

    def page(self, seat: Seat) -> Page:
        """Return the page of a seat. It is renewed if the view has changed, and gets a new hint or lesson note."""
        view = self.sitting.referee.view(seat)
        page = self._pages.get(seat)
        if page is None:
            page = self.game_pages.open(view, secrets.randbits(32))
        elif page.view is not view:
            page = self.game_pages.renew(page, view)
        coach = self.sitting.coach
        hint = self.sitting.hinting.given(seat) if coach is None else coach.note(seat)
        if hint is not self._hinted.get(seat):
            self._hinted[seat] = hint
            page = page._replace(hint=None if hint is None else _on_page(hint))
        page = page._replace(can_ask=self.sitting.can_hint(seat))
        self._pages[seat] = page
        return page

    def called(self, seat: Seat) -> str | None:
        """Return the word key of why the seat should look at its page now, if there is a reason. It is public."""
        return self.sitting.tabletop.calls(self.sitting.referee.view(TABLE), seat)

    def press(self, seat: Seat, key: str, now: int) -> None:
        """Press a key on the page of a seat. If this completes a move, play it."""
        self.enter(seat, *self.game_pages.press(self.page(seat), key), now)

    def enter(self, seat: Seat, page: Page, move: str | None, now: int) -> None:
        """Set the page of a seat. Give the hint that was asked for on it, or play the move that was made on it."""
        self._pages[seat] = page._replace(asks=False)
        if page.asks:
            self.sitting.ask_hint(seat)
        if page.refused is not None:
            self.sitting.note_refusal(seat, page.refused)
        if move is None:
            return
        try:
            self.sitting.play(seat, self.sitting.referee.game.read(move), now)
        except Refusal as refusal:  # Another move came first. The page says why this one is refused.
            if refusal.verdict.code != NOT_IN_LESSON:  # A note says which move the lesson waits for.
                self._pages[seat] = page._replace(refused=refusal.verdict)

    def turn(self, sharing: Sharing, known: int, now: int) -> tuple[Sharing, int]:
        """Tell a shared screen which seats act now.

        `known` is the number of events that the seat of the open page had been shown before. Returns the new state of
        the screen and the new number.
        """
        referee = self.sitting.referee
        if sharing.phase != OPEN:
            return sharing.turn(referee.to_act, now), known
        shown = referee.shown(sharing.seat)
        told = any(event.kind in self.game_pages.news for event in shown[known:])
        return sharing.turn(referee.to_act, now, told=told), len(shown)


def _on_page(given: GivenHint | LessonNote) -> PageHint:
    if isinstance(given, LessonNote):
        return PageHint(given.texts, more=False, of="lesson")
    english, french = (given.hint.text(lang) for lang in LANGUAGES)
    return PageHint((english, french), given.more)
