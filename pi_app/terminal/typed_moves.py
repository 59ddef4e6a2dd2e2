"""Moves as people type them: with the words of their own language, in any of the languages.

>>> words = {"wait": ("wait", "attendre"), "farm": ("farm", "ferme")}
>>> read_typed(words, "Attendre"), read_typed(words, "maid+ ferme"), read_typed(words, "B3")
('wait', 'maid+ farm', 'B3')
>>> write_typed(words, "wait", "fr"), write_typed(words, "B3", "fr")
('attendre', 'B3')
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final
from unicodedata import combining, normalize

from pi_app.games.rules import Texts, picked

_WORD: Final = re.compile(r"[^\W\d_]+")


def read_typed(words: Mapping[str, Texts], text: str) -> str:
    """Return a typed move as the game writes it. Capitals and accents do not matter."""
    known = {_plain(word): written for written, texts in words.items() for word in texts}
    return _WORD.sub(lambda found: known.get(_plain(found[0]), found[0]), text)


def write_typed(words: Mapping[str, Texts], move: str, lang: str) -> str:
    """Return a move, given as the game writes it, in the words of a language."""
    if move in words:
        return picked(words[move], lang)
    return _WORD.sub(lambda found: picked(words[found[0]], lang) if found[0] in words else found[0], move)


def _plain(word: str) -> str:
    """Return a word in small letters without accents."""
    return "".join(letter for letter in normalize("NFD", word.lower()) if not combining(letter))
