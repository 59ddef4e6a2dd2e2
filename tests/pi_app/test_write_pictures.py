"""Tests of `make screens`: old pictures go, and the page for people shows each picture as both back ends draw it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pi_app import write_pictures
from tests.pi_app.write_pictures import Face, keep, show


@pytest.fixture
def face(tmp_path: Path) -> Face:
    folder = tmp_path / "pictures"
    folder.mkdir()
    texts = {"idle.svg": "<svg>idle</svg>\n", "menu.svg": "<svg>menu</svg>\n"}
    return Face("Screens", folder, texts, {"idle": b"idle", "menu": b"menu"}, ["menu"])


def test_old_pictures_are_replaced_and_only_some_are_kept_as_png_files(face: Face) -> None:
    for name in ("gone.svg", "gone.png"):
        (face.folder / name).write_text("old", encoding="utf-8")
    keep(face)
    assert {path.name: path.read_text(encoding="utf-8") for path in face.folder.iterdir()} == {
        **face.texts,
        "menu.png": "menu",
    }


def test_the_page_shows_every_picture_as_svg_and_as_png(
    face: Face, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_pictures, "SHOWN", tmp_path)
    part = show(face)
    for name, data in face.pngs.items():
        assert f'<svg>{name}</svg>\n<img src="screens/{name}.png"' in part
        assert (tmp_path / "screens" / f"{name}.png").read_bytes() == data
