"""The sentences of Chicago on a hidden screen: what a pawn does, where a policeman goes, and what the seat has."""

from __future__ import annotations

from typing import Final

from engine.games.chicago.board import NAMES
from engine.games.chicago.loot import worth
from engine.games.chicago.position import NOBODY, OUTSIDE, POLICE
from engine.games.chicago.views import View
from pi_app.games.chicago.money import amount
from pi_app.games.chicago.page_lines import news, own_loot, seat_name
from pi_app.games.sentences import ScreenText
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.words import say

_VERBS: Final = {"enter": "enter-here", "burgle": "burgle-here", "at": "shoot-here"}


def asked(page: Page, ask: PageQuestion, lang: str) -> ScreenText:
    """Return the text beside the board."""
    view: View = page.view
    title = seat_name(view, lang)
    if view.outcome:
        return ScreenText(title, say(lang, "chicago.ask-town-over", money=amount(view.outcome.scores[view.seat])))
    if not ask.chosen:
        return ScreenText(title, say(lang, "asked.others-play"), [*_news(view, lang), *_own(view, lang)])
    if ask.labels and view.position.asked != NOBODY:
        return ScreenText(title, say(lang, "chicago.page-what-now"), _own(view, lang))
    if ask.labels:
        return ScreenText(title, say(lang, "chicago.page-you-found"), [_found(view, lang)])
    if view.seat == POLICE:
        return ScreenText(title, _patrol(page, ask, lang), _own(view, lang))
    return ScreenText(title, _action(page, ask, lang), [*_hints(view, ask, lang), *_own(view, lang)])


# ------------------------------------------------------------------------------------------ thieves


def _action(page: Page, ask: PageQuestion, lang: str) -> str:
    """Return what A would do at the cursor, or what the player can choose."""
    position = page.view.position
    pawn, here = position.acting, page.cursor
    pick = ask.targets.get(here)
    if ask.key == "shot":
        start = next(pick.removeprefix("at ") for pick in reversed(page.picks) if pick.startswith("at "))
        return say(lang, "chicago.ask-shot", start=start) if pick is None else _from_to(start, pick, lang)
    if pick is not None:
        verb = _VERBS.get(pick.partition(" ")[0], "go-here")
        return say(lang, f"chicago.ask-{verb}", pawn=pawn + 1, at=NAMES[here])
    if ask.key == "aim":
        return say(lang, "chicago.ask-aim", pawn=pawn + 1)
    return say(
        lang, "chicago.ask-pawn-enters" if position.cells[pawn] == OUTSIDE else "chicago.ask-pawn-acts", pawn=pawn + 1
    )


def _found(view: View, lang: str) -> str:
    """Return what the player can do with a house that may be put back (rule 6)."""
    return say(lang, f"chicago.ask-found-{view.known[view.position.found]}")


def _hints(view: View, ask: PageQuestion, lang: str) -> list[str]:
    """Return what the pawn's gun and car can do now."""
    loot = view.loot[view.position.acting] or ()
    acts = ask.key == "act" and view.position.asked == NOBODY and view.position.cells[view.position.acting] != OUTSIDE
    can_shoot = any(pick.startswith("at ") for pick in ask.targets.values())
    gun = [say(lang, "chicago.ask-gun")] if acts and can_shoot else []
    return [*gun, say(lang, "chicago.ask-car")] if acts and "car" in loot else gun


# ------------------------------------------------------------------------------------------ the police


def _patrol(page: Page, ask: PageQuestion, lang: str) -> str:
    pick = ask.targets.get(page.cursor)
    if ask.key == "place":
        return (
            say(lang, "chicago.ask-place") if pick is None else say(lang, "chicago.ask-place-at", at=NAMES[page.cursor])
        )
    if ask.key == "to":
        start = page.picks[0]
        return say(lang, "chicago.ask-patrol-goes", start=start) if pick is None else _from_to(start, pick, lang)
    count = page.view.position.moves_left
    if pick is None:
        return say(lang, "chicago.ask-patrol", count=count)
    return say(lang, "chicago.ask-patrol-at", at=NAMES[page.cursor], count=count)


# ------------------------------------------------------------------------------------------ both


def _from_to(start: str, to: str, lang: str) -> str:
    return say(lang, "asked.from-to", start=start, to=to)


def _own(view: View, lang: str) -> list[str]:
    """Return the money that the seat has, and for the police the policemen in reserve."""
    if view.seat != POLICE:
        return [_money(pawn + 1, worth(loot), lang) for pawn, loot in own_loot(view)]
    reserve = view.position.reserve
    waiting = [say(lang, "chicago.ask-reserve", count=reserve)] if reserve else []
    return [*waiting, say(lang, "chicago.ask-seized", money=amount(worth(view.confiscated or ())))]


def _money(pawn: int, total: int, lang: str) -> str:
    if not total:
        return say(lang, "chicago.ask-has-none", pawn=pawn)
    return say(lang, "chicago.ask-has", pawn=pawn, money=amount(total))


def _news(view: View, lang: str) -> list[str]:
    return [" ".join(told)] if (told := news(view, lang)) else []
