"""The town on the handheld: which part is drawn, and that its signs can be told apart."""

from __future__ import annotations

import pytest

from engine.games.chicago.board import NOWHERE, POINTS, SIZE
from pi_app.draw.dots.picture import DotPicture
from pi_app.games import front_of
from pi_app.games.chicago import town_dots
from pi_app.games.chicago.town_dots import SHOWN, Detail, detail, draw_town
from tests.pi_app.games.page_scenes import town


@pytest.mark.parametrize("home", range(SIZE * SIZE))
def test_a_pawn_and_the_next_step_of_the_cursor_are_always_in_the_picture(home: int) -> None:
    for cursor in range(SIZE * SIZE):
        shown = detail(home, cursor)
        assert shown.corner(cursor) is not None
        x, y = cursor % SIZE, cursor // SIZE
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if 0 <= x + dx < SIZE and 0 <= y + dy < SIZE:
                assert shown.corner((y + dy) * SIZE + x + dx) is not None
    assert detail(home, NOWHERE).corner(home) is not None


def test_the_picture_stays_while_the_cursor_is_near_the_pawn() -> None:
    home = POINTS["F6"]
    assert {detail(home, POINTS[name]) for name in ("F6", "D4", "H8", "E5")} == {Detail(2, 2)}
    assert detail(home, POINTS["K6"]) == Detail(SIZE - SHOWN, 2)


def cell(name: str, **changes: object) -> tuple[bool, ...]:
    """Return the points of a cell of the drawn town."""
    view = town("thief1", **changes)
    picture, home = DotPicture(), POINTS[name]
    draw_town(picture, view, {POINTS["C7"]}, home, NOWHERE)
    corner = detail(home, NOWHERE).corner(home)
    assert corner is not None
    return tuple(picture.lit(corner[0] + x, corner[1] + y) for y in range(7) for x in range(7))


def test_every_kind_of_cell_looks_different() -> None:
    kinds = {
        "street": "B4",
        "closed house": "A2",
        "house taken away": "D5",
        "gate": "B1",
        "star": "E3",
        "house in reach": "C7",
        "own pawn": "C6",
        "other pawn": "K3",
        "policeman": "B6",
        "known house": "H1",
    }
    drawn = {kind: cell(name) for kind, name in kinds.items()}
    assert not any(drawn["street"])
    assert len(set(drawn.values())) == len(kinds)
    assert cell("B6", pinned=1 << POINTS["B6"]) not in drawn.values()
    assert cell("C6", arrested=(True, False, False, False)) not in drawn.values()


def test_no_cell_is_drawn_in_dither() -> None:
    """In a dithered cell each lit point has only dark points beside it; a line or an area has others."""
    signs = [rows for name, rows in vars(town_dots).items() if name.startswith("_") and isinstance(rows, tuple)]
    signs += [*town_dots._KNOWN.values()]
    for rows in signs:
        lit = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"}
        alone = [
            at
            for at in lit
            if not {(at[0] + 1, at[1]), (at[0] - 1, at[1]), (at[0], at[1] + 1), (at[0], at[1] - 1)} & lit
        ]
        assert len(alone) <= 4, rows


def test_arrows_show_where_the_town_goes_on() -> None:
    def margins(name: str) -> list[bool]:
        picture = DotPicture()
        draw_town(picture, town("thief1"), (), POINTS[name], NOWHERE)
        up, down = (any(picture.lit(x, y) for x in range(38, 41)) for y in (1, 62))
        left, right = (any(picture.lit(x, y) for y in range(28, 31)) for x in (0, 64))
        return [up, down, left, right]

    assert margins("A1") == [False, True, False, True]
    assert margins("K11") == [True, False, True, False]
    assert margins("F6") == [True, True, True, True]


def test_the_back_begins_with_the_whole_town_and_goes_on_with_the_loot() -> None:
    pages = front_of("chicago").pages
    page = pages.open(town("thief1"))
    back, _ = pages.press(page, "b")
    below, _ = pages.press(back, "down")
    above, _ = pages.press(below, "up")
    front, _ = pages.press(back, "b")
    drawn = [pages.draw(each, "en").to_pages() for each in (page, back, below)]
    assert len(set(drawn)) == 3
    assert pages.draw(above, "en").to_pages() == drawn[1] and pages.draw(front, "en").to_pages() == drawn[0]
