"""Draw a whole game of Rattrapez-le that agrees with everything that a seat was shown.

The secrets, the hands and the undealt cards are drawn at random. All cards of past deals are known, only their order is
not. In the present deal the unseen cards are drawn hand by hand. A card is drawn only if the remaining cards can still
fill the remaining hands. So every possible game can be drawn, and no draw fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from engine.game import CHANCE, Line, Seat
from engine.games.rattrapez_le.cards import Card, Hand, Subject, stacked
from engine.games.rattrapez_le.deductions import COPIES, Copies, Suspect, copies, suspects
from engine.games.rattrapez_le.turns import CHOOSE, DEAL, Move
from engine.games.rattrapez_le.views import View, cards_left


class Holder(NamedTuple):
    """A player for whom a secret has been drawn."""

    seat: Seat
    secret: Subject
    size: int  # the number of hidden cards in the hand
    barred: Copies  # the cards that the player cannot hold


def conjecture(view: View, rng: Random) -> Line[Move]:
    """Return a random game that this seat cannot distinguish from the true game. Every such game can be drawn."""
    if view.outcome:
        return _line(view, dict(zip(view.party.seats, view.secrets, strict=True)), view.decks)
    known = _known_hands(view)
    laid_down = (move.what for move in view.turns)
    unseen = copies(_without(view.party.deck, (*laid_down, *(card for hand in known.values() for card in hand))))
    holders = next(_holders(suspects(view, known), unseen, rng))
    secrets = {holder.seat: holder.secret for holder in holders}
    if view.secret is not None:
        secrets[view.seat] = view.secret
    if view.seat == CHANCE:
        return _line(view, secrets, view.decks)
    hands = {**known, **_hands(holders, unseen, rng)}
    return _line(view, secrets, _decks(view, [hands[seat] for seat in view.party.seats], rng))


def _known_hands(view: View) -> dict[Seat, Hand]:
    """Return the hands that the seat knows: CHANCE has dealt all of them, a player sees his own."""
    if view.seat == CHANCE:
        return dict(zip(view.party.seats, cards_left(view), strict=True)) if view.decks else {}
    return {view.seat: view.hand} if view.seat in view.party.seats else {}


# ------------------------------------------------------------------------------------------ drawing secrets and hands


def _holders(people: Sequence[Suspect], unseen: Copies, rng: Random, *chosen: Holder) -> Iterator[tuple[Holder, ...]]:
    """Yield every choice of secrets with which the unseen cards can fill all hands, in a random order.

    The more hands a secret allows, the more likely it comes early.
    """
    if not people:
        yield chosen
        return
    (seat, size, barred), *others = people
    fits = {secret: comb((unseen & ~cards).bit_count(), size) for secret, cards in barred.items()}
    for secret in sorted((s for s in fits if fits[s]), key=lambda s: rng.expovariate(1) / fits[s]):
        holder = Holder(seat, secret, size, barred[secret])
        if _can_fill(unseen, (*chosen, holder)):
            yield from _holders(others, unseen, rng, *chosen, holder)


def _hands(holders: Sequence[Holder], unseen: Copies, rng: Random) -> dict[Seat, Hand]:
    """Draw the hidden hands of all holders from the unseen cards."""
    hands: dict[Seat, Hand] = {}
    for number, (seat, _, size, barred) in enumerate(holders, 1):
        cards = [copy for copy in range(unseen.bit_length()) if unseen & ~barred & 1 << copy]
        rng.shuffle(cards)
        hand: list[Card] = []
        while len(hand) < size:
            copy = cards.pop()
            if _can_fill(unseen ^ 1 << copy, holders[number:]):
                unseen ^= 1 << copy
                hand.append(copy // COPIES)
        hands[seat] = tuple(hand)
    return hands


def _can_fill(unseen: Copies, holders: Iterable[Holder]) -> bool:
    """Return whether the unseen cards can fill all these hands at once. There must be at least as many as they need.

    By Hall's theorem they can if, for every group of holders, enough cards can be held by at least one of the group.
    """
    limited = [holder for holder in holders if holder.barred & unseen]
    for number in range(1, len(limited) + 1):
        for group in combinations(limited, number):
            useless = unseen
            for holder in group:
                useless &= holder.barred
            if (unseen ^ useless).bit_count() < sum(holder.size for holder in group):
                return False
    return True


# ------------------------------------------------------------------------------------------ putting the game together


def _decks(view: View, hands: Sequence[Hand], rng: Random) -> list[tuple[Card, ...]]:
    """Return the cards of each deal in a random order that gives each player the cards that he had.

    These are the cards that he has laid down and, in the present deal, those of his hand in `hands`.
    """
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
    """Return the game as the seat saw it, with these secrets and these cards."""
    seats = view.party.seats
    line: list[tuple[Seat, Move]] = []
    for deal, (cards, turns) in enumerate(zip(decks, (*view.past, view.turns), strict=False)):
        line.append((CHANCE, Move(DEAL, cards=cards)))
        if deal == 0:
            line.extend((seat, Move(CHOOSE, secrets[seat])) for seat in view.chosen)
        line.extend((seats[number % len(seats)], move) for number, move in enumerate(turns))
    return line
