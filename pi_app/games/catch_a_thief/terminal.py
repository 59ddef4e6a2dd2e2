"""Catch a Thief in a terminal: the clues, the thief's own path beside them, and the reveal at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from engine.game import Json, Seat
from engine.games.catch_a_thief.game import HIDEOUTS, NAMES, POINTS, SCENE, SIZE
from pi_app.draw.terminal.inks import LOUD, InkedText, Notes, shade
from pi_app.draw.terminal.lattice import PITCHES, Lattice, LatticePoint
from pi_app.draw.terminal.picture import Cell, Ink, Picture, Row, cells
from pi_app.draw.terminal.table import Print
from pi_app.games.tabletop import Pieces
from pi_app.games.terminal_board import Names, ShownView, Sight, Still, TerminalBoard
from pi_app.palette import GREEN, MIST, NIGHT, ORANGE, PURPLE, SKY_BLUE, VERMILION
from pi_app.words import say

_DETECTIVE: Final = "♙"
_THIEF: Final = "☻"
_SIGN: Final = {"blue": "●", "orange": "◆"}
_COLOUR: Final = {"blue": SKY_BLUE, "orange": ORANGE}
_PATH: Final = Ink(PURPLE, None, True)
_NEXT: Final = Ink(GREEN, None, True)
_HOUSE: Final = Ink(MIST, None, True)
_CRIME: Final = Ink(VERMILION, None, True)
_CAUGHT: Final = Ink(NIGHT, VERMILION, True)

# How long each picture is shown, in ms. With the setup, `make demo` ends within a minute.
_START: Final = 1500
_SLIP: Final = 400
_CLUE: Final = 850
_ARREST: Final = 1600
_REVEAL: Final = 200
_RESULT: Final = 2000


def spot(name: str) -> LatticePoint:
    """Return the column and the row of a point: `6F` is (5, 5)."""
    return ord(name[-1]) - ord("A"), int(name[:-1]) - 1


_COLUMNS: Final = "ABCDEFGHIJK"
_ROWS: Final = tuple(str(row + 1) for row in range(SIZE))
_CRIME_SCENE: Final = spot(NAMES[SCENE])
_HOUSES: Final = frozenset(spot(NAMES[point]) for point in HIDEOUTS)


class CatchAThiefTerminalBoard(TerminalBoard):
    """The pictures of Catch a Thief. The table shows clues; the thief's side also shows his path and his next steps."""

    printed = Print(_COLUMNS, _ROWS)
    sizes = len(PITCHES)
    thought = 400

    def turn(self, shown: ShownView) -> int:
        return len(shown["clues"]) + 1

    def secret_seat(self, shown: ShownView) -> Seat | None:
        return "thief"

    # ------------------------------------------------------------------------------------------ pictures

    def piece(self, kind: str) -> Cell:
        return Cell(_DETECTIVE, LOUD)

    def labels(self, shown: ShownView, pieces: Pieces) -> Mapping[int, str]:
        clues = {POINTS[clue["at"]]: _clue(clue) for clue in shown["clues"]}
        return {**dict.fromkeys(HIDEOUTS, "⌂"), SCENE: "×", **clues}

    def private(self, sight: Sight, size: int) -> Picture:
        return _drawn(sight.shown, size, sight.moves)

    def notes(self, shown: ShownView, lang: str) -> Notes:
        listed = tuple(cells(f"{_clue(clue)} {clue['at']}", _ink(clue)) for clue in shown["clues"])
        return Notes(say(lang, "catch-a-thief.demo-clues"), listed, width=10)

    def legend(self, lang: str) -> tuple[Row, ...]:
        signs = (
            (_SIGN["orange"], Ink(ORANGE, None, True), "orange"),
            (_SIGN["blue"], Ink(SKY_BLUE, None, True), "blue"),
            (_DETECTIVE, LOUD, "detective"),
            (_THIEF, _PATH, "thief"),
            ("○", _NEXT, "next"),
            ("⌂", _HOUSE, "hideout"),
        )
        return tuple(
            cells(sign, ink) + cells(f" {say(lang, f'catch-a-thief.demo-sign-{word}')}") for sign, ink, word in signs
        )

    # ------------------------------------------------------------------------------------------ words

    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        shown = sight.shown
        for event in sight.events:
            data = {**names, **event.data}
            if event.kind == "start":
                yield Still(shown, InkedText(say(lang, "catch-a-thief.demo-starts", **names), LOUD), _START)
            elif event.kind == "moved":
                if shown["result"] is None:
                    yield Still(shown, InkedText(say(lang, "catch-a-thief.demo-moved", **data)), _SLIP)
            elif event.kind == "clue":
                words = f"{_SIGN[data['colour']]} {say(lang, 'catch-a-thief.demo-clue-' + data['colour'], **data)}"
                yield Still(shown, InkedText(words, _ink(event.data)), _CLUE)
            elif event.kind in ("caught", "escaped"):
                words = say(lang, f"catch-a-thief.demo-{event.kind}", **data)
                yield Still({**shown, "path": None}, InkedText(words, _CRIME), _ARREST)
            elif event.kind == "reveal":
                yield from _reveal(shown, data["path"], lang)
            elif event.kind == "over":
                yield Still(shown, InkedText(_result(data["result"], names, lang), LOUD), _RESULT)

    def whisper(self, sight: Sight, names: Names, lang: str) -> InkedText:
        path, thief = sight.shown["path"], names["thief"]
        at = path[-1] if path else NAMES[SCENE]
        if sight.shown["result"]:
            return InkedText(say(lang, "catch-a-thief.demo-walked", thief=thief, at=at, n=len(path)), _PATH)
        if sight.moves:
            ways = ", ".join(sorted(sight.moves, key=lambda name: (int(name[:-1]), name)))
            return InkedText(say(lang, "catch-a-thief.demo-chooses", thief=thief, at=at, ways=ways), _PATH)
        return InkedText(say(lang, "catch-a-thief.demo-hides", thief=thief, at=at, n=len(path)), _PATH)


def _reveal(shown: ShownView, path: list[str], lang: str) -> Iterator[Still]:
    """Return the pictures of the true path, one for each step."""
    for n in range(1, len(path) + 1):
        words = say(lang, "catch-a-thief.demo-reveal", way=" ".join(path[:n]))
        yield Still({**shown, "path": path[:n]}, InkedText(words, _PATH), _REVEAL, passing=True)


def _result(result: Mapping[str, Json], names: Names, lang: str) -> str:
    points = result["scores"]["detective"]
    return say(lang, f"catch-a-thief.demo-result-{result['how']}", points=points, **names)


# ------------------------------------------------------------------------------------------ drawing


def _ink(clue: Mapping[str, Json]) -> Ink:
    return Ink(_COLOUR[clue["colour"]], None, True)


def _lit(clue: Mapping[str, Json]) -> Ink:
    """Return the ink of a clue on the board, with a weak light as its ground."""
    colour = _COLOUR[clue["colour"]]
    return Ink(colour, shade(colour), True)


def _clue(clue: Mapping[str, Json]) -> str:
    return f"{_SIGN[clue['colour']]}{clue['n']}"


class _Point(NamedTuple):
    """Everything that is visible on one point."""

    clues: tuple[Mapping[str, Json], ...] = ()
    step: int = 0  # The number of the thief's step onto the point, or 0.
    thief: bool = False
    detective: bool = False
    choice: bool = False  # The thief may step there.


def _drawn(shown: ShownView, size: int, moves: tuple[str, ...]) -> Picture:
    board = Lattice(PITCHES[size], _COLUMNS, _ROWS)
    path = None if shown["path"] is None else [_CRIME_SCENE, *map(spot, shown["path"])]
    _trail(board, path or ())
    for house in _HOUSES:
        board.put(house, Cell("⌂", _HOUSE))
    board.put(_CRIME_SCENE, Cell("×", _CRIME))
    caught = shown["result"] is not None and shown["result"]["how"] == "caught"
    for at, point in _points(shown, path, moves).items():
        if caught and point.detective:
            board.put(at, *cells(_DETECTIVE + _THIEF, _CAUGHT))
        else:
            before, signs = _things(point, roomy=board.roomy)
            board.put(at, *signs, before=before)
    return board.picture()


def _trail(board: Lattice, way: Sequence[LatticePoint]) -> None:
    """Draw the path from point to point. Everything else is drawn on top of it."""
    for at in way:
        board.tint(at, shade(PURPLE))
    for one, other in pairwise(way):
        board.link(one, other, _PATH)


def _points(shown: ShownView, path: Sequence[LatticePoint] | None, moves: Sequence[str]) -> dict[LatticePoint, _Point]:
    points: dict[LatticePoint, _Point] = {}

    def add(at: LatticePoint, **more: Any) -> None:
        points[at] = points.get(at, _Point())._replace(**more)

    for clue in shown["clues"]:
        at = spot(clue["at"])
        add(at, clues=(*points.get(at, _Point()).clues, clue))
    for n, at in enumerate(path or ()):
        add(at, step=n)
    if path:
        add(path[-1], thief=True)
    if shown["detective"]:
        add(spot(shown["detective"]), detective=True)
    for at in map(spot, moves):
        add(at, choice=True)
    return points


def _things(point: _Point, *, roomy: bool) -> tuple[Cell | None, Row]:
    """Return the sign to the left of a point, and those on the point.

    The number of a clue follows its sign (`●3`). The number of a step of the thief precedes the sign of a clue on the
    same point (`3●`).
    """
    figure = Cell(_DETECTIVE, LOUD) if point.detective else None
    newest_clue = cells(_SIGN[point.clues[-1]["colour"]], _lit(point.clues[-1])) if point.clues else ()
    if point.thief and point.step < 10:
        number = str(point.step) if roomy and point.step else ""
        return figure or next(iter(newest_clue), None), cells(_THIEF + number, _PATH)
    if point.step:
        return Cell(_THIEF, _PATH) if point.thief else figure, cells(str(point.step), _PATH) + newest_clue
    if point.choice:
        return figure, (Cell("○", _NEXT), *newest_clue)
    if point.clues:
        return _clues(point, roomy=roomy)
    return figure, ()


def _clues(point: _Point, *, roomy: bool) -> tuple[Cell | None, Row]:
    """Return the signs of the newest clue on a point. A `+` shows that there are older ones on the same point.

    The detective always stands on the newest clue of the game.
    """
    clue = point.clues[-1]
    if not point.detective:
        return Cell("+", _lit(clue)) if len(point.clues) > 1 else None, cells(_clue(clue), _lit(clue))
    chip = Ink(NIGHT, _COLOUR[clue["colour"]], True)
    if roomy:
        return Cell(_DETECTIVE, chip), cells(_clue(clue), chip)
    return None, cells(f"{_DETECTIVE}{clue['n']}", chip)


BOARD: Final = CatchAThiefTerminalBoard()
