"""Entering a move with seven keys: the page asks one question after another until the answers make a move.

A game defines which question follows from the picks so far, and what can be picked at each place. Moving the cursor,
choosing, going back, refusing a choice and confirming a move before it is sent are the same in all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from engine.game import Game, Verdict
from pi_app.draw.dots.panel import (
    PAGE_LINES,
    Panel,
    draw_card,
    draw_facts,
    draw_hint,
    draw_hint_key,
    draw_list,
    draw_more_below,
    draw_panel,
    draw_refusal,
)
from pi_app.draw.dots.picture import DotPicture
from pi_app.pages.article_cards import article_card
from pi_app.pages.question import Cursor, PageQuestion
from pi_app.words import LANGUAGES, say, why

Picks = tuple[str, ...]
CLOSED: Final = -1


class PageHint(NamedTuple):
    """A hint on a private page, in both languages. `more` means that another one can be asked for.

    What a lesson says to the player alone stands on the page in the same way; it is `of` a lesson.
    """

    texts: tuple[str, str]
    more: bool
    of: str = "hint"


class Page(NamedTuple):
    """The state of a seat's private page: the seat's view, the picks so far, and the place of the cursor.

    `refused` is the reason why the last choice was not possible. With `cites`, the page shows the rule that it names.
    `more` is the first line shown of the page's back, or CLOSED if the front is shown. `draft` and `luck` are for games
    in which a player builds something before it is a move. `can_ask` says whether the player may ask for a hint now,
    and `asks` that one was just asked for. `hint` is the answer; it lies over the page until a key removes it.
    """

    view: Any
    picks: Picks = ()
    cursor: Cursor = 0
    refused: Verdict | None = None
    cites: bool = False
    more: int = CLOSED
    draft: Any = None
    luck: int = 0
    can_ask: bool = False
    asks: bool = False
    hint: PageHint | None = None


class PageMenu(NamedTuple):
    """A list on top of the page: the word key of its title, those of its items, and the index of the chosen item."""

    title: str
    labels: Sequence[str]
    chosen: int


class Pages(ABC):
    """The private pages of one game: which questions they ask, how keys change them, and how they are drawn.

    The object holds no state. Each method takes a `Page` and returns a new one.
    """

    game: ClassVar[Game[Any, Any, Any]]
    board_on_back: ClassVar[bool] = False  # The back of the page shows a board instead of a list of facts.
    picture_on_back: ClassVar[bool] = False  # The back of the page begins with a picture; DOWN leads on to the facts.
    news: ClassVar[frozenset[str]] = frozenset()  # Kinds of events that tell one seat alone something new.

    @abstractmethod
    def ask(self, view: Any, picks: Picks) -> PageQuestion | str:
        """Return the question that follows these picks, or the move if they already make one.

        The question has no targets if it is not the seat's turn.
        """

    @abstractmethod
    def why(self, view: Any, picks: Picks, cursor: Cursor) -> Verdict:
        """Return the reason why nothing can be picked at the cursor."""

    @abstractmethod
    def way(self, view: Any, move: str) -> Picks:
        """Return the picks that make this legal move."""

    @abstractmethod
    def paint(self, page: Page, ask: PageQuestion, picture: DotPicture, lang: str) -> Panel:
        """Draw the map on the left side of the page, and return the words that stand beside it."""

    @abstractmethod
    def facts(self, view: Any, lang: str) -> list[str]:
        """Return what else the seat knows as lines of text. The first line is the title."""

    def head(self, page: Page, lang: str) -> list[str]:
        """Return the title of a list, and the lines between the title and the first item."""
        raise LookupError(f"no question of {self.game.name} is a list: {page} {lang}")

    # ------------------------------------------------------------------------------------------ keys

    def open(self, view: Any, luck: int = 0) -> Page:
        """Return a new page for a seat. `luck` is a secret seed for pages that offer a random choice."""
        ask = self.ask(view, ())
        return Page(view, cursor=0 if isinstance(ask, str) else ask.start, luck=luck)

    def renew(self, page: Page, view: Any) -> Page:
        """Return the page with a new view. It keeps the picks and the cursor if they are still valid."""
        before, picks = self.ask(page.view, page.picks), page.picks
        while picks and not self._still_valid(view, picks):
            picks = picks[:-1]
        now = self.ask(view, picks)
        if isinstance(now, str):
            return page._replace(view=view, refused=None, cites=False, hint=None)
        kept = isinstance(before, PageQuestion) and before.alike(now)
        cursor = page.cursor if kept and page.cursor < now.places + len(now.buttons) else now.start
        return page._replace(view=view, picks=picks, cursor=cursor, refused=None, cites=False, hint=None)

    def _still_valid(self, view: Any, picks: Picks) -> bool:
        """Return whether these picks can still be made."""
        for number, pick in enumerate(picks):
            ask = self.ask(view, picks[:number])
            if isinstance(ask, str) or pick not in ask.chosen:
                return False
        return True

    def press(self, page: Page, key: str) -> tuple[Page, str | None]:
        """Return the page after a key press, and the move if the key completes one."""
        if page.refused:
            opens = key == "right" and not page.cites and article_card(page.refused.rule, LANGUAGES[0]) is not None
            return page._replace(refused=page.refused if opens else None, cites=opens), None
        if page.hint:
            return self._answer_hint(page, page.hint, key), None
        if page.more != CLOSED:
            return self._scroll_back(page, key), None
        ask = self.ask(page.view, page.picks)
        if isinstance(ask, str):
            return self._confirm(page, ask, key)
        if key == "a":
            return self._choose(page, ask)
        if key == "b":
            return self._back(page), None
        if not ask.chosen:
            return page, None
        return page._replace(cursor=ask.jump(page.cursor) if key == "press" else ask.walk(page.cursor, key)), None

    def _scroll_back(self, page: Page, key: str) -> Page:
        """Scroll through the lines of the page's back with up and down. RIGHT asks for a hint.

        Any other key returns to the front.
        """
        if key in ("up", "down"):
            last = max(0, len(self.facts(page.view, "fr")) - 1 - PAGE_LINES) + self.picture_on_back
            return page._replace(more=min(max(page.more + (1 if key == "down" else -1), 0), last))
        return self.ask_hint(page) if key == "right" else page._replace(more=CLOSED)

    def ask_hint(self, page: Page) -> Page:
        """Return the page after its player asked for a hint, if that is possible now."""
        return page._replace(more=CLOSED, hint=None, refused=None, cites=False, asks=page.can_ask)

    def _answer_hint(self, page: Page, hint: PageHint, key: str) -> Page:
        """Ask for the next hint with A, if there is one. Any other key removes the hint."""
        return self.ask_hint(page) if key == "a" and hint.more else page._replace(hint=None)

    def _confirm(self, page: Page, move: str, key: str) -> tuple[Page, str | None]:
        """Send the move on A, go back to the last question on B, and ignore any other key."""
        if key == "a":
            return self._first_question(page), move
        return (self._back(page) if key == "b" else page), None

    def _choose(self, page: Page, ask: PageQuestion) -> tuple[Page, str | None]:
        """Pick what is at the cursor, or refuse with a reason."""
        pick = ask.pick(page.cursor)
        if pick is None:
            refused = self.why(page.view, page.picks, page.cursor) if ask.chosen else None
            return page._replace(refused=refused), None
        picks = (*page.picks, pick)
        then = self.ask(page.view, picks)
        if isinstance(then, PageQuestion):
            return page._replace(picks=picks, cursor=then.start), None
        if ask.sure:
            return page._replace(picks=picks), None
        return self._first_question(page), then

    def _first_question(self, page: Page) -> Page:
        """Return the page at its first question, with the cursor on the answer that was given to it."""
        while page.picks:
            page = self._back(page)
        return page

    def _back(self, page: Page) -> Page:
        """Take the last pick back. Without picks, turn the page over."""
        if not page.picks:
            return page._replace(more=0)
        before = self.ask(page.view, page.picks[:-1])
        at = before.chosen.get(page.picks[-1], before.start) if isinstance(before, PageQuestion) else 0
        return page._replace(picks=page.picks[:-1], cursor=at)

    def keys_for(self, page: Page, move: str) -> list[str]:
        """Return keys that enter this legal move, starting from this page."""
        keys: list[str] = []
        while page.hint or page.refused or page.more != CLOSED or page.picks:
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

    def draw(self, page: Page, lang: str) -> DotPicture:
        """Return the picture of the page, as its holder sees it."""
        picture = DotPicture()
        if page.refused:
            self._draw_refusal(page.refused, picture, lang, cites=page.cites)
        elif page.hint:
            self._draw_hint(page.hint, picture, lang)
        elif page.more != CLOSED:
            self.draw_more(page, picture, lang)
            if page.can_ask:
                draw_hint_key(picture)
        else:
            self.draw_question(page, picture, lang)
        return picture

    def _draw_hint(self, hint: PageHint, picture: DotPicture, lang: str) -> None:
        text = hint.texts[LANGUAGES.index(lang)]
        if hint.of == "lesson":
            draw_card(picture, say(lang, "pages.lesson"), text)
        else:
            draw_hint(picture, lang, text, more=hint.more)

    def _draw_refusal(self, refused: Verdict, picture: DotPicture, lang: str, *, cites: bool) -> None:
        article = article_card(refused.rule, lang)
        if cites and article is not None:
            draw_card(picture, f"{article.number} · {article.title}", article.text)
        else:
            number = "" if article is None else article.number
            draw_refusal(picture, lang, why(lang, self.game.name, refused), number)

    def draw_more(self, page: Page, picture: DotPicture, lang: str) -> None:
        if self.picture_on_back and page.more == 0:
            draw_panel(picture, self.draw_back_picture(page, picture, lang), (), None, lang)
            draw_more_below(picture)
        else:
            draw_facts(picture, self.facts(page.view, lang), page.more - self.picture_on_back)

    def draw_back_picture(self, page: Page, picture: DotPicture, lang: str) -> Panel:
        """Draw the picture with which the back begins, and return the words that stand beside it."""
        raise LookupError(f"the back of {self.game.name} has no picture: {page} {lang} {picture}")

    # ---- What a touch display needs in addition to keys.

    def cursor(self, page: Page) -> Cursor:
        """Return the place of the cursor. On a touch display, a tap on it chooses it."""
        return page.cursor

    def moved(self, page: Page, place: Cursor) -> Page:
        """Return the page with the cursor at another place, or the same page if it asks nothing."""
        ask = self.ask(page.view, page.picks)
        return page._replace(cursor=place) if isinstance(ask, PageQuestion) and ask.chosen else page

    def builds(self, page: Page) -> bool:
        """Return whether the holder is building something that is not a move yet."""
        return False

    def menu(self, page: Page) -> PageMenu | None:
        """Return the list on top of the page, if there is one."""
        return None

    def b_label(self, page: Page) -> str:
        """Return the word key of what B does now."""
        return "screens.back" if page.picks or page.more != CLOSED else "screens.more"

    def button_texts(self, ask: PageQuestion, lang: str) -> list[str]:
        """Return the texts of the buttons beside the grid: the game's words `page-do-…`, one for each pick."""
        return [say(lang, f"{self.game.name}.page-do-{pick}") for pick in ask.buttons]

    def draw_question(self, page: Page, picture: DotPicture, lang: str) -> None:
        ask = self.ask(page.view, page.picks)
        if isinstance(ask, str):  # The move is complete: show the last question once more, to confirm it.
            ask = self.ask(page.view, page.picks[:-1])
            if isinstance(ask, str):
                raise LookupError(f"picks beyond a move: {page.picks}")
            draw_panel(picture, self.paint(page, ask, picture, lang), (), None, lang, sure=True)
        elif ask.labels:
            draw_list(picture, self.head(page, lang), ask.labels, page.cursor, lang)
        else:
            chosen = page.cursor - ask.places if page.cursor >= ask.places else None
            draw_panel(picture, self.paint(page, ask, picture, lang), self.button_texts(ask, lang), chosen, lang)
