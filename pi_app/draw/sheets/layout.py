"""What both screens have in common: the bar on top, the board's place, the column of chips and sentences beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.look import BODY, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import Colour

_WIDEST: Final = 0.62  # of the screen: the board's share


class Chip(NamedTuple):
    """One fact beside the board: a shape with a sign on it, and a word or a number."""

    shape: str
    colour: Colour
    sign: str
    text: str
    first: bool = False  # of a row


class Layout(NamedTuple):
    """The places of a screen with a board."""

    board: Rect
    column: Rect


def draw_head(sheet: Sheet, title: str, aside: str) -> Rect:
    """The bar on top with its title and a word at its right; what is left below it."""
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


def split(sheet: Sheet, area: Rect) -> Layout:
    """A square for the board at the left, the column at the right."""
    inner = area.inflate(-2 * sheet.space, -2 * sheet.space)
    side = min(inner.height, round(inner.width * _WIDEST))
    board = Rect(inner.x, inner.y, side, inner.height)
    left = board.right + 2 * sheet.space
    return Layout(board, Rect(left, inner.y, inner.right - left, inner.height))


def draw_chips(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> int:
    """Chips side by side as they fit, row by row; the row below them."""
    y, role = place.y, _role(sheet, place, chips)
    for chip, box in zip(chips, _rows(sheet, place, chips, role), strict=True):
        if not place.contains(box):
            sheet.cut.append(chip.text)
        _draw_chip(sheet, box, chip, role)
        y = box.bottom
    return y


def flow(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> list[Rect]:
    """Where chips lie that stand side by side, and in a new row when there is no more room."""
    return _rows(sheet, place, chips, _role(sheet, place, chips))


def _role(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> str:
    """The letters of chips: larger ones on a large screen, if half of the place is enough for them."""
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
        sunk = radius * 0.3 if chip.shape == "pawn" else 0
        sheet.sign((centre[0], centre[1] + sunk), chip.sign, round(radius * 1.35), sheet.theme.rim)
    y = place.centery - sheet.height(role) // 2 + 1
    sheet.line(place.x + place.height + sheet.space, y, chip.text, role, sheet.theme.ink)


def draw_sentences(
    sheet: Sheet, place: Rect, sentences: Sequence[str], roles: Sequence[str] = (BODY, NOTE), *, must: bool = True
) -> int:
    """Sentences down to the last for which there is room; the row below them. The first one must fit, if it `must`."""
    y = place.y
    for number, sentence in enumerate(sentences):
        left = Rect(place.x, y, place.width, place.bottom - y)
        sizes = roles if number == 0 else roles[-2:]  # the newest is the loudest
        role = next((role for role in sizes if sheet.fits(sentence, left.width, left.height, role)), None)
        if role is None and (number or not must):
            break
        y = sheet.text(left, sentence, role or roles[-1], sheet.theme.quiet if number else sheet.theme.ink)
        y += sheet.space // 2
    return y
