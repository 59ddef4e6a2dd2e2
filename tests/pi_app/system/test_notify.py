"""The messages to systemd on a real socket: "ready" after the first drawing, "watchdog" while the loop runs."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.commands.play import play
from pi_app.system.notify import POWER_OFF, Service
from pi_app.table.loop import Loop
from pi_app.words import say

TIMEOUT = 20_000  # ms; a test that hangs fails after this time
WATCHDOG = 100_000  # us


class Systemd:
    """The other end of a service's socket, which systemd reads."""

    def __init__(self, address: str) -> None:
        self.environment = {"NOTIFY_SOCKET": address.replace("\0", "@"), "WATCHDOG_USEC": str(WATCHDOG)}
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(address)

    def hears(self, timeout: float = TIMEOUT) -> list[str]:
        """Return the next words, or none if nothing comes within the timeout, in ms."""
        self._socket.settimeout(timeout / 1000)
        try:
            return self._socket.recv(4096).decode().split("\n")
        except TimeoutError:
            return []

    def heard(self) -> list[str]:
        """Return all words that have come and were not yet read."""
        self._socket.setblocking(False)
        words: list[str] = []
        while True:
            try:
                words += self._socket.recv(4096).decode().split("\n")
            except BlockingIOError:
                return words

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    listening = Systemd(str(tmp_path / "notify"))
    yield listening
    listening.close()


def test_the_table_is_ready_once_it_has_scanned_and_drawn(systemd: Systemd) -> None:
    with closing(Service(systemd.environment)) as service:
        assert systemd.heard() == []
        service.alive(0, "Catch'it")
        assert systemd.heard() == ["READY=1", "STATUS=Catch'it", "WATCHDOG=1"]


def test_signs_of_life_come_four_times_in_the_watchdogs_time_and_not_with_each_tick(systemd: Systemd) -> None:
    with closing(Service(systemd.environment)) as service:
        beats = []
        for now in range(0, 1000, 20):
            service.alive(now, "")
            beats += systemd.heard()
    assert beats.count("WATCHDOG=1") == len(range(0, 1000, 40)), "every 25 ms, on a grid of 20"
    assert beats.count("READY=1") == 1


def test_what_a_busy_systemd_did_not_take_is_told_again(systemd: Systemd) -> None:
    with closing(Service(systemd.environment)) as busy, closing(Service(systemd.environment)) as service:
        for now in range(0, 10_000, 20):
            busy.alive(now, "busy")  # until the socket is full
        service.alive(0, "news")
        assert "STATUS=news" not in systemd.heard()
        service.alive(20, "news")
        assert systemd.heard() == ["READY=1", "STATUS=news", "WATCHDOG=1"]


def test_news_are_told_once_and_in_one_line(systemd: Systemd) -> None:
    with closing(Service({"NOTIFY_SOCKET": systemd.environment["NOTIFY_SOCKET"]})) as service:
        for now, status in enumerate(["one", "one", "two\nWATCHDOG=1", "two\nWATCHDOG=1"]):
            service.alive(now, status)
    assert systemd.heard() == ["READY=1", "STATUS=one", "STATUS=two WATCHDOG=1", "STOPPING=1"]


def test_who_leaves_says_so(systemd: Systemd) -> None:
    service = Service(systemd.environment)
    service.close()
    service.close()
    service.alive(0, "late")
    assert systemd.heard() == ["STOPPING=1"]


def test_a_socket_may_have_no_file() -> None:
    listening = Systemd(f"\0filature-{os.getpid()}")
    Service(listening.environment).close()
    assert listening.heard() == ["STOPPING=1"]
    listening.close()


@pytest.mark.parametrize(
    ("environment", "petted"),
    [
        ({"WATCHDOG_USEC": "0"}, False),
        ({"WATCHDOG_USEC": "soon"}, False),
        ({"WATCHDOG_PID": "1"}, False),
        ({"WATCHDOG_PID": str(os.getpid())}, True),
    ],
)
def test_only_a_watchdog_that_is_meant_for_us_is_petted(
    systemd: Systemd, environment: dict[str, str], petted: bool
) -> None:
    with closing(Service({**systemd.environment, **environment})) as service:
        service.alive(0, "")
    assert ("WATCHDOG=1" in systemd.heard()) == petted


def test_away_from_systemd_nobody_is_told_and_a_shutdown_is_just_an_end() -> None:
    service = Service({})
    service.alive(0, "a")
    service.close()
    assert not service and service.shut_down == 0


def test_nobody_listening_stops_no_game(tmp_path: Path) -> None:
    with closing(Service({"NOTIFY_SOCKET": str(tmp_path / "nobody")})) as service:
        service.alive(0, "a")
        assert service.shut_down == POWER_OFF


# ---- a whole table


class Hung:
    """A watcher that blocks the table's loop at its tenth tick until it may go on, and then shuts the table down."""

    def __init__(self) -> None:
        self.holds = threading.Event()
        self.goes_on = threading.Event()
        self.ticks = 0

    def __call__(self, loop: Loop, _now: int) -> None:
        self.ticks += 1
        if self.ticks == 10:
            self.holds.set()
            assert self.goes_on.wait(TIMEOUT / 1000)
            loop.shut_down = True


def test_a_table_whose_loop_hangs_is_silent_and_one_that_is_shut_down_asks_for_more(
    systemd: Systemd, tmp_path: Path
) -> None:
    hung, codes = Hung(), []
    with VirtualTable() as table:
        session = plan({}, {**systemd.environment, "STATE_DIRECTORY": str(tmp_path)})
        running = threading.Thread(target=lambda: codes.append(play(table.board, session, hung)), daemon=True)
        running.start()
        assert systemd.hears() == ["READY=1", f"STATUS={say('en', 'table.about')}", "WATCHDOG=1"]
        assert hung.holds.wait(TIMEOUT / 1000)
        systemd.heard()
        assert systemd.hears(5 * WATCHDOG / 1000) == [], "only the loop itself reports that it runs"
        hung.goes_on.set()
        running.join(TIMEOUT / 1000)
    assert systemd.heard()[-1] == "STOPPING=1"
    assert codes == [POWER_OFF]
