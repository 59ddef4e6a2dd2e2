"""Tests that the window looks like its reference pictures, and that all texts fit, in both languages and all sizes."""

from __future__ import annotations

import itertools
from random import Random

import pygame
import pytest
from pygame import Rect

from engine import games
from pi_app.draw.sheets.surface import halo, painted
from pi_app.games import front_of
from pi_app.palette import FELT
from pi_app.players import ON_SCREEN
from pi_app.screens.strip import BUTTON_ROW
from pi_app.window.layout import (
    DEFAULT,
    LEAST_SIZE,
    Curtain,
    HandheldKey,
    Point,
    SetUpButton,
    TableButton,
    Tray,
    WindowLayout,
    lay_out,
)
from pi_app.window.looks import ANY
from pi_app.words import LANGUAGES
from tests.pi_app.references import changes, sheet_texts
from tests.pi_app.screens.likeness import as_kept
from tests.pi_app.window.scenes import PAINTED, PICTURES, bench, pictures

SIZES = (LEAST_SIZE, DEFAULT, (1920, 1080), (900, 1200), (1600, 600))
OPTIONS = {"chicago": {"players": 5}, "rattrapez-le": {"players": 6}}


def test_every_scene_is_as_its_picture() -> None:
    told = changes(PICTURES, sheet_texts(pictures()))
    assert not told, told


def test_pygame_paints_the_scenes_that_are_kept_as_png_files_as_it_did() -> None:
    assert {path.stem for path in PICTURES.glob("*.png")} == set(PAINTED)
    changed = [name for name in PAINTED if not as_kept(PICTURES / f"{name}.png", painted(pictures()[name]))]
    assert not changed, f"pygame draws {changed} differently: run `make screens` and look at build/screens/index.html"


@pytest.mark.parametrize("game", games.names())
def test_no_text_is_cut(game: str) -> None:
    with bench() as opened:
        opened.sit_down(game, options=OPTIONS.get(game))
        for lang, size in itertools.product(LANGUAGES, SIZES):
            opened.hand.loop.change(opened.hand.loop.settings._replace(lang=lang))
            opened.hand.resize(size)
            opened.wait(100)
            assert opened.draw().cut == [], (lang, size)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_no_text_is_cut_for_who_looks(game: str) -> None:
    with bench() as opened:
        seats = games.load(game).seats(games.load(game).check(OPTIONS.get(game, {})))
        opened.sit_down(game, dict.fromkeys(seats, ON_SCREEN), OPTIONS.get(game))
        opened.event(pygame.KEYDOWN, key=pygame.K_LSHIFT)
        opened.wait(1500)
        assert opened.hand.scene().handheld.page is not None
        for lang, size in itertools.product(LANGUAGES, SIZES):
            opened.hand.loop.change(opened.hand.loop.settings._replace(lang=lang))
            opened.hand.resize(size)
            opened.wait(100)
            assert opened.draw().cut == [], (lang, size)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_no_text_of_a_game_that_is_looked_back_at_is_cut(game: str) -> None:
    with bench() as opened:
        opened.sit_down(game, options=OPTIONS.get(game))
        opened.play(4000, Random(5))
        opened.key(pygame.K_RIGHT)
        past = opened.hand.loop.looking_back.past
        assert past is not None
        for lang, size in itertools.product(LANGUAGES, SIZES):
            opened.hand.loop.change(opened.hand.loop.settings._replace(lang=lang))
            opened.hand.resize(size)
            for at in range(0, len(past.steps), len(past.steps) // 5):
                opened.hand.loop.looking_back.past = past._replace(at=at, side=at % len(past.seats))
                assert opened.draw().cut == [], (lang, size, at)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_no_text_of_the_menu_or_the_idle_table_is_cut(size: tuple[int, int]) -> None:
    for lang in LANGUAGES:
        with bench(lang, size) as opened:
            assert opened.draw().cut == []
            opened.key(pygame.K_m)
            assert opened.draw().cut == []
            opened.key(pygame.K_RETURN)
            assert opened.draw().cut == []


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_piece_has_a_look_of_its_own(game: str) -> None:
    with bench() as opened:
        opened.sit_down(game, options=OPTIONS.get(game))
        assert ANY not in opened.hand.scene().pieces.values()
    looks = front_of(game).looks
    assert len(set(looks.values())) == len(looks)


def test_another_language_is_there_at_once() -> None:
    with bench("en") as opened, bench("fr") as french:
        assert opened.pixels() != french.pixels()
        opened.hand.loop.change(french.hand.loop.settings)
        assert opened.pixels() == french.pixels()


# ------------------------------------------------------------------------------------------ places


def places(layout: WindowLayout) -> list[Rect]:
    beside = [layout.words, layout.tray, layout.set_up, layout.handheld]
    return [layout.board, *layout.buttons.values(), *beside]


@pytest.mark.parametrize("size", SIZES)
def test_all_places_lie_within_the_window_and_none_over_another(size: tuple[int, int]) -> None:
    layout = lay_out(*size)
    window = Rect(0, 0, *size)
    assert all(window.contains(place) for place in places(layout))
    assert not [pair for pair in itertools.combinations(places(layout), 2) if pair[0].colliderect(pair[1])]
    inner = [layout.screen, *layout.keys.values()]
    assert all(layout.handheld.contains(place) for place in inner)
    assert not [pair for pair in itertools.combinations(inner, 2) if pair[0].colliderect(pair[1])]
    assert layout.board.contains(layout.ground.all)


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_found_where_it_is_drawn(size: tuple[int, int]) -> None:
    layout = lay_out(*size)
    for at in range(121):
        x, y = layout.ground.centre(at)
        assert layout.hit((round(x), round(y))) == Point(at)
    assert all(layout.hit(layout.buttons[name].center) == TableButton(name) for name in BUTTON_ROW)
    assert all(layout.hit(rect.center) == HandheldKey(name) for name, rect in layout.keys.items())
    assert layout.hit(layout.screen.center) == Curtain()
    assert layout.hit(layout.tray.center) == Tray()
    assert layout.hit(layout.set_up.center) == SetUpButton()
    assert layout.hit((0, 0)) is None


def test_a_window_smaller_than_the_least_has_all_places_of_a_larger_one_of_its_shape() -> None:
    assert lay_out(LEAST_SIZE[0] // 2, LEAST_SIZE[1] // 2).size == LEAST_SIZE
    assert lay_out(430, 1000).size == (860, 2000)
    assert lay_out(1720, 280).size == (3440, 560)


def test_the_weakest_light_is_seen_on_the_felt_at_night() -> None:
    for light in ((2, 2, 2), (1, 0, 0), (0, 1, 0), (0, 0, 1)):
        lit = halo(light, 20).get_at((20, 20))
        assert any(part > felt + 20 for part, felt in zip(lit[:3], FELT, strict=True)), light
