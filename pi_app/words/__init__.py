"""The table of words: every text that a person reads, in English and French.

A key is `area.name`. An area is one file beside this one, or the words of one game, which are in the game's own folder
(`pi_app/games/<game>/words.py`) under the game's name. An area is loaded when its first word is needed, so that short
commands start fast.

    >>> say("fr", "referee.over")
    'La partie est finie.'
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # to import it from typing would take a third of the time of `filature --help`
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Final

    from engine.game import Verdict

    Entries = Mapping[str, tuple[str, str]]
    Words = tuple[str, Mapping[str, object]]  # a key and its parts, to be said later

LANGUAGES: Final = ("en", "fr")
AREAS: Final = (
    *("cli", "referee", "arena", "demo", "settings", "doctor", "hardware", "play"),
    *("table", "menu", "selftest", "pages", "screens", "store", "records", "stats"),
    *("asked", "window", "match", "install", "legend", "system", "firmware", "config", "games", "rules"),
)
OUT: Final = "out"  # the place beside the board, in every game


_games: list[Callable[[str], Entries]] = []


def find_games_with(source: Callable[[str], Entries]) -> None:
    """Set the function that returns the words of a game by its name. `pi_app.games` does so when it is imported."""
    _games[:] = [source]


def entries(area: str) -> Entries:
    """Return one area of the table: key -> (English, French)."""
    if area not in AREAS:
        if not _games:
            raise LookupError(f"no words for {area}: import pi_app.games first")
        return _games[0](area)
    words: Entries = import_module(f"pi_app.words.{area.replace('-', '_')}").WORDS
    return words


def say(lang: str, key: str, **parts: object) -> str:
    """Return the text of a key with its `{parts}` filled in. A part may itself be a key and its parts."""
    area, _, _ = key.partition(".")
    said = {name: say(lang, part[0], **part[1]) if isinstance(part, tuple) else part for name, part in parts.items()}
    return entries(area)[key][LANGUAGES.index(lang)].format(**said)


def complete(texts: object) -> bool:
    """Return whether these are the texts of a key: one in each language, with the same `{parts}`.

    >>> complete(("Hut {hut}", "Hutte {hut}")), complete(("Hut {hut}", "Hutte {hutte}")), complete(("Hut {hut}",))
    (True, False, False)
    """
    from string import Formatter

    if not isinstance(texts, tuple) or len(texts) != len(LANGUAGES):
        return False
    if not all(isinstance(text, str) and text for text in texts):
        return False
    return len({frozenset(part for _, part, _, _ in Formatter().parse(text) if part) for text in texts}) == 1


def game_name(lang: str, game: str) -> str:
    """Return the name of a game as players call it."""
    return say(lang, f"{game}.name")


def seat_name(lang: str, game: str, seat: str) -> str:
    """Return the name of a seat as players call it."""
    return say(lang, f"{game}.seat-{seat}")


def place_names(lang: str, game: str, names: str) -> str:
    """Return the names of points in the reader's language. A game may name a few of its points with a word."""
    return ", ".join(_place_name(lang, game, name) for name in names.split(", "))


def _place_name(lang: str, game: str, name: str) -> str:
    if name == OUT:
        return say(lang, "table.outside")
    key = f"{game}.point-{name}"
    return say(lang, key) if key in entries(game) else name


def bound(sentence: str) -> str:
    """Return a sentence with no-break spaces, so that a line never starts with a French punctuation mark."""
    import re

    return re.sub(r" (?=[:;?!»/>=·→])|(?<=«) ", "\N{NO-BREAK SPACE}", sentence)


def number(lang: str, value: float, form: str = ".1f") -> str:
    """Return a number as it is written in the reader's language.

    >>> number("fr", 8), number("en", 0.256, ".0%"), number("en", 1204, ",d")
    ('8,0', '26%', '1,204')
    """
    written = format(value, form)
    if lang == "fr":
        written = written.replace(",", "\N{NO-BREAK SPACE}").replace(".", ",").replace("%", "\N{NO-BREAK SPACE}%")
    return written


def why(lang: str, game: str, verdict: Verdict) -> str:
    """Return the sentence that explains a refused move to its player."""
    area = "referee" if verdict.code in ("not-your-turn", "not-in-lesson") else game
    squares = [place_names(lang, game, square) for square in verdict.squares]
    return say(lang, f"{area}.{verdict.code}", squares=", ".join(squares), way="-".join(squares[:2]))


def language(environment: Mapping[str, str], arguments: Sequence[str] = ()) -> str:
    """Return the language that a person asks for: `--lang` anywhere, else FILATURE_LANG, the locale, or English."""
    for place, argument in enumerate(arguments, 1):
        name, equals, text = argument.partition("=")
        asked = text if equals else "".join(arguments[place : place + 1])
        if name == "--lang" and asked in LANGUAGES:
            return asked
    for name in ("FILATURE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(name, "")[:2].lower()
        if asked in LANGUAGES:
            return asked
        if asked:
            break
    return LANGUAGES[0]
