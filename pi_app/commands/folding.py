"""Wrap texts to the width of a terminal. `textwrap` is not used: it would double the time of `filature --help`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

LINE_WIDTH: Final = 80  # characters
NAME_WIDTH: Final = 24  # of the left column in a list; a longer name gets a line of its own


def folded(text: str, indent: int = 0) -> list[str]:
    """Return the text in lines of at most 80 characters, all except the first indented.

    A line never starts with a French punctuation mark.
    """
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"\N{NO-BREAK SPACE}{sign}")
    lines = [""]
    for word in text.replace("« ", "«\N{NO-BREAK SPACE}").split(" "):
        if lines[-1] and indent + len(lines[-1]) + 1 + len(word) > LINE_WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    first, *rest = (line.replace("\N{NO-BREAK SPACE}", " ") for line in lines)
    return [first, *(" " * indent + line for line in rest)]


def listed(name: str, text: str) -> list[str]:
    """Return the lines of a list item: its name, and its explanation beside it or below."""
    about = folded(text, NAME_WIDTH + 2)
    if len(name) > NAME_WIDTH - 2:
        return [f"  {name}", " " * (NAME_WIDTH + 2) + about[0], *about[1:]]
    return [f"  {name:{NAME_WIDTH}}{about[0]}", *about[1:]]
