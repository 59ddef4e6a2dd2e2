"""Questions on the lights and buttons."""

from __future__ import annotations

from pi_app.games import front_of
from pi_app.games.tabletop import Deed, Reading
from pi_app.sensing import decide, questions
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, Busy, Wrong
from pi_app.sensing.questions import LET_BE, MOVE, STANDS, TAKE_BACK, Answer, Question

TABLETOP = front_of("catch-it").tabletop
D1, D2, E2, C2 = 93, 82, 83, 81
TAKE = Reading("D1xD2", D1, D2, label="catch-it.table-label-take")
LEAVE = Reading("D1-D2", D1, D2, label="catch-it.table-label-leave")
STEPS = [Reading("D1-C2", D1, C2), Reading("D1-D2", D1, D2), Reading("D1-E2", D1, E2)]
OUT = Reading("D1-out", D1, None, asks=True)
LAYOUT = decide.layout(1 << D1, [*STEPS, OUT])


def test_ok_is_the_first_of_two_and_back_the_second() -> None:
    question = questions.which(TABLETOP, LAYOUT, [TAKE, LEAVE], sure=True)
    assert question.press("ok") == (None, question.now)
    assert question.now.move == "D1xD2"
    _, answer = question.press("back")
    assert answer is not None and answer.move == "D1-D2"


def test_back_is_no_where_a_broken_reed_may_have_raised_the_question() -> None:
    question = questions.which(TABLETOP, LAYOUT, [TAKE, LEAVE], sure=False)
    assert question.walks and question.back.does == LET_BE


def test_the_points_of_a_take_back_shine() -> None:
    layout = LAYOUT._replace(before=1 << D2)
    assert questions.take_back(layout).now.spots == 1 << D1 | 1 << D2


def test_left_and_right_walk_through_more_than_two_and_back_lets_it_be() -> None:
    question: Question | None = questions.which(TABLETOP, LAYOUT, STEPS)
    moves = []
    for _ in range(4):
        assert question is not None
        moves.append(question.now.move)
        question, answer = question.press("right")
        assert answer is None
    assert moves == ["D1-C2", "D1-D2", "D1-E2", "D1-C2"]
    assert question is not None
    question, _ = question.press("left")
    assert question is not None and question.now.move == "D1-C2"
    ended, answer = question.press("back")
    assert ended is None and answer is not None and answer.does == LET_BE


def test_one_reading_is_asked_as_yes_or_no() -> None:
    question = questions.which(TABLETOP, LAYOUT, STEPS[:1])
    assert not question.walks
    assert question.key == "table.ask-this"
    assert question.back.does == LET_BE


def test_a_catch_is_asked_as_a_catch() -> None:
    catch = Reading("dog+ F1", D1, D2, over=1 << D2)
    assert questions.which(TABLETOP, LAYOUT, [catch]).key == "table.ask-catch"


def test_a_piece_that_may_leave_is_asked_where_it_goes_with_leaving_first() -> None:
    question = questions.which(TABLETOP, LAYOUT, [OUT])
    assert [answer.move for answer in question.answers] == ["D1-out", "", "D1-C2", "D1-D2", "D1-E2"]
    assert question.answers[1].does == STANDS, "that it never moved comes before all the points"


def test_ok_offers_what_the_moment_calls_for() -> None:
    def offered(decision: decide.Decision, *deeds: Deed) -> Question | None:
        return questions.offer(TABLETOP, LAYOUT, decision, deeds)

    assert offered(AtRest()) is None
    deed = offered(AtRest(), Deed("pass", "catch-it.table-deed-pass"))
    assert deed is not None and deed.now == Answer(MOVE, "pass", "catch-it.table-deed-pass")
    back = offered(Back())
    assert back is not None and back.now.does == TAKE_BACK
    again = offered(Ask((TAKE, LEAVE)))
    assert again is not None and again.now.move == "D1xD2"
    where = offered(Busy(1 << D1, 0))
    assert where is not None and where.key == "table.ask-where"
    gone = offered(Astray(1 << D1, 0))
    assert gone is not None and (gone.now.does, gone.now.key) == (STANDS, "table.stands")
    bare = offered(Astray(0, 1 << D2))
    assert bare is not None and (bare.now.key, bare.now.spots) == ("table.bare", 1 << D2)
    assert offered(Astray(1 << D1, 1 << D2)) is None
    assert offered(Wrong(D1, D2)) is None


def test_a_piece_missing_for_long_can_be_said_to_stand() -> None:
    question = questions.offer(TABLETOP, LAYOUT, AtRest(aside=1 << D1), ())
    assert question is not None and question.now.parts == (("where", "D1"),)
