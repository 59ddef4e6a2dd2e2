"""The referee: a refused move changes nothing, and each seat is shown its own events."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games, record
from engine.game import CHANCE, TABLE, OptionError, fold
from engine.referee import MANUAL, AnyReferee, Referee, Refusal

EXPLORE = settings(deadline=None, derandomize=True, database=None, max_examples=15)
ESCAPE = "6G 6F 6H 6F 6I 6F 6J 6F 6K 6F 5K 6F 4K 6F 3K 6F 2K 6F 1K"
GOAL = {"position": {"blue": ["D7", "A1"], "red": ["G2"], "ball": "D7", "to_move": "blue"}}  # D7 can win


def begin(game: str, texts: str = "", **options: Any) -> AnyReferee:
    """Return a game after these moves. Each is made by the seat whose turn it is."""
    referee: AnyReferee = Referee(games.load(game), options, seed=7)
    for text in texts.split():
        (seat,) = referee.to_act
        referee.play(seat, referee.game.read(text))
    return referee


def everything(referee: AnyReferee) -> list[Any]:
    """Return everything that the referee can be asked, and its state."""
    told = {seat: [event.as_json() for event in referee.shown(seat)] for seat in (*referee.players, TABLE)}
    views = {seat: referee.view(seat) for seat in told}
    shown = {seat: referee.game.show(view) for seat, view in views.items()}
    legal = {seat: referee.legal(seat) for seat in told}
    return [told, views, shown, legal, referee.to_act, referee.outcome, record.write(referee), referee._state]


# ---- refusals


@pytest.mark.parametrize(
    ("game", "texts", "seat", "move", "code"),
    [
        ("catch-a-thief", "", "nobody", "6G", "unknown-seat"),
        ("catch-a-thief", "", "Thief", "6G", "unknown-seat"),
        ("catch-a-thief", "", TABLE, "6G", "unknown-seat"),
        ("catch-a-thief", "", CHANCE, "6G", "unknown-seat"),
        ("catch-a-thief", "", "detective", "6F", "not-your-turn"),
        ("catch-a-thief", "6G", "thief", "5G", "not-your-turn"),
        ("catch-a-thief", "", "thief", "6F", "illegal"),
        ("catch-a-thief", "6G", "detective", "6G", "illegal"),
        ("catch-a-thief", ESCAPE, "detective", "6F", "over"),
        ("catch-a-thief", ESCAPE, "thief", "1K", "over"),
        ("catch-a-thief", ESCAPE, "nobody", "6F", "unknown-seat"),
        ("catch-it", "D7-D6 A1-A2", "blue", "D6-D7", "not-your-turn"),
        ("catch-it", "", "blue", "D7-D5", "illegal"),
        ("catch-it", "D7-out", "red", "G2-G3", "over"),
    ],
)
def test_a_refused_move_changes_nothing(game: str, texts: str, seat: str, move: str, code: str) -> None:
    referee = begin(game, texts, **(GOAL if game == "catch-it" else {}))
    before = everything(referee)
    with pytest.raises(Refusal) as refusal:
        referee.play(seat, referee.game.read(move))
    assert refusal.value.code == code
    assert bool(refusal.value.verdict.rule) == (code == "illegal")
    assert everything(referee) == before


def test_an_illegal_move_carries_the_verdict_and_the_seat_may_try_again() -> None:
    referee = begin("catch-it")
    with pytest.raises(Refusal) as refusal:
        referee.play("blue", referee.game.read("D1-D3"))
    assert refusal.value.verdict.rule == "catch-it 3"
    assert [event.kind for event in referee.play("blue", referee.game.read("D1-D2"))] == ["moved"]


@pytest.mark.parametrize(("game", "option"), [("catch-a-thief", "starter"), ("catch-it", "variant")])
def test_no_game_begins_with_an_option_that_it_does_not_have(game: str, option: str) -> None:
    with pytest.raises(OptionError) as error:
        Referee(games.load(game), {option: 1}, seed=0)
    assert (error.value.option, error.value.known) == (option, False)


# ---- events


def test_each_seat_is_told_its_own_events() -> None:
    referee = begin("catch-a-thief", "6G 6F 5G 5G")
    kinds = {seat: [event.kind for event in referee.shown(seat)] for seat in ("thief", "detective", TABLE)}
    end = ["caught", "reveal", "over"]
    assert kinds["thief"] == ["start", "step", "clue", "step", *end]
    assert kinds["detective"] == kinds[TABLE] == ["start", "moved", "clue", "moved", *end]


def test_events_are_handed_out_from_any_number_on() -> None:
    referee = begin("catch-a-thief", "6G 6F 5G 6H")
    for seat in ("thief", "detective", TABLE):
        every = list(referee.shown(seat))
        assert len(every) == 5
        for since in range(7):
            assert list(referee.shown(seat, since)) == every[since:]


def test_a_move_returns_what_its_seat_learns_of_it() -> None:
    referee = begin("catch-a-thief")
    for text, kinds in (("6G", ["step"]), ("6F", ["clue"]), ("5G", ["step"]), ("5G", ["caught", "reveal", "over"])):
        (seat,) = referee.to_act
        known = len(referee.shown(seat))
        learnt = list(referee.play(seat, referee.game.read(text)))
        assert [event.kind for event in learnt] == kinds
        assert learnt == list(referee.shown(seat, known))


@EXPLORE
@given(st.data(), st.sampled_from(games.names()))
def test_in_a_random_game_views_are_folded_from_events_and_the_table_never_plays(
    data: st.DataObject, game: str
) -> None:
    referee: AnyReferee = Referee(games.load(game), {}, seed=0, chance=MANUAL)
    for _ in range(12):
        for seat in (*referee.players, TABLE):
            assert fold(referee.game, referee.game.blank(seat), referee.shown(seat)) == referee.view(seat)
        assert TABLE not in referee.to_act
        assert referee.may_watch(TABLE) and not referee.may_play(TABLE)
        assert referee.legal(TABLE) == ()
        (*seats,) = sorted(referee.to_act)
        listed = [(seat, move) for seat in seats for move in referee.legal(seat) or ()]
        if not listed:
            return
        seat, move = data.draw(st.sampled_from(listed))
        with pytest.raises(Refusal, match="unknown-seat"):
            referee.play(TABLE, move)
        referee.play(seat, move)


def test_a_game_without_chance_has_no_seat_for_it() -> None:
    referee: AnyReferee = Referee(games.load("catch-it"), {}, seed=0, chance=MANUAL)
    assert not referee.may_watch(CHANCE)
    assert not referee.may_play(CHANCE)


def test_only_the_seat_on_turn_has_legal_moves() -> None:
    referee = begin("catch-a-thief")
    assert [len(referee.legal(seat) or ()) for seat in ("thief", "detective")] == [4, 0]
    referee.play("thief", referee.game.read("6G"))
    assert [len(referee.legal(seat) or ()) for seat in ("thief", "detective")] == [0, 1]


@pytest.mark.parametrize("game", ["catch-it", "chicago", "rattrapez-le"])
def test_a_game_is_played_again_up_to_any_move_with_the_same_cards(game: str) -> None:
    rng, referee = Random(1), AnyReferee(games.load(game), {}, seed=5)
    then = {}
    while len(referee.line) < 30 and not referee.outcome:
        then[len(referee.line)] = {seat: referee.view(seat) for seat in (*referee.players, TABLE)}
        seat = rng.choice(sorted(referee.to_act))
        referee.play(seat, rng.choice(sorted(referee.legal(seat) or ())))
    for length, views in then.items():
        again = referee.again(length)
        assert {seat: again.view(seat) for seat in (*again.players, TABLE)} == views
        assert again.line == referee.line[:length]
