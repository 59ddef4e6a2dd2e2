"""Stories about shows: the table plays by itself, on its lights alone, until somebody touches it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine import games
from engine.bits import members
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.disk.file import FILE
from pi_app.games import front_of
from pi_app.games.shows import ShowAct, acts
from pi_app.players import bot
from pi_app.public.show_moment import ShownGame, ShownStep
from pi_app.sensing.decide import Busy
from pi_app.system.settings import SHOWS, Settings
from pi_app.table.exhibition import MINUTE
from pi_app.table.inputs import DisplayTouch, IdleKey, Secret
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.show import programme
from pi_app.table.sitting import Sitting, keep_nothing
from tests.pi_app.disk.games import keeping


class ShowTable:
    """A virtual table with a loop, and time."""

    def __init__(self, table: VirtualTable, settings: Settings | None = None) -> None:
        self.table = table
        self.loop = Loop(table.board, settings or Settings(), journal=Journal.without_disk())
        self.told: list[str] = []

    def wait(self, ms: int) -> None:
        self.table.advance(ms, self.tick)

    def tick(self, now: int) -> None:
        self.loop.tick(now)
        self.told += [line for line in self.loop.lines() if line not in self.told[-12:]]

    def press(self, button: str) -> None:
        self.table.press(button)
        self.wait(100)
        self.table.release(button)
        self.wait(100)

    def play(self, game: str, *, bots: bool = False) -> Sitting:
        referee = Referee(games.load(game), {}, seed=1)
        seats = {seat: bot(1) for seat in referee.players if bots or seat in front_of(game).tabletop.hidden}
        sitting = Sitting.of(referee, seats, self.loop.thinks, keep_nothing)
        self.table.arrange({at for at in range(121) if sitting.expected().pieces >> at & 1})
        self.loop.sit_down(sitting, self.table.now)
        return sitting

    @property
    def shows(self) -> bool:
        return self.loop.exhibition.runs


class HiddenDisplay:
    """A hidden display that is touched during a show, and must not hear of it."""

    def hear(self, what: object, now: int) -> None:
        raise AssertionError(what, now)


@pytest.fixture
def here() -> Iterator[ShowTable]:
    with VirtualTable(1) as table:
        yield ShowTable(table)


# ---- what is shown


@pytest.mark.slow
@pytest.mark.parametrize("game", games.BUILT_IN)
def test_bots_play_a_whole_game_without_a_single_piece(game: str, here: ShowTable) -> None:
    here.loop.exhibition.begin(ShowAct(game))
    for _ in range(3000):
        here.wait(1000)
        moment = here.loop.exhibition.moment
        assert isinstance(moment, ShownGame)
        if moment.snapshot.over:
            break
    assert moment.snapshot.over, "the game ends"
    assert not here.table.pieces and not here.table.sounds(0)
    here.wait(13_000)
    after = here.loop.exhibition.moment
    assert isinstance(after, ShownGame) and not after.snapshot.over, "and the next one begins"


@pytest.mark.parametrize("game", ["catch-it", "rattrapez-le"])
def test_the_lights_are_the_pieces(game: str, here: ShowTable) -> None:
    here.loop.exhibition.begin(ShowAct(game))
    here.wait(8000)
    moment = here.loop.exhibition.moment
    assert isinstance(moment, ShownGame)
    assert moment.standing == dict(moment.snapshot.tabletop.pieces(moment.snapshot.view))
    lit = {at for at, colour in enumerate(here.table.lights()) if colour != "000000"}
    assert set(moment.standing) <= lit


def test_pieces_appear_one_by_one_and_a_move_lights_its_way(here: ShowTable) -> None:
    here.loop.exhibition.begin(ShowAct("catch-it"))
    counts = set()
    for _ in range(60):
        here.wait(20)
        moment = here.loop.exhibition.moment
        assert isinstance(moment, ShownGame)
        counts.add(len(moment.standing))
    assert counts >= set(range(1, 15))
    ways = set()
    for _ in range(200):
        here.wait(50)
        moment = here.loop.exhibition.moment
        assert isinstance(moment, ShownGame)
        _, missing, extra = moment.snapshot.expected
        ways.add((missing.bit_count(), extra.bit_count()))
    assert (1, 1) in ways, "the piece is on its way for a moment"


def test_everything_is_shown_before_anything_comes_again() -> None:
    seen = list(islice(programme(ShowAct(), Random(3)), 12))
    assert len(set(seen[:6])) == len(acts()) == 6
    assert sorted(seen[:6]) == sorted(seen[6:]) and seen[:6] != seen[6:]
    assert set(islice(programme(ShowAct("chicago"), Random(3)), 3)) == {ShowAct("chicago")}


def test_the_riddle_walks_and_is_told_line_by_line(here: ShowTable) -> None:
    here.loop.exhibition.begin(ShowAct("catch-a-thief", "riddle"))
    here.wait(25_000)
    moment = here.loop.exhibition.moment
    assert isinstance(moment, ShownStep) and "Steps: " in moment.step.counts[0]
    before = here.table.lights()
    here.wait(1000)
    assert here.table.lights() != before
    assert not [line for line in here.told if line.startswith("Steps: ")], "a journal is not flooded with counts"
    assert "The riddle of the wanderer" in here.told


# ---- how it ends


@pytest.mark.parametrize("button", ["menu", "ok", "back", "left", "right"])
def test_any_button_ends_the_show_and_does_nothing_else(here: ShowTable, button: str) -> None:
    here.loop.exhibition.begin(ShowAct())
    here.wait(5000)
    here.press(button)
    assert not here.shows and here.loop.menu is None and not here.loop.shut_down
    assert here.loop.lines() == ["Filature: press MENU to choose a game."]


def test_a_piece_that_is_put_down_ends_the_show(here: ShowTable) -> None:
    here.loop.exhibition.begin(ShowAct())
    here.wait(5000)
    here.table.put(60)
    here.wait(100)
    assert not here.shows


def test_a_key_of_a_handheld_or_a_finger_on_a_hidden_display_ends_the_show(here: ShowTable) -> None:
    sitting = here.play("catch-a-thief")
    for given in (IdleKey(), Secret(sitting, HiddenDisplay(), DisplayTouch(1, 1, "down"))):
        here.loop.exhibition.begin(ShowAct())
        here.wait(500)
        here.loop.inputs.append(given)
        here.wait(20)
        assert not here.shows


def test_a_game_in_play_is_as_it_was_and_the_piece_that_ended_the_show_lights_its_targets(here: ShowTable) -> None:
    sitting = here.play("catch-it")
    here.wait(500)
    line = list(sitting.referee.line)
    here.press("menu")
    here.loop.menu = None
    here.loop.exhibition.begin(ShowAct())
    here.wait(4000)
    assert here.loop.in_play is None, "secrets are covered"
    here.table.lift(8 * 11 + 5)  # D1
    here.wait(300)
    assert not here.shows and sitting.referee.line == line
    assert isinstance(sitting.board.decision, Busy)
    green = {here.table.lights()[at] for at in members(sitting.board.decision.targets)}
    assert len(green) == 1 and green != {"000000"}, "where the pawn may go"


def test_a_show_is_not_saved(tmp_path: Path) -> None:
    with VirtualTable(2) as table:
        loop = Loop(table.board, Settings(), journal=keeping(tmp_path))
        loop.exhibition.begin(ShowAct("catch-a-thief"))
        table.advance(60_000, loop.tick)
        assert loop.situation().novice and not loop.situation().again
        loop.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("SELECT count(*) FROM games").fetchone() == (0,)


# ---- when it begins by itself


def test_a_table_begins_no_show_unless_that_is_wanted(here: ShowTable) -> None:
    here.wait(10 * MINUTE)
    assert not here.shows and Settings().show == 0


def test_after_five_idle_minutes_a_show_begins_and_any_touch_puts_it_off() -> None:
    with VirtualTable(1) as table:
        here = ShowTable(table, Settings(show=5))
        here.wait(4 * MINUTE)
        table.put(3)
        here.wait(4 * MINUTE)
        assert not here.shows, "a piece was put down four minutes ago"
        here.wait(MINUTE + 100)
        assert here.shows


def test_no_show_begins_over_a_game_that_bots_play_or_a_self_test() -> None:
    with VirtualTable(1) as table:
        here = ShowTable(table, Settings(show=5))
        here.play("chicago", bots=True)
        sitting = here.loop.playing
        assert sitting is not None
        for _ in range(70):
            here.wait(5000)
            table.arrange({at for at in range(121) if sitting.expected().pieces >> at & 1})
        assert not here.shows


@pytest.mark.parametrize("minutes", SHOWS)
def test_the_menu_starts_shows_and_says_when_they_start_by_themselves(here: ShowTable, minutes: int) -> None:
    here.loop.change(here.loop.settings._replace(show=minutes))
    here.press("menu")
    while "> Light show" not in here.loop.lines():
        here.press("right")
    here.press("ok")
    assert "> Everything, one after another" in here.loop.lines()
    here.press("left")
    here.press("ok")
    assert here.loop.settings.show == SHOWS[(SHOWS.index(minutes) + 1) % len(SHOWS)]
    here.press("left")
    assert "> The riddle of the wanderer" in here.loop.lines()
    here.press("ok")
    assert here.shows and here.loop.menu is None
