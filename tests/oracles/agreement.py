"""Play random games in which our referee process must agree, ply by ply, with an independent referee."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from tests.pi_app.wire.client import RefereeProcess


def play_and_compare(
    process: RefereeProcess, game: str, options: dict[str, Any], seed: int, *, plies: int = 100_000
) -> int:
    """Play one random game on both sides, and return its number of plies."""
    rng = Random(seed)
    oracle = import_module(f"tests.oracles.{game.replace('-', '_')}").Oracle(options)
    process.get("new", game=game, options=options, chance="manual")
    seats = next(entry["seats"] for entry in process.get("games")["games"] if entry["name"] == game)
    seats = [seat for seat in (*seats, "chance") if process.ask("moves", seat=seat)["ok"]]
    for ply in range(plies):
        status = process.get("status")
        told = (game, options, seed, ply)
        assert status["to_act"] == oracle.to_act(), told
        assert status["result"] == oracle.result(), told
        assert status["over"] == (not oracle.to_act()), told
        for seat in seats:
            assert process.get("moves", seat=seat)["moves"] == oracle.moves(seat), (*told, seat)
        if status["over"]:
            return ply
        seat = rng.choice(status["to_act"])
        text = _some_move(oracle, seat, rng)
        oracle.play(seat, text)
        process.get("play", seat=seat, move=text)
    return plies


def _some_move(oracle: Any, seat: str, rng: Random) -> str:
    listed = oracle.moves(seat)
    return str(oracle.random_text(seat, rng) if listed is None else rng.choice(listed))


def random_position(rng: Random) -> dict[str, Any]:
    """Return a random Catch'it position, which a real game may be unable to reach."""
    squares = [f"{column}{row}" for column in "ABCDEFG" for row in range(1, 8)]
    blue, red = rng.randint(1, 7), rng.randint(1, 7)
    pawns = rng.sample(squares, blue + red)
    return {
        "blue": pawns[:blue],
        "red": pawns[blue:],
        "ball": rng.choice(pawns),
        "to_move": rng.choice(["blue", "red"]),
    }
