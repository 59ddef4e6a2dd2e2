"""The requests about a game in progress, for both line protocols. Every answer to a seat comes from its view."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from engine import games, record
from engine.game import Event, MoveError, OptionError, Options, Seat
from engine.referee import AUTO, AnyReferee, Referee, Refusal
from pi_app.games import check, explain, front_of, playable
from pi_app.games.front import Front
from pi_app.wire.line_protocol import Desk, Refused, Reply
from pi_app.words import say, why


class GameDesk(Desk, ABC):
    """A desk that answers requests about at most one game."""

    @property
    @abstractmethod
    def game(self) -> AnyReferee | None:
        """Return the game in progress, or None."""

    def submit(self, game: AnyReferee, seat: Seat, move: Any) -> Sequence[Event]:
        """Make a move for a seat whose turn it is. Raises Refusal."""
        return game.play(seat, move)

    def referee(self, name: str, options: Options, *, seed: int, chance: str = AUTO) -> AnyReferee:
        """Return the referee of a new game. Raises Refused for an unknown game or a wrong option."""
        self.front(name)
        try:
            return Referee(games.load(name), options, seed=seed, chance=chance)
        except OptionError as error:
            raise self._bad_option(name, error) from None

    def front(self, name: str) -> Front:
        """Return the front of a game. Raises Refused for an unknown game, or one that cannot be played."""
        try:
            check(name)
            return front_of(name)
        except games.UnknownGameError:
            raise self.refuse("unknown-game", "unknown-game", games=", ".join(playable())) from None
        except games.BrokenGameError as error:
            raise Refused("unknown-game", explain(error, self.lang)) from None

    # ---- in a game

    def do_status(self, _request: Mapping[str, Any]) -> Reply:
        game = self.current()
        result = game.outcome.as_json() if game.outcome else None
        return {"to_act": sorted(game.to_act), "over": game.outcome is not None, "result": result}

    def do_moves(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        game = self.playing(seat)
        legal = game.legal(seat)
        if legal is None:
            return {"moves": None, "form": say(self.lang, game.game.form(game.view(seat)))}
        return {"moves": sorted(game.game.write(move) for move in legal)}

    def do_play(self, request: Mapping[str, Any]) -> Reply:
        seat, text = self.text(request, "seat"), self.text(request, "move")
        game = self.playing(seat)
        self.check_turn(game, seat)
        try:
            events = self.submit(game, seat, game.game.read(text))
        except MoveError:
            raise self.refuse("bad-move", "bad-move") from None
        except Refusal as refusal:
            raise self._refused(game, refusal) from None
        return {"events": [event.as_json() for event in events]}

    def do_view(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        game = self.watching(seat)
        return {"view": game.game.show(game.view(seat))}

    def do_events(self, request: Mapping[str, Any]) -> Reply:
        seat = self.text(request, "seat")
        since = self.number(request, "since", 0, 0)
        game = self.watching(seat)
        return {"events": [event.as_json() for event in game.shown(seat, since)]}

    def do_record(self, _request: Mapping[str, Any]) -> Reply:
        return {"record": record.write(self.current())}

    # ---- who may ask

    def current(self) -> AnyReferee:
        if self.game is None:
            raise self.refuse("no-game", "no-game")
        return self.game

    def watching(self, seat: Seat) -> AnyReferee:
        game = self.current()
        if not game.may_watch(seat):
            raise self.unknown_seat(game)
        return game

    def playing(self, seat: Seat) -> AnyReferee:
        game = self.current()
        if not game.may_play(seat):
            raise self.unknown_seat(game)
        return game

    def unknown_seat(self, game: AnyReferee) -> Refused:
        return self.refuse("unknown-seat", "unknown-seat", seats=", ".join(game.players))

    def check_turn(self, game: AnyReferee, seat: Seat) -> None:
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
