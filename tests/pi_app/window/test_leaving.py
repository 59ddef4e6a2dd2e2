"""Tests of leaving the window: a running game is not closed by mistake, and Esc is BACK."""

from __future__ import annotations

import itertools
from contextlib import closing
from pathlib import Path
from random import Random

import pygame
import pytest

from hardware.virtual import VirtualTable
from pi_app.window import leaving
from pi_app.window.layout import DEFAULT, LEAST_SIZE
from pi_app.words import LANGUAGES, say
from tests.pi_app.window.scenes import Bench, bench


def click_on(opened: Bench, meaning: str) -> None:
    place = leaving.place(opened.hand.layout.board)
    sheet = opened.draw()
    (found,) = [rect for rect, known, _ in sheet.areas if known == meaning]
    assert place.contains(found)
    opened.click(found.center)


def test_without_a_game_the_window_closes_at_once() -> None:
    with bench() as opened:
        opened.event(pygame.QUIT)
        assert not opened.hand.going


def test_a_game_that_is_over_is_closed_at_once() -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        opened.play(1000, Random(1))
        opened.event(pygame.QUIT)
        assert not opened.hand.going


@pytest.mark.parametrize("again", ["close", "ok", "click"])
def test_in_a_game_the_window_asks_and_closes_after_a_yes(again: str) -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        opened.event(pygame.QUIT)
        assert opened.hand.going and opened.hand.scene().leaving
        match again:
            case "close":
                opened.event(pygame.QUIT)
            case "ok":
                opened.key(pygame.K_RETURN)
            case _:
                click_on(opened, leaving.LEAVE)
        assert not opened.hand.going


@pytest.mark.parametrize("again", [pygame.K_ESCAPE, pygame.K_BACKSPACE, None])
def test_back_stays_and_the_next_close_asks_again(again: int | None) -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        for _ in range(2):
            opened.event(pygame.QUIT)
            assert opened.hand.going and opened.hand.scene().leaving
            if again is None:
                click_on(opened, leaving.STAY)
            else:
                opened.key(again)
            assert opened.hand.going and not opened.hand.scene().leaving


def test_control_and_q_are_another_way_to_close() -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        opened.event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_NONE)
        assert not opened.hand.scene().leaving
        opened.event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_LCTRL)
        assert opened.hand.scene().leaving
        opened.event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_LCTRL)
        assert not opened.hand.going


def test_while_the_question_stands_no_hand_touches_the_table() -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        opened.event(pygame.QUIT)
        stood = set(opened.table.pieces)
        opened.down(opened.at(min(stood)))
        opened.key(pygame.K_m)
        assert opened.table.pieces == stood and opened.hand.loop.menu is None
        assert opened.hand.scene().leaving


def test_escape_is_back() -> None:
    with bench() as opened:
        opened.key(pygame.K_m)
        opened.key(pygame.K_RETURN)
        menu = opened.hand.loop.menu
        assert menu is not None and len(menu.pages) == 2
        opened.key(pygame.K_ESCAPE)
        assert opened.hand.loop.menu is not None and len(opened.hand.loop.menu.pages) == 1
        opened.key(pygame.K_ESCAPE)
        assert opened.hand.loop.menu is None and opened.hand.going


def test_a_game_that_no_disk_has_taken_is_not_called_saved(tmp_path: Path) -> None:
    (tmp_path / "file").touch()  # The folder of the games cannot be made below a file.
    with VirtualTable() as table:
        opened = Bench(table, str(tmp_path / "file"), "en", DEFAULT, carries=True)
        with closing(opened.hand):
            opened.hand.loop.start("catch-it", {}, {}, table.now)
            opened.event(pygame.QUIT)
            assert opened.hand.scene().leaving == leaving.UNSAVED


def test_the_question_says_whether_the_game_is_saved() -> None:
    with bench() as opened:
        opened.hand.loop.start("catch-it", {}, {}, opened.table.now)
        opened.wait(1000)
        opened.event(pygame.QUIT)
        assert opened.hand.scene().leaving == leaving.SAVED
        opened.key(pygame.K_ESCAPE)
        opened.hand.loop.learn("catch-it", "first-game", opened.table.now)
        opened.wait(1000)
        opened.event(pygame.QUIT)
        assert opened.hand.scene().leaving == leaving.UNSAVED


def test_the_question_fits_its_place() -> None:
    for lang, size, question in itertools.product(LANGUAGES, (LEAST_SIZE, DEFAULT), (leaving.SAVED, leaving.UNSAVED)):
        with bench(lang, size) as opened:
            place = leaving.place(opened.hand.layout.board)
            sheet = leaving.draw(question, place.size, opened.draw().look, lang)
            assert not sheet.cut and say(lang, question)
