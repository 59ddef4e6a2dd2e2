"""The handheld's wiring, as the Pico's GP numbers. A test checks that `hardware/pinmap.py` has the same numbers."""

SDA = 4
SCL = 5
# The bits of `hal.pressed()` have the order of this table. Each key connects its pin with ground.
KEYS = (("up", 6), ("down", 7), ("left", 8), ("right", 9), ("press", 10), ("a", 11), ("b", 12))
