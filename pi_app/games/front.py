"""The Front: everything that one game contributes to the application."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from engine.game import Seat
from pi_app.games.figures import Count
from pi_app.games.legend import LegendEntry
from pi_app.games.piece_look import PieceLook
from pi_app.games.sentences import ScreenText
from pi_app.games.tabletop import Tabletop
from pi_app.games.terminal_board import TerminalBoard
from pi_app.games.tunes import Tune
from pi_app.pages.page import Page, Pages
from pi_app.pages.question import PageQuestion

if TYPE_CHECKING:
    from pi_app.games.hints import Hints
    from pi_app.games.lessons import Lesson, Lessons
    from pi_app.games.overlay import Overlay
    from pi_app.games.rules import Rules
    from pi_app.games.sheet_board import SheetBoard
    from pi_app.games.shows import LightShow

T = TypeVar("T")


class Later(NamedTuple, Generic[T]):
    """A part that is imported when it is first used: its module and the name of the value in it.

    The sheet needs pygame, which a table without a screen never loads. No table needs the printed board, and few games
    need their rules.
    """

    module: str
    attribute: str

    def load(self) -> T:
        """Import the module and return the value."""
        part: T = getattr(import_module(self.module), self.attribute)
        return part


@dataclass(frozen=True)
class Front:
    """Everything that the table, the screens and the terminal need to know about one game.

    A part without a default is required, so that a game with a missing part fails when it is loaded and not in the
    middle of play.
    """

    tabletop: Tabletop  # its pieces and lights on the real table
    pages: Pages  # its private pages: how they open, react to keys and are drawn
    sentences: Callable[
        [Page, PageQuestion, str], ScreenText
    ]  # the sentences that a hidden screen shows beside the board
    terminal: TerminalBoard  # its pictures in a terminal
    sheet_part: Later[SheetBoard]  # its board on a display
    words: Mapping[str, tuple[str, str]]  # key -> (English, French); each key begins with the game's name
    legend: tuple[LegendEntry, ...]  # the meanings of its lights
    looks: Mapping[str, PieceLook]  # how its pieces are drawn in the window, by kind
    open_seats: frozenset[Seat]  # seats without secrets, which need no handheld
    rules_part: Later[Rules]  # its rules as players read them
    lessons_part: Later[Lessons] | None = None  # its guided first games
    hints_part: Later[Hints] | None = None  # what players are told who ask for a hint
    shows_part: Later[tuple[LightShow, ...]] | None = None  # what it shows on the lights without players
    overlay: Later[Overlay] | None = None  # its printed board
    tunes: Mapping[str, Tune] = field(default_factory=dict)  # by cue: the tunes that differ from those of the table
    typed: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # how people type moves: whole ones, or words
    figures: Count | None = None  # counts figures of finished games beyond wins and points

    def __post_init__(self) -> None:
        """Raise TypeError that names the part, if one is of another kind."""
        kinds: dict[str, type] = {"tabletop": Tabletop, "pages": Pages, "terminal": TerminalBoard}
        kinds |= {"sheet_part": Later, "rules_part": Later}
        for name, kind in kinds.items():
            if not isinstance(getattr(self, name), kind):
                raise TypeError(f"the part {name!r} of a front must be a {kind.__name__}")

    @property
    def later_parts(self) -> tuple[Later[Any] | None, ...]:
        """Return the parts that are imported when they are first used. A game may lack some."""
        return (self.sheet_part, self.rules_part, self.lessons_part, self.hints_part, self.shows_part, self.overlay)

    @cached_property
    def sheet(self) -> SheetBoard:
        """Return the game's board for displays. Imports pygame."""
        return self.sheet_part.load()

    @cached_property
    def rules(self) -> Rules:
        """Return the game's rules as players read them."""
        return self.rules_part.load()

    @cached_property
    def hints(self) -> Hints | None:
        """Return the game's hints, or None if it has none."""
        return None if self.hints_part is None else self.hints_part.load()

    @cached_property
    def shows(self) -> tuple[LightShow, ...]:
        """Return the game's own light shows."""
        return () if self.shows_part is None else self.shows_part.load()

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """Return the game's lessons. Raises LessonError if one of them cannot be played as it is written."""
        if self.lessons_part is None:
            return ()
        from pi_app.games.lessons import check_lesson

        game, lessons = self.lessons_part.load()
        for lesson in lessons:
            check_lesson(game, self.tabletop, lesson)
        return lessons
