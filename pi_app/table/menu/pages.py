"""The values of the table's menu: pages of items, and the path of pages that leads to the open one."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.game import Seat
from engine.marks import FACTS_HINT
from pi_app.games import front_of
from pi_app.games.lessons import Lesson
from pi_app.games.rules import picked
from pi_app.players import Player
from pi_app.system.settings import AIDS, HINT_RULES, SHOWS
from pi_app.table.actions import Action
from pi_app.words import game_name, say


class Situation(NamedTuple):
    """What the menu needs to know about the table."""

    game: str = ""  # The game on the table.
    in_game: bool = False
    in_match: bool = False
    novice: bool = False  # No game was ever finished here.
    again: str = ""  # The last game that was played here, which can be played again.
    again_about: tuple[str, str] = ("", "")  # Who would play it, in both languages.
    can_take_back: bool = False
    hint_seat: Seat = ""  # The seat that may ask for a hint.
    hint: str = FACTS_HINT  # What it would be given.
    aid: str = AIDS[0]
    hints: str = HINT_RULES[0]
    show: int = SHOWS[0]  # The idle minutes until the table begins a show by itself.
    brightness: str = "auto"
    sound: bool = True
    lang: str = "en"
    known: tuple[str, ...] = ()  # Names of people who have played here, the latest first.
    called: tuple[str, ...] = ()  # Names of the people in this session, in the order of their seats.


class SeatChoice(NamedTuple):
    """A seat and its player: an item of the page `seats`."""

    seat: Seat
    player: Player


def player_name(player: Player, lang: str) -> str:
    """Return what the menu calls somebody without a name: a person at the table or with a handheld, or a bot."""
    return say(lang, f"menu.player-bot-{player.level}" if player.is_bot else f"menu.player-{player.kind}")


class LessonChoice(NamedTuple):
    """A lesson of a game: an item of the page `learn`."""

    game: str
    lesson: str

    def words(self, lang: str) -> str:
        """Return the title of the lesson, after the name of its game."""
        return say(lang, "menu.lesson", game=game_name(lang, self.game), lesson=picked(self._found.title, lang))

    @property
    def needs_screen(self) -> bool:
        """Return whether the learner needs a private screen."""
        return self._found.needs_screen

    @property
    def _found(self) -> Lesson:
        return next(lesson for lesson in front_of(self.game).lessons if lesson.name == self.lesson)


class MenuPage(NamedTuple):
    """A page of the menu: a list of items, one of them marked."""

    name: str
    items: tuple[Any, ...]
    at: int = 0
    about: str = ""  # The option or the seat that the page asks about, or the name so far.

    @property
    def chosen(self) -> Any:
        return self.items[self.at]


class Menu(NamedTuple):
    """The menu: the path of pages from the top page to the open one, which is the last."""

    situation: Situation
    pages: tuple[MenuPage, ...]

    @property
    def game(self) -> str:
        """Return the game that was chosen on an earlier page."""
        (game,) = (page.chosen for page in self.pages if page.name == "game")
        return str(game)

    def instead(self, page: MenuPage) -> Menu:
        """Return the menu with another page instead of the open one."""
        return self._replace(pages=(*self.pages[:-1], page))

    def below(self, page: MenuPage) -> Menu:
        """Return the menu after a further page was opened."""
        return self._replace(pages=(*self.pages, page))

    def back_to(self, page: MenuPage) -> Menu:
        """Return the menu after going back to the page with the name of this one, which replaces it."""
        names = [above.name for above in self.pages]
        return self._replace(pages=(*self.pages[: names.index(page.name)], page))


MenuStep = tuple[Menu | None, Action | None]
