"""The pages of the reference pictures: one of every kind, from views that are set up by hand.

`make screens` writes the pictures again. Read the diff and look at them afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.bits import bits
from engine.game import Event, Outcome
from engine.games.catch_a_thief import game
from engine.games.catch_it.board import BY_NAME as SQUARE
from engine.games.catch_it.game import View as BallView
from engine.games.catch_it.turns import opening
from engine.games.chicago.board import DARK, POINTS
from engine.games.chicago.position import ACT, FOUND, PATROL, Position
from engine.games.chicago.views import View as TownView
from engine.games.rattrapez_le.board import PLACES
from engine.games.rattrapez_le.cards import BY_TEXT
from engine.games.rattrapez_le.cards import SUBJECTS as SUBJECT_NAMES
from engine.games.rattrapez_le.views import View as FarmView
from engine.games.traqueur.board import PLACES as CELL
from engine.games.traqueur.board import slots_named
from engine.games.traqueur.camps import Camp
from engine.games.traqueur.game import View as CampView
from engine.games.traqueur.search import Grid, Search
from engine.games.traqueur.search import opening as begin
from pi_app.draw.dots.picture import DotPicture
from pi_app.games import front_of
from pi_app.games.traqueur.camp_building import drawn
from pi_app.pages.keys import KeyEvent
from pi_app.pages.sharing import Sharing, draw
from pi_app.words import LANGUAGES, say

PICTURES = Path(__file__).parent / "pictures"
PAINTED = ("thief-turn-en", "town-loot-fr")  # the pages that are kept as PNG files, too
Scene = tuple[str, Any, str]  # The game, the view, and the keys that were pressed.


# ------------------------------------------------------------------------------------------ Catch a Thief


def thief(seat: str, path: str, clues: str, *, moved: int, aid: bool = False) -> game.View:
    points = game.POINTS
    known = [game.Clue(n, points[clue[:-1]], clue.endswith("o")) for n, clue in enumerate(clues.split(), start=1)]
    own = tuple(points[name] for name in path.split()) if seat == "thief" else ()
    return game.View(seat, {"variant": 1, "aid": aid}, moved, own, tuple(known))


PATH, CLUES = "6E 7E 8E 8D", "6Fo 9Hb 8Jo 3Cb"


def thief_scenes() -> Iterator[tuple[str, Scene]]:
    name = "catch-a-thief"
    yield "thief-first", (name, thief("thief", "", "", moved=0), "")
    yield "thief-turn", (name, thief("thief", PATH, CLUES, moved=4), "")
    yield "thief-sure", (name, thief("thief", PATH, CLUES, moved=4), "left a")
    yield "thief-refused", (name, thief("thief", PATH, CLUES, moved=4), "right a")
    yield "thief-clues", (name, thief("thief", PATH, CLUES, moved=4), "b")
    yield "detective-aid", (name, thief("detective", "", CLUES, moved=5, aid=True), "right right down")
    over = Outcome("caught", ("detective",), {"detective": 4})
    caught = thief("thief", PATH, CLUES, moved=4)._replace(seat="detective", outcome=over)
    yield "detective-over", (name, caught, "")
    yield "detective-waits", (name, thief("detective", "", CLUES, moved=4), "")


# ------------------------------------------------------------------------------------------ Catch'it


def ball(blue: str, red: str, at: str, side: str = "blue") -> BallView:
    options = {"starter": "blue", "repetition": True, "position": None}
    pawns = [bits(SQUARE[name] for name in names.split()) for names in (blue, red)]
    return BallView("blue", options, opening(pawns[0], pawns[1], SQUARE[at], side))


BLUE, RED = "A1 B3 D4 E2 F6 G1", "A6 B7 D5 E6 G5"


def ball_scenes() -> Iterator[tuple[str, Scene]]:
    yield "ball-pawn", ("catch-it", ball(BLUE, RED, "F6"), "")
    yield "ball-way", ("catch-it", ball(BLUE, RED, "F6"), "a up up")
    yield "ball-take", ("catch-it", ball(BLUE, RED, "D5"), "press a up up a")
    yield "ball-over", ("catch-it", ball(BLUE, RED, "B3")._replace(outcome=Outcome("goal", ("red",), {})), "")
    yield "ball-pass", ("catch-it", ball("A1", "A2 B1 B2 A3 C1 C3", "C3"), "")
    yield "ball-waits", ("catch-it", ball(BLUE, RED, "D5", "red"), "")


# ------------------------------------------------------------------------------------------ Le Traqueur


def camps(*, moved: bool, at: str) -> CampView:
    snail = drawn("snail")
    camp = Camp(snail.fugitive, snail.barriers)
    closed = slots_named(["B2|B3", "|A1", "C3|C4", "C2|D2"])
    crossed = slots_named(["|B1", "B1|B2", "B2|C2", "C1|C2", "C2|C3"])
    markers = bits(CELL[name] for name in ("B1", "B2", "C2", "C3"))
    grid, other = Grid(CELL[at], markers, closed, crossed), Grid(CELL["F3"], bits([CELL["F1"], CELL["F2"]]))
    return CampView(
        "north", {"first": "north"}, ("north", "south"), {"north": camp}, Search("north", moved, grid, other)
    )


def camp_scenes() -> Iterator[tuple[str, Scene]]:
    name = "traqueur"
    bare = CampView("north", {"first": "north"}, (), {}, begin("north"))
    yield "camp-cell", (name, bare, "b down down a right a down right a")
    yield "camp-slot", (name, bare, "b down down down a up")
    yield "camp-menu", (name, bare, "b down")
    yield "camp-refused", (name, bare, "b a")
    yield "search-inside", (name, camps(moved=True, at="C3"), "down")
    yield "search-leaves", (name, camps(moved=False, at="C1"), "right right right right right right")
    found = camps(moved=True, at="C3")
    both = {**found.camps, "south": Camp(CELL["C3"], drawn("zigzag").barriers)}
    over = Outcome("found", ("north",), {"north": 1, "south": 0})
    yield "search-over", (name, found._replace(camps=both, outcome=over), "")
    yield "search-own-camp", (name, camps(moved=True, at="C3"), "b")


# ------------------------------------------------------------------------------------------ Chicago


def town(seat: str, **changes: Any) -> TownView:
    where = {name: POINTS[name] for name in ("B3", "C6", "E9", "K3", "B6", "D6", "G6", "H3")}
    base = Position(
        3,
        (where["C6"], where["K3"], where["E9"], -1),
        (False, False, False, False),
        (3, 2, 1, 0),
        thieves=bits([where["C6"], where["K3"], where["E9"]]),
        houses=DARK & ~bits(POINTS[name] for name in ("C5", "D5", "A1", "F3", "H7")),
        police=bits([where["B6"], where["G6"], where["H3"]]),
        slot=0,
        phase=ACT,
    )
    loot = (("100", "car", "gun"), None, ("20",), None) if seat == "thief1" else (None,) * 4
    held = ("10", "100", "bank") if seat == "police" else None
    known = {POINTS["H1"]: "plane", POINTS["C7"]: "bank"} if seat == "thief1" else {}
    return TownView(seat, {"players": 3}, base._replace(**changes), loot, held, known)


def town_scenes() -> Iterator[tuple[str, Scene]]:
    name = "chicago"
    cells = (-1, POINTS["K3"], POINTS["E9"], -1)
    yield "town-enters", (name, town("thief1", cells=cells, thieves=bits(cells[1:3])), "press")
    yield "town-acts", (name, town("thief1"), "down")
    yield "town-shoots", (name, town("thief1"), "left a down down")
    yield "town-found", (name, town("thief1", phase=FOUND, found=POINTS["H1"]), "")
    surrounding = bits(POINTS[at] for at in ("B6", "D6", "H3"))
    yield "town-surrounded", (name, town("thief1", asked=0, police=surrounding), "down")
    yield "town-overview", (name, town("thief1"), "b")
    yield "town-loot", (name, town("thief1"), "b down")
    house = Event("house", {"pawn": 1, "at": "C5", "what": "100"})
    yield "town-waits", (name, town("thief1", slot=1)._replace(told=(house,)), "")
    scores = {"police": 310, "thief1": 120, "thief2": 200}
    over = Outcome("all-gone", ("police",), scores)
    yield "town-over", (name, town("thief1", phase="over", how="all-gone")._replace(outcome=over), "")
    patrol = {"slot": 4, "phase": PATROL, "moves_left": 2, "police_houses": 3}
    yield "town-patrols", (name, town("police", **patrol), "press a left")
    yield "town-stops", (name, town("police", **patrol), "press right right right right right right right right")
    yield "town-places", (name, town("police", **patrol, reserve=1), "press")
    yield "town-seized", (name, town("police", **patrol), "b down")


# ------------------------------------------------------------------------------------------ Rattrapez-le


def farm(cards: str, *, distance: int, chosen: str | None = "dog") -> FarmView:
    at = {"dog": "F6", "farmer": "farm", "hand": "C4", "horse": "I3", "maid": "farm", "wife": "A11"}
    seats = ("p1", "p2", "p3", "p4")
    return FarmView(
        "p1",
        {"players": 4},
        places=tuple(PLACES[at[name]] for name in SUBJECT_NAMES),
        distance=distance,
        deals=1,
        chosen=seats if chosen else (),
        hand=tuple(sorted(BY_TEXT[card] for card in cards.split())),
        secret=None if chosen is None else SUBJECT_NAMES.index(chosen),
    )


CARDS = "dog+ dog+ dog= farmer- hand= horse+ horse- horse- maid+ wife= wife= wife-"


def farm_scenes() -> Iterator[tuple[str, Scene]]:
    name = "rattrapez-le"
    yield "farm-chooses", (name, farm(CARDS, distance=0, chosen=None), "down down")
    yield "farm-sure", (name, farm(CARDS, distance=0, chosen=None), "down down a")
    yield "farm-hand", (name, farm(CARDS, distance=5), "down down")
    yield "farm-goes", (name, farm(CARDS, distance=5), "a press")
    yield "farm-discards", (name, farm(CARDS, distance=80), "a")
    yield "farm-refused", (name, farm(CARDS, distance=5), "right a")
    yield "farm-cited", (name, farm(CARDS, distance=5), "right a right")
    yield "farm-waits", (name, farm(CARDS, distance=5)._replace(seat="p2"), "")
    over = Outcome("caught", ("p1",), {"p1": 1, "p2": 0})
    yield "farm-over", (name, farm(CARDS, distance=5)._replace(outcome=over), "")
    yield "farm-map", (name, farm(CARDS, distance=5), "b")


# ------------------------------------------------------------------------------------------ all of them


def scenes() -> Iterator[tuple[str, Scene]]:
    for kind in (thief_scenes, ball_scenes, camp_scenes, town_scenes, farm_scenes):
        yield from kind()


def _page(scene: Scene, lang: str) -> DotPicture:
    name, view, keys = scene
    pages = front_of(name).pages
    page = pages.open(view, luck=1)
    for key in keys.split():
        page, _ = pages.press(page, key)
    return pages.draw(page, lang)


def _call(lang: str) -> DotPicture:
    sharing = Sharing(("thief1", "thief2")).turn(frozenset({"thief2"}), 0)
    sharing, _ = sharing.key(KeyEvent("a", "down"), 1.0)
    return draw(sharing, no_page, {"thief2": say(lang, "chicago.seat-thief2")}, lang)


def no_page(seat: str) -> DotPicture:
    raise AssertionError(f"the page of {seat} was drawn")


def pictures() -> Iterator[tuple[str, DotPicture]]:
    """Return every reference picture with the name of its file."""
    for lang in LANGUAGES:
        for name, scene in scenes():
            yield f"{name}-{lang}", _page(scene, lang)
        yield f"sharing-calls-{lang}", _call(lang)
