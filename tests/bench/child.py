"""Run `filature play` unchanged, and report on standard error how it performs.

It reports when the first light was on, the processor time until then, and at the end the peak memory.
"""

from __future__ import annotations

import sys
import time

from hardware.virtual_pins import Wires
from pi_app.cli import main

FRAME = 4  # bytes for a light: brightness, blue, green, red; the first four bytes of all start the frame


def _lit(data: bytes) -> bool:
    return any(any(data[at + 1 : at + FRAME]) for at in range(FRAME, FRAME * 122, FRAME))


class Eye:
    """Watches the bus until a light is on."""

    def __init__(self) -> None:
        self._receive = Wires.receive
        Wires.receive = lambda wires, data: self._see(wires, data)  # type: ignore[method-assign]

    def _see(self, wires: Wires, data: bytes) -> None:
        self._receive(wires, data)
        if _lit(data):
            print("light", time.monotonic(), file=sys.stderr)
            print("spent", time.process_time(), file=sys.stderr)
            Wires.receive = self._receive  # type: ignore[method-assign]


if __name__ == "__main__":
    Eye()
    code = main()
    with open("/proc/self/status") as status:  # noqa: PTH123 - a path would load more than the program does
        peak = next(line.split()[1] for line in status if line.startswith("VmHWM"))
    print("peak", peak, file=sys.stderr)
    sys.exit(code)
