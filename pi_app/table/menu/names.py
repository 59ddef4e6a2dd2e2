"""The menu pages for names: choose the name of somebody who has played here before, or spell a new name.

This needs no keyboard. To enter a letter, choose a group of letters and then a letter of the group. Each choice is a
page of the path, so going back undoes the last one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.game import Seat
from pi_app.table.menu.pages import Menu, MenuPage
from pi_app.words import say, seat_name

NOBODY: Final = ""  # the name of a person who gives no name
LONGEST_SPELLED_NAME: Final = 12  # In characters. It may get longer while another player has the same name.
LETTER_GROUPS: Final = ("ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXYZ", "ÉÈÊËÇ", "ÀÂÎÏÔ", "ÄÖÜÙÛ")
PUNCTUATION: Final = "-' "  # A name may contain these, but does not begin with one, nor has two in a row.
NAME_PAGES: Final = frozenset({"names", "who", "spell", "letter"})


class Named(NamedTuple):
    """A seat of a person and the person's name: an item of the page `names`."""

    seat: Seat
    name: str


class Called(NamedTuple):
    """A name that the person may choose: an item of the page `who`."""

    name: str


def first_page(seats: Iterable[Seat], called: Sequence[str]) -> MenuPage:
    """Return the page `names` for the people on these seats. `called` has their names in the last game, in order."""
    names = iter(called)
    return MenuPage("names", ("start", *(Named(seat, next(names, NOBODY)) for seat in seats)))


def names(page: MenuPage) -> tuple[str, ...]:
    """Return the names on the page `names`, in the order of the seats."""
    return tuple(item.name for item in page.items if isinstance(item, Named))


def choose(menu: Menu) -> Menu:
    """Return the menu after OK on one of these pages. `menu.press` handles the item that starts the game."""
    page = menu.pages[-1]
    match page.name, page.chosen:
        case "names", Named() as named:
            return menu.below(_who(menu, named))
        case "who", Called(name):
            return menu.back_to(_with_name(menu, name))
        case "spell", "done":
            return menu.back_to(_with_name(menu, page.about.strip()))
        case "spell", group:
            return menu.below(MenuPage("letter", tuple(_in_case(group, page.about)), about=page.about))
        case "letter", sign:
            group = menu.pages[-2].chosen
            return menu.below(_spell(menu, page.about + sign, group))
    return menu.below(_spell(menu, NOBODY))


def _names_page(menu: Menu) -> MenuPage:
    (page,) = (page for page in menu.pages if page.name == "names")
    return page


def _with_name(menu: Menu, name: str) -> MenuPage:
    """Return the page `names` after the marked seat got this name."""
    page = _names_page(menu)
    return page._replace(items=tuple(item._replace(name=name) if item is page.chosen else item for item in page.items))


def _taken(menu: Menu) -> set[str]:
    """Return the names of the other people."""
    page = _names_page(menu)
    return {item.name for item in page.items if isinstance(item, Named) and item is not page.chosen} - {NOBODY}


def _who(menu: Menu, named: Named) -> MenuPage:
    taken = _taken(menu)
    people = [NOBODY, *(name for name in menu.situation.known if name not in taken)]
    if named.name not in people:
        people.append(named.name)  # It was just spelled.
    return MenuPage("who", (*map(Called, people), "new-name"), people.index(named.name), named.seat)


def _spell(menu: Menu, text: str, group: str = LETTER_GROUPS[0]) -> MenuPage:
    """Return the page `spell` for the name so far. The mark stays on the group of the last letter."""
    done = ("done",) if text.strip(PUNCTUATION) and text.strip() not in _taken(menu) else ()
    groups = LETTER_GROUPS if _begins_word(text) or len(text) >= LONGEST_SPELLED_NAME else (*LETTER_GROUPS, PUNCTUATION)
    items = done if done and len(text) >= LONGEST_SPELLED_NAME else (*done, *groups)
    return MenuPage("spell", items, items.index(group) if group in items else 0, text)


def _begins_word(text: str) -> bool:
    """Return whether the next letter begins a word of the name."""
    return not text or text[-1] in PUNCTUATION


def _in_case(group: str, before: str) -> str:
    return group if _begins_word(before) else group.lower()


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
                yield " ".join(_shown(sign, lang) for sign in _in_case(group, page.about))
            case "letter", sign:
                yield _shown(sign, lang)
            case _:
                yield say(lang, f"menu.{item}")


def _shown(sign: str, lang: str) -> str:
    return say(lang, "menu.space") if sign == " " else sign
