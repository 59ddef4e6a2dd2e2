"""The symbols of plugs, chips and boards."""

from __future__ import annotations

from typing import Final

from hardware import pinmap
from schematics import chips, header
from schematics.symbol import Disc, Line, Pin, Side, Symbol, TextPlace, rectangle

PIN_PITCH: Final = 4  # distance between the pins of boards, so that a label or a power symbol fits between two


def _side(number: int) -> Side:
    return "left" if number % 2 else "right"


def _header_kind(number: int, name: str) -> str:
    """Return the electrical type of a pin of the Pi, for KiCad's rule check."""
    if number == header.SUPPLY_3V3:
        return "power_out"
    return "bidirectional" if name.startswith("GPIO") else "passive"


PI_HEADER: Final = Symbol(
    *("Pi_Header", "J"),
    tuple(
        Pin(
            *(str(number), name, -13 if number % 2 else 13, PIN_PITCH * ((number - 1) // 2) - 38),
            *(_side(number), _header_kind(number, name)),
        )
        for number, name in header.NAMES.items()
    ),
    (rectangle(-11, -41, 11, 41),),
    *(TextPlace(0, -43.8), TextPlace(0, -42.2)),
    named=True,
    numbered=True,
)
SCREW_TERMINAL: Final = Symbol(
    *("Screw_Terminal", "J", (Pin("1", "+", 5, -2, "right"), Pin("2", "-", 5, 2, "right"))),
    (rectangle(-3, -4, 3, 4), Disc((-1, -2), 0.9), Disc((-1, 2), 0.9)),
    *(TextPlace(0, -5), TextPlace(0, 5)),
    named=True,
    numbered=True,
)
FEED: Final = Symbol(
    *("Feed", "J", (Pin("1", "+", 2, 5, "down"), Pin("2", "-", -2, 5, "down"))),
    (rectangle(-4, 0, 4, 3),),
    *(TextPlace(5, 0.6, "left"), TextPlace(5, 2.2, "left")),
    named=True,
    numbered=True,
)
UART: Final = Symbol(
    *("UART", "J"),
    tuple(
        Pin(str(place + 1), name, -6, PIN_PITCH * place - PIN_PITCH, "left")
        for place, name in enumerate(("TX", "RX", "GND"))
    ),
    (rectangle(-4, -6, 4, 6),),
    *(TextPlace(0, -7), TextPlace(0, 7)),
    named=True,
    numbered=True,
)

# ---- chips

ROW_PITCH: Final = 14  # distance between the rows of the matrix, and between the decoder's outputs


def _decoder() -> Symbol:
    """Return the 74HC154, tall enough for each output to be level with its row. The outputs without a row are below."""
    unused = [output for output in range(16) if output not in pinmap.ROWS]
    outputs = [(output, ROW_PITCH * (y - pinmap.SIZE // 2)) for y, output in enumerate(pinmap.ROWS)]
    outputs += [(output, 74 + 3 * place) for place, output in enumerate(unused)]
    pins = [
        *(Pin(chips.DECODER_OUTPUTS[output], f"~{{Y{output}}}", 10, y, "right", "output") for output, y in outputs),
        *(Pin(pin, f"A{bit}", -10, 3 * bit - 70, "left", "input") for bit, pin in enumerate(chips.DECODER_ADDRESS)),
        *(Pin(pin, f"~{{E{n}}}", -10, 4 * n - 54, "left", "input") for n, pin in enumerate(chips.DECODER_ENABLES)),
        Pin(chips.DECODER_VCC, "VCC", 0, -76, "up", "power_in"),
        Pin(chips.DECODER_GND, "GND", 0, 92, "down", "power_in"),
    ]
    return Symbol(
        *("74HC154", "U", tuple(pins), (rectangle(-8, -74, 8, 90),)),
        *(TextPlace(0, -1.5, size=2), TextPlace(0, 1.5, size=2)),
        named=True,
        numbered=True,
    )


def _shifter() -> Symbol:
    pins = [
        Pin(chips.SHIFTER_VCC, "VCC", 0, -24, "up", "power_in"),
        Pin(chips.SHIFTER_GND, "GND", 0, 28, "down", "power_in"),
    ]
    shapes: list[Line | Disc] = [rectangle(-8, -22, 8, 26)]
    for number, gate in enumerate(chips.GATES):
        y = 11 * number - 17
        pins.append(Pin(gate.entry, f"{number + 1}A", -10, y, "left", "input"))
        pins.append(Pin(gate.enable, f"~{{{number + 1}OE}}", -10, y + 6, "left", "input"))
        pins.append(Pin(gate.output, f"{number + 1}Y", 10, y, "right", "tri_state"))
        shapes.append(Line(((-4, y), (-1.5, y), (-1.5, y - 1.7), (1.5, y), (-1.5, y + 1.7), (-1.5, y))))
        shapes.append(Line(((1.5, y), (4, y))))
        shapes.append(Line(((-4, y + 6), (0, y + 6), (0, y + 0.9))))
    return Symbol(
        *("74AHCT125", "U", tuple(pins), tuple(shapes)),
        *(TextPlace(2.5, -24.8, "left"), TextPlace(2.5, -23.2, "left")),
        named=True,
        numbered=True,
    )


def _light(name: str, entry: Side, leave: Side, data: int) -> Symbol:
    """Return an SK9822. Its pins have names instead of numbers, as they are printed on a strip.

    In the rows that run backwards data is below the clock, so that the wires of a joint do not cross.
    """
    edges: dict[Side, int] = {"left": -7, "right": 7}
    pins = (
        *(Pin("DI", "DI", edges[entry], data, entry, "input"), Pin("CI", "CI", edges[entry], -data, entry, "input")),
        *(Pin("DO", "DO", edges[leave], data, leave, "output"), Pin("CO", "CO", edges[leave], -data, leave, "output")),
        *(Pin("VCC", "~", 0, -5, "up", "power_in"), Pin("GND", "~", 0, 5, "down", "power_in")),
    )
    return Symbol(
        *(name, "LED", pins, (rectangle(-5, -3, 5, 3),)),
        *(TextPlace(-7, -3.9, "left", 1), None),
        point=TextPlace(0, 0, size=1.7),
        named=True,
    )


CHIPS: Final = (
    *(_decoder(), _shifter()),
    *(_light("SK9822", "left", "right", -1), _light("SK9822_back", "right", "left", 1)),
)

# ---- the handheld

_PICO_LEFT: Final = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
_PICO_RIGHT: Final = (
    "VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16"
)
_PICO_SOURCES: Final = {str(pinmap.HANDHELD[net].pin) for net in ("3V3", "GND")}


def _pico(number: int, name: str, x: int, place: int, side: Side) -> Pin:
    kind = "power_out" if str(number) in _PICO_SOURCES else "passive"
    return Pin(str(number), name, x, PIN_PITCH * place - 38, side, kind)


PICO: Final = Symbol(
    *("Pico", "A"),
    (
        *(_pico(place + 1, name, -13, place, "left") for place, name in enumerate(_PICO_LEFT.split())),
        *(_pico(40 - place, name, 13, place, "right") for place, name in enumerate(_PICO_RIGHT.split())),
    ),
    (rectangle(-11, -41, 11, 41), rectangle(-4, -43, 4, -37)),
    *(TextPlace(5, -43.8, "left"), TextPlace(5, -42.2, "left")),
    named=True,
    numbered=True,
)
OLED: Final = Symbol(
    *("OLED", "DS"),
    tuple(
        Pin(number, name, 18, PIN_PITCH * place, "right")
        for place, (number, name) in enumerate((("2", "VCC"), ("1", "GND"), ("4", "SDA"), ("3", "SCL")))
    ),
    (rectangle(-18, -3, 16, 14), rectangle(-16, -1, 10, 11)),
    *(TextPlace(-18, -5.4, "left"), TextPlace(-18, -3.9, "left")),
    named=True,
    numbered=True,
)


def _arrow(x: int, y: int) -> Line:
    tip, foot = (2 * x - 6, 2 * y + 10), (x - 6, y + 10)
    return Line((tip, (foot[0] + y * 0.6, foot[1] + x * 0.6), (foot[0] - y * 0.6, foot[1] - x * 0.6), tip))


PAD: Final = Symbol(
    *("Pad", "SW"),
    (
        *(
            Pin(str(n + 1), name, 18, PIN_PITCH * place, "right")
            for n, (name, place) in enumerate((("UP", 0), ("DOWN", 1), ("LEFT", 2), ("RIGHT", 3), ("PRESS", 5)))
        ),
        Pin("6", "COM", -20, 20, "left"),
    ),
    (rectangle(-18, -3, 16, 23), *(_arrow(x, y) for x, y in ((0, -3), (0, 3), (-3, 0), (3, 0))), Disc((-6, 10), 1.5)),
    *(TextPlace(-18, 24.1, "left"), TextPlace(-18, 25.7, "left")),
    named=True,
    numbered=True,
)
