"""The terminal boards of Le Traqueur, Chicago and Rattrapez-le are drawn from what a seat was shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import games
from engine.game import TABLE, Event, Outcome
from engine.games.chicago import events as told
from engine.games.chicago.board import COUNTS, HOUSES, POINTS
from engine.games.traqueur.camps import random_camp
from engine.match import Match
from engine.referee import MANUAL, Referee
from pi_app.demo.layout import lay_out
from pi_app.demo.looks import TableLook
from pi_app.demo.scene import Scene
from pi_app.demo.series import PLAYER_NAMES, Moment
from pi_app.demo.stage import Billing, scenes
from pi_app.draw.terminal.picture import Picture, Row, plain
from pi_app.draw.terminal.spelling import spelled
from pi_app.games import front_of
from pi_app.games.terminal_board import Sight
from pi_app.palette import BLACK
from pi_app.words import LANGUAGES

GAMES = ("traqueur", "chicago", "rattrapez-le")
WIDTHS = (40, 60, 80, 120)
ENDLESS = 10_000
DARK = TableLook((BLACK,) * 121, {})


def sight(referee: Referee[Any, Any, Any], seat: str, *events: Event) -> Sight:
    view = referee.view(seat)
    moves = tuple(map(referee.game.write, referee.game.legal(view) or ()))
    return Sight(referee.game.show(view), moves, events)


def random_moments(game: str) -> Iterator[Moment]:
    """Return moments of a random game: its first ones, those with a new kind of event, and the last one."""
    rules, rng, kinds = games.load(game), Random(5), set[str]()
    match = Match(game, PLAYER_NAMES[: len(rules.seats(rules.check({})))], 1)
    seats, options = match.seating()
    referee = Referee(rules, options, seed=4)
    known = dict.fromkeys((*referee.players, TABLE), 0)
    for number in range(ENDLESS):
        new = {seat: tuple(referee.shown(seat, since)) for seat, since in known.items()}
        if number < 5 or referee.outcome or not kinds.issuperset(event.kind for event in new[TABLE]):
            now = match.add(referee.outcome) if referee.outcome else match
            yield Moment(now, 1, seats, {seat: sight(referee, seat, *events) for seat, events in new.items()}, (DARK,))
        if referee.outcome:
            return
        kinds.update(event.kind for event in new[TABLE])
        known = {seat: len(referee.shown(seat)) for seat in known}
        seat = min(referee.to_act)
        legal = referee.legal(seat)
        referee.play(seat, random_camp(rng) if legal is None else rng.choice(legal))


@cache
def moments(game: str) -> tuple[Moment, ...]:
    return tuple(random_moments(game))


@cache
def performance(game: str, lang: str) -> tuple[Scene, ...]:
    match = moments(game)[0].match
    return tuple(scenes(Billing(match, 1, 0, lang, "filature demo"), moments(game)))


def few(game: str, lang: str) -> tuple[Scene, ...]:
    """Return some scenes, from the beginning to the end, without the score."""
    *shown, _ = performance(game, lang)
    return (*shown[:: len(shown) // 3], shown[-1])


def signs(rows: Iterable[Row]) -> list[str]:
    return ["".join(cell.sign for cell in row) for row in rows]


def lines(picture: Picture) -> list[str]:
    return ["".join(cell.sign for cell in row) for row in picture.rows]


# ------------------------------------------------------------------------------------------ all three


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_fits_every_width(game: str, lang: str) -> None:
    for scene in few(game, lang):
        for width in WIDTHS:
            for height in (24, ENDLESS):
                picture = lay_out(scene, width, height)
                assert picture.width <= width and picture.height <= height


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_usual_terminals_show_both_sides_the_notes_and_the_legend(game: str, lang: str, size: tuple[int, int]) -> None:
    for scene in few(game, lang):
        picture = plain(lay_out(scene, *size))
        assert all(f"╭─ {side.caption} ─" in picture for side in scene.sides)
        assert all(words in picture for words in (scene.notes.title, *scene.footer, *signs(scene.legend)))


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (40, 40)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_boards_do_not_jump(game: str, lang: str, size: tuple[int, int]) -> None:
    tops = set()
    for scene in few(game, lang):
        shown = plain(lay_out(scene, *size)).split("\n")
        tops.add(next(y for y, line in enumerate(shown) if re.search(r"A +B +C|1 +2 +3", line)))
    assert len(tops) == 1


@pytest.mark.parametrize("game", GAMES)
def test_signs_are_drawn_that_a_plain_terminal_can_replace(game: str) -> None:
    for lang in LANGUAGES:
        for scene in few(game, lang):
            shown = plain(lay_out(scene, 120, 40))
            asked = shown.count("?")
            assert spelled(shown, "ascii").count("?") == spelled(shown, "cp437").count("?") == asked


# ------------------------------------------------------------------------------------------ Le Traqueur


def searched(north: str, south: str, *questions: str) -> Referee[Any, Any, Any]:
    referee = Referee(games.load("traqueur"), {}, seed=1)
    for seat, camp in (("north", north), ("south", south)):
        referee.play(seat, referee.game.read(camp))
    for question in questions:
        referee.play(min(referee.to_act), referee.game.read(question))
    return referee


def test_what_is_told_of_a_search_is_the_same_whatever_is_hidden_behind_it() -> None:
    board = front_of("traqueur").terminal
    one, other = (searched("A6", camp, "B1", "B2", "B3") for camp in ("E5 B2|B3", "F6 B2|B3 |C1"))
    assert board.notes(sight(one, TABLE).shown, "en") == board.notes(sight(other, TABLE).shown, "en")
    for size in range(board.sizes):
        assert board.private(sight(one, "south"), size) != board.private(sight(other, "south"), size)


def test_a_camp_is_drawn_with_all_its_walls_for_its_owner_who_is_being_searched() -> None:
    referee = searched("A6", "E5 B2|B3 |C1 B4|C4", "B1")
    board = front_of("traqueur").terminal
    assert board.secret_seat(sight(referee, TABLE).shown) == "south"
    camp = [line[4:24] for line in lines(board.private(sight(referee, "south"), 2))]
    assert camp[4].startswith("B ♙    ┃") and camp[6].startswith("C┃")
    assert camp[5][11:13] == "━━" and camp[10][14] == "☻"
    assert "E5" in board.whisper(sight(referee, "south"), {"north": "Ada", "south": "Bo"}, "fr").text


def test_both_camps_are_revealed_at_the_end_and_not_before() -> None:
    last = moments("traqueur")[-1]
    found, reveal, over = front_of("traqueur").terminal.stills(last.table, last.seats, "en")
    assert not any(found.shown["camps"].values())
    assert all(reveal.shown["camps"].values()) and all(over.shown["camps"].values())


def test_the_questions_of_one_turn_are_one_line_and_a_turn() -> None:
    board = front_of("traqueur").terminal
    shown = sight(searched("A6", "E5 B2|B3", "B1", "B2", "B3", "A1"), TABLE).shown
    assert signs(board.notes(shown, "en").items) == ["  1 N B1 B2 B3×", "  2 S A1"]
    assert board.turn(shown) == 2 and board.turn(sight(searched("A6", "E5"), TABLE).shown) == 1


# ------------------------------------------------------------------------------------------ Chicago


def town(*found: str, moves: Iterable[str] = ()) -> Referee[Any, Any, Any]:
    """Return a game of three players in which the first houses in reading order (A1, C1, …) have these kinds."""
    kinds = [kind for kind, number in COUNTS.items() for _ in range(number)]
    for kind in found:
        kinds.remove(kind)
    referee = Referee(games.load("chicago"), {}, seed=1, chance=MANUAL)
    referee.play("chance", referee.game.read(" ".join(("deal", *found, *kinds))))
    for move in ("enter B1", "enter E1", "enter G1", "enter J1", *moves):
        referee.play(min(referee.to_act), referee.game.read(move))
    return referee


def cell(drawn: list[str], name: str) -> str:
    """Return the three text columns of a cell in the middle size."""
    x = 3 + 3 * (ord(name[0]) - ord("A"))
    return drawn[int(name[1:])][x : x + 3]


def test_the_town_shows_houses_gates_stars_pawns_and_what_is_bare() -> None:
    referee = town("10", "20", moves=["burgle C1"])
    shown = sight(referee, TABLE).shown
    drawn = lines(front_of("chicago").terminal.private(sight(referee, "police"), 1))
    assert {cell(drawn, name) for name in shown["houses"]} == {" ⌂ "}
    assert len(shown["houses"]) == len(HOUSES) - 1 and cell(drawn, "C1") == "[·]"
    assert [cell(drawn, name).strip() for name in ("B1", "E1", "G1", "J1")] == ["1", "2", "3", "4"]
    assert (cell(drawn, "A3"), cell(drawn, "E3"), cell(drawn, "B2")) == (" ○ ", " ★ ", "   ")


def test_policemen_and_arrests_have_signs_of_their_own() -> None:
    shown = dict(sight(town("10"), TABLE).shown)
    pawns = {**shown["pawns"], "2": {**shown["pawns"]["2"], "at": "C6", "status": "arrested"}}
    shown |= {"policemen": ["B6", "D6", "H3"], "pinned": ["B6", "D6"], "pawns": pawns}
    drawn = lines(front_of("chicago").terminal.private(Sight(shown, (), ()), 1))
    labels = front_of("chicago").terminal.labels(shown, {})
    assert [labels[POINTS[name]] for name in ("B6", "C6", "D6", "A3", "E3")] == ["×", "×", "×", "○", "★"]
    assert [cell(drawn, name) for name in ("B6", "C6", "D6", "H3")] == [" ♙×", " 2×", " ♙×", " ♙ "]


def test_only_the_finder_sees_what_was_in_a_house() -> None:
    board = front_of("chicago").terminal
    names = {"police": "Clara", "thief1": "Ada", "thief2": "Basile"}
    one, other = (town("10", kind, moves=["burgle C1"]) for kind in ("20", "100"))
    assert board.secret_seat(sight(one, TABLE).shown) == "thief1"
    for size in range(board.sizes):
        for seat in ("thief2", "police"):
            assert board.private(sight(one, seat), size) == board.private(sight(other, seat), size)
        assert board.private(sight(one, "thief1"), size) != board.private(sight(other, "thief1"), size)
    assert "20" in cell(lines(board.private(sight(one, "thief1"), 1)), "C1")
    assert board.whisper(sight(one, "thief1"), names, "en").text == "Pawn 1: 20,000. Pawn 3: nothing."
    assert board.notes(sight(one, TABLE).shown, "en") == board.notes(sight(other, TABLE).shown, "en")


def test_a_house_put_back_stands_and_is_known_to_its_finder() -> None:
    board = front_of("chicago").terminal
    referee = town("10", "bank", moves=["burgle C1"])
    held = board.private(sight(referee, "thief1"), 1)
    referee.play("thief1", referee.game.read("putback"))
    assert cell(lines(held), "C1") == cell(lines(board.private(sight(referee, "thief1"), 1)), "C1") == "⌂$ "
    assert "$" not in board.labels(sight(referee, TABLE).shown, {}).values()


def test_at_the_end_every_house_is_named() -> None:
    board, last = front_of("chicago").terminal, moments("chicago")[-1]
    before, *_, reveal, over = board.stills(last.table, last.seats, "fr")
    hidden, named = (board.labels(still.shown, {}) for still in (before, reveal))
    assert board.labels(over.shown, {}) == named
    for name in last.table.shown["houses"]:
        assert POINTS[name] not in hidden and re.fullmatch(r"\d0|[C$A!▲☻P]", named[POINTS[name]])


B1, C1, E3, G3 = (POINTS[name] for name in ("B1", "C1", "E3", "G3"))
CHICAGO_EVENTS = (
    told.start("chicago", {"players": 3}),
    told.DEALT,
    told.entered(0, B1),
    told.moved(0, B1, POINTS["B3"], 1),
    told.moved(0, B1, G3, 2),
    told.taken(1, C1, "50"),
    *(told.taken(1, C1, kind) for kind in told.SHOWN),
    told.opened(2, C1),
    told.put_back(2, C1),
    told.left(3, B1),
    told.left(3, E3),
    told.left(3, E3, plane=True),
    told.robbed(((0, 1, "50"), (1, 0, "car"))),
    told.fired(0, E3, G3),
    told.arrested(2, E3, 3, [G3]),
    told.placed(E3),
    told.patrolled(E3, G3),
    told.STOPPED,
    told.reveal(["10"] * len(HOUSES), [[], [], [], []], [], []),
    told.over(Outcome("finished", ("thief1",), {"thief1": 50, "thief2": 0, "police": 10})),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_in_town_is_told_in_a_sentence_of_its_own(lang: str) -> None:
    names = {"police": "Clara", "thief1": "Ada", "thief2": "Basile"}
    shown = sight(town("10"), TABLE).shown
    said = [
        still.words.text
        for event in CHICAGO_EVENTS
        for still in front_of("chicago").terminal.stills(Sight(shown, (), (event,)), names, lang)
    ]
    assert len(set(said)) == len(CHICAGO_EVENTS)
    assert all(re.fullmatch(r"[A-Z0-9«].*[.!]", words) and "None" not in words for words in said)


def test_a_surrounded_pawn_is_asked_aloud() -> None:
    shown = {**sight(town("10"), TABLE).shown, "phase": "surrounded", "pawn": 2}
    names = {"police": "Clara", "thief1": "Ada", "thief2": "Basile"}
    *_, last = front_of("chicago").terminal.stills(Sight(shown, (), ()), names, "en")
    assert last.words.text == "Pawn 2 is surrounded on E1. Basile: surrender, or fire?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_theft_is_whispered_to_loser_and_taker(lang: str) -> None:
    board, names = front_of("chicago").terminal, {"police": "Clara", "thief1": "Ada", "thief2": "Basile"}
    theft = told.stolen(frozenset({"thief1", "thief2"}), 0, 1, "gun")
    gun = {"en": "gun", "fr": "arme"}[lang]
    lost, won = (
        board.whisper(sight(town("10"), seat, theft), names, lang).text.split(".")[0] for seat in ("thief1", "thief2")
    )
    assert lost.endswith(gun) and won.endswith(gun) and lost != won


# ------------------------------------------------------------------------------------------ Rattrapez-le


def farm(*moves: str, secrets: tuple[str, str] = ("dog", "maid"), seed: int = 1) -> Referee[Any, Any, Any]:
    referee = Referee(games.load("rattrapez-le"), {}, seed=seed)
    for seat, secret in zip(("p1", "p2"), secrets, strict=True):
        referee.play(seat, referee.game.read(f"choose {secret}"))
    for move in moves:
        referee.play(min(referee.to_act), referee.game.read(move))
    return referee


def test_what_is_told_to_all_has_neither_hands_nor_secrets() -> None:
    board = front_of("rattrapez-le").terminal
    names = {"p1": "Ada", "p2": "Basile"}
    referees = farm(), farm(secrets=("wife", "hand")), farm(seed=2)
    for size in range(board.sizes):
        assert len({board.private(sight(referee, "p1"), size) for referee in referees}) == 3
    assert len({board.notes(sight(referee, TABLE).shown, "en") for referee in referees}) == 1
    assert board.whisper(sight(referees[1], "p1"), names, "fr").text.startswith("Secret : ▼ la fermière.")


def test_a_hand_is_counted_by_subject_and_sign() -> None:
    seen = sight(farm(), "p1")
    rows = [line for line in lines(front_of("rattrapez-le").terminal.private(seen, 1)) if re.match(r" .[▲▼◆●★U]", line)]
    order = ("farmer", "wife", "hand", "maid", "dog", "horse")
    for subject, row in zip(order, rows, strict=True):
        cards = "".join(card[-1] for card in seen.shown["hand"] if card[:-1] == subject)
        assert [row[5:20].count(sign) for sign in "+-="] == [cards.count(sign) for sign in "+-="]
        assert row.startswith(" [★]") == (subject == "dog")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_of_the_chase_has_its_sentence(lang: str) -> None:
    names = {"p1": "Ada", "p2": "Basile"}
    secrets = {"p1": "dog", "p2": "maid"}
    ways = {"seat": "p1", "card": "dog+", "distance": 4}
    drawn = Outcome("exhausted", (), {"p1": 0, "p2": 0}).as_json()
    events = (
        Event("start", {}),
        Event("dealt", {"deal": 2, "dealer": "p1", "cards": 15}),
        Event("chosen", {"seat": "p2"}),
        Event("played", {**ways, "from": "farm", "to": "A11"}),
        Event("discarded", ways),
        Event("caught", {"seat": "p1", "pursuer": "dog", "at": "C4"}),
        Event("reveal", {"secrets": secrets, "decks": []}),
        Event("over", {"result": Outcome("caught", ("p1",), {"p1": 1, "p2": 0}).as_json()}),
        Event("over", {"result": drawn}),
    )
    shown = sight(farm(), TABLE).shown
    stills = [*front_of("rattrapez-le").terminal.stills(Sight(shown, (), events), names, lang)]
    said = [still.words.text for still in stills]
    assert len(set(said)) == len(events) and all(words.endswith((".", "!")) for words in said)


def test_all_secrets_are_shown_at_the_end() -> None:
    board, last = front_of("rattrapez-le").terminal, moments("rattrapez-le")[-1]
    assert re.search(r"p1 [▲▼◆●★] +p2 [▲▼◆●★]", plain(board.private(last.sights["p1"], 1)))
    assert re.search(r"Ada [▲▼◆●★], Basile [▲▼◆●★]", board.whisper(last.sights["p1"], last.seats, "en").text)


# ------------------------------------------------------------------------------------------ pace


def test_even_a_very_long_game_takes_less_than_a_minute() -> None:
    patrol = told.patrolled(E3, G3)
    shown = sight(town("10"), TABLE).shown
    names = {"police": "Clara", "thief1": "Ada", "thief2": "Basile"}
    rounds = ({**shown, "moves": [["police", "E3-G3"]] * n} for n in range(1000))
    board = front_of("chicago").terminal
    assert sum(still.pause for now in rounds for still in board.stills(Sight(now, (), (patrol,)), names, "en")) < 45_000
    turn = {"seat": "p1", "card": "dog+", "from": "farm", "to": "A11", "distance": 4}
    shown = sight(farm(), TABLE).shown
    rounds = ({**shown, "turns": [turn] * n} for n in range(300))
    board, names = front_of("rattrapez-le").terminal, {"p1": "Ada", "p2": "Basile"}
    event = Event("played", turn)
    assert sum(still.pause for now in rounds for still in board.stills(Sight(now, (), (event,)), names, "en")) < 45_000


def test_a_long_search_takes_less_than_a_minute() -> None:
    board, names = front_of("traqueur").terminal, {"north": "Ada", "south": "Basile"}
    shown = sight(searched("A6", "E5 B2|B3", "B1"), TABLE).shown
    asked = {"seat": "north", "ask": "B3", "yes": False}
    rounds = ({**shown, "asked": [asked] * n} for n in range(400))
    event = Event("answer", asked)
    assert sum(still.pause for now in rounds for still in board.stills(Sight(now, (), (event,)), names, "en")) < 48_000
