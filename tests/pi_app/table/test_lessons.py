"""Tests of the lessons: each is played through the pins, in both languages, by hands that do what the table says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.games import BUILT_IN
from hardware.virtual import VirtualTable
from pi_app.games import front_of
from pi_app.games.lessons import (
    Lesson,
    LessonError,
    Mistake,
    OtherMove,
    Task,
    Told,
    check_lesson,
    is_private,
    kinds,
    spot_named,
)
from pi_app.words import LANGUAGES, place_names
from tests.pi_app.disk.games import keeping
from tests.pi_app.table.learner import Learner, lesson_of

LESSONS = [(game, lesson.name) for game in BUILT_IN for lesson in front_of(game).lessons]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable() as here:
        yield here


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_through_the_pins_and_won(game: str, name: str, lang: str, table: VirtualTable) -> None:
    learner = Learner(table, lang)
    learner.start(game, name)
    for _ in lesson_of(game, name).steps:
        learner.follow()
    sitting = learner.hands.sitting
    assert sitting.referee.outcome is not None
    assert lesson_of(game, name).seat in sitting.referee.outcome.winners
    assert "MENU" in learner.text()


@every_lesson
def test_a_lesson_invites_to_two_mistakes_and_is_no_slide_show(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    assert len(kinds(lesson, Mistake)) >= 2
    assert len(kinds(lesson, Task)) + len(kinds(lesson, Mistake)) > len(kinds(lesson, Told))
    texts = [text for step in lesson.steps if not isinstance(step, OtherMove) for text in step.text]
    assert all(len(text) <= 120 for text in texts), [text for text in texts if len(text) > 120]


@pytest.mark.parametrize(("game", "name"), [each for each in LESSONS if not lesson_of(*each).on_screen])
def test_another_legal_move_is_answered_helpfully_and_does_not_count(game: str, name: str, table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start(game, name)
    while not (isinstance(learner.coach.step, Task) and learner.coach.step.otherwise[0]) or is_private(
        learner.coach.step
    ):
        learner.follow()
    step, sitting = learner.coach.step, learner.hands.sitting
    assert isinstance(step, Task)
    readings = sitting.tabletop.readings(sitting.referee.view("table"))
    wanted = next(each for each in readings if each.move == step.move)
    other = next(each for each in readings if each.end is not None and each.end != wanted.end and not each.over)
    length = len(sitting.referee.line)
    if other.start is not None:
        table.lift(other.start)
        learner.hands.wait(300)
    assert other.end is not None
    table.put(other.end)
    learner.hands.wait(1500)
    assert step.otherwise[0] in learner.text() and len(sitting.referee.line) == length
    top, view = sitting.tabletop, sitting.referee.view("table")
    if other.start is not None:
        piece = top.called(top.pieces(view)[other.start], "en")
        assert f"Put {piece} back on {place_names('en', game, top.name_of(other.start))}." in learner.text()


def test_menu_leads_out_of_a_lesson(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start("catch-it", "first-game")
    learner.press("menu")
    assert learner.text().startswith("What now?") and "Continue the game" not in learner.text()


def test_a_game_that_was_left_for_a_lesson_is_continued_and_not_given_up_unasked(
    table: VirtualTable, tmp_path: Path
) -> None:
    learner = Learner(table, "en", keeping(tmp_path))
    learner.loop.start("catch-it", {}, {}, table.now)
    learner.hands.tidy()
    left = learner.hands.sitting
    learner.start("catch-a-thief", "detective")
    learner.press("menu")
    assert "> Continue the game" in learner.text()
    learner.press("ok")
    assert learner.hands.sitting is left
    learner.start("catch-a-thief", "detective")
    learner.press("menu")
    for button in ("right", "right", "ok", "ok", "ok", "ok", "ok"):  # past the lessons: a new game
        learner.press(button)
    assert "This discards the game" in learner.text()


def test_who_puts_a_lesson_away_is_offered_the_game_on_the_disk(table: VirtualTable, tmp_path: Path) -> None:
    learner = Learner(table, "en", keeping(tmp_path))
    learner.loop.start("catch-it", {}, {}, table.now)
    left = learner.loop.sitting
    learner.start("catch-a-thief", "detective")
    table.press("menu")
    learner.hands.wait(3500)
    table.release("menu")
    learner.hands.wait(100)
    learner.press("back")
    assert learner.loop.snapshot().resting and learner.loop.sitting is left


def test_nothing_is_told_and_ok_means_nothing_to_a_lesson_before_the_pieces_stand(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.loop.learn("catch-it", "first-game", table.now)
    learner.hands.wait(500)
    assert "You are Blue" not in learner.text()
    learner.press("ok")
    learner.press("back")
    learner.hands.tidy()
    learner.hands.wait(500)
    assert "You are Blue" in learner.text()


def test_a_piece_that_goes_back_is_no_question_in_a_lesson(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start("catch-it", "first-game")
    for _ in range(3):
        learner.follow()
    top = learner.hands.sitting.tabletop
    table.lift(spot_named(top, "D3"))
    learner.hands.wait(300)
    table.put(spot_named(top, "D2"))
    learner.hands.wait(2000)
    assert "back?" not in learner.text() and "D3" in learner.text()


def test_the_points_of_the_wanted_move_are_lit(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start("catch-it", "first-game")
    learner.follow()
    top = learner.hands.sitting.tabletop
    learner.hands.wait(400)
    wanted = {spot_named(top, "D2"), spot_named(top, "D4")}
    snapshot = learner.hands.sitting.snapshot()
    assert snapshot.coaching is not None
    assert {at for at in range(121) if snapshot.coaching.spots >> at & 1} == wanted


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (Task(("x", "x"), "D2-D9"), "step 1"),
        (Mistake(("x", "x"), "7", start="D2", end="D4"), "judged by 'catch-it 3'"),
        (Mistake(("x", "x"), "3", start="D2", end="Z9"), "no point"),
        (OtherMove("red", "A7-A6"), "step 1"),
        (Told(("x", "x")), "does not end with a win"),
    ],
)
def test_a_lesson_that_is_not_true_is_found_when_it_is_loaded(step: Any, said: str) -> None:
    lesson = lesson_of("catch-it", "first-game")._replace(steps=(step,))
    with pytest.raises(LessonError, match=said):
        check_lesson("catch-it", front_of("catch-it").tabletop, lesson)


# ---- every kind of move


def kinds_of_moves(game: str, lesson: Lesson) -> set[str]:
    """Return the kinds of moves that are made in a lesson, by the learner or by others."""
    referee, found = lesson.start(game), set[str]()
    for step in lesson.steps:
        match step:
            case Task(move=text):
                seat = lesson.seat
            case OtherMove(seat, text):
                pass
            case _:
                continue
        known = len(referee.shown(seat))
        referee.play(seat, referee.game.read(text))
        events = referee.shown(seat)[known:]
        found |= {text.split()[0]} | {event.kind for event in events}
        found |= {
            f"{event.kind} {event.data[part]}" for event in events for part in ("yes", "what") if part in event.data
        }
        found |= {sign for sign in "x+-=" if sign in text.split()[0]} | ({"out"} if text.endswith("out") else set())
    return found


@pytest.mark.parametrize(
    ("game", "name", "wanted"),
    [
        ("catch-a-thief", "detective", {"clue", "reveal"}),
        ("catch-a-thief", "thief", {"step", "reveal"}),
        ("catch-it", "first-game", {"-", "x", "out", "moved"}),
        ("traqueur", "first-game", {"answer True", "answer False", "wait", "out"}),
        (
            "chicago",
            "first-game",
            {"enter", "burgle", "putback", "leave", "plane", "fire", "surrender", "place", "stop", "-"},
        ),
        ("rattrapez-le", "first-game", {"choose", "discard", "+", "-", "="}),
    ],
)
def test_every_kind_of_move_is_really_made(game: str, name: str, wanted: set[str]) -> None:
    assert wanted <= kinds_of_moves(game, lesson_of(game, name))


def test_every_game_has_a_lesson_and_one_with_a_hidden_thief_has_two() -> None:
    assert {game for game, _ in LESSONS} == set(BUILT_IN)
    assert [name for game, name in LESSONS if game == "catch-a-thief"] == ["detective", "thief"]
