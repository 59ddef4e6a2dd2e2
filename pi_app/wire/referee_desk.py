"""`filature referee`: the engine's referee as a process, for other programs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from engine import bots, games, record
from engine.perft import UncountableError
from engine.referee import AUTO, MANUAL, AnyReferee
from pi_app.games import playable
from pi_app.games.rules import article_json
from pi_app.wire.game_desk import GameDesk
from pi_app.wire.line_protocol import Reply
from pi_app.words import LANGUAGES, say

MOST_PERFT: Final = 8  # plies
MOST_BOT_MS: Final = 600_000
DEFAULT_BOT_MS: Final = 500
DEFAULT_LEVEL: Final = 2


class RefereeDesk(GameDesk):
    """A desk whose games are played by other programs, move by move."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._game: AnyReferee | None = None

    @property
    def game(self) -> AnyReferee | None:
        return self._game

    # ---- before a game

    def do_games(self, _request: Mapping[str, Any]) -> Reply:
        return {"games": [_described(name) for name in playable()]}

    def do_new(self, request: Mapping[str, Any]) -> Reply:
        name = self.text(request, "game")
        options = self.mapping(request, "options")
        seed = self.integer(request, "seed", secrets.randbits(64))
        chance = self.choice(request, "chance", AUTO, (AUTO, MANUAL))
        self._game = self.referee(name, options, seed=seed, chance=chance)
        return {}

    def do_load(self, request: Mapping[str, Any]) -> Reply:
        if "record" not in request:
            raise self.wrong("record", say(self.lang, "referee.an-object"))
        try:
            self._game = record.read(request["record"])
        except record.RecordError as error:
            if error.at:
                raise self.refuse("bad-record", "bad-record-at", at=error.at) from None
            reason = say(self.lang, f"referee.record-{error.code}", detail=error.detail)
            raise self.refuse("bad-record", "bad-record", reason=reason) from None
        return {}

    def do_rules(self, request: Mapping[str, Any]) -> Reply:
        lang = self.choice(request, "lang", LANGUAGES[0], LANGUAGES)
        name = self.text(request, "game") if "game" in request else self.current().game.name
        rules = self.front(name).rules
        return {"articles": [article_json(rules, article, lang) for article in rules.articles]}

    # ---- in a game

    def do_bot(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        level = self.number(request, "level", DEFAULT_LEVEL, bots.LEVELS[0], bots.LEVELS[-1])
        ms = self.number(request, "ms", DEFAULT_BOT_MS, 0, MOST_BOT_MS)
        game = self.playing(seat)
        self.check_turn(game, seat)
        deadline = time.monotonic() + ms / 1000
        rng = Random(f"{game.seed}/{len(game.line)}/{seat}")
        move = bots.choose(
            game.game.name, game.view(seat), level=level, rng=rng, enough=lambda: time.monotonic() >= deadline
        )
        return {"move": game.game.write(move)}

    def do_perft(self, request: Mapping[str, Any]) -> Reply:
        depth = self.number(request, "depth", -1, 0, MOST_PERFT)
        try:
            return {"nodes": self.current().perft(depth)}
        except UncountableError:
            raise self.refuse("bad-request", "too-many") from None


def _described(name: str) -> dict[str, Any]:
    game = games.load(name)
    options = {option: value.as_json() for option, value in game.options.items()}
    return {"name": name, "seats": sorted(game.every_seat()), "options": options}
