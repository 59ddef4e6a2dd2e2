"""A simulated `machine` module for the unix port of MicroPython: the panel ignores data, the keys press themselves."""

import time


class Pin:
    IN = PULL_UP = 1

    def __init__(self, gp, mode=None, pull=None):
        self._gp = gp

    def value(self):
        """Return low for 50 ms of every 700, one key after the other."""
        return int(not (time.ticks_ms() - 1000 - self._gp * 100) % 700 < 50) if time.ticks_ms() > _begin + 1000 else 1


class I2C:
    def __init__(self, bus, sda, scl, freq):
        pass

    def writeto(self, address, data):
        return len(data)


class WDT:
    def __init__(self, timeout):
        pass

    def feed(self):
        pass


def reset():
    raise SystemExit


_begin = time.ticks_ms()
