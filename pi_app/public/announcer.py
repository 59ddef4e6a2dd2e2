"""Print the public lines to a stream, such as a terminal or the system's journal. Each is printed once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO


class Announcer:
    """Prints lines when they first appear on the public screen."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._shown: Sequence[str] = ()

    def tell(self, lines: Sequence[str]) -> None:
        """Print those of the lines now on the screen that were not there before."""
        if lines == self._shown:
            return
        fresh = [line for line in lines if line not in self._shown]
        self._shown = list(lines)
        self.say(*fresh)

    def say(self, *lines: str) -> None:
        """Print these lines, whatever the screen shows."""
        if not lines:
            return
        try:
            self._out.write("".join(f"{line}\n" for line in lines))
            self._out.flush()
        except BrokenPipeError:
            raise
        except OSError:  # a full disk takes no more lines, and the game does not need them
            return
