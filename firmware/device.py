"""The handheld: a screen and seven keys at the end of a serial line.

It contains no game and stores no secret except the picture that it shows. If the line is silent for three seconds, its
screen goes dark.
"""

import keys
import screen
import welcome
import words
from link import PROTOCOL, Link

VERSION = "1.0.0"
# The welcome page goes dark this long after the last key: a still picture burns into an OLED.
REST_AFTER_MS = 60_000


class Device:
    """The handheld's loop: it connects the line, the keys and the screen."""

    def __init__(self, hal):
        self._hal = hal
        self.link = Link(VERSION, hal.entropy)
        self.screen = screen.Screen(hal.panel)
        self.keys = keys.Keys()
        self._reported = set()  # keys that were reported to the table as down
        self._note = words.NO_TABLE
        self._welcome_until = hal.now() + REST_AFTER_MS
        self._draw_welcome()

    def step(self):
        """Run one turn: read the line, read the keys, draw, write. Writing comes last, because it may block."""
        now = self._hal.now()
        for verb, args in self.link.feed(self._hal.read(), now):
            self._take(verb, args, now)
        for name, kind in self.keys.tick(self._hal.pressed(), now):
            if self.link.up:
                self._report(name, kind)
            else:
                self._test(name, kind, now)
        if self._welcome_until and now >= self._welcome_until:
            self._darken()
        self.screen.tick(now)
        data = self.link.poll(now)
        if data:
            self._hal.write(data)
        self._hal.alive()

    # ---- the line

    def _take(self, verb, args, now):
        if verb == "TILE":
            self._paint(args)
        elif verb == "SHOW":
            self.screen.show()
        elif verb == "LIGHT" and args.isdigit() and len(args) <= 3:
            self.screen.brightness = max(1, min(int(args), 255))
            self.screen.show()
        elif verb == "SERVICE":
            self._darken()
            self.screen.tick(now)
            self._hal.service()
        elif verb == "other":
            versions = args.split(" ")[0] + "/" + str(PROTOCOL)
            self._note = [text.format(versions) for text in words.OTHER_TABLE]
            self._welcome_until = now + REST_AFTER_MS
            self._draw_welcome()
        elif verb in ("up", "down"):
            self._reported = set()
            self._note = words.NO_TABLE
            self._darken()

    def _paint(self, args):
        """Put tiles into the picture. Tiles that do not fit are ignored."""
        first, _, text = args.partition(" ")
        try:
            at = int(first, 16) * 8
            dots = bytes.fromhex(text)
        except ValueError:
            return
        if 0 <= at <= at + len(dots) <= len(self.screen.picture):
            self.screen.picture[at : at + len(dots)] = dots

    def _report(self, name, kind):
        """Report a key to the table. A key that went down before the session is ignored until it goes down again."""
        if kind == "down" and self.link.send("KEY", name + " down"):
            self._reported.add(name)
        elif name in self._reported:
            self.link.send("KEY", name + " " + kind)
            if kind == "up":
                self._reported.discard(name)

    # ---- without a table

    def _test(self, name, kind, now):
        """Show a key on the welcome page.

        A dark screen is woken only when a key goes down, not by a key that was down when the line went silent.
        """
        if kind != "down" and not self._welcome_until:
            return
        if kind != "up":
            self.screen.brightness = welcome.brighter(self.screen.brightness, name)
        self._welcome_until = now + REST_AFTER_MS
        self._draw_welcome()

    def _draw_welcome(self):
        welcome.draw(self.screen.canvas, VERSION, self._note, self.keys.down(), self.screen.brightness)
        self.screen.show()

    def _darken(self):
        self._welcome_until = 0
        self.screen.blank()


def run(hal):
    """Run for ever. If anything fails, the screen goes dark, and the watchdog restarts the handheld."""
    hal.begin()
    device = Device(hal)
    try:
        while True:
            device.step()
            hal.rest()
    finally:
        device.screen.blank()
        device.screen.tick(hal.now())
        hal.end()
