"""Tests of shows at the typed table: what a terminal draws of them, and what a script prints."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from hardware.virtual import VirtualTable
from pi_app.games.shows import ShowAct
from pi_app.terminal.typed_table import TypedTable
from pi_app.words import say
from tests.pi_app.terminal.typed_session import played, typing, virtual_session


def test_the_first_letter_ends_a_show(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path))._replace(show=ShowAct())
    with VirtualTable() as table, typing("6", editing=True) as keys, closing(TypedTable(table, plan, keys)) as here:
        here.tick(20)
        assert here.loop.exhibition.runs and here.seen().hint == say("en", "play.hint-show")
        keys.rest(1)
        here.tick(40)
        assert not here.loop.exhibition.runs
        assert here.seen().typed == "6", "the letter begins a line"


def test_a_terminal_draws_what_the_riddle_counts_and_a_script_does_not_print_it(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path))._replace(show=ShowAct("catch-a-thief", "riddle"))
    sat = played(plan, "wait 25")
    drawn = sat.here.seen().lines
    counted = [line for line in drawn if line.startswith("Steps:")]
    assert len(counted) == 1 and counted[0] not in sat.lines
    assert [line for line in drawn if line not in counted] == sat.here.lines()
