"""Deduce from a seat's facts which pawns can have had a car at which time. This prunes the search for a deal.

Before and after each fact about its loot a pawn either has a car or has none. Of these four pairs (before, after) a
fact allows some. The facts about a pawn form a chain, in which each fact begins with what the one before left. A pair
that is in no complete chain is impossible. If that rules out kinds for a house that may go back, it may rule out
pairs in other chains too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.chicago.board import COUNTS, Point
from engine.games.chicago.facts import HANDED, OPENED, Fact
from engine.games.chicago.position import Pawn

Pairs = frozenset[tuple[bool, bool]]  # possible values of: (has a car before the fact, has a car after it)
Link = tuple[int, Fact]  # the number of a fact, and the fact

_HAS: Final[Pairs] = frozenset({(True, True)})
_HAS_NOT: Final[Pairs] = frozenset({(False, False)})
_GETS: Final[Pairs] = frozenset({(False, True)})
_LOSES: Final[Pairs] = frozenset({(True, False)})
_SAME: Final = _HAS | _HAS_NOT
_KEPT: Final[dict[str, Pairs]] = {"car": _GETS, "bank": _HAS, "plane": frozenset()}  # Any other kind allows _SAME.
_OPENED: Final[dict[str, Pairs]] = {"car": _HAS, "bank": _HAS_NOT, "plane": _SAME}


class Cars:
    """Certain conclusions about cars from a seat's facts.

    `kinds` has the possible kinds of each house that is known or may go back. `after` has, for each fact, the pawns for
    which it is certain whether they have a car after the fact, each with the answer.
    """

    def __init__(self, facts: Sequence[Fact], known: Mapping[Point, str], pawns: int) -> None:
        self.kinds = {fact.at: frozenset(_OPENED) for fact in facts if fact.what == OPENED}
        self.kinds |= {at: frozenset({kind}) for at, kind in known.items()}
        self._pairs: dict[tuple[int, Pawn], Pairs] = {}
        self._conclude(
            [list(_chain(facts, pawn)) for pawn in range(pawns)],
            {at: [link for link in enumerate(facts) if link[1].at == at] for at in self.kinds if at not in known},
        )
        self.after: list[list[tuple[Pawn, bool]]] = [[] for _ in facts]
        for (number, pawn), pairs in self._pairs.items():
            answers = {has_car for _, has_car in pairs}
            if len(answers) == 1:
                self.after[number].append((pawn, answers.pop()))

    def _conclude(self, chains: Sequence[Sequence[Link]], doubts: Mapping[Point, Sequence[Link]]) -> None:
        """Rule out pairs of the chains and kinds of the doubtful houses, until nothing more can be ruled out.

        `doubts` has the houses whose kind is not known, each with all facts about it.
        """
        narrower = True
        while narrower:
            for pawn, chain in enumerate(chains):
                self._narrow(pawn, chain)
            settled = Counter(kind for kinds in self.kinds.values() if len(kinds) == 1 for kind in kinds)
            used_up = {kind for kind in _OPENED if settled[kind] == COUNTS[kind]}
            left = {at: self._left(at, links, used_up) for at, links in doubts.items()}
            narrower = any(left[at] < self.kinds[at] for at in left)
            self.kinds |= left

    def _narrow(self, pawn: Pawn, chain: Sequence[Link]) -> None:
        """Set `_pairs` to the pairs that are in at least one complete chain of a pawn."""
        now = {False}
        for number, fact in chain:
            pairs = frozenset(pair for pair in self._allowed(fact, pawn) if pair[0] in now)
            self._pairs[number, pawn] = pairs
            now = {after for _, after in pairs}
        for number, _ in reversed(chain):
            pairs = frozenset(pair for pair in self._pairs[number, pawn] if pair[1] in now)
            self._pairs[number, pawn] = pairs
            now = {before for before, _ in pairs}

    def _left(self, at: Point, links: Sequence[Link], used_up: set[str]) -> frozenset[str]:
        """Return the kinds of a house that all facts about it still allow."""
        kinds = self.kinds[at]
        return frozenset(
            kind
            for kind in (kinds if len(kinds) == 1 else kinds - used_up)
            if all(_of_kind(fact, kind) & self._pairs[number, fact.pawn] for number, fact in links)
        )

    def _allowed(self, fact: Fact, pawn: Pawn) -> Pairs:
        """Return the pairs that one fact allows for a pawn, without regard to other facts."""
        match fact.what:
            case "kept" | "opened" if fact.at in self.kinds:
                return frozenset(pair for kind in self.kinds[fact.at] for pair in _of_kind(fact, kind))
            case "kept":
                return _SAME | _GETS
            case "drove":
                return _HAS
            case "seized":
                return _HAS if "car" in fact.kinds else _HAS_NOT
            case "lost" if fact.kinds in ((), ("car",)):
                change = _GETS if pawn == fact.taker else _LOSES
                return change | (_HAS if fact.kinds else _SAME)
        return _SAME


def _of_kind(fact: Fact, kind: str) -> Pairs:
    """Return the pairs that a fact about a house allows if the house is of this kind."""
    return _OPENED[kind] if fact.what == OPENED else _KEPT.get(kind, _SAME)


def _chain(facts: Sequence[Fact], pawn: Pawn) -> Iterator[Link]:
    """Yield the facts about a pawn's loot. In a theft, a pawn gets its new house after all pawns have lost theirs."""
    gain: Fact | None = None
    for number, fact in enumerate(facts):
        if fact.pawn == pawn:
            yield number, fact
        elif fact.taker == pawn:
            gain = fact
        elif fact.what == HANDED and gain:
            yield number, gain
            gain = None
