"""Tests that whatever is pressed in the window ends a show, and does nothing else."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from pi_app.games.shows import ShowAct
from pi_app.players import ON_SCREEN
from tests.pi_app.window.scenes import bench


@pytest.mark.parametrize("place", ["board", "words", "tray", "set-up", "screen", "menu"])
def test_a_click_anywhere_ends_a_show(place: str) -> None:
    with bench() as opened:
        layout = opened.hand.layout
        rects = {
            "board": layout.board,
            "words": layout.words,
            "tray": layout.tray,
            "set-up": layout.set_up,
            "screen": layout.screen,
            "menu": layout.buttons["menu"],
        }
        menu = opened.hand.loop.menu
        opened.hand.loop.exhibition.begin(ShowAct())
        opened.wait(500)
        assert opened.hand.loop.exhibition.runs
        opened.click(rects[place].center)
        opened.wait(300)
        assert not opened.hand.loop.exhibition.runs
        assert opened.hand.loop.menu == menu and not opened.table.pieces, "the click does nothing else"


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_x, pygame.K_m, pygame.K_LSHIFT])
def test_any_key_ends_a_show(key: int) -> None:
    with bench() as opened:
        menu = opened.hand.loop.menu
        opened.hand.loop.exhibition.begin(ShowAct())
        opened.wait(500)
        opened.event(pygame.KEYDOWN, key=key)
        opened.event(pygame.KEYUP, key=key)
        opened.wait(300)
        assert not opened.hand.loop.exhibition.runs
        assert opened.hand.loop.menu == menu and not opened.hand.leaving.left


def shown_over_a_page(truth: int) -> tuple[bytes, bytes]:
    """Return pictures of a show over the thief's open page, and of the page after the show."""
    with bench() as opened:
        sitting = opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        opened.event(pygame.KEYDOWN, key=pygame.K_LSHIFT)
        opened.wait(1500)
        sitting.play("thief", sorted(sitting.referee.legal("thief") or [])[truth], opened.table.now)
        opened.wait(500)
        opened.hand.loop.exhibition.begin(ShowAct("catch-a-thief", "riddle"), Random(1))
        opened.wait(1500)
        during = opened.pixels()
        opened.event(pygame.KEYDOWN, key=pygame.K_x)
        opened.wait(1500)
        return during, opened.pixels()


def test_a_show_covers_a_page_that_is_open_behind_the_held_curtain() -> None:
    (one, one_page), (other, other_page) = shown_over_a_page(0), shown_over_a_page(1)
    assert one == other
    assert one_page != other_page
