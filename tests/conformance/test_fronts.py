"""The front of every built-in game passes the second part of the suite."""

from __future__ import annotations

import pytest

from engine.conformance import Check
from pi_app.conformance import checks
from tests.conformance.cases import CASES

SLOW = {"twins", "poison", "pages", "screens", "table", "demo"}
EVERY = [
    pytest.param(one, id=f"{name}: {one}", marks=[pytest.mark.slow] if one.name in SLOW else [])
    for name, case in CASES.items()
    for one in checks(case)
]


@pytest.mark.parametrize("check", EVERY)
def test_the_front_passes(check: Check) -> None:
    check()
