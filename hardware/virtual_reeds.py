"""The reeds of the virtual table: magnets close them, contacts bounce, parts break.

reeds = VirtualReeds(VirtualClock(), seed=1)
reeds.magnet(60, +1)
reeds.read()            # the closed reeds that a scan finds now
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, Literal, NamedTuple, get_args

from hardware import bounce, pinmap
from hardware.virtual_time import VirtualClock

Fault = Literal["stuck-closed", "stuck-open", "ghost", "none"]
FAULTS: Final[tuple[str, ...]] = get_args(Fault)
GHOST: Final = 0.1  # probability that a ghost closes in a scan; it never does in two scans in a row


class _Wave(NamedTuple):
    """A series of edges that a reed follows instead of its magnets."""

    number: int
    ends: int
    chatter: bool


class VirtualReeds:
    """121 reeds. Each is closed while magnets are near, except while it bounces or follows a waveform."""

    def __init__(self, time: VirtualClock, seed: int) -> None:
        self.missed = 0  # this many of the next scans find every reed open
        self._time = time
        self._bounce_rng = Random(f"{seed} bounces")
        self._ghost_rng = Random(f"{seed} ghosts")
        self._magnets = [0] * pinmap.POINTS
        self._waves: dict[int, _Wave] = {}
        self._forced: dict[int, bool] = {}
        self._closed = 0
        self._faults: dict[int, Fault] = {}
        self._ghosts: set[int] = set()
        self._numbers = 0

    # ---- magnets

    def magnet(self, at: int, more: int) -> None:
        """Bring a magnet near a reed (+1) or take one away (-1). The contact bounces if that changes the reed."""
        before = self._magnets[at] > 0
        self._magnets[at] += more
        after = self._magnets[at] > 0
        wave = self._waves.get(at)
        if wave and not wave.chatter and self._time.now < wave.ends:
            return
        if after != before:
            self._follow(at, bounce.chatter(self._bounce_rng, after), chatter=True)
        elif wave and not wave.chatter:
            self._let_go(at, wave.number)

    # ---- waveforms

    def follow(self, at: int, edges: bounce.Edges) -> None:
        """Make a reed follow these edges. It keeps the state of the last one until a magnet comes or goes."""
        if edges:
            self._follow(at, edges, chatter=False)
        elif at in self._waves:
            self._let_go(at, self._waves[at].number)

    def flicker(self, at: int, ms: int) -> None:
        """Let a reed open and close at random for `ms`; then it follows its magnets again."""
        wave = self._follow(at, bounce.flicker(self._bounce_rng, ms), chatter=False, lasts=ms)
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
        """Break a reed, or repair it ("none")."""
        if kind not in FAULTS:
            raise ValueError(f"a reed's fault is one of {', '.join(FAULTS)}; not {kind}")
        self._faults.pop(at, None)
        self._ghosts.discard(at)
        if kind != "none":
            self._faults[at] = kind

    def read(self) -> int:
        """Return the reeds that one scan finds closed."""
        if self.missed:
            self.missed -= 1
            return 0
        closed = self._closed
        for at, kind in self._faults.items():
            if kind == "stuck-closed" or (kind == "ghost" and self._ghost_closes(at)):
                closed |= 1 << at
            elif kind == "stuck-open":
                closed &= ~(1 << at)
        return closed

    def _ghost_closes(self, at: int) -> bool:
        if at in self._ghosts:
            self._ghosts.remove(at)
        elif self._ghost_rng.random() < GHOST:
            self._ghosts.add(at)
        return at in self._ghosts
