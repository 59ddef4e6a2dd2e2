"""Checks of promised times, for parts of `make soak` whose times depend on the machine's load."""

from __future__ import annotations


class Late(Exception):
    """Everything was right, but took longer than promised."""


def within(what: str, took: float, promised: float) -> None:
    """Raise `Late` if something took longer than promised, both in ms."""
    if took >= promised:
        raise Late(f"{what} took {took:.0f} ms, and {promised:.0f} ms are promised")
