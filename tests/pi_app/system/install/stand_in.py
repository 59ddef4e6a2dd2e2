"""A replacement for the service's program on a machine without a table: it plays on the virtual table.

SIGUSR1 shuts it down like the menu does. It also opens the pins, like the drivers, to show that the sandbox allows it.
"""

import os
import signal
import sys
from contextlib import suppress
from types import FrameType

from hardware.exit_signals import exit_on_signal
from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.commands.play import play
from pi_app.table.loop import Loop

shut_down = False


def _asked(_number: int, _frame: FrameType | None) -> None:
    global shut_down
    shut_down = True


def _watch(loop: Loop, _now: int) -> None:
    loop.shut_down = shut_down


os.close(os.open("/dev/gpiochip0", os.O_RDWR))
print("The pins can be opened.")
with suppress(ImportError):  # Debian 13 itself has no lgpio, only Raspberry Pi OS has
    import lgpio

    lgpio.gpiochip_close(lgpio.gpiochip_open(0))
    print("lgpio has its pipe and opens the pins.")
signal.signal(signal.SIGUSR1, _asked)
with exit_on_signal(), VirtualTable() as table:
    sys.exit(play(table.board, plan({"game": "catch-it"}, os.environ), _watch))
