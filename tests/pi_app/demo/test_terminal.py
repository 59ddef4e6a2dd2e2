"""Tests of `filature demo` in a real pseudo-terminal, which it must restore at the end."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TAKEN = b"\x1b[?1049h\x1b[?25l"  # switches to the alternate screen and hides the cursor
GIVEN_BACK = b"\x1b[?1049l\x1b[?25h"
COLOUR = re.compile(rb"\x1b\[[0-9;]*m")
TIMEOUT = 20_000  # ms; a test that hangs fails after this time


class Window:
    """A pseudo-terminal in which the demo runs."""

    def __init__(self, *arguments: str, width: int = 80, height: int = 24, **environment: str) -> None:
        self.far, self.near = pty.openpty()
        fcntl.ioctl(self.near, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pi_app.cli", "demo", "--level", "0", "--seed", "4", "--lang", "en", *arguments],
            stdin=self.near,
            stdout=self.near,
            stderr=self.near,
            cwd=ROOT,
            env={"PATH": os.defpath, "TERM": "xterm-256color", **_python_path(), **environment},
            start_new_session=True,
            preexec_fn=_hear_ctrl_c,
        )
        self.seen = b""

    def read_until(self, wanted: bytes, count: int = 1) -> None:
        """Read until the bytes have come `count` times."""
        end = time.monotonic() + TIMEOUT / 1000
        while self.seen.count(wanted) < count:
            assert time.monotonic() < end, self.seen[-500:]
            if select.select([self.far], [], [], 0.05)[0]:
                self.seen += os.read(self.far, 65536)

    def finish(self) -> int:
        """Read to the end and return the exit code."""
        end = time.monotonic() + TIMEOUT / 1000
        while self.process.poll() is None or select.select([self.far], [], [], 0.0)[0]:
            assert time.monotonic() < end, self.seen[-500:]
            if select.select([self.far], [], [], 0.05)[0]:
                self.seen += os.read(self.far, 65536)
        return self.process.wait()

    def echoes(self) -> bool:
        return bool(termios.tcgetattr(self.near)[3] & termios.ECHO)


def _hear_ctrl_c() -> None:
    """Make Ctrl-C work as in a terminal. Tests that run in the background inherit that it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _python_path() -> dict[str, str]:
    return {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}


@contextmanager
def window(*arguments: str, width: int = 80, height: int = 24, **environment: str) -> Iterator[Window]:
    opened = Window(*arguments, width=width, height=height, **environment)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.wait()
        os.close(opened.far)
        os.close(opened.near)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 128 + signal.SIGTERM)])
def test_who_interrupts_gets_a_clean_terminal_back(number: int, code: int) -> None:
    with window() as demo:
        assert demo.echoes()
        demo.read_until(b"Everybody sees")
        assert not demo.echoes()
        demo.process.send_signal(number)
        assert demo.finish() == code
        assert demo.seen.index(TAKEN) < demo.seen.index(GIVEN_BACK)
        assert demo.seen.endswith(GIVEN_BACK)
        assert demo.echoes()


def test_ctrl_z_hands_the_terminal_back_until_the_demo_goes_on() -> None:
    with window() as demo:
        demo.read_until(b"Everybody sees")
        demo.process.send_signal(signal.SIGTSTP)
        demo.read_until(GIVEN_BACK)
        _, status = os.waitpid(demo.process.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status) and demo.echoes()
        demo.process.send_signal(signal.SIGCONT)
        demo.read_until(TAKEN, count=2)
        demo.process.send_signal(signal.SIGINT)
        assert demo.finish() == 130
        assert demo.seen.endswith(GIVEN_BACK)


def test_at_the_end_the_score_stays_to_be_read() -> None:
    with window("--speed", "1000") as demo:
        assert demo.finish() == 0
        _, left = demo.seen.split(GIVEN_BACK)
        assert b"Total" in left and b"Once more: filature demo --level 0 --seed 4" in left
        assert b"?1049h" not in left and left.endswith(b"\r\n")


@pytest.mark.slow
def test_colours_are_24_bits_where_the_terminal_says_so_else_256_else_none() -> None:
    with window("--speed", "1000", COLORTERM="truecolor") as demo:
        demo.finish()
        assert b"38;2;86;180;233" in demo.seen
    with window("--speed", "1000") as demo:
        demo.finish()
        assert b"38;5;74" in demo.seen and b"38;2;" not in demo.seen
    with window("--speed", "1000", NO_COLOR="1", COLORTERM="truecolor") as demo:
        demo.finish()
        assert not COLOUR.search(demo.seen)


def test_a_dumb_terminal_gets_no_codes_at_all() -> None:
    with window("--speed", "1000", TERM="dumb") as demo:
        assert demo.finish() == 0
        assert b"\x1b" not in demo.seen and b"Total" in demo.seen


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (40, 20), (12, 4)])
def test_no_line_is_wider_and_no_frame_higher_than_the_window(width: int, height: int) -> None:
    with window("--speed", "1000", width=width, height=height) as demo:
        assert demo.finish() == 0
        inside, _ = demo.seen.split(GIVEN_BACK)
        frames = re.findall(rb"\x1b\[\?2026h\x1b\[H(.*?)\x1b\[\?2026l", inside, re.DOTALL)
        assert len(frames) > 10
        for frame in frames:
            lines = re.sub(rb"\x1b\[[0-9;]*[mKJ]|\r", b"", frame).decode().split("\n")
            assert len(lines) <= height and max(map(len, lines)) <= width


def test_a_terminal_of_another_alphabet_gets_plain_signs() -> None:
    with window("--speed", "1000", TERM="dumb", PYTHONIOENCODING="ascii") as demo:
        assert demo.finish() == 0
        assert demo.seen.isascii() and b"+- Everybody sees -" in demo.seen


def test_a_reader_who_goes_away_is_no_error() -> None:
    demo = subprocess.Popen(
        [sys.executable, "-m", "pi_app.cli", "demo", "--level", "0", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={"PATH": os.defpath, **_python_path()},
    )
    assert demo.stdout and demo.stderr
    demo.stdout.close()
    errors = demo.stderr.read()
    demo.stderr.close()
    assert demo.wait(20) == 0 and b"Traceback" not in errors
