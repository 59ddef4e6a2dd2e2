"""Tests that a screen depends only on the view: two truths with the same view give the same picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from engine import games
from engine.game import TABLE, fold
from engine.games.traqueur import random_camp
from pi_app.games import front_of
from pi_app.screens import hidden_screen
from tests.pi_app.games.page_walk import PLAYED, moments
from tests.pi_app.games.test_pages import twin
from tests.pi_app.screens.scenes import SMALL, drawn


def seen(moment: Any, view: Any) -> bytes:
    page = moment.pages.open(view)
    sheet = drawn(lambda sheet, lang: hidden_screen.draw(moment.pages, page, sheet, lang), SMALL, "en")
    return pygame.image.tobytes(sheet.surface, "RGB")


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_a_hidden_screen_does_not_tell_one_truth_from_another(name: str, options: dict[str, Any]) -> None:
    rng = Random(5)
    for number, moment in enumerate(moments(name, options, seed=14, most=30)):
        if number % 6 == 0:
            for view in moment.views.values():
                assert seen(moment, twin(name, view, rng)) == seen(moment, view)


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_the_public_board_is_drawn_from_public_events_alone(name: str, options: dict[str, Any]) -> None:
    game, rng = games.load(name), Random(4)
    board = front_of(name).sheet
    state, events = game.start(game.check(options))
    told = list(events)
    for _ in range(25):
        acting = sorted(game.to_act(state))
        if not acting:
            break
        views = {seat: fold(game, game.blank(seat), told) for seat in acting}
        seat = acting[0]
        if seat == "chance":
            move = game.roll(state, rng)
        else:
            legal = game.legal(views[seat])
            move = random_camp(rng) if legal is None else rng.choice(list(legal))
        state, events = game.play(state, seat, move)
        told += events
    public = [event for event in told if event.shown_to(TABLE)]
    view = fold(game, game.blank(TABLE), public)
    first = drawn(lambda sheet, lang: board.draw(sheet, sheet.rect, view, lang), SMALL, "en")
    again = drawn(lambda sheet, lang: board.draw(sheet, sheet.rect, twin(name, view, rng), lang), SMALL, "en")
    assert pygame.image.tobytes(first.surface, "RGB") == pygame.image.tobytes(again.surface, "RGB")


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_a_board_is_open_where_every_side_sees_the_same_and_only_there(name: str, options: dict[str, Any]) -> None:
    """The look back at a game uses one board if the game is open."""
    board, alike = front_of(name).sheet, True
    for moment in moments(name, options, seed=3, most=30):
        pictures = {
            pygame.image.tobytes(
                drawn(lambda on, lang, view=view: board.secret(on, on.rect, view, lang), SMALL, "en").surface, "RGB"
            )
            for view in moment.views.values()
        }
        alike &= len(pictures) == 1
    assert board.open == alike
