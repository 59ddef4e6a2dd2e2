"""The hints of Catch a Thief: where the thief can be, and how a visit or a step changes that."""

from __future__ import annotations

from typing import Final

from engine.bits import bits
from engine.game import Seat
from engine.games.catch_a_thief.game import (
    HIDEOUTS,
    NAMES,
    SCENE,
    STEPS,
    THIEF,
    Point,
    View,
    candidates,
    on_one_line,
)
from pi_app.games.hints import Hint, Hints
from pi_app.grid import bit


class CatchAThiefHints(Hints):
    """Both sides get the same arithmetic: the points where, as far as the detective knows, the thief can be."""

    def facts(self, view: View, seat: Seat, *, aid: bool) -> Hint:
        if seat == THIEF:
            return _facts_for_thief(view)
        if not view.clues:
            return Hint((("catch-a-thief.hint-first-visit", {}),), bit(SCENE))
        if not aid:
            return Hint((("catch-a-thief.hint-steps", {"count": view.moved}),))
        possible = candidates(view)
        if len(possible) == 1:
            (only,) = possible
            return Hint((("catch-a-thief.hint-only-point", {"at": NAMES[only]}),), bit(only))
        return Hint((("catch-a-thief.hint-points", {"count": len(possible)}),), bits(possible))

    def advice(self, view: View, move: Point) -> Hint:
        key, parts = _step(view, move) if view.seat == THIEF else _visit(view, move)
        return Hint(((f"catch-a-thief.hint-{key}", {"at": NAMES[move], **parts}),), bit(move))


def _facts_for_thief(view: View) -> Hint:
    if not view.moved:
        return Hint((("catch-a-thief.hint-thief-starts", {}),))
    count = len(candidates(view))
    return Hint(
        (("catch-a-thief.hint-thief-found-out" if count == 1 else "catch-a-thief.hint-thief", {"count": count}),)
    )


def _visit(view: View, at: Point) -> tuple[str, dict[str, int]]:
    """Return why the detective should visit a point: what each answer would leave."""
    if not view.clues:
        return "visit-scene", {}
    possible = candidates(view)
    if possible == {at}:
        return "visit-caught", {}
    orange = sum(on_one_line(point, at) for point in possible if point != at)
    blue = len(possible - {at}) - orange
    return "visit-may-catch" if at in possible else "visit", {"orange": orange, "blue": blue}


def _step(view: View, to: Point) -> tuple[str, dict[str, int]]:
    """Return why the thief should step to a point: how many points the detective must then think of."""
    if to in HIDEOUTS:
        return "step-escapes", {}
    after = candidates(view._replace(moved=view.moved + 1))
    if len(after) == 1:
        return "step-known", {}
    return f"step-{_hideouts_in_reach(to)}", {"count": len(after)}


def _hideouts_in_reach(point: Point) -> int:
    """Return how many hideouts a thief on this point can still reach."""
    reached = {point}
    while not reached <= set(HIDEOUTS):
        reached = {step for at in reached for step in (STEPS[at] or (at,))}
    return len(reached)


HINTS: Final = CatchAThiefHints()
