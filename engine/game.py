"""The interface that every game implements.

A game is one stateless object. A move produces *events*, each with the set of seats that may see it. A seat's *view*
starts blank, and each event that the seat is shown updates it. Everything that serves a seat (its legal moves, the
verdict on a move, its bot, its screen) is computed from that view. No such function ever receives a `State`, so a
secret can leak in one way only: an event is sent to a wrong seat, in one line of one game's file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from engine.customs import Customs
from engine.errors import FilatureError

Seat = str
Json = Any  # any value that json.loads can return
Options = Mapping[str, Json]

CHANCE: Final[Seat] = "chance"  # makes the random moves: deals, dice, random thefts
TABLE: Final[Seat] = "table"  # sees what everybody may see, and makes no moves
EVERYONE: Final[frozenset[Seat]] = frozenset({"*"})
MARK_KINDS: Final = frozenset({"hint"})  # kinds of events that are no part of a game (see `engine.marks`)


class Event(NamedTuple):
    """Something that happened, and the seats that may see it. `data` holds plain JSON values and is never changed."""

    kind: str
    data: Mapping[str, Json]
    to: frozenset[Seat] = EVERYONE

    def shown_to(self, seat: Seat) -> bool:
        return self.to is EVERYONE or seat in self.to or self.to == EVERYONE

    def as_json(self) -> dict[str, Json]:
        return {"kind": self.kind, **self.data}


class Verdict(NamedTuple):
    """Whether a move is legal. If not: the reason's code in the words tables, the rule's id, the squares to light."""

    ok: bool
    code: str = ""
    rule: str = ""
    squares: tuple[str, ...] = ()


LEGAL: Final = Verdict(True)


class Outcome(NamedTuple):
    """How a game ended."""

    how: str
    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]

    def as_json(self) -> dict[str, Json]:
        return {"how": self.how, "winners": list(self.winners), "scores": dict(self.scores)}

    @classmethod
    def from_json(cls, value: Mapping[str, Json]) -> Outcome:
        return cls(value["how"], tuple(value["winners"]), dict(value["scores"]))


class Option(NamedTuple):
    """A choice that is made before the game.

    It has a default and a list of allowed values. `form` describes the value if there are too many to list.
    """

    default: Json
    values: tuple[Json, ...] = ()
    form: Json = None
    asked: bool = True  # whether players choose it before a game; otherwise only programs set it

    def allows(self, value: Json) -> bool:
        """Return whether an allowed value is equal and of the same type: JSON's `true` is not 1."""
        return any(value == allowed and type(value) is type(allowed) for allowed in self.values)

    def as_json(self) -> dict[str, Json]:
        listed = {"default": self.default, "values": list(self.values)}
        return listed if self.form is None else {**listed, "form": self.form}


class OptionError(FilatureError, ValueError):
    """The game does not have this option (`known` is False), or the option does not allow this value."""

    def __init__(self, option: str, *, known: bool = True) -> None:
        super().__init__(f"{option!r} cannot have that value" if known else f"there is no option {option!r}")
        self.option = option
        self.known = known


class MoveError(FilatureError, ValueError):
    """A text cannot be read as a move of this game."""


class SeatView(Protocol):
    """The attributes that the views of all games have."""

    @property
    def seat(self) -> Seat: ...
    @property
    def options(self) -> Options: ...


S = TypeVar("S")
V = TypeVar("V", bound=SeatView)
M = TypeVar("M")
Line = Sequence[tuple[Seat, M]]  # the moves of a game in order, each with the seat that made it


class Game(ABC, Generic[S, V, M]):
    """The rules of one game.

    S is the type of the state (the whole truth), V of a view (what one seat knows), M of a move. Their values are
    immutable.
    """

    name: ClassVar[str]
    options: ClassVar[Mapping[str, Option]]
    chance: ClassVar[bool] = False  # True if the game has moves of CHANCE
    customs: ClassVar[Customs] = Customs()  # seating and scoring in a match

    @abstractmethod
    def seats(self, options: Options) -> tuple[Seat, ...]:
        """Return the seats of the players, in turn order."""

    def every_seat(self) -> tuple[Seat, ...]:
        """Return the seats of a game with the most players."""
        return self.seats({name: option.values[-1] for name, option in self.options.items()})

    def check(self, options: Options) -> Options:
        """Return `options` with the defaults filled in, as `start` needs them. Raises OptionError."""
        for name in options:
            if name not in self.options:
                raise OptionError(name, known=False)
        whole = {name: options.get(name, option.default) for name, option in self.options.items()}
        for name, value in whole.items():
            if not self.options[name].allows(value):
                raise OptionError(name)
        return whole

    # ---- methods with a state: only the referee calls them

    @abstractmethod
    def start(self, options: Options) -> tuple[S, tuple[Event, ...]]:
        """Return the first state and its events. `options` must come from `check`."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seats that may act now: several while secrets are chosen, none when the game is over."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M) -> tuple[S, tuple[Event, ...]]:
        """Return the state after a move, and the events of the move. `judge` must have allowed the move."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def roll(self, state: S, rng: Random) -> M:
        """Return a random move of CHANCE. It is called only when CHANCE is to act."""
        raise LookupError(f"nothing is left to chance in {self.name}: {state} {rng}")

    # ---- methods with a view, never with a state

    @abstractmethod
    def blank(self, seat: Seat) -> V:
        """Return the view of a seat before the first event."""

    @abstractmethod
    def see(self, view: V, event: Event) -> V:
        """Return the view after one more event that the seat is shown."""

    @abstractmethod
    def legal(self, view: V) -> Sequence[M] | None:
        """Return the seat's legal moves: empty if it may not act, None if there are too many to list."""

    @abstractmethod
    def judge(self, view: V, move: M) -> Verdict:
        """Return whether the seat may make this move now, and if not, why. It must agree with `legal`."""

    @abstractmethod
    def conjecture(self, view: V, rng: Random) -> Line[M]:
        """Return all moves of some game that this seat cannot distinguish from the true game up to now."""

    @abstractmethod
    def show(self, view: V) -> dict[str, Json]:
        """Return the view as JSON, with all that a front end needs to draw it.

        It always has `seat`, `to_act` and `result`.
        """

    def form(self, view: V) -> str:
        """Return the key of the text that explains how to write a move. It is called only if `legal` is None."""
        raise LookupError(f"all moves of {self.name} are listed: {view}")

    # ---- notation

    @abstractmethod
    def read(self, text: str) -> M:
        """Return the move that a text means. Raises MoveError. `read(write(move)) == move`."""

    @abstractmethod
    def write(self, move: M) -> str: ...


def fold(game: Game[S, V, M], view: V, events: Sequence[Event]) -> V:
    """Return the view after these events. Events that the seat may not see are skipped, and so are marks."""
    for event in events:
        if event.shown_to(view.seat) and event.kind not in MARK_KINDS:
            view = game.see(view, event)
    return view


def replay(game: Game[S, V, M], options: Options, line: Line[M]) -> S:
    """Return the state after a sequence of legal moves."""
    state, _ = game.start(options)
    for seat, move in line:
        state, _ = game.play(state, seat, move)
    return state


def imagine(game: Game[S, V, M], view: V, rng: Random) -> S:
    """Return a random state that is possible as far as this view shows."""
    return replay(game, view.options, game.conjecture(view, rng))
