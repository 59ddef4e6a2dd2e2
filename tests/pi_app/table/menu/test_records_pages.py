"""The pages about old games: each fits in both languages, and only "yes" on a question leads to a deletion."""

from __future__ import annotations

import pytest

from hardware.buttons import BUTTON_NAMES
from pi_app.screens import public_screen
from pi_app.table import actions
from pi_app.table.menu import records_pages
from pi_app.table.menu.menu import lines, press
from pi_app.table.menu.pages import Menu, MenuPage, Situation
from pi_app.table.menu.records_pages import KnownName, OldGame, ask_to_delete_all, noted
from pi_app.table.menu.top_page import open_menu, records_menu
from pi_app.table.table_snapshot import TableSnapshot
from pi_app.words import LANGUAGES, entries
from tests.pi_app.screens.scenes import SIZES, drawn, within_reach

WIDTH = 40
LONGEST = "Maximilienne-Charlot"  # as long as an imported name may be
NOTES = [key.partition("note-")[2] for key in entries("menu") if key.startswith("menu.note-") and key[-5:] != "-back"]
OLD = OldGame(
    7, ("2026-11-18 20:15 · Attrape un voleur",) * 2, (f"{LONGEST}, {LONGEST} · gagnée par : détective",) * 2, True
)


def opened(*pages: MenuPage) -> Menu:
    menu = open_menu(Situation()).below(records_pages.first_page())
    for page in pages:
        menu = menu.below(page)
    return menu


NAMES, GAMES = MenuPage("delete-names", (KnownName(LONGEST, 120),)), MenuPage("delete-games", (OLD,))
LISTS = (
    opened(MenuPage("statistics", ("catch-a-thief", "chicago"))),
    opened(MenuPage("old-games", (OLD,))),
    opened(NAMES),
    opened(GAMES),
)


def question(menu: Menu) -> Menu:
    asked, action = press(menu, "ok")
    assert asked is not None and action is None
    return asked


QUESTIONS = (question(opened(NAMES)), question(opened(GAMES)), ask_to_delete_all(opened(), 9999, 999))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_fits_the_lines_and_the_screens(lang: str) -> None:
    notes = [records_menu(Situation(), note) for note in NOTES]
    assert len(notes) == 8
    for menu in (*LISTS, *QUESTIONS, *notes):
        assert [line for line in lines(menu, lang) if len(line) > WIDTH] == []
        shown = public_screen.of(TableSnapshot(lang, menu=menu))
        for size in SIZES:
            for draw in (public_screen.draw, _with_buttons):
                assert drawn(lambda on, lang, draw=draw, shown=shown: draw(shown, on, lang), size, lang).cut == []


def _with_buttons(shown: public_screen.Shown, sheet: public_screen.Sheet, lang: str) -> None:
    within_reach(lambda page, lang: public_screen.draw(shown, page, lang), sheet, lang)


@pytest.mark.parametrize("menu", QUESTIONS, ids=lambda menu: menu.pages[-1].name)
def test_only_yes_deletes(menu: Menu) -> None:
    answers = {button: press(menu, button) for button in BUTTON_NAMES}
    assert all(action is None for _, action in answers.values()), "the mark stands on No"
    assert answers["ok"] == answers["back"]
    on_yes, _ = answers["right"]
    assert on_yes is not None
    done = {button: press(on_yes, button)[1] for button in BUTTON_NAMES}
    assert isinstance(done.pop("ok"), actions.EraseAction) and set(done.values()) == {None}


def test_a_note_leads_back_to_the_first_of_these_pages_and_not_to_a_list_that_is_out_of_date() -> None:
    menu = noted(question(opened(GAMES)), "deleted")
    for button in ("ok", "back"):
        after, action = press(menu, button)
        assert after is not None and after.pages[-1].name == "records" and action is None
