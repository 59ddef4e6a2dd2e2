"""MicroPython starts this file when the Pico gets power."""

import hal

if not hal.for_service():
    import device

    device.run(hal)
