"""The table's end of the line to a handheld. It sends a picture and receives keys; the cable may be pulled at any time.

>>> from hardware.virtual_handheld import VirtualHandheld
>>> pico = VirtualHandheld()
>>> with Handheld(pico) as handheld:
...     handheld.show(b"\\xff" * 1024)
...     for now in range(0, 1000, 20):
...         pico.advance(now)
...         handheld.tick(now)
...     handheld.state, pico.picture() == b"\\xff" * 1024
('ready', True)

Nothing here blocks. The table's loop calls `tick` at every turn, with the time in milliseconds.
"""

from __future__ import annotations

import logging
import secrets
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Final, Literal, NamedTuple, Self, get_args

from hardware import tiles
from hardware.handheld_port import LineCutError, Port, Ports
from hardware.link import Link

KeyName = Literal["up", "down", "left", "right", "press", "a", "b"]
KeyKind = Literal["down", "up", "repeat"]
State = Literal["absent", "connecting", "ready", "wrong-version"]

KEYS: Final[tuple[KeyName, ...]] = get_args(KeyName)
KINDS: Final[tuple[KeyKind, ...]] = get_args(KeyKind)
KEYS_KEPT: Final = 256
MOST_HANDHELDS: Final = 6  # at one table; the power budget counts on it

RETRY_FIRST_MS: Final = 100
RETRY_MOST_MS: Final = 300
LISTEN_MS: Final = 3000  # time for a new port to send something that looks like a handheld
IGNORE_MS: Final = 5000  # time for which a port that did not is then ignored

log = logging.getLogger(__name__)


class Key(NamedTuple):
    """An event of one key. Actions happen when a key goes down; "up" only ends a hold."""

    name: KeyName
    kind: KeyKind = "down"


class Handheld:
    """One handheld, connected or not.

    The last picture is remembered and sent again, whole, whenever a handheld comes back. Keys that were down when the
    connection was lost are reported as up. Every change of `state` is logged once.
    """

    def __init__(self, ports: Ports, *, version: str = "table", brightness: int = 128) -> None:
        self.state: State = "absent"
        self.brightness = brightness  # 0 to 255
        self._ports = ports
        self._version = version
        self._port: Port | None = None
        self._name = ""
        self._link = self._new_link()
        self._out = b""  # bytes that the port had no room for yet
        self._now = self._opened_at = self._retry_at = 0
        self._retry_ms = RETRY_FIRST_MS
        self._refused: set[str] = set()  # the reasons already logged why ports could not be opened
        self._ignored: dict[str, int] = {}  # ports that are ignored, and until when
        self._picture = bytes(tiles.PICTURE)
        self._sent: bytes | None = None  # the picture that the handheld has once all messages have arrived
        self._sent_brightness: int | None = None
        self._keys: deque[Key] = deque(maxlen=KEYS_KEPT)
        self._down: set[KeyName] = set()

    def _new_link(self) -> Link:
        return Link(self._version, lambda: secrets.randbits(32), speaks=False)

    # ---- how the table uses it

    @property
    def seeks(self) -> Ports | None:
        """The ports among which it looks for a handheld at each tick; None while one is open."""
        return self._ports if self._port is None else None

    def show(self, picture: bytes) -> None:
        """Show this picture from now on. Pictures that come faster than the line can send are skipped."""
        if len(picture) != tiles.PICTURE:
            raise ValueError(f"a picture has {tiles.PICTURE} bytes")
        self._picture = bytes(picture)
        self._try(self._write)

    @property
    def settled(self) -> bool:
        """Whether the handheld shows the last picture: every message of it was acknowledged."""
        return self.state == "ready" and self._sent == self._picture and self._link.idle

    def take_keys(self) -> list[Key]:
        """Return the key events since the last call, oldest first."""
        happened = list(self._keys)
        self._keys.clear()
        return happened

    def tick(self, now: int) -> None:
        """Read, write, and look for the handheld again if it is gone. Call this at every turn of the loop."""
        self._now = now
        if self._port is None and now >= self._retry_at:
            self._look()
        self._try(self._read)
        self._try(self._write)

    # ---- the port

    def _look(self) -> None:
        names = self._ports.names()
        self._ignored = {name: until for name, until in self._ignored.items() if name in names and until > self._now}
        if not any(name not in self._ignored and self._open(name) for name in names):
            self._retry("no handheld is plugged in")

    def _open(self, name: str) -> bool:
        try:
            self._port = self._ports.open(name)
        except LineCutError as cut:
            self._refuse(f"{name} cannot be opened: {cut}")
            return False
        self._name, self._link, self._out, self._opened_at = name, self._new_link(), b"", self._now
        return True

    def _refuse(self, reason: str) -> None:
        """Log once that a port exists but cannot be opened; the state does not change."""
        if reason not in self._refused:
            self._refused.add(reason)
            log.warning("handheld %s: %s", self.state, reason)

    def _retry(self, reason: str) -> None:
        self._become("absent", reason)
        self._retry_at = self._now + self._retry_ms
        self._retry_ms = min(2 * self._retry_ms, RETRY_MOST_MS)

    def _try(self, act: Callable[[Port], object]) -> None:
        if self._port is None:
            return
        try:
            act(self._port)
        except LineCutError as cut:
            self._lose(f"{self._name} is gone: {cut}")

    def _lose(self, reason: str) -> None:
        if self._port is not None:
            self._port.close()
            self._port = None
        self._let_go()
        self._retry(reason)

    # ---- the line

    def _read(self, port: Port) -> None:
        for verb, args in self._link.feed(port.read(), self._now):
            if verb == "KEY":
                self._key(args)
            elif verb == "up":
                self._sent = self._sent_brightness = None
                self._retry_ms = RETRY_FIRST_MS
                self._refused.clear()
                self._become("ready", f"firmware {args} on {self._name}")
            elif verb == "down":
                self._let_go()
                self._become("connecting", "the line was silent, or the handheld started anew")
            elif verb == "other":
                self._become("wrong-version", f"it speaks protocol {args}; install the firmware of this table on it")
        if self._link.met:
            if self.state == "absent":
                self._become("connecting", self._name)
        elif self._now - self._opened_at >= LISTEN_MS:
            self._ignored[self._name] = self._now + IGNORE_MS
            self._lose(f"{self._name} does not speak as a handheld does")

    def _write(self, port: Port) -> None:
        self._draw()
        if not self._out:
            self._out = self._link.poll(self._now)
        if self._out:
            self._out = self._out[port.write(self._out) :]

    def _draw(self) -> None:
        if not self._link.up or not self._link.idle:
            return
        if self._sent_brightness != self.brightness:
            self._link.send("LIGHT", str(self.brightness))
            self._sent_brightness = self.brightness
        if self._sent != self._picture:
            for first, data in tiles.changes(self._sent, self._picture):
                self._link.send("TILE", tiles.write(first, data))
            self._link.send("SHOW")
            self._sent = self._picture

    # ---- keys and state

    def _key(self, args: str) -> None:
        for name in KEYS:
            for kind in KINDS:
                if args == f"{name} {kind}":
                    self._keys.append(Key(name, kind))
                    (self._down.discard if kind == "up" else self._down.add)(name)

    def _let_go(self) -> None:
        self._keys.extend(Key(name, "up") for name in KEYS if name in self._down)
        self._down.clear()

    def _become(self, state: State, reason: str) -> None:
        if state != self.state:
            self.state = state
            log.log(logging.WARNING if state == "wrong-version" else logging.INFO, "handheld %s: %s", state, reason)

    # ---- opening and closing

    def close(self) -> None:
        """Say goodbye, so that the handheld's screen goes dark at once, and close the port."""
        if self._port is not None:
            last = self._link.bye()
            self._try(lambda port: port.write(last))
            self._lose("the table closed it")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
