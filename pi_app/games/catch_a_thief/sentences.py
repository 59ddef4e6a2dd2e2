"""The sentences of Catch a Thief on a hidden screen: which step or visit it is, and where it leads."""

from __future__ import annotations

from engine.games.catch_a_thief.game import DETECTIVE, NAMES, SCENE, THIEF, View, candidates
from pi_app.games.sentences import ScreenText
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.words import say


def asked(page: Page, ask: PageQuestion, lang: str) -> ScreenText:
    """Return the text beside the board."""
    view: View = page.view
    if view.outcome:
        how, points = view.outcome.how, view.outcome.scores[DETECTIVE]
        return ScreenText(say(lang, f"catch-a-thief.page-{how}"), say(lang, f"catch-a-thief.ask-{how}", points=points))
    lead = _question(page, ask, lang) if ask.targets else _waits(view, lang)
    notes = (
        [say(lang, "catch-a-thief.legend-clue-orange"), say(lang, "catch-a-thief.legend-clue-blue")]
        if view.clues
        else []
    )
    if view.seat == THIEF:
        notes.insert(0, say(lang, "catch-a-thief.ask-thief-at", at=NAMES[view.path[-1] if view.path else SCENE]))
    elif view.options["aid"]:
        notes.insert(0, say(lang, "catch-a-thief.ask-possible", count=len(candidates(view))))
    return ScreenText(say(lang, f"catch-a-thief.page-{view.seat}"), lead, notes)


def _question(page: Page, ask: PageQuestion, lang: str) -> str:
    view: View = page.view
    step = "step" if view.moved else "first-step"
    key, number = (step, view.moved + 1) if view.seat == THIEF else ("visit", view.moved)
    if page.cursor in ask.targets:
        return say(lang, f"catch-a-thief.ask-{key}-to", n=number, to=NAMES[page.cursor])
    return say(lang, f"catch-a-thief.ask-{key}", n=number)


def _waits(view: View, lang: str) -> str:
    if not view.moved:
        return say(lang, "catch-a-thief.ask-thief-begins")
    return say(
        lang, "catch-a-thief.ask-step-done" if view.seat == THIEF else "catch-a-thief.ask-visit-done", n=view.moved
    )
