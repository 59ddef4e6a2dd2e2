"""Showing pictures: full screen on a terminal, each replacing the last, or printed one after another."""

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

# _TAKE switches to the alternate screen, hides the cursor and disables wrapping. _FRAME draws a frame in one step on
# terminals that support synchronized output (mode 2026). _GIVE_BACK undoes both. The lines of a frame fill the screen,
# so nothing has to be erased: erasing after a full line would take its last sign.
_TAKE: Final = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[H\x1b[J"
_FRAME: Final = ("\x1b[?2026h\x1b[H", "\r\n", "\x1b[?2026l")
_GIVE_BACK: Final = "\x1b[?2026l\x1b[H\x1b[J\x1b[?7h\x1b[?1049l\x1b[?25h"


class Size(NamedTuple):
    """The size of a terminal, in columns and lines."""

    width: int
    height: int


_USUAL: Final = Size(80, 24)


class Terminal:
    """The terminal or file behind an output stream, and what it can show."""

    def __init__(self, out: TextIO, environment: Mapping[str, str]) -> None:
        self._out = out
        self._environment = environment
        self.tty = out.isatty() and environment.get("TERM", "dumb") not in ("", "dumb")
        self.depth = depth(environment, tty=self.tty)
        self._encoding = spelling.encoding(out.encoding, environment)

    def size(self) -> Size:
        """Return the current size. COLUMNS and LINES override it. A file or a pipe counts as 80 x 24."""
        real: tuple[int, int] = (0, 0)
        if self.tty:
            with suppress(OSError):
                real = os.get_terminal_size(self._out.fileno())
        width, height = self._asked("COLUMNS") or real[0], self._asked("LINES") or real[1]
        return Size(width or _USUAL.width, height or _USUAL.height)

    def print(self, picture: Picture) -> None:
        """Print a picture and an empty line below it."""
        lines = render(picture, self.depth)
        self._out.write(spelling.spelled("".join(f"{line}\n" for line in [*lines, ""]), self._encoding))
        self._out.flush()

    @contextmanager
    def whole(self, ground: Ink, *, keys: bool = False) -> Iterator[TerminalScreen]:
        """Take over the whole terminal inside a `with` block. It is always restored at the end, even after an error.

        With `keys`, each key can be read as soon as it is pressed, and not only at the end of the line.
        """
        screen = TerminalScreen(self, ground, keys=keys)
        before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGTSTP, signal.SIGINT)}
        try:
            signal.signal(signal.SIGTERM, _terminate)
            signal.signal(signal.SIGTSTP, screen.pause)
            screen.take()
            yield screen
        finally:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # A second Ctrl-C must not interrupt the cleanup.
            screen.give_back()
            for name, handler in before.items():
                signal.signal(name, handler)

    def write_now(self, text: str) -> None:
        """Write without Python's buffers: a signal handler may have to write while another write is in progress."""
        left = spelling.spelled(text, self._encoding).encode(self._out.encoding, "replace")
        while left:
            left = left[os.write(self._out.fileno(), left) :]

    def _asked(self, name: str) -> int:
        text = self._environment.get(name, "")
        return int(text) if text.isascii() and text.isdigit() else 0


class TerminalScreen:
    """A terminal that was taken over. `Terminal.whole` creates it."""

    def __init__(self, terminal: Terminal, ground: Ink, *, keys: bool = False) -> None:
        self._terminal = terminal
        self._ground = ground
        self._keys = keys
        self._echo: list[int | list[bytes | int]] | None = None

    def show(self, picture: Picture) -> None:
        """Replace what is on the screen by a picture, from the upper left corner."""
        width, height = self._terminal.size()
        first, between, last = _FRAME
        shown = render(grounded(sized(picture, width, height), self._ground), self._terminal.depth)
        lines = [line.ljust(width) for line in shown]  # Without colours, blanks at the ends were left out.
        self._terminal.write_now(first + between.join(lines) + last)

    def take(self) -> None:
        self._echo = _silence(keys=self._keys)
        self._terminal.write_now(_TAKE)

    def give_back(self) -> None:
        with suppress(OSError):  # The terminal may already be closed.
            self._terminal.write_now(_GIVE_BACK if self._terminal.depth is Depth.NONE else f"\x1b[0m{_GIVE_BACK}")
        if self._echo is not None:
            with suppress(termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._echo)

    def pause(self, _number: int, _frame: FrameType | None) -> None:
        """Handle Ctrl-Z: restore the terminal, stop the process, and take the terminal again after SIGCONT."""
        self.give_back()
        os.kill(os.getpid(), signal.SIGSTOP)
        self.take()


def _silence(*, keys: bool) -> list[int | list[bytes | int]] | None:
    """Turn the echo off, so that keys do not write into the picture.

    Return the old settings, or None if there is no terminal.
    """
    mute = termios.ECHO | termios.ICANON if keys else termios.ECHO
    try:
        before = termios.tcgetattr(sys.stdin.fileno())
        silent = termios.tcgetattr(sys.stdin.fileno())
        silent[3] &= ~mute
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, silent)
    except (termios.error, OSError, ValueError, AttributeError):  # no terminal, a closed one, or that of a test
        return None
    return before


def _terminate(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
