"""Tests of which pawns are marked as one's own on the board of Chicago."""

from __future__ import annotations

import pytest

from engine.game import TABLE
from pi_app.draw.sheets.acts import Stamp
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.palette import WHITE


@pytest.mark.parametrize(("seat", "own"), [(TABLE, 0), ("thief1", 1), ("thief2", 1), ("police", 0)])
def test_a_pawn_that_was_arrested_is_not_taken_for_one_s_own(seat: str, own: int) -> None:
    example = front_of("chicago").rules.find("9").example
    assert example is not None
    view = example.position("chicago").view(seat)
    assert any(view.position.arrested)
    sheet = Sheet((400, 400), look(480, 320))
    front_of("chicago").sheet.draw(sheet, sheet.rect, view, "en")
    marked = [act for act in sheet.acts if isinstance(act, Stamp) and act.shape == "disc" and act.fill == WHITE]
    assert len(marked) == own
