"""The screen: 128 x 64 dots, an SSD1306 on I2C.

Drawing changes `picture`. `show` requests that it be displayed, and `tick` sends the pages that differ from the panel's
memory. A panel that does not answer (a loose wire) is initialised again four times a second until it does.
"""

import framebuf

WIDTH = 128
PAGES = 8
RETRY_MS = 250
_COMMANDS = b"\x00"
_DOTS = b"\x40"
_OFF = b"\xae"
_ON = b"\xaf"
_START = (
    b"\xd5\x80"  # clock
    b"\xa8\x3f\xd3\x00\x40"  # 64 rows, from the first
    b"\x8d\x14"  # charge pump on, for 7 V
    b"\x20\x00"  # horizontal addressing: bytes run along a page, then to the next one
    b"\xa1\xc8\xda\x12"  # orientation: the connector is at the top
    b"\xd9\xf1\xdb\x40"  # pre-charge period, deselect level
    b"\xa4\xa6\x2e"  # display the memory, a 1 is a lit dot, no scrolling
)


class Screen:
    """The picture to display, and the panel that displays it."""

    def __init__(self, write):
        """`write(bytes)` sends to the panel, and raises OSError if the panel does not answer."""
        self._write = write
        self.picture = bytearray(WIDTH * PAGES)
        self.canvas = framebuf.FrameBuffer(self.picture, WIDTH, PAGES * 8, framebuf.MONO_VLSB)
        self.brightness = 128
        self._held = bytearray(WIDTH * PAGES)  # a copy of the panel's memory
        self._lit = -1  # the brightness that was sent to the panel
        self._started = False
        self._wanted = True
        self._retry_at = 0

    def show(self):
        """Display the picture at the next tick."""
        self._wanted = True

    def blank(self):
        """Clear the picture; after the next tick no copy of the old one is left in memory."""
        self.canvas.fill(0)
        self._wanted = True

    def tick(self, now):
        """Send what changed to the panel, and initialise the panel first if it did not answer."""
        if not self._wanted or (not self._started and now < self._retry_at):
            return
        try:
            if self._started:
                self._send(False)
            else:
                self._write(_COMMANDS + _OFF + _START)
                self._send(True)
                self._write(_COMMANDS + _ON)
            self._started = True
            self._wanted = False
        except OSError:
            self._started = False
            self._retry_at = now + RETRY_MS

    def _send(self, everything):
        if everything or self._lit != self.brightness:
            self._write(_COMMANDS + bytes((0x81, self.brightness)))
            self._lit = self.brightness
        for page in range(PAGES):
            at = page * WIDTH
            dots = self.picture[at : at + WIDTH]
            if everything or dots != self._held[at : at + WIDTH]:
                self._write(_COMMANDS + bytes((0x21, 0, WIDTH - 1, 0x22, page, page)))
                self._write(_DOTS + dots)
                self._held[at : at + WIDTH] = dots
