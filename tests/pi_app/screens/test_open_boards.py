"""Tests which boards are open. `pi_app.conformance` has the tests for secrets on all screens."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pi_app.draw.sheets.surface import painted
from pi_app.games import front_of
from tests.pi_app.games.page_walk import PLAYED, moments
from tests.pi_app.screens.scenes import SMALL, drawn


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_a_board_is_open_where_every_side_sees_the_same_and_only_there(name: str, options: dict[str, Any]) -> None:
    """The look back at a game uses one board if the game is open."""
    board, alike = front_of(name).sheet, True
    for moment in moments(name, options, seed=3, most=30):
        pictures = {
            pygame.image.tobytes(
                painted(drawn(lambda on, lang, view=view: board.secret(on, on.rect, view, lang), SMALL, "en")), "RGB"
            )
            for view in moment.views.values()
        }
        alike &= len(pictures) == 1
    assert board.open == alike
