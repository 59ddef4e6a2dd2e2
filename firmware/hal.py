"""The Pico's hardware: pins, clock, line, watchdog. The tests replace this file with a simulated one."""

import os
import select
import sys
import time

import machine
import micropython
import wires

PANEL = 0x3C  # the panel's I2C address
WATCHDOG_MS = 2000  # a hanging handheld must not show a secret for long
READ_MOST = 256
SERVICE = "service"  # if this file exists, the next start does not run the handheld's program

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
    """Start the watchdog, and take over the line: a byte 3 on it no longer means Ctrl-C."""
    global _watchdog
    micropython.kbd_intr(-1)
    _watchdog = machine.WDT(timeout=WATCHDOG_MS)


def end():
    """Give the line back to MicroPython's console."""
    micropython.kbd_intr(3)


def now():
    """Return the milliseconds since the start, which unlike `ticks_ms` do not wrap."""
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
    """Write, or drop the data if the host does not read: the protocol sends messages again."""
    if _output.poll(0):
        sys.stdout.buffer.write(data)


def pressed():
    """Return the keys that are down; bit `n` is the n-th key."""
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
    """Restart without the handheld's program, so that another one can be installed."""
    with open(SERVICE, "w"):
        pass
    machine.reset()


def for_service():
    """Return whether this start is for service: it was requested over the line, or both buttons are held."""
    if SERVICE in os.listdir():
        os.remove(SERVICE)
        return True
    return pressed() >> 5 == 3
