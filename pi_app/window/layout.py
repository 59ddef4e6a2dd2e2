"""The places in a window of any size: board and buttons at the left; public screen, tray and handheld at the right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.board_grid import Ground
from pi_app.grid import SIZE, Spot
from pi_app.screens.strip import BUTTON_ROW

DEFAULT: Final = (1200, 760)
LEAST_SIZE: Final = (860, 560)  # a smaller window shows a layout of at least this size, scaled down
_PAD: Final = {"up": (1, 0), "left": (0, 1), "press": (1, 1), "right": (2, 1), "down": (1, 2)}
_WIDEST: Final = 0.6  # the largest width of the board, as a share of the window
_COLUMN: Final = 330  # pixels beside the board at least, because a hidden screen is 320 wide
_SCREEN: Final = (128, 64)
Position = tuple[int, int]


class Point(NamedTuple):
    """A point of the board."""

    at: Spot


class TableButton(NamedTuple):
    """One of the five buttons at the table's edge."""

    name: str


class HandheldKey(NamedTuple):
    """One of the handheld's seven keys."""

    name: str


class Curtain(NamedTuple):
    """The curtain over the handheld's screen."""


class Tray(NamedTuple):
    """The tray of pieces beside the board."""


class WipeButton(NamedTuple):
    """The button that wipes the notebook. It lies on the tray, and is there only if something is written."""


class SetUpButton(NamedTuple):
    """The button that puts all pieces in their places."""


Hit = Point | TableButton | HandheldKey | Curtain | Tray | WipeButton | SetUpButton


class WindowLayout(NamedTuple):
    """The places in a window of one size."""

    size: Position
    space: int
    board: Rect
    ground: Ground
    buttons: Mapping[str, Rect]
    words: Rect
    tray: Rect
    set_up: Rect
    wipe: Rect
    hidden: Rect  # the hidden screen; it covers the words and the tray while the curtain is held
    past: Rect  # the look back at a finished game; it covers everything at the board's right
    handheld: Rect
    screen: Rect
    zoom: int  # of the handheld's screen
    keys: Mapping[str, Rect]

    @property
    def type(self) -> Position:
        """The size of a screen whose letters have the right size for this window."""
        return self.words.width * 14 // 10, self.size[1] * 42 // 100

    def hit(self, pos: Position) -> Hit | None:
        """Return what is at this position."""
        if self.ground.all.collidepoint(pos):
            return Point(self._nearest(pos))
        for name, rect in self.buttons.items():
            if rect.collidepoint(pos):
                return TableButton(name)
        for name, rect in self.keys.items():
            if rect.collidepoint(pos):
                return HandheldKey(name)
        places = (
            (self.screen, Curtain()),
            (self.set_up, SetUpButton()),
            (self.wipe, WipeButton()),
            (self.tray, Tray()),
        )
        return next((hit for rect, hit in places if rect.collidepoint(pos)), None)

    def drop(self, pos: Position) -> Spot | None:
        """Return the point nearest to a position where a piece is let go, None beside the board."""
        return self._nearest(pos) if self.board.collidepoint(pos) else None

    def _nearest(self, pos: Position) -> Spot:
        ground = self.ground
        x, y = ((pos[0] - ground.left) // ground.pitch, (pos[1] - ground.top) // ground.pitch)
        return min(max(y, 0), SIZE - 1) * SIZE + min(max(x, 0), SIZE - 1)


@lru_cache(maxsize=8)
def lay_out(width: int, height: int) -> WindowLayout:
    """Return the layout of a window of this size; for a window that is too small, one of the same shape but larger."""
    enlarged = max(1.0, LEAST_SIZE[0] / max(1, width), LEAST_SIZE[1] / max(1, height))
    width, height = round(width * enlarged), round(height * enlarged)
    space = max(10, min(width, height) // 50)
    strip = max(42, min(height // 14, width // 16))
    side = min(height - 3 * space - strip, round(width * _WIDEST), width - 3 * space - _COLUMN)
    board = Rect(space, (height - side - strip - space) // 2, side, side)
    column = Rect(side + 2 * space, space, width - side - 3 * space, height - 2 * space)
    zoom = max(2, min((column.width - 2 * space) // _SCREEN[0], height // 230))
    key = 13 * zoom
    deep = _SCREEN[1] * zoom + 3 * key + 3 * space
    handheld = Rect(column.x, column.bottom - deep, column.width, deep)
    screen = Rect(0, handheld.y + space, _SCREEN[0] * zoom, _SCREEN[1] * zoom)
    screen.centerx = handheld.centerx
    tray = Rect(column.x, handheld.y - space - strip, column.width, strip)
    wide = max(104, tray.width // 4)
    wipe = Rect(tray.right - 2 * wide - 2 * space, tray.y + space // 3, wide, strip - 2 * (space // 3))
    return WindowLayout(
        (width, height),
        space,
        board,
        _ground(board),
        _row(Rect(board.x, board.bottom + space, side, strip), space),
        Rect(column.x, column.y, column.width, tray.y - space - column.y),
        Rect(tray.x, tray.y, tray.width - wide - space, strip),
        Rect(tray.right - wide, tray.y, wide, strip),
        wipe,
        Rect(column.x, column.y, column.width, tray.bottom - column.y),
        column,
        handheld,
        screen,
        zoom,
        _keys(handheld.inflate(-2 * space, -2 * space), key),
    )


def _ground(board: Rect) -> Ground:
    rim = board.width // 28
    pitch = (board.width - 2 * rim) // SIZE
    spare = board.width - SIZE * pitch
    return Ground(board.x + (spare + rim) // 2, board.y + (spare + rim) // 2, pitch, SIZE, SIZE)


def _row(strip: Rect, space: int) -> dict[str, Rect]:
    step = (strip.width + space) // len(BUTTON_ROW)
    return {
        name: Rect(strip.x + number * step, strip.y, step - space, strip.height)
        for number, name in enumerate(BUTTON_ROW)
    }


def _keys(body: Rect, key: int) -> dict[str, Rect]:
    """Return the places of the keys: the pad at the lower left, A and B at the lower right."""
    top = body.bottom - 3 * key
    keys = {name: Rect(body.x + x * key, top + y * key, key, key).inflate(-2, -2) for name, (x, y) in _PAD.items()}
    size = round(key * 1.3)
    keys["b"] = Rect(body.right - size * 19 // 10, body.bottom - size, size, size)
    keys["a"] = Rect(body.right - size, top + key // 4, size, size)
    return keys
