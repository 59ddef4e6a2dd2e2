"""The menu: the five buttons reach everything, and nothing is a dead end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from engine import bots, games
from hardware.buttons import BUTTON_NAMES
from pi_app.players import AT_TABLE, ON_SCREEN, bot
from pi_app.system.settings import AIDS, BRIGHTNESS, HINT_RULES
from pi_app.table.actions import (
    Action,
    Aid,
    AskHint,
    Brightness,
    Continue,
    HintRule,
    Language,
    NewGame,
    ShutDown,
    Sound,
    StartSelfTest,
    TakeBack,
)
from pi_app.table.menu import menu as menus
from pi_app.table.menu.menu import PLAYERS, abouts, lines, press
from pi_app.table.menu.pages import Menu, MenuPage, SeatChoice, Situation
from pi_app.table.menu.top_page import open_menu
from pi_app.words import LANGUAGES
from tests.pi_app.table.menu.walk import at, pressed

WIDTH = 40
IDLE = Situation()
PLAYING = Situation(in_game=True, can_take_back=True)


def changes(menu: Menu, situation: Situation) -> int:
    """Return how many settings and seats differ from the first menu. The spelling of names counts as too many."""
    if menu.pages[-1].name == "spell":
        return 2
    settings = sum(now != before for now, before in zip(menu.situation, situation, strict=True))
    places = [item for page in menu.pages for item in page.items if isinstance(item, SeatChoice)]
    return settings + sum(place.player not in (AT_TABLE, menus.HIDDEN_PLAYER) for place in places)


@cache
def explored(situation: Situation) -> tuple[tuple[Menu, ...], tuple[Action, ...]]:
    """Return all menus that buttons reach with at most one change, and all their actions. Searches breadth first."""
    found, actions = {open_menu(situation): None}, []
    waiting = list(found)
    for menu in waiting:
        for button in BUTTON_NAMES:
            after, action = press(menu, button)
            actions += [action] if action else []
            if after and after not in found and changes(after, situation) < 2:
                found[after] = None
                waiting.append(after)
    return tuple(found), tuple(actions)


def new_games(situation: Situation) -> Iterator[NewGame]:
    for action in explored(situation)[1]:
        if isinstance(action, NewGame):
            yield action


# ---- everything can be reached


@pytest.mark.slow
def test_buttons_reach_every_setting_and_every_deed() -> None:
    _, actions = explored(PLAYING)
    wanted: list[Action] = [Continue(), TakeBack(), StartSelfTest(), ShutDown()]
    wanted += [*map(Aid, AIDS), *map(HintRule, HINT_RULES)]
    wanted += [Sound(True), Sound(False), *map(Brightness, BRIGHTNESS), *map(Language, LANGUAGES)]
    assert [action for action in wanted if action not in actions] == []


@pytest.mark.slow
def test_every_game_can_be_started_with_every_value_of_every_option_it_asks_for() -> None:
    started = {(new.game, *new.options.items()) for new in new_games(IDLE)}
    wanted = set()
    for name in games.names():
        options = {key: option for key, option in games.load(name).options.items() if option.asked}
        for values in product(*(option.values for option in options.values())):
            wanted.add((name, *zip(options, values, strict=True)))
    assert started == wanted
    assert ("catch-it", ("starter", "red")) in started, "the position is for programs"
    assert ("chicago", ("players", 5)) in started and ("rattrapez-le", ("players", 6)) in started


@pytest.mark.slow
def test_every_seat_can_be_played_by_everybody_who_is_able() -> None:
    sat = {(new.game, seat, player) for new in new_games(IDLE) for seat, player in new.seats.items()}
    for name in games.names():
        for seat in games.load(name).every_seat():
            able = {player for game, at, player in sat if (game, at) == (name, seat)}
            assert able == set(PLAYERS) - ({AT_TABLE} if seat == "thief" else set()), (name, seat)


def test_every_game_that_starts_has_legal_options_and_a_player_for_each_seat() -> None:
    for new in new_games(IDLE):
        game = games.load(new.game)
        assert tuple(new.seats) == game.seats(game.check(new.options))


def test_the_bots_of_the_menu_exist() -> None:
    levels = {player.level for player in PLAYERS if player.is_bot}
    assert levels == set(bots.LEVELS) - {0}


@pytest.mark.parametrize("item", open_menu(PLAYING).pages[0].items)
def test_left_and_right_reach_each_item_of_the_top_page_and_come_around(item: str) -> None:
    menu = at(PLAYING, item)
    assert pressed(menu, "left", "right")[0] == menu
    assert pressed(menu, *["right"] * len(menu.pages[0].items))[0] == menu


# ---- nothing is a dead end


@pytest.mark.slow
@pytest.mark.parametrize("situation", [IDLE, PLAYING], ids=["idle", "playing"])
def test_back_leads_up_page_by_page_and_out_and_the_menu_button_leads_out_at_once(situation: Situation) -> None:
    found, _ = explored(situation)
    assert len(found) > 100
    for menu in found:
        assert press(menu, "menu") == (None, None)
        assert pressed(menu, *["back"] * len(menu.pages)) == (None, None)


def test_going_back_takes_back_one_choice_and_keeps_the_mark() -> None:
    menu, _ = pressed(at(IDLE, "new-game"), "ok", "right", "right", "right", "ok", "right", "ok", "right", "ok")
    assert menu and menu.pages[-1].name == "seats"
    assert [page.chosen for page in menu.pages[1:4]] == ["chicago", 4, 4]
    above, _ = press(menu, "back")
    assert above and above.pages[-1] == MenuPage("length", (1, 4), 1)
    above, _ = press(above, "back")
    assert above and above.pages[-1] == MenuPage("option", (3, 4, 5), 1, "players")


# ---- what a player sees


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("situation", [IDLE, PLAYING], ids=["idle", "playing"])
def test_every_page_fits_the_screen_in_both_languages(situation: Situation, lang: str) -> None:
    for menu in explored(situation)[0]:
        shown = lines(menu, lang)
        assert [line for line in shown if len(line) > WIDTH] == []
        assert [line[:1] for line in shown[1:-1]].count(">") == 1
        assert len(set(shown)) == len(shown), "no two lines look alike"


def test_the_top_page_shows_the_settings_as_they_are() -> None:
    menu = open_menu(Situation(brightness="evening", sound=False, lang="fr"))
    assert lines(menu, "en") == [
        "What now?",
        "> New game",
        "  Learn a game",
        "  How to play",
        "  What the lights mean",
        "  Light show",
        "  Games played here",
        "  Possible places: lit with a hint",
        "  Hints: allowed",
        "  Brightness: evening",
        "  Sound: off",
        "  Language: Français",
        "  Test the table",
        "  Shut down",
        "← → move · ok choose · back close",
    ]


def test_continue_and_take_back_are_offered_only_when_there_is_something_to_go_on_with() -> None:
    assert open_menu(PLAYING).pages[0].items[:3] == ("continue", "take-back", "new-game")
    assert open_menu(Situation(in_game=True)).pages[0].items[:2] == ("continue", "new-game")
    assert open_menu(IDLE).pages[0].items[0] == "new-game"


def test_the_lights_of_the_game_on_the_table_are_explained_and_two_buttons_lead_back() -> None:
    menu, _ = pressed(at(Situation(game="catch-a-thief", in_game=True), "lights"), "ok")
    assert menu is not None and lines(menu, "en")[:3] == [
        "What the lights mean",
        "> orange: same row or column",
        "  blue: neither row nor column",
    ]
    for button in ("ok", "back"):
        after, action = pressed(menu, "right", button)
        assert after is not None and after.pages[-1].name == "top" and action is None


# ---- choices


def test_a_switch_turns_at_once_and_the_menu_stays_open() -> None:
    menu, action = press(at(IDLE, "aid"), "ok")
    assert action == Aid("always") and menu
    assert "> Possible places: always lit" in lines(menu, "en")
    menu, action = press(menu, "ok")
    assert action == Aid("never") and menu
    assert press(menu, "ok")[1] == Aid("asked")


def test_a_hint_is_offered_to_the_seat_that_may_ask_and_its_rule_is_fixed_in_a_match() -> None:
    asker = PLAYING._replace(hint_seat="detective")
    assert open_menu(asker).pages[0].items[:2] == ("continue", "hint")
    assert press(at(asker, "hint"), "ok") == (None, AskHint("detective"))
    assert "hint" not in open_menu(PLAYING).pages[0].items
    assert press(at(PLAYING, "hints"), "ok")[1] == HintRule("no-match")
    assert "hints" not in open_menu(PLAYING._replace(in_match=True)).pages[0].items


def test_choosing_a_brightness_comes_back_to_the_top_page_which_shows_it() -> None:
    menu, action = pressed(at(IDLE, "brightness"), "ok", "left", "ok")
    assert action == Brightness("night") and menu
    assert "> Brightness: night" in lines(menu, "en")


def test_the_language_page_can_be_read_by_everybody() -> None:
    menu, _ = press(at(IDLE, "language"), "ok")
    assert menu
    for lang in LANGUAGES:
        assert lines(menu, lang)[1:3] == ["> English", "  Français"]


def test_the_table_is_shut_down_after_one_question_only() -> None:
    menu, action = press(at(PLAYING, "shut-down"), "ok")
    assert menu and action is None
    assert lines(menu, "en") == ["Shut the table down?", "> Shut down", "ok yes · back no"]
    assert press(menu, "ok") == (None, ShutDown())
    assert pressed(menu, "back")[0] == at(PLAYING, "shut-down")


@pytest.mark.parametrize("number", range(len(games.names())), ids=games.names())
def test_pressing_ok_and_ok_again_starts_each_game_with_its_usual_options(number: int) -> None:
    menu, action = pressed(at(IDLE, "new-game"), "ok", *["right"] * number)
    while menu:
        menu, action = press(menu, "ok")
    assert isinstance(action, NewGame) and action.game == games.names()[number]
    game = games.load(action.game)
    assert game.check(action.options) == game.check({})
    assert set(action.seats.values()) <= {AT_TABLE, bot(2)}
    assert AT_TABLE in action.seats.values()


def test_the_thief_who_moves_in_secret_is_a_bot_unless_somebody_takes_the_handheld() -> None:
    menu, _ = pressed(at(IDLE, "new-game"), "ok", "ok", "ok", "ok")
    assert menu and lines(menu, "en")[2:4] == ["  thief: bot, good", "  detective: at the table"]
    assert pressed(menu, "ok")[1] == NewGame("catch-a-thief", {"variant": 1}, {"thief": bot(2), "detective": AT_TABLE})
    _, action = pressed(menu, "right", "ok", "ok", "left", "ok")
    assert action == NewGame("catch-a-thief", {"variant": 1}, {"thief": ON_SCREEN, "detective": AT_TABLE})


def test_a_game_in_progress_is_given_up_only_after_a_question() -> None:
    menu, action = pressed(at(PLAYING, "new-game"), "ok", "ok", "ok", "ok", "ok")
    assert action is None and menu
    assert lines(menu, "en")[0] == "This discards the game on the table."
    kept, _ = press(menu, "back")
    assert kept and kept.pages[-1].name == "seats"
    closed, action = press(menu, "ok")
    assert closed is None and isinstance(action, NewGame)


def test_of_a_match_the_question_says_so() -> None:
    situation = PLAYING._replace(in_match=True)
    menu, _ = pressed(at(situation, "new-game"), "ok", "ok", "ok", "ok", "ok")
    assert menu and lines(menu, "en")[0] == "This discards the match on the table."
    assert lines(menus.ask_to_give_up(situation), "en")[0] == "Discard the match on the table?"


def test_a_match_has_as_many_games_as_the_customs_of_the_game_allow() -> None:
    lengths: dict[tuple[str, int], set[int]] = {}
    for new in new_games(IDLE):
        lengths.setdefault((new.game, len(new.seats)), set()).add(new.length)
    assert lengths[("catch-a-thief", 2)] == {1, 2, 4, 6}, "roles swap after every game"
    assert {players: lengths[("chicago", players)] for players in (3, 4, 5)} == {3: {1, 3, 6}, 4: {1, 4}, 5: {1, 5}}
    assert lengths[("catch-it", 2)] == lengths[("rattrapez-le", 6)] == {1, 2, 3, 4, 5, 6}


# ---- nothing is lost by mistake


def test_every_way_to_a_new_game_during_a_game_leads_past_the_question() -> None:
    for menu in explored(PLAYING)[0]:
        _, action = press(menu, "ok")
        assert not isinstance(action, NewGame) or menu.pages[-1].name == "give-up"


def test_a_button_that_the_table_does_not_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="no button 'up'"):
        press(open_menu(IDLE), "up")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_chosen_is_explained_while_it_is_chosen(lang: str) -> None:
    menu, _ = press(open_menu(Situation()), "ok")
    told: dict[str, tuple[str, ...]] = {}
    while menu is not None and menu.pages[-1].name != "seats":
        told[menu.pages[-1].name] = abouts(menu, lang)
        menu, _ = press(menu, "ok")
    assert menu is not None
    assert set(told) == {"game", "option", "length"}
    assert all(len(set(texts)) >= 2 for texts in told.values())
    menu, _ = press(menu, "right")
    players = set()
    for _ in PLAYERS:
        assert menu is not None
        players.add(abouts(menu, lang)[1])
        menu, _ = press(menu, "ok")
    assert len(players) >= 4 and "" not in players
