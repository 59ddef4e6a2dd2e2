"""Every legal move can be entered with seven keys, and nothing else is ever sent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import games
from engine.games.catch_a_thief.game import GAME as THIEF_GAME
from pi_app.games import front_of
from pi_app.pages.question import PageQuestion
from tests.pi_app.games.page_scenes import scenes
from tests.pi_app.games.page_walk import PLAYED, mash, moments, pressed, some

games_played = pytest.mark.parametrize(("name", "options"), PLAYED)


@games_played
def test_every_legal_move_can_be_entered(name: str, options: dict[str, Any]) -> None:
    rng = Random(5)
    for moment in moments(name, options, seed=8, most=40):
        for seat, texts in moment.legal.items():
            page = moment.pages.open(moment.views[seat], luck=1)
            for text in some(texts, rng, 4):
                _, made = pressed(moment.pages, page, moment.pages.keys_for(page, text))
                assert made == [text]


@pytest.mark.parametrize(("name", "view"), [(scene[0], scene[1]) for _, scene in scenes()])
def test_every_single_legal_move_of_the_reference_pictures_can_be_entered(name: str, view: Any) -> None:
    """The pictures show surrounded pawns, shots, planes, passes and discards, which are rare in random games."""
    game, pages = games.load(name), front_of(name).pages
    page = pages.open(view)
    for move in game.legal(view) or ():
        text = game.write(move)
        assert pressed(pages, page, pages.keys_for(page, text))[1] == [text]


@games_played
def test_a_child_with_all_keys_makes_legal_moves_only(name: str, options: dict[str, Any]) -> None:
    rng = Random(6)
    for moment in moments(name, options, seed=9, most=25):
        for seat, view in moment.views.items():
            page, made = mash(moment.pages, moment.pages.open(view, luck=2), rng, 40)
            assert all(moment.game.judge(view, moment.game.read(text)).ok for text in made)
            if seat in moment.legal:
                text = rng.choice(moment.legal[seat])
                assert pressed(moment.pages, page, moment.pages.keys_for(page, text))[1] == [text]
            else:
                assert not made


@games_played
def test_a_page_lives_on_through_a_whole_game(name: str, options: dict[str, Any]) -> None:
    """Events can come at any time, even between two key presses."""
    rng, last = Random(7), {}
    for moment in moments(name, options, seed=10, most=40):
        for seat, view in moment.views.items():
            page = moment.pages.renew(last[seat], view) if seat in last else moment.pages.open(view, luck=3)
            if seat in moment.legal:
                text = rng.choice(moment.legal[seat])
                assert pressed(moment.pages, page, moment.pages.keys_for(page, text))[1] == [text]
            last[seat], _ = mash(moment.pages, page, rng, 5)


@games_played
def test_the_middle_of_the_pad_visits_everything_that_can_be_picked(name: str, options: dict[str, Any]) -> None:
    for moment in moments(name, options, seed=11, most=12):
        for seat in moment.legal:
            ask = moment.pages.ask(moment.views[seat], ())
            assert isinstance(ask, PageQuestion)
            cursor, seen = ask.start, {ask.pick(ask.start)}
            for _ in ask.chosen:
                cursor = ask.jump(cursor)
                seen.add(ask.pick(cursor))
            assert seen >= set(ask.chosen)


def test_a_step_is_asked_again_before_it_is_made() -> None:
    pages = front_of("catch-a-thief").pages
    view = THIEF_GAME.see(THIEF_GAME.blank("thief"), THIEF_GAME.start(THIEF_GAME.check({}))[1][0])
    page, made = pressed(pages, pages.open(view), ["up", "a"])
    assert page.picks == ("5F",) and not made
    page, made = pressed(pages, page, ["b", "left", "down", "a", "a"])
    assert made == ["6E"]


def test_an_impossible_step_is_explained_and_not_sent() -> None:
    pages = front_of("catch-a-thief").pages
    view = THIEF_GAME.see(THIEF_GAME.blank("thief"), THIEF_GAME.start(THIEF_GAME.check({}))[1][0])
    page, made = pressed(pages, pages.open(view), ["up", "up", "a"])
    assert page.refused is not None and page.refused.code == "first-step-1"
    assert not made
    page, _ = pages.press(page, "a")
    assert page.refused is None and not page.picks


def test_the_cursor_stays_when_something_else_happens() -> None:
    pages = front_of("catch-a-thief").pages
    for moment in moments("catch-a-thief", {}, seed=1, most=6):
        if "detective" in moment.legal:
            page, _ = pressed(pages, pages.open(moment.views["detective"]), ["up", "up", "left"])
            assert pages.renew(page, moment.views["detective"]) == page
