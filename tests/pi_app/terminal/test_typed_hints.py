"""Tests of hints at the typed table: who gets one, who reads it, and what is answered to everybody else."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.players import AT_TABLE, ON_SCREEN, bot
from pi_app.system.settings import Settings
from pi_app.table.menu.pages import LessonChoice
from pi_app.table.session import Opening
from pi_app.terminal.keyboard import Keys
from pi_app.terminal.typed_table import TypedTable
from pi_app.words import say
from tests.pi_app.terminal.typed_session import Played, played, virtual_session

TIMEOUT: Final = 60  # s; a bot that has not found a move by then never will
PEOPLE = {"thief": ON_SCREEN, "detective": AT_TABLE}
LOOK_AWAY = say("en", "play.look-away", seat="thief")
AGAIN = say("en", "play.hint-again")


class Typist:
    """A person who types at a virtual table. A bot chooses good moves on its own thread, in real time."""

    def __init__(self, here: TypedTable, keys: Keys, line: int) -> None:
        self.here = here
        self._keys = keys
        self._line = line
        self._now = 0

    @property
    def told(self) -> str:
        return " ".join(" ".join(self.here.lines()).split())

    @property
    def remarks(self) -> list[str]:
        return [*self.here.remarks]

    def type(self, *lines: str) -> None:
        for line in lines:
            os.write(self._line, f"{line}\n".encode())
            self._keys.rest(0)
            self._pass(100)

    def until(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + TIMEOUT
        while not done():
            assert time.monotonic() < end, (self.told, self.remarks)
            time.sleep(0.01)
            self._pass(1)

    def _pass(self, ticks: int) -> None:
        for _ in range(ticks):
            self._now += TICK_MS
            self.here.tick(self._now)


@contextmanager
def _typist(state: Path) -> Iterator[Typist]:
    session = virtual_session(str(state), "catch-a-thief", PEOPLE)
    far, near = os.pipe()
    try:
        keys = Keys(far, editing=False)
        with VirtualTable() as table, closing(TypedTable(table, session, keys)) as here:
            yield Typist(here, keys, near)
    finally:
        os.close(far)
        os.close(near)


def test_a_hint_for_a_player_without_secrets_is_public(tmp_path: Path) -> None:
    with _typist(tmp_path) as typist:
        typist.type("thief: 6G", "6F", "wait 2", "thief: 5G", "wait 2", "hint")
        assert "Detective asked for a hint." in typist.told and "The thief can be on 8 points" in typist.told
        typist.type("hint")
        typist.until(lambda: "Visit " in typist.told)
        assert "Detective asked for a good move." in typist.told
        assert LOOK_AWAY not in typist.remarks and AGAIN not in typist.remarks


def test_a_hint_for_a_secret_seat_is_answered_while_the_others_look_away(tmp_path: Path) -> None:
    with _typist(tmp_path) as typist:
        typist.type("hint")
        away, facts, again = typist.remarks
        assert (away, again) == (LOOK_AWAY, AGAIN)
        typist.type("hint")
        typist.until(lambda: any(line.startswith("Step to ") for line in typist.remarks))
        away, advice = typist.remarks
        assert away == LOOK_AWAY, "there is no third hint to ask for"
        assert "Thief asked for a hint." in typist.told and "Thief asked for a good move." in typist.told
        assert facts not in typist.told and advice not in typist.told, "what was said is for the thief alone"


def test_the_french_word_is_conseil(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "catch-a-thief", PEOPLE, lang="fr")
    sat = played(plan, "conseil")
    assert sat.remarks[0] == say("fr", "play.look-away", seat="voleur")
    assert sat.remarks[-1] == say("fr", "play.hint-again")


@pytest.mark.parametrize("hints", ["never", "no-match"])
def test_a_table_or_a_match_that_forbids_hints_says_so(hints: str, tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path))._replace(
        settings=Settings(hints=hints), opening=Opening("catch-a-thief", {}, PEOPLE, 2)
    )
    sat = played(plan, "hint")
    assert sat.remarks == [say("en", "play.no-hints")]
    assert "asked for" not in " ".join(sat.lines)


def test_nobody_gets_a_hint_where_none_is_possible(tmp_path: Path) -> None:
    bots = {"thief": bot(0), "detective": bot(0)}
    idle = played(virtual_session(str(tmp_path / "idle")), "back", "hint")
    menu = _play(tmp_path / "menu", "menu", "hint")
    several = played(virtual_session(str(tmp_path / "two"), "traqueur", {}), "hint")
    watched = played(virtual_session(str(tmp_path / "bots"), "catch-a-thief", bots), "hint")
    plan = virtual_session(str(tmp_path / "lesson"))._replace(lesson=LessonChoice("catch-it", "first-game"))
    lesson = played(plan, "hint")
    keys = ("no-game", "rests", "no-hint-for-several", "no-hint-for-bots", "no-hint-in-lesson")
    answers = [sat.remarks[-1] for sat in (idle, menu, several, watched, lesson)]
    assert answers == [say("en", f"play.{key}") for key in keys]


def _play(state: Path, *script: str) -> Played:
    return played(virtual_session(str(state), "catch-a-thief", PEOPLE), *script)
