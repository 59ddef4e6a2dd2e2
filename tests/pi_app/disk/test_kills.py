"""Kill the table in the middle of play. `make soak` does it ten thousand times."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
KILLS = 60
SESSIONS = 4  # runs of the whole program, in real time


@pytest.mark.slow
def test_a_table_that_is_killed_loses_no_move_and_invents_none(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.pi_app.disk.kills", tmp_path / "state", str(KILLS), "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["lost"], figures["invented"], figures["not_resumed"]) == (0, 0, 0)
    assert figures["kills"] == KILLS and figures["acknowledged"] > KILLS and figures["resumed"] > KILLS // 4


@pytest.mark.slow
def test_the_whole_program_that_is_killed_shows_no_move_that_is_not_kept(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.pi_app.disk.table_kills", tmp_path / "state", str(SESSIONS), "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["lost"], figures["invented"], figures["not_resumed"]) == (0, 0, 0)
    assert figures["kills"] == SESSIONS and figures["acknowledged"] and figures["resumed"] and figures["finished"]
