"""The table's menu: what the public screen shows and the five buttons do while it is open.

A menu is a value: the path of pages from the top page down to the open one. Pressing a button returns the next menu
(None if it is closed) and, for some items, an action for the table to carry out. The choices for a new game are read
from the pages of the path, so going back undoes exactly one choice.

    >>> menu = open_menu(Situation())
    >>> for _ in range(4):
    ...     menu, action = press(menu, "ok")
    >>> menu.pages[-1].name
    'seats'
    >>> press(menu, "ok")[1].game
    'catch-a-thief'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine import games
from engine.game import Json, Seat
from pi_app.games import front_of
from pi_app.games.legend import LegendEntry
from pi_app.games.shows import ShowAct
from pi_app.players import AT_TABLE, ON_SCREEN, bot
from pi_app.system.settings import SHOWS
from pi_app.table.actions import (
    Brightness,
    GiveUp,
    Language,
    Learn,
    NewGame,
    ReadRules,
    ShowAfter,
    ShutDown,
    StartShow,
)
from pi_app.table.menu import names, records_pages
from pi_app.table.menu.names import Named
from pi_app.table.menu.pages import LessonChoice, Menu, MenuPage, MenuStep, SeatChoice, Situation, player_name
from pi_app.table.menu.top_page import changed, from_top, next_value, open_menu, top_text
from pi_app.words import LANGUAGES, game_name, say, seat_name

PLAYERS: Final = (AT_TABLE, ON_SCREEN, bot(1), bot(2), bot(3))  # In the order in which OK offers them.
HIDDEN_PLAYER: Final = bot(2)  # The default for a seat that never touches a piece.
LENGTHS: Final = (1, 2, 3, 4, 5, 6)  # Numbers of games, if the customs of the game allow them; 1 is a single game.
PLAYERS_OPTION: Final = "players"  # The option whose words are the same in every game.


def ask_to_give_up(situation: Situation) -> Menu:
    """Return the menu that the BACK button opens while a game rests."""
    return Menu(situation, (MenuPage("leave", ("leave",)),))


def press(menu: Menu, button: str) -> MenuStep:
    """Press a button. Returns the menu, or None if it is closed, and the action for the table, if there is one."""
    page, above = menu.pages[-1], menu.pages[:-1]
    match button:
        case "ok":
            return _choose(menu, page)
        case "left" | "right":
            step = 1 if button == "right" else -1
            return menu.instead(page._replace(at=(page.at + step) % len(page.items))), None
        case "menu" if page.name == "greeting":
            return open_menu(menu.situation), None
        case "back" if above:
            return menu._replace(pages=above), None
        case "back" | "menu":
            return None, None
    raise ValueError(f"the table has no button {button!r}")


def choose(menu: Menu, line: int) -> MenuStep:
    """Tap a line of the menu. Returns the same as `press`."""
    return press(menu.instead(menu.pages[-1]._replace(at=line)), "ok")


def _choose(menu: Menu, page: MenuPage) -> MenuStep:
    match page.name, page.chosen:
        case (("top" | "greeting"), item):
            return from_top(menu, item)
        case (("game" | "option" | "length"), _):
            return menu.below(_next_question(menu)), None
        case "seats", SeatChoice() as place:
            return menu.instead(page._replace(items=_with_next(menu, page, place))), None
        case "seats", item if (item == "names" or menu.situation.known) and (people := _people(page.items)):
            return menu.below(names.first_page(people, menu.situation.called)), None
        case name, item if name in names.NAME_PAGES and item != "start":
            return names.choose(menu), None
        case name, _ if name in records_pages.PAGES:
            return records_pages.choose(menu)
        case (("seats" | "names"), _) if menu.situation.in_game:
            return menu.below(MenuPage("give-up", ("give-up",))), None
        case (("seats" | "names" | "give-up"), _):
            return None, _new_game(menu)
    return _choose_below_top(menu, page)


def _choose_below_top(menu: Menu, page: MenuPage) -> MenuStep:
    """Choose on a page that does not lead to a new game."""
    match page.name, page.chosen:
        case "leave", _:
            return None, GiveUp()
        case "learn", LessonChoice(game, lesson):
            return None, Learn(game, lesson)
        case "rules", game:
            return menu, ReadRules(game)
        case "lights", _:
            return menu._replace(pages=menu.pages[:-1]), None
        case "show", ShowAct() as act:
            return None, StartShow(act)
        case "show", _:
            minutes = next_value(SHOWS, menu.situation.show)
            return menu._replace(situation=menu.situation._replace(show=minutes)), ShowAfter(minutes)
        case "brightness", level:
            return changed(menu, brightness=level), Brightness(level)
        case "language", lang:
            return changed(menu, lang=lang), Language(lang)
    return None, ShutDown()


# ---- a new game


def _asked(menu: Menu) -> tuple[str, dict[str, Json]]:
    """Return the game and the options that were chosen on the pages of the path."""
    return menu.game, {page.about: page.chosen for page in menu.pages if page.name == "option"}


def _next_question(menu: Menu) -> MenuPage:
    name, settled = _asked(menu)
    game = games.load(name)
    for option, choice in game.options.items():
        if choice.asked and option not in settled:
            return MenuPage("option", choice.values, choice.values.index(choice.default), option)
    seats = game.seats(game.check(settled))
    if menu.pages[-1].name != "length":
        multiple = game.customs.multiple(seats)
        return MenuPage("length", tuple(length for length in LENGTHS if length == 1 or length % multiple == 0))
    hidden = front_of(name).tabletop.hidden
    return MenuPage(
        "seats", _seat_items([SeatChoice(seat, HIDDEN_PLAYER if seat in hidden else AT_TABLE) for seat in seats])
    )


def _seat_items(places: Sequence[SeatChoice]) -> tuple[Any, ...]:
    """Return the items of the page `seats`. It offers names if people play."""
    return ("start", *places, *(("names",) if _people(places) else ()))


def _with_next(menu: Menu, page: MenuPage, chosen: SeatChoice) -> tuple[Any, ...]:
    """Return the items of the page `seats` after the chosen seat got the next player."""
    hidden = front_of(_asked(menu)[0]).tabletop.hidden
    able = [player for player in PLAYERS if player != AT_TABLE or chosen.seat not in hidden]
    after = chosen._replace(player=able[(able.index(chosen.player) + 1) % len(able)])
    return _seat_items([after if place == chosen else place for place in _places(page.items)])


def _places(items: Iterable[Any]) -> list[SeatChoice]:
    return [item for item in items if isinstance(item, SeatChoice)]


def _people(items: Iterable[Any]) -> list[Seat]:
    """Return the seats that no bot plays."""
    return [place.seat for place in _places(items) if not place.player.is_bot]


def _new_game(menu: Menu) -> NewGame:
    name, options = _asked(menu)
    (seats,) = (_places(page.items) for page in menu.pages if page.name == "seats")
    (length,) = (page.chosen for page in menu.pages if page.name == "length")
    named = [names.names(page) for page in menu.pages if page.name == "names"]
    return NewGame(name, options, dict(seats), length, named[0] if named else menu.situation.called)


# ---- on the screen


def lines(menu: Menu, lang: str) -> list[str]:
    """Return the lines of the open page: the title, the items with the chosen one marked, and what the buttons do."""
    page = menu.pages[-1]
    if page.name in names.NAME_PAGES:
        title, texts = names.title(menu, lang), names.texts(menu, lang)
    elif page.name in records_pages.PAGES:
        title, texts = records_pages.title(page, lang), records_pages.texts(page, lang)
    else:
        title, texts = _title(menu, lang), _texts(menu, lang)
    items = [f"{'>' if at == page.at else ' '} {text}" for at, text in enumerate(texts)]
    return [title, *items, say(lang, f"menu.buttons-{_buttons(menu)}")]


def abouts(menu: Menu, lang: str) -> tuple[str, ...]:
    """Return a few words about each item of the open page; none if the names of the items explain them."""
    page = menu.pages[-1]
    if page.name in records_pages.PAGES:
        return records_pages.abouts(page, lang)
    told = tuple(_about(menu, item, lang) for item in page.items)
    return told if any(told) else ()


def _about(menu: Menu, item: Any, lang: str) -> str:
    page = menu.pages[-1]
    match page.name, item:
        case (("top" | "greeting"), "again"):
            return menu.situation.again_about[LANGUAGES.index(lang)]
        case "greeting", name:
            return say(lang, f"menu.about-{name}")
        case (("game" | "rules"), name):
            return say(lang, f"{name}.about")
        case "option", value:
            key = f"{menu.game}.option-{page.about}-{value}-about"
            return say(lang, key) if key in front_of(menu.game).words else ""
        case "length", length:
            return say(lang, "menu.about-single" if length == 1 else "menu.about-match")
        case "learn", LessonChoice() as choice:
            return say(lang, f"menu.about-lesson-{'screen' if choice.needs_screen else 'pieces'}")
        case "seats", SeatChoice(_, player):
            kind = f"bot-{player.level}" if player.is_bot else player.kind
            return say(lang, f"menu.about-player-{kind}")
    return ""


def _title(menu: Menu, lang: str) -> str:
    page = menu.pages[-1]
    if page.name == "option" and page.about != PLAYERS_OPTION:
        return say(lang, f"{menu.game}.option-{page.about}")
    about = "match-" if menu.situation.in_match and page.name in ("give-up", "leave") else ""
    return say(lang, f"menu.title-{about}{page.about or page.name}")


def _option_value(menu: Menu, value: Json, lang: str) -> str:
    """Return the words for one value of the asked option. The number of players has the same words in every game."""
    option = menu.pages[-1].about
    if option == PLAYERS_OPTION:
        return say(lang, f"menu.players-{value}")
    return say(lang, f"{menu.game}.option-{option}-{value}")


def _texts(menu: Menu, lang: str) -> Iterator[str]:
    page = menu.pages[-1]
    for item in page.items:
        match page.name, item:
            case (("top" | "greeting"), _):
                yield top_text(menu.situation, item, lang)
            case (("game" | "rules"), name):
                yield game_name(lang, name)
            case "option", (str() as seat):
                yield seat_name(lang, menu.game, seat)
            case "option", number:
                yield _option_value(menu, number, lang)
            case "length", length:
                yield say(lang, "menu.single" if length == 1 else "menu.length", games=length)
            case "seats", SeatChoice(seat, player):
                yield say(lang, "menu.place", seat=seat_name(lang, menu.game, seat), player=player_name(player, lang))
            case "show", "show-after":
                yield say(lang, f"menu.show-after-{menu.situation.show}")
            case _, (LegendEntry() | LessonChoice() | ShowAct()) as spoken:
                yield spoken.words(lang)
            case (("brightness" | "language"), value):
                yield say(lang, f"menu.{page.name}-{value}")
            case _:
                yield say(lang, f"menu.{item}")


def _buttons(menu: Menu) -> str:
    page = menu.pages[-1]
    if page.name in records_pages.PAGES:
        return "note" if page.name == "note" else "page"
    if len(page.items) == 1:
        return "confirm"
    if isinstance(page.chosen, SeatChoice | Named):
        return "place"
    if isinstance(page.chosen, LegendEntry):
        return "read"
    return "greeting" if page.name == "greeting" else "page" if len(menu.pages) > 1 else "top"
