"""Where pictures are shown: on the whole of a terminal, one in place of the other, or on paper, one after another."""

from __future__ import annotations

import os
import signal
import sys
import termios
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, NamedTuple, TextIO

from pi_app.draw.terminal import spelling
from pi_app.draw.terminal.colour import Depth, depth, render
from pi_app.draw.terminal.picture import Ink, Picture, grounded, sized

# The other screen, no cursor, no wrapping. Then whole frames at once, on terminals that can hold their drawing back.
_TAKE: Final = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[H\x1b[J"
_FRAME: Final = ("\x1b[?2026h\x1b[H", "\x1b[K\r\n", "\x1b[K\x1b[J\x1b[?2026l")
_GIVE_BACK: Final = "\x1b[?2026l\x1b[H\x1b[J\x1b[?7h\x1b[?1049l\x1b[?25h"


class Size(NamedTuple):
    """Columns and lines."""

    width: int
    height: int


_USUAL: Final = Size(80, 24)


class Terminal:
    """Where standard output goes, and what can be shown there."""

    def __init__(self, out: TextIO, environment: Mapping[str, str]) -> None:
        self._out = out
        self._environment = environment
        self.tty = out.isatty() and environment.get("TERM", "dumb") not in ("", "dumb")
        self.depth = depth(environment, tty=self.tty)
        self._encoding = spelling.encoding(out.encoding, environment)

    def size(self) -> Size:
        """As large as it is now; COLUMNS and LINES win. Pictures on paper are as large as on the usual terminal."""
        real: tuple[int, int] = (0, 0)
        if self.tty:
            with suppress(OSError):
                real = os.get_terminal_size(self._out.fileno())
        width, height = self._asked("COLUMNS") or real[0], self._asked("LINES") or real[1]
        return Size(width or _USUAL.width, height or _USUAL.height)

    def print(self, picture: Picture) -> None:
        """Put a picture below what was there before, and an empty line below it."""
        lines = render(picture, self.depth)
        self._out.write(spelling.spelled("".join(f"{line}\n" for line in [*lines, ""]), self._encoding))
        self._out.flush()

    @contextmanager
    def whole(self, ground: Ink, *, keys: bool = False) -> Iterator[Screen]:
        """The whole terminal until the `with` ends, however it ends: then it is as it was before.

        With `keys` each key can be read as soon as it is pressed, not only with the end of its line.
        """
        screen = Screen(self, ground, keys=keys)
        before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGTSTP, signal.SIGINT)}
        try:
            signal.signal(signal.SIGTERM, _terminate)
            signal.signal(signal.SIGTSTP, screen.pause)
            screen.take()
            yield screen
        finally:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not find the door half closed
            screen.give_back()
            for name, handler in before.items():
                signal.signal(name, handler)

    def write_now(self, text: str) -> None:
        """Past Python's buffers: a signal may come in the middle of one writing and need another."""
        left = spelling.spelled(text, self._encoding).encode(self._out.encoding, "replace")
        while left:
            left = left[os.write(self._out.fileno(), left) :]

    def _asked(self, name: str) -> int:
        text = self._environment.get(name, "")
        return int(text) if text.isascii() and text.isdigit() else 0


class Screen:
    """A terminal taken over; given by `Terminal.whole`."""

    def __init__(self, terminal: Terminal, ground: Ink, *, keys: bool = False) -> None:
        self._terminal = terminal
        self._ground = ground
        self._keys = keys
        self._echo: list[int | list[bytes | int]] | None = None

    def show(self, picture: Picture) -> None:
        """Show a picture in place of the one before, from the upper left corner."""
        width, height = self._terminal.size()
        first, between, last = _FRAME
        lines = render(grounded(sized(picture, width, height), self._ground), self._terminal.depth)
        self._terminal.write_now(first + between.join(lines) + last)

    def take(self) -> None:
        self._echo = _silence(keys=self._keys)
        self._terminal.write_now(_TAKE)

    def give_back(self) -> None:
        with suppress(OSError):  # a terminal that is gone needs nothing back
            self._terminal.write_now(_GIVE_BACK if self._terminal.depth is Depth.NONE else f"\x1b[0m{_GIVE_BACK}")
        if self._echo is not None:
            with suppress(termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._echo)

    def pause(self, _number: int, _frame: FrameType | None) -> None:
        """Ctrl-Z: hand the terminal back, stop, and take it again when told to go on."""
        self.give_back()
        os.kill(os.getpid(), signal.SIGSTOP)
        self.take()


def _silence(*, keys: bool) -> list[int | list[bytes | int]] | None:
    """Keys pressed meanwhile do not write into the picture. Returns how the terminal was, None if there is none."""
    mute = termios.ECHO | termios.ICANON if keys else termios.ECHO
    try:
        before = termios.tcgetattr(sys.stdin.fileno())
        silent = termios.tcgetattr(sys.stdin.fileno())
        silent[3] &= ~mute
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, silent)
    except (termios.error, OSError, ValueError, AttributeError):  # no terminal, a closed one, a test's stand-in
        return None
    return before


def _terminate(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
