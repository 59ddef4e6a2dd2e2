"""Conjectures of Rattrapez-le: every game that agrees with what a seat was shown can be drawn, and no other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from engine.game import CHANCE, TABLE
from engine.games.rattrapez_le import cards, conjecture
from engine.games.rattrapez_le.conjecture import Holder
from engine.games.rattrapez_le.deductions import COPIES, Suspect, copies, suspects
from engine.referee import MANUAL, AnyReferee, Referee
from tests.engine.games.rattrapez_le.table import GAME, SIZES, deal, deck, random_move, run, table, texts

SECRETS = "dog wife maid hand farmer dog"


def imagined(referee: AnyReferee, seat: str, rng: Random) -> AnyReferee:
    """Return a conjecture of this seat as a game. The referee checks every move of it."""
    twin: AnyReferee = Referee(GAME, referee.options, seed=0, chance=MANUAL)
    for mover, move in GAME.conjecture(referee.view(seat), rng):
        twin.play(mover, move)
    return twin


def secret(referee: AnyReferee, seat: str) -> str:
    return str(GAME.show(referee.view(seat))["secret"])


def hand(referee: AnyReferee, seat: str) -> list[str]:
    return list(GAME.show(referee.view(seat))["hand"])


def aside(referee: AnyReferee) -> Counter[str]:
    """Return the cards that were not dealt. The game must be in its first deal."""
    dealt = [GAME.show(referee.view(seat))["dealt"][-1] for seat in referee.players]
    return deck(len(referee.players)) - Counter(card for cards_dealt in dealt for card in cards_dealt)


@pytest.mark.slow
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("far", [False, True])
def test_an_imagined_game_would_have_looked_the_same(players: int, far: bool) -> None:
    rng = Random(f"{players} {far}")
    referee: AnyReferee = Referee(GAME, {"players": players}, seed=0, chance=MANUAL)
    while True:
        if rng.random() < 0.01 or len(referee.line) < 2 or referee.outcome:
            for seat in (*referee.players, TABLE, CHANCE):
                twin = imagined(referee, seat, rng)
                assert list(twin.shown(seat)) == list(referee.shown(seat))
                assert twin.view(seat) == referee.view(seat)
                assert twin.to_act == referee.to_act
        if referee.outcome:
            return
        referee.play(*random_move(referee, rng, far=far))


@pytest.mark.parametrize("players", [2, 3])
def test_the_truth_is_never_ruled_out(players: int) -> None:
    rng = Random(players)
    referee = table(players, secrets=SECRETS)
    barred = 0
    while not referee.outcome:
        referee.play(*random_move(referee, rng, far=True))
        for suspect in suspects(referee.view(TABLE), {}):
            view = referee.view(suspect.seat)
            assert not suspect.barred[view.secret] & copies(view.hand)
            assert suspect.size == len(view.hand)
            barred += suspect.barred[view.secret] != 0
    assert barred, "some discards told something"


def test_before_any_turn_every_secret_is_possible_and_every_unseen_card_anywhere() -> None:
    rng = Random(1)
    referee = table(3, secrets=SECRETS)
    unseen = set(deck(3) - Counter(hand(referee, "p1")))
    games = [imagined(referee, "p1", rng) for _ in range(150)]
    for other in ("p2", "p3"):
        assert {secret(game, other) for game in games} == {"dog", "farmer", "hand", "maid", "wife"}
        assert {card for game in games for card in hand(game, other)} == unseen
    assert {card for game in games for card in aside(game)} == unseen


def test_while_secrets_are_chosen_only_those_who_chose_have_one() -> None:
    referee = table(3, secrets="dog")
    games = [imagined(referee, "p2", Random(seed)) for seed in range(60)]
    assert {secret(game, "p1") for game in games} == {"dog", "farmer", "hand", "maid", "wife"}
    assert {secret(game, "p3") for game in games} == {"None"}


def test_the_order_of_the_deal_is_open_but_to_chance() -> None:
    referee = table(4, secrets=SECRETS)
    truth = GAME.show(referee.view(CHANCE))["decks"]
    for seat, known in (("p1", False), (TABLE, False), (CHANCE, True)):
        decks = [GAME.show(imagined(referee, seat, Random(seed)).view(CHANCE))["decks"] for seed in range(3)]
        assert all((deck_ == truth) == known for deck_ in decks)
    games = [imagined(referee, CHANCE, Random(seed)) for seed in range(60)]
    assert {secret(game, "p1") for game in games} == {"dog", "farmer", "hand", "maid", "wife"}


# ---- p2 holds only horse cards and cannot move the horse, which stands between the dog and the maid

CORNERED = [
    *("wife=", "hand+", "wife+", "hand+", "dog+ E5", "maid= G5", "dog+ E1", "maid= G1", "wife-", "wife-", "hand-"),
    *("farmer-", "hand-", "farmer-", "farmer-", "wife-", "hand-", "farmer=", "wife=", "hand=", "farmer="),
]


@pytest.fixture
def cornered() -> AnyReferee:
    """Return a game of four players. p2, whose secret is the farmer, has just discarded and holds seven horse cards."""
    hands = [[turn.split()[0] for turn in CORNERED[number::4]] for number in range(4)]
    hands[1] += ["horse="] * 4 + ["horse-"] * 4
    rest = list((deck(4) - Counter(card for dealt in hands for card in dealt)).elements())
    for dealt in hands:
        while len(dealt) < 13:
            dealt.append(rest.pop())
    order = [dealt[number] for number in range(13) for dealt in hands]
    referee = table(4, " ".join(order), "hand farmer hand hand")
    for turn in CORNERED:
        (seat,) = referee.to_act
        taken = set(GAME.show(referee.view(TABLE))["places"].values()) - {"farm"}
        legal = [text for text in texts(referee.view(seat)) if text.startswith(turn) and text.split()[1] not in taken]
        run(referee, legal[0])
    assert texts(referee.view("p2")) == ["discard horse-", "discard horse="]
    run(referee, "discard horse=")
    return referee


def test_a_discard_tells_which_cards_and_which_secrets_its_player_cannot_have(cornered: AnyReferee) -> None:
    for seat in ("p1", TABLE):
        games = [imagined(cornered, seat, Random(seed)) for seed in range(80)]
        assert all(hand(game, "p2") == ["horse-"] * 4 + ["horse="] * 3 for game in games)
        # With the dog or the maid p2 would have won.
        assert {secret(game, "p2") for game in games} == {"farmer", "hand", "wife"}
        assert {secret(game, "p3") for game in games} == {"dog", "farmer", "hand", "maid", "wife"}
        assert len({str(hand(game, "p3")) for game in games}) > 50


def test_chance_who_knows_the_hands_draws_the_same_conclusion_about_the_secret(cornered: AnyReferee) -> None:
    games = [imagined(cornered, CHANCE, Random(seed)) for seed in range(60)]
    assert {secret(game, "p2") for game in games} == {"farmer", "hand", "wife"}


def test_a_card_that_is_known_to_be_in_the_hand_tells_as_much_as_one_laid_down() -> None:
    """p2 discards a wife card: farmer and hand block the wife, and the horse stands between the dog and the maid."""
    turns = ["dog= E1", "maid- G1", "farmer- B1", "hand- A2", "wife- A1", "discard wife="]
    view = table(2, secrets=SECRETS).view(TABLE)._replace(turns=tuple(GAME.read(text) for text in turns))
    known: dict[str, cards.Hand]
    for known, possible in (
        ({}, {"dog", "farmer", "hand", "maid", "wife"}),
        ({"p2": (cards.BY_TEXT["horse="],)}, {"farmer", "hand", "wife"}),
    ):
        (p2,) = [suspect for suspect in suspects(view, known) if suspect.seat == "p2"]
        assert {cards.SUBJECTS[subject] for subject in p2.barred} == possible


def test_what_a_discard_told_of_a_secret_holds_in_later_deals(cornered: AnyReferee) -> None:
    rng = Random(2)
    while cornered.view(TABLE).deals < 2:
        cornered.play(*random_move(cornered, rng, far=True))
    games = [imagined(cornered, "p4", Random(seed)) for seed in range(60)]
    assert {secret(game, "p2") for game in games} == {"farmer", "hand", "wife"}
    assert len({str(hand(game, "p2")) for game in games}) > 50


def test_p2_himself_imagines_the_others_freely(cornered: AnyReferee) -> None:
    games = [imagined(cornered, "p2", Random(seed)) for seed in range(60)]
    assert {secret(game, "p2") for game in games} == {"farmer"}
    assert {secret(game, "p4") for game in games} == {"dog", "farmer", "hand", "maid", "wife"}


# ---- drawing secrets and hands


def barring(*held: str) -> int:
    """Return the set of all copies of these cards."""
    return sum((1 << COPIES) - 1 << COPIES * cards.BY_TEXT[card] for card in held)


def test_hidden_hands_are_drawn_in_every_way_that_fills_them_all() -> None:
    unseen = [cards.BY_TEXT[card] for card in ["dog+", "dog+", "maid-", "wife=", "horse=", "horse="]]
    holders = (
        Holder("p2", 0, 2, barring("maid-", "wife=")),
        Holder("p3", 0, 1, barring("dog+", "wife=")),
        Holder("p4", 0, 2, barring("horse=", "maid-")),
    )
    fitting = {
        (tuple(sorted(order[:2])), order[2:3], tuple(sorted(order[3:5])))
        for order in permutations(unseen)
        if not copies(order[:2]) & holders[0].barred
        and not copies(order[2:3]) & holders[1].barred
        and not copies(order[3:5]) & holders[2].barred
    }
    drawn = set()
    for seed in range(600):
        hands = conjecture._hands(holders, copies(unseen), Random(seed))
        drawn.add(tuple(tuple(sorted(hands[holder.seat])) for holder in holders))
    assert drawn == fitting


def test_secrets_are_drawn_only_together_with_hands_that_they_allow() -> None:
    """With either secret, p2 and p3 can each hold one of the two cards, but both cannot hold the same card."""
    unseen = copies([cards.BY_TEXT["dog+"], cards.BY_TEXT["maid-"]])
    dog, maid = cards.SUBJECT_BY_NAME["dog"], cards.SUBJECT_BY_NAME["maid"]
    people = [Suspect(seat, 1, {dog: barring("dog+"), maid: barring("maid-")}) for seat in ("p2", "p3")]
    found = {tuple(h.secret for h in next(conjecture._holders(people, unseen, Random(seed)))) for seed in range(40)}
    assert found == {(dog, maid), (maid, dog)}
    assert len(list(conjecture._holders(people, unseen, Random(1)))) == 2


def test_copies_are_counted_from_the_first_on() -> None:
    assert copies([]) == 0
    assert copies([0, 0, 1]) == 0b1_0011
    assert copies([1, 0, 0, 0, 0]) == 0b1_1111


def test_every_deal_can_be_stacked_again() -> None:
    for players, party in cards.PARTIES.items():
        order = [cards.BY_TEXT[card] for card in deal(players).split()[1:]]
        Random(players).shuffle(order)
        for number in range(10):
            hands = cards.dealt(party, number, order)
            again = cards.stacked(party, number, hands, order[party.turns :])
            assert cards.dealt(party, number, again) == hands
            assert sorted(again) == sorted(order)
