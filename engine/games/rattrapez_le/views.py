"""What a seat of Rattrapez-le knows from the events that it was shown. Rule `rattrapez-le 9`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from engine.game import CHANCE, Event, Json, Options, Outcome, Seat
from engine.games.rattrapez_le.board import NAMES, PLACES
from engine.games.rattrapez_le.cards import (
    BY_TEXT,
    CARDS,
    PARTIES,
    SUBJECT_BY_NAME,
    SUBJECTS,
    Card,
    Hand,
    Party,
    Subject,
    dealer,
    dealt,
    without,
)
from engine.games.rattrapez_le.turns import (
    NO_DISTANCE,
    START,
    Move,
    Places,
    discard,
    distance_after,
    places_after,
    turn,
    turn_event,
)
from engine.memo import memo

NO_SEATS: Final[frozenset[Seat]] = frozenset()
ONLY: Final = {seat: frozenset({seat}) for seat in (CHANCE, *PARTIES[6].seats)}  # by seat: the set of this seat alone


class View(NamedTuple):
    """What a seat knows.

    `hand`, `secret` and `hands` are the seat's own. `decks` and `secrets` are those of all seats, revealed at the end.
    """

    seat: Seat
    options: Options
    places: Places = START
    distance: int = NO_DISTANCE
    turns: tuple[Move, ...] = ()  # the turns since the last deal
    past: tuple[tuple[Move, ...], ...] = ()  # the turns of each earlier deal
    deals: int = 0
    chosen: tuple[Seat, ...] = ()  # the seats that have chosen a pursuer, in that order
    hand: Hand = ()
    secret: Subject | None = None
    hands: tuple[Hand, ...] = ()  # the seat's hand at the start of each deal
    decks: tuple[tuple[Card, ...], ...] = ()  # the cards of each deal in dealing order; CHANCE always knows them
    secrets: tuple[Subject, ...] = ()
    outcome: Outcome | None = None

    @property
    def party(self) -> Party:
        return PARTIES[self.options["players"]]


def to_act(view: View) -> frozenset[Seat]:
    """Return the seats that may act now. This is public."""
    return NO_SEATS if view.outcome else acting(view.party, view.deals, len(view.turns), view.chosen)


def acting(party: Party, deals: int, turns: int, chosen: Collection[Seat]) -> frozenset[Seat]:
    """Return the seats that may act in a game that is not over."""
    if turns == party.turns or not deals:  # All hands are empty (rules 1, 8).
        return ONLY[CHANCE]
    if len(chosen) < len(party.seats):
        return frozenset(party.seats).difference(chosen)  # The players choose in any order (rule 2).
    return ONLY[party.seats[turns % len(party.seats)]]  # p1 begins every deal: a deal has only whole rounds (rule 3).


def see(view: View, event: Event) -> View:
    """Return the view after one more event."""
    kind, data = event.kind, event.data
    if kind == "played" or kind == "discarded":
        return _see_turn(view, data["seat"], _move(data["card"], data.get("to")), data["distance"])
    if kind == "start":
        return View(view.seat, data["options"])
    if kind == "dealt":
        return _see_deal(view)
    if kind == "hand":
        hand = tuple(BY_TEXT[card] for card in data["cards"])
        return view._replace(hand=hand, hands=(*view.hands, hand))
    if kind == "deck":
        return view._replace(decks=(*view.decks, tuple(BY_TEXT[card] for card in data["cards"])))
    if kind == "chosen":
        return view._replace(chosen=(*view.chosen, data["seat"]))
    if kind == "secret":
        return view._replace(secret=SUBJECT_BY_NAME[data["pursuer"]])
    if kind == "reveal":
        decks = tuple(tuple(BY_TEXT[card] for card in cards) for cards in data["decks"])
        return view._replace(
            decks=decks, secrets=tuple(SUBJECT_BY_NAME[data["secrets"][seat]] for seat in view.party.seats)
        )
    if kind == "over":
        return view._replace(outcome=Outcome.from_json(data["result"]))
    return view


def _see_deal(view: View) -> View:
    past = (*view.past, view.turns) if view.deals else ()
    return view._replace(turns=(), past=past, deals=view.deals + 1)


@memo()
def _move(card: str, to: str | None) -> Move:
    """Return the turn in which a card was played to a place, or discarded if `to` is None."""
    return discard(BY_TEXT[card]) if to is None else turn(BY_TEXT[card], PLACES[to])


def _see_turn(view: View, mover: Seat, move: Move, distance: int) -> View:
    seat, options, places, _, turns, past, deals, chosen, hand, secret, hands, decks, _, _ = view
    if seat == mover:
        hand = without(hand, move.what)
    places = places_after(places, move)
    return View(seat, options, places, distance, (*turns, move), past, deals, chosen, hand, secret, hands, decks)


def show(view: View) -> dict[str, Json]:
    """Return the view as JSON.

    `decks`, `secrets` and `left` (the cards still in each hand) are None until the seat knows them.
    """
    plays = view.seat in view.party.seats
    return {
        "seat": view.seat,
        "options": dict(view.options),
        "to_act": sorted(to_act(view)),
        "result": view.outcome.as_json() if view.outcome else None,
        "places": {SUBJECTS[subject]: NAMES[place] for subject, place in enumerate(view.places)},
        "distance": view.distance or None,
        "deals": view.deals,
        "dealer": dealer(view.party, view.deals - 1) if view.deals else None,
        "hand_sizes": hand_sizes(view),
        "chosen": list(view.chosen),
        "turns": _turns(view),
        "hand": _texts(view.hand) if plays else None,
        "dealt": [_texts(hand) for hand in view.hands] if plays else None,
        "secret": None if view.secret is None else SUBJECTS[view.secret],
        "decks": [_texts(cards) for cards in view.decks] if view.decks else None,
        "secrets": _by_seat(view, [SUBJECTS[secret] for secret in view.secrets]) if view.outcome else None,
        "left": _by_seat(view, [_texts(hand) for hand in cards_left(view)]) if view.outcome else None,
    }


def hand_sizes(view: View) -> dict[Seat, int]:
    """Return the number of cards in each player's hand."""
    party, turns = view.party, len(view.turns)
    players = len(party.seats)
    full = party.size if view.deals else 0
    return {seat: full - (turns + players - 1 - n) // players for n, seat in enumerate(party.seats)}


def cards_left(view: View) -> list[Hand]:
    """Return the cards that each player still holds. The seat must know how they were dealt."""
    hands = list(dealt(view.party, view.deals - 1, view.decks[-1]))
    for number, move in enumerate(view.turns):
        mover = number % len(hands)
        hands[mover] = without(hands[mover], move.what)
    return hands


def _turns(view: View) -> list[Json]:
    """Return the data of the public event of every turn."""
    seats = view.party.seats
    places, distance, shown = START, NO_DISTANCE, []
    for turns in (*view.past, view.turns):
        for number, move in enumerate(turns):
            distance = distance_after(distance, move.what)
            shown.append(dict(turn_event(seats[number % len(seats)], places, distance, move).data))
            places = places_after(places, move)
    return shown


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def _by_seat(view: View, values: list[Json]) -> dict[Seat, Json]:
    return dict(zip(view.party.seats, values, strict=True))
