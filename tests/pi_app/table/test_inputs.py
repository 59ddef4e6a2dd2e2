"""The loop handles the inputs of its queue in order, and drops those that come too late."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from engine import games
from engine.referee import Referee
from hardware.buttons import Press
from hardware.virtual import VirtualTable
from pi_app.pages.keys import KeyEvent
from pi_app.players import ON_SCREEN
from pi_app.system.settings import Settings
from pi_app.table.actions import ShutDown
from pi_app.table.inputs import Input, Secret
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.thinking import think

KEY = KeyEvent("a", "down")


class Ear:
    """A private screen that records its inputs and their times."""

    def __init__(self) -> None:
        self.heard: list[tuple[object, int]] = []

    def hear(self, what: object, now: int) -> None:
        self.heard.append((what, now))


class Table:
    def __init__(self, table: VirtualTable) -> None:
        self.loop, self.ear = Loop(table.board, Settings(), journal=Journal.without_disk()), Ear()
        self.first = self.sit_down()

    def sit_down(self) -> Sitting:
        sitting = Sitting.of(
            Referee(games.load("catch-a-thief"), {}, seed=1), {"thief": ON_SCREEN}, think, keep_nothing
        )
        self.loop.sit_down(sitting, 0)
        return sitting

    def tick(self, *given: Input, now: int = 20) -> None:
        self.loop.inputs.extend(given)
        self.loop.tick(now)
        assert not self.loop.inputs


@pytest.fixture
def table() -> Iterator[Table]:
    with VirtualTable() as virtual:
        yield Table(virtual)


def test_what_was_put_in_is_heard_at_the_next_tick_in_its_order(table: Table) -> None:
    other = KeyEvent("b", "down")
    table.tick(Secret(table.first, table.ear, KEY), Secret(table.first, table.ear, other), now=40)
    assert table.ear.heard == [(KEY, 40), (other, 40)]


def test_a_key_after_the_menu_has_opened_was_not_meant_for_a_covered_page(table: Table) -> None:
    key = Secret(table.first, table.ear, KEY)
    table.tick(key, Press("menu"), key)
    assert len(table.ear.heard) == 1 and table.loop.menu is not None
    table.tick(Press("menu"), key)
    assert len(table.ear.heard) == 2 and table.loop.menu is None


def test_a_key_for_a_game_that_is_no_longer_played_is_in_vain(table: Table) -> None:
    table.sit_down()
    table.tick(Secret(table.first, table.ear, KEY))
    assert not table.ear.heard


def test_another_thread_only_puts_in(table: Table) -> None:
    thread = threading.Thread(target=table.loop.inputs.append, args=(Press("menu"),))
    thread.start()
    thread.join()
    assert table.loop.menu is None
    table.tick()
    assert table.loop.menu is not None


def test_somebody_who_leaves_ends_the_session_after_what_was_done_before(table: Table) -> None:
    table.tick(Secret(table.first, table.ear, KEY), ShutDown())
    assert table.ear.heard and table.loop.shut_down
