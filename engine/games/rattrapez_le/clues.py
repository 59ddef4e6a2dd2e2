"""What the turns of Rattrapez-le tell about the hands and secrets behind them.

A card that was played tells only that it was in the hand: nothing in a legal move depends on a secret but a winning
move, which ends the game and which nobody must make. A discard tells more: its player could move with none of the
cards he held then, not even to win (rule 7). That rules out the secrets that would have let him win with a card he is
known to have held, and bars cards from among those that he still hides.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.rattrapez_le.cards import CARDS, PARTIES, PURSUERS, Card, Hand, Subject
from engine.games.rattrapez_le.turns import (
    DISCARD,
    NO_DISTANCE,
    START,
    Places,
    distance_after,
    movable,
    places_after,
)
from engine.games.rattrapez_le.views import View, hand_sizes
from engine.memo import memo

Copies = int  # a set of single cards: bit COPIES * c + n is copy n of card c
COPIES: Final = max(party.deck.count(card) for party in PARTIES.values() for card in party.deck)

_ALL: Final = tuple((1 << COPIES) - 1 << COPIES * card for card in range(len(CARDS)))


class Suspect(NamedTuple):
    """A player whose secret is hidden: how many hidden cards he holds; by possible secret, the cards he cannot hold."""

    seat: Seat
    size: int
    barred: Mapping[Subject, Copies]


def suspects(view: View, known: Mapping[Seat, Hand]) -> list[Suspect]:
    """All players but the seat's own, as far as the turns tell; `known` are the hands that the seat knows."""
    sizes, seats = hand_sizes(view), view.party.seats
    barred = {seat: dict.fromkeys(PURSUERS, 0) for seat in seats if seat != view.seat}
    places, distance = START, NO_DISTANCE
    for deal, turns in enumerate((*view.past, view.turns), 1):
        for number, move in enumerate(turns):
            seat = seats[number % len(seats)]
            if move.verb == DISCARD and seat in barred:
                held = [later.what for later in turns[number :: len(seats)]]
                if deal == view.deals:
                    held += known.get(seat, ())
                barred[seat] = _after_discard(barred[seat], places, distance, held, now=deal == view.deals)
            places = places_after(places, move)
            distance = distance_after(distance, move.what)
    return [Suspect(seat, 0 if seat in known else sizes[seat], barred[seat]) for seat in barred]


def _after_discard(
    barred: Mapping[Subject, Copies], places: Places, distance: int, held: Iterable[Card], *, now: bool
) -> dict[Subject, Copies]:
    """The secrets still possible for somebody who discarded there while he held these cards, and what they bar.

    Only a discard of the present deal (`now`) bars cards from a hand that is still held.
    """
    could = _could_move(places, distance)
    has = copies(held)
    return {
        secret: cards | could[secret] if now else cards for secret, cards in barred.items() if not has & could[secret]
    }


@memo(1 << 10)  # whoever imagines many truths of one game asks the same again
def _could_move(places: Places, distance: int) -> dict[Subject, Copies]:
    """By secret: all cards that could have been moved there."""
    return {secret: sum(_ALL[card] for card in movable(places, distance, secret)) for secret in PURSUERS}


def copies(cards: Iterable[Card]) -> Copies:
    """The cards as a set: of each card as many copies as there are, from the first on."""
    found = 0
    for card in cards:
        found += ((found & _ALL[card]) >> COPIES * card) + 1 << COPIES * card
    return found
