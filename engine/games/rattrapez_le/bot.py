"""Bots for Rattrapez-le: they catch the horse if they can, prepare the next catch, and hide their secret.

Level 1 makes a catch if it has one. Level 2 also looks one round ahead by counting cards: how likely is it that it can
catch in its next turn, and that the next player can catch before? Level 3 simulates that round with sampled hands and
secrets, and gives more weight to samples in which no player missed a catch. It avoids moving its own pursuer, because
the others soon suspect a player who often moves the same one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from random import Random
from typing import Final, NamedTuple

from engine.bots import Enough
from engine.game import Line
from engine.games.rattrapez_le import conjecture
from engine.games.rattrapez_le.board import FAR, FARM, Place, reach
from engine.games.rattrapez_le.cards import (
    HORSE,
    PURSUERS,
    SIGNS,
    SUBJECT,
    Card,
    Hand,
    Subject,
    dealt,
    without,
)
from engine.games.rattrapez_le.turns import (
    CHOICES,
    CHOOSE,
    DEAL,
    NO_DISTANCE,
    PLAY,
    START,
    Move,
    Places,
    distance_after,
    legal,
    places_after,
)
from engine.games.rattrapez_le.views import View, hand_sizes
from engine.memo import memo

# Values and costs are shares of a game: 1 is a won game, 0 a lost one.
UNDISTURBED_ODDS: Final = 2 / 3  # the probability that a turn moves neither a given pursuer nor the horse
CATCH_CARD_VALUE: Final = 0.02  # the value of keeping a card of the own pursuer or of the horse
EXPOSURE_COST: Final = 0.03  # the cost of moving the own pursuer in front of the others
MISSED_CATCH_ODDS: Final = 0.25  # the probability that a player who can catch does not
FINALISTS: Final = 8  # the number of moves that level 3 simulates
MOST_SAMPLES: Final = 150  # a limit of the simulation if `enough` never becomes True
PRIOR_WEIGHT: Final = 10.0  # the counted odds have the same weight as this many simulated rounds
NEAR_BEST_MARGIN: Final = 0.01  # Level 3 chooses at random among the moves within this margin of the best one.


def choose(view: View, level: int, rng: Random, enough: Enough) -> Move:
    """Return a legal move for the seat whose turn it is. From level 1 on, it is a catch if there is one."""
    if view.secret is None:
        return _choose_pursuer(view.hand, level, rng)
    moves = legal(view.places, view.distance, view.hand, view.secret)
    if level == 0:
        return rng.choice(moves)
    catches = [move for move in moves if move.verb == PLAY and move.to != FARM and move.to in view.places]
    if catches or level == 1:
        return rng.choice(catches or moves)
    count = _CardCount.of(view, view.secret)
    if level == 2:
        return _best({move: count.expected_share(move) - count.cost(move) for move in moves}, 0.0, rng)
    return _best(_simulated_values(count, moves, rng, enough), NEAR_BEST_MARGIN, rng)


def _best(values: Mapping[Move, float], margin: float, rng: Random) -> Move:
    """Return a random move among those within `margin` of the best one."""
    least = max(values.values()) - margin
    return rng.choice([move for move, value in values.items() if value >= least])


def _choose_pursuer(hand: Hand, level: int, rng: Random) -> Move:
    """Choose the pursuer that suits the hand best. At level 3 the choice is random, and good ones are more likely."""
    if level < 2:
        return rng.choice(CHOICES)
    scores = {choice: _pursuer_score(hand, choice.what) for choice in CHOICES}
    if level == 3:
        return rng.choices(CHOICES, [score**3 for score in scores.values()])[0]
    return _best(scores, 0, rng)


def _pursuer_score(hand: Hand, pursuer: Subject) -> int:
    """Return how well a pursuer suits a hand.

    It is the number of cards that move the pursuer or the horse, plus the number of different signs on them: each sign
    allows one more distance for a catch.
    """
    useful = [card for card in hand if SUBJECT[card] in (pursuer, HORSE)]
    return len(useful) + len({card % len(SIGNS) for card in useful})


# ------------------------------------------------------------------------------------------ cards that catch


def catching(places: Places, distance: int, pursuer: Subject) -> frozenset[Card]:
    """Return the cards that make this pursuer and the horse meet in the turn after one of `distance` (rule 6)."""
    return _catching(pursuer, places[pursuer], places[HORSE], min(distance, FAR))


@memo(1 << 15)
def _catching(pursuer: Subject, start: Place, horse: Place, distance: int) -> frozenset[Card]:
    cards = set()
    for sign in range(len(SIGNS)):
        length = min(FAR, distance_after(distance, sign))
        if reach(start, horse=False)[length] >> horse & 1:
            cards.add(len(SIGNS) * pursuer + sign)
        if start != FARM and reach(horse, horse=True)[length] >> start & 1:
            cards.add(len(SIGNS) * HORSE + sign)
    return frozenset(cards)


def _odds(cards: Sequence[Card], size: int, wanted: frozenset[Card]) -> float:
    """Return the probability that a hand of that size, drawn from these cards, has a wanted card."""
    useless = sum(card not in wanted for card in cards)
    return 1 - comb(useless, size) / comb(len(cards), size)


# ------------------------------------------------------------------------------------------ estimates by card counting


class _CardCount(NamedTuple):
    """What the bot knows at its turn by counting cards."""

    view: View
    secret: Subject
    unseen: Sequence[Card]  # the cards from which the next player's hand is drawn
    size: int  # the number of cards in the next player's hand

    @classmethod
    def of(cls, view: View, secret: Subject) -> _CardCount:
        party = view.party
        size = hand_sizes(view)[party.seats[(len(view.turns) + 1) % len(party.seats)]]
        if len(view.turns) + 1 == party.turns:  # The next player will have a new hand (rule 8).
            return cls(view, secret, party.deck, party.size)
        unseen = list(party.deck)
        for card in (*view.hand, *(move.what for move in view.turns)):
            unseen.remove(card)
        return cls(view, secret, unseen, size)

    def cost(self, move: Move, exposure_cost: float = 0.0) -> float:
        """Return the cost of a move besides the position: it uses a card that can catch, or hints at the secret."""
        subject = SUBJECT[move.what]
        return CATCH_CARD_VALUE * (subject in (self.secret, HORSE)) + exposure_cost * (subject == self.secret)

    def expected_share(self, move: Move) -> float:
        """Return the expected share of the game after a move: 1 is won, 0 is lost, 1/n if n players just go on."""
        places, distance = places_after(self.view.places, move), distance_after(self.view.distance, move.what)
        party, rest = self.view.party, without(self.view.hand, move.what)
        next_player = sum(_odds(self.unseen, self.size, catching(places, distance, each)) for each in PURSUERS)
        mine = 0.0
        for sign in range(len(SIGNS)):  # The next player's card changes the distance once more.
            wanted = catching(places, distance_after(distance, sign), self.secret)
            mine += not wanted.isdisjoint(rest) if rest else _odds(party.deck, party.size, wanted)
        players = len(party.seats)
        mine *= UNDISTURBED_ODDS ** (players - 1) / len(SIGNS)
        going_on = mine + (1 - mine) / players
        return going_on * (1 - next_player / len(PURSUERS))


# ------------------------------------------------------------------------------------------ simulation of one round


class _Sample(NamedTuple):
    """Hands and secrets that the players may have. The weight says how well they fit how the others have played."""

    hands: tuple[Hand, ...]
    secrets: tuple[Subject, ...]
    weight: float


def _simulated_values(count: _CardCount, moves: Sequence[Move], rng: Random, enough: Enough) -> dict[Move, float]:
    """Return the values of the best moves, from counted odds and from as many simulated rounds as time allows."""
    # In one turn of five the bot moves its own pursuer as freely as any other.
    exposure_cost = EXPOSURE_COST if rng.random() * len(PURSUERS) > 1 else 0.0
    costs = {move: count.cost(move, exposure_cost) for move in moves}
    shares = {move: count.expected_share(move) for move in moves}
    order = sorted(rng.sample(moves, len(moves)), key=lambda move: costs[move] - shares[move])
    finalists = order[:FINALISTS]
    simulated = dict.fromkeys(finalists, 0.0)
    weight, rounds = 0.0, 0
    while len(finalists) > 1 and rounds < MOST_SAMPLES and not enough():
        sample = _sample(count.view, conjecture.conjecture(count.view, rng))
        for move in finalists:
            simulated[move] += sample.weight * _simulate_round(count.view, sample, move, rng)
        weight += sample.weight
        rounds += 1
    prior = PRIOR_WEIGHT / (PRIOR_WEIGHT + rounds)
    mean = {move: total / weight if rounds else 0.0 for move, total in simulated.items()}
    return {move: prior * shares[move] + (1 - prior) * mean[move] - costs[move] for move in finalists}


def _sample(view: View, line: Line[Move]) -> _Sample:
    """Replay a conjectured game and return its hands and secrets.

    Each catch that another player missed in it lowers its weight.
    """
    party = view.party
    hands: list[Hand] = []
    secrets: dict[str, Subject] = {}
    places, distance, deals, weight = START, NO_DISTANCE, 0, 1.0
    for seat, move in line:
        if move.verb == DEAL:
            hands = list(dealt(party, deals, move.cards))
            deals += 1
        elif move.verb == CHOOSE:
            secrets[seat] = move.what
        else:
            number = party.seats.index(seat)
            if seat != view.seat and not catching(places, distance, secrets[seat]).isdisjoint(hands[number]):
                weight *= MISSED_CATCH_ODDS
            hands[number] = without(hands[number], move.what)
            places, distance = places_after(places, move), distance_after(distance, move.what)
    return _Sample(tuple(hands), tuple(secrets[seat] for seat in party.seats), weight)


def _simulate_round(view: View, sample: _Sample, move: Move, rng: Random) -> float:
    """Return the share of the game after a move and a round in which all others catch if they can or move at random."""
    players = len(sample.hands)
    places, distance = places_after(view.places, move), distance_after(view.distance, move.what)
    me = len(view.turns) % players
    for step in range(1, players):
        number = (me + step) % players
        hand, secret = sample.hands[number], sample.secrets[number]
        if not catching(places, distance, secret).isdisjoint(hand):
            return 0.0
        if hand:  # An empty hand means that a new deal has begun, about which nothing is known.
            answer = rng.choice(legal(places, distance, hand, secret))
            places, distance = places_after(places, answer), distance_after(distance, answer.what)
    rest = without(sample.hands[me], move.what)
    return 1 / players if catching(places, distance, sample.secrets[me]).isdisjoint(rest) else 1.0
