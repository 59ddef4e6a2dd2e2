"""The sentences of Catch'it on a hidden screen: which pawn goes where, and whether the ball must still move."""

from __future__ import annotations

from engine.games.catch_it.board import NAMES, OUT
from engine.games.catch_it.game import View
from pi_app.games.sentences import ScreenText
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.words import place_names, say


def asked(page: Page, ask: PageQuestion, lang: str) -> ScreenText:
    """Return the text beside the board."""
    view: View = page.view
    title = say(lang, f"catch-it.page-side-{view.seat}")
    if view.outcome:
        how = "draw" if not view.outcome.winners else "won" if view.seat in view.outcome.winners else "lost"
        return ScreenText(title, say(lang, f"pages.short-{how}"))
    if not ask.chosen:
        return ScreenText(title, say(lang, f"catch-it.ask-{view.position.side}-plays"))
    must_move_ball = view.position.attacks and not view.position.spent
    return ScreenText(
        title, _question(page, ask, lang), [say(lang, "catch-it.ask-ball-duty")] if must_move_ball else []
    )


def _question(page: Page, ask: PageQuestion, lang: str) -> str:
    pick = ask.targets.get(page.cursor)
    if not page.picks:
        number = 2 if page.view.position.moved else 1
        if pick is None:
            return say(lang, f"catch-it.ask-pawn-{number}")
        return say(lang, f"catch-it.ask-pawn-{number}-at", at=pick)
    start = page.picks[0]
    if pick is None:
        return say(lang, "catch-it.ask-pawn-goes", start=start)
    if pick == NAMES[OUT]:
        return say(lang, "catch-it.ask-pawn-wins", start=start)
    return say(lang, "asked.from-to", start=start, to=place_names(lang, "catch-it", pick))
