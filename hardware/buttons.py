"""The five buttons of the table, and the presses, holds and repeats made with them.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     table.press("ok")
...     sorted(table.board.buttons.read())
['ok']

The pins are polled together with the rest of the table: lgpio's debounced edges would lose a tap that is shorter than
the bounce time. `Presses` turns the samples into presses, holds and repeats.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from gpiozero import Button

from hardware import pinmap

BUTTON_NAMES: Final = tuple(pinmap.BUTTONS)
BOUNCE_MS: Final = 20

HOLDS: Final = frozenset({"menu"})
HOLD_MS: Final = 3000
REPEATS: Final = frozenset({"left", "right"})
REPEAT_AFTER_MS: Final = 500
REPEAT_EVERY_MS: Final = 150
RELEASE_SAMPLES: Final = 2  # a button counts as released after this many samples in a row find it up


def _open(bcm: int, pin_factory: Any) -> Any:
    """Open a gpiozero button and end its thread for `when_held`: it is not used, and `close` would wait for it."""
    button = Button(bcm, pull_up=True, bounce_time=BOUNCE_MS / 1000, pin_factory=pin_factory)
    hold_thread = button._hold_thread
    hold_thread.stopping.set()
    hold_thread.holding.set()
    hold_thread.join()
    return button


class Buttons:
    """The pins of the five buttons."""

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
        """Return the names of the buttons that are down now."""
        return frozenset([name for name, pin in self._pins if not pin.state])

    def close(self) -> None:
        self._opened.close()


Kind = Literal["press", "hold", "repeat"]


class Press(NamedTuple):
    """A press, a long hold or a repeat of one button."""

    button: str
    kind: Kind = "press"


@dataclass
class _Down:
    since: int
    next_repeat: int
    ups: int = 0
    held: bool = False


class Presses:
    """Turns the samples of `Buttons.read()` into presses, holds and repeats.

    A press is reported with the first sample in which the button is down. A release takes two samples, so that a
    bouncing contact never presses twice. The menu button reports one hold, after 3 s; left and right repeat.

    >>> presses = Presses()
    >>> [presses.tick(frozenset({"ok"}), now) for now in (20, 40)]
    [[Press(button='ok', kind='press')], []]
    """

    def __init__(self) -> None:
        self._down: dict[str, _Down] = {}
        self._sampled: int | None = None

    def let_go(self, button: str) -> None:
        """Count a button as released, even if no sample has found it up."""
        self._down.pop(button, None)

    def tick(self, pressed: frozenset[str], now_ms: int) -> list[Press]:
        """Return what this sample adds, in the order of the buttons on the table."""
        before, self._sampled = self._sampled, now_ms
        if not pressed and not self._down:
            return []
        since = now_ms if before is None else before  # a new press happened after this time
        reported = []
        for name in BUTTON_NAMES:
            down = self._down.get(name)
            if name in pressed:
                if down is None:
                    self._down[name] = _Down(since, now_ms + REPEAT_AFTER_MS)
                    reported.append(Press(name))
                else:
                    reported += self._still_down(name, down, now_ms)
            elif down is not None:
                down.ups += 1
                if down.ups >= RELEASE_SAMPLES:
                    del self._down[name]
        return reported

    def _still_down(self, name: str, down: _Down, now_ms: int) -> list[Press]:
        down.ups = 0
        if name in HOLDS and not down.held and now_ms - down.since >= HOLD_MS:
            down.held = True
            return [Press(name, "hold")]
        if name in REPEATS and now_ms >= down.next_repeat:
            due = down.next_repeat + REPEAT_EVERY_MS
            down.next_repeat = due if due > now_ms else now_ms + REPEAT_EVERY_MS  # missed repeats are not made up for
            return [Press(name, "repeat")]
        return []
