"""The menu's page of names: who of those that have played here before sits where, without a keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.game import Seat
from pi_app.words import say

NOBODY = ""  # who gives no name


class Named(NamedTuple):
    """A seat of a person, and the name: an item of the page `names`."""

    seat: Seat
    name: str


def items(seats: Iterable[Seat], called: Sequence[str]) -> tuple[Any, ...]:
    """The page for the people on these seats, in their order; `called` are the names that they had before."""
    names = iter(called)
    return ("start", *(Named(seat, next(names, NOBODY)) for seat in seats))


def turned(page: Sequence[Any], chosen: Named, known: Sequence[str]) -> tuple[Any, ...]:
    """The page with the next name on the chosen seat: none, or one that nobody else has."""
    taken = {item.name for item in page if isinstance(item, Named) and item != chosen}
    free = [NOBODY, *(name for name in known if name not in taken)]
    after = free[(free.index(chosen.name) + 1) % len(free)] if chosen.name in free else NOBODY
    return tuple(chosen._replace(name=after) if item == chosen else item for item in page)


def names(page: Sequence[Any]) -> tuple[str, ...]:
    return tuple(item.name for item in page if isinstance(item, Named))


def texts(page: Sequence[Any], lang: str) -> Iterator[str]:
    for item in page:
        if isinstance(item, Named):
            name = item.name or say(lang, "menu.no-name")
            yield say(lang, "menu.place", seat=say(lang, f"demo.seat-{item.seat}"), player=name)
        else:
            yield say(lang, f"menu.{item}")
