"""Whole games of Rattrapez-le that fit all a seat was shown: secrets, hands and cards aside are imagined.

The cards of past deals are known but for their order. In the present deal the cards nobody has seen are drawn hand by
hand, each only if enough is left for the hands to come, so that every truth can be drawn and no draw ends in vain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from engine.game import CHANCE, Line, Seat
from engine.games.rattrapez_le.cards import Card, Hand, Subject, stacked
from engine.games.rattrapez_le.clues import COPIES, Copies, Suspect, copies, suspects
from engine.games.rattrapez_le.turns import CHOOSE, DEAL, Move
from engine.games.rattrapez_le.views import View, left


class Holder(NamedTuple):
    """A player with an imagined secret: how many hidden cards he holds, and which he cannot hold."""

    seat: Seat
    secret: Subject
    size: int
    barred: Copies


def conjecture(view: View, rng: Random) -> Line[Move]:
    """A whole game that this seat would have seen exactly so; every such game can be drawn."""
    if view.outcome:
        return _line(view, dict(zip(view.party.seats, view.secrets, strict=True)), view.decks)
    known = _known_hands(view)
    laid = (move.what for move in view.turns)
    unseen = copies(_without(view.party.deck, (*laid, *(card for hand in known.values() for card in hand))))
    holders = next(_holders(suspects(view, known), unseen, rng))
    secrets = {holder.seat: holder.secret for holder in holders}
    if view.secret is not None:
        secrets[view.seat] = view.secret
    if view.seat == CHANCE:
        return _line(view, secrets, view.decks)
    hands = {**known, **_hands(holders, unseen, rng)}
    return _line(view, secrets, _decks(view, [hands[seat] for seat in view.party.seats], rng))


def _known_hands(view: View) -> dict[Seat, Hand]:
    """The hands that the seat knows: CHANCE has dealt them all, a player sees his own."""
    if view.seat == CHANCE:
        return dict(zip(view.party.seats, left(view), strict=True)) if view.decks else {}
    return {view.seat: view.hand} if view.seat in view.party.seats else {}


# ------------------------------------------------------------------------------------------ the draw


def _holders(people: Sequence[Suspect], unseen: Copies, rng: Random, *settled: Holder) -> Iterator[tuple[Holder, ...]]:
    """Every choice of secrets with which the unseen cards can fill all hands, in a random order.

    A secret comes early in proportion to the number of hands that it allows.
    """
    if not people:
        yield settled
        return
    (seat, size, barred), *others = people
    fits = {secret: comb((unseen & ~cards).bit_count(), size) for secret, cards in barred.items()}
    for secret in sorted((s for s in fits if fits[s]), key=lambda s: rng.expovariate(1) / fits[s]):
        holder = Holder(seat, secret, size, barred[secret])
        if _enough(unseen, (*settled, holder)):
            yield from _holders(others, unseen, rng, *settled, holder)


def _hands(holders: Sequence[Holder], unseen: Copies, rng: Random) -> dict[Seat, Hand]:
    """Hidden hands for all holders, drawn from the unseen cards."""
    hands: dict[Seat, Hand] = {}
    for number, (seat, _, size, barred) in enumerate(holders, 1):
        cards = [copy for copy in range(unseen.bit_length()) if unseen & ~barred & 1 << copy]
        rng.shuffle(cards)
        hand: list[Card] = []
        while len(hand) < size:
            copy = cards.pop()
            if _enough(unseen ^ 1 << copy, holders[number:]):
                unseen ^= 1 << copy
                hand.append(copy // COPIES)
        hands[seat] = tuple(hand)
    return hands


def _enough(unseen: Copies, holders: Iterable[Holder]) -> bool:
    """Whether the unseen cards can fill all these hands at once, given that there are as many as they need.

    By Hall's theorem they can when any of the holders together find enough cards that at least one of them can hold.
    """
    picky = [holder for holder in holders if holder.barred & unseen]
    for number in range(1, len(picky) + 1):
        for some in combinations(picky, number):
            useless = unseen
            for holder in some:
                useless &= holder.barred
            if (unseen ^ useless).bit_count() < sum(holder.size for holder in some):
                return False
    return True


# ------------------------------------------------------------------------------------------ the game


def _decks(view: View, hands: Sequence[Hand], rng: Random) -> list[tuple[Card, ...]]:
    """The cards of each deal in some order that deals what was laid down, and at last what is still in the hands."""
    party, decks = view.party, []
    players = len(party.seats)
    for deal, turns in enumerate((*view.past, view.turns)[: view.deals]):
        dealt = [[move.what for move in turns[number::players]] for number in range(players)]
        if deal == view.deals - 1:
            for cards, hand in zip(dealt, hands, strict=True):
                cards += hand
        aside = _without(party.deck, (card for cards in dealt for card in cards))
        for cards in (*dealt, aside):
            rng.shuffle(cards)
        decks.append(stacked(party, deal, dealt, aside))
    return decks


def _without(deck: Iterable[Card], cards: Iterable[Card]) -> list[Card]:
    rest = list(deck)
    for card in cards:
        rest.remove(card)
    return rest


def _line(view: View, secrets: Mapping[Seat, Subject], decks: Iterable[tuple[Card, ...]]) -> Line[Move]:
    """The game as it was seen, with these secrets and these cards."""
    seats = view.party.seats
    line: list[tuple[Seat, Move]] = []
    for deal, (cards, turns) in enumerate(zip(decks, (*view.past, view.turns), strict=False)):
        line.append((CHANCE, Move(DEAL, cards=cards)))
        if deal == 0:
            line.extend((seat, Move(CHOOSE, secrets[seat])) for seat in view.chosen)
        line.extend((seats[number % len(seats)], move) for number, move in enumerate(turns))
    return line
