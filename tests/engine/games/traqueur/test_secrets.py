"""Le Traqueur's secrets, conjectures, verdicts, notation and records."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import games, record
from engine.game import TABLE, MoveError
from engine.games.traqueur import GAME, board, random_camp
from engine.games.traqueur.camps import camp_behind
from engine.games.traqueur.notation import MOVES, Move
from engine.games.traqueur.search import Grid
from engine.referee import Referee
from pi_app.games.traqueur.words import WORDS
from tests.engine.games.traqueur.camps import INNER, SEATS, SLOTS, WATCHERS, new, search
from tests.engine.games.traqueur.test_game import IMPOSSIBLE, REFUSED
from tests.oracles import traqueur as oracle
from tests.pi_app.words.faces import face

# ------------------------------------------------------------------------------------------ leaks


def test_a_camp_of_no_barriers_and_one_of_30_look_alike_from_outside() -> None:
    bare, full = (
        search(south, "A1", "B1", "wait", "A1", north="F6 |A1")
        for south in ("E1", " ".join(["F2", *INNER[:29], "|F1"]))
    )
    for seat in ("north", TABLE):
        assert bare.shown(seat) == full.shown(seat)
        assert bare.view(seat) == full.view(seat)


def test_the_order_in_which_barriers_are_named_is_forgotten() -> None:
    one, two = (search(south) for south in ("E5 |C1 B4|C4", "E5 B4|C4 |C1"))
    assert [one.shown(seat) for seat in WATCHERS] == [two.shown(seat) for seat in WATCHERS]


def test_a_refusal_does_not_depend_on_the_others_camp() -> None:
    referees = [search(south, "B1") for south in ("F6", "C6 B1|B2 A1|B1 B1|C1 |D1")]
    for move in MOVES:
        verdicts = {GAME.judge(referee.view("north"), move) for referee in referees}
        assert len(verdicts) == 1


# ------------------------------------------------------------------------------------------ conjectures


def random_game(seed: int, plies: int) -> Referee[Any, Any, Any]:
    """Play at random for at most this many moves."""
    rng = Random(seed)
    referee = new(rng.choice(SEATS))
    for _ in range(plies):
        if not referee.to_act:
            break
        seat = rng.choice(sorted(referee.to_act))
        legal = referee.legal(seat)
        referee.play(seat, random_camp(rng) if legal is None else rng.choice(legal))
    return referee


@pytest.mark.parametrize("seed", range(60))
def test_a_conjecture_is_a_game_that_looks_the_same(seed: int) -> None:
    referee = random_game(seed, plies=seed % 20 if seed % 3 else 10 * seed)
    rng = Random(seed)
    for seat in WATCHERS:
        for _ in range(3):
            again = new(referee.options["first"])
            for mover, move in GAME.conjecture(referee.view(seat), rng):
                again.play(mover, move)
            assert again.shown(seat) == referee.shown(seat)
            assert again.view(seat) == referee.view(seat)
            assert again.to_act == referee.to_act


def test_a_conjecture_varies_all_that_is_unknown_and_nothing_else() -> None:
    referee = search("E5 B3|B4", "B1", "B2", "B3", "B4")
    rng = Random(1)
    camps = [dict(GAME.conjecture(referee.view("north"), rng)[:2])["south"] for _ in range(2000)]
    assert {board.NAMES[camp.place] for camp in camps} == set(oracle.CELLS) - {"B1", "B2", "B3"}
    assert {len(camp.barriers) for camp in camps} == set(range(1, 31))
    for slot, pair in zip(board.SLOT_NAMES, board.PAIRS, strict=True):
        share = sum(pair in camp.barriers for camp in camps) / len(camps)
        if slot in ("|B1", "B1|B2", "B2|B3"):
            assert share == 0
        elif slot == "B3|B4":
            assert share == 1
        else:
            assert 0.1 < share < 0.4  # On average a camp has about 15 barriers in 66 slots.
    assert all(dict(GAME.conjecture(referee.view("south"), rng)[:2])["south"] == GAME.read("E5 B3|B4") for _ in "ab")


def test_the_table_conjectures_both_camps() -> None:
    view = search("E5", "B1").view(TABLE)
    lines = [GAME.conjecture(view, Random(seed)) for seed in range(20)]
    assert len({line[0] for line in lines}) > 15 and len({line[1] for line in lines}) > 15


def test_every_camp_behind_a_search_grid_is_conjectured_and_no_other() -> None:
    """Only three cells and the six slots around them are unknown, and 27 barriers are recorded."""
    far, slots = ("F4", "F5", "F6"), ("E4|F4", "E5|F5", "E6|F6", "F3|F4", "F4|F5", "F5|F6")
    rows = [name for name in SLOTS if name[0] == "|" or name[0] == name[3]]
    crossed = set(rows) - set(slots)
    closed = set(SLOTS) - set(rows) - set(slots)
    assert len(closed) == 27
    entered = sum(1 << board.PLACES[name] for name in oracle.CELLS if name not in far)
    grid = Grid(board.OUT, entered, board.slots_named(closed), board.slots_named(crossed))
    possible = {
        (fugitive, more)
        for count in range(4)  # There are at most 30 barriers.
        for more in combinations(slots, count)
        for fugitive in far
        if fugitive in oracle.reachable(closed | set(more))
    }
    rng = Random(2)
    found = set()
    for _ in range(6000):
        fugitive, barriers = camp_behind(grid, rng)
        assert barriers & board.slots_named(closed) == board.slots_named(closed)
        more = set(board.slot_names(barriers)) - closed
        found.add((board.NAMES[fugitive], tuple(slot for slot in slots if slot in more)))
        assert len(more) == barriers.bit_count() - 27
    assert found == possible


def test_random_camps_are_legal_and_of_every_size() -> None:
    rng, view = Random(3), new().view("north")
    camps = [random_camp(rng) for _ in range(1000)]
    assert all(GAME.judge(view, camp).ok for camp in camps)
    assert {len(camp.barriers) for camp in camps} == set(range(31))
    assert {camp.place for camp in camps} == set(range(36))


# ------------------------------------------------------------------------------------------ verdicts and words


@pytest.mark.parametrize("seed", range(20))
def test_the_verdict_is_yes_exactly_for_the_legal_moves(seed: int) -> None:
    referee = random_game(seed, plies=3 + seed * 2)
    for seat in WATCHERS:
        view = referee.view(seat)
        legal = GAME.legal(view)
        assert legal is not None
        for move in (*MOVES, GAME.read("E5 |C1")):
            verdict = GAME.judge(view, move)
            assert verdict.ok == (move in legal)
            assert verdict.ok or (verdict.code and verdict.rule.startswith("traqueur "))


def test_show_is_json_and_says_who_may_act() -> None:
    for seed in range(30):
        referee = random_game(seed, plies=seed)
        for seat in WATCHERS:
            shown = GAME.show(referee.view(seat))
            assert json.loads(json.dumps(shown)) == shown
            assert (shown["seat"], shown["options"]) == (seat, referee.options)
            assert shown["to_act"] == sorted(referee.to_act)
    assert GAME.show(GAME.blank("north"))["asked"] == []


def test_every_refusal_has_words_in_both_languages_and_no_words_are_idle() -> None:
    codes = {code for _, code, _ in IMPOSSIBLE} | {code for _, _, _, code, _, _ in REFUSED}
    codes |= {"camp-frozen", "form-camp"}  # The text of `not-your-turn` is the same in every game.
    refusals = {key: texts for key, texts in WORDS.items() if face(key) in ("", "form")}
    assert set(refusals) == {f"traqueur.{code}" for code in codes}
    lit = {code: squares for _, code, squares in IMPOSSIBLE} | {code: squares for _, _, _, code, _, squares in REFUSED}
    for key, (english, french) in refusals.items():
        assert english != french and english.endswith(".") and french.endswith(".")
        assert ("{squares}" in english) == ("{squares}" in french)
        assert "{squares}" not in english or lit[key.removeprefix("traqueur.")]


# ------------------------------------------------------------------------------------------ notation and records


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("b1", "B1"),
        (" B 1 ", "B1"),
        ("OUT", "out"),
        ("  Wait\t", "wait"),
        ("e5   |c1  B4|c4\nD2|D3", "E5 |C1 B4|C4 D2|D3"),
        ("E 5 | C 1 B4 | C 4 |D1", "E5 |C1 B4|C4 |D1"),
    ],
)
def test_case_and_spaces_do_not_matter(text: str, plain: str) -> None:
    assert GAME.write(GAME.read(text)) == plain


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "G1", "A7", "A0", "1A", "A", "A11", "o", "out wait", "out |A1", "pass", "B1 B2", "|A1", "B3|B4"),
        *("E5 E6|", "E5 |", "E5 A6|A7", "E5 |G1", "E5 A1|", "E5 A1||A2", "E5,|C1", "E5|C1", "E5 B3|B4|B5", "E5 out"),
        *("E5 B4|B3", "E5 C4|B4", "E5 C1|"),  # A slot has only one name, with the upper or left cell first.
        *("Ａ1", "A１", "é5", "A1 |B１", "\0", "E5 " + "A1|A2" * 9),
    ],
)
def test_texts_that_are_no_move_or_name_places_off_the_board_are_no_moves(text: str) -> None:
    with pytest.raises(MoveError):
        GAME.read(text)


@pytest.mark.parametrize("text", ["A1" + " " * 65000 + "x", "A1" + " " * 65000 + "B1|B2", "A1" + " A1|A2" * 10000])
def test_huge_texts_are_read_or_refused_at_once(text: str) -> None:
    try:
        move = GAME.read(text)
    except MoveError:
        return
    GAME.judge(new().view("north"), move)


_PAIRS = st.tuples(st.integers(0, board.OUT), st.integers(0, board.OUT - 1)).filter(
    lambda pair: pair[::-1] not in board.SLOTS
)
_MOVES = st.sampled_from(MOVES) | st.builds(
    Move, st.integers(0, board.OUT - 1), st.lists(_PAIRS | st.sampled_from(board.PAIRS), max_size=40).map(tuple)
)


@given(_MOVES)
def test_what_is_written_is_read_back_and_can_be_judged(move: Move) -> None:
    assert GAME.read(GAME.write(move)) == move
    GAME.judge(new().view("north"), move)
    GAME.judge(search("F6", "B1").view("north"), move)


@given(st.text() | st.text(alphabet="ABFG167| outwa"))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = GAME.read(text)
    except MoveError:
        return
    assert GAME.read(GAME.write(move)) == move


def test_a_record_replays_to_the_same_views() -> None:
    for seed in range(10):
        referee = random_game(seed, plies=50)
        again = record.read(json.loads(json.dumps(record.write(referee))))
        assert [again.view(seat) for seat in WATCHERS] == [referee.view(seat) for seat in WATCHERS]


def test_the_house_knows_the_game() -> None:
    assert games.load("traqueur") is GAME
    assert not GAME.chance
