"""What the table shows in public, byte by byte and tick by tick, does not depend on secrets."""

from __future__ import annotations

import pytest

from engine.game import CHANCE
from tests.pi_app.table.twins import Count, Leak, Stage, compare


class LeakyStage(Stage):
    """A table with a leak: whether it hums depends on the first move of the game, which is secret."""

    def tick(self, now: int) -> None:
        secret = next((str(move) for seat, move in self.sitting.referee.line if seat != CHANCE), "")
        self.table.board.buzzer.sound(440 if secret and sum(map(ord, secret)) % 2 else None)
        super().tick(now)


@pytest.mark.parametrize("game", ["catch-a-thief", "traqueur", "chicago", "rattrapez-le"])
def test_two_truths_that_look_alike_give_the_same_lights_sounds_and_lines(game: str) -> None:
    count = sum((compare(game, seed, moves, 2) for seed, moves in ((0, 4), (1, 9))), Count())
    assert count.others


def test_a_refusal_that_two_truths_share_looks_the_same_in_both() -> None:
    assert compare("chicago", 2, 14, 2).refusals
    assert sum((compare("rattrapez-le", seed, 8, 2) for seed in (1, 4)), Count()).refusals


def test_a_table_that_hums_to_a_secret_is_caught() -> None:
    with pytest.raises(Leak):
        sum((compare("catch-a-thief", seed, 4, 3, LeakyStage) for seed in range(6)), Count())
