"""A play-through as readable text: every seat's events and view at every step."""

from __future__ import annotations

import json
from typing import Any

from engine.referee import MANUAL, Referee
from tests.conformance.walk import AnyGame, AnyReferee, watchers


def playthrough(game: AnyGame, text: str) -> str:
    """The play-through of the game whose options and moves stand in `text`, told anew."""
    head, *rest = text.splitlines()
    moves = [line.removeprefix("== ").split(": ", 1) for line in rest if line.startswith("== ")]
    return tell(game, json.loads(head.split(" ", 1)[1]), [(seat, move) for seat, move in moves])


def tell(game: AnyGame, options: dict[str, Any], moves: list[tuple[str, str]]) -> str:
    referee: AnyReferee = Referee(game, options, seed=0, chance=MANUAL)
    lines = [f"{game.name} {json.dumps(dict(referee.options))}", *_told(referee, {})]
    for seat, text in moves:
        known = {seat: len(referee.shown(seat)) for seat in watchers(referee)}
        referee.play(seat, game.read(text))
        lines += ["", f"== {seat}: {text}", *_told(referee, known)]
    return "\n".join([*lines, ""])


def _told(referee: AnyReferee, known: dict[str, int]) -> list[str]:
    lines = []
    for seat in watchers(referee):
        lines += [f"{seat} sees {_line(event.as_json())}" for event in referee.shown(seat, known.get(seat, 0))]
    return lines + [f"{seat} knows {_line(referee.game.show(referee.view(seat)))}" for seat in watchers(referee)]


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
