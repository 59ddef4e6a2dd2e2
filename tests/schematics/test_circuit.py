"""The netlist that KiCad exported, compared with the pin map, the data sheets and the drivers."""

from __future__ import annotations

import csv
import doctest
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from firmware import wires
from hardware import leds, pinmap
from hardware.buttons import Buttons
from hardware.reeds import Reeds
from schematics import export, expression, header, power, table, write
from schematics.handheld import handheld
from schematics.model import Circuit
from tests.schematics.netlist import Netlist
from tests.schematics.solder import DECODER_ENABLES, DECODER_INPUTS, GATES, Solder

FOLDER = Path(write.__file__).parent
LETTERS = "ABCDEFGHIJK"
# The header as in Raspberry Pi's documentation, pin 1 first.
_PINS = """
3V3 5V 2 5V 3 GND 4 14 GND 15 17 18 27 GND 22 23 3V3 24 10 GND 9 25 11 8 GND 7 0 1 5 GND 6 12 13 GND 19 16 26 20 GND 21
"""
PLUG = _PINS.split()


@pytest.fixture(scope="module", name="netlist")
def _netlist() -> Netlist:
    return Netlist("table")


@pytest.fixture(name="solder")
def _solder(netlist: Netlist) -> Iterator[Solder]:
    solder = Solder(netlist)
    yield solder
    solder.close()


def reed(at: int) -> str:
    """Return the reference of the reed under a point, by the rule on the first sheet."""
    return f"S{at // 11 + 1}{at % 11 + 1:02}"


# ---- the files


def test_writing_everything_anew_gives_the_files_that_are_here() -> None:
    for name, text in write.files().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name} is old: make schematics"


def test_no_other_sheet_lies_about() -> None:
    here = {path.relative_to(FOLDER).as_posix() for path in (FOLDER / "kicad").rglob("*") if path.is_file()}
    assert here == {name for name in write.files() if name.startswith("kicad/")}


def test_the_exports_were_made_of_the_sheets_that_are_here() -> None:
    noted = export.MADE_FROM.read_text(encoding="utf-8")
    for name, fingerprint in export.fingerprints().items():
        assert f'"{name}": "{fingerprint}"' in noted, f"{name} has changed since: make schematics, with KiCad"


def test_every_id_stands_once() -> None:
    for name, text in write.files().items():
        ids = Counter(re.findall(r"\(uuid ([0-9a-f-]+)\)", text))
        assert {one for one, times in ids.items() if times > 1} == set(), name


def test_exports_name_no_place_and_no_hour() -> None:
    for path in sorted(export.EXPORTS.iterdir()):
        assert not re.search(rb"/tmp/|/home/|/root/|\d\d:\d\d:\d\d", path.read_bytes().split(b"stream")[0]), path.name


@pytest.mark.parametrize("module", [expression, header, table], ids=lambda module: module.__name__)
def test_what_the_modules_say_of_themselves_is_true(module: ModuleType) -> None:
    assert doctest.testmod(module).attempted
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("circuit", [table.table(), handheld()], ids=lambda circuit: circuit.name)
def test_kicad_finds_the_very_nets_of_the_circuit(circuit: Circuit) -> None:
    found = Netlist(circuit.name)
    assert found.values == {part.ref: part.value for part in circuit.parts.values()}
    assert set(found.soldered().values()) == set(circuit.nets().values())
    named = {net.rsplit("/", 1)[-1]: pins for net, pins in found.soldered().items() if not net.startswith("Net-(")}
    assert named.items() <= circuit.nets().items()


# ---- the Pi's plug


def test_the_plug_is_wired_as_the_pin_map_says(netlist: Netlist) -> None:
    nets = {str(bcm): net for net, bcm in pinmap.used().items()}
    soldered = netlist.soldered()
    for number, name in enumerate(PLUG, start=1):
        net = netlist.on("J1", str(number))
        if name in ("GND", "3V3"):
            assert net == name.replace("3V3", "+3V3")
        elif name in nets and nets[name] != "CE0":
            assert net == nets[name]
            assert net in soldered, "something hangs on it"


def test_no_file_of_the_circuit_holds_a_pins_number() -> None:
    for path in sorted(FOLDER.rglob("*.py")):
        assert not re.search(r"(GPIO|BCM) ?\d\d?\b", path.read_text(encoding="utf-8")), path.name


def test_each_pin_of_the_pi_has_a_net_of_its_own(netlist: Netlist) -> None:
    nets = [netlist.on("J1", str(number)) for number, name in enumerate(PLUG, start=1) if name.isdigit()]
    assert len(set(nets)) == len(nets) == 28


def test_the_lights_five_volts_never_reach_the_pi(netlist: Netlist) -> None:
    fives = {netlist.on("J1", str(number)) for number, name in enumerate(PLUG, start=1) if name == "5V"}
    assert "+5V" not in fives | {netlist.on("J1", str(number)) for number in range(1, 41)}
    assert not fives & {netlist.on(ref, pin) for ref in ("J2", "J3", "J5", "F1", "D1", "U2") for pin in ("1", "2")}


# ---- the reeds, as the driver reads them


def test_a_closed_reed_is_read_as_its_point_and_no_other(solder: Solder) -> None:
    reeds = Reeds(pin_factory=solder)
    assert reeds.scan() == 0
    for at in range(121):
        solder.closed = {reed(at)}
        assert reeds.scan() == 1 << at, reed(at)
    reeds.close()


def test_no_crowd_of_pieces_fakes_another(solder: Solder) -> None:
    reeds = Reeds(pin_factory=solder)
    dice = Random(7)
    crowds = [{0, 1, 11}, set(range(121)), set(range(11)), *({*dice.sample(range(121), n)} for n in range(3, 100, 8))]
    for crowd in crowds:
        solder.closed = {reed(at) for at in crowd}
        assert reeds.scan() == sum(1 << at for at in crowd)
    reeds.close()


def test_a_diode_soldered_the_wrong_way_round_would_be_noticed(solder: Solder, monkeypatch: pytest.MonkeyPatch) -> None:
    reeds = Reeds(pin_factory=solder)
    turned = {("D101", "1"): solder.netlist.on("D101", "2"), ("D101", "2"): solder.netlist.on("D101", "1")}
    monkeypatch.setattr(solder.netlist, "_on", {**solder.netlist._on, **turned})
    solder.closed = {reed(0), reed(1)}
    assert reeds.scan() == 1 << 1
    reeds.close()


def test_every_column_has_its_pull_up_and_every_reed_its_diode(netlist: Netlist) -> None:
    for x in range(11):
        [pull_up] = {ref for ref, _ in netlist.nets[f"C{x}"] if ref.startswith("R")}
        assert netlist.values[pull_up] == "10k"
        assert netlist.across(pull_up, f"C{x}") == "+3V3"
    between = [netlist.nets[netlist.on(ref, "2")] for ref in netlist.of_kind("S")]
    assert all({pin[0][0] for pin in pins} == {"S", "D"} and len(pins) == 2 for pins in between)
    assert len(set(between)) == 121


def test_a_point_is_called_on_the_sheets_as_by_the_self_test(netlist: Netlist) -> None:
    for kind in ("S", "D", "LED"):
        refs = [ref for ref in netlist.of_kind(kind) if ref in netlist.points]
        named = {netlist.points[ref] for ref in refs}
        assert len(refs) == 121 and named == {f"{row}{letter}" for row in range(1, 12) for letter in LETTERS}
        assert all(
            netlist.points[ref] == f"{int(ref[len(kind) :]) // 100}{LETTERS[int(ref[len(kind) :]) % 100 - 1]}"
            for ref in refs
        )


def test_the_decoder_is_always_on_and_its_supply_is_the_pis(netlist: Netlist) -> None:
    assert {netlist.on("U1", str(pin)) for pin in DECODER_ENABLES} == {"GND"}
    assert [netlist.on("U1", str(pin)) for pin in DECODER_INPUTS] == ["A0", "A1", "A2", "A3"]
    assert (netlist.on("U1", "24"), netlist.on("U1", "12")) == ("+3V3", "GND")


# ---- the lights, as the driver sends to them


def chain(netlist: Netlist, bcm: int, entry: str, leave: str) -> list[str]:
    """Return the lights in the order in which a signal of the Pi reaches them, through a gate and a resistor."""
    net = netlist.on("J1", str(PLUG.index(str(bcm)) + 1))
    [(_, output, enable)] = [gate for gate in GATES if netlist.on("U2", str(gate[0])) == net]
    assert netlist.on("U2", str(enable)) == "GND", "the gate is open"
    [resistor] = {ref for ref, _ in netlist.nets[netlist.on("U2", str(output))] if ref.startswith("R")}
    net = netlist.across(resistor, netlist.on("U2", str(output)))
    found = []
    while lights := [ref for ref, pin in netlist.nets[net] if ref.startswith("LED") and pin == entry]:
        [light] = lights
        found.append(light)
        net = netlist.on(light, leave)
    return found


def test_the_word_that_the_driver_sends_for_a_point_reaches_the_light_at_that_point(netlist: Netlist) -> None:
    order = chain(netlist, pinmap.LED_MOSI, "DI", "DO")
    assert len(order) == len(set(order)) == 121
    for at in range(121):
        frame = [leds.UNLIT] * 121
        frame[at] = (255, 0, 0)
        sent = leds.encode(frame)
        [word] = [word for word in range(121) if sent[4 + 4 * word : 8 + 4 * word] != b"\xe0\0\0\0"]
        assert order[word] == reed(at).replace("S", "LED")


def test_the_clock_goes_the_way_of_the_data(netlist: Netlist) -> None:
    assert chain(netlist, pinmap.LED_SCLK, "CI", "CO") == chain(netlist, pinmap.LED_MOSI, "DI", "DO")


def test_all_that_the_lights_draw_goes_through_the_fuse(netlist: Netlist) -> None:
    assert netlist.values["F1"] == f"T {power.FUSE_A:g} A"
    assert netlist.on("J2", "1") == netlist.on("F1", "1") != "+5V" == netlist.on("F1", "2")
    assert {netlist.on(ref, "VCC") for ref in netlist.of_kind("LED")} == {"+5V"}
    assert {netlist.on(ref, "GND") for ref in netlist.of_kind("LED")} == {"GND"} == {netlist.on("J2", "2")}
    assert {(netlist.on(ref, "1"), netlist.on(ref, "2")) for ref in ("J3", "J5")} == {("+5V", "GND")}
    assert len(netlist.nets[netlist.on("J2", "1")]) == 2, "nothing else hangs before the fuse"


def test_a_supply_plugged_in_the_wrong_way_round_meets_a_diode_behind_the_fuse(netlist: Netlist) -> None:
    cathode, anode = netlist.on("D1", "1"), netlist.on("D1", "2")
    assert (cathode, anode) == ("+5V", "GND")


def test_every_chip_has_a_capacitor_on_its_supply(netlist: Netlist) -> None:
    for supply in ("+3V3", "+5V"):
        small = [
            ref for ref in netlist.of_kind("C") if netlist.values[ref] == "100n" and netlist.on(ref, "1") == supply
        ]
        assert [netlist.across(ref, supply) for ref in small] == ["GND"]


def test_without_a_pi_the_lights_lines_are_at_rest(netlist: Netlist) -> None:
    for bcm in (pinmap.LED_MOSI, pinmap.LED_SCLK):
        net = netlist.on("J1", str(PLUG.index(str(bcm)) + 1))
        [resistor] = [ref for ref, _ in netlist.nets[net] if ref.startswith("R")]
        assert netlist.across(resistor, net) == "GND"


def test_the_idle_gates_are_at_rest(netlist: Netlist) -> None:
    assert (netlist.on("U2", "14"), netlist.on("U2", "7")) == ("+5V", "GND")
    idle = [gate for gate in GATES if netlist.on("U2", str(gate[0])) == "GND"]
    assert len(idle) == 2
    assert all(netlist.on("U2", str(enable)) == "+5V" for _, _, enable in idle)


# ---- buttons, buzzer, handheld


def test_a_pressed_button_is_read_by_its_name(solder: Solder) -> None:
    buttons = Buttons(pin_factory=solder)
    assert buttons.read() == frozenset()
    for ref in solder.netlist.of_kind("SW"):
        solder.closed = {ref}
        assert buttons.read() == {solder.netlist.values[ref].lower()}
    assert len(solder.netlist.of_kind("SW")) == len(pinmap.BUTTONS)
    buttons.close()


def test_the_buzzers_pin_switches_the_disc_to_ground(netlist: Netlist) -> None:
    base = netlist.across("R14", netlist.on("J1", str(PLUG.index(str(pinmap.BUZZER)) + 1)))
    assert netlist.on("Q1", "2") == base
    assert netlist.on("Q1", "3") == "GND"
    collector = netlist.on("Q1", "1")
    assert netlist.across("BZ1", collector) == netlist.across("R15", collector) == netlist.on("J1", "2")


def test_the_handhelds_keys_are_where_its_firmware_looks_for_them() -> None:
    netlist = Netlist("handheld")
    places = {wire.gp: str(wire.pin) for wire in pinmap.HANDHELD.values()}
    pad = {name: str(place) for place, name in enumerate(("up", "down", "left", "right", "press"), start=1)}
    for key, gp in wires.KEYS:
        end = ("SW1", pad[key]) if key in pad else ({"a": "SW2", "b": "SW3"}[key], "2")
        assert netlist.on("A1", places[gp]) == netlist.on(*end)
    assert netlist.on("A1", places[wires.SDA]) == netlist.on("DS1", "4")
    assert netlist.on("A1", places[wires.SCL]) == netlist.on("DS1", "3")
    grounds = (("SW1", "6"), ("SW2", "1"), ("SW3", "1"), ("DS1", "1"), ("A1", str(pinmap.HANDHELD["GND"].pin)))
    assert {netlist.on(*pin) for pin in grounds} == {"GND"}


# ---- the parts list, the rule check


@pytest.mark.parametrize("name", ["table", "handheld"])
def test_the_parts_list_counts_every_part_once(name: str) -> None:
    with (FOLDER / "parts.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["for"] == name and row["references"]]
    assert sum(int(row["quantity"]) for row in rows) == len(Netlist(name).values)
    assert all(row["look for"] for row in rows)


@pytest.mark.skipif(export.command() is None, reason="needs kicad-cli, or FILATURE_KICAD (schematics/README.md)")
@pytest.mark.parametrize("name", ["table", "handheld"])
def test_kicads_rule_check_finds_nothing(name: str) -> None:
    kicad: Any = export.command()
    assert export.violations(kicad, name) == []


@pytest.mark.skipif(export.command() is None, reason="needs kicad-cli, or FILATURE_KICAD (schematics/README.md)")
def test_kicad_still_exports_the_same_nets() -> None:
    kicad: Any = export.command()
    for book in write.books():
        made = export.export(kicad, book)
        assert made[f"{book.name}.net"] == (export.EXPORTS / f"{book.name}.net").read_bytes()
