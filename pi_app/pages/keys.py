"""The keys of a handheld, and what it reports about them."""

from __future__ import annotations

from typing import Final, NamedTuple

KEYS: Final = ("up", "down", "left", "right", "press", "a", "b")
KINDS: Final = ("down", "up", "repeat")


class KeyEvent(NamedTuple):
    """A key that was pressed, was released, or repeats because it is held."""

    key: str
    kind: str

    @property
    def counts(self) -> bool:
        """Whether a page should react to the event: keys that move the cursor repeat, keys that choose do not."""
        return self.kind == "down" or (self.kind == "repeat" and self.key in KEYS[:4])
