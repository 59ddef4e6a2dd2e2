"""The command `filature export ID`: print a game as JSON. A game that is not over needs `--secrets`."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from pi_app.commands.options import CommandOption, UsageError, parse
from pi_app.disk.errors import StoreError
from pi_app.disk.file import reading
from pi_app.disk.records import exported
from pi_app.system.readers import at_least
from pi_app.system.settings import state_folder
from pi_app.words import say

OPTIONS: Final = (CommandOption("secrets", "records.help-secrets"),)
ID_ARGUMENT: Final = CommandOption("id", "records.help-id", at_least(1), None, "ID")


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("export", OPTIONS, arguments, environment, ID_ARGUMENT)
    lang = given["lang"]
    if given["id"] is None:
        raise UsageError(say(lang, "records.needs-id"))
    try:
        with reading(state_folder(environment)) as store:
            kept = None if store is None else store.game(given["id"])
            if store is None or kept is None:
                print(say(lang, "records.no-game", id=given["id"]), file=sys.stderr)
                return 1
            if kept.private and not given["secrets"]:
                print(say(lang, "records.private", id=kept.id), file=sys.stderr)
                return 1
            print(json.dumps(exported(store, kept), indent=1))
    except StoreError as error:
        print(say(lang, error.problem.key, **error.problem.parts), file=sys.stderr)
        return 1
    return 0
