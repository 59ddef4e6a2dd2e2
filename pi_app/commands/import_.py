"""The command `filature import FILE`: add an exported game, of this table or another, to the games of this table."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.errors import FilatureError
from engine.game import Json
from engine.record import RecordError
from pi_app.commands.options import CommandOption, UsageError, parse
from pi_app.disk.errors import FULL, UNWRITABLE, StoreError
from pi_app.disk.file import adding
from pi_app.disk.records import import_into
from pi_app.system.reasons import reason
from pi_app.system.settings import state_folder
from pi_app.words import say

if TYPE_CHECKING:
    from pi_app.words import Words

FILE_ARGUMENT: Final = CommandOption("file", "records.help-file", str, None, "FILE")
STANDARD_INPUT: Final = "-"


class _UnreadableError(FilatureError):
    """The file cannot be read or does not contain JSON. `reason` says why."""

    def __init__(self, reason: Words | str) -> None:
        super().__init__(reason)
        self.reason = reason


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("import", (), arguments, environment, FILE_ARGUMENT)
    lang, name = given["lang"], given["file"]
    if name is None:
        raise UsageError(say(lang, "records.needs-file"))
    try:
        value = _read(name)
        with adding(state_folder(environment)) as store:
            game, known = import_into(store, value)
    except _UnreadableError as error:
        print(say(lang, "records.unreadable", file=name, reason=error.reason), file=sys.stderr)
    except RecordError as error:
        print(say(lang, "records.wrong", file=name, reason=_reason(error, lang)), file=sys.stderr)
    except StoreError as error:
        key, parts = error.problem
        if key in (FULL, UNWRITABLE):  # the words of these keys are about a game in progress at the table
            why = ("system.full", {}) if key == FULL else parts["reason"]
            key, parts = "records.not-added", {"file": name, "reason": why}
        print(say(lang, key, **parts), file=sys.stderr)
    else:
        print(say(lang, "records.known" if known else "records.imported", id=game))
        return 0
    return 1


def _read(name: str) -> Json:
    try:
        return json.loads(sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes())
    except OSError as error:
        raise _UnreadableError(reason(error)) from error
    except json.JSONDecodeError as error:
        raise _UnreadableError(("records.not-json", {"line": error.lineno, "column": error.colno})) from error
    except (ValueError, RecursionError) as error:
        raise _UnreadableError(("records.no-text", {})) from error


def _reason(error: RecordError, lang: str) -> str:
    if error.at:
        return say(lang, "records.bad-move", at=error.at)
    return say(lang, f"referee.record-{error.code}", detail=error.detail)
