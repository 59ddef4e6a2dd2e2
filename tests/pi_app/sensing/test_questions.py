"""Questions on the lights and buttons."""

from __future__ import annotations

import pytest

from pi_app.games import front_of
from pi_app.games.tabletop import Deed, Reading
from pi_app.public.question_text import back_text, ok_text, option_text, question_text
from pi_app.sensing import decide, questions
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, Busy, Wrong
from pi_app.sensing.questions import LET_BE, MOVE, STANDS, TAKE_BACK, Question

GAME = "catch-it"
TABLETOP = front_of(GAME).tabletop
D1, D2, E2, C2 = 93, 82, 83, 81
PIECES = {D1: "blue"}
TAKE = Reading("D1xD2", D1, D2, label="catch-it.table-label-take")
LEAVE = Reading("D1-D2", D1, D2, label="catch-it.table-label-leave")
STEPS = [Reading("D1-C2", D1, C2), Reading("D1-D2", D1, D2), Reading("D1-E2", D1, E2)]
OUT = Reading("D1-out", D1, None, ends=True)
LAYOUT = decide.layout(1 << D1, [*STEPS, OUT])


def texts(question: Question, lang: str = "en") -> list[str]:
    return [option_text(GAME, option, lang) for option in question.options]


# ---- what the buttons do


def test_back_never_makes_a_move() -> None:
    for question in (
        questions.which(TABLETOP, [TAKE, LEAVE], PIECES),
        questions.which(TABLETOP, STEPS, PIECES),
        questions.which(TABLETOP, STEPS[:1], PIECES),
        questions.take_back(LAYOUT._replace(before=1 << D2)),
        *filter(None, [questions.offer(TABLETOP, LAYOUT, Busy(1 << D1, 0), (), PIECES)]),
    ):
        closed, answer = question.press("back")
        assert closed is None and answer is not None and answer.does == LET_BE and not answer.move


def test_left_and_right_walk_through_the_options_and_round() -> None:
    question: Question | None = questions.which(TABLETOP, STEPS, PIECES)
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
    ended, answer = question.press("ok")
    assert ended is None and answer is not None and (answer.does, answer.move) == (MOVE, "D1-C2")


def test_what_ends_something_stands_last_and_is_confirmed() -> None:
    question = questions.offer(TABLETOP, LAYOUT, Busy(1 << D1, 0), (), PIECES)
    assert question is not None and question.at == 0
    assert [option.move for option in question.options][-1] == "D1-out"
    last, _ = question.press("left")
    assert last is not None and last.now.move == "D1-out"
    sure, answer = last.press("ok")
    assert answer is None and sure is not None
    assert question_text(GAME, sure, "en") == "The blue pawn leaves the board from D1: are you sure?"
    assert sure.press("ok")[1] == last.now
    assert sure.press("back") == (None, questions.NONE)


def test_a_question_with_one_option_is_its_own_confirmation() -> None:
    layout = decide.layout(1 << D1, [OUT])
    question = questions.offer(TABLETOP, layout, AtRest(), (), PIECES)
    assert question is not None and not question.walks
    assert question.press("ok")[1] == question.now


# ---- what is asked


def test_every_option_names_its_piece_and_its_place() -> None:
    assert texts(questions.which(TABLETOP, STEPS, PIECES)) == [
        "The blue pawn goes from D1 to C2",
        "The blue pawn goes from D1 to D2",
        "The blue pawn goes from D1 to E2",
    ]
    assert texts(questions.which(TABLETOP, [TAKE, LEAVE], PIECES), "fr") == [
        "Le pion bleu prend la bille et va en D2",
        "Le pion bleu laisse la bille et va en D2",
    ]


def test_moves_that_look_the_same_are_asked_in_the_words_of_the_game() -> None:
    question = questions.which(TABLETOP, [TAKE, LEAVE], PIECES)
    assert question_text(GAME, question, "en") == "Does it take the ball?"
    assert (ok_text(GAME, question, "en"), back_text(question, "en")) == (texts(question)[0], "none of these")


def test_one_reading_is_asked_as_yes_or_no() -> None:
    question = questions.which(TABLETOP, STEPS[:1], PIECES)
    assert not question.walks
    assert question_text(GAME, question, "fr") == "Le pion bleu va de D1 à C2 ?"
    assert (ok_text(GAME, question, "fr"), back_text(question, "fr")) == ("oui", "non")


def test_a_catch_is_asked_as_a_catch() -> None:
    catch = Reading("dog+ F1", D1, D2, over=1 << D2)
    question = questions.which(TABLETOP, [catch], {D1: "blue", D2: "red"})
    assert question.kind == questions.CATCH and texts(question) == ["The blue pawn catches the red pawn on D2"]


def test_the_points_of_a_take_back_shine() -> None:
    layout = LAYOUT._replace(before=1 << D2)
    assert questions.take_back(layout).now.spots == 1 << D1 | 1 << D2


def test_a_place_is_asked_first_and_then_which_of_the_moves_that_lead_there() -> None:
    farm = front_of("rattrapez-le").tabletop
    signs = ("plus", "minus", "equal")
    readings = [
        Reading(f"dog{sign} {end}", D1, end, label=f"rattrapez-le.table-label-{sign}")
        for end in (C2, E2)
        for sign in signs
    ]
    question = questions.offer(farm, decide.layout(1 << D1, readings), Busy(1 << D1, 0), (), {D1: "dog"})
    assert question is not None and question.kind == questions.WHERE
    places = [option for option in question.options if option.does == MOVE]
    assert [option.spots for option in places] == [1 << C2, 1 << E2]
    while question.now != places[1]:
        following, _ = question.press("right")
        assert following is not None
        question = following
    card, answer = question.press("ok")
    assert answer is None and card is not None
    assert question_text("rattrapez-le", card, "en") == "Which card did you play?"
    assert [option.move for option in card.options] == [f"dog{sign} {E2}" for sign in signs]


def test_a_point_whose_reed_is_ignored_comes_first_when_a_piece_is_in_hand() -> None:
    layout = decide.layout(1 << D1, [*STEPS, OUT], deaf=1 << E2)
    question = questions.offer(TABLETOP, layout, Busy(1 << D1, 0), (), PIECES)
    assert question is not None
    assert [option.move for option in question.options] == ["D1-E2", "", "D1-C2", "D1-D2", "D1-out"]
    assert question.options[1].does == STANDS, "that it never moved comes before all other points"


def test_a_piece_that_came_last_can_be_taken_back_from_the_hand() -> None:
    question = questions.offer(TABLETOP, LAYOUT._replace(before=0), Busy(1 << D1, 0), (), PIECES)
    assert question is not None
    assert [option.does for option in question.options][-2:] == [TAKE_BACK, MOVE]


def test_ok_offers_what_the_moment_calls_for() -> None:
    plain = decide.layout(1 << D1, STEPS)

    def offered(decision: decide.Decision, *deeds: Deed) -> Question | None:
        return questions.offer(TABLETOP, plain, decision, deeds, PIECES)

    assert offered(AtRest()) is None
    deed = offered(AtRest(), Deed("pass", "catch-it.table-deed-pass"))
    assert deed is not None and (deed.now.does, deed.now.move) == (MOVE, "pass")
    back = offered(Back())
    assert back is not None and back.now.does == TAKE_BACK
    again = offered(Ask((TAKE, LEAVE)))
    assert again is not None and again.now.move == "D1xD2"
    where = offered(Busy(1 << D1, 0))
    assert where is not None and question_text(GAME, where, "en") == "Where is the blue pawn now?"
    gone = offered(Astray(1 << D1, 0))
    assert gone is not None and gone.now.does == STANDS
    assert question_text(GAME, gone, "en") == "The blue pawn still stands on D1?"
    bare = offered(Astray(0, 1 << D2))
    assert bare is not None and (texts(bare), bare.now.spots) == (["Nothing stands on D2"], 1 << D2)
    both = offered(Astray(1 << D1, 1 << D2))
    assert both is not None and texts(both) == ["The blue pawn still stands on D1", "Nothing stands on D2"]
    assert offered(Wrong(D1, D2)) is None


def test_leaving_is_offered_at_rest_because_the_reed_of_the_piece_may_be_stuck() -> None:
    question = questions.offer(TABLETOP, LAYOUT, AtRest(), (Deed("pass", "catch-it.table-deed-pass"),), PIECES)
    assert question is not None and [option.move for option in question.options] == ["pass", "D1-out"]


def test_a_move_with_two_ways_is_offered_once() -> None:
    lifting = Reading("burgle A2", D1, None, label="chicago.table-deed-burgle")
    layout = decide.layout(1 << D1, [lifting], deaf=1 << D1)
    deed = Deed("burgle A2", "chicago.table-deed-burgle", 1 << D1)
    question = questions.offer(TABLETOP, layout, AtRest(), (deed,), PIECES)
    assert question is not None and len(question.options) == 1


def test_a_piece_missing_for_long_can_be_said_to_stand() -> None:
    question = questions.offer(TABLETOP, decide.layout(1 << D1, STEPS), AtRest(aside=1 << D1), (), PIECES)
    assert question is not None and texts(question) == ["The blue pawn still stands on D1"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_is_left_unfilled(lang: str) -> None:
    question = questions.offer(TABLETOP, LAYOUT, Busy(1 << D1, 0), (), PIECES)
    assert question is not None
    assert all(
        "{" not in text and "  " not in text for text in (*texts(question, lang), question_text(GAME, question, lang))
    )
