"""Secret seats on handhelds: which page is shown where, during pulled cables, rests and new games, all over bytes."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.game import EVERYONE, TABLE
from engine.referee import MANUAL, Referee
from hardware.handheld import MOST_HANDHELDS
from pi_app.games import front_of
from pi_app.handhelds.handhelds import secret_seats
from pi_app.pages.keys import KEYS
from pi_app.pages.sharing import LAST_LOOK, OPEN
from pi_app.players import AT_TABLE, bot
from pi_app.public.rules_reader import open_at
from pi_app.table.sitting import Sitting, keep_nothing
from tests.pi_app.handhelds.bench import Bench, sit_down, some_move

GONE = 10_500


# ---- seats that need a handheld


@pytest.mark.parametrize("name", games.names())
def test_just_the_seats_that_are_ever_told_a_secret_need_a_handheld_at_the_table(name: str) -> None:
    sitting = sit_down(name)
    # The police learns a secret when it seizes loot, but few random games come so far.
    referee, rng, told = sitting.referee, Random(3), {"police"}
    for _ in range(60):
        if referee.outcome:
            break
        seat = min(referee.to_act)
        sitting.play(seat, referee.game.read(some_move(sitting, seat, rng)), 0)
        for player in referee.players:
            news = [event for event in referee.shown(player) if event.to != EVERYONE and event.kind != "moved"]
            told |= {player} if news else set()
    at_table = Sitting.of(referee, {}, lambda *_: None, keep_nothing)
    assert set(secret_seats(at_table)) == told & set(referee.players)
    assert set(referee.players) - told <= front_of(referee.game.name).open_seats


def test_who_plays_from_afar_needs_one_and_a_bot_does_not() -> None:
    assert secret_seats(sit_down("catch-it", {"blue": AT_TABLE})) == ["red"]
    assert secret_seats(sit_down("catch-a-thief", {"thief": bot(2), "detective": AT_TABLE})) == []
    assert secret_seats(sit_down("catch-a-thief", {"detective": AT_TABLE})) == ["thief"]
    assert secret_seats(sit_down("chicago", {"thief1": AT_TABLE, "thief2": bot(1)})) == ["thief1", "police"]


def test_handhelds_that_nobody_needs_are_dark_and_deaf() -> None:
    bench = Bench(sit_down("catch-it", {"blue": AT_TABLE, "red": AT_TABLE}), 2)
    bench.tap(*KEYS, number=1)
    bench.take()
    assert [bench.seen(0), bench.seen(1)] == ["dark", "dark"]
    assert bench.line == []


# ---- one handheld for each seat


@pytest.mark.parametrize("name", games.BUILT_IN)
def test_there_may_be_a_handheld_for_each_seat_of_every_game(name: str) -> None:
    assert len(games.load(name).every_seat()) <= MOST_HANDHELDS


def test_the_only_secret_seat_is_called_and_then_stays_on_its_handheld() -> None:
    bench = Bench(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    assert bench.seen() == "calls thief"
    bench.take(ms=400)
    assert bench.seen() == "calls thief"
    bench.take()
    bench.run(120_000)
    assert bench.seen() == "page of thief"
    bench.tap(*bench.keys("thief", "6G"))
    assert bench.line == [("thief", "6G")]
    assert bench.seen() == "page of thief"


def test_with_as_many_handhelds_as_seats_each_is_bound_to_its_own() -> None:
    bench = Bench(sit_down("traqueur"), 3)
    for number in range(3):
        bench.take(number)
    assert [bench.seen(number) for number in range(3)] == ["page of north", "page of south", "dark"]
    assert bench.handhelds.screen_of("south") is bench.handhelds.screens[1]


def test_seats_of_one_that_is_gone_go_to_others_behind_a_call_and_come_back() -> None:
    bench = Bench(sit_down("rattrapez-le", players=3), 3)
    for number in range(3):
        bench.take(number)
    bench.picos[0].unplug()
    bench.run(5_000)
    assert [bench.seen(number) for number in range(3)] == ["dark", "page of p2", "page of p3"]
    bench.run(GONE)
    assert bench.seen(1) == "calls p1"
    assert bench.seen(2) == "page of p3"
    bench.picos[0].plug()
    bench.run(2_000)
    assert [bench.seen(number) for number in range(3)] == ["calls p1", "calls p2", "page of p3"]


def test_one_that_comes_late_gets_its_seats_behind_a_call() -> None:
    bench = Bench(sit_down("traqueur"), 2)
    bench.picos[1].unplug()
    bench.new_game(sit_down("traqueur"))
    bench.run(GONE)
    assert bench.seen() == "calls north"
    bench.picos[1].plug()
    bench.run(2_000)
    assert [bench.seen(0), bench.seen(1)] == ["calls north", "calls south"]


# ---- one handheld for several seats


def test_one_handheld_goes_round_and_is_closed_as_soon_as_a_turn_is_done() -> None:
    bench = Bench(sit_down("traqueur"))
    rng = Random(1)
    for seat in ("north", "south"):
        assert bench.seen() == f"calls {seat}"
        bench.take()
        assert bench.seen() == f"page of {seat}"
        bench.tap(*bench.keys(seat, some_move(bench.sitting, seat, rng)))
        assert bench.seen() != f"page of {seat}"
    assert [seat for seat, _ in bench.line] == ["north", "south"]


def test_what_a_burglar_found_may_be_read_before_the_screen_closes() -> None:
    bench = Bench(sit_down("chicago"))
    rng = Random(5)
    while True:
        (seat,) = bench.sitting.referee.to_act
        bench.take()
        legal = [bench.sitting.referee.game.write(move) for move in bench.sitting.referee.legal(seat) or ()]
        burgle = [move for move in legal if move.startswith("burgle")]
        bench.tap(*bench.keys(seat, burgle[0] if burgle else rng.choice(legal)))
        if any(event.kind == "house" for event in bench.sitting.referee.shown(seat)):
            break
        assert bench.seen() == f"calls {min(bench.sitting.referee.to_act)}"
    assert seat not in bench.sitting.referee.to_act
    assert bench.seen() == f"page of {seat}"
    bench.run(LAST_LOOK)
    assert bench.seen() == f"calls {min(bench.sitting.referee.to_act)}"


@pytest.mark.parametrize("name", ["traqueur", "chicago", "rattrapez-le"])
def test_while_nobody_holds_it_the_screen_is_the_same_in_every_truth(name: str) -> None:
    bench, rng = Bench(sit_down(name)), Random(2)
    others = 0
    for _ in range(12):
        referee = bench.sitting.referee
        other = Referee(referee.game, referee.options, seed=0, chance=MANUAL)
        for seat, move in referee.game.conjecture(referee.view(TABLE), rng):
            other.play(seat, move)
        others += other._state != referee._state
        twin = Bench(Sitting(other, bench.sitting.seats, lambda *_: None, keep_nothing))
        bench.run(61_000)  # It closes without a key if the same seat goes on.
        assert twin.picos[0].picture() == bench.picos[0].picture()
        seat = min(referee.to_act)
        bench.take()
        bench.tap(*bench.keys(seat, some_move(bench.sitting, seat, rng)))
    assert others


# ---- rests, new games, languages


def test_while_the_game_rests_screens_are_dark_and_no_key_counts() -> None:
    bench = Bench(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    bench.take()
    keys = bench.keys("thief", "6G")
    bench.resting = True
    bench.run(100)
    assert bench.seen() == "dark"
    bench.tap(*keys)
    bench.press("left")
    bench.run(60)
    bench.resting = False
    bench.run(2_000)
    assert bench.line == []
    assert bench.keys("thief", "6G") == keys
    assert bench.seen() == "page of thief"


def test_a_finger_that_left_a_during_a_rest_opens_nothing_after_it() -> None:
    bench = Bench(sit_down("traqueur"))
    bench.press("a")
    bench.run(300)
    bench.resting = True
    bench.run(100)
    bench.release("a")
    bench.run(100)
    bench.resting = False
    bench.run(3_000)
    assert bench.seen() == "calls north"


def test_a_press_that_crosses_another_call_does_not_answer_it() -> None:
    bench = Bench(sit_down("traqueur"))
    assert bench.seen() == "calls north"
    camp = bench.sitting.referee.game.read(some_move(bench.sitting, "north", Random(1)))
    bench.press("a")
    bench.sitting.play("north", camp, bench.now)
    bench.run(2_000)
    assert bench.seen() == "calls south"
    bench.release("a")
    bench.take()
    assert bench.seen() == "page of south"


def test_keys_of_an_old_game_do_nothing_in_a_new_one() -> None:
    bench = Bench(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    bench.take()
    *keys, last = bench.keys("thief", "6G")
    bench.tap(*keys)
    bench.press(last)
    bench.new_game(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    bench.run(60)
    bench.release(last)
    bench.run(60)
    assert bench.line == []
    assert bench.seen() == "calls thief"


def test_a_page_follows_a_move_that_is_taken_back() -> None:
    bench = Bench(sit_down("chicago", {"thief1": AT_TABLE, "thief2": AT_TABLE, "police": bot(1)}), 2)
    bench.take(0)
    bench.take(1)
    before = bench.picos[0].picture()
    bench.tap(*bench.keys("thief1", some_move(bench.sitting, "thief1", Random(1))))
    assert bench.picos[0].picture() != before
    bench.sitting.take_back(bench.now)
    bench.run(200)
    assert bench.line == [] or bench.line[0][0] == "chance"
    assert bench.handhelds.pages is not None
    assert bench.handhelds.pages.page("thief1").view is bench.sitting.referee.view("thief1")


def test_another_language_and_another_brightness_are_seen_at_once() -> None:
    bench = Bench(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    french = bench.picos[0].picture()
    bench.lang = "en"
    bench.handhelds.dim(0.2)
    bench.run(100)
    assert bench.picos[0].picture() != french
    assert bench.seen() == "calls thief"
    assert bench.picos[0].brightness == 51


def test_after_a_public_card_the_seat_is_called_anew() -> None:
    bench = Bench(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    bench.take()
    assert bench.seen() == "page of thief"
    (screen,) = bench.handhelds.screens
    bench.handhelds.show(None, "en", bench.now, open_at("catch-a-thief", "en", "catch-a-thief 4"))
    assert screen.sharing.phase != OPEN, "everybody may be looking at the card"
    bench.handhelds.show(bench.sitting, "en", bench.now)
    assert screen.sharing.phase != OPEN
