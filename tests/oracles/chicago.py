"""A slow, direct referee of Chicago, written from RULES.md section 4."""

from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

PLAN = [
    "#G##G#G##G#",
    "#.##.#.##.#",
    "G...*.*...G",
    "#.##.#.##.#",
    "#.##.#.##.#",
    "#*..*#*..*#",
    "#.##.#.##.#",
    "#.##.#.##.#",
    "G...*.*...G",
    "#.##.#.##.#",
    "#G##G#G##G#",
]
LETTERS = "ABCDEFGHIJK"
POINTS = {f"{LETTERS[x]}{y + 1}": PLAN[y][x] for y in range(11) for x in range(11)}
HOUSES = [point for point, mark in POINTS.items() if mark == "#"]  # in reading order
STREETS = [point for point, mark in POINTS.items() if mark != "#"]
GATES = [point for point, mark in POINTS.items() if mark == "G"]
STARS = [point for point, mark in POINTS.items() if mark == "*"]
DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1)]
WORTHLESS = {"plane": 1, "thief": 2, "gun": 2, "car": 4, "police": 22}
KINDS = WORTHLESS | {"bank": 4, "10": 8, "20": 8, "50": 4, "100": 4}
WORTH = {"10": 10, "20": 20, "50": 50, "100": 100, "bank": 200}  # chicago 13
MOST_QUIET_ROUNDS = 30  # chicago 12
LISTED_STEALS = 500


def step(point: str, direction: tuple[int, int]) -> str:
    """Return the next point in a direction, or the empty text if it is off the board."""
    x = LETTERS.index(point[0]) + direction[0]
    y = int(point[1:]) + direction[1]
    return f"{LETTERS[x]}{y}" if 0 <= x <= 10 and 1 <= y <= 11 else ""


def beside(point: str) -> list[str]:
    """Return the points that share a side with this one."""
    near = [step(point, direction) for direction in DIRECTIONS]
    return [other for other in near if other]


def slides(start: str, taken: set[str]) -> set[str]:
    """Return where one straight move can end (chicago 3)."""
    ends = set()
    for direction in DIRECTIONS:
        cell = step(start, direction)
        while cell in STREETS and cell not in taken:
            ends.add(cell)
            cell = step(cell, direction)
    return ends


@dataclass
class Pawn:
    """A thieves' pawn; `state` is outside, town, left or arrested."""

    state: str = "outside"
    cell: str = ""
    loot: list[str] = field(default_factory=list)


class Oracle:
    """One game. `slot` is the pawn on turn, or one past the last pawn for the police.

    `phase` is deal, pawn, found, steal, police or done (the slot is over); while `asked` names a
    surrounded pawn, its answer comes before anything else.
    """

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options.get("players", 3)
        if self.players not in (3, 4, 5) or set(options) - {"players"}:
            raise ValueError("bad option")
        self.seats = ["police"] + [f"thief{number}" for number in range(1, self.players)]
        self.pawns = {number: Pawn() for number in range(1, 4 if self.players == 4 else 5)}
        self.police_slot = len(self.pawns) + 1
        self.deal: list[str] = []
        self.houses: dict[str, str] = {}
        self.policemen: list[str] = []
        self.immobilised: set[str] = set()  # cells: those policemen never move again
        self.reserve = 0
        self.confiscated: list[str] = []
        self.police_found = False
        self.phase = "deal"
        self.slot = 0
        self.asked: int | None = None
        self.found_at = ""
        self.police_moves_left = 0
        self.progress = False  # has this round removed a house or a pawn?
        self.quiet_rounds = 0
        self.how: str | None = None

    def owner(self, number: int) -> str:
        """Return the seat of a pawn. With 3 players, thief1 has the odd pawns and thief2 the even ones."""
        return f"thief{2 - number % 2}" if self.players == 3 else f"thief{number}"

    def in_play(self) -> list[int]:
        """Return the pawns that have neither left nor been arrested."""
        return [number for number, pawn in self.pawns.items() if pawn.state in ("outside", "town")]

    def taken(self) -> set[str]:
        """Return the cells with a pawn: thieves, arrested thieves and policemen."""
        thieves = {pawn.cell for pawn in self.pawns.values() if pawn.state in ("town", "arrested")}
        return thieves | set(self.policemen)

    def surrounded(self, number: int) -> bool:
        """Return whether this pawn is surrounded (chicago 8)."""
        pawn = self.pawns[number]
        if pawn.state != "town" or pawn.cell in GATES:
            return False
        watched = any(cell in self.policemen for cell in beside(pawn.cell))
        return watched and not slides(pawn.cell, self.taken())

    def to_act(self) -> list[str]:
        """Return the seat that acts now, in a list."""
        if self.how is not None:
            return []
        if self.asked is not None:
            return [self.owner(self.asked)]
        if self.phase in ("deal", "steal"):
            return ["chance"]
        return ["police"] if self.phase == "police" else [self.owner(self.slot)]

    def moves(self, seat: str) -> list[str] | None:
        """Return the legal texts, or None for a deal and for a theft with over 500 combinations."""
        if seat not in self.to_act():
            return []
        if self.phase == "deal":
            return None
        texts = sorted(self._texts())
        return None if self.phase == "steal" and len(texts) > LISTED_STEALS else texts

    def _texts(self) -> list[str]:
        if self.asked is not None:
            return ["surrender", *self._shots(self.asked)]  # chicago 9
        if self.phase == "pawn":
            return self._actions(self.slot) + self._shots(self.slot)  # chicago 5, 10
        if self.phase == "found":  # chicago 6
            return ["plane", "putback"] if self.houses[self.found_at] == "plane" else ["putback"]
        if self.phase == "steal":
            return self._thefts()
        if self._must_place():
            return [f"place {star}" for star in self._free_stars()]  # chicago 6
        texts = ["stop"]  # chicago 7
        for start in self.policemen:
            if start not in self.immobilised:  # chicago 9
                texts += [f"{start}-{end}" for end in slides(start, self.taken())]
        return texts

    def _actions(self, number: int) -> list[str]:
        """Return what a pawn may do in its turn, except to shoot (chicago 4, 5)."""
        pawn = self.pawns[number]
        if pawn.state == "outside":
            return [f"enter {gate}" for gate in GATES if gate not in self.taken()]  # chicago 4
        if pawn.state != "town":
            return []
        others = self.taken() - {pawn.cell}
        once = slides(pawn.cell, others)
        targets = set(once)
        gate_cells = {pawn.cell}
        if "car" in pawn.loot:  # chicago 5, 11
            gate_cells |= once
            for cell in once:
                targets |= slides(cell, others)
        texts = [f"{pawn.cell}-{target}" for target in targets - {pawn.cell}]
        texts += [f"burgle {house}" for house in beside(pawn.cell) if house in self.houses]
        if any(cell in GATES for cell in gate_cells):
            texts.append("leave")
        return texts

    def _shots(self, number: int) -> list[str]:
        if "gun" not in self.pawns[number].loot:
            return []
        free = [cell for cell in STREETS if cell not in self.taken()]
        able = [cell for cell in self.policemen if cell not in self.immobilised]
        return [f"fire {start}>{end}" for start in able for end in free]  # chicago 10

    def _thefts(self) -> list[str]:
        """Return every way in which the pawns in play can lose one house each (chicago 6, thief)."""
        losers = [number for number in self.in_play() if self.pawns[number].loot]
        choices = [[f"{number}:{kind}" for kind in set(self.pawns[number].loot)] for number in losers]
        return [" ".join(["steal", *losses]) for losses in product(*choices)]

    def _free_stars(self) -> list[str]:
        return [star for star in STARS if star not in self.taken()]

    def _must_place(self) -> bool:
        """Return whether policemen must be placed before any move. They must while a star is free (chicago 6)."""
        return self.police_moves_left == 2 and self.reserve > 0 and bool(self._free_stars())

    def random_text(self, seat: str, rng: Random) -> str:
        """Return a random legal text. A deal is shuffled, and in a theft every house is equally likely."""
        if seat not in self.to_act():
            raise ValueError(f"{seat} may not act now")
        if self.phase == "deal":
            kinds = [kind for kind, count in KINDS.items() for _ in range(count)]
            rng.shuffle(kinds)
            return " ".join(["deal", *kinds])
        if self.phase == "steal":
            losers = [number for number in self.in_play() if self.pawns[number].loot]
            return " ".join(["steal", *(f"{loser}:{rng.choice(self.pawns[loser].loot)}" for loser in losers)])
        return rng.choice(sorted(self._texts()))

    def play(self, seat: str, text: str) -> None:
        """Play a text, or raise ValueError and change nothing."""
        if seat not in self.to_act():
            raise ValueError(f"{seat} may not act now")
        words = text.lower().split()
        if self.phase == "deal":
            self._deal(words)
        else:
            matching = [legal for legal in self._texts() if legal.lower().split() == words]
            if not matching:
                raise ValueError(f"illegal: {text}")
            self._do(matching[0])
        self._go_on()

    def _deal(self, words: list[str]) -> None:
        kinds = [kind for kind, count in KINDS.items() for _ in range(count)]
        if words[:1] != ["deal"] or sorted(words[1:]) != sorted(kinds):
            raise ValueError("chicago 1: not a shuffle of the 59 houses")
        self.deal = words[1:]
        self.houses = dict(zip(HOUSES, self.deal, strict=True))
        self.phase = "done"

    def _do(self, move: str) -> None:
        verb, _, rest = move.partition(" ")
        pawn = self.pawns.get(self.slot, Pawn())
        if verb == "surrender":
            self._arrest()
        elif verb == "fire":
            self._fire(rest)
        elif verb == "steal":
            self._steal(rest.split())
        elif verb == "burgle":
            self._burgle(pawn, rest)
        elif verb == "place":
            self.policemen.append(rest)
            self.reserve -= 1
        elif verb == "stop":
            self.police_moves_left = 0
        elif self.phase == "police":
            start, end = verb.split("-")
            self.policemen[self.policemen.index(start)] = end
            self.police_moves_left -= 1
        else:
            if verb == "enter":
                pawn.state, pawn.cell = "town", rest
            elif verb in ("leave", "plane"):
                pawn.state = "left"
                self.progress = True
            elif verb != "putback":  # chicago 6: put back, the house just stays
                pawn.cell = verb.split("-")[1]
            if verb == "plane":
                del self.houses[self.found_at]
            self.phase = "done"

    def _burgle(self, pawn: Pawn, cell: str) -> None:
        """Apply the kind of a found house (chicago 6)."""
        kind = self.houses[cell]
        has_car = "car" in pawn.loot
        if kind == "plane" or (kind == "car" and has_car) or (kind == "bank" and not has_car):
            self.found_at = cell
            self.phase = "found"
            return
        del self.houses[cell]
        self.progress = True
        self.phase = "done"
        if kind == "police":
            self.police_found = True
            self.reserve += 1
            self._begin_police_turn()
        elif kind == "thief":
            if len(self.in_play()) >= 2 and any(self.pawns[number].loot for number in self.in_play()):
                self.phase = "steal"
        else:
            pawn.loot.append(kind)

    def _steal(self, losses: list[str]) -> None:
        """Move one house from each pawn in play to the next one, all at once, the last to the first (chicago 6)."""
        ring = self.in_play()
        gains = []
        for loss in losses:
            loser, kind = int(loss.split(":")[0]), loss.split(":")[1]
            self.pawns[loser].loot.remove(kind)
            gains.append((ring[(ring.index(loser) + 1) % len(ring)], kind))
        for taker, kind in gains:
            self.pawns[taker].loot.append(kind)
        self.phase = "done"

    def _fire(self, shot: str) -> None:
        """Fire the gun of the surrounded pawn, or of the pawn whose turn begins (chicago 10)."""
        shooter = self.slot if self.asked is None else self.asked
        start, end = shot.split(">")
        self.pawns[shooter].loot.remove("gun")
        self.policemen[self.policemen.index(start)] = end

    def _arrest(self) -> None:
        """Arrest a pawn (chicago 9)."""
        assert self.asked is not None
        pawn = self.pawns[self.asked]
        pawn.state = "arrested"
        self.confiscated += pawn.loot
        pawn.loot = []
        self.immobilised |= {cell for cell in beside(pawn.cell) if cell in self.policemen}
        self.progress = True

    def _begin_police_turn(self) -> None:
        self.phase = "police"
        self.police_moves_left = 2  # chicago 7

    def _go_on(self) -> None:
        """Continue after a move: with the end, a surrounded pawn's question, the same slot, or the next one."""
        if not self.in_play():
            self.how = "finished"  # chicago 12
            return
        self.asked = min((number for number in self.pawns if self.surrounded(number)), default=None)
        if self.asked is not None:
            return  # chicago 8: lowest number first, tested again after each answer
        if self.phase == "pawn" and not self._actions(self.slot):
            self.phase = "done"  # chicago 10: arrested in its own turn
        if self.phase == "police" and self.police_moves_left == 0:
            self.phase = "done"  # chicago 7
        if self.phase == "done":
            self._next_slot()

    def _next_slot(self) -> None:
        """Go to the next slot: pawns in order, then the police. Skip pawns that cannot act (chicago 2, 5)."""
        while True:
            if self.slot == self.police_slot:
                self.quiet_rounds = 0 if self.progress else self.quiet_rounds + 1
                self.progress = False
                self.slot = 0
                if self.quiet_rounds == MOST_QUIET_ROUNDS:
                    self.how = "stalled"  # chicago 12
                    return
            self.slot += 1
            if self.slot == self.police_slot:
                if self.police_found:
                    self._begin_police_turn()
                    return
            elif self._actions(self.slot):
                self.phase = "pawn"
                return

    def result(self) -> dict[str, Any] | None:
        """Return None, or how the game ended, with every seat's thousands (chicago 13)."""
        if self.how is None:
            return None
        scores = dict.fromkeys(self.seats, 0)
        scores["police"] = sum(WORTH.get(kind, 0) for kind in self.confiscated)
        for number, pawn in self.pawns.items():
            scores[self.owner(number)] += sum(WORTH.get(kind, 0) for kind in pawn.loot)
        best = max(scores.values())
        winners = sorted(seat for seat in self.seats if scores[seat] == best)
        return {"how": self.how, "winners": winners, "scores": scores}

    def secrets(self) -> dict[str, Any]:
        """Return the deal, the houses still standing, and the loot of every pawn and of the police."""
        return {
            "deal": list(self.deal),
            "houses": dict(self.houses),
            "loot": {number: sorted(pawn.loot) for number, pawn in self.pawns.items()},
            "confiscated": sorted(self.confiscated),
        }
