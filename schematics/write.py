"""`make schematics`: write the KiCad files and the parts list, and let KiCad export netlist, SVG and PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from schematics import export, parts
from schematics.handheld import handheld
from schematics.kicad import Book, library
from schematics.sheets.handheld import handheld_sheet
from schematics.sheets.lights import lights
from schematics.sheets.overview import overview
from schematics.sheets.panel import panel
from schematics.sheets.reeds import reeds
from schematics.sheets.supply import supply
from schematics.table import table

HERE: Final = Path(__file__).parent
DATE, REVISION = "2026-11-16", "2"  # printed in the corner of each sheet; change them with the circuit


def books() -> tuple[Book, Book]:
    """Return the KiCad projects of the table and of the handheld."""
    circuit = table()
    sheets = [
        (reeds(circuit), "121 reeds and diodes,\nthe decoder of the rows,\nthe columns' pull-ups"),
        (lights(circuit), "121 SK9822 and\nthe bus that feeds them"),
        (supply(circuit), "5 V, fuse,\n3.3 V to 5 V"),
        (panel(circuit), "what hands and ears meet"),
    ]
    return Book(overview(circuit, sheets), DATE, REVISION), Book(handheld_sheet(handheld()), DATE, REVISION)


def files() -> dict[str, str]:
    """Return every file that is made without KiCad: its text by its path in this folder."""
    found = {"kicad/filature.kicad_sym": library(), "parts.csv": parts.csv(), "parts.md": parts.page()}
    for book in books():
        found |= {f"kicad/{book.name}/{name}": text for name, text in book.files().items()}
    return found


def main() -> None:
    for name, text in files().items():
        path = HERE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    kicad = export.command()
    if kicad is None:
        print("There is no kicad-cli here: netlist, SVG and PDF stay as they are. See schematics/README.md.")
    else:
        export.write(kicad, books())


if __name__ == "__main__":
    main()
