"""The sentences of Le Traqueur on a hidden screen: what a camp lacks, the cell in question, where the opponent is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.traqueur.board import CELLS, NAMES, OUT
from engine.games.traqueur.game import SEATS, View
from engine.games.traqueur.search import OTHER
from pi_app.games.sentences import ScreenText
from pi_app.games.traqueur.camp_building import NO_FUGITIVE, Draft, spot_name
from pi_app.games.traqueur.page import builds, last_answer
from pi_app.pages.page import CLOSED, Page
from pi_app.pages.question import PageQuestion
from pi_app.words import say


def asked(page: Page, ask: PageQuestion, lang: str) -> ScreenText:
    """Return the text beside the board."""
    view: View = page.view
    if builds(view):
        return _building(page.draft, lang)
    walls = say(lang, "traqueur.ask-own-walls", count=view.camps[view.seat].barriers.bit_count())
    if page.more != CLOSED:
        return ScreenText(say(lang, "traqueur.page-own-camp"), _other(view, lang), [walls])
    title = say(lang, "traqueur.page-search")
    if view.outcome:
        return ScreenText(title, say(lang, f"pages.short-{'won' if view.seat in view.outcome.winners else 'lost'}"))
    if len(view.built) < len(SEATS):
        return ScreenText(title, say(lang, "traqueur.ask-camp-stands"), [walls])
    return ScreenText(title, _question(page, ask, lang), [*_answered(view, lang), _other(view, lang)])


def _building(draft: Draft, lang: str) -> ScreenText:
    title, here = say(lang, "traqueur.page-camp"), say(lang, "traqueur.ask-camp-here", at=spot_name(draft.spot))
    walls = say(lang, "traqueur.ask-camp-walls", count=draft.barriers.bit_count())
    if draft.fugitive == NO_FUGITIVE:
        return ScreenText(title, say(lang, "traqueur.ask-camp-fugitive"), [walls, here])
    way = say(lang, "traqueur.ask-camp-way" if draft.verdict.ok else "traqueur.ask-camp-no-way")
    return ScreenText(title, walls, [way, here])


def _question(page: Page, ask: PageQuestion, lang: str) -> str:
    if not ask.chosen:
        return say(lang, "traqueur.ask-search-waits")
    if page.cursor in ask.targets:
        return say(lang, "traqueur.ask-search-to", at=NAMES[page.cursor])
    outside = page.view.search.grid_of(page.view.seat).at == OUT
    return say(lang, "traqueur.ask-enter" if outside else "traqueur.ask-search")


def _answered(view: View, lang: str) -> Sequence[str]:
    """Return the answer to the seat's own last question about a cell."""
    last = last_answer(view)
    if last is None or last.place >= CELLS:
        return ()
    return [say(lang, "traqueur.ask-answer-yes" if last.yes else "traqueur.ask-answer-no", at=NAMES[last.place])]


def _other(view: View, lang: str) -> str:
    at = view.search.grid_of(OTHER[view.seat]).at
    return say(lang, "traqueur.ask-other-outside") if at == OUT else say(lang, "traqueur.ask-other-at", at=NAMES[at])
