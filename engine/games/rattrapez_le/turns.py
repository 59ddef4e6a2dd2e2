"""Rattrapez-le's turns: a card, its distance, its subject's move. Rules `rattrapez-le 3` to `7`."""

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

Places = tuple[Place, ...]  # where each subject stands

CHOOSE: Final = "choose"
PLAY: Final = "play"
DISCARD: Final = "discard"
DEAL: Final = "deal"

START: Final[Places] = tuple(BLACK if subject == HORSE else FARM for subject in range(len(SUBJECTS)))
NO_DISTANCE: Final = 0  # before the first turn
FIRST_DISTANCE: Final = 3  # rule 4


class Move(NamedTuple):
    """Choose a pursuer, play a card and take its subject to a place, discard a card, or deal."""

    verb: str
    what: int = 0  # the pursuer or the card
    to: Place = 0
    cards: tuple[Card, ...] = ()  # all that are dealt, in dealing order


_PLAYED: Final = tuple(tuple(Move(PLAY, card, place) for place in range(len(NAMES))) for card in range(len(CARDS)))


def turn(card: Card, to: Place) -> Move:
    return _PLAYED[card][to]


@cache
def discard(card: Card) -> Move:
    return Move(DISCARD, card)


CHOICES: Final = tuple(Move(CHOOSE, pursuer) for pursuer in PURSUERS)

# ------------------------------------------------------------------------------------------ one turn


def distance_after(distance: int, card: Card) -> int:
    """How far a card goes, also when it is discarded (rules 4, 7)."""
    return max(1, distance + CHANGE[card]) if distance else FIRST_DISTANCE


def places_after(places: Places, move: Move) -> Places:
    """Where everybody stands after a turn."""
    verb, card, to, _ = move
    if verb == DISCARD:
        return places
    subject = SUBJECT[card]
    return (*places[:subject], to, *places[subject + 1 :])


def told(seat: Seat, places: Places, distance: int, move: Move) -> Event:
    """What everybody is told of a turn of that distance from those places (rule 9)."""
    verb, card, to, _ = move
    if verb == DISCARD:
        return Event("discarded", {"seat": seat, "card": CARDS[card], "distance": distance})
    start = NAMES[places[SUBJECT[card]]]
    return Event("played", {"seat": seat, "card": CARDS[card], "from": start, "to": NAMES[to], "distance": distance})


# ------------------------------------------------------------------------------------------ every turn


def legal(places: Places, distance: int, hand: Hand, secret: Subject) -> list[Move]:
    """Every card of the hand to everywhere it may go; to discard a card where there is no such move (rule 7).

    `distance` is that of the turn before.
    """
    lengths, shut = _lengths(distance), _shut(places, secret)
    found: list[Move] = []
    for card in dict.fromkeys(hand):
        subject = SUBJECT[card]
        moves, reached = _turns(card, places[subject], lengths[SIGN[card]])
        closed = reached & shut[subject]
        found += _but(moves, closed, _PLAYED[card]) if closed else moves
    return found or [discard(card) for card in dict.fromkeys(hand)]


def _but(moves: Iterable[Move], closed: Bits, played: Sequence[Move]) -> list[Move]:
    """The moves of a card without those to closed places, of which there are few."""
    left = list(moves)
    while closed:
        place = closed.bit_length() - 1
        left.remove(played[place])
        closed ^= 1 << place
    return left


def movable(places: Places, distance: int, secret: Subject) -> list[Card]:
    """All cards with which a player with this secret has a legal move, were they in his hand."""
    lengths, shut = _lengths(distance), _shut(places, secret)
    return [
        card
        for card, subject in enumerate(SUBJECT)
        if _turns(card, places[subject], lengths[SIGN[card]])[1] & ~shut[subject]
    ]


def _shut(places: Places, secret: Subject) -> list[Bits]:
    """By subject: the cases where it may not end its move because somebody stands there.

    The farm has room for all (rule 5); only the horse and the mover's secret may meet on a case (rule 6).
    """
    taken = 0
    for place in places:
        taken |= 1 << place
    taken &= ~(1 << FARM)
    shut = [taken] * len(places)
    shut[secret] &= ~(1 << places[HORSE])
    shut[HORSE] &= ~(1 << places[secret])
    return shut


@cache
def _lengths(distance: int) -> tuple[int, ...]:
    """By sign: the distance of the next turn, or FAR if it is longer than any way."""
    return tuple(min(FAR, distance_after(distance, sign)) for sign in range(len(SIGNS)))


@memo()
def _turns(card: Card, start: Place, length: int) -> tuple[tuple[Move, ...], Bits]:
    """The moves of a card from a place to the ends of all ways of that length, and those ends."""
    places, reached = ends(start, SUBJECT[card] == HORSE, length)
    return tuple(map(_PLAYED[card].__getitem__, places)), reached
