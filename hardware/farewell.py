"""Signals that end a program, turned into a way out through every `with`.

A program that SIGTERM ends (`systemctl stop`, a shutdown) runs none of its clean-up, and the table would go on
glowing. Inside this context it leaves by an exception instead, so that the lights go off.

    with leaving_by_signal(), TableBoard() as board:
        loop(board)
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

ENDING: Final = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    for ending in ENDING:
        signal.signal(ending, signal.SIG_IGN)  # a second signal must not cut the clean-up short
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise SystemExit(128 + number)


@contextmanager
def leaving_by_signal() -> Iterator[None]:
    """SIGTERM and SIGHUP raise SystemExit in the main thread while this lasts, Ctrl-C once KeyboardInterrupt."""
    before = {number: signal.signal(number, _leave) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
