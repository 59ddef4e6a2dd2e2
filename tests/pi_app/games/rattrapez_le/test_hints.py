"""Stories about the hints of Rattrapez-le: what everybody can count, and reasons that only the player who asks sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.bits import members
from engine.bots import after_asking
from engine.game import TABLE
from engine.games.rattrapez_le import board, cards
from engine.games.rattrapez_le.bot import choose
from engine.games.rattrapez_le.turns import DISCARD, PLAY, Move, distance_after, legal, places_after
from engine.games.rattrapez_le.views import View
from pi_app.draw.dots.panel import draw_hint
from pi_app.draw.dots.picture import DotPicture
from pi_app.games import front_of
from pi_app.games.hints import Hint
from pi_app.grid import spot
from pi_app.words import LANGUAGES
from tests.engine.games.rattrapez_le.table import GAME, random_move, run, situation, table


def hints() -> Any:
    found = front_of("rattrapez-le").hints
    assert found is not None
    return found


def at(name: str) -> int:
    """Return the point with this name, such as E7."""
    return spot(ord(name[0]) - ord("A"), int(name[1:]) - 1)


def in_public(view: View) -> View:
    """Return the table's view of a situation."""
    return view._replace(seat=TABLE, hand=(), hands=(), secret=None)


def standing(view: View, places: dict[str, str]) -> View:
    """Return the view after all six subjects were put on these places."""
    return view._replace(places=tuple(board.PLACES[places[who]] for who in cards.SUBJECTS))


def facts(view: View, seat: str = "p1", *, aid: bool = True) -> Hint:
    hint: Hint = hints().facts(in_public(view), seat, aid=aid)
    return hint


def advice(view: View, move: str) -> str:
    read = GAME.read(move)
    assert read in (GAME.legal(view) or ())
    hint: Hint = hints().advice(view, read)
    return hint.text("en")


# ---- what everybody can count


def test_the_first_card_goes_three_steps_and_then_each_sign_has_its_distance() -> None:
    referee = table(2, first="wife+ dog-", secrets="maid maid")
    assert facts(referee.view(TABLE)).text("en").startswith("The first card goes 3 steps, whatever its sign.")
    run(referee, "wife+ E7")
    assert facts(referee.view(TABLE), "p2").text("en").startswith("Steps: + goes 4, = goes 3, - goes 2.")


def test_a_distance_never_falls_below_one() -> None:
    assert facts(situation("dog", "dog+", 1)).text("en").startswith("Steps: + goes 2, = goes 1, - goes 1.")


def test_before_a_pursuer_is_chosen_it_says_which_cards_win() -> None:
    referee = table(2)
    assert facts(referee.view(TABLE)).text("en").startswith("Only cards of your pursuer and of the horse can catch it.")


def test_the_cards_that_catch_are_counted_out_on_the_board() -> None:
    hint = facts(situation("maid", "maid+", 2, dog="A1"))  # A1 to F1 is five steps along the top row.
    assert hint.text("en").endswith("No card can catch the horse in this turn.")
    hint = facts(situation("maid", "maid+", 4, dog="A1"))
    assert hint.text("en").endswith("Cards that may catch the horse: dog +, horse +.")
    assert members(hint.spots) == [at("A1")]


def test_the_horse_does_not_take_the_way_through_the_farm() -> None:
    places = {"dog": "D11", "horse": "H11", "farmer": "A11", "wife": "A1", "hand": "K1", "maid": "K3"}
    hint = facts(standing(situation("maid", "maid+", 2), places))  # The farm lies between the dog and the horse.
    assert hint.text("fr").endswith("Cartes qui peuvent rattraper le cheval : chien =.")


def test_a_card_of_which_all_copies_are_laid_down_catches_nothing() -> None:
    view = situation("maid", "maid+", 4, dog="A1")
    plus = [Move(PLAY, cards.BY_TEXT["dog+"], 0)] * 3
    assert facts(view._replace(turns=tuple(plus))).text("en").endswith("Cards that may catch the horse: horse +.")


def test_a_table_that_works_nothing_out_tells_only_the_steps() -> None:
    assert facts(situation("maid", "maid+", 4, dog="A1"), aid=False).text("en") == (
        "Steps: + goes 5, = goes 4, - goes 3."
    )


@pytest.mark.parametrize("secret", ["dog", "maid", "hand"])
def test_the_facts_use_neither_a_hand_nor_a_secret(secret: str) -> None:
    private = situation(secret, "dog+ wife=", 4, dog="A1", maid="K1")
    assert hints().facts(private, "p1", aid=True) == facts(private)


# ---- what discards have shown


PINNED = [  # The horse stands on F1 between two pursuers each time p2 cannot move with a horse card.
    *("dog= E1", "maid- G1", "farmer- B1", "hand- A2", "wife- A1", "discard horse="),
    *("dog- A3", "farmer= E1", "wife- B1", "discard horse="),
    *("maid- A4", "hand= G1", "dog- C1", "discard horse="),
]


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        (5, ""),
        (6, "Player 2 did not choose: dog, maid."),
        (10, "Player 2 did not choose: dog, farmer, maid."),
        (14, "Player 2 can only have chosen: wife."),
    ],
)
def test_a_discard_that_rules_out_a_secret_is_told_to_the_others(turns: int, told: str) -> None:
    line = tuple(map(GAME.read, PINNED[:turns]))
    view = table(4, secrets="wife wife wife wife").view(TABLE)._replace(turns=line, distance=1)
    text = "Steps: + goes 2, = goes 1, - goes 1. No card can catch the horse in this turn."
    assert facts(view, "p1").text("en") == f"{text} {told}".strip()
    assert facts(view, "p2").text("en") == text
    assert "chose" not in facts(view, "p1", aid=False).text("en")


# ---- a good move, in secret


def test_a_catch_is_called_a_win() -> None:
    view = situation("dog", "dog+ wife+", 4, dog="A1")
    assert advice(view, "dog+ F1") == "Play dog + to F1: you catch the horse and win!"


def test_it_counts_how_much_nearer_the_own_pursuer_comes() -> None:
    view = situation("dog", "dog= wife+", 3, dog="A1")
    assert advice(view, "dog= D1") == "Play dog = to D1. Steps from your pursuer to the horse: 2 instead of 5."


def test_a_hand_that_catches_after_any_card_is_ready() -> None:
    view = situation("dog", "dog+ dog- dog= wife=", 3, dog="C1")  # Three steps away, and at most one card between.
    assert advice(view, "wife= E7") == (
        "Play wife = to E7. If your pursuer and the horse stay put, you can catch it next turn."
    )
    view = situation("dog", "dog= wife=", 3, dog="C1")
    assert advice(view, "wife= E7").endswith("stay put, some distances let you catch it.")


def test_the_horse_is_taken_out_of_reach() -> None:
    view = situation("maid", "horse+ wife+", 2, dog="D1")  # As it stands, a dog = catches the horse on F1.
    assert advice(view, "horse+ G3") == "Play horse + to G3. This leaves the horse out of the next player's reach."


def test_a_figure_that_is_not_the_own_one_gives_nothing_away() -> None:
    view = situation("dog", "wife+ dog+", 3)
    told = "Play wife + to F7. It does not give your pursuer away, and you keep the cards that can catch."
    assert advice(view, "wife+ F7") == told


def test_a_pursuer_is_chosen_by_the_cards_in_the_hand() -> None:
    hand = tuple(sorted(cards.BY_TEXT[card] for card in ("dog+", "dog-", "dog=", "horse+", "maid=")))
    view = table(2).view("p1")._replace(hand=hand)
    assert advice(view, "choose dog") == (
        "Choose your pursuer: dog. No other gives you more cards that can catch the horse: 4."
    )
    assert advice(view, "choose maid").endswith("Cards in your hand that can then catch the horse: 2.")


def test_a_discard_spares_the_cards_that_can_win() -> None:
    view = situation("maid", "dog= dog- horse=", 200)
    assert advice(view, "discard dog-") == (
        "No card can move. Discard dog -. It moves neither your pursuer nor the horse, so it could never win for you."
    )
    assert advice(view, "discard horse=") == "No card can move. Discard horse =. The distance is then 200."


def test_points_of_a_move_are_its_two_ends() -> None:
    view = situation("dog", "dog= wife+", 3, dog="A1")
    assert members(hints().advice(view, GAME.read("dog= D1")).spots) == [at("A1"), at("D1")]
    assert members(hints().advice(view, GAME.read("wife+ F7")).spots) == [at("F7"), at("F10")]  # her farm point


# ---- every reason is true


class Claim:
    """A turn and what a player knows about it, computed by playing the cards that others may hold."""

    def __init__(self, view: View, move: Move, parts: dict[str, Any]) -> None:
        self.view, self.move, self.parts = view, move, parts
        self.places, self.distance = places_after(view.places, move), distance_after(view.distance, move.what)
        self.rest = list(view.hand)
        if move.verb in (PLAY, DISCARD):
            self.rest.remove(move.what)

    def in_reach(self, move: Move | None = None) -> int:
        """Return for how many secrets the next player may hold a card that catches the horse after a move."""
        view, last = self.view, len(self.view.turns) + 1 == self.view.party.turns
        seen = () if last else (*view.hand, *(turn.what for turn in view.turns))
        unseen = Counter(view.party.deck) - Counter(seen)
        places = places_after(view.places, move) if move else view.places
        distance = distance_after(view.distance, move.what) if move else view.distance
        return sum(can_catch(places, distance, unseen, pursuer) for pursuer in cards.PURSUERS)

    def ready(self) -> list[bool]:
        """Return, for each row of signs that the others may play, whether the player then has a card that catches."""
        found = []
        for signs in product(range(3), repeat=len(self.view.party.seats) - 1):
            distance = self.distance
            for sign in signs:
                distance = distance_after(distance, sign)
            found.append(can_catch(self.places, distance, self.rest, self.view.secret or 0))
        return found

    def useful(self, card: int) -> bool:
        return cards.SUBJECT[card] in (self.view.secret, cards.HORSE)

    def steps(self, places: tuple[int, ...]) -> int:
        """Return the steps from the own pursuer to the horse, wave by wave."""
        wave, steps = {places[self.view.secret or 0]}, 0
        while places[cards.HORSE] not in wave:
            wave |= {onward for here in wave for onward in members(board.LINKS[here])}
            steps += 1
        return steps

    def others(self) -> list[int]:
        moves = GAME.legal(self.view) or ()
        return [self.in_reach(move) for move in moves if not wins(self.view.places, move)]


def wins(places: tuple[int, ...], move: Move) -> bool:
    return move.verb == PLAY and move.to != board.FARM and move.to in places


def can_catch(places: tuple[int, ...], distance: int, held: Iterable[int], pursuer: int) -> bool:
    return any(wins(places, move) for move in legal(places, distance, tuple(set(held)), pursuer))


def suits(view: View, pursuer: int) -> int:
    return sum(cards.SUBJECT[card] in (pursuer, cards.HORSE) for card in view.hand)


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "choose-best": lambda c: c.parts["count"] == max(suits(c.view, each) for each in cards.PURSUERS),
    "choose-count": lambda c: c.parts["count"] == suits(c.view, c.move.what),
    "useless": lambda c: c.move.verb == DISCARD and not c.useful(c.move.what),
    "distance": lambda c: c.move.verb == DISCARD and c.parts["distance"] == c.distance,
    "last": lambda c: c.view.deals == 10 and len(c.view.turns) + 1 == c.view.party.turns,
    "ready": lambda c: all(c.ready()),
    "may-catch": lambda c: any(c.ready()),
    "saves": lambda c: c.in_reach() > 0 == c.in_reach(c.move),
    "safe": lambda c: c.in_reach(c.move) == 0,
    "nearer": lambda c: (c.parts["before"], c.parts["after"]) == (c.steps(c.view.places), c.steps(c.places)),
    "fewest": lambda c: c.parts["count"] == c.in_reach(c.move) == min(c.others()),
    "in-reach": lambda c: c.parts["count"] == c.in_reach(c.move) > 0,
    "hides": lambda c: not c.useful(c.move.what) and any(map(c.useful, c.rest)),
}


def moves_of_random_games() -> Iterator[tuple[View, Move]]:
    """Yield what players see in random games, each with a random move and one of a bot that can look ahead."""
    for seed, players, far in ((1, 2, False), (2, 3, False), (3, 4, False), (4, 2, True)):
        rng, referee = Random(seed), table(players)
        while not referee.outcome and len(referee.line) < 70:
            seat, move = random_move(referee, rng, far=far)
            if seat in referee.players:
                view = referee.view(seat)
                yield from ((view, move), (view, choose(view, 2, rng, after_asking(0))))
            referee.play(seat, move)


def test_every_reason_is_true_when_cards_are_tried_one_by_one() -> None:
    said = Counter[str]()
    for view, move in moves_of_random_games():
        for key, parts in hints().advice(view, move).words[1:]:
            name = key.removeprefix("rattrapez-le.hint-")
            assert CHECKS[name](Claim(view, move, dict(parts))), (name, parts, GAME.write(move), GAME.show(view))
            said[name] += 1
    assert set(CHECKS) - set(said) <= {"last", "useless", "distance"}  # They are rare, and have their own stories.


def test_the_very_last_card_is_a_draw() -> None:
    view = situation("dog", "wife+", 3)
    turns = (Move(PLAY, cards.BY_TEXT["wife+"], board.PLACES["F7"]),) * (view.party.turns - 1)
    told = hints().advice(view._replace(turns=turns, deals=10), turns[0]).text("en")
    assert told == "Play wife + to F7. It is the last card of the game: a draw."
    assert "draw" not in hints().advice(view._replace(turns=turns, deals=9), turns[0]).text("en")


# ---- room on a handheld


@pytest.mark.parametrize("lang", LANGUAGES)
def test_even_the_longest_facts_fit_a_handheld(lang: str) -> None:
    rng, catches = Random(5), set[int]()
    names = [name for name in board.NAMES if name != "farm"]
    for _ in range(300):
        places = dict(zip(cards.SUBJECTS, rng.sample(names, len(cards.SUBJECTS)), strict=True))
        hint = facts(standing(situation("dog", "dog+", rng.randint(9, 13)), places))
        picture = DotPicture()
        draw_hint(picture, lang, hint.text(lang), more=True)
        assert not picture.cut, hint.text(lang)
        catches.add(hint.text(lang).count(","))
    assert max(catches) > 3
