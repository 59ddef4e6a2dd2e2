"""The session that a command line asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import games
from engine.game import OptionError
from engine.match import MatchError
from hardware.leds import LIMIT_A
from pi_app.commands.options import UsageError
from pi_app.disk import series
from pi_app.games import front_of
from pi_app.players import AT_TABLE
from pi_app.system import config, settings
from pi_app.system.settings import Environment
from pi_app.table.menu.menu import HIDDEN_PLAYER
from pi_app.table.session import Opening, Session, tell
from pi_app.words import game_name, say


def plan(given: Mapping[str, Any], environment: Environment, *, lang: str | None = None) -> Session:
    """Return the session that a command line asks for. Raise UsageError.

    `lang` is the language of the option `--lang`, which has priority over the language in the settings.
    """
    stored, problem = settings.load(environment)
    known = stored._replace(lang=lang or stored.lang, brightness=given.get("brightness") or stored.brightness)
    tell(problem, known.lang)
    port = given.get("handheld") or config.value("handheld", environment)
    amperes = given.get("amperes") or config.value("amperes", environment) or LIMIT_A
    opening, virtual = _opening(given, known.lang), bool(given.get("virtual"))
    return Session(known, environment, opening, virtual, given.get("names") or (), stored, port, problem, amperes)


def _opening(given: Mapping[str, Any], lang: str) -> Opening | None:
    name, players, seats = given.get("game"), given.get("players"), given.get("seats") or {}
    if name is None:
        for option in ("players", "seats", "match"):
            if given.get(option) is not None:
                raise UsageError(say(lang, "play.needs-game", option=f"--{option}"))
        return None
    game = games.load(name)
    options = {} if players is None else {"players": players}
    try:
        known = game.seats(game.check(options))
    except OptionError as error:
        raise UsageError(_about(error, game.options, lang)) from None
    if not set(seats) <= set(known):
        raise UsageError(say(lang, "referee.unknown-seat", seats=", ".join(known)))
    hidden = front_of(name).tabletop.hidden
    for seat in sorted(hidden & set(known)):
        if seats.get(seat) == AT_TABLE:
            raise UsageError(say(lang, "play.never-at-table", seat=seat))
        seats = {seat: HIDDEN_PLAYER, **seats}
    length = given.get("match") or 1
    try:
        series.begin(name, options, seats, (), length)
    except MatchError as error:
        called = game_name(lang, name)
        raise UsageError(say(lang, "match.multiple", game=called, number=error.wanted)) from None
    return Opening(name, options, seats, length)


def _about(error: OptionError, options: Mapping[str, Any], lang: str) -> str:
    if error.option not in options:
        return say(lang, "referee.unknown-option", option=error.option, options=", ".join(options))
    values = ", ".join(map(str, options[error.option].values))
    return say(lang, "referee.bad-option", option=error.option, values=values)
