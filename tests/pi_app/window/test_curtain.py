"""Tests that a secret is only visible in the window while the curtain is held, and only to the seat that was called."""

from __future__ import annotations

import itertools
from random import Random

import pygame
import pytest
from pygame import Rect

from engine import games
from engine.games.traqueur import random_camp
from pi_app.pages.page import CLOSED
from pi_app.pages.sharing import CALLS, OPEN
from pi_app.players import AT_TABLE, ON_SCREEN, Player, bot
from pi_app.window.device import hidden_sheet, page_place
from pi_app.window.layout import DEFAULT, LEAST_SIZE
from pi_app.words import LANGUAGES
from tests.pi_app.window.scenes import Bench, bench


def pixels_of(truth: int) -> tuple[bytes, bytes]:
    """Return pictures of the window after a thief's secret move, with the curtain closed and held."""
    with bench() as opened:
        sitting = opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        hold(opened)
        sitting.play("thief", sorted(sitting.referee.legal("thief") or [])[truth], opened.table.now)
        opened.wait(2000)
        opened.event(pygame.KEYUP, key=pygame.K_LSHIFT)
        opened.wait(200)
        closed = opened.pixels()
        opened.event(pygame.KEYDOWN, key=pygame.K_LSHIFT)
        return closed, opened.pixels()


def hold(opened: Bench) -> None:
    opened.event(pygame.KEYDOWN, key=pygame.K_LSHIFT)
    opened.wait(1500)


def test_two_truths_look_the_same_behind_the_curtain_and_not_before_it() -> None:
    (one, one_held), (other, other_held) = pixels_of(0), pixels_of(1)
    assert one == other
    assert one_held != other_held


def camp_pixels(truth: int) -> tuple[bytes, bytes]:
    """Return pictures of the window after two players have built camps on the one handheld, closed and held."""
    with bench() as opened:
        sitting = opened.sit_down("traqueur", {"north": ON_SCREEN, "south": ON_SCREEN})
        hold(opened)
        sitting.play("north", random_camp(Random(truth)), opened.table.now)
        opened.event(pygame.KEYUP, key=pygame.K_LSHIFT)
        opened.wait(8000)
        hold(opened)
        sitting.play("south", random_camp(Random(7)), opened.table.now)
        opened.wait(8000)
        opened.event(pygame.KEYUP, key=pygame.K_LSHIFT)
        opened.wait(200)
        closed = opened.pixels()
        opened.click(opened.hand.layout.keys["up"].center)
        while opened.hand.scene().handheld.seat != "north":
            opened.click(opened.hand.layout.keys["right"].center)
        hold(opened)
        opened.click(opened.hand.layout.keys["b"].center)  # the player's own camp is on the back of the page
        return closed, opened.pixels()


def test_two_camps_look_the_same_to_who_does_not_hold_the_curtain() -> None:
    (one, one_held), (other, other_held) = camp_pixels(1), camp_pixels(2)
    assert one == other
    assert one_held != other_held


def test_the_scene_has_no_picture_of_the_handheld_unless_somebody_looks() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        place = opened.hand.layout.screen.center
        assert opened.hand.scene().handheld.picture is None
        opened.down(place)
        opened.wait(1500)
        held = opened.hand.scene().handheld
        assert held.picture is not None and any(held.picture) and held.phase == OPEN
        opened.up((0, 0))
        assert opened.hand.scene().handheld.picture is None


def test_a_secret_move_is_made_with_the_window_s_keys() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        hold(opened)
        pages = opened.hand.handheld.handhelds.pages
        assert pages is not None
        move = sitting.referee.game.write(min(sitting.referee.legal("thief") or []))
        for key in pages.game_pages.keys_for(pages.page("thief"), move):
            opened.click(opened.hand.layout.keys[key].center)
        assert len(sitting.referee.line) == 1


def test_a_secret_move_is_made_with_taps_on_the_hidden_screen() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        target = min(sitting.referee.legal("thief") or [])
        tap(opened, target)
        hold(opened)
        tap(opened, target)
        assert not sitting.referee.line
        tap(opened, target)
        tap(opened, "a")
        assert [played.move for played in sitting.referee.line] == [target]


def test_the_hidden_screen_is_covered_while_a_menu_is_open() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        hold(opened)
        assert opened.hand.scene().handheld.page is not None
        opened.click(opened.hand.layout.buttons["menu"].center)
        assert opened.hand.loop.menu is not None
        assert opened.hand.scene().handheld.page is None
        assert opened.hand.scene().handheld.idle == "rests"


def test_the_curtain_calls_nobody_once_the_game_is_over() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        assert opened.hand.scene().handheld.idle == ""
        rng = Random(1)
        while not sitting.over:
            seat = min(sitting.referee.to_act)
            sitting.play(seat, rng.choice(sorted(sitting.referee.legal(seat) or [])), opened.table.now)
        assert opened.hand.scene().handheld.idle == "over"


def tap(opened: Bench, meaning: object) -> None:
    """Click on the part of the hidden screen with this meaning or, if the screen is not shown, where it would be."""
    layout = opened.hand.layout
    held = opened.hand.scene().handheld
    sheet = hidden_sheet(held, layout, "en")
    places = [rect for rect, known, _ in sheet.areas if known == meaning] if sheet else [Rect(100, 100, 1, 1)]
    opened.click(places[-1].move(page_place(held, layout).topleft).center if places else (0, 0))


def test_who_looks_has_the_keyboard_for_the_handheld() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        hold(opened)
        before = opened.hand.scene().handheld.picture
        opened.key(pygame.K_RIGHT)
        assert opened.hand.scene().handheld.picture != before
        opened.key(pygame.K_m)
        assert opened.hand.loop.menu is None


def test_keys_do_nothing_to_a_page_behind_the_curtain() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        hold(opened)
        before = opened.hand.scene().handheld.picture
        opened.event(pygame.KEYUP, key=pygame.K_LSHIFT)
        opened.click(opened.hand.layout.keys["right"].center)
        opened.event(pygame.KEYDOWN, key=pygame.K_LSHIFT)
        assert opened.hand.scene().handheld.picture == before


def test_a_hand_that_leaves_the_curtain_leaves_the_keys_too() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN})
        hold(opened)
        opened.down(opened.hand.layout.keys["up"].center)
        assert opened.hand.scene().handheld.keys == {"up"}
        opened.event(pygame.KEYUP, key=pygame.K_LSHIFT)
        assert opened.hand.scene().handheld.keys == set()


def test_one_hold_opens_one_page_and_never_the_next_player_s() -> None:
    with bench() as opened:
        sitting = opened.sit_down("traqueur", {"north": ON_SCREEN, "south": ON_SCREEN})
        hold(opened)
        first = opened.hand.scene().handheld
        assert first.phase == OPEN
        sitting.play(first.seat, random_camp(Random(1)), opened.table.now)
        opened.wait(8000)
        second = opened.hand.scene().handheld
        assert second.phase == CALLS and second.seat != first.seat
        opened.event(pygame.KEYUP, key=pygame.K_LSHIFT)
        hold(opened)
        assert opened.hand.scene().handheld[:2] == (OPEN, second.seat)


@pytest.mark.parametrize("key", [pygame.K_RIGHT, pygame.K_UP, pygame.K_RETURN, pygame.K_BACKSPACE])
def test_a_key_that_is_touched_too_soon_does_not_stop_the_curtain_from_opening(key: int) -> None:
    with bench() as opened:
        opened.sit_down("traqueur", {"north": ON_SCREEN, "south": ON_SCREEN})
        called = opened.hand.scene().handheld.seat
        opened.event(pygame.KEYDOWN, key=pygame.K_LSHIFT)
        opened.wait(200)
        opened.key(key)
        opened.wait(1000)
        assert opened.hand.scene().handheld[:2] == (OPEN, called)


def test_arrows_below_the_curtain_choose_who_is_called() -> None:
    with bench() as opened:
        opened.sit_down("traqueur", {"north": ON_SCREEN, "south": ON_SCREEN})
        called = opened.hand.scene().handheld
        assert called.phase == CALLS and called.several
        opened.click(opened.hand.layout.keys["right"].center)
        other = opened.hand.scene().handheld
        assert other.phase == CALLS and other.seat != called.seat


def test_who_looks_out_of_turn_turns_the_page_with_a_tap_and_plays_nothing() -> None:
    with bench() as opened:
        sitting = opened.sit_down("traqueur", {"north": ON_SCREEN, "south": ON_SCREEN})
        for seat in ("north", "south"):
            sitting.play(seat, random_camp(Random(3)), opened.table.now)
        opened.wait(200)
        opened.click(opened.hand.layout.keys["right"].center)
        hold(opened)
        looks = opened.hand.scene().handheld
        assert looks.phase == OPEN and looks.seat == "south" and looks.page is not None
        tap(opened, "b")
        turned = opened.hand.scene().handheld.page
        assert turned is not None and turned[1].more != CLOSED
        tap(opened, "b")
        assert opened.hand.scene().handheld.page == looks.page
        tap(opened, 0)
        assert opened.hand.scene().handheld.page == looks.page and len(sitting.referee.line) == 2


# ------------------------------------------------------------------------------------------ one person alone


def test_for_one_person_alone_the_curtain_stays_open() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-a-thief", {"thief": ON_SCREEN, "detective": bot(0)})
        opened.wait(1500)
        held = opened.hand.scene().handheld
        assert held.alone and held.page is not None and held.seat == "thief"
        target = min(sitting.referee.legal("thief") or [])
        for meaning in (target, target, "a"):
            tap(opened, meaning)
        assert [played.move for played in sitting.referee.line] == [target]
        opened.wait(3000)
        assert opened.hand.scene().handheld.page is not None


def test_the_words_of_the_table_stay_visible_beside_the_open_page() -> None:
    with bench() as opened:
        opened.sit_down("chicago", {"police": bot(0), "thief2": bot(0)}, {"players": 3})
        opened.wait(1500)
        layout = opened.hand.layout
        place = page_place(opened.hand.scene().handheld, layout)
        assert opened.hand.scene().handheld.page is not None
        assert not any(place.colliderect(other) for other in (layout.words, layout.tray, layout.set_up, layout.board))


def test_the_open_page_is_covered_while_a_menu_is_open_and_opens_again_by_itself() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": ON_SCREEN, "detective": bot(0)})
        opened.wait(1500)
        opened.key(pygame.K_m)
        assert opened.hand.scene().handheld.page is None
        opened.key(pygame.K_m)
        opened.wait(1500)
        assert opened.hand.scene().handheld.page is not None


@pytest.mark.parametrize(
    "seats",
    [
        {"north": ON_SCREEN, "south": ON_SCREEN},
        {"north": ON_SCREEN, "south": AT_TABLE},
        {"north": AT_TABLE, "south": AT_TABLE},
    ],
)
def test_with_a_second_person_the_curtain_is_closed(seats: dict[str, Player]) -> None:
    with bench() as opened:
        opened.sit_down("traqueur", seats)
        opened.wait(3000)
        held = opened.hand.scene().handheld
        assert not held.alone and held.page is None and held.picture is None


def test_a_game_for_two_covers_what_a_person_alone_has_seen() -> None:
    with bench() as opened:
        opened.sit_down("traqueur", {"north": ON_SCREEN, "south": bot(0)})
        opened.wait(1500)
        assert opened.hand.scene().handheld.page is not None
        opened.sit_down("traqueur", {"north": ON_SCREEN, "south": ON_SCREEN})
        opened.wait(3000)
        assert opened.hand.scene().handheld.page is None


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_no_page_of_a_bot_is_ever_open(game: str) -> None:
    with bench() as opened:
        seats = games.load(game).seats(games.load(game).check({}))
        for person in seats:
            sitting = opened.sit_down(game, {seat: ON_SCREEN if seat == person else bot(0) for seat in seats})
            for _ in range(8):
                opened.wait(1000)
                held = opened.hand.scene().handheld
                assert held.page is None or held.seat == person
                opened.key(pygame.K_RIGHT)
                opened.click(opened.hand.layout.keys["right"].center)
            assert sitting.seats[person] == ON_SCREEN
        opened.sit_down(game, dict.fromkeys(seats, bot(0)))
        opened.wait(3000)
        held = opened.hand.scene().handheld
        assert held.page is None and held.picture is None


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_no_text_beside_the_open_page_is_cut(game: str) -> None:
    with bench() as opened:
        seats = games.load(game).seats(games.load(game).check({}))
        for person, lang, size in itertools.product(seats, LANGUAGES, (LEAST_SIZE, DEFAULT, (1600, 600))):
            opened.hand.loop.change(opened.hand.loop.settings._replace(lang=lang))
            opened.hand.resize(size)
            opened.sit_down(game, {seat: ON_SCREEN if seat == person else bot(0) for seat in seats})
            opened.wait(600)
            assert opened.hand.scene().handheld.page is not None
            assert opened.draw().cut == [], (person, lang, size)


def test_a_game_without_secrets_shows_no_screen_to_a_person_alone() -> None:
    with bench() as opened:
        opened.sit_down("catch-it", {"red": bot(0)})
        held = opened.hand.scene().handheld
        assert not held.serves and held.picture is None and not held.alone
