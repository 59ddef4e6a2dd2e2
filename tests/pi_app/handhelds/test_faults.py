"""Pulled cables, noise on the line, random keys: a secret move is made once or not at all, and no screen shows a page
unless its player held A."""

from __future__ import annotations

from random import Random

import pytest

from pi_app.pages.keys import KEYS
from pi_app.players import AT_TABLE
from tests.pi_app.handhelds.bench import TICK, Bench, sit_down, some_move

NOISE = 0.0005  # The share of bytes that are lost, and of those that are changed: one line in ten is damaged.


def thief() -> Bench:
    bench = Bench(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    bench.take()
    return bench


@pytest.mark.parametrize("cut_at", range(0, 12 * TICK, TICK))
def test_a_move_is_made_once_or_not_at_all_wherever_the_cable_is_pulled(cut_at: int) -> None:
    bench = thief()
    *keys, last = bench.keys("thief", "6G")
    bench.tap(*keys)
    bench.press(last)
    bench.run(cut_at)
    bench.picos[0].unplug()
    assert bench.seen() == "dark"
    bench.run(1_000)
    assert bench.seen() == "dark"
    made = list(bench.line)
    assert made in ([], [("thief", "6G")])
    assert bool(made) == (cut_at > 0)
    bench.picos[0].plug()
    bench.run(2_000)
    assert bench.line == made
    assert bench.seen() == "calls thief"
    bench.release(last)
    bench.take()
    assert bench.seen() == "page of thief"
    assert bench.line == made
    if not made:
        bench.tap(*bench.keys("thief", "6G"))
    assert bench.line == [("thief", "6G")]


def test_what_was_picked_before_a_cut_is_still_picked_after_it() -> None:
    bench = thief()
    *keys, last = bench.keys("thief", "6G")
    bench.tap(*keys)
    before = bench.picos[0].picture()
    bench.picos[0].unplug()
    bench.run(500)
    bench.picos[0].plug()
    bench.run(2_000)
    bench.take()
    assert bench.picos[0].picture() == before
    bench.tap(last)
    assert bench.line == [("thief", "6G")]


def test_a_cable_swapped_during_a_rest_shows_its_new_holder_a_call() -> None:
    bench = thief()
    bench.resting = True
    bench.run(100)
    bench.picos[0].unplug()
    bench.run(500)
    bench.picos[0].plug()
    bench.run(2_000)
    bench.resting = False
    bench.run(200)
    assert bench.seen() == "calls thief"


def test_a_line_that_falls_silent_closes_the_page_on_both_ends() -> None:
    """The cable stays, but nothing passes: the handheld blanks itself, and calls its player afterwards."""
    bench = thief()
    bench.picos[0].drop = 1.0
    bench.run(3_500)
    assert bench.seen() == "dark"
    bench.picos[0].drop = 0.0
    bench.run(2_000)
    assert bench.seen() == "calls thief"


def test_a_move_made_with_pieces_while_another_is_being_entered_wins() -> None:
    bench = Bench(sit_down("chicago", {"thief1": AT_TABLE}), 3)
    bench.take(0)
    rng, referee = Random(4), bench.sitting.referee
    *keys, last = bench.keys("thief1", some_move(bench.sitting, "thief1", rng))
    bench.tap(*keys)
    by_pieces = some_move(bench.sitting, "thief1", rng)
    bench.press(last)  # The key is on its way to the table.
    bench.sitting.play("thief1", referee.game.read(by_pieces), bench.now)
    bench.run(200)
    bench.release(last)
    bench.run(1_000)
    assert [(seat, move) for seat, move in bench.line if seat != "chance"] == [("thief1", by_pieces)]
    assert bench.seen() == "page of thief1"


@pytest.mark.parametrize("seed", range(4))
def test_on_a_noisy_line_every_move_is_made_once(seed: int) -> None:
    bench = Bench(sit_down("catch-a-thief", {"detective": AT_TABLE}), drop=NOISE, flip=NOISE)
    rng = Random(seed)
    bench.run(3_000)
    bench.take(ms=2_000)
    wanted: list[str] = []
    for _ in range(4):
        if "thief" not in bench.sitting.referee.to_act:
            break
        wanted.append(some_move(bench.sitting, "thief", rng))
        for key in bench.keys("thief", wanted[-1]):
            bench.press(key)
            bench.run(400)
            bench.release(key)
            bench.run(400)
        while "detective" in bench.sitting.referee.to_act:
            guess = some_move(bench.sitting, "detective", rng)
            bench.sitting.play("detective", bench.sitting.referee.game.read(guess), bench.now)
    assert [move for seat, move in bench.line if seat == "thief"] == wanted


@pytest.mark.slow
@pytest.mark.parametrize("noise", [0.0, NOISE])
@pytest.mark.parametrize("handhelds", [1, 2, 3])
@pytest.mark.parametrize(("name", "seed"), [("traqueur", 1), ("chicago", 2), ("rattrapez-le", 3), ("catch-it", 4)])
def test_no_hand_ever_finds_a_page_that_it_was_not_called_for(
    name: str, seed: int, handhelds: int, noise: float
) -> None:
    """Random keys, pulled cables, new games, rests and languages, while the bench checks every screen."""
    bench, rng = Bench(sit_down(name), handhelds, drop=noise, flip=noise), Random(f"{seed}/{handhelds}/{noise}")
    made = 0
    for _ in range(150):
        number = rng.randrange(handhelds)
        match rng.choices(("tap", "take", "cut", "rest", "lang", "new", "play", "back"), (40, 12, 4, 3, 2, 1, 6, 2))[0]:
            case "tap":
                bench.tap(rng.choice(KEYS), number=number)
            case "take":
                bench.take(number, ms=rng.choice((300, 700, 1_500)))
            case "cut":
                (bench.picos[number].unplug if bench.picos[number].plugged else bench.picos[number].plug)()
                bench.run(rng.choice((100, 2_000, 12_000)))
            case "rest":
                bench.resting = not bench.resting
                bench.run(200)
            case "lang":
                bench.lang = rng.choice(("fr", "en"))
            case "new":
                bench.new_game(sit_down(rng.choice((name, "catch-a-thief")), seed=rng.randrange(99)))
            case "play" if bench.sitting.referee.to_act:
                seat = rng.choice(sorted(bench.sitting.referee.to_act))
                move = some_move(bench.sitting, seat, rng)
                bench.sitting.play(seat, bench.sitting.referee.game.read(move), bench.now)
                made += 1
            case "back":
                bench.sitting.take_back(bench.now)
        bench.run(rng.choice((20, 100, 500)))
    assert made
