"""The contract that every game meets.

A game is one stateless object. A move yields *events*, each with the seats that may see it, and a seat's *view* is
the fold of the events it was shown, from a blank view. Everything that serves a seat (its legal moves, the verdict
on a move, its bot, its screen) is computed from that view. No such function ever receives a `State`, so a secret can
leak in one way only: an event with a wrong audience, in one line of one game's file.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from engine.customs import Customs
from engine.errors import FilatureError

Seat = str
Json = Any  # what json.loads may return
Options = Mapping[str, Json]

CHANCE: Final[Seat] = "chance"  # deals, dice and random thefts are its moves
TABLE: Final[Seat] = "table"  # sees what everybody may see, plays nothing
EVERYONE: Final[frozenset[Seat]] = frozenset({"*"})


class Event(NamedTuple):
    """Something that some seats may learn. `data` holds plain JSON values and is never changed."""

    kind: str
    data: Mapping[str, Json]
    to: frozenset[Seat] = EVERYONE

    def shown_to(self, seat: Seat) -> bool:
        return self.to is EVERYONE or seat in self.to or self.to == EVERYONE

    def as_json(self) -> dict[str, Json]:
        return {"kind": self.kind, **self.data}


class Verdict(NamedTuple):
    """Yes, or why not: a code that the table of words knows, the rule's id, the squares to light."""

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
    """A choice made before the game: its default and its allowed values, or the form of a value too rich to list."""

    default: Json
    values: tuple[Json, ...] = ()
    form: Json = None
    asked: bool = True  # whether players choose it before a game; otherwise only programs set it

    def allows(self, value: Json) -> bool:
        """Equal and of the same type: JSON's `true` is not 1."""
        return any(value == allowed and type(value) is type(allowed) for allowed in self.values)

    def as_json(self) -> dict[str, Json]:
        listed = {"default": self.default, "values": list(self.values)}
        return listed if self.form is None else {**listed, "form": self.form}


class OptionError(FilatureError, ValueError):
    """An option that the game does not have, or a value that it does not allow."""

    def __init__(self, option: str, *, known: bool = True) -> None:
        super().__init__(f"{option!r} cannot have that value" if known else f"there is no option {option!r}")
        self.option = option
        self.known = known


class MoveError(FilatureError, ValueError):
    """A text that is no move of this game."""


class SeatView(Protocol):
    """What all views have in common."""

    @property
    def seat(self) -> Seat: ...
    @property
    def options(self) -> Options: ...


S = TypeVar("S")
V = TypeVar("V", bound=SeatView)
M = TypeVar("M")
Line = Sequence[tuple[Seat, M]]  # a game as its moves, each with the seat that made it


class Game(ABC, Generic[S, V, M]):
    """One game's rules. Values of type S (the truth), V (a seat's knowledge) and M (a move) are immutable."""

    name: ClassVar[str]
    options: ClassVar[Mapping[str, Option]]
    chance: ClassVar[bool] = False  # whether the seat CHANCE ever acts
    customs: ClassVar[Customs] = Customs()  # how matches of this game are played

    @abstractmethod
    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The seats of players, in turn order."""

    def every_seat(self) -> tuple[Seat, ...]:
        """The seats of the fullest table."""
        return self.seats({name: option.values[-1] for name, option in self.options.items()})

    def check(self, options: Options) -> Options:
        """Complete `options` as `start` wants them, or raise OptionError."""
        for name in options:
            if name not in self.options:
                raise OptionError(name, known=False)
        whole = {name: options.get(name, option.default) for name, option in self.options.items()}
        for name, value in whole.items():
            if not self.options[name].allows(value):
                raise OptionError(name)
        return whole

    # ---- with the truth in hand: the referee only

    @abstractmethod
    def start(self, options: Options) -> tuple[S, tuple[Event, ...]]:
        """The first position and what is told of it. `options` have passed `check`."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Who may act now; several while secrets are chosen; nobody when the game is over."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: M) -> tuple[S, tuple[Event, ...]]:
        """The position after a move that `judge` allowed, and what it tells to whom."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def roll(self, state: S, rng: Random) -> M:
        """A move of CHANCE, asked for only when CHANCE is to act."""
        raise LookupError(f"nothing is left to chance in {self.name}: {state} {rng}")

    # ---- with a view only, never a state

    @abstractmethod
    def blank(self, seat: Seat) -> V:
        """What a seat knows before the first event."""

    @abstractmethod
    def see(self, view: V, event: Event) -> V:
        """What it knows after one more event."""

    @abstractmethod
    def legal(self, view: V) -> Sequence[M] | None:
        """The seat's legal moves, empty when it may not act, None where there are too many to list."""

    @abstractmethod
    def judge(self, view: V, move: M) -> Verdict:
        """Whether the seat may make this move now. Agrees with `legal`."""

    @abstractmethod
    def conjecture(self, view: V, rng: Random) -> Line[M]:
        """A whole game, any that would have looked the same from this seat up to now."""

    @abstractmethod
    def show(self, view: V) -> dict[str, Json]:
        """The view as JSON, with all a front end needs to draw it; always has `seat`, `to_act` and `result`."""

    def form(self, view: V) -> str:
        """How a move is written where `legal` is None: the key of a text in the table of words."""
        raise LookupError(f"all moves of {self.name} are listed: {view}")

    # ---- notation

    @abstractmethod
    def read(self, text: str) -> M:
        """The move that a text means, or MoveError. `read(write(move)) == move`."""

    @abstractmethod
    def write(self, move: M) -> str: ...


def fold(game: Game[S, V, M], view: V, events: Sequence[Event]) -> V:
    """What a seat knows after those of the events that it is shown."""
    for event in events:
        if event.shown_to(view.seat):
            view = game.see(view, event)
    return view


def replay(game: Game[S, V, M], options: Options, line: Line[M]) -> S:
    """The truth at the end of a line of legal moves."""
    state, _ = game.start(options)
    for seat, move in line:
        state, _ = game.play(state, seat, move)
    return state


def imagine(game: Game[S, V, M], view: V, rng: Random) -> S:
    """Some truth that the view allows."""
    return replay(game, view.options, game.conjecture(view, rng))
