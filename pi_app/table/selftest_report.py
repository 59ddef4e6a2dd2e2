"""The result of the self-test, as a value and in sentences."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.bits import Bits, members
from pi_app.grid import COLUMN_LETTERS, SIZE
from pi_app.public.public_text import LINE_LENGTH
from pi_app.words import say

MOST_PLACES: Final = 12  # the most rows, columns and points that one sentence names
_TIE: Final = "\x1f"  # stands for a space at which no line may end


class Report(NamedTuple):
    """What the self-test found.

    `dead` reeds never closed, `stuck` ones never opened. `lights` is false if some lights are missing; `dark` has their
    points. `buttons` never closed, `jammed` ones never opened. `unanswered` has the stages in which nobody answered:
    these parts may work or not.
    """

    dead: Bits = 0
    stuck: Bits = 0
    lights: bool = True
    dark: Bits = 0
    buttons: tuple[str, ...] = ()
    jammed: tuple[str, ...] = ()
    buzzer: bool = True
    unanswered: tuple[str, ...] = ()

    @property
    def all_well(self) -> bool:
        """Return whether everything was tested and works."""
        return self == Report()

    @property
    def knows_reeds(self) -> bool:
        """Return whether the board was swept. Only then is the report right about the reeds."""
        return "sweep" not in self.unanswered


def report_lines(report: Report, lang: str) -> list[str]:
    """Return a report in sentences, on lines of the public screen."""
    if report.all_well:
        return [say(lang, "selftest.all-well")]
    lines = []
    for key, spots in (("dead", report.dead), ("stuck", report.stuck), ("dark", report.dark)):
        if spots:
            lines.append(say(lang, f"selftest.{key}", where=named(spots, lang), count=spots.bit_count()))
    if not report.lights and not report.dark:
        lines.append(say(lang, "selftest.dead-lights"))
    for key, names in (("dead-buttons", report.buttons), ("jammed-buttons", report.jammed)):
        if names:
            lines.append(say(lang, f"selftest.{key}", names=buttons_named(names, lang)))
    if not report.buzzer:
        lines.append(say(lang, "selftest.dead-buzzer"))
    if report.unanswered:
        parts = ", ".join(say(lang, f"selftest.{part}") for part in report.unanswered)
        lines.append(say(lang, "selftest.unanswered", parts=parts))
    return fitted(lines)


def fitted(lines: list[str]) -> list[str]:
    """Break lines to the width of the screen. In French no line begins with a mark that has a space before it."""
    return [part for line in lines for part in _wrapped(line)]


def _wrapped(line: str) -> list[str]:
    kept = re.sub(" (?=[:;?!])", _TIE, line)
    return [part.replace(_TIE, " ") for part in textwrap.wrap(kept, LINE_LENGTH, subsequent_indent="  ")]


def buttons_named(names: Iterable[str], lang: str) -> str:
    """Return the names of buttons as they are written on the table."""
    return ", ".join(say(lang, f"selftest.button-{name}") for name in names)


def named(spots: Bits, lang: str) -> str:
    """Return the names of points by row and column. A whole row or column, which is one broken wire, has one name."""
    names = []
    for row in range(SIZE):
        whole = ((1 << SIZE) - 1) << row * SIZE
        if spots & whole == whole:
            names.append(say(lang, "selftest.row", name=row + 1))
            spots &= ~whole
    for column in range(SIZE):
        whole = sum(1 << row * SIZE + column for row in range(SIZE))
        if spots & whole == whole:
            names.append(say(lang, "selftest.column", name=COLUMN_LETTERS[column]))
            spots &= ~whole
    names += [f"{at // SIZE + 1}{COLUMN_LETTERS[at % SIZE]}" for at in members(spots)]
    return ", ".join(names[:MOST_PLACES]) + (" …" if len(names) > MOST_PLACES else "")
