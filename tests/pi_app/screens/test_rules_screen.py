"""Tests of the rules on displays: every leaf of every game fits, in both languages and at all sizes."""

from __future__ import annotations

import pytest

from engine.games import BUILT_IN
from hardware.buttons import Press
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.public.rules_reader import RulesReader, leaves, open_at
from pi_app.screens import rules_screen
from pi_app.window.layout import DEFAULT, LEAST_SIZE, lay_out
from pi_app.words import LANGUAGES
from tests.pi_app.screens.scenes import SIZES

WINDOWS = tuple(lay_out(*size).past.size for size in (LEAST_SIZE, DEFAULT))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, *WINDOWS, (360, 640)])
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_leaf_fits(game: str, size: tuple[int, int], lang: str) -> None:
    for at, leaf in enumerate(leaves(game, lang)):
        sheet = Sheet(size, look(*size))
        rules_screen.draw(RulesReader(game, lang, at), sheet)
        assert sheet.cut == [], (leaf.article.id, leaf.picture)


def test_a_leaf_is_turned_and_closed_by_taps() -> None:
    sheet = Sheet((480, 320), look(480, 320))
    rules_screen.draw(open_at("catch-a-thief", "en"), sheet)
    assert [area.meaning for area in sheet.areas] == [Press("left"), Press("right"), Press("back")]
    assert [area.label for area in sheet.areas] == ["Previous page", "Next page", "Close"]


def test_a_hidden_screen_shows_it_and_leaves_the_turning_to_the_table() -> None:
    sheet = Sheet((480, 320), look(480, 320))
    rules_screen.draw(open_at("catch-a-thief", "fr"), sheet, turns=False)
    assert sheet.areas == [] and sheet.cut == []
