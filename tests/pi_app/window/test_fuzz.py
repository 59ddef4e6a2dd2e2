"""Fuzz test of the window: after any events of mouse and keyboard it still runs and can be drawn."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from engine import games
from pi_app.players import AT_TABLE
from pi_app.window.layout import DEFAULT, LEAST_SIZE
from pi_app.window.shell import BUTTON_KEYS, CURTAIN_KEYS, HANDHELD_KEYS
from tests.pi_app.window.scenes import LEFT, RIGHT, Bench, bench

KEYS = (*BUTTON_KEYS, *HANDHELD_KEYS, *CURTAIN_KEYS)
EVENTS = 250


def meddle(opened: Bench, rng: Random) -> None:
    """Send one random event."""
    layout = opened.hand.layout
    pos = rng.choice(
        [opened.at(rng.randrange(121)), *(rect.center for rect in (layout.tray, layout.screen, layout.hidden))]
    )
    match rng.randrange(9):
        case 0 | 1:
            opened.down(pos, rng.choice((LEFT, LEFT, RIGHT)))
        case 2 | 3:
            opened.up((rng.randrange(layout.size[0]), rng.randrange(layout.size[1])))
        case 4:
            opened.event(pygame.MOUSEMOTION, pos=pos)
        case 5:
            opened.down(rng.choice([*layout.buttons.values(), *layout.keys.values(), layout.set_up]).center)
        case 6:
            opened.event(pygame.KEYDOWN, key=rng.choice(KEYS))
        case 7:
            opened.event(pygame.KEYUP, key=rng.choice(KEYS))
        case _:
            kind = rng.choice((pygame.WINDOWFOCUSLOST, pygame.VIDEORESIZE))
            opened.event(kind, size=rng.choice((LEAST_SIZE, DEFAULT)))


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_the_window_stands_a_child_at_the_mouse(game: str) -> None:
    rng = Random(game)
    with bench() as opened:
        opened.sit_down(game, dict.fromkeys(games.load(game).seats(games.load(game).check({})), AT_TABLE))
        for number in range(EVENTS):
            meddle(opened, rng)
            opened.wait(rng.choice((0, 20, 100, 700)))
            if number % 10 == 0:
                opened.draw()
