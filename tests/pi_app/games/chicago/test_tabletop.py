"""Chicago on the table: it accepts whatever the rules allow a pawn with the best loot, and it reveals no secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

import pytest

from engine.conformance import Start
from engine.conformance.leaks import Poison
from engine.conformance.walk import imagined, random_game
from engine.game import CHANCE, TABLE, fold
from engine.games.chicago import GAME
from engine.games.chicago.board import DARK, POINTS
from engine.games.chicago.bot import choose
from engine.games.chicago.views import View
from engine.referee import AnyReferee, Referee
from pi_app.conformance.outputs import of_the_table
from pi_app.games import front_of
from pi_app.games.tabletop import Reading, mask
from pi_app.grid import SIZE, bit
from pi_app.words import LANGUAGES, entries, say
from tests.engine.games.chicago.town import Town, dealt, run

TABLETOP = front_of("chicago").tabletop
EVERYWHERE = range(SIZE * SIZE)
# Moves without a movement: they move no piece, or the movement would reveal a secret.
UNSEEN = ("plane", "surrender", "stop", "deal", "steal")
CUES = {"deal", "move", "question", "taken", "found", "escaped", "caught", "turn", "won"}
MONEY = "10"


def games(every: int, plies: int = 400) -> Iterator[AnyReferee]:
    """Return positions of some random games with 3, 4 and 5 players, including the last one of each."""
    for seed, players in enumerate((3, 4, 5, 3, 4, 5)):
        for number, referee in enumerate(
            random_game(GAME, choose, Start(GAME.check({"players": players}), (), plies), seed)
        ):
            if number % every == 0 or referee.outcome:
                yield referee


def table(town: Town) -> View:
    return town.views[TABLE]


def readings(town: Town, start: str | None, end: str | None = "") -> list[Reading]:
    """Return the readings from a point, or from beside the board, to any point or to the given one."""
    spots = {name: POINTS.get(name or "") for name in (start, end)}
    found = [reading for reading in TABLETOP.readings(table(town)) if reading.start == spots[start]]
    return [reading for reading in found if end == "" or reading.end == spots[end]]


def ends(town: Town, start: str | None) -> set[str]:
    return {TABLETOP.name_of(reading.end) for reading in readings(town, start) if reading.end is not None}


def outputs(view: View) -> list[Any]:
    """Return everything that the table does with a view."""
    wrong = [TABLETOP.wrong(view, start, end) for start in (None, 1, 13) for end in (0, 1, 12, 15, 60)]
    told = [TABLETOP.tell(view, event, lang) for event in view.told for lang in LANGUAGES]
    told += [TABLETOP.reminder(view, lang) for lang in LANGUAGES]
    cues = [TABLETOP.cue(event) for event in view.told]
    methods = (TABLETOP.pieces, TABLETOP.readings, TABLETOP.deeds, TABLETOP.glow, TABLETOP.aid, TABLETOP.finale)
    return [*(method(view) for method in methods), wrong, told, cues]


# ---- any game


def test_every_legal_move_is_a_movement_that_leads_to_the_next_arrangement() -> None:
    for referee in games(5):
        view = referee.view(TABLE)
        before = mask(TABLETOP.pieces(view))
        ways = {reading.move: reading.after(before) for reading in TABLETOP.readings(view)}
        for seat in referee.to_act:
            for move in referee.legal(seat) or ():
                if move.verb not in UNSEEN:
                    state, events = GAME.play(referee._state, seat, move)
                    after = fold(GAME, view, events)
                    assert GAME.outcome(state) or ways[GAME.write(move)] == mask(TABLETOP.pieces(after))


def test_every_button_is_a_move_and_surrender_stop_and_burglary_have_one() -> None:
    for referee in games(5):
        deeds = {deed.move: deed for deed in TABLETOP.deeds(referee.view(TABLE))}
        legal = [GAME.write(move) for seat in referee.to_act for move in referee.legal(seat) or ()]
        pressed = [text for text in legal if text.split()[0] in ("surrender", "stop", "burgle")]
        assert sorted(deeds) == sorted(pressed)
        assert all(deed.label in entries("chicago") for deed in deeds.values())


def test_every_reading_is_a_text_of_the_game_and_no_two_look_alike() -> None:
    for referee in games(5):
        found = TABLETOP.readings(referee.view(TABLE))
        assert [GAME.write(GAME.read(reading.move)) for reading in found] == [reading.move for reading in found]
        assert len({(reading.start, reading.end, reading.label) for reading in found}) == len(found)
        assert bool(found) <= bool(referee.to_act - {CHANCE})


def test_every_other_movement_has_a_reason_in_both_languages() -> None:
    for referee in games(25):
        view = referee.view(TABLE)
        pieces = TABLETOP.pieces(view)
        known = {(reading.start, reading.end) for reading in TABLETOP.readings(view)}
        houses = [at for at in pieces if DARK >> at & 1][:2]
        for start in (*houses, *(at for at in pieces if not DARK >> at & 1), None):
            for end in EVERYWHERE:
                if (start, end) not in known:
                    key, rule = TABLETOP.wrong(view, start, end)
                    assert all(say(lang, key) for lang in LANGUAGES)
                    assert rule.startswith("chicago ")


def test_public_events_have_their_sound_and_their_sentence() -> None:
    for referee in games(10_000):
        view = referee.view(TABLE)
        for event in view.told:
            english, french = (TABLETOP.tell(view, event, lang) for lang in LANGUAGES)
            if event.kind in ("start", "reveal"):
                assert english is french is TABLETOP.cue(event) is None
            else:
                assert english and french and english != french
                assert TABLETOP.cue(event) in CUES


# ---- secrets


def test_another_truth_with_the_same_public_story_gives_the_same_table() -> None:
    """Deeper into games than `pi_app.conformance` looks."""
    for referee in games(40, plies=160):
        if not referee.outcome:
            twin = imagined(referee, TABLE, Random(len(referee.line)))
            shown = [of_the_table(TABLETOP, each.view(TABLE), each.shown(TABLE)) for each in (referee, twin)]
            assert shown[0] == shown[1]


def test_the_table_never_looks_at_loot_and_houses_that_somebody_knows() -> None:
    for referee in games(20):
        view = referee.view(TABLE)
        poison: Any = Poison()
        assert outputs(view._replace(loot=poison, known=poison, confiscated=poison)) == outputs(view)


def test_a_bank_and_a_plane_in_the_hand_look_the_same() -> None:
    tables = []
    for kind in ("bank", "plane"):
        town = Town("1:B2", A2=kind)
        run(town, "burgle A2")
        tables.append(outputs(table(town)))
    assert tables[0] == tables[1]


@pytest.mark.parametrize("loot", ["gun", "car", "10"])
def test_a_pawn_with_a_house_may_have_a_car_and_a_gun_whatever_the_house_is(loot: str) -> None:
    town = Town("1:B2", "E5", loot={1: loot})
    assert outputs(table(town)) == outputs(table(Town("1:B2", "E5", loot={1: "20"})))
    assert "K3" in ends(town, "B2")  # B2 to K3 takes two slides.
    assert "F6" not in ends(town, "E5") and "G6" in ends(town, "E5")  # A shot sends a policeman to a street only.
    assert [reading.ends for reading in readings(town, "B2", None)] == [True]  # B1 is a gate, one slide away.


def test_a_pawn_without_a_house_slides_once_and_fires_at_nobody() -> None:
    town = Town("1:B2", "E5")
    assert ends(town, "B2") == {"B1", *(f"B{row}" for row in range(3, 12))}
    assert readings(town, "E5") == readings(town, "B2", None) == []
    assert TABLETOP.wrong(table(town), POINTS["B2"], POINTS["K3"])[0] == "chicago.table-needs-a-car"
    assert TABLETOP.wrong(table(town), POINTS["E5"], POINTS["G6"])[0] == "chicago.table-no-gun"


# ---- the town, move by move


def test_the_town_begins_with_59_houses_and_pawns_enter_by_gates() -> None:
    *_, referee = islice(random_game(GAME, choose, Start({"players": 5}, (), 1), 1), 2)
    view = referee.view(TABLE)
    assert sorted(TABLETOP.pieces(view).values()) == ["house"] * 59
    found = TABLETOP.readings(view)
    assert {reading.start for reading in found} == {None}
    assert len(found) == 12
    assert Reading("enter B1", None, 1, piece="pawn1") in found


def test_a_pawn_slides_from_b1_to_b11() -> None:
    assert ends(Town("1:B1"), "B1") == {f"B{row}" for row in range(2, 12)}


def test_leaving_town_ends_something_so_that_lifting_the_pawn_is_not_enough() -> None:
    (leave,) = readings(Town("1:B1"), "B1", None)
    assert (leave.move, leave.start, leave.end, leave.ends) == ("leave", POINTS["B1"], None, True)


def test_lifting_a_house_is_the_burglary_and_putting_it_back_is_one_movement() -> None:
    town = Town("1:B2", A2="bank")
    assert [each._replace(label="") for each in readings(town, "A2")] == [Reading("burgle A2", POINTS["A2"], None)]
    assert bit(POINTS["A2"]) in [deed.spots for deed in TABLETOP.deeds(table(town))]
    run(town, "burgle A2")
    assert POINTS["A2"] not in TABLETOP.pieces(table(town))
    (putback,) = TABLETOP.readings(table(town))
    assert putback._replace(label="") == Reading("putback", None, POINTS["A2"], piece="house")
    assert TABLETOP.deeds(table(town)) == []
    run(town, "putback")
    assert TABLETOP.pieces(table(town))[POINTS["A2"]] == "house"


def test_the_first_police_house_puts_a_policeman_on_a_star_before_he_moves() -> None:
    town = Town("1:B2 2:J2", A2="police")
    run(town, "burgle A2")
    assert ends(town, None) == {"E3", "G3", "B6", "E6", "G6", "J6", "E9", "G9"}
    assert TABLETOP.deeds(table(town)) == []
    run(town, "place E3")
    assert TABLETOP.pieces(table(town))[POINTS["E3"]] == "policeman"
    assert "E1" in ends(town, "E3")
    assert [deed.move for deed in TABLETOP.deeds(table(town))] == ["stop"]


@pytest.mark.parametrize(("loot", "shots"), [({}, 0), ({1: MONEY}, 2 * (62 - 4))])
def test_a_surrounded_pawn_may_fire_if_it_has_a_house_and_surrenders_with_the_button(
    loot: dict[int, str], shots: int
) -> None:
    town = Town("1:C6 2:J2", "B6 E6", slot=2, loot=loot)
    run(town, "J2-J3", "E6-D6")
    found = TABLETOP.readings(table(town))
    assert len(found) == shots
    assert all(reading.move.startswith("fire ") for reading in found)
    assert [(deed.move, deed.spots) for deed in TABLETOP.deeds(table(town))] == [("surrender", bit(POINTS["C6"]))]
    assert len(TABLETOP.glow(table(town))[POINTS["C6"]]) == 2
    run(town, "surrender")
    assert TABLETOP.pieces(table(town))[POINTS["C6"]] == "pawn1"
    assert readings(town, "B6") == readings(town, "D6") == []
    assert TABLETOP.wrong(table(town), POINTS["B6"], POINTS["B7"]) == ("chicago.table-pinned", "chicago 9")


def test_everybody_is_told_that_a_pawn_is_surrounded_and_nothing_of_its_gun() -> None:
    told = set()
    for loot in ("10", "gun"):
        town = Town("1:C6 2:J2", "B6 E6", slot=2, loot={1: loot})
        run(town, "J2-J3")
        assert "surrounded" not in (TABLETOP.reminder(table(town), "en") or "")
        run(town, "E6-D6")
        told.add(TABLETOP.reminder(table(town), "en"))
        run(town, "surrender")
        assert "surrounded" not in (TABLETOP.reminder(table(town), "en") or "")
    assert told == {"Thief 1: pawn 1 is surrounded. Surrender, or fire if it has a gun."}


def test_who_has_two_pawns_reads_which_of_them_is_to_act() -> None:
    town = Town("1:B2 2:J2 3:E5 4:G5", players=3)
    for pawn, move in enumerate(("B2-B3", "J2-J3", "E5-E4"), 1):
        assert TABLETOP.reminder(table(town), "en") == f"Move pawn {pawn} along a street, or lift a house beside it."
        run(town, move)


def test_the_police_reads_what_it_has_to_do() -> None:
    town = Town("1:C6 2:J2", "B6 E6", slot=2)
    run(town, "J2-J3")
    assert TABLETOP.reminder(table(town), "en") == "Police: move a policeman. Moves left: 2."
    run(town, "E6-D6", "surrender")
    assert TABLETOP.reminder(table(town), "en") == "No policeman can move."


def test_who_is_not_in_town_reads_how_to_come_in() -> None:
    view = Referee(GAME, {"players": 3}, seed=1).view(TABLE)
    assert TABLETOP.reminder(view, "en") == "Put pawn 1 on a gate."


def test_whoever_acts_shines_most() -> None:
    town = Town("1:B2 2:J2", "E6")
    strengths = {name: TABLETOP.glow(table(town))[POINTS[name]][0].strength for name in ("B2", "J2", "E6", "A1", "B3")}
    assert max(strengths, key=strengths.__getitem__) == "B2"
    run(town, "B2-B3", "J2-J3")
    glow = TABLETOP.glow(table(town))
    assert glow[POINTS["E6"]][0].strength > glow[POINTS["B3"]][0].strength > glow[POINTS["A1"]][0].strength


def test_the_screen_names_the_thief_and_the_pawn() -> None:
    town = Town("1:B2 3:J2", players=3, slot=3, A2=MONEY)
    run(town, "J2-J3")
    assert [TABLETOP.tell(table(town), event, "en") for event in town.told] == ["Thief 1: pawn 3 goes from J2 to J3."]
    run(town, "burgle A2")
    assert [TABLETOP.tell(table(town), event, "fr") for event in town.told if event.shown_to(TABLE)] == [
        "Voleur 1 : le pion 1 prend la maison en A2."
    ]


@pytest.mark.parametrize(
    ("texts", "start", "end", "key"),
    [
        ("", None, "C3", "not-a-gate"),
        ("enter B1", None, "B1", "gate-taken"),
        ("enter B1", "B1", "B4", "enter-first"),
        ("enter B1,enter E1,enter G1,enter J1", "E1", "E2", "not-this-pawn"),
        ("enter B1,enter E1,enter G1,enter J1", "B1", "C2", "dark-cell"),
        ("enter B1,enter E1,enter G1,enter J1", "C2", "D2", "house-moved"),
        ("enter B1,enter E1,enter G1,enter J1", None, "K3", "already-in-town"),
    ],
)
def test_a_hand_that_goes_wrong_is_told_why(texts: str, start: str | None, end: str, key: str) -> None:
    referee = dealt(5)
    run(referee, *filter(None, texts.split(",")))
    where = None if start is None else POINTS[start]
    assert TABLETOP.wrong(referee.view(TABLE), where, POINTS[end])[0] == f"chicago.table-{key}"


def test_a_surrounded_pawn_answers_before_anything_else() -> None:
    town = Town("1:C6 2:J2", "B6 E6", slot=2)
    run(town, "J2-J3", "E6-D6")
    assert TABLETOP.wrong(table(town), POINTS["C6"], POINTS["E6"])[0] == "chicago.table-surrounded"
    assert TABLETOP.wrong(table(town), None, POINTS["B1"])[0] == "chicago.table-surrounded"


def test_a_policeman_who_found_no_free_star_waits_for_the_next_turn() -> None:
    town = Town("1:B2 2:J2", "E3 G3 B6 E6 G6 J6 E9 G9", A2="police")
    run(town, "burgle A2", "E3-E2")  # No star was free when the turn began.
    assert TABLETOP.wrong(table(town), None, POINTS["E3"])[0] == "chicago.table-placing-is-over"


def test_a_worst_case_of_shots_is_listed_in_time() -> None:
    streets = "B2 B4 B5 B7 B8 B10 E2 E4 E5 E7 E8 E10 G2 G4 G5 G7 G8 G10 J2 J4 J5 J7"
    town = Town("1:B9", streets, loot={1: "gun"})
    times = []
    for _ in range(5):
        begun = perf_counter()
        found = TABLETOP.readings(table(town))
        times.append(perf_counter() - begun)
    assert len(found) > 22 * (62 - 23)
    assert min(times) < 0.010
