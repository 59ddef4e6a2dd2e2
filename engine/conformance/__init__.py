"""What the rules and views of every game must pass, for built-in games and for those of other packages.

Write a `Case` for your game, then let `check` run everything, or let pytest run each check as a test of its own:

    import pytest
    from engine.conformance import Check, checks

    @pytest.mark.parametrize("one", checks(CASE), ids=str)
    def test_conformance(one: Check) -> None:
        one()

A check that fails raises `ConformanceError`, whose text says which check it was, in which random game and after how
many moves. Everything here needs only the standard library. `pi_app.conformance` does the same for lights, screens,
sounds and pages. docs/adding-a-game.md has a whole example.
"""

from engine.conformance.case import Case, Mutant, Start, Tree
from engine.conformance.errors import ConformanceError
from engine.conformance.golden import tell
from engine.conformance.suite import Check, check, checks

__all__ = ["Case", "Check", "ConformanceError", "Mutant", "Start", "Tree", "check", "checks", "tell"]
