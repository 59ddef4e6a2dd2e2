"""A parser of command-line options, with messages in the reader's language.

argparse is not used, because it would double the time of `filature --help` and because its messages are in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.errors import FilatureError
from pi_app import games
from pi_app.commands.folding import folded, listed
from pi_app.system.readers import one_of
from pi_app.words import LANGUAGES, language, say

_HELP: Final = ("-h", "--help")
_PLACEHOLDERS: Final = {  # the words in the help that the user replaces, and the keys of their translations
    "SEAT": "cli.value-seat",
    "WHO": "cli.value-who",
    "NAME": "cli.value-name",
    "VALUE": "cli.value-value",
    "PATH": "cli.value-path",
    "FILE": "cli.value-file",
    "GAME": "cli.value-game",
}


class UsageError(FilatureError, ValueError):
    """The command line makes no sense. The text of the error is a sentence for the person who typed it."""


class CommandOption(NamedTuple):
    """An option `--name VALUE`. `read` turns the text into a value or raises ValueError; without it, it is a switch."""

    name: str
    help: str  # a key of the table of words
    read: Callable[[str], Any] | None = None
    default: Any = None
    value: str = ""  # the value's placeholder in the help: N, fr|en


class HelpWanted(Exception):  # noqa: N818 - a signal that ends the command early; nothing has failed
    """The user has asked for help. `text` is the help."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def a_game(text: str) -> str:
    """A reader of a game's name. Raises ValueError, or BrokenGameError if the package of that game is at fault."""
    if text not in games.playable():
        games.check(text)
        raise ValueError(text)
    return text


LANG: Final = CommandOption("lang", "cli.lang", one_of(*LANGUAGES), None, "|".join(LANGUAGES))


def parse(
    command: str,
    options: Sequence[CommandOption],
    arguments: Sequence[str],
    environment: Mapping[str, str],
    *free: CommandOption,
) -> dict[str, Any]:
    """Return the value of each option, `lang` included. Raise UsageError or HelpWanted.

    `free` are the arguments that are given without a name, in their order.
    """
    every = (*options, LANG)
    lang = language(environment, arguments)
    if any(argument in _HELP for argument in arguments):
        raise HelpWanted(_help(command, every, lang, free))
    values: dict[str, Any] = {option.name: option.default for option in (*every, *free)}
    left, nameless = list(arguments), list(free)
    while left:
        if nameless and not left[0].startswith("--"):
            argument = nameless.pop(0)
            values[argument.name] = _read(argument, _shown(argument, lang).strip("[]"), left.pop(0), lang)
            continue
        name, equals, text = left.pop(0).partition("=")
        option = next((option for option in every if f"--{option.name}" == name), None)
        if option is None:
            raise UsageError(say(lang, "cli.unknown-option", option=name, command=command))
        if option.read is None:
            if equals:
                raise UsageError(say(lang, "cli.takes-no-value", option=name))
            values[option.name] = True
            continue
        if not equals:
            if not left or left[0].startswith("--"):
                raise UsageError(say(lang, "cli.wants-value", option=name, value=_shown(option, lang)))
            text = left.pop(0)
        values[option.name] = _read(option, name, text, lang)
    return {**values, "lang": lang}


def _read(option: CommandOption, name: str, text: str, lang: str) -> Any:
    try:
        return text if option.read is None else option.read(text)
    except ValueError:
        about = say(lang, option.help, default=option.default)
        raise UsageError(
            say(lang, "cli.wrong-value", option=name, text=text, value=_shown(option, lang), about=about)
        ) from None


def _help(command: str, options: Sequence[CommandOption], lang: str, free: Sequence[CommandOption]) -> str:
    usage = " ".join([command, *(_shown(argument, lang) for argument in free)])
    lines = [say(lang, "cli.usage", command=usage), "", *folded(say(lang, f"cli.about-{command}")), ""]
    for argument in free:
        lines += listed(_shown(argument, lang).strip("[]"), say(lang, argument.help, default=argument.default))
    for option in options:
        text = f"--{option.name} {_shown(option, lang)}".strip()
        lines += listed(text, say(lang, option.help, default=option.default))
    return "\n".join(lines)


def _shown(option: CommandOption, lang: str) -> str:
    """Return the value's placeholder in the reader's language."""
    return re.sub("|".join(_PLACEHOLDERS), lambda found: say(lang, _PLACEHOLDERS[found[0]]), option.value)
