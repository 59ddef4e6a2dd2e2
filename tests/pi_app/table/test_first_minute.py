"""Stories about the first minute: what greets somebody who has just started the table, and how to play again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.disk.file import FILE
from pi_app.players import AT_TABLE, ON_SCREEN, bot
from pi_app.system.settings import SETTINGS_FILE
from pi_app.table.loop import Loop
from pi_app.table.private_screens import NoScreens
from pi_app.words import LANGUAGES
from tests.pi_app.table.test_matches import CAUGHT, Table


def after_a_game(folder: Path) -> None:
    """Play a game with Ada as the detective against a bot."""
    with VirtualTable() as table, closing((here := Table(table, folder, ("Ada",))).loop):
        here.loop.start("catch-a-thief", {"variant": 2}, {"thief": bot(1)}, 0)
        here.play(CAUGHT)


# ---- play again


@pytest.mark.parametrize("presses", [("menu", "ok"), ("ok", "ok")])
def test_two_presses_from_power_on_repeat_the_last_game(tmp_path: Path, presses: tuple[str, ...]) -> None:
    after_a_game(tmp_path)
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.wait(100)
        here.press(*presses)
        assert here.sitting.referee.game.name == "catch-a-thief"
        assert here.sitting.referee.options["variant"] == 2
        assert here.sitting.seats == {"thief": bot(1), "detective": AT_TABLE}
        assert here.sitting.series is not None
        assert [place.name for place in here.sitting.series.places()] == ["", "Ada"]
        assert not here.sitting.referee.line


def test_the_menu_says_who_would_play_again(tmp_path: Path) -> None:
    after_a_game(tmp_path)
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.press("menu")
        assert "> Play again: Catch a Thief" in here.loop.lines()
        assert "thief: bot, easy · detective: Ada" in here.loop.lines()


def test_a_match_is_repeated_as_a_match(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, 0, 2)
        here.play(CAUGHT)
        here.press("ok")
        here.play(CAUGHT)
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.press("menu", "ok")
        here.wait(100)
        assert "Game 1 of 2: Ada (thief) 0 · Basile (detective) 0" in here.says()


def test_a_table_that_has_seen_no_game_offers_none_again(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.press("menu")
        assert "Play again" not in here.says()
        here.press("back", "ok")
        assert "> Learn a game" in here.loop.lines()


def test_a_game_that_only_another_version_knows_is_not_offered_again(tmp_path: Path) -> None:
    after_a_game(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE seats SET sits = 'wizard' WHERE sits = 'bot:1'")
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.press("menu")
        assert "Play again" not in here.says() and "> New game" in here.loop.lines()


# ---- the greeting


def begun(folder: Path, table: VirtualTable, **given: object) -> Loop:
    environment = {"XDG_STATE_HOME": str(folder), "STATE_DIRECTORY": str(folder)}
    session = plan({"virtual": True, **given}, environment)
    return session.begin(table.board, NoScreens())


def test_a_newcomer_at_a_virtual_table_is_greeted_with_learning_first(tmp_path: Path) -> None:
    with VirtualTable() as table, closing(begun(tmp_path, table)) as loop:
        assert loop.lines()[:2] == ["Welcome to Filature!", "> Learn a game"]
        assert "A guided first game, about five minutes." in " ".join(loop.lines())


def test_somebody_who_played_here_is_greeted_with_the_last_game(tmp_path: Path) -> None:
    after_a_game(tmp_path)
    with VirtualTable() as table, closing(begun(tmp_path, table)) as loop:
        assert loop.lines()[:2] == ["Welcome to Filature!", "> Play again: Catch a Thief"]


def test_menu_leads_from_the_greeting_to_everything_else(tmp_path: Path) -> None:
    with VirtualTable() as table, closing(begun(tmp_path, table)) as loop:
        table.press("menu")
        table.advance(100, loop.tick)
        assert loop.lines()[0] == "What now?" and "  Test the table" in loop.lines()


def test_a_real_table_is_not_greeted_but_idles(tmp_path: Path) -> None:
    with VirtualTable() as table, closing(begun(tmp_path, table, virtual=False)) as loop:
        assert loop.menu is None


def test_a_game_on_the_command_line_or_on_the_disk_comes_before_the_greeting(tmp_path: Path) -> None:
    with VirtualTable() as table, closing(begun(tmp_path, table, game="catch-it")) as loop:
        assert loop.menu is None and loop.playing is not None
    with VirtualTable() as table, closing(begun(tmp_path, table)) as loop:
        assert loop.menu is None and loop.snapshot().resting


def test_a_warning_is_not_hidden_by_the_greeting(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text("{")
    with VirtualTable() as table, closing(begun(tmp_path, table)) as loop:
        assert loop.menu is None and "damaged" in " ".join(loop.lines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_of_a_menu_explain_what_is_marked(tmp_path: Path, lang: str) -> None:
    with VirtualTable() as table, closing(begun(tmp_path, table)) as loop:
        loop.change(loop.settings._replace(lang=lang))
        assert loop.menu is not None
        for button in ("right", "ok"):
            table.press(button)
            table.advance(100, loop.tick)
            table.release(button)
            table.advance(100, loop.tick)
        assert {"en": "A thief flees", "fr": "Un voleur fuit"}[lang] in " ".join(loop.lines())
