"""What somebody can leaf through at the table: the rules, the statistics, or an old game. It lies over the menu."""

from __future__ import annotations

from pi_app.public import figures_reader, look_back, rules_reader
from pi_app.public.figures_reader import FiguresReader
from pi_app.public.look_back import LookBack
from pi_app.public.rules_reader import RulesReader

Book = RulesReader | FiguresReader | LookBack


def lines(book: Book, lang: str) -> list[str]:
    """Return the lines of the public screen."""
    match book:
        case RulesReader():
            return rules_reader.lines(book)
        case FiguresReader():
            return figures_reader.lines(book, lang)
        case LookBack():
            return look_back.lines(book, lang)
