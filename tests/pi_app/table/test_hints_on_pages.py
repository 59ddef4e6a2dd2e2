"""Stories about hints for seats with secrets: the private page says what, the table only that one was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from engine import games
from engine.bits import members
from engine.game import Seat
from engine.referee import AnyReferee, Referee
from hardware.virtual import VirtualTable
from pi_app.players import ON_SCREEN, bot
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing


class Evening:
    """A game at a table without a disk: some seats are people with private pages, all others are bots."""

    def __init__(self, table: VirtualTable, game: str, people: tuple[Seat, ...], line: tuple[tuple[Seat, str], ...]):
        self.table = table
        self.loop = Loop(table.board, Settings(), journal=Journal.without_disk())
        self.referee: AnyReferee = Referee(games.load(game), {}, seed=1)
        for seat, text in line:
            self.referee.play(seat, games.load(game).read(text))
        seats = {seat: ON_SCREEN if seat in people else bot(1) for seat in self.referee.players}
        sitting = Sitting.of(self.referee, seats, self.loop.thinks, keep_nothing)
        self.loop.sit_down(sitting, table.now)
        table.arrange(set(members(sitting.expected().pieces)))
        self.wait(2000)

    def wait(self, ms: int = 100) -> None:
        self.table.advance(ms, self.loop.tick)

    @property
    def pages(self) -> Any:
        assert self.loop.private.pages is not None
        return self.loop.private.pages

    def press(self, seat: Seat, *keys: str) -> None:
        for key in keys:
            self.pages.press(seat, key, self.table.now)
        self.wait()

    def hint(self, seat: Seat) -> str:
        """Return the hint that lies on the page of a seat, in English."""
        hint = self.pages.page(seat).hint
        return "" if hint is None else str(hint.texts[0])


@contextmanager
def evening(game: str, people: tuple[Seat, ...], line: tuple[tuple[Seat, str], ...] = ()) -> Iterator[Evening]:
    with VirtualTable() as table:
        yield Evening(table, game, people, line)


CAMPS = (("north", "F6"), ("south", "E5 B3|B4"))


def test_a_builder_asks_in_the_menu_of_camps_and_nobody_else_reads_where_the_fugitive_could_go() -> None:
    with evening("traqueur", ("north", "south")) as here:
        lights = list(here.table.lights())
        here.press("north", "b", "right")
        assert here.hint("north").startswith("Place your fugitive and 30 walls at most.")
        here.press("north", "a")
        assert here.hint("north").startswith("Fugitive on ")
        assert not here.hint("south")
        said = " ".join(here.loop.lines())
        assert "North camp asked for a good move." in said and "Fugitive on" not in said
        assert list(here.table.lights()) == lights and not here.referee.line


def test_a_builder_puts_the_hint_away_and_goes_on_building() -> None:
    with evening("traqueur", ("north", "south")) as here:
        here.press("north", "a", "b", "right", "b")
        assert not here.hint("north")
        here.press("north", "b", "a")
        assert [(seat, here.referee.game.write(move)) for seat, move in here.referee.line] == [("north", "C3")]


def test_a_detective_reads_the_cells_left_and_a_reason_on_the_page_alone() -> None:
    with evening("traqueur", ("north", "south"), CAMPS) as here:
        here.press("north", "b", "right")
        assert here.hint("north") == "The fugitive can still be on 36 cells. Walls found: 0, of 30 at most."
        here.press("north", "a")
        assert here.hint("north").endswith("you have not tried this way in. Ways in not tried yet: 6.")
        said = " ".join(here.loop.lines())
        assert "36 cells" not in said and "not tried" not in said


@pytest.mark.parametrize("keys", [("b", "right"), ("b", "right", "a")])
def test_the_lights_show_nothing_of_a_hint_on_a_page(keys: tuple[str, ...]) -> None:
    with evening("traqueur", ("north", "south"), CAMPS) as here:
        lights = list(here.table.lights())
        here.press("north", *keys)
        assert here.hint("north") and list(here.table.lights()) == lights


def test_a_thief_of_chicago_reads_the_odds_and_a_gate_to_enter_by() -> None:
    with evening("chicago", ("thief1", "thief2", "police")) as here:
        here.press("thief1", "b", "right")
        assert here.hint("thief1") == "Houses never opened: 59. Police in 22, thieves in 2. Free gates: 12."
        here.press("thief1", "a")
        assert here.hint("thief1").startswith("Enter by ")
        said = " ".join(here.loop.lines())
        assert "Thief 1 asked for a good move." in said and "Enter by" not in said and "Free gates" not in said
