"""What the table's menu is made of: pages of items, and the trail of pages that leads to the open one."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.game import Seat
from pi_app.players import Player
from pi_app.table.actions import Action


class Situation(NamedTuple):
    """What the menu must know of the table."""

    game: str = ""  # the one on the table
    in_game: bool = False
    in_match: bool = False
    can_take_back: bool = False
    aid: bool = False
    brightness: str = "auto"
    sound: bool = True
    lang: str = "en"
    known: tuple[str, ...] = ()  # names of those who have played here
    called: tuple[str, ...] = ()  # the people of this evening, in the order of their seats


class SeatChoice(NamedTuple):
    """A seat and who plays it: an item of the page `seats`."""

    seat: Seat
    player: Player


class MenuPage(NamedTuple):
    """A list of items, one of them marked."""

    name: str
    items: tuple[Any, ...]
    at: int = 0
    about: str = ""  # the option, the seat or the name that the page asks for

    @property
    def chosen(self) -> Any:
        return self.items[self.at]


class Menu(NamedTuple):
    """The open page is the last one."""

    situation: Situation
    pages: tuple[MenuPage, ...]

    @property
    def game(self) -> str:
        """Return the game that was chosen on the way to the open page."""
        (game,) = (page.chosen for page in self.pages if page.name == "game")
        return str(game)

    def instead(self, page: MenuPage) -> Menu:
        """The menu with another page in place of the open one."""
        return self._replace(pages=(*self.pages[:-1], page))

    def below(self, page: MenuPage) -> Menu:
        """One page further down."""
        return self._replace(pages=(*self.pages, page))

    def back_to(self, page: MenuPage) -> Menu:
        """The trail up to the page of this one's name, which is as given from now on."""
        names = [above.name for above in self.pages]
        return self._replace(pages=(*self.pages[: names.index(page.name)], page))


MenuStep = tuple[Menu | None, Action | None]
