"""Chicago's rules about the police: surrounding, arrests, guns and cars. Also the end of the game and its result."""

from __future__ import annotations

from engine.games.chicago import GAME
from engine.games.chicago.board import NAMES, STARS, WORTH, points
from tests.engine.games.chicago.town import Town, run

ALL_STARS = " ".join(NAMES[star] for star in points(STARS))


# ------------------------------------------------------------------------------------------ the police


def test_7_a_police_turn_is_two_moves_by_one_policeman_or_two() -> None:
    for moves in (("G9-G7", "G7-G6"), ("G9-G7", "E9-E8")):
        town = Town("1:B2", "E9 G9")
        run(town, "B2-B3", *moves)
        assert town.to_act == {"thief1"}


def test_7_stop_ends_it_at_any_point_and_is_left_when_nothing_can_move() -> None:
    town = Town("1:B2", "E9 G9")
    run(town, "B2-B3", "stop")
    assert town.to_act == {"thief1"}
    run(town, "B3-B2", "G9-G7", "stop")
    assert town.to_act == {"thief1"}
    town = Town("1:C6 2:J1", "B6 D6", slot=2)
    run(town, "J1-J2", "surrender")
    assert town.texts() == ["stop"]


def test_7_a_policeman_just_placed_may_move_at_once() -> None:
    town = Town("1:B2", A2="police")
    run(town, "burgle A2", "place G9")
    assert "G9-G1" in town.texts()


# ------------------------------------------------------------------------------------------ surrounded


def surrounded(pawns: str, police: str) -> bool:
    """Return whether pawn 1 counts as surrounded: it is asked to surrender after pawn 4 has moved elsewhere."""
    town = Town(f"{pawns} 4:J1", police, slot=4)
    run(town, "J1-J2")
    return town.to_act == {"thief1"} and town.texts() == ["surrender"]


def test_8_a_pawn_is_surrounded_when_it_cannot_move_and_a_policeman_is_beside_it() -> None:
    assert surrounded("1:C6", "B6 D6")
    assert surrounded("1:C6 2:B6", "D6")
    assert not surrounded("1:C6", "B6")
    assert not surrounded("1:C6 2:B6 3:D6", "E6")  # A pawn is not surrounded if no policeman stands next to it.


def test_8_a_pawn_on_a_gate_is_never_surrounded() -> None:
    assert not surrounded("1:B1", "B2")


def test_8_houses_beside_it_do_not_save_a_pawn() -> None:
    assert surrounded("1:B2", "B1 B3")


def test_8_a_thiefs_move_can_surround_another_thief() -> None:
    town = Town("1:C6 2:B5", "D6", slot=2)
    run(town, "B5-B6")
    assert (town.to_act, town.texts()) == ({"thief1"}, ["surrender"])


def test_8_a_placement_can_surround() -> None:
    town = Town("1:C6 2:J2", "D6", slot=2, K2="police")
    run(town, "burgle K2", "place B6")
    assert town.to_act == {"thief1"}
    run(town, "surrender")
    assert town.to_act == {"police"}


def test_8_the_police_turn_goes_on_after_an_arrest_in_its_middle() -> None:
    town = Town("1:C6 2:J1", "B6 E6 G9", slot=2)
    run(town, "J1-J2", "E6-D6", "surrender")
    assert town.to_act == {"police"}
    assert {text.split("-")[0] for text in town.texts()} == {"G9", "stop"}
    run(town, "G9-G8")
    assert town.to_act == {"thief2"}


def test_8_the_lowest_surrounded_pawn_answers_first_and_the_test_is_made_again() -> None:
    town = Town("2:B5 3:B7 4:J1", "B4 B8 C6", slot=4, loot={2: "gun"})
    run(town, "J1-J2", "C6-B6")
    assert town.to_act == {"thief2"}
    run(town, "fire B6>D6")
    assert town.to_act == {"police"}  # The shot freed pawn 3 too.
    run(town, "D6-B6", "surrender")
    assert town.to_act == {"thief3"}


# ------------------------------------------------------------------------------------------ arrests


def test_9_surrender_gives_the_loot_and_pins_the_policemen_beside_the_pawn() -> None:
    town = Town("1:C6 2:J1", "B6 D6 G9", slot=2, loot={1: "bank gun"})
    run(town, "J1-J2", "surrender")
    shown = GAME.show(town.views["police"])
    assert shown["pawns"]["1"]["status"] == "arrested"
    assert shown["confiscated"] == {"houses": 2, "loot": ["bank", "gun"]}
    assert shown["pinned"] == ["B6", "D6"]
    assert {text.split("-")[0] for text in town.texts()} == {"G9", "stop"}


def test_9_an_arrested_pawn_and_its_guards_stay_as_obstacles() -> None:
    town = Town("1:C6 2:E5", "B6 D6", slot=2)
    run(town, "E5-E6", "surrender", "stop")
    assert town.ends() == {f"E{row}" for row in range(1, 12) if row != 6}


def test_9_a_surrounded_pawn_is_asked_whatever_it_owns() -> None:
    for loot in ("", "car", "gun"):
        town = Town("1:C6 2:J1", "B6 D6", slot=2, loot={1: loot})
        run(town, "J1-J2")
        assert town.to_act == {"thief1"}
        assert "surrender" in town.texts()
        assert any("fire" in text for text in town.texts()) == (loot == "gun")


# ------------------------------------------------------------------------------------------ guns


def test_10_a_gun_moves_any_free_policeman_to_any_other_free_street_and_is_gone() -> None:
    town = Town("1:C6 2:J1", "B6 G9", loot={1: "gun gun"})
    shots = {text for text in town.texts() if text.startswith("fire")}
    assert len(shots) == 2 * (62 - 4)
    run(town, "fire G9>A3")
    assert GAME.show(town.views["table"])["policemen"] == ["A3", "B6"]
    assert (town.loot(1), town.to_act) == (["gun"], {"thief1"})
    run(town, "fire A3>A9", "C6-D6")
    assert (town.loot(1), town.to_act) == ([], {"thief2"})


def test_10_a_pinned_policeman_cannot_be_shot_away() -> None:
    town = Town("1:C6 2:J1", "B6 D6 G9", slot=2, loot={2: "gun"})
    run(town, "J1-J2", "surrender", "stop")
    assert {text.split(">")[0] for text in town.texts() if ">" in text} == {"fire G9"}


def test_10_a_useless_shot_leaves_the_question_as_it_was() -> None:
    town = Town("1:C6 2:J1", "B6 D6 G9", slot=2, loot={1: "gun gun"})
    run(town, "J1-J2", "fire G9>G8")
    assert town.to_act == {"thief1"}
    run(town, "fire B6>A3")
    assert town.to_act == {"police"}


def test_10_a_pawn_arrested_in_its_own_turn_loses_the_rest_of_it() -> None:
    town = Town("1:C6 2:J1", "B6 G9", loot={1: "gun"})
    run(town, "fire G9>D6")
    assert town.texts() == ["surrender"]
    run(town, "surrender")
    assert town.to_act == {"thief2"}


def test_10_only_policemen_beside_the_pawn_at_its_arrest_are_pinned() -> None:
    town = Town("1:C6 2:B6 3:J1", "D6 G9", slot=3, loot={1: "gun"})
    run(town, "J1-J2", "fire G9>G8", "surrender")
    assert GAME.show(town.views["table"])["pinned"] == ["D6"]


def test_10_without_policemen_in_reach_of_a_shot_there_is_none_to_fire() -> None:
    assert not any("fire" in text for text in Town("1:B1", loot={1: "gun"}).texts())


# ------------------------------------------------------------------------------------------ cars lost and won


def test_11_who_loses_the_car_moves_once_a_turn_and_keeps_the_banks() -> None:
    town = Town("1:B2 2:E2", A2="thief", loot={1: "bank car", 2: "10"})
    run(town, "burgle A2", "steal 1:car 2:10", "E2-E1")
    assert town.loot(1) == ["10", "bank"]
    assert "E3" not in town.ends()


def test_11_a_second_car_won_by_theft_adds_nothing() -> None:
    town = Town("1:B2 2:D6", A2="thief", loot={1: "car", 2: "car 10"})
    run(town, "burgle A2", "steal 1:car 2:10")
    assert town.loot(2) == ["car", "car"]
    assert town.ends() == Town("1:D6 2:B2", loot={1: "car"}).ends()


# ------------------------------------------------------------------------------------------ the end


def test_12_the_game_ends_at_once_when_every_pawn_has_left_or_been_arrested() -> None:
    town = Town("1:C6 2:J1", "B6 E6", slot=2, loot={1: "100", 2: "20"})
    run(town, "leave", "E6-D6", "surrender")
    assert (town.to_act, GAME.outcome(town.state).how) == (frozenset(), "finished")


def test_12_thirty_quiet_rounds_stall_the_game_and_pawns_keep_their_loot() -> None:
    town = Town("1:B1 2:J1", players=3, loot={2: "50 car"}, A2="100")
    run(town, "B1-B2", "J1-J2", "burgle A2", "J2-J1")
    for _ in range(15):
        assert GAME.outcome(town.state) is None
        run(town, "B2-B1", "J1-J2", "B1-B2", "J2-J1")
    outcome = GAME.outcome(town.state)
    assert outcome.as_json() == {
        "how": "stalled",
        "winners": ["thief1"],
        "scores": {"police": 0, "thief1": 100, "thief2": 50},
    }


def test_12_a_house_put_back_is_no_progress_but_an_arrest_is() -> None:
    town = Town("1:B2 2:J1", A2="bank")
    run(town, "burgle A2", "putback", "J1-J2")
    assert GAME.show(town.views["table"])["quiet_rounds"] == 1
    town = Town("1:C6 2:J1 3:J11", "B6 E6", slot=3)
    run(town, "J11-J10", "E6-D6", "surrender", "stop")
    assert GAME.show(town.views["table"])["quiet_rounds"] == 0


# ------------------------------------------------------------------------------------------ the result


def test_13_money_and_banks_count_confiscated_loot_goes_to_the_police_and_ties_share() -> None:
    town = Town("1:B1 2:E1 3:C6", "B6 E6", loot={1: "bank car gun", 2: "100 50 50", 3: "100 100 car"})
    run(town, "leave", "leave", "C6-D6", "B6-C6", "surrender")
    assert GAME.outcome(town.state).as_json() == {
        "how": "finished",
        "winners": ["police", "thief1", "thief2"],
        "scores": {"police": 200, "thief1": 200, "thief2": 200, "thief3": 0, "thief4": 0},
    }


def test_13_with_three_players_both_pawns_count_for_their_seat() -> None:
    town = Town("1:B1 2:J1 3:B11 4:J11", players=3, loot={1: "100", 2: "bank", 3: "50", 4: "10"})
    run(town, "leave", "leave", "leave", "leave")
    assert GAME.outcome(town.state).scores == {"police": 0, "thief1": 150, "thief2": 210}


def test_13_guns_cars_planes_and_police_houses_are_worth_nothing() -> None:
    assert {kind for kind, worth in WORTH.items() if not worth} == {"gun", "car", "plane", "police", "thief"}


def test_all_is_revealed_before_the_game_is_over() -> None:
    town = Town("1:B1", loot={1: "100"}, A1="gun")
    run(town, "leave")
    *_, reveal, over = town.told
    assert (reveal.kind, over.kind) == ("reveal", "over")
    assert reveal.data["houses"]["A1"] == "gun" and len(reveal.data["houses"]) == 59
    assert reveal.data["loot"]["1"] == ["100"]
    for view in town.views.values():
        shown = GAME.show(view)
        assert (shown["pawns"]["1"]["loot"], shown["known"]["A1"], shown["to_act"]) == (["100"], "gun", [])
        assert shown["result"]["how"] == "finished"
