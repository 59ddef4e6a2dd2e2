"""Texts in the lines of a terminal. `textwrap` would double the time of `filature --help`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

COLUMNS: Final = 80
LEFT: Final = 24  # of a list: what it explains stands in so many columns, or on a line of its own


def folded(text: str, indent: int = 0) -> list[str]:
    """A text in lines that a terminal holds, all but the first indented; French signs stay with their words."""
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"\N{NO-BREAK SPACE}{sign}")
    lines = [""]
    for word in text.replace("« ", "«\N{NO-BREAK SPACE}").split(" "):
        if lines[-1] and indent + len(lines[-1]) + 1 + len(word) > COLUMNS:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    first, *rest = (line.replace("\N{NO-BREAK SPACE}", " ") for line in lines)
    return [first, *(" " * indent + line for line in rest)]


def listed(name: str, text: str) -> list[str]:
    """An item of a list and what it is, beside it or below."""
    about = folded(text, LEFT + 2)
    if len(name) > LEFT - 2:
        return [f"  {name}", " " * (LEFT + 2) + about[0], *about[1:]]
    return [f"  {name:{LEFT}}{about[0]}", *about[1:]]
