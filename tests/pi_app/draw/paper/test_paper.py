"""The drawing kit for paper: the examples in its docstrings, and the plan of the board."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from hardware import pinmap
from pi_app.draw.paper.board import BOARD_SIZE, EDGE, PITCH, border, cell_of, light


@pytest.mark.parametrize("module", ["board", "helvetica", "scatter", "shapes"])
def test_examples_in_docstrings_are_true(module: str) -> None:
    failed, tried = doctest.testmod(import_module(f"pi_app.draw.paper.{module}"))
    assert tried and not failed


def test_the_plan_has_a_light_for_each_point_of_the_hardware() -> None:
    assert light(0) == pytest.approx((border(0) + PITCH / 2, border(0) + PITCH / 2))
    last = light(pinmap.POINTS - 1)
    assert last == pytest.approx((BOARD_SIZE - EDGE - PITCH / 2, BOARD_SIZE - EDGE - PITCH / 2))
    assert cell_of(pinmap.POINTS - 1) == (pinmap.SIZE - 1, pinmap.SIZE - 1)
