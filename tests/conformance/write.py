"""`make goldens`: write golden play-throughs and perft counts anew. Read the diff before you commit it.

Perft counts come from the independent referees in `tests/oracles`, never from the engine.
"""

from __future__ import annotations

import copy
import json
from importlib import import_module
from random import Random
from typing import Any

from engine.conformance import Case, tell
from engine.conformance.walk import random_move
from engine.referee import MANUAL, AnyReferee, Referee
from tests.conformance.cases import CASES
from tests.conformance.known import Plan, golden_file, tree_file


def counts(module: str, plan: Plan) -> list[int]:
    """Leaves at each depth, by brute force over an oracle."""
    oracle = import_module(f"tests.oracles.{module}").Oracle(plan.options)
    for seat, text in plan.line:
        oracle.play(seat, text)
    return [count(oracle, depth) for depth in range(plan.depth + 1)]


def count(oracle: Any, depth: int) -> int:
    if depth == 0:
        return 1
    legal = [(seat, text) for seat in oracle.to_act() for text in oracle.moves(seat)]
    if depth == 1:
        return len(legal)
    nodes = 0
    for seat, text in legal:
        after = copy.deepcopy(oracle)
        after.play(seat, text)
        nodes += count(after, depth - 1)
    return nodes


def _more(case: Case, plan: Plan) -> list[tuple[str, str]]:
    """Moves of random players from the end of the golden line on."""
    rng = Random(1)
    referee: AnyReferee = Referee(case.game, plan.options, seed=0, chance=MANUAL)
    for seat, text in plan.line:
        referee.play(seat, case.game.read(text))
    known = len(referee.line)
    while not referee.outcome and len(referee.line) < known + plan.depth:
        seat = min(referee.to_act)
        referee.play(seat, random_move(referee, seat, rng, case.bot))
    return [(seat, case.game.write(move)) for seat, move in referee.line[known:]]


def write(case: Case) -> None:
    module = case.game.name.replace("-", "_")
    plans = import_module(f"tests.conformance.{module}")
    entries = [{"options": tree.options, "line": tree.line, "nodes": counts(module, tree)} for tree in plans.TREES]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    tree_file(case.game).write_text(f"[\n{lines}\n]\n")
    golden = tell(case.game, plans.GOLDEN.options, [*plans.GOLDEN.line, *_more(case, plans.GOLDEN)])
    golden_file(case.game).write_text(golden, encoding="utf-8")


if __name__ == "__main__":
    for case in CASES.values():
        print(f"writing {case.game.name} ...")
        write(case)
