"""Tests that the hidden screen, in its own words, shows every fact that the handheld shows, at every size."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from engine.games.chicago.board import POINTS
from pi_app.draw.dots.picture import DotPicture
from pi_app.draw.sheets.acts import Sign, Words
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.pages.page import CLOSED
from pi_app.pages.question import PageQuestion
from pi_app.screens import hidden_screen
from pi_app.words import LANGUAGES
from tests.pi_app.games.page_scenes import thief, town
from tests.pi_app.games.page_walk import PLAYED, moments
from tests.pi_app.screens.scenes import SIZES, page_of, pages

FACT = re.compile(r"[A-K]\d+|\d+[A-K]|\d+")  # a place, or a number


class Printed(DotPicture):
    """A handheld's screen that records its texts. Shapes are not compared."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []

    def text(self, x: int, y: int, text: str, *more: Any, **how: Any) -> Any:
        self.read.append(text)
        return super().text(x, y, text, *more, **how)


def texts(sheet: Sheet) -> list[str]:
    """Return all texts that are drawn on a sheet."""
    return [act.text for act in sheet.acts if isinstance(act, Words | Sign)]


def facts(texts: Iterable[str]) -> set[str]:
    return {fact for text in texts for fact in FACT.findall(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", dict(pages()))
def test_a_page_tells_what_the_handheld_tells(name: str, lang: str) -> None:
    machine, page = page_of(*dict(pages())[name])
    if page.refused:
        page = page._replace(refused=None)  # both screens use the same words for a refusal
    small = Printed()
    (machine.draw_question if page.more == CLOSED else machine.draw_more)(page, small, lang)
    ask = machine.ask(page.view, page.picks)
    astray = (
        isinstance(ask, PageQuestion) and page.cursor not in ask.targets
    )  # the hidden screen need not name this place
    for size in SIZES:
        sheet = Sheet(size, look(*size))
        hidden_screen.draw(machine, page, sheet, lang)
        missing = facts(small.read) - facts(texts(sheet))
        assert [fact for fact in missing if fact.isdigit()] == [], size
        assert len(missing) <= astray, (size, missing)


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_every_page_asks_or_tells_something(name: str, options: dict[str, Any]) -> None:
    for moment in moments(name, options, seed=9, most=25):
        for view in moment.views.values():
            page = moment.pages.open(view, luck=4)
            ask = moment.pages.ask(view, ())
            assert not isinstance(ask, str)
            if ask.labels:
                continue  # the title asks, and there are a few answers to choose from
            for lang in LANGUAGES:
                title, lead, notes = front_of(name).sentences(page, ask, lang)
                assert title and lead and all(notes)
                assert lead.rstrip("\N{NO-BREAK SPACE} ")[-1] in ".?!", lead


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_rich_thief_knows_has_room_on_the_page_s_back(lang: str, size: tuple[int, int]) -> None:
    everything = tuple(kind for kind in ("10", "20", "50", "100", "bank", "car", "gun") for _ in range(4))
    standing = ("H1", "C7", "A2", "K2", "D4", "F8", "H10", "A11", "C1")
    known = dict(zip((POINTS[at] for at in standing), ("plane", *["bank"] * 4, *["car"] * 4), strict=True))
    view = town("thief1", held=(28, 20, 28, 20))._replace(loot=(everything, None, everything, None), known=known)
    sheet = Sheet(size, look(*size))
    hidden_screen.draw(*page_of("chicago", view, "b"), sheet, lang)
    assert sheet.cut == [] and not any("…" in text for text in texts(sheet))
    assert set(standing) <= facts(texts(sheet))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clue_of_a_whole_chase_and_the_own_way_have_room_on_the_page_s_back(
    lang: str, size: tuple[int, int]
) -> None:
    way = "7F 8F 9F 10F 11F 11G 11H 11I 11J"
    view = thief("thief", way, "6Fo 10Hb 10Jo 10Cb 11Bb 10Bb 10Do 10Gb 10Eb", moved=9)
    sheet = Sheet(size, look(*size))
    hidden_screen.draw(*page_of("catch-a-thief", view, "b"), sheet, lang)
    assert sheet.cut == [] and not any("…" in text for text in texts(sheet))
    assert {"10E", *way.split()} <= facts(texts(sheet))
