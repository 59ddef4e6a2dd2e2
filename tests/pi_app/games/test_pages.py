"""Every text on a private page fits its place. `pi_app.conformance` looks for what a seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import games
from engine.game import Verdict
from pi_app.draw.dots.panel import draw_refusal
from pi_app.draw.dots.picture import DotPicture
from pi_app.pages.page import Page, Pages
from pi_app.pages.question import PageQuestion
from pi_app.words import LANGUAGES, entries, why
from tests.pi_app.games.page_walk import PLAYED, moments, some
from tests.pi_app.words.faces import face

games_played = pytest.mark.parametrize(("name", "options"), PLAYED)
SIDES = ("place-first", "doors-closed")  # Refusals that may name many squares.


def fits(pages: Pages, page: Page) -> None:
    for lang in LANGUAGES:
        assert pages.draw(page, lang).cut == []


@pytest.mark.slow
@games_played
def test_every_text_of_every_page_fits(name: str, options: dict[str, Any]) -> None:
    rng = Random(3)
    for moment in moments(name, options, seed=12, most=36):
        pages = moment.pages
        for seat, view in moment.views.items():
            page = pages.open(view, luck=4)
            fits(pages, page)
            back, _ = pages.press(page, "b")
            fits(pages, back)
            fits(pages, pages.press(back, "down")[0])
            for text in some(moment.legal.get(seat, []), rng, 1):
                for key in pages.keys_for(page, text):
                    if key == "a":
                        fits(pages, page)
                    page, _ = pages.press(page, key)


@games_played
def test_every_choice_that_is_none_is_explained(name: str, options: dict[str, Any]) -> None:
    rng = Random(4)
    for moment in moments(name, options, seed=13, most=30):
        for seat in moment.legal:
            page = moment.pages.open(moment.views[seat])
            ask = moment.pages.ask(page.view, ())
            assert isinstance(ask, PageQuestion)
            for cursor in rng.sample(range(ask.places), min(5, ask.places)):
                if page.draft is None and ask.pick(cursor) is None and ask.chosen:
                    refused, _ = moment.pages.press(page._replace(cursor=cursor), "a")
                    assert refused.refused is not None and not refused.refused.ok
                    fits(moment.pages, refused)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_fits_on_a_screen(name: str, lang: str) -> None:
    for code in (key.partition(".")[2] for key in entries(name) if not face(key)):
        if "deal" not in code:
            squares = ("K10", "K11", "J10", "J11", "A10", "A11")[: 6 if code in SIDES else 2]
            picture = DotPicture()
            draw_refusal(picture, lang, why(lang, name, Verdict(False, code, "", squares)))
            assert picture.cut == []
