"""The public display of a table whose owner has named no display: the one that is plugged in, whenever that is.

The kernel says whether a display is plugged in. SDL is opened only then, and closed when the display is unplugged, so
that the next one is found without a new start. pygame is imported only then, too: a table without a display needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from pi_app.system.display_sockets import FILE_SYSTEM, plugged_in, sockets
from pi_app.system.reasons import reason
from pi_app.system.settings import Problem
from pi_app.table.loop import Loop

if TYPE_CHECKING:
    from pi_app.screens.awaited import Awaited
    from pi_app.screens.display import DisplayError
    from pi_app.screens.showing import Wish

LOOK_EVERY: Final = 1000  # ms between two looks at the sockets
DRIVER_LOADS: Final = 10_000  # ms after which a missing graphics driver is reported

TellProblem = Callable[[Problem], None]


class PluggedDisplay:
    """The display that is plugged in. It shows what everybody may see. `tell` is called once for each problem."""

    def __init__(self, environment: Mapping[str, str], tell: TellProblem, *, root: Path = FILE_SYSTEM) -> None:
        self._environment, self._tell, self._root = environment, tell, root
        self._opened: Awaited | None = None
        self._usable = True  # whether pygame can be imported, as far as known
        self._missed = False  # whether a missing graphics driver was reported
        self._next = 0

    def __enter__(self) -> PluggedDisplay:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def watch(self, loop: Loop, now: int) -> bool:
        """Draw the display, if there is one. Returns whether everybody can read the table on it."""
        if now >= self._next:
            self._next = now + LOOK_EVERY
            self._look(now)
        return self._opened is not None and self._opened.watch(loop, now)

    def _look(self, now: int) -> None:
        """Open the display that was plugged in, or close the one that was unplugged."""
        if not plugged_in(self._root):
            self._close()
            self._report_driver(now)
        elif self._opened is None and self._usable:
            self._open(now)

    def _open(self, now: int) -> None:
        try:
            from pi_app.screens.awaited import Awaited
            from pi_app.screens.showing import PUBLIC, Wish
        except ImportError:
            self._usable = False
            self._tell(Problem("play.no-pygame", {}))
        else:
            self._opened = Awaited([Wish(PUBLIC)], self._environment, self._miss, now=now)

    def _close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    def _miss(self, _wish: Wish, error: DisplayError) -> None:
        self._tell(Problem("play.not-opened", {"why": reason(error)}))

    def _report_driver(self, now: int) -> None:
        if now >= DRIVER_LOADS and not self._missed and not sockets(self._root):
            self._missed = True
            self._tell(Problem("play.no-sockets", {}))
