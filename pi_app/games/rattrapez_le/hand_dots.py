"""A hand of Rattrapez-le on the handheld: a table with a line for each subject, a column for each sign, and counts."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.rattrapez_le.cards import HORSE, SIGNS, SUBJECTS, Card
from engine.games.rattrapez_le.turns import distance_after
from engine.games.rattrapez_le.views import View
from pi_app.draw.dots.panel import draw_title
from pi_app.draw.dots.picture import WIDTH, DotPicture
from pi_app.games.rattrapez_le.farm_dots import LETTER, draw_horse
from pi_app.words import say

_TOP: Final = 11
_LINE: Final = 9
_NAMES: Final = 11
_COLUMNS: Final = (70, 90, 110)
_FIELD: Final = 18  # The width of a field.


class Mark(NamedTuple):
    """What is inverted in the table: a whole line, one field, or nothing."""

    line: int | None = None
    card: Card | None = None


NOTHING: Final = Mark()


def draw_hand(picture: DotPicture, view: View, mark: Mark, lang: str) -> None:
    """Draw the cards. On the seat's turn, the distance that each sign would give now is shown above it."""
    secret = view.secret is not None
    draw_title(picture, 0, "" if secret else say(lang, "rattrapez-le.page-choose"), WIDTH)
    if view.secret is not None:
        who = say(lang, f"rattrapez-le.page-subject-{SUBJECTS[view.secret]}")
        picture.text(2, 1, say(lang, "rattrapez-le.page-secret-short", who=who), _COLUMNS[0] - 4, on=False)
        if mark == NOTHING:
            picture.text(_COLUMNS[0], 1, say(lang, "pages.wait"), WIDTH - _COLUMNS[0] - 2, on=False)
        for sign, x in enumerate(_COLUMNS if mark != NOTHING else ()):
            picture.text(x + 1, 1, f"{SIGNS[sign]}{distance_after(view.distance, sign)}", _FIELD, on=False)
    for subject, name in enumerate(SUBJECTS):
        y = _TOP + _LINE * subject
        _draw_name(picture, y, subject, name, lang)
        for sign, x in enumerate(_COLUMNS):
            count = view.hand.count(len(SIGNS) * subject + sign)
            picture.text(x + 6, y, f"{count}{'' if secret else SIGNS[sign]}" if count else "·", _FIELD - 6)
    _highlight(picture, mark)


def _draw_name(picture: DotPicture, y: int, subject: int, name: str, lang: str) -> None:
    if subject == HORSE:
        draw_horse(picture, 2, y + 1)
    else:
        picture.small(3, y + 1, LETTER[lang][name])
    picture.text(_NAMES, y, say(lang, f"rattrapez-le.page-subject-{name}"), _COLUMNS[0] - _NAMES - 2)


def _highlight(picture: DotPicture, mark: Mark) -> None:
    if mark.line is not None:
        picture.invert(0, _TOP + _LINE * mark.line - 1, WIDTH, _LINE)
    elif mark.card is not None:
        subject, sign = divmod(mark.card, len(SIGNS))
        picture.invert(_COLUMNS[sign], _TOP + _LINE * subject - 1, _FIELD, _LINE)


def draw_sure(picture: DotPicture, question: str, lang: str) -> None:
    """Draw the question whether the player is sure, over the lower half of the table."""
    picture.fill(0, 31, 66, 33, False)
    picture.rect(0, 32, 65, 32)
    picture.text(4, 35, question, 59)
    picture.text(4, 44, say(lang, "pages.a-yes"), 59)
    picture.text(4, 53, say(lang, "pages.b-no"), 59)
