"""Rattrapez-le's refusals, each with its rule, its places and its words, and the notation of its moves."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import CHANCE, TABLE, MoveError
from engine.games.rattrapez_le import board, cards
from engine.games.rattrapez_le.turns import Move
from engine.referee import MANUAL, Referee
from pi_app.games.rattrapez_le.words import WORDS
from tests.engine.games.rattrapez_le.table import GAME, deal, deck, random_move, situation, table

EXPLORE = settings(deadline=None, derandomize=True, database=None, max_examples=100)

# ------------------------------------------------------------------------------------------ refusals

TAKEN = {"dog": "E1", "maid": "G1", "wife": "E3"}
IN_PLAY: list[tuple[str, str, str, int, tuple[str, ...]]] = [
    ("maid", "deal", "only-chance-deals", 1, ()),
    ("maid", "choose dog", "already-chosen", 2, ()),
    ("maid", "farmer+ D11", "not-in-hand", 3, ()),
    ("maid", "discard farmer+", "not-in-hand", 3, ()),
    ("maid", "discard dog=", "can-move", 7, ()),
    ("maid", "dog= E1", "ends-where-it-started", 5, ("E1",)),
    ("maid", "horse= farm", "horse-stays-out", 5, ("farm",)),
    ("maid", "dog= C1", "out-of-reach", 5, ("E1", "C1")),
    ("maid", "dog= farm", "out-of-reach", 5, ("E1", "farm")),
    ("maid", "dog= F1", "not-your-secret", 6, ("F1",)),
    ("maid", "horse= E1", "not-your-secret", 6, ("E1",)),
    ("dog", "horse= G1", "not-your-secret", 6, ("G1",)),
    ("dog", "dog+ E3", "case-taken", 5, ("E3",)),
]


@pytest.mark.parametrize(("secret", "text", "code", "rule", "squares"), IN_PLAY)
def test_a_refused_turn_names_its_rule_and_places(
    secret: str, text: str, code: str, rule: int, squares: tuple[str, ...]
) -> None:
    view = situation(secret, "dog= dog+ horse= maid=", 1, **TAKEN)
    assert GAME.judge(view, GAME.read(text)) == (False, code, f"rattrapez-le {rule}", squares)
    assert_worded(code)


def test_refusals_before_play() -> None:
    referee = table(2)
    assert GAME.judge(referee.view("p1"), GAME.read("choose horse"))[:3] == (False, "horse-is-chased", "rattrapez-le 2")
    for text in ("dog+ E7", "discard dog+"):
        assert GAME.judge(referee.view("p1"), GAME.read(text))[:3] == (False, "choose-first", "rattrapez-le 2")
    assert GAME.judge(referee.view("p1"), GAME.read(deal(2))).code == "only-chance-deals"
    referee.play("p1", GAME.read("choose dog"))
    for seat in ("p1", TABLE, CHANCE):
        assert GAME.judge(referee.view(seat), GAME.read("choose dog"))[:3] == (False, "not-your-turn", "rattrapez-le 3")
    for code in ("horse-is-chased", "choose-first"):
        assert_worded(code)


def test_refusals_to_chance() -> None:
    view = Referee(GAME, {"players": 2}, seed=0, chance=MANUAL).view(CHANCE)
    assert GAME.judge(view, GAME.read(deal(2))).ok
    for wrong in (deal(4), "deal", deal(2) + " dog+", deal(2).replace("dog+", "dog-")):
        assert GAME.judge(view, GAME.read(wrong)) == (False, "not-the-deck", "rattrapez-le 1", ())
    assert GAME.judge(view, GAME.read("choose dog")) == (False, "deal-now", "rattrapez-le 1", ())
    assert GAME.form(view) in WORDS
    for code in ("not-the-deck", "deal-now"):
        assert_worded(code)


def assert_worded(code: str) -> None:
    for sentence in WORDS[f"rattrapez-le.{code}"]:
        assert "{" not in sentence.format(squares="A1, farm")


EVERY_MOVE = [
    *(GAME.read(f"{card} {place}") for card in cards.CARDS for place in board.NAMES),
    *(GAME.read(f"discard {card}") for card in cards.CARDS),
    *(GAME.read(f"choose {subject}") for subject in cards.SUBJECTS),
    GAME.read(deal(2)),
    GAME.read(deal(4)),
]


@pytest.mark.parametrize("far", [False, True])
def test_a_move_is_judged_legal_exactly_when_it_is_listed(far: bool) -> None:
    rng = Random(7)
    referee = Referee(GAME, {"players": 2}, seed=0, chance=MANUAL)
    asked = 0
    while not referee.outcome and asked < 9:
        if rng.random() < 0.05 or len(referee.line) < 4:
            asked += 1
            for seat in ("p1", "p2", TABLE, CHANCE):
                listed = referee.legal(seat)
                legal = {GAME.read(deal(2))} if listed is None else set(listed)
                assert {move for move in EVERY_MOVE if GAME.judge(referee.view(seat), move).ok} == legal
        referee.play(*random_move(referee, rng, far=far))


# ------------------------------------------------------------------------------------------ notation


@EXPLORE
@given(st.sampled_from(EVERY_MOVE))
def test_a_move_reads_as_it_is_written(move: Move) -> None:
    assert GAME.read(GAME.write(move)) == move


@EXPLORE
@given(st.permutations(sorted(deck(2).elements())))
def test_a_deal_reads_as_it_is_written(order: list[str]) -> None:
    text = " ".join(["deal", *order])
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  CHOOSE   Dog ", "choose dog"),
        ("DOG+ a11", "dog+ A11"),
        ("dog+   A 1 1", "dog+ A11"),
        ("horse= f a r m", "horse= farm"),
        ("Wife- FARM", "wife- farm"),
        ("discard\tMAID=", "discard maid="),
        (" Deal dog+  DOG+ ", "deal dog+ dog+"),
    ],
)
def test_case_and_extra_spaces_do_not_matter(text: str, plain: str) -> None:
    assert GAME.write(GAME.read(text)) == plain


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "dog+",
            "dog A11",
            "dog+A11",
            "dog+ B2",
            "dog+ L1",
            "dog+ A12",
            "dog+ A1 A2",
            "choose",
            "choose cat",
        ),
        *(
            "choose dog dog",
            "discard",
            "discard dog",
            "deal cat+",
            "dog+ discard",
            "pass",
            "ＤＯＧ+ A1",
            "dog+ \u212a5",
        ),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(MoveError):
        GAME.read(text)


@EXPLORE
@given(
    st.text() | st.lists(st.sampled_from(["deal", "dog+", "choose", "horse", "A1", "farm", "discard"])).map(" ".join)
)
def test_any_text_is_a_move_or_none(text: str) -> None:
    try:
        move = GAME.read(text)
    except MoveError:
        return
    assert GAME.read(GAME.write(move)) == move
