"""The hidden screen says all that the handheld says, page by page, at every size."""

from __future__ import annotations

import re
from typing import Any

import pygame
import pytest

from pi_app.handset.asking import CLOSED
from pi_app.handset.picture import Picture
from pi_app.screens import hidden
from pi_app.screens.look import look
from pi_app.screens.sheet import Sheet
from pi_app.words import LANGUAGES, say
from tests.pi_app.screens.scenes import SIZES, page_of, pages

ON_KEYS = (  # a finger has buttons for these, or other words
    *("handset.a-yes", "handset.b-no", "handset.a-choose", "handset.camp-a", "handset.camp-b"),
)
DRAWN = re.compile(r".?|[+=-]\d+|\d[+=-]|\d ?: \d+")  # one sign on a map, cards, their numbers: drawn as such


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


class Printed(Picture):
    """A handheld's screen that remembers what was written on it."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []

    def text(self, x: int, y: int, text: str, *more: Any, **how: Any) -> Any:
        self.read.append(plain(text))
        return super().text(x, y, text, *more, **how)


class Written(Sheet):
    """A sheet that remembers what was written on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(pygame.Surface(size), look(*size))
        self.read: list[str] = []

    def line(self, x: int, y: int, text: str, *more: Any) -> Any:
        self.read.append(plain(text))
        return super().line(x, y, text, *more)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", dict(pages()))
def test_a_page_says_what_the_handheld_says(name: str, lang: str) -> None:
    handset, page = page_of(*dict(pages())[name])
    if page.refused:
        page = page._replace(refused=None)  # why not, is told in both by the same words
    small = Printed()
    (handset.draw_question if page.more == CLOSED else handset.draw_more)(page, small, lang)
    wanted = {text for text in small.read if not DRAWN.fullmatch(text)} - {say(lang, key) for key in ON_KEYS}
    for size in SIZES:
        sheet = Written(size)
        hidden.draw(handset, page, sheet, lang)
        said = " ".join(sheet.read)
        assert [text for text in wanted if text not in said] == [], size
