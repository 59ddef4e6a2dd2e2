"""A camp of Le Traqueur can be built by hand or taken from the menu, and illegal camps are refused."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.traqueur.board import PLACES
from engine.games.traqueur.camps import Camp, random_camp
from engine.games.traqueur.game import GAME
from engine.games.traqueur.verdicts import judge_camp
from pi_app.games import front_of
from pi_app.games.traqueur.camp_building import MENU, NO_MENU, Draft, drawn, fair_camp, keys_for
from pi_app.games.traqueur.camp_dots import CELL_AT, SLOT_AT, walk
from pi_app.pages.page import Page, PageHint
from tests.pi_app.games.page_walk import pressed

PAGES = front_of("traqueur").pages
CLEAR, READY = ["b", "up", "a"], ["b", "a"]


def building(luck: int = 0) -> Page:
    _, events = GAME.start(GAME.check({}))
    return PAGES.open(GAME.see(GAME.blank("north"), events[0]), luck)


def test_all_36_cells_and_66_slots_can_be_walked_to() -> None:
    seen, todo = {Draft().spot}, [Draft().spot]
    for spot in todo:
        for key in ("up", "down", "left", "right"):
            if (there := walk(spot, key)) not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == CELL_AT.keys() | SLOT_AT.keys()
    assert (len(CELL_AT), len(SLOT_AT)) == (36, 66)


def test_a_fugitive_and_a_barrier_make_a_camp() -> None:
    _, made = pressed(PAGES, building(), ["a", "right", "a", *READY])
    assert made == ["C3 C3|C4"]


def test_a_barrier_put_twice_is_taken_away() -> None:
    _, made = pressed(PAGES, building(), ["a", "right", "a", "a", *READY])
    assert made == ["C3"]


def test_a_camp_without_a_fugitive_is_refused_with_a_reason() -> None:
    page, made = pressed(PAGES, building(), READY)
    assert page.refused is not None and page.refused.code == "camp-first" and not made


def test_a_sealed_fugitive_is_refused_and_the_camp_stays_to_be_mended() -> None:
    page, made = pressed(
        PAGES, building(), ["a", "up", "a", "down", "down", "a", "up", "left", "a", "right", "right", "a", *READY]
    )
    assert page.refused is not None and page.refused.code == "sealed" and not made
    page, made = pressed(PAGES, page, ["b", "a", *READY])
    assert made == ["C3 C2|C3 B3|C3 C3|D3"]


def test_the_31st_barrier_is_refused() -> None:
    page, _ = pressed(PAGES, building(), ["b", "down", "down", "down", "a"])
    assert page.draft.barriers.bit_count() == 30
    page, _ = pressed(PAGES, page, ["right", "a"])
    assert page.refused is not None and page.refused.code == "too-many-barriers"
    assert page.draft.barriers.bit_count() == 30


@pytest.mark.parametrize("name", MENU[2:5])
def test_a_ready_made_camp_may_be_built_as_it_is(name: str) -> None:
    page, made = pressed(PAGES, building(), ["b", *["down"] * MENU.index(name), "a", *READY])
    assert GAME.judge(page.view, GAME.read(made[0])).ok
    assert len(GAME.read(made[0]).barriers) >= 25
    assert drawn(name).fugitive != PLACES["A1"]


def test_camps_from_chance_are_legal_fair_and_different() -> None:
    camps, luck = set(), 7
    for _ in range(10):
        draft, luck = fair_camp(luck)
        assert judge_camp(draft.move).ok
        assert draft.barriers.bit_count() >= 20
        assert draft.fugitive % 6, "nobody hides right behind a door"
        camps.add(draft.move)
    assert len(camps) == 10


def test_two_players_with_different_luck_do_not_get_the_same_camp() -> None:
    asked = ["b", "down", "a"]
    pages = [pressed(PAGES, building(luck), asked)[0] for luck in (1, 2)]
    assert pages[0].draft != pages[1].draft
    again = pressed(PAGES, pages[0], asked)[0]
    assert again.draft != pages[0].draft


@pytest.mark.parametrize("seed", range(4))
def test_any_camp_can_be_built_from_any_draft(seed: int) -> None:
    rng = Random(seed)
    draft, wanted = fair_camp(seed)[0], random_camp(rng)
    page = building()._replace(draft=draft)
    assert pressed(PAGES, page, keys_for(draft, Camp.built_by(wanted)))[1] == [GAME.write(Camp.built_by(wanted).move)]


# ---- hints


def test_right_in_the_menu_asks_for_a_hint_and_the_unfinished_camp_stays() -> None:
    page, _ = pressed(PAGES, building()._replace(can_ask=True), ["a", "right", "a", "b"])
    asking, made = pressed(PAGES, page, ["right"])
    assert asking.asks and not made and asking.draft == page.draft._replace(menu=NO_MENU)
    silent = PAGES.draw(page._replace(can_ask=False), "en")
    assert PAGES.draw(page, "en").to_pages() != silent.to_pages(), "the menu shows that RIGHT asks"


def test_right_asks_for_nothing_if_hints_are_forbidden() -> None:
    page, _ = pressed(PAGES, building(), ["b", "right"])
    assert not page.asks and page.draft.menu == 0


def test_any_key_removes_a_hint_and_builds_nothing() -> None:
    page = building()._replace(can_ask=True, hint=PageHint(("Thirty walls.", "Trente murs."), more=True))
    assert pressed(PAGES, page, ["b"]) == (page._replace(hint=None), [])
    asking, _ = pressed(PAGES, page, ["a"])
    assert asking.asks and asking.draft == page.draft
    _, made = pressed(PAGES, page, PAGES.keys_for(page, "C3 C3|C4"))
    assert made == ["C3 C3|C4"]
