"""A replacement for firmware/hal.py: the same functions, on the simulated Pico of `pico.mjs`."""

import _host


def now():
    return int(_host.now())


def entropy():
    return int(_host.entropy())


def read():
    text = _host.read()
    return bytes.fromhex(text) if text else b""


def write(data):
    _host.write(data.hex())


def pressed():
    return int(_host.pressed())


def panel(data):
    if not _host.panel(data.hex()):
        raise OSError(5)


def alive():
    _host.alive()


def service():
    _host.service()
