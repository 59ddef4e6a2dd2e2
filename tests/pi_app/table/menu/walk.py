"""Menus for tests: after some presses of buttons, or with many games to choose from."""

from __future__ import annotations

from itertools import cycle, islice

from engine import games
from pi_app.table.actions import Action
from pi_app.table.menu.menu import press
from pi_app.table.menu.pages import Menu, MenuPage, Situation
from pi_app.table.menu.top_page import open_menu


def pressed(menu: Menu | None, *buttons: str) -> tuple[Menu | None, Action | None]:
    """Return the menu after these presses, and the action of the last one."""
    action = None
    for button in buttons:
        assert menu, f"closed before {button}"
        menu, action = press(menu, button)
    return menu, action


def at(situation: Situation, item: str) -> Menu:
    """Return the top page with this item marked."""
    menu = open_menu(situation)
    while menu.pages[-1].chosen != item:
        after, _ = press(menu, "right")
        assert after
        menu = after
    return menu


def games_menu(count: int, at: int) -> Menu:
    """Return the page that lists the games, as if this many were installed. The real ones appear several times."""
    names = tuple(islice(cycle(games.names()), count))
    return Menu(Situation(), (MenuPage("top", ("new-game",)), MenuPage("game", names, at)))
