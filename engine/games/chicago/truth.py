"""Chicago's whole state with all secrets, and how each move changes it. Rules `chicago 1`, `5` to `13`."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from engine.game import Event, Options, Outcome, Seat
from engine.games.chicago import events
from engine.games.chicago.board import ALL_HOUSES, HOUSES, ROADS, Point, points, slides
from engine.games.chicago.events import SHOWN, Seizure, Theft
from engine.games.chicago.loot import Loot, goes_back, minus, plus, worth
from engine.games.chicago.moves import Move
from engine.games.chicago.position import DEALING, OWNERS, PATROL, POLICE, Position, losses, opening, owner, replaced
from engine.games.chicago.turns import after

_HOUSE_INDEX: Final = {at: number for number, at in enumerate(HOUSES)}


class State(NamedTuple):
    """The truth: the public position and all secrets."""

    options: Options
    position: Position
    loot: tuple[Loot, ...]  # by pawn
    arrests: tuple[Seizure, ...] = ()
    kinds: tuple[str, ...] = ()  # the kinds of the houses as they were dealt, in the order of `HOUSES`
    thefts: tuple[Theft, ...] = ()
    outcome: Outcome | None = None

    @property
    def confiscated(self) -> Loot:
        """The loot that the police have from all arrests."""
        return tuple(sorted(kind for _, loot in self.arrests for kind in loot))


StateAndEvents = tuple[State, tuple[Event, ...]]


def begin(options: Options) -> State:
    """Return the state before the deal."""
    position = opening(options["players"])
    return State(options, position, ((),) * len(position.cells))


def roll(state: State, rng: Random) -> Move:
    """Return a shuffled deal, or a theft in which every house of a pawn is equally likely to be stolen."""
    if state.position.phase == DEALING:
        return Move("deal", kinds=tuple(rng.sample(ALL_HOUSES, len(ALL_HOUSES))))
    losers = tuple(loser for loser, _ in losses(state.position))
    return Move("steal", losers=losers, kinds=tuple(rng.choice(state.loot[loser]) for loser in losers))


def play(state: State, move: Move) -> StateAndEvents:
    """Return the state after a legal move, and the events of the move. At the end of the game all is revealed."""
    state, happened = _played(state, move)
    if not state.position.how:
        return state, happened
    outcome = _outcome(state)
    reveal = events.reveal(state.kinds, state.loot, state.arrests, state.thefts)
    return state._replace(outcome=outcome), (*happened, reveal, events.over(outcome))


# ------------------------------------------------------------------------------------------ the moves


def _played(state: State, move: Move) -> StateAndEvents:
    match move.verb:
        case "deal":
            return _deal(state, move.kinds)
        case "burgle":
            return _burgle(state, move.end)
        case "plane":
            return _plane(state)
        case "steal":
            return _steal(state, move.kinds)
        case "fire":
            return _fire(state, move.start, move.end)
        case "surrender":
            return _surrender(state)
    event, *where = _public_event(state.position, move)
    return state._replace(position=after(state.position, event.kind, *where)), (event,)


def _public_event(position: Position, move: Move) -> tuple[Event, *tuple[Point, ...]]:
    """Return the event and the points of a move that changes only the public position."""
    pawn, start, end = position.slot, move.start, move.end
    match move.verb:
        case "go" if position.phase == PATROL:
            return events.patrolled(start, end), start, end
        case "go":
            needed = 1 if slides(start, position.taken) >> end & 1 else 2
            return events.moved(pawn, start, end, needed), end
        case "enter":
            return events.entered(pawn, end), end
        case "putback":
            return (events.put_back(pawn, position.found),)
        case "leave":
            return (events.left(pawn, position.cells[pawn]),)
        case "place":
            return events.placed(end), end
    return (events.STOPPED,)


def _deal(state: State, kinds: tuple[str, ...]) -> StateAndEvents:
    position = after(state.position, "dealt")
    return state._replace(position=position, kinds=kinds), (events.deal(kinds), events.DEALT)


def _burgle(state: State, at: Point) -> StateAndEvents:
    before, loot = state.position, state.loot
    pawn, kind = before.slot, state.kinds[_HOUSE_INDEX[at]]
    house = events.house(owner(before, pawn), pawn, at, kind)
    if goes_back(kind, loot[pawn]):
        return state._replace(position=after(before, "opened", at)), (house, events.opened(pawn, at))
    happened = house, events.taken(pawn, at, kind)
    if kind in SHOWN:
        return state._replace(position=after(before, kind, at)), happened
    loot = replaced(loot, pawn, plus(loot[pawn], kind))
    return state._replace(position=after(before, "taken", at), loot=loot), happened


def _plane(state: State) -> StateAndEvents:
    before = state.position
    pawn = before.slot
    position = after(after(before, "plane", before.found), "left")
    happened = events.taken(pawn, before.found, "plane"), events.left(pawn, before.cells[pawn], plane=True)
    return state._replace(position=position), happened


def _steal(state: State, kinds: tuple[str, ...]) -> StateAndEvents:
    """Return the state after a theft. All pawns lose their houses at the same time (rule 6)."""
    before, loot = state.position, state.loot
    theft = tuple((loser, taker, kind) for (loser, taker), kind in zip(losses(before), kinds, strict=True))
    for loser, taker, kind in theft:
        loot = replaced(loot, loser, minus(loot[loser], kind))
        loot = replaced(loot, taker, plus(loot[taker], kind))
    happened = [events.robbed(theft)]
    for loser, taker, kind in theft:
        happened.append(events.stolen(frozenset({owner(before, loser), owner(before, taker)}), loser, taker, kind))
    thefts = (*state.thefts, theft)
    return state._replace(position=after(before, "robbed"), loot=loot, thefts=thefts), tuple(happened)


def _fire(state: State, start: Point, end: Point) -> StateAndEvents:
    before = state.position
    pawn = before.acting
    loot = replaced(state.loot, pawn, minus(state.loot[pawn], "gun"))
    position = after(before, "fired", start, end)
    return state._replace(position=position, loot=loot), (events.fired(pawn, start, end),)


def _surrender(state: State) -> StateAndEvents:
    before = state.position
    pawn = before.asked
    cell, loot = before.cells[pawn], state.loot[pawn]
    pinned = points(ROADS[cell] & before.police)
    happened = events.arrested(pawn, cell, len(loot), pinned), events.confiscated(pawn, loot)
    return State(
        state.options,
        after(before, "arrested"),
        replaced(state.loot, pawn, ()),
        (*state.arrests, (pawn, loot)),
        state.kinds,
        state.thefts,
    ), happened


# ------------------------------------------------------------------------------------------ the end


def _outcome(state: State) -> Outcome:
    """Return the outcome: each seat scores its loot in thousands, and the highest score wins or shares (rule 13)."""
    owners = OWNERS[state.position.players]
    scores: dict[Seat, int] = {POLICE: worth(state.confiscated), **dict.fromkeys(owners, 0)}
    for seat, loot in zip(owners, state.loot, strict=True):
        scores[seat] += worth(loot)
    best = max(scores.values())
    winners = tuple(seat for seat in scores if scores[seat] == best)
    return Outcome(state.position.how, winners, scores)
