"""Write sheets in the file format of KiCad 7 (20230121), which KiCad 8 and 9 open as well.

An id is computed from the kind and the place of its object, so that the same sheets give the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from schematics.expression import effects, ident, mm, node, quoted, stroke
from schematics.sheet import OUT, At, Box, Dot, Label, Mark, Note, Placed, Sheet, Wire, WireInk
from schematics.symbol import Disc, Line, Pin, Side, Symbol, TextPlace
from schematics.symbols import SYMBOLS

FORMAT: Final = 20230121
LIBRARY: Final = "filature"
_ANGLES: Final[Mapping[Side, int]] = {"right": 0, "up": 90, "left": 180, "down": 270}
_COLOURS: Final[Mapping[WireInk, str]] = {
    "": "(color 0 0 0 0)",
    "plus": "(color 194 0 0 1)",
    "ground": "(color 0 0 0 1)",
}
_INWARD: Final[Mapping[Side, int]] = {"left": 0, "down": 90, "right": 180, "up": 270}


# ---- symbols


def _pin(pin: Pin) -> str:
    x, y = mm(pin.x, -pin.y)
    return node(
        *("pin", pin.kind, "line", node("at", x, y, _INWARD[pin.side]), node("length", *mm(pin.length))),
        node("name", quoted(pin.name), effects(1.0)),
        node("number", quoted(pin.number), effects(1.0)),
    )


def _shape(shape: Line | Disc) -> str:
    look = (stroke(0.2), node("fill", node("type", shape.filled)))
    if isinstance(shape, Disc):
        x, y, radius = mm(shape.middle[0], -shape.middle[1], shape.radius)
        return node("circle", node("center", x, y), node("radius", radius), *look)
    return node("polyline", node("pts", *(node("xy", *mm(x, -y)) for x, y in shape.spots)), *look)


def symbol(drawn: Symbol, prefix: str = "") -> str:
    """Return a symbol of the library. In a sheet, `prefix` puts the library's name before the symbol's."""
    hidden_names = [node("pin_names", node("offset", *mm(0.4)), *([] if drawn.named else ["hide"]))]
    texts = [("Reference", drawn.prefix, drawn.reference), ("Value", drawn.name, drawn.value)]
    texts += [("Footprint", "", None), ("Datasheet", "", None)]
    return "\n".join(
        [
            f"(symbol {quoted(prefix + drawn.name)}",
            *(["(power)"] if drawn.power else []),
            *([] if drawn.numbered else ["(pin_numbers hide)"]),
            *hidden_names,
            "(in_bom yes) (on_board yes)",
            *(
                node(
                    "property",
                    quoted(name),
                    quoted(text),
                    node("at", *mm(*(place[:2] if place else (0, 0))), 0),
                    effects(hide=place is None),
                )
                for name, text, place in texts
            ),
            node("symbol", quoted(f"{drawn.name}_0_1"), *map(_shape, drawn.shapes)),
            node("symbol", quoted(f"{drawn.name}_1_1"), *map(_pin, drawn.pins)),
            ")",
        ]
    )


def library() -> str:
    """Return the library of all symbols, for KiCad's symbol chooser. Each sheet also contains those that it uses."""
    head = f"(kicad_symbol_lib (version 20220914) (generator {LIBRARY})"
    return "\n".join([head, *(symbol(drawn) for drawn in SYMBOLS.values()), ")", ""])


# ---- sheets


class Book:
    """A KiCad project: a root sheet, and the sheets that its boxes lead to."""

    def __init__(self, root: Sheet, date: str, revision: str) -> None:
        self.root, self.name = root, root.circuit.name
        self.sheets = [root, *(box.sheet for box in root.boxes)]
        self.date, self.revision = date, revision
        self._powers = 0
        self._paths = {root.file: f"/{ident(self.name)}"}
        self._paths |= {
            box.sheet.file: f"/{ident(self.name)}/{ident(self.name, 'box', box.sheet.file)}" for box in root.boxes
        }

    def files(self) -> dict[str, str]:
        """Return the project's files: their texts by file name."""
        self._powers = 0
        found = {f"{sheet.file}.kicad_sch": self._sheet(sheet) for sheet in self.sheets}
        found[f"{self.name}.kicad_pro"] = self._project()
        uri = f"${{KIPRJMOD}}/../{LIBRARY}.kicad_sym"
        entry = node(
            "lib",
            node("name", quoted(LIBRARY)),
            node("type", quoted("KiCad")),
            node("uri", quoted(uri)),
            '(options "")',
            '(descr "")',
        )
        found["sym-lib-table"] = f"(sym_lib_table\n  {entry}\n)\n"
        return found

    def _project(self) -> str:
        project = {
            "meta": {"filename": f"{self.name}.kicad_pro", "version": 1},
            "schematic": {"drawing": {"intersheets_ref_show": True, "intersheets_ref_own_page": False}},
            "sheets": [[ident(self.name), ""]]
            + [[ident(self.name, "box", box.sheet.file), box.sheet.title] for box in self.root.boxes],
        }
        return json.dumps(project, indent=2) + "\n"

    def _sheet(self, sheet: Sheet) -> str:
        used = [place.symbol.name for place in sheet.placed] + [mark.symbol for mark in sheet.marks]
        lines = [
            f"(kicad_sch (version {FORMAT}) (generator {LIBRARY})",
            node("uuid", ident(self.name) if sheet is self.root else ident(self.name, sheet.file)),
            node("paper", quoted(sheet.paper)),
            self._title(sheet),
            "(lib_symbols",
            *(symbol(SYMBOLS[name], f"{LIBRARY}:") for name in dict.fromkeys(used)),
            ")",
            *self._ink(sheet),
        ]
        if sheet is self.root:
            lines.append('(sheet_instances (path "/" (page "1")))')
        return "\n".join([*lines, ")", ""])

    def _title(self, sheet: Sheet) -> str:
        fields = (("title", sheet.title), ("date", self.date), ("rev", self.revision), ("company", "Filature"))
        comment = node("comment", 1, quoted("Written by schematics/ from hardware/pinmap.py: make schematics"))
        return node("title_block", *(node(name, quoted(text)) for name, text in fields), comment)

    def _ink(self, sheet: Sheet) -> Iterator[str]:
        page = f"{self.name}/{sheet.file}"
        path = self._paths[sheet.file]
        yield from (_dot(page, dot) for dot in sorted(sheet.dots))
        yield from (
            node("no_connect", node("at", *mm(*at)), node("uuid", ident(page, "free", at)))
            for at in sorted(sheet.unused)
        )
        yield from (_wire(page, wire) for wire in sorted(sheet.wires))
        yield from (_note(page, note) for note in sheet.notes)
        yield from (_tag(page, tag) for tag in sheet.tags)
        yield from (_label(page, label) for label in sheet.labels)
        yield from (self._part(page, path, place) for place in sheet.placed)
        yield from (self._mark(page, path, mark) for mark in sheet.marks)
        yield from (self._box(box, number) for number, box in enumerate(sheet.boxes, start=2))

    def _part(self, page: str, path: str, place: Placed) -> str:
        part, drawn = place.part, place.symbol
        fields: list[tuple[str, str, TextPlace | None]] = [
            ("Reference", part.ref, drawn.reference),
            ("Value", part.value, drawn.value),
        ]
        fields += [("Footprint", "", None), ("Datasheet", "", None)]
        if part.point:
            fields.append(("Point", part.point, drawn.point))
        return self._symbol(page, path, part.ref, drawn, (place.x, place.y), fields)

    def _mark(self, page: str, path: str, mark: Mark) -> str:
        self._powers += 1
        drawn = SYMBOLS[mark.symbol]
        ref = f"{drawn.prefix}{self._powers:03}"
        fields: list[tuple[str, str, TextPlace | None]] = [
            ("Reference", ref, None),
            ("Value", mark.symbol, drawn.value),
        ]
        fields += [("Footprint", "", None), ("Datasheet", "", None)]
        return self._symbol(page, path, ref, drawn, mark.at, fields)

    def _symbol(
        self, page: str, path: str, ref: str, drawn: Symbol, at: At, fields: Sequence[tuple[str, str, TextPlace | None]]
    ) -> str:
        x, y = at
        return "\n".join(
            [
                f"(symbol (lib_id {quoted(f'{LIBRARY}:{drawn.name}')}) {node('at', *mm(x, y), 0)} (unit 1)",
                f"(in_bom yes) (on_board yes) (dnp no) (uuid {ident(page, ref)})",
                *(_field(name, text, at, place) for name, text, place in fields),
                " ".join(
                    node("pin", quoted(pin.number), node("uuid", ident(page, ref, "pin", pin.number)))
                    for pin in drawn.pins
                ),
                node(
                    "instances",
                    node(
                        "project",
                        quoted(self.name),
                        node("path", quoted(path), node("reference", quoted(ref)), "(unit 1)"),
                    ),
                ),
                ")",
            ]
        )

    def _box(self, box: Box, number: int) -> str:
        x, y, width, height = mm(box.x, box.y, box.width, box.height)
        return "\n".join(
            [
                f"(sheet {node('at', x, y)} {node('size', width, height)} {stroke(0.2)} (fill (color 255 250 225 1))",
                node("uuid", ident(self.name, "box", box.sheet.file)),
                node(
                    "property",
                    '"Sheetname"',
                    quoted(box.sheet.title),
                    node("at", x, y - 1, 0),
                    effects(2.0, "left bottom", bold=True),
                ),
                node(
                    "property",
                    '"Sheetfile"',
                    quoted(f"{box.sheet.file}.kicad_sch"),
                    node("at", x, y + height + 1, 0),
                    effects(1.27, "left top"),
                ),
                node(
                    "instances",
                    node(
                        "project",
                        quoted(self.name),
                        node("path", quoted(self._paths[self.root.file]), node("page", quoted(str(number)))),
                    ),
                ),
                ")",
            ]
        )


def _field(name: str, text: str, at: At, place: TextPlace | None) -> str:
    if place is None:
        return node("property", quoted(name), quoted(text), node("at", *mm(*at), 0), effects(hide=True))
    where = node("at", *mm(at[0] + place.x, at[1] + place.y), 0)
    return node("property", quoted(name), quoted(text), where, effects(place.size, place.justify))


def _dot(page: str, dot: Dot) -> str:
    where = node("at", *mm(*dot.at))
    return node("junction", where, "(diameter 0)", _COLOURS[dot.ink], node("uuid", ident(page, "dot", dot.at)))


def _wire(page: str, wire: Wire) -> str:
    ends = node("pts", *(node("xy", *mm(*end)) for end in wire.ends))
    colour = _COLOURS[wire.ink] if wire.ink else ""
    return node("wire", ends, stroke(0.0, colour), node("uuid", ident(page, "wire", wire.ends)))


def _note(page: str, note: Note) -> str:
    look = effects(note.size, "left top", bold=note.bold)
    return node(
        "text",
        quoted(note.text),
        node("at", *mm(note.x, note.y), 0),
        look,
        node("uuid", ident(page, "note", note.text)),
    )


def _tag(page: str, tag: Label) -> str:
    where = node("at", *mm(*tag.at), 0)
    return node(
        "label", quoted(tag.net), where, effects(1.27, "left bottom"), node("uuid", ident(page, "tag", tag.net))
    )


def _label(page: str, label: Label) -> str:
    """Return a flag with the name of a net, followed by the numbers of the other sheets with this net."""
    justify = "left" if label.side in ("right", "up") else "right"
    width = len(label.net) * 0.85 + 2
    (x, y), (right, down) = label.at, OUT[label.side]
    where = node("at", *mm(x, y), _ANGLES[label.side])
    behind = node("at", *mm(x + width * right, y + width * down), _ANGLES[label.side] % 180)
    references = node("property", '"Intersheetrefs"', '"${INTERSHEET_REFS}"', behind, effects(1.0, justify))
    return node(
        *("global_label", quoted(label.net), "(shape passive)", where, effects(1.27, justify)),
        *(node("uuid", ident(page, "label", label.net, label.at)), references),
    )
