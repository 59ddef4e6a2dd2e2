"""The checks that every game passes. Each raises AssertionError for a game that breaks it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from engine import record
from engine.game import CHANCE, EVERYONE, MoveError, Seat, fold, imagine
from engine.referee import MANUAL, Referee
from tests.conformance.case import Case
from tests.conformance.golden import playthrough
from tests.conformance.walk import AnyReferee, outputs, random_game, watchers

HERE = Path(__file__).parent
SAMPLES = 3  # other truths tried at each step
PATIENCE = 60  # samples after which some other truth must have turned up where there is one
GAMES = 3


def check_twins(case: Case) -> None:
    """Other truths that a seat's view allows give that seat the same bytes; and they are really others."""
    rng = Random(2)
    for number, start in enumerate(case.starts):
        for seed in range(GAMES):
            for referee in random_game(case.game, start, 10 * number + seed):
                for seat in watchers(referee):
                    _check_twins_of(case, referee, seat, rng)


def _check_twins_of(case: Case, referee: AnyReferee, seat: Seat, rng: Random) -> None:
    mine = outputs(referee, seat, case.tries)
    hidden = case.hides(referee, seat)
    sampled = other = 0
    while sampled < SAMPLES or (hidden and not other and sampled < PATIENCE):
        twin = _twin(referee, seat, rng)
        sampled += 1
        other += twin._state != referee._state
        assert [seat for seat, _ in twin.line] == [seat for seat, _ in referee.line], "who acted when is public"
        theirs = outputs(twin, seat, case.tries)
        for output, value in mine.items():
            assert theirs[output] == value, f"{seat} can tell two truths apart by its {output}"
        assert twin.view(seat) == referee.view(seat)
    lot = rng.random()
    truth = imagine(case.game, referee.view(seat), Random(lot))
    assert truth == _twin(referee, seat, Random(lot))._state, "imagine ends the game that conjecture tells"
    assert bool(other) <= hidden, f"{seat} is said to know everything, but another truth looks the same"
    assert hidden <= bool(other), f"no other truth was ever imagined for {seat}"


def _twin(referee: AnyReferee, seat: Seat, rng: Random) -> AnyReferee:
    line = referee.game.conjecture(referee.view(seat), rng)
    twin: AnyReferee = Referee(referee.game, referee.options, seed=0, chance=MANUAL)
    for actor, move in line:
        twin.play(actor, move)
    return twin


class Poison:
    """A secret that nobody may touch."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"a secret was touched: {name}")

    def _touched(self, *_: object) -> Any:
        raise AssertionError("a secret was touched")

    __eq__ = __hash__ = __iter__ = __getitem__ = __len__ = __bool__ = __contains__ = __str__ = __repr__ = _touched


def check_poison(case: Case, referee_type: type[AnyReferee] = Referee) -> None:
    """With the state, and all events for others, out of reach, every seat's outputs still build, and are the same."""
    for start in case.starts:
        for referee in random_game(case.game, start, 7, referee_type):
            seats = watchers(referee)
            sound = {seat: outputs(referee, seat, case.tries) for seat in seats}
            state, referee._state = referee._state, Poison()
            try:
                assert {seat: outputs(referee, seat, case.tries) for seat in seats} == sound
            finally:
                referee._state = state
        told = _all_events(referee)
        for seat in seats:
            seen = [event if event.shown_to(seat) else event._replace(data=Poison()) for event in told]
            assert case.game.show(fold(case.game, case.game.blank(seat), seen)) == case.game.show(referee.view(seat))


def _all_events(referee: AnyReferee) -> list[Any]:
    """Every event of a game, whoever saw it."""
    state, events = referee.game.start(referee.options)
    told = list(events)
    for seat, move in referee.line:
        state, events = referee.game.play(state, seat, move)
        told += events
    return told


def check_replay(case: Case) -> None:
    """Any prefix of a record replays to the same state and the same events."""
    for start in case.starts:
        *_, referee = random_game(case.game, start, 5)
        whole = json.loads(json.dumps(record.write(referee)))
        state, _ = case.game.start(referee.options)
        shown = dict.fromkeys(watchers(referee), 0)
        for length in range(len(referee.line) + 1):
            if length:
                state, _ = case.game.play(state, *referee.line[length - 1])
            again = record.read({**whole, "moves": whole["moves"][:length]})
            assert again._state == state
            assert case.game.outcome(state) == again.outcome
            for seat in shown:
                shown[seat] = len(again.shown(seat))
                assert list(again.shown(seat)) == list(referee.shown(seat))[: shown[seat]]
        assert all(shown[seat] == len(referee.shown(seat)) for seat in shown)
        assert record.write(again) == whole


def check_judgement(case: Case) -> None:
    """A move is judged legal exactly when it is listed; each refusal names a rule of this game; texts round-trip."""
    for start in case.starts:
        for referee in random_game(case.game, start, 11):
            for seat in watchers(referee):
                view = referee.view(seat)
                legal = case.game.legal(view)
                if seat not in referee.to_act:
                    assert legal is not None and not legal, f"{seat} has moves out of turn"
                if legal is None:
                    assert case.game.form(view)
                    continue
                assert len(set(legal)) == len(legal)
                for move in legal:
                    assert case.game.judge(view, move).ok
                    assert case.game.read(case.game.write(move)) == move
                for text in case.tries:
                    move = case.game.read(text)
                    verdict = case.game.judge(view, move)
                    assert verdict.ok == (case.game.write(move) in map(case.game.write, legal))
                    assert verdict.ok or verdict.rule.startswith(f"{case.game.name} ")
                    assert verdict.ok or verdict.code


HOSTILE = (
    "",
    " ",
    "-",
    "|",
    "6",
    "\u0664",
    "ıA",
    "\ud800",
    "9" * 5000,
    "A1" * 9000,
    "deal",
    "deal " * 9000,
    "6G\n",
    "x\x00",
    "é",
)


def check_notation(case: Case) -> None:
    """Any text is a move or MoveError, never another fault; what is a move is written and read again alike."""
    for text in (*HOSTILE, *case.tries):
        for spelled in (text, text.upper(), text.lower(), f"  {text}  "):
            try:
                move = case.game.read(spelled)
            except MoveError:
                assert text not in case.tries
            else:
                assert case.game.read(case.game.write(move)) == case.game.read(case.game.write(move).lower())


def check_views(case: Case) -> None:
    """Each view shows who it belongs to, whose turn it is and the result; data is JSON; audiences are known seats."""
    for start in case.starts:
        for referee in random_game(case.game, start, 13):
            for seat in watchers(referee):
                shown = case.game.show(referee.view(seat))
                assert json.loads(json.dumps(shown)) == shown, "plain JSON"
                assert shown["seat"] == seat
                assert shown["to_act"] == sorted(referee.to_act)
                assert shown["result"] == (referee.outcome.as_json() if referee.outcome else None)
        known = {*watchers(referee), CHANCE, *EVERYONE}
        assert all(event.to <= known for event in _all_events(referee))
        if referee.outcome:
            last = [referee.shown(seat)[-1] for seat in watchers(referee)]
            assert {event.kind for event in last} == {"over"}


def check_perft(case: Case) -> None:
    """Move trees have as many leaves as an independent referee counted."""
    for entry in json.loads((HERE / "perft" / f"{case.game.name}.json").read_text()):
        referee: AnyReferee = Referee(case.game, entry["options"], seed=0, chance=MANUAL)
        for seat, text in entry["line"]:
            referee.play(seat, case.game.read(text))
        counted = [referee.perft(depth) for depth in range(len(entry["nodes"]))]
        assert counted == entry["nodes"], entry["options"]


def check_golden(case: Case) -> None:
    """A known game is told to every seat in the known words."""
    text = (HERE / "goldens" / f"{case.game.name}.txt").read_text(encoding="utf-8")
    assert playthrough(case.game, text) == text


CHECKS = {
    "twins": check_twins,
    "poison": check_poison,
    "replay": check_replay,
    "judgement": check_judgement,
    "notation": check_notation,
    "views": check_views,
    "perft": check_perft,
    "golden": check_golden,
}
