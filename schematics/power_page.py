"""`make drawings` writes docs/power.md: a page with the power budget, whose figures are all computed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from string import ascii_uppercase
from typing import Final

from hardware import leds, pinmap
from hardware.handheld import MOST_HANDHELDS
from schematics import power, power_wires

TEMPLATE: Final = Path(__file__).with_name("power_page.txt")
PAGE: Final = Path(__file__).parent.parent / "docs" / "power.md"


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _place(light: int) -> str:
    """Return the self-test's name for the point of a light."""
    y, x = divmod(pinmap.LEDS.index(light), pinmap.SIZE)
    return f"{y + 1}{ascii_uppercase[x]}"


def _amperes(value: float) -> str:
    return f"{value:.2f} A"


def _lights() -> str:
    rows = (
        ("dark", power.IDLE_A, "every light's chip is awake"),
        ("at the driver's limit", power.CAPPED_A, "the most that Filature ever shows: brighter frames are scaled down"),
        ("all white, no limit", power.UNCAPPED_A, "never shown; what wrong data on the line could ask for"),
    )
    cells = [(name, _amperes(value), f"{power.watts(value)} W", note) for name, value, note in rows]
    return _table(("121 lights", "current", "at 5 V", ""), cells)


def _wires() -> str:
    rows = [
        (wire.name, f"{wire.mm2:g} mm² (AWG {wire.awg})", f"{100 * wire.metres:g} cm", f"{wire.carries:.1f} A")
        for wire in power_wires.CABLES
    ]
    return _table(("wire, for plus and for ground", "copper", "longest", "carries"), rows)


def _pis() -> str:
    rows = [
        (
            *(pi.name, _amperes(pi.busy), _amperes(power.pi_a(pi)), _amperes(power.pi_a(pi, display=power.DISPLAY_A))),
            *(_amperes(pi.supply), _amperes(pi.usb), f"{power.beside_display(pi)} handhelds"),
        )
        for pi in power.PIS
    ]
    head = (
        "Raspberry Pi",
        "busy",
        "with handhelds",
        "and a display",
        "its supply",
        "its USB gives",
        "beside a display",
    )
    return _table(head, rows)


def page() -> str:
    """Return the page: the template with the computed figures."""
    light, left = power_wires.farthest()
    return TEMPLATE.read_text(encoding="utf-8").format(
        volts=power.VOLTS,
        supply=power.SUPPLY_A,
        lights=_lights(),
        colour_ma=leds.COLOUR_MA,
        idle_ma=leds.IDLE_MA,
        capped=power.CAPPED_A,
        uncapped=power.UNCAPPED_A,
        greatest=power.greatest_limit(),
        fuse=power.FUSE_A,
        fuse_load=power.FUSE_LOAD,
        asked=power.CAPPED_A / power.FUSE_LOAD,
        working=power.CAPPED_A / power.SUPPLY_A,
        holds=power.FUSE_A * power.FUSE_HOLDS,
        wires=_wires(),
        left_rows=_list(row + 1 for row in power_wires.LEFT_ROWS),
        left_taps=_list(power_wires.LEFT_TAPS),
        right_rows=_list(row + 1 for row in power_wires.RIGHT_ROWS),
        right_taps=_list(power_wires.RIGHT_TAPS),
        sheet=power.SHEET_V,
        sheet_left=power_wires.farthest(supply=power.SHEET_V)[1],
        lowest=power.LOWEST_V,
        light=light,
        place=_place(light),
        left=left,
        least=power_wires.LEAST_V,
        rail=power_wires.RAIL_MM2,
        pis=_pis(),
        handhelds=MOST_HANDHELDS,
        handheld_ma=1000 * power.HANDHELD_A,
        handhelds_a=power.handhelds_a(),
        display_ma=1000 * power.DISPLAY_A,
        buzzer_ma=1000 * power.BUZZER_A,
        matrix_ma=1000 * (power.DECODER_A + power.PULL_UPS_A),
    )


def write() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write()
