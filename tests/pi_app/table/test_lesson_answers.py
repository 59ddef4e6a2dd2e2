"""Tests of what a lesson answers: other mistakes, pieces left where they are, buttons, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hardware.virtual import VirtualTable
from pi_app.games.lessons import LessonStep, Mistake, OtherMove, Task, spot_named
from pi_app.words import LANGUAGES, say
from tests.pi_app.table.learner import Learner


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable() as here:
        yield here


def learner_at(table: VirtualTable, game: str, name: str, kind: type[LessonStep], lang: str = "en") -> Learner:
    """Return a learner who has come to the first step of this kind."""
    learner = Learner(table, lang)
    learner.start(game, name)
    while not isinstance(learner.coach.step, kind):
        learner.follow()
    return learner


def carry(learner: Learner, start: str, end: str) -> None:
    top = learner.hands.sitting.tabletop
    if start:
        learner.table.lift(spot_named(top, start))
        learner.hands.wait(300)
    learner.table.put(spot_named(top, end))
    learner.hands.wait(1500)


@pytest.mark.parametrize(
    ("game", "name", "start", "end", "verdict"),
    [
        ("catch-it", "first-game", "D2", "D6", "Rule 3"),  # The lesson invites to D4, by the same rule.
        ("catch-a-thief", "detective", "", "9D", "Rule 5"),  # It invites to 2B.
        ("chicago", "first-game", "", "D3", "Rule 4"),  # It invites to E3.
    ],
)
def test_another_mistake_gets_its_verdict_and_the_invitation_stands(
    game: str, name: str, start: str, end: str, verdict: str, table: VirtualTable
) -> None:
    learner = learner_at(table, game, name, Mistake)
    step = learner.coach.step
    carry(learner, start, end)
    assert learner.coach.step is step and verdict in learner.text() and step.text[0] in learner.text()
    learner.hands.tidy()
    learner.follow()
    assert learner.coach.step is not step


def test_a_piece_goes_back_before_the_lesson_goes_on(table: VirtualTable) -> None:
    learner = learner_at(table, "catch-it", "first-game", Mistake)
    carry(learner, "D2", "D4")
    step = learner.coach.step
    assert isinstance(step, Task)
    verdict, back, sentence = map(learner.text().find, ("Rule 3", "Put the blue pawn back on D2.", step.text[0]))
    assert 0 <= verdict < back < sentence


def test_another_mistake_on_the_private_screen_is_not_the_invited_one(table: VirtualTable) -> None:
    learner = learner_at(table, "catch-a-thief", "thief", Mistake)
    step, pages = learner.coach.step, learner.loop.private.pages
    assert isinstance(step, Mistake) and step.move == "5G" and pages is not None
    learner.enter(step._replace(move="7E"))  # a diagonal step, too
    assert learner.coach.step is step, "the rule is the same, and the step is not"
    learner.follow()
    assert learner.coach.step is not step


def test_a_forbidden_piece_may_stand_while_its_player_reads_and_no_switch_is_blamed(table: VirtualTable) -> None:
    learner = learner_at(table, "catch-a-thief", "detective", Mistake)
    carry(learner, "", "2B")
    assert "Rule 5" in learner.text()
    learner.press("right")
    learner.hands.wait(10_000)
    learner.press("back")
    learner.hands.wait(10_000)
    learner.press("back")
    learner.hands.wait(1_000)
    for button in ("ok", "ok"):
        learner.press(button)
    sitting = learner.hands.sitting
    assert "switch" not in learner.text() and "2B" not in learner.text()
    assert not sitting.board.deaf and not sitting.troubles
    carry(learner, "2B", "6F")
    assert "Orange: the thief is in your row" in learner.text()


def test_a_piece_from_beside_the_board_is_not_sent_away_that_the_lesson_sends_on(table: VirtualTable) -> None:
    learner = learner_at(table, "catch-a-thief", "detective", Mistake)
    carry(learner, "", "2B")
    assert "put the piece on 6F" in learner.text() and "Take away" not in learner.text()


def test_a_move_by_buttons_that_the_lesson_does_not_want_puts_nothing_back(table: VirtualTable) -> None:
    learner = learner_at(table, "traqueur", "first-game", Task)
    for _ in range(4):
        learner.follow()
    step, length = learner.coach.step, len(learner.hands.sitting.referee.line)
    assert isinstance(step, Mistake) and step.start == "B1"
    learner.press("ok")
    assert "The detective waits on B1" in learner.text()
    learner.press("ok")
    assert step.otherwise[0] in learner.text() and len(learner.hands.sitting.referee.line) == length
    assert "back" not in learner.text().lower()


def test_the_lesson_is_silent_while_pieces_follow_a_move_of_others(table: VirtualTable) -> None:
    learner = learner_at(table, "catch-it", "first-game", OtherMove)
    learner.until(lambda: not learner.hands.sitting.in_order)
    assert "Carry the red pawn from A7 to A6." in learner.text()
    learner.hands.tidy()
    learner.until(lambda: isinstance(learner.coach.step, Task))
    text = learner.coach.step.text[0]
    assert "Carry the red pawn from B7 to B6." in learner.text() and text not in learner.text()
    learner.hands.tidy()
    learner.hands.wait(300)
    assert text in learner.text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_that_rests_says_that_it_is_not_saved(lang: str, table: VirtualTable) -> None:
    learner = learner_at(table, "catch-it", "first-game", Mistake, lang)
    table.press("menu")
    learner.hands.wait(3500)
    table.release("menu")
    learner.hands.wait(100)
    assert say(lang, "table.away-lesson") in learner.text() and say(lang, "table.away") not in learner.text()
    learner.press("ok")
    assert learner.coach.step.text[LANGUAGES.index(lang)] in learner.text()
