"""Seven keys, and what fingers mean by them.

A key goes down with the first sample that finds it down, so that a press is felt at once, and goes up when it was
found up for 20 ms, so that a bouncing contact never presses twice. The pad's directions repeat while they are held.
"""

import wires

NAMES = tuple(name for name, _ in wires.KEYS)
REPEATS = ("up", "down", "left", "right")
UP_MS = 20
REPEAT_AFTER_MS = 500
REPEAT_EVERY_MS = 150


class Keys:
    def __init__(self):
        self._seen = {}  # by name, for keys that are down: when it was last found down
        self._repeat = {}  # and when it repeats

    def down(self):
        """The names of the keys that are down."""
        return self._seen

    def tick(self, pressed, now):
        """What happened, as pairs of a name and "down", "up" or "repeat". Bit `n` of `pressed` is the n-th key."""
        if not pressed and not self._seen:
            return ()
        told = []
        for bit, name in enumerate(NAMES):
            if pressed >> bit & 1:
                if name not in self._seen:
                    told.append((name, "down"))
                    self._repeat[name] = now + REPEAT_AFTER_MS
                elif name in REPEATS and now >= self._repeat[name]:
                    told.append((name, "repeat"))
                    self._repeat[name] = now + REPEAT_EVERY_MS
                self._seen[name] = now
            elif name in self._seen and now - self._seen[name] >= UP_MS:
                del self._seen[name]
                told.append((name, "up"))
        return told
