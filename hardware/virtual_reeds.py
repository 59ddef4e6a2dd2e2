"""The reeds of the virtual table: magnets close them, contacts chatter, parts break.

reeds = VirtualReeds(Agenda(), seed=1)
reeds.magnet(60, +1)
reeds.read()            # what a scan finds now
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, Literal, NamedTuple, get_args

from hardware import bounce, pinmap
from hardware.virtual_time import Agenda

Fault = Literal["stuck-closed", "stuck-open", "ghost", "none"]
FAULTS: Final[tuple[str, ...]] = get_args(Fault)
GHOST: Final = 0.1  # how likely a ghost shows up in a scan; never in two scans in a row


class _Wave(NamedTuple):
    """Edges that a reed follows in place of its magnets."""

    number: int
    ends: int
    chatter: bool


class VirtualReeds:
    """121 reeds. Each is closed while magnets are near, except while it chatters or is made to follow a waveform."""

    def __init__(self, time: Agenda, seed: int) -> None:
        self.missed = 0  # so many scans to come find every reed open
        self._time = time
        self._bounces = Random(f"{seed} bounces")
        self._haunts = Random(f"{seed} ghosts")
        self._magnets = [0] * pinmap.POINTS
        self._waves: dict[int, _Wave] = {}
        self._forced: dict[int, bool] = {}
        self._closed = 0
        self._faults: dict[int, Fault] = {}
        self._ghosts: set[int] = set()
        self._numbers = 0

    # ---- magnets

    def magnet(self, at: int, more: int) -> None:
        """A magnet comes near a reed (+1) or leaves it (-1), and the contact chatters if that moves it."""
        before = self._magnets[at] > 0
        self._magnets[at] += more
        after = self._magnets[at] > 0
        wave = self._waves.get(at)
        if wave and not wave.chatter and self._time.now < wave.ends:
            return
        if after != before:
            self._follow(at, bounce.chatter(self._bounces, after), chatter=True)
        elif wave and not wave.chatter:
            self._let_go(at, wave.number)

    # ---- waveforms

    def follow(self, at: int, edges: bounce.Edges) -> None:
        """A reed follows these edges, and stays as the last one leaves it until a magnet comes or goes."""
        if edges:
            self._follow(at, edges, chatter=False)
        elif at in self._waves:
            self._let_go(at, self._waves[at].number)

    def flicker(self, at: int, ms: int) -> None:
        """A reed opens and closes at random for so long, and then is as its magnets want it."""
        wave = self._follow(at, bounce.flicker(self._bounces, ms), chatter=False, lasts=ms)
        self._time.after(ms, partial(self._let_go, at, wave))

    def _follow(self, at: int, edges: bounce.Edges, *, chatter: bool, lasts: int = 0) -> int:
        self._numbers += 1
        number = self._numbers
        last = max([lasts, *(ms for ms, _ in edges)])
        self._waves[at] = _Wave(number, self._time.now + last, chatter)
        for ms, closed in edges:
            self._time.after(ms, partial(self._edge, at, number, closed))
        if chatter:
            self._time.after(last, partial(self._let_go, at, number))
        return number

    def _edge(self, at: int, number: int, closed: bool) -> None:
        if at in self._waves and self._waves[at].number == number:
            self._forced[at] = closed
            self._settle(at)

    def _let_go(self, at: int, number: int) -> None:
        if at in self._waves and self._waves[at].number == number:
            del self._waves[at]
            self._forced.pop(at, None)
            self._settle(at)

    def _settle(self, at: int) -> None:
        closed = self._forced.get(at, self._magnets[at] > 0)
        self._closed = self._closed | 1 << at if closed else self._closed & ~(1 << at)

    # ---- faults

    def fault(self, at: int, kind: Fault) -> None:
        """A reed breaks, or is sound again ("none")."""
        if kind not in FAULTS:
            raise ValueError(f"a reed's fault is one of {', '.join(FAULTS)}; not {kind}")
        self._faults.pop(at, None)
        self._ghosts.discard(at)
        if kind != "none":
            self._faults[at] = kind

    def read(self) -> int:
        """The reeds that one scan finds closed."""
        if self.missed:
            self.missed -= 1
            return 0
        closed = self._closed
        for at, kind in self._faults.items():
            if kind == "stuck-closed" or (kind == "ghost" and self._haunted(at)):
                closed |= 1 << at
            elif kind == "stuck-open":
                closed &= ~(1 << at)
        return closed

    def _haunted(self, at: int) -> bool:
        if at in self._ghosts:
            self._ghosts.remove(at)
        elif self._haunts.random() < GHOST:
            self._ghosts.add(at)
        return at in self._ghosts
