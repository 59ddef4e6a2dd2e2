"""Bots' moves that follow one another are shown together, so that hands carry all pieces at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.bits import members
from engine.game import TABLE, Seat
from hardware.timing import TICK_MS
from pi_app.games import front_of
from pi_app.games.tabletop import Pieces, Reading, mask
from pi_app.grid import Spot
from pi_app.players import AT_TABLE, ON_SCREEN, Player, bot
from pi_app.public import game_lights
from pi_app.table.carrying import MOST_MOVES, Carrying
from pi_app.table.pace import MOST
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.thinking import think
from tests.pi_app.table.checked_session import CheckedSession
from tests.pi_app.table.noisy_hands import Hands
from tests.pi_app.table.test_rules_at_table import table_items
from tests.pi_app.wire.table_hands import TableHere, point

A, B, C, D = 0, 1, 2, 3
SEEN = 120  # ms after which the table knows what a hand did


def carried(*positions: Pieces) -> Carrying:
    """Return what is to be carried after these positions. The pieces stand as in the first one."""
    start, *later = positions
    carrying = Carrying().then(start).anew()
    for pieces in later:
        carrying = carrying.then(pieces)
    return carrying


# ---------------------------------------------------------------------------------- ways


def test_a_piece_that_moved_twice_goes_to_its_last_point_from_wherever_hands_have_left_it() -> None:
    assert carried({A: "dog"}, {B: "dog"}, {C: "dog"}).ways == {A: C, B: C}


def test_a_piece_that_came_back_has_no_way_unless_hands_have_carried_it() -> None:
    assert carried({A: "dog"}, {B: "dog"}, {A: "dog"}).ways == {B: A}


def test_two_pieces_of_a_kind_go_where_their_own_moves_led() -> None:
    men = dict.fromkeys((A, B), "policeman")
    first, second = dict.fromkeys((D, B), "policeman"), dict.fromkeys((D, C), "policeman")
    assert carried(men, first, second).ways == {A: D, B: C}


def test_a_piece_may_follow_another_of_its_kind_at_once() -> None:
    carrying = carried(dict.fromkeys((A, B), "red"), dict.fromkeys((A, C), "red"), dict.fromkeys((B, C), "red"))
    assert carrying.may_wait and carrying.first is None


def test_a_piece_waits_until_one_of_another_kind_has_left_its_point() -> None:
    dog_first = {C: "dog", B: "wife"}
    carrying = carried({A: "dog", B: "wife"}, dog_first, {C: "dog", A: "wife"})
    assert carrying.first == dog_first and not carrying.may_wait
    after = carrying.then({D: "dog", A: "wife"}, made_first=True)
    assert (after.came_from, after.first) == (dog_first, None)


def test_a_house_that_is_taken_leaves_the_board_also_if_a_pawn_moves() -> None:
    carrying = carried({A: "pawn1", B: "house"}, {C: "pawn1", B: "house"}, {C: "pawn1"})
    assert carrying.leaving == 1 << B


def test_more_moves_than_hands_can_follow_are_not_collected() -> None:
    path = [{at: "dog"} for at in range(MOST_MOVES + 1)]
    assert carried(*path[:-1]).may_wait
    assert not carried(*path).may_wait


# ---------------------------------------------------------------------------------- stories


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


def sq(name: str) -> tuple[int, int]:
    return point("catch-it", name)


def blue_plays(table: TableHere) -> None:
    """Make the first two moves of Catch'it against a bot."""
    table.new("catch-it", {"red": "bot:1"})
    for start, end in (("D1", "D2"), ("A1", "A2")):
        table.carry(sq(start), sq(end))
        table.wait()


def until_made(table: TableHere, moves: int) -> None:
    while len(table.made()) < moves:
        assert table.expects("missing") == table.expects("extra") == set(), "hands are not asked to carry yet"
        table.wait(100)


def test_hands_carry_once_for_both_moves_of_a_bot(table: TableHere) -> None:
    blue_plays(table)
    until_made(table, 3)
    assert table.says()[-1] == "The table is thinking."
    table.wait(MOST)
    assert len(table.made()) == 4
    assert len(table.expects("missing")) == len(table.expects("extra")) == 2
    table.tidy()
    assert table.says()[-1] == "Move a piece."


def test_hands_that_carry_at_once_are_not_told_off(table: TableHere) -> None:
    blue_plays(table)
    until_made(table, 3)
    first = table.made()[-1].split("-")
    table.carry(sq(first[0]), sq(first[1]), 300)
    table.wait(300)
    assert "back" not in table.text()
    table.wait(MOST)
    second = table.made()[-1].split("-")
    assert (table.expects("missing"), table.expects("extra")) == ({sq(second[1])}, {sq(second[0])})


def test_a_hand_that_holds_a_piece_does_not_hold_up_the_bots(table: TableHere) -> None:
    blue_plays(table)
    until_made(table, 3)
    start, end = table.made()[-1].split("-")
    table.lift(sq(start))
    table.wait(MOST)
    assert len(table.made()) == 4
    table.put(sq(end))
    table.wait(100)
    table.tidy()
    assert table.says()[-1] == "Move a piece."


def test_the_bots_moves_are_taken_back_before_hands_have_followed_them(table: TableHere) -> None:
    blue_plays(table)
    until_made(table, 3)
    table.press("menu")
    table.press(*["right"] * table_items(table, "Take the last move back"), "ok")
    assert table.made() == ["D1-D2"]
    assert (table.expects("missing"), table.expects("extra")) == ({sq("A1")}, {sq("A2")})
    table.tidy()
    assert table.says()[-1] == "Move a piece."


def test_four_pawns_of_two_bots_enter_the_town_before_hands_are_asked_to_follow(table: TableHere) -> None:
    table.new("chicago", {"thief1": "bot:1", "thief2": "bot:1"})
    until_made(table, 4)
    assert [move.split()[0] for move in table.made()] == ["enter"] * 4


def test_bots_that_play_on_among_themselves_stop_until_hands_have_followed(table: TableHere) -> None:
    table.new("chicago", {"thief1": "bot:0", "thief2": "bot:0"}, seed=3)
    until_made(table, MOST_MOVES - 1)
    table.wait(20 * MOST)
    assert len(table.made()) == MOST_MOVES, "the police wait for their first house, so that no person acts"
    assert table.expects("missing")


def test_a_person_acts_before_the_next_bot_does(table: TableHere) -> None:
    table.new("chicago", {"thief2": "bot:1", "police": "bot:1"})
    table.put(point("chicago", "B1"))
    table.wait(10 * MOST)
    assert len(table.made()) == 2, "the next pawn belongs to the person"
    assert table.expects("missing")


def test_a_move_from_a_private_screen_and_the_bots_answer_are_carried_together(table: TableHere) -> None:
    table.new("chicago", {"thief1": "line", "thief2": "bot:1", "police": "bot:1"})
    table.play("thief1", "enter B1")
    until_made(table, 2)
    assert len(table.expects("missing")) == 2


def test_bots_without_people_wait_for_hands_after_every_move(table: TableHere) -> None:
    table.new("catch-it", {"blue": "bot:1", "red": "bot:1"})
    table.wait(10 * MOST)
    assert len(table.made()) == 1


def test_a_game_resumed_between_two_bots_wants_the_pieces_where_they_belong_now(table: TableHere) -> None:
    blue_plays(table)
    until_made(table, 3)
    referee = table.referee().again(3)
    resumed = Sitting(referee, {"blue": AT_TABLE, "red": bot(1)}, think, keep_nothing)
    stands, wanted = mask(front_of("catch-it").tabletop.pieces(table.referee().again(2).view(TABLE))), None
    for now in range(0, 3 * MOST, TICK_MS):
        resumed.sense(stands, now)
        wanted = resumed.expected()
    assert wanted is not None and wanted.missing and wanted.extra and len(referee.line) == 3


# ---------------------------------------------------------------------------------- random hands


class CarefulHands(Hands):
    """Hands that know the pieces by sight and follow the lights, early or late, and sometimes take moves back."""

    def __init__(self, session: CheckedSession) -> None:
        super().__init__(session)
        self.kinds: dict[Spot, str] = dict(session.tabletop.pieces(session.view))
        self.carryings = self.early = self.taken_back = 0
        self._held = ""

    def lift(self, at: Spot) -> None:
        super().lift(at)
        self._held = self.kinds.pop(at, "")

    def put(self, at: Spot) -> None:
        super().put(at)
        if self._held:
            self.kinds[at] = self._held

    def carry(self, reading: Reading) -> None:
        super().carry(reading)
        if reading.start is None and reading.end is not None:
            self.kinds.pop(reading.end, None)  # It is a new piece: the game says which, once the move has counted.

    def turn(self) -> None:
        if self.sitting.in_order and not self.sitting.bots_go_on:
            standing = dict(self.sitting.carrying.standing)
            assert self.kinds == {at: kind for at, kind in standing.items() if at in self.kinds}, "exchanged pieces"
            self.kinds = standing
        if self.rng.random() < 0.02 and self.sitting.can_take_back:
            self.take_back()
        else:
            super().turn()

    def take_back(self) -> None:
        self.taken_back += 1
        self.sitting.take_back(self.table.now)
        self.session.meant.clear()
        self.session.forget_taken_back()

    def idle(self) -> None:
        if self.sitting.bots_go_on and self.rng.random() < 0.3:
            self.early += 1
            self.carry_one()
        super().idle()

    def tidy(self) -> None:
        """Follow the lights until the table wants nothing more."""
        self.carryings += 1
        while not (self.sitting.in_order or self.sitting.over):
            self.carry_one()
            self.wait(SEEN, SEEN)

    def carry_one(self) -> None:
        """Carry a piece on its lit way, or take one off, or put one that is missing. The table has seen all before."""
        self.wait(SEEN, 1500)
        _, missing, extra = self.sitting.board.expected()
        ways = game_lights.ways(self.sitting.snapshot(), missing, extra)
        leaves = [at for at in members(extra) if at not in dict(ways)]
        if ways:
            start, end = self.rng.choice(ways)
            self.lift(start)
            self.wait(SEEN, 2500)
            if end in members(self.sitting.board.expected().missing):  # A bot may have moved on meanwhile.
                self.put(end)
        elif leaves:
            self.lift(self.rng.choice(leaves))
        elif missing:
            at = self.rng.choice(members(missing))
            self._held = self.sitting.carrying.standing[at]
            self.put(at)


@pytest.mark.parametrize(
    ("game", "person"),
    [("chicago", "thief1"), ("chicago", "police"), ("rattrapez-le", "p2"), ("catch-it", "red"), ("traqueur", "north")],
)
@pytest.mark.parametrize("how", [AT_TABLE, ON_SCREEN])
@pytest.mark.parametrize("seed", range(2))
def test_who_follows_the_lights_sets_each_piece_where_its_kind_belongs(
    game: str, person: Seat, how: Player, seed: int
) -> None:
    with CheckedSession(game, 15 * seed) as known:
        seats = {seat: how if seat == person else bot(0) for seat in known.sitting.referee.players}
    with CheckedSession(game, 15 * seed, seats) as session:
        hands = CarefulHands(session)
        session.sit_down(ready=True)
        while not hands.sitting.over and len(hands.sitting.referee.line) < 60:
            hands.turn()
    assert hands.sitting.over or len(hands.sitting.referee.line) >= 60
