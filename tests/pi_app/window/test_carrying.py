"""Tests of pieces that carry themselves: the table senses each, and what a person's hand does is left in peace."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from engine import games
from engine.game import TABLE
from engine.games.traqueur import random_camp
from pi_app.games.tabletop import Pieces
from pi_app.players import ON_SCREEN, bot
from pi_app.window.carrying import FLIGHT, next_way, wanted
from tests.pi_app.window.scenes import Bench, bench

WAY = {"red": ON_SCREEN, "blue": ON_SCREEN}
OPTIONS = {"chicago": {"players": 3}, "rattrapez-le": {"players": 3}}
MOVES = 40


def move(opened: Bench) -> tuple[int, int]:
    """Move a pawn of Catch'it on a private screen, and return from where to where."""
    sitting = opened.sitting
    (seat,) = sitting.referee.to_act
    reading = next(each for each in sitting.tabletop.readings(sitting.referee.view(TABLE)) if not each.over)
    assert reading.start is not None and reading.end is not None
    sitting.play(seat, sitting.referee.game.read(reading.move), opened.table.now)
    return reading.start, reading.end


def test_a_piece_goes_through_the_air_to_where_another_screen_has_moved_it() -> None:
    with bench() as opened:
        opened.sit_down("catch-it", WAY)
        start, end = move(opened)
        opened.wait(500)
        flying = opened.hand.scene().flying
        assert flying is not None and flying.over == end
        assert start not in opened.table.pieces and end not in opened.table.pieces
        opened.wait(600)
        assert opened.hand.scene().flying is None
        assert end in opened.table.pieces and opened.sitting.in_order


def test_the_lights_show_the_way_while_a_piece_is_in_the_air() -> None:
    with bench() as opened:
        opened.sit_down("catch-it", WAY)
        _, end = move(opened)
        dark = opened.hand.scene().lights[end]
        opened.wait(500)
        assert opened.hand.scene().lights[end] != dark


def test_who_wants_to_carry_is_left_to_do_so() -> None:
    with bench(carries=False) as opened:
        opened.sit_down("catch-it", WAY)
        start, end = move(opened)
        opened.wait(3000)
        assert start in opened.table.pieces and end not in opened.table.pieces
        opened.drag(opened.at(start), opened.at(end))
        assert opened.sitting.in_order


def test_no_piece_moves_while_a_hand_carries_one() -> None:
    with bench() as opened:
        opened.sit_down("catch-it", WAY)
        other = max(opened.table.pieces)
        opened.down(opened.at(other))
        opened.wait(200)
        start, _ = move(opened)
        opened.wait(3000)
        assert start in opened.table.pieces and opened.hand.scene().flying is None
        opened.up(opened.at(other))
        opened.wait(1500)
        assert opened.sitting.in_order


def test_what_a_person_has_put_wrong_stays_until_the_person_puts_it_right() -> None:
    with bench() as opened:
        opened.sit_down("catch-it", WAY)
        start, end = move(opened)
        other = max(opened.table.pieces)
        opened.drag(opened.at(other), opened.at(0))
        opened.wait(3000)
        stands = set(opened.table.pieces)
        assert 0 in stands and other not in stands
        opened.wait(3000)
        assert opened.table.pieces == stands
        opened.drag(opened.at(0), opened.at(other))
        opened.wait(1500)
        assert opened.sitting.in_order and end in opened.table.pieces and start not in opened.table.pieces


def test_nothing_moves_while_a_menu_is_open() -> None:
    with bench() as opened:
        opened.sit_down("catch-it", WAY)
        start, _ = move(opened)
        opened.key(pygame.K_m, ms=20)
        opened.wait(3000)
        assert start in opened.table.pieces
        opened.key(pygame.K_m)
        opened.wait(1500)
        assert opened.sitting.in_order


def test_a_person_alone_with_a_bot_only_has_to_make_moves_of_their_own() -> None:
    with bench() as opened:
        sitting = opened.sit_down("catch-it", {"red": bot(0)})
        moved = 0
        for _ in range(200):
            if sitting.over or moved == 3:
                break
            if sitting.acting == ["blue"] and sitting.in_order and sitting.prompt.question is None:
                ways = sitting.tabletop.readings(sitting.referee.view(TABLE))
                way = next((each for each in ways if each.end is not None and not each.over), None)
                if way is None or way.start is None or way.end is None:
                    break
                opened.drag(opened.at(way.start), opened.at(way.end))
                moved += 1
            elif sitting.prompt.question is not None:
                opened.key(pygame.K_RETURN)
            opened.wait(500)
        bots = [played for played in sitting.referee.line if played.seat == "red"]
        assert moved >= 2 and bots and not sitting.prompt.declined


def test_a_detective_who_ran_into_a_wall_goes_back_by_itself() -> None:
    """The detective stood there before the question, too, but it is no mistake of the hand that it has left."""
    with bench() as opened:
        sitting, rng = opened.sit_down("traqueur", {"south": bot(0)}), Random(4)
        sitting.play("north", random_camp(rng), opened.table.now)
        back = 0
        for _ in range(60):
            ways = [way for way in sitting.tabletop.readings(sitting.referee.view(TABLE)) if way.end is not None]
            if back or sitting.over:
                break
            if sitting.acting == ["north"] and sitting.in_order and sitting.prompt.question is None and ways:
                way, tray = rng.choice(ways), opened.hand.layout.tray.center
                asked = len(sitting.referee.line)
                opened.drag(tray if way.start is None else opened.at(way.start), opened.at(way.end or 0))
                told = sitting.news.events
                walled = len(sitting.referee.line) > asked and any(event.data.get("yes") is False for event in told)
                if walled and way.start is not None:
                    rested = [opened.wait(100) or sitting.in_order for _ in range(60)]
                    assert any(rested), opened.hand.loop.lines()
                    back += 1
            elif sitting.prompt.question is not None:
                opened.key(pygame.K_RETURN)
            opened.wait(500)
        assert back


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_every_piece_of_every_game_finds_its_place(game: str) -> None:
    """New policemen, burgled houses and caught figures, too: each kind stands where the game says."""
    rng = Random(game)
    with bench() as opened:
        seats = games.load(game).seats(games.load(game).check(OPTIONS.get(game, {})))
        sitting = opened.sit_down(game, dict.fromkeys(seats, ON_SCREEN), OPTIONS.get(game))
        looks = opened.hand.scene
        for _ in range(MOVES):
            if sitting.over:
                break
            seat = rng.choice(sorted(sitting.referee.to_act))
            legal = sitting.referee.legal(seat)
            sitting.play(seat, random_camp(rng) if legal is None else rng.choice(sorted(legal)), opened.table.now)
            for _ in range(40):
                opened.wait(FLIGHT // 2)
                flying = looks().flying
                if sitting.in_order and flying is None:
                    break
                if flying is not None and flying.over is not None:
                    assert flying.look == opened.hand.look_of(wanted(sitting.snapshot())[flying.over])
            assert sitting.in_order, sitting.referee.line[-1]
            assert looks().pieces == {
                at: opened.hand.look_of(kind) for at, kind in sorted(sitting.carrying.standing.items())
            }


def test_the_last_move_of_a_game_is_carried_too() -> None:
    with bench() as opened:
        sitting, rng = opened.sit_down("catch-it", WAY), Random(1)
        while not sitting.over:
            opened.table.arrange(sitting.carrying.standing)
            opened.wait(200)
            (seat,) = sitting.referee.to_act
            sitting.play(seat, rng.choice(sorted(sitting.referee.legal(seat) or [])), opened.table.now)
        opened.wait(3000)
        assert opened.table.pieces == set(sitting.carrying.standing) != set(sitting.carrying.came_from)


@pytest.mark.parametrize(
    ("kinds", "goal", "way"),
    [
        ({1: "dog", 2: "cat"}, {2: "dog", 9: "cat"}, (2, 9)),  # A caught piece first makes room for its catcher.
        ({1: "dog", 2: "cat"}, {8: "cat", 9: "dog"}, (1, 9)),
        ({1: "dog", 2: "cat"}, {1: "cat", 2: "dog"}, (1, None)),  # Two that change places go round by the tray.
        ({1: "dog"}, {1: "dog", 5: "cat"}, (None, 5)),
        ({1: "dog", 5: "cat"}, {1: "dog"}, (5, None)),
        ({1: "", 5: "cat"}, {5: "cat", 7: "dog"}, (1, 7)),  # A piece that nobody knows may be any.
    ],
)
def test_each_piece_goes_where_one_of_its_kind_is_wanted(
    kinds: Pieces, goal: Pieces, way: tuple[int | None, int | None]
) -> None:
    assert next_way(kinds, goal) == way
