"""Notices when nobody at the table can read what it says: there is no public display, and no handheld either."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 10_000  # ms; a handheld is found within some seconds after the start


class Wordless:
    """The watch over a table's words. It reports once each time that people are left without them."""

    def __init__(self) -> None:
        self._since: int | None = None
        self._told = False

    def tick(self, now: int, *, readable: bool) -> bool:
        """Return whether it is time to say that nobody can read the table."""
        if readable:
            self._since, self._told = None, False
            return False
        self._since = now if self._since is None else self._since
        due = not self._told and now - self._since >= PATIENCE
        self._told = self._told or due
        return due
