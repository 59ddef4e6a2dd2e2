"""Tests of the mouse at the virtual table: pieces, buttons and the tray."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from engine.game import TABLE
from hardware.buttons import Press
from pi_app.draw.sheets.acts import Sign, Stroke
from pi_app.draw.sheets.look import look
from pi_app.games import front_of
from pi_app.games.tabletop import Reading
from pi_app.palette import WHITE
from pi_app.players import ON_SCREEN
from pi_app.screens import public_screen
from pi_app.table.inputs import Choice
from pi_app.window import public_words
from pi_app.window.layout import LEAST_SIZE, Point
from tests.pi_app.window.scenes import Bench, bench
from tests.pi_app.wire.table_hands import point


def a_move(opened: Bench) -> tuple[int, int]:
    sitting = opened.sitting
    reading = sitting.tabletop.readings(sitting.referee.view(TABLE))[0]
    assert reading.start is not None and reading.end is not None
    return reading.start, reading.end


def test_a_piece_that_is_dragged_makes_a_move() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-it")
        start, end = a_move(opened)
        opened.drag(opened.at(start), opened.at(end))
        assert len(sitting.referee.line) == 1
        assert opened.hand.scene().pieces[end] == front_of("catch-it").looks["blue"]


def test_a_piece_is_dragged_in_a_window_that_shows_all_at_half_its_size() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-it")
        opened.hand.resize((LEAST_SIZE[0] // 2, LEAST_SIZE[1] // 2))
        start, end = ((x // 2, y // 2) for x, y in map(opened.at, a_move(opened)))
        opened.drag(start, end)
        assert len(sitting.referee.line) == 1


def test_the_reeds_notice_a_piece_as_soon_as_it_is_lifted() -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        start, end = a_move(opened)
        dark = opened.hand.scene().lights[end]
        opened.down(opened.at(start))
        opened.wait(300)
        scene = opened.hand.scene()
        assert start not in opened.table.pieces
        assert scene.carried is not None and scene.carried.look == front_of("catch-it").looks["blue"]
        assert scene.lights[end] != dark


def test_the_ball_is_seen_on_its_pawn_and_goes_with_it() -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        (x, start_y), (_, end_y) = point("catch-it", "D1"), point("catch-it", "D2")
        start, end = 11 * start_y + x, 11 * end_y + x
        assert opened.hand.scene().token == start
        opened.down(opened.at(start))
        opened.wait(300)
        carried = opened.hand.scene().carried
        assert carried is not None and carried.token
        opened.up(opened.at(end))
        opened.wait(900)
        assert opened.hand.scene().token == end


def test_a_piece_dropped_on_another_goes_back() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-it")
        first, second = sorted(opened.table.pieces)[:2]
        before = opened.hand.scene().pieces
        opened.drag(opened.at(first), opened.at(second))
        assert opened.hand.scene().pieces == before
        assert not sitting.referee.line


def test_a_piece_dropped_beside_the_board_is_off_it_and_set_up_brings_it_back() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-it")
        at = min(opened.table.pieces)
        opened.drag(opened.at(at), opened.hand.layout.words.center)
        assert at not in opened.table.pieces
        assert opened.hand.scene().wanted
        opened.click(opened.hand.layout.set_up.center)
        assert at in opened.table.pieces
        assert not opened.hand.scene().wanted and sitting.in_order


def test_who_points_at_a_figure_of_the_farm_reads_who_it_is() -> None:
    with bench(lang="fr") as opened:
        opened.sit_down("rattrapez-le")
        opened.event(pygame.MOUSEMOTION, pos=opened.at(5))
        assert opened.hand.scene().pointed == (5, "cheval · F1")
        opened.event(pygame.MOUSEMOTION, pos=opened.at(4))
        assert opened.hand.scene().pointed == (4, "E1")


def test_set_up_does_not_call_while_a_question_stands() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-it")
        start, end = a_move(opened)
        opened.drag(opened.at(start), opened.at(end))
        opened.wait(800)
        opened.drag(opened.at(end), opened.at(start))
        opened.wait(800)
        assert sitting.prompt.question is not None and not sitting.in_order
        assert not opened.hand.scene().wanted
        opened.click(opened.hand.layout.buttons["back"].center)
        assert opened.hand.scene().wanted


def test_the_tray_gives_a_piece_that_enters_the_game() -> None:
    with bench() as opened:
        sitting = opened.sit_down("chicago", options={"players": 4})
        entering = next(
            reading.end for reading in sitting.tabletop.readings(sitting.referee.view(TABLE)) if reading.start is None
        )
        assert entering is not None
        opened.drag(opened.hand.layout.tray.center, opened.at(entering))
        assert entering in opened.table.pieces
        assert [played.seat for played in sitting.referee.line] == ["chance", "thief1"]
        assert opened.hand.scene().pieces[entering] == front_of("chicago").looks["pawn1"]


def a_catch(opened: Bench) -> Reading | None:
    view = opened.sitting.referee.view(TABLE)
    readings = [] if opened.sitting.over else opened.sitting.tabletop.readings(view)
    return next((each for each in readings if each.end is not None and each.over >> each.end & 1), None)


def test_a_piece_dropped_on_one_that_it_catches_takes_its_place() -> None:
    with bench() as opened:
        sitting, rng = opened.sit_down("rattrapez-le", options={"players": 3}), Random(2)
        while (catch := a_catch(opened)) is None and not sitting.over:
            seat = rng.choice(sorted(sitting.referee.to_act))
            sitting.play(seat, rng.choice(sorted(sitting.referee.legal(seat) or [])), opened.table.now)
        assert catch is not None and catch.start is not None and catch.end is not None
        opened.hand.set_up()
        opened.wait(400)
        catcher = opened.hand.scene().pieces[catch.start]
        opened.drag(opened.at(catch.start), opened.at(catch.end))
        scene = opened.hand.scene()
        assert catch.start not in scene.pieces and scene.pieces[catch.end] == catcher


# ------------------------------------------------------------------------------------------ buttons


def test_buttons_of_the_window_are_those_of_the_table() -> None:
    with bench() as opened:
        loop, buttons = opened.hand.loop, opened.hand.layout.buttons
        opened.click(buttons["menu"].center)
        assert loop.menu is not None and loop.menu.pages[-1].at == 0
        opened.click(buttons["right"].center)
        assert loop.menu.pages[-1].at == 1
        opened.click(buttons["left"].center)
        opened.click(buttons["ok"].center)
        assert len(loop.menu.pages) == 2
        opened.click(buttons["back"].center)
        opened.click(buttons["back"].center)
        assert loop.menu is None


def test_a_menu_and_a_game_that_is_looked_back_at_are_clicked_on() -> None:
    with bench() as opened:
        loop = opened.hand.loop
        opened.key(pygame.K_m)
        click_on(opened, lambda meaning: isinstance(meaning, Choice) and meaning.line == 1)
        assert loop.menu is not None and loop.menu.pages[-1].name == "game"
        opened.key(pygame.K_m)
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        opened.play(100, Random(1))
        opened.key(pygame.K_RIGHT)
        for step in (2, 3):
            click_on(opened, lambda meaning: meaning == Press("right"))
            assert f"Step {step} " in loop.lines()[0]


def click_on(opened: Bench, wanted: Callable[[Any], bool]) -> None:
    """Click on the only part of the public screen with the wanted meaning."""
    layout, loop = opened.hand.layout, opened.hand.loop
    place = public_words.place(public_screen.of(loop.snapshot()), layout)
    sheet = public_words.draw(public_screen.of(loop.snapshot()), place.size, look(*layout.type, night=True), loop.lang)
    (found,) = [rect for rect, meaning, _ in sheet.areas if wanted(meaning)]
    opened.click(found.move(place.topleft).center)


def test_what_a_game_that_is_looked_back_at_lies_over_is_out_of_the_mouse_s_reach() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        opened.play(100, Random(1))
        layout = opened.hand.layout
        opened.down(layout.screen.center)
        opened.wait(100)
        assert opened.hand.handheld.looking
        opened.up(layout.screen.center)
        opened.key(pygame.K_RIGHT)
        stood = opened.table.pieces
        for covered in (layout.screen, layout.tray, layout.set_up, *layout.keys.values()):
            opened.down(covered.center)
            opened.wait(100)
            scene = opened.hand.scene()
            assert (scene.carried, scene.handheld.keys, opened.hand.handheld.looking) == (None, frozenset(), False)
            opened.up(covered.center)
        assert opened.table.pieces == stood
        opened.key(pygame.K_BACKSPACE)
        opened.down(layout.screen.center)
        assert opened.hand.handheld.looking


def test_a_click_shorter_than_a_look_of_the_table_still_counts() -> None:
    with bench() as opened:
        opened.click(opened.hand.layout.buttons["menu"].center, ms=0)
        assert opened.hand.loop.menu is not None


def test_the_keyboard_has_the_buttons_too() -> None:
    with bench() as opened:
        loop = opened.hand.loop
        opened.key(pygame.K_m)
        opened.key(pygame.K_RIGHT)
        assert loop.menu is not None and loop.menu.pages[-1].at == 1
        opened.key(pygame.K_LEFT)
        opened.key(pygame.K_RETURN)
        assert len(loop.menu.pages) == 2
        opened.key(pygame.K_BACKSPACE)
        opened.key(pygame.K_BACKSPACE)
        assert loop.menu is None
        opened.key(pygame.K_x)
        assert loop.menu is None


def test_a_button_is_let_go_when_another_window_gets_the_keyboard() -> None:
    with bench() as opened:
        opened.down(opened.hand.layout.buttons["ok"].center)
        assert opened.hand.scene().pressed == {"ok"}
        opened.event(pygame.WINDOWFOCUSLOST)
        assert opened.hand.scene().pressed == set()


@pytest.mark.parametrize("size", [LEAST_SIZE, (1600, 900), (900, 1200)])
def test_after_a_resize_the_mouse_finds_everything_where_it_is_now(size: tuple[int, int]) -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-it")
        opened.event(pygame.VIDEORESIZE, size=size)
        assert opened.draw().rect.size == size
        start, end = a_move(opened)
        opened.drag(opened.at(start), opened.at(end))
        assert len(sitting.referee.line) == 1


# ------------------------------------------------------------------------------------------ on the lights


def test_clues_bear_their_numbers_on_the_board_of_the_window() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-a-thief", {"thief": ON_SCREEN, "detective": ON_SCREEN})
        for seat, move in (("thief", "6G"), ("detective", "6F"), ("thief", "5G"), ("detective", "6H")):
            sitting.play(seat, sitting.referee.game.read(move), opened.table.now)
        for seat, move in (("thief", "5H"), ("detective", "6F")):
            sitting.play(seat, sitting.referee.game.read(move), opened.table.now)
        ground, signs = opened.hand.layout.ground, [act for act in opened.draw().acts if isinstance(act, Sign)]
        for at, numbers in ((60, "1·3"), (62, "2")):
            place = ground.cell(at)
            assert [sign.text for sign in signs if place.collidepoint(sign.centre)] == [numbers]


def test_a_step_that_is_looked_back_at_has_only_its_own_clues() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        opened.play(100, Random(5))
        every = opened.hand.scene().clues
        opened.key(pygame.K_RIGHT)
        assert every and opened.hand.scene().clues == {}
        for _ in range(3):
            opened.key(pygame.K_RIGHT)
        assert [label.numbers for label in opened.hand.scene().clues.values()] == [(1,)]


def test_the_window_draws_the_chain_of_a_bot_on_its_board() -> None:
    given = {"blue": ["E2", "D2", "B5", "G1"], "red": ["C3", "A1", "G7"], "ball": "E2", "to_move": "blue"}
    with bench() as opened:
        sitting = opened.sit_down("catch-it", {"blue": ON_SCREEN}, {"position": given})
        opened.hand.set_up()
        opened.wait(200)
        sitting.play("blue", sitting.referee.game.read("E2-A6"), opened.table.now)
        lines = [act for act in opened.draw().acts if isinstance(act, Stroke) and act.colour == WHITE]
        ends = [ground_place(opened, line.start) for line in lines] + [ground_place(opened, lines[-1].end)]
        assert ends == [11 * y + x for x, y in (point("catch-it", name) for name in ("E2", "C2", "C4", "A6"))]


def ground_place(opened: Bench, place: tuple[float, float]) -> int:
    """Return the point of the board at a position in the window."""
    hit = opened.hand.layout.hit((round(place[0]), round(place[1])))
    assert isinstance(hit, Point)
    return hit.at
