"""The watch over the board: where pieces stand, where they should stand, what that means, and which reeds fail."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bits import Bits
from pi_app.games.tabletop import Reading
from pi_app.public.snapshot import Expected
from pi_app.sensing import decide
from pi_app.sensing.decide import Ask, AtRest, BoardLayout, Decision, Moved
from pi_app.sensing.reed_memory import Memory, forget, notice


class BoardWatch:
    """The map of the reeds over time, and what it means in the current position.

    `dead` has the points whose reeds are known never to close, `stuck` those whose reeds never open. A reed is trusted
    again as soon as it does close or open.
    """

    def __init__(self) -> None:
        self.dead: Bits = 0
        self.stuck: Bits = 0
        self.memory = Memory()
        self.layout: BoardLayout = decide.layout(0, ())
        self.decision: Decision = AtRest()
        self.since = 0  # The time of the decision, in ms.

    # ---- input

    def notice(self, seen: Bits, now: int, unsure: Bits = 0) -> bool:
        """Take the debounced map, and return whether it has changed.

        `unsure` has the points at which the last scan contradicts the map. If the map is also wrong there, it does not
        count as settled: the magnet in a sleeve closes a reed for a moment, but is not a piece.
        """
        changed = seen != self.memory.seen
        restless = bool(unsure & (seen ^ self.layout.wanted) & ~self.layout.deaf)
        self.memory = notice(self.memory, seen, now, restless=restless)
        self._trust_again()
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
        """Watch a new position, in which pieces should stand on `wanted`. The other arguments are those of `Layout`."""
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
        self._trust_again()
        self.memory = forget(self.memory, but=0 if guided else self.memory.seen ^ wanted)
        self.decision = decide.decide(self.layout, self.memory, now)
        self.since = now

    def settle(self) -> None:
        """Note that all pieces stand where they should."""
        if self.layout.guided:
            self.layout = self.layout._replace(guided=False, first=None)
        self.memory = forget(self.memory)

    def forget_before(self) -> None:
        """No longer read the map as the position before the last move."""
        self.layout = self.layout._replace(before=None)

    # ---- output

    @property
    def deaf(self) -> Bits:
        """Return the points whose reeds are ignored."""
        return self.dead | self.stuck

    @property
    def aside(self) -> Bits:
        """Return the points that contradict the game at the moment, and that the decision leaves out."""
        return self.decision.aside if isinstance(self.decision, AtRest | Moved | Ask) else 0

    def expected(self) -> Expected:
        """Return where pieces should stand, where one is missing, and where one is too many."""
        seen, trusted = self.memory.seen, ~self.layout.deaf
        wanted = self.layout.wanted if self.layout.first is None else self.layout.first
        left_out = self.decision.aside if isinstance(self.decision, AtRest) else 0
        return Expected(wanted, wanted & ~seen & trusted, seen & ~wanted & trusted & ~left_out)

    def differs(self, pieces: Bits) -> bool:
        """Return whether the trusted reeds contradict this map of pieces."""
        return bool((self.memory.seen ^ pieces) & ~self.deaf)

    # ---- bad reeds

    def leave_out(self, dead: Bits, stuck: Bits) -> None:
        """Ignore these reeds: those in `dead` never close, those in `stuck` never open."""
        self.dead, self.stuck = dead, stuck
        self._renew_layout()

    def believe(self, spots: Bits, now: int) -> None:
        """Trust the players more than these reeds, and ignore the reeds until they change."""
        self.distrust(spots)
        self._renew_layout()
        self.decision = decide.decide(self.layout, self.memory, now)

    def distrust(self, spots: Bits) -> None:
        """Ignore these reeds from the next position on."""
        self.dead |= spots & ~self.memory.seen
        self.stuck |= spots & self.memory.seen

    def _trust_again(self) -> None:
        """Trust a dead reed again once it closes, and a stuck one once it opens."""
        seen = self.memory.seen
        if self.dead & seen or self.stuck & ~seen:
            self.dead &= ~seen
            self.stuck &= seen
            self._renew_layout()
        if self.layout.first is not None and not self.differs(self.layout.first):
            self.layout = self.layout._replace(first=None)

    def _renew_layout(self) -> None:
        old = self.layout
        self.layout = decide.layout(
            old.wanted,
            [*(reading for found in old.moves.values() for reading in found), *old.endings],
            before=old.before,
            guided=old.guided,
            first=old.first,
            leaving=old.leaving,
            deaf=self.deaf,
            begun=old.begun,
        )
