"""Draw the virtual table in a terminal: each light is a coloured cell, each piece is a sign on it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from pi_app.draw.terminal.picture import Ink, Picture, Row, above, beside, cells, from_rows, text
from pi_app.games.tabletop import Tabletop
from pi_app.grid import SIZE, Spot
from pi_app.palette import BLACK, DUSK, FELT, MIST, SNOW, WHITE, YELLOW, Colour
from pi_app.public.clue_labels import ClueLabel

PIECE_SIGN: Final = "●"
FALLEN_SIGN: Final = "○"
LIT, UNLIT = "*", "·"  # for terminals without colours
NARROWEST: Final = 30  # columns; with less room beside the board, the texts are below it
_CELL, _WIDE_CELL = 3, 4  # columns of a point; a wide one has room for the numbers of two clues
_RULER: Final = Ink(DUSK)
_OWN_RULER: Final = Ink(MIST)
_COLUMNS: Final = "ABCDEFGHIJK"


class Rulers(NamedTuple):
    """A game's own names of rows (shown at the right) and columns (shown below), if they differ from the table's."""

    rows: Sequence[str] = ()
    columns: Sequence[str] = ()


NO_RULERS: Final = Rulers()
NO_CLUES: Final[Mapping[Spot, ClueLabel]] = MappingProxyType({})


class TerminalScene(NamedTuple):
    """Everything that the terminal shows."""

    lights: Sequence[Colour]
    pieces: Mapping[Spot, str]  # the sign of each piece
    lines: Sequence[str]  # of the public screen
    remarks: Sequence[str]  # the answer to the last typed line
    typed: str
    hint: str
    rulers: Rulers = NO_RULERS
    clues: Mapping[Spot, ClueLabel] = NO_CLUES


def draw(seen: TerminalScene, width: int, *, colours: bool) -> Picture:
    """Draw the board, the typed line below it, and the texts beside or below. Only the texts may be cut off."""
    table = _table(seen, width, colours=colours)
    room = width - table.width - 2
    prompt = from_rows([cells("> ", Ink(MIST)) + cells(seen.typed, Ink(WHITE, bold=True)) + cells("_", Ink(MIST))])
    remarks = above(*(text(remark, Ink(YELLOW), width=width) for remark in seen.remarks))
    hint = text(seen.hint, _RULER, width=width)
    if room >= NARROWEST:
        return above(beside(table, _said(seen.lines, room), gap=2), prompt, remarks, hint)
    return above(table, prompt, remarks, _said(seen.lines, width), hint)


def _table(seen: TerminalScene, width: int, *, colours: bool) -> Picture:
    """Draw the board, with wide points if these show more numbers of clues and the texts do not lose their place.

    Below it stand the clues of the points that have no room for all their numbers.
    """
    narrow, wide = (board(seen, cell, colours=colours) for cell in (_CELL, _WIDE_CELL))
    least = wide.width + 2 + NARROWEST if narrow.width + 2 + NARROWEST <= width else wide.width
    cell = _WIDE_CELL if least <= width and len(_cut(seen, _WIDE_CELL)) < len(_cut(seen, _CELL)) else _CELL
    listed = [" ".join((label.name, label.text)) for label in _cut(seen, cell)]
    return above(wide if cell == _WIDE_CELL else narrow, *(text(line, Ink(SNOW), width=width) for line in listed))


def _cut(seen: TerminalScene, cell: int) -> list[ClueLabel]:
    """Return the labels that do not fit on points of this width."""
    return [label for label in seen.clues.values() if not _fits(label.text, cell)]


def _fits(label: str, cell: int) -> bool:
    """Return whether a label fits on its point, after the sign of a piece or a blank."""
    return 1 + len(label) <= cell


def board(seen: TerminalScene, cell: int = _CELL, *, colours: bool) -> Picture:
    """Draw the eleven rows with the table's rulers at the left and above, and the game's at the right and below.

    Each point is `cell` columns wide. If it has no room for all the numbers of its clues, it shows `+` and the newest.
    """
    rows = [_ruler(_COLUMNS, cell, _RULER)]
    own = seen.rulers
    for y in range(SIZE):
        row: Row = cells(f"{y + 1:3} ", _RULER)
        for at in range(y * SIZE, (y + 1) * SIZE):
            row += _point(seen.lights[at], seen.pieces.get(at, ""), _label(seen, at, cell), cell, colours=colours)
        rows.append(row + cells(f" {own.rows[y]}", _OWN_RULER) if own.rows else row)
    if own.columns:
        rows.append(_ruler(own.columns, cell, _OWN_RULER))
    return from_rows(rows)


def _label(seen: TerminalScene, at: Spot, cell: int) -> str:
    """Return the numbers of the clues on a point, as far as there is room."""
    label = seen.clues.get(at)
    if label is None:
        return ""
    return label.text if _fits(label.text, cell) else f"+{label.numbers[-1]}"


def _ruler(names: Iterable[str], cell: int, ink: Ink) -> Row:
    return cells("    " + "".join(f"{name:^3}".ljust(cell) for name in names), ink)


@lru_cache(maxsize=8)
def rulers(tabletop: Tabletop) -> Rulers:
    """Return the game's own rulers, or none if it names its points like the table: row and column, in either order."""
    names = [tabletop.name_of(at) for at in range(SIZE * SIZE)]
    own = Rulers(
        tuple(_shared(names[y * SIZE : (y + 1) * SIZE]) for y in range(SIZE)),
        tuple(_shared(names[x::SIZE]) for x in range(SIZE)),
    )
    return NO_RULERS if own == Rulers(tuple(str(y + 1) for y in range(SIZE)), tuple(_COLUMNS)) else own


def _shared(names: Iterable[str]) -> str:
    """Return the letter or the number that the points of a line have in common."""
    parts = [re.findall(r"[A-Z]|\d+", name) for name in names if re.fullmatch(r"[A-Z]\d+|\d+[A-Z]", name)]
    shared = set.intersection(*map(set, parts)) if parts else set()
    return shared.pop() if len(shared) == 1 else ""


def _said(lines: Sequence[str], width: int) -> Picture:
    first = [text(line, Ink(WHITE, bold=True), width=width) for line in lines[:1]]
    return above(*first, *(text(line, Ink(SNOW), width=width) for line in lines[1:]))


def _point(light: Colour, piece: str, label: str, cell: int, *, colours: bool) -> Row:
    """Return a point: its light, the sign of its piece, and the numbers of its clues."""
    signs = piece + label
    left = " " if len(signs) < cell else ""
    if not colours:
        mark = LIT if light != BLACK and signs else " "
        return cells(f"{left and mark}{signs or (LIT if light != BLACK else UNLIT)}".ljust(cell))
    ground = on_screen(light)
    if not signs:
        return cells(f" {UNLIT} ".ljust(cell), Ink(DUSK if ground == FELT else ground, ground))
    ink = Ink(BLACK if _bright(ground) else WHITE, ground, bold=True)
    return cells(f"{left}{signs}".ljust(cell), ink)


def on_screen(light: Colour) -> Colour:
    """Return the colour of a light on the dark felt of the table."""
    red, green, blue = light
    return max(red, FELT[0]), max(green, FELT[1]), max(blue, FELT[2])


def _bright(colour: Colour) -> bool:
    red, green, blue = colour
    return 3 * red + 6 * green + blue > 1300


def signs(standing: Sequence[Spot], fallen: Sequence[Spot], kinds: Mapping[Spot, str]) -> dict[Spot, str]:
    """Return a sign for each piece: the first letter of its kind if the game wants a piece there."""
    return {at: FALLEN_SIGN if at in fallen else kinds[at][0].upper() if at in kinds else PIECE_SIGN for at in standing}
