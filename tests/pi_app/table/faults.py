"""Reeds that break during a game: the table reports it within 5 s of play, and the game goes on to its end.

A broken reed can be found only once it contradicts the game. From then on the time counts: the name of the point must
be on the public screen, and its light must mark it. The hands here see the pieces, not the reeds, and use the buttons
to tell the table what a reed does not report.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.bits import members
from hardware.pinmap import POINTS
from hardware.virtual_reeds import Fault
from pi_app.games.tabletop import Reading
from pi_app.public import game_lights
from pi_app.sensing.questions import STANDS
from tests.pi_app.table.checked_session import CheckedSession, Failed
from tests.pi_app.table.noisy_hands import Hands
from tests.pi_app.table.waveforms import session_of

SOON = 5000  # ms of play within which a broken reed must be reported
KINDS: tuple[Fault, Fault] = ("stuck-open", "stuck-closed")


class Silent(Failed):
    """A broken reed was not reported in time."""


class Found(NamedTuple):
    """The result of a game with a broken reed: whether it mattered, and after how many ms it was reported."""

    mattered: bool
    reported_after: int


class Watcher:
    """Checks at every tick whether the broken reed is reported in time."""

    def __init__(self, session: CheckedSession, at: int) -> None:
        self._session, self._at = session, at
        self._since: int | None = None
        self.mattered = False
        self.longest = 0

    def tick(self, now: int) -> None:
        session, at = self._session, self._at
        session.tick(now)
        if session.sitting.over or self._honest() or self._reported():
            self._since = None
            return
        self.mattered = True
        self._since = now if self._since is None else self._since
        self.longest = max(self.longest, now - self._since)
        if self.longest > SOON:
            raise Silent(session.report(f"nobody says that the reed of {session.tabletop.name_of(at)} is broken"))

    def _honest(self) -> bool:
        """Return whether the reed is right, or the whole map is what the table expects."""
        _, missing, extra = self._session.sitting.expected()
        if not missing and not extra:
            return True
        return bool(self._session.loop._seen >> self._at & 1) == (self._at in self._session.table.pieces)

    def _reported(self) -> bool:
        """Return whether the table asks about the point, or marks and names it.

        If a piece was put on a dead reed, the point that it came from counts, too.
        """
        sitting, at = self._session.sitting, self._at
        lit = game_lights.lights(sitting.snapshot())
        if sitting.prompt.question is not None and lit.asked >> at & 1:
            return True
        marks = lit.deaf | lit.missing | lit.extra | lit.asked | lit.lifted | lit.wrong
        away = lit.missing | lit.lifted if at in self._session.table.pieces else 0
        named = [sitting.tabletop.name_of(spot) for spot in {at, *members(away)} if marks >> spot & 1]
        return any(name in line for name in named for line in self._session.loop.lines()[1:])


class ExplainingHands(Hands):
    """Hands that use the buttons to tell the table what its reeds do not report."""

    def turn(self) -> None:
        """Put the pieces in order first: people see where they stand, even if the reeds do not."""
        if self.table.pieces != set(members(self.sitting.expected().pieces)) and self.sitting.in_order:
            self.tidy()
        super().turn()

    def settle(self, reading: Reading) -> None:
        before = len(self.session.meant)
        for _ in range(60):
            self.wait(60, 120)
            if len(self.session.meant) < before or self.sitting.over:
                return
            if self.sitting.prompt.question is not None:
                self.answer(reading.move)
        self.press("ok")  # The reeds did not notice the move, so enter it with the buttons.
        if self.sitting.prompt.question is not None:
            self.answer(reading.move)
        self.wait(200, 400)
        if len(self.session.meant) == before and not self.sitting.over:
            self.tidy()

    def follow(self) -> None:
        self.tidy()
        for _ in range(60):
            if self.sitting.in_order or self.sitting.over:
                return
            self.wait(60, 120)
        if self.table.pieces == set(members(self.sitting.expected().pieces)):
            self._explain()

    def _explain(self) -> None:
        """Tell the table that all pieces stand right."""
        if self.sitting.prompt.question is None:
            self.press("ok")
        for _ in range(80):
            question = self.sitting.prompt.question
            if question is None:
                return
            stands = [answer.does == STANDS for answer in question.options]
            self.press("ok" if question.now.does == STANDS else "right" if any(stands) else "back")


def break_a_reed(game: str, seed: int) -> Found:
    """Play a game in which a reed breaks at a random time, on a point that may matter."""
    rng = Random(f"{game} {seed} faults")
    with session_of(game, seed) as session:
        session.sit_down(ready=True)
        hands = ExplainingHands(session)
        for _ in range(rng.randint(1, 12)):
            if not session.sitting.over:
                hands.turn()
        kind = rng.choice(KINDS)
        at = _place(session, kind, rng)
        session.table.fault(at, kind)
        session.tell(f"the reed of {hands._name(at)} is {kind}")
        watcher = Watcher(session, at)
        session.wait = lambda ms: session.table.advance(ms, watcher.tick)  # type: ignore[method-assign]
        hands.wait(100, 3000)
        hands.play()
        return Found(watcher.mattered, watcher.longest)


def _place(session: CheckedSession, kind: Fault, rng: Random) -> int:
    """Return a point under a piece, a target of a move, or any point; but not one where the fault looks like a move.

    A reed that closes where a piece may come from beside the board, or that opens under a house which may be burgled,
    reports the same as a hand.
    """
    readings = session.tabletop.readings(session.view)
    ends = [reading.end for reading in readings if reading.end is not None]
    like = {r.end for r in readings if r.start is None} | {r.start for r in readings if r.end is None and not r.ends}
    while True:
        at = rng.choice(
            [rng.choice(sorted(session.table.pieces) or [0]), rng.choice(ends or [60]), rng.randrange(POINTS)]
        )
        if at not in like or (at in session.table.pieces) == (kind == "stuck-closed"):
            return at
