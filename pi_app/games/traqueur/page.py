"""Le Traqueur on a handheld: the player builds a camp, then searches the opponent's. The own camp is on the back."""

from __future__ import annotations

from typing import Final

from engine.game import Verdict
from engine.games.traqueur.board import CELLS, NAMES, OUT, PAIRS, PLACES
from engine.games.traqueur.camps import Camp
from engine.games.traqueur.game import GAME, SEATS, View
from engine.games.traqueur.notation import MOVES
from engine.games.traqueur.search import OTHER, Asked, history
from pi_app.draw.dots.panel import Panel, draw_hint_key, draw_panel
from pi_app.draw.dots.picture import DotPicture
from pi_app.games.traqueur import camp_building
from pi_app.games.traqueur.camp_building import MENU, NO_MENU, Draft
from pi_app.games.traqueur.camp_dots import SeenCamp, draw_camp, draw_cursor, spot_of_cell
from pi_app.pages.page import Page, PageMenu, Pages, Picks
from pi_app.pages.question import Cursor, PageQuestion
from pi_app.words import say

_ALL_SLOTS: Final = (1 << len(PAIRS)) - 1
_BUTTONS: Final = ("out", "wait")


class TraqueurPages(Pages):
    """The private pages of Le Traqueur.

    First the player builds a camp, which is the page's draft. In the menu of camps RIGHT asks for a hint, as on the
    back of other pages. After that, the player picks the cells to ask about on the search grid.
    """

    game = GAME
    board_on_back = True

    def open(self, view: View, luck: int = 0) -> Page:
        return super().open(view, luck)._replace(draft=Draft())

    def press(self, page: Page, key: str) -> tuple[Page, str | None]:
        if not builds(page.view) or page.refused or page.hint:
            return super().press(page, key)
        if page.can_ask and page.draft.menu != NO_MENU and key == "right":
            return self.ask_hint(page._replace(draft=page.draft._replace(menu=NO_MENU))), None
        draft, luck, refused, move = camp_building.press(page.draft, key, page.luck)
        return page._replace(draft=draft, luck=luck, refused=refused), move

    def keys_for(self, page: Page, move: str) -> list[str]:
        if not builds(page.view):
            return super().keys_for(page, move)
        covers = bool(page.refused) + bool(page.hint)
        return [*["b"] * covers, *camp_building.keys_for(page.draft, Camp.built_by(GAME.read(move)))]

    # ------------------------------------------------------------------------------------------ questions

    def ask(self, view: View, picks: Picks) -> PageQuestion | str:
        if picks:
            return picks[0]
        asked = [NAMES[move.place] for move in GAME.legal(view) or ()]
        at = view.search.grid_of(view.seat).at
        return PageQuestion(
            "search",
            *(6, 6),
            {PLACES[name]: name for name in asked if name not in _BUTTONS},
            tuple(name for name in asked if name in _BUTTONS),
            start=0 if at == OUT else at,
        )

    def why(self, view: View, picks: Picks, cursor: Cursor) -> Verdict:
        return GAME.judge(view, MOVES[cursor])

    def way(self, view: View, move: str) -> Picks:
        return (move,)

    # ------------------------------------------------------------------------------------------ pictures

    def draw_question(self, page: Page, picture: DotPicture, lang: str) -> None:
        if builds(page.view):
            camp_building.draw(page.draft, picture, lang)
            if page.can_ask and page.draft.menu != NO_MENU:
                draw_hint_key(picture)
        else:
            super().draw_question(page, picture, lang)

    def paint(self, page: Page, ask: PageQuestion, picture: DotPicture, lang: str) -> Panel:
        view: View = page.view
        at, markers, closed, crossed = view.search.grid_of(view.seat)
        camp = view.camps.get(OTHER[view.seat])
        if camp:
            seen = SeenCamp(camp.barriers, 0, markers, None if at == camp.fugitive else camp.fugitive, at)
        else:
            seen = SeenCamp(closed, _ALL_SLOTS & ~closed & ~crossed, markers, None, at)
        draw_camp(picture, seen)
        if ask.chosen and page.cursor < CELLS:
            draw_cursor(picture, spot_of_cell(page.cursor))
        return Panel(say(lang, "traqueur.page-search"), _lines(page, ask, lang))

    def draw_more(self, page: Page, picture: DotPicture, lang: str) -> None:
        view: View = page.view
        fugitive, barriers = view.camps[view.seat]
        at, markers, _, _ = view.search.grid_of(OTHER[view.seat])
        draw_camp(picture, SeenCamp(barriers, 0, markers, fugitive if at != fugitive else None, at))
        draw_panel(picture, Panel(*_facts(view, lang)), (), None, lang)

    def facts(self, view: View, lang: str) -> list[str]:
        title, lines = _facts(view, lang)
        return [title, *lines]

    # ---- building a camp on a touch display

    def cursor(self, page: Page) -> Cursor:
        draft = _draft(page)
        if draft is None:
            return page.cursor
        return draft.spot if draft.menu == NO_MENU else draft.menu

    def moved(self, page: Page, place: Cursor) -> Page:
        draft = _draft(page)
        if draft is None:
            return super().moved(page, place)
        return page._replace(draft=draft._replace(spot=place) if draft.menu == NO_MENU else draft._replace(menu=place))

    def builds(self, page: Page) -> bool:
        return _draft(page) is not None

    def menu(self, page: Page) -> PageMenu | None:
        draft = _draft(page)
        if draft is None or draft.menu == NO_MENU:
            return None
        return PageMenu("traqueur.page-camp", [f"traqueur.page-camp-{name}" for name in MENU], draft.menu)

    def b_label(self, page: Page) -> str:
        label = super().b_label(page)
        return "traqueur.screen-camp-menu" if label == "screens.more" and self.builds(page) else label


def _draft(page: Page) -> Draft | None:
    """Return the camp that the seat is building, or None if it is not building one."""
    draft: Draft | None = page.draft
    return draft if draft is not None and builds(page.view) else None


def builds(view: View) -> bool:
    """Return whether the seat must still build its camp."""
    return len(view.built) < len(SEATS) and view.seat in view.to_act


def _facts(view: View, lang: str) -> tuple[str, list[str]]:
    """Return the title and the lines about the seat's own camp and the detective in it."""
    camp, at = view.camps[view.seat], view.search.grid_of(OTHER[view.seat]).at
    where = say(lang, "traqueur.page-other-outside") if at == OUT else say(lang, "traqueur.page-other-at", at=NAMES[at])
    count = say(lang, "traqueur.page-camp-count", count=camp.barriers.bit_count())
    return say(lang, "traqueur.page-own-camp"), [count, say(lang, "traqueur.page-other"), where]


def _lines(page: Page, ask: PageQuestion, lang: str) -> list[str]:
    view: View = page.view
    if view.outcome:
        return [say(lang, f"pages.short-{'won' if view.seat in view.outcome.winners else 'lost'}")]
    if len(view.built) < len(SEATS):
        return [say(lang, "traqueur.page-camp-built"), say(lang, "pages.wait")]
    lines = []
    if not ask.chosen:
        lines.append(say(lang, "pages.wait"))
    elif page.cursor < CELLS:
        lines.append(say(lang, "traqueur.page-asks", at=NAMES[page.cursor]))
    last = last_answer(view)
    if last is not None:
        lines.append(
            say(lang, "traqueur.page-answer-yes" if last.yes else "traqueur.page-answer-no", at=NAMES[last.place])
        )
    return lines


def last_answer(view: View) -> Asked | None:
    """Return the seat's own last question if it has an answer."""
    own = [asked for asked in history(view.options["first"], view.notes) if asked.seat == view.seat]
    return own[-1] if own and own[-1].yes is not None else None


PAGES: Final = TraqueurPages()
