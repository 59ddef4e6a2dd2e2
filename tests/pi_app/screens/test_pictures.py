"""Tests that the screens look like their reference pictures."""

from __future__ import annotations

import pygame

from engine import games
from engine.games.catch_a_thief.game import POINTS
from pi_app.draw.sheets.letters import BOLD, MEDIUM, letters
from pi_app.draw.sheets.look import BODY, look
from pi_app.draw.sheets.sheet import DRAWN_SIGNS, Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.games import front_of, sheet_board
from pi_app.words import AREAS, entries
from tests.pi_app.games.page_scenes import thief
from tests.pi_app.screens.likeness import as_kept
from tests.pi_app.screens.scenes import PICTURES, SMALL, drawn, pictures


def test_every_screen_is_as_its_picture_and_no_text_is_cut() -> None:
    names = set()
    for name, sheet in pictures():
        names.add(f"{name}.png")
        assert sheet.cut == [], name
        same = as_kept(PICTURES / f"{name}.png", painted(sheet))
        assert same, f"{name} has changed: run `make screens` and look at it"
    assert {path.name for path in PICTURES.glob("*.png")} == names


def test_every_sign_of_every_word_can_be_drawn() -> None:
    signs = {
        sign
        for area in (*AREAS, *games.names())
        if area not in ("cli", "doctor", "demo", "demo-games")
        for sign in _signs(area)
    }
    for weight in (MEDIUM, BOLD):
        assert [sign for sign in sorted(signs - set(DRAWN_SIGNS)) if not letters(weight, 24).knows(sign)] == []


def _signs(area: str) -> set[str]:
    return set("".join(text for texts in entries(area).values() for text in texts)) - {"\N{NO-BREAK SPACE}", "\n"}


def test_a_text_too_long_for_its_place_is_noted() -> None:
    sheet = Sheet((320, 240), look(320, 240))
    place = pygame.Rect(10, 10, 60, sheet.height(BODY))
    sheet.text(place, "short", BODY, (0, 0, 0))
    assert sheet.cut == []
    sheet.text(place, "far too long for such a place", BODY, (0, 0, 0))
    assert sheet.cut == ["far too long for such a place"]


def test_a_step_that_leads_onto_a_clue_is_seen_to_be_possible() -> None:
    view = thief("thief", "6G 6H 5H", "6Fo 4Hb 4Ho", moved=3)
    board = front_of("catch-a-thief").sheet

    def seen(*targets: str) -> bytes:
        marks = sheet_board.Marks([POINTS[name] for name in targets])
        sheet = drawn(lambda sheet, lang: board.draw(sheet, sheet.rect, view, lang, marks), SMALL, "en")
        return pygame.image.tobytes(painted(sheet), "RGB")

    assert seen("4H", "5I") != seen("5I")
