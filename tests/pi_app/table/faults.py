"""Reeds that break in the middle of a game: the table says so within 5 s of play, and the game goes on to its end.

A broken reed can be found only once it contradicts the game. From then on the clock runs: the point's name has to
stand on the public screen and its light has to mark it. The hands here see the pieces, not the reeds, and tell the
table with the buttons what a reed does not.
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
from tests.pi_app.table.evening import Evening, Failed
from tests.pi_app.table.noisy_hands import Hands
from tests.pi_app.table.waveforms import evening_of

SOON = 5000  # ms of play until a broken reed is reported
KINDS: tuple[Fault, Fault] = ("stuck-open", "stuck-closed")


class Silent(Failed):
    """A broken reed was not reported in time."""


class Found(NamedTuple):
    """A game with a broken reed: whether it ever mattered, and how long it then took to be reported."""

    mattered: bool
    reported_after: int


class Watcher:
    """Stands beside the table and looks whether a broken reed is reported."""

    def __init__(self, evening: Evening, at: int) -> None:
        self._evening, self._at = evening, at
        self._since: int | None = None
        self.mattered = False
        self.longest = 0

    def tick(self, now: int) -> None:
        evening, at = self._evening, self._at
        evening.tick(now)
        if evening.sitting.over or self._honest() or self._reported():
            self._since = None
            return
        self.mattered = True
        self._since = now if self._since is None else self._since
        self.longest = max(self.longest, now - self._since)
        if self.longest > SOON:
            raise Silent(evening.report(f"nobody says that the reed of {evening.tabletop.name_of(at)} is broken"))

    def _honest(self) -> bool:
        """The reed tells the truth, or all reeds together tell what the table wants to hear."""
        _, missing, extra = self._evening.sitting.expected()
        if not missing and not extra:
            return True
        return bool(self._evening.loop._seen >> self._at & 1) == (self._at in self._evening.table.pieces)

    def _reported(self) -> bool:
        """The point is asked about, or marked and named; or, where a piece came to a dead reed, where it came from."""
        sitting, at = self._evening.sitting, self._at
        lit = game_lights.lights(sitting.snapshot())
        if sitting.prompt.question is not None and lit.asked >> at & 1:
            return True
        marks = lit.deaf | lit.missing | lit.extra | lit.asked | lit.lifted | lit.wrong
        away = lit.missing | lit.lifted if at in self._evening.table.pieces else 0
        named = [sitting.tabletop.name_of(spot) for spot in {at, *members(away)} if marks >> spot & 1]
        return any(name in line for name in named for line in self._evening.loop.lines()[1:])


class ExplainingHands(Hands):
    """Hands that tell the table with the buttons what its reeds do not."""

    def turn(self) -> None:
        """People see where the pieces stand, also where the reeds do not."""
        if self.table.pieces != set(members(self.sitting.expected().pieces)) and self.sitting.in_order:
            self.tidy()
        super().turn()

    def settle(self, reading: Reading) -> None:
        before = len(self.evening.meant)
        for _ in range(60):
            self.wait(60, 120)
            if len(self.evening.meant) < before or self.sitting.over:
                return
            if self.sitting.prompt.question is not None:
                self.answer(reading.move)
        self.press("ok")  # the reeds tell nothing: so the buttons do
        if self.sitting.prompt.question is not None:
            self.answer(reading.move)
        self.wait(200, 400)
        if len(self.evening.meant) == before and not self.sitting.over:
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
        """All stands right and the table does not see it."""
        if self.sitting.prompt.question is None:
            self.press("ok")
        for _ in range(80):
            question = self.sitting.prompt.question
            if question is None:
                return
            stands = [answer.does == STANDS for answer in question.answers]
            self.press("ok" if question.now.does == STANDS else "right" if any(stands) else "back")


def break_a_reed(game: str, seed: int) -> Found:
    """A game with a reed that breaks at some moment, at a place that may matter."""
    rng = Random(f"{game} {seed} faults")
    with evening_of(game, seed) as evening:
        evening.sit_down(ready=True)
        hands = ExplainingHands(evening)
        for _ in range(rng.randint(1, 12)):
            if not evening.sitting.over:
                hands.turn()
        kind = rng.choice(KINDS)
        at = _place(evening, kind, rng)
        evening.table.fault(at, kind)
        evening.tell(f"the reed of {hands._name(at)} is {kind}")
        watcher = Watcher(evening, at)
        evening.wait = lambda ms: evening.table.advance(ms, watcher.tick)  # type: ignore[method-assign]
        hands.wait(100, 3000)
        hands.play()
        return Found(watcher.mattered, watcher.longest)


def _place(evening: Evening, kind: Fault, rng: Random) -> int:
    """Under a piece, where one may go, or anywhere; but not where the fault looks just like a move.

    A reed that closes where a piece may be put from beside the board, or that opens under a house which may be burgled,
    tells the same as a hand.
    """
    readings = evening.tabletop.readings(evening.view)
    ends = [reading.end for reading in readings if reading.end is not None]
    like = {r.end for r in readings if r.start is None} | {r.start for r in readings if r.end is None and not r.asks}
    while True:
        at = rng.choice(
            [rng.choice(sorted(evening.table.pieces) or [0]), rng.choice(ends or [60]), rng.randrange(POINTS)]
        )
        if at not in like or (at in evening.table.pieces) == (kind == "stuck-closed"):
            return at
