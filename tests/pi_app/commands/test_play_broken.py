"""Tests of electronics that fail during a game or the self-test: it ends with a sentence, and the game is kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hardware.errors import ElectronicsError
from hardware.virtual import DARK_HEX, VirtualTable
from pi_app.commands.opening import plan
from pi_app.commands.play import at_table
from pi_app.commands.selftest import with_person
from pi_app.players import ON_SCREEN
from pi_app.robots.thumbs import Thumbs
from pi_app.system.settings import Settings
from pi_app.table.loop import Loop
from pi_app.terminal.keyboard import Keys
from pi_app.words import LANGUAGES, say


class error(Exception):  # noqa: N801 - lgpio's exception has this name
    """The exception that lgpio raises if a pin fails."""


error.__module__ = "lgpio"


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable() as table:
        yield table


def torn_bus(table: VirtualTable, failure: Exception) -> None:
    def torn(_data: bytes) -> None:
        raise failure

    table.wires.receive = torn  # type: ignore[method-assign]


def torn_reeds(table: VirtualTable, failure: Exception) -> None:
    def torn() -> int:
        raise failure

    table.wires.reeds = torn


Break = Callable[[VirtualTable, Exception], None]


FAILURES = [(torn_bus, OSError("no bus")), (torn_reeds, error("no pin"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("breaks", "failure"), FAILURES)
def test_a_failure_in_mid_game_is_a_sentence_and_the_game_is_kept(
    table: VirtualTable,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    breaks: Break,
    failure: Exception,
) -> None:
    environment = {"XDG_STATE_HOME": str(tmp_path)}
    session = plan({"game": "catch-a-thief", "seats": {"thief": ON_SCREEN}}, environment, lang="en")

    def watch(loop: Loop, now: int) -> None:
        if now == 0:
            assert loop.sitting is not None
            loop.sitting.play("thief", loop.sitting.referee.game.read("6G"), now)
            loop.change(Settings(lang=lang))  # as if somebody had chosen the language in the menu
            breaks(table, failure)

    assert at_table(table.board, session, watch) == 1
    told = capsys.readouterr().err.splitlines()
    assert told == [say(lang, "hardware.hardware", reason=str(failure)), say(lang, "play.resumed-later")]
    if breaks is torn_reeds:
        assert set(table.lights()) == {DARK_HEX}
    with VirtualTable() as mended:
        loop = session.begin(mended.board, Thumbs().handhelds)
        assert loop.sitting is not None and len(loop.sitting.referee.line) == 1
        loop.close()


@pytest.mark.parametrize(("breaks", "failure"), FAILURES)
def test_a_failure_in_the_self_test_is_a_sentence_too(breaks: Break, failure: Exception) -> None:
    with pytest.raises(ElectronicsError, match=str(failure)):
        self_test_with(breaks, failure)


def self_test_with(breaks: Break, failure: Exception) -> None:
    reading, writing = os.pipe()
    with closing(os.fdopen(reading)), closing(os.fdopen(writing)), VirtualTable() as table:
        breaks(table, failure)
        with_person(table.board, plan({}, {}, lang="en"), Keys(reading, editing=False))
