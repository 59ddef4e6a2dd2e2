"""Every kind of page, in each language, looks like its reference picture, which a person has checked."""

from __future__ import annotations

import pytest

from pi_app.draw.dots.picture import DotPicture
from tests.pi_app.games.page_scenes import PICTURES, pictures

DRAWN = dict(pictures())


@pytest.mark.parametrize("name", DRAWN)
def test_a_page_looks_as_it_did_when_somebody_looked_at_it(name: str) -> None:
    assert DRAWN[name].cut == []
    assert DRAWN[name].to_png() == (PICTURES / f"{name}.png").read_bytes(), "make screens, and look at the picture"


def test_no_picture_is_left_over_and_no_two_are_the_same() -> None:
    assert {path.stem for path in PICTURES.glob("*.png")} == set(DRAWN)
    assert len({picture.to_pages() for picture in DRAWN.values()}) == len(DRAWN)


def test_a_dark_screen_is_in_none_of_them() -> None:
    assert DotPicture().to_pages() not in [picture.to_pages() for picture in DRAWN.values()]
