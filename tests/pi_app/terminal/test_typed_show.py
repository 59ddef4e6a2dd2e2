"""Tests of shows at the typed table: what a terminal draws of them, and what a script prints."""

from __future__ import annotations

from pathlib import Path

from pi_app.games.shows import ShowAct
from tests.pi_app.terminal.typed_session import played, virtual_session


def test_a_terminal_draws_what_the_riddle_counts_and_a_script_does_not_print_it(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path))._replace(show=ShowAct("catch-a-thief", "riddle"))
    sat = played(plan, "wait 25")
    drawn = sat.here.seen().lines
    counted = [line for line in drawn if line.startswith("Steps:")]
    assert len(counted) == 1 and counted[0] not in sat.lines
    assert [line for line in drawn if line not in counted] == sat.here.lines()
