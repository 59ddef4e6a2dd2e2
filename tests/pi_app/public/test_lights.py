"""What the lights show, and when."""

from __future__ import annotations

import colorsys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bits import bits
from pi_app.games.tabletop import Glow
from pi_app.grid import Spot, spot
from pi_app.palette import BLACK, DUSK, GREEN, ORANGE, PURPLE, SKY_BLUE, SNOW, VERMILION, WHITE, YELLOW, Colour
from pi_app.public.lights import BEAT, PATH_BEATS, Frame, Lights, frame
from pi_app.public.piece_path import PiecePath, line, route

HERE = spot(4, 6)
THERE = spot(9, 6)
ONE = bits([HERE])
TWO_SECONDS = range(0, 2000, BEAT)

# The layers from the lowest to the highest, each with its colours.
LAYERS: Sequence[tuple[str, Any, tuple[Colour, ...]]] = (
    ("deaf", ONE, (SNOW, DUSK)),
    ("glow", {HERE: (Glow(DUSK),)}, (DUSK,)),
    ("finale", ((HERE,), (HERE,), (HERE,)), (WHITE, YELLOW)),
    ("path", PiecePath((HERE, THERE), 0), (WHITE,)),
    ("aid", ONE, (YELLOW,)),
    ("turn", ONE, (SNOW,)),
    ("lifted", ONE, (SNOW,)),
    ("targets", ONE, (GREEN,)),
    ("closed", ONE, (VERMILION,)),
    ("asked", ONE, (PURPLE,)),
    ("cursor", HERE, (WHITE,)),
    ("ways", ((HERE, THERE),), (WHITE,)),
    ("missing", ONE, (WHITE,)),
    ("extra", ONE, (VERMILION,)),
    ("wrong", ONE, (VERMILION,)),
)
NAMES = [name for name, _, _ in LAYERS]
ALARMS = ("missing", "extra", "wrong")


def layer(name: str) -> Any:
    return next(value for other, value, _ in LAYERS if other == name)


def only(*names: str) -> Lights:
    return Lights(**{name: layer(name) for name in names})


def at(where: Spot, lights: Lights, times: Sequence[int] = TWO_SECONDS) -> list[Colour]:
    return [frame(lights, now)[where] for now in times]


def same_hue(colour: Colour, other: Colour) -> bool:
    """Return whether two lights differ only in brightness, apart from rounding."""
    hue, saturation, _ = colorsys.rgb_to_hsv(*colour)
    other_hue, other_saturation, _ = colorsys.rgb_to_hsv(*other)
    return abs(hue - other_hue) < 0.03 and abs(saturation - other_saturation) < 0.06


def flashes(colours: Sequence[Colour]) -> int:
    """Count how often a light goes from dark to lit."""
    return sum(1 for before, after in pairwise(colours) if before == BLACK != after)


# ---- one thing at a time


@pytest.mark.parametrize("name", NAMES)
def test_whatever_the_table_says_is_seen_within_two_seconds(name: str) -> None:
    assert any(colour != BLACK for colour in at(HERE, only(name)))


@pytest.mark.parametrize(("name", "value", "colours"), [row for row in LAYERS if row[0] != "deaf"])
def test_each_thing_keeps_to_its_colours(name: str, value: object, colours: tuple[Colour, ...]) -> None:
    bright = [colour for colour in at(HERE, only(name)) if max(colour) > 60]
    assert bright and all(any(same_hue(colour, own) for own in colours) for colour in bright)


def test_nothing_looks_like_another_to_who_sees_no_colours() -> None:
    rhythms = {name: tuple(max(colour) for colour in at(HERE, only(name), range(0, 6400, BEAT))) for name in NAMES}
    assert len(set(rhythms.values())) == len(NAMES)
    turning_points = {
        name: [now for now, (before, after) in enumerate(pairwise(rhythm)) if (before > 30) != (after > 30)]
        for name, rhythm in rhythms.items()
        if name in (*ALARMS, "cursor", "lifted")
    }
    assert len({tuple(times) for times in turning_points.values()}) == len(turning_points)


def test_a_target_is_steady_and_a_piece_to_move_breathes_without_going_out() -> None:
    assert set(at(HERE, only("targets"))) == {GREEN}
    breath = [sum(colour) for colour in at(HERE, only("turn"), range(0, 6400, BEAT))]
    assert min(breath) > 0 and max(breath) > 3 * min(breath)
    assert all(abs(after - before) < 60 for before, after in pairwise(breath))


def test_a_missing_piece_pulses_slowly_and_one_too_many_blinks_fast() -> None:
    ten_seconds = range(0, 10_000, BEAT)
    slow, fast = flashes(at(HERE, only("missing"), ten_seconds)), flashes(at(HERE, only("extra"), ten_seconds))
    assert 0 < slow <= 10 and fast >= 2 * slow


@pytest.mark.parametrize("name", NAMES)
def test_nothing_flashes_more_than_three_times_a_second(name: str) -> None:
    for begin in range(0, 10_000, BEAT):
        assert flashes(at(HERE, only(name), range(begin, begin + 1100, BEAT))) <= 3


def test_a_doubted_point_is_faint_and_winks_through_a_glow() -> None:
    assert all(0 < sum(colour) < sum(WHITE) / 8 for colour in at(HERE, only("deaf")))
    assert set(at(HERE, only("deaf", "glow"))) == {frame(only("deaf"), 0)[HERE], DUSK}


# ---- one over the other


@pytest.mark.parametrize("above", range(2, len(NAMES)))
def test_what_matters_more_covers_what_matters_less(above: int) -> None:
    top = NAMES[above]
    for below in NAMES[:above]:
        alone, both = at(HERE, only(top)), at(HERE, only(below, top))
        if top in ("ways", "path"):  # these move, and what is below them is then visible again
            assert all(mine == seen for mine, seen in zip(alone, both, strict=True) if mine != BLACK)
        else:
            assert both == alone, f"{top} over {below}"


CLUE_SETS: Sequence[tuple[Glow, ...]] = ((Glow(SKY_BLUE),), (Glow(ORANGE),), (Glow(SKY_BLUE), Glow(ORANGE)))


@pytest.mark.parametrize("cover", ["aid", "turn", "lifted", "targets", "closed"])
@pytest.mark.parametrize("clues", CLUE_SETS)
def test_a_clue_under_play_is_seen_and_so_is_the_play(cover: str, clues: tuple[Glow, ...]) -> None:
    lights = only(cover)._replace(glow={HERE: clues})
    seen = at(HERE, lights)
    for clue in clues:
        assert any(same_hue(colour, clue.colour) and max(colour) > 80 for colour in seen)
    assert sum(1 for colour, own in zip(seen, at(HERE, only(cover)), strict=True) if colour == own) > len(seen) / 2


def test_a_ground_in_a_clue_s_colour_is_no_clue() -> None:
    assert at(HERE, only("targets")._replace(glow={HERE: (Glow(SKY_BLUE, 0.2),)})) == at(HERE, only("targets"))


@pytest.mark.parametrize("alarm", ALARMS)
def test_no_clue_blurs_an_alarm(alarm: str) -> None:
    assert at(HERE, only(alarm)._replace(glow={HERE: (Glow(ORANGE),)})) == at(HERE, only(alarm))


def test_the_game_at_rest_dims_while_a_piece_is_in_the_hand() -> None:
    resting = Lights(glow={THERE: (Glow(SKY_BLUE),)})
    lifting = resting._replace(lifted=ONE, targets=bits([HERE - 1]))
    assert set(at(THERE, resting)) == {SKY_BLUE}
    assert all(sum(colour) < sum(SKY_BLUE) * 0.6 and same_hue(colour, SKY_BLUE) for colour in at(THERE, lifting))


# ---- clues that stack


@pytest.mark.parametrize("count", [2, 3, 4])
def test_stacked_clues_take_turns_of_equal_length(count: int) -> None:
    glows = [Glow(colour) for colour in (SKY_BLUE, ORANGE, PURPLE, GREEN)[:count]]
    seen = at(HERE, Lights(glow={HERE: glows}), range(0, count * 1000, BEAT))
    assert [sum(same_hue(colour, glow.colour) for colour in seen) for glow in glows] == [10] * count


def test_two_clues_of_one_colour_are_seen_to_be_two() -> None:
    assert len(set(at(HERE, Lights(glow={HERE: (Glow(ORANGE),)})))) == 1
    assert len(set(at(HERE, Lights(glow={HERE: (Glow(ORANGE), Glow(ORANGE))})))) == 2


def test_a_point_without_a_glow_stays_dark() -> None:
    assert set(at(HERE, Lights(glow={HERE: ()}))) == {BLACK}


# ---- lights that move


@given(st.integers(0, 120), st.integers(0, 120))
def test_a_way_goes_from_neighbour_to_neighbour_and_arrives(start: Spot, end: Spot) -> None:
    way = line(start, end)
    assert (way[0], way[-1]) == (start, end) and len(set(way)) == len(way)
    for (y, x), (next_y, next_x) in pairwise(divmod(place, 11) for place in way):
        assert max(abs(next_y - y), abs(next_x - x)) == 1


def test_a_light_runs_along_the_way_and_begins_at_its_beginning() -> None:
    lights = Lights(ways=((spot(2, 3), spot(6, 3)),), since=700)
    heads = [frame(lights, 700 + beat * BEAT).index(WHITE) for beat in range(5)]
    assert heads == [spot(x, 3) for x in (2, 3, 4, 5, 6)]


TURN = (spot(2, 3), spot(2, 5), spot(4, 5))
TURN_ROUTE = [spot(2, 3), spot(2, 4), spot(2, 5), spot(3, 5), spot(4, 5)]


def test_a_route_goes_from_station_to_station() -> None:
    assert list(route(TURN)) == TURN_ROUTE
    assert route(()) == ()


def test_a_way_turns_at_its_stations() -> None:
    heads = [frame(Lights(ways=(TURN,)), beat * BEAT).index(WHITE) for beat in range(5)]
    assert heads == TURN_ROUTE


def test_a_path_runs_once_from_its_start_to_its_end_stays_as_a_line_and_goes_out() -> None:
    lights = Lights(path=PiecePath(TURN, 5000), since=5000)
    frames = [frame(lights, now) for now in range(5000, 15_000, BEAT)]
    heads = [shown.index(WHITE) for shown in frames if WHITE in shown]
    assert heads == [place for place in TURN_ROUTE for _ in range(PATH_BEATS)]
    whole = frames[len(heads)]
    assert {place for place in range(121) if whole[place] != BLACK} == set(TURN_ROUTE)
    assert frames[-1] == (BLACK,) * 121


def test_a_path_goes_on_from_where_it_is_when_something_else_begins() -> None:
    path = PiecePath(TURN, 5000)
    for since in (5000, 5400, 5700):
        assert frame(Lights(path=path, since=since), 5800).index(WHITE) == TURN_ROUTE[4]


def test_the_finale_begins_once_the_path_of_the_last_move_is_over() -> None:
    shown = [frame(Lights(path=PiecePath(TURN, 0), finale=((HERE,),)), now) for now in range(0, 9000, BEAT)]
    lit = [now for now, points in enumerate(shown) if points[HERE] != BLACK]
    run = [now for now, points in enumerate(shown) if any(points[place] != BLACK for place in TURN_ROUTE)]
    assert run[0] == 0 and max(run) < min(lit)


def test_the_game_keeps_its_light_while_few_points_are_closed() -> None:
    lights = Lights(glow={THERE: (Glow(SKY_BLUE),)}, lifted=ONE, closed=bits([HERE - 1]))
    assert set(at(THERE, lights)) == {SKY_BLUE}
    closed = at(HERE - 1, lights)
    assert BLACK not in closed and max(max(colour) for colour in closed) < 100


def test_the_finale_walks_the_path_with_a_trail_and_starts_again() -> None:
    path = [spot(x, 0) for x in range(11)]
    lights = Lights(finale=[[place] for place in path])
    frames = [frame(lights, now) for now in range(0, 12_000, BEAT)]
    heads = [shown.index(WHITE) for shown in frames if WHITE in shown]
    order = [heads[0], *(after for before, after in pairwise(heads) if before != after)]
    assert order == [*path, *path][: len(order)] and len(order) > len(path)
    halfway = frames[heads.index(path[5])]
    assert sum(halfway[path[4]]) > sum(halfway[path[3]]) > sum(halfway[path[2]]) > 0 and halfway[path[6]] == BLACK


# ---- frames as values

SETS = st.integers(0, 2**121 - 1)
SPOTS = st.integers(0, 120)
GLOWS = st.builds(
    Glow, st.sampled_from((SKY_BLUE, ORANGE, DUSK)), st.floats(0, 1, allow_nan=False, allow_subnormal=False)
)
SCENES = st.builds(
    Lights,
    glow=st.dictionaries(SPOTS, st.lists(GLOWS, max_size=3), max_size=20),
    **{name: SETS for name, value, _ in LAYERS if isinstance(value, int) and name != "cursor"},
    cursor=st.none() | SPOTS,
    ways=st.lists(st.tuples(SPOTS, SPOTS), max_size=3).map(tuple),
    path=st.none() | st.builds(PiecePath, st.lists(SPOTS, max_size=4).map(tuple), st.integers(0, 10_000_000)),
    finale=st.lists(st.lists(SPOTS, max_size=3), max_size=5),
    since=st.integers(0, 10_000_000),
)


def well_formed(shown: Frame) -> bool:
    return len(shown) == 121 and all(len(point) == 3 and min(point) >= 0 and max(point) <= 255 for point in shown)


@given(SCENES, st.integers(0, 10_000_000), st.integers(0, 10_000_000))
def test_a_frame_depends_on_the_scene_and_on_the_beats_since_it_began(lights: Lights, age: int, later: int) -> None:
    shown = frame(lights, lights.since + age)
    assert well_formed(shown)
    assert frame(lights, lights.since + age) == shown
    assert frame(lights, lights.since + age // BEAT * BEAT) == shown
    path = None if lights.path is None else lights.path._replace(since=lights.path.since + later)
    assert frame(lights._replace(since=lights.since + later, path=path), lights.since + later + age) == shown


def test_an_empty_scene_is_dark() -> None:
    assert frame(Lights(), 12_345) == (BLACK,) * 121
