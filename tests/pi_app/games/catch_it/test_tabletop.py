"""Catch'it on the table: every legal move has a movement of a piece, and others are refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.conformance import Start
from engine.conformance.walk import random_game
from engine.game import TABLE, Event, fold
from engine.games import load
from engine.games.catch_it.bot import choose
from engine.referee import AnyReferee, Referee
from pi_app.games import front_of
from pi_app.games.tabletop import Reading, mask
from pi_app.grid import SIZE, spot
from pi_app.words import LANGUAGES, entries, say

GAME = load("catch-it")
TABLETOP = front_of("catch-it").tabletop
EVERYWHERE = range(SIZE * SIZE)
CUES = {"move", "taken", "turn", "won", "no", None}


def pitch(blue: str, red: str, ball: str, to_move: str = "blue") -> AnyReferee:
    """Return a game that starts from this position."""
    position = {"blue": blue.split(), "red": red.split(), "ball": ball, "to_move": to_move}
    return Referee(GAME, {"position": position}, seed=0)


def at(name: str) -> int:
    """Return the point of a square, by the geometry in the rules: A is x = 2, row r is y = 9 - r."""
    return spot("ABCDEFG".index(name[0]) + 2, 9 - int(name[1]))


def readings(referee: AnyReferee, start: str, end: int | None = None) -> list[Reading]:
    found = [reading for reading in TABLETOP.readings(referee.view(TABLE)) if reading.start == at(start)]
    return [reading for reading in found if end in (None, reading.end)]


def games() -> Iterator[AnyReferee]:
    """Return every third position of some random games."""
    for seed in range(6):
        for number, referee in enumerate(random_game(GAME, choose, Start(GAME.check({}), (), 120), seed)):
            if number % 3 == 0 or referee.outcome:
                yield referee


def tells(referee: AnyReferee, event: Event) -> list[str | None]:
    return [TABLETOP.tell(referee.view(TABLE), event, lang) for lang in LANGUAGES]


# ---- any game


def test_every_legal_move_is_a_movement_that_leads_to_the_next_arrangement() -> None:
    for referee in games():
        view = referee.view(TABLE)
        before = mask(TABLETOP.pieces(view))
        ways = {(reading.move, reading.after(before)) for reading in TABLETOP.readings(view)}
        for seat in referee.to_act:
            for move in referee.legal(seat) or ():
                state, events = GAME.play(referee._state, seat, move)
                after = fold(GAME, view, events)
                reached = {now for text, now in ways if text == GAME.write(move)}
                assert reached
                assert GAME.outcome(state) or reached == {mask(TABLETOP.pieces(after))}


def test_every_reading_is_a_legal_move_and_no_two_look_alike() -> None:
    for referee in games():
        found = TABLETOP.readings(referee.view(TABLE))
        legal = [GAME.write(move) for seat in referee.to_act for move in referee.legal(seat) or ()]
        assert {reading.move for reading in found} == set(legal)
        assert len({(reading.start, reading.end, reading.label) for reading in found}) == len(found)
        assert all(reading.label in ("", *entries("catch-it")) for reading in found)


def test_every_other_movement_has_a_reason_in_both_languages() -> None:
    for referee in islice(games(), 0, None, 12):
        view = referee.view(TABLE)
        known = {(reading.start, reading.end) for reading in TABLETOP.readings(view)}
        for start in (*TABLETOP.pieces(view), None, spot(0, 0), spot(5, 1)):
            for end in EVERYWHERE:
                if (start, end) not in known:
                    key, rule = TABLETOP.wrong(view, start, end)
                    assert all(say(lang, key) for lang in LANGUAGES)
                    assert rule.startswith("catch-it ")


def test_every_public_event_has_its_sound_and_its_sentence() -> None:
    for seed in range(6):
        *_, referee = random_game(GAME, choose, Start(GAME.check({}), (), 400), seed)
        for event in referee.shown(TABLE):
            english, french = tells(referee, event)
            assert english and french and english != french
            assert TABLETOP.cue(event) in CUES


def test_lights_lie_on_the_board_and_on_the_two_goal_rows() -> None:
    for referee in games():
        view = referee.view(TABLE)
        glow = TABLETOP.glow(view)
        assert set(glow) == {spot(x, y) for x in range(2, 9) for y in range(2, 9)} | {
            spot(x, y) for x in range(1, 10) for y in (1, 9)
        }
        assert set(TABLETOP.pieces(view)) <= set(glow)
        carriers = [point for point, lights in glow.items() if len(lights) > 1]
        assert [TABLETOP.name_of(point) for point in carriers] == [
            name for name in [GAME.show(view)["ball"]] if name != "out"
        ]


# ---- the rules' own examples


def test_pawns_start_on_the_rows_that_the_rules_give_them() -> None:
    pieces = TABLETOP.pieces(Referee(GAME, {}, seed=0).view(TABLE))
    assert pieces == {spot(x, 8): "blue" for x in range(2, 9)} | {spot(x, 2): "red" for x in range(2, 9)}


def test_a_jump_over_the_ball_asks_whether_it_is_taken_or_left() -> None:
    referee = pitch("A1 C3", "E2 D2 B5 G7", "D2", "red")
    found = readings(referee, "E2", at("A6"))
    assert [(reading.move, reading.label) for reading in found] == [
        ("E2xA6", "catch-it.table-label-take"),
        ("E2-A6", "catch-it.table-label-leave"),
    ]


def test_a_step_asks_nothing() -> None:
    found = readings(pitch("A1 C3", "E2 D2 B5 G7", "D2", "red"), "G7", at("G6"))
    assert [(reading.move, reading.label) for reading in found] == [("G7-G6", "")]


def test_a_chain_that_takes_the_ball_may_win_over_a_corner() -> None:
    referee = pitch("D5 C3 A1", "D6 G7", "D5", "red")
    wins = [reading for reading in readings(referee, "D6") if reading.move == "D6xout"]
    assert [reading.end for reading in wins] == [spot(1, 9)]


@pytest.mark.parametrize(
    ("blue", "red", "ball", "to_move", "points"),
    [
        ("A7 A1", "G2 F2", "A7", "blue", [(1, 1), (2, 1), (3, 1)]),  # One step from the corner, in any direction.
        ("D7 A1", "G2 F2", "D7", "blue", [(4, 1), (5, 1), (6, 1)]),
        ("A2 B2", "G1 A7", "G1", "red", [(7, 9), (8, 9), (9, 9)]),
        ("B6 A1", "A7 G2", "B6", "blue", [(1, 1)]),  # A jump over the pawn in the corner.
        ("D6 A1", "D7 E7", "D6", "blue", [(5, 1), (7, 1)]),  # A step straight ahead, or a jump over E7.
    ],
)
def test_a_winning_pawn_is_put_down_where_its_step_or_jump_lands(
    blue: str, red: str, ball: str, to_move: str, points: list[tuple[int, int]]
) -> None:
    wins = [reading for reading in readings(pitch(blue, red, ball, to_move), ball) if reading.move == f"{ball}-out"]
    assert sorted(reading.end or 0 for reading in wins) == [spot(x, y) for x, y in points]


@pytest.mark.parametrize(
    ("start", "end", "key"),
    [
        ("D1", spot(5, 9), "off-the-board"),  # This is beyond the player's own home row.
        ("D1", spot(0, 5), "off-the-board"),
        ("C1", spot(4, 1), "out-without-ball"),
        ("D1", spot(5, 1), "no-way-out"),
        ("D7", at("D6"), "not-your-pawn"),
        ("D1", at("C1"), "square-taken"),
        ("D1", at("D4"), "out-of-reach"),
    ],
)
def test_a_hand_that_goes_wrong_is_told_why(start: str, end: int, key: str) -> None:
    view = Referee(GAME, {}, seed=0).view(TABLE)
    assert TABLETOP.wrong(view, at(start), end)[0] == f"catch-it.table-{key}"


def test_a_pawn_that_wins_elsewhere_on_the_row_does_not_win_there() -> None:
    view = pitch("D7 A1", "G2 F2", "D7").view(TABLE)
    assert TABLETOP.wrong(view, at("D7"), spot(9, 1)) == ("catch-it.table-no-way-out", "catch-it 8")


def test_a_first_pawn_that_blocks_the_carriers_only_way_is_told_so() -> None:
    view = pitch("A1 C2", "A2 A3 B2 C1 C3", "A1").view(TABLE)  # The carrier can only step to B1.
    reason = TABLETOP.wrong(view, at("C2"), at("B1"))
    assert reason == ("catch-it.table-leaves-no-second-pawn", "catch-it 9")


def test_who_cannot_move_passes_with_the_button() -> None:
    stuck = pitch("A1", "A2 B1 B2 A3 C1 C3 B3", "C3")
    assert [deed.move for deed in TABLETOP.deeds(stuck.view(TABLE))] == ["pass"]
    assert TABLETOP.readings(stuck.view(TABLE)) == []
    assert TABLETOP.deeds(Referee(GAME, {}, seed=0).view(TABLE)) == []


def test_the_screen_tells_who_carries_and_who_takes() -> None:
    referee = pitch("A1 C3", "E2 D2 B5 G7", "D2", "red")
    told: list[Any] = []
    for text in ("E2xA6", "G7-G6"):
        told += [tells(referee, event)[0] for event in referee.play("red", GAME.read(text))]
    assert told == ["Red jumps from E2, takes the ball, ends on A6.", "Red moves G7 to G6."]


@pytest.mark.parametrize(
    ("ball", "said"),
    [
        ("D1", ("Blue has the ball and starts. ", "Bleu a la bille et commence. ")),
        ("D7", ("Red has the ball, Blue starts. ", "Rouge a la bille, Bleu commence. ")),
    ],
)
def test_the_screen_tells_who_has_the_ball_as_a_position_begins(ball: str, said: tuple[str, str]) -> None:
    referee = pitch("C1 D1", "C7 D7", ball)
    told = tells(referee, referee.shown(TABLE)[0])
    assert all(sentence.startswith(start) for sentence, start in zip(told, said, strict=True))


def test_the_goal_row_of_the_winner_shines() -> None:
    referee = pitch("D7 A1", "G2 F2", "D7")
    events = referee.play("blue", GAME.read("D7-out"))
    assert [TABLETOP.cue(event) for event in events] == ["move", "won"]
    assert [tells(referee, event)[0] for event in events] == [
        "Blue carries the ball out from D7!",
        "Goal! Blue wins the game.",
    ]
    glow = TABLETOP.glow(referee.view(TABLE))
    assert glow[spot(5, 1)][0].strength == 1.0 > glow[spot(5, 9)][0].strength
    assert TABLETOP.pieces(referee.view(TABLE)) == {at("A1"): "blue", at("G2"): "red", at("F2"): "red"}
