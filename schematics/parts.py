"""The parts list: what to buy, how many, and what to look for. The quantities are counted from the circuits."""

from __future__ import annotations

from collections.abc import Iterator
from csv import writer
from io import StringIO
from itertools import groupby
from string import ascii_uppercase
from typing import Final, NamedTuple

from hardware import pinmap
from schematics import power, power_wires
from schematics.board_geometry import REED
from schematics.board_magnets import MAGNET, REED_AT
from schematics.handheld import handheld
from schematics.model import Circuit, Part
from schematics.table import table


class Product(NamedTuple):
    """What to buy for a symbol with a certain value."""

    name: str
    look_for: str


_TERMINAL = Product("Screw terminal, 2 poles", "5.08 mm pitch, for wires of 1.5 mm², 10 A.")

CATALOGUE: Final[dict[tuple[str, str], Product]] = {
    ("Pi_Header", "Raspberry Pi"): Product(
        "40-pin header and ribbon cable",
        "IDC box header 2 x 20, 2.54 mm, with a 40-way cable to the Pi, 20 cm or shorter; check pin 1 at both ends.",
    ),
    ("Screw_Terminal", "5 V in"): _TERMINAL,
    ("Feed", "left bus"): _TERMINAL,
    ("Feed", "right bus"): _TERMINAL,
    ("UART", "spare UART"): Product("Pin header, 3 pins", "2.54 mm. Leave it out if you need no serial line."),
    ("Fuse", f"T {power.FUSE_A:g} A"): Product(
        f"Fuse, {power.FUSE_A:g} A time-lag, 5 x 20 mm",
        "Marked T; with a closed holder for the wire or the panel, 10 A. Buy spares.",
    ),
    ("Capacitor_polar", "1000u 10 V"): Product(
        "Electrolytic capacitor, 1000 µF", "10 V or more, 105 °C. Mind the minus."
    ),
    ("Capacitor", "100n"): Product(
        "Ceramic capacitor, 100 nF", "X7R, 16 V or more, 5 mm pitch. One close to each chip's supply pin."
    ),
    ("74HC154", "74HC154"): Product(
        "74HC154, 4-to-16 decoder",
        "HC, not HCT or LS: it works at 3.3 V. DIP-24, 15.24 mm wide (some makers 7.62 mm): buy the socket to match.",
    ),
    ("74AHCT125", "74AHCT125"): Product(
        "74AHCT125, four buffers",
        "AHCT (SN74AHCT125N, DIP-14); not AHC, HC or HCT. With a socket.",
    ),
    ("Resistor", "10k"): Product(
        "Resistor, 10 kΩ", "5 % or better, 0.25 W. They keep the columns high and the lights' lines low."
    ),
    ("Resistor_flat", "100"): Product("Resistor, 100 Ω", "5 % or better, 0.25 W."),
    ("Resistor_flat", "4k7"): Product("Resistor, 4.7 kΩ", "5 % or better, 0.25 W."),
    ("Resistor", "1k"): Product("Resistor, 1 kΩ", "5 % or better, 0.25 W."),
    ("Reed", "reed"): Product(
        "Reed switch, normally open",
        f"Glass {REED[1]:g} mm long, {REED[0]:g} mm across at most, closing at {REED_AT[0]:g} to {REED_AT[1]:g} AT: "
        "Littelfuse MDSR-10-20-25, say. Not latching, not change-over. Try ten first (docs/build.md), and buy ten "
        "spares: glass breaks.",
    ),
    ("Schottky", "BAT85"): Product(
        "Schottky diode, BAT85",
        "Or another small-signal one with at most 0.32 V at 1 mA (BAT43, BAT48). Not 1N4148: too much drop for a full "
        "row. Not 1N58xx: they leak when warm.",
    ),
    ("Schottky_upright", "SB560"): Product("Schottky diode, SB560", "5 A (or SB550, SR560). The ring points to plus."),
    ("SK9822", "SK9822"): Product(
        "SK9822 light",
        "As strip, 30 a metre (33.3 mm pitch), 5 V, bare (IP20): 4.1 m, so a reel of 5 m. APA102 is the same to the "
        "table. Not WS2812: those have no clock wire.",
    ),
    ("Button", ""): Product(
        "Push button", "Normally open, momentary; for the panel any size. At the table caps that fingers find."
    ),
    ("NPN", "BC547B"): Product("NPN transistor, BC547B", "TO-92; any small NPN does (2N3904: other order of legs)."),
    ("Piezo", "piezo disc"): Product(
        "Piezo disc, passive",
        "20 to 35 mm, without electronics of its own (no 'active' buzzer), and no coil: that would want a diode.",
    ),
    ("Pico", "Raspberry Pi Pico"): Product(
        "Raspberry Pi Pico", "Pico or Pico 2, with or without radio, with pin headers."
    ),
    ("OLED", "SSD1306 128x64 I2C"): Product(
        "OLED module, 128 x 64", "0.96 inch, SSD1306 (not SH1106), I2C with four pins, 3.3 V, address 3c."
    ),
    ("Pad", "five-way pad"): Product("Five-way pad", "A module with UP, DOWN, LEFT, RIGHT, PRESS (MID) and COM."),
}

_THICK_METRES = power_wires.SUPPLY_CABLE.metres + 2 * power_wires.BUS_CABLE.metres + power_wires.TOP_CABLE.metres
_TAPS = len(power_wires.LEFT_TAPS) + len(power_wires.RIGHT_TAPS)
_THIN_METRES = _TAPS * power_wires.TAP_CABLE.metres + 10 * power_wires.JOINT_CABLE.metres

# Things to buy that are on no sheet: device, quantity, name, what to look for.
EXTRAS: Final = (
    (
        "table",
        "1",
        "Raspberry Pi",
        "3, 4, 5 or Zero 2 W with its 40-pin header, SD card, and the supply its maker sells for it.",
    ),
    (
        *("table", "1", "Public display"),
        f"7 inch, 800 x 480 or 1024 x 600, HDMI, fed by USB with {power.DISPLAY_A:g} A at most (docs/power.md); better "
        "with a touch panel on the same USB cable. A monitor with its own supply does as well, or a DSI panel, fed as "
        "its maker says.",
    ),
    (
        *("table", "1", "HDMI cable"),
        "As short as the place allows; for the Pi's own socket: micro-HDMI at a Pi 4 or 5, mini-HDMI at a Zero 2 W.",
    ),
    (
        *("table", "1", "USB cable for the display"),
        "From its touch or power socket to a USB socket of the Pi; it usually comes with the display.",
    ),
    (
        *("table", "1", f"Supply for the lights, {power.VOLTS:g} V {power.SUPPLY_A:g} A"),
        "A closed desktop supply with a safety mark; regulated, short-circuit proof, "
        f"{power.LOWEST_V:g} V or more under load. docs/power.md has the sums.",
    ),
    (
        *("table", f"{_THICK_METRES:.1f} m", f"Two-core wire, {power_wires.SUPPLY_CABLE.mm2:g} mm²"),
        "Stranded copper, red and black: from the supply to the fuse, and the buses of the lights.",
    ),
    (
        *("table", f"{_THIN_METRES:.1f} m", f"Two-core wire, {power_wires.TAP_CABLE.mm2:g} mm²"),
        "Stranded copper: taps, and joints between the rows of lights.",
    ),
    (
        *("table", "1", "Socket for the supply's plug"),
        "5.5 x 2.1 or 2.5 mm, as the plug is, for 5 A; plus is in the middle, as a rule: measure.",
    ),
    ("table", "5 m", "Tinned copper wire, 0.6 mm", "Bare: the rows of the reeds."),
    (
        "table",
        "15 m",
        "Thin wire",
        "0.14 to 0.25 mm², stranded, several colours: columns, buttons, data and clock, from the rows to U1.",
    ),
    ("table", "1", "Perforated board", "100 x 160 mm, 2.54 mm, for the chips and plugs; sockets DIP-24 and DIP-14."),
    (
        "table",
        "one a piece",
        "Disc magnet",
        f"Neodymium N35, {MAGNET.across:g} x {MAGNET.thick:g} mm; a stronger one reaches the neighbours' reeds. "
        "docs/build.md tells how to try.",
    ),
    ("handheld", "1", "USB cable", "One that carries data, for the Pico's socket (micro-B or C), 1 to 2 m."),
)


class Entry(NamedTuple):
    """One line of the parts list."""

    device: str
    quantity: str
    name: str
    references: str
    look_for: str


def _product(part: Part) -> Product:
    """Return the product for a part. All buttons are the same product, and so are both symbols of a light."""
    symbol = part.symbol.removesuffix("_back")
    return CATALOGUE[symbol, "" if symbol == "Button" else part.value]


def _shown(references: list[str]) -> str:
    """Return the references as a text. A run of consecutive ones is shortened to its first and last reference.

    A part that is under every point is also shortened, although its numbers jump from row to row.

    >>> _shown(["R1", "R2", "R3", "R16", "R17"])
    'R1 to R3, R16, R17'
    """
    if len(references) == pinmap.POINTS:
        return f"{references[0]} to {references[-1]}"
    shown = []
    for _, run in groupby(enumerate(references), key=lambda pair: int(pair[1].lstrip(ascii_uppercase)) - pair[0]):
        refs = [ref for _, ref in run]
        shown += [f"{refs[0]} to {refs[-1]}"] if len(refs) > 2 else refs
    return ", ".join(shown)


def _entries(circuit: Circuit) -> Iterator[Entry]:
    bought: dict[Product, list[str]] = {ware: [] for ware in CATALOGUE.values()}
    for part in circuit.parts.values():
        bought[_product(part)].append(part.ref)
    for ware, references in bought.items():
        if references:
            yield Entry(circuit.name, str(len(references)), ware.name, _shown(references), ware.look_for)


def entries() -> list[Entry]:
    """Return the whole list, the table first."""
    found: list[Entry] = []
    for circuit in (table(), handheld()):
        found += _entries(circuit)
        found += [Entry(*row[:3], "", row[3]) for row in EXTRAS if row[0] == circuit.name]
    return found


def csv() -> str:
    """Return the list as CSV."""
    text = StringIO()
    sheet = writer(text, lineterminator="\n")
    sheet.writerow(("for", "quantity", "part", "references", "look for"))
    sheet.writerows(entries())
    return text.getvalue()


_HEAD = """\
# Parts

Written by `make schematics`; [the same as a table to import](parts.csv). Quantities are exact: add spares, above all of
reeds. References are those of the [sheets](exports/table.pdf).
"""


def page() -> str:
    """Return the list as a Markdown page."""
    lines = [_HEAD]
    for device, group in groupby(entries(), key=lambda entry: entry.device):
        lines += [
            f"## {'The table' if device == 'table' else 'A handheld'}",
            "",
            "| | part | references | look for |",
            "|---:|---|---|---|",
        ]
        lines += [f"| {entry.quantity} | {entry.name} | {entry.references} | {entry.look_for} |" for entry in group]
        lines.append("")
    return "\n".join(lines)
