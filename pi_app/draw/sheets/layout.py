"""The layout that public and hidden screens share: a title bar, a board, and a column of chips and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.look import BODY, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import Colour

_WIDEST: Final = 0.62  # The board's largest share of the screen's width.


class Chip(NamedTuple):
    """One fact beside the board: a shape with a sign on it, followed by a word or a number."""

    shape: str
    colour: Colour
    sign: str
    text: str
    first: bool = False  # The chip starts a new row.


class SheetLayout(NamedTuple):
    """The areas of a screen with a board."""

    board: Rect
    column: Rect


def draw_head(sheet: Sheet, title: str, aside: str) -> Rect:
    """Draw the bar at the top, with a title and a text at its right. Return the area that is left below it."""
    theme, space = sheet.theme, sheet.space
    bar = Rect(0, 0, sheet.rect.width, sheet.height(TITLE) + space)
    sheet.bar(bar, theme.head)
    inner = bar.inflate(-2 * space, 0)
    wanted = sheet.width(title, TITLE)
    room = min(
        wanted, inner.width if not aside else max(inner.width - sheet.width(aside, BODY) - space, inner.width // 3)
    )
    sheet.text(Rect(inner.x, bar.y, room, bar.height), title, (TITLE, BODY, NOTE), theme.head_ink, mid=True)
    if aside:
        place = Rect(inner.x + room + space, bar.y, inner.width - room - space, bar.height)
        sheet.text(place, aside, (BODY, NOTE), theme.ask, "right", mid=True)
    return Rect(0, bar.bottom, sheet.rect.width, sheet.rect.height - bar.height)


def split(sheet: Sheet, area: Rect) -> SheetLayout:
    """Divide the area into a place for the board at the left and a column at the right."""
    inner = area.inflate(-2 * sheet.space, -2 * sheet.space)
    side = min(inner.height, round(inner.width * _WIDEST))
    board = Rect(inner.x, inner.y, side, inner.height)
    left = board.right + 2 * sheet.space
    return SheetLayout(board, Rect(left, inner.y, inner.right - left, inner.height))


def draw_chips(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> int:
    """Draw chips side by side, in as many rows as needed. Return the y coordinate below them."""
    y, role = place.y, _role(sheet, place, chips)
    for chip, box in zip(chips, _rows(sheet, place, chips, role), strict=True):
        if not place.contains(box):
            sheet.cut.append(chip.text)
        _draw_chip(sheet, box, chip, role)
        y = box.bottom
    return y


def flow(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> list[Rect]:
    """Return the rectangles of chips that stand side by side, in as many rows as needed."""
    return _rows(sheet, place, chips, _role(sheet, place, chips))


def _role(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> str:
    """Return the role of the chips' letters: larger ones on a large screen, if the chips then fit in half the place."""
    if not sheet.look.roomy or not chips:
        return NOTE
    return BODY if _rows(sheet, place, chips, BODY)[-1].bottom <= place.centery else NOTE


def _rows(sheet: Sheet, place: Rect, chips: Sequence[Chip], role: str) -> list[Rect]:
    step, gap = sheet.height(BODY) + sheet.space // 2, 2 * sheet.space
    boxes: list[Rect] = []
    x, y = place.x, place.y
    for chip in chips:
        width = step + (sheet.space + sheet.width(chip.text, role) if chip.text else 0)
        if x > place.x and (chip.first or x + width > place.right):
            x, y = place.x, y + step
        boxes.append(Rect(x, y, width, step))
        x += width + gap
    return boxes


def _draw_chip(sheet: Sheet, place: Rect, chip: Chip, role: str) -> None:
    radius = place.height // 2 - 1
    centre = (place.x + radius + 1, place.centery)
    sheet.stamp(chip.shape, centre, radius - 1, chip.colour, sheet.theme.rim)
    if chip.sign:
        lowered = radius * 0.3 if chip.shape == "pawn" else 0
        sheet.sign((centre[0], centre[1] + lowered), chip.sign, round(radius * 1.35), sheet.theme.rim)
    y = place.centery - sheet.height(role) // 2 + 1
    sheet.line(place.x + place.height + sheet.space, y, chip.text, role, sheet.theme.ink)


def draw_sentences(
    sheet: Sheet, place: Rect, sentences: Sequence[str], roles: Sequence[str] = (BODY, NOTE), *, must: bool = True
) -> int:
    """Write as many sentences as there is room for. Return the y coordinate below them.

    With `must`, the first sentence is written even if it does not fit; the sheet then notes that it was cut.
    """
    y = place.y
    for number, sentence in enumerate(sentences):
        left = Rect(place.x, y, place.width, place.bottom - y)
        sizes = roles if number == 0 else roles[-2:]  # The first sentence is the newest, so it may be larger.
        role = next((role for role in sizes if sheet.fits(sentence, left.width, left.height, role)), None)
        if role is None and (number or not must):
            break
        y = sheet.text(left, sentence, role or roles[-1], sheet.theme.quiet if number else sheet.theme.ink)
        y += sheet.space // 2
    return y
