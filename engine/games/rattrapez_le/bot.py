"""Bots for Rattrapez-le: take the catch that is there, prepare the next one, and do not show whom you are.

Level 1 sees a catch when it has one. Level 2 also looks one round ahead with counted cards: can it catch when its turn
comes back, can the next player before that? Level 3 plays that round with imagined hands and secrets, and trusts more
those in which nobody let a catch pass; it spares its own pursuer, for who moves one often is soon suspected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from random import Random
from typing import Final, NamedTuple

from engine.bots import Enough
from engine.game import Line
from engine.games.rattrapez_le import truths
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

STAYS: Final = 2 / 3  # how often a turn moves neither the one pursuer nor the horse that somebody counts on
HOLD: Final = 0.02  # of a game: what a card that can catch is worth in the hand
SHY: Final = 0.03  # of a game: what it costs to be seen moving one's own pursuer
MISSES: Final = 0.25  # how often somebody lets a catch pass
FINALISTS: Final = 8  # moves that level 3 thinks about
MOST_TRUTHS: Final = 150  # an end to the thinking where nobody says enough
TRUST: Final = 10.0  # as many imagined rounds weigh as much as the counted odds
CLOSE: Final = 0.01  # of a game: moves so near the best are as good, and chosen among by lot


def choose(view: View, level: int, rng: Random, enough: Enough) -> Move:
    """A legal move for the seat whose turn it is; from level 1 on a catch whenever there is one."""
    if view.secret is None:
        return _choice(view.hand, level, rng)
    moves = legal(view.places, view.distance, view.hand, view.secret)
    if level == 0:
        return rng.choice(moves)
    catches = [move for move in moves if move.verb == PLAY and move.to != FARM and move.to in view.places]
    if catches or level == 1:
        return rng.choice(catches or moves)
    seat = _Seat.of(view, view.secret)
    if level == 2:
        return _best({move: seat.share(move) - seat.cost(move) for move in moves}, 0.0, rng)
    return _best(_thought_over(seat, moves, rng, enough), CLOSE, rng)


def _best(values: Mapping[Move, float], close: float, rng: Random) -> Move:
    """One of the moves that come so close to the best, by lot."""
    least = max(values.values()) - close
    return rng.choice([move for move, value in values.items() if value >= least])


def _choice(hand: Hand, level: int, rng: Random) -> Move:
    """The pursuer whose cards, with the horse's, catch at most distances; level 3 lets the lot decide among the good.

    Cards count, and signs that the horse's cards do not have: each makes one more distance possible.
    """
    if level < 2:
        return rng.choice(CHOICES)
    suits = {choice: _suits(hand, choice.what) for choice in CHOICES}
    if level == 3:
        return rng.choices(CHOICES, [suit**3 for suit in suits.values()])[0]
    return _best(suits, 0, rng)


def _suits(hand: Hand, pursuer: Subject) -> int:
    useful = [card for card in hand if SUBJECT[card] in (pursuer, HORSE)]
    return len(useful) + len({card % len(SIGNS) for card in useful})


# ------------------------------------------------------------------------------------------ who can catch


def catching(places: Places, distance: int, pursuer: Subject) -> frozenset[Card]:
    """The cards that let this pursuer and the horse meet in the turn after one of that distance (rule 6)."""
    return _meeting(pursuer, places[pursuer], places[HORSE], min(distance, FAR))


@memo(1 << 15)
def _meeting(pursuer: Subject, start: Place, horse: Place, distance: int) -> frozenset[Card]:
    cards = set()
    for sign in range(len(SIGNS)):
        length = min(FAR, distance_after(distance, sign))
        if reach(start, horse=False)[length] >> horse & 1:
            cards.add(len(SIGNS) * pursuer + sign)
        if start != FARM and reach(horse, horse=True)[length] >> start & 1:
            cards.add(len(SIGNS) * HORSE + sign)
    return frozenset(cards)


def _odds(cards: Sequence[Card], size: int, wanted: frozenset[Card]) -> float:
    """How likely a hand of that size, drawn from these cards, has one that is wanted."""
    useless = sum(card not in wanted for card in cards)
    return 1 - comb(useless, size) / comb(len(cards), size)


# ------------------------------------------------------------------------------------------ one round, counted


class _Seat(NamedTuple):
    """The bot's own seat at its turn, with what it has counted."""

    view: View
    secret: Subject
    unseen: Sequence[Card]  # the cards that the next player's hand is drawn from
    size: int  # of that hand

    @classmethod
    def of(cls, view: View, secret: Subject) -> _Seat:
        party = view.party
        size = hand_sizes(view)[party.seats[(len(view.turns) + 1) % len(party.seats)]]
        if len(view.turns) + 1 == party.turns:  # he will have been dealt a new hand (rule 8)
            return cls(view, secret, party.deck, party.size)
        unseen = list(party.deck)
        for card in (*view.hand, *(move.what for move in view.turns)):
            unseen.remove(card)
        return cls(view, secret, unseen, size)

    def cost(self, move: Move, shy: float = 0.0) -> float:
        """What a move gives away besides the position: a card that can catch, a glimpse of the secret."""
        subject = SUBJECT[move.what]
        return HOLD * (subject in (self.secret, HORSE)) + shy * (subject == self.secret)

    def share(self, move: Move) -> float:
        """The share of the game to expect after a move: 1 is won, 0 is lost, 1/n is what going on is worth."""
        places, distance = places_after(self.view.places, move), distance_after(self.view.distance, move.what)
        party, rest = self.view.party, without(self.view.hand, move.what)
        his = sum(_odds(self.unseen, self.size, catching(places, distance, each)) for each in PURSUERS)
        mine = 0.0
        for sign in range(len(SIGNS)):  # the next player changes the distance once more
            wanted = catching(places, distance_after(distance, sign), self.secret)
            mine += not wanted.isdisjoint(rest) if rest else _odds(party.deck, party.size, wanted)
        players = len(party.seats)
        mine *= STAYS ** (players - 1) / len(SIGNS)
        going_on = mine + (1 - mine) / players
        return going_on * (1 - his / len(PURSUERS))


# ------------------------------------------------------------------------------------------ one round, imagined


class _Truth(NamedTuple):
    """What the others may hold and be, and how far that fits with how they played."""

    hands: tuple[Hand, ...]
    secrets: tuple[Subject, ...]
    weight: float


def _thought_over(seat: _Seat, moves: Sequence[Move], rng: Random, enough: Enough) -> dict[Move, float]:
    """The most promising moves, valued by imagined rounds too, for as long as there is time."""
    shy = SHY if rng.random() * len(PURSUERS) > 1 else 0.0  # one turn in five it moves its own as freely as any other
    costs = {move: seat.cost(move, shy) for move in moves}
    shares = {move: seat.share(move) for move in moves}
    order = sorted(rng.sample(moves, len(moves)), key=lambda move: costs[move] - shares[move])
    finalists = order[:FINALISTS]
    imagined = dict.fromkeys(finalists, 0.0)
    weight, rounds = 0.0, 0
    while len(finalists) > 1 and rounds < MOST_TRUTHS and not enough():
        truth = _truth(seat.view, truths.conjecture(seat.view, rng))
        for move in finalists:
            imagined[move] += truth.weight * _round(seat.view, truth, move, rng)
        weight += truth.weight
        rounds += 1
    trust = TRUST / (TRUST + rounds)
    mean = {move: total / weight if rounds else 0.0 for move, total in imagined.items()}
    return {move: trust * shares[move] + (1 - trust) * mean[move] - costs[move] for move in finalists}


def _truth(view: View, line: Line[Move]) -> _Truth:
    """An imagined game replayed, each catch that somebody else let pass making it less likely."""
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
                weight *= MISSES
            hands[number] = without(hands[number], move.what)
            places, distance = places_after(places, move), distance_after(distance, move.what)
    return _Truth(tuple(hands), tuple(secrets[seat] for seat in party.seats), weight)


def _round(view: View, truth: _Truth, move: Move, rng: Random) -> float:
    """The share of the game after this move and a round in which all catch if they can, else move at random."""
    players = len(truth.hands)
    places, distance = places_after(view.places, move), distance_after(view.distance, move.what)
    me = len(view.turns) % players
    for step in range(1, players):
        number = (me + step) % players
        hand, secret = truth.hands[number], truth.secrets[number]
        if not catching(places, distance, secret).isdisjoint(hand):
            return 0.0
        if hand:  # else a new deal has begun, of which nothing is known
            answer = rng.choice(legal(places, distance, hand, secret))
            places, distance = places_after(places, answer), distance_after(distance, answer.what)
    rest = without(truth.hands[me], move.what)
    return 1 / players if catching(places, distance, truth.secrets[me]).isdisjoint(rest) else 1.0
