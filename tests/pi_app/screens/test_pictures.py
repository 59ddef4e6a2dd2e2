"""The screens look as they did when somebody last looked at them, point by point."""

from __future__ import annotations

import pygame

from pi_app.screens.letters import BOLD, MEDIUM, letters
from pi_app.screens.look import BODY, look
from pi_app.screens.sheet import SIGNS, Sheet
from pi_app.words import AREAS, entries
from tests.pi_app.screens.scenes import EXACT, PICTURES, pictures


def test_every_screen_is_as_its_picture_and_no_text_is_cut() -> None:
    names = set()
    for name, sheet in pictures():
        names.add(f"{name}.png")
        assert sheet.cut == [], name
        kept = pygame.image.load(PICTURES / f"{name}.png")
        same = pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(sheet.surface, "RGB")
        assert same or not EXACT, f"{name} has changed: run `make screens` and look at it"
    assert {path.name for path in PICTURES.glob("*.png")} == names


def test_every_sign_of_every_word_can_be_drawn() -> None:
    signs = {sign for area in AREAS if area not in ("cli", "doctor", "demo", "demo-games") for sign in _signs(area)}
    for weight in (MEDIUM, BOLD):
        assert [sign for sign in sorted(signs - set(SIGNS)) if not letters(weight, 24).knows(sign)] == []


def _signs(area: str) -> set[str]:
    return set("".join(text for texts in entries(area).values() for text in texts)) - {"\N{NO-BREAK SPACE}", "\n"}


def test_a_text_too_long_for_its_place_is_noted() -> None:
    sheet = Sheet(pygame.Surface((320, 240)), look(320, 240))
    place = pygame.Rect(10, 10, 60, sheet.height(BODY))
    sheet.text(place, "short", BODY, (0, 0, 0))
    assert sheet.cut == []
    sheet.text(place, "far too long for such a place", BODY, (0, 0, 0))
    assert sheet.cut == ["far too long for such a place"]
