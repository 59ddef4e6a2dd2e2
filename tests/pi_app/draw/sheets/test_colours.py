"""All colours come from a palette, every text can be read by day and by night, and no hue alone carries a meaning."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

import pi_app
from engine.games.catch_a_thief.game import Clue
from engine.games.catch_it.board import BLUE, RED
from engine.games.traqueur.search import NORTH, SOUTH
from pi_app.draw.sheets.acts import DrawingAct, Inset, Sign, Words
from pi_app.draw.sheets.letters import letters
from pi_app.draw.sheets.look import DAY, NIGHTLY, look
from pi_app.draw.sheets.night_print import DARKEST, LIGHTEST
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import paint
from pi_app.games import front_of
from pi_app.games.catch_a_thief import sheet as catch_a_thief
from pi_app.games.catch_it import sheet as catch_it
from pi_app.games.chicago import sheet as chicago
from pi_app.games.rattrapez_le.subjects import SUBJECTS, subject_look
from pi_app.games.traqueur import sheet as traqueur
from pi_app.palette import Colour
from tests.pi_app.draw.sheets.vision import EYES, contrast, distance, least
from tests.pi_app.screens import scenes as screens
from tests.pi_app.screens.scenes import LARGE, SMALL, draw_curtain, hidden_scenes, public_scenes, replay_scenes
from tests.pi_app.window import scenes as window

READABLE = 4.5  # The contrast that WCAG AA requires for letters of any size.
VISIBLE = 3.0  # The contrast that WCAG AA requires for marks.
NOTICED = 10.0  # The distance of colours that differ side by side: four times what is just noticeable.
CLEAR = 20.0  # The distance of colours that differ at a glance.
ALONE = 60.0  # The distance of colours that differ without the help of a shape.
LIGHTS = ("SKY_BLUE", "ORANGE", "GREEN", "YELLOW", "VERMILION", "RED", "PURPLE", "WHITE")
APP = Path(pi_app.__file__).parent
SHARED = "pi_app.palette"
PALETTES = (SHARED, *(f"pi_app.games.{path.parent.name}.palette" for path in APP.glob("games/*/palette.py")))
DEFINED = {
    module: {name: colour for name, colour in vars(import_module(module)).items() if name.isupper()}
    for module in PALETTES
}
COLOUR = re.compile(r'(?:fill|stroke)="#([0-9a-f]{6})"')  # In SVG.
NAMED = {name: colour for colours in DEFINED.values() for name, colour in colours.items()}


def of(name: str) -> Colour:
    colour: Colour = NAMED[name]
    return colour


# ------------------------------------------------------------------------------------------ palettes


def painting() -> Iterator[Path]:
    """Yield every module of the application but the palettes."""
    for path in APP.rglob("*.py"):
        if ".".join(path.relative_to(APP.parent).with_suffix("").parts) not in PALETTES:
            yield path


def test_no_colour_is_written_anywhere_but_in_a_palette() -> None:
    """Three numbers up to 255 count as a colour if one of them is large. The self-test's pure colours are exempt."""
    found = [
        (path.name, node.lineno)
        for path in painting()
        if path.name != "selftest.py"
        and not re.fullmatch(r"(page|\w+_dots)\.py", path.name)  # The handheld has dots, which are lit or dark.
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Tuple)
        and _is_colour([part.value for part in node.elts if isinstance(part, ast.Constant)])
    ]
    assert found == []


_SMALL = 32  # Numbers up to this may be spaces, beats or sizes.


def _is_colour(values: Sequence[object]) -> bool:
    numbers = [value for value in values if isinstance(value, int) and 0 <= value <= 255]
    return len(values) == len(numbers) == 3 and max(numbers) > _SMALL


@pytest.mark.parametrize("folder", [screens.PICTURES, window.PICTURES])
def test_every_colour_of_every_screen_and_of_the_window_is_of_a_palette(folder: Path) -> None:
    """The lights of the table are exempt: they fade. Heat maps and boards printed at night have derived colours."""
    known = {"{:02x}{:02x}{:02x}".format(*colour) for colour in NAMED.values()}
    used = {path.name: set(COLOUR.findall(path.read_text(encoding="utf-8"))) for path in folder.glob("*.svg")}
    assert used and all(used.values())
    derived = _is_heat if folder == screens.PICTURES else _is_printed_at_night
    strange = {name: {each for each in colours - known if not derived(each)} for name, colours in used.items()}
    assert {name: colours for name, colours in strange.items() if colours} == {}


def _is_heat(colour: str) -> bool:
    """Return whether a colour lies on the scale of a heat map, from the felt's through vermilion to yellow."""
    parts = [int(colour[at : at + 2], 16) for at in (0, 2, 4)]
    scale = [
        [a + (b - a) * step / 255 for a, b in zip(start, end, strict=True)]
        for start, end in ((NAMED["FELT"], NAMED["VERMILION"]), (NAMED["VERMILION"], NAMED["YELLOW"]))
        for step in range(256)
    ]
    return any(all(abs(part - there) < 1.5 for part, there in zip(parts, point, strict=True)) for point in scale)


def _is_printed_at_night(colour: str) -> bool:
    """Return whether a colour is as dark as a printed board is at night."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return DARKEST - 0.01 <= (max(parts) + min(parts)) / 2 <= LIGHTEST + 0.01


def test_no_two_names_are_one_colour() -> None:
    assert len(set(NAMED.values())) == len(NAMED) == sum(map(len, DEFINED.values()))


def test_a_colour_that_only_one_game_uses_is_in_its_own_palette() -> None:
    users: dict[str, set[str]] = {name: set() for name in DEFINED[SHARED]}
    for path in painting():
        room = "/".join(path.relative_to(APP).parts[:-1][:2])
        for name in users.keys() & set(re.findall(r"\b[A-Z_]+\b", path.read_text(encoding="utf-8"))):
            users[name].add(room)
    assert [name for name, rooms in users.items() if len(rooms) == 1 and min(rooms).startswith("games/")] == []


# ------------------------------------------------------------------------------------------ texts on their ground


def texts(surface: pygame.Surface, acts: Sequence[DrawingAct]) -> Iterator[tuple[float, str]]:
    """Draw the acts. Yield for each text its lowest contrast to what was drawn before it."""
    for act in acts:
        points: list[tuple[int, int]] = []
        match act:
            case Words(x, y, text, weight, size):
                font = letters(weight, size)
                points = [(x + across, y + font.line // 2) for across in range(0, font.width(text), 3)]
            case Sign((x, y)):
                points = [(round(x), round(y))]
            case Inset(area, inner):
                yield from texts(surface.subsurface(pygame.Rect(area)), inner)
                continue
        for point in filter(surface.get_rect().collidepoint, points):
            red, green, blue, _ = surface.get_at(point)
            yield contrast((red, green, blue), act.colour), act.text
        paint(surface, [act])


@pytest.mark.slow
def test_every_text_on_every_screen_can_be_read_by_day_and_by_night() -> None:
    for name, draw in (*hidden_scenes(), *public_scenes(), *replay_scenes(), ("curtain", draw_curtain)):
        for size, night in product((SMALL, LARGE), (False, True)):
            sheet = Sheet(size, look(*size, night=night))
            draw(sheet, "fr")
            worst = min(texts(pygame.Surface(size), sheet.acts))
            assert worst[0] >= READABLE, (name, size, night, worst)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((ink, "FELT") for ink in ("SNOW", "MIST")),  # The tray, and the names on the board.
        ("MIST", "BAIZE"),  # The help on keys.
        *((ink, ground) for ink in ("SNOW", "WHITE") for ground in ("CLOTH", "FOLD")),  # The curtain.
        *(("WHITE", ground) for ground in ("SLATE", "DUSK")),  # Buttons, released and pressed.
        *(("INK", ground) for ground in ("YELLOW", "VERMILION", "GREEN")),  # Calls.
        ("SNOW", "NIGHT"),
        ("PHOSPHOR", "BLACK"),
    ],
)
def test_every_text_in_the_window_can_be_read(ink: str, ground: str) -> None:
    assert contrast(of(ink), of(ground)) >= READABLE


@pytest.mark.parametrize("theme", [DAY, NIGHTLY])
def test_marks_stand_out_from_the_felt(theme: object) -> None:
    assert isinstance(theme, type(DAY))
    for mark in (theme.go, theme.cursor, theme.alarm, theme.ask, theme.chalk, *map(of, LIGHTS[:5])):
        assert contrast(mark, theme.felt) >= VISIBLE


# ------------------------------------------------------------------------------------------ colour-blind people


@pytest.mark.parametrize(("one", "other"), list(combinations(LIGHTS, 2)))
def test_no_two_lights_look_alike_to_anybody(one: str, other: str) -> None:
    assert least(of(one), of(other)) >= NOTICED


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (catch_a_thief.clue_look(Clue(1, 0, True))[1], catch_a_thief.clue_look(Clue(1, 0, False))[1]),
        (catch_it.SIDE_LOOKS[BLUE][1], catch_it.SIDE_LOOKS[RED][1]),
        (traqueur.SEAT_COLOUR[NORTH], traqueur.SEAT_COLOUR[SOUTH]),
    ],
)
@pytest.mark.parametrize("eye", EYES)
def test_clues_and_sides_are_told_by_colour_alone(one: Colour, other: Colour, eye: str) -> None:
    """The lights of the table have no shape that could help."""
    assert distance(one, other, eye) >= ALONE


Kind = tuple[str, Colour, str]  # shape, colour, sign
KINDS: dict[str, list[Kind]] = {
    "clues": [(*catch_a_thief.clue_look(Clue(1, 0, orange)), "") for orange in (False, True)],
    "pawns": [(*catch_it.SIDE_LOOKS[side], "") for side in (BLUE, RED)],
    "thieves": [("pawn", colour, str(n)) for n, colour in enumerate(chicago.PAWNS, 1)],
    "houses": [(*chicago.KIND_LOOKS[kind], "") for kind in chicago.KIND_LOOKS],
    "subjects": [(*subject_look(subject), "") for subject in range(len(SUBJECTS))],
    "town in the window": [look[:3] for look in front_of("chicago").looks.values()],
    "farm in the window": [look[:3] for look in front_of("rattrapez-le").looks.values()],
    "sides in the window": [look[:3] for look in front_of("catch-it").looks.values()],
}


@pytest.mark.parametrize("board", KINDS)
def test_kinds_differ_in_shape_or_sign_or_clearly_in_colour(board: str) -> None:
    for one, other in combinations(KINDS[board], 2):
        shaped = (one[0], one[2]) != (other[0], other[2])
        assert shaped or least(one[1], other[1]) >= CLEAR, (one, other)
