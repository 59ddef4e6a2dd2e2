"""Chicago's bots: a thief that weighs the expected loot against the risk of arrest, and the police of `police_bot`.

The thief counts in thousands. The expected value of a closed house follows from the kinds that it has not seen yet. The
cost of a cell is the probability of an arrest there before its next turn, times the loot that it would lose. Leaving
the town has nearly no value, so the thief leaves as soon as every other action has a lower expected value.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from engine.bits import Bits
from engine.bots import Enough
from engine.games.chicago import GAME
from engine.games.chicago.board import BESIDE, COUNTS, GATES, POINTS, ROADS, STARS, WORTH, Point, points, slides
from engine.games.chicago.loot import worth
from engine.games.chicago.moves import PLANE, PUT_BACK, SURRENDER, Move
from engine.games.chicago.police_bot import RANDOM_SHARE, can_surround, distance
from engine.games.chicago.police_bot import choose as patrol
from engine.games.chicago.position import FOUND, NOBODY, OUTSIDE, POLICE, POLICE_MOVES
from engine.games.chicago.views import View

# Values and costs are in thousands.
CAR_VALUE: Final = 50.0  # of a first car: the pawn can take banks and drive away
GUN_VALUE: Final = 15.0
UNREACHABLE_BANK_VALUE: Final = 10.0  # of a bank that the pawn cannot take before it has a car
FUTURE_VALUE: Final = 8.0  # of what a pawn can still do; an arrest costs this even without any loot
SECOND_HOUSE_FACTOR: Final = 0.6  # for each turn that a house next to the pawn has to wait
WALK_FACTOR: Final = 0.75  # for each move that the pawn needs to get to a house
RICH_LOOT: Final = 150  # With at least this loot the pawn takes a plane whatever the police do.
WINNING_LOOT: Final = 100  # Such a loot may win the game. With less, the pawn is less careful.


def choose(view: View, level: int, rng: Random, enough: Enough) -> Move:
    """Return a legal move for the seat that acts. Level 0 plays at random, level 3 is the strongest."""
    moves = list(GAME.legal(view) or ())
    if level == 0 or len(moves) == 1:
        return rng.choice(moves)
    if view.seat == POLICE:
        return patrol(view.position, moves, level, rng, enough)
    rng.shuffle(moves)  # Equally good moves are then equally likely.
    if level == 1 and rng.random() < RANDOM_SHARE:
        return moves[0]
    return _Thief(view, 2 if level == 3 and enough() else level).choose(moves)


class _Thief:
    """One decision of a pawn: the expected value of each action, from hoped-for loot and the risk of arrest."""

    def __init__(self, view: View, level: int) -> None:
        position = view.position
        self.position = position
        self.level = level
        self.pawn = position.acting
        self.cell = position.cells[self.pawn]
        self.loot = view.loot[self.pawn] or ()
        self.stake = worth(self.loot) + FUTURE_VALUE
        self.known = view.known
        self.police = position.police
        self.others = position.thieves & ~(1 << self.cell) if self.cell >= 0 else position.thieves
        self.caution = min(1.0, worth(self.loot) / WINNING_LOOT)
        self._net_values: dict[Point, float] = {}
        self._count_the_unseen(view)

    def choose(self, moves: list[Move]) -> Move:
        """Return the best of the legal moves."""
        if self.position.asked != NOBODY:
            return self._freeing_shot(moves) or SURRENDER
        if self.position.phase == FOUND:
            return self._plane_or_put_back()
        actions = [move for move in moves if move.verb != "fire"]
        best = self._best(actions)
        shot = self._clearing_shot(moves, actions) if self.value(best) < 0 or best.verb == "leave" else None
        return shot or best

    def _best(self, actions: list[Move]) -> Move:
        """Return the best action. Level 3 prefers a safe action that is at least half as good."""
        best = max(actions, key=self.value)
        if self.level == 3 and self._can_be_arrested(best):
            safe = max((act for act in actions if not self._can_be_arrested(act)), key=self.value, default=best)
            return safe if self.value(safe) >= self.value(best) / 2 else best
        return best

    # ------------------------------------------------------------------------------------------ expected loot

    def _count_the_unseen(self, view: View) -> None:
        """Compute the expected value of a house that this seat has not seen, from the kinds that are left.

        Also compute the probability that it is a police house (`alarm`), and which houses were put back.
        """
        left = Counter(COUNTS) - Counter(view.known.values())
        closed = [at for at in points(self.position.houses) if at not in view.known]
        shown = left["police"] + left["thief"] + left["plane"]  # These are still on the board: no pawn can hold them.
        kept = sum(left.values()) - shown
        share = max(0, len(closed) - shown) / kept / len(closed) if kept and closed else 0.0
        self.unseen = share * sum(count * self._kind_value(kind) for kind, count in left.items())
        self.alarm = left["police"] / len(closed) if closed else 0.0
        self.put_back = {POINTS[event.data["at"]] for event in view.told if event.kind == "opened"}

    def _kind_value(self, kind: str) -> float:
        """Return the value of a house of this kind for the pawn."""
        car = "car" in self.loot
        match kind:
            case "bank":
                return float(WORTH[kind]) if car else UNREACHABLE_BANK_VALUE
            case "car":
                return 0.0 if car else CAR_VALUE
            case "gun":
                return GUN_VALUE
        return float(WORTH[kind])

    def _house_value(self, house: Point) -> float:
        """Return the expected value of a house: known, put back by another pawn (usually a bank), or unseen."""
        if house in self.known:
            seen = self.known[house]
            return 0.0 if seen == "bank" and "car" not in self.loot else self._kind_value(seen)
        if house in self.put_back:
            return WORTH["bank"] / 2 if "car" in self.loot else 0.0
        return self.unseen

    def _houses_value(self, cell: Point, without: Bits = 0) -> float:
        """Return the expected value of the houses next to a cell if the pawn takes one in each turn, the best first."""
        houses = points(BESIDE[cell] & self.position.houses & ~without)
        values = sorted((self._house_value(at) for at in houses), reverse=True)
        return sum(value * SECOND_HOUSE_FACTOR**turn for turn, value in enumerate(values))

    # ------------------------------------------------------------------------------------------ risk of arrest

    def _can_be_arrested(self, act: Move) -> bool:
        """Return whether the policemen in town can surround the pawn in one turn after this action."""
        cell = act.end if act.verb == "go" else self.cell
        stays = act.verb in ("go", "burgle")
        return stays and can_surround(cell, self.others, self.police, self.position.pinned, POLICE_MOVES)

    def risk(self, cell: Point, alarm: float = 0.0) -> float:
        """Return an estimate of the probability of an arrest on `cell` before the pawn's next turn.

        `alarm` is the probability that a new policeman comes into town at once.
        """
        if GATES >> cell & 1 or not (self.police or alarm):
            return 0.0
        if self.level == 1:
            return min(0.8, sum(0.2 for policeman in points(self.police) if distance(cell, policeman) <= 3))
        pinned = self.position.pinned
        if can_surround(cell, self.others, self.police, pinned, POLICE_MOVES):
            return 0.8
        if self.level == 2:
            return 0.1
        risk = 0.25 if can_surround(cell, self.others, self.police, pinned, POLICE_MOVES + 1) else 0.0
        if not slides(cell, self.others | self.police) & GATES:
            risk += 0.04 * min(4, self.police.bit_count())  # The pawn is at least two turns from any gate.
        if alarm and any(
            can_surround(cell, self.others, self.police | 1 << star, pinned, POLICE_MOVES)
            for star in points(STARS & ~self.position.taken)
        ):
            risk += 0.6 * alarm
        return min(0.8, risk)

    def _net_value(self, cell: Point) -> float:
        """Return the expected value of the houses next to a cell, minus the risk of an arrest while opening them."""
        if cell not in self._net_values:
            risk = self.risk(cell, self.alarm) if BESIDE[cell] & self.position.houses else 0.0
            self._net_values[cell] = max(0.0, self._houses_value(cell) - self.stake * self.caution * risk)
        return self._net_values[cell]

    # ------------------------------------------------------------------------------------------ decisions

    def value(self, move: Move) -> float:
        """Return the expected value of an action, in thousands."""
        stake = self.stake * self.caution
        match move.verb:
            case "enter":
                return self._houses_value(move.end)
            case "go":
                beyond = slides(move.end, self.others | self.police)
                later = max((self._net_value(end) for end in points(beyond)), default=0.0)
                reward = max(WALK_FACTOR * self._net_value(move.end), WALK_FACTOR**2 * later)
                return reward - stake * self.risk(move.end)
            case "burgle":
                house = self._house_value(move.end)
                reward = house + SECOND_HOUSE_FACTOR * self._houses_value(self.cell, 1 << move.end)
                return reward - (stake + house) * self.risk(self.cell, self.alarm)
        return 0.5  # Leaving is better than an action without any value.

    def _plane_or_put_back(self) -> Move:
        """Take a found plane if the loot is large, or if the pawn is in danger and has any loot."""
        if self.known[self.position.found] != "plane":
            return PUT_BACK
        danger = self.risk(self.cell, self.alarm) * self.stake > self.unseen
        return PLANE if worth(self.loot) and (danger or worth(self.loot) >= RICH_LOOT) else PUT_BACK

    def _freeing_shot(self, moves: list[Move]) -> Move | None:
        """Return the shot that frees a surrounded pawn best, or None if no shot frees it."""
        left = self.position.moves_left
        freeing = [move for move in moves if move.verb == "fire" and ROADS[self.cell] >> move.start & 1]
        freeing = [move for move in freeing if not ROADS[self.cell] >> move.end & 1]

        def freedom(move: Move) -> tuple[bool, int]:
            police = self.police ^ (1 << move.start | 1 << move.end)
            held = can_surround(self.cell, self.others, police, self.position.pinned, left)
            return not held, distance(self.cell, move.end)

        return max(freeing, key=freedom, default=None)

    def _clearing_shot(self, moves: list[Move], actions: list[Move]) -> Move | None:
        """Return a shot that moves a policeman far away and thereby makes a much better action possible, or None."""
        if self.cell == OUTSIDE:
            return None
        before, best, most = self.police, None, max(map(self.value, actions)) + GUN_VALUE
        farthest: dict[Point, Move] = {}
        for move in moves:
            if move.verb == "fire" and (
                move.start not in farthest
                or distance(self.cell, move.end) > distance(self.cell, farthest[move.start].end)
            ):
                farthest[move.start] = move
        for shot in farthest.values():
            self.police, self._net_values = before ^ (1 << shot.start | 1 << shot.end), {}
            after = max(self.value(act) for act in self._actions_after_shot(actions))
            if after > most:
                best, most = shot, after
        self.police, self._net_values = before, {}
        return best

    def _actions_after_shot(self, actions: list[Move]) -> list[Move]:
        """Return approximately the actions after a shot: those before it, and the slides that it makes possible."""
        ends = slides(self.cell, self.others | self.police)
        return actions + [Move("go", self.cell, end) for end in points(ends)]
