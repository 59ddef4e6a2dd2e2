"""`make screens`: write the reference pictures of handhelds, screens and the window anew. Read the diff afterwards.

It also writes build/screens/index.html, a page with every picture as each back end draws it, for people to look at.
"""

from __future__ import annotations

import shutil
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from pi_app.draw.sheets.letters import BOLD, FONTS, MEDIUM
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from tests.pi_app.games import page_scenes
from tests.pi_app.handhelds import public_scenes
from tests.pi_app.references import page_texts, png, sheet_texts
from tests.pi_app.screens import scenes as screen_scenes
from tests.pi_app.window import scenes as window_scenes

ROOT: Final = Path(__file__).parents[2]
SHOWN: Final = ROOT / "build" / "screens"
_STYLE: Final = """
body { font: 16px sans-serif; background: #ddd; color: #222 }
figure { display: inline-block; margin: 8px; vertical-align: top }
figcaption { padding: 4px 0 }
svg, img { vertical-align: top }
[src^=handheld] { width: 512px; image-rendering: pixelated }
"""


class Face(NamedTuple):
    """The pictures of one face: their folder, and all of them as texts by the name of the file and as PNG files."""

    title: str
    folder: Path
    texts: Mapping[str, str]
    pngs: Mapping[str, bytes]
    painted: Collection[str]  # the names of the pictures that are kept as PNG files, too


def faces() -> Iterator[Face]:
    pages = dict(page_scenes.pictures())
    pngs = {name: page.to_png() for name, page in pages.items()}
    yield Face("Handheld", page_scenes.PICTURES, page_texts(pages), pngs, page_scenes.PAINTED)
    lines = dict(public_scenes.pictures())
    pngs = {name: page.to_png() for name, page in lines.items()}
    yield Face("Handheld-public", public_scenes.PICTURES, page_texts(lines), pngs, ())
    yield _of_sheets("Screens", screen_scenes.PICTURES, screen_scenes.pictures(), screen_scenes.PAINTED)
    yield _of_sheets("Window", window_scenes.PICTURES, window_scenes.pictures(), window_scenes.PAINTED)


def _of_sheets(title: str, folder: Path, sheets: Mapping[str, Sheet], kept: Collection[str]) -> Face:
    pngs = {name: png(painted(sheet)) for name, sheet in sheets.items()}
    return Face(title, folder, sheet_texts(sheets), pngs, kept)


def keep(face: Face) -> None:
    """Write the reference pictures of a face, in place of the old ones."""
    for old in face.folder.iterdir():
        old.unlink()
    for file, text in face.texts.items():
        (face.folder / file).write_text(text, encoding="utf-8")
    for name in face.painted:
        (face.folder / f"{name}.png").write_bytes(face.pngs[name])


def show(face: Face) -> str:
    """Write the PNG files of a face for people. Return its part of the page that shows them beside the SVG texts."""
    folder = SHOWN / face.title.lower()
    folder.mkdir(parents=True)
    lines = [f"<h1>{face.title}</h1>"]
    for name, data in face.pngs.items():
        (folder / f"{name}.png").write_bytes(data)
        drawn = face.texts.get(f"{name}.svg", "")
        lines.append(
            f'<figure id="{folder.name}-{name}"><figcaption>{name}</figcaption>\n'
            f'{drawn}<img src="{folder.name}/{name}.png" alt="{name}"></figure>'
        )
    return "\n".join(lines)


def main() -> None:
    shutil.rmtree(SHOWN, ignore_errors=True)
    fonts = Path("../..") / FONTS.relative_to(ROOT)
    parts = ['<!doctype html><meta charset="utf-8"><title>Pictures of Filature</title>', f"<style>{_STYLE}"]
    for file, weight in ((MEDIUM, 500), (BOLD, 700)):
        parts.append(
            f'@font-face {{ font-family: "Atkinson Hyperlegible Next"; font-weight: {weight}; '
            f'src: url("{fonts.as_posix()}/{file}") }}'
        )
    parts.append("</style><p>Screens and the window: SVG at the left, pygame at the right.</p>")
    for face in faces():
        keep(face)
        parts.append(show(face))
        print(f"wrote {len(face.texts)} pictures to {face.folder.relative_to(ROOT)}")
    page = SHOWN / "index.html"
    page.write_text("\n".join(parts), encoding="utf-8")
    print(f"look at them: {page.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
