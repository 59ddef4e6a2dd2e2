"""The power budget: the driver's limit, the supply, the fuse and the cables fit each other."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware import leds, pinmap
from hardware.handheld import MOST_HANDHELDS
from pi_app.commands.opening import plan
from pi_app.system import config
from pi_app.system.settings import Settings
from schematics import parts, power, power_page, power_wires, table

ROOT = Path(__file__).parent.parent.parent
DRIVERS = ("TableBoard", "Leds", "VirtualTable", "encode")


def test_the_driver_never_asks_for_more_than_fuse_and_supply_bear() -> None:
    assert power.CAPPED_A == leds.LIMIT_A
    assert power.greatest_limit() >= leds.LIMIT_A
    white = leds.amperes(leds.encode([power.WHITE] * pinmap.POINTS))
    assert white <= power.FUSE_A * 0.75 and white <= power.SUPPLY_A * 0.8


def test_the_worst_case_is_what_the_data_sheet_says_of_a_white_table() -> None:
    assert pytest.approx(121 * 0.061) == power.UNCAPPED_A
    assert pytest.approx(0.121) == power.IDLE_A


def test_nobody_in_the_application_raises_the_limit() -> None:
    """The limit is an argument of the drivers; the application can only lower it."""
    for path in sorted((ROOT / "pi_app").rglob("*.py")):
        assert not any(map(_raises, ast.walk(ast.parse(path.read_text(encoding="utf-8"))))), path
    assert not {"limit", "limit_a", "amperes", "current"} & set(Settings._fields)


def test_what_the_owner_sets_is_never_above_the_driver_s_limit() -> None:
    assert config.read_amperes(str(leds.LIMIT_A)) == leds.LIMIT_A == plan({}, {}).amperes
    for text in (str(leds.LIMIT_A + 0.01), "5", "inf", "nan", "0", "-1"):
        with pytest.raises(ValueError):
            config.read_amperes(text)
    dimmed = leds.encode([power.WHITE] * pinmap.POINTS, limit=0.5)
    assert leds.amperes(dimmed) <= 0.5


@pytest.mark.parametrize("source", ["TableBoard(limit=5)", "leds.encode(frame, limit=5)", "board.leds.limit = 5"])
def test_the_check_above_would_see_it(source: str) -> None:
    assert any(map(_raises, ast.walk(ast.parse(source))))


def _raises(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), keywords=keywords):
            given = [ast.unparse(keyword.value) for keyword in keywords if keyword.arg == "limit"]
            return name in DRIVERS and given not in ([], ["session.amperes"])
        case ast.Attribute(attr="limit", ctx=ast.Store()):
            return True
    return False


def test_the_fuse_lets_the_table_play_and_saves_supply_and_wires() -> None:
    assert power.CAPPED_A < power.FUSE_A <= power.SUPPLY_A
    assert power.FUSE_A < power.UNCAPPED_A
    for wire in power_wires.CABLES:
        assert wire.carries > power.FUSE_A * power.FUSE_HOLDS, wire.name
    assert power.FUSE_A * power.FUSE_HOLDS < table.CLAMP_A, "the diode for a swapped supply"


MARGIN = 0.15  # volts


@pytest.mark.parametrize("limit", [power.CAPPED_A, power.greatest_limit()])
def test_the_farthest_light_has_the_voltage_it_wants_and_some_more(limit: float) -> None:
    assert power_wires.farthest(limit)[1] >= power_wires.LEAST_V + MARGIN
    assert power_wires.farthest(limit, power.SHEET_V)[1] >= power_wires.LEAST_V, "and with the worst supply just that"


@pytest.fixture(name="wired")
def _wired(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[power_wires.Bus], None]]:
    """Return a function that feeds the lights by one bus only."""

    def wire(bus: power_wires.Bus) -> None:
        monkeypatch.setattr(power_wires, "buses", lambda: (bus,))
        power_wires._resistances.cache_clear()

    yield wire
    power_wires._resistances.cache_clear()


def test_with_one_tap_only_the_farthest_light_would_starve(wired: Callable[[power_wires.Bus], None]) -> None:
    wired(power_wires.Bus(0, (0,), (0,)))
    light, left = power_wires.farthest()
    assert light == 120 and left < power_wires.LEAST_V


def test_without_the_right_bus_the_margin_would_be_thin(wired: Callable[[power_wires.Bus], None]) -> None:
    wired(power_wires.buses()[0])
    light, left = power_wires.farthest()
    assert light == 120 and left < power_wires.LEAST_V + MARGIN


def test_the_voltage_agrees_with_a_walk_along_the_last_row() -> None:
    """An ampere into the middle of a row comes from both ends: the losses on the two paths add up to half a row's."""
    ohms = power_wires._resistances()
    ways = [ohms[115][115] - ohms[end][115] for end in (110, 120)]
    assert sum(ways) == pytest.approx(5 * power_wires.STRIP_RAIL.ohms)
    assert ohms[0][120] == pytest.approx(ohms[120][0]), "what one does to the other, the other does to the one"


def test_every_end_of_a_row_is_tapped_or_joined_to_one_that_is() -> None:
    ends = {pinmap.led_of(pinmap.point(x, y)) for x in (0, 10) for y in range(11)}
    tapped = {*power_wires.LEFT_TAPS, *power_wires.RIGHT_TAPS}
    assert tapped <= ends
    assert {light for light in ends if not {light - 1, light, light + 1} & tapped} == set()


@pytest.mark.parametrize("pi", power.PIS, ids=lambda pi: pi.name)
def test_every_pi_feeds_a_full_house_of_handhelds(pi: power.Pi) -> None:
    assert power.handhelds_a() <= pi.usb
    assert power.pi_a(pi) <= pi.supply


@pytest.mark.parametrize("pi", power.PIS, ids=lambda pi: pi.name)
def test_every_pi_feeds_the_display_and_all_but_one_a_full_house_beside_it(pi: power.Pi) -> None:
    assert pi.usb >= power.DISPLAY_A and pi.busy + power.logic_a() + power.DISPLAY_A <= pi.supply
    whole = power.handhelds_a() + power.DISPLAY_A <= pi.usb and power.pi_a(pi, display=power.DISPLAY_A) <= pi.supply
    assert whole == (pi.name != "5 with a 3 A supply"), "docs/power.md says what to do with this one"
    assert power.beside_display(pi) == (MOST_HANDHELDS if whole else 0)


def test_what_the_display_leaves_of_usb_or_of_the_supply_is_for_handhelds() -> None:
    two = power.DISPLAY_A + 2 * power.HANDHELD_A
    assert power.beside_display(power.Pi("little USB", 1.0, two, 3.0)) == 2
    assert power.beside_display(power.Pi("weak supply", 1.0, 1.2, 1.0 + power.logic_a() + two)) == 2


def test_the_parts_list_wants_a_display_that_the_budget_knows() -> None:
    (display,) = (entry for entry in parts.entries() if entry.name == "Public display")
    assert display.device == "table" and f"{power.DISPLAY_A:g} A at most" in display.look_for
    assert {"HDMI cable", "USB cable for the display"} <= {entry.name for entry in parts.entries()}


def test_the_page_is_what_the_figures_say() -> None:
    assert power_page.PAGE.read_text(encoding="utf-8") == power_page.page()


def test_examples_in_docstrings_are_true() -> None:
    failed, tried = doctest.testmod(power)
    assert tried and not failed
