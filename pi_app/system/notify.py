"""What the table tells systemd: that it plays, that its loop still turns, and what everybody may read.

This is the protocol of sd_notify(3): datagrams on the socket that NOTIFY_SOCKET names. Where there is none, nobody is
told. Words that nobody takes stop no game; a loop that hangs stops telling, and systemd starts the table anew.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from typing import Final

POWER_OFF: Final = 10  # the exit code by which a table asks its service to switch the machine off
BEATS: Final = 4  # signs of life in the time after which systemd gives the table up


class Service:
    """The service that this program runs as, or nobody."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) if address else None
        if self._socket is not None:
            self._socket.setblocking(False)
        self._every = _watchdog(environment) / BEATS
        self._next = 0.0
        self._ready = False
        self._status = ""

    def __bool__(self) -> bool:
        return self._socket is not None

    @property
    def shut_down(self) -> int:
        """The exit code after somebody has shut the table down: a service asks for more than its own end."""
        return POWER_OFF if self else 0

    def alive(self, now: int, status: str) -> None:
        """The loop has scanned and drawn at this time, in ms; the first time the table is ready.

        `status` is for everybody's eyes: `systemctl status` shows it.
        """
        words = [] if self._ready else ["READY=1"]
        if status != self._status:
            words.append(f"STATUS={' '.join(status.split())}")
        due = self._every > 0 and now >= self._next
        if due:
            words.append("WATCHDOG=1")
        if words and self._tell(*words):
            self._ready, self._status = True, status
            self._next = now + self._every if due else self._next

    def close(self) -> None:
        """The table stops playing."""
        self._tell("STOPPING=1")
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _tell(self, *words: str) -> bool:
        """Whether the words were taken; the socket may be full for a moment."""
        if self._socket is None:
            return False
        try:
            self._socket.sendto("\n".join(words).encode(), self._address)
        except OSError:
            return False
        return True


def _watchdog(environment: Mapping[str, str]) -> float:
    """The milliseconds after which systemd gives up a program that says nothing; 0 if it never does."""
    wanted = environment.get("WATCHDOG_USEC", "")
    meant = environment.get("WATCHDOG_PID") in (None, "", str(os.getpid()))
    return int(wanted) / 1000 if wanted.isdecimal() and meant else 0.0
