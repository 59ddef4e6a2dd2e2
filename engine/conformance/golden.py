"""A play-through as readable text: every seat's events and view at every step."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from engine.conformance.case import AnyGame
from engine.conformance.walk import watchers
from engine.game import Options, Seat
from engine.referee import MANUAL, AnyReferee, Referee


def tell(game: AnyGame, options: Options, moves: Iterable[tuple[Seat, str]]) -> str:
    """Return the play-through of these moves. Read it once, line by line, before you keep it as the golden one."""
    referee: AnyReferee = Referee(game, options, seed=0, chance=MANUAL)
    lines = [f"{game.name} {json.dumps(dict(referee.options))}", *_told(referee, {})]
    for seat, text in moves:
        known = {seat: len(referee.shown(seat)) for seat in watchers(referee)}
        referee.play(seat, game.read(text))
        lines += ["", f"== {seat}: {text}", *_told(referee, known)]
    return "\n".join([*lines, ""])


def told_anew(game: AnyGame, text: str) -> str:
    """Return the play-through of the game whose options and moves stand in `text`."""
    head, *rest = text.splitlines()
    moves = [line.removeprefix("== ").split(": ", 1) for line in rest if line.startswith("== ")]
    return tell(game, json.loads(head.split(" ", 1)[1]), [(seat, move) for seat, move in moves])


def _told(referee: AnyReferee, known: dict[Seat, int]) -> list[str]:
    lines = []
    for seat in watchers(referee):
        lines += [f"{seat} sees {_line(event.as_json())}" for event in referee.shown(seat, known.get(seat, 0))]
    return lines + [f"{seat} knows {_line(referee.game.show(referee.view(seat)))}" for seat in watchers(referee)]


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
