"""Feed thousands of damaged frames to one end of the line. This file runs on CPython and on MicroPython."""

import random

from link import LONGEST_FRAME, QUEUE, Link, frame

ALPHABET = b"$* \n\x00\x03\xff0123456789abcdefACEHKLNOPWY"


def spoilt(line):
    """Return the line with a random error in it."""
    kind, bad = random.getrandbits(3), bytearray(line)
    at = random.randrange(len(bad))
    if kind == 0:
        bad[at] ^= 1 << random.getrandbits(3) % 8
    elif kind == 1:
        bad = bad[:at] + bad[at + 1 :]
    elif kind == 2:
        bad = bad[:at] + bad[at : at + 1] + bad[at:]
    elif kind == 3:
        bad = bad[:at] + bytes([ALPHABET[random.randrange(len(ALPHABET))]]) + bad[at + 1 :]
    elif kind == 4:
        to = random.randrange(len(bad))
        bad[at], bad[to] = bad[to], bad[at]
    elif kind == 5:
        bad = bad[:at] + bytearray(random.getrandbits(8) for _ in range(random.randrange(40))) + b"\n"
    elif kind == 6:
        bad = bad[at:] + bad[:at] + b"\n"
    else:
        bad = bytearray(random.getrandbits(8) for _ in range(random.randrange(300)))
    return bytes(bad)


class Fuzz:
    """A link in a session, and the frames that are damaged and fed to it."""

    def __init__(self, seed):
        random.seed(seed)
        self.accepted = 0  # damaged frames that were accepted
        self.lost = 0  # good frames that were not accepted
        self.now = 0
        self.link = Link("1", lambda: random.getrandbits(30))
        self._enter()

    def _enter(self):
        self.link.feed(frame(0, "WELCOME", "1 2.0 0000beef " + self.link._me), self.now)

    def _good(self):
        link, kind = self.link, random.getrandbits(3)
        if kind == 0:
            return frame(0, "HELLO", "1 2.0 {:08x}".format(random.getrandbits(30)))  # noqa: UP032
        if kind == 1:
            return frame(0, "WELCOME", "1 2.0 0000beef " + link._me)
        if kind == 2:
            return frame(link._first, ("ACK", "PING", "BYE")[random.randrange(3)], "", link._key_in)
        if kind < 5:
            return frame(link._next, "KEY", "a down", link._key_in)
        return frame(link._next, "TILE", "7f " + "0f" * 8 * random.randrange(1, 5), link._key_in)

    def run(self, count):
        """Feed `count` damaged frames, and now and then a good one that must still be accepted."""
        link = self.link
        for number in range(count):
            self.now += 1
            if number % 50 == 0:
                link.feed(b"\n", self.now)
                link.feed(frame(0, "PING", "", link._key_in), self.now)
                if ("GOOD", str(number)) not in link.feed(
                    frame(link._next, "GOOD", str(number), link._key_in), self.now
                ):
                    self.lost += 1
            good = self._good()
            bad = spoilt(good)
            if good in bad + b"\n" or good in link._rest + bad:
                continue  # the frame is undamaged, with noise around it
            events = link.feed(bad, self.now)
            link.send("KEY", "b up")
            out = link.poll(self.now)
            self.accepted += len(events)
            if (
                len(link._rest) > LONGEST_FRAME
                or len(link._waiting) > QUEUE
                or len(out) > 12 * LONGEST_FRAME
                or not link.up
            ):
                self.accepted += 1
