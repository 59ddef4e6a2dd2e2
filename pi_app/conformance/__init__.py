"""What the front of every game must pass: its lights, sounds, pages, screens, pictures and words.

It is the second part of `engine.conformance`, and takes the same `Case`. The game must be registered, which an
installed package is:

    import pytest
    from pi_app.conformance import checks

    @pytest.mark.parametrize("one", checks(CASE), ids=str)
    def test_front(one) -> None:
        one()

A check that fails raises `engine.conformance.ConformanceError`.
"""

from pi_app.conformance.suite import check, checks

__all__ = ["check", "checks"]
