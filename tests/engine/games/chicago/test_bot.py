"""Chicago's bots: their moves are legal and repeatable, and higher levels play better."""

from __future__ import annotations

from itertools import product
from random import Random
from time import perf_counter

import pytest

from engine.bits import bits
from engine.bots import LEVELS, after_asking
from engine.game import Outcome
from engine.games.chicago import GAME
from engine.games.chicago.bot import choose
from engine.games.chicago.moves import STOP, Move, police_moves
from engine.games.chicago.position import NOBODY, PATROL, POLICE, POLICE_MOVES, Position, must_place, replaced
from engine.games.chicago.turns import after
from engine.games.chicago.views import View
from engine.referee import Referee
from tests.engine.games.chicago.town import Town, run

Moment = tuple[View, Move]


def played(players: int, seed: int, level: int, **others: int) -> tuple[Outcome, list[Moment]]:
    """Play a game between bots of one level, with other levels for some seats. The referee refuses illegal moves."""
    referee = Referee(GAME, {"players": players}, seed=seed)
    rng = Random(seed)
    moments: list[Moment] = []
    while referee.outcome is None:
        (seat,) = referee.to_act
        view = referee.view(seat)
        moments.append((view, choose(view, others.get(seat, level), rng, after_asking(2))))
        referee.play(seat, moments[-1][1])
    return referee.outcome, moments


def text(town: Town, level: int = 3, seed: int = 1, asking: int = 1000) -> str:
    """Return the move of the bot of the seat that acts."""
    (seat,) = town.to_act
    return GAME.write(choose(town.views[seat], level, Random(seed), after_asking(asking)))


def patrol(town: Town) -> None:
    """Let the police bot play until its turn is over or a surrounded pawn is asked."""
    while town.to_act == {POLICE} and town.position.phase == PATROL:
        run(town, text(town))


# ------------------------------------------------------------------------------------------ any level


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_of_legal_moves(players: int, level: int) -> None:
    outcome, _ = played(players, players + level, level)
    assert outcome.how in ("finished", "stalled")


def test_the_games_of_mixed_levels_pass_through_every_question() -> None:
    asked: set[str] = set()
    verbs: set[str] = set()
    for seed in range(6):
        _, moments = played(3 + seed % 3, seed, 2, thief1=seed % 4, police=3)
        asked |= {view.position.phase if view.position.asked == NOBODY else "surrounded" for view, _ in moments}
        verbs |= {move.verb for _, move in moments}
    assert asked == {"act", "found", "patrol", "surrounded"}
    assert verbs >= {"enter", "go", "burgle", "leave", "putback", "place", "stop", "surrender"}


def test_the_same_seed_gives_the_same_move() -> None:
    for level, (view, _) in product(LEVELS, played(5, 4, 3)[1][::9]):
        first, second = (choose(view, level, Random(9), after_asking(3)) for _ in range(2))
        assert first == second


def test_who_may_not_think_at_all_still_answers_at_once() -> None:
    slowest = 0.0
    for view, _ in played(5, 7, 3)[1][::3]:
        took = []
        for _ in range(3):  # Take the best of three times, because the machine may be busy.
            begun = perf_counter()
            move = choose(view, 3, Random(1), after_asking(0))
            took.append(perf_counter() - begun)
        assert GAME.judge(view, move).ok
        slowest = max(slowest, min(took))
    assert slowest < 0.05


# ------------------------------------------------------------------------------------------ the police


@pytest.mark.parametrize("police", ["B3 E6", "B9 E6", "B1 E6", "B8 D6", "D6 E3"])  # In the last, one moves twice.
def test_the_police_arrests_when_two_moves_can(police: str) -> None:
    town = Town("1:B6", police, loot={1: "50 100"})
    run(town, "B6-C6")
    patrol(town)
    assert town.position.asked == 0


def brute_force_arrests(position: Position) -> set[int]:
    """Return the pawns that two police moves can surround, by trying all moves with the rules."""
    caught = set()
    for first in police_moves(position)[1:]:
        halfway = after(position, "patrolled", first.start, first.end)
        caught.add(halfway.asked)
        if halfway.asked == NOBODY:
            caught |= {after(halfway, "patrolled", then.start, then.end).asked for then in police_moves(halfway)[1:]}
    return caught - {NOBODY}


def test_the_third_level_finds_every_arrest_that_two_moves_allow() -> None:
    found = 0
    for players, seed in ((3, 0), (5, 1)):
        for view, _ in played(players, seed, 1)[1]:
            position = view.position
            if position.phase != PATROL or position.moves_left < POLICE_MOVES or must_place(position):
                continue
            if not any(position.held[pawn] for pawn in brute_force_arrests(position)):
                continue
            for _ in range(POLICE_MOVES):
                if position.asked == NOBODY:
                    move = choose(view._replace(position=position), 3, Random(1), after_asking(1000))
                    assert move != STOP
                    position = after(position, "patrolled", move.start, move.end)
            assert position.asked != NOBODY
            found += 1
    assert found >= 3


def test_a_new_policeman_comes_in_where_he_helps_to_arrest() -> None:
    town = Town("1:B2 2:A9", "B3", loot={1: "50 100"}, slot=2, A8="police")
    run(town, "burgle A8")
    assert text(town).startswith("place")
    patrol(town)
    assert town.position.asked == NOBODY  # B1 is free, and no policeman can reach it from a star.
    town = Town("1:C6 2:K9", "B3", loot={1: "50 100"}, slot=2, K8="police")
    run(town, "burgle K8")
    assert text(town) in ("place E6", "place E3", "place E9")
    patrol(town)
    assert town.position.asked == 0


def test_the_police_does_not_pin_two_men_for_a_pawn_without_loot() -> None:
    town = Town("1:B6", "B3 E6")
    run(town, "B6-C6")
    patrol(town)
    assert town.position.asked == NOBODY


def test_the_best_police_confiscates_far_more_than_a_random_one() -> None:
    seized = {level: sum(played(4, seed, 2, police=level)[0].scores[POLICE] for seed in range(5)) for level in (0, 3)}
    assert seized[3] > 2 * seized[0] + 100


# ------------------------------------------------------------------------------------------ the thief


@pytest.mark.parametrize("level", [2, 3])
def test_a_surrounded_pawn_fires_rather_than_surrenders_when_that_frees_it(level: int) -> None:
    town = Town("1:B6", "B3 E6", loot={1: "50 gun"})
    run(town, "B6-C6", "B3-B6", "E6-D6")
    shot = text(town, level)
    assert shot.startswith("fire")
    run(town, shot)
    assert town.position.asked == NOBODY


def test_a_rich_pawn_shoots_its_way_free_before_the_ring_closes() -> None:
    town = Town("1:E5 2:K3", "B2 B5 B8 E3 E7 G2 G6 J3 J7 C3 D9", loot={1: "car gun gun 100 50"})
    assert text(town).startswith("fire E")  # It fires at one of the two policemen in its street.


def test_a_pawn_between_immobilised_policemen_keeps_its_gun_and_surrenders() -> None:
    town = Town("1:B6", "B3 E6 G9", loot={1: "50 gun"})
    run(town, "B6-C6", "B3-B6", "E6-D6")
    view = town.views["thief1"]
    pinned = view._replace(position=view.position._replace(pinned=view.position.police & ~(1 << 94)))
    assert GAME.write(choose(pinned, 3, Random(1), after_asking(9))) == "surrender"


def test_a_rich_pawn_on_a_gate_leaves_when_the_ring_closes() -> None:
    loot, gone = {1: "100 100 50"}, "D1 F1 D2 F2"
    assert text(Town("1:E1 2:K3", "E3 B3 G3 J9", loot=loot, gone=gone)) == "leave"
    assert text(Town("1:E1 2:K3", loot=loot, gone=gone)) != "leave"


def test_a_rich_pawn_in_the_streets_runs_for_a_gate_while_it_can() -> None:
    town = Town("1:B2 2:K3", "B4 E3 D3 E9", loot={1: "100 100 50"})
    assert text(town) == "B2-B1"


def test_a_pawn_with_nothing_to_lose_burgles() -> None:
    assert text(Town("1:B1 2:K3")).startswith("burgle")


def test_a_pawn_with_a_car_goes_back_for_the_bank_it_has_seen() -> None:
    town = Town("1:B1", loot={1: "car"}, A1="bank", C1="10")
    view = town.views["thief1"]._replace(known={0: "bank"})
    assert GAME.write(choose(view, 3, Random(1), after_asking(9))) == "burgle A1"


@pytest.mark.parametrize(("loot", "answer"), [("100 100", "plane"), ("", "putback")])
def test_the_plane_is_for_the_rich(loot: str, answer: str) -> None:
    town = Town("1:B1 2:K3", loot={1: loot}, A1="plane")
    run(town, "burgle A1")
    assert text(town) == answer


def test_the_third_level_does_not_walk_where_two_moves_arrest_it() -> None:
    walks = doomed = 0
    for view, move in played(5, 11, 3)[1]:
        if view.seat != POLICE and move.verb == "go":
            before = view.position
            cells = replaced(before.cells, before.slot, move.end)
            stands = before._replace(cells=cells, thieves=bits(cell for cell in cells if cell >= 0))
            turn = stands._replace(phase=PATROL, moves_left=POLICE_MOVES, slot=len(cells))
            walks += 1
            doomed += before.slot in brute_force_arrests(turn)
    assert walks > 10
    assert doomed <= walks / 10  # In these few cases there was no better move.


def test_the_best_thief_earns_far_more_than_random_ones() -> None:
    best = others = 0
    for seed in range(6):
        scores = played(5, seed, 0, thief2=3)[0].scores
        best += scores["thief2"]
        others += sum(scores[seat] for seat in ("thief1", "thief3", "thief4"))
    assert best > others  # One best thief earns more than three random ones together.
