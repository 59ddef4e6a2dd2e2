"""Thumbs on handhelds: whole games are entered key by key, at a table with pieces and without a table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import bots, games
from engine.game import TABLE
from engine.referee import Referee, Refusal
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.handhelds.handheld_screen import BLANK_SCREEN
from pi_app.pages.sharing import CALLS, OPEN
from pi_app.players import AT_TABLE, ON_SCREEN
from pi_app.robots.hands import Hands
from pi_app.robots.thumbs import Thumbs, ThumbsError
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing
from tests.pi_app.handhelds.bench import sit_down

LONGEST = 700  # the most moves of a game


class Table:
    """Thumbs at a virtual table."""

    def __init__(self, table: VirtualTable) -> None:
        self.table, self.thumbs = table, Thumbs()
        self.loop = Loop(
            table.board, Settings(lang="en"), private=self.thumbs.handhelds, journal=Journal.without_disk()
        )
        self.hands = Hands(table, self.loop, self.thumbs)

    def sit_down(self, sitting: Sitting) -> Sitting:
        self.loop.sit_down(sitting, self.table.now)
        self.hands.tidy()
        self.hands.wait(1_000)
        return sitting

    def button(self, button: str, ms: int = 100) -> None:
        self.table.press(button)
        self.hands.wait(ms)
        self.table.release(button)
        self.hands.wait(100)

    def dark(self) -> bool:
        return all(pico.picture() == BLANK_SCREEN for pico in self.thumbs.picos)


@pytest.fixture
def table() -> Iterator[Table]:
    with VirtualTable(seed=1) as virtual:
        yield Table(virtual)


def taken(thumbs: Thumbs, sitting: Sitting) -> int:
    """Let time pass until every handheld is open, and return the time in ms."""
    for now in range(0, 3_000, TICK_MS):
        thumbs.tick(now)
        thumbs.handhelds.tick(sitting, "fr", now)
        if now and all(thumbs.can_play(sitting, seat) for seat in sitting.referee.players):
            return now
    raise AssertionError([screen.sharing for screen in thumbs.handhelds.screens])


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("catch-a-thief", {}),
        ("catch-it", {}),
        ("traqueur", {}),
        ("chicago", {}),
        ("rattrapez-le", {"players": 6}),
    ],
)
def test_every_game_is_played_with_thumbs_alone(name: str, options: dict[str, int]) -> None:
    sitting, thumbs = sit_down(name, **options), Thumbs()
    now, wanted, referee = taken(thumbs, sitting), [], sitting.referee
    while referee.outcome is None and len(wanted) < LONGEST:
        seat, rng = min(referee.to_act), Random(len(wanted))
        move = bots.choose(name, referee.view(seat), level=1, rng=rng, enough=bots.after_asking(1))
        wanted.append((seat, referee.game.write(move)))
        thumbs.make(sitting, seat, wanted[-1][1], "fr", now)
        now += TICK_MS
    line = [(played.seat, referee.game.write(played.move)) for played in referee.line if played.seat != "chance"]
    assert line == wanted
    assert referee.outcome is not None


def test_a_handheld_that_was_not_taken_makes_no_move() -> None:
    sitting, thumbs = sit_down("catch-a-thief"), Thumbs()
    with pytest.raises(ThumbsError):
        thumbs.make(sitting, "thief", "6G", "fr", 0)
    assert sitting.referee.line == []


def test_a_secret_move_that_is_none_is_refused_before_a_key_is_pressed(table: Table) -> None:
    sitting = table.sit_down(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    with pytest.raises(Refusal):
        table.hands.make("thief", "1A")
    table.hands.make("thief", "6G")
    assert len(sitting.referee.line) == 1


def test_in_the_menu_and_when_the_game_is_left_all_screens_are_dark(table: Table) -> None:
    table.sit_down(sit_down("catch-a-thief", {"detective": AT_TABLE}))
    assert not table.dark()
    table.button("menu")
    assert table.loop.menu is not None and table.dark()
    table.button("menu", ms=3_200)
    assert table.loop.playing is None and table.dark()
    table.button("ok")
    assert table.loop.playing is not None and not table.dark()


def test_pieces_win_over_a_move_that_thumbs_have_half_entered(table: Table) -> None:
    """A seat at the table may use both. A move with pieces clears what was picked, and no move is made twice."""
    referee = Referee(games.load("chicago"), {}, seed=2)
    sitting = table.sit_down(
        Sitting.of(referee, {"thief2": ON_SCREEN, "police": ON_SCREEN}, lambda *_: None, keep_nothing)
    )
    pages, screen = table.thumbs.handhelds.pages, table.thumbs.handhelds.screen_of("thief1")
    assert pages is not None and screen is not None and screen.sharing.phase == OPEN
    moves = [referee.game.write(move) for move in referee.legal("thief1") or ()]
    pico = table.thumbs.picos[table.thumbs.handhelds.screens.index(screen)]
    for key in pages.game_pages.keys_for(pages.page("thief1"), moves[0])[:-1]:
        pico.press(key)
        table.hands.wait(60)
        pico.release(key)
        table.hands.wait(60)
    made = len(referee.line)
    by_piece = next(reading.move for reading in sitting.tabletop.readings(referee.view(TABLE)))
    table.hands.make("thief1", by_piece)
    pico.press("a")
    table.hands.wait(60)
    pico.release("a")
    table.hands.wait(60)
    played = [(each.seat, referee.game.write(each.move)) for each in referee.line[made:]]
    assert played == [("thief1", by_piece)]
    assert pages.page("thief1").picks == ()


def test_every_new_game_calls_for_its_players_again(table: Table) -> None:
    table.sit_down(sit_down("traqueur"))
    assert [screen.sharing.phase for screen in table.thumbs.handhelds.screens[:2]] == [OPEN, OPEN]
    table.loop.sit_down(sit_down("traqueur", seed=2), table.table.now)
    table.hands.wait(2 * TICK_MS)
    assert [screen.sharing.phase for screen in table.thumbs.handhelds.screens[:2]] == [CALLS, CALLS]


def test_a_game_begun_while_thumbs_answer_the_call_of_another_is_played_all_the_same(table: Table) -> None:
    table.loop.sit_down(sit_down("catch-a-thief"), table.table.now)
    table.hands.wait(300)
    sitting = sit_down("catch-a-thief", seed=2)
    table.loop.sit_down(sitting, table.table.now)
    table.hands.make("thief", "6G")
    assert len(sitting.referee.line) == 1
