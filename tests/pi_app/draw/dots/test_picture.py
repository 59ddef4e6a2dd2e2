"""The handheld's picture has the display's memory layout, and its fonts have every letter that French needs."""

from __future__ import annotations

import struct
import zlib

import pytest

import pi_app.games  # noqa: F401 - the words of all games
from engine import games
from pi_app.draw.dots.font import READ, SMALL
from pi_app.draw.dots.picture import BYTES, HEIGHT, WIDTH, DotPicture
from pi_app.words import entries
from tests.pi_app.words.faces import face

FRENCH = "abcdefghijklmnopqrstuvwxyzéèêëàâçîïôùûüœ«»’…ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÊËÀÂÇÎÏÔÙÛŒ0123456789.,:;!?'-+=/()"
SHOWN = ("pages", "referee", *games.names())


@pytest.mark.parametrize(("x", "y", "at", "byte"), [(0, 0, 0, 1), (0, 7, 0, 128), (5, 8, 133, 1), (127, 63, 1023, 128)])
def test_a_point_lies_where_the_display_keeps_it(x: int, y: int, at: int, byte: int) -> None:
    picture = DotPicture()
    picture.dot(x, y)
    pages = picture.to_pages()
    assert (len(pages), pages[at], sum(pages)) == (1024, byte, byte)
    assert DotPicture.from_pages(pages).lit(x, y)


def test_a_picture_has_as_many_bytes_as_the_display() -> None:
    assert BYTES == WIDTH * HEIGHT // 8 == 1024
    with pytest.raises(ValueError):
        DotPicture.from_pages(bytes(1023))


def test_what_is_drawn_beside_the_sheet_is_lost() -> None:
    picture = DotPicture()
    picture.line(-5, 70, -1, 80)
    picture.text(126, 60, "W", 20)
    picture.invert(-4, -4, 4, 4)
    assert len(picture.to_pages()) == BYTES


def test_twice_inverted_is_as_before() -> None:
    picture = DotPicture()
    picture.text(0, 0, "Filature", 128)
    before = picture.to_pages()
    picture.invert(3, 2, 20, 9)
    assert picture.to_pages() != before
    picture.invert(3, 2, 20, 9)
    assert picture.to_pages() == before


def test_a_text_too_long_for_its_place_is_cut_and_noted() -> None:
    picture = DotPicture()
    picture.text(0, 0, "Où est-il ?", 20)
    assert picture.cut == ["Où est-il ?"]
    assert not any(picture.lit(x, y) for x in range(20, WIDTH) for y in range(HEIGHT))


def test_the_letters_of_french_and_english_are_all_there_and_all_different() -> None:
    assert set(FRENCH) <= READ.glyphs.keys()
    drawn = [READ.glyphs[sign] for sign in FRENCH if sign != "O"]  # O looks like zero.
    assert len(set(drawn)) == len(drawn)


def test_every_sign_of_every_text_that_a_screen_may_show_is_drawn() -> None:
    told = [both for area in SHOWN for key, both in entries(area).items() if face(key) != "riddle"]  # for displays only
    texts = [text for both in told for text in both]
    assert {sign for text in texts for sign in text} - {" ", "\N{NO-BREAK SPACE}", "{", "}"} - READ.glyphs.keys() <= {
        "_"
    }


def test_small_signs_are_no_bigger_than_three_by_five() -> None:
    assert all(glyph.width <= 3 and max(y for _, y in glyph.points) < 5 for glyph in SMALL.glyphs.values())


def test_lines_break_at_spaces_but_never_before_a_high_sign() -> None:
    lines = READ.wrap("Qui a pris la bille rouge ? Personne !", 90)
    assert len(lines) > 1
    assert all(READ.width(line) <= 90 for line in lines)
    assert not [line for line in lines if line[0] in "?!:;»"]


def test_a_png_holds_the_picture_point_for_point() -> None:
    picture = DotPicture()
    picture.dot(9, 1)
    png = picture.to_png(zoom=2)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", png[16:24]) == (256, 128)
    start = png.index(b"IDAT") + 4
    rows = zlib.decompress(png[start : png.index(b"IEND") - 8])
    lit = [(at % 33, at // 33, byte) for at, byte in enumerate(rows) if byte]
    assert lit == [(3, 2, 0b00110000), (3, 3, 0b00110000)]
