"""A finished game can be looked at again, and one that goes on cannot."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.game import TABLE
from engine.referee import Referee
from pi_app.screens import replay
from tests.pi_app.handset.walk import PLAYED
from tests.pi_app.screens.scenes import finished


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_the_last_step_is_how_the_game_ended_and_the_first_how_it_began(name: str, options: dict[str, Any]) -> None:
    shown = finished(name, options)
    game = games.load(name)
    fresh: Referee[Any, Any, Any] = Referee(game, options, seed=5, chance="manual")
    assert shown.steps[0].views[TABLE] == fresh.view(TABLE)
    last = shown.press("a").step
    for seat, view in last.views.items():
        assert game.show(view)["result"] is not None, seat


def test_it_goes_forth_and_back_and_stays_within_the_game() -> None:
    shown = finished("catch-a-thief", {})
    assert shown.press("left").at == 0
    there = shown.press("right").press("right")
    assert there.at == 2 and there.press("left").at == 1
    assert there.press("a").press("right").at == len(shown.steps) - 1
    assert there.press("a").press("b").at == 0


def test_the_other_side_can_be_chosen_and_only_the_thief_knew_the_way() -> None:
    shown = finished("catch-a-thief", {}).press("right").press("right")
    assert shown.seat == "thief" and shown.press("down").seat == "detective"
    assert shown.step.views["thief"].path and not shown.step.views["detective"].path


def test_a_game_that_goes_on_has_no_replay() -> None:
    referee: Referee[Any, Any, Any] = Referee(games.load("catch-a-thief"), {}, seed=1)
    with pytest.raises(ValueError, match="not over"):
        replay.of(referee)
