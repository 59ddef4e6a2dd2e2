"""How a check says what it found, and where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from engine.errors import FilatureError


@dataclass
class CheckPlace:
    """Where a check looks: in which random game, and after how many of its moves. None if it plays no such game."""

    game: str
    check: str
    seed: int | None = None
    step: int | None = None

    def __str__(self) -> str:
        seed = "" if self.seed is None else f", seed {self.seed}"
        step = "" if self.step is None else f", after {self.step} moves"
        return f"{self.game}, {self.check}{seed}{step}"


class ConformanceError(FilatureError, AssertionError):
    """A game does not keep to the contract. The text says what is wrong and where.

    `crashed` is true if the game raised an error of its own, which is then the cause of this one.
    """

    def __init__(self, what: str, place: CheckPlace | None = None, *, crashed: bool = False) -> None:
        super().__init__(f"{place}: {what}" if place else what)
        self.what = what
        self.check = place.check if place else ""
        self.seed = place.seed if place else None
        self.step = place.step if place else None
        self.crashed = crashed


def require(true: object, what: str) -> None:
    """Raise ConformanceError with a sentence unless something is true."""
    if not true:
        raise ConformanceError(what)


@contextmanager
def looking_at(place: CheckPlace) -> Iterator[CheckPlace]:
    """Add the place to every error that is raised inside, whether a check or the game raised it."""
    try:
        yield place
    except ConformanceError as error:
        raise ConformanceError(error.what, place, crashed=error.crashed) from error.__cause__
    except Exception as error:
        raise ConformanceError(f"{type(error).__name__}: {error}", place, crashed=True) from error
