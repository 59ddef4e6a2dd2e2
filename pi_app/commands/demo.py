"""The command `filature demo`: bots play a series of games in the terminal, without any hardware."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from engine.bots import LEVELS
from engine.match import MatchError
from pi_app.commands.opening import plan
from pi_app.commands.options import CommandOption, UsageError, a_game, parse
from pi_app.commands.play import OPTIONS as PLAY_OPTIONS
from pi_app.commands.play import open_session
from pi_app.demo.layout import lay_out
from pi_app.demo.pace import Clock, perform
from pi_app.demo.scene import Scene
from pi_app.demo.series import Moment, new_match, play
from pi_app.demo.stage import Billing, scenes
from pi_app.draw.terminal.inks import GROUND
from pi_app.draw.terminal.picture import above, blank
from pi_app.draw.terminal.screen import Terminal
from pi_app.games import front_of, playable
from pi_app.games.shows import ShowAct
from pi_app.system.readers import at_least, one_of, positive
from pi_app.words import game_name, say

DEFAULT_GAME: Final = playable()[0]
EXHIBITION_MINUTES: Final = 5  # After so many idle minutes a show on the table begins again, if no setting says more.
_SEEDS: Final = 1_000_000
_CARD_WIDTH, _CARD_HEIGHT = 60, 99  # the largest size, in characters, of the scenes that stay at the end


def _level(text: str) -> int:
    return int(one_of(*map(str, LEVELS))(text))


OPTIONS: Final = (
    CommandOption("game", "demo.help-game", a_game, None, "|".join(playable())),
    CommandOption("games", "demo.help-games", at_least(1), None, "N"),
    CommandOption("level", "demo.help-level", _level, LEVELS[-1], f"{LEVELS[0]}..{LEVELS[-1]}"),
    CommandOption("seed", "demo.help-seed", at_least(0), None, "N"),
    CommandOption("speed", "demo.help-speed", positive, 1.0, "N"),
    CommandOption("json", "demo.help-json"),
)
_RESULT_OPTIONS: Final = {
    "game": DEFAULT_GAME,
    **{option.name: option.default for option in OPTIONS if option.name in ("games", "level", "seed")},
}
_AT_TABLE: Final = ("brightness", "screen", "amperes", "virtual", "window")  # options that `play` has, too
TABLE_OPTIONS: Final = (
    CommandOption("table", "demo.help-table"),
    *(option for option in PLAY_OPTIONS if option.name in _AT_TABLE),
)


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("demo", (*OPTIONS, *TABLE_OPTIONS), arguments, environment)
    if given["table"]:
        return _at_table(given, arguments, environment)
    _refuse(given, TABLE_OPTIONS, "demo.needs-table")
    return _in_terminal({**given, "game": given["game"] or DEFAULT_GAME}, environment)


def _refuse(given: Mapping[str, Any], options: Iterable[CommandOption], key: str) -> None:
    """Raise UsageError if one of these options was given."""
    for option in options:
        if given[option.name] not in (option.default, False):
            raise UsageError(say(given["lang"], key, option=f"--{option.name}"))


def _at_table(given: Mapping[str, Any], arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Let bots play on the lights of the table, until somebody touches it, and again after some idle minutes."""
    _refuse(given, (option for option in OPTIONS if option.name != "game"), "demo.not-at-table")
    asked = any(argument.partition("=")[0] == "--lang" for argument in arguments)
    session = plan({**given, "game": None}, environment, lang=given["lang"] if asked else None)
    settings = session.settings._replace(show=session.settings.show or EXHIBITION_MINUTES)
    return open_session(session._replace(settings=settings, show=ShowAct(given["game"] or "")), given)


def _in_terminal(given: Mapping[str, Any], environment: Mapping[str, str]) -> int:
    lang = given["lang"]
    try:
        match = new_match(given["game"], given["games"])
    except MatchError as error:
        name = game_name(lang, given["game"])
        raise UsageError(say(lang, "demo.games-multiple", game=name, number=error.wanted)) from None
    seed = secrets.randbelow(_SEEDS) if given["seed"] is None else given["seed"]
    moments = play(match, seed=seed, level=given["level"], thought=front_of(match.game).terminal.thought)
    if given["json"]:
        print(say(lang, "demo.seed", seed=seed), file=sys.stderr)
        _print_events(moments)
    else:
        billing = Billing(match, seed, given["level"], lang, _again({**given, "seed": seed}))
        _perform(scenes(billing, moments), environment, given["speed"])
    return 0


def _again(given: Mapping[str, Any]) -> str:
    """Return the command line that plays the same series again."""
    needed = [name for name, default in _RESULT_OPTIONS.items() if given[name] != default]
    return " ".join(["filature demo", *(f"--{name} {given[name]}" for name in needed)])


def _print_events(moments: Iterable[Moment]) -> None:
    """Print each public event on a line, with the number of its game."""
    for moment in moments:
        for event in moment.table.events:
            told: dict[str, Any] = {"game": moment.number, "kind": event.kind}
            told |= {"name" if key == "game" else key: value for key, value in event.data.items()}
            print(json.dumps(told, separators=(",", ":")), flush=True)


def _perform(shown: Iterable[Scene], environment: Mapping[str, str], speed: float) -> None:
    terminal = Terminal(sys.stdout, environment)
    if not terminal.tty:
        perform(shown, partial(_print, terminal), Clock(), speed)
        return
    to_read: list[Scene] = []
    with terminal.whole(GROUND) as screen:

        def show(scene: Scene) -> None:
            if scene.stays:
                to_read.append(scene)
                return
            width, height = terminal.size()
            picture = lay_out(scene, width, height)
            screen.show(above(blank(1, (height - picture.height) // 3), picture))

        perform(shown, show, Clock(), speed)
    for scene in to_read:
        _print(terminal, scene)


def _print(terminal: Terminal, scene: Scene) -> None:
    if not scene.passing:
        width, height = terminal.size()
        size = (min(width, _CARD_WIDTH), _CARD_HEIGHT) if scene.stays else (width, height)
        terminal.print(lay_out(scene, *size))
