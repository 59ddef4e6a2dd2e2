"""The events of Chicago, and the seats that may see each of them. Rules `chicago 6`, `9` and `14`.

No other module of the game sets who sees an event. CHANCE deals the houses and draws the thefts, so it sees everything
that is found, lost and confiscated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.game import CHANCE, Event, Options, Outcome, Seat
from engine.games.chicago.board import GATES, HOUSES, NAMES, Point
from engine.games.chicago.position import POLICE, Pawn
from engine.memo import memo

Theft = tuple[tuple[Pawn, Pawn, str], ...]  # for each loser in turn order: the loser, the taker, and the house's kind
Seizure = tuple[Pawn, tuple[str, ...]]  # an arrested pawn, and the kinds of the houses that it loses to the police

SHOWN: Final = ("plane", "thief", "police")  # A pawn that finds and takes a house of these kinds shows it (rule 6).

DEALT: Final = Event("dealt", {})
STOPPED: Final = Event("stopped", {})


def start(name: str, options: Options) -> Event:
    return Event("start", {"game": name, "options": dict(options)})


def deal(kinds: Sequence[str]) -> Event:
    return Event("deal", {"kinds": list(kinds)}, frozenset({CHANCE}))


@memo()
def entered(pawn: Pawn, at: Point) -> Event:
    return Event("entered", {"pawn": pawn + 1, "at": NAMES[at]})


@memo()
def moved(pawn: Pawn, start: Point, end: Point, slides: int) -> Event:
    """Return the event of a pawn's move. `slides` is its number of straight moves: two show that the pawn has a car."""
    return Event("moved", {"pawn": pawn + 1, "from": NAMES[start], "to": NAMES[end], "slides": slides})


@memo()
def house(finder: Seat, pawn: Pawn, at: Point, what: str) -> Event:
    """Return the event that shows the kind of a found house to its finder alone."""
    return Event("house", {"pawn": pawn + 1, "at": NAMES[at], "what": what}, frozenset({finder, CHANCE}))


@memo()
def taken(pawn: Pawn, at: Point, what: str) -> Event:
    """Return the event of a house that leaves the board. It names the kind only if that must be shown."""
    plain = {"pawn": pawn + 1, "at": NAMES[at]}
    return Event("taken", {**plain, "what": what} if what in SHOWN else plain)


@memo()
def opened(pawn: Pawn, at: Point) -> Event:
    """Return the event of a found house that may go back. Its finder is asked, whatever the kind of the house."""
    return Event("opened", {"pawn": pawn + 1, "at": NAMES[at]})


@memo()
def put_back(pawn: Pawn, at: Point) -> Event:
    return Event("putback", {"pawn": pawn + 1, "at": NAMES[at]})


@memo()
def left(pawn: Pawn, start: Point, *, plane: bool = False) -> Event:
    by = "plane" if plane else "gate" if GATES >> start & 1 else "car"
    return Event("left", {"pawn": pawn + 1, "from": NAMES[start], "by": by})


def robbed(theft: Theft) -> Event:
    """Return the public event of a theft: it says which pawn loses a house to which, but not the kinds."""
    return Event("robbed", {"losses": [{"from": loser + 1, "to": taker + 1} for loser, taker, _ in theft]})


@memo()
def stolen(seats: frozenset[Seat], loser: Pawn, taker: Pawn, what: str) -> Event:
    """Return the event that shows the kind of a stolen house to the players of the loser and of the taker."""
    return Event("stolen", {"from": loser + 1, "to": taker + 1, "what": what}, seats | {CHANCE})


@memo()
def fired(pawn: Pawn, start: Point, end: Point) -> Event:
    return Event("fired", {"pawn": pawn + 1, "from": NAMES[start], "to": NAMES[end]})


def arrested(pawn: Pawn, at: Point, houses: int, pinned: Iterable[Point]) -> Event:
    names = [NAMES[point] for point in pinned]
    return Event("arrested", {"pawn": pawn + 1, "at": NAMES[at], "houses": houses, "pinned": names})


def confiscated(pawn: Pawn, what: Sequence[str]) -> Event:
    """Return the event that shows the police the kinds of the houses of an arrested pawn."""
    return Event("confiscated", {"pawn": pawn + 1, "what": list(what)}, frozenset({POLICE, CHANCE}))


@memo()
def placed(at: Point) -> Event:
    return Event("placed", {"at": NAMES[at]})


@memo()
def patrolled(start: Point, end: Point) -> Event:
    return Event("patrolled", {"from": NAMES[start], "to": NAMES[end]})


def reveal(
    kinds: Sequence[str], loot: Sequence[Sequence[str]], arrests: Sequence[Seizure], thefts: Sequence[Theft]
) -> Event:
    """Return the event that reveals every secret when the game is over."""
    return Event(
        "reveal",
        {
            "houses": {NAMES[at]: kind for at, kind in zip(HOUSES, kinds, strict=True)},
            "loot": {str(pawn): list(what) for pawn, what in enumerate(loot, 1)},
            "arrests": [{"pawn": pawn + 1, "what": list(what)} for pawn, what in arrests],
            "confiscated": sorted(kind for _, what in arrests for kind in what),
            "thefts": [
                [{"from": loser + 1, "to": taker + 1, "what": what} for loser, taker, what in theft] for theft in thefts
            ],
        },
    )


def over(outcome: Outcome) -> Event:
    return Event("over", {"result": outcome.as_json()})
