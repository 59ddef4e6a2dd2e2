"""The protocol of the serial line between the table and a handheld. Both ends run this file (CPython, MicroPython).

A frame is one line of printable ASCII, `$<seq> <VERB> <args>*<crc32 hex>\\n`, of at most 120 bytes. Each end sends
HELLO until the other answers WELCOME. Both messages carry versions and a random name, and the two names together
identify a session. The CRC of every later frame is computed over the session's names too, although they are not sent:
so a frame of another session, or an echo, has a wrong CRC and is dropped. Messages are numbered, sent again until they
are acknowledged, and delivered once, in order. An end that receives nothing for 3 s leaves the session and forgets the
messages that were not acknowledged: a message arrives once or not at all.

>>> table, pico = Link("1.0", lambda: 7), Link("2.0", lambda: 8)
>>> for now in (0, 10):
...     happened = table.feed(pico.poll(now), now), pico.feed(table.poll(now), now)
>>> table.up, table.peer, happened
(True, '2.0', ([('up', '2.0')], []))
>>> pico.send("KEY", "a down")
True
>>> pico.feed(table.poll(20), 20), table.feed(pico.poll(20), 20)
([], [('KEY', 'a down')])

Nothing here reads a clock or blocks. Received data never raises an exception, and memory use is bounded whatever
arrives. MicroPython must be able to run this file: it imports only `binascii` and has no data classes.
"""

from binascii import crc32

PROTOCOL = 1
LONGEST_FRAME = 120  # bytes of a frame, from `$` to the end of the line
SEND_WINDOW = 40  # frames that may be sent before one is acknowledged: a whole picture
QUEUE = 48  # messages that are not acknowledged yet, sent or not
HELLO_MS = 250
PING_MS = 1000
RESEND_MS = 100  # time to wait for an acknowledgement, beside the time that the bytes take
BYTES_A_MS = 10  # speed of the slowest line, 115,200 baud
SILENCE_MS = 3000

_SEQS = 0x10000
_CHUNK = 256
_OWN_VERBS = ("HELLO", "WELCOME", "ACK", "PING", "BYE")


def frame(seq: int, verb: str, args: str = "", key: int = 0) -> bytes:
    """Return a whole line.

    >>> frame(3, "KEY", "a down")
    b'$3 KEY a down*d6a77afe\\n'
    """
    body = (f"{seq} {verb} {args}" if args else f"{seq} {verb}").encode()
    return b"$" + body + b"*" + f"{crc32(body, key):08x}".encode() + b"\n"


def _looks_like_a_frame(line: bytes) -> bool:
    return 12 <= len(line) < LONGEST_FRAME and line[-9] == 0x2A


def _read(line: bytes, key: int) -> "tuple[int, str, str] | None":
    """Return the number, verb and arguments of a line that begins with `$`, or None if it is not a valid frame."""
    body = line[1:-9]
    if f"{crc32(body, key):08x}".encode() != line[-8:] or not all(32 <= byte < 127 for byte in body):
        return None
    seq, _, rest = body.decode().partition(" ")
    verb, _, args = rest.partition(" ")
    if not seq.isdigit() or len(seq) > 5 or not verb.isupper():
        return None
    return int(seq), verb, args


class Link:
    """One end of the line. The owner's loop calls `feed` and `poll` at every turn, with the time in milliseconds.

    `feed` returns a list of pairs. Messages are (VERB, args). Changes are in lower case: ("up", version of the other
    end) when a session starts, ("down", "") when it ends, and ("other", "protocol version") if the other end speaks
    another protocol.
    """

    def __init__(self, version: str, name, speaks: bool = True) -> None:  # type: ignore[no-untyped-def]
        """Start without a session.

        `name()` returns a new random number of 32 bits. With `speaks=False` this end sends nothing until it has
        received a frame, so that a device that is not a handheld never gets a byte.
        """
        self.version = version
        self.peer = ""  # the version of the other end
        self.other = ""  # protocol and version of the other end, if it speaks another protocol
        self.up = False  # whether there is a session
        self.met = False  # whether something that looks like this protocol was received
        self._new_name = name
        self._speaks = speaks
        self._rest = b""
        self._events: list[tuple[str, str]] = []
        self._hello_at = self._sent_at = self._heard_at = 0
        self._begin()

    def _begin(self) -> None:
        self._me = f"{self._new_name() & 0xFFFFFFFF:08x}"
        self._them = ""
        self._guest = ""  # the name of the other end whose HELLO has no WELCOME yet
        self.up = False
        self._waiting: list[tuple[str, str]] = []  # messages that are not acknowledged
        self._flying = 0  # how many of them have been sent
        self._first = 0  # the number of the first of them
        self._resend_at = 0
        self._next = 0  # the number of the next message to receive
        self._owes = False  # whether an acknowledgement is to be sent

    def _leave(self) -> None:
        if self.up:
            self._events.append(("down", ""))
        self._begin()
        self._hello_at = 0

    # ---- sending

    @property
    def room(self) -> int:
        """How many more messages `send` accepts now."""
        return QUEUE - len(self._waiting) if self.up else 0

    @property
    def idle(self) -> bool:
        """Whether every message was acknowledged."""
        return not self._waiting

    def send(self, verb: str, args: str = "") -> bool:
        """Queue a message. Return False, and do nothing, if there is no session or no room."""
        if verb in _OWN_VERBS or "$" in args or len(frame(_SEQS, verb, args)) > LONGEST_FRAME:
            raise ValueError("the line cannot carry " + verb)
        if not self.room:
            return False
        self._waiting.append((verb, args))
        return True

    def poll(self, now: int) -> bytes:
        """Return the bytes to write now: at most `WINDOW` + 3 frames."""
        out = b""
        if self._guest:
            out += frame(0, "WELCOME", f"{PROTOCOL} {self.version} {self._me} {self._guest}")
            self._guest = ""
        if not self.up:
            if self._speaks and now >= self._hello_at:
                self._hello_at = now + HELLO_MS
                out += frame(0, "HELLO", f"{PROTOCOL} {self.version} {self._me}")
            return out
        if self._owes:
            self._owes = False
            out += frame((self._next - 1) % _SEQS, "ACK", "", self._key_out)
        if self._flying and now >= self._resend_at:
            self._flying = 0
        while self._flying < min(SEND_WINDOW, len(self._waiting)):
            verb, args = self._waiting[self._flying]
            out += frame((self._first + self._flying) % _SEQS, verb, args, self._key_out)
            self._flying += 1
            self._resend_at = now + RESEND_MS + len(out) // BYTES_A_MS
        if out:
            self._sent_at = now
        elif now - self._sent_at >= PING_MS:
            self._sent_at = now
            out = frame(0, "PING", "", self._key_out)
        return out

    def bye(self) -> bytes:
        """Leave the session, and return the last bytes to write: they tell the other end at once."""
        last = frame(0, "BYE", "", self._key_out) if self.up else b""
        self._leave()
        return last

    # ---- receiving

    def feed(self, data: bytes, now: int) -> "list[tuple[str, str]]":
        """Take the bytes that were read, in pieces of any size, and return what happened since the last call."""
        if self.up and now - self._heard_at >= SILENCE_MS:
            self._leave()
        for start in range(0, len(data), _CHUNK):
            lines = (self._rest + data[start : start + _CHUNK]).split(b"\n")
            self._rest = lines.pop()[-LONGEST_FRAME:]
            for line in lines:
                begin = line.rfind(b"$")
                self._line(line[begin:] if begin >= 0 else b"", now)
        events = self._events
        self._events = []
        return events

    def _line(self, line: bytes, now: int) -> None:
        if not _looks_like_a_frame(line):
            self._owes = True
            return
        self.met = self._speaks = True
        greeting = _read(line, 0)
        if greeting and greeting[1] in ("HELLO", "WELCOME"):
            self._greeted(greeting[1], greeting[2].split(" "), now)
            return
        known = _read(line, self._key_in) if self.up else None
        if known:
            self._heard_at = now
            self._take(known[0], known[1], known[2], now)
        else:
            self._owes = True  # a damaged frame: an ACK tells the other end what arrived, and that this end is alive

    def _take(self, seq: int, verb: str, args: str, now: int) -> None:
        if verb == "ACK":
            count = (seq - self._first + 1) % _SEQS
            if 0 < count <= self._flying:
                self._waiting = self._waiting[count:]
                self._flying -= count
                self._first = (self._first + count) % _SEQS
                self._resend_at = now + RESEND_MS
        elif verb == "BYE":
            self._leave()
        elif verb not in _OWN_VERBS:
            self._owes = True
            if seq == self._next:
                self._next = (seq + 1) % _SEQS
                self._events.append((verb, args))

    def _greeted(self, verb: str, words: "list[str]", now: int) -> None:
        if len(words) != (3 if verb == "HELLO" else 4):
            return
        protocol, version, them = words[:3]
        if them == self._me:
            return  # an echo
        if protocol != str(PROTOCOL):
            if self.up:
                self._leave()
            if self.other != protocol + " " + version:
                self.other = protocol + " " + version
                self._events.append(("other", self.other))
        elif verb == "HELLO":
            if self.up and them != self._them:
                self._leave()
            self._heard_at = now  # the other end is alive, though it waits for WELCOME
            self._guest = them
        elif words[3] == self._me and not self.up:
            self._enter(them, version, now)

    def _enter(self, them: str, version: str, now: int) -> None:
        self.up = True
        self.other = ""
        self.peer = version
        self._them = them
        self._key_out = crc32((self._me + them).encode())
        self._key_in = crc32((them + self._me).encode())
        self._heard_at = self._sent_at = now
        self._events.append(("up", version))
