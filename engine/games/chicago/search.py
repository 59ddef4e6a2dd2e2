"""Search for a deal and thefts of Chicago that satisfy all facts that a seat knows.

This is a backtracking search. It goes through the facts in order, chooses the kind of a house if a fact needs it, and
backtracks if no kind fits. After too many steps back it restarts with other random choices and a higher limit. It
remembers every dead end and never enters one twice. So it terminates, and it finds a deal if there is one. At every
choice each possible kind may be tried first, so every possible deal can be found. Most facts do not distinguish money
and guns. Such a house stays PLAIN until a fact needs its exact kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from engine.games.chicago.board import COUNTS, HOUSES, MONEY, Point
from engine.games.chicago.cars import Cars
from engine.games.chicago.facts import Fact
from engine.games.chicago.position import Pawn
from engine.games.chicago.requirements import Requirement, requirements

PLAIN: Final = "plain"
_PLAIN_KINDS: Final = (*MONEY, "gun")
_FIRST_LIMIT: Final = 32  # the number of steps back before the first restart
_UNLIKELY: Final = 0.1  # the weight factor of a kind that a later fact makes unlikely

Situation = tuple[object, ...]  # all that determines whether the remaining facts can be satisfied
Ways = Iterator[bool]  # the ways to satisfy a fact; each is applied before it is yielded, and undone before the next


class DealSearch:
    """One search. After `run`, `kinds` has the kind of every house, and `lost` the house of each LOST fact."""

    def __init__(self, known: Mapping[Point, str], facts: Sequence[Fact], pawns: int, rng: Random) -> None:
        self._known = known
        self._facts = facts
        self._pawns = pawns
        self._rng = rng
        self._cars = Cars(facts, known, pawns)
        self._requirements = requirements(facts)
        self._doubtful = [at for at in self._cars.kinds if at not in known]
        self._dead_ends: set[Situation] = set()
        self._begin()

    def _begin(self) -> None:
        self.kinds = dict(self._known)
        self.lost: list[Point] = []
        # The number of houses of each kind that are not assigned. For PLAIN: those not reserved for a plain house.
        self._pool = Counter(COUNTS)
        self._pool.subtract(self._known.values())
        self._pool[PLAIN] = sum(self._pool[kind] for kind in _PLAIN_KINDS)
        self._loot: list[list[Point]] = [[] for _ in range(self._pawns)]
        self._in_transit: list[list[Point]] = [[] for _ in range(self._pawns)]  # by taker: houses lost in this theft

    def run(self) -> None:
        """Search until all facts are satisfied, then choose the kinds of all other houses."""
        limit = _FIRST_LIMIT
        while not self._satisfied(limit):
            self._begin()
            limit += limit // 2
        self._choose_other_kinds()

    def _satisfied(self, limit: int) -> bool:
        """Try to satisfy all facts. Return False if this took more than `limit` steps back."""
        trail: list[tuple[Situation, Ways]] = []
        while len(trail) < len(self._facts):
            situation = self._situation(len(trail))
            trail.append((situation, iter(()) if situation in self._dead_ends else self._ways(len(trail))))
            while not any(self._cars_agree(len(trail) - 1) for _ in trail[-1][1]):
                self._dead_ends.add(trail.pop()[0])
                limit -= 1
            if limit < 0:
                return False
        return True

    def _situation(self, number: int) -> Situation:
        loots = [tuple(sorted([self.kinds[at] for at in loot])) for loot in (*self._loot, *self._in_transit)]
        return number, *loots, *(self.kinds.get(at) for at in self._doubtful), *self._pool.values()

    def _cars_agree(self, number: int) -> bool:
        """Return whether, after a fact, the pawns have a car exactly as far as `Cars` is certain about it."""
        return all(bool(self._count(pawn, "car")) == has_car for pawn, has_car in self._cars.after[number])

    def _choose_other_kinds(self) -> None:
        """Draw kinds for the plain houses, then for the houses that no fact mentions."""
        plain = [at for at, kind in self.kinds.items() if kind == PLAIN]
        drawn = self._drawn_from(_PLAIN_KINDS)[: len(plain)]
        self.kinds.update(zip(plain, drawn, strict=True))
        self._pool.subtract(drawn)
        rest = [at for at in HOUSES if at not in self.kinds]
        self.kinds.update(zip(rest, self._drawn_from(tuple(COUNTS)), strict=True))

    def _drawn_from(self, kinds: Sequence[str]) -> list[str]:
        """Return all unassigned houses of these kinds, shuffled."""
        left = [kind for kind in kinds for _ in range(self._pool[kind])]
        self._rng.shuffle(left)
        return left

    # ------------------------------------------------------------------------------------------ one fact

    def _ways(self, number: int) -> Ways:
        fact = self._facts[number]
        match fact.what:
            case "kept":
                return self._keep(fact, self._requirements[number])
            case "opened":
                return self._open(fact)
            case "drove":
                return _only_if(self._count(fact.pawn, "car") > 0)
            case "fired":
                return self._remove(self._loot[fact.pawn], "gun", [])
            case "lost":
                return self._lose(fact)
            case "seized":
                return self._seize(fact)
        return self._hand_over()

    def _keep(self, fact: Fact, requirement: Requirement | None) -> Ways:
        """Let the house be plain, or a bank if the pawn has a car, or a car if it has none (rule 6)."""
        at, loot, special = fact.at, self._loot[fact.pawn], "bank" if self._count(fact.pawn, "car") else "car"
        if at in self.kinds:
            ways = _only_if(self.kinds[at] == special or self.kinds[at] in _PLAIN_KINDS)
        else:
            possible = self._cars.kinds.get(at, (PLAIN, special))
            weights = {
                kind: self._weight(kind, fact.pawn, requirement) for kind in (PLAIN, special) if kind in possible
            }
            ways = self._choose_kind(at, weights)
        for _ in ways:
            loot.append(at)
            yield True
            loot.remove(at)

    def _open(self, fact: Fact) -> Ways:
        """Let the house be a plane, or a car if the pawn has a car, or a bank if it has none (rule 6)."""
        at, special = fact.at, "car" if self._count(fact.pawn, "car") else "bank"
        if at in self.kinds:
            return _only_if(self.kinds[at] in ("plane", special))
        possible = self._cars.kinds[at]
        return self._choose_kind(at, {kind: self._pool[kind] for kind in ("plane", special) if kind in possible})

    def _lose(self, fact: Fact) -> Ways:
        """Let the pawn lose a house, which is in transit to its taker until `_hand_over`."""
        in_transit = self._in_transit[fact.taker]
        for _ in self._remove(self._loot[fact.pawn], fact.kinds[0] if fact.kinds else None, in_transit):
            self.lost.append(in_transit[-1])
            yield True
            self.lost.pop()

    def _hand_over(self) -> Ways:
        """Add the houses in transit to the loots of their takers."""
        handed = [tuple(houses) for houses in self._in_transit]
        for loot, houses in zip(self._loot, self._in_transit, strict=True):
            loot += houses
            houses.clear()
        yield True
        for loot, houses, back in zip(self._loot, self._in_transit, handed, strict=True):
            houses += back
            for at in back:
                loot.remove(at)

    def _seize(self, fact: Fact) -> Ways:
        """Give the plain houses of the loot those of the seized kinds that the other houses of the loot do not have."""
        loot = self._loot[fact.pawn]
        plain = [at for at in loot if self.kinds[at] == PLAIN]
        missing = Counter(fact.kinds)
        missing.subtract(self.kinds[at] for at in loot if self.kinds[at] != PLAIN)
        if all(0 <= count <= (self._pool[kind] if kind in _PLAIN_KINDS else 0) for kind, count in missing.items()):
            drawn = self._rng.sample(list(missing.elements()), len(plain))
            self.kinds.update(zip(plain, drawn, strict=True))
            self._pool.subtract(drawn)
            yield True
            self._pool.update(drawn)
            self.kinds.update(dict.fromkeys(plain, PLAIN))

    # ------------------------------------------------------------------------------------------ one house

    def _count(self, pawn: Pawn, kind: str) -> int:
        """Return the number of houses of this kind in a pawn's loot."""
        return sum([self.kinds[at] == kind for at in self._loot[pawn]])

    def _weight(self, kind: str, pawn: Pawn, requirement: Requirement | None) -> float:
        """Return the weight of a kind for a house that a pawn keeps.

        It depends on how many houses of the kind are left, and on what later facts require of the pawn.
        """
        count = self._pool[kind]
        if not count or not requirement:
            return count
        if (lacking := requirement.kinds[kind] - self._count(pawn, kind)) > 0:
            return count + lacking / requirement.chances * sum(self._pool[each] for each in (PLAIN, "car", "bank"))
        return count * _UNLIKELY if requirement.exact and kind != PLAIN else count

    def _choose_kind(self, at: Point, weights: Mapping[str, float]) -> Ways:
        """Give a house each of the kinds in turn."""
        for kind in self._in_random_order(weights):
            self.kinds[at] = kind
            self._pool[kind] -= 1
            yield True
            self._pool[kind] += 1
            del self.kinds[at]

    def _remove(self, loot: list[Point], kind: str | None, to: list[Point]) -> Ways:
        """Move a house from a loot to `to`. If `kind` is given, it has that kind, or it is plain and gets that kind."""
        counts = Counter(self.kinds[at] for at in loot)
        if kind is not None:
            plain = counts[PLAIN] if kind in _PLAIN_KINDS and self._pool[kind] else 0
            counts = Counter({kind: counts[kind], PLAIN: plain})
        for was in self._in_random_order(counts):
            at = self._rng.choice([at for at in loot if self.kinds[at] == was])
            now = kind if was == PLAIN and kind is not None else was
            changed = now != was
            self.kinds[at] = now
            self._pool[now] -= changed
            loot.remove(at)
            to.append(at)
            yield True
            to.remove(at)
            loot.append(at)
            self._pool[now] += changed
            self.kinds[at] = was

    def _in_random_order(self, weights: Mapping[str, float]) -> Iterator[str]:
        """Yield the kinds with a positive weight in a random order. Kinds with more weight tend to come earlier."""
        left = {kind: weight for kind, weight in weights.items() if weight > 0}
        while left:
            kind = self._rng.choices(list(left), list(left.values()))[0] if len(left) > 1 else next(iter(left))
            del left[kind]
            yield kind


def _only_if(satisfied: bool) -> Ways:
    """Return the single way to satisfy a fact that needs no choice, or no way at all."""
    return iter((True,) if satisfied else ())
