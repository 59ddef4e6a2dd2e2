"""Stories about hints when all pieces stand in the open: nothing is hidden, or only cards and a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.bits import members
from engine.referee import AnyReferee
from hardware.virtual import VirtualTable
from pi_app.players import ON_SCREEN
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing
from tests.engine.games.rattrapez_le.table import run
from tests.engine.games.rattrapez_le.table import table as dealt
from tests.pi_app.wire.table_hands import TableHere, point

WIN = {"blue": ["A1", "D7"], "red": ["A2", "B2"], "ball": "D7", "to_move": "blue"}


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


def test_the_lights_show_the_pawn_that_can_win_and_then_where_it_goes(table: TableHere) -> None:
    table.new("catch-it", position=WIN)
    dark = table.get("lights")["lights"]
    table.press("menu", "right", "ok")
    assert "You can win with one move! Look at D7." in table.says()
    lit = table.get("lights")["lights"]
    changed = {(at % 11, at // 11) for at in range(121) if lit[at] != dark[at]}
    assert point("catch-it", "D7") in changed <= {point("catch-it", name) for name in WIN["blue"]}  # A1 may pulse.
    table.press("ok")
    assert "Carry the ball out from D7: you win!" in table.says()
    assert table.made() == [], "a hint is no move"


def secret_table() -> tuple[VirtualTable, Loop]:
    """Return a table at which the first player wants to catch the horse with the dog."""
    table = VirtualTable()
    loop = Loop(table.board, Settings(), journal=Journal.without_disk())
    referee: AnyReferee = dealt(2, first="dog= wife= dog+ maid=", secrets="dog maid")
    run(referee, "dog= B11", "wife= E7")
    seats = dict.fromkeys(("p1", "p2"), ON_SCREEN)
    sitting = Sitting.of(referee, seats, loop.thinks, keep_nothing)
    table.arrange(members(sitting.expected().pieces))
    loop.sit_down(sitting, table.now)
    table.advance(1000, loop.tick)
    return table, loop


def test_a_player_with_a_hidden_hand_is_advised_on_the_own_screen_only() -> None:
    table, loop = secret_table()
    with table:
        pages: Any = loop.private.pages
        before = list(table.lights())
        for key in ("b", "right"):
            pages.press("p1", key, table.now)
        table.advance(100, loop.tick)
        assert pages.page("p1").hint.texts[0].startswith("Steps: + goes 4, = goes 3, - goes 2.")
        pages.press("p1", "a", table.now)
        table.advance(100, loop.tick)
        assert pages.page("p1").hint.texts[0].startswith("Play ")
        assert pages.page("p2").hint is None
        said = " ".join(loop.lines())
        assert "Player 1 asked for a good move." in said and "Play " not in said and "Steps" not in said
        assert list(table.lights()) == before, "the lights know nothing of a secret hint"
