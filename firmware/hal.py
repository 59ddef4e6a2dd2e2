"""The Pico under the handheld: pins, clock, line, watchdog. The tests run the other files on a twin of this one."""

import os
import select
import sys
import time

import machine
import micropython
import wires

PANEL = 0x3C
WATCHDOG_MS = 2000  # a hanging handheld must not show a secret for long
READ_MOST = 256
SERVICE = "service"  # a file: the next start leaves the Pico to the person at the other end

_bus = machine.I2C(0, sda=machine.Pin(wires.SDA), scl=machine.Pin(wires.SCL), freq=400_000)
_pins = tuple(machine.Pin(gp, machine.Pin.IN, machine.Pin.PULL_UP) for _, gp in wires.KEYS)
_input = select.poll()
_input.register(sys.stdin, select.POLLIN)
_output = select.poll()
_output.register(sys.stdout, select.POLLOUT)
_watchdog = None
_ticks = time.ticks_ms()
_now = 0


def begin():
    """From here on the line is ours: a byte 3 on it is no Ctrl-C."""
    global _watchdog
    micropython.kbd_intr(-1)
    _watchdog = machine.WDT(timeout=WATCHDOG_MS)


def end():
    micropython.kbd_intr(3)


def now():
    """Milliseconds that do not wrap."""
    global _ticks, _now
    ticks = time.ticks_ms()
    _now += time.ticks_diff(ticks, _ticks)
    _ticks = ticks
    return _now


def entropy():
    return int.from_bytes(os.urandom(4), "big")


def read():
    data = bytearray()
    while len(data) < READ_MOST and _input.poll(0):
        data += sys.stdin.buffer.read(1)
    return bytes(data)


def write(data):
    """A host that does not read gets nothing: the line repeats what matters."""
    if _output.poll(0):
        sys.stdout.buffer.write(data)


def pressed():
    bits = 0
    for bit, pin in enumerate(_pins):
        if not pin.value():
            bits |= 1 << bit
    return bits


def panel(data):
    _bus.writeto(PANEL, data)


def alive():
    if _watchdog:
        _watchdog.feed()


def rest():
    time.sleep_ms(2)


def service():
    """Starts anew without the handheld's program, so that another one can be installed."""
    with open(SERVICE, "w"):
        pass
    machine.reset()


def for_service():
    """Whether this start is for service: it was asked for over the line, or both buttons are held."""
    if SERVICE in os.listdir():
        os.remove(SERVICE)
        return True
    return pressed() >> 5 == 3
