"""The checks that look for leaked secrets: twins and poison."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine.conformance.case import Case
from engine.conformance.errors import ConformanceError, require
from engine.conformance.walk import at_every_step, imagined, outputs, watchers, whole_games
from engine.game import Event, Seat, fold, imagine
from engine.referee import AnyReferee, Referee

SAMPLES: Final = 3  # other truths tried at each step
MOST_SAMPLES: Final = 60  # samples after which another truth must have turned up if there is one


def check_twins(case: Case) -> None:
    """Other truths that a seat's view allows give that seat the same bytes, and some of them really are others."""
    rng = Random(2)

    def look(referee: AnyReferee) -> None:
        for seat in watchers(referee):
            _check_twins_of(case, referee, seat, rng)

    at_every_step(case, "twins", look, seeds=range(3))


def _check_twins_of(case: Case, referee: AnyReferee, seat: Seat, rng: Random) -> None:
    mine = outputs(referee, seat, case.tries, case.bot)
    hidden = case.hides(referee, seat)
    sampled = other = 0
    while sampled < SAMPLES or (hidden and not other and sampled < MOST_SAMPLES):
        twin = imagined(referee, seat, rng)
        sampled += 1
        other += twin._state != referee._state
        actors = [seat for seat, _ in twin.line], [seat for seat, _ in referee.line]
        require(actors[0] == actors[1], f"who acted when is public, but {seat} imagines that others did")
        theirs = outputs(twin, seat, case.tries, case.bot)
        for output, value in mine.items():
            require(theirs[output] == value, f"{seat} can tell two truths apart by its {output}")
        require(twin.view(seat) == referee.view(seat), f"{seat} has another view if another truth looks the same")
    lot = rng.random()
    truth = imagine(case.game, referee.view(seat), Random(lot))
    ends = imagined(referee, seat, Random(lot))._state
    require(truth == ends, f"conjecture gives {seat} two games with the same random numbers")
    require(bool(other) <= hidden, f"{seat} is said to know everything, but another truth looks the same")
    require(hidden <= bool(other), f"something is said to be hidden from {seat}, but no other truth was imagined")


class Poison:
    """A secret that nobody may touch."""

    def __getattribute__(self, name: str) -> Any:
        raise ConformanceError(f"a secret was touched: {name}")

    def _touched(self, *_: object) -> Any:
        raise ConformanceError("a secret was touched")

    __eq__ = __hash__ = __iter__ = __getitem__ = __len__ = __bool__ = __contains__ = __str__ = __repr__ = _touched


def check_poison(case: Case, referee_type: type[AnyReferee] = Referee) -> None:
    """If the state and the events for others are out of reach, every seat's outputs still build and are the same."""

    def look(referee: AnyReferee) -> None:
        seats = watchers(referee)
        sound = {seat: outputs(referee, seat, case.tries, case.bot) for seat in seats}
        state, referee._state = referee._state, Poison()
        try:
            for seat in seats:
                again = outputs(referee, seat, case.tries, case.bot)
                require(again == sound[seat], f"what {seat} is given depends on the state")
        finally:
            referee._state = state

    def look_at_events(referee: AnyReferee) -> None:
        told = all_events(referee)
        poison: Any = Poison()
        for seat in watchers(referee):
            seen = [event if event.shown_to(seat) else event._replace(data=poison) for event in told]
            view = fold(case.game, case.game.blank(seat), seen)
            same = case.game.show(view) == case.game.show(referee.view(seat))
            require(same, f"the view of {seat} is not the fold of the events that it was shown")

    at_every_step(case, "poison", look, seeds=(7,), referee_type=referee_type)
    whole_games(case, "poison", look_at_events, seed=7)


def all_events(referee: AnyReferee) -> list[Event]:
    """Return every event of a game, whoever saw it."""
    state, events = referee.game.start(referee.options)
    told = list(events)
    for seat, move in referee.line:
        state, events = referee.game.play(state, seat, move)
        told += events
    return told
