"""Statistics as a picture: every text has its room, and what is more is lighter."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pygame
import pytest

from engine import games
from pi_app.disk.statistics import ScoreLine, Summary
from pi_app.draw.sheets.surface import painted
from pi_app.draw.terminal.picture import PLAIN_INK, Cell
from pi_app.games.figures import Caption, Figures, HeatMap, Histogram, Landmark
from pi_app.palette import BLACK, PURPLE, WHITE
from pi_app.screens import figures
from pi_app.words import LANGUAGES
from tests.pi_app.draw.sheets.vision import contrast, luminance


def own_figures(most: int = 1) -> Figures:
    """Figures of a game's own; `most` makes the numbers large."""
    catches, escapes = (
        Caption("catch-a-thief.stats-catches"),
        Caption("catch-a-thief.stats-escapes", {"count": 31 * most}),
    )
    visits = {at: 1 + most * at for at in range(121)}
    landmarks = {
        0: Landmark(Cell("⌂", PLAIN_INK), "home", PURPLE),
        60: Landmark(Cell("×", PLAIN_INK), "cross", WHITE, 0.7, on_top=True),
    }
    turns = Histogram(catches, {2: 1, 5: 7 * most, 9: 3 * most})
    return Figures((turns,), (HeatMap(escapes, visits, landmarks),), {})


def summary(game: str, most: int = 1, own: Figures | None = None) -> Summary:
    """Statistics in which everything there is has a place; `most` makes the numbers large."""
    seats = tuple(ScoreLine(seat, 9 * most, 4 * most, 36 * most, 9 * most) for seat in games.load(game).every_seat())
    people = tuple(
        ScoreLine(name, 12 * most, 5 * most, 60 * most, 12 * most) for name in ("Ada", "Basile", "Maximilienne")
    )
    return Summary(game, 31 * most, seats, people, 8 * most, people, own)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("most", [1, 100])
def test_every_text_of_the_picture_fits(lang: str, most: int) -> None:
    for own in (None, own_figures(most)):
        assert figures.drawn([summary(game, most, own) for game in games.names()], lang).cut == []


@pytest.mark.parametrize("own", [None, Figures((), (), {})])
def test_a_game_without_people_or_figures_of_its_own_is_drawn_too(own: Figures | None) -> None:
    bare = summary("catch-it", own=own)._replace(players=(), champions=())
    assert figures.drawn([bare], "fr").cut == []


def test_figures_of_its_own_make_the_card_of_a_game_higher() -> None:
    plain, with_figures = (
        figures.drawn([summary("catch-it", own=own)], "en").rect.height for own in (None, own_figures())
    )
    assert plain < with_figures


def test_a_landmark_gives_way_to_the_count_of_its_point_unless_it_lies_on_top() -> None:
    whole = own_figures()
    (heat_map,) = whole.heat_maps
    for at, shown in ((0, False), (60, True)):
        marked = heat_map._replace(landmarks={at: heat_map.landmarks[at]})
        moved = heat_map._replace(landmarks={at: heat_map.landmarks[at]._replace(shape="disc")})
        one, other = (
            pygame.image.tobytes(
                painted(figures.drawn([summary("catch-it", own=whole._replace(heat_maps=(each,)))], "en")), "RGB"
            )
            for each in (marked, moved)
        )
        assert (one != other) is shown, at


def test_the_picture_is_a_png_that_grows_with_the_games() -> None:
    one, all_of_them = (
        pygame.image.load(BytesIO(figures.picture([summary(game) for game in names], "en")), "figures.png")
        for names in (games.names()[:1], games.names())
    )
    assert one.get_width() == all_of_them.get_width() == figures.PICTURE_WIDTH
    assert one.get_height() < all_of_them.get_height()


def test_a_hotter_point_is_lighter_for_all_eyes_and_its_number_is_read() -> None:
    heats = [figures._FAINTEST + (1 - figures._FAINTEST) * step / 50 for step in range(51)]
    assert all(luminance(figures._hot(one)) < luminance(figures._hot(next_one)) for one, next_one in pairwise(heats))
    for heat in heats:
        assert contrast(BLACK if heat > figures._BRIGHT else WHITE, figures._hot(heat)) >= 4.5, heat
