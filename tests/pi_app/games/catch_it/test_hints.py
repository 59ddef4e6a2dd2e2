"""Stories about the hints of Catch'it: the duty of the turn, wins and threats, reasons that are true of any move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

from engine.bits import members
from engine.bots import after_asking
from engine.conformance import Start
from engine.conformance.walk import random_game
from engine.game import TABLE
from engine.games import load
from engine.games.catch_it import turns
from engine.games.catch_it.bot import choose
from engine.games.catch_it.turns import OTHER, PASS, PawnMove, Position
from engine.referee import AnyReferee
from pi_app.games import front_of
from pi_app.games.hints import Hint
from pi_app.grid import SIZE
from tests.conformance.catch_it import CASE
from tests.pi_app.games.catch_it.test_tabletop import at, pitch

GAME = load("catch-it")
STARTS: Any = ({}, CASE.options[2])  # the first position, and a crowded one
BACK_AND_FORTH = "A1-A2 B1-B2 G7-G6 F7-F6 A2-A1 B2-B1 G6-G7 F6-F7"


def run(referee: AnyReferee, *moves: str) -> AnyReferee:
    for text in moves:
        (seat,) = referee.to_act
        referee.play(seat, GAME.read(text))
    return referee


def hints() -> Any:
    found = front_of("catch-it").hints
    assert found is not None
    return found


def facts(referee: AnyReferee, *, aid: bool = True) -> Hint:
    (seat,) = referee.to_act
    hint: Hint = hints().facts(referee.view(TABLE), seat, aid=aid)
    return hint


def advice(referee: AnyReferee, move: str) -> str:
    """Return what the seat that is to act is told about one of its legal moves."""
    (seat,) = referee.to_act
    read = GAME.read(move)
    assert read in (referee.legal(seat) or ())
    hint: Hint = hints().advice(referee.view(seat), read)
    return hint.text("en")


def kick_off() -> AnyReferee:
    rows = [" ".join(f"{column}{row}" for column in "ABCDEFG") for row in (1, 7)]
    return pitch(rows[0], rows[1], "D1")


# ---- the duty of the turn


def test_the_attacker_is_reminded_of_the_ball_until_it_has_moved() -> None:
    referee = kick_off()
    assert facts(referee).text("en").startswith("Move two pawns. One of them must carry or take the ball.")
    run(referee, "A1-A2")
    assert facts(referee).text("en").startswith("One more pawn: it must carry or take the ball.")
    referee = run(kick_off(), "D1-D2")
    assert facts(referee).text("en").startswith("One more pawn. The ball has moved already: leave it.")


def test_the_defender_may_leave_the_ball() -> None:
    referee = run(kick_off(), "D1-D2", "A1-A2")
    assert facts(referee).text("en").startswith("Move two pawns. You need not touch the ball.")
    run(referee, "A7-A6")
    assert facts(referee).text("en").startswith("One more pawn. It need not touch the ball.")


def test_it_says_whose_ball_it_is_and_how_far_it_has_to_go() -> None:
    assert facts(kick_off()).text("en").endswith("Blue has the ball. Rows left to the goal: 7.")
    assert facts(run(kick_off(), "D1-D2", "A1-A2")).text("fr").endswith("Bleu a la bille. Rangées jusqu'au but : 6.")
    assert (
        facts(pitch("A1 C1", "D6 G6", "D6", "red")).text("en").endswith("Red has the ball. Rows left to the goal: 6.")
    )


def test_a_side_with_one_pawn_has_no_second_one() -> None:
    assert facts(pitch("A1", "D7", "D7"), aid=False).text("en") == "Only one pawn can move in this turn."


def test_a_side_that_is_shut_in_passes() -> None:
    referee = pitch("A1", "A2 B1 B2 A3 C3 C1", "C3")
    assert facts(referee, aid=False).text("en") == "None of your pawns can move."
    assert advice(referee, "pass") == "Pass: none of your pawns can move."


# ---- wins and threats


def test_the_pawn_that_can_win_is_named_and_lit() -> None:
    referee = pitch("D5 C3 A1", "D6 G7", "D5", "red")  # The check of RULES.md: over D5 and C3 and A1.
    hint = facts(referee)
    assert hint.text("en") == "You can win with one move! Look at D6."
    assert members(hint.spots) == [at("D6")]
    assert advice(referee, "D6xout") == "Jump from D6, take the ball and leave the board: you win!"


def test_a_win_with_two_pawns_is_announced_but_the_pawns_are_left_to_find() -> None:
    referee = pitch("C6 D6", "A2 B2", "D6")
    hint = facts(referee)
    assert hint.text("en") == "Move two pawns. One of them must carry or take the ball. You can win in this turn!"
    assert not hint.spots
    assert advice(referee, "C6-D7") == "Move C6 to D7. Then D6 can carry the ball out!"
    assert advice(run(referee, "C6-D7"), "D6-out") == "Carry the ball out from D6: you win!"


def test_a_threat_names_the_pawns_that_can_win_together() -> None:
    hint = facts(pitch("C6 D6", "A2 B2", "D6", "red"))
    assert hint.text("en").endswith("Careful: Blue threatens to win next turn with C6, D6.")
    assert members(hint.spots) == sorted([at("C6"), at("D6")])


def test_a_table_that_works_nothing_out_tells_only_the_turn() -> None:
    hint = facts(pitch("D5 C3 A1", "D6 G7", "D5", "red"), aid=False)
    assert hint == Hint((("catch-it.hint-two-free", {}),))


def test_pawns_that_can_take_the_ball_are_named() -> None:
    hint = facts(pitch("D4 A1", "D5 G7", "D4", "red"))
    assert hint.text("en").endswith("Pawns that can take the ball now: D5.")
    assert members(hint.spots) == [at("D5")]


def test_only_taking_the_ball_stops_a_pawn_on_the_last_row() -> None:
    referee = pitch("D7 A1", "C7 A4", "D7", "red")
    assert advice(referee, "A4-A5") == ("Move A4 to A5. Your second pawn can then keep Blue from winning next turn.")
    run(referee, "A4-A5")
    assert advice(referee, "C7xE7") == "Jump from C7 to E7 and take the ball. This keeps Blue from winning next turn."
    assert advice(referee, "C7-B7") == "Move C7 to B7. Careful: Blue can then win next turn."


def test_a_lost_game_is_called_lost() -> None:
    referee = pitch("D7 A1", "B2 C2", "D7", "red")
    assert advice(referee, "B2-B3") == "Move B2 to B3. Careful: no second pawn then keeps Blue from winning."
    run(referee, "B2-B3")
    assert "No move keeps Blue from winning next turn." in advice(referee, "C2-C3")


def test_a_third_repetition_is_a_draw_unless_the_game_allows_it() -> None:
    referee = run(pitch("A1 B1", "G7 F7", "A1"), *(2 * BACK_AND_FORTH.split())[:-1])
    assert advice(referee, "F6-F7") == "Move F6 to F7. The same position for the third time: a draw."
    referee = run(pitch("A1 B1", "G7 F7", "A1"), *BACK_AND_FORTH.split()[:-1])
    assert "draw" not in advice(referee, "F6-F7")


# ---- the ball


def test_a_first_pawn_can_clear_the_way() -> None:
    assert advice(kick_off(), "E1-F2") == "Move E1 to F2. This clears the way: the ball can then advance 2 rows."
    assert advice(run(kick_off(), "E1-F2"), "C1xG3") == (
        "Jump from C1 to G3 and take the ball. That is 2 rows nearer to your goal."
    )


def test_one_row_is_said_as_one() -> None:
    assert advice(kick_off(), "D1-D2") == "Carry the ball from D1 to D2. That is one row nearer to your goal."


def test_a_ball_that_was_taken_is_safe_only_if_nobody_can_jump_back() -> None:
    open_field = run(pitch("D4 A1", "D5 G7", "D4", "red"), "G7-G6")
    assert advice(open_field, "D5xD3") == "Jump from D5 to D3 and take the ball. Now the ball is yours."
    backed = run(pitch("D4 A1", "D5 D2 G7", "D4", "red"), "G7-G6")  # D4 cannot jump back over D3: D2 is taken.
    assert advice(backed, "D5xD3").endswith("Now it is yours, and Blue cannot take it back with the next pawn.")


def test_a_defender_prepares_to_take_the_ball() -> None:
    referee = pitch("D4 A1", "D5 D3 G7", "D4", "red")  # D3 makes room for D5 to land.
    assert advice(referee, "D3-C3") == "Move D3 to C3. Pawns that can then take the ball: D5."


def test_a_defender_shuts_the_ball_in() -> None:
    referee = run(pitch("A3 G1", "B4 C5 A5 B5 G7", "A3", "red"), "G7-G6")  # A4 is the only way on.
    assert advice(referee, "B5-A4") == "Move B5 to A4. Blue's next pawn can then bring the ball no closer."
    run(referee, "B5-A4", "G1-G2")
    assert advice(referee, "A3-B3") == "Carry the ball from A3 to B3. The ball must move in this turn."


def test_a_jump_that_could_take_the_ball_but_does_not_says_so() -> None:
    referee = pitch("D4 A1", "D5 G7", "D4", "red")
    assert advice(referee, "D5-D3").startswith("Jump from D5 to D3, but leave the ball.")


# ---- every reason is true


def finishes(position: Position) -> bool:
    """Return whether the side to move can win in this turn, tried move by move."""
    for first in turns.legal(position):
        after = turns.after(position, first)
        if first.end == 0 and first != PASS:
            return True
        if after.moved and any(second.end == 0 for second in turns.legal(after)):
            return True
    return False


def row(square: int, side: str) -> int:
    return square // 9 if side == "blue" else 8 - square // 9


def touching(position: Position) -> list[int]:
    """Return by how many rows each pawn move that moves the ball brings it nearer."""
    side, ball = position.side, position.ball
    ends = [m.end for m in turns.legal(position) if m.takes or m.start == ball]
    return [(row(end, side) if end else 8) - row(ball, side) for end in ends]


def other_side(position: Position) -> Position:
    return turns.opening(position.blue, position.red, position.ball, OTHER[position.side])


class Claim:
    """A move and what the position says about it, computed by trying moves."""

    def __init__(self, before: Position, move: PawnMove, parts: dict[str, Any]) -> None:
        self.before, self.move, self.parts, self.side = before, move, parts, before.side
        self.after = turns.after(before, move)

    @property
    def seconds(self) -> list[Position]:
        return [turns.after(self.after, second) for second in turns.legal(self.after)]


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "then-wins": lambda c: any(m.end == 0 for m in turns.legal(c.after)),
    "saves": lambda c: finishes(other_side(c.before)) and not finishes(c.after),
    "holds": lambda c: not finishes(c.after),
    "loses": lambda c: finishes(c.after),
    "lost": lambda c: all(finishes(turns.after(c.before, m)) for m in turns.legal(c.before)),
    "can-hold": lambda c: not all(finishes(after) for after in c.seconds),
    "cannot-hold": lambda c: all(finishes(after) for after in c.seconds),
    "ball": lambda c: not c.before.own >> c.before.ball & 1,
    "ball-safe": lambda c: not c.before.own >> c.before.ball & 1 and not any(m.takes for m in turns.legal(c.after)),
    "nearer": lambda c: row(c.move.end, c.side) - row(c.before.ball, c.side) == c.parts["count"],
    "clears": lambda c: max(touching(c.after)) == c.parts["count"] > max([0, *touching(c.before)]),
    "then-nearer": lambda c: max(touching(c.after)) == c.parts["count"],
    "then-takes": lambda c: (
        c.parts["squares"].split(", ")[0] in {GAME.write(m)[:2] for m in turns.legal(c.after) if m.takes}
    ),
    "guards": lambda c: not any(m.takes for m in turns.legal(c.after)),
    "slows": lambda c: max(touching(c.after)) == c.parts["count"] < max(touching(other_side(c.before))),
    "stops": lambda c: max([0, *touching(c.after)]) == 0,
    "duty": lambda c: c.before.attacks and not c.before.spent,
    "forward": lambda c: row(c.move.end, c.side) - row(c.move.start, c.side) == c.parts["count"],
}


def test_every_reason_is_true_when_moves_are_tried_one_by_one() -> None:
    rng, said = Random(1), Counter[str]()
    for seed, options in product(range(4), STARTS):
        for referee in random_game(GAME, choose, Start(GAME.check(options), (), 20), seed):
            for seat, level in product(referee.to_act, (0, 0, 2)):
                view = referee.view(seat)
                move = choose(view, level, rng, after_asking(1))
                for key, parts in hints().advice(view, move).words[1:]:
                    name = key.removeprefix("catch-it.hint-").removesuffix("-1")
                    assert CHECKS[name](Claim(view.position, move, dict(parts))), (key, referee.line, move)
                    said[name] += 1
    assert set(CHECKS) - set(said) <= {"stops"}  # It is rare, and has a story of its own.


def test_points_of_a_move_are_where_the_pawn_is_and_where_it_may_be_put() -> None:
    referee = kick_off()
    hint = hints().advice(referee.view("blue"), GAME.read("D1-D2"))
    assert members(hint.spots) == sorted([at("D1"), at("D2")])
    referee = pitch("D7 A1", "B2 C2", "D7")
    hint = hints().advice(referee.view("blue"), GAME.read("D7-out"))
    assert members(hint.spots) == [1 * SIZE + x for x in (4, 5, 6)] + [at("D7")]  # One step beyond row 7.
