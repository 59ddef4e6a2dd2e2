"""Fit a scene to a terminal: both sides next to each other or one below the other, only the public one, or only words.

All possible layouts are measured, the best first, and only the first one that fits is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from pi_app.demo.scene import Scene, Side
from pi_app.draw.terminal.inks import BOX_INK, FAINT, LOUD, QUIET_INK, Notes
from pi_app.draw.terminal.picture import (
    EMPTY,
    Picture,
    above,
    beside,
    blank,
    cells,
    centred,
    flow,
    framed,
    from_rows,
    grounded,
    sized,
    spread,
    text,
)

_GAP: Final = 2  # columns between two boxes
_SLIM: Final = 28  # columns; below a narrower board, a sentence gets a third line
_NARROW: Final = 60  # columns; words around a small board may be wider than the board, up to this
_WIDE: Final = 76  # columns; with this width, the notes below the boards need only one line


class _Trim(NamedTuple):
    """What a layout shows besides the boards. On a terminal with few lines, some of it is left out."""

    frames: bool = True  # boards in boxes, with sentences of their own
    extras: bool = True  # legend and footer
    air: bool = True  # empty lines


_TRIMS: Final = (  # the best first: a small board with everything is better than a large one without
    (_Trim(), _Trim(air=False)),
    (_Trim(extras=False, air=False),),
    (_Trim(False, False, False),),
)


_Rows = tuple[tuple[Side, ...], ...]  # rows of sides


class _Plan(NamedTuple):
    """One possible layout of a scene."""

    rows: _Rows
    size: int
    trim: _Trim
    listed: bool  # whether the notes are in a box beside the boards


def lay_out(scene: Scene, width: int, height: int) -> Picture:
    """Draw the scene in the best layout that is not larger than the given size."""
    for plan in _plans(scene):
        body_width, body_height = _measure(scene, plan)
        if body_width > width or body_height >= height:
            continue
        room = max(body_width, min(width, _NARROW))
        head, foot = _around(scene, plan, room)
        if head.height + body_height + foot.height <= height and max(head.width, foot.width) <= room:
            whole = above(head, _body(scene, plan, body_height), foot)
            return centred(sized(whole, room, whole.height), width)
    words = _words_alone(scene, width)
    return sized(words, min(width, words.width), min(height, words.height))


def _plans(scene: Scene) -> Iterator[_Plan]:
    """Yield every possible layout of the scene, the best first."""
    *larger, smallest = range(max(len(side.pictures) for side in scene.sides))
    abreast: _Rows = (scene.sides,)
    stacked: _Rows = tuple((side,) for side in scene.sides)
    ways = [(abreast, [*larger, smallest])]
    if len(scene.sides) > 1:
        ways = [(abreast, larger), (stacked, larger), (abreast, [smallest]), (stacked[:1], [*larger, smallest])]
    for (rows, sizes), trims in product(ways, _TRIMS):
        for size, trim, listed in product(sizes, trims, (True, False)):
            if not listed or (scene.notes.title and trim.frames):
                yield _Plan(rows, size, trim, listed)


# ------------------------------------------------------------------------------------------ the boards


def _measure(scene: Scene, plan: _Plan) -> tuple[int, int]:
    """Return the width and height of the boards and the box of notes."""
    around, between = 2 * plan.trim.frames, 2 * plan.trim.frames + plan.trim.air
    width = height = 0
    for row in plan.rows:
        boards = [_board(side, plan.size) for side in row]
        wide = sum(max(board.width, len(side.caption) + 4) + around for side, board in zip(row, boards, strict=True))
        width = max(width, wide + _GAP * (len(row) - 1))
        height += max(board.height for board in boards) + between + plan.trim.frames * _lines(row, plan.size)
    return width + (_GAP + _notes_width(scene.notes) + 4 if plan.listed else 0), height


def _body(scene: Scene, plan: _Plan, height: int) -> Picture:
    boards = above(
        *(beside(*(_side(side, plan, _lines(row, plan.size)) for side in row), gap=_GAP) for row in plan.rows)
    )
    return beside(boards, _list(scene.notes, height), gap=_GAP) if plan.listed else boards


def _side(side: Side, plan: _Plan, lines: int) -> Picture:
    board = _board(side, plan.size)
    if not plan.trim.frames:
        return board
    words = beside(blank(1, 1), _sentence(side, board.width))
    air = blank(1, 1) if plan.trim.air else EMPTY
    inside = above(board, air, sized(words, board.width, lines))
    return grounded(framed(inside, caption=side.caption, ink=FAINT, caption_ink=side.ink), BOX_INK)


def _board(side: Side, size: int) -> Picture:
    return side.pictures[min(size, len(side.pictures) - 1)]


def _sentence(side: Side, width: int) -> Picture:
    return text(side.words.text, side.words.ink, width=width - 2)


def _lines(row: tuple[Side, ...], size: int) -> int:
    """Return the lines reserved for the sentences below a row of boards, so that boards rarely move between scenes."""
    widths = [_board(side, size).width for side in row]
    needed = [_sentence(side, width).height for side, width in zip(row, widths, strict=True)]
    return max(3 if min(widths) < _SLIM else 2, *needed)


# ------------------------------------------------------------------------------------------ around the boards


def _around(scene: Scene, plan: _Plan, room: int) -> tuple[Picture, Picture]:
    """Return the pictures above and below the boards."""
    if not plan.trim.frames:
        words = scene.sides[0].words
        return _status(scene, room), text(words.text, words.ink, width=room)
    strip = EMPTY if plan.listed or not scene.notes.title else _strip(scene.notes, room)
    if not plan.trim.extras:
        return _title(scene, room), strip
    air = blank(1, 1) if plan.trim.air else EMPTY
    return _title(scene, room), above(strip, flow(scene.legend, room), air, _footer(scene, room))


def _title(scene: Scene, room: int) -> Picture:
    if not scene.title:
        return EMPTY
    if len(scene.title) + max(len(scene.status), scene.status_room) + _GAP <= room:
        return from_rows([spread(cells(scene.title, LOUD), cells(scene.status), room)])
    return above(text(scene.title, LOUD, width=room), _status(scene, room))


def _status(scene: Scene, room: int) -> Picture:
    status = text(scene.status, width=room)
    return sized(status, status.width, max(status.height, -(-scene.status_room // room)))


def _footer(scene: Scene, room: int) -> Picture:
    left, right = scene.footer
    if len(left) + len(right) + _GAP <= room:
        return from_rows([spread(cells(left, QUIET_INK), cells(right, QUIET_INK), room)])
    return above(*(text(words, QUIET_INK, width=room) for words in scene.footer if words))


def _list(notes: Notes, height: int) -> Picture:
    """Draw a box as high as the boards, with as many of the newest notes as there is room for."""
    listed = beside(blank(1, 1), from_rows(notes.items[2 - height :]))
    inside = sized(listed, _notes_width(notes) + 2, height - 2)
    return grounded(framed(inside, caption=notes.title, ink=FAINT, caption_ink=LOUD), BOX_INK)


def _notes_width(notes: Notes) -> int:
    """Return the room for the notes: at least as wide as their title in the frame."""
    return max(notes.width, len(notes.title) + 2)


def _strip(notes: Notes, width: int) -> Picture:
    """Draw one or two lines, with as many of the newest notes as there is room for."""
    title, most = cells(notes.title, QUIET_INK), 1 if width >= _WIDE else 2
    lines = flow((title, *notes.items), width)
    for first in range(len(notes.items)):
        if lines.height <= most:
            break
        lines = flow((title, *notes.items[first + 1 :]), width)
    return sized(lines, lines.width, most)


def _words_alone(scene: Scene, width: int) -> Picture:
    said = [text(side.words.text, side.words.ink, width=width) for side in scene.sides]
    notes = flow(scene.notes.items, width)
    return above(*said, text(scene.status, width=width), notes, text(scene.title, width=width))
