"""Chicago in sentences: which pawn does what, which policeman goes where, and what the seat has."""

from __future__ import annotations

from typing import Final

from engine.games.chicago.board import NAMES
from engine.games.chicago.loot import worth
from engine.games.chicago.position import NOBODY, OUTSIDE, POLICE
from engine.games.chicago.views import View
from pi_app.games.chicago.page_words import news, seat_name
from pi_app.games.sentences import Asked
from pi_app.pages.page import Page
from pi_app.pages.question import Ask
from pi_app.words import say

_VERBS: Final = {"enter": "enter-here", "burgle": "burgle-here", "at": "shoot-here"}


def asked(page: Page, ask: Ask, lang: str) -> Asked:
    view: View = page.view
    title = seat_name(view, lang)
    if view.outcome:
        return Asked(title, say(lang, "asked.town-over", sum=view.outcome.scores[view.seat]))
    if not ask.chosen:
        return Asked(title, say(lang, "asked.others-play"), [*_news(view, lang), *_own(view, lang)])
    if ask.labels and view.position.asked != NOBODY:
        return Asked(title, say(lang, "handset.what-now"), _own(view, lang))
    if ask.labels:
        return Asked(title, say(lang, "handset.you-found"), [_found(view, lang)])
    if view.seat == POLICE:
        return Asked(title, _patrol(page, ask, lang), _own(view, lang))
    return Asked(title, _action(page, ask, lang), [*_hints(view, ask, lang), *_own(view, lang)])


# ------------------------------------------------------------------------------------------ thieves


def _action(page: Page, ask: Ask, lang: str) -> str:
    """What A would do where the cursor stands, or what there is to choose."""
    position = page.view.position
    pawn, here = position.acting, page.cursor
    pick = ask.targets.get(here)
    if ask.key == "shot":
        start = next(pick.removeprefix("at ") for pick in reversed(page.picks) if pick.startswith("at "))
        return say(lang, "asked.shot", start=start) if pick is None else _from_to(start, pick, lang)
    if pick is not None:
        verb = _VERBS.get(pick.partition(" ")[0], "go-here")
        return say(lang, f"asked.{verb}", pawn=pawn + 1, at=NAMES[here])
    if ask.key == "aim":
        return say(lang, "asked.aim", pawn=pawn + 1)
    return say(lang, "asked.pawn-enters" if position.cells[pawn] == OUTSIDE else "asked.pawn-acts", pawn=pawn + 1)


def _found(view: View, lang: str) -> str:
    """What comes of a house that may go back (rule 6)."""
    return say(lang, f"asked.found-{view.known[view.position.found]}")


def _hints(view: View, ask: Ask, lang: str) -> list[str]:
    """What the pawn's things are good for now."""
    loot = view.loot[view.position.acting] or ()
    acts = ask.key == "act" and view.position.asked == NOBODY and view.position.cells[view.position.acting] != OUTSIDE
    can_shoot = any(pick.startswith("at ") for pick in ask.targets.values())
    gun = [say(lang, "asked.gun")] if acts and can_shoot else []
    return [*gun, say(lang, "asked.car")] if acts and "car" in loot else gun


# ------------------------------------------------------------------------------------------ the police


def _patrol(page: Page, ask: Ask, lang: str) -> str:
    pick = ask.targets.get(page.cursor)
    if ask.key == "place":
        return say(lang, "asked.place") if pick is None else say(lang, "asked.place-at", at=NAMES[page.cursor])
    if ask.key == "to":
        start = page.picks[0]
        return say(lang, "asked.patrol-goes", start=start) if pick is None else _from_to(start, pick, lang)
    count = page.view.position.moves_left
    if pick is None:
        return say(lang, "asked.patrol", count=count)
    return say(lang, "asked.patrol-at", at=NAMES[page.cursor], count=count)


# ------------------------------------------------------------------------------------------ both


def _from_to(start: str, to: str, lang: str) -> str:
    return say(lang, "asked.from-to", start=start, to=to)


def _own(view: View, lang: str) -> list[str]:
    """What the seat has in money; what waits to be placed."""
    if view.seat != POLICE:
        held = [(pawn, loot) for pawn, loot in enumerate(view.loot) if loot is not None]
        return [_money(pawn + 1, worth(loot), lang) for pawn, loot in held]
    reserve = view.position.reserve
    waiting = [say(lang, "asked.reserve", count=reserve)] if reserve else []
    return [*waiting, say(lang, "asked.seized", sum=worth(view.confiscated or ()))]


def _money(pawn: int, total: int, lang: str) -> str:
    return say(lang, "asked.has", pawn=pawn, sum=total) if total else say(lang, "asked.has-none", pawn=pawn)


def _news(view: View, lang: str) -> list[str]:
    return [" ".join(told)] if (told := news(view, lang)) else []
