"""Chicago in a terminal: the town on the table, and the town as the thief who acted last sees it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.game import Json, Seat
from engine.games.chicago.board import GATES, POINTS, STARS, WORTH, points
from pi_app.draw.terminal.inks import LOUD, QUIET_INK, InkedText, Notes
from pi_app.draw.terminal.picture import Cell, Ink, Picture, Row, cells
from pi_app.draw.terminal.table import Print
from pi_app.games.chicago.money import written
from pi_app.games.chicago.terminal_town import (
    CELL_SIZES,
    GATE,
    GATES_INK,
    HOUSE,
    KIND_SIGNS,
    PAWN,
    POLICE_INK,
    POLICEMAN,
    STAR,
    STARS_INK,
    STUCK,
    STUCK_INK,
    WALLS,
    Town,
    put_everybody,
)
from pi_app.games.tabletop import Pieces
from pi_app.games.terminal_board import Names, ShownView, Sight, Still, TerminalBoard
from pi_app.grid import SIZE, Spot
from pi_app.palette import PURPLE, SKY_BLUE, VERMILION, Colour
from pi_app.words import say

_SECRET: Final = Ink(PURPLE, None, True)
_ALARM: Final = Ink(VERMILION, None, True)
_ACTION: Final = re.compile(r"enter|burgle|leave|.*-")  # A move of a thief that is a turn.
_POINT: Final = re.compile(r"\b[A-K]\d+\b")
_NO_THIEVES: Final = ("police", "chance")
_NAMELESS: Final = ("police", "thief", "plane")  # Kinds that are public when they are found, and then leave the board.

_PAUSE: Final = {  # How long each event is shown, in ms.
    "start": 1500,
    "dealt": 1500,
    "reveal": 3000,
    "over": 3000,
    "arrested": 1200,
    "fired": 1200,
    "robbed": 1200,
    "left": 1000,
    "surrounded": 1000,
    "taken": 700,
}
_STEP: Final = 450
_SLOWEST: Final = ("start", "dealt", "reveal", "over")
_HASTE: Final = 0.984  # Factor on the pause for each move so far, so that a long game speeds up.


class ChicagoTerminalBoard(TerminalBoard):
    """The pictures of Chicago: two towns. The private one names all houses that its thief knows."""

    printed = Print("ABCDEFGHIJK", tuple(map(str, range(1, SIZE + 1))))
    sizes = len(CELL_SIZES)
    thought = 6

    def turn(self, shown: ShownView) -> int:
        acted = [text for seat, text in shown["moves"] if seat not in _NO_THIEVES and _ACTION.match(text)]
        return len(acted) + (shown["pawn"] is not None and shown["phase"] == "act") or 1

    def secret_seat(self, shown: ShownView) -> Seat | None:
        return next((seat for seat, _ in reversed(shown["moves"]) if seat not in _NO_THIEVES), "thief1")

    # ------------------------------------------------------------------------------------------ pictures

    def piece(self, kind: str) -> Cell:
        if kind == "house":
            return Cell(HOUSE, WALLS)
        return Cell(POLICEMAN, POLICE_INK) if kind == "policeman" else Cell(kind[-1], Ink(PAWN[kind[-1]], None, True))

    def labels(self, shown: ShownView, pieces: Pieces) -> Mapping[Spot, str]:
        """Return gates and stars, marks on pieces that cannot move, and after the game the kinds of the houses."""
        stuck = [*shown["pinned"], *(pawn["at"] for pawn in shown["pawns"].values() if pawn["status"] == "arrested")]
        known = {POINTS[name]: KIND_SIGNS.get(kind, kind) for name, kind in shown["known"].items() if shown["result"]}
        places = {**dict.fromkeys(points(GATES), GATE), **dict.fromkeys(points(STARS), STAR)}
        free = {at: sign for at, sign in places.items() if at not in pieces}
        return {**free, **known, **{POINTS[name]: STUCK for name in stuck}}

    def private(self, sight: Sight, size: int) -> Picture:
        return _drawn(sight.shown, size)

    def notes(self, shown: ShownView, lang: str) -> Notes:
        rows = []
        for number, pawn in shown["pawns"].items():
            status = pawn["status"]
            told = " " + say(lang, f"chicago.demo-status-{status}") if status in ("left", "arrested") else ""
            rows.append(cells(f"{number} {HOUSE}{pawn['houses']}{told}", Ink(PAWN[number], None, True)))
        police = cells(f"{POLICEMAN} {HOUSE}{shown['confiscated']['houses']}", POLICE_INK)
        if shown["reserve"]:
            police += cells(f" {say(lang, 'chicago.demo-reserve', number=shown['reserve'])}", QUIET_INK)
        standing = cells(say(lang, "chicago.demo-standing", number=len(shown["houses"])), WALLS)
        return Notes(say(lang, "chicago.demo-houses"), (*rows, police, standing), width=14)

    def legend(self, lang: str) -> tuple[Row, ...]:
        signs = (
            (HOUSE, WALLS, "house"),
            (GATE, GATES_INK, "gate"),
            (STAR, STARS_INK, "star"),
            ("1-4", LOUD, "pawns"),
            (POLICEMAN, POLICE_INK, "policeman"),
            (STUCK, STUCK_INK, "stuck"),
            *((KIND_SIGNS[kind], _SECRET, kind) for kind in ("100", "bank", "car", "gun", "plane")),
        )
        return tuple(
            cells(sign, ink) + cells(f" {say(lang, f'chicago.demo-sign-{word}')}") for sign, ink, word in signs
        )

    # ------------------------------------------------------------------------------------------ words

    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        shown = sight.shown
        hidden = {**shown, "known": {}, "result": None}
        for event in sight.events:
            told = _told(event.kind, event.data, shown, names, lang)
            ended = event.kind in ("reveal", "over")
            yield Still(shown if ended else hidden, told, _pause(event.kind, shown))
        if shown["phase"] == "surrounded":
            pawn = shown["pawns"][str(shown["pawn"])]
            parts = {"pawn": shown["pawn"], "at": pawn["at"], "player": names[pawn["seat"]]}
            words = InkedText(say(lang, "chicago.demo-surrounded", **parts), _ALARM)
            yield Still(shown, words, _pause("surrounded", shown))

    def whisper(self, sight: Sight, names: Names, lang: str) -> InkedText:
        """Return what the thief has just learned, and what each of his pawns holds."""
        shown = sight.shown
        mine = {number: pawn for number, pawn in shown["pawns"].items() if pawn["seat"] == shown["seat"]}
        learned = [words for event in sight.events for words in _learned(event.kind, event.data, frozenset(mine), lang)]
        held = [
            say(lang, "chicago.demo-loot-held", pawn=number, what=_loot(pawn["loot"], lang))
            for number, pawn in mine.items()
        ]
        return InkedText(" ".join([*learned[-1:], *held]), _SECRET)


def _pause(kind: str, shown: ShownView) -> float:
    pause = _PAUSE.get(kind, _STEP)
    return pause if kind in _SLOWEST else pause * _HASTE ** len(shown["moves"])


def _told(kind: str, data: Mapping[str, Json], shown: ShownView, names: Names, lang: str) -> InkedText:
    """Return the sentence for a public event."""
    if kind == "over":
        result = data["result"]
        winners = ", ".join(names[seat] for seat in result["winners"])
        scores = ", ".join(f"{names[seat]} ({written(points, lang)})" for seat, points in result["scores"].items())
        return InkedText(say(lang, "chicago.demo-over", winners=winners, scores=scores), LOUD)
    key, ink = kind, POLICE_INK if kind in ("placed", "patrolled", "stopped") else LOUD
    parts: dict[str, Any] = {"police": names["police"]}
    if "pawn" in data:
        number = str(data["pawn"])
        ink = Ink(PAWN[number], None, True)
        parts |= {"pawn": number, "player": names[shown["pawns"][number]["seat"]]}
    if kind == "moved" and data["slides"] > 1:
        key = "driven"
    elif kind == "taken" and "what" in data:
        key = f"taken-{data['what']}"
    elif kind == "left":
        key = f"left-{data['by']}"
    elif kind == "robbed":
        parts["losses"] = ", ".join(f"{loss['from']}→{loss['to']}" for loss in data["losses"])
    parts |= {"at": data.get("at", data.get("from")), "start": data.get("from"), "end": data.get("to")}
    return InkedText(say(lang, f"chicago.demo-{key}", houses=data.get("houses"), **parts), ink)


def _learned(kind: str, data: Mapping[str, Json], mine: frozenset[str], lang: str) -> Iterator[str]:
    """Return the sentence for an event that only this thief saw, or only he and one other."""
    if kind == "house":
        yield say(lang, "chicago.demo-loot-found", at=data["at"], what=_kind(data["what"], lang))
    elif kind == "stolen":
        key, pawn = ("loot-won", data["to"]) if str(data["to"]) in mine else ("loot-lost", data["from"])
        yield say(lang, f"chicago.demo-{key}", pawn=pawn, what=_kind(data["what"], lang))


def _kind(kind: str, lang: str) -> str:
    if kind.isdigit():
        return written(int(kind), lang)
    return say(lang, f"chicago.demo-kind-{kind}")


def _loot(loot: list[str] | None, lang: str) -> str:
    """Return the sum of a pawn's money and banks, and then its car and its gun."""
    held = loot or []
    worth = sum(WORTH[kind] for kind in held)
    things = [_kind(kind, lang) for kind in ("car", "gun") if kind in held]
    return ", ".join([*([_kind(str(worth), lang)] if worth else []), *things]) or say(lang, "chicago.demo-nothing")


# ------------------------------------------------------------------------------------------ drawing


def _drawn(shown: ShownView, size: int) -> Picture:
    town = Town(CELL_SIZES[size], shown["houses"])
    put_everybody(town, shown)
    if not shown["result"]:
        for name, colour in _marked(shown):
            town.bracket(name, colour)
    for name, kind in shown["known"].items():
        if name in shown["houses"]:
            town.label(name, kind)
        elif kind not in _NAMELESS:
            town.label(name, kind, QUIET_INK, gone=True)
    return town.picture()


def _marked(shown: ShownView) -> Iterator[tuple[str, Colour]]:
    """Return the cells of the latest move that names any, with the colour for their marks."""
    for seat, text in reversed(shown["moves"]):
        if places := _POINT.findall(text):
            mine = [number for number, pawn in shown["pawns"].items() if pawn["seat"] == seat and pawn["at"] in places]
            colour = PAWN[mine[0]] if mine else SKY_BLUE
            yield from ((name, colour) for name in places)
            return


BOARD: Final = ChicagoTerminalBoard()
