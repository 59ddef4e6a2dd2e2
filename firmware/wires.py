"""The handheld's wiring, by the Pico's GP numbers. The table of `hardware/pinmap.py` says the same; a test holds it."""

SDA = 4
SCL = 5
# In the order in which the line names them. Each key connects its pin with ground.
KEYS = (("up", 6), ("down", 7), ("left", 8), ("right", 9), ("press", 10), ("a", 11), ("b", 12))
