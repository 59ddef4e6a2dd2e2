"""Every check of the suite finds the fault that it is there for, and says where."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from engine.conformance import Case, ConformanceError, Mutant, Tree, check, checks, tell
from engine.conformance.suite import CHECKS, check_mutant, check_mutants
from engine.errors import FilatureError
from engine.game import EVERYONE, LEGAL, TABLE, Event, Verdict
from engine.games.catch_a_thief.bot import choose
from engine.games.catch_a_thief.game import THIEF, CatchAThief, State, View
from tests.conformance.cases import CASES
from tests.conformance.catch_a_thief import ClueSaysWhichLine

Played = tuple[State, tuple[Event, ...]]
GOOD = CASES["catch-a-thief"]
SOUND = GOOD._replace(options=({},), plies=14)


# ---- games with one fault each


class ToldToAll(CatchAThief):
    """Leak: an event has a wrong audience."""

    def play(self, state: State, seat: str, move: int) -> Played:
        after, events = super().play(state, seat, move)
        return after, tuple(event._replace(to=EVERYONE) for event in events)


class JudgesByTheTruth(CatchAThief):
    """Leak: the game remembers where the thief is, and the reason of a refusal depends on it."""

    last = 0

    def play(self, state: State, seat: str, move: int) -> Played:
        after, events = super().play(state, seat, move)
        self.last = after.path[-1]
        return after, events

    def judge(self, view: View, move: int) -> Verdict:
        verdict = super().judge(view, move)
        return verdict if verdict.ok else verdict._replace(code=f"{verdict.code}-{self.last % 11}")


class ImaginesOtherTurns(CatchAThief):
    """The conjecture of the detective has fewer moves than the game."""

    def conjecture(self, view: View, rng: Random) -> Any:
        return list(super().conjecture(view, rng))[:-1]


class DrawsItsOwnLots(CatchAThief):
    """The conjecture does not depend on the random numbers alone."""

    def __init__(self) -> None:
        self.calls = count()

    def conjecture(self, view: View, rng: Random) -> Any:
        return super().conjecture(view, Random(next(self.calls)))


class RollsDice(CatchAThief):
    """The same move of the same state yields other events the next time."""

    def __init__(self) -> None:
        self.calls = count()

    def play(self, state: State, seat: str, move: int) -> Played:
        after, events = super().play(state, seat, move)
        return after, tuple(event._replace(data={**event.data, "lot": next(self.calls)}) for event in events)


class AnotherState(RollsDice):
    """The same move of the same state leads to another state the next time."""

    def play(self, state: State, seat: str, move: int) -> Played:
        after, events = CatchAThief.play(self, state, seat, move)
        return after._replace(options={**after.options, "lot": next(self.calls)}), events


class JudgeAllowsEverything(CatchAThief):
    def judge(self, view: View, move: int) -> Verdict:
        return LEGAL


class RefusalWithoutRule(CatchAThief):
    def judge(self, view: View, move: int) -> Verdict:
        return super().judge(view, move)._replace(rule="")


class RefusalWithoutCode(CatchAThief):
    def judge(self, view: View, move: int) -> Verdict:
        return super().judge(view, move)._replace(code="")


class ListedTwice(CatchAThief):
    def legal(self, view: View) -> Any:
        return [*super().legal(view), *super().legal(view)[:1]]


class MovesOutOfTurn(CatchAThief):
    def legal(self, view: View) -> Any:
        return super().legal(view) or (60,)


class ReadsDigitsOnly(CatchAThief):
    """A text that is no move raises an error of Python."""

    def read(self, text: str) -> int:
        return super().read(text) if text.strip().isalnum() and len(text) < 99 else int(text)


class WrongWhenSmall(CatchAThief):
    """A move in small letters is another move."""

    def read(self, text: str) -> int:
        return (super().read(text) + text.islower()) % 121


class SeesMoreThanEvents(CatchAThief):
    """A view is not only the fold of its events: it counts how often anybody was shown something."""

    def __init__(self) -> None:
        self.calls = count()

    def see(self, view: View, event: Event) -> View:
        after = super().see(view, event)
        return after._replace(options={**after.options, "seen": next(self.calls)})


class ShowsTuples(CatchAThief):
    def show(self, view: View) -> dict[str, Any]:
        return {**super().show(view), "path": view.path}


class ShowsAnotherSeat(CatchAThief):
    def show(self, view: View) -> dict[str, Any]:
        return {**super().show(view), "seat": TABLE}


class ShowsNobodyToAct(CatchAThief):
    def show(self, view: View) -> dict[str, Any]:
        return {**super().show(view), "to_act": []}


class ShowsNoResult(CatchAThief):
    def show(self, view: View) -> dict[str, Any]:
        return {**super().show(view), "result": None}


class TellsAStranger(CatchAThief):
    def play(self, state: State, seat: str, move: int) -> Played:
        after, events = super().play(state, seat, move)
        return after, (Event("hint", {}, frozenset({"stranger"})), *events)


class EndsWithAnotherEvent(CatchAThief):
    def play(self, state: State, seat: str, move: int) -> Played:
        after, events = super().play(state, seat, move)
        return after, (*events, Event("applause", {}))


class Crashes(CatchAThief):
    def play(self, state: State, seat: str, move: int) -> Played:
        raise ZeroDivisionError("a fault of its own")


def first_legal(view: View, _level: int, _rng: Random, _enough: Any) -> int:
    return next(iter(CatchAThief().legal(view)))


def out_of_rules(view: View, level: int, _rng: Random, _enough: Any) -> int:
    return first_legal(view, level, _rng, _enough) if level < 3 else -1


LOTS = count()


def moody(view: View, _level: int, _rng: Random, _enough: Any) -> int:
    legal = CatchAThief().legal(view)
    return legal[next(LOTS) % len(legal)]


def swap(game: CatchAThief) -> Case:
    return SOUND._replace(game=game)


FAULTS: list[tuple[str, Case, str]] = [
    ("twins", swap(ToldToAll()), "no other truth was imagined"),
    ("twins", swap(ClueSaysWhichLine()), "can tell two truths apart by its events"),
    ("twins", swap(JudgesByTheTruth()), "can tell two truths apart by its verdicts"),
    ("twins", swap(ImaginesOtherTurns()), "who acted when is public"),
    ("twins", swap(DrawsItsOwnLots()), "two games with the same random numbers"),
    ("twins", SOUND._replace(hides=lambda *_: False), "is said to know everything"),
    ("twins", SOUND._replace(hides=lambda *_: True), "no other truth was imagined"),
    ("poison", swap(SeesMoreThanEvents()), "is not the fold of the events"),
    ("replay", swap(RollsDice()), "is shown other events"),
    ("replay", swap(AnotherState()), "leads to another state"),
    ("judgement", swap(JudgeAllowsEverything()), "legal and judge do not agree"),
    ("judgement", swap(RefusalWithoutRule()), "does not name a rule of catch-a-thief"),
    ("judgement", swap(RefusalWithoutCode()), "has no code"),
    ("judgement", swap(ListedTwice()), "is listed twice"),
    ("judgement", swap(MovesOutOfTurn()), "has moves out of turn"),
    ("notation", swap(ReadsDigitsOnly()), "ValueError: invalid literal"),
    ("notation", swap(WrongWhenSmall()), "is another move in small letters"),
    ("notation", SOUND._replace(tries=("nowhere",)), "'nowhere' is not read as a move"),
    ("views", swap(SeesMoreThanEvents()), "is not the fold of its events"),
    ("views", swap(ShowsTuples()), "is not plain JSON"),
    ("views", swap(ShowsAnotherSeat()), "says that it belongs to table"),
    ("views", swap(ShowsNobodyToAct()), "has others to act"),
    ("views", swap(ShowsNoResult())._replace(plies=40), "has another result"),
    ("views", swap(TellsAStranger()), "is for unknown seats: .'stranger'"),
    ("views", swap(EndsWithAnotherEvent())._replace(plies=40), "is not 'over'"),
    ("bot", SOUND._replace(bot=out_of_rules), "level 3 makes an illegal move"),
    ("bot", SOUND._replace(bot=moody), "plays .* in two ways"),
    ("perft", SOUND._replace(trees=(Tree({}, (), (1, 2)),)), "nodes and not"),
    ("perft", SOUND._replace(trees=()), "no move tree is counted"),
    ("golden", SOUND._replace(golden=GOOD.golden.replace("orange", "blue", 1)), r"line \d+ is now"),
    ("golden", SOUND._replace(golden=GOOD.golden + "table knows more\n"), r"lines and not \d+"),
    ("golden", SOUND._replace(golden=""), "there is no golden play-through"),
]


@pytest.mark.parametrize(("name", "case", "said"), FAULTS, ids=[f"{name}: {said}" for name, _, said in FAULTS])
def test_a_fault_is_found_and_said(name: str, case: Case, said: str) -> None:
    with pytest.raises(ConformanceError, match=said) as caught:
        CHECKS[name](case)
    assert caught.value.check == name and str(caught.value).startswith(f"catch-a-thief, {name}")


def test_every_check_has_a_fault_that_it_finds() -> None:
    assert {name for name, *_ in FAULTS} == set(CHECKS)


def test_the_game_without_a_fault_passes_all_of_them() -> None:
    check(SOUND._replace(plies=6))


# ---- what an error says


def test_an_error_names_the_check_the_seed_and_the_step() -> None:
    with pytest.raises(ConformanceError) as caught:
        CHECKS["twins"](swap(ToldToAll()))
    error = caught.value
    assert (error.check, error.seed, error.step) == ("twins", 0, 1)
    assert str(error) == f"catch-a-thief, twins, seed 0, after 1 moves: {error.what}"


def test_an_error_of_the_game_itself_is_the_cause_and_has_its_place_too() -> None:
    with pytest.raises(ConformanceError, match="views, seed 13, after 0 moves: ZeroDivisionError: a fault") as caught:
        CHECKS["views"](swap(Crashes()))
    assert caught.value.crashed and isinstance(caught.value.__cause__, ZeroDivisionError)


def test_an_error_is_caught_by_the_root_and_as_a_failed_assertion() -> None:
    for kind in (FilatureError, AssertionError):
        with pytest.raises(kind):
            CHECKS["perft"](SOUND._replace(trees=()))


# ---- mutants


def test_a_case_without_a_planted_leak_or_rule_error_fails() -> None:
    leak, rule = Mutant("a leak", ToldToAll(), "twins"), Mutant("a rule", JudgeAllowsEverything(), "judgement")
    check_mutants(SOUND._replace(mutants=(leak, rule)))
    with pytest.raises(ConformanceError, match="no leak is planted"):
        check_mutants(SOUND._replace(mutants=(rule,)))
    with pytest.raises(ConformanceError, match="no rule error is planted"):
        check_mutants(SOUND._replace(mutants=(leak,)))


@pytest.mark.parametrize(
    ("mutant", "said"),
    [
        (Mutant("nothing", CatchAThief(), "twins"), "did not find the planted fault"),
        (Mutant("a crash", Crashes(), "views"), "fails before it is found: ZeroDivisionError"),
        (Mutant("a leak", ToldToAll(), "luck"), "there is no check 'luck'"),
    ],
)
def test_a_mutant_must_be_found_by_the_check_that_it_names(mutant: Mutant, said: str) -> None:
    with pytest.raises(ConformanceError, match=said):
        check_mutant(SOUND, mutant)


def test_each_check_and_each_mutant_is_one_test_for_pytest() -> None:
    names = [str(one) for one in checks(GOOD)]
    assert names[: len(CHECKS)] == [*CHECKS]
    assert names[len(CHECKS) :] == ["mutants", *(f"finds: {mutant.name}" for mutant in GOOD.mutants)]


# ---- goldens


def test_a_play_through_tells_every_seat_its_own() -> None:
    told = tell(CatchAThief(), {}, [(THIEF, "6G")])
    assert 'thief sees {"kind": "step"' in told and 'detective sees {"kind": "step"' not in told


def test_the_bot_of_the_case_is_the_one_that_plays_where_moves_are_too_many() -> None:
    assert GOOD.bot is choose
