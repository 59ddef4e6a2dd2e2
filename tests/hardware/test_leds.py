"""The lights, checked on the bytes of the bus with a decoder that shares no code with the driver."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware import leds
from hardware.leds import RGB, Leds
from hardware.virtual import VirtualTable
from hardware.virtual_pins import TablePins, Wires

COLOURS = st.tuples(*[st.integers(0, 255)] * 3)
FRAMES = st.lists(COLOURS, min_size=121, max_size=121)
BLACK = (0, 0, 0)


class Chip(tuple[int, int, int, int]):
    """One light of this independent decoder: brightness from 0 to 31, red, green, blue."""


def chain(sent: bytes) -> list[Chip]:
    """Decode as the SK9822's data sheet says: wait for 32 zero bits, then each of 121 lights keeps one word."""
    bits = f"{int.from_bytes(sent):0{8 * len(sent)}b}"
    assert bits.startswith("0" * 32)
    chips, rest = [], bits[32 + 121 * 32 :]
    for start in range(32, 32 + 121 * 32, 32):
        word = bits[start : start + 32]
        assert word.startswith("111"), "a light's word begins with three ones"
        level, blue, green, red = (int(part, 2) for part in (word[3:8], word[8:16], word[16:24], word[24:]))
        chips.append(Chip((level, red, green, blue)))
    assert set(rest) == {"0"}
    assert len(rest) >= 32 + 121 / 2, "a latch, and half a clock for each light"
    return chips


def by_point(sent: bytes) -> list[Chip]:
    chips = chain(sent)
    rows = [chips[start : start + 11] for start in range(0, 121, 11)]
    return [chip for y, row in enumerate(rows) for chip in (row if y % 2 == 0 else reversed(row))]


def mean_milliamperes(sent: bytes) -> float:
    return sum(1 + 20 * level / 31 * (red + green + blue) / 255 for level, red, green, blue in chain(sent))


def one(colour: RGB, x: int = 0, y: int = 0) -> list[RGB]:
    frame = [BLACK] * 121
    frame[11 * y + x] = colour
    return frame


def test_a_colour_reaches_its_point_and_no_other(table: VirtualTable) -> None:
    for x, y in ((0, 0), (10, 0), (0, 1), (10, 1), (3, 7), (10, 10)):
        table.board.leds.show(one((255, 0, 0), x, y))
        assert by_point(table.wires.bus)[11 * y + x] == (31, 255, 0, 0)
        assert sum(chip[0] > 0 for chip in chain(table.wires.bus)) == 1
        assert table.lights()[11 * y + x] == "ff0000"


@pytest.mark.parametrize(
    ("colour", "seen"), [((255, 0, 0), "ff0000"), ((0, 255, 0), "00ff00"), ((0, 0, 255), "0000ff")]
)
def test_red_is_red_and_blue_is_blue(table: VirtualTable, colour: RGB, seen: str) -> None:
    table.board.leds.show(one(colour))
    assert table.lights()[0] == seen


@given(FRAMES, st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_every_frame_is_wellformed_and_our_decoder_agrees_with_the_independent_one(
    frame: list[RGB], brightness: float
) -> None:
    sent = leds.encode(frame, brightness)
    for seen, (level, *rgb) in zip(leds.decode(sent), by_point(sent), strict=True):
        assert seen == tuple(round(value * level / 31) for value in rgb)


@given(FRAMES, st.floats(0, 1), st.floats(0.121, 8))
@settings(max_examples=50, deadline=None)
def test_no_frame_draws_more_than_the_limit(frame: list[RGB], brightness: float, limit: float) -> None:
    sent = leds.encode(frame, brightness, limit)
    assert mean_milliamperes(sent) <= limit * 1000 + 1e-6
    assert leds.amperes(sent) == pytest.approx(mean_milliamperes(sent) / 1000)


def test_a_white_table_comes_close_to_two_amperes_and_stays_white(table: VirtualTable) -> None:
    table.board.leds.show([(255, 255, 255)] * 121)
    assert 1.9 < table.board.leds.amperes <= 2.0
    assert len(set(table.lights())) == 1
    light = table.lights()[0]
    assert light[:2] == light[2:4] == light[4:]


def asked_milliamperes(frame: list[RGB]) -> float:
    """Return the current of a frame without a limit: 1 mA a light, 20 mA a full colour, with gamma applied."""
    return sum(1 + sum(20 * (value / 255) ** 2.2 for value in colour) for colour in frame)


def bright_points(milliamperes: float) -> list[RGB]:
    """Build a frame with just enough full colours to draw more than this; most of the table stays dark."""
    full = int((milliamperes - 121) / 20) + 1
    return [(255 * (full > 3 * at), 255 * (full > 3 * at + 1), 255 * (full > 3 * at + 2)) for at in range(121)]


def grey_table(milliamperes: float) -> list[RGB]:
    """Build a frame of the lightest grey that draws less than this, then make lights one step lighter until it exceeds
    it."""
    greys: list[RGB] = [(value, value, value) for value in range(256)]
    grey = max(value for value in range(256) if asked_milliamperes([greys[value]] * 121) <= milliamperes)
    frames = ([greys[grey + (at < lighter)] for at in range(121)] for lighter in range(122))
    return next(frame for frame in frames if asked_milliamperes(frame) > milliamperes)


@pytest.mark.parametrize("load", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("build", [bright_points, grey_table])
def test_a_frame_built_to_exceed_the_limit_is_dimmed_to_just_below_it(
    table: VirtualTable, build: Callable[[float], list[RGB]], load: float
) -> None:
    frame = build(load * 2000)
    assert load * 2000 < asked_milliamperes(frame) < load * 2000 + 20, "the frame is not the one the test is about"
    assert mean_milliamperes(leds.encode(frame, limit=100)) == pytest.approx(load * 2000, rel=0.02)
    table.board.leds.show(frame)
    assert 0.98 * 2000 < mean_milliamperes(table.wires.bus) <= 2000
    assert table.board.leds.amperes <= 2.0


@pytest.mark.parametrize("load", [1.0, 1.5, 2.0])
def test_the_limit_dims_all_lights_alike(table: VirtualTable, load: float) -> None:
    frame = bright_points(load * 2000)
    table.board.leds.show(frame)
    share = (2000 - 121) / (asked_milliamperes(frame) - 121)
    for colour, (level, *seen) in zip(frame, by_point(table.wires.bus), strict=True):
        assert [value * level / 31 / 255 for value in seen] == pytest.approx(
            [share * value / 255 for value in colour], abs=0.01
        )


def test_a_frame_just_under_the_limit_is_left_alone() -> None:
    frame = bright_points(2000 - 20)
    assert 2000 - 20 < asked_milliamperes(frame) <= 2000
    assert leds.encode(frame) == leds.encode(frame, limit=100.0)


def test_a_frame_under_the_limit_is_left_alone() -> None:
    frame = one((255, 255, 255))
    assert leds.encode(frame, limit=2.0) == leds.encode(frame, limit=100.0)


def test_light_grows_with_the_number_and_never_shrinks() -> None:
    light = [leds.decode(leds.encode(one((value, value, value))))[0][0] for value in range(256)]
    assert light == sorted(light)
    assert (light[0], light[255]) == (0, 255)
    assert len(set(leds.GAMMA_TABLE)) == 256


def test_half_the_number_is_about_a_fifth_of_the_light() -> None:
    assert leds.decode(leds.encode(one((128, 128, 128))))[0][0] / 255 == pytest.approx(0.5**2.2, abs=0.01)


def test_dim_colours_keep_their_hue() -> None:
    level, red, green, blue = chain(leds.encode(one((0x56, 0xB4, 0xE9)), 0.02))[0]
    assert level == 1
    assert red < green < blue
    assert red / blue == pytest.approx((0x56 / 0xE9) ** 2.2, abs=0.02)


def test_brightness_dims_everything(table: VirtualTable) -> None:
    table.board.leds.brightness = 0.25
    table.board.leds.show(one((255, 255, 255)))
    assert table.lights()[0] == "404040"
    table.board.leds.brightness = 0
    table.board.leds.show(one((255, 255, 255)))
    assert set(table.lights()) == {"000000"}


def test_the_bus_rests_while_nothing_changes_but_for_once_a_second(table: VirtualTable) -> None:
    lights, frame = table.board.leds, one((9, 9, 9))
    lights.show(frame, 20)
    written = table.wires.frames
    for now in range(40, 1020, 20):
        lights.show(list(frame), now)
    assert table.wires.frames == written
    lights.show(frame, 1020)
    assert table.wires.frames == written + 1
    for now in range(1040, 60_001, 20):
        lights.show(frame, now)
    assert table.wires.frames == written + 1 + 58


def test_a_change_of_colour_or_brightness_goes_out_at_once(table: VirtualTable) -> None:
    lights = table.board.leds
    lights.show(one((9, 9, 9)), 20)
    lights.show(one((200, 9, 9)), 40)
    assert table.lights()[0] != "000000"
    bright = table.lights()[0]
    lights.brightness = 0.5
    lights.show(one((200, 9, 9)), 60)
    assert table.lights()[0] < bright
    lights.off()
    assert table.lights()[0] == "000000"
    lights.show(one((200, 9, 9)), 80)
    assert table.lights()[0] != "000000"


def test_a_frame_of_the_wrong_length_is_refused(table: VirtualTable) -> None:
    with pytest.raises(ValueError, match="121 colours, not 120"):
        table.board.leds.show([BLACK] * 120)


@pytest.mark.parametrize("colour", [(256, 0, 0), (0, -1, 0)])
def test_a_colour_that_is_none_is_refused(table: VirtualTable, colour: RGB) -> None:
    with pytest.raises(ValueError, match="between 0 and 255"):
        table.board.leds.show(one(colour))


@pytest.mark.parametrize("brightness", [-0.1, 1.5])
def test_a_brightness_that_is_none_is_refused(table: VirtualTable, brightness: float) -> None:
    table.board.leds.brightness = brightness
    with pytest.raises(ValueError, match="between 0 and 1"):
        table.board.leds.show(one((1, 2, 3)))


def test_what_looks_the_same_is_not_sent_again(table: VirtualTable) -> None:
    table.board.leds.brightness = 0
    table.board.leds.show(one((1, 2, 3)), 20)
    written = table.wires.frames
    table.board.leds.show(one((200, 2, 3)), 40)
    assert table.wires.frames == written


def test_after_a_failure_of_the_bus_the_frame_goes_out_again(table: VirtualTable) -> None:
    lights, wires = table.board.leds, table.wires
    lights.show(one((255, 0, 0)), 20)
    receive = wires.receive

    def torn(data: bytes) -> None:
        raise OSError("no acknowledgement")

    wires.receive = torn  # type: ignore[method-assign]
    with pytest.raises(OSError):
        lights.show(one((0, 255, 0)), 40)
    wires.receive = receive  # type: ignore[method-assign]
    written = wires.frames
    lights.show(one((255, 0, 0)), 60)
    assert wires.frames == written + 1


def test_the_bus_runs_at_four_megahertz() -> None:
    with Leds(pin_factory=TablePins(Wires(lambda: 0, print))) as lights:
        assert lights._spi.rate == 4_000_000


def test_the_lights_are_dark_when_opened_and_after_closing() -> None:
    wires = Wires(lambda: 0, print)
    lights = Leds(pin_factory=TablePins(wires))
    assert {chip[0] for chip in chain(wires.bus)} == {0}
    lights.show([(255, 0, 0)] * 121)
    assert {chip[0] for chip in chain(wires.bus)} != {0}
    lights.close()
    lights.close()
    assert {chip[0] for chip in chain(wires.bus)} == {0}


def test_a_dead_light_is_dark_and_those_behind_it_are_not(table: VirtualTable) -> None:
    table.kill_led(5)
    table.board.leds.show([(255, 0, 0)] * 121)
    dark = [at for at, light in enumerate(table.lights()) if light == "000000"]
    assert dark == [5]


def test_a_screen_is_told_the_colour_that_was_asked_for_also_of_weak_lights() -> None:
    asked = [(0x56, 0xB4, 0xE9), (128, 0, 0), (12, 12, 12), *[BLACK] * 118]
    told = leds.decode_for_screen(leds.encode(asked))
    for here, there in zip(asked, told, strict=True):
        assert max(abs(one - two) for one, two in zip(here, there, strict=True)) <= 3
