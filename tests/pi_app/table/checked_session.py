"""A game on the virtual table, with an oracle that knows which moves the people mean to make.

Any other move in the referee's line is a failure. The oracle checks after every tick of the loop, so the transcript
ends with what the hands did just before.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

from engine import bots, games
from engine.bits import members
from engine.game import CHANCE, TABLE, Options, Seat
from engine.referee import AUTO, AnyReferee, Referee
from hardware.virtual import VirtualTable
from pi_app.games import front_of, tabletop
from pi_app.players import AT_TABLE, ON_SCREEN, Player, bot
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing

PATIENCE = 150_000  # ms of play without a move, after which the game counts as stuck
TRANSCRIPT = 40  # lines of the transcript that a failure shows

PARTIES: Mapping[str, tuple[Options, ...]] = {
    "catch-a-thief": ({"variant": 1}, {"variant": 2}),
    "catch-it": ({}, {"starter": "red"}),
    "traqueur": ({"first": "north"}, {"first": "south"}),
    "chicago": tuple({"players": players} for players in (3, 4, 5)),
    "rattrapez-le": tuple({"players": players} for players in (2, 3, 4, 5, 6)),
}


class Failed(AssertionError):
    """A game went wrong. The text has the seed and the end of the transcript."""


class WrongMove(Failed):
    """The table accepted a move that nobody meant."""


class Stuck(Failed):
    """The hands did everything that the table asked for, but the game did not go on."""


class Meant(NamedTuple):
    """A move that somebody wants to make."""

    seat: Seat
    move: Any


class CheckedSession:
    """One game: the table, its loop, the moves that people mean to make, and the transcript."""

    def __init__(self, game: str, seed: int, seats: Mapping[Seat, Player] | None = None, chance: str = AUTO) -> None:
        self.name, self.seed = game, seed
        self.rng = Random(f"{game} {seed} hands")
        self.table = VirtualTable(seed)
        self.loop = Loop(self.table.board, Settings(), journal=Journal.without_disk())
        options = PARTIES[game][seed % len(PARTIES[game])]
        referee: AnyReferee = Referee(games.load(game), options, seed=seed, chance=chance)
        taken = random_seats(game, referee.players, self.rng) if seats is None else seats
        everybody = {**dict.fromkeys(referee.players, AT_TABLE), **taken, CHANCE: ON_SCREEN}
        self.sitting = Sitting(referee, everybody, self.loop.thinks, keep_nothing)
        self.meant: deque[Meant] = deque()
        self.told: deque[str] = deque(maxlen=TRANSCRIPT)
        self.progress = 0
        self._checked = len(referee.line)

    def sit_down(self, *, ready: bool) -> None:
        """Begin, with the pieces on the board or beside it."""
        if ready:
            self.table.arrange(set(members(self.sitting.expected().pieces)))
        self.loop.sit_down(self.sitting, self.table.now)

    # ------------------------------------------------------------------------------------------ time

    def wait(self, ms: int) -> None:
        self.table.advance(ms, self.tick)

    def tick(self, now: int) -> None:
        self.loop.tick(now)
        self.check()

    def check(self) -> None:
        """Check that every move of a person is the next one that was meant."""
        line = self.sitting.referee.line
        if len(line) < self._checked:
            raise WrongMove(self.report("moves were taken back that nobody wanted to take back"))
        for seat, move in line[self._checked :]:
            self.progress = self.table.now
            self.tell(f"* {seat} {self.sitting.referee.game.write(move)}")
            self._checked += 1
            if seat == CHANCE or self.sitting.seats[seat].is_bot:
                continue
            if not self.meant or self.meant[0] != (seat, move):
                raise WrongMove(self.report(f"{seat} did not mean {self.sitting.referee.game.write(move)}"))
            self.meant.popleft()
        if self.table.now - self.progress > PATIENCE:
            raise Stuck(self.report("the game does not go on"))

    def forget_taken_back(self) -> None:
        """Note that people have just taken moves back on purpose."""
        self._checked = len(self.sitting.referee.line)

    # ------------------------------------------------------------------------------------------ what people mean

    def think(self, referee: AnyReferee, seat: Seat) -> Any:
        """Return the move that a person on this seat would make: a bot chooses it from the seat's view."""
        level = self.rng.choice((0, 0, 1))
        return bots.choose(self.name, referee.view(seat), level=level, rng=self.rng, enough=bots.after_asking(3))

    def ahead(self, meant: Meant) -> AnyReferee:
        """Return the game as it will be after a move that is meant but not yet made."""
        now = self.sitting.referee
        later: AnyReferee = Referee(now.game, now.options, seed=now.seed)
        for seat, move in (*now.line, meant):
            if seat != CHANCE:
                later.play(seat, move)
        return later

    @property
    def view(self) -> Any:
        return self.sitting.referee.view(TABLE)

    @property
    def tabletop(self) -> tabletop.Tabletop:
        return self.sitting.tabletop

    # ------------------------------------------------------------------------------------------ the transcript

    def tell(self, text: str) -> None:
        self.told.append(f"{self.table.now / 1000:8.2f} {text}")

    def report(self, what: str) -> str:
        sitting = self.sitting
        seats = ", ".join(f"{seat} {player}" for seat, player in sitting.seats.items() if seat != CHANCE)
        meant = [(seat, sitting.referee.game.write(move)) for seat, move in self.meant]
        head = f"{self.name}, seed {self.seed} ({seats}): {what}\nmeant: {meant}; decision: {sitting.board.decision}"
        return "\n".join([head, f"question: {sitting.prompt.question}", *self.told, *self.loop.lines()])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.table.close()


def random_seats(game: str, players: tuple[Seat, ...], rng: Random) -> dict[Seat, Player]:
    """Return random players: mostly people at the table (at least one), some bots, some people with a handheld."""
    hidden = front_of(game).tabletop.hidden
    able = [seat for seat in players if seat not in hidden]
    seats: dict[Seat, Player] = {seat: rng.choice((bot(0), bot(1), ON_SCREEN)) for seat in players if seat in hidden}
    for seat in able:
        seats[seat] = rng.choice((AT_TABLE, AT_TABLE, AT_TABLE, AT_TABLE, ON_SCREEN, bot(0), bot(1)))
    seats[rng.choice(able)] = AT_TABLE
    return seats
