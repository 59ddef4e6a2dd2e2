"""The private pages of the game on the table. All private screens show the same pages."""

from __future__ import annotations

import secrets

from engine.game import Seat
from engine.referee import Refusal
from pi_app.games import front_of
from pi_app.pages.page import Page
from pi_app.pages.sharing import OPEN, Sharing
from pi_app.table.sitting import Sitting


class SeatPages:
    """The private pages of one game, one for each seat."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game_pages = front_of(sitting.referee.game.name).pages
        self._pages: dict[Seat, Page] = {}

    def page(self, seat: Seat) -> Page:
        """Return the page of a seat. It is renewed if the seat's view has changed."""
        view = self.sitting.referee.view(seat)
        page = self._pages.get(seat)
        if page is None:
            page = self.game_pages.open(view, secrets.randbits(32))
        elif page.view is not view:
            page = self.game_pages.renew(page, view)
        self._pages[seat] = page
        return page

    def press(self, seat: Seat, key: str, now: int) -> None:
        """Press a key on the page of a seat. If this completes a move, play it."""
        self.enter(seat, *self.game_pages.press(self.page(seat), key), now)

    def enter(self, seat: Seat, page: Page, move: str | None, now: int) -> None:
        """Set the page of a seat, and play the move that was made on it, if there is one."""
        self._pages[seat] = page
        if page.refused is not None:
            self.sitting.note_refusal(page.refused)
        if move is None:
            return
        try:
            self.sitting.play(seat, self.sitting.referee.game.read(move), now)
        except Refusal as refusal:  # Another move came first. The page says why this one is refused.
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
