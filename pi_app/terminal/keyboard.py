"""Read lines from standard input without blocking, from a keyboard key by key or from a script."""

from __future__ import annotations

import codecs
import os
import re
import select
import time
from collections import deque
from typing import Final

LONGEST_LINE: Final = 200  # characters; more are ignored
CHUNK: Final = 4096  # bytes that are read at once
_ARROWS: Final = {"\x1b[D": "left", "\x1b[C": "right", "\x1bOD": "left", "\x1bOC": "right"}
_PIECES: Final = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])?|.", re.DOTALL)
_END_OF_FILE: Final = "\x04"


class Keys:
    """A queue of the typed lines. `line` is the line in progress. `ended` is true when nothing more can come.

    With `editing` the terminal delivers single keys: backspace deletes a character, Ctrl-U clears the line, Ctrl-D ends
    the input, and the arrows are the buttons LEFT and RIGHT.
    """

    def __init__(self, fd: int, *, editing: bool) -> None:
        self.line = ""
        self.touched = False  # whether a key was pressed; the reader resets it
        self._fd = fd
        self._editing = editing
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._lines: deque[str] = deque()
        self._open = True

    @property
    def ended(self) -> bool:
        return not self._open and not self._lines

    def take(self) -> str | None:
        """Return the next finished line, or None."""
        return self._lines.popleft() if self._lines else None

    def rest(self, seconds: float) -> None:
        """Wait for a key, at most this long."""
        if not self._open:
            time.sleep(seconds)
        elif select.select([self._fd], [], [], seconds)[0]:
            try:
                data = os.read(self._fd, CHUNK)
            except OSError:  # the terminal's window was closed
                data = b""
            self._hear(self._decode(data, not data), ended=not data)

    def _hear(self, text: str, *, ended: bool) -> None:
        self.touched = True
        for key in _PIECES.findall(text):
            self._key(key)
        if ended:
            self._end()

    def _key(self, key: str) -> None:
        if key in "\r\n":
            self._lines.append(self.line)
            self.line = ""
        elif self._editing and key in ("\x7f", "\b"):
            self.line = self.line[:-1]
        elif self._editing and key == "\x15":
            self.line = ""
        elif self._editing and key == _END_OF_FILE:
            self._end()
        elif self._editing and key in _ARROWS:
            self._lines.append(_ARROWS[key])
        elif key.isprintable() and len(self.line) < LONGEST_LINE:
            self.line += key

    def _end(self) -> None:
        if self.line and not self._editing:
            self._lines.append(self.line)
        self.line = ""
        self._open = False
