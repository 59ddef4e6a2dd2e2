"""The clock with its fifty ticks a second, and bots that think in a thread meanwhile."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine import bots, games
from engine.referee import AnyReferee, Referee
from hardware.virtual import VirtualTable
from pi_app.players import bot
from pi_app.system.settings import Settings
from pi_app.table.bot_turn import Think
from pi_app.table.clock import keep_time
from pi_app.table.inputs import Inputs, Thought
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.pace import LATE, LEAST, MOST, pace
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.thinking import Thinker, think

TIMEOUT_MS = 30_000  # until a test stops waiting for a thread


class Watch:
    """A clock that the test moves. Time passes while the loop sleeps, and during a slow tick."""

    def __init__(self, ticks: int, slow: dict[int, float] | None = None, rests: float = 1.0) -> None:
        self.at = 1000.0
        self.told: list[int] = []
        self.came: list[float] = []
        self._ticks, self._slow, self._rests = ticks, slow or {}, rests
        keep_time(self._tick, self._going, seconds=lambda: self.at, rest=self._rest)

    def _tick(self, now: int) -> None:
        self.told.append(now)
        self.came.append(round((self.at - 1000) * 1000, 6))
        self.at += self._slow.get(len(self.told) - 1, 0.003)

    def _going(self) -> bool:
        return len(self.told) < self._ticks

    def _rest(self, seconds: float) -> None:
        assert seconds > 0
        self.at += max(seconds * self._rests, 1e-9)


def test_a_tick_comes_every_20_ms_however_long_it_takes() -> None:
    watch = Watch(50)
    assert watch.told == list(range(0, 1000, 20))
    assert watch.came == pytest.approx(watch.told, abs=1e-3)


def test_ticks_that_were_missed_are_left_out_and_never_bunch() -> None:
    watch = Watch(8, slow={2: 0.113})
    assert watch.told == [0, 20, 40, 140, 160, 180, 200, 220]
    assert all(later - sooner >= 7 for sooner, later in itertools.pairwise(watch.came)), "two ticks never come at once"
    assert watch.came[4:] == pytest.approx(watch.told[4:], abs=1e-3), "and then it is in step again"


def test_a_rest_that_ends_early_does_not_bring_the_tick_forward() -> None:
    watch = Watch(20, rests=0.3)
    assert watch.told == list(range(0, 400, 20))
    assert all(came >= told - 1e-3 for came, told in zip(watch.came, watch.told, strict=True))


def test_nothing_ticks_once_the_table_is_shut_down() -> None:
    assert Watch(0).told == []


# ---- bots


def thief_to_move() -> AnyReferee:
    return Referee(games.load("catch-a-thief"), {}, seed=5)


def until_there(inputs: Inputs, referee: AnyReferee) -> Any:
    """Wait for the move that a bot puts into the inputs for this game, and return it."""
    end = time.monotonic() + TIMEOUT_MS / 1000
    while time.monotonic() < end:
        while inputs:
            thought = inputs.popleft()
            assert isinstance(thought, Thought)
            if thought.referee is referee:
                if thought.failure is not None:
                    raise thought.failure
                return thought.move
    raise AssertionError("the bot never answers")


def test_a_bot_answers_nothing_until_it_has_thought_and_then_its_move() -> None:
    referee, inputs = thief_to_move(), Inputs()
    thinker: Think = Thinker(inputs)
    assert thinker(referee, "thief", 1) is None
    assert thinker(referee, "thief", 1) is None
    assert until_there(inputs, referee) == think(referee, "thief", 1)
    assert not inputs, "one position is thought about once"


def test_a_move_thought_out_for_another_position_is_dropped() -> None:
    referee, asked = thief_to_move(), []
    step = referee.game.read("6G")
    with VirtualTable() as table:
        loop = Loop(table.board, Settings(), journal=Journal.without_disk())
        loop.sit_down(Sitting.of(referee, {"thief": bot(2)}, lambda *ask: asked.append(ask), keep_nothing), 0)
        table.advance(MOST, loop.tick)
        loop.inputs += [
            Thought(thief_to_move(), 0, "thief", step),
            Thought(referee, 1, "thief", step),
            Thought(referee, 1, "thief", None, OSError()),
        ]
        table.advance(MOST, loop.tick)
        assert asked and not referee.line
        loop.inputs.append(Thought(referee, 0, "thief", step))
        table.advance(MOST, loop.tick)
    assert [played.seat for played in referee.line] == ["thief"]


def test_a_position_that_comes_instead_is_thought_about_and_its_move_fits() -> None:
    old, new, inputs = thief_to_move(), thief_to_move(), Inputs()
    thinker = Thinker(inputs)
    thinker(old, "thief", 1)
    for move in ("6G", "6F"):
        new.play(sorted(new.to_act)[0], new.game.read(move))
    thinker(new, "thief", 1)
    move = until_there(inputs, new)
    assert new.game.judge(new.view("thief"), move).ok
    assert not old.game.judge(old.view("thief"), move).ok, "what fits here would not have fitted there"


def test_a_bot_that_fails_moves_at_random_and_the_log_does_not_say_over_what(caplog: pytest.LogCaptureFixture) -> None:
    def forgetful(game: str, view: Any, *, level: int, **how: Any) -> Any:
        if level > 0:
            raise KeyError("the thief is on 6F")
        return bots.choose(game, view, level=level, **how)

    referee, inputs = thief_to_move(), Inputs()
    Thinker(inputs, choose=forgetful)(referee, "thief", 3)
    assert until_there(inputs, referee) == think(referee, "thief", 0)
    assert "KeyError" in caplog.text and "6F" not in caplog.text


def test_a_bot_that_comes_to_a_forbidden_move_moves_at_random_too(caplog: pytest.LogCaptureFixture) -> None:
    def reckless(game: str, view: Any, *, level: int, **how: Any) -> Any:
        return forbidden if level > 0 else bots.choose(game, view, level=level, **how)

    referee, inputs = thief_to_move(), Inputs()
    forbidden = referee.game.read("11K")
    Thinker(inputs, choose=reckless)(referee, "thief", 3)
    assert until_there(inputs, referee) == think(referee, "thief", 0) != forbidden
    assert "IllegalThoughtError" in caplog.text and "11K" not in caplog.text


def test_what_fails_in_the_thread_is_raised_at_the_table() -> None:
    referee, inputs = thief_to_move(), Inputs()
    Thinker(inputs)(referee, "detective", 0)  # This fails: the detective has no move to choose from.
    with VirtualTable() as table:
        loop = Loop(table.board, Settings(), inputs=inputs, journal=Journal.without_disk())
        loop.sit_down(Sitting.of(referee, {}, think, keep_nothing), 0)
        end = time.monotonic() + TIMEOUT_MS / 1000
        with pytest.raises(IndexError):
            keep_time(loop.tick, lambda: time.monotonic() < end)


def answering(moves: Iterator[Any]) -> Callable[..., Any]:
    return lambda _referee, _seat, _level: next(moves)


@pytest.mark.parametrize("late", [0, 10, LEAST // 20, MOST // 20 + 15, MOST // 20 + 16, MOST // 20 + 90])
def test_a_move_waits_for_the_pace_of_the_table_and_a_late_one_tells_by_whole_seconds_how_late(late: int) -> None:
    referee = thief_to_move()
    step = referee.game.read("6G")
    moves = itertools.chain([None] * late, itertools.repeat(step))
    sitting = Sitting.of(referee, {"thief": bot(2)}, answering(moves), keep_nothing)
    scene, due = sitting.expected().pieces, pace(sitting.bots.seen)
    played = next(now for now in itertools.count(0, 20) if sitting.sense(scene, now) or referee.line)
    assert played == due + LATE * max(0, -((due - 20 * late) // LATE))


def test_a_machine_that_was_busy_for_seconds_still_waits_for_the_bot_s_thought() -> None:
    referee = thief_to_move()
    step = referee.game.read("6G")
    sitting = Sitting.of(
        referee, {"thief": bot(2)}, answering(itertools.chain([None] * 2, itertools.repeat(step))), keep_nothing
    )
    scene, due = sitting.expected().pieces, pace(sitting.bots.seen)
    sitting.sense(scene, 0)
    sitting.sense(scene, due + 5 * LATE + 20)
    assert referee.line == []
    played = next(now for now in itertools.count(due + 5 * LATE + 40, 20) if sitting.sense(scene, now) or referee.line)
    assert played == due + 6 * LATE


def test_a_bot_holds_its_move_back_while_a_piece_may_be_falling() -> None:
    referee = thief_to_move()
    sitting = Sitting.of(referee, {"thief": bot(2)}, answering(itertools.repeat(referee.game.read("6G"))), keep_nothing)
    scene = sitting.expected().pieces
    for now in range(0, 2 * MOST, 20):
        sitting.sense(scene, now, 1 if now >= pace(sitting.bots.seen) else 0)
    assert not referee.line, "no scan agreed with the map since the move was due"
    sitting.sense(scene, 2 * MOST)
    assert referee.line


def test_a_move_that_was_ready_is_dropped_when_the_game_is_taken_back() -> None:
    asked: list[tuple[int, int]] = []  # The id of the referee, and the number of moves.
    steps = {0: "6G", 2: "6H"}

    def remembering(referee: AnyReferee, _seat: str, _level: int) -> Any:
        asked.append((id(referee), len(referee.line)))
        return referee.game.read(steps[len(referee.line)])

    sitting = Sitting.of(thief_to_move(), {"thief": bot(2)}, remembering, keep_nothing)
    old = sitting.referee
    clock = itertools.count(0, 20)

    def sense(ms: int) -> None:
        for _ in range(ms // 20):
            sitting.sense(sitting.expected().pieces, next(clock))

    sense(MOST + 20)
    sitting.play("detective", old.game.read("6F"), next(clock))
    sense(LEAST // 2)
    assert asked[-1] == (id(old), 2), "the bot has chosen its second step, which is not due yet"
    sitting.take_back(next(clock))
    sense(MOST + 20)
    assert [seat for seat, _ in sitting.referee.line] == ["thief"], "it is the detective's turn again"
    sitting.play("detective", old.game.read("6F"), next(clock))
    sense(LEAST // 2)
    assert asked[-1] == (id(sitting.referee), 2) and sitting.referee is not old, "the bot is asked anew"
    assert len(sitting.referee.line) == 2
    sense(MOST)
    assert len(sitting.referee.line) == 3
