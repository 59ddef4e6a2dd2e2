"""How a move is entered with seven keys: one question after the other, until what was picked is a move.

A game says which question follows from the picks so far, and what may be picked where; walking, choosing, going back,
refusing and asking once more before a move is sent are the same in all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from engine.game import Game, Verdict
from pi_app.draw.dots.panel import FULL, Panel, draw_facts, draw_list, draw_panel, draw_refusal
from pi_app.draw.dots.picture import Picture
from pi_app.pages.question import Ask, Cursor
from pi_app.words import say, why

Picks = tuple[str, ...]
CLOSED: Final = -1


class Page(NamedTuple):
    """What a seat's screen shows: its view, what was picked so far, where the cursor stands.

    `refused` says why the last choice was none; `more` is the first line shown of the page's back, or CLOSED; `draft`
    and `luck` belong to games that let a player build something before it is a move.
    """

    view: Any
    picks: Picks = ()
    cursor: Cursor = 0
    refused: Verdict | None = None
    more: int = CLOSED
    draft: Any = None
    luck: int = 0


class PageMenu(NamedTuple):
    """A list over the page: the key of its title, the keys of its items, which one is chosen."""

    title: str
    labels: Sequence[str]
    chosen: int


class Pages(ABC):
    """One game on a handheld."""

    game: ClassVar[Game[Any, Any, Any]]
    board_on_back: ClassVar[bool] = False  # whether the back of the page is a board, and no list of facts
    news: ClassVar[frozenset[str]] = frozenset()  # events that tell their seat alone what it did not choose itself

    @abstractmethod
    def ask(self, view: Any, picks: Picks) -> Ask | str:
        """The question after these picks, without targets when it is not the seat's turn; or the move they make."""

    @abstractmethod
    def why(self, view: Any, picks: Picks, cursor: Cursor) -> Verdict:
        """Why nothing can be picked there."""

    @abstractmethod
    def way(self, view: Any, move: str) -> Picks:
        """What must be picked to make a legal move."""

    @abstractmethod
    def paint(self, page: Page, ask: Ask, picture: Picture, lang: str) -> Panel:
        """Draw the left side of a page whose question has a map; what stands beside it."""

    @abstractmethod
    def facts(self, view: Any, lang: str) -> list[str]:
        """What else the seat knows, line by line, the first one a title."""

    def head(self, page: Page, lang: str) -> list[str]:
        """The title of a list, and lines between it and its first item."""
        raise LookupError(f"no question of {self.game.name} is a list: {page} {lang}")

    # ------------------------------------------------------------------------------------------ keys

    def open(self, view: Any, luck: int = 0) -> Page:
        """A seat's page; `luck` is a secret number where something may be left to chance."""
        ask = self.ask(view, ())
        return Page(view, cursor=0 if isinstance(ask, str) else ask.start, luck=luck)

    def renew(self, page: Page, view: Any) -> Page:
        """The page after an event: picks and cursor stay where they still make sense."""
        before, picks = self.ask(page.view, page.picks), page.picks
        while picks and not self._stands(view, picks):
            picks = picks[:-1]
        now = self.ask(view, picks)
        if isinstance(now, str):
            return page._replace(view=view, refused=None)
        kept = isinstance(before, Ask) and before.alike(now)
        cursor = page.cursor if kept and page.cursor < now.places + len(now.buttons) else now.start
        return page._replace(view=view, picks=picks, cursor=cursor, refused=None)

    def _stands(self, view: Any, picks: Picks) -> bool:
        """Whether these picks can still be made."""
        for number, pick in enumerate(picks):
            ask = self.ask(view, picks[:number])
            if isinstance(ask, str) or pick not in ask.chosen:
                return False
        return True

    def press(self, page: Page, key: str) -> tuple[Page, str | None]:
        """The page after a key, and the move that it makes if it makes one."""
        if page.refused:
            return page._replace(refused=None), None
        if page.more != CLOSED:
            return self._leaf(page, key), None
        ask = self.ask(page.view, page.picks)
        if isinstance(ask, str):
            return self._sure(page, ask, key)
        if key == "a":
            return self._choose(page, ask)
        if key == "b":
            return self._back(page), None
        if not ask.chosen:
            return page, None
        return page._replace(cursor=ask.jump(page.cursor) if key == "press" else ask.walk(page.cursor, key)), None

    def _leaf(self, page: Page, key: str) -> Page:
        """Walk through the lines of the page's back, or turn it over again."""
        if key in ("up", "down"):
            last = max(0, len(self.facts(page.view, "fr")) - 1 - FULL)
            return page._replace(more=min(max(page.more + (1 if key == "down" else -1), 0), last))
        return page._replace(more=CLOSED)

    def _sure(self, page: Page, move: str, key: str) -> tuple[Page, str | None]:
        if key == "a":
            return self._afresh(page), move
        return (self._back(page) if key == "b" else page), None

    def _choose(self, page: Page, ask: Ask) -> tuple[Page, str | None]:
        pick = ask.pick(page.cursor)
        if pick is None:
            refused = self.why(page.view, page.picks, page.cursor) if ask.chosen else None
            return page._replace(refused=refused), None
        picks = (*page.picks, pick)
        then = self.ask(page.view, picks)
        if isinstance(then, Ask):
            return page._replace(picks=picks, cursor=then.start), None
        if ask.sure:
            return page._replace(picks=picks), None
        return self._afresh(page), then

    def _afresh(self, page: Page) -> Page:
        """The first question again, as it stood when it was answered."""
        while page.picks:
            page = self._back(page)
        return page

    def _back(self, page: Page) -> Page:
        if not page.picks:
            return page._replace(more=0)
        before = self.ask(page.view, page.picks[:-1])
        at = before.chosen.get(page.picks[-1], before.start) if isinstance(before, Ask) else 0
        return page._replace(picks=page.picks[:-1], cursor=at)

    def keys_for(self, page: Page, move: str) -> list[str]:
        """Keys that make a legal move from this page."""
        keys: list[str] = []
        while page.refused or page.more != CLOSED or page.picks:
            keys.append("b")
            page, _ = self.press(page, "b")
        for pick in self.way(page.view, move):
            ask = self.ask(page.view, page.picks)
            if isinstance(ask, str):
                raise LookupError(f"{move!r} cannot be entered: {page.picks}")
            keys += [*ask.way(page.cursor, ask.chosen[pick]), "a"]
            page, made = self._choose(page._replace(cursor=ask.chosen[pick]), ask)
            if made:
                return keys
        return [*keys, "a"]

    # ------------------------------------------------------------------------------------------ pictures

    def draw(self, page: Page, lang: str) -> Picture:
        """The page as its holder sees it."""
        picture = Picture()
        if page.refused:
            draw_refusal(picture, lang, why(lang, self.game.name, page.refused))
        elif page.more != CLOSED:
            self.draw_more(page, picture, lang)
        else:
            self.draw_question(page, picture, lang)
        return picture

    def draw_more(self, page: Page, picture: Picture, lang: str) -> None:
        draw_facts(picture, self.facts(page.view, lang), page.more)

    # ---- what a display with taps needs beside keys

    def cursor(self, page: Page) -> Cursor:
        """Return the place that is marked: a tap on it chooses it."""
        return page.cursor

    def moved(self, page: Page, place: Cursor) -> Page:
        """Return the page with another place marked; the same page if nothing is asked."""
        ask = self.ask(page.view, page.picks)
        return page._replace(cursor=place) if isinstance(ask, Ask) and ask.chosen else page

    def builds(self, page: Page) -> bool:
        """Whether the holder is building something that is not a move yet."""
        return False

    def menu(self, page: Page) -> PageMenu | None:
        """Return the list that lies over the page, if there is one."""
        return None

    def b_label(self, page: Page) -> str:
        """Return the key of what B does now."""
        return "screens.back" if page.picks or page.more != CLOSED else "screens.more"

    def button_texts(self, ask: Ask, lang: str) -> list[str]:
        """Return what stands on the buttons beside the grid: the game's words `page-do-…` for each pick."""
        return [say(lang, f"{self.game.name}.page-do-{pick}") for pick in ask.buttons]

    def draw_question(self, page: Page, picture: Picture, lang: str) -> None:
        ask = self.ask(page.view, page.picks)
        if isinstance(ask, str):  # one more look at the last question
            ask = self.ask(page.view, page.picks[:-1])
            if isinstance(ask, str):
                raise LookupError(f"picks beyond a move: {page.picks}")
            draw_panel(picture, self.paint(page, ask, picture, lang), (), None, lang, sure=True)
        elif ask.labels:
            draw_list(picture, self.head(page, lang), ask.labels, page.cursor, lang)
        else:
            chosen = page.cursor - ask.places if page.cursor >= ask.places else None
            draw_panel(picture, self.paint(page, ask, picture, lang), self.button_texts(ask, lang), chosen, lang)
