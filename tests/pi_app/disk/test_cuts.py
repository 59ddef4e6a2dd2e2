"""A power cut at any byte leaves the game before the last move, or after it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.pi_app.disk.cuts import cut_files, cut_logs, found, moments

EVERY = 211  # bytes from one cut to the next; `make soak` cuts at every byte


@pytest.mark.parametrize("checkpoint", [False, True], ids=["log goes on", "log begins anew"])
@pytest.mark.parametrize("game", ["catch-a-thief", "rattrapez-le"])
def test_a_log_cut_in_its_last_move_holds_the_game_before_or_after_it(
    tmp_path: Path, game: str, checkpoint: bool
) -> None:
    before, after = moments(tmp_path / "real", game, 1, checkpoint=checkpoint)
    assert len(after.moves) > len(before.moves)
    results = []
    for cut, log in cut_logs(before, after, EVERY, Random(1)):
        moves = found(tmp_path / "cut", before.file, log)
        assert moves in (before.moves, after.moves), cut
        results.append(moves)
    assert results[0] == before.moves and results[-1] == after.moves and len(results) > 20


def test_a_file_cut_while_its_log_is_brought_home_still_holds_every_move(tmp_path: Path) -> None:
    before, after = moments(tmp_path / "real", "catch-it", 1)
    home = (tmp_path / "real" / "games.db").read_bytes()  # the file was closed, so it contains the log
    for cut, torn in cut_files(before, home, EVERY):
        assert found(tmp_path / "cut", torn, after.log) == after.moves, cut
