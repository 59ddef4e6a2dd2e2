"""A noisy line between two links, and a conversation over it that counts the messages that arrive."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import NamedTuple

from hardware.link import Link


class Noise(NamedTuple):
    """The probabilities that a byte is lost, doubled, swapped with the next one, or has a bit flipped."""

    drop: float = 0.0
    double: float = 0.0
    swap: float = 0.0
    flip: float = 0.0


CLEAN = Noise()


def spoil(data: bytes, noise: Noise, rng: Random) -> bytes:
    out = bytearray()
    for byte in data:
        luck = rng.random()
        if luck < noise.drop:
            continue
        luck -= noise.drop
        out.append(byte)
        if luck < noise.double:
            out.append(byte)
            continue
        luck -= noise.double
        if luck < noise.swap and len(out) > 1:
            out[-1], out[-2] = out[-2], out[-1]
            continue
        luck -= noise.swap
        if luck < noise.flip:
            out[-1] ^= 1 << rng.randrange(8)
    return bytes(out)


def names(start: int) -> Callable[[], int]:
    """Return a source of names that never repeat."""
    numbers = count(start)
    return lambda: next(numbers)


class Talk:
    """Two ends that send each other numbered messages, one turn every 10 ms."""

    def __init__(self, noise: Noise = CLEAN, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.noise = noise
        self.now = 0
        self.ends = (Link("1", names(1000)), Link("2", names(2_000_000)))
        self.sent: tuple[list[int], list[int]] = ([], [])
        self.got: tuple[list[int], list[int]] = ([], [])
        self.ups = 0
        self._numbers = count()

    def say(self, end: int) -> bool:
        number = next(self._numbers)
        said = self.ends[end].send("MOVE", str(number))
        if said:
            self.sent[end].append(number)
        return said

    def turn(self, spoilt: Callable[[bytes, int], bytes] | None = None) -> None:
        self.now += 10
        for end in (0, 1):
            data = self.ends[end].poll(self.now)
            data = spoilt(data, end) if spoilt else spoil(data, self.noise, self.rng)
            for verb, args in self.ends[1 - end].feed(data, self.now):
                if verb == "MOVE":
                    self.got[1 - end].append(int(args))
                self.ups += verb == "up"

    def until(self, done: Callable[[], bool], within: int = 60_000) -> None:
        end = self.now + within
        while not done():
            assert self.now < end, "it takes too long"
            self.turn()

    def connected(self) -> Talk:
        self.until(lambda: all(end.up for end in self.ends))
        return self
