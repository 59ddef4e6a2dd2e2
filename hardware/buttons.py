"""The five buttons, and what fingers mean by them.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     table.press("ok")
...     sorted(table.board.buttons.read())
['ok']

The pins are polled with the rest of the table: lgpio's debounced edges would swallow a tap that is shorter than the
bounce time. `Presses` makes presses, holds and repeats of the samples.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from gpiozero import Button

from hardware import pinmap

NAMES: Final = tuple(pinmap.BUTTONS)
BOUNCE_S: Final = 0.02

HOLDS: Final = frozenset({"menu"})
HOLD_MS: Final = 3000
REPEATS: Final = frozenset({"left", "right"})
REPEAT_AFTER_MS: Final = 500
REPEAT_EVERY_MS: Final = 150
UPS: Final = 2  # so many samples in a row must find a button up before it counts as let go


def _open(bcm: int, pin_factory: Any) -> Any:
    """A gpiozero button without the thread that waits for `when_held`: nobody asks, and closing would wait for it."""
    button = Button(bcm, pull_up=True, bounce_time=BOUNCE_S, pin_factory=pin_factory)
    waiting = button._hold_thread
    waiting.stopping.set()
    waiting.holding.set()
    waiting.join()
    return button


class Buttons:
    """The buttons as they are now."""

    def __init__(self, *, pin_factory: Any = None) -> None:
        with ExitStack() as opened:
            pins = []
            for name, bcm in pinmap.BUTTONS.items():
                button = _open(bcm, pin_factory)
                opened.callback(button.close)
                pins.append((name, button.pin))
            self._opened = opened.pop_all()
        self._pins = pins

    def read(self) -> frozenset[str]:
        """The names of the buttons that are down."""
        return frozenset([name for name, pin in self._pins if not pin.state])

    def close(self) -> None:
        self._opened.close()


Kind = Literal["press", "hold", "repeat"]


class Press(NamedTuple):
    button: str
    kind: Kind = "press"


@dataclass
class _Down:
    since: int
    next_repeat: int
    ups: int = 0
    held: bool = False


class Presses:
    """Follows the samples of `Buttons.read()` and tells what they mean.

    A press counts with the first sample in which the button is down; letting go takes two samples, so that a bouncing
    contact never presses twice. The menu button is held after 3 s, once; left and right repeat.

    >>> presses = Presses()
    >>> [presses.tick(frozenset({"ok"}), now) for now in (20, 40)]
    [[Press(button='ok', kind='press')], []]
    """

    def __init__(self) -> None:
        self._down: dict[str, _Down] = {}
        self._sampled: int | None = None

    def let_go(self, button: str) -> None:
        """The finger is known to have left a button, though no sample may have found it up."""
        self._down.pop(button, None)

    def tick(self, pressed: frozenset[str], now_ms: int) -> list[Press]:
        """What happened with this sample, in the order of the buttons on the table."""
        before, self._sampled = self._sampled, now_ms
        if not pressed and not self._down:
            return []
        since = now_ms if before is None else before  # it went down after that sample
        told = []
        for name in NAMES:
            down = self._down.get(name)
            if name in pressed:
                if down is None:
                    self._down[name] = _Down(since, now_ms + REPEAT_AFTER_MS)
                    told.append(Press(name))
                else:
                    told += self._stays(name, down, now_ms)
            elif down is not None:
                down.ups += 1
                if down.ups >= UPS:
                    del self._down[name]
        return told

    def _stays(self, name: str, down: _Down, now_ms: int) -> list[Press]:
        down.ups = 0
        if name in HOLDS and not down.held and now_ms - down.since >= HOLD_MS:
            down.held = True
            return [Press(name, "hold")]
        if name in REPEATS and now_ms >= down.next_repeat:
            due = down.next_repeat + REPEAT_EVERY_MS
            down.next_repeat = due if due > now_ms else now_ms + REPEAT_EVERY_MS  # nothing is caught up on
            return [Press(name, "repeat")]
        return []
