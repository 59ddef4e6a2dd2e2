"""Pictures, colours and replacement characters for terminals."""

from __future__ import annotations

import re
import unicodedata

import pytest

from pi_app.draw.terminal import spelling
from pi_app.draw.terminal.colour import Depth, depth, indexed, render
from pi_app.draw.terminal.picture import (
    Canvas,
    Ink,
    above,
    beside,
    blank,
    cells,
    centred,
    flow,
    framed,
    from_rows,
    grounded,
    plain,
    sized,
    spread,
    text,
)

BLUE = Ink((0x56, 0xB4, 0xE9), None, True)
XTERM = {"TERM": "xterm-256color"}


def test_pictures_stand_beside_and_above_each_other() -> None:
    one, two = text("ab"), above(text("c"), text("d"))
    assert plain(beside(one, two, gap=1)) == "ab c\n   d"
    assert beside(one, two).width == 3 and beside(one, two).height == 2


def test_a_frame_grows_for_its_caption() -> None:
    assert plain(framed(text("x"), caption="Score")).split("\n") == ["╭─ Score ─╮", "│x        │", "╰─────────╯"]


def test_a_picture_is_cut_or_filled_to_a_size() -> None:
    picture = sized(text("abcdef"), 3, 2)
    assert (picture.width, picture.height, plain(picture)) == (3, 2, "abc\n")


def test_a_picture_that_is_too_wide_stays_where_it_is() -> None:
    assert centred(text("abc"), 2) == text("abc")
    assert plain(centred(text("abc"), 7)) == "  abc"


def test_words_wrap_and_french_signs_never_begin_a_line() -> None:
    assert plain(text("Le vrai chemin : 5F", width=15)) == "Le vrai\nchemin : 5F"
    assert plain(text("Le vrai chemin : 5F", width=80)) == "Le vrai chemin : 5F"


def test_items_flow_over_lines() -> None:
    assert plain(flow([cells("aa"), cells("bb"), cells("cc")], 6)) == "aa  bb\ncc"


def test_two_ends_of_a_row_are_spread() -> None:
    assert plain(from_rows([spread(cells("a"), cells("b"), 5)])) == "a   b"


def test_a_canvas_does_not_draw_beside_itself_and_keeps_painted_ground() -> None:
    canvas = Canvas(blank(3, 1))
    canvas.write(0, 0, "   ", Ink(None, (1, 2, 3)))
    canvas.write(-1, 0, "abcdef", BLUE)
    canvas.write(0, 7, "lost")
    picture = canvas.picture()
    assert plain(picture) == "bcd"
    assert picture.rows[0][0].ink == Ink(BLUE.fg, (1, 2, 3), True)


# ------------------------------------------------------------------------------------------ colours


@pytest.mark.parametrize(
    ("environment", "tty", "wanted"),
    [
        ({**XTERM, "COLORTERM": "truecolor"}, True, Depth.TRUE),
        ({**XTERM, "COLORTERM": "24bit"}, True, Depth.TRUE),
        (XTERM, True, Depth.INDEXED),
        ({**XTERM, "NO_COLOR": ""}, True, Depth.INDEXED),
        ({**XTERM, "NO_COLOR": "1", "COLORTERM": "truecolor"}, True, Depth.NONE),
        ({**XTERM, "COLORTERM": "truecolor"}, False, Depth.NONE),
        ({"TERM": "dumb"}, True, Depth.NONE),
        ({"TERM": "vt100"}, True, Depth.NONE),
        ({}, True, Depth.NONE),
    ],
)
def test_a_terminal_gets_the_colours_that_it_has(environment: dict[str, str], tty: bool, wanted: Depth) -> None:
    assert depth(environment, tty=tty) is wanted


def test_ink_is_written_in_24_bits_in_256_colours_or_not_at_all() -> None:
    picture = text("x", BLUE)
    assert render(picture, Depth.TRUE) == ["\x1b[1;38;2;86;180;233mx\x1b[0m"]
    assert render(picture, Depth.INDEXED) == ["\x1b[1;38;5;74mx\x1b[0m"]
    assert render(picture, Depth.NONE) == ["x"]


def test_signs_of_one_ink_share_one_code_and_every_line_ends_in_none() -> None:
    line = render(grounded(text("abc"), Ink((255, 255, 255), (0, 0, 0))), Depth.TRUE)[0]
    assert line == "\x1b[38;2;255;255;255;48;2;0;0;0mabc\x1b[0m"


@pytest.mark.parametrize(
    ("colour", "number"), [((0, 0, 0), 16), ((255, 255, 255), 231), ((8, 8, 8), 232), ((255, 0, 0), 196)]
)
def test_the_nearest_of_256_colours_is_found(colour: tuple[int, int, int], number: int) -> None:
    assert indexed(colour) == number


# ------------------------------------------------------------------------------------------ spelling


def test_every_special_sign_is_one_column_wide() -> None:
    signs = set("".join(spelling._INSTEAD)) | {other for more in spelling._INSTEAD.values() for other in more}
    assert {
        sign for sign in signs if unicodedata.east_asian_width(sign) in "WF" or unicodedata.combining(sign)
    } == set()


def test_a_terminal_without_unicode_still_gets_signs_of_the_same_width() -> None:
    line = "│ ♙◆1 ●2 ━ échappé ⌂ 漢"
    assert spelling.spelled(line, "utf-8") == line
    assert spelling.spelled(line, "ascii") == "| D#1 o2 = echappe H ?"
    assert spelling.spelled(line, "latin-1") == "| D#1 o2 = échappé H ?"


def test_every_sign_has_a_spelling_in_plain_ascii() -> None:
    spelled = spelling.spelled("".join(spelling._INSTEAD), "ascii")
    assert spelled.isascii() and "?" not in spelled and len(spelled) == len(spelling._INSTEAD)


def test_the_linux_console_is_spared_what_its_fonts_lack() -> None:
    known = spelling.encoding("utf-8", {"TERM": "linux"})
    assert spelling.spelled("╭─● ◆ ☻ ⌂ é\x1b[0m", known) == "┌─• ♦ ☻ ⌂ é\x1b[0m"
    assert not re.search("[●◆╭]", spelling.spelled("╭●◆", known))
