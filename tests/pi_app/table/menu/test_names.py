"""Names of players: chosen from a list, or spelled with the five buttons."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.buttons import BUTTON_NAMES
from pi_app.disk.records import name_fits
from pi_app.players import bot
from pi_app.table.actions import NewGame
from pi_app.table.menu.menu import choose, lines, press
from pi_app.table.menu.names import LETTER_GROUPS, PUNCTUATION, Named
from pi_app.table.menu.pages import Menu, SeatChoice, Situation
from pi_app.words import LANGUAGES
from tests.pi_app.table.menu.walk import at, pressed

WIDTH = 40
AT_HOME = Situation(known=("Ada", "Basile", "Clara"))


def asked_for_names(situation: Situation) -> Menu:
    """Return the page of names for Catch'it with two people at the table."""
    menu, _ = pressed(at(situation, "new-game"), "ok", "right", "ok", "ok", "ok", "ok")
    assert menu and menu.pages[-1].name == "names"
    return menu


def test_who_played_here_before_is_offered_by_name() -> None:
    menu = asked_for_names(AT_HOME)
    assert lines(menu, "en")[:4] == ["What are your names?", "> Start", "  blue: no name", "  red: no name"]
    who, _ = pressed(menu, "right", "ok")
    assert who and lines(who, "en")[:-1] == [
        *("blue: who plays?", "> no name", "  Ada", "  Basile", "  Clara", "  A new name"),
    ]
    chosen, _ = pressed(who, "right", "right", "ok", "right", "ok")
    assert chosen and lines(chosen, "en")[:-1] == ["red: who plays?", "> no name", "  Ada", "  Clara", "  A new name"]
    both, _ = pressed(chosen, "right", "right", "ok")
    assert both and lines(both, "en")[2:4] == ["  blue: Basile", "> red: Clara"]
    nobody, _ = pressed(both, "ok", "left", "left", "ok")
    assert nobody and lines(nobody, "en")[2:4] == ["  blue: Basile", "> red: no name"]
    _, action = pressed(both, "right", "ok")
    assert isinstance(action, NewGame) and action.names == ("Basile", "Clara")


def test_those_who_have_named_themselves_in_this_session_need_only_ok() -> None:
    menu = asked_for_names(AT_HOME._replace(called=("Clara", "Ada")))
    _, action = press(menu, "ok")
    assert isinstance(action, NewGame) and action.names == ("Clara", "Ada")


def test_bots_have_no_names_and_nobody_is_asked_where_only_bots_play() -> None:
    menu, _ = pressed(at(AT_HOME, "new-game"), "ok", "ok", "ok", "ok", "ok")
    assert menu and [item.seat for item in menu.pages[-1].items[1:]] == ["detective"]
    menu, _ = pressed(at(AT_HOME, "new-game"), "ok", "ok", "ok", "ok", "right", "right", "ok", "ok", "left", "left")
    assert menu and menu.pages[-1].items[1:] == (SeatChoice("thief", bot(2)), SeatChoice("detective", bot(1)))
    assert isinstance(press(menu, "ok")[1], NewGame)


# ---- a new name


def line(menu: Menu, item: object) -> Menu:
    """Tap an item of the open page."""
    after, action = choose(menu, menu.pages[-1].items.index(item))
    assert after and action is None
    return after


def spelled(menu: Menu, name: str) -> Menu:
    """Return the page `spell` after these characters were entered."""
    for sign in name:
        (group,) = (group for group in (*LETTER_GROUPS, PUNCTUATION) if sign.upper() in group)
        menu = line(line(menu, group), sign)
    return menu


def new_name(situation: Situation, seat: str = "blue") -> Menu:
    """Return the page on which the name of a player of Catch'it is spelled."""
    menu = asked_for_names(situation)
    (named,) = (item for item in menu.pages[-1].items if isinstance(item, Named) and item.seat == seat)
    return line(line(menu, named), "new-name")


def test_in_the_first_session_nobody_is_asked_but_names_can_be_given() -> None:
    seats, _ = pressed(at(Situation(), "new-game"), "ok", "right", "ok", "ok", "ok")
    assert seats and isinstance(press(seats, "ok")[1], NewGame)
    assert lines(seats, "en")[1:5] == ["> Start", "  blue: at the table", "  red: at the table", "  Names"]
    names, _ = pressed(seats, "left", "ok")
    assert names and lines(names, "en")[:4] == ["What are your names?", "> Start", "  blue: no name", "  red: no name"]
    spell, _ = pressed(names, "right", "ok", "right", "ok")
    assert spell and lines(spell, "en")[:3] == ["What is your name?", "> A B C D E", "  F G H I J"]
    done, _ = pressed(spell, "ok", "ok", "ok", "right", "right", "right", "ok", "ok", "ok", "left", "ok")
    assert done and lines(done, "en")[2:4] == ["> blue: Ada", "  red: no name"]
    _, action = pressed(done, "left", "ok")
    assert isinstance(action, NewGame) and action.names == ("Ada", "")


def test_a_new_name_can_be_changed_again() -> None:
    menu = line(spelled(new_name(AT_HOME), "Zoé"), "done")
    again, _ = press(menu, "ok")
    assert again and lines(again, "en")[-3:-1] == ["> Zoé", "  A new name"]


@pytest.mark.parametrize("name", ["Zoé", "Jean-Noël", "Ann O'Hara", "Éloïse", "Bo"])
def test_names_are_written_as_they_are_in_both_languages(name: str) -> None:
    spell = spelled(new_name(AT_HOME), name)
    assert lines(spell, "en")[0] == f"Name: {name}…"
    assert lines(line(spell, "done"), "fr")[2] == f"> bleu : {name}"


def test_back_takes_back_one_choice_and_no_more() -> None:
    spell = spelled(new_name(AT_HOME), "Zo")
    letter, _ = press(spell, "back")
    assert letter and lines(letter, "en")[0] == "Name: Z…" and letter.pages[-1].chosen == "o"
    before, _ = pressed(letter, "back", "back", "back")
    assert before and lines(before, "en")[0] == "What is your name?"
    assert pressed(spell, *["back"] * len(spell.pages)) == (None, None)


def test_a_name_that_another_one_has_is_no_name_yet() -> None:
    menu = new_name(AT_HOME._replace(called=("", "Ada")))
    spell = spelled(menu, "Ada")
    assert lines(spell, "en")[0] == "Ada is already playing." and "done" not in spell.pages[-1].items
    assert lines(line(spelled(spell, " B"), "done"), "en")[2:4] == ["> blue: Ada B", "  red: Ada"]


def test_a_name_does_not_begin_with_a_sign_and_ends() -> None:
    assert PUNCTUATION not in new_name(AT_HOME).pages[-1].items
    assert PUNCTUATION not in spelled(new_name(AT_HOME), "Jo-").pages[-1].items
    assert spelled(new_name(AT_HOME), "Maximilienne").pages[-1].items == ("done",)
    taken = spelled(new_name(AT_HOME._replace(called=("", "Maximilienne"))), "Maximilienne")
    assert taken.pages[-1].items == LETTER_GROUPS


@given(st.lists(st.integers(0, 9), max_size=60), st.sampled_from(LANGUAGES))
def test_wherever_fingers_lead_names_fit_and_the_lines_too(fingers: list[int], lang: str) -> None:
    menu = asked_for_names(Situation(known=("W" * 20, "M" * 20), in_game=True))
    for finger in fingers:
        page = menu.pages[-1]
        after, action = choose(menu, finger % len(page.items))
        assert action is None and max(map(len, lines(menu, lang))) <= WIDTH
        given = [item.name for item in page.items if isinstance(item, Named) and item.name]
        assert all(map(name_fits, given)) and len(set(given)) == len(given)
        assert all(press(menu, button)[0] for button in BUTTON_NAMES if button in ("left", "right"))
        if after is None or after.pages[-1].name == "give-up":
            break
        menu = after
