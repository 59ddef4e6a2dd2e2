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
from tests.pi_app.references import changes, kinds, sheet_texts
from tests.pi_app.screens.likeness import as_kept
from tests.pi_app.screens.scenes import PAINTED, PICTURES, SMALL, drawn, pictures
from tests.pi_app.window import scenes as window


def test_every_screen_is_as_its_picture_and_no_text_is_cut() -> None:
    assert [name for name, sheet in pictures().items() if sheet.cut] == []
    told = changes(PICTURES, sheet_texts(pictures()))
    assert not told, told


def test_pygame_paints_the_screens_that_are_kept_as_png_files_as_it_did() -> None:
    assert {path.stem for path in PICTURES.glob("*.png")} == set(PAINTED)
    changed = [name for name in PAINTED if not as_kept(PICTURES / f"{name}.png", painted(pictures()[name]))]
    assert not changed, f"pygame draws {changed} differently: run `make screens` and look at build/screens/index.html"


def test_every_kind_of_act_that_a_screen_or_the_window_uses_is_painted_in_a_png_file() -> None:
    used = {kind for sheet in (*pictures().values(), *window.pictures().values()) for kind in kinds(sheet.acts)}
    kept = [*(pictures()[name] for name in PAINTED), *(window.pictures()[name] for name in window.PAINTED)]
    assert used - {kind for sheet in kept for kind in kinds(sheet.acts)} == set()


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
