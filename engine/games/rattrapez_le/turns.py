"""Rattrapez-le's turns: a card is played and its subject moves by the distance. Rules `rattrapez-le 3` to `7`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.game import Event, Seat
from engine.games.rattrapez_le.board import BLACK, FAR, FARM, NAMES, Place, ends
from engine.games.rattrapez_le.cards import (
    CARDS,
    CHANGE,
    HORSE,
    PURSUERS,
    SIGN,
    SIGNS,
    SUBJECT,
    SUBJECTS,
    Card,
    Hand,
    Subject,
)
from engine.memo import memo

Places = tuple[Place, ...]  # by subject: the place where it stands

CHOOSE: Final = "choose"
PLAY: Final = "play"
DISCARD: Final = "discard"
DEAL: Final = "deal"

START: Final[Places] = tuple(BLACK if subject == HORSE else FARM for subject in range(len(SUBJECTS)))
NO_DISTANCE: Final = 0  # the distance before the first turn
FIRST_DISTANCE: Final = 3  # the distance of the first turn (rule 4)


class Move(NamedTuple):
    """A move: choose a pursuer, play a card and move its subject, discard a card, or deal."""

    verb: str
    what: int = 0  # the pursuer or the card
    to: Place = 0
    cards: tuple[Card, ...] = ()  # for a deal: all cards in dealing order


_PLAYED: Final = tuple(tuple(Move(PLAY, card, place) for place in range(len(NAMES))) for card in range(len(CARDS)))


def turn(card: Card, to: Place) -> Move:
    return _PLAYED[card][to]


@cache
def discard(card: Card) -> Move:
    return Move(DISCARD, card)


CHOICES: Final = tuple(Move(CHOOSE, pursuer) for pursuer in PURSUERS)

# ------------------------------------------------------------------------------------------ one turn


def distance_after(distance: int, card: Card) -> int:
    """Return the distance of a turn with this card, played or discarded, after one of `distance` (rules 4, 7)."""
    return max(1, distance + CHANGE[card]) if distance else FIRST_DISTANCE


def places_after(places: Places, move: Move) -> Places:
    """Return where the subjects stand after a turn."""
    verb, card, to, _ = move
    if verb == DISCARD:
        return places
    subject = SUBJECT[card]
    return (*places[:subject], to, *places[subject + 1 :])


def turn_event(seat: Seat, places: Places, distance: int, move: Move) -> Event:
    """Return the public event of a turn (rule 9). `places` are those before the turn, `distance` is its distance."""
    verb, card, to, _ = move
    if verb == DISCARD:
        return Event("discarded", {"seat": seat, "card": CARDS[card], "distance": distance})
    start = NAMES[places[SUBJECT[card]]]
    return Event("played", {"seat": seat, "card": CARDS[card], "from": start, "to": NAMES[to], "distance": distance})


# ------------------------------------------------------------------------------------------ legal turns


def legal(places: Places, distance: int, hand: Hand, secret: Subject) -> list[Move]:
    """Return all ways to play a card of the hand. If there are none, return the discards of each card (rule 7).

    `distance` is that of the turn before.
    """
    lengths, occupied = _lengths(distance), _occupied(places, secret)
    found: list[Move] = []
    for card in dict.fromkeys(hand):
        subject = SUBJECT[card]
        moves, reached = _turns(card, places[subject], lengths[SIGN[card]])
        closed = reached & occupied[subject]
        found += _without_closed(moves, closed, _PLAYED[card]) if closed else moves
    return found or [discard(card) for card in dict.fromkeys(hand)]


def _without_closed(moves: Iterable[Move], closed: Bits, played: Sequence[Move]) -> list[Move]:
    """Return the moves of a card except those to closed places. This is fast because few places are closed."""
    left = list(moves)
    while closed:
        place = closed.bit_length() - 1
        left.remove(played[place])
        closed ^= 1 << place
    return left


def movable(places: Places, distance: int, secret: Subject) -> list[Card]:
    """Return all cards with which a player with this secret could move if he held them."""
    lengths, occupied = _lengths(distance), _occupied(places, secret)
    return [
        card
        for card, subject in enumerate(SUBJECT)
        if _turns(card, places[subject], lengths[SIGN[card]])[1] & ~occupied[subject]
    ]


def _occupied(places: Places, secret: Subject) -> list[Bits]:
    """Return, by subject, the cases where it may not end its move because another subject stands there.

    The farm has room for all (rule 5). On a case, only the horse and the mover's secret pursuer may meet (rule 6).
    """
    taken = 0
    for place in places:
        taken |= 1 << place
    taken &= ~(1 << FARM)
    occupied = [taken] * len(places)
    occupied[secret] &= ~(1 << places[HORSE])
    occupied[HORSE] &= ~(1 << places[secret])
    return occupied


@cache
def _lengths(distance: int) -> tuple[int, ...]:
    """Return, by sign, the distance of the next turn, or FAR if no path is that long."""
    return tuple(min(FAR, distance_after(distance, sign)) for sign in range(len(SIGNS)))


@memo()
def _turns(card: Card, start: Place, length: int) -> tuple[tuple[Move, ...], Bits]:
    """Return the moves of a card from a place to the ends of all paths of that length, and the set of those ends."""
    places, reached = ends(start, SUBJECT[card] == HORSE, length)
    return tuple(map(_PLAYED[card].__getitem__, places)), reached
