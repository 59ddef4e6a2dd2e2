"""Statistics as a picture: every text has its room, and what is more is lighter."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pygame
import pytest

from engine import games
from engine.games.catch_a_thief.game import NAMES
from pi_app.disk.statistics import Chases, Line, Summary
from pi_app.palette import BLACK, WHITE
from pi_app.screens import figures
from pi_app.words import LANGUAGES
from tests.pi_app.draw.sheets.vision import contrast, luminance


def summary(game: str, most: int = 1) -> Summary:
    """Statistics in which everything there is has a place; `most` makes the numbers large."""
    seats = tuple(Line(seat, 9 * most, 4 * most, 36 * most, 9 * most) for seat in games.load(game).every_seat())
    people = tuple(Line(name, 12 * most, 5 * most, 60 * most, 12 * most) for name in ("Ada", "Basile", "Maximilienne"))
    steps = {name: 1 + most * number for number, name in enumerate(NAMES)}
    chases = Chases({2: 1, 5: 7 * most, 9: 3 * most}, 31 * most, steps, {"1A": 31 * most})
    return Summary(game, 31 * most, seats, people, 8 * most, people, chases if game == "catch-a-thief" else None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("most", [1, 100])
def test_every_text_of_the_picture_fits(lang: str, most: int) -> None:
    assert figures.drawn([summary(game, most) for game in games.names()], lang).cut == []


def test_a_game_without_people_catches_or_escapes_is_drawn_too() -> None:
    bare = summary("catch-a-thief")._replace(players=(), champions=(), chases=Chases({}, 0, {}, {}))
    lone = summary("catch-it")._replace(players=(), champions=())
    assert figures.drawn([bare, lone], "fr").cut == []


def test_the_picture_is_a_png_that_grows_with_the_games() -> None:
    one, all_of_them = (
        pygame.image.load(BytesIO(figures.picture([summary(game) for game in names], "en")), "figures.png")
        for names in (games.names()[:1], games.names())
    )
    assert one.get_width() == all_of_them.get_width() == figures.WIDTH
    assert one.get_height() < all_of_them.get_height()


def test_a_hotter_point_is_lighter_for_all_eyes_and_its_number_is_read() -> None:
    heats = [figures._FAINTEST + (1 - figures._FAINTEST) * step / 50 for step in range(51)]
    assert all(luminance(figures._hot(one)) < luminance(figures._hot(next_one)) for one, next_one in pairwise(heats))
    for heat in heats:
        assert contrast(BLACK if heat > figures._BRIGHT else WHITE, figures._hot(heat)) >= 4.5, heat
