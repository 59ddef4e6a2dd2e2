"""The parts that the pages of all games share: a map's words, a list, the back, a refusal, a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pi_app.draw.dots.font import READ
from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.words import say

PANEL_LEFT: Final = 66  # The x coordinate of the column of words.
ROOM: Final = WIDTH - PANEL_LEFT  # The width of the column of words.
_BAR: Final = 10  # The height of a title.
_LINES: Final = (12, 22, 32)  # The y coordinates of the lines.
_FOOT: Final = (45, 55)  # The y coordinates of the lines at the bottom.
_BUTTON: Final = 11  # The height of a button.
_HINT_KEY: Final = 16  # The width of the sign for the key that asks for a hint.
PAGE_LINES: Final = 6  # The number of lines below the title of a page without a map.


class Panel(NamedTuple):
    """The words beside a map: a title, at most three lines, and if there are no buttons two more at the bottom."""

    title: str
    lines: Sequence[str] = ()
    foot: Sequence[str] = ()


def draw_title(picture: DotPicture, x: int, text: str, width: int) -> None:
    """Write a title: dark letters on a lit bar."""
    picture.fill(x, 0, width, _BAR)
    picture.text(x + 2, 1, text, width - 3, on=False)


def draw_panel(
    picture: DotPicture, panel: Panel, buttons: Sequence[str], chosen: int | None, lang: str, *, sure: bool = False
) -> None:
    """Draw the words, and below them the buttons, or the question whether the holder is sure."""
    draw_title(picture, PANEL_LEFT, panel.title, ROOM)
    if len(panel.lines) > len(_LINES):
        picture.cut += panel.lines[len(_LINES) :]
    for y, line in zip(_LINES, panel.lines, strict=False):
        picture.text(PANEL_LEFT + 1, y, line, ROOM - 1)
    for y, line in zip(_FOOT, () if sure or buttons else panel.foot, strict=False):
        picture.text(PANEL_LEFT + 1, y, line, ROOM - 1)
    if sure:
        picture.rect(PANEL_LEFT, 41, ROOM, 23)
        picture.text(PANEL_LEFT + 3, 43, say(lang, "pages.a-yes"), ROOM - 5)
        picture.text(PANEL_LEFT + 3, 53, say(lang, "pages.b-no"), ROOM - 5)
    top = HEIGHT - _BUTTON * len(buttons)
    for number, text in enumerate(buttons):
        y = top + _BUTTON * number
        picture.rect(PANEL_LEFT, y, ROOM, _BUTTON)
        picture.centred(PANEL_LEFT + 2, y + 2, text, ROOM - 4)
        if number == chosen:
            picture.invert(PANEL_LEFT + 1, y + 1, ROOM - 2, _BUTTON - 2)


def draw_list(picture: DotPicture, head: Sequence[str], labels: Sequence[str], chosen: int, lang: str) -> None:
    """Draw a title, some lines, and then all items of a list. The chosen item is inverted."""
    draw_title(picture, 0, head[0], WIDTH)
    y = _BAR + (1 if len(head) - 1 + len(labels) == PAGE_LINES else 2)
    for line in head[1:]:
        picture.text(2, y, line, WIDTH - 4)
        y += READ.line
    for number, label in enumerate(labels):
        picture.text(8, y, say(lang, label), WIDTH - 10)
        if number == chosen:
            picture.text(2, y, ">", 5)
            picture.invert(0, y - 1, WIDTH, READ.line)
        y += READ.line


def draw_facts(picture: DotPicture, facts: Sequence[str], first: int) -> None:
    """Draw the title and as many lines as there is room for."""
    draw_title(picture, 0, facts[0], WIDTH)
    lines = facts[1:]
    for number, line in enumerate(lines[first : first + PAGE_LINES]):
        picture.text(1, _BAR + 1 + READ.line * number, line, WIDTH - 7)
    draw_arrows(picture, above=first > 0, below=first + PAGE_LINES < len(lines))


def draw_arrows(picture: DotPicture, *, above: bool, below: bool, foot: int = HEIGHT) -> None:
    """Draw small arrows at the right edge, if there is more above the shown lines or below them, down to `foot`."""
    if above:
        picture.sprite(WIDTH - 5, _BAR + 2, ("..#..", ".###.", "#####"))
    if below:
        draw_more_below(picture, foot)


def draw_more_below(picture: DotPicture, foot: int = HEIGHT) -> None:
    """Draw a small arrow in the lower right corner: DOWN shows more."""
    picture.sprite(WIDTH - 5, foot - 4, ("#####", ".###.", "..#.."))


def draw_bar(picture: DotPicture, y: int, text: str) -> None:
    """Write a line over the whole width: dark letters on a lit bar."""
    picture.fill(0, y, WIDTH, _BAR)
    picture.text(2, y + 1, text, WIDTH - 3, on=False)


def draw_refusal(picture: DotPicture, lang: str, reason: str, rule: str = "") -> None:
    """Draw the reason for a refusal, until a key is pressed. RIGHT then shows the rule, if it has a number here."""
    title = say(lang, "pages.not-so-rule", rule=rule) if rule else say(lang, "pages.not-so")
    draw_title(picture, 0, title, WIDTH)
    picture.paragraph(1, _BAR + 1, reason, WIDTH - 1, PAGE_LINES)


def draw_hint(picture: DotPicture, lang: str, text: str, *, more: bool) -> None:
    """Draw a hint, until a key is pressed. If there is `more`, A asks for it."""
    draw_title(picture, 0, say(lang, "pages.hint-more" if more else "pages.hint"), WIDTH)
    picture.paragraph(1, _BAR + 2, text, WIDTH - 2, PAGE_LINES - 1)


def draw_hint_key(picture: DotPicture) -> None:
    """Draw "? >" at the end of a title: RIGHT asks for a hint."""
    picture.fill(WIDTH - _HINT_KEY, 0, _HINT_KEY, _BAR)
    picture.text(WIDTH - _HINT_KEY + 2, 1, "? >", _HINT_KEY - 2, on=False)


def draw_card(picture: DotPicture, title: str, text: str) -> None:
    """Draw a short article, or a sentence of a lesson: a title, and a text below it."""
    draw_title(picture, 0, title, WIDTH)
    picture.paragraph(1, _BAR + 2, text, WIDTH - 2, PAGE_LINES - 1)
