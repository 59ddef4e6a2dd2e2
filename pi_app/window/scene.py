"""Draw the window from plain values. Only the picture and the page of the handheld are secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pygame import Rect

from hardware.leds import RGB
from pi_app.draw.sheets.board_grid import Ground
from pi_app.draw.sheets.look import BODY, HERO, NOTE, TITLE, look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.piece_look import PieceLook
from pi_app.games.sheet_board import stations
from pi_app.grid import SIZE, Spot
from pi_app.palette import CLOTH, DUSK, FELT, INK, MIST, NIGHT, SLATE, SNOW, WHITE, WOOD, YELLOW, Colour
from pi_app.public.clue_labels import ClueLabel
from pi_app.screens import public_screen
from pi_app.terminal.drawing import NO_CLUES, NO_RULERS, Rulers
from pi_app.window import device, felt, leaving, notebook, public_words
from pi_app.window.layout import Position, WindowLayout
from pi_app.window.looks import ANY
from pi_app.window.notebook import NO_NOTEBOOK_MARKS, NotebookMarks
from pi_app.window.window_handheld import HandheldScene
from pi_app.words import say

TABLE_RULERS: Final = Rulers(tuple(str(row + 1) for row in range(SIZE)), tuple("ABCDEFGHIJK"))
_GLOW: Final = 0.72  # the radius of a light, as a share of the distance between points
_FAINT: Final = 16  # of 255; the point of a light that is not stronger gets a dot
_NUMBER: Final = 0.34  # the size of a clue's number, as a share of the distance between points
_PIECE: Final = 0.36  # the radius of a piece, as a share of the distance between points


class Carried(NamedTuple):
    """A piece that the mouse carries, and the point below it."""

    look: PieceLook
    pos: Position
    over: Spot | None
    token: bool = False  # whether a token is on the piece


class WindowScene(NamedTuple):
    """Everything that the window shows."""

    lights: Sequence[RGB]
    pieces: Mapping[Spot, PieceLook]
    carried: Carried | None
    shown: public_screen.Shown
    pressed: frozenset[str]  # buttons
    wanted: bool  # whether pieces are out of place
    handheld: HandheldScene
    pointed: tuple[Spot, str] | None = None  # the point under the mouse, and its name
    rulers: Rulers = NO_RULERS
    token: Spot | None = None  # the place of the piece that carries the token
    game: str = ""  # the game whose board lies under the lights
    flying: Carried | None = None  # the piece that carries itself
    marks: NotebookMarks = NO_NOTEBOOK_MARKS
    leaving: str = ""  # the question whether to leave
    clues: Mapping[Spot, ClueLabel] = NO_CLUES


def draw(scene: WindowScene, layout: WindowLayout, lang: str) -> Sheet:
    """Draw the window. Texts that did not fit are listed in the sheet's `cut`."""
    sheet = Sheet(layout.size, look(*layout.type, night=True))
    _draw_board(scene, layout, sheet)
    for name, rect in layout.buttons.items():
        _draw_button(sheet, rect, say(lang, f"window.{name}"), down=name in scene.pressed)
    place = public_words.place(scene.shown, layout)
    sheet.paste(public_words.draw(scene.shown, place.size, sheet.look, lang), place.topleft)
    sheet.box(place.inflate(4, 4), SLATE, line=2, radius=sheet.space)
    if place == layout.words:
        _draw_below(scene, layout, sheet, lang)
    for carried in (scene.flying, scene.carried):
        if carried is not None:
            _draw_carried(carried, layout, sheet)
    if scene.leaving:
        place = leaving.place(layout.board)
        sheet.paste(leaving.draw(scene.leaving, place.size, sheet.look, lang), place.topleft)
    return sheet


# ------------------------------------------------------------------------------------------ the board


def _draw_board(scene: WindowScene, layout: WindowLayout, sheet: Sheet) -> None:
    ground, space = layout.ground, layout.space
    sheet.panel(layout.board.inflate(10, 10), WOOD)
    sheet.box(layout.board.inflate(2, 2), NIGHT, radius=space + 1)
    sheet.box(layout.board, FELT, radius=space)
    if scene.game:
        sheet.acts += felt.board_acts(scene.game, ground)
    rulers = scene.rulers if any(scene.rulers.rows) else TABLE_RULERS
    ground.names(sheet, rulers.columns, rulers.rows)
    radius = round(ground.pitch * _GLOW)
    for at, light in enumerate(scene.lights):
        x, y = ground.centre(at)
        if max(light) <= _FAINT:
            sheet.stamp("disc", (x, y), max(2, ground.pitch // 12), SLATE)
        if any(light):
            sheet.halo((x, y), radius, light)
    if isinstance(scene.shown, public_screen.Public):
        ground.path(sheet, stations(scene.shown.path))
    for at, mark in scene.marks.items():
        if at not in scene.pieces:
            notebook.draw_mark(sheet, ground, at, mark, beside=False)
    for at, piece in scene.pieces.items():
        _draw_piece(sheet, ground.centre(at), piece, ground.pitch, token=at == scene.token)
    for at in scene.marks.keys() & scene.pieces.keys():
        notebook.draw_mark(sheet, ground, at, scene.marks[at], beside=True)
    for at, label in scene.clues.items():
        _draw_clue_numbers(sheet, ground, at, label.text)
    if scene.pointed is not None and scene.carried is None:
        _draw_name(sheet, layout, *scene.pointed)


def _draw_clue_numbers(sheet: Sheet, ground: Ground, at: Spot, numbers: str) -> None:
    """Draw the numbers of the clues on a plate at the lower edge of their point, where a piece leaves them free."""
    x, y = ground.centre(at)
    size = max(11, round(ground.pitch * _NUMBER))
    plate = Rect(0, 0, round(size * (0.5 + 0.55 * len(numbers))), round(size * 1.05))
    plate.center = (round(x), round(y + ground.pitch * 0.34))
    sheet.box(plate, NIGHT, radius=plate.height // 2)
    sheet.sign(plate.center, numbers, size, WHITE)


def _draw_piece(
    sheet: Sheet, centre: tuple[float, float], piece: PieceLook, pitch: int, scale: float = 1.0, *, token: bool = False
) -> None:
    """Draw a piece on a dark disc, so that the light below it is visible around it."""
    shape, colour, sign, _ = piece
    radius = round(pitch * _PIECE * scale)
    sheet.stamp("disc", centre, radius, NIGHT, DUSK)
    inner = round(radius * (0.66 if shape in ("square", "pawn", "shield", "shoe", "home") else 0.76))
    sheet.stamp(shape, centre, inner, colour)
    if sign:
        sheet.sign((centre[0], centre[1] + inner * 0.4), sign, round(radius * 0.8), NIGHT)
    if token:
        sheet.stamp("disc", centre, round(radius * 0.42), YELLOW, NIGHT)


def _draw_carried(carried: Carried, layout: WindowLayout, sheet: Sheet) -> None:
    """Draw the carried piece enlarged, with a ring on the point where it would be put."""
    ground = layout.ground
    if carried.over is not None:
        sheet.ring(ground.centre(carried.over), ground.pitch * 0.48, 3, WHITE)
    _draw_piece(sheet, carried.pos, carried.look, ground.pitch, 1.25, token=carried.token)


def _draw_name(sheet: Sheet, layout: WindowLayout, at: Spot, name: str) -> None:
    """Draw a label with a name above a point."""
    x, y = layout.ground.centre(at)
    flag = Rect(0, 0, sheet.width(name, NOTE) + 2 * sheet.space, sheet.height(NOTE) + 2)
    flag.midbottom = (round(x), round(y - layout.ground.pitch * 0.42))
    flag.clamp_ip(layout.board)
    sheet.panel(flag, NIGHT, rim=DUSK)
    sheet.text(flag, name, NOTE, SNOW, "centre", mid=True)


# ------------------------------------------------------------------------------------------ beside the board


def _draw_button(sheet: Sheet, rect: Rect, text: str, *, down: bool, call: bool = False) -> None:
    fill: Colour = YELLOW if call else DUSK if down else SLATE
    if not down:
        sheet.panel(rect.move(0, 3), NIGHT)
    place = rect.move(0, 2) if down else rect
    sheet.panel(place, fill, rim=MIST if down else DUSK)
    ink = INK if call else WHITE
    sheet.text(
        place.inflate(-sheet.space, 0),
        text,
        (HERO, TITLE, BODY, NOTE) if len(text) == 1 else (TITLE, BODY, NOTE),
        ink,
        "centre",
        mid=True,
    )


def _draw_below(scene: WindowScene, layout: WindowLayout, sheet: Sheet, lang: str) -> None:
    """Draw the tray and the handheld, and over them the hidden screen while the curtain is held."""
    _draw_tray(scene, layout, sheet, lang)
    device.draw(scene.handheld, layout, sheet, lang)
    if (private := device.hidden_sheet(scene.handheld, layout, lang)) is not None:
        place = device.page_place(scene.handheld, layout)
        sheet.paste(private, place.topleft)
        sheet.box(place.inflate(6, 6), CLOTH, line=3, radius=sheet.space)


def _draw_tray(scene: WindowScene, layout: WindowLayout, sheet: Sheet, lang: str) -> None:
    tray = layout.tray
    sheet.panel(tray, FELT, rim=SLATE)
    pitch = round(tray.height * 1.05)
    spare: PieceLook = ANY
    sheet.stamp("disc", (tray.x + pitch * 0.6, tray.centery), round(pitch * 0.38), SLATE)
    sheet.stamp(spare.shape, (tray.x + pitch * 0.6, tray.centery), round(pitch * 0.26), spare.colour, NIGHT)
    room = Rect(tray.x + round(pitch * 1.15), tray.y, tray.width - round(pitch * 1.15) - sheet.space, tray.height)
    if scene.marks:
        _draw_button(sheet, layout.wipe, say(lang, "window.wipe"), down=False)
    else:
        sheet.text(room, say(lang, "window.tray"), (BODY, NOTE), MIST, mid=True)
    _draw_button(sheet, layout.set_up, say(lang, "window.set-up"), down=False, call=scene.wanted)
