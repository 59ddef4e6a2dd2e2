"""The configuration of a table, which its owner writes in TOML files:

    # /etc/filature/config.toml
    lang = "fr"                      # en or fr, until somebody chooses in the table's menu
    brightness = "evening"           # auto, day, evening or night, until somebody chooses in the menu
    screen = "public,hidden:thief"   # the displays of the real table; "none": no display, not even a plugged one
    handheld = "/dev/ttyAMA0"        # the port of the only handheld
    amperes = 1.5                    # the largest current of the lights; fuse and wires are made for 2 A
    show = 15                        # the idle minutes (0, 5, 15 or 60; 0 is never) until the table begins a show

The command line has priority over the environment (`FILATURE_LANG` and so on), which has priority over the system's
file, which has priority over the user's own file. To get this order, the files are read once and only add the variables
that the environment lacks. All other code reads the environment only.

A value that makes no sense is reported and ignored. It never prevents the table from starting.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False  # `filature --help` must start fast, so that other modules are imported inside functions
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any, Final

    from pi_app.system.settings import Problem

SYSTEM: Final = "/etc/filature/config.toml"  # a str: to import pathlib takes a third of the time of `filature --help`
NO_SCREEN: Final = "none"
NUMERIC_SETTINGS: Final = ("amperes", "show")
SETTING_NAMES: Final = ("lang", "brightness", "screen", "handheld", "amperes", "show")


def variable(name: str) -> str:
    """Return the name of the environment variable for a name of the file.

    >>> variable("amperes")
    'FILATURE_AMPERES'
    """
    return f"FILATURE_{name.upper()}"


def value(name: str, environment: Mapping[str, str]) -> Any:
    """Return the configured value, or None if it is not set."""
    text = environment.get(variable(name))
    return None if not text else readers()[name](text)


def completed(environment: Mapping[str, str]) -> tuple[Mapping[str, str], list[Problem]]:
    """Return the environment, completed from the files and without values that make no sense, and all problems."""
    found = [path for path in (SYSTEM, *_own(environment)) if os.path.lexists(path)]
    if not found and not any(variable(name) in environment for name in SETTING_NAMES):
        return environment, []
    problems: list[Problem] = []
    known = dict(environment)
    for name in SETTING_NAMES:
        text = known.get(variable(name))
        if text and not _makes_sense(name, text):
            problems.append(_problem("config.wrong", where=variable(name), text=text, name=name))
            del known[variable(name)]
    for path in found:
        for name, text in _read(path, problems):
            known[variable(name)] = known.get(variable(name)) or text
    return known, problems


def _own(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the path of the user's own file, if the environment names a home folder."""
    asked, home = environment.get("XDG_CONFIG_HOME", ""), environment.get("HOME")
    if asked.startswith("/"):
        yield f"{asked}/filature/config.toml"
    elif home:
        yield f"{home}/.config/filature/config.toml"


def _read(path: str, problems: list[Problem]) -> Iterator[tuple[str, str]]:
    """Yield each name that a file sets and its value as a text, like in the environment."""
    import tomllib
    from pathlib import Path

    from pi_app.system.reasons import reason

    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        texts = {name: str(given) for name, given in found.items()}
    except OSError as error:
        problems.append(_problem("config.unreadable", file=path, reason=reason(error)))
        return
    except (ValueError, RecursionError):  # not TOML, not UTF-8, or nested too deeply
        problems.append(_problem("config.damaged", file=path))
        return
    for name, given in found.items():
        text = texts[name]
        if name not in SETTING_NAMES:
            problems.append(_problem("config.unknown", file=path, name=name, names=", ".join(SETTING_NAMES)))
        elif not _right_kind(name, given) or not _makes_sense(name, text):
            problems.append(_problem("config.wrong", where=path, text=text, name=name))
        else:
            yield name, text


def _right_kind(name: str, given: object) -> bool:
    """Return whether a value of TOML is a number where a number is wanted, and a text elsewhere."""
    return isinstance(given, int | float if name in NUMERIC_SETTINGS else str) and not isinstance(given, bool)


def _makes_sense(name: str, text: str) -> bool:
    try:
        readers()[name](text)
    except ValueError:
        return False
    return True


def _problem(key: str, **parts: object) -> Problem:
    from pi_app.system.settings import Problem

    return Problem(key, {name: part if isinstance(part, tuple) else str(part) for name, part in parts.items()})


# ---- readers of each value, for files, the environment and command lines


def readers() -> Mapping[str, Callable[[str], Any]]:
    """Return for each name the function that turns a text into its value or raises ValueError."""
    from pi_app.system.readers import one_of
    from pi_app.system.settings import BRIGHTNESS, SHOWS
    from pi_app.words import LANGUAGES

    return {
        "lang": lambda text: one_of(*LANGUAGES)(text[:2].lower()),  # "fr_FR.UTF-8" is accepted, too
        "brightness": one_of(*BRIGHTNESS),
        "screen": read_screens,
        "handheld": a_path,
        "amperes": read_amperes,
        "show": lambda text: int(one_of(*map(str, SHOWS))(text)),
    }


def read_screens(text: str) -> list[tuple[str, str]]:
    """Return the kind and the seat of each display: `public`, `hidden` for all secret seats, `hidden:thief` for one.

    `none` asks for no display at all.
    """
    if text.strip() == NO_SCREEN:
        return []
    wishes = []
    for part in text.split(","):
        kind, _, seat = part.strip().partition(":")
        if kind not in ("public", "hidden") or (seat and kind == "public"):
            raise ValueError(part)
        wishes.append((kind, seat))
    return wishes


def a_path(text: str) -> str:
    """Return the path of a port. An empty text raises ValueError."""
    if not text:
        raise ValueError(text)
    return text


def read_amperes(text: str) -> float:
    """Return a current for the lights in amperes, at most the driver's limit, which fuse and wires are made for."""
    from hardware.leds import LIMIT_A

    current = float(text)
    if not 0 < current <= LIMIT_A:
        raise ValueError(text)
    return current
