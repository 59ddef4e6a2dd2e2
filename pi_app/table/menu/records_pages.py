"""The pages of the menu about the games that were played here: statistics, old games, and what can be deleted.

The lists are read from the disk when they are opened: choosing them is an action for the table, which adds the page.
Whatever deletes is a page of its own that says what will be gone. Its mark stands on "No", and BACK leaves it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from pi_app.table.actions import Action, DeleteAllGames, DeleteGame, ForgetName, ListRecords, ShowFigures, ShowOldGame
from pi_app.table.menu.pages import Menu, MenuPage, MenuStep
from pi_app.words import LANGUAGES, game_name, say

STATISTICS, OLD_GAMES = "statistics", "old-games"
DELETE_NAMES, DELETE_GAMES, DELETE_ALL = "delete-names", "delete-games", "delete-all"
KEEP: Final = "keep"
QUESTIONS: Final = frozenset({"forget", "delete-game", DELETE_ALL})
PAGES: Final = QUESTIONS | {"records", STATISTICS, OLD_GAMES, "delete", DELETE_NAMES, DELETE_GAMES, "note"}


class OldGame(NamedTuple):
    """A game that was played here: an item of the pages `old-games` and `delete-games`. Texts are in all languages."""

    number: int
    name: tuple[str, ...]
    about: tuple[str, ...]  # Who played, and how it ended.
    in_match: bool = False


class KnownName(NamedTuple):
    """A name that somebody gave, and in how many games: an item of the page `delete-names`."""

    name: str
    games: int


class Erase(NamedTuple):
    """The second item of a question: what is deleted, and what will be gone, in all languages."""

    action: Action
    about: tuple[str, ...]


def first_page() -> MenuPage:
    return MenuPage("records", (STATISTICS, OLD_GAMES, "delete"))


def noted(menu: Menu, note: str) -> Menu:
    """Return the menu with a note over the first of these pages. The lists below it may be out of date."""
    names = [page.name for page in menu.pages]
    return menu._replace(
        pages=(*menu.pages[: names.index("records") + 1], MenuPage("note", ("note-back",), about=note))
    )


def ask_to_delete_all(menu: Menu, games: int, names: int) -> Menu:
    """Return the menu that asks whether everything is to be deleted."""
    told = tuple(say(lang, "menu.about-delete-all", games=games, names=names) for lang in LANGUAGES)
    return menu.below(MenuPage(DELETE_ALL, (KEEP, Erase(DeleteAllGames(), told))))


def choose(menu: Menu) -> MenuStep:
    """Return the menu after OK on one of these pages, and the action, if there is one."""
    page = menu.pages[-1]
    match page.name, page.chosen:
        case "records", "delete":
            return menu.below(MenuPage("delete", (DELETE_NAMES, DELETE_GAMES, DELETE_ALL))), None
        case (("records" | "delete"), listed):
            return menu, ListRecords(listed)
        case "statistics", game:
            return menu, ShowFigures(game)
        case "old-games", OldGame() as old:
            return menu, ShowOldGame(old.number)
        case "delete-names", KnownName() as known:
            return menu.below(_ask_to_forget(known)), None
        case "delete-games", OldGame() as old:
            return menu.below(_ask_to_delete(old)), None
        case _, Erase(action, _):
            return menu, action
    return menu._replace(pages=menu.pages[:-1]), None


def _ask_to_forget(known: KnownName) -> MenuPage:
    told = tuple(say(lang, "menu.about-forget", games=known.games) for lang in LANGUAGES)
    return MenuPage("forget", (KEEP, Erase(ForgetName(known.name), told)), about=known.name)


def _ask_to_delete(old: OldGame) -> MenuPage:
    key = "menu.about-delete-match" if old.in_match else "menu.about-delete-game"
    told = tuple(say(lang, key, game=name) for lang, name in zip(LANGUAGES, old.name, strict=True))
    return MenuPage("delete-game", (KEEP, Erase(DeleteGame(old.number), told)))


# ---- on the screen


def title(page: MenuPage, lang: str) -> str:
    if page.name == "note":
        return say(lang, f"menu.note-{page.about}")
    if page.name == "forget":
        return say(lang, "menu.title-forget", name=page.about)
    return say(lang, f"menu.title-{page.name}")


def texts(page: MenuPage, lang: str) -> Iterator[str]:
    at = LANGUAGES.index(lang)
    for item in page.items:
        match item:
            case OldGame():
                yield item.name[at]
            case KnownName():
                yield item.name
            case Erase(ForgetName(), _):
                yield say(lang, "menu.forget")
            case Erase():
                yield say(lang, "menu.erase")
            case game if page.name == STATISTICS:
                yield game_name(lang, game)
            case _:
                yield say(lang, f"menu.{item}")


def abouts(page: MenuPage, lang: str) -> tuple[str, ...]:
    """Return what is written below the list about each item. A question tells with each answer what would be gone."""
    told = [item.about for item in page.items if isinstance(item, OldGame | Erase)]
    about = told * len(page.items) if page.name in QUESTIONS else told
    return tuple(each[LANGUAGES.index(lang)] for each in about)
