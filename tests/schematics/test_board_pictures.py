"""The pictures of the docs, read back: wires and numbers agree with the pin map and the power budget."""

from __future__ import annotations

from hardware import pinmap
from pi_app.palette import VERMILION
from schematics import power, power_wires
from tests.schematics.reading import circles, layer, texts


def test_from_below_the_columns_run_from_right_to_left() -> None:
    columns = sorted((x, text) for text, x, _ in texts(layer("underside", "columns")))
    assert [text for _, text in columns] == ["C2", "C1", "C0"]


def test_the_rows_hang_on_the_outputs_of_the_pin_map() -> None:
    rows = sorted((y, text) for text, _, y in texts(layer("underside", "rows")))
    assert [text for _, text in rows] == [f"Y{pinmap.ROWS[0]}", f"Y{pinmap.ROWS[1]}"]


def test_the_strips_bear_the_numbers_of_the_chain() -> None:
    rows: dict[float, list[int]] = {}
    for text, _, y in sorted(texts(layer("joints", "strips")), key=lambda said: said[1]):
        rows.setdefault(y, []).append(int(text))
    assert [rows[y] for y in sorted(rows)] == [[0, 1, 2], [21, 20, 19], [22, 23, 24], [43, 42, 41], [44, 45, 46]]


def test_plus_and_ground_are_tapped_where_the_power_budget_says() -> None:
    shown = [row for row in power_wires.LEFT_ROWS if row < 5]
    assert len(circles(layer("joints", "taps"))) == 2 * len(shown) == 6
    flags = [(x, y) for text, x, y in texts(layer("drill", "taps")) if text == "5 V"]
    left, right = [y for x, y in flags if x < 200], [y for x, y in flags if x > 200]
    assert len(left) == len(power_wires.LEFT_TAPS) and len(right) == len(power_wires.RIGHT_TAPS)
    assert [_row(y) for y in left] == list(power_wires.LEFT_ROWS)
    assert [_row(y) for y in right] == list(power_wires.RIGHT_ROWS)


def _row(y: float) -> int:
    return round((y - 33.5) / 33.3)


def test_the_whole_names_the_fuse_and_the_supply_of_the_power_budget() -> None:
    words = [text for text, _, _ in texts(layer("whole", "boxes"))]
    assert f"fuse, {power.FUSE_A:g} A" in words
    assert f"{power.VOLTS:g} V, {power.SUPPLY_A:g} A" in words


def test_the_self_test_shows_the_dead_reed_where_the_picture_says() -> None:
    """On the third board of the picture one light has another colour, in the middle of the eleven rows and columns."""
    boards = layer("trial", "boards")
    report = [each for each in boards.iter() if each.tag.endswith("circle")][-121:]
    [at] = [place for place, each in enumerate(report) if each.get("fill") == "#{:02x}{:02x}{:02x}".format(*VERMILION)]
    assert at == 60
