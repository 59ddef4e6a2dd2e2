"""Rattrapez-le, rule by rule: `test_4_…` is about rule `rattrapez-le 4`.

`test_verdicts.py` tests refusals and notation, `test_conjecture.py` the games that a seat may conjecture.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine import boards, record
from engine.game import CHANCE, TABLE, OptionError, Outcome
from engine.games.rattrapez_le import board, cards
from engine.referee import MANUAL, Referee, Refusal
from tests.engine.games.rattrapez_le.table import (
    GAME,
    PURSUERS,
    SIZES,
    deal,
    deck,
    kinds,
    random_move,
    run,
    situation,
    table,
    texts,
    truth,
)

# ------------------------------------------------------------------------------------------ the map and the cards


def test_the_map_has_74_cases_and_a_farm_with_four_ways_out() -> None:
    assert len(board.NAMES) == 75
    farm = board.LINKS[board.FARM]
    assert {name for place, name in enumerate(board.NAMES) if farm >> place & 1} == {"D11", "E9", "G9", "H11"}
    assert board.NAMES[board.BLACK] == "F1"


def test_whatever_is_listed_by_number_comes_out_sorted() -> None:
    assert list(board.NAMES) == sorted(board.NAMES)
    assert list(cards.CARDS) == sorted(cards.CARDS)


def damaged(file: Path, folder: Path, old: str, new: str) -> Path:
    """Write a changed copy of a data file and return its path."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    copy = folder / file.name
    copy.write_text(text.replace(old, new), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ooooFFFoooo", "ooooFFF", "11 rows of 11 signs"),
        ("oooooXooooo", "ooooooooooo", "instead of"),
        ("o.ooo.ooo.o\no.o.F", "o.ooooo.o.o\no.o.F", "four ways out"),
        ("o.o.....o.o\nooooooooooo\n..o..o..o..", "o.oo....o.o\nooooooooooo\n...o...o...", "cannot be reached"),
    ],
)
def test_a_damaged_map_is_refused_in_a_sentence(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = damaged(board.BOARD_FILE, tmp_path, old, new)
    with pytest.raises(boards.BoardError, match=f"/board.txt is damaged: .*{reason}"):
        board.chart(file)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("deck", "dog     3 3 2", "dog     3 3 3", "52 cards"),
        ("deck", "dog     3 3 2", "dog     3 3", "3 whole numbers"),
        ("deck", "dog     3 3 2", "dog     3 3 -2", "3 whole numbers"),
        ("deck", "dog     3 3 2", "dog     3 3 ²", "it cannot be read"),
        ("deck", "dog", "cat", "one line for each"),
        ("deals", "2  2 2 2  15", "2  2 5 2  15", "horse cards that there are not"),
        ("deals", "2  2 2 2  15", "2  2 2 2  24", "cannot have 24 cards"),
        ("deals", "6  1 1 2   8", "", "one line for each of 2, 3, 4, 5, 6"),
    ],
)
def test_a_damaged_deck_is_refused_in_a_sentence(tmp_path: Path, name: str, old: str, new: str, reason: str) -> None:
    files = {"deck": cards.DECK_FILE, "deals": cards.DEALS_FILE}
    files[name] = damaged(files[name], tmp_path, old, new)
    with pytest.raises(boards.BoardError, match=f"/{name}.txt is damaged: .*{reason}"):
        cards.parties(files["deck"], files["deals"])


def test_the_leaflets_run_of_distances() -> None:
    referee = table(2, "wife= dog+ hand+ horse+ hand= wife-", "farmer maid")
    plies = ["wife= E7", "dog+ A11", "hand+ F6", "horse+ C4", "hand= K5", "wife- D5"]
    for text, distance in zip(plies, [3, 4, 5, 6, 6, 5], strict=True):
        run(referee, text)
        assert GAME.show(referee.view(TABLE))["distance"] == distance


# ------------------------------------------------------------------------------------------ rule 1: the deal


@pytest.mark.parametrize("players", SIZES)
def test_1_cards_are_dealt_one_at_a_time_from_p1_and_the_rest_lies_aside(players: int) -> None:
    referee = Referee(GAME, {"players": players}, seed=0, chance=MANUAL)
    assert (referee.to_act, referee.legal(CHANCE)) == ({CHANCE}, None)
    _, move = random_move(referee, Random(players))
    order = GAME.write(move).split()[1:]
    referee.play(CHANCE, move)
    for number, seat in enumerate(referee.players):
        hand = order[number::players][: SIZES[players]]
        (event,) = [event for event in referee.shown(seat) if event.kind == "hand"]
        assert event.as_json() == {"kind": "hand", "cards": sorted(hand)}
    assert referee.to_act == set(referee.players)


def test_1_the_referees_own_deals_use_exactly_the_cards_in_use() -> None:
    for players in SIZES:
        state, _ = GAME.start({"players": players})
        order = GAME.write(GAME.roll(state, Random(1))).split()[1:]
        assert Counter(order) == deck(players)


def test_1_the_dealer_rotates_and_only_who_gets_the_first_card_changes() -> None:
    rng = Random(1)
    referee = table(3, secrets="dog wife maid")
    while referee.view(TABLE).deals < 3:
        referee.play(*random_move(referee, rng, far=True))
        assert referee.outcome is None
    dealt = [event.data for event in referee.shown(TABLE) if event.kind == "dealt"]
    assert [(data["deal"], data["dealer"]) for data in dealt] == [(1, "p3"), (2, "p1"), (3, "p2")]
    for deal_number, cards_dealt in enumerate(GAME.show(referee.view(CHANCE))["decks"]):
        for number, seat in enumerate(referee.players):
            hand = cards_dealt[(number - deal_number) % 3 :: 3][:14]
            assert GAME.show(referee.view(seat))["dealt"][deal_number] == sorted(hand)


def test_1_the_number_of_players_is_two_to_six() -> None:
    assert [option.default for option in GAME.options.values()] == [2]
    for players in (1, 7, "2", True, None):
        with pytest.raises(OptionError):
            GAME.check({"players": players})
    assert GAME.seats({"players": 6}) == ("p1", "p2", "p3", "p4", "p5", "p6")


# ------------------------------------------------------------------------------------------ rule 2: the secrets


def test_2_secrets_are_chosen_in_any_order_and_may_be_the_same() -> None:
    referee = table(3)
    for seat in ("p3", "p1", "p2"):
        assert seat in referee.to_act
        assert texts(referee.view(seat)) == sorted(f"choose {pursuer}" for pursuer in PURSUERS)
        referee.play(seat, GAME.read("choose dog"))
        assert referee.legal(seat) == () or referee.to_act == {"p1"}
    assert referee.to_act == {"p1"}
    assert GAME.show(referee.view(TABLE))["chosen"] == ["p3", "p1", "p2"]


def test_2_a_choice_is_told_to_its_player_alone() -> None:
    maid, dog = table(2), table(2)
    told = maid.play("p2", GAME.read("choose maid"))
    dog.play("p2", GAME.read("choose dog"))
    assert [event.as_json() for event in told] == [
        {"kind": "secret", "pursuer": "maid"},
        {"kind": "chosen", "seat": "p2"},
    ]
    for seat in ("p1", TABLE, CHANCE):
        assert maid.shown(seat)[-1].as_json() == {"kind": "chosen", "seat": "p2"}
        assert list(maid.shown(seat)) == list(dog.shown(seat))
        assert maid.view(seat) == dog.view(seat)


# ------------------------------------------------------------------------------------------ rule 3: the turns


def test_3_p1_begins_play_goes_round_and_a_new_deal_changes_nothing() -> None:
    rng = Random(2)
    referee = table(3, secrets="dog wife maid")
    turns = 0
    while referee.view(TABLE).deals < 3:
        if referee.to_act != {CHANCE}:
            assert referee.to_act == {f"p{turns % 3 + 1}"}
            turns += 1
        referee.play(*random_move(referee, rng, far=True))
    assert turns == 2 * 3 * 14


def test_3_any_card_of_the_hand_moves_its_subject_whoevers_it_is() -> None:
    referee = table(2, "wife= dog+ hand+ horse+", "farmer maid")
    subjects = {text.split()[0][:-1] for text in texts(referee.view("p1"))}
    assert {"wife", "hand"} <= subjects == {card[:-1] for card in GAME.show(referee.view("p1"))["hand"]}


# ------------------------------------------------------------------------------------------ rule 4: the distance


@pytest.mark.parametrize("sign", "+-=")
def test_4_the_first_distance_is_3_whatever_the_sign(sign: str) -> None:
    referee = table(2, f"dog{sign}", "farmer maid")
    run(referee, f"dog{sign} E7")
    assert referee.shown(TABLE)[-1].as_json() == {
        "kind": "played",
        "seat": "p1",
        "card": f"dog{sign}",
        "from": "farm",
        "to": "E7",
        "distance": 3,
    }


def test_4_a_plus_adds_a_step_a_minus_takes_one_and_one_is_the_least() -> None:
    from_the_farm = ["D11", "E9", "G9", "H11"]
    assert texts(situation("maid", "dog=", 1)) == [f"dog= {place}" for place in from_the_farm]
    assert texts(situation("maid", "dog-", 1)) == [f"dog- {place}" for place in from_the_farm]
    assert texts(situation("maid", "dog-", 2)) == [f"dog- {place}" for place in from_the_farm]
    assert texts(situation("maid", "dog+", 1)) == [f"dog+ {place}" for place in ("C11", "D9", "E8", "G8", "H9", "I11")]


# ------------------------------------------------------------------------------------------ rule 5: the ways


def test_5_ways_are_exact_cross_the_farm_and_visit_nothing_twice() -> None:
    crossing = ["C9", "D11", "E7", "G9", "H11"]
    assert texts(situation("maid", "dog+", 1, dog="E9")) == [f"dog+ {place}" for place in crossing]
    assert texts(situation("maid", "dog=", 1, dog="E9")) == ["dog= D9", "dog= E8", "dog= farm"]


def test_5_the_horse_neither_enters_nor_crosses_the_farm() -> None:
    assert texts(situation("maid", "horse=", 1, horse="E9")) == ["horse= D9", "horse= E8"]
    assert texts(situation("maid", "horse=", 2, horse="E9")) == ["horse= C9", "horse= E7"]


def test_5_others_may_be_passed_but_not_joined() -> None:
    places = {"dog": "A1", "maid": "B1", "wife": "A3"}
    assert texts(situation("hand", "dog=", 2, **places)) == ["dog= C1"]
    assert texts(situation("hand", "dog=", 1, **places)) == ["dog= A2"]


def test_5_the_farm_holds_any_number_of_pursuers() -> None:
    assert "dog= farm" in texts(situation("maid", "dog=", 1, dog="D11"))


def test_5_no_way_is_longer_than_the_map_allows() -> None:
    assert texts(situation("maid", "dog= dog- horse=", 200)) == ["discard dog-", "discard dog=", "discard horse="]


# ------------------------------------------------------------------------------------------ rule 6: winning


@pytest.mark.parametrize("text", ["dog= F1", "horse= E1"])
def test_6_the_movers_secret_and_the_horse_meet_and_the_mover_wins(text: str) -> None:
    state = truth("dog", "dog= horse=", 1, dog="E1")
    after, events = GAME.play(state, "p1", GAME.read(text))
    assert GAME.outcome(after) == Outcome("caught", ("p1",), {"p1": 1, "p2": 0})
    assert GAME.to_act(after) == frozenset()
    assert [event.kind for event in events] == ["played", "caught", "reveal", "over"]
    assert events[1].data == {"seat": "p1", "pursuer": "dog", "at": text[-2:]}
    assert events[-1].data == {"result": {"how": "caught", "winners": ["p1"], "scores": {"p1": 1, "p2": 0}}}


def test_6_only_the_secret_may_meet_the_horse() -> None:
    places = {"dog": "E1", "maid": "G1"}
    with_dog = ["dog= D1", "dog= E2", "dog= F1", "horse= E1", "maid= G2", "maid= H1"]
    assert texts(situation("dog", "dog= maid= horse=", 1, **places)) == with_dog
    with_maid = ["dog= D1", "dog= E2", "horse= G1", "maid= F1", "maid= G2", "maid= H1"]
    assert texts(situation("maid", "dog= maid= horse=", 1, **places)) == with_maid


def test_6_a_refusal_changes_nothing_and_is_seen_by_nobody_else() -> None:
    referee = table(2, "wife= dog+", "dog maid")
    before = [list(referee.shown(seat)) for seat in ("p1", "p2", TABLE, CHANCE)]
    with pytest.raises(Refusal):
        run(referee, "wife= A1")
    assert [list(referee.shown(seat)) for seat in ("p1", "p2", TABLE, CHANCE)] == before


# ------------------------------------------------------------------------------------------ rule 7: discards


def test_7_without_any_move_a_card_of_ones_choice_is_discarded() -> None:
    blocked = {"horse": "A1", "dog": "B1", "maid": "A2"}
    assert texts(situation("wife", "horse= horse- horse=", 1, **blocked)) == ["discard horse-", "discard horse="]
    assert texts(situation("dog", "horse=", 1, **blocked)) == ["horse= B1"]  # A winning move counts as a move.


@pytest.mark.parametrize(
    ("distance", "card", "after"), [(70, "dog+", 71), (70, "dog-", 69), (70, "dog=", 70), (0, "dog-", 3)]
)
def test_7_a_discard_changes_the_distance_as_if_played(distance: int, card: str, after: int) -> None:
    state, events = GAME.play(truth("dog", card, distance), "p1", GAME.read(f"discard {card}"))
    assert state.distance == after
    assert [event.as_json() for event in events] == [
        {"kind": "discarded", "seat": "p1", "card": card, "distance": after}
    ]
    assert GAME.to_act(state) == {"p2"}
    assert state.hands[0] == ()


# ------------------------------------------------------------------------------------------ rule 8: new deals


def test_8_secrets_distance_and_places_outlast_a_deal() -> None:
    rng = Random(3)
    referee = table(2, secrets="dog maid")
    while referee.to_act != {CHANCE}:
        referee.play(*random_move(referee, rng, far=True))
    before = GAME.show(referee.view("p1"))
    assert before["hand_sizes"] == {"p1": 0, "p2": 0}
    run(referee, deal(2))
    after = GAME.show(referee.view("p1"))
    assert [after[key] for key in ("secret", "distance", "places")] == [
        before[key] for key in ("secret", "distance", "places")
    ]
    assert after["hand_sizes"] == {"p1": 15, "p2": 15}
    assert len(after["turns"]) == 30


def test_8_after_ten_deals_without_a_winner_the_game_is_a_draw() -> None:
    rng = Random(4)
    referee = table(2, secrets="dog maid")
    while not referee.outcome:
        referee.play(*random_move(referee, rng, far=True))
    assert referee.outcome == Outcome("exhausted", (), {"p1": 0, "p2": 0})
    assert GAME.show(referee.view(TABLE))["deals"] == 10
    assert kinds(referee, "p1")[-2:] == ["reveal", "over"]


# ------------------------------------------------------------------------------------------ rule 9: who knows what


def test_9_hands_go_to_their_owner_and_the_deck_to_chance() -> None:
    referee = table(4, secrets="dog wife dog maid")
    for seat in referee.players:
        assert kinds(referee, seat) == ["start", "dealt", "hand", *kinds(referee, seat)[3:]]
        assert kinds(referee, seat).count("secret") == 1
    assert kinds(referee, CHANCE) == ["start", "dealt", "deck", "chosen", "chosen", "chosen", "chosen"]
    assert kinds(referee, TABLE) == ["start", "dealt", "chosen", "chosen", "chosen", "chosen"]


@pytest.mark.parametrize("players", SIZES)
def test_9_what_others_see_does_not_depend_on_secrets_or_hidden_cards(players: int) -> None:
    """Two games have the same public turns but different hands and secrets. The others see no difference."""
    rng = Random(players)
    referee = table(players, secrets="dog wife maid hand farmer dog")
    for _ in range(20):
        referee.play(*random_move(referee, rng, far=True))
    for seat in (*referee.players, TABLE, CHANCE):
        twin = Referee(GAME, referee.options, seed=0, chance=MANUAL)
        for mover, move in GAME.conjecture(referee.view(seat), rng):
            twin.play(mover, move)
        assert [event.as_json() for event in twin.shown(seat)] == [event.as_json() for event in referee.shown(seat)]
        assert twin.view(seat) == referee.view(seat)
        assert twin.to_act == referee.to_act


def test_9_at_the_end_everything_is_revealed_to_all() -> None:
    rng = Random(5)
    referee = table(3, secrets="dog wife maid")
    while not referee.outcome:
        referee.play(*random_move(referee, rng))
    decks = GAME.show(referee.view(CHANCE))["decks"]
    for seat in (*referee.players, TABLE, CHANCE):
        shown = GAME.show(referee.view(seat))
        assert shown["secrets"] == {"p1": "dog", "p2": "wife", "p3": "maid"}
        assert shown["decks"] == decks
        assert {player: len(hand) for player, hand in shown["left"].items()} == shown["hand_sizes"]
        assert all(shown["left"][player] == shown["hand"] for player in referee.players if player == seat)
        assert [played.move for played in referee.line] == [
            move for _, move in GAME.conjecture(referee.view(seat), rng)
        ]


def test_9_a_view_recalls_all_that_its_seat_was_shown() -> None:
    rng = Random(6)
    referee = table(2, secrets="dog wife")
    for _ in range(80):
        if not referee.outcome:
            referee.play(*random_move(referee, rng, far=True))
    for seat in ("p1", "p2", TABLE, CHANCE):
        shown = GAME.show(referee.view(seat))
        told = [dict(event.data) for event in referee.shown(seat) if event.kind in ("played", "discarded")]
        assert shown["turns"] == told
        assert shown["seat"] == seat
        assert shown["options"] == {"players": 2}
        assert shown["to_act"] == sorted(referee.to_act)
        assert json.loads(json.dumps(shown)) == shown
        dealt = [event.data["cards"] for event in referee.shown(seat) if event.kind == "hand"]
        assert (shown["dealt"] or []) == dealt


def test_a_record_replays_to_the_same_views() -> None:
    referee = Referee(GAME, {"players": 5}, seed=8)
    rng = Random(8)
    while not referee.outcome:
        referee.play(*random_move(referee, rng))
    again = record.read(json.loads(json.dumps(record.write(referee))))
    assert again.outcome == referee.outcome
    assert again.view("p3") == referee.view("p3")
