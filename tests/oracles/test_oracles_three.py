"""Check the oracles of Le Traqueur, Chicago and Rattrapez-le against the checks and each rule of RULES.md."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from . import chicago, rattrapez_le, traqueur

FAR = [wall for wall in traqueur.WALLS.values() if "1" not in wall]


def run(game: Any, *texts: str) -> None:
    """Play these texts, each by the seat that is to act."""
    for text in texts:
        game.play(game.to_act()[0], text)


def texts(game: Any, seat: str) -> list[str]:
    """Return the seat's moves, which must be listed."""
    return game.moves(seat) or []


def search(south_camp: str, *texts: str) -> traqueur.Oracle:
    """Traqueur: build both camps, then play these texts from north's first turn on."""
    game = traqueur.Oracle({})
    run(game, "F6", south_camp, *texts)
    return game


def test_a_barrier_stops_the_detective_is_recorded_and_not_asked_again() -> None:
    game = search("E5 B3|B4", "B1", "B2", "B3", "B4")
    assert (game.detective["north"], game.markers["north"]) == ("B3", {"B1", "B2"})
    assert (game.recorded["north"], game.to_act()) == ({"B3|B4"}, ["south"])
    run(game, "A1", "wait")
    assert game.moves("north") == ["A3", "B2", "C3"]
    for text in ("B4", "C4", "wait", "out"):  # recorded, diagonal, not in column 1
        with pytest.raises(ValueError):
            game.play("north", text)


def test_camps_are_built_in_any_order_and_then_frozen() -> None:
    assert len(traqueur.WALLS) == 66
    assert len(traqueur.read_camp(" ".join(["E1", *FAR[:30]]))[1]) == 30
    game = traqueur.Oracle({"first": "south"})
    assert (game.to_act(), game.moves("south")) == (["north", "south"], None)
    game.play("south", "e5 |c1 B4|C4  D2|D3")
    assert game.secrets()["camps"]["south"] == {"fugitive": "E5", "barriers": ["B4|C4", "D2|D3", "|C1"]}
    assert (game.to_act(), game.moves("south")) == (["north"], [])
    game.play("north", "A1")
    assert len(texts(game, "south")) == 6


SEALED = "E5 D5|E5 E4|E5 E5|E6 E5|F5, E5 |A1 |B1 |C1 |D1 |E1 |F1"
MISWRITTEN = "E5 B3|B4 B3|B4, E5 B4|B3, E5 A1|B2, E5 E6|, G1, |A1, "


@pytest.mark.parametrize("camp", [*SEALED.split(", "), *MISWRITTEN.split(", "), " ".join(["E1", *FAR[:31]])])
def test_impossible_camps_are_refused(camp: str) -> None:
    game = traqueur.Oracle({})
    with pytest.raises(ValueError):
        game.play("north", camp)
    assert game.to_act() == ["north", "south"]


def test_leaving_is_for_the_beginning_of_a_turn_ends_it_and_may_be_answered_no() -> None:
    game = search("F6")
    assert game.moves("north") == ["A1", "B1", "C1", "D1", "E1", "F1"]
    run(game, "B1")
    assert game.moves("north") == ["A1", "B2", "C1", "wait"]
    run(game, "wait", "A1", "wait")
    assert game.moves("north") == ["A1", "B2", "C1", "out"]
    run(game, "B2", "B1")
    assert game.moves("north") == ["A1", "B2", "C1", "wait"]
    run(game, "wait", "B1", "wait", "out")
    assert (game.detective["north"], game.markers["north"]) == ("out", {"B1", "B2"})
    game = search("F6 |C1", "B1", "C1", "wait", "A1", "wait", "out", "out")
    assert (game.detective["north"], game.recorded["north"]) == ("C1", {"|C1"})
    assert game.moves("north") == ["B1", "C2", "D1"]


def test_with_every_way_on_recorded_there_is_still_wait_and_then_out() -> None:
    game = search("F6 A1|B1 B1|B2 B1|C1", "B1", "A1", "A1", "wait", "B2", "out", "C1", "A1", "wait")
    assert game.moves("north") == ["out"]
    run(game, "out", "out", "B1")
    assert game.moves("north") == ["wait"]


def test_entering_the_fugitives_cell_wins() -> None:
    game = search("B2", "B1", "B2")
    assert game.result() == {"how": "found", "winners": ["north"], "scores": {"north": 1, "south": 0}}
    assert (game.to_act(), game.moves("south")) == ([], [])


def deal(at: dict[str, str]) -> str:
    """Chicago: return a deal with these kinds on these cells."""
    rest = list((Counter(chicago.KINDS) - Counter(at.values())).elements())
    return " ".join(["deal", *(at[cell] if cell in at else rest.pop() for cell in chicago.HOUSES)])


def town(pawns: str, police: str = "", slot: int = 1, players: int = 5, **at: str) -> chicago.Oracle:
    """Chicago: put pawns `1:B1 2:…` in town, remove the others, and start the turn of the pawn in this slot."""
    game = chicago.Oracle({"players": players})
    game.play("chance", deal(at))
    for pawn in game.pawns.values():
        pawn.state = "left"
    for word in pawns.split():
        game.pawns[int(word[0])] = chicago.Pawn("town", word[2:])
    game.policemen, game.police_found = police.split(), bool(police)
    game.slot, game.phase = slot, "pawn"
    return game


def ends(game: chicago.Oracle, seat: str) -> set[str]:
    return {text.split("-")[1] for text in texts(game, seat) if "-" in text}


def test_board_and_houses_count_as_the_rules_say() -> None:
    marks = (chicago.HOUSES, chicago.STREETS, chicago.GATES, chicago.STARS, deal({}).split()[1:])
    assert [len(points) for points in marks] == [59, 62, 12, 8, 59]
    assert sum(chicago.WORTH.get(kind, 0) * count for kind, count in chicago.KINDS.items()) == 1640


@pytest.mark.parametrize(("players", "order"), [(3, "1212"), (4, "123"), (5, "1234")])
def test_pawns_enter_in_order_and_the_police_is_skipped(players: int, order: str) -> None:
    game = chicago.Oracle({"players": players})
    assert (game.to_act(), game.moves("chance")) == (["chance"], None)
    with pytest.raises(ValueError):
        game.play("chance", deal({}).replace("plane", "gun"))
    game.play("chance", deal({}))
    for entered, number in enumerate(order):
        gates = texts(game, f"thief{number}")
        assert (game.to_act(), len(gates)) == ([f"thief{number}"], 12 - entered)
        run(game, gates[0])
    assert game.to_act() == ["thief1"]


def test_a_pawn_slides_straight_until_a_pawn_or_a_dark_cell() -> None:
    game = town("1:B1")
    assert ends(game, "thief1") == {f"B{row}" for row in range(2, 12)}
    assert {"burgle A1", "burgle C1", "leave"} < set(texts(game, "thief1"))
    assert ends(town("1:B1 2:B5"), "thief1") == {"B2", "B3", "B4"}
    assert ends(town("1:B1", "B4"), "thief1") == {"B2", "B3"}
    game.pawns[1].cell, game.houses = "D6", {}  # burgled houses stay dark
    assert ends(game, "thief1") == {"B6", "C6", "E6"}


def test_a_car_makes_two_slides_one_action_and_reaches_a_gate_to_leave() -> None:
    game = town("1:D6")
    game.pawns[1].loot = ["car"]
    assert ends(game, "thief1") == {"C6"} | {f"{letter}{row}" for letter in "BE" for row in range(1, 12)}
    assert "leave" not in texts(game, "thief1")  # no gate within one slide
    game.pawns[1].cell = "B6"
    assert ("leave" in texts(game, "thief1"), "B6" in ends(game, "thief1")) == (True, False)


def test_money_is_kept_a_bank_or_second_car_goes_back_and_a_plane_is_a_choice() -> None:
    game = town("1:B2 2:E2", A2="bank", C2="car", D2="50", A4="car", C4="plane")
    run(game, "burgle A2")
    assert game.moves("thief1") == ["putback"]
    run(game, "putback", "burgle D2")
    assert (game.pawns[2].loot, game.houses["A2"]) == (["50"], "bank")
    run(game, "burgle C2", "E2-E1", "burgle A2", "E1-E2")
    assert game.pawns[1].loot == ["car", "bank"]
    run(game, "B2-B4", "E2-E1", "burgle A4")
    assert game.moves("thief1") == ["putback"]
    run(game, "putback", "E1-E2", "burgle C4")
    assert game.moves("thief1") == ["plane", "putback"]
    run(game, "plane")
    assert (game.pawns[1].state, game.pawns[1].loot) == ("left", ["car", "bank"])
    assert game.to_act() == ["thief2"]


def test_a_thief_house_passes_one_house_of_each_to_the_next_listed_up_to_500_ways() -> None:
    game = town("1:B2 3:E2 4:J2", A2="thief")
    game.pawns[1].loot, game.pawns[4].loot = ["10", "bank", "10"], ["gun"]
    run(game, "burgle A2")
    assert game.moves("chance") == ["steal 1:10 4:gun", "steal 1:bank 4:gun"]
    run(game, "steal 1:bank 4:gun")
    assert [sorted(game.pawns[number].loot) for number in (1, 3, 4)] == [["10", "10", "gun"], ["bank"], []]
    game = town("1:B2 2:E2 3:G2 4:J2", A2="thief")
    for pawn in game.pawns.values():
        pawn.loot = ["10", "20", "50", "100", "bank"]
    run(game, "burgle A2")
    assert game.moves("chance") is None
    run(game, game.random_text("chance", Random(1)))
    assert [len(pawn.loot) for pawn in game.pawns.values()] == [5, 5, 5, 5]


@pytest.mark.parametrize(("pawns", "loot"), [("1:B2 2:E2", []), ("1:B2", ["bank"])])
def test_a_thief_house_without_loot_or_company_asks_chance_nothing(pawns: str, loot: list[str]) -> None:
    game = town(pawns, A2="thief")
    game.pawns[1].loot = loot
    run(game, "burgle A2")
    assert game.to_act() != ["chance"]


def test_the_first_police_house_brings_a_policeman_and_two_moves_before_the_next_thief() -> None:
    game = town("1:B2 2:E2", A2="police")
    run(game, "burgle A2")
    assert game.moves("police") == sorted(f"place {star}" for star in chicago.STARS)
    run(game, "place G9", "G9-G7", "G7-G9")
    assert game.to_act() == ["thief2"]
    run(game, "E2-E1", "stop")  # then the normal police turn of the same round
    assert game.to_act() == ["thief1"]


def test_without_a_free_star_the_policeman_waits_in_reserve() -> None:
    game = town("1:B2 2:J2", " ".join(chicago.STARS), A2="police", K2="police")
    run(game, "burgle A2", "stop", "burgle K2", "E3-E4", "G3-G4")
    assert game.moves("police") == ["place E3", "place G3"]  # the normal turn that follows
    run(game, "place G3")
    assert game.moves("police") == ["place E3"]
    run(game, "place E3")
    assert "stop" in texts(game, "police")


def test_surrounded_takes_a_policeman_and_no_way_out() -> None:
    assert town("1:C6", "B6 D6").surrounded(1)
    assert town("1:C6 2:B6", "D6").surrounded(1)
    for pawns, police in (("1:C6", "B6"), ("1:B1", "B2"), ("1:C6 2:B6 3:D6", "E6")):
        assert not town(pawns, police).surrounded(1)


def test_surrender_gives_the_loot_and_pins_the_neighbours_while_the_police_turn_goes_on() -> None:
    game = town("1:C6 2:J1", "B6 E6 G9", slot=2)
    game.pawns[1].loot = ["bank", "gun", "gun"]
    run(game, "J1-J2", "E6-D6", "fire G9>G8")  # a useless shot: the question is the same again
    assert "fire B6>A3" in texts(game, "thief1")
    run(game, "surrender")
    assert (game.pawns[1].state, game.immobilised) == ("arrested", {"B6", "D6"})
    assert {text.split("-")[0] for text in texts(game, "police")} == {"G8", "stop"}
    run(game, "G8-G9", "J2-J1", "stop", "leave")
    scores = {"police": 200, "thief1": 0, "thief2": 0, "thief3": 0, "thief4": 0}
    assert game.result() == {"how": "finished", "winners": ["police"], "scores": scores}


def test_the_lowest_surrounded_pawn_answers_first_and_the_test_is_made_again() -> None:
    game = town("2:B5 3:B7 4:J1", "B4 B8 C6", slot=4)
    game.pawns[2].loot = ["gun"]
    run(game, "J1-J2", "C6-B6")
    assert game.to_act() == ["thief2"]
    run(game, "fire B6>D6")
    assert game.to_act() == ["police"]  # the shot freed pawn 3 too
    run(game, "D6-B6", "surrender")
    assert game.to_act() == ["thief3"]


def test_a_gun_fired_as_the_turn_begins_leaves_the_action_except_to_an_arrested_pawn() -> None:
    game = town("1:C6 2:J1", "B6 G9")
    game.pawns[1].loot = ["gun", "gun"]
    run(game, "fire G9>G8")
    assert (ends(game, "thief1"), game.pawns[1].loot) == ({"D6", "E6"}, ["gun"])
    run(game, "fire G8>D6", "surrender")
    assert game.to_act() == ["thief2"]


def test_a_pawn_without_an_action_is_skipped_even_with_a_gun() -> None:
    game = town("1:F3 2:E3 3:G3 4:J1", "B6", slot=4)
    del game.houses["F2"], game.houses["F4"]
    game.pawns[1].loot = ["gun"]
    run(game, "J1-J2", "stop")
    assert game.to_act() == ["thief2"]


def test_thirty_rounds_without_progress_stall_and_pawns_keep_their_loot() -> None:
    game = town("1:B1 2:J1", players=3, A2="100", K2="50")
    game.pawns[2].loot = ["50", "car"]
    two_rounds = ["B1-B2", "J1-J2", "B2-B1", "J2-J1"]
    run(game, *two_rounds * 14, "B1-B2", "J1-J2", "burgle A2", "burgle K2")  # the count starts again
    run(game, "B2-B1", "J2-J1", *two_rounds * 14, "B1-B2")
    assert game.result() is None
    run(game, "J1-J2")
    scores = {"police": 0, "thief1": 100, "thief2": 100}
    assert game.result() == {"how": "stalled", "winners": ["thief1", "thief2"], "scores": scores}


def chase(players: int, secrets: str, cards: str = "") -> rattrapez_le.Oracle:
    """Rattrapez-le: start a game with these cards first in the deal, and these secrets from p1 on."""
    game = rattrapez_le.Oracle({"players": players})
    rest = list((Counter(rattrapez_le.deck(players)) - Counter(cards.split())).elements())
    run(game, " ".join(["deal", cards, *rest]), *(f"choose {secret}" for secret in secrets.split()))
    return game


def put(game: rattrapez_le.Oracle, distance: int, hand: str, **places: str) -> list[str]:
    """Set a situation for p1 and list his moves."""
    game.places.update(places)
    game.distance, game.hands["p1"] = distance, hand.split()
    return texts(game, "p1")


def test_the_map_and_the_deck_count_as_the_rules_say() -> None:
    assert len(rattrapez_le.CASES) == 74
    assert rattrapez_le.LINKS["farm"] == {"D11", "E9", "G9", "H11"}
    assert [len(rattrapez_le.deck(players)) for players in range(2, 7)] == [46, 48, 52, 52, 48]
    signs = ["".join(c[-1] for c in rattrapez_le.deck(players) if "horse" in c) for players in (2, 3, 4)]
    assert signs == ["++--==", "+++---==", "++++----===="]


@pytest.mark.parametrize(("players", "size"), [(2, 15), (3, 14), (4, 13), (5, 10), (6, 8)])
def test_cards_are_dealt_one_by_one_from_p1_and_secrets_chosen_in_any_order(players: int, size: int) -> None:
    game = rattrapez_le.Oracle({"players": players})
    assert (game.to_act(), game.moves("chance")) == (["chance"], None)
    cards = game.random_text("chance", Random(3))
    run(game, cards)
    assert game.hands["p2"] == cards.split()[2::players][:size]
    for seat in reversed(game.seats):
        game.play(seat, "choose dog")
    assert game.to_act() == ["p1"]


def test_the_leaflets_run_of_distances() -> None:
    game = chase(2, "farmer maid", "wife= dog+ hand+ horse+ hand= wife-")
    plies = ["wife= E7", "dog+ A11", "hand+ F6", "horse+ C4", "hand= K5", "wife- D5"]
    for text, distance in zip(plies, [3, 4, 5, 6, 6, 5], strict=True):
        run(game, text)
        assert game.distance == distance


def test_paths_are_exact_cross_the_farm_and_visit_nothing_twice() -> None:
    game = chase(2, "dog maid")
    assert put(game, 1, "dog=") == ["dog= D11", "dog= E9", "dog= G9", "dog= H11"]
    assert put(game, 1, "dog-") == ["dog- D11", "dog- E9", "dog- G9", "dog- H11"]  # never below 1
    assert put(game, 1, "dog+", dog="E9") == ["dog+ C9", "dog+ D11", "dog+ E7", "dog+ G9", "dog+ H11"]
    assert put(game, 1, "dog=", dog="E9") == ["dog= D9", "dog= E8", "dog= farm"]
    assert put(game, 1, "horse=", dog="farm", horse="E9") == ["horse= D9", "horse= E8"]
    assert put(game, 2, "horse=", horse="E9") == ["horse= C9", "horse= E7"]


def test_only_the_movers_secret_and_the_horse_may_meet() -> None:
    game = chase(2, "dog maid")
    places = {"dog": "E1", "maid": "G1", "wife": "E3", "horse": "F1"}
    assert put(game, 2, "dog= maid=", **places) == ["dog= C1", "maid= G3", "maid= I1"]
    beside = ["dog= D1", "dog= E2", "dog= F1", "horse= E1", "maid= G2", "maid= H1"]
    assert put(game, 1, "dog= maid= horse=", **places) == beside
    run(game, "horse= E1")
    assert game.result() == {"how": "caught", "winners": ["p1"], "scores": {"p1": 1, "p2": 0}}


def test_without_any_move_a_card_is_discarded_and_still_changes_the_distance() -> None:
    game = chase(2, "wife maid")
    blocked = {"horse": "A1", "dog": "B1", "maid": "A2"}
    assert put(game, 1, "horse= horse- horse=", **blocked) == ["discard horse-", "discard horse="]
    assert put(game, 2, "horse-", **blocked) == ["discard horse-"]
    run(game, "discard horse-")
    assert (game.distance, game.turn) == (1, "p2")
    assert put(chase(2, "dog maid"), 1, "horse=", **blocked) == ["horse= B1"]  # a winning move counts


def test_the_next_dealer_shifts_the_first_card_only_and_ten_deals_are_a_draw() -> None:
    game, rng = chase(3, "dog dog wife"), Random(5)
    while game.to_act():
        if game.to_act() == ["chance"]:
            first, cards = game.seats[game.deals % 3], game.random_text("chance", rng)
            run(game, cards)
            assert (game.hands[first], game.to_act()) == (cards.split()[1::3][:14], ["p1"])
        else:  # nobody wins: no move onto a subject on a case
            taken = set(game.places.values()) - {"farm"}
            run(game, rng.choice([t for t in texts(game, game.turn) if t.split()[1] not in taken]))
    assert game.deals == 10
    assert game.result() == {"how": "exhausted", "winners": [], "scores": {"p1": 0, "p2": 0, "p3": 0}}


TABLES: list[tuple[Any, dict[str, Any]]] = [(traqueur, {"first": "south"})]
TABLES += [(chicago, {"players": players}) for players in (3, 4, 5)]
TABLES += [(rattrapez_le, {"players": players}) for players in (2, 3, 4, 5, 6)]


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "options"), TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_random_play_comes_to_an_end(rules: Any, options: dict[str, Any], seed: int) -> None:
    game, rng = rules.Oracle(options), Random(seed)
    while game.to_act():
        assert game.to_act() == sorted(game.to_act())
        seat = rng.choice(game.to_act())
        listed, text = game.moves(seat), game.random_text(seat, rng)
        assert listed is None or (text in listed and listed == sorted(set(listed)))
        with pytest.raises(ValueError):
            game.play(seat, "nonsense")
        game.play(seat, text)
    assert set(game.result()["winners"]) <= set(game.result()["scores"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_chicago_loot_is_conserved_when_nobody_leaves(seed: int) -> None:
    game, rng = chicago.Oracle({"players": 3 + seed % 3}), Random(seed)
    while game.to_act():
        (seat,) = game.to_act()
        bold = [text for text in texts(game, seat) if text not in ("leave", "plane", "stop")]
        run(game, rng.choice(bold) if bold else game.random_text(seat, rng))
        held = [*game.houses.values(), *game.confiscated]
        held += [kind for pawn in game.pawns.values() for kind in pawn.loot]
        assert sum(chicago.WORTH.get(kind, 0) for kind in held) == 1640
        placed = [pawn for pawn in game.pawns.values() if pawn.state in ("town", "arrested")]
        assert len(game.taken()) == len(game.policemen) + len(placed)  # never two on one cell
