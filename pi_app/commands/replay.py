"""The command `filature replay [ID]`: list the games that were played here, or show one of them step by step.

If a game is not over, only its public events are shown.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.record import RecordError
from pi_app.commands.options import CommandOption, parse
from pi_app.disk import game_listing
from pi_app.disk.errors import StoreError
from pi_app.disk.file import reading
from pi_app.disk.records import listed
from pi_app.disk.store import Kept, Store
from pi_app.draw.terminal.screen import Terminal
from pi_app.system.readers import at_least
from pi_app.system.settings import state_folder
from pi_app.terminal import replay
from pi_app.words import say

OPTIONS: Final = (CommandOption("json", "records.help-json"),)
ID_OR_LIST_ARGUMENT: Final = CommandOption("id", "records.help-id-or-list", at_least(1), None, "[ID]")


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("replay", OPTIONS, arguments, environment, ID_OR_LIST_ARGUMENT)
    lang, number, as_json = given["lang"], given["id"], bool(given["json"])
    try:
        with reading(state_folder(environment)) as store:
            if number is None:
                _print_list(store, lang, as_json=as_json)
                return 0
            kept = None if store is None else store.game(number)
            if store is None or kept is None:
                print(say(lang, "records.no-game", id=number), file=sys.stderr)
                return 1
            if as_json:
                _print_json(store, kept)
            else:
                _show(store, kept, Terminal(sys.stdout, environment), lang)
    except StoreError as error:
        print(say(lang, error.problem.key, **error.problem.parts), file=sys.stderr)
        return 1
    except RecordError as error:
        key = "records.not-replayed" if error.at else "records.not-known"
        print(say(lang, key, id=number, at=error.at), file=sys.stderr)
        return 1
    return 0


# ---- one game


def _print_json(store: Store, kept: Kept) -> None:
    steps = replay.steps(store.record(kept), private=kept.private)
    print(json.dumps({**listed(kept), "steps": [replay.as_json(step, private=kept.private) for step in steps]}))


def _show(store: Store, kept: Kept, terminal: Terminal, lang: str) -> None:
    """Print all steps. On a terminal, wait for ENTER after each of them."""
    wait = terminal.tty and sys.stdin.isatty()
    for step in replay.steps(store.record(kept), private=kept.private):
        terminal.print(replay.draw(step, lang, private=kept.private))
        if wait:
            print(say(lang, "records.next"), end=" ", flush=True)
            answer = sys.stdin.readline()
            if not answer or answer.strip():
                return
    if kept.private:
        print(say(lang, "records.private-now"))


# ---- the list of games


def _print_list(store: Store | None, lang: str, *, as_json: bool) -> None:
    kept = [] if store is None else store.games()
    if as_json:
        print(json.dumps([listed(game) for game in kept]))
    elif store is None or not kept:
        print(say(lang, "records.none"))
    else:
        lengths = {match.id: match.opened.games for match in store.matches()}
        print("\n".join(_rows(kept, lengths, lang)))


def _rows(kept: Sequence[Kept], lengths: Mapping[int, int], lang: str) -> Iterator[str]:
    rows = [
        (
            *(str(game.id), game_listing.day(game.began), game_listing.name(game, lang), game_listing.people(game)),
            *(game_listing.result(game, lang), _match(game, lengths, lang)),
        )
        for game in kept
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        number, *rest = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        yield "  ".join([f"{number.strip():>{widths[0]}}", *rest]).rstrip()


def _match(game: Kept, lengths: Mapping[int, int], lang: str) -> str:
    """Return which game of which match this is, or "" outside a match."""
    of = game.opened.match_game
    if of is None:
        return ""
    return say(lang, "records.part", match=of.match, number=of.number, games=lengths[of.match])
