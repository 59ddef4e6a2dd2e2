"""The settings that the table remembers between sessions, and the squares whose reed switches are broken.

They are stored in one small JSON file. A new file is written completely beside the old one and then replaces it, so
that after a power cut the disk has either the old settings or the new ones. A damaged or unreadable file does not stop
the table: the caller gets usable settings and a `Problem` to show.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from pi_app.grid import SIZE, Spot
from pi_app.system import config
from pi_app.system.reasons import reason
from pi_app.words import LANGUAGES, language

BRIGHTNESS: Final = ("auto", "day", "evening", "night")
AIDS: Final = ("asked", "always", "never")  # when the table works out where a hidden piece can be
SHOWS: Final = (0, 5, 15, 60)  # after how many idle minutes the table begins a show by itself; 0 is never
HINT_RULES: Final = ("always", "no-match", "never")  # when players may ask for hints
SETTINGS_FILE: Final = "table.json"
SETTINGS_FORMAT: Final = "filature-table-1"

Environment = Mapping[str, str]


class Settings(NamedTuple):
    """What people choose in the table's menu, and the squares that the self-test or the game has found broken."""

    brightness: str = BRIGHTNESS[0]
    sound: bool = True
    lang: str = LANGUAGES[0]
    aid: str = AIDS[0]
    hints: str = HINT_RULES[0]
    show: int = SHOWS[0]
    stuck_open: frozenset[Spot] = frozenset()  # these switches never report a piece
    stuck_closed: frozenset[Spot] = frozenset()  # these switches always report a piece

    @property
    def broken(self) -> frozenset[Spot]:
        """Return the squares whose switches are broken in one way or the other."""
        return self.stuck_open | self.stuck_closed


class Problem(NamedTuple):
    """A message for a person: `say(lang, problem.key, **problem.parts)`."""

    key: str
    parts: Mapping[str, object]


Remember = Callable[[Settings], Problem | None]  # saves the settings, or returns why they cannot be saved


def do_not_save(_settings: Settings) -> None:
    """Do not save the settings, for a table without a disk."""


def state_folder(environment: Environment) -> Path:
    """Return the folder for data that must survive the session: the service's folder, else the user's own."""
    service = environment.get("STATE_DIRECTORY", "").split(":")[0]
    if service:
        return Path(service)
    asked = Path(environment.get("XDG_STATE_HOME", ""))
    return (asked if asked.is_absolute() else _home(environment) / ".local" / "state") / "filature"


def _home(environment: Environment) -> Path:
    try:
        return Path(environment.get("HOME") or Path.home())
    except RuntimeError:  # the system does not know the user; the code that writes here will report an error
        return Path("/")


def load(environment: Environment) -> tuple[Settings, Problem | None]:
    """Return the settings, with defaults for values that are missing or make no sense, and a problem with the file."""
    usual = _usual(environment)
    path = state_folder(environment) / SETTINGS_FILE
    try:
        value = json.loads(path.read_bytes())
    except FileNotFoundError:
        return usual, None
    except OSError as error:
        return usual, _problem("settings.unreadable", path, error)
    except (ValueError, RecursionError):
        return usual, _set_aside(path)
    if not isinstance(value, dict) or value.get("format") != SETTINGS_FORMAT:
        return usual, _set_aside(path)
    return _checked(value, usual), None


def save(settings: Settings, environment: Environment) -> Problem | None:
    """Write the settings to the disk, or return the problem that prevents it.

    Language, brightness and the show are not written if they only repeat the environment, unless they are in the file
    already: what somebody chose at the table stays chosen, even after a session whose environment says the same.
    """
    path = state_folder(environment) / SETTINGS_FILE
    spots = {"stuck_open": sorted(settings.stuck_open), "stuck_closed": sorted(settings.stuck_closed)}
    kept = {"format": SETTINGS_FORMAT, **settings._asdict(), **spots}
    usual, chosen = _usual(environment), _written(path)
    for name in ("lang", "brightness", "show"):
        if name not in chosen and getattr(settings, name) == getattr(usual, name):
            del kept[name]
    text = json.dumps(kept, indent=2) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, text)
    except OSError as error:
        return _problem("settings.unwritable", path, error)
    return None


def _written(path: Path) -> Container[str]:
    """Return the names that the file sets."""
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return ()
    return value if isinstance(value, dict) else ()


def _usual(environment: Environment) -> Settings:
    """Return the settings of a table at which nobody has changed any."""
    asked = environment.get(config.variable("brightness"))
    return Settings(
        brightness=_one_of(BRIGHTNESS, asked, BRIGHTNESS[0]),
        lang=language(environment),
        show=int(_one_of(tuple(map(str, SHOWS)), environment.get(config.variable("show")), "0")),
    )


def _replace(path: Path, text: str) -> None:
    with tempfile.NamedTemporaryFile("w", dir=path.parent, prefix=f".{path.name}.", delete=False) as new:
        try:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
            Path(new.name).replace(path)
        except OSError:
            with suppress(OSError):
                Path(new.name).unlink()
            raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)  # this puts the new name on the disk, too
    finally:
        os.close(folder)


def _set_aside(path: Path) -> Problem:
    """Rename a file that cannot be understood, so that the next `save` does not overwrite it."""
    aside = path.with_name(f"{path.name}.damaged")
    try:
        path.replace(aside)
    except OSError as error:
        return _problem("settings.unreadable", path, error)
    return Problem("settings.damaged", {"file": str(path), "aside": str(aside)})


def _problem(key: str, path: Path, error: OSError) -> Problem:
    return Problem(key, {"file": str(path), "reason": reason(error)})


# ---- field by field


def _checked(value: Mapping[str, Any], usual: Settings) -> Settings:
    stuck_open, stuck_closed = _spots(value.get("stuck_open")), _spots(value.get("stuck_closed"))
    return Settings(
        brightness=_one_of(BRIGHTNESS, value.get("brightness"), usual.brightness),
        sound=_one_of((True, False), value.get("sound"), usual.sound),
        lang=_one_of(LANGUAGES, value.get("lang"), usual.lang),
        aid=_one_of(AIDS, _aid(value.get("aid")), usual.aid),
        hints=_one_of(HINT_RULES, value.get("hints"), usual.hints),
        show=_one_of(SHOWS, value.get("show"), usual.show),
        stuck_open=stuck_open,
        stuck_closed=stuck_closed - stuck_open,
    )


def _aid(value: Any) -> Any:
    """Return the value for `aid`, also of a file from before there were hints, which has true or false."""
    return {True: "always", False: "asked"}[value] if isinstance(value, bool) else value


def _one_of(values: tuple[Any, ...], value: Any, usual: Any) -> Any:
    """Return the value if it is one of these and of the same type (JSON's 1 is not `true`), else the usual one."""
    return value if any(value == known and type(value) is type(known) for known in values) else usual


def _spots(value: Any) -> frozenset[Spot]:
    listed = value if isinstance(value, list) else []
    return frozenset(spot for spot in listed if type(spot) is int and 0 <= spot < SIZE * SIZE)
