"""Deduce from the turns of Rattrapez-le what the players can have in their hands, and which secrets they can have.

A played card shows only that it was in the hand. Whether a move is legal depends on the secret only for a winning move,
which ends the game, and no player has to make it. A discard shows more: at that moment its player could not move with
any card of his hand, not even to win (rule 7). That rules out every secret with which he could have won with a card
that he is known to have held. It also rules out cards among those that he still holds: cards with which he could have
moved.
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

Copies = int  # a set of cards that counts copies: bit COPIES * c + n is copy n of card c
COPIES: Final = max(party.deck.count(card) for party in PARTIES.values() for card in party.deck)

_ALL_COPIES: Final = tuple((1 << COPIES) - 1 << COPIES * card for card in range(len(CARDS)))  # by card


class Suspect(NamedTuple):
    """A player whose secret is hidden."""

    seat: Seat
    size: int  # the number of hidden cards in the hand
    barred: Mapping[Subject, Copies]  # by possible secret: the cards that the player cannot hold


def suspects(view: View, known: Mapping[Seat, Hand]) -> list[Suspect]:
    """Return what the turns show about every player except the seat itself. `known` are the hands that it knows."""
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
    """Return the secrets that are still possible for a player after a discard, each with the cards it rules out.

    `places` and `distance` are those before the discard, `held` the cards that the player is known to have held then.
    Only a discard of the present deal (`now`) rules out cards: older hands are gone.
    """
    could = _could_move(places, distance)
    has = copies(held)
    return {
        secret: cards | could[secret] if now else cards for secret, cards in barred.items() if not has & could[secret]
    }


@memo(1 << 10)  # A bot that samples many conjectures of one game asks for the same results again and again.
def _could_move(places: Places, distance: int) -> dict[Subject, Copies]:
    """Return, by secret, all cards with which a player with that secret could have moved."""
    return {secret: sum(_ALL_COPIES[card] for card in movable(places, distance, secret)) for secret in PURSUERS}


def copies(cards: Iterable[Card]) -> Copies:
    """Return the cards as a set. If a card occurs n times, the set has its first n copies."""
    found = 0
    for card in cards:
        found += ((found & _ALL_COPIES[card]) >> COPIES * card) + 1 << COPIES * card
    return found
