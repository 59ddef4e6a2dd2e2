"""`make goldens`: write golden play-throughs and perft counts anew. Read the diff before you commit it.

Perft counts come from the independent referees in `tests/oracles`, never from the engine.
"""

from __future__ import annotations

import copy
import json
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from engine.referee import MANUAL, Referee
from tests.conformance.case import Case, Tree
from tests.conformance.cases import CASES
from tests.conformance.golden import tell
from tests.conformance.walk import AnyReferee, random_move

HERE = Path(__file__).parent


def counts(module: str, tree: Tree) -> list[int]:
    """Leaves at each depth, by brute force over an oracle."""
    oracle = import_module(f"tests.oracles.{module}").Oracle(tree.options)
    for seat, text in tree.line:
        oracle.play(seat, text)
    return [count(oracle, depth) for depth in range(tree.depth + 1)]


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


def _more(case: Case) -> list[tuple[str, str]]:
    """Moves of random players from the end of the golden line on."""
    rng = Random(1)
    referee: AnyReferee = Referee(case.game, case.golden.options, seed=0, chance=MANUAL)
    for seat, text in case.golden.line:
        referee.play(seat, case.game.read(text))
    known = len(referee.line)
    while not referee.outcome and len(referee.line) < known + case.golden.depth:
        seat = min(referee.to_act)
        referee.play(seat, random_move(referee, seat, rng))
    return [(seat, case.game.write(move)) for seat, move in referee.line[known:]]


def write(case: Case) -> None:
    name = case.game.name
    entries = [
        {"options": tree.options, "line": tree.line, "nodes": counts(name.replace("-", "_"), tree)}
        for tree in case.trees
    ]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    (HERE / "perft" / f"{name}.json").write_text(f"[\n{lines}\n]\n")
    golden = tell(case.game, case.golden.options, [*case.golden.line, *_more(case)])
    (HERE / "goldens" / f"{name}.txt").write_text(golden, encoding="utf-8")


if __name__ == "__main__":
    for case in CASES.values():
        print(f"writing {case.game.name} ...")
        write(case)
