"""A hand of Rattrapez-le on a display: a row for each subject, a column for each sign, and equal cards as a stack."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from engine.games.rattrapez_le.cards import SIGNS, SUBJECTS, Card, Subject
from engine.games.rattrapez_le.turns import distance_after
from engine.games.rattrapez_le.views import View
from pi_app.draw.sheets.board_grid import frame
from pi_app.draw.sheets.look import BODY, NOTE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.rattrapez_le.subjects import subject_look
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.palette import PAPER
from pi_app.words import say

_NAMES: Final = 0.46  # The least width of the names, as a share of the hand's width.


def draw_hand(sheet: Sheet, place: Rect, page: Page, ask: PageQuestion, lang: str) -> None:
    """Draw the cards, or the subjects to choose from.

    On the seat's turn, the distance that each sign would give now is shown above it.
    """
    view: View = page.view
    sheet.panel(place, sheet.theme.felt)
    inner = place.inflate(-2 * sheet.space, -2 * sheet.space)
    top = sheet.height(BODY) if ask.key == "hand" and ask.targets else 0
    step = (inner.height - top) // len(SUBJECTS)
    names = max(round(inner.width * _NAMES), _name_room(sheet, step, lang))
    column = (inner.width - names) // len(SIGNS)
    for sign in range(len(SIGNS) if top else 0):
        head = Rect(inner.x + names + sign * column, inner.y, column, top)
        far = f"{SIGNS[sign]} {distance_after(view.distance, sign)}"
        sheet.text(head, far, (BODY, NOTE), sheet.theme.ask, "centre")
    for subject in range(len(SUBJECTS)):
        row = Rect(inner.x, inner.y + top + subject * step, inner.width, step)
        if subject == view.secret:
            sheet.panel(row.inflate(0, -2), sheet.theme.seam)
        _name(sheet, Rect(row.x, row.y, names, step), subject, lang)
        for sign in range(len(SIGNS)):
            field = Rect(row.x + names + sign * column, row.y, column, step)
            _cards(sheet, field, view, len(SIGNS) * subject + sign)
            named = _subject_name(subject, lang)
            if ask.key == "choose":
                sheet.tappable(field, subject, named)
            else:
                sheet.tappable(field, len(SIGNS) * subject + sign, f"{named} {SIGNS[sign]}")
            if ask.targets and ask.key == "hand" and page.cursor == len(SIGNS) * subject + sign:
                frame(sheet, field.inflate(-4, -4))
        if ask.key == "choose":
            sheet.tappable(row, subject, _subject_name(subject, lang))
            if page.cursor == subject:
                frame(sheet, row.inflate(-2, -4))


def _name_room(sheet: Sheet, step: int, lang: str) -> int:
    """Return the width of a shape and the longest name after it, in small letters."""
    widest = max(sheet.width(_subject_name(subject, lang), NOTE) for subject in range(len(SUBJECTS)))
    return 2 * (step // 3) + 2 * sheet.space + widest


def _subject_name(subject: Subject, lang: str) -> str:
    return say(lang, f"rattrapez-le.page-subject-{SUBJECTS[subject]}")


def _name(sheet: Sheet, place: Rect, subject: int, lang: str) -> None:
    shape, colour = subject_look(subject)
    radius = place.height // 3
    sheet.stamp(shape, (place.x + radius + sheet.space, place.centery), radius, colour)
    if place.height < sheet.height(NOTE):
        return  # On a small screen, the look back at a game has room for the shape only.
    words = Rect(
        place.x + 2 * radius + 2 * sheet.space, place.y, place.width - 2 * radius - 2 * sheet.space, place.height
    )
    sheet.text(words, _subject_name(subject, lang), (BODY, NOTE), PAPER, mid=True)


def _cards(sheet: Sheet, field: Rect, view: View, card: Card) -> None:
    """Draw the cards of one kind, with a sign on the front one. If there are none, draw a dot."""
    count = view.hand.count(card)
    height = round(field.height * 0.82)
    width = min(round(height * 0.8), field.width // 2)
    shift = min(width // 3, max(2, (field.width - width - 4) // 3))
    left = field.centerx - (width + shift * max(0, count - 1)) // 2
    if not count:
        sheet.stamp("disc", field.center, 2, sheet.theme.seam)
        return
    _, colour = subject_look(card // len(SIGNS))
    for number in range(count):
        paper = Rect(left + shift * number, field.centery - height // 2, width, height)
        sheet.box(paper, PAPER, radius=3)
        sheet.box(paper, colour, line=2, radius=3)
    sheet.sign(paper.center, SIGNS[card % len(SIGNS)].replace("-", "–"), round(height * 0.8), sheet.theme.rim)
