"""The menu's pages of names: who of those that have played here before sits where, and how a new name is spelled.

Nobody needs a keyboard. A letter is two choices, a group and a sign of it; each of them is a page of the trail, so
going back takes back the last one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.game import Seat
from pi_app.table.menu.pages import Menu, MenuPage
from pi_app.words import say, seat_name

NOBODY: Final = ""  # who gives no name
LONGEST_SPELLED_NAME: Final = 12  # signs of a name that is spelled at the table, unless somebody else has it already
LETTER_GROUPS: Final = ("ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXYZ", "ÉÈÊËÇ", "ÀÂÎÏÔ", "ÄÖÜÙÛ")
PUNCTUATION: Final = "-' "  # a name goes on after them, but does not begin with one
NAME_PAGES: Final = frozenset({"names", "who", "spell", "letter"})


class Named(NamedTuple):
    """A seat of a person, and the name: an item of the page `names`."""

    seat: Seat
    name: str


class Called(NamedTuple):
    """Somebody who may sit there: an item of the page `who`."""

    name: str


def first_page(seats: Iterable[Seat], called: Sequence[str]) -> MenuPage:
    """The page `names` for the people on these seats, in their order; `called` are the names that they had before."""
    names = iter(called)
    return MenuPage("names", ("start", *(Named(seat, next(names, NOBODY)) for seat in seats)))


def names(page: MenuPage) -> tuple[str, ...]:
    return tuple(item.name for item in page.items if isinstance(item, Named))


def choose(menu: Menu) -> Menu:
    """The menu after OK on one of the pages of names; starting the game is not their business."""
    page = menu.pages[-1]
    match page.name, page.chosen:
        case "names", Named() as named:
            return menu.below(_who(menu, named))
        case "who", Called(name):
            return menu.back_to(_with_name(menu, name))
        case "spell", "done":
            return menu.back_to(_with_name(menu, page.about.strip()))
        case "spell", group:
            return menu.below(MenuPage("letter", tuple(_cased(group, page.about)), about=page.about))
        case "letter", sign:
            group = menu.pages[-2].chosen
            return menu.below(_spell(menu, page.about + sign, group))
    return menu.below(_spell(menu, NOBODY))


def _names_page(menu: Menu) -> MenuPage:
    (page,) = (page for page in menu.pages if page.name == "names")
    return page


def _with_name(menu: Menu, name: str) -> MenuPage:
    """The page `names`, on which the marked seat has this name."""
    page = _names_page(menu)
    return page._replace(items=tuple(item._replace(name=name) if item is page.chosen else item for item in page.items))


def _taken(menu: Menu) -> set[str]:
    """The names of the others."""
    page = _names_page(menu)
    return {item.name for item in page.items if isinstance(item, Named) and item is not page.chosen} - {NOBODY}


def _who(menu: Menu, named: Named) -> MenuPage:
    taken = _taken(menu)
    people = [NOBODY, *(name for name in menu.situation.known if name not in taken)]
    if named.name not in people:
        people.append(named.name)  # spelled a moment ago
    return MenuPage("who", (*map(Called, people), "new-name"), people.index(named.name), named.seat)


def _spell(menu: Menu, text: str, group: str = LETTER_GROUPS[0]) -> MenuPage:
    """The page `spell` with the name as far as it goes; the mark stays on the group of the last sign."""
    done = ("done",) if text.strip(PUNCTUATION) and text.strip() not in _taken(menu) else ()
    groups = LETTER_GROUPS if _begins(text) or len(text) >= LONGEST_SPELLED_NAME else (*LETTER_GROUPS, PUNCTUATION)
    items = done if done and len(text) >= LONGEST_SPELLED_NAME else (*done, *groups)
    return MenuPage("spell", items, items.index(group) if group in items else 0, text)


def _begins(text: str) -> bool:
    """Whether a word of the name begins after this."""
    return not text or text[-1] in PUNCTUATION


def _cased(group: str, before: str) -> str:
    return group if _begins(before) else group.lower()


# ---- on the screen


def title(menu: Menu, lang: str) -> str:
    page = menu.pages[-1]
    if page.name == "names":
        return say(lang, "menu.title-names")
    if page.name == "who":
        return say(lang, "menu.title-who", seat=seat_name(lang, menu.game, page.about))
    if page.name == "spell" and page.about.strip() in _taken(menu):
        return say(lang, "menu.title-taken", name=page.about.strip())
    return say(lang, "menu.title-spell", name=page.about) if page.about else say(lang, "menu.title-spell-first")


def texts(menu: Menu, lang: str) -> Iterator[str]:
    page = menu.pages[-1]
    for item in page.items:
        match page.name, item:
            case "names", Named(seat, name):
                called = name or say(lang, "menu.no-name")
                yield say(lang, "menu.place", seat=seat_name(lang, menu.game, seat), player=called)
            case "who", Called(name):
                yield name or say(lang, "menu.no-name")
            case "spell", group if group != "done":
                yield " ".join(_shown(sign, lang) for sign in _cased(group, page.about))
            case "letter", sign:
                yield _shown(sign, lang)
            case _:
                yield say(lang, f"menu.{item}")


def _shown(sign: str, lang: str) -> str:
    return say(lang, "menu.space") if sign == " " else sign
