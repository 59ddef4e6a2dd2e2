"""Tests of the detective's notebook: marks are set, drawn and wiped by hand, and nothing but the window knows them."""

from __future__ import annotations

import pytest

from pi_app.players import ON_SCREEN, bot
from pi_app.window.notebook import IMPOSSIBLE, POSSIBLE
from tests.pi_app.window.scenes import RIGHT, Bench, bench


def mark(opened: Bench, *spots: int) -> None:
    """Press the right button on the first point, draw to the others, and release it."""
    opened.down(opened.at(spots[0]), RIGHT)
    for spot in spots[1:]:
        opened.motion(opened.at(spot))
    opened.up(opened.at(spots[-1]), RIGHT)


def test_a_point_is_marked_as_possible_then_as_impossible_then_wiped() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": bot(0)})
        seen = []
        for _ in range(3):
            mark(opened, 30)
            seen.append(dict(opened.hand.scene().marks))
        assert seen == [{30: POSSIBLE}, {30: IMPOSSIBLE}, {}]


def test_a_stroke_gives_every_point_on_its_way_the_same_mark() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": bot(0)})
        mark(opened, 31)
        mark(opened, 30, 31, 32)
        opened.motion(opened.at(33))
        assert opened.hand.scene().marks == dict.fromkeys((30, 31, 32), POSSIBLE)


def test_marks_are_seen_under_houses_too_and_move_no_piece() -> None:
    with bench() as opened:
        opened.sit_down("chicago", {"police": bot(0)})
        stood, before = set(opened.table.pieces), opened.pixels()
        mark(opened, 0)
        assert 0 in stood == opened.table.pieces
        assert opened.pixels() != before


def test_a_click_wipes_all_marks_and_where_none_are_the_tray_gives_a_piece() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": bot(0)})
        mark(opened, 30, 31, 32)
        opened.click(opened.hand.layout.wipe.center)
        assert not opened.hand.scene().marks
        opened.down(opened.hand.layout.wipe.center)
        assert opened.hand.scene().carried is not None


def test_a_new_game_begins_with_an_empty_notebook() -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": bot(0)})
        mark(opened, 30)
        opened.sit_down("catch-a-thief", {"thief": bot(0)})
        assert not opened.hand.scene().marks


def test_a_game_without_secrets_has_no_notebook() -> None:
    with bench() as opened:
        opened.sit_down("catch-it")
        mark(opened, 30)
        assert not opened.hand.scene().marks and not opened.hand.scene().handheld.notes


@pytest.mark.parametrize("thief", [bot(0), ON_SCREEN])
def test_the_notebook_lies_where_nobody_needs_a_handheld(thief: object) -> None:
    with bench() as opened:
        opened.sit_down("catch-a-thief", {"thief": thief})
        assert opened.hand.scene().handheld.notes == (thief != ON_SCREEN)
        opened.down(opened.hand.layout.screen.center)
        assert opened.hand.handheld.looking == (thief == ON_SCREEN)


def test_the_table_never_hears_of_a_mark() -> None:
    """Lights, words and the game's record, which is all that a bot or the disk could learn from, stay the same."""
    with bench() as opened, bench() as other:
        for each in (opened, other):
            each.sit_down("catch-a-thief", {"thief": bot(0)}, seed=3)
        mark(opened, 30, 31, 32)
        for each in (opened, other):
            each.wait(2000)
        assert opened.hand.scene().lights == other.hand.scene().lights
        assert opened.hand.loop.snapshot().playing == other.hand.loop.snapshot().playing
        assert not opened.hand.loop.inputs
