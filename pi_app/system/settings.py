"""What the table remembers between evenings: its settings, and the squares whose reed switches are broken.

One small JSON file. It is written whole beside the old one and then takes its place, so that a power cut leaves
either the old settings or the new ones. Nothing that can happen to the file stops the play: the caller gets settings
to go on with, and a problem that is a key of the table of words and its parts.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Container, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from pi_app.grid import SIZE, Spot
from pi_app.system import config
from pi_app.system.reasons import reason
from pi_app.words import LANGUAGES, language

BRIGHTNESS: Final = ("auto", "day", "evening", "night")
FILE: Final = "table.json"
FORMAT: Final = "filature-table-1"

Environment = Mapping[str, str]


class Settings(NamedTuple):
    brightness: str = BRIGHTNESS[0]
    sound: bool = True
    lang: str = LANGUAGES[0]
    aid: bool = False
    stuck_open: frozenset[Spot] = frozenset()  # never notices a piece
    stuck_closed: frozenset[Spot] = frozenset()  # always thinks that a piece is there


class Problem(NamedTuple):
    """Something that a person should be told: `say(lang, problem.key, **problem.parts)`."""

    key: str
    parts: Mapping[str, object]


def state_folder(environment: Environment) -> Path:
    """Where the table keeps what must outlive the evening: the service's folder, else the user's own."""
    service = environment.get("STATE_DIRECTORY", "").split(":")[0]
    if service:
        return Path(service)
    asked = Path(environment.get("XDG_STATE_HOME", ""))
    return (asked if asked.is_absolute() else _home(environment) / ".local" / "state") / "filature"


def _home(environment: Environment) -> Path:
    try:
        return Path(environment.get("HOME") or Path.home())
    except RuntimeError:  # a user whom the system does not know; what cannot be kept is told where it is wanted
        return Path("/")


def load(environment: Environment) -> tuple[Settings, Problem | None]:
    """The settings, with defaults for whatever is missing or makes no sense, and what was wrong with the file."""
    usual = _usual(environment)
    path = state_folder(environment) / FILE
    try:
        value = json.loads(path.read_bytes())
    except FileNotFoundError:
        return usual, None
    except OSError as error:
        return usual, _problem("settings.unreadable", path, error)
    except (ValueError, RecursionError):
        return usual, _set_aside(path)
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        return usual, _set_aside(path)
    return _checked(value, usual), None


def save(settings: Settings, environment: Environment) -> Problem | None:
    """Write the settings for good, or tell why they will be forgotten.

    What the environment says is not written, unless it was chosen before: a choice outlives an evening that agrees.
    """
    path = state_folder(environment) / FILE
    spots = {"stuck_open": sorted(settings.stuck_open), "stuck_closed": sorted(settings.stuck_closed)}
    kept = {"format": FORMAT, **settings._asdict(), **spots}
    usual, chosen = _usual(environment), _written(path)
    for name in ("lang", "brightness"):
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
    """The names of what stands in the file."""
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return ()
    return value if isinstance(value, dict) else ()


def _usual(environment: Environment) -> Settings:
    """The settings of a table at which nobody has changed any."""
    asked = environment.get(config.variable("brightness"))
    return Settings(brightness=_one_of(BRIGHTNESS, asked, BRIGHTNESS[0]), lang=language(environment))


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
        os.fsync(folder)  # the new name, too, is on the disk
    finally:
        os.close(folder)


def _set_aside(path: Path) -> Problem:
    """Keep a file that is not ours to judge, out of the way of the next `save`."""
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
        aid=_one_of((True, False), value.get("aid"), usual.aid),
        stuck_open=stuck_open,
        stuck_closed=stuck_closed - stuck_open,
    )


def _one_of(values: tuple[Any, ...], value: Any, usual: Any) -> Any:
    """The value if it is one of these, of the same type: JSON's 1 is not `true`."""
    return value if any(value == known and type(value) is type(known) for known in values) else usual


def _spots(value: Any) -> frozenset[Spot]:
    listed = value if isinstance(value, list) else []
    return frozenset(spot for spot in listed if type(spot) is int and 0 <= spot < SIZE * SIZE)
