"""Tests that a terminal shows every sign of a picture, up to its last column and its last line."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import termios
from collections.abc import Iterator, Mapping

import pytest

from pi_app.draw.terminal.picture import PLAIN_INK, Picture, cells, from_rows
from pi_app.draw.terminal.screen import Terminal, TerminalScreen

WIDTH, HEIGHT = 12, 3
FULL = from_rows([cells("abcdefghijkl")] * HEIGHT)
_CODES = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|\r|\n|[^\x1b\r\n]")


class Glass:
    """What a terminal without line wrapping shows: after a sign in the last column the cursor stays there."""

    def __init__(self) -> None:
        self.rows = [[" "] * WIDTH for _ in range(HEIGHT)]
        self._x = self._y = 0

    def write(self, text: str) -> None:
        for found in _CODES.finditer(text):
            match found[0], found[2]:
                case "\r", _:
                    self._x = 0
                case "\n", _:
                    self._y = min(self._y + 1, HEIGHT - 1)
                case _, "H":
                    self._x = self._y = 0
                case _, "K" | "J" as code:
                    self._erase(below=code == "J")
                case sign, None:
                    self.rows[self._y][self._x] = sign
                    self._x = min(self._x + 1, WIDTH - 1)

    def _erase(self, *, below: bool) -> None:
        self.rows[self._y][self._x :] = [" "] * (WIDTH - self._x)
        for y in range(self._y + 1, HEIGHT if below else 0):
            self.rows[y] = [" "] * WIDTH


@pytest.fixture(params=[{"TERM": "xterm"}, {"TERM": "xterm", "NO_COLOR": "1"}])
def shown(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Show a full picture and then a short one. Yields what the glass had after each of them."""
    environment: Mapping[str, str] = request.param
    near, far = pty.openpty()
    fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    glass, seen = Glass(), []
    with os.fdopen(far, "w", encoding="utf-8") as out:
        screen = TerminalScreen(Terminal(out, environment), PLAIN_INK)
        for picture in (FULL, from_rows([cells("xy")])):
            screen.show(picture)
            glass.write(_read(near))
            seen.append("\n".join("".join(row).rstrip() for row in glass.rows).rstrip())
        yield seen
    os.close(near)


def _read(fd: int) -> str:
    text = ""
    while not text.endswith("\x1b[?2026l"):
        text += os.read(fd, 4096).decode()
    return text


def test_a_line_that_fills_the_screen_keeps_its_last_letter(shown: list[str]) -> None:
    assert shown[0] == _plain(FULL)


def test_a_shorter_picture_leaves_nothing_of_the_last_one(shown: list[str]) -> None:
    assert shown[1] == "xy"


def _plain(picture: Picture) -> str:
    return "\n".join("".join(cell.sign for cell in row) for row in picture.rows)
