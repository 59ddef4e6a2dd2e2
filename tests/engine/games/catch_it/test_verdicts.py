"""What Catch'it refuses: illegal moves (with rule and squares), texts that are not moves, impossible positions."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import MoveError, OptionError, Verdict
from engine.games import load
from engine.games.catch_it import verdicts
from engine.referee import Referee
from tests.engine.games.catch_it.test_game import EXPLORE, accepts, crowd, pitch, played
from tests.oracles import catch_it as oracle

GAME = load("catch-it")


class Refused(NamedTuple):
    """A move that is refused in a position, after a first pawn move if `first` is given."""

    code: str
    rule: int
    squares: str
    move: str
    position: tuple[str, ...]
    first: str = ""


FRIENDS = ("D1 C1 G1", "G7", "D1")  # Blue's D1 carries the ball, and C1 can jump over it.
STUCK = ("A1 C2", "A2 A3 B2 C1 C3", "A1")  # A1 carries the ball and can only step to B1.
LADDER = ("D4 A1", "D5 D3 G7", "D5")  # D4 can jump over the carrier on D5, or over D3.
CIRCLE = ("D4 A1", "C5 B5 G7", "C5")  # D4 jumps over C5 to B6, over B5 to B4, and over C5 again to D6.
ROUND_TRIP = ("D4 A1", "D5 D3 C5 C4 G7", "D5")  # D4 jumps over D5, C5 and C4 and is back on D4.
REFUSED = [
    Refused("no-pass", 9, "", "pass", FRIENDS),
    Refused("not-your-pawn", 2, "G7", "G7-G6", FRIENDS),
    Refused("not-your-pawn", 2, "D4", "D4-D5", FRIENDS),
    Refused("same-pawn-twice", 2, "G2", "G2-G3", FRIENDS, "G1-G2"),
    Refused("same-pawn-twice", 2, "D2", "D2-D3", FRIENDS, "D1-D2"),
    Refused("ends-where-it-started", 4, "D4", "D4-D4", ROUND_TRIP),
    Refused("ends-where-it-started", 4, "D4", "D4xD6-B4-D4", ROUND_TRIP),
    Refused("square-taken", 3, "C1", "D1-C1", FRIENDS),
    Refused("square-taken", 3, "D5", "D4-D5", LADDER),
    Refused("carrier-takes", 5, "D1", "D1xD2", FRIENDS),
    Refused("out-without-ball", 8, "D7", "D7-out", ("D7 A1", "G2", "A1")),
    Refused("not-over-the-ball", 5, "D4 D2 D5", "D4xD2", LADDER),
    Refused("not-over-the-ball", 5, "D4 E4 D5", "D4xE4", LADDER),
    Refused("no-way-out", 8, "D1", "D1-out", FRIENDS),
    Refused("no-way-out", 8, "C1", "C1xout", FRIENDS),
    Refused("out-of-reach", 3, "D1 D3", "D1-D3", FRIENDS),
    Refused("out-of-reach", 3, "G1 A7", "G1xA7", FRIENDS),
    Refused("ball-already-moved", 6, "D2", "C1xE3", FRIENDS, "D1-D2"),
    Refused("ball-already-moved", 6, "D6", "C6xE6", ("D4 C6 G1", "D5 G7", "D5"), "D4xD6"),
    Refused("must-move-the-ball", 7, "D1", "C1-C2", FRIENDS, "G1-G2"),
    Refused("leaves-no-second-pawn", 9, "C2", "C2-B1", STUCK),
    # These texts name every landing. The chain is illegal, but another chain makes the same move legally.
    Refused("not-a-jump", 3, "D1 E1", "D1-E1-D2", FRIENDS),
    Refused("not-a-jump", 3, "B6 D6", "D4-B6-D6", CIRCLE),
    Refused("same-line-twice", 4, "D5", "D4xD6-D4-D2", ("D4 A1", "D5 D3 C5 C4 G7", "D5")),
    Refused("ball-already-moved", 6, "C5", "D4xB6-B4xD6", CIRCLE),
    Refused("not-over-the-ball", 5, "B6 B4 C5", "D4-B6xB4-D6", CIRCLE),
]


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: f"{refused.code} {refused.move}")
def test_a_refusal_names_its_rule_and_squares(refused: Refused) -> None:
    referee = played(pitch(*refused.position), refused.first)
    verdict = GAME.judge(referee.view("blue"), GAME.read(refused.move))
    assert verdict == Verdict(False, refused.code, f"catch-it {refused.rule}", tuple(refused.squares.split()))


@pytest.mark.parametrize("seat", ["red", "table"])
def test_whoever_is_not_on_turn_is_told_so(seat: str) -> None:
    verdict = GAME.judge(pitch(*FRIENDS).view(seat), GAME.read("G7-G6"))
    assert verdict == Verdict(False, "not-your-turn", "catch-it 2")


def test_after_the_end_it_is_nobodys_turn() -> None:
    referee = played(pitch("D7 A1", "G2", "D7"), "D7-out")
    assert {GAME.judge(referee.view(seat), GAME.read("A1-A2")).code for seat in ("blue", "red")} == {"not-your-turn"}


def test_every_code_of_the_verdicts_is_reached_above() -> None:
    calls = [node for node in ast.walk(ast.parse(Path(verdicts.__file__).read_text())) if isinstance(node, ast.Call)]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "_no"]
    assert {code.value for code in named if isinstance(code, ast.Constant)} == {refused.code for refused in REFUSED}


# ---- texts


@pytest.mark.parametrize("text", ["D1-D2", "d1-d2", " D1 - D2 ", "D 1-D\t2"])
def test_a_move_is_read_whatever_its_case_and_spaces(text: str) -> None:
    assert GAME.write(GAME.read(text)) == "D1-D2"


def test_a_long_text_is_written_short() -> None:
    for long, short in (
        ("E2-C2-C4-A6", "E2-A6"),
        ("e2-c2xC4-A6", "E2xA6"),
        ("D6xD4-B2-OUT", "D6xout"),
        ("PASS", "pass"),
    ):
        assert GAME.write(GAME.read(long)) == short


WRONG = [
    "",
    " ",
    "D1",
    "D1-",
    "-D2",
    "D1D2",
    "D1--D2",
    "D1-xD2",
    "D1:D2",
    "D1-D8",
    "D0-D1",
    "H1-G1",
    "D1-out-D2",
    "out",
]
LOOK_ALIKES = [
    "D1–D2",
    "D1×D2",
    "D１-D2",
    "Ｄ1-D2",
    "D1-out\u200b",
    "paſs",
    "D1-D2\0",
    "\ud800",
    "passed",
    "D1-D2,E1-E2",
]


@pytest.mark.parametrize("text", [*WRONG, *LOOK_ALIKES], ids=ascii)
def test_any_other_text_is_no_move(text: str) -> None:
    for longer in (text, f"{text};{'D1-' * 100_000}"):
        with pytest.raises(MoveError):
            GAME.read(longer)


def test_a_chain_may_end_with_taking_the_ball_beyond_the_row_beside_another_pawn_there() -> None:
    for neighbour in ("C7", "D7"):  # From D6 the pawn could jump over it too, but only E7 carries the ball.
        assert accepts(pitch(f"B4 {neighbour}", "C5 E7 G7", "E7"), "B4xout")
        assert accepts(pitch(f"B4 {neighbour}", "C5 E7 G7", "E7"), "B4-D6xout")


def some_way(position: oracle.Position, start: oracle.Square, rng: Random) -> str:
    """Return the text of a random move with a few landings. It is usually legal."""
    pawn, text = oracle.set_out(position, start), oracle.name(start)
    for _ in range(rng.randint(2, 4)):
        jumps = list(oracle.jumps(position, pawn))
        if not jumps:
            break
        jump = rng.choice(jumps)
        text += ("x" if jump.takes != (rng.random() < 0.1) else "-") + oracle.name(jump.land)
        if jump.then is None:
            break
        pawn = jump.then._replace(jumped=frozenset()) if rng.random() < 0.2 else jump.then
    return text


@settings(EXPLORE, max_examples=30)
@given(st.integers(0, 1 << 32))
def test_a_long_text_is_accepted_where_the_independent_referee_accepts_it(seed: int) -> None:
    rng = Random(seed)
    position = crowd(rng)
    referee, slow = Referee(GAME, {"position": position}, seed=0), oracle.Oracle({"position": position})
    there, side = oracle.given_position({"position": position})
    ways = {some_way(there, rng.choice(there.of(side)), rng) for _ in range(12)}
    for text in sorted(way for way in ways if len(way) > 5):
        assert accepts(referee, text) == slow.accepts(side, text), (position, text)


# ---- positions

GOOD = {"blue": ["D1"], "red": ["D7"], "ball": "D1", "to_move": "blue"}
EIGHT = ["A4", "B4", "C4", "D4", "E4", "F4", "G4", "A5"]


@pytest.mark.parametrize(
    "position",
    [
        *({key: value for key, value in GOOD.items() if key != missing} for missing in GOOD),
        {**GOOD, "turn": 1},
        *({**GOOD, "blue": pawns} for pawns in ([], EIGHT, "D1", {"D1": 1}, None, 7, [["D1"]], [{"at": "D1"}])),
        *({**GOOD, "red": pawns} for pawns in ([], EIGHT, ["D7", "D7"], ["D1"], ["D8"], ["out"], ["D٧"], [""], [4])),
        *({**GOOD, "ball": ball} for ball in ("D4", "out", "", 1, None, ["D1"])),
        *({**GOOD, "to_move": side} for side in ("green", "Blue", "", None, 0, ["blue"])),
        *([], {}, [[[]]], "D1", 0, True, [GOOD], {"position": GOOD}),
    ],
    ids=str,
)
def test_a_position_that_cannot_be_set_up_is_refused(position: Any) -> None:
    with pytest.raises(OptionError) as error:
        GAME.check({"position": position})
    assert (error.value.option, error.value.known) == ("position", True)


def test_a_given_position_overrides_the_starter_and_may_have_seven_pawns_a_side() -> None:
    blue, red = " ".join(f"{c}2" for c in "ABCDEFG"), " ".join(f"{c}6" for c in "ABCDEFG")
    shown = GAME.show(pitch(blue, red, "A6", "red", starter="blue").view("table"))
    assert (shown["blue"], shown["red"]) == (blue.split(), red.split())
    assert (shown["ball"], shown["to_act"]) == ("A6", ["red"])


@pytest.mark.parametrize(
    ("option", "value"), [("starter", "green"), ("starter", 1), ("repetition", 1), ("repetition", "")]
)
def test_other_options_take_their_listed_values_only(option: str, value: Any) -> None:
    with pytest.raises(OptionError) as error:
        GAME.check({option: value})
    assert error.value.option == option
