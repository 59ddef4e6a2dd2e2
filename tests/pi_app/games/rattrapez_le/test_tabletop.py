"""Rattrapez-le on the table: it accepts what any card and any secret would allow, and it reveals neither."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from engine.game import TABLE, Event
from engine.games.rattrapez_le import GAME
from engine.games.rattrapez_le.board import PLACES
from engine.games.rattrapez_le.cards import CARDS, PURSUERS, SUBJECTS
from engine.games.rattrapez_le.turns import PLAY, legal
from pi_app.conformance.table import movement
from pi_app.games import front_of
from pi_app.games.tabletop import Reading, mask
from pi_app.grid import bit, spot
from pi_app.palette import YELLOW
from tests.engine.games.rattrapez_le.table import run, table
from tests.pi_app.games.tabletop_walk import always, check_all, check_moves, moments

TABLETOP = front_of("rattrapez-le").tabletop
SIGNS = {
    "+": "rattrapez-le.table-label-plus",
    "-": "rattrapez-le.table-label-minus",
    "=": "rattrapez-le.table-label-equal",
}
FARM_POINTS = {"farmer": "E10", "wife": "F10", "hand": "G10", "maid": "E11", "dog": "F11"}
RUN = ["wife+ E7", "dog+ A11", "hand+ F6", "horse+ C4", "hand= K5", "wife- D5"]  # The distances of RULES.md.


def at(name: str) -> int:
    """Return the point with this name, such as E7."""
    return spot(ord(name[0]) - ord("A"), int(name[1:]) - 1)


def played(*texts: str) -> Any:
    """Return the table's view of a game for two that begins with these moves."""
    referee = table(2, first=" ".join(text.split()[0] for text in texts), secrets="maid maid")
    run(referee, *texts)
    return referee.view(TABLE)


def situation(distance: int, **places: str) -> Any:
    """Return the table's view in play, with the last distance and the subjects that have left their first place."""
    view = played("wife+ E7")
    stands = {**dict.fromkeys(SUBJECTS, "farm"), "horse": "F1", **places}
    return view._replace(distance=distance, places=tuple(PLACES[stands[name]] for name in SUBJECTS))


def ways(view: Any, card: str) -> set[str]:
    return {reading.move.split()[1] for reading in TABLETOP.readings(view) if reading.move.split()[0] == card}


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", range(2))
def test_the_table_is_right_and_discreet_through_random_games(players: int, seed: int) -> None:
    rng = Random(seed)
    for moment in moments(GAME, {"players": players}, seed, most=25):
        check_all(TABLETOP, moment, rng)


@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_is_right_to_its_very_end(seed: int) -> None:
    for moment in moments(GAME, {"players": 4}, seed, most=1000):
        check_moves(TABLETOP, moment, always)
        view = moment.view
    assert view.outcome and not TABLETOP.readings(view)
    assert TABLETOP.finale(view)[0] == (at("F1"),)
    assert TABLETOP.wrong(view, at("F1"), at("F2")) == ("table.wrong-not-now", "rattrapez-le 3")


@pytest.mark.parametrize("seed", range(4))
def test_the_readings_are_all_that_some_hand_and_some_secret_would_allow(seed: int) -> None:
    for moment in moments(GAME, {"players": 5}, seed, most=30):
        view, cards = moment.view, tuple(range(len(CARDS)))
        if len(view.chosen) == 5 and moment.legal:
            allowed = {move for secret in PURSUERS for move in legal(view.places, view.distance, cards, secret)}
            texts = {GAME.write(move) for move in allowed if move.verb == PLAY}
            assert {reading.move for reading in TABLETOP.readings(view)} == texts


def test_all_six_stand_on_the_board_and_the_farm_has_a_point_for_each_pursuer() -> None:
    assert TABLETOP.pieces(played()) == {at("F1"): "horse"} | {at(point): who for who, point in FARM_POINTS.items()}


def test_the_first_card_goes_three_steps_whatever_its_sign_so_the_table_must_ask() -> None:
    view = played()
    to_e7 = [reading for reading in TABLETOP.readings(view) if movement(reading) == (at("F10"), at("E7"))]
    assert {reading.move: reading.label for reading in to_e7} == {f"wife{sign} E7": SIGNS[sign] for sign in SIGNS}


def test_the_run_of_distances_of_the_rules_can_be_played_by_hand() -> None:
    for number, text in enumerate(RUN):
        view = played(*RUN[:number])
        (reading,) = [reading for reading in TABLETOP.readings(view) if reading.move == text]
        later = TABLETOP.pieces(played(*RUN[: number + 1]))
        assert reading.after(mask(TABLETOP.pieces(view))) == mask(later)
        assert reading.end is not None and later[reading.end] == text.split()[0][:-1]


def test_a_pursuer_goes_home_to_its_own_point() -> None:
    view = situation(3, maid="E7")
    (home,) = [reading for reading in TABLETOP.readings(view) if reading.move == "maid= farm"]
    assert home == Reading("maid= farm", at("E7"), at("E11"), label=SIGNS["="])
    assert TABLETOP.wrong(view, at("E7"), at("G11"))[0] == "rattrapez-le.table-wrong-own-farm-point-maid"


def test_any_pursuer_may_meet_the_horse_and_the_horse_any_pursuer_on_a_case() -> None:
    view = situation(2, horse="A1", dog="C1", maid="B1")
    readings = {reading.move: reading for reading in TABLETOP.readings(view)}
    assert readings["dog= A1"] == Reading("dog= A1", at("C1"), at("A1"), bit(at("A1")), SIGNS["="])
    assert readings["horse= C1"] == Reading("horse= C1", at("A1"), at("C1"), bit(at("C1")), SIGNS["="])
    assert readings["maid- A1"].over == bit(at("A1"))


def test_two_pursuers_never_share_a_case() -> None:
    view = situation(2, dog="C1", maid="B1")
    assert "B1" not in ways(view, "dog-") and "D1" in ways(view, "dog-")
    assert TABLETOP.wrong(view, at("C1"), at("B1")) == ("rattrapez-le.table-wrong-case-taken", "rattrapez-le 5")


@pytest.mark.parametrize(
    ("start", "end", "why"),
    [
        (None, "E9", "all-on-board"),
        ("B2", "E9", "all-on-board"),
        ("E9", "F9", "not-a-case"),
        ("E9", "E9", "ends-where-it-started"),
        ("E9", "A1", "out-of-reach"),
        ("E9", "E10", "own-farm-point-dog"),
        ("F1", "E10", "horse-stays-out"),
    ],
)
def test_what_no_card_can_do_has_its_reason(start: str | None, end: str, why: str) -> None:
    view = situation(3, dog="E9")
    found = TABLETOP.wrong(view, None if start is None else at(start), at(end))
    assert found == (f"rattrapez-le.table-wrong-{why}", "rattrapez-le 5")


def test_secret_acts_are_not_done_on_the_table() -> None:
    view = table(2).view(TABLE)
    assert not TABLETOP.readings(view) and not TABLETOP.deeds(view)
    assert TABLETOP.deeds(played()) == ()


def test_everybody_shines_in_a_colour_of_his_own() -> None:
    view = played()
    lit = TABLETOP.glow(view)
    assert len({lit[place][0].colour for place in TABLETOP.pieces(view)}) == len(SUBJECTS)
    assert lit[at("F1")][0].colour == YELLOW
    assert len(lit) == 80  # There are 74 spaces and the six points of the farm.


def test_readings_are_quick_enough_to_be_made_at_every_change() -> None:
    view = situation(38, horse="K7", dog="A11", maid="F5", wife="C7", hand="I7", farmer="E3")
    TABLETOP.readings(view)
    times = []
    for _ in range(20):
        begin = perf_counter()
        readings = TABLETOP.readings(view)
        times.append(perf_counter() - begin)
    assert len(readings) > 800  # A long distance reaches almost every place.
    assert min(times) < 0.010


@pytest.mark.parametrize(
    ("event", "cue", "words"),
    [
        (
            Event("played", {"seat": "p2", "card": "dog+", "from": "farm", "to": "A11", "distance": 4}),
            "move",
            "Player 2 plays + and takes the dog from the farm to A11. Distance: 4.",
        ),
        (
            Event("discarded", {"seat": "p1", "card": "horse=", "distance": 5}),
            "turn",
            "Player 1 can move nobody and discards the horse =. Distance: 5.",
        ),
        (Event("chosen", {"seat": "p6"}), None, "Player 6 has chosen a pursuer, in secret."),
        (
            Event("caught", {"seat": "p1", "pursuer": "dog", "at": "C4"}),
            "caught",
            "Player 1 catches the horse on C4, with the dog!",
        ),
    ],
)
def test_what_is_public_is_heard_and_read(event: Event, cue: str | None, words: str) -> None:
    assert TABLETOP.cue(event) == cue
    assert TABLETOP.tell(played(), event, "en") == words


def test_points_are_called_letter_first_and_the_farm_is_one_place() -> None:
    assert [TABLETOP.name_of(at(name)) for name in ("A11", "F1", "E10", "G11", "K5")] == [
        *("A11", "F1", "farm", "farm", "K5"),
    ]
