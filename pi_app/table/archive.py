"""The games on the disk as the menu uses them: statistics, old games, and what somebody wants to be deleted.

Only games that are over or were given up are listed. What belongs to a game or a match that goes on cannot be deleted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from engine.record import RecordError
from pi_app.disk import game_listing
from pi_app.disk.errors import LINGERS
from pi_app.disk.statistics import finished_games, summary_of
from pi_app.disk.store import Kept, Store
from pi_app.public.books import Book
from pi_app.public.figures_reader import figures_reader
from pi_app.public.look_back import old_game
from pi_app.table import actions
from pi_app.table.journal import Journal
from pi_app.table.menu.pages import Menu, MenuPage, Situation
from pi_app.table.menu.records_pages import (
    DELETE_GAMES,
    DELETE_NAMES,
    STATISTICS,
    KnownName,
    OldGame,
    ask_to_delete_all,
    noted,
)
from pi_app.table.menu.top_page import records_menu
from pi_app.table.table_games import TableGames
from pi_app.words import LANGUAGES


class Archive:
    """Answers what was chosen in the menu about the games that were played here."""

    def __init__(self, journal: Journal, games: TableGames) -> None:
        self._journal = journal
        self._games = games

    def act(
        self, action: actions.RecordAction, menu: Menu, situation: Callable[[], Situation]
    ) -> tuple[Menu, Book | None]:
        """Return the menu afterwards, and what to read over it, if anything.

        `situation` returns what a new menu needs to know, since a deletion changes what the menu offers.
        """
        problem = self._journal.problem
        if problem is not None and problem.key != LINGERS:  # It is still to be told, and reading now would hide it.
            return noted(menu, "no-disk"), None
        match action:
            case actions.ListRecords() | actions.ShowFigures() | actions.ShowOldGame():
                found = self._journal.attempt(lambda store: _found(store, action, menu))
                return (noted(menu, "no-disk"), None) if found is None else found
            case _:
                note = self._erase(action)
                return records_menu(situation(), note), None

    def _erase(self, action: actions.EraseAction) -> str:
        """Delete what the action says, and return the note that says what came of it.

        A finished game that is still on the table is put away: it, or a name in it, may be what was deleted.
        """
        done = self._journal.attempt(lambda store: _erased(store, action))
        lingers = self._journal.problem is not None and self._journal.problem.key == LINGERS
        if not done and not lingers:
            return "no-disk" if done is None else "busy"
        self._games.put_away_result()
        if self._games.sitting is None:
            self._journal.forget_last()
        if isinstance(action, actions.DeleteAllGames):
            self._games.names = ()
        if isinstance(action, actions.ForgetName):
            self._games.names = tuple("" if name == action.name else name for name in self._games.names)
        return "lingers" if lingers else "forgotten" if isinstance(action, actions.ForgetName) else "deleted"


def _erased(store: Store, action: actions.EraseAction) -> bool:
    """Delete what the action says. Returns False if it is part of a game that goes on."""
    match action:
        case actions.ForgetName(name):
            return store.forget_name(name)
        case actions.DeleteGame(number):
            return store.delete_game(number)
        case actions.DeleteAllGames():
            store.delete_all()
            return True


# ---- lists, statistics and old games


def _found(
    store: Store, action: actions.ListRecords | actions.ShowFigures | actions.ShowOldGame, menu: Menu
) -> tuple[Menu, Book | None]:
    """Return the menu with the list that was asked for, or what to read over it."""
    match action:
        case actions.ListRecords("statistics"):
            return _page(menu, STATISTICS, finished_games(store), "no-games"), None
        case actions.ListRecords("delete-names"):
            return _page(menu, DELETE_NAMES, _names(store), "no-names"), None
        case actions.ListRecords("delete-all"):
            return _question(store, menu), None
        case actions.ListRecords(page):
            games = store.deletable() if page == DELETE_GAMES else [k for k in store.games() if not k.private]
            return _page(menu, page, [_listed(kept) for kept in reversed(games)], "no-games"), None
        case actions.ShowFigures(game) if (summary := summary_of(game, store)) is not None:
            return menu, figures_reader(summary)
        case actions.ShowOldGame(number) if (kept := store.game(number)) is not None:
            with suppress(RecordError):
                return menu, old_game(store, kept)
    return noted(menu, "unknown"), None


def _page(menu: Menu, name: str, items: Sequence[object], note: str) -> Menu:
    """Return the menu with the list, or with a note if the list is empty."""
    return menu.below(MenuPage(name, tuple(items))) if items else noted(menu, note)


def _names(store: Store) -> list[KnownName]:
    games = Counter(place.name for kept in store.games() for place in kept.opened.places)
    return [KnownName(name, games[name]) for name in store.every_name()]


def _question(store: Store, menu: Menu) -> Menu:
    """Return the menu that asks whether everything is to be deleted, with the numbers of games and names."""
    gone = store.deletable()
    numbers = {kept.id for kept in gone}
    staying = {place.name for kept in store.games() if kept.id not in numbers for place in kept.opened.places}
    names = [name for name in store.every_name() if name not in staying]
    return ask_to_delete_all(menu, len(gone), len(names)) if gone else noted(menu, "no-games")


def _listed(kept: Kept) -> OldGame:
    names, abouts = [], []
    for lang in LANGUAGES:
        names.append(f"{game_listing.day(kept.began)} · {game_listing.name(kept, lang)}")
        parts = (game_listing.people(kept), game_listing.result(kept, lang))
        abouts.append(" · ".join(part for part in parts if part))
    return OldGame(kept.id, tuple(names), tuple(abouts), kept.opened.match_game is not None)
