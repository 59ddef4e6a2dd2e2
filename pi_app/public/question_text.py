"""The words of a question of the table: what it asks, each option, and what OK and BACK do."""

from __future__ import annotations

from pi_app.games import front_of
from pi_app.sensing.questions import SURE, AskedOption, Question
from pi_app.words import place_names, say


def question_text(game: str, question: Question, lang: str) -> str:
    """Return what is asked. If there is only one option, that is whether it is true."""
    if question.kind == SURE:
        return say(lang, "table.ask-sure", option=option_text(game, question.now, lang))
    if not question.walks:
        return say(lang, "table.ask-one", option=option_text(game, question.now, lang))
    key = question.kind if "." in question.kind else f"table.ask-{question.kind}"
    return _capital(say(lang, key, piece=_piece(game, question.piece, lang)))


def option_text(game: str, option: AskedOption, lang: str) -> str:
    """Return the words of an option, with its piece and its place."""
    start, end = (place_names(lang, game, name) if name else "" for name in (option.start, option.end))
    piece, caught = (_piece(game, kind, lang) for kind in (option.piece, option.caught))
    return _capital(say(lang, option.key, piece=piece, caught=caught, start=start, end=end))


def ok_text(game: str, question: Question, lang: str) -> str:
    """Return what OK does."""
    return option_text(game, question.now, lang) if question.walks else say(lang, "table.yes")


def back_text(question: Question, lang: str) -> str:
    """Return what BACK does. It never makes a move."""
    return say(lang, "table.none-of-these" if question.walks else "table.no")


def _piece(game: str, kind: str, lang: str) -> str:
    return front_of(game).tabletop.called(kind, lang)


def _capital(sentence: str) -> str:
    return f"{sentence[:1].upper()}{sentence[1:]}"
