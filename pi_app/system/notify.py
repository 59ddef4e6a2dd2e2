"""Notify systemd that the table is ready, that its loop still runs, and of a public status line.

This is the protocol of sd_notify(3): datagrams to the socket that NOTIFY_SOCKET names. Without this variable nothing
is sent. A message that cannot be sent does not disturb the game. If the loop hangs, the messages stop, and systemd
restarts the table.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from typing import Final

POWER_OFF: Final = 10  # the exit code that asks the service to switch the machine off
BEATS: Final = 4  # watchdog messages in each watchdog timeout


class Service:
    """The connection to systemd. It is false, and sends nothing, if systemd did not start this program."""

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
        """The exit code after somebody has chosen "Shut down": as a service, the whole machine is switched off."""
        return POWER_OFF if self else 0

    def alive(self, now: int, status: str) -> None:
        """Report that the loop has scanned and drawn at the time `now`, in ms. The first call reports "ready".

        `status` must hold no secret, because `systemctl status` shows it to everybody.
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
        """Report that the table stops, and close the socket."""
        self._tell("STOPPING=1")
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _tell(self, *words: str) -> bool:
        """Send the words and return whether they were accepted. The socket may be full for a moment."""
        if self._socket is None:
            return False
        try:
            self._socket.sendto("\n".join(words).encode(), self._address)
        except OSError:
            return False
        return True


def _watchdog(environment: Mapping[str, str]) -> float:
    """Return the watchdog timeout of systemd in ms, 0 if there is none."""
    wanted = environment.get("WATCHDOG_USEC", "")
    meant = environment.get("WATCHDOG_PID") in (None, "", str(os.getpid()))
    return int(wanted) / 1000 if wanted.isdecimal() and meant else 0.0
