"""Rattrapez-le on a display: the paths, the farm, six subjects with their shapes and letters, and a hand of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from engine.bits import members
from engine.games.rattrapez_le.board import BLACK, FARM, LINKS, SIZE
from engine.games.rattrapez_le.cards import HORSE, SUBJECTS, Subject
from engine.games.rattrapez_le.cards import SIGNS as CARD_SIGNS
from engine.games.rattrapez_le.views import View, hand_sizes
from pi_app.draw.sheets.board_grid import NUMBERS, Ground, laid
from pi_app.draw.sheets.layout import Chip
from pi_app.draw.sheets.sheet import DRAWN_SIGNS, Sheet
from pi_app.games.rattrapez_le.farm_dots import LETTER, SPOTS, spot_name
from pi_app.games.rattrapez_le.palette import BARN_RED, MEADOW, SAND
from pi_app.games.rattrapez_le.sheet_hand import draw_hand
from pi_app.games.rattrapez_le.subjects import subject_look
from pi_app.games.rattrapez_le.tabletop import spot_of
from pi_app.games.sheet_board import NO_MARKS, Marks, SheetBoard, stations
from pi_app.grid import COLUMN_LETTERS
from pi_app.pages.page import CLOSED, Page
from pi_app.pages.question import PageQuestion
from pi_app.palette import BRICK, LINEN, ORANGE, SNOW, WHITE
from pi_app.words import place_names, say

_LARGE: Final = 1.15


class RattrapezLeSheetBoard(SheetBoard):
    """The board of Rattrapez-le. Subjects in the farm have the same points as on the table."""

    def draw(self, sheet: Sheet, place: Rect, view: View, lang: str, marks: Marks = NO_MARKS) -> None:
        ground = laid(sheet, place, SIZE, SIZE)
        ground.names(sheet, COLUMN_LETTERS, NUMBERS)
        sheet.panel(ground.all, MEADOW)
        _paths(sheet, ground)
        _farm(sheet, ground)
        ground.possible(sheet, marks.targets)
        ground.path(sheet, stations(marks.path))
        for subject, where in enumerate(view.places):
            _stand(sheet, ground, subject, spot_of(subject, where), lang)
        if marks.cursor is not None:
            ground.cursor(sheet, marks.cursor)
        ground.taps(sheet, [place_names(lang, "rattrapez-le", spot_name(at)) for at in range(SIZE * SIZE)])

    def private(self, sheet: Sheet, place: Rect, page: Page, ask: PageQuestion, lang: str) -> None:
        if ask.key in ("hand", "choose") and page.more == CLOSED and not page.view.outcome:
            draw_hand(sheet, place, page, ask, lang)
        elif ask.key == "to":
            super().private(sheet, place, page, ask, lang)
        else:
            self.draw(sheet, place, page.view, lang)

    def secret(self, sheet: Sheet, place: Rect, view: View, lang: str) -> None:
        if view.hand:
            draw_hand(sheet, place, Page(view), PageQuestion("hand", len(CARD_SIGNS), len(SUBJECTS)), lang)
        else:
            self.draw(sheet, place, view, lang)

    def chips(self, view: View, lang: str) -> Sequence[Chip]:
        far = say(lang, "rattrapez-le.page-distance", d=view.distance or "–")
        sizes = [Chip("card", SNOW, seat[1:], _cards(view, seat, count)) for seat, count in hand_sizes(view).items()]
        return [Chip("right", ORANGE, "", far), *sizes]

    def held(self, page: Page, lang: str) -> Sequence[Chip]:
        view: View = page.view
        return [*([_secret(view.secret, lang)] if view.secret is not None else []), *self.chips(view, lang)]


def _cards(view: View, seat: str, count: int) -> str:
    """Return how many cards a player holds. At the end of the game, a winner has a check mark."""
    return str(count) if view.outcome is None or seat not in view.outcome.winners else f"{count} ✓"


def _secret(subject: Subject, lang: str) -> Chip:
    shape, colour = subject_look(subject)
    name = say(lang, f"rattrapez-le.page-subject-{SUBJECTS[subject]}")
    return Chip(shape, colour, "", say(lang, "rattrapez-le.page-secret-short", who=name))


def _paths(sheet: Sheet, ground: Ground) -> None:
    broad = max(4, ground.pitch // 3)
    for place, links in enumerate(LINKS):
        for other in members(links):
            if place < other != FARM:
                sheet.stroke(ground.centre(SPOTS[place][0]), ground.centre(SPOTS[other][0]), broad, SAND)
    for place in members(LINKS[FARM]):
        near = min(SPOTS[FARM], key=lambda room: _apart(room, SPOTS[place][0]))
        sheet.stroke(ground.centre(SPOTS[place][0]), ground.centre(near), broad, SAND)
    for place, spots in SPOTS.items():
        if place != FARM:
            colour = sheet.theme.rim if place == BLACK else LINEN
            sheet.stamp(
                "disc",
                ground.centre(spots[0]),
                max(3, round(ground.pitch * 0.24)),
                colour,
                WHITE if place == BLACK else None,
            )


def _apart(one: int, other: int) -> int:
    """Return the number of steps between two points."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def _farm(sheet: Sheet, ground: Ground) -> None:
    rooms = [ground.cell(spot) for spot in SPOTS[FARM]]
    barn = rooms[0].unionall(rooms[1:])
    sheet.panel(barn.inflate(4, 4), SNOW)
    sheet.panel(barn, BARN_RED)
    for start, end in (
        (barn.topleft, barn.bottomright),
        (barn.bottomleft, barn.topright),
    ):  # barn doors
        sheet.stroke(start, end, 1, BRICK)


def _stand(sheet: Sheet, ground: Ground, subject: Subject, spot: int, lang: str) -> None:
    shape, colour = subject_look(subject)
    ground.put(sheet, spot, shape, colour, scale=_LARGE)
    if subject != HORSE:
        letter = LETTER[lang][SUBJECTS[subject]]
        if letter in DRAWN_SIGNS:
            sheet.stamp(DRAWN_SIGNS[letter], ground.centre(spot), max(4, round(ground.piece * 0.6)), sheet.theme.rim)
        else:
            ground.put(sheet, spot, shape, colour, sign=letter, scale=_LARGE)


BOARD: Final = RattrapezLeSheetBoard()
