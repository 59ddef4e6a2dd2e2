"""Rattrapez-le's map on the handheld: paths, spaces, the farm, the subjects as letters, the horse as a horseshoe."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from engine.bits import members
from engine.boards import drawing
from engine.games.rattrapez_le.board import BOARD_FILE, FARM, LINKS, NAMES, PLACES, SIZE, Place
from engine.games.rattrapez_le.cards import HORSE, SUBJECTS
from engine.games.rattrapez_le.turns import Places
from pi_app.draw.dots.grid import TABLE_GRID, rims
from pi_app.draw.dots.picture import DotPicture
from pi_app.games.rattrapez_le.tabletop import spot_of
from pi_app.grid import COLUMN_LETTERS, Spot

LETTER: Final = {
    "en": {"farmer": "F", "wife": "W", "hand": "H", "maid": "M", "dog": "D"},
    "fr": {"farmer": "F", "wife": "♀", "hand": "V", "maid": "S", "dog": "C"},
}
_CASE: Final = ("###", "#.#", "###")
_GOAL: Final = ("#####",) * 5
_HORSE: Final = (".###.", "##.##", "#...#", "#...#", "##.##")


def _spots() -> dict[Place, tuple[Spot, ...]]:
    """Return the points of each place on the map. The farm has several."""
    rows = drawing(BOARD_FILE, width=SIZE, height=SIZE, signs={"o": 73, "X": 1, "F": 6, ".": 41})
    found: dict[Place, tuple[Spot, ...]] = {}
    for spot in range(SIZE * SIZE):
        x, y = spot % SIZE, spot // SIZE
        if rows[y][x] != ".":
            place = FARM if rows[y][x] == "F" else PLACES[f"{COLUMN_LETTERS[x]}{y + 1}"]
            found[place] = (*found.get(place, ()), spot)
    return found


SPOTS: Final = _spots()
PLACE_AT: Final = {spot: place for place, spots in SPOTS.items() for spot in spots}


def spot_name(spot: Spot) -> str:
    return NAMES[PLACE_AT[spot]] if spot in PLACE_AT else f"{COLUMN_LETTERS[spot % SIZE]}{spot // SIZE + 1}"


def draw_horse(picture: DotPicture, x: int, y: int) -> None:
    picture.sprite(x, y, _HORSE)


def draw_map(
    picture: DotPicture, places: Places, goals: Collection[Spot], lang: str, cursor: Spot | None = None
) -> None:
    """Draw the map with all subjects, and mark the places where a card's subject can end its move."""
    picture.lay(_paths())
    for goal in goals:
        TABLE_GRID.stamp(picture, goal, _GOAL)
    _draw_farm(picture, SPOTS[FARM][0] in goals)
    if cursor is not None:
        TABLE_GRID.cursor(picture, cursor)
    _draw_subjects(picture, places, lang)


@cache
def _paths() -> bytes:
    """Return the parts of the map that never change: the paths and the spaces."""
    picture = DotPicture(rims())
    for place, links in enumerate(LINKS):
        for other in members(links):
            if place < other != FARM:
                picture.line(*TABLE_GRID.centre(SPOTS[place][0]), *TABLE_GRID.centre(SPOTS[other][0]))
    for place, spots in SPOTS.items():
        if place != FARM:
            TABLE_GRID.stamp(picture, spots[0], _CASE)
    return picture.to_pages()


def _draw_farm(picture: DotPicture, goal: bool) -> None:
    x, y = TABLE_GRID.corner(SPOTS[FARM][0])
    picture.fill(x - 2, y - 2, 19, 14, False)
    picture.rect(x - 2, y - 2, 19, 14)
    for room in SPOTS[FARM] if goal else ():
        TABLE_GRID.stamp(picture, room, _GOAL[:3])


def _draw_subjects(picture: DotPicture, places: Places, lang: str) -> None:
    for subject, place in enumerate(places):
        spot = spot_of(subject, place)
        if subject == HORSE:
            TABLE_GRID.stamp(picture, spot, _HORSE)
        elif place == FARM:
            x, y = TABLE_GRID.corner(spot)
            picture.fill(x, y, 5, 5, False)
            picture.small(x + 1, y, LETTER[lang][SUBJECTS[subject]])
        else:
            TABLE_GRID.sign(picture, spot, LETTER[lang][SUBJECTS[subject]])
