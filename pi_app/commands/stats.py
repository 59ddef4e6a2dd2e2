"""The command `filature stats`: show the statistics of the finished games, as text, as a picture or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from pi_app.commands.options import CommandOption, parse
from pi_app.disk.errors import StoreError
from pi_app.disk.file import reading
from pi_app.disk.statistics import Summary, summaries
from pi_app.draw.terminal.screen import Terminal
from pi_app.system.reasons import reason
from pi_app.system.settings import state_folder
from pi_app.words import say

OPTIONS: Final = (
    CommandOption("picture", "stats.help-picture", Path, None, "FILE"),
    CommandOption("json", "stats.help-json"),
)


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("stats", OPTIONS, arguments, environment)
    lang = given["lang"]
    try:
        with reading(state_folder(environment)) as store:
            found = [] if store is None else summaries(store)
    except StoreError as error:
        print(say(lang, error.problem.key, **error.problem.parts), file=sys.stderr)
        return 1
    if given["json"]:
        print(json.dumps([summary.as_json() for summary in found]))
    elif not found:
        print(say(lang, "stats.none"))
    elif given["picture"] is not None:
        return _save(given["picture"], found, lang)
    else:
        from pi_app.terminal.statistics import draw

        Terminal(sys.stdout, environment).print(draw(found, lang))
    return 0


def _save(file: Path, found: Sequence[Summary], lang: str) -> int:
    """Save the statistics as a picture in a file and return the exit code."""
    from pi_app.screens.figures import picture

    try:
        file.write_bytes(picture(found, lang))
    except OSError as error:
        print(say(lang, "stats.unsaved", file=file, reason=reason(error)), file=sys.stderr)
        return 1
    print(say(lang, "stats.saved", file=file))
    return 0
