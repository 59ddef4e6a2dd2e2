"""The displays of `filature play`: those that its owner has named, else the one that is plugged in."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

from pi_app.commands.options import UsageError
from pi_app.system.reasons import reason
from pi_app.table.session import Session, Watch, tell, watch_nothing
from pi_app.words import say

if TYPE_CHECKING:
    from pi_app.screens.showing import Wish

NO_PYGAME: Final = ("doctor.module-none", {"module": "pygame"})


def open_named(wishes: Sequence[tuple[str, str]], session: Session, opened: ExitStack) -> Watch:
    """Open the displays that were named, and return what draws on them.

    A real table plays without a missing display, and without pygame. In a terminal either raises UsageError.
    """
    if not wishes:
        return watch_nothing
    try:
        from pi_app.screens.awaited import Awaited
        from pi_app.screens.showing import Wish
    except ImportError as error:
        if session.virtual:
            raise UsageError(say(session.lang, "play.no-display", why=NO_PYGAME)) from error
        print(say(session.lang, "play.no-pygame"), file=sys.stderr)
        return watch_nothing

    def miss(wish: Wish, error: Exception) -> None:
        if session.virtual:
            raise UsageError(say(session.lang, "play.no-display", why=reason(error)))
        screen = f"{wish.kind}:{wish.seat}" if wish.seat else wish.kind
        print(say(session.lang, "play.without-display", screen=screen, why=reason(error)), file=sys.stderr)

    return opened.enter_context(Awaited([Wish(*wish) for wish in wishes], session.environment, miss)).watch


def await_plugged(session: Session, opened: ExitStack) -> Watch:
    """Return what shows the table on the display that is plugged in, now or later."""
    from pi_app.screens.plugged import PluggedDisplay

    return opened.enter_context(PluggedDisplay(session.environment, lambda problem: tell(problem, session.lang))).watch
