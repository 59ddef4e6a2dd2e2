"""Random games as their players see them on handhelds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.game import Game, Seat
from engine.games.traqueur import random_camp
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.pages.keys import KEYS
from pi_app.pages.page import Page, Pages

PLAYED: Sequence[tuple[str, dict[str, Any]]] = (
    ("catch-a-thief", {"variant": 2, "aid": True}),
    ("catch-it", {"starter": "red"}),
    ("traqueur", {}),
    ("chicago", {"players": 3}),
    ("chicago", {"players": 5}),
    ("rattrapez-le", {"players": 2}),
    ("rattrapez-le", {"players": 6}),
)


class Moment(NamedTuple):
    """A game before a move: every seat's view, and the legal moves of the seats that must act, as texts."""

    game: Game[Any, Any, Any]
    pages: Pages
    views: dict[Seat, Any]
    legal: dict[Seat, list[str]]


def moments(name: str, options: dict[str, Any], seed: int, most: int) -> Iterator[Moment]:
    """Return the moments of a random game, including its end. Players often shoot or burgle if they can."""
    game, rng = games.load(name), Random(seed)
    referee = Referee(game, options, seed=seed)
    for _ in range(most):
        views = {seat: referee.view(seat) for seat in referee.players}
        legal = {seat: _texts(game, views[seat], rng) for seat in sorted(referee.to_act)}
        yield Moment(game, front_of(name).pages, views, legal)
        if referee.outcome:
            return
        seat = rng.choice(sorted(legal))
        bold = [text for text in legal[seat] if text.startswith(("fire", "burgle"))]
        referee.play(seat, game.read(rng.choice(bold if bold and rng.random() < 0.5 else legal[seat])))


def _texts(game: Game[Any, Any, Any], view: Any, rng: Random) -> list[str]:
    legal = game.legal(view)
    return [game.write(move) for move in ([random_camp(rng)] if legal is None else legal)]


def some(texts: list[str], rng: Random, most: int) -> list[str]:
    """Return a few of the moves, with at least one of each kind up to `most` kinds."""
    kinds = {text.split(" ")[0] if " " in text else text[-3:]: text for text in texts}
    return list(dict.fromkeys([*list(kinds.values())[:most], *rng.sample(texts, min(most, len(texts)))]))


def pressed(pages: Pages, page: Page, keys: Sequence[str]) -> tuple[Page, list[str]]:
    """Return the page after some keys, and the moves that they made."""
    made = []
    for key in keys:
        page, move = pages.press(page, key)
        if move is not None:
            made.append(move)
    return page, made


def mash(pages: Pages, page: Page, rng: Random, times: int) -> tuple[Page, list[str]]:
    """Press random keys, as a child would. Return the page and the moves that they made."""
    return pressed(pages, page, rng.choices(KEYS, (2, 2, 2, 2, 2, 4, 1), k=times))
