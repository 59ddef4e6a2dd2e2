"""The public lines on paper: each is printed once, when it first appears, for a terminal's scroll or the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO


class Herald:
    """Tells what has changed on the public screen."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._told: Sequence[str] = ()

    def tell(self, lines: Sequence[str]) -> None:
        """The screen shows these lines now."""
        if lines == self._told:
            return
        fresh = [line for line in lines if line not in self._told]
        self._told = list(lines)
        self.say(*fresh)

    def say(self, *lines: str) -> None:
        """Tell these, whatever the screen shows."""
        if not lines:
            return
        try:
            self._out.write("".join(f"{line}\n" for line in lines))
            self._out.flush()
        except BrokenPipeError:
            raise
        except OSError:  # a full disk takes no more lines; the game needs none
            return
