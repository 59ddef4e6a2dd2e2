"""The page docs/handheld.md agrees with the code."""

from __future__ import annotations

import re
from pathlib import Path

from hardware.link import PROTOCOL, Link, frame
from hardware.pinmap import HANDHELD

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "handheld.md").read_text(encoding="utf-8")


def test_the_wiring_on_the_page_is_the_pin_maps() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d*) ?\| (.+) \|$", PAGE, re.MULTILINE)
    told = {net: (int(pin), int(gp) if gp else None, to) for net, pin, gp, to in rows}
    assert told == {net: tuple(wire) for net, wire in HANDHELD.items()}


def test_the_frame_on_the_page_is_a_good_one() -> None:
    (line,) = re.findall(r"^\$.*$", PAGE, re.MULTILINE)
    version = re.search(r'VERSION = "(.+)"', (ROOT / "firmware" / "device.py").read_text(encoding="utf-8"))
    assert version
    assert line.encode() + b"\n" == frame(0, "HELLO", f"{PROTOCOL} {version[1]} 5e55104a")
    end = Link("1", lambda: 1)
    end.feed(line.encode() + b"\n", 0)
    assert b"WELCOME" in end.poll(0)


def test_every_verb_on_the_page_is_in_the_code_and_the_other_way_round() -> None:
    told = set(re.findall(r"^\| `([A-Z]+)", PAGE, re.MULTILINE))
    code = "".join((ROOT / path).read_text("utf-8") for path in ("hardware/link.py", "firmware/device.py"))
    assert told == set(re.findall(r'"([A-Z]{3,})"', code))
