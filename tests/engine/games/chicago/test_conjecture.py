"""Conjectures of Chicago: every game that agrees with what a seat was shown can be drawn, and no other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random

import pytest

from engine.game import CHANCE, TABLE, Event, Line
from engine.games.chicago import GAME
from engine.games.chicago.board import BESIDE, COUNTS, HOUSES, KINDS, POINTS, ROADS
from engine.games.chicago.events import SHOWN
from engine.games.chicago.moves import Move
from engine.referee import MANUAL, Referee, Refusal
from tests.engine.games.chicago.town import ChicagoReferee, deal, dealt, run

MONEY = ("10", "20", "50", "100")
LEAST_SAMPLES = 200
MOST_SAMPLES = 20_000


def told(referee: ChicagoReferee, line: Line[Move], seat: str) -> tuple[Event, ...]:
    """Return the events that this seat would be shown in another game."""
    twin: ChicagoReferee = Referee(GAME, referee.options, seed=0, chance=MANUAL)
    for actor, move in line:
        twin.play(actor, move)
    return tuple(twin.shown(seat))


# ------------------------------------------------------------------------------------------ conjectures agree


def eager(referee: ChicagoReferee, rng: Random) -> Move:
    """Return a move that burgles, drives, fires or closes in more often than a random move would."""
    (seat,) = referee.to_act
    if seat == CHANCE:
        return GAME.roll(referee._state, rng)
    legal = referee.legal(seat) or ()
    position = referee.view(seat).position
    beside_pawns = 0
    for cell, arrested in zip(position.cells, position.arrested, strict=True):
        beside_pawns |= ROADS[cell] if cell >= 0 and not arrested else 0
    tempting = [
        move
        for move in legal
        if move.verb in ("burgle", "fire", "putback")
        or (move.verb == "go" and seat == "police" and beside_pawns >> move.end & 1)
        or (move.verb == "go" and seat != "police" and BESIDE[move.end] & position.houses)
    ]
    return rng.choice(tempting if tempting and rng.random() < 0.8 else legal)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_conjectured_game_shows_the_seat_just_what_it_saw(players: int, seed: int) -> None:
    rng = Random(f"{players}/{seed}")
    referee: ChicagoReferee = Referee(GAME, {"players": players}, seed=seed, chance=MANUAL)
    while True:
        if len(referee.line) % 12 == 0 or referee.outcome:
            for seat in (*referee.players, TABLE, CHANCE):
                line = GAME.conjecture(referee.view(seat), rng)
                assert told(referee, line, seat) == tuple(referee.shown(seat))
        if referee.outcome:
            break
        (seat,) = referee.to_act
        referee.play(seat, eager(referee, rng))


def test_chance_and_whoever_sees_the_end_can_imagine_one_game_only() -> None:
    rng = Random(5)
    referee: ChicagoReferee = Referee(GAME, {"players": 3}, seed=5, chance=MANUAL)
    while not referee.outcome:
        (seat,) = referee.to_act
        referee.play(seat, eager(referee, rng))
        assert list(GAME.conjecture(referee.view(CHANCE), rng)) == [tuple(played) for played in referee.line]
    for seat in (*referee.players, TABLE):
        assert list(GAME.conjecture(referee.view(seat), rng)) == [tuple(played) for played in referee.line]


# ------------------------------------------------------------------------------------------ every truth is found


def entered(players: int = 4, **at: str) -> ChicagoReferee:
    """Return a game in which pawns 1, 2 and 3 stand on B2, E2 and J2."""
    referee = dealt(players, **at)
    run(referee, "enter B1", "enter E1", "enter J1", "B1-B2", "E1-E2", "J1-J2")
    return referee


def imagined(referee: ChicagoReferee, seat: str, *cells: str, samples: int = 400) -> set[tuple[str, ...]]:
    """Return the combinations of kinds that some houses have in many conjectures."""
    rng, found = Random(1), set()
    for _ in range(samples):
        (_, dealt_), *_ = GAME.conjecture(referee.view(seat), rng)
        found.add(tuple(dealt_.kinds[HOUSES.index(POINTS[cell])] for cell in cells))
    return found


def test_an_untouched_house_may_be_anything() -> None:
    assert imagined(dealt(), TABLE, "F6") == {(kind,) for kind in KINDS}


def test_a_kept_house_is_money_a_gun_or_a_first_car_and_its_finder_knows() -> None:
    referee = entered(A2="50")
    run(referee, "burgle A2")
    assert imagined(referee, TABLE, "A2") == {(kind,) for kind in (*MONEY, "gun", "car")}
    assert imagined(referee, "thief1", "A2") == {("50",)}


def test_a_house_put_back_by_a_pawn_without_loot_is_a_bank_or_the_plane() -> None:
    referee = entered(A2="bank")
    run(referee, "burgle A2")
    assert imagined(referee, "thief2", "A2") == {("bank",), ("plane",)}
    run(referee, "putback")
    assert imagined(referee, "police", "A2") == {("bank",), ("plane",)}
    assert imagined(referee, "thief1", "A2") == {("bank",)}


def test_two_slides_prove_a_car_and_a_shot_a_gun() -> None:
    referee = entered(A2="car", C2="10", D2="gun", K2="police")
    run(referee, "burgle A2", "burgle D2", "burgle K2", "place G9", "stop", "stop", "burgle C2")
    assert len(imagined(referee, TABLE, "D2")) == 6
    run(referee, "fire G9>G8")
    assert imagined(referee, TABLE, "D2") == {("gun",)}
    run(referee, "E2-E1", "J2-J1", "stop", "B2-E3")
    kinds = imagined(referee, TABLE, "A2", "C2")
    assert {("car", "bank"), ("10", "car"), ("car", "10"), ("gun", "car"), ("car", "gun")} <= kinds
    assert all("car" in pair for pair in kinds)


# ------------------------------------------------------------------------------------------ against brute force


def rough(kinds: Iterable[str]) -> tuple[str, ...]:
    """Return the kinds without the difference between sums of money."""
    return tuple("money" if kind in MONEY else kind for kind in kinds)


def truths(referee: ChicagoReferee, seat: str, cells: Sequence[str]) -> set[tuple[str, ...]]:
    """Return, by brute force, every truth about some cells and all thefts that would have shown the seat the same."""
    found: set[tuple[str, ...]] = set()
    for kinds in product(("10", "gun", "car", "bank", "plane"), repeat=len(cells)):
        if all(kinds.count(kind) <= COUNTS[kind] for kind in kinds):
            shown = {cell: kind for cell, kind in GAME.show(referee.view(TABLE))["known"].items() if kind in SHOWN}
            given = GAME.read(deal(shown | dict(zip(cells, kinds, strict=True))))
            found |= {rough((*kinds, *stolen)) for stolen in _thefts(referee, seat, given)}
    return found


def _thefts(referee: ChicagoReferee, seat: str, given: Move) -> Iterator[tuple[str, ...]]:
    """Yield what the pawns lose in each game that has this deal and otherwise the same moves as the real game."""
    shown = list(referee.shown(seat))
    todo: list[tuple[tuple[Move, ...], tuple[str, ...]]] = [((), ())]
    while todo:
        line, stolen = todo.pop()
        twin: ChicagoReferee = Referee(GAME, referee.options, seed=0, chance=MANUAL)
        try:
            for (actor, _), move in zip(referee.line, line, strict=False):
                twin.play(actor, move)
        except Refusal:
            continue
        if list(twin.shown(seat)) != shown[: len(twin.shown(seat))]:
            continue
        if len(line) == len(referee.line):
            yield stolen
        elif referee.line[len(line)].move.verb == "steal":
            todo += [((*line, theft), (*stolen, *theft.kinds)) for theft in twin.legal(CHANCE) or ()]
        else:
            ahead = [move for _, move in referee.line[len(line) :]]
            until = next((n for n, move in enumerate(ahead) if move.verb == "steal"), len(ahead))
            todo.append(((*line, *((given, *ahead[1:until]) if not line else ahead[:until])), stolen))


def check_conjectures(referee: ChicagoReferee, seat: str, cells: Sequence[str], fitting: set[tuple[str, ...]]) -> None:
    """Check that the conjectures are exactly the fitting truths. Rare truths need many samples."""
    rng, found = Random(2), set()
    for samples in range(MOST_SAMPLES):
        line = GAME.conjecture(referee.view(seat), rng)
        kinds = dict(zip(HOUSES, line[0][1].kinds, strict=True))
        stolen = [kind for _, move in line if move.verb == "steal" for kind in move.kinds]
        found.add(rough((*(kinds[POINTS[cell]] for cell in cells), *stolen)))
        if samples >= LEAST_SAMPLES and fitting <= found:
            break
    assert found == fitting


@pytest.mark.slow
@pytest.mark.parametrize(("seat", "number"), [(TABLE, 15), ("police", 15), ("thief3", 5), ("thief2", 5), ("thief1", 3)])
def test_a_theft_and_a_drive_leave_exactly_these_truths(seat: str, number: int) -> None:
    """Pawn 2 lost its only house (3 possible kinds) and drove with the car from pawn 1 (5 pairs with a car)."""
    referee = entered(A2="car", C2="bank", D2="10", F2="thief")
    run(referee, "burgle A2", "burgle D2", "J2-J1", "burgle C2", "burgle F2", "steal 1:car 2:10", "J1-J2")
    run(referee, "B2-B1", "E2-B3")
    cells = ("A2", "C2", "D2")
    fitting = truths(referee, seat, cells)
    assert len(fitting) == number
    check_conjectures(referee, seat, cells, fitting)


@pytest.mark.parametrize(("seat", "number"), [(TABLE, 14), ("police", 14), ("thief3", 5), ("thief2", 5), ("thief1", 3)])
def test_a_theft_and_a_shot_leave_exactly_these_truths(seat: str, number: int) -> None:
    """Pawn 2 fired the gun from pawn 1 (5 pairs with a gun) and lost its only house (3 kinds, no third gun)."""
    referee = entered(A2="gun", C2="10", D2="10", I2="thief", K2="police")
    run(referee, "burgle A2", "burgle D2", "burgle K2", "place G9", "stop", "stop")
    run(referee, "burgle C2", "E2-E3", "burgle I2", "steal 1:gun 2:10", "stop", "B2-B1", "fire G9>G8")
    cells = ("A2", "C2", "D2")
    fitting = truths(referee, seat, cells)
    assert len(fitting) == number
    check_conjectures(referee, seat, cells, fitting)


@pytest.mark.parametrize(("seat", "number"), [(TABLE, 4), ("police", 4), ("thief3", 4), ("thief2", 4), ("thief1", 1)])
def test_two_stolen_guns_leave_exactly_these_truths(seat: str, number: int) -> None:
    """Pawns 2 and 3 fired stolen guns. Pawn 1 still has money or a car, which it found before or after its gun."""
    referee = entered(A2="gun", C2="10", D2="gun", F2="thief", K2="police")
    run(referee, "burgle A2", "burgle D2", "burgle K2", "place G9", "stop", "stop")
    run(referee, "burgle C2", "burgle F2", "steal 1:gun 2:gun", "J2-J1", "stop")
    run(referee, "B2-B1", "fire G9>G8", "E2-E1", "fire G8>G9")
    cells = ("A2", "C2", "D2")
    fitting = truths(referee, seat, cells)
    assert len(fitting) == number
    check_conjectures(referee, seat, cells, fitting)


@pytest.mark.parametrize("seat", [TABLE, "police", "thief1", "thief2"])
def test_houses_put_back_twice_leave_exactly_these_truths(seat: str) -> None:
    referee = entered(A2="bank", C2="10", D2="car")
    run(referee, "burgle A2", "putback", "burgle D2", "J2-J1", "burgle C2", "E2-E3", "J1-J2", "burgle A2", "putback")
    cells = ("A2", "C2", "D2")
    fitting = truths(referee, seat, cells)
    assert ("bank", "money", "car") in fitting
    assert not {("bank", "car", "money"), ("car", "car", "money")} & fitting
    check_conjectures(referee, seat, cells, fitting)


@pytest.mark.parametrize(("seat", "number"), [("police", 2), ("thief1", 1)])
def test_an_arrest_leaves_exactly_these_truths(seat: str, number: int) -> None:
    referee = entered(A2="10", C2="gun", D2="police", F2="police")
    run(referee, "burgle A2", "burgle D2", "place B6", "stop", "J2-J1", "stop")
    run(referee, "burgle C2", "burgle F2", "place E3", "stop", "J1-J2", "stop")
    run(referee, "B2-B4", "E2-E1", "J2-J1", "B6-B5", "E3-B3", "surrender")
    fitting = truths(referee, seat, ("A2", "C2"))
    assert len(fitting) == number
    check_conjectures(referee, seat, ("A2", "C2"), fitting)
