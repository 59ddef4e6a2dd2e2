"""The watch over the board: what the reeds say, where pieces should stand, what hands seem to do, which reeds fail."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bits import Bits
from pi_app.games.tabletop import Reading
from pi_app.public.snapshot import Expected
from pi_app.sensing import decide
from pi_app.sensing.decide import Ask, AtRest, BoardLayout, Decision, Moved
from pi_app.sensing.reed_memory import Memory, forget, notice


class BoardWatch:
    """The map of the reeds over time, and what it means in the position that stands.

    `dead` and `stuck` are points whose reeds are known never to close, never to open; each is believed again once it
    has done so.
    """

    def __init__(self) -> None:
        self.dead: Bits = 0
        self.stuck: Bits = 0
        self.memory = Memory()
        self.layout: BoardLayout = decide.layout(0, ())
        self.decision: Decision = AtRest()
        self.since = 0  # when the decision was made, in ms

    # ---- what comes in

    def notice(self, seen: Bits, now: int, unsure: Bits = 0) -> bool:
        """Look at the debounced map, and return whether it has changed.

        The last scan contradicts the map at the points of `unsure`. If the pieces are not as they should be, such a
        point keeps the map from settling: a sleeve's magnet is no piece.
        """
        changed = seen != self.memory.seen
        restless = bool(unsure & (seen ^ self.layout.wanted) & ~self.layout.deaf)
        self.memory = notice(self.memory, seen, now, restless=restless)
        self._hear_again()
        return changed

    def decide(self, now: int) -> None:
        """Decide what the map means now."""
        decision = decide.decide(self.layout, self.memory, now)
        if decision != self.decision:
            self.decision, self.since = decision, now

    def lay_out(
        self,
        wanted: Bits,
        readings: Iterable[Reading],
        now: int,
        *,
        before: Bits | None,
        guided: bool,
        first: Bits | None,
        leaving: Bits,
    ) -> None:
        """Watch another position, in which pieces should stand on `wanted`."""
        self.layout = decide.layout(
            wanted,
            readings,
            before=before,
            guided=guided,
            first=first,
            leaving=leaving,
            deaf=self.deaf,
            begun=now,
        )
        self._hear_again()
        self.memory = forget(self.memory, but=0 if guided else self.memory.seen ^ wanted)
        self.decision = decide.decide(self.layout, self.memory, now)
        self.since = now

    def settle(self) -> None:
        """Note that the pieces stand right."""
        if self.layout.guided:
            self.layout = self.layout._replace(guided=False, first=None)
        self.memory = forget(self.memory)

    def forget_before(self) -> None:
        """Take the map no longer for the position before the last move."""
        self.layout = self.layout._replace(before=None)

    # ---- what comes out

    @property
    def deaf(self) -> Bits:
        """Points whose reeds are not asked."""
        return self.dead | self.stuck

    @property
    def aside(self) -> Bits:
        """Points that contradict the game for the time being."""
        return self.decision.aside if isinstance(self.decision, AtRest | Moved | Ask) else 0

    def expected(self) -> Expected:
        """Return where pieces should stand, and what the reeds say against it."""
        seen, heard = self.memory.seen, ~self.layout.deaf
        wanted = self.layout.wanted if self.layout.first is None else self.layout.first
        return Expected(wanted, wanted & ~seen & heard, seen & ~wanted & heard)

    def differs(self, pieces: Bits) -> bool:
        """Whether the reeds that are believed say that pieces do not stand like this."""
        return bool((self.memory.seen ^ pieces) & ~self.deaf)

    # ---- bad reeds

    def leave_out(self, dead: Bits, stuck: Bits) -> None:
        """Play without these reeds, known not to close and not to open."""
        self.dead, self.stuck = dead, stuck
        self._relisten()

    def believe(self, spots: Bits, now: int) -> None:
        """Take the players' word for it: these reeds are not asked until they move again."""
        self.distrust(spots)
        self._relisten()
        self.decision = decide.decide(self.layout, self.memory, now)

    def distrust(self, spots: Bits) -> None:
        """Ask these reeds no longer, from the next position on."""
        self.dead |= spots & ~self.memory.seen
        self.stuck |= spots & self.memory.seen

    def _hear_again(self) -> None:
        """A reed that closes is not dead, one that opens is not stuck."""
        seen = self.memory.seen
        if self.dead & seen or self.stuck & ~seen:
            self.dead &= ~seen
            self.stuck &= seen
            self._relisten()
        if self.layout.first is not None and not self.differs(self.layout.first):
            self.layout = self.layout._replace(first=None)

    def _relisten(self) -> None:
        old = self.layout
        self.layout = decide.layout(
            old.wanted,
            [reading for found in old.moves.values() for reading in found],
            before=old.before,
            guided=old.guided,
            first=old.first,
            leaving=old.leaving,
            deaf=self.deaf,
            begun=old.begun,
        )
