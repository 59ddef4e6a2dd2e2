"""The wiring, checked against gpiozero's tables of the header and the boards."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory

from hardware import pinmap

ROOT = Path(__file__).parent.parent.parent
BOARDS = {"3B": "a02082", "4B": "c03111", "5B": "c04170", "Zero 2 W": "902120"}


def test_every_pin_from_2_to_27_is_used_exactly_once() -> None:
    assert Counter(pinmap.used().values()) == Counter(range(2, 28))
    assert pinmap.wiring_mistakes() == []


def test_a_pin_used_twice_is_complained_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pinmap, "BUZZER", 5)
    assert pinmap.wiring_mistakes() == ["BCM 5 is used 2 times", "BCM 18 is used 0 times"]


def test_rows_out_of_gray_order_are_complained_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pinmap, "ROWS", tuple(range(11)))
    assert "not one line changes from address 1 to 2" in pinmap.wiring_mistakes()


@pytest.mark.parametrize("revision", BOARDS.values(), ids=BOARDS.keys())
def test_every_pin_is_on_the_header_of_the_boards_we_name(revision: str) -> None:
    info = MockFactory(revision=revision).board_info
    for bcm in pinmap.used().values():
        assert [header for header, _ in info.find_pin(bcm)]


def test_buttons_stand_where_the_board_has_its_own_pull_ups_or_none() -> None:
    info = MockFactory(revision=BOARDS["4B"]).board_info
    for bcm in (*pinmap.BUTTONS.values(), *pinmap.COLUMNS):
        [(_, pin)] = info.find_pin(bcm)
        assert pin.pull in ("", "up")


def test_no_other_file_of_the_hardware_holds_a_pins_number() -> None:
    for path in sorted((ROOT / "hardware").glob("*.py")):
        if path.name != "pinmap.py":
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"(GPIO|BCM)\d|(Button|Device|Buzzer)\(\d", text), path.name


def test_the_chain_winds_from_row_to_row() -> None:
    assert sorted(pinmap.LEDS) == list(range(121))
    where = {pinmap.led_of(pinmap.point(x, y)): (x, y) for x in range(11) for y in range(11)}
    assert where[0] == (0, 0)
    for led in range(120):
        (x, y), (u, v) = where[led], where[led + 1]
        assert abs(x - u) + abs(y - v) == 1, "neighbours on the chain are neighbours on the table"


def test_a_point_has_its_own_row_and_column() -> None:
    assert len({pinmap.reed_of(at) for at in range(121)}) == 121
    assert pinmap.reed_of(pinmap.point(10, 3)) == (3, 10)
