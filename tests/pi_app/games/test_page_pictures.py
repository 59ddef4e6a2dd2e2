"""Every kind of page, in each language, looks like its reference picture, which a person has checked."""

from __future__ import annotations

import pytest

from pi_app.draw.dots.picture import DotPicture
from tests.pi_app.games.page_scenes import PAINTED, PICTURES, pictures
from tests.pi_app.references import changes, page_texts

DRAWN = dict(pictures())


def test_every_page_looks_as_it_did_when_somebody_looked_at_it_and_no_text_is_cut() -> None:
    assert [name for name, picture in DRAWN.items() if picture.cut] == []
    told = changes(PICTURES, page_texts(DRAWN), exact=True)
    assert not told, told


@pytest.mark.parametrize("name", PAINTED)
def test_a_page_makes_the_same_png_file_as_before(name: str) -> None:
    assert DRAWN[name].to_png() == (PICTURES / f"{name}.png").read_bytes(), "run `make screens` and look at it"


def test_only_the_painted_pages_are_kept_as_png_files_and_no_two_pages_are_the_same() -> None:
    assert {path.stem for path in PICTURES.glob("*.png")} == set(PAINTED)
    assert len({picture.to_pages() for picture in DRAWN.values()}) == len(DRAWN)


def test_a_dark_screen_is_in_none_of_them() -> None:
    assert DotPicture().to_pages() not in [picture.to_pages() for picture in DRAWN.values()]
