"""Finding a truth of Chicago that satisfies all facts a seat knows.

The search goes through the facts in order, names the kind of a house where a fact asks for it, and takes a step back
where no kind fits. When it has stepped back too often it begins anew with other luck and more patience, but it never
enters a hopeless situation twice: so it ends, and finds a truth wherever there is one. At every choice each kind that
is possible has a chance to come first, so every truth has a chance to be found. Money and guns are alike to most facts:
such a house stays PLAIN until something tells it from the others.
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
from engine.games.chicago.wishes import Wish, wishes

PLAIN: Final = "plain"
_PLAIN_KINDS: Final = (*MONEY, "gun")
_PATIENCE: Final = 32  # steps back
_UNLIKELY: Final = 0.1

Situation = tuple[object, ...]  # all that decides whether the facts to come can be satisfied
Ways = Iterator[bool]  # each way to satisfy a fact: made before it is yielded, unmade when the next one is asked for


class Search:
    """One search: `run` leaves a kind for every house in `kinds`, and in `lost` the house of each LOST fact."""

    def __init__(self, known: Mapping[Point, str], facts: Sequence[Fact], pawns: int, rng: Random) -> None:
        self._known = known
        self._facts = facts
        self._pawns = pawns
        self._rng = rng
        self._cars = Cars(facts, known, pawns)
        self._wishes = wishes(facts)
        self._doubtful = [at for at in self._cars.kinds if at not in known]
        self._hopeless: set[Situation] = set()
        self._begin()

    def _begin(self) -> None:
        self.kinds = dict(self._known)
        self.lost: list[Point] = []
        self._pool = Counter(COUNTS)  # what is left to give; of PLAIN, what no plain house has been promised
        self._pool.subtract(self._known.values())
        self._pool[PLAIN] = sum(self._pool[kind] for kind in _PLAIN_KINDS)
        self._loot: list[list[Point]] = [[] for _ in range(self._pawns)]
        self._on_the_way: list[list[Point]] = [[] for _ in range(self._pawns)]  # by taker

    def run(self) -> None:
        patience = _PATIENCE
        while not self._satisfied(patience):
            self._begin()
            patience += patience // 2
        self._name_the_rest()

    def _satisfied(self, patience: int) -> bool:
        """Whether all facts are satisfied, or patience has run out."""
        trail: list[tuple[Situation, Ways]] = []
        while len(trail) < len(self._facts):
            situation = self._situation(len(trail))
            trail.append((situation, iter(()) if situation in self._hopeless else self._ways(len(trail))))
            while not any(self._can_be(len(trail) - 1) for _ in trail[-1][1]):
                self._hopeless.add(trail.pop()[0])
                patience -= 1
            if patience < 0:
                return False
        return True

    def _situation(self, number: int) -> Situation:
        loots = [tuple(sorted([self.kinds[at] for at in loot])) for loot in (*self._loot, *self._on_the_way)]
        return number, *loots, *(self.kinds.get(at) for at in self._doubtful), *self._pool.values()

    def _can_be(self, number: int) -> bool:
        """Whether, a fact being satisfied, those have a car who must, and those have none who must not."""
        return all(bool(self._has(pawn, "car")) == has_car for pawn, has_car in self._cars.after[number])

    def _name_the_rest(self) -> None:
        """Draw kinds for the plain houses, then for all that no fact is about."""
        plain = [at for at, kind in self.kinds.items() if kind == PLAIN]
        drawn = self._drawn_from(_PLAIN_KINDS)[: len(plain)]
        self.kinds.update(zip(plain, drawn, strict=True))
        self._pool.subtract(drawn)
        rest = [at for at in HOUSES if at not in self.kinds]
        self.kinds.update(zip(rest, self._drawn_from(tuple(COUNTS)), strict=True))

    def _drawn_from(self, kinds: Sequence[str]) -> list[str]:
        """All that is left of these kinds, shuffled."""
        left = [kind for kind in kinds for _ in range(self._pool[kind])]
        self._rng.shuffle(left)
        return left

    # ------------------------------------------------------------------------------------------ one fact

    def _ways(self, number: int) -> Ways:
        fact = self._facts[number]
        match fact.what:
            case "kept":
                return self._keep(fact, self._wishes[number])
            case "opened":
                return self._open(fact)
            case "drove":
                return _only_if(self._has(fact.pawn, "car") > 0)
            case "fired":
                return self._part_with(self._loot[fact.pawn], "gun", [])
            case "lost":
                return self._lose(fact)
            case "seized":
                return self._seize(fact)
        return self._hand()

    def _keep(self, fact: Fact, wish: Wish | None) -> Ways:
        """Plain, or a bank for a pawn with a car, or a car for a pawn without (rule 6)."""
        at, loot, special = fact.at, self._loot[fact.pawn], "bank" if self._has(fact.pawn, "car") else "car"
        if at in self.kinds:
            ways = _only_if(self.kinds[at] == special or self.kinds[at] in _PLAIN_KINDS)
        else:
            possible = self._cars.kinds.get(at, (PLAIN, special))
            weights = {kind: self._weight(kind, fact.pawn, wish) for kind in (PLAIN, special) if kind in possible}
            ways = self._name(at, weights)
        for _ in ways:
            loot.append(at)
            yield True
            loot.remove(at)

    def _open(self, fact: Fact) -> Ways:
        """A plane, or a car for a pawn that has one, or a bank for a pawn without a car (rule 6)."""
        at, special = fact.at, "car" if self._has(fact.pawn, "car") else "bank"
        if at in self.kinds:
            return _only_if(self.kinds[at] in ("plane", special))
        possible = self._cars.kinds[at]
        return self._name(at, {kind: self._pool[kind] for kind in ("plane", special) if kind in possible})

    def _lose(self, fact: Fact) -> Ways:
        on_the_way = self._on_the_way[fact.taker]
        for _ in self._part_with(self._loot[fact.pawn], fact.kinds[0] if fact.kinds else None, on_the_way):
            self.lost.append(on_the_way[-1])
            yield True
            self.lost.pop()

    def _hand(self) -> Ways:
        handed = [tuple(houses) for houses in self._on_the_way]
        for loot, houses in zip(self._loot, self._on_the_way, strict=True):
            loot += houses
            houses.clear()
        yield True
        for loot, houses, back in zip(self._loot, self._on_the_way, handed, strict=True):
            houses += back
            for at in back:
                loot.remove(at)

    def _seize(self, fact: Fact) -> Ways:
        """The plain houses of the loot are what the others leave of the kinds that were seized."""
        loot = self._loot[fact.pawn]
        plain = [at for at in loot if self.kinds[at] == PLAIN]
        names = Counter(fact.kinds)
        names.subtract(self.kinds[at] for at in loot if self.kinds[at] != PLAIN)
        if all(0 <= count <= (self._pool[kind] if kind in _PLAIN_KINDS else 0) for kind, count in names.items()):
            drawn = self._rng.sample(list(names.elements()), len(plain))
            self.kinds.update(zip(plain, drawn, strict=True))
            self._pool.subtract(drawn)
            yield True
            self._pool.update(drawn)
            self.kinds.update(dict.fromkeys(plain, PLAIN))

    # ------------------------------------------------------------------------------------------ one house

    def _has(self, pawn: Pawn, kind: str) -> int:
        return sum([self.kinds[at] == kind for at in self._loot[pawn]])

    def _weight(self, kind: str, pawn: Pawn, wish: Wish | None) -> float:
        """How likely a house is of a kind: by what is left of each, and by what facts to come ask of its pawn."""
        count = self._pool[kind]
        if not count or not wish:
            return count
        if (lacking := wish.kinds[kind] - self._has(pawn, kind)) > 0:
            return count + lacking / wish.chances * sum(self._pool[each] for each in (PLAIN, "car", "bank"))
        return count * _UNLIKELY if wish.exact and kind != PLAIN else count

    def _name(self, at: Point, weights: Mapping[str, float]) -> Ways:
        """Let a house be of each of the kinds."""
        for kind in self._in_some_order(weights):
            self.kinds[at] = kind
            self._pool[kind] -= 1
            yield True
            self._pool[kind] += 1
            del self.kinds[at]

    def _part_with(self, loot: list[Point], kind: str | None, to: list[Point]) -> Ways:
        """Let a house of a loot go, of that kind if one is given: a plain one may turn out to be it."""
        alike = Counter(self.kinds[at] for at in loot)
        if kind is not None:
            hidden = alike[PLAIN] if kind in _PLAIN_KINDS and self._pool[kind] else 0
            alike = Counter({kind: alike[kind], PLAIN: hidden})
        for was in self._in_some_order(alike):
            at = self._rng.choice([at for at in loot if self.kinds[at] == was])
            now = kind if was == PLAIN and kind is not None else was
            told = now != was
            self.kinds[at] = now
            self._pool[now] -= told
            loot.remove(at)
            to.append(at)
            yield True
            to.remove(at)
            loot.append(at)
            self._pool[now] += told
            self.kinds[at] = was

    def _in_some_order(self, weights: Mapping[str, float]) -> Iterator[str]:
        """The kinds that have any weight, heavy ones rather earlier."""
        left = {kind: weight for kind, weight in weights.items() if weight > 0}
        while left:
            kind = self._rng.choices(list(left), list(left.values()))[0] if len(left) > 1 else next(iter(left))
            del left[kind]
            yield kind


def _only_if(satisfied: bool) -> Ways:
    """The one way to satisfy a fact by what is named already."""
    return iter((True,) if satisfied else ())
