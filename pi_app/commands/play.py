"""The command `filature play`: play at the real table or, on a machine without pins, at the virtual one.

The exit code is 0 after `quit` or a shutdown from the menu (for a service it is then `notify.POWER_OFF`), 143 after
SIGTERM and 130 after Ctrl-C. It is 1 if the electronics cannot be used or fail during a game, or if `--window` finds no
display. The lights are switched off in all cases, unless they cannot be reached any more.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from typing import Any, Final

from hardware.board import TableBoard
from hardware.errors import ElectronicsError
from hardware.exit_signals import exit_on_signal
from hardware.handheld import MOST_HANDHELDS, Handheld
from hardware.handheld_port import SerialPorts
from pi_app.commands.displays import await_plugged, open_named
from pi_app.commands.opening import plan
from pi_app.commands.options import CommandOption, UsageError, a_game, parse
from pi_app.commands.wordless import Wordless
from pi_app.disk.records import name_fits
from pi_app.games import playable
from pi_app.handhelds.handhelds import Handhelds
from pi_app.players import Player
from pi_app.public.announcer import Announcer
from pi_app.system import config
from pi_app.system.config import a_path, read_amperes, read_screens
from pi_app.system.notify import Service
from pi_app.system.readers import at_least, one_of
from pi_app.system.reasons import reason
from pi_app.system.settings import BRIGHTNESS
from pi_app.table.clock import keep_time
from pi_app.table.session import Session, Watch, watch_nothing
from pi_app.words import say


def read_seats(text: str) -> dict[str, Player]:
    """Return who plays each seat, from a text such as `thief=bot:2,detective=table`."""
    seats: dict[str, Player] = {}
    for part in text.split(","):
        seat, equals, player = part.strip().partition("=")
        if not equals or seat in seats:
            raise ValueError(part)
        seats[seat] = Player.read(player)
    return seats


def read_names(text: str) -> tuple[str, ...]:
    """Return the names of the people: `Ada,Basile`. No name may come twice."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(map(name_fits, names)) or len(set(names)) < len(names):
        raise ValueError(text)
    return names


OPTIONS: Final = (
    CommandOption("game", "play.help-game", a_game, None, "|".join(playable())),
    CommandOption("players", "play.help-players", at_least(1), None, "N"),
    CommandOption("seats", "play.help-seats", read_seats, None, "SEAT=WHO,…"),
    CommandOption("match", "play.help-match", at_least(2), None, "N"),
    CommandOption("names", "play.help-names", read_names, None, "NAME,…"),
    CommandOption("brightness", "play.help-brightness", one_of(*BRIGHTNESS), None, "|".join(BRIGHTNESS)),
    CommandOption("handheld", "play.help-handheld", a_path, None, "PATH"),
    CommandOption("screen", "play.help-screen", read_screens, None, "public|hidden[:SEAT],…|none"),
    CommandOption("amperes", "play.help-amperes", read_amperes, None, "A"),
    CommandOption("virtual", "play.help-virtual"),
    CommandOption("window", "play.help-window"),
    CommandOption("hands", "play.help-hands"),
)


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("play", OPTIONS, arguments, environment)
    asked = any(argument.partition("=")[0] == "--lang" for argument in arguments)
    return open_session(plan(given, environment, lang=given["lang"] if asked else None), given)


def open_session(session: Session, given: Mapping[str, Any]) -> int:
    """Play a session in a window, at the virtual table or at the real one, as the options say. Return the exit code."""
    environment = session.environment
    if given["window"] and given["screen"]:
        raise UsageError(say(session.lang, "window.no-screens"))
    if given["hands"] and not given["window"]:
        raise UsageError(say(session.lang, "window.hands-need-it"))
    if given["window"]:
        return _in_a_window(session._replace(virtual=True), carries=not given["hands"])
    screens = given["screen"]
    if screens is None and not session.virtual:
        screens = config.value("screen", environment)
    with ExitStack() as opened:
        return _play_session(session, screens, opened)


def _play_session(session: Session, screens: Sequence[tuple[str, str]] | None, opened: ExitStack) -> int:
    """Play at the real table or at the virtual one. If no screen is named, only the real one looks for a display."""
    watch = open_named(screens or (), session, opened)
    if session.virtual:
        return _on_the_virtual_table(session, watch)
    with exit_on_signal():
        try:
            board = TableBoard(limit=session.amperes)
        except ElectronicsError as error:
            _tell(error, session.lang)
        else:
            return at_table(board, session, await_plugged(session, opened) if screens is None else watch)
    return _offer(session, watch)


def at_table(board: TableBoard, session: Session, watch: Watch = watch_nothing) -> int:
    """Play a session at this table and return the exit code. Hardware errors are printed once.

    The lights are off at the end.
    """
    code = 0
    try:
        with board:
            code = play(board, session, watch)
    except ElectronicsError as error:
        if code == 0:
            _tell(error, session.lang)
        code = 1
    return code


def _tell(error: ElectronicsError, lang: str) -> None:
    print(say(lang, f"hardware.{error.code}", **error.parts), file=sys.stderr)


def play(board: TableBoard, session: Session, watch: Watch = watch_nothing) -> int:
    """Play a session at this table and return the exit code. The public lines are printed, too."""
    with ExitStack() as opened:
        ports = SerialPorts(session.handheld)
        most = 1 if session.handheld else MOST_HANDHELDS
        handhelds = Handhelds([opened.enter_context(Handheld(ports)) for _ in range(most)])
        loop = session.begin(board, handhelds)
        opened.callback(loop.close)
        service = opened.enter_context(closing(Service(session.environment)))
        announcer, wordless = Announcer(sys.stdout), Wordless()

        def tick(now: int) -> None:
            loop.tick(now)
            lines = loop.lines()
            announcer.tell(lines)
            displayed = watch(loop, now)
            handhelds.publish(None if displayed else loop.snapshot(), now)
            if wordless.tick(now, readable=displayed or handhelds.present):
                print(say(loop.lang, "play.without-words"), file=sys.stderr)
            service.alive(now, "".join(lines[:1]))

        try:
            keep_time(tick, lambda: not loop.shut_down)
        except ElectronicsError as error:
            _tell(error, loop.lang)
            if loop.can_be_resumed:
                print(say(loop.lang, "play.resumed-later"), file=sys.stderr)
            return 1
        announcer.say(say(loop.lang, "table.good-night"))
        return service.shut_down


def _offer(session: Session, watch: Watch) -> int:
    """Offer the virtual table, because there is no real one. Without a terminal, only print how to get it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say(session.lang, "play.instead"), file=sys.stderr)
        return 1
    print(say(session.lang, "play.offer"), end=" ", flush=True)
    answer = sys.stdin.readline()
    if not answer or answer.strip().lower().startswith("n"):
        return 1
    return _on_the_virtual_table(session._replace(virtual=True), watch)


def _on_the_virtual_table(session: Session, watch: Watch) -> int:
    from hardware.virtual import VirtualTable
    from pi_app.terminal.typed_table import play_here

    with exit_on_signal(), VirtualTable(limit=session.amperes) as table:
        play_here(table, session, session.environment, watch=watch)
    return 0


def _in_a_window(session: Session, *, carries: bool) -> int:
    from hardware.virtual import VirtualTable
    from pi_app.screens.display import DisplayError
    from pi_app.window.shell import open_window

    try:
        with exit_on_signal(), VirtualTable(limit=session.amperes) as table:
            open_window(table, session, session.environment, carries=carries)
    except DisplayError as error:
        print(say(session.lang, "window.no-display", reason=reason(error)), file=sys.stderr)
        return 1
    return 0
