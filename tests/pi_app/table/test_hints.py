"""Stories about hints: who may ask, what everybody learns of it, and what only the player who asked sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import games
from engine.referee import AnyReferee, Referee
from hardware.virtual import VirtualTable
from pi_app.players import ON_SCREEN, bot
from pi_app.screens import hidden_screen
from pi_app.system.settings import Settings
from pi_app.table.inputs import Inputs
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.thinking import Thinker
from pi_app.words import LANGUAGES
from tests.pi_app.table.test_rules_at_table import table_items
from tests.pi_app.wire.table_hands import Point, TableHere, point


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


def cell(name: str) -> Point:
    return point("catch-a-thief", name)


def second_visit(table: TableHere) -> None:
    """Play until the detective has seen the first clue, and is to move again. The thief is on 5G."""
    table.new("catch-a-thief", {"thief": "line"})
    table.play("thief", "6G")
    table.put(cell("6F"))
    table.wait()
    table.play("thief", "5G")
    table.wait(200)


def ask(table: TableHere, line: str = "A hint") -> None:
    table.press("menu")
    table.press(*["right"] * table_items(table, line), "ok")


# ---- in public: the detective has no secrets


def test_the_detective_sees_where_the_thief_can_be_and_the_lights_show_it(table: TableHere) -> None:
    second_visit(table)
    dark = table.get("lights")["lights"]
    ask(table)
    assert "The thief can be on 8 points: the lit ones fit all clues." in " ".join(table.says())
    candidates = [cell(name) for name in ("4F", "5E", "5G", "6D", "6H", "7E", "7G", "8F")]
    lit = table.get("lights")["lights"]
    changed = {(at % 11, at // 11) for at in range(121) if lit[at] != dark[at]}
    assert set(candidates) <= changed | table.lit("ffffff") and changed <= {*candidates, cell("6F")}


def test_asked_again_the_table_names_a_good_move_with_its_reason(table: TableHere) -> None:
    second_visit(table)
    ask(table)
    assert "OK: show a good move. BACK: close the hint." in table.says()
    table.press("ok")
    assert any(line.startswith("Visit ") for line in table.says()), table.text()
    assert table.made() == ["6G", "6F", "5G"], "a hint is no move"


def test_everybody_is_told_that_a_hint_was_asked_for_and_the_record_keeps_it(table: TableHere) -> None:
    second_visit(table)
    ask(table)
    assert "Detective asked for a hint." in table.says()
    table.press("ok")
    assert "Detective asked for a good move." in table.says()
    shown = table.get("events", seat="thief", since=0)["events"]
    assert shown[-2:] == [
        {"kind": "hint", "by": "detective", "what": "facts"},
        {"kind": "hint", "by": "detective", "what": "move"},
    ]
    kept = table.get("record")["record"]
    assert kept["format"] == "filature-record-2" and [mark["at"] for mark in kept["marks"]] == [3, 3]


def test_back_closes_the_hint_and_asking_once_more_goes_on_from_there(table: TableHere) -> None:
    second_visit(table)
    before = table.says()
    ask(table)
    table.press("back")
    assert [line for line in table.says() if "hint" not in line] == before
    ask(table, "A hint: a good move")
    assert any(line.startswith("Visit ") for line in table.says())
    table.press("back")
    marks = len(table.get("record")["record"]["marks"])
    ask(table, "A hint: a good move")
    assert any(line.startswith("Visit ") for line in table.says())
    assert len(table.get("record")["record"]["marks"]) == marks, "the same hint is shown again"


def test_a_hint_takes_the_place_of_a_question_that_ok_has_opened(table: TableHere) -> None:
    second_visit(table)
    table.press("ok")
    assert "The detective visits 6F again?" in table.says()
    ask(table)
    assert (
        "OK: show a good move. BACK: close the hint." in table.says()
        and "The detective visits 6F again?" not in table.says()
    )
    table.press("back", "ok")
    assert "The detective visits 6F again?" in table.says(), "OK asks again once the hint is closed"


def test_a_question_about_the_pieces_stands_before_a_hint(table: TableHere) -> None:
    position = {"blue": ["E2", "D2", "C3", "B5"], "red": ["G7", "F7"], "ball": "D2", "to_move": "blue"}
    table.new("catch-it", position=position)
    table.carry(point("catch-it", "E2"), point("catch-it", "A6"))
    table.wait()
    assert "Does it take the ball?" in table.says()
    ask(table)
    assert "Does it take the ball?" in table.says() and "Blue asked for a hint." in table.says()


def test_a_move_ends_the_hint(table: TableHere) -> None:
    second_visit(table)
    ask(table)
    table.carry(cell("6F"), cell("6H"))
    table.wait()
    assert table.made()[-1] == "6H"
    assert "fit all clues" not in table.text() and "show a good move" not in table.text()


def test_nobody_is_offered_a_hint_while_somebody_else_is_to_act(table: TableHere) -> None:
    table.new("catch-a-thief", {"thief": "bot:1"})
    table.press("menu")
    assert not [line for line in table.says() if "A hint" in line]


# ---- in secret: the thief


def secret_table(settings: Settings | None = None) -> tuple[VirtualTable, Loop]:
    table = VirtualTable()
    loop = Loop(table.board, settings or Settings(), journal=Journal.without_disk())
    referee: AnyReferee = Referee(games.load("catch-a-thief"), {}, seed=1)
    seats = {"thief": ON_SCREEN, "detective": bot(0)}
    loop.sit_down(Sitting.of(referee, seats, loop.thinks, keep_nothing), table.now)
    table.advance(100, loop.tick)
    return table, loop


def pages_of(loop: Loop) -> Any:
    assert loop.private.pages is not None
    return loop.private.pages


def test_the_thief_asks_on_the_private_page_and_only_the_page_says_what() -> None:
    table, loop = secret_table()
    with table:
        pages, sitting = pages_of(loop), loop.sitting
        assert sitting is not None and pages.page("thief").can_ask
        before = list(table.lights())
        for key in ("b", "right"):
            pages.press("thief", key, table.now)
        table.advance(100, loop.tick)
        facts = pages.page("thief").hint
        assert facts is not None and facts.texts[0].startswith("Everybody knows that you start from 6F.")
        pages.press("thief", "a", table.now)
        table.advance(100, loop.tick)
        advice = pages.page("thief").hint
        assert advice is not None and advice.texts[0].startswith("Step to ") and not advice.more
        said = " ".join(loop.lines())
        assert "Thief asked for a good move." in said and "Step to" not in said and "start from" not in said
        assert list(table.lights()) == before, "the lights know nothing of a secret hint"
        assert not sitting.referee.line


def test_a_key_removes_the_hint_and_the_same_keys_show_it_again() -> None:
    table, loop = secret_table()
    with table:
        pages = pages_of(loop)
        for key in ("b", "right", "a", "b"):
            pages.press("thief", key, table.now)
        assert pages.page("thief").hint is None
        for key in ("b", "right"):
            pages.press("thief", key, table.now)
        hint = pages.page("thief").hint
        assert hint is not None and hint.texts[0].startswith("Step to ")
        assert loop.sitting is not None and len(loop.sitting.referee.marks) == 2


def test_a_finger_finds_the_hint_on_the_hidden_screen() -> None:
    table, loop = secret_table()
    with table:
        pages = pages_of(loop)
        page, move = hidden_screen.tap(pages.game_pages, pages.page("thief"), hidden_screen.HINT_TAP)
        pages.enter("thief", page, move, table.now)
        assert pages.page("thief").hint.more
        page, move = hidden_screen.tap(pages.game_pages, pages.page("thief"), "a")
        pages.enter("thief", page, move, table.now)
        assert not pages.page("thief").hint.more
        page, move = hidden_screen.tap(pages.game_pages, pages.page("thief"), "b")
        pages.enter("thief", page, move, table.now)
        assert pages.page("thief").hint is None and move is None


def test_the_menu_lays_the_hint_of_a_secret_seat_on_its_page() -> None:
    table, loop = secret_table()
    with table:
        for button in ("menu", "right", "ok"):
            table.press(button)
            table.advance(100, loop.tick)
            table.release(button)
            table.advance(100, loop.tick)
        assert "Thief asked for a hint." in loop.lines() and "start from" not in " ".join(loop.lines())
        assert pages_of(loop).page("thief").hint is not None


# ---- what a table or a match allows


@pytest.mark.parametrize(("rule", "single", "match"), [("always", 1, 1), ("no-match", 1, 0), ("never", 0, 0)])
def test_a_table_or_a_match_may_forbid_hints(rule: str, single: bool, match: bool) -> None:
    with VirtualTable() as table:
        loop = Loop(table.board, Settings(hints=rule), journal=Journal.without_disk())
        for length, allowed in ((1, single), (2, match)):
            loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, table.now, length)
            table.advance(100, loop.tick)
            assert (loop.situation().hint_seat == "thief") == bool(allowed)
            assert pages_of(loop).page("thief").can_ask == bool(allowed)


def test_a_table_that_never_lights_possible_places_does_not_work_them_out(table: TableHere) -> None:
    second_visit(table)
    table.press("menu")
    table.press(*["right"] * table_items(table, "Possible places: lit with a hint"), "ok", "ok", "back")
    ask(table)
    assert "The thief has taken 2 steps, each one farther from 6F." in table.says()


def test_a_lesson_has_no_hints(table: TableHere) -> None:
    loop = table._desk._loop
    loop.learn("catch-a-thief", "detective", 0)
    table.wait(500)
    assert not loop.situation().hint_seat


# ---- the bot that advises


def test_the_advice_is_thought_out_while_the_table_goes_on() -> None:
    inputs = Inputs()
    with VirtualTable() as table:
        loop = Loop(table.board, Settings(), journal=Journal.without_disk(), inputs=inputs, thinks=Thinker(inputs))
        referee: AnyReferee = Referee(games.load("catch-a-thief"), {}, seed=1)
        loop.sit_down(Sitting.of(referee, {"thief": ON_SCREEN}, loop.thinks, keep_nothing), table.now)
        table.advance(100, loop.tick)
        sitting = loop.sitting
        assert sitting is not None
        sitting.ask_hint("thief")
        sitting.ask_hint("thief")
        waiting = sitting.hinting.given("thief")
        assert waiting is not None and waiting.hint.text("en") == "Looking for a good move …"
        while sitting.hinting.given("thief") is waiting:
            table.advance(20, loop.tick)
        advice = sitting.hinting.given("thief")
        assert advice is not None and all(advice.hint.text(lang) for lang in LANGUAGES)
        assert advice.hint.text("en").startswith("Step to ")
