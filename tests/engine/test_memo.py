"""Caches of the engine: the table clears them when a new game starts."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import games, memo
from engine.games.chicago import moves
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop

ENGINE = Path(memo.__file__).parent
# The functions whose cache is never cleared. Each has few results, whatever is played.
FOR_GOOD = {"_found", "_fault_of", "_lines", "reach", "_lengths", "discard", "_built", "_waited"}


@pytest.fixture
def worked() -> list[int]:
    return []


def test_what_was_worked_out_is_kept_until_it_is_forgotten(worked: list[int]) -> None:
    @memo.memo()
    def work(number: int) -> int:
        worked.append(number)
        return -number

    assert [work(1), work(2), work(1)] == [-1, -2, -1] and worked == [1, 2]
    memo.forget()
    assert work(1) == -1 and worked == [1, 2, 1]


def test_no_more_than_the_most_are_kept(worked: list[int]) -> None:
    work = memo.memo(2)(worked.append)
    for number in (1, 2, 3, 3, 2, 1):
        work(number)
    assert worked == [1, 2, 3, 1]


def test_a_new_game_at_the_table_forgets_the_last_one() -> None:
    referee: Referee[Any, Any, Any] = Referee(games.load("chicago"), {}, seed=1)
    rng = Random(1)
    for _ in range(60):
        seat = rng.choice(sorted(referee.to_act))
        referee.play(seat, rng.choice(sorted(referee.legal(seat) or ())))
    go: Any = moves.go
    assert go.cache_info().currsize > 0
    with VirtualTable() as table:
        Loop(table.board, Settings(), journal=Journal.without_disk()).start("catch-it", {}, {}, 0)
    assert go.cache_info().currsize == 0


def test_the_engine_keeps_nothing_for_good_but_small_tables() -> None:
    kept = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and path.name != "memo.py":
                kept |= {node.name for decorator in node.decorator_list if "cache" in ast.unparse(decorator)}
    assert kept == FOR_GOOD
