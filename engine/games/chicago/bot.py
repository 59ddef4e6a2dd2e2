"""Chicago's players: a thief that weighs loot against the closing ring, and the police of `chicago_police`.

A thief reckons in thousands. What a closed house is worth follows from the kinds that it has not seen yet; what a cell
costs is the chance to be arrested there before its next turn times the loot it would lose. Leaving town gains nothing
and costs nothing: it leaves as soon as every other action is expected to lose.
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
from engine.games.chicago.police_bot import WHIM, can_surround, distance
from engine.games.chicago.police_bot import choose as patrol
from engine.games.chicago.position import FOUND, NOBODY, OUTSIDE, POLICE, POLICE_MOVES
from engine.games.chicago.views import View

CAR: Final = 50.0  # what a first car promises: banks, and a quick way out
GUN: Final = 15.0
BANK_SEEN: Final = 10.0  # a bank that waits until the pawn has a car
GOODWILL: Final = 8.0  # what an arrest costs a pawn without loot: its future
SECOND: Final = 0.6  # a house that comes a turn later, beside another one
WALK: Final = 0.75  # what a house is still worth when the pawn has to walk there first
RICH: Final = 150  # with that much a plane is taken whatever the police does
KEEP: Final = 100  # loot that may win the table; with less, being careful wins nothing


def choose(view: View, level: int, rng: Random, enough: Enough) -> Move:
    """A legal move for the seat that acts; level 0 plays any, 3 its best."""
    moves = list(GAME.legal(view) or ())
    if level == 0 or len(moves) == 1:
        return rng.choice(moves)
    if view.seat == POLICE:
        return patrol(view.position, moves, level, rng, enough)
    rng.shuffle(moves)  # equal moves are played equally often
    if level == 1 and rng.random() < WHIM:
        return moves[0]
    return _Thief(view, 2 if level == 3 and enough() else level).choose(moves)


class _Thief:
    """One decision of a pawn: what it hopes for, what it fears, and what follows."""

    def __init__(self, view: View, level: int) -> None:
        position = view.position
        self.position = position
        self.level = level
        self.pawn = position.acting
        self.cell = position.cells[self.pawn]
        self.loot = view.loot[self.pawn] or ()
        self.stake = worth(self.loot) + GOODWILL
        self.known = view.known
        self.police = position.police
        self.others = position.thieves & ~(1 << self.cell) if self.cell >= 0 else position.thieves
        self.care = min(1.0, worth(self.loot) / KEEP)
        self._nets: dict[Point, float] = {}
        self._count_the_unseen(view)

    def choose(self, moves: list[Move]) -> Move:
        if self.position.asked != NOBODY:
            return self._freeing_shot(moves) or SURRENDER
        if self.position.phase == FOUND:
            return self._plane()
        acts = [move for move in moves if move.verb != "fire"]
        best = self._best(acts)
        shot = self._clearing_shot(moves, acts) if self.gain(best) < 0 or best.verb == "leave" else None
        return shot or best

    def _best(self, acts: list[Move]) -> Move:
        """The best action; not one that the next police turn can punish, where another is half as good."""
        best = max(acts, key=self.gain)
        if self.level == 3 and self._doomed(best):
            safe = max((act for act in acts if not self._doomed(act)), key=self.gain, default=best)
            return safe if self.gain(safe) >= self.gain(best) / 2 else best
        return best

    # ------------------------------------------------------------------------------------------ what it hopes for

    def _count_the_unseen(self, view: View) -> None:
        """What a house that this seat has not seen brings on average, by the kinds that are left."""
        left = Counter(COUNTS) - Counter(view.known.values())
        closed = [at for at in points(self.position.houses) if at not in view.known]
        shown = left["police"] + left["thief"] + left["plane"]  # none of these is in anybody's hands
        kept = sum(left.values()) - shown
        share = max(0, len(closed) - shown) / kept / len(closed) if kept and closed else 0.0
        self.unseen = share * sum(count * self._promise(kind) for kind, count in left.items())
        self.alarm = left["police"] / len(closed) if closed else 0.0
        self.put_back = {POINTS[event.data["at"]] for event in view.told if event.kind == "opened"}

    def _promise(self, kind: str) -> float:
        car = "car" in self.loot
        match kind:
            case "bank":
                return float(WORTH[kind]) if car else BANK_SEEN
            case "car":
                return 0.0 if car else CAR
            case "gun":
                return GUN
        return float(WORTH[kind])

    def _hope(self, house: Point) -> float:
        """What this house brings: known, put back by another (most are banks), or unseen."""
        if house in self.known:
            seen = self.known[house]
            return 0.0 if seen == "bank" and "car" not in self.loot else self._promise(seen)
        if house in self.put_back:
            return WORTH["bank"] / 2 if "car" in self.loot else 0.0
        return self.unseen

    def _prospect(self, cell: Point, without: Bits = 0) -> float:
        """What the houses beside a cell bring in the turns to come, the best first."""
        hopes = sorted((self._hope(at) for at in points(BESIDE[cell] & self.position.houses & ~without)), reverse=True)
        return sum(hope * SECOND**turn for turn, hope in enumerate(hopes))

    # ------------------------------------------------------------------------------------------ what it fears

    def _doomed(self, act: Move) -> bool:
        """Whether the police, as it stands, can surround the pawn in one turn after this action."""
        cell = act.end if act.verb == "go" else self.cell
        stays = act.verb in ("go", "burgle")
        return stays and can_surround(cell, self.others, self.police, self.position.pinned, POLICE_MOVES)

    def fear(self, cell: Point, alarm: float = 0.0) -> float:
        """How likely it is arrested on `cell` before its next turn; `alarm`: that a policeman comes in at once."""
        if GATES >> cell & 1 or not (self.police or alarm):
            return 0.0
        if self.level == 1:
            return min(0.8, sum(0.2 for policeman in points(self.police) if distance(cell, policeman) <= 3))
        pinned = self.position.pinned
        if can_surround(cell, self.others, self.police, pinned, POLICE_MOVES):
            return 0.8
        if self.level == 2:
            return 0.1
        fear = 0.25 if can_surround(cell, self.others, self.police, pinned, POLICE_MOVES + 1) else 0.0
        if not slides(cell, self.others | self.police) & GATES:
            fear += 0.04 * min(4, self.police.bit_count())  # two turns from any gate
        if alarm and any(
            can_surround(cell, self.others, self.police | 1 << star, pinned, POLICE_MOVES)
            for star in points(STARS & ~self.position.taken)
        ):
            fear += 0.6 * alarm
        return min(0.8, fear)

    def _net(self, cell: Point) -> float:
        """What a pawn on that cell can still expect of its houses, the fear of opening them there taken off."""
        if cell not in self._nets:
            fear = self.fear(cell, self.alarm) if BESIDE[cell] & self.position.houses else 0.0
            self._nets[cell] = max(0.0, self._prospect(cell) - self.stake * self.care * fear)
        return self._nets[cell]

    # ------------------------------------------------------------------------------------------ what it does

    def gain(self, move: Move) -> float:
        """What an action is expected to bring, in thousands."""
        stake = self.stake * self.care
        match move.verb:
            case "enter":
                return self._prospect(move.end)
            case "go":
                beyond = slides(move.end, self.others | self.police)
                later = max((self._net(end) for end in points(beyond)), default=0.0)
                return max(WALK * self._net(move.end), WALK**2 * later) - stake * self.fear(move.end)
            case "burgle":
                hope = self._hope(move.end) + SECOND * self._prospect(self.cell, 1 << move.end)
                return hope - (stake + self._hope(move.end)) * self.fear(self.cell, self.alarm)
        return 0.5  # to leave beats what brings nothing

    def _plane(self) -> Move:
        """A plane is taken by who is rich, or by who would have to run for it."""
        if self.known[self.position.found] != "plane":
            return PUT_BACK
        danger = self.fear(self.cell, self.alarm) * self.stake > self.unseen
        return PLANE if worth(self.loot) and (danger or worth(self.loot) >= RICH) else PUT_BACK

    def _freeing_shot(self, moves: list[Move]) -> Move | None:
        """The shot after which a surrounded pawn is freest, if any frees it."""
        left = self.position.moves_left
        freeing = [move for move in moves if move.verb == "fire" and ROADS[self.cell] >> move.start & 1]
        freeing = [move for move in freeing if not ROADS[self.cell] >> move.end & 1]

        def freedom(move: Move) -> tuple[bool, int]:
            police = self.police ^ (1 << move.start | 1 << move.end)
            held = can_surround(self.cell, self.others, police, self.position.pinned, left)
            return not held, distance(self.cell, move.end)

        return max(freeing, key=freedom, default=None)

    def _clearing_shot(self, moves: list[Move], acts: list[Move]) -> Move | None:
        """A shot that sends the policeman in the way far off, when no action is good as things stand."""
        if self.cell == OUTSIDE:
            return None
        before, best, most = self.police, None, max(map(self.gain, acts)) + GUN
        farthest: dict[Point, Move] = {}
        for move in moves:
            if move.verb == "fire" and (
                move.start not in farthest
                or distance(self.cell, move.end) > distance(self.cell, farthest[move.start].end)
            ):
                farthest[move.start] = move
        for shot in farthest.values():
            self.police, self._nets = before ^ (1 << shot.start | 1 << shot.end), {}
            after = max(self.gain(act) for act in self._actions(acts))
            if after > most:
                best, most = shot, after
        self.police, self._nets = before, {}
        return best

    def _actions(self, acts: list[Move]) -> list[Move]:
        """The actions after a shot, near enough: those of before, and the slides that it opened."""
        ends = slides(self.cell, self.others | self.police)
        return acts + [Move("go", self.cell, end) for end in points(ends)]
