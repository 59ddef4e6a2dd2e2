"""Random games, and what seats are given in them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from engine import bots
from engine.bots import Bot
from engine.conformance.case import AnyGame, Case, Start
from engine.conformance.errors import CheckPlace, looking_at
from engine.game import CHANCE, TABLE, Seat
from engine.referee import MANUAL, AnyReferee, Referee


def watchers(referee: AnyReferee) -> tuple[Seat, ...]:
    """Return everybody who has a view."""
    return (*referee.players, TABLE, CHANCE) if referee.game.chance else (*referee.players, TABLE)


def random_move(referee: AnyReferee, seat: Seat, rng: Random, bot: Bot) -> Any:
    """Return a move of a random player. If there are too many to list, the bot makes one at random (level 0)."""
    if seat == CHANCE:
        return referee.game.roll(referee._state, rng)
    if (legal := referee.legal(seat)) is not None:
        return rng.choice(legal)
    return bot(referee.view(seat), 0, rng, lambda: True)


def random_game(
    game: AnyGame, bot: Bot, start: Start, seed: int, referee_type: type[AnyReferee] = Referee
) -> Iterator[AnyReferee]:
    """Play a game at random. Yields one and the same referee before the first random move and after each one."""
    rng = Random(seed)
    referee = referee_type(game, start.options, seed=seed, chance=MANUAL)
    for seat, text in start.line:
        referee.play(seat, game.read(text))
    yield referee
    while not referee.outcome and len(referee.line) < len(start.line) + start.plies:
        seat = rng.choice(sorted(referee.to_act))
        referee.play(seat, random_move(referee, seat, rng, bot))
        yield referee


def at_every_step(
    case: Case,
    check: str,
    look: Callable[[AnyReferee], None],
    *,
    seeds: Iterable[int],
    every: int = 1,
    referee_type: type[AnyReferee] = Referee,
) -> None:
    """Call `look` at every step, or every so many, of a random game from each start with each seed.

    Whatever goes wrong raises ConformanceError with the seed and the step.
    """
    for start in case.starts:
        for seed in seeds:
            with looking_at(CheckPlace(case.game.name, check, seed)) as place:
                for referee in random_game(case.game, case.bot, start, seed, referee_type):
                    place.step = len(referee.line)
                    if referee.outcome or place.step % every == 0:
                        look(referee)


def whole_games(case: Case, check: str, look: Callable[[AnyReferee], None], *, seed: int) -> None:
    """Call `look` at the end of a random game from each start. What goes wrong raises ConformanceError."""
    for start in case.starts:
        with looking_at(CheckPlace(case.game.name, check, seed)) as place:
            for last in random_game(case.game, case.bot, start, seed):
                place.step = len(last.line)
            look(last)


def imagined(referee: AnyReferee, seat: Seat, rng: Random) -> AnyReferee:
    """Return another referee, with a game that the seat could not tell from the true one."""
    twin: AnyReferee = Referee(referee.game, referee.options, seed=0, chance=MANUAL)
    for actor, move in referee.game.conjecture(referee.view(seat), rng):
        twin.play(actor, move)
    return twin


def outputs(referee: AnyReferee, seat: Seat, tries: Iterable[str], bot: Bot) -> dict[str, bytes]:
    """Return everything that the rules give to a seat, as bytes. It must not depend on what the seat may not know."""
    game, view = referee.game, referee.view(seat)
    legal = game.legal(view)
    moves = [game.write(move) for move in legal] if legal is not None else game.form(view)
    return {
        "events": _bytes([event.as_json() for event in referee.shown(seat)]),
        "view": _bytes(game.show(view)),
        "moves": _bytes(moves),
        "verdicts": _bytes([list(game.judge(view, game.read(text))) for text in tries]),
        "status": _bytes([sorted(referee.to_act), referee.outcome.as_json() if referee.outcome else None]),
        "bot": _bytes(_bot_move(referee, seat, bot)),
    }


def _bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def _bot_move(referee: AnyReferee, seat: Seat, bot: Bot) -> str | None:
    if seat not in referee.to_act or seat == CHANCE:
        return None
    level = 1 + len(referee.line) % 3
    return referee.game.write(bot(referee.view(seat), level, Random(1), bots.after_asking(2)))
