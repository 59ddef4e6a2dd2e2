"""Stories about reading the rules in the middle of a game: through the menu, and after a refusal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pi_app.wire.table_hands import Point, TableHere, point


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


def sq(name: str) -> Point:
    return point("catch-it", name)


def refused(table: TableHere) -> str:
    """Move a pawn where it may not go, and return what the table says."""
    table.new("catch-it")
    table.carry(sq("A1"), sq("A5"))
    table.wait(800)
    return table.text()


def test_a_refusal_names_its_rule_and_right_opens_the_article(table: TableHere) -> None:
    assert "Rule 3. →: read it." in refused(table)
    table.press("right")
    assert table.says()[0].startswith("Catch'it · 3 · ")
    assert table.says()[-1].endswith("LEFT, RIGHT: turn · BACK: close")


def test_back_returns_to_the_game_as_it_stood(table: TableHere) -> None:
    before = refused(table)
    table.press("right", "right", "back")
    assert table.text() == before
    table.carry(sq("A5"), sq("A2"))
    table.wait()
    assert table.made() == ["A1-A2"]


def test_a_move_that_is_made_while_somebody_reads_counts_afterwards(table: TableHere) -> None:
    refused(table)
    table.press("right")
    table.carry(sq("A5"), sq("A2"))
    table.wait(3000)
    assert table.made() == []
    table.press("back")
    table.wait()
    assert table.made() == ["A1-A2"]


def test_a_bot_waits_until_the_rules_are_closed(table: TableHere) -> None:
    table.new("catch-it", {"blue": "bot:0"})
    table.press("menu")
    table.press(*["right"] * table_items(table, "How to play"), "ok", "ok")
    table.wait(20_000)
    assert table.made() == []
    table.press("menu")
    table.wait(20_000)
    assert len(table.made()) == 2


def table_items(table: TableHere, wanted: str) -> int:
    """Return how many times RIGHT has to be pressed to reach a line of the menu that is open."""
    lines = [line[2:] for line in table.says()[1:-1]]
    return (lines.index(wanted) - next(at for at, line in enumerate(table.says()[1:-1]) if line[0] == ">")) % len(lines)


def test_the_menu_leads_to_the_rules_of_the_game_on_the_table_first(table: TableHere) -> None:
    table.new("catch-it")
    table.press("menu")
    table.press(*["right"] * table_items(table, "How to play"), "ok")
    assert "> Catch'it" in table.says()
    table.press("ok")
    assert table.says()[0].startswith("Catch'it · ")
    table.press("back")
    assert "> Catch'it" in table.says(), "BACK returns to the menu below"
    table.press("left", "ok")
    assert table.says()[0].startswith("Catch a Thief · ")


def test_menu_leads_out_of_the_rules_to_the_game(table: TableHere) -> None:
    before = refused(table)
    table.press("right", "menu")
    assert table.text() == before


def test_ok_still_offers_to_enter_the_move_with_the_buttons(table: TableHere) -> None:
    before = refused(table)
    table.press("ok")
    assert table.text() != before and "read it" not in table.text()
