"""Random games and the outputs that seats get from them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from engine import bots
from engine.game import CHANCE, TABLE, Game, Options, Seat
from engine.games import BUILT_IN
from engine.referee import MANUAL, Referee
from pi_app.games import front_of

AnyGame = Game[Any, Any, Any]
AnyReferee = Referee[Any, Any, Any]


class Start(NamedTuple):
    """Where a random game begins, by its options and the moves already made, and after how many more it is cut."""

    options: Options
    line: tuple[tuple[Seat, str], ...]
    plies: int


def watchers(referee: AnyReferee) -> tuple[Seat, ...]:
    """Everybody who has a view."""
    return (*referee.players, TABLE, CHANCE) if referee.game.chance else (*referee.players, TABLE)


def random_move(referee: AnyReferee, seat: Seat, rng: Random) -> Any:
    """A move of a random player; where moves are too many to list, the bot that moves at random makes one."""
    if seat == CHANCE:
        return referee.game.roll(referee._state, rng)
    if (legal := referee.legal(seat)) is not None:
        return rng.choice(legal)
    return bots.choose(referee.game.name, referee.view(seat), level=0, rng=rng, enough=lambda: True)


def random_game(
    game: AnyGame, start: Start, seed: int, referee_type: type[AnyReferee] = Referee
) -> Iterator[AnyReferee]:
    """A game by random players from its start on: the referee before their first move and after each one."""
    rng = Random(seed)
    referee = referee_type(game, start.options, seed=seed, chance=MANUAL)
    for seat, text in start.line:
        referee.play(seat, game.read(text))
    yield referee
    while not referee.outcome and len(referee.line) < len(start.line) + start.plies:
        seat = rng.choice(sorted(referee.to_act))
        referee.play(seat, random_move(referee, seat, rng))
        yield referee


def outputs(referee: AnyReferee, seat: Seat, tries: Iterable[str]) -> dict[str, bytes]:
    """Everything that a seat is given, as bytes: what must not differ where the seat may not know.

    `tries` are texts of moves, right or wrong, that the seat asks a verdict for. Its handheld's screen is given with
    both sides of the page; the table's lights and sounds are of the table's view alone.
    """
    game, view = referee.game, referee.view(seat)
    legal = game.legal(view)
    moves = [game.write(move) for move in legal] if legal is not None else game.form(view)
    return {
        "events": _bytes([event.as_json() for event in referee.shown(seat)]),
        "view": _bytes(game.show(view)),
        "moves": _bytes(moves),
        "verdicts": _bytes([_verdict(referee, seat, text) for text in tries]),
        "status": _bytes([sorted(referee.to_act), referee.outcome.as_json() if referee.outcome else None]),
        "bot": _bytes(_bot(referee, seat)),
        "screen": _screen(referee, seat),
    }


def _bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def _verdict(referee: AnyReferee, seat: Seat, text: str) -> list[Any]:
    return list(referee.game.judge(referee.view(seat), referee.game.read(text)))


def _screen(referee: AnyReferee, seat: Seat) -> bytes:
    if seat not in referee.players or referee.game.name not in BUILT_IN or len(referee.line) % 6:
        return b""  # to draw takes time: the screens' own tests look closer
    handset = front_of(referee.game.name).pages
    page = handset.open(referee.view(seat))
    return b"".join(handset.draw(side, "fr").to_pages() for side in (page, handset.press(page, "b")[0]))


def _bot(referee: AnyReferee, seat: Seat) -> str | None:
    if seat not in referee.to_act or seat == CHANCE or referee.game.name not in BUILT_IN:
        return None
    level = 1 + len(referee.line) % 3
    enough = bots.after_asking(2)
    move = bots.choose(referee.game.name, referee.view(seat), level=level, rng=Random(1), enough=enough)
    return referee.game.write(move)
