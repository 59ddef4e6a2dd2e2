"""Several seats share one handheld, and each player sees only the page of their own seat."""

from __future__ import annotations

from random import Random

import pytest

from pi_app.draw.dots.picture import DotPicture
from pi_app.pages.keys import KEYS, KINDS, KeyEvent
from pi_app.pages.sharing import CALLS, DARK, HOLD, IDLE, LAST_LOOK, OPEN, SOON, Sharing, draw
from pi_app.words import LANGUAGES, say
from tests.pi_app.games.page_scenes import no_page
from tests.pi_app.words.faces import of_face

ALICE, BRUNO = "thief1", "thief2"
NAMES = {ALICE: "Alice", BRUNO: "Bruno"}
A_DOWN, A_UP = KeyEvent("a", "down"), KeyEvent("a", "up")


def called(seat: str = ALICE) -> Sharing:
    return Sharing((ALICE, BRUNO)).turn(frozenset({seat}), 0)


def opened(seat: str = ALICE) -> Sharing:
    sharing, _ = called(seat).key(A_DOWN, 1000)
    sharing, _ = sharing.tick(1000 + HOLD).key(A_UP, 2000)
    return sharing


def test_it_is_dark_while_nobody_of_its_seats_may_act() -> None:
    sharing = Sharing((ALICE, BRUNO)).turn(frozenset({"police"}), 0)
    assert sharing.phase == DARK
    assert draw(sharing, no_page, NAMES, "fr").to_pages() == bytes(1024)


def test_it_calls_who_is_to_act_and_shows_nothing_else() -> None:
    sharing = called(BRUNO)
    assert (sharing.phase, sharing.seat) == (CALLS, BRUNO)
    assert draw(sharing, no_page, NAMES, "fr").to_pages() != bytes(1024)


def test_a_short_press_does_not_open() -> None:
    sharing, heard = called().key(A_DOWN, 1000)
    sharing, _ = sharing.tick(1500).key(A_UP, 1550)
    assert sharing.tick(9000).phase == CALLS and heard is None


def test_holding_a_opens_and_that_press_is_no_choice() -> None:
    sharing, _ = called().key(A_DOWN, 1000)
    sharing = sharing.tick(1000 + HOLD)
    assert (sharing.phase, sharing.seat) == (OPEN, ALICE)
    sharing, heard = sharing.key(KeyEvent("a", "repeat"), 1700)
    assert heard is None
    sharing, heard = sharing.key(A_UP, 1800)
    assert heard is None
    assert sharing.key(A_DOWN, 2000)[1] == "a"


@pytest.mark.parametrize("key", ["left", "right", "up", "b"])
def test_another_key_does_not_disturb_a_thumb_that_holds_a(key: str) -> None:
    sharing, _ = Sharing((ALICE, BRUNO)).turn(frozenset({ALICE, BRUNO}), 0).key(A_DOWN, 1000)
    sharing, _ = sharing.key(KeyEvent(key, "down"), 1200)
    sharing, _ = sharing.key(KeyEvent(key, "up"), 1300)
    sharing = sharing.tick(1000 + HOLD)
    assert (sharing.phase, sharing.seat) == (OPEN, ALICE)


def test_an_open_page_hears_keys_and_runs_while_the_pad_is_held() -> None:
    sharing, heard = opened(), []
    for key in ("up", "b"):
        for kind in ("down", "repeat", "up", "repeat"):
            sharing, told = sharing.key(KeyEvent(key, kind), 3000)
            heard.append(told)
    assert heard == ["up", "up", None, None, "b", None, None, None]


def test_a_key_that_went_down_before_the_page_opened_does_not_run_on_it() -> None:
    sharing, _ = called().key(KeyEvent("left", "down"), 500)
    sharing, _ = sharing.key(A_DOWN, 1000)
    sharing = sharing.tick(1000 + HOLD)
    assert sharing.phase == OPEN
    assert sharing.key(KeyEvent("left", "repeat"), 1700)[1] is None


def test_it_is_dark_at_once_when_the_turn_is_done() -> None:
    assert opened().turn(frozenset(), 10000).phase == DARK


def test_it_calls_the_next_player_at_once_when_the_turn_is_done() -> None:
    sharing = opened().turn(frozenset({BRUNO}), 10000)
    assert (sharing.phase, sharing.seat) == (CALLS, BRUNO)


@pytest.mark.parametrize("then", [frozenset(), frozenset({BRUNO})])
def test_who_has_just_learnt_a_secret_gets_a_last_look(then: frozenset[str]) -> None:
    sharing = opened().turn(then, 10000, told=True)
    for now in (10500, 11000, 9900 + LAST_LOOK):
        sharing = sharing.turn(then, now)
        assert (sharing.phase, sharing.seat) == (OPEN, ALICE)
    assert sharing.turn(then, 10000 + LAST_LOOK).phase == (CALLS if then else DARK)


def test_a_key_ends_the_last_look_and_the_next_player_is_called() -> None:
    sharing, heard = opened().turn(frozenset({BRUNO}), 10000, told=True).key(KeyEvent("up", "down"), 10100)
    assert (sharing.phase, sharing.seat, heard) == (CALLS, BRUNO, None)


def test_who_looks_out_of_turn_leaves_it_soon_to_who_is_to_act() -> None:
    sharing = opened().turn(frozenset(), 10000)
    sharing, _ = sharing.key(KeyEvent("b", "down"), 11000)
    sharing, _ = sharing.key(A_DOWN, 12000)
    assert sharing.turn(frozenset({BRUNO}), 12900).seat == BRUNO  # A was held for another call.
    sharing = sharing.tick(12900)
    for now in (13000, 14000, 12900 + LAST_LOOK):
        sharing = sharing.turn(frozenset({BRUNO}), now)
        assert (sharing.phase, sharing.seat) == (OPEN, ALICE)
    sharing = sharing.turn(frozenset({BRUNO}), 13000 + LAST_LOOK)
    assert (sharing.phase, sharing.seat) == (CALLS, BRUNO)


def test_a_hold_does_not_outlast_a_rest() -> None:
    sharing, _ = called().key(A_DOWN, 1000)
    assert sharing.rest().turn(frozenset({ALICE}), 1000 + HOLD).phase == CALLS


def test_it_stays_open_while_the_same_seat_goes_on() -> None:
    assert opened().turn(frozenset({ALICE}), 5000).tick(5000 + LAST_LOOK).phase == OPEN


def test_it_closes_when_nobody_touches_it() -> None:
    sharing, _ = opened().key(KeyEvent("up", "down"), 30000)
    assert sharing.tick(29000 + IDLE).phase == OPEN
    assert sharing.tick(30000 + IDLE).phase == CALLS


def test_who_only_wants_to_look_wakes_it_and_closes_it_with_a() -> None:
    sharing, _ = Sharing((ALICE, BRUNO)).key(KeyEvent("b", "down"), 1000)
    sharing, _ = sharing.key(KeyEvent("right", "down"), 1100)
    assert (sharing.phase, sharing.seat) == (CALLS, BRUNO)
    sharing, _ = sharing.key(A_DOWN, 2000)
    sharing, _ = sharing.tick(2000 + HOLD).key(A_UP, 3000)
    assert (sharing.phase, sharing.seat) == (OPEN, BRUNO)
    assert sharing.key(A_DOWN, 4000)[0].phase == DARK


def bound() -> Sharing:
    sharing, _ = Sharing((ALICE,)).tick(0).key(A_DOWN, 1000)
    return sharing.tick(1000 + HOLD).key(A_UP, 2000)[0]


def test_a_handheld_with_one_seat_calls_first_whosever_turn_it_is() -> None:
    for acting in (frozenset[str](), frozenset({ALICE})):
        sharing = Sharing((ALICE,)).turn(acting, 0)
        assert (sharing.phase, sharing.seat) == (CALLS, ALICE)
        assert sharing.key(A_DOWN, 1000)[0].turn(acting, 1100).phase == CALLS


def test_a_handheld_with_one_seat_then_stays_open() -> None:
    sharing = bound()
    for now in (1000, 100000, 1000000):
        sharing = sharing.turn(frozenset(), now).rest().tick(now)
        assert (sharing.phase, sharing.seat) == (OPEN, ALICE)
    assert sharing.key(A_DOWN, 1001000)[1] == "a"


def test_after_a_cut_it_calls_again() -> None:
    for sharing in (bound(), opened()):
        sharing = sharing.cut()
        assert sharing.phase == DARK
        assert sharing.turn(frozenset({ALICE}), 20000).phase == CALLS


@pytest.mark.parametrize("seed", range(6))
def test_a_page_is_drawn_only_for_whoever_held_a_for_it(seed: int) -> None:
    """With any sequence of keys and turns, a page opens only for the seat that was called, after a long press."""
    rng, now = Random(seed), 0
    sharing, down_since, called_seat = Sharing((ALICE, BRUNO)[: 1 + seed % 2]), None, ""
    for _ in range(600):
        now += rng.choice((50, 200, 700, 3000, 61000))
        before = sharing.phase
        called_seat = sharing.seat if before == CALLS else called_seat
        if rng.random() < 0.2:
            sharing = sharing.turn(frozenset(rng.sample((ALICE, BRUNO, "police"), rng.randint(0, 2))), now)
        elif rng.random() < 0.6:
            event = KeyEvent(rng.choice((*KEYS, "a", "a")), rng.choice(KINDS))
            down_since = now if event == A_DOWN and before == CALLS else None if event == A_UP else down_since
            sharing, heard = sharing.key(event, now)
            assert heard is None or before == OPEN
        else:
            sharing = sharing.tick(now)
        if sharing.phase == OPEN and before != OPEN:
            assert before == CALLS and sharing.seat == called_seat
            assert down_since is not None and now - down_since >= HOLD
        drawn: list[str] = []
        draw(sharing, lambda seat, drawn=drawn: drawn.append(seat) or DotPicture(), NAMES, "en")  # type: ignore[misc]
        assert drawn == ([sharing.seat] if sharing.phase == OPEN else [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_seats_name_fits_on_the_call(lang: str) -> None:
    for key in of_face("seat"):
        seat = key.partition(".seat-")[2]
        sharing = Sharing((seat, "other")).turn(frozenset({seat, "other"}), 0)
        assert draw(sharing, no_page, {seat: say(lang, key)}, lang).cut == []


# ---- A player looks out of turn while another seat is called.


def picked() -> Sharing:
    """Return a handheld on which Bruno has picked his name although it is Alice's turn."""
    sharing, _ = called(ALICE).key(KeyEvent("right", "down"), 1000)
    sharing, _ = sharing.key(KeyEvent("right", "up"), 1100)
    return sharing.tick(1200)


def test_who_has_found_something_may_look_at_it_while_the_next_one_is_called() -> None:
    sharing = picked()
    assert (sharing.phase, sharing.seat) == (CALLS, BRUNO)
    sharing, _ = sharing.key(A_DOWN, 2000)
    sharing, _ = sharing.tick(2000 + HOLD).key(A_UP, 3000)
    assert (sharing.phase, sharing.seat) == (OPEN, BRUNO)
    sharing, heard = sharing.key(A_DOWN, 4000)
    assert heard is None and (sharing.phase, sharing.seat) == (CALLS, ALICE), "A closes it, and Alice is called again"


def test_a_picked_name_that_nobody_answers_gives_way_soon_to_who_is_to_act() -> None:
    assert picked().tick(1000 + SOON - 100).seat == BRUNO
    assert picked().tick(1000 + SOON + 100).seat == ALICE


def test_a_picked_name_gives_way_at_once_when_the_turn_passes_on() -> None:
    sharing = Sharing((ALICE, BRUNO, "thief3")).turn(frozenset({ALICE}), 0)
    sharing, _ = sharing.key(KeyEvent("right", "down"), 1000)
    assert sharing.tick(1100).seat == BRUNO
    assert sharing.turn(frozenset({"thief3"}), 1200).seat == "thief3"
