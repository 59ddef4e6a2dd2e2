"""A slow, direct referee of Le Traqueur, written from RULES.md section 3.

The outside of a camp is treated as one more place, `out`, next to every cell of column 1.
"""

from itertools import pairwise
from random import Random
from typing import Any

SEATS = ["north", "south"]
ROWS = "ABCDEF"
COLUMNS = "123456"
CELLS = [row + column for row in ROWS for column in COLUMNS]
DOORS = [row + "1" for row in ROWS]
OUT = "out"


def _all_walls() -> dict[frozenset[str], str]:
    """Return the 66 slots: the places on both sides, and how the barrier between them is written."""
    walls = {}
    for row in ROWS:
        walls[frozenset({OUT, row + "1"})] = f"|{row}1"
        for left, right in pairwise(COLUMNS):
            walls[frozenset({row + left, row + right})] = f"{row}{left}|{row}{right}"
    for upper, lower in pairwise(ROWS):
        for column in COLUMNS:
            walls[frozenset({upper + column, lower + column})] = f"{upper}{column}|{lower}{column}"
    return walls


WALLS = _all_walls()


def neighbours(place: str) -> dict[str, str]:
    """Return the places next to this one, each with the name of the slot between."""
    found = {}
    for pair, name in WALLS.items():
        if place in pair:
            (other,) = pair - {place}
            found[other] = name
    return found


def reachable(barriers: set[str]) -> set[str]:
    """Return every place that can be reached from outside."""
    seen = {OUT}
    todo = [OUT]
    while todo:
        for there, wall in neighbours(todo.pop()).items():
            if wall not in barriers and there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


def read_camp(text: str) -> tuple[str, set[str]]:
    """Return the fugitive's cell and the barriers of a camp text. Raises ValueError for an illegal camp."""
    words = text.upper().split()
    if not words or words[0] not in CELLS:
        raise ValueError("traqueur 1: a camp begins with the fugitive's cell")
    fugitive, names = words[0], words[1:]
    for name in names:
        if name not in WALLS.values():
            raise ValueError(f"traqueur 1: {name} is not one of the 66 slots")
    if len(set(names)) != len(names):
        raise ValueError("traqueur 1: the same barrier twice")
    if len(names) > 30:
        raise ValueError("traqueur 1: more than 30 barriers")
    if fugitive not in reachable(set(names)):
        raise ValueError("traqueur 1: no route leads from outside to the fugitive")
    return fugitive, set(names)


class Oracle:
    """One game. `detective[s]`, `markers[s]`, `recorded[s]` are seat s's search of the other's camp."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.turn: str = options.get("first", "north")  # traqueur 2
        if self.turn not in SEATS or set(options) - {"first"}:
            raise ValueError("bad option")
        self.camps: dict[str, tuple[str, set[str]]] = {}
        self.detective = dict.fromkeys(SEATS, OUT)  # traqueur 2: outside
        self.markers: dict[str, set[str]] = {seat: set() for seat in SEATS}
        self.recorded: dict[str, set[str]] = {seat: set() for seat in SEATS}
        self.moved = False  # has the detective moved in this turn?
        self.winner: str | None = None

    def to_act(self) -> list[str]:
        """Return the seats that may act now."""
        if self.winner is not None:
            return []
        building = [seat for seat in SEATS if seat not in self.camps]  # traqueur 1: in any order
        return building or [self.turn]

    def moves(self, seat: str) -> list[str] | None:
        """Return the legal texts, or None while a camp must be built."""
        if seat not in self.to_act():
            return []
        if seat not in self.camps:
            return None
        here = self.detective[seat]
        texts = []
        for there, wall in neighbours(here).items():  # traqueur 3
            if wall in self.recorded[seat]:
                continue  # traqueur 6: recorded barriers are not asked again
            if there == OUT and self.moved:
                continue  # traqueur 3, 5: leaving only as the turn begins
            texts.append(there)
        if here in DOORS and self.moved:
            texts.append("wait")  # traqueur 5
        return sorted(texts)

    def random_text(self, seat: str, rng: Random) -> str:
        """Return a random legal text, which may be a camp."""
        texts = self.moves(seat)
        if texts is not None:
            return rng.choice(texts)
        while True:
            walls = rng.sample(sorted(WALLS.values()), rng.randint(0, 30))
            text = " ".join([rng.choice(CELLS), *walls])
            try:
                read_camp(text)
            except ValueError:
                continue
            return text

    def play(self, seat: str, text: str) -> None:
        """Play a text, or raise ValueError and change nothing."""
        if seat not in self.to_act():
            raise ValueError(f"{seat} may not act now")
        texts = self.moves(seat)
        if texts is None:
            self.camps[seat] = read_camp(text)  # traqueur 1: frozen from now on
            return
        wanted = "".join(text.split()).lower()
        matching = [legal for legal in texts if legal.lower() == wanted]
        if not matching:
            raise ValueError(f"illegal: {text}")
        if matching[0] == "wait":
            self._end_turn()  # traqueur 5
        else:
            self._ask(seat, matching[0])

    def _ask(self, seat: str, there: str) -> None:
        fugitive, barriers = self.camps[self._other(seat)]
        here = self.detective[seat]
        wall = neighbours(here)[there]
        if wall in barriers:
            self.recorded[seat].add(wall)  # traqueur 4: NO
            self._end_turn()
            return
        if here != OUT:
            self.markers[seat].add(here)  # traqueur 7
        self.detective[seat] = there  # traqueur 4: YES, the turn goes on
        self.moved = True
        if there == fugitive:
            self.winner = seat  # traqueur 9
        elif there == OUT:
            self._end_turn()  # traqueur 5

    def _end_turn(self) -> None:
        self.turn = self._other(self.turn)
        self.moved = False

    def _other(self, seat: str) -> str:
        return "south" if seat == "north" else "north"

    def result(self) -> dict[str, Any] | None:
        """Return None, or how the game ended."""
        if self.winner is None:
            return None
        scores = {seat: int(seat == self.winner) for seat in SEATS}
        return {"how": "found", "winners": [self.winner], "scores": scores}

    def secrets(self) -> dict[str, Any]:
        """Return the camps built so far."""
        return {
            "camps": {
                seat: {"fugitive": fugitive, "barriers": sorted(barriers)}
                for seat, (fugitive, barriers) in self.camps.items()
            }
        }
