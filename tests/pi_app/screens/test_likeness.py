"""Tests of the comparison with a tolerance for pygame-ce: letters may differ a little, and nothing else."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from engine import games
from engine.game import TABLE
from engine.games.traqueur import random_camp
from engine.referee import Referee
from pi_app.draw.sheets.look import BODY
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.games import front_of
from tests.pi_app.screens.likeness import as_kept, unlike
from tests.pi_app.screens.scenes import PICTURES, PLAYED, SMALL, drawn


def sentence(words: str, at: tuple[int, int] = (10, 10)) -> pygame.Surface:
    def draw(sheet: Sheet, lang: str) -> None:
        sheet.bar(sheet.rect, (0, 0, 0))
        sheet.text(pygame.Rect(*at, 300, 2 * sheet.height(BODY)), words, BODY, (255, 255, 255))

    return painted(drawn(draw, SMALL, "en"))


def boards(game: str, options: dict[str, Any], most: int) -> list[tuple[object, pygame.Surface]]:
    """Return the pieces and the picture of the board after each move of a game on the smallest screen."""
    referee: Referee[Any, Any, Any] = Referee(games.load(game), options, seed=5)
    rng, front, seen = Random(7), front_of(game), list[tuple[object, pygame.Surface]]()
    for _ in range(most):
        seat = rng.choice(sorted(referee.to_act))
        legal = referee.legal(seat)
        referee.play(seat, random_camp(rng) if legal is None else rng.choice(sorted(legal)))
        view = referee.view(TABLE)
        sheet = drawn(lambda sheet, lang, view=view: front.sheet.draw(sheet, sheet.rect, view, lang), SMALL, "en")
        seen.append((front.tabletop.pieces(view), painted(sheet)))
    return seen


def test_a_picture_is_like_itself() -> None:
    picture = sentence("Visit 5: look on 4E?")
    assert unlike(picture, picture.copy()) == 0


@pytest.mark.parametrize("to", [(11, 10), (10, 11), (7, 10), (13, 11)])
def test_letters_that_stand_a_few_pixels_further_on_are_alike(to: tuple[int, int]) -> None:
    assert unlike(sentence("Visit 5: look on 4E?"), sentence("Visit 5: look on 4E?", to)) == 0


def test_letters_with_softer_edges_are_alike() -> None:
    sharp = sentence("Visit 5: look on 4E?")
    soft = pygame.transform.smoothscale(pygame.transform.smoothscale(sharp, (640, 480)), SMALL)
    assert unlike(sharp, soft) == 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Blue wins.", "Red wins."),
        ("Visit 5: look on 4E?", "Visit 5: move to 4E?"),
        ("Move a piece.", "Move a pawn."),
        ("Blue wins.", "Blue"),
        ("Blue wins.", ""),
    ],
)
def test_another_word_is_not_alike(one: str, other: str) -> None:
    assert unlike(sentence(one), sentence(other)) > 0
    assert unlike(sentence(other), sentence(one)) > 0


def test_a_sentence_elsewhere_is_not_alike() -> None:
    assert unlike(sentence("Blue wins."), sentence("Blue wins.", (10, 18))) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "most"), PLAYED)
def test_a_piece_that_has_moved_is_not_alike(game: str, options: dict[str, Any], most: int) -> None:
    seen = boards(game, options, most)
    moved = [(here[1], there[1]) for here, there in pairwise(seen) if here[0] != there[0]]
    assert moved
    assert all(unlike(before, after) > 0 and unlike(after, before) > 0 for before, after in moved)


def test_another_size_is_not_alike() -> None:
    assert unlike(pygame.Surface(SMALL), pygame.Surface((320, 241))) == 1


def test_a_picture_that_is_kept_is_compared_with_its_file_either_way() -> None:
    path = PICTURES / "search-over-en.png"
    picture = pygame.image.load(path)
    assert as_kept(path, picture, exact=True) and as_kept(path, picture, exact=False)
    pygame.draw.circle(picture, (255, 255, 255), (100, 100), 6)
    assert not as_kept(path, picture, exact=True) and not as_kept(path, picture, exact=False)
    picture = pygame.image.load(path)
    picture.set_at((100, 100), (255, 255, 255))
    assert not as_kept(path, picture, exact=True) and as_kept(path, picture, exact=False)
