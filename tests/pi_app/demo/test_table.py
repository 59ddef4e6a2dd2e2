"""Tests that the demo uses the whole table: it draws the lights that were sent and the pieces that the hands placed."""

from __future__ import annotations

import re
from functools import cache

import pytest

from engine import games
from engine.referee import Referee
from hardware.leds import encode
from hardware.virtual import VirtualTable
from pi_app.demo.looks import Onlooker, TableLook
from pi_app.demo.series import Moment, new_match, play
from pi_app.demo.stage import Billing, scenes
from pi_app.draw.terminal import table as drawing
from pi_app.draw.terminal.picture import Cell, Ink, Picture, plain
from pi_app.draw.terminal.spelling import spelled
from pi_app.games import front_of
from pi_app.palette import BLACK, GREEN, ORANGE
from pi_app.robots.thumbs import Thumbs
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing

PRINT = drawing.Print("ABCDEFGHIJK", tuple(map(str, range(1, 12))))
DARK_LOOK = TableLook((BLACK,) * 121, {})


@cache
def moments(game: str) -> tuple[Moment, ...]:
    return tuple(play(new_match(game), seed=2, level=1, thought=1))


def lit(**points: tuple[int, int, int]) -> TableLook:
    """Return the look of a table on which only these points are lit."""
    lights = list(DARK_LOOK.lights)
    for name, colour in points.items():
        lights[spot(name)] = colour
    return TableLook(tuple(lights), {})


def spot(name: str) -> int:
    return (int(name[1:]) - 1) * 11 + ord(name[0]) - ord("A")


def sign(picture: Picture, name: str) -> str:
    """Return the sign of a point on a board of middle size."""
    return picture.rows[int(name[1:])][3 + 3 * (ord(name[0]) - ord("A"))].sign


def ground(picture: Picture, name: str) -> tuple[int, int, int] | None:
    return picture.rows[int(name[1:])][3 + 3 * (ord(name[0]) - ord("A"))].ink.bg


# ------------------------------------------------------------------------------------------ light


def test_the_lights_drawn_are_those_decoded_from_the_bus() -> None:
    frame = [ORANGE if at == spot("C2") else BLACK for at in range(121)]
    with VirtualTable() as table:
        table.board.leds.show(frame)
        look = TableLook(tuple(table.colours()), {})
        assert table.wires.bus == encode(frame)
    picture = drawing.drawn(look.lights, PRINT, {}, {}, 1)
    assert sign(picture, "C2") == "O" and sign(picture, "C3") == "·"
    red, green, blue = ground(picture, "C2") or BLACK
    assert red > green > 100 and blue < 30


def test_a_dead_light_is_a_dark_point_of_the_drawing() -> None:
    referee = Referee(games.load("catch-it"), {}, seed=1)
    with VirtualTable() as table:
        thumbs = Thumbs()
        onlooker = Onlooker(
            table, Loop(table.board, Settings(), private=thumbs.handhelds, journal=Journal.without_disk()), thumbs
        )
        onlooker.sit_down(Sitting.of(referee, {}, lambda *_: None, keep_nothing))
        (before,) = onlooker.looks()
        table.kill_led(spot("E5"))
        (after,) = onlooker.looks()
    one, other = (drawing.drawn(look.lights, PRINT, {}, {}, 1) for look in (before, after))
    assert (sign(one, "E5"), sign(other, "E5")) == (":", "·")
    assert ground(one, "E5") != ground(one, "A1") == ground(other, "E5")


def test_how_strong_a_light_is_can_be_read_without_colours() -> None:
    look = lit(A1=(8, 9, 10), B1=(100, 100, 100), C1=(255, 255, 255))
    assert plain(drawing.drawn(look.lights, PRINT, {}, {}, 1)).split("\n")[1].startswith(" 1 :  o  O  ·")


def test_stronger_lights_are_drawn_brighter() -> None:
    shades = [sum(drawing.shone((value, value, value))) for value in (0, 5, 20, 80, 255)]
    assert shades == sorted(set(shades)) and shades[-1] == 3 * 255


@pytest.mark.parametrize("size", range(len(drawing.BOXES)))
def test_every_size_shows_pieces_labels_and_walls(size: int) -> None:
    printed = PRINT._replace(walls={spot("D4"): "┃"})
    look = lit(D4=ORANGE, B2=GREEN, C3=(20, 20, 20))
    pieces = {spot("K11"): Cell("U", Ink(GREEN)), spot("B2"): Cell("♙", Ink(GREEN))}
    shown = plain(
        drawing.drawn(look.lights, printed, pieces, {spot("B2"): "◆7", spot("C3"): "★", spot("F6"): "★"}, size)
    )
    assert shown.count("U") == shown.count("♙") == shown.count("┃") == 1
    assert shown.count("★") == 1, "a dark point has no label"
    assert re.search("♙◆?7", shown)


@pytest.mark.parametrize("encoding", ["ascii", "cp437"])
def test_no_light_looks_like_another_where_signs_are_few(encoding: str) -> None:
    signs = [sign for _, sign in drawing.STRENGTHS]
    assert len({spelled(sign, encoding) for sign in signs}) == len(signs)
    blue = front_of("catch-it").terminal.piece("blue").sign
    assert spelled(blue, "cp437") not in {spelled(sign, "cp437") for sign in signs}


# ------------------------------------------------------------------------------------------ whole games


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_every_game_is_played_to_its_end_through_the_reeds(game: str) -> None:
    shown = moments(game)
    assert shown[-1].match.over
    lifted = [look for moment in shown for look in moment.way if look.instant == "lifted"]
    assert any(look.targets for look in lifted) or (lifted and game == "catch-a-thief"), "it may go nearly anywhere"
    assert all(moment.looks for moment in shown)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_lifted_piece_is_in_the_air_and_green_is_where_it_may_go(game: str) -> None:
    lifted = [look for moment in moments(game) for look in moment.way if look.instant == "lifted"]
    for look in lifted:
        green = [light for light in look.lights if light[1] > 150 and light[1] > light[0] + 50 and light[0] < 60]
        assert not set(look.lifted) & set(look.pieces)
        assert len(green) >= look.targets


def test_a_no_of_traqueur_lights_the_way_back() -> None:
    no = next(
        moment for moment in moments("traqueur") for event in moment.table.events if event.data.get("yes") is False
    )
    (look,) = no.looks
    (at,) = look.pieces
    assert look.lights[at][0] > 200 > look.lights[at][2], "the piece that stands wrong shines red"


def test_the_table_asks_in_both_languages() -> None:
    asked = [look for game in games.names() for moment in moments(game) for look in moment.way if look.says]
    assert asked and all(look.says["en"] != look.says["fr"] for look in asked)


def test_a_piece_in_the_air_is_shown_before_each_move_and_only_in_passing() -> None:
    shown = list(scenes(Billing(new_match("catch-it"), 2, 1, "en", ""), moments("catch-it")))
    told = [scene for scene in shown if " lifts the piece on " in scene.sides[0].words.text]
    assert len(told) == sum(look.instant == "lifted" for moment in moments("catch-it") for look in moment.way)
    assert all(scene.passing and scene.pause < 400 for scene in told)


def test_a_finale_plays_on_the_table_drawn() -> None:
    last = next(moment for moment in moments("catch-a-thief") if moment.table.shown["result"])
    assert len(last.looks) == len(last.table.shown["path"]) + 1
    assert len({look.lights for look in last.looks}) == len(last.looks)


@pytest.mark.parametrize("game", games.names())
def test_every_piece_of_a_game_has_a_sign_of_its_own(game: str) -> None:
    board = front_of(game).terminal
    kinds = {kind for moment in moments(game) for look in moment.looks for kind in look.pieces.values() if kind}
    assert len({board.piece(kind).sign for kind in kinds}) == len(kinds)
