"""Le Traqueur in a terminal: the table with the walls that were found, and the searched camp beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from engine.game import Json, Seat
from pi_app.draw.terminal.inks import LOUD, QUIET_INK, InkedText, Notes
from pi_app.draw.terminal.picture import Cell, Picture, Row, above, cells, centred, from_rows, sized
from pi_app.draw.terminal.table import Print
from pi_app.games.terminal_board import Names, ShownView, Sight, Still, TerminalBoard
from pi_app.games.traqueur.tabletop import CELL_SPOTS, SLOT_SPOTS
from pi_app.games.traqueur.terminal_camp import (
    CELL_PITCHES,
    DETECTIVE_SIGN,
    FUGITIVE_SIGN,
    MARKER_INK,
    MARKER_SIGN,
    SEAT_INK,
    SECRET_INK,
    WALL_INK,
    CampCanvas,
)
from pi_app.grid import SIZE
from pi_app.words import say

_SEATS: Final = ("north", "south")
_OTHER: Final = {"north": "south", "south": "north"}
_LETTER: Final = {"north": "N", "south": "S"}  # The same in both languages.
_WALLS: Final = {at: "━" if at // SIZE % 2 else "┃" for at in SLOT_SPOTS if at not in CELL_SPOTS}

# How long each picture is shown, in ms.
_START: Final = 2000
_BUILT: Final = 1000
_YES: Final = 450
_NO: Final = 900
_REVEAL: Final = 3000
_RESULT: Final = 3000
_HASTE: Final = 0.98  # Factor on _YES and _NO for each answer so far, so that a long game speeds up.
_LISTED: Final = 5  # The notes show at most this many questions of one turn.
_CAMP_WIDTH: Final = 29  # The least width of a camp, so that its owner's name fits above it.


class TraqueurTerminalBoard(TerminalBoard):
    """The pictures of Le Traqueur.

    The table shows the search grid of the player whose turn it is. Beside it is the camp that the last question was
    about.
    """

    printed = Print("1 2 3 4 5 6", "A B C D E F", _WALLS)
    sizes = len(CELL_PITCHES)
    thought = 30

    def turn(self, shown: ShownView) -> int:
        turns = _turns(shown)
        running = bool(turns) and shown["to_act"] in ([], [turns[-1][0]])
        return len(turns) + (not running)

    def secret_seat(self, shown: ShownView) -> Seat | None:
        return _OTHER[shown["asked"][-1]["seat"]] if shown["asked"] else _SEATS[0]

    # ------------------------------------------------------------------------------------------ pictures

    def piece(self, kind: str) -> Cell:
        return Cell(DETECTIVE_SIGN, LOUD)

    def private(self, sight: Sight, size: int) -> Picture:
        shown = sight.shown
        owner = shown["seat"]
        title = cells(f"{FUGITIVE_SIGN} {_LETTER[owner]}", SEAT_INK[owner])
        camp = CampCanvas(CELL_PITCHES[size])
        if shown["camps"][owner]:
            camp.build(shown["camps"][owner], shown["grids"][_OTHER[owner]]["closed"])
        camp.search(shown["grids"][_OTHER[owner]], _OTHER[owner], shown["camps"][owner])
        drawn = above(from_rows([title]), camp.picture())
        room = max(_CAMP_WIDTH, drawn.width + 2)
        return sized(centred(drawn, room), room, drawn.height)

    def notes(self, shown: ShownView, lang: str) -> Notes:
        rows = []
        for number, (seat, asked) in enumerate(_turns(shown), 1):
            row = cells(f"{number:3} ", QUIET_INK) + cells(_LETTER[seat], SEAT_INK[seat])
            row += cells(" …" if len(asked) > _LISTED else "")
            for question in asked[-_LISTED:]:
                row += cells(f" {_place(question['ask'])}", SEAT_INK[seat]._replace(bold=False))
                row += cells("" if question["yes"] or question["ask"] == "wait" else "×", WALL_INK)
            rows.append(row)
        return Notes(say(lang, "demo.turns"), tuple(rows), width=23)

    def legend(self, lang: str) -> tuple[Row, ...]:
        signs = (
            (DETECTIVE_SIGN, LOUD, "detective"),
            (FUGITIVE_SIGN, SECRET_INK, "fugitive"),
            (MARKER_SIGN, MARKER_INK, "marker"),
            ("━", WALL_INK, "wall"),
            ("×", WALL_INK, "no"),
        )
        return tuple(
            cells(sign, ink) + cells(f" {say(lang, f'traqueur.demo-sign-{word}')}") for sign, ink, word in signs
        )

    # ------------------------------------------------------------------------------------------ words

    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        shown = {**sight.shown, "to_act": sight.shown["to_act"][:1]}
        hidden = {**shown, "camps": dict.fromkeys(_SEATS), "result": None}
        for event in sight.events:
            kind, data = event.kind, event.data
            if kind == "start":
                yield Still(hidden, InkedText(say(lang, "traqueur.demo-camps-start", **names), LOUD), _START)
            elif kind == "built":
                words = say(lang, "traqueur.demo-camp-built", player=names[data["seat"]])
                yield Still(hidden, InkedText(words, SEAT_INK[data["seat"]]), _BUILT)
            elif kind in ("answer", "waited"):
                pause = (_YES if data.get("yes") else _NO) * _HASTE ** len(shown["asked"])
                yield Still(hidden, InkedText(_told(kind, data, names, lang), SEAT_INK[data["seat"]]), pause)
            elif kind == "reveal":
                yield Still(
                    {**shown, "result": None}, InkedText(say(lang, "traqueur.demo-camps-revealed"), SECRET_INK), _REVEAL
                )
            elif kind == "over":
                winner = data["result"]["winners"][0]
                places = {"at": shown["grids"][winner]["detective"], "player": names[winner]}
                yield Still(shown, InkedText(say(lang, "traqueur.demo-fugitive-found", **places), LOUD), _RESULT)

    def whisper(self, sight: Sight, names: Names, lang: str) -> InkedText:
        shown = sight.shown
        camp = shown["camps"][shown["seat"]]
        if not camp:
            return InkedText(say(lang, "traqueur.demo-camp-wanted", player=names[shown["seat"]]), SECRET_INK)
        other = _OTHER[shown["seat"]]
        at = shown["grids"][other]["detective"]
        key = "camp-found" if at == camp["fugitive"] else "camp-outside" if at == "out" else "camp-searched"
        parts = {"fugitive": camp["fugitive"], "walls": len(camp["barriers"]), "other": names[other], "at": at}
        return InkedText(say(lang, f"traqueur.demo-{key}", **parts), SECRET_INK)


def _told(kind: str, data: Mapping[str, Json], names: Names, lang: str) -> str:
    player = names[data["seat"]]
    if kind == "waited":
        return say(lang, "traqueur.demo-search-waits", player=player)
    question = "leave" if data["ask"] == "out" else "ask"
    return say(lang, f"traqueur.demo-{question}-{'yes' if data['yes'] else 'no'}", player=player, at=data["ask"])


def _place(name: str) -> str:
    """Return a sign of at most two columns for a place. It is the same in all languages."""
    return {"out": "<", "wait": "="}.get(name, name)


def _turns(shown: ShownView) -> list[tuple[Seat, list[Mapping[str, Json]]]]:
    """Return the questions so far, grouped by turn."""
    return [(seat, list(asked)) for seat, asked in groupby(shown["asked"], key=itemgetter("seat"))]


BOARD: Final = TraqueurTerminalBoard()
