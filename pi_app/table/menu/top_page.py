"""The top page of the menu, and the greeting: what they offer, and what their items do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from pi_app.games import front_of, playable
from pi_app.games.shows import ShowAct, acts
from pi_app.public.legend import legend
from pi_app.system.settings import AIDS, BRIGHTNESS, HINT_RULES
from pi_app.table.actions import (
    Action,
    Aid,
    AskHint,
    Continue,
    HintRule,
    PlayAgain,
    Sound,
    StartSelfTest,
    StartShow,
    TakeBack,
)
from pi_app.table.menu import records_pages
from pi_app.table.menu.pages import LessonChoice, Menu, MenuPage, MenuStep, Situation
from pi_app.words import LANGUAGES, game_name, say

T = TypeVar("T")

SETTING_ITEMS: Final = ("aid", "hints", "brightness", "sound", "language")


def open_menu(situation: Situation) -> Menu:
    """Return the menu that the MENU button opens."""
    shown = {"continue": situation.in_game, "take-back": situation.can_take_back}
    shown["again"] = bool(situation.again) and not situation.in_game
    shown |= {"hint": bool(situation.hint_seat), "hints": not situation.in_match}  # A match keeps its rule on hints.
    start = ("learn", "new-game") if situation.novice else ("new-game", "learn")
    items = (
        *("continue", "hint", "take-back", "again", *start, "rules", "lights", "show", "records"),
        *("aid", "hints", "brightness", "sound", "language", "self-test", "shut-down"),
    )
    return Menu(situation, (MenuPage("top", tuple(item for item in items if shown.get(item, True))),))


def greeting_menu(situation: Situation) -> Menu:
    """Return the menu that greets somebody who has started the program without saying what to do."""
    items = ("again", "play", "learn") if situation.again else ("learn", "play")
    return Menu(situation, (MenuPage("greeting", (*items, "watch")),))


def lessons_menu(situation: Situation) -> Menu:
    """Return the menu, open at the list of lessons."""
    top = open_menu(situation)
    return top.below(MenuPage("learn", _lessons(situation.game)))


def records_menu(situation: Situation, note: str) -> Menu:
    """Return the menu with a note over the page about the games that were played here."""
    (top,) = open_menu(situation).pages
    top = top._replace(at=top.items.index("records"))
    return records_pages.noted(Menu(situation, (top, records_pages.first_page())), note)


def from_top(menu: Menu, item: str) -> MenuStep:
    """Choose an item of the top page or of the greeting."""
    if item in SETTING_ITEMS:
        return _from_setting(menu, item)
    now = menu.situation
    match item:
        case "new-game" | "play":
            return menu.below(MenuPage("game", playable())), None
        case "learn":
            return menu.below(MenuPage("learn", _lessons(now.game))), None
        case "rules":
            known = playable()
            return menu.below(MenuPage("rules", known, known.index(now.game) if now.game in known else 0)), None
        case "lights":
            return menu.below(MenuPage("lights", legend(now.game))), None
        case "show":
            return menu.below(MenuPage("show", (ShowAct(), *acts(), "show-after"))), None
        case "records":
            return menu.below(records_pages.first_page()), None
        case "shut-down":
            return menu.below(MenuPage("shut-down", ("shut-down",))), None
    at_once: dict[str, Action] = {"continue": Continue(), "take-back": TakeBack(), "again": PlayAgain()}
    at_once |= {"self-test": StartSelfTest(), "watch": StartShow(ShowAct())}
    return None, AskHint(now.hint_seat) if item == "hint" else at_once[item]


def _from_setting(menu: Menu, item: str) -> MenuStep:
    """Change a setting, or open its page."""
    now = menu.situation
    match item:
        case "aid":
            when = next_value(AIDS, now.aid)
            return changed(menu, aid=when), Aid(when)
        case "hints":
            when = next_value(HINT_RULES, now.hints)
            return changed(menu, hints=when), HintRule(when)
        case "sound":
            return changed(menu, sound=not now.sound), Sound(not now.sound)
        case "brightness":
            return menu.below(MenuPage("brightness", BRIGHTNESS, BRIGHTNESS.index(now.brightness))), None
        case _:
            return menu.below(MenuPage("language", LANGUAGES, LANGUAGES.index(now.lang))), None


def next_value(values: Sequence[T], value: T) -> T:
    """Return the value that follows in a list, and after the last one the first."""
    return values[(values.index(value) + 1) % len(values)]


def _lessons(current: str) -> tuple[LessonChoice, ...]:
    """Return all lessons, those of the game on the table first."""
    known = sorted(playable(), key=lambda game: game != current)
    return tuple(LessonChoice(game, lesson.name) for game in known for lesson in front_of(game).lessons)


def changed(menu: Menu, **settings: Any) -> Menu:
    """Return to the top page, which shows the new settings."""
    return Menu(menu.situation._replace(**settings), menu.pages[:1])


def top_text(now: Situation, item: str, lang: str) -> str:
    """Return the words for an item of the top page. A setting shows its value."""
    match item:
        case "sound":
            return say(lang, f"menu.sound-{'on' if now.sound else 'off'}")
        case "again":
            return say(lang, "menu.again", game=game_name(lang, now.again))
        case "aid" | "hint" | "hints":
            return say(lang, f"menu.{item}-{getattr(now, item)}")
        case "brightness":
            return say(lang, "menu.brightness", level=say(lang, f"menu.brightness-{now.brightness}"))
        case "language":
            return say(lang, "menu.language", language=say(lang, f"menu.language-{now.lang}"))
    return say(lang, f"menu.{item}")
