"""A simulated handheld with a screen, keys, and a cable that can be pulled.

It takes the place of the serial ports of a `Handheld`, so that all data passes as bytes through the real protocol.

>>> from hardware.handheld import Handheld
>>> pico = VirtualHandheld(seed=1)
>>> with Handheld(pico) as handheld:
...     for now in range(0, 1000, 20):
...         if now == 500:
...             pico.press("a")
...         pico.advance(now)
...         handheld.tick(now)
...     handheld.take_keys()
[Key(name='a', kind='down')]

Time is passed in. The same calls on two handhelds with the same seed give the same bytes.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from hardware import tiles
from hardware.handheld_port import LineCutError, Port
from hardware.link import Link

VIRTUAL_NAME: Final = "virtual"
VERSION: Final = "virtual"
BUFFER: Final = 4096  # bytes that can be on the way in one direction
REPEATING_KEYS: Final = frozenset({"up", "down", "left", "right"})
KEY_REPEAT_AFTER_MS: Final = 500
KEY_REPEAT_EVERY_MS: Final = 150


class _Cable:
    """The bytes that are on the way in each direction."""

    def __init__(self) -> None:
        self.whole = True
        self.to_table = bytearray()
        self.to_pico = bytearray()


class _CableEnd:
    def __init__(self, pico: VirtualHandheld, cable: _Cable) -> None:
        self._pico, self._cable = pico, cable

    def read(self) -> bytes:
        self._check()
        data = bytes(self._cable.to_table)
        self._cable.to_table.clear()
        return data

    def write(self, data: bytes) -> int:
        self._check()
        room = BUFFER - len(self._cable.to_pico)
        self._cable.to_pico += self._pico.spoil(data[:room])
        return min(room, len(data))

    def close(self) -> None:
        self._cable.to_table.clear()

    def _check(self) -> None:
        if not self._cable.whole:
            raise LineCutError("the cable was pulled")


class VirtualHandheld:
    """A simulated handheld, and the ports on which the table finds it.

    `press`, `release`, `plug` and `unplug` are what a person does. `drop` and `flip` are the probabilities, from 0 to
    1, that a byte on the line is lost or has one bit flipped.
    """

    def __init__(self, seed: int = 0, *, drop: float = 0.0, flip: float = 0.0, plugged: bool = True) -> None:
        self.drop, self.flip = drop, flip
        self.brightness = 0
        self._rng = Random(seed)
        self._cable: _Cable | None = None
        self.plugged = False
        self._now = 0
        self._blank()
        if plugged:
            self.plug()

    # ---- hands

    def plug(self) -> None:
        """Plug the cable in: the handheld starts."""
        self.plugged = True
        self._link = Link(VERSION, lambda: self._rng.getrandbits(32))
        self._cable = _Cable()
        self._blank()

    def unplug(self) -> None:
        """Pull the cable: the handheld loses its power, and the bytes on the way are lost."""
        self.plugged = False
        if self._cable is not None:
            self._cable.whole = False
            self._cable = None
        self._blank()

    def press(self, key: str) -> None:
        if self.plugged and self._link.send("KEY", f"{key} down"):
            self._held[key] = self._now + KEY_REPEAT_AFTER_MS if key in REPEATING_KEYS else math.inf

    def release(self, key: str) -> None:
        if self._held.pop(key, None) is not None:
            self._link.send("KEY", f"{key} up")

    @property
    def quiet(self) -> bool:
        """Whether nothing is on the way: the table has received every key, and the handheld every byte."""
        return self._cable is not None and self._link.up and self._link.idle and not self._cable.to_pico

    def picture(self) -> bytes:
        """Return the picture that the screen shows."""
        return self._shown

    # ---- time

    def advance(self, now: int) -> None:
        """Run one turn of the handheld's own loop."""
        self._now = now
        if self._cable is None:
            return
        data = bytes(self._cable.to_pico)
        self._cable.to_pico.clear()
        for verb, args in self._link.feed(data, now):
            if verb == "TILE":
                tiles.paint(self._buffer, args)
            elif verb == "SHOW":
                self._shown = bytes(self._buffer)
            elif verb == "LIGHT" and args.isdigit():
                self.brightness = min(int(args), 255)
            elif verb in ("up", "down"):
                self._blank()
        self._repeat()
        self._cable.to_table += self.spoil(self._link.poll(now))
        del self._cable.to_table[BUFFER:]

    def _repeat(self) -> None:
        for key, due in self._held.items():
            if self._now >= due:
                self._link.send("KEY", f"{key} repeat")
                self._held[key] = self._now + KEY_REPEAT_EVERY_MS

    def _blank(self) -> None:
        self._held: dict[str, float] = {}  # the keys that were reported as down, and when they repeat
        self._buffer = bytearray(tiles.PICTURE)
        self._shown = bytes(tiles.PICTURE)

    def spoil(self, data: bytes) -> bytes:
        """Return the bytes as they leave the line, after random losses and bit errors."""
        if not self.drop and not self.flip:
            return data
        kept = [byte for byte in data if self._rng.random() >= self.drop]
        return bytes(byte ^ 1 << self._rng.randrange(8) if self._rng.random() < self.flip else byte for byte in kept)

    # ---- the ports on which the table finds it

    def names(self) -> list[str]:
        return [VIRTUAL_NAME] if self.plugged else []

    def open(self, name: str) -> Port:
        if self._cable is None:
            raise LineCutError("nothing is plugged in")
        self._cable.to_table.clear()
        return _CableEnd(self, self._cable)
