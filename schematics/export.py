"""Let KiCad export the sheets as netlist, SVG and PDF, and run its electrical rule check.

The command is `kicad-cli`, or what FILATURE_KICAD names, for instance schematics/trixie. The files are the same each
time, because dates and paths are removed.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from schematics.kicad import Book
from schematics.svg import small

HERE: Final = Path(__file__).parent
KICAD: Final = HERE / "kicad"
EXPORTS: Final = HERE / "exports"
MADE_FROM: Final = EXPORTS / "made-from.json"


def command() -> list[str] | None:
    """Return the command that runs KiCad here, or None if there is none."""
    named = os.environ.get("FILATURE_KICAD")
    if named:
        return shlex.split(named)
    found = shutil.which("kicad-cli")
    return [found] if found else None


def _run(kicad: list[str], folder: Path, *words: str) -> None:
    """Run KiCad in a folder. All paths are relative to it."""
    done = subprocess.run([*kicad, "sch", *words], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise RuntimeError(f"kicad-cli sch {' '.join(words)} failed: {done.stdout}{done.stderr}")


def violations(kicad: list[str], name: str) -> list[dict[str, Any]]:
    """Return the errors and warnings of KiCad's electrical rule check."""
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        shutil.copytree(KICAD, folder / "kicad")
        _run(
            kicad,
            folder,
            "erc",
            "--format",
            "json",
            "--severity-all",
            "-o",
            "erc.json",
            f"kicad/{name}/{name}.kicad_sch",
        )
        report = json.loads((folder / "erc.json").read_text(encoding="utf-8"))
    return [found for sheet in report["sheets"] for found in sheet["violations"]]


def export(kicad: list[str], book: Book) -> dict[str, bytes]:
    """Return a project's netlist, PDF and SVGs by file name."""
    name, source = book.name, f"kicad/{book.name}/{book.name}.kicad_sch"
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        shutil.copytree(KICAD, folder / "kicad")
        _run(kicad, folder, "export", "netlist", "-o", f"{name}.net", source)
        _run(kicad, folder, "export", "pdf", "--exclude-pdf-property-popups", "-n", "-o", f"{name}.pdf", source)
        _run(kicad, folder, "export", "svg", "-o", "svg", source)
        made = {f"{name}.net": _netlist((folder / f"{name}.net").read_text(encoding="utf-8")).encode()}
        made[f"{name}.pdf"] = re.sub(
            rb"(?<=/CreationDate \(D:)\d{14}", b"20000101000000", (folder / f"{name}.pdf").read_bytes()
        )
        for sheet in book.sheets:
            root = sheet is book.root
            svg = folder / "svg" / (f"{name}.svg" if root else f"{name}-{sheet.title}.svg")
            made[name + ("" if root else f"-{sheet.file}") + ".svg"] = small(
                svg.read_text(encoding="utf-8"), sheet.title
            ).encode()
    return made


def _netlist(text: str) -> str:
    text = re.sub(r'\((source|uri) "[^"]*/', r'(\1 "', text)
    return re.sub(r'\n\s*\((date "[^"]*T[^"]*"|tool "[^"]*")\)', "", text)


def fingerprints() -> dict[str, str]:
    """Return the checksum of every sheet that is here now."""
    return {
        path.relative_to(HERE).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(KICAD.rglob("*.kicad_sch"))
    }


def write(kicad: list[str], books: tuple[Book, ...]) -> None:
    """Write all exports, and the checksums of the sheets from which they were made."""
    EXPORTS.mkdir(exist_ok=True)
    for book in books:
        for name, content in export(kicad, book).items():
            (EXPORTS / name).write_bytes(content)
    MADE_FROM.write_text(json.dumps(fingerprints(), indent=2) + "\n", encoding="utf-8")
