"""Chicago's rules, one group of tests for each rule of RULES.md."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import CHANCE, OptionError
from engine.games.chicago import GAME
from engine.games.chicago.board import NAMES, STARS, points
from engine.games.chicago.position import GONE
from tests.engine.games.chicago.town import Town, dealt, run

ALL_STARS = " ".join(NAMES[star] for star in points(STARS))


# ------------------------------------------------------------------------------------------ seats and options


@pytest.mark.parametrize(
    ("players", "seats", "owners"),
    [
        (3, ("thief1", "thief2", "police"), ["thief1", "thief2", "thief1", "thief2"]),
        (4, ("thief1", "thief2", "thief3", "police"), ["thief1", "thief2", "thief3"]),
        (5, ("thief1", "thief2", "thief3", "thief4", "police"), ["thief1", "thief2", "thief3", "thief4"]),
    ],
)
def test_three_players_share_four_pawns_four_have_three_and_five_have_four(
    players: int, seats: tuple[str, ...], owners: list[str]
) -> None:
    referee = dealt(players)
    assert referee.players == seats
    shown = GAME.show(referee.view("police"))
    assert [pawn["seat"] for pawn in shown["pawns"].values()] == owners


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 6}, {"players": True}, {"players": "3"}, {"town": 1}])
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        GAME.check(options)


def test_three_players_are_the_default() -> None:
    assert GAME.check({}) == {"players": 3}


# ------------------------------------------------------------------------------------------ the deal


def test_1_chance_deals_first_and_too_many_deals_exist_to_list_them() -> None:
    state, _ = GAME.start({"players": 5})
    assert GAME.to_act(state) == {CHANCE}
    view = GAME.see(GAME.blank(CHANCE), GAME.start({"players": 5})[1][0])
    assert GAME.legal(view) is None
    assert GAME.form(view) == "chicago.form-deal"


def test_1_a_shuffled_deal_is_legal_and_never_twice_the_same() -> None:
    state, (start,) = GAME.start({"players": 4})
    view = GAME.see(GAME.blank(CHANCE), start)
    deals = [GAME.roll(state, Random(seed)) for seed in range(20)]
    assert all(GAME.judge(view, move).ok for move in deals)
    assert len(set(deals)) == 20


def test_1_the_deal_lies_over_the_dark_cells_in_reading_order() -> None:
    referee = dealt(A1="plane", C1="gun", K11="bank")
    known = GAME.show(referee.view(CHANCE))["known"]
    assert (known["A1"], known["C1"], known["K11"]) == ("plane", "gun", "bank")


# ------------------------------------------------------------------------------------------ turns


@pytest.mark.parametrize(("players", "order"), [(3, "1212"), (4, "123"), (5, "1234")])
def test_2_pawns_play_in_order_and_the_police_is_skipped_until_its_first_house(players: int, order: str) -> None:
    referee = dealt(players, A1="10", C2="police")
    for number, gate in zip(order, ("B1", "E1", "G1", "J1"), strict=False):
        assert referee.to_act == {f"thief{number}"}
        run(referee, f"enter {gate}")
    assert referee.to_act == {"thief1"}
    run(referee, "B1-B2")
    for number, move in zip(order[1:], ("E1-E2", "G1-G2", "J1-J2"), strict=False):
        assert referee.to_act == {f"thief{number}"}
        run(referee, move)
    run(referee, "burgle C2", "place E3", "stop")
    for move in ("E2-E1", "G2-G1", "J2-J1")[: len(order) - 1]:
        run(referee, move)
    assert referee.to_act == {"police"}


def test_2_pawns_out_of_the_game_are_skipped() -> None:
    town = Town("1:B2 4:J2")
    run(town, "B2-B3")
    assert town.to_act == {"thief4"}
    run(town, "J2-J3")
    assert town.to_act == {"thief1"}


# ------------------------------------------------------------------------------------------ streets


def test_3_from_b1_a_pawn_slides_to_b2_up_to_b11() -> None:
    assert Town("1:B1").ends() == {f"B{row}" for row in range(2, 12)}


def test_3_nobody_goes_onto_or_over_a_pawn_or_a_policeman() -> None:
    assert Town("1:B1 2:B5").ends() == {"B2", "B3", "B4"}
    assert Town("1:B1", "B4").ends() == {"B2", "B3"}


def test_3_a_dark_cell_stays_closed_when_its_house_is_gone() -> None:
    assert Town("1:D6", gone="D5 D7").ends() == {"B6", "C6", "E6"}
    run(town := Town("1:E6", gone="F6"), "E6-E5")
    assert "F6" not in town.ends()


# ------------------------------------------------------------------------------------------ entering


def test_4_a_pawn_enters_by_any_free_gate_and_that_is_its_turn() -> None:
    referee = dealt()
    assert len(referee.legal("thief1") or ()) == 12
    run(referee, "enter B1")
    assert referee.to_act == {"thief2"}
    texts = sorted(map(GAME.write, referee.legal("thief2") or ()))
    assert len(texts) == 11 and "enter B1" not in texts


# ------------------------------------------------------------------------------------------ a thief's turn


def test_5_a_turn_is_a_move_or_a_house_beside_the_pawn_or_leaving_from_a_gate() -> None:
    town = Town("1:B1", gone="A1")
    assert set(town.texts()) == {f"B1-B{row}" for row in range(2, 12)} | {"burgle C1", "leave"}
    assert "leave" not in Town("1:B2").texts()
    assert {text for text in Town("1:B2").texts() if "burgle" in text} == {"burgle A2", "burgle C2"}


def test_5_leaving_takes_the_pawn_out_of_town_and_frees_its_cell() -> None:
    town = Town("1:B1 2:B3", loot={1: "100"})
    run(town, "leave")
    assert (town.position.cells[0], town.loot(1)) == (GONE, ["100"])
    assert "B1" in town.ends()


def test_5_with_a_car_one_action_goes_as_far_as_two_straight_moves() -> None:
    town = Town("1:D6 2:J1", loot={1: "car"})
    assert town.ends() == {"C6"} | {f"{letter}{row}" for letter in "BE" for row in range(1, 12)}
    run(town, "D6-E11")
    assert town.to_act == {"thief2"}


def test_5_with_a_car_leaving_is_open_when_one_move_reaches_a_free_gate() -> None:
    assert "leave" not in Town("1:D6", loot={1: "car"}).texts()
    assert "leave" in Town("1:B6", loot={1: "car"}).texts()
    assert "leave" not in Town("1:B6", "B1 B11", loot={1: "car"}).texts()
    assert "leave" not in Town("1:B6").texts()


def test_5_a_pawn_never_ends_its_move_where_it_stands() -> None:
    assert "B6" not in Town("1:B6", loot={1: "car"}).ends()


@pytest.mark.parametrize("loot", ["", "gun", "car gun"])
def test_5_a_pawn_without_any_action_is_skipped_whatever_it_owns(loot: str) -> None:
    town = Town("1:F3 2:E3 3:G3 4:J1", "B6", slot=4, gone="F2 F4", loot={1: loot})
    run(town, "J1-J2", "stop")
    assert town.to_act == {"thief2"}


def test_5_a_pawn_shut_in_by_thieves_may_still_burgle() -> None:
    assert Town("1:F3 2:E3 3:G3", gone="F2").texts() == ["burgle F4"]


# ------------------------------------------------------------------------------------------ houses


@pytest.mark.parametrize("kind", ["10", "20", "50", "100", "gun", "car"])
def test_6_money_a_gun_and_a_first_car_are_kept(kind: str) -> None:
    town = Town("1:B2 2:J1", A2=kind)
    run(town, "burgle A2")
    assert (town.loot(1), town.to_act) == ([kind], {"thief2"})
    assert "A2" not in GAME.show(town.views["table"])["houses"]


def test_6_a_car_gives_two_moves_from_the_next_turn_on() -> None:
    town = Town("1:B2", A2="car")
    run(town, "burgle A2")
    assert "E3" in town.ends()


@pytest.mark.parametrize(("kind", "loot"), [("car", "car"), ("bank", ""), ("bank", "100 gun")])
def test_6_a_second_car_or_a_bank_without_a_car_must_go_back(kind: str, loot: str) -> None:
    town = Town("1:B2 2:J1", A2=kind, loot={1: loot})
    run(town, "burgle A2")
    assert (town.to_act, town.texts()) == ({"thief1"}, ["putback"])
    run(town, "putback")
    assert (town.loot(1), town.to_act) == (sorted(loot.split()), {"thief2"})
    assert "A2" in GAME.show(town.views["table"])["houses"]


def test_6_a_bank_is_kept_by_a_pawn_that_has_a_car() -> None:
    town = Town("1:B2", A2="bank", loot={1: "car"})
    run(town, "burgle A2")
    assert town.loot(1) == ["bank", "car"]


def test_6_a_house_put_back_may_be_burgled_again_by_anybody() -> None:
    town = Town("1:B2 2:A3", A2="bank", loot={2: "car"})
    run(town, "burgle A2", "putback", "burgle A2")
    assert town.loot(2) == ["bank", "car"]
    assert town.to_act == {"thief1"}


def test_6_the_finder_of_the_plane_may_put_it_back() -> None:
    town = Town("1:B2 2:J1", A2="plane")
    run(town, "burgle A2")
    assert town.texts() == ["plane", "putback"]
    run(town, "putback")
    assert town.to_act == {"thief2"}
    assert "A2" in GAME.show(town.views["table"])["houses"]


def test_6_who_takes_the_plane_leaves_at_once_with_the_loot() -> None:
    town = Town("1:B2 2:J1", A2="plane", loot={1: "100"})
    run(town, "burgle A2", "plane")
    assert (town.position.cells[0], town.loot(1), town.position.held[0]) == (GONE, ["100"], 1)
    shown = GAME.show(town.views["table"])
    assert (shown["pawns"]["1"]["status"], shown["known"]["A2"]) == ("left", "plane")
    assert "A2" not in shown["houses"]
    assert town.to_act == {"thief2"}


def test_6_a_thief_house_lets_each_pawn_lose_a_house_to_the_next() -> None:
    town = Town("1:B2 3:E2 4:J2", A2="thief", loot={1: "10 10 bank", 4: "gun"})
    run(town, "burgle A2")
    assert town.to_act == {CHANCE}
    assert town.texts() == ["steal 1:10 4:gun", "steal 1:bank 4:gun"]
    run(town, "steal 1:bank 4:gun")
    assert [town.loot(pawn) for pawn in (1, 3, 4)] == [["10", "10", "gun"], ["bank"], []]
    assert town.to_act == {"thief3"}
    assert GAME.show(town.views["table"])["known"]["A2"] == "thief"


def test_6_all_lose_at_the_same_time() -> None:
    town = Town("1:B2 2:E2", A2="thief", loot={1: "gun", 2: "car"})
    run(town, "burgle A2", "steal 1:gun 2:car")
    assert (town.loot(1), town.loot(2)) == (["car"], ["gun"])


@pytest.mark.parametrize(("pawns", "loot"), [("1:B2", {1: "100"}), ("1:B2 2:E2", {})])
def test_6_a_thief_house_does_nothing_to_a_lone_pawn_or_without_loot(pawns: str, loot: dict[int, str]) -> None:
    town = Town(pawns, A2="thief", loot=loot)
    run(town, "burgle A2")
    assert CHANCE not in town.to_act


def test_6_more_than_500_thefts_are_not_listed_but_each_is_judged() -> None:
    full = "10 100 20 50 bank"
    town = Town("1:B2 2:E2 3:G2 4:J2", A2="thief", loot=dict.fromkeys(range(1, 5), full))
    run(town, "burgle A2")
    view = town.views[CHANCE]
    assert GAME.legal(view) is None
    assert GAME.form(view) == "chicago.form-steal"
    assert GAME.judge(view, GAME.read("steal 1:10 2:100 3:20 4:bank")).ok
    town = Town("1:B2 2:E2 3:G2", A2="thief", loot={1: full, 2: full, 3: "10 100 20 50 50"})
    run(town, "burgle A2")
    assert len(town.texts()) == 5 * 5 * 4


def test_6_every_house_of_a_pawn_is_equally_likely_to_be_stolen() -> None:
    town = Town("1:B2 2:E2", A2="thief", loot={1: "10 10 10 car"})
    run(town, "burgle A2")
    rolls = [GAME.roll(town.state, Random(seed)).kinds for seed in range(400)]
    assert 250 < rolls.count(("10",)) < 350


def test_6_the_first_police_house_brings_a_policeman_and_two_moves_before_the_next_thief() -> None:
    town = Town("1:B2 2:E2", A2="police")
    run(town, "burgle A2")
    assert town.to_act == {"police"}
    assert town.texts() == sorted(f"place {star}" for star in ALL_STARS.split())
    run(town, "place G9", "G9-G7", "G7-G9")
    assert town.to_act == {"thief2"}
    run(town, "E2-E1")
    assert town.to_act == {"police"}  # This is the normal turn of the same round.
    run(town, "stop")
    assert town.to_act == {"thief1"}


def test_6_after_the_last_pawns_extra_turn_comes_the_normal_police_turn() -> None:
    town = Town("1:B2 2:E2", slot=2, D2="police")
    run(town, "burgle D2", "place G9", "stop")
    assert town.to_act == {"police"}
    run(town, "stop")
    assert town.to_act == {"thief1"}


def test_6_a_taken_star_is_not_offered() -> None:
    town = Town("1:B2 2:E3", "G3", A2="police")
    run(town, "burgle A2")
    assert {"place E3", "place G3"}.isdisjoint(town.texts())


def test_6_without_a_free_star_policemen_wait_and_are_all_placed_before_a_move() -> None:
    town = Town("1:B2 2:J2", ALL_STARS, A2="police", K2="police")
    run(town, "burgle A2")
    assert "stop" in town.texts() and not any("place" in text for text in town.texts())
    run(town, "stop", "burgle K2", "E3-E4")
    assert not any("place" in text for text in town.texts())  # It is too late in this turn.
    run(town, "G3-G4")
    assert town.texts() == ["place E3", "place G3"]
    run(town, "place G3")
    assert town.texts() == ["place E3"]
    run(town, "place E3")
    assert "stop" in town.texts()


def test_6_who_waits_when_stars_run_out_waits_for_the_next_turn() -> None:
    town = Town("1:B2 2:J2", ALL_STARS, A2="police", K2="police")
    run(town, "burgle A2", "stop", "burgle K2", "E3-E4", "stop", "place E3")
    assert GAME.show(town.views["police"])["reserve"] == 1
    assert "stop" in town.texts()
