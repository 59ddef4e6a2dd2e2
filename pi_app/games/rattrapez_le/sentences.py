"""The sentences of Rattrapez-le on a hidden screen: who the pursuer is, which card is played, and where it leads."""

from __future__ import annotations

from engine.games.rattrapez_le.cards import BY_TEXT, SUBJECTS
from engine.games.rattrapez_le.turns import DISCARD, distance_after
from engine.games.rattrapez_le.views import View
from pi_app.games.rattrapez_le.farm_dots import spot_name
from pi_app.games.rattrapez_le.page import PAGES, card_name, catches, last_card
from pi_app.games.sentences import ScreenText
from pi_app.pages.page import CLOSED, Page
from pi_app.pages.question import PageQuestion
from pi_app.words import place_names, say


def asked(page: Page, ask: PageQuestion, lang: str) -> ScreenText:
    """Return the text beside the board."""
    view: View = page.view
    title = say(lang, "rattrapez-le.page-player", n=view.seat[1:])
    if view.outcome:
        how = "won" if view.seat in view.outcome.winners else "lost" if view.outcome.winners else "draw"
        return ScreenText(title, say(lang, f"pages.short-{how}"))
    if ask.key == "to" and page.more == CLOSED:
        return ScreenText(card_name(BY_TEXT[page.picks[0]], lang), _destination(page, ask, lang))
    return ScreenText(title, _question(page, ask, lang), last_card(view, lang))


def _question(page: Page, ask: PageQuestion, lang: str) -> str:
    if not ask.chosen:
        return say(lang, "asked.others-play")
    if ask.key == "choose":
        who = say(lang, f"rattrapez-le.page-subject-{SUBJECTS[page.cursor]}")
        return (
            say(lang, "rattrapez-le.ask-pursuer-it", who=who) if page.picks else say(lang, "rattrapez-le.ask-pursuer")
        )
    if page.picks:
        return say(lang, "rattrapez-le.ask-discard-it", card=card_name(BY_TEXT[page.picks[0]], lang))
    first = PAGES.ask(page.view, (next(iter(ask.targets.values())),))
    return say(
        lang,
        "rattrapez-le.ask-discard" if isinstance(first, str) and first.startswith(DISCARD) else "rattrapez-le.ask-card",
    )


def _destination(page: Page, ask: PageQuestion, lang: str) -> str:
    """Return the sentence for where the card's subject goes, and whether that wins."""
    card = BY_TEXT[page.picks[0]]
    steps = distance_after(page.view.distance, card)
    if page.cursor not in ask.targets:
        return say(lang, "rattrapez-le.ask-steps", d=steps)
    lead = say(lang, "rattrapez-le.ask-steps-to", d=steps, to=place_names(lang, "rattrapez-le", spot_name(page.cursor)))
    return f"{lead} {say(lang, 'rattrapez-le.ask-catches')}" if catches(page.view, card, page.cursor) else lead
