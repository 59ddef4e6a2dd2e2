"""The games under test.

A new game adds one module beside this one, with its options, what seats try, what they may not know, and at least one
planted leak and one planted rule error, which the suite must catch. `make goldens` then writes its perft counts (by
the independent referee in `tests/oracles`) and its golden play-through.
"""

from __future__ import annotations

from engine.conformance import Case
from tests.conformance import catch_a_thief, catch_it, chicago, rattrapez_le, traqueur

CASES: dict[str, Case] = {
    case.game.name: case for case in (catch_a_thief.CASE, catch_it.CASE, traqueur.CASE, chicago.CASE, rattrapez_le.CASE)
}
