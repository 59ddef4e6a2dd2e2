"""Debounce and repeat of the seven keys.

A key goes down with the first sample that finds it down, so that the answer is immediate. It goes up after it was
found up for 20 ms, so that a bouncing contact never presses twice. The pad's directions repeat while they are held.
"""

import wires

NAMES = tuple(name for name, _ in wires.KEYS)
REPEATS = ("up", "down", "left", "right")
UP_MS = 20
REPEAT_AFTER_MS = 500
REPEAT_EVERY_MS = 150


class Keys:
    """The keys that are down, and the events that each sample adds."""

    def __init__(self):
        self._seen = {}  # for each key that is down, when it was last found down
        self._repeat = {}  # for each key that is down, when it repeats

    def down(self):
        """Return the names of the keys that are down."""
        return self._seen

    def tick(self, pressed, now):
        """Return events: pairs of a name and "down", "up" or "repeat". Bit `n` of `pressed` is the n-th key."""
        if not pressed and not self._seen:
            return ()
        events = []
        for bit, name in enumerate(NAMES):
            if pressed >> bit & 1:
                if name not in self._seen:
                    events.append((name, "down"))
                    self._repeat[name] = now + REPEAT_AFTER_MS
                elif name in REPEATS and now >= self._repeat[name]:
                    events.append((name, "repeat"))
                    self._repeat[name] = now + REPEAT_EVERY_MS
                self._seen[name] = now
            elif name in self._seen and now - self._seen[name] >= UP_MS:
                del self._seen[name]
                events.append((name, "up"))
        return events
