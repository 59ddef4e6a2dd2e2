"""Tests of a table without a public display: whoever holds a handheld reads on it what everybody may read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.bits import members
from pi_app.handhelds.public_page import draw, last_first, page_of
from pi_app.pages.keys import KEYS
from pi_app.pages.sharing import HOLD, LAST_LOOK
from pi_app.players import AT_TABLE, ON_SCREEN
from tests.pi_app.handhelds import public_scenes
from tests.pi_app.handhelds.public_bench import LANG, SEEN, PublicBench
from tests.pi_app.references import changes, page_texts

THIEF = {"thief": ON_SCREEN, "detective": AT_TABLE}


@pytest.fixture
def bench() -> Iterator[PublicBench]:
    with PublicBench() as bench:
        yield bench


# ---- what is shown


def test_a_table_that_waits_says_so_on_the_handheld(bench: PublicBench) -> None:
    assert bench.shows() == "public"
    assert "press MENU" in " ".join(page_of(bench.loop.snapshot()).sentences)


def test_with_a_display_the_handheld_is_dark_and_its_keys_do_nothing(bench: PublicBench) -> None:
    bench.displayed = True
    bench.run(100)
    assert bench.shows() == "dark"
    bench.tap(*KEYS)
    assert bench.loop.menu is None


def test_the_menu_is_worked_with_the_keys(bench: PublicBench) -> None:
    bench.tap("a")
    assert bench.loop.menu is not None and bench.shows() == "public"
    bench.tap("right", "down", "left")
    assert bench.loop.menu.pages[-1].at == 1
    bench.tap("up", "a", "a")
    assert [page.name for page in bench.loop.menu.pages][:2] == ["top", "game"]
    bench.tap("b", "b", "b")
    assert bench.loop.menu is None


def test_a_held_direction_runs_through_the_menu_and_a_held_a_chooses_once(bench: PublicBench) -> None:
    bench.tap("a")
    bench.hold("down", ms=1000)
    assert bench.loop.menu is not None and bench.loop.menu.pages[-1].at > 2
    before = len(bench.loop.menu.pages)
    bench.hold("b", ms=1000)
    assert before == 1 and bench.loop.menu is None


def test_the_public_lines_of_a_game_are_scrolled(bench: PublicBench) -> None:
    bench.start("catch-it", {})
    page = page_of(bench.loop.snapshot())
    last = last_first(page, called=False)
    assert last > 0
    for first in range(1, last + 1):
        bench.tap("down")
        assert bench.picos[0].picture() == draw(page, first, None, LANG).to_pages()
    bench.tap("down", *["up"] * (last + 1))
    assert bench.picos[0].picture() == draw(page, 0, None, LANG).to_pages()
    assert bench.loop.menu is None


def test_a_handheld_that_nobody_needs_for_a_secret_shows_the_public_lines_all_the_time() -> None:
    with PublicBench(2) as bench:
        bench.start("catch-a-thief", THIEF)
        assert [bench.shows(0), bench.shows(1)] == ["calls thief", "public"]
        bench.hold("a", ms=900)
        assert [bench.shows(0), bench.shows(1)] == ["page of thief", "public"]


def test_a_question_comes_first_and_the_keys_of_any_handheld_answer_it() -> None:
    with PublicBench(2) as bench:
        bench.start("catch-a-thief", THIEF)
        for seat, move in (("thief", "6G"), ("detective", "6F"), ("thief", "6H")):
            bench.play(seat, move)
        bench.table.arrange(set(members(bench.sitting.expected().pieces)))
        bench.run(SEEN)
        before = page_of(bench.loop.snapshot())
        bench.tap("a", number=1)
        asked = page_of(bench.loop.snapshot())
        assert asked.sentences[0] not in before.sentences
        assert bench.picos[1].picture() == draw(asked, 0, None, LANG).to_pages()
        bench.tap("b", number=1)
        assert page_of(bench.loop.snapshot()) == before
        bench.tap("a", "a", number=1)
        assert len(bench.sitting.referee.line) == 4, "the detective has visited the same point again"


# ---- beside secrets


def test_a_call_stands_with_the_public_lines_and_the_page_closes_when_the_turn_is_over(bench: PublicBench) -> None:
    bench.start("catch-a-thief", THIEF)
    assert bench.shows() == "calls thief"
    bench.hold("a", ms=900)
    assert bench.shows() == "page of thief"
    bench.enter("thief", "6G")
    assert len(bench.sitting.referee.line) == 1
    assert bench.shows() == "public", "the detective is to act"
    bench.run(SEEN)
    bench.play("detective", "6F")
    assert bench.shows() == "calls thief", "nobody sees the next page before A was held again"


def test_a_further_press_after_the_move_is_no_button_of_the_table(bench: PublicBench) -> None:
    """With OK the detective would be asked whether to visit the same point again."""
    bench.start("catch-a-thief", THIEF)
    bench.play("thief", "6G")
    bench.play("detective", "6F")
    bench.table.arrange(set(members(bench.sitting.expected().pieces)))
    bench.run(SEEN)
    bench.hold("a", ms=900)
    bench.enter("thief", "6H")
    assert bench.shows() == "public"
    before = page_of(bench.loop.snapshot())
    bench.tap("a", "a")
    assert page_of(bench.loop.snapshot()) == before
    bench.run(SEEN)
    bench.tap("a")
    assert page_of(bench.loop.snapshot()) != before


def test_b_held_down_covers_the_page_of_a_seat_that_is_to_act(bench: PublicBench) -> None:
    bench.start("catch-a-thief", THIEF)
    bench.hold("a", ms=900)
    bench.hold("b", ms=HOLD - 200)
    assert bench.shows() == "page of thief"
    bench.hold("b", ms=HOLD + 100)
    assert bench.shows() == "calls thief"
    bench.hold("a", ms=900)
    bench.enter("thief", "6G")
    assert len(bench.sitting.referee.line) == 1


def test_a_player_looks_out_of_turn_with_the_centre_of_the_pad(bench: PublicBench) -> None:
    bench.start("catch-a-thief", THIEF)
    bench.play("thief", "6G")
    assert bench.shows() == "public"
    bench.tap("press")
    assert bench.shows() == "calls thief"
    bench.tap("b")
    assert bench.shows() == "public"
    bench.tap("press")
    bench.hold("a", ms=900)
    assert bench.shows() == "page of thief"
    bench.tap("a")
    assert bench.shows() == "public"


def test_what_a_burglar_found_may_be_read_before_the_public_lines_come_back(bench: PublicBench) -> None:
    referee = bench.start("chicago", dict.fromkeys(("thief1", "thief2", "police"), ON_SCREEN), players=3).referee
    rng = Random(5)
    while True:
        (seat,) = referee.to_act
        bench.hold("a", ms=900)
        legal = sorted(referee.game.write(move) for move in referee.legal(seat) or ())
        burgle = [move for move in legal if move.startswith("burgle")]
        bench.enter(seat, burgle[0] if burgle else rng.choice(legal))
        if any(event.kind == "house" for event in referee.shown(seat)):
            break
        assert bench.shows() == f"calls {min(referee.to_act)}"
    assert bench.shows() == f"page of {seat}"
    bench.run(LAST_LOOK)
    assert bench.shows() == f"calls {min(referee.to_act)}"


def test_the_menu_lies_over_an_open_page_and_the_seat_is_called_anew(bench: PublicBench) -> None:
    bench.start("catch-a-thief", THIEF)
    bench.hold("a", ms=900)
    assert bench.shows() == "page of thief"
    bench.button("menu")
    assert bench.loop.menu is not None and bench.shows() == "public"
    bench.button("menu")
    assert bench.loop.menu is None and bench.shows() == "calls thief"


def test_a_display_that_is_plugged_in_takes_the_words_over_and_gives_them_back(bench: PublicBench) -> None:
    bench.start("catch-a-thief", THIEF)
    bench.displayed = True
    bench.play("thief", "6G")
    bench.run(SEEN)
    assert bench.shows() != "public"
    bench.displayed = False
    bench.run(SEEN)
    bench.play("detective", "6F")
    assert bench.shows() == "calls thief"


def test_a_pulled_cable_leads_back_to_the_public_lines(bench: PublicBench) -> None:
    bench.start("catch-a-thief", THIEF)
    bench.hold("a", ms=900)
    bench.picos[0].unplug()
    bench.run(500)
    assert bench.shows() == "dark"
    bench.picos[0].plug()
    bench.run(SEEN)
    assert bench.shows() == "calls thief"


@pytest.mark.parametrize("seed", range(3))
def test_no_page_is_ever_shown_without_a_call_whatever_keys_are_pressed(seed: int) -> None:
    """The bench looks at every tick. Some of the keys hold A, so that pages do open."""
    rng = Random(seed)
    with PublicBench(2) as bench:
        seats = dict.fromkeys(("thief1", "thief2", "police"), ON_SCREEN)
        bench.start("chicago", seats, players=3)
        opened = 0
        for _ in range(60):
            number = rng.randrange(2)
            act = rng.random()
            if act < 0.3:
                bench.hold("a", number, ms=rng.choice((300, 800)))
            elif act < 0.35:
                bench.button(rng.choice(("menu", "back")))
            elif act < 0.4:
                bench.displayed = not bench.displayed
            elif act < 0.5 and bench.loop.in_play is not None:
                seat = min(bench.sitting.referee.to_act)
                legal = bench.sitting.referee.legal(seat)
                assert legal
                bench.play(seat, bench.sitting.referee.game.write(rng.choice(sorted(legal))))
            else:
                bench.tap(rng.choice(KEYS), number=number)
            opened += bench.shows(number).startswith("page")
        assert opened


# ---- pictures


def test_every_public_page_looks_as_it_did_when_somebody_looked_at_it_and_no_text_is_cut() -> None:
    drawn = dict(public_scenes.pictures())
    assert [name for name, picture in drawn.items() if picture.cut] == []
    told = changes(public_scenes.PICTURES, page_texts(drawn), exact=True)
    assert not told, told
