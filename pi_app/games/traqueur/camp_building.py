"""Building a camp of Le Traqueur: barriers on slots and the fugitive on a cell, or a whole camp from a menu."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.game import LEGAL, Verdict
from engine.games.traqueur.board import NAMES, OUT, PAIRS, SLOTS, Place, numbers
from engine.games.traqueur.camps import BARRIERS, Camp, random_camp
from engine.games.traqueur.notation import Move, write
from engine.games.traqueur.verdicts import judge_camp
from pi_app.draw.dots.panel import Panel, draw_list, draw_panel
from pi_app.draw.dots.picture import DotPicture
from pi_app.games.traqueur.camp_dots import (
    CELL_AT,
    SLOT_AT,
    LatticePlace,
    SeenCamp,
    draw_camp,
    draw_cursor,
    spot_of_cell,
    spot_of_slot,
    walk,
)
from pi_app.words import say

_DRAWN: Final = {  # Ready-made camps: `*` is the fugitive, `|` and `-` are barriers.
    "snail": (
        "|o o o o o o",
        "   - - - -  ",
        "|o|o o o o|o",
        "     - -    ",
        "|o|o|o o|o|o",
        "            ",
        "|o|o o *|o|o",
        "   - - -    ",
        "|o o o o o|o",
        " - - - - -  ",
        " o o o o o o",
    ),
    "zigzag": (
        " o o o o o o",
        " - - - - -  ",
        "|o o o o o o",
        "   - - - - -",
        "|o o o o o o",
        " - - - - -  ",
        "|o o o o o o",
        "   - - - - -",
        "|o o o o o o",
        " - - - - -  ",
        "|* o o o o o",
    ),
    "doors": (
        " o o o|o o *",
        " - - -   - -",
        " o o o|o o o",
        " - - - - -  ",
        " o o o o o o",
        " - - -   - -",
        " o o o|o o o",
        " - - - - -  ",
        " o o o|o o o",
        " - - -      ",
        " o o o|o o o",
    ),
}
_FAIR: Final = 20  # The least number of barriers of a random camp.
MENU: Final = ("ready", "random", *_DRAWN, "clear")
NO_MENU: Final = -1
NO_FUGITIVE: Final[Place] = -1


class Draft(NamedTuple):
    """A camp in progress: the fugitive, the barriers, the cursor on the lattice, and the chosen line of the menu."""

    fugitive: Place = NO_FUGITIVE
    barriers: Bits = 0
    spot: LatticePlace = spot_of_cell(14)
    menu: int = NO_MENU

    @property
    def move(self) -> Move:
        if self.fugitive == NO_FUGITIVE:
            return Move(OUT)
        return Camp(self.fugitive, self.barriers).move

    @property
    def verdict(self) -> Verdict:
        return judge_camp(self.move)


class Stroke(NamedTuple):
    """The result of a key press: the new draft, the next seed, and the reason for a refusal or the finished move."""

    draft: Draft
    luck: int
    refused: Verdict | None = None
    move: str | None = None


def drawn(name: str) -> Draft:
    """Return a ready-made camp."""
    signs = "".join(_DRAWN[name])
    barriers = sum(1 << slot for spot, slot in SLOT_AT.items() if signs[spot] in "|-")
    return Draft(CELL_AT[signs.index("*")], barriers)


def fair_camp(luck: int) -> tuple[Draft, int]:
    """Return a random camp that is hard enough to search, and the seed for the next one."""
    rng = Random(luck)
    while True:
        move = random_camp(rng)
        if len(move.barriers) >= _FAIR and move.place % 6:
            return Draft(move.place, sum(SLOTS[pair] for pair in move.barriers)), rng.getrandbits(64)


def press(draft: Draft, key: str, luck: int) -> Stroke:
    """Return what a key does to the draft. `luck` is the seed for a random camp."""
    if draft.menu != NO_MENU:
        return _in_menu(draft, key, luck)
    if key == "b":
        return Stroke(draft._replace(menu=0), luck)
    if key not in ("a", "press"):
        return Stroke(draft._replace(spot=walk(draft.spot, key)), luck)
    if draft.spot in CELL_AT:
        return Stroke(draft._replace(fugitive=CELL_AT[draft.spot]), luck)
    barriers = draft.barriers ^ 1 << SLOT_AT[draft.spot]
    if barriers.bit_count() > BARRIERS:
        too_many = judge_camp(Move(0, tuple(PAIRS[slot] for slot in numbers(barriers))))
        return Stroke(draft, luck, refused=too_many)
    return Stroke(draft._replace(barriers=barriers), luck)


def _in_menu(draft: Draft, key: str, luck: int) -> Stroke:
    if key == "b":
        return Stroke(draft._replace(menu=NO_MENU), luck)
    if key != "a":
        step = {"up": -1, "down": 1, "press": 1}.get(key, 0)
        return Stroke(draft._replace(menu=(draft.menu + step) % len(MENU)), luck)
    chosen = MENU[draft.menu]
    closed = draft._replace(menu=NO_MENU)
    if chosen == "ready":
        verdict = draft.verdict
        return Stroke(closed, luck, move=write(draft.move)) if verdict.ok else Stroke(closed, luck, refused=verdict)
    if chosen == "random":
        return Stroke(*fair_camp(luck))
    return Stroke(Draft(spot=draft.spot) if chosen == "clear" else drawn(chosen), luck)


def keys_for(draft: Draft, wanted: Camp) -> list[str]:
    """Return keys that turn this draft into the wanted camp and build it."""
    keys = ["b"] if draft.menu != NO_MENU else []
    # Barriers are removed first, so that there are never more than 30.
    spots = [spot_of_slot(slot) for slot in numbers(draft.barriers & ~wanted.barriers)]
    spots += [spot_of_slot(slot) for slot in numbers(wanted.barriers & ~draft.barriers)]
    at = draft.spot
    for there in (*spots, spot_of_cell(wanted.fugitive)):
        keys += [*_walk(at, there), "a"]
        at = there
    return [*keys, "b", "a"]


def _walk(start: LatticePlace, end: LatticePlace) -> list[str]:
    """Return the shortest sequence of arrow keys from one place of the lattice to another."""
    ways: dict[LatticePlace, list[str]] = {start: []}
    for here in (todo := [start]):
        for key in ("up", "down", "left", "right"):
            there = walk(here, key)
            if there not in ways:
                ways[there] = [*ways[here], key]
                todo.append(there)
    return ways[end]


# ------------------------------------------------------------------------------------------ pictures


def draw(draft: Draft, picture: DotPicture, lang: str) -> None:
    if draft.menu != NO_MENU:
        labels = [f"traqueur.page-camp-{name}" for name in MENU]
        draw_list(picture, [say(lang, "traqueur.page-camp")], labels, draft.menu, lang)
        return
    fugitive = None if draft.fugitive == NO_FUGITIVE else draft.fugitive
    draw_camp(picture, SeenCamp(draft.barriers, fugitive=fugitive))
    draw_cursor(picture, draft.spot)
    foot = [say(lang, "traqueur.page-camp-a"), say(lang, "traqueur.page-camp-b")]
    draw_panel(picture, Panel(say(lang, "traqueur.page-camp"), _lines(draft, lang), foot), (), None, lang)


def _lines(draft: Draft, lang: str) -> list[str]:
    """Return the place of the cursor, the number of barriers, and whether a path leads to the fugitive."""
    way = "traqueur.page-camp-nobody" if draft.fugitive == NO_FUGITIVE else "traqueur.page-camp-way"
    if draft.fugitive != NO_FUGITIVE and draft.verdict != LEGAL:
        way = "traqueur.page-camp-no-way"
    return [
        spot_name(draft.spot),
        say(lang, "traqueur.page-camp-count", count=draft.barriers.bit_count()),
        say(lang, way),
    ]


def spot_name(spot: LatticePlace) -> str:
    """Return the name of the cell, or the names of the two cells on both sides of the slot."""
    if spot in CELL_AT:
        return NAMES[CELL_AT[spot]]
    before, behind = PAIRS[SLOT_AT[spot]]
    return f"→ {NAMES[behind]}" if before == OUT else f"{NAMES[before]}/{NAMES[behind]}"
