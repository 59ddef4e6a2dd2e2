"""Rattrapez-le: every player moves every figure, and secretly wants one of them to catch the horse. Rules 1 to 9."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final, NamedTuple

from engine.customs import SeatsRotate
from engine.game import CHANCE, Event, Game, Json, Line, MoveError, Option, Options, Outcome, Seat, Verdict
from engine.games.rattrapez_le import conjecture, turns, verdicts, views
from engine.games.rattrapez_le.board import FARM, NAMES, PLACES
from engine.games.rattrapez_le.cards import (
    BY_TEXT,
    CARDS,
    MOST_DEALS,
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
from engine.games.rattrapez_le.turns import CHOICES, CHOOSE, DEAL, DISCARD, NO_DISTANCE, PLAY, START, Move, Places
from engine.games.rattrapez_le.views import NO_SEATS, ONLY, View


class State(NamedTuple):
    """The truth: what everybody sees, the hands, the chosen pursuers, and the cards of each deal in dealing order."""

    options: Options
    places: Places = START
    distance: int = NO_DISTANCE
    turns: int = 0  # the number of turns since the last deal
    hands: tuple[Hand, ...] = ()
    secrets: Mapping[Seat, Subject] = {}
    decks: tuple[tuple[Card, ...], ...] = ()
    outcome: Outcome | None = None


class RattrapezLe(Game[State, View, Move]):
    """The rules for two to six seats. The five pursuers and the horse do not belong to any seat."""

    name = "rattrapez-le"
    customs = SeatsRotate()  # rattrapez-le 1
    options: ClassVar = {"players": Option(2, tuple(sorted(PARTIES)))}
    chance = True

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return PARTIES[options["players"]].seats

    # ------------------------------------------------------------------------------------------ the truth

    def start(self, options: Options) -> tuple[State, tuple[Event, ...]]:
        return State(options), (Event("start", {"game": self.name, "options": dict(options)}),)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.outcome:
            return NO_SEATS
        return views.acting(_party(state), len(state.decks), state.turns, state.secrets)

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        if move.verb == DEAL:
            return _deal(state, move.cards)
        if move.verb == CHOOSE:
            secret = Event("secret", {"pursuer": SUBJECTS[move.what]}, ONLY[seat])
            secrets = {**state.secrets, seat: move.what}
            return state._replace(secrets=secrets), (secret, Event("chosen", {"seat": seat}))
        return _turn(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def roll(self, state: State, rng: Random) -> Move:
        cards = list(_party(state).deck)
        rng.shuffle(cards)
        return Move(DEAL, cards=tuple(cards))

    # ------------------------------------------------------------------------------------------ the views

    def blank(self, seat: Seat) -> View:
        return View(seat, {})

    def see(self, view: View, event: Event) -> View:
        return views.see(view, event)

    def legal(self, view: View) -> Sequence[Move] | None:
        if view.seat not in views.to_act(view):
            return ()
        if view.seat == CHANCE:
            return None
        return CHOICES if view.secret is None else turns.legal(view.places, view.distance, view.hand, view.secret)

    def judge(self, view: View, move: Move) -> Verdict:
        return verdicts.judge(view, move)

    def conjecture(self, view: View, rng: Random) -> Line[Move]:
        return conjecture.conjecture(view, rng)

    def show(self, view: View) -> dict[str, Json]:
        return views.show(view)

    def form(self, view: View) -> str:
        return f"{self.name}.form-deal"

    # ------------------------------------------------------------------------------------------ notation

    def read(self, text: str) -> Move:
        """Read a text such as `choose dog`, `dog+ A11`, `dog+ farm`, `discard dog+`, or `deal dog+ dog= …`."""
        match text.lower().split() if text.isascii() else []:
            case ["choose", name] if name in SUBJECT_BY_NAME:
                return Move(CHOOSE, SUBJECT_BY_NAME[name])
            case ["discard", card] if card in BY_TEXT:
                return Move(DISCARD, BY_TEXT[card])
            case ["deal", *cards] if all(card in BY_TEXT for card in cards):
                return Move(DEAL, cards=tuple(BY_TEXT[card] for card in cards))
            case [card, *point] if card in BY_TEXT and (place := _place("".join(point))) is not None:
                return Move(PLAY, BY_TEXT[card], place)
        raise MoveError(text)

    def write(self, move: Move) -> str:
        if move.verb == DEAL:
            return " ".join([DEAL, *(CARDS[card] for card in move.cards)])
        if move.verb == CHOOSE:
            return f"{CHOOSE} {SUBJECTS[move.what]}"
        if move.verb == DISCARD:
            return f"{DISCARD} {CARDS[move.what]}"
        return f"{CARDS[move.what]} {NAMES[move.to]}"


def _place(name: str) -> int | None:
    return FARM if name == NAMES[FARM] else PLACES.get(name.upper())


# ------------------------------------------------------------------------------------------ deals and turns


def _party(state: State) -> Party:
    return PARTIES[state.options["players"]]


def _deal(state: State, cards: tuple[Card, ...]) -> tuple[State, tuple[Event, ...]]:
    party, deal = _party(state), len(state.decks)
    hands = dealt(party, deal, cards)
    events = [
        Event("dealt", {"deal": deal + 1, "dealer": dealer(party, deal), "cards": party.size}),
        Event("deck", {"cards": [CARDS[card] for card in cards]}, ONLY[CHANCE]),
    ]
    for seat, hand in zip(party.seats, hands, strict=True):
        events.append(Event("hand", {"cards": [CARDS[card] for card in hand]}, ONLY[seat]))
    return state._replace(turns=0, hands=hands, decks=(*state.decks, cards)), tuple(events)


def _turn(state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
    options, places, distance, number, hands, secrets, decks, _ = state
    party = PARTIES[options["players"]]
    mover = number % len(party.seats)
    hands = (*hands[:mover], without(hands[mover], move.what), *hands[mover + 1 :])
    distance = turns.distance_after(distance, move.what)
    event = turns.turn_event(seat, places, distance, move)
    next_ = State(options, turns.places_after(places, move), distance, number + 1, hands, secrets, decks)
    if move.verb == PLAY and move.to != FARM and move.to in places:  # The pursuer and the horse meet (rule 6).
        caught = Event("caught", {"seat": seat, "pursuer": SUBJECTS[secrets[seat]], "at": NAMES[move.to]})
        scores = {each: int(each == seat) for each in party.seats}
        return _end(next_, (event, caught), Outcome("caught", (seat,), scores))
    if len(decks) == MOST_DEALS and next_.turns == party.turns:  # rule 8
        return _end(next_, (event,), Outcome("exhausted", (), dict.fromkeys(party.seats, 0)))
    return next_, (event,)


def _end(state: State, events: tuple[Event, ...], outcome: Outcome) -> tuple[State, tuple[Event, ...]]:
    secrets = {seat: SUBJECTS[state.secrets[seat]] for seat in _party(state).seats}
    decks = [[CARDS[card] for card in cards] for cards in state.decks]
    reveal = Event("reveal", {"secrets": secrets, "decks": decks})
    return state._replace(outcome=outcome), (*events, reveal, Event("over", {"result": outcome.as_json()}))


GAME: Final = RattrapezLe()
