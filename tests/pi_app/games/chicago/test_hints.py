"""Stories about the hints of Chicago: the odds of a house, the danger of a pawn, and why a move is a good one."""

from __future__ import annotations

from random import Random

import pytest

from engine.bits import Bits, bits
from engine.game import TABLE, Seat
from engine.games.chicago import GAME
from engine.games.chicago.board import GATES, POINTS, ROADS, STREETS, points, slides
from engine.games.chicago.bot import choose
from engine.games.chicago.position import PATROL, POLICE, POLICE_MOVES
from engine.games.chicago.views import View
from engine.referee import AnyReferee, Referee
from pi_app.games import front_of
from pi_app.games.chicago.ways_out import in_danger
from pi_app.games.hints import Hint, Hints
from tests.engine.games.chicago.town import ChicagoReferee, Town, dealt, run


def hints() -> Hints:
    found = front_of("chicago").hints
    assert found is not None
    return found


def facts(game: ChicagoReferee | Town) -> Hint:
    (seat,) = game.to_act
    return hints().facts(seen(game, TABLE), seat, aid=True)


def seen(game: ChicagoReferee | Town, seat: Seat) -> View:
    return game.views[seat] if isinstance(game, Town) else game.view(seat)


def why(game: ChicagoReferee | Town, move: str) -> str:
    """Return the reason for a move of the seat that is to act."""
    (seat,) = game.to_act
    view = seen(game, seat)
    assert GAME.judge(view, GAME.read(move)).ok, move
    return hints().advice(view, GAME.read(move)).text("en")


def patrol(pawns: str, police: str, *, loot: dict[int, str] | None = None, moves: int = 2, waiting: int = 0) -> Town:
    """Return a town in which the police are to act."""
    town = Town(pawns, police, players=4, loot=loot)
    turn = {"phase": PATROL, "slot": 3, "moves_left": moves, "reserve": waiting}
    town.state = town.state._replace(position=town.position._replace(**turn))
    town.views = {seat: view._replace(position=town.position) for seat, view in town.views.items()}
    assert town.to_act == {POLICE}
    return town


def spots(*names: str) -> Bits:
    return bits(POINTS[name] for name in names)


ROUND = ("enter B1", "enter A3", "enter J1", "B1-B2", "A3-B3", "J1-J2")  # three pawns come into town


# ---- what anybody could work out: thieves


def test_before_anything_is_opened_22_of_59_houses_are_police() -> None:
    hint = facts(dealt(5))
    assert hint.text("en") == "Houses never opened: 59. Police in 22, thieves in 2. Free gates: 12."
    assert hint.spots == GATES


def test_shown_houses_and_houses_that_were_put_back_change_the_odds() -> None:
    game = dealt(4, A2="bank", C4="police", K2="thief")
    run(game, *ROUND, "burgle A2")
    assert facts(game).text("en") == "Everybody knows: only a car, a bank or the plane can be put back."
    run(game, "putback", "B3-B4", "burgle K2")
    put_back = "Put back: 1, each a car, a bank or the plane."
    assert facts(game).text("en") == f"Houses never opened: 57. Police in 22, thieves in 1. {put_back}"
    run(game, "B2-B3", "burgle C4", "place J6", "stop")
    assert facts(game).text("en") == f"Houses never opened: 56. Police in 21, thieves in 1. {put_back}"
    assert facts(game).spots == spots("I2"), "K2 is gone"


def test_without_the_plane_a_house_that_was_put_back_is_a_car_or_a_bank() -> None:
    game = dealt(4, A2="bank", A4="bank", K2="plane")
    run(game, *ROUND, "burgle A2", "putback", "B3-B4", "burgle K2", "plane")
    put_back = "Put back: 1, each a car or a bank."
    assert facts(game).text("en") == f"Houses never opened: 57. Police in 22, thieves in 2. {put_back}"
    run(game, "B2-B3", "burgle A4")
    text = "The plane is gone, so everybody knows: only a car or a bank can be put back."
    assert facts(game).text("en") == text


def test_a_pawn_that_two_police_moves_can_surround_is_warned() -> None:
    town = Town("1:C6", "B6 E6")
    odds = "Houses never opened: 59. Police in 20, thieves in 2."
    assert facts(town).text("en") == f"{odds} Two police moves can surround pawn 1!", "E6-D6 does it"
    assert facts(Town("1:C6", "B6 E9")).text("en") == f"{odds} Two police moves can surround pawn 1!", "E9-E6-D6"
    assert facts(Town("1:B3", "B6 E6")).text("en") == odds, "B3 has four ways out"


def test_a_surrounded_pawn_hears_what_everybody_knows_about_its_surrender() -> None:
    town = patrol("1:C6", "B6 E6", loot={1: "gun 100"})
    run(town, "E6-D6")
    assert facts(town).text("en") == (
        "If pawn 1 surrenders, the police win houses: 2, and lose policemen who must stay: 2."
    )
    town = patrol("1:C6", "B6 E6")
    run(town, "E6-D6")
    assert facts(town).text("en") == "Pawn 1 holds no house, so everybody knows that it has no gun."


@pytest.mark.parametrize("seed", range(3))
def test_facts_are_the_same_from_the_view_of_any_seat(seed: int) -> None:
    game: AnyReferee = Referee(GAME, {"players": 3 + seed}, seed=seed)
    rng = Random(seed)
    while not game.outcome and len(game.line) < 150:
        (seat,) = game.to_act
        if seat in game.players:
            told = hints().facts(game.view(TABLE), seat, aid=True)
            assert all(hints().facts(game.view(watcher), seat, aid=True) == told for watcher in game.players)
        game.play(seat, choose(game.view(seat), 2, rng, lambda: True))


# ---- what anybody could work out: the police


def test_the_police_hear_which_pawns_they_can_surround() -> None:
    assert facts(patrol("1:C6 2:B3", "B6 E6")).text("en") == "Pawns that you can surround in this turn: 1."
    assert facts(patrol("1:C6 2:I6", "B6 E6 J6 G6")).text("en").endswith(": 1, 2.")
    assert facts(patrol("1:C6", "B6 E6")).spots == spots("C6")


def test_otherwise_they_hear_which_pawn_has_the_fewest_ways_out() -> None:
    text = "No other pawn has fewer free cells beside it than pawn 2: 2."
    assert facts(patrol("1:B3 2:B5", "G9")).text("en") == text, "B3 has four, B5 has two"
    assert facts(patrol("1:B1 2:E1", "G9")).text("en") == (
        "Every pawn in town stands on a gate, where nobody can surround it."
    )


# ---- a good move: the police


def test_placing_catches_or_comes_near() -> None:
    town = patrol("1:C6", "E6", waiting=1)
    assert why(town, "place B6") == "Place the policeman on B6: the moves of this turn can then surround pawn 1."
    game = dealt(4, C1="police")
    run(game, "enter B1", "enter E1", "enter J1", "burgle C1")
    assert facts(game).text("en").startswith("Free stars: 8. Policemen who wait: 1. Every pawn in town stands on")
    # From B1 it is 5 cells to B6 and to E3, and from J1 it is 5 to J6; E6 is 8 from B1, 5 from E1, where E3 is 2.
    assert why(game, "place E3") == "Place the policeman on E3: no free star is nearer to pawn 1."
    assert why(game, "place J6") == "Place the policeman on J6: no free star is nearer to pawn 3."
    assert why(game, "place E6") == "Place the policeman on E6, 8 cells away from pawn 1."


def test_in_an_empty_town_any_star_will_do() -> None:
    town = patrol("", "E6", waiting=1)
    assert facts(town).text("en") == "Free stars: 7. Policemen who wait: 1. No pawn is in town."
    assert why(town, "place B6") == "Place the policeman on B6: no pawn is in town, so any free star will do."
    stop = "End the turn: your policemen keep their places. No pawn is in town."
    assert why(patrol("", "E6"), "stop") == stop


@pytest.mark.parametrize(
    ("pawns", "police", "move", "said"),
    [
        ("1:C6", "B6 E6", "E6-D6", "that surrounds pawn 1!"),
        ("1:C6", "B9 E6", "B9-B6", "one more move can then surround pawn 1."),
        ("1:B2", "B6", "B6-B3", "that blocks a way out of pawn 1. Ways out left: 1."),
        ("1:B5", "E3", "E3-B3", "pawn 1 can then no longer go straight to the gate on B1."),
        ("1:B5", "G9", "G9-E9", "that brings the policeman nearer to pawn 1."),
    ],
)
def test_a_policeman_moves_for_the_strongest_reason(pawns: str, police: str, move: str, said: str) -> None:
    start, to = move.split("-")
    assert why(patrol(pawns, police), move) == f"From {start} to {to}: {said}"


def test_a_policeman_who_goes_away_only_keeps_streets_in_reach() -> None:
    # Row 9 and column G are free from end to end: ten cells each.
    assert why(patrol("1:B5", "E9"), "E9-G9") == "From E9 to G9. Cells that the policeman can reach from there: 20."


def test_the_police_stop_if_no_move_helps() -> None:
    assert why(patrol("1:B5", "G9"), "stop") == "End the turn: no single move takes a way out from any pawn."
    keep = (
        "End the turn: your policemen keep their places. No other pawn has fewer free cells beside it than pawn 1: 4."
    )
    assert why(patrol("1:B3", "B6"), "stop") == keep, "B6-B4 would take one of four"
    town = patrol("1:B5", "G9")
    pinned = town.views[POLICE]._replace(position=town.position._replace(pinned=town.position.police))
    assert hints().advice(pinned, GAME.read("stop")).text("en") == "End the turn: no policeman can move."


# ---- a good move: thieves in the streets


def test_a_pawn_enters_where_the_most_houses_are() -> None:
    game = dealt(4)
    assert why(game, "enter A3") == "Enter by A3: no free gate has more houses beside it. There: 2."
    view = game.view("thief1")
    gone = view._replace(position=view.position._replace(houses=view.position.houses & ~spots("A2")))
    assert hints().advice(gone, GAME.read("enter A3")).text("en") == "Enter by A3. Houses beside it: 1."


@pytest.mark.parametrize(
    ("pawns", "police", "loot", "move", "said"),
    [
        ("1:B5", "B6 E3", "", "B5-B3", "Go to B3: two police moves can surround you here, but not there."),
        ("1:B5", "B6 E3", "100", "B5-B1", "Go to B1: two police moves can surround you here, but not there."),
        ("1:B2", "G9", "50 bank", "B2-B1", "Go to B1: nobody can surround you on a gate, and you carry 250,000."),
        ("1:B1", "", "", "B1-B2", "Go to B2. Houses beside it that you have not seen: 2."),
        ("1:C3", "E3", "", "C3-B3", "Go to B3: that is farther away from the nearest policeman."),
        # Beside column B there are two houses in each of eight rows, and A6. Row 3 adds two each at D, F, H, I and K.
        ("1:D3", "", "", "D3-B3", "Go to B3: one more move leads to houses that you have not seen: 27."),
    ],
)
def test_a_pawn_goes_for_the_strongest_reason(pawns: str, police: str, loot: str, move: str, said: str) -> None:
    assert why(Town(pawns, police, loot={1: loot}), move) == said


def test_while_a_policeman_waits_no_street_is_called_safe() -> None:
    view = Town("1:B5", "B6 E3").views["thief1"]
    waiting = view._replace(position=view.position._replace(reserve=1))
    away = "Go to B3: that is farther away from the nearest policeman."
    assert hints().advice(waiting, GAME.read("B5-B3")).text("en") == away


# ---- a good move: thieves and houses


def test_a_closed_house_comes_with_the_odds() -> None:
    game = dealt(4)
    run(game, *ROUND)
    assert why(game, "burgle A2") == "Burgle A2. Your chance not to wake the police: 37 in 59.", "22 are police"


def test_a_bank_without_a_car_goes_back_and_is_fetched_with_one() -> None:
    game = dealt(4, A2="bank", C2="car")
    run(game, *ROUND, "burgle A2")
    bank = "Put the bank back: only a pawn with a car can keep it. Now you know where it is."
    assert why(game, "putback") == bank
    run(game, "putback", "B3-A3", "J2-J1")
    useless = "Burgle A2: it is the bank that you saw. Without a car you put it back, unseen."
    assert why(game, "burgle A2") == useless
    run(game, "burgle C2")
    other = "Burgle A2: it was put back, so it is a car, a bank or the plane."
    assert why(game, "burgle A2") == other, "pawn 2 on A3 has not seen it"
    run(game, "A3-B3", "J1-J2")
    known = "Burgle A2: it is the bank that you saw, and with your car you keep it."
    assert why(game, "burgle A2") == known
    run(game, "B2-B1", "B3-B4", "J2-J1")
    beside = "Go to B2: beside it, on A2, is the bank that you saw. You have a car for it."
    assert why(game, "B1-B2") == beside


def test_a_second_car_goes_back_and_the_plane_may() -> None:
    game = dealt(4, A2="car", C2="car", C4="plane")
    run(game, *ROUND, "burgle A2", "B3-B4", "J2-J1", "burgle C2")
    assert why(game, "putback") == "Put the car back: this pawn has one already."
    run(game, "putback", "burgle C4")
    back = "Put the plane back: you know where it is, and it can take you out of town later."
    assert why(game, "putback") == back
    assert why(game, "plane") == "Take the plane: pawn 2 can then no longer be arrested."
    run(game, "putback", "J1-J2")
    seen_car = "Burgle C2: it is the car that you saw. This pawn has one and puts it back, unseen."
    assert why(game, "burgle C2") == seen_car
    run(game, "B2-B1")
    assert why(game, "burgle C4") == "Burgle C4: it is the plane that you saw, and it takes you out of town."
    assert why(game, "B4-B5").startswith("Go to B5. Houses beside it"), "the plane is not beside B5"


def test_a_car_that_a_pawn_of_the_same_thief_put_back_serves_the_other_pawn() -> None:
    game = dealt(3, A2="car", C2="car")
    run(game, "enter B1", "enter E1", "enter A3", "enter J1", "B1-B2", "E1-E2", "A3-B3", "J1-J2")
    run(game, "burgle A2", "E2-E1", "B3-A3", "J2-J1", "burgle C2", "putback", "E1-E2", "A3-B3", "J1-J2", "B2-B1")
    run(game, "E2-E1")
    assert why(game, "B3-B2") == "Go to B2: beside it, on C2, is the car that you saw. This pawn needs one."
    run(game, "B3-B2", "J2-J1", "leave", "E1-E2")
    assert why(game, "burgle C2") == "Burgle C2: it is the car that you saw, and this pawn has none."


# ---- a good move: thieves who leave, shoot or surrender


def test_loot_is_safe_out_of_town() -> None:
    town = Town("1:B1", loot={1: "100 bank gun"})
    assert why(town, "leave") == "Leave town: nobody can take the 300,000 of pawn 1 any more."
    assert why(Town("1:B1"), "leave") == "Leave town: pawn 1 can then no longer be arrested."


def test_a_shot_frees_a_surrounded_pawn_or_does_not() -> None:
    town = patrol("1:C6", "B6 E6 G9", loot={1: "gun 100"})
    run(town, "E6-D6")
    assert why(town, "fire D6>E9") == "Shoot the policeman from D6 to E9: pawn 1 is free again."
    vain = "Shoot the policeman from G9 to G3: pawn 1 stays surrounded and is asked again."
    assert why(town, "fire G9>G3") == vain
    assert why(town, "surrender") == "Surrender: the policemen beside pawn 1 will never move again."
    view = town.views["thief1"]
    stuck = view._replace(position=view.position._replace(pinned=spots("B6", "D6")))
    hopeless = "Surrender: no policeman beside pawn 1 can be shot away."
    assert hints().advice(stuck, GAME.read("surrender")).text("en") == hopeless


def test_a_pawn_without_a_gun_can_only_surrender() -> None:
    town = patrol("1:C6", "B6 E6", loot={1: "100"})
    run(town, "E6-D6")
    assert why(town, "surrender") == "Surrender: pawn 1 has no gun."


def test_a_shot_at_the_start_of_a_turn_ends_a_danger_or_costs_nothing() -> None:
    town = Town("1:C6", "B6 E6", loot={1: "gun"})
    safe = "Shoot the policeman from E6 to K9: two police moves can then no longer surround pawn 1."
    assert why(town, "fire E6>K9") == safe
    free = Town("1:B3", "B6", loot={1: "gun"})
    assert why(free, "fire B6>G6") == "Shoot the policeman from B6 to G6: a shot does not use up the turn of pawn 1."


# ---- what a hint says is true


@pytest.mark.parametrize("seed", range(25))
def test_danger_is_what_two_police_moves_can_do(seed: int) -> None:
    """Try every pair of police moves, by the rules alone: no free cell beside the pawn, and a policeman beside it."""
    rng = Random(seed)
    cell, *others = rng.sample(points(STREETS & ~GATES), 8)
    taken = [*others, *rng.sample(points(ROADS[cell] & ~bits(others)), 1)] if ROADS[cell] & ~bits(others) else others
    pawns, police = bits([cell, *taken[:2]]), bits(taken[2:])
    town = patrol("1:B1", "", moves=POLICE_MOVES)
    position = town.position._replace(thieves=pawns, police=police, pinned=bits(taken[2:3]))

    def surrounded(men: Bits) -> bool:
        return bool(ROADS[cell] & men) and not ROADS[cell] & ~(men | pawns)

    def steps(men: Bits) -> set[Bits]:
        free = men & ~position.pinned
        return {men ^ (1 << at | 1 << end) for at in points(free) for end in points(slides(at, men | pawns))} | {men}

    reached = {second for first in steps(police) for second in steps(first)}
    assert in_danger(position, cell) == any(map(surrounded, reached))
