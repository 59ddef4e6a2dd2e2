"""Turn the signals that end a program into exceptions, so that every `with` block cleans up.

By default a program that gets SIGTERM (`systemctl stop`, a shutdown) ends without any clean-up, and the lights of the
table would stay on. Inside this context the signal raises an exception instead, and the lights go off.

    with exit_on_signal(), TableBoard() as board:
        loop(board)
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

EXIT_SIGNALS: Final = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


def _exit(number: int, _frame: FrameType | None) -> NoReturn:
    for exit_signal in EXIT_SIGNALS:
        signal.signal(exit_signal, signal.SIG_IGN)  # a second signal must not interrupt the clean-up
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise SystemExit(128 + number)


@contextmanager
def exit_on_signal() -> Iterator[None]:
    """Raise SystemExit on SIGTERM and SIGHUP, and KeyboardInterrupt on Ctrl-C, in the main thread and only once."""
    before = {number: signal.signal(number, _exit) for number in EXIT_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
