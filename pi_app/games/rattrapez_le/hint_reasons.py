"""The reasons for a move of Rattrapez-le. Each one is computed from what the player knows, secret and hand included.

No reason guesses: a card counts as one that the next player may hold until the player who asks has seen all its copies.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final

from engine.games.rattrapez_le.board import FARM, reach
from engine.games.rattrapez_le.bot import catching
from engine.games.rattrapez_le.cards import (
    HORSE,
    MOST_DEALS,
    PURSUERS,
    SIGNS,
    SUBJECT,
    SUBJECTS,
    Card,
    Hand,
    Subject,
    without,
)
from engine.games.rattrapez_le.turns import CHOOSE, DISCARD, PLAY, Move, Places, distance_after, legal, places_after
from engine.games.rattrapez_le.views import View

if TYPE_CHECKING:
    from pi_app.words import Words

_SIGNS: Final = range(len(SIGNS))


def reason(view: View, move: Move) -> Words | None:
    """Return the most important reason for a legal move, or None if the move wins."""
    if move.verb == CHOOSE:
        return _reason_to_choose(view.hand, move.what)
    if view.secret is None or catches(view, move):
        return None
    return next(_Trial(view, view.secret, move).reasons())


def sentence(key: str, **parts: object) -> Words:
    """Return a sentence of the hints, or a part of one."""
    return f"rattrapez-le.hint-{key}", parts


def subject_name(subject: Subject) -> Words:
    """Return the name of a subject without its article, as on its cards."""
    return f"rattrapez-le.page-subject-{SUBJECTS[subject]}", {}


def catches(view: View, move: Move) -> bool:
    """Return whether a legal move wins: only the horse and the own pursuer may meet on a case (rule 6)."""
    return move.verb == PLAY and move.to != FARM and move.to in view.places


def cards_left(view: View, hand: Hand = ()) -> frozenset[Card]:
    """Return the cards of this deal that nobody has laid down and that are not in this hand, without their copies."""
    cards = list(view.party.deck)
    for card in (*hand, *(move.what for move in view.turns)):
        cards.remove(card)
    return frozenset(cards)


def _reason_to_choose(hand: Hand, pursuer: Subject) -> Words:
    useful = {each: sum(SUBJECT[card] in (each, HORSE) for card in hand) for each in PURSUERS}
    best = useful[pursuer] == max(useful.values())
    return sentence("choose-best" if best else "choose-count", count=useful[pursuer])


class _Trial:
    """A turn that is looked at before it is played. It does not catch the horse."""

    def __init__(self, view: View, secret: Subject, move: Move) -> None:
        self.view, self.secret, self.move = view, secret, move
        self.places = places_after(view.places, move)
        self.distance = distance_after(view.distance, move.what)
        self.rest = without(view.hand, move.what)  # It is empty if the next turn of the player begins with new cards.

    def reasons(self) -> Iterator[Words]:
        """Yield true sentences about the turn, the most important first. There is at least one."""
        if self._last_of_deal and self.view.deals == MOST_DEALS:
            yield sentence("last")
        if self.move.verb == DISCARD:
            useful = self._can_catch(self.move.what)
            yield sentence("distance", distance=self.distance) if useful else sentence("useless")
        ready = self._ready()
        if all(ready):
            yield sentence("ready")
        reach_now = len(self._in_reach(self.move))
        if not reach_now and in_reach(self.view.places, self.view.distance, self._cards_of_next):
            yield sentence("saves")
        if any(ready):
            yield sentence("may-catch")
        before, after = (_steps(places[self.secret], places[HORSE]) for places in (self.view.places, self.places))
        if after < before:
            yield sentence("nearer", after=after, before=before)
        if reach_now and reach_now == min(len(self._in_reach(other)) for other in self._legal):
            yield sentence("fewest", count=reach_now)
        if not self._can_catch(self.move.what) and any(map(self._can_catch, self.rest)):
            yield sentence("hides")
        yield sentence("in-reach", count=reach_now) if reach_now else sentence("safe")

    def _can_catch(self, card: Card) -> bool:
        """Return whether a card moves the own pursuer or the horse. No other card can win."""
        return SUBJECT[card] in (self.secret, HORSE)

    @cached_property
    def _last_of_deal(self) -> bool:
        return len(self.view.turns) + 1 == self.view.party.turns

    @cached_property
    def _cards_of_next(self) -> frozenset[Card]:
        """The cards that the next player may hold. At the end of a deal they are all dealt anew (rule 8)."""
        return frozenset(self.view.party.deck) if self._last_of_deal else cards_left(self.view, self.view.hand)

    @property
    def _legal(self) -> list[Move]:
        return legal(self.view.places, self.view.distance, self.view.hand, self.secret)

    def _in_reach(self, move: Move) -> frozenset[Subject]:
        """Return the pursuers with which the next player may catch the horse after a move."""
        view = self.view
        return in_reach(places_after(view.places, move), distance_after(view.distance, move.what), self._cards_of_next)

    def _ready(self) -> list[bool]:
        """Return, for each distance that the others can leave, whether the player can then catch the horse.

        They are taken to move neither the own pursuer nor the horse.
        """
        distances = {self.distance}
        for _ in self.view.party.seats[1:]:
            distances = {distance_after(distance, sign) for distance in distances for sign in _SIGNS}
        rest = frozenset(self.rest)
        return [bool(catching(self.places, distance, self.secret) & rest) for distance in distances]


def in_reach(places: Places, distance: int, cards: frozenset[Card]) -> frozenset[Subject]:
    """Return the pursuers that can catch the horse with one of these cards, in the turn after one of `distance`."""
    return frozenset(each for each in PURSUERS if catching(places, distance, each) & cards)


def _steps(start: int, horse: int) -> int:
    """Return the steps of the shortest path of a pursuer to the horse."""
    return next(steps for steps, ends in enumerate(reach(start, False)) if ends >> horse & 1)
