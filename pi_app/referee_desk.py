"""`filature referee`: the engine's referee as a process that any program can talk to."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from engine import bots, games, record
from engine.game import MoveError, OptionError, Seat
from engine.perft import UncountableError
from engine.referee import AUTO, MANUAL, Referee, Refusal
from pi_app.line_protocol import Desk, Refused, Reply
from pi_app.words import say, why

MOST_PERFT: Final = 8
MOST_BOT_MS: Final = 600_000
DEFAULT_BOT_MS: Final = 500
DEFAULT_LEVEL: Final = 2

AnyReferee = Referee[Any, Any, Any]


class RefereeDesk(Desk):
    """Holds at most one game; every answer to a seat comes from that seat's view."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._game: AnyReferee | None = None

    # ---- before a game

    def do_games(self, _request: Mapping[str, Any]) -> Reply:
        return {"games": [_described(name) for name in games.NAMES]}

    def do_new(self, request: Mapping[str, Any]) -> Reply:
        name = self.text(request, "game")
        options = self.mapping(request, "options")
        seed = self.integer(request, "seed", secrets.randbits(64))
        chance = self.choice(request, "chance", AUTO, (AUTO, MANUAL))
        try:
            self._game = Referee(games.load(name), options, seed=seed, chance=chance)
        except games.UnknownGameError:
            raise self.refuse("unknown-game", "unknown-game", games=", ".join(games.NAMES)) from None
        except OptionError as error:
            raise self._bad_option(name, error) from None
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

    # ---- in a game

    def do_status(self, _request: Mapping[str, Any]) -> Reply:
        game = self._current()
        result = game.outcome.as_json() if game.outcome else None
        return {"to_act": sorted(game.to_act), "over": game.outcome is not None, "result": result}

    def do_moves(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        game = self._playing(seat)
        legal = game.legal(seat)
        if legal is None:
            return {"moves": None, "form": say(self.lang, game.game.form(game.view(seat)))}
        return {"moves": sorted(game.game.write(move) for move in legal)}

    def do_play(self, request: Mapping[str, Any]) -> Reply:
        seat, text = self.text(request, "seat"), self.text(request, "move")
        game = self._playing(seat)
        self._check_turn(game, seat)
        try:
            events = game.play(seat, game.game.read(text))
        except MoveError:
            raise self.refuse("bad-move", "bad-move") from None
        except Refusal as refusal:
            raise self._refused(game, refusal) from None
        return {"events": [event.as_json() for event in events]}

    def do_view(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        game = self._watching(seat)
        return {"view": game.game.show(game.view(seat))}

    def do_events(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        since = self.number(request, "since", 0, 0)
        game = self._watching(seat)
        return {"events": [event.as_json() for event in game.shown(seat, since)]}

    def do_bot(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        level = self.number(request, "level", DEFAULT_LEVEL, bots.LEVELS[0], bots.LEVELS[-1])
        ms = self.number(request, "ms", DEFAULT_BOT_MS, 0, MOST_BOT_MS)
        game = self._playing(seat)
        self._check_turn(game, seat)
        deadline = time.monotonic() + ms / 1000
        rng = Random(f"{game.seed}/{len(game.line)}/{seat}")
        move = bots.choose(
            game.game.name, game.view(seat), level=level, rng=rng, enough=lambda: time.monotonic() >= deadline
        )
        return {"move": game.game.write(move)}

    def do_record(self, _request: Mapping[str, Any]) -> Reply:
        return {"record": record.write(self._current())}

    def do_perft(self, request: Mapping[str, Any]) -> Reply:
        depth = self.number(request, "depth", -1, 0, MOST_PERFT)
        try:
            return {"nodes": self._current().perft(depth)}
        except UncountableError:
            raise self.refuse("bad-request", "too-many") from None

    # ---- who may ask

    def _current(self) -> AnyReferee:
        if self._game is None:
            raise self.refuse("no-game", "no-game")
        return self._game

    def _watching(self, seat: Seat) -> AnyReferee:
        game = self._current()
        if not game.may_watch(seat):
            raise self.refuse("unknown-seat", "unknown-seat", seats=", ".join(game.players))
        return game

    def _playing(self, seat: Seat) -> AnyReferee:
        game = self._current()
        if not game.may_play(seat):
            raise self.refuse("unknown-seat", "unknown-seat", seats=", ".join(game.players))
        return game

    def _check_turn(self, game: AnyReferee, seat: Seat) -> None:
        try:
            game.check_turn(seat)
        except Refusal as refusal:
            raise self.refuse(refusal.code, refusal.code) from None

    # ---- refusals

    def _refused(self, game: AnyReferee, refusal: Refusal) -> Refused:
        verdict = refusal.verdict
        return Refused("illegal", why(self.lang, game.game.name, verdict), article=verdict.rule)

    def _bad_option(self, name: str, error: OptionError) -> Refused:
        options = games.load(name).options
        if not error.known:
            known = ", ".join(options)
            return self.refuse("bad-option", "unknown-option", option=error.option[:40], options=known)
        option = options[error.option]
        if option.form is not None:
            return self.refuse("bad-option", "bad-option-form", option=error.option, form=json.dumps(option.form))
        values = ", ".join(json.dumps(value) for value in option.values)
        return self.refuse("bad-option", "bad-option", option=error.option, values=values)


def _described(name: str) -> dict[str, Any]:
    game = games.load(name)
    options = {option: value.as_json() for option, value in game.options.items()}
    return {"name": name, "seats": sorted(game.every_seat()), "options": options}
