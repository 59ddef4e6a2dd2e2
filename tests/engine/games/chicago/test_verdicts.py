"""Chicago's refusals, each with its rule and the squares to light, and the notation of its moves."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import CHANCE, TABLE, MoveError
from engine.games.chicago import GAME
from engine.games.chicago.board import KINDS, NAMES, NOWHERE, STARS, points
from engine.games.chicago.moves import Move
from engine.referee import MANUAL, Referee
from pi_app.games.chicago.words import WORDS
from tests.engine.games.chicago.town import ChicagoReferee, Town, deal, dealt, run
from tests.pi_app.words.faces import face

ALL_STARS = " ".join(NAMES[star] for star in points(STARS))
EXPLORE = settings(deadline=None, derandomize=True, database=None, max_examples=200)
CODES = {key.removeprefix("chicago.") for key in WORDS if not face(key)}


# ------------------------------------------------------------------------------------------ thieves


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("B2-B2", ("stays", "chicago 3", ("B2",))),
        ("B2-A2", ("dark-cell", "chicago 3", ("A2",))),
        ("B2-B5", ("cell-taken", "chicago 3", ("B5",))),
        ("B2-B6", ("out-of-reach", "chicago 3", ("B2", "B6"))),
        ("B2-E3", ("needs-a-car", "chicago 5", ("B2", "E3"))),
        ("B5-B4", ("not-this-pawn", "chicago 2", ("B2",))),
        ("J9-J8", ("not-this-pawn", "chicago 2", ("B2",))),
        ("burgle B3", ("not-a-house", "chicago 5", ("B3",))),
        ("burgle C2", ("house-gone", "chicago 5", ("C2",))),
        ("burgle D4", ("not-beside", "chicago 5", ("D4",))),
        ("leave", ("not-at-a-gate", "chicago 5", ("B2",))),
        ("enter B1", ("already-in-town", "chicago 4", ("B2",))),
        ("stop", ("no-passing", "chicago 5", ())),
        ("place E3", ("police-only", "chicago 6", ())),
        ("surrender", ("not-surrounded", "chicago 9", ())),
        ("plane", ("nothing-in-hand", "chicago 6", ())),
        ("putback", ("nothing-in-hand", "chicago 6", ())),
        ("fire J9>J8", ("no-gun", "chicago 10", ())),
        ("steal 1:10", ("left-to-chance", "chicago 1", ())),
        ("deal 10", ("left-to-chance", "chicago 1", ())),
    ],
)
def test_a_thief_is_told_what_forbids_the_move(text: str, answer: tuple[str, str, tuple[str, ...]]) -> None:
    town = Town("1:B2 2:B5", "J9", gone="C2")
    assert town.refused(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("B2-E9", ("out-of-reach", "chicago 3", ("B2", "E9"))),
        ("fire B5>B4", ("not-a-policeman", "chicago 7", ("B5",))),
        ("fire J9>A1", ("dark-cell", "chicago 10", ("A1",))),
        ("fire J9>B5", ("cell-taken", "chicago 10", ("B5",))),
        ("fire J9>J9", ("cell-taken", "chicago 10", ("J9",))),
    ],
)
def test_a_thief_with_a_car_and_a_gun_is_told_too(text: str, answer: tuple[str, str, tuple[str, ...]]) -> None:
    assert Town("1:B2 2:B5", "J9", loot={1: "car gun"}).refused(text) == answer


def test_a_pawn_that_is_not_in_town_must_enter_by_a_free_gate() -> None:
    referee = dealt()
    run(referee, "enter B1")
    view = referee.view("thief2")
    answers = {
        text: GAME.judge(view, GAME.read(text)) for text in ("enter B1", "enter B2", "enter A1", "leave", "B1-B2")
    }
    assert {text: (verdict.code, verdict.rule, verdict.squares) for text, verdict in answers.items()} == {
        "enter B1": ("gate-taken", "chicago 4", ("B1",)),
        "enter B2": ("not-a-gate", "chicago 4", ("B2",)),
        "enter A1": ("not-a-gate", "chicago 4", ("A1",)),
        "leave": ("enter-first", "chicago 4", ()),
        "B1-B2": ("enter-first", "chicago 4", ()),
    }


def test_who_holds_a_found_house_must_settle_that_first() -> None:
    town = Town("1:B2", "J9", A2="bank", loot={1: "gun"})
    run(town, "burgle A2")
    assert town.refused("plane") == ("no-plane", "chicago 6", ("A2",))
    for text in ("B2-B3", "burgle C2", "fire J9>J8", "leave", "surrender"):
        assert town.refused(text) == ("house-in-hand", "chicago 6", ("A2",))


def test_a_surrounded_pawn_surrenders_or_fires() -> None:
    town = Town("1:C6 2:J1", "B6 D6", slot=2)
    run(town, "J1-J2")
    for text in ("C6-C7", "burgle C5", "leave", "putback", "enter B1"):
        assert town.refused(text) == ("surrounded", "chicago 9", ("C6",))
    assert town.refused("fire B6>B5") == ("no-gun", "chicago 10", ())


# ------------------------------------------------------------------------------------------ the police


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("G9-G9", ("stays", "chicago 3", ("G9",))),
        ("G9-F6", ("dark-cell", "chicago 3", ("F6",))),
        ("G9-E9", ("cell-taken", "chicago 3", ("E9",))),
        ("G9-A9", ("out-of-reach", "chicago 3", ("G9", "A9"))),
        ("G9-E3", ("out-of-reach", "chicago 3", ("G9", "E3"))),
        ("G8-G7", ("not-a-policeman", "chicago 7", ("G8",))),
        ("B6-B7", ("pinned", "chicago 9", ("B6",))),
        ("place E3", ("nobody-waits", "chicago 6", ())),
        ("burgle A1", ("thieves-only", "chicago 7", ())),
        ("leave", ("thieves-only", "chicago 7", ())),
        ("fire G9>G8", ("thieves-only", "chicago 7", ())),
        ("deal 10", ("left-to-chance", "chicago 1", ())),
    ],
)
def test_the_police_is_told_what_forbids_the_move(text: str, answer: tuple[str, str, tuple[str, ...]]) -> None:
    town = Town("1:C6 2:J1", "B6 D6 E9 G9", slot=2)
    run(town, "J1-J2", "surrender")
    assert town.refused(text) == answer


def test_the_police_places_on_a_free_star_before_anything_else() -> None:
    town = Town("1:B2 2:E3", "G3", A2="police")
    run(town, "burgle A2")
    assert town.refused("stop") == ("place-first", "chicago 6", ("B6", "E6", "G6", "J6", "E9", "G9"))
    assert town.refused("G3-G4")[0] == "place-first"
    assert town.refused("place G4") == ("not-a-star", "chicago 6", ("G4",))
    assert town.refused("place E3") == ("star-taken", "chicago 6", ("E3",))


def test_after_the_first_move_it_is_too_late_to_place() -> None:
    town = Town("1:B2", ALL_STARS, A2="police")
    run(town, "burgle A2")
    assert town.refused("place E3") == ("star-taken", "chicago 6", ("E3",))
    run(town, "E3-E4")
    assert town.refused("place E3") == ("placing-is-over", "chicago 6", ())


# ------------------------------------------------------------------------------------------ other seats


def test_who_is_not_on_turn_is_told_so_and_nothing_more() -> None:
    town = Town("1:B2 2:E2", "G9")
    for seat in ("thief2", "police", TABLE, CHANCE):
        for text in ("B2-B3", "stop", "leave", "surrender", "steal 1:10", deal({})):
            assert town.refused(text, seat) == ("not-your-turn", "chicago 2", ())


def test_nobody_is_on_turn_when_the_game_is_over() -> None:
    town = Town("1:B1")
    run(town, "leave")
    for seat in town.views:
        assert town.refused("leave", seat)[0] == "not-your-turn"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("deal 10", ("not-the-houses", "chicago 1")),
        (deal({}) + " 10", ("not-the-houses", "chicago 1")),
        (deal({}).replace("plane", "gun"), ("not-the-houses", "chicago 1")),
        ("steal 1:10", ("deal-first", "chicago 1")),
        ("stop", ("deal-first", "chicago 1")),
    ],
)
def test_chance_deals_exactly_the_59_houses(text: str, answer: tuple[str, str]) -> None:
    referee: ChicagoReferee = Referee(GAME, {}, seed=0, chance=MANUAL)
    verdict = GAME.judge(referee.view(CHANCE), GAME.read(text))
    assert (verdict.code, verdict.rule) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("steal 1:10", ("not-the-losers", "chicago 6", ())),
        ("steal 3:20 1:10", ("not-the-losers", "chicago 6", ())),
        ("steal 1:10 2:20 3:20", ("not-the-losers", "chicago 6", ())),
        ("steal 1:10 3:50", ("not-in-the-loot", "chicago 6", ("G2",))),
        ("steal 1:police 3:20", ("not-in-the-loot", "chicago 6", ("B2",))),
        (deal({}), ("steal-now", "chicago 6", ())),
        ("stop", ("steal-now", "chicago 6", ())),
    ],
)
def test_chance_steals_one_house_of_each_that_has_any(text: str, answer: tuple[str, str, tuple[str, ...]]) -> None:
    town = Town("1:B2 2:E2 3:G2", A2="thief", loot={1: "10 car", 3: "20"})
    run(town, "burgle A2")
    assert town.refused(text) == answer


# ------------------------------------------------------------------------------------------ legal moves are accepted


def some_texts(rng: Random) -> list[str]:
    """Return texts of moves of all kinds. Few of them are legal."""
    names = rng.sample(NAMES, 12)
    pairs = list(zip(names[:6], names[6:], strict=True))
    return [
        *(f"{verb} {name}" for verb in ("enter", "burgle", "place") for name in names),
        *(f"{start}-{end}" for start, end in pairs),
        *(f"fire {start}>{end}" for start, end in pairs),
        *("leave", "plane", "putback", "surrender", "stop", "steal 1:10", "steal 1:car 2:50", "deal 10 20"),
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_move_is_judged_legal_exactly_when_it_is_listed(players: int) -> None:
    rng = Random(players)
    referee: ChicagoReferee = Referee(GAME, {"players": players}, seed=3)
    while not referee.outcome:
        for seat in (*referee.players, TABLE):
            legal = GAME.legal(referee.view(seat))
            assert legal is not None and bool(legal) == (seat in referee.to_act)
            assert all(GAME.judge(referee.view(seat), move).ok for move in legal)
            for move in map(GAME.read, some_texts(rng)):
                verdict = GAME.judge(referee.view(seat), move)
                assert verdict.ok == (move in legal)
                assert verdict.ok or verdict.code == "not-your-turn" or verdict.code in CODES
        (seat,) = referee.to_act
        referee.play(seat, rng.choice(referee.legal(seat) or ()))


# ------------------------------------------------------------------------------------------ notation


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("  ENTER   b1 ", "enter B1"),
        ("enter B 1 1", "enter B11"),
        ("b1-b7", "B1-B7"),
        (" B 1 - B 7 ", "B1-B7"),
        ("burgle\tc2", "burgle C2"),
        ("Fire E3>G6", "fire E3>G6"),
        ("fire e 3 > g 6", "fire E3>G6"),
        ("PLACE e3", "place E3"),
        ("Leave", "leave"),
        ("PutBack", "putback"),
        ("steal  1:BANK   2:10", "steal 1:bank 2:10"),
    ],
)
def test_case_and_spaces_do_not_matter(text: str, means: str) -> None:
    assert GAME.write(GAME.read(text)) == means


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "B1", "B1-", "-B1", "B1-B12", "L1-B1", "B0-B1", "B01-B1", "A1-B2-C3", "B1>B2", "B1–B2"),
        *("enter", "enter L1", "enter B12", "enterB1", "en ter B1", "burgle", "burgle B1-B2", "place", "fire"),
        *("fire E3", "fire E3-G6", "fire E3>", "leave now", "leave B1", "put back", "plane A1", "pass", "surrender 1"),
        *("steal", "steal 1", "steal 1:", "steal 5:10", "steal 0:10", "steal 1:boat", "steal 1: 10", "steal 1:10,2:20"),
        *("deal", "deal boat", "deal 10 30", "deal,10", "ｅｎｔｅｒ B1", "enter Ｂ1", "B١-B2", "\0", "İ-B1"),
    ],
)
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(MoveError):
        GAME.read(text)


def test_a_huge_text_is_an_error_too() -> None:
    with pytest.raises(MoveError):
        GAME.read("steal " + "1:10 " * 10_000 + "x")


POINTS = st.sampled_from(range(121))
KIND = st.sampled_from(KINDS)
LOSSES = st.lists(st.tuples(st.integers(0, 3), KIND), min_size=1, max_size=5)
MOVES = st.one_of(
    st.sampled_from(["leave", "plane", "putback", "surrender", "stop"]).map(Move),
    st.tuples(st.sampled_from(["enter", "burgle", "place"]), st.just(NOWHERE), POINTS).map(lambda move: Move(*move)),
    st.tuples(st.sampled_from(["go", "fire"]), POINTS, POINTS).map(lambda move: Move(*move)),
    st.lists(KIND, min_size=1, max_size=60).map(lambda kinds: Move("deal", kinds=tuple(kinds))),
    LOSSES.map(lambda losses: Move("steal", losers=tuple(p for p, _ in losses), kinds=tuple(k for _, k in losses))),
)


@EXPLORE
@given(MOVES)
def test_what_is_written_is_read_as_the_same_move(move: Move) -> None:
    assert GAME.read(GAME.write(move)) == move


@EXPLORE
@given(st.text(max_size=80) | st.text(alphabet="abek 1239-:>gndstl", max_size=30))
def test_any_text_is_a_move_or_an_error_and_a_move_can_be_judged(text: str) -> None:
    try:
        move = GAME.read(text)
    except MoveError:
        return
    town = Town("1:B2 2:E2", "G9")
    for view in town.views.values():
        GAME.judge(view, move)


def test_every_refusal_that_has_words_is_met_in_this_file() -> None:
    met = Path(__file__).read_text(encoding="utf-8")
    assert [code for code in sorted(CODES) if f'"{code}"' not in met] == []
