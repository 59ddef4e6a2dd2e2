"""A sheet to draw on: it measures and wraps texts, and notes what is drawn as a list of drawing acts.

A back end shows the acts: `surface` as pixels for displays and windows, `svg` for browsers and documents, `paper` as
shapes for a PDF. A text that does not fit its place is added to `cut`, so that a test can report it. If areas to tap
overlap, a tap belongs to the one that was drawn last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.acts import (
    Area,
    Dots,
    DrawingAct,
    Halo,
    Inset,
    Polygon,
    Rectangle,
    Ring,
    SheetPoint,
    Sign,
    Stamp,
    Stroke,
    Words,
)
from pi_app.draw.sheets.letters import BOLD, MEDIUM, Letters, letters
from pi_app.draw.sheets.look import BODY, HERO, LEAD, NOTE, TITLE, SheetLook
from pi_app.palette import Colour
from pi_app.words import bound

DRAWN_SIGNS: Final = {
    "→": "right",
    "←": "left",
    "✓": "check",
    "✗": "cross",
    "■": "square",
    "♀": "female",
    "★": "star",
}  # The font lacks these signs, so they are drawn as shapes.
_SPACE: Final = "\N{NO-BREAK SPACE}"
_SIGN: Final = 0.62  # The width of such a sign, as a share of the line's height.
_WEIGHTS: Final = {NOTE: MEDIUM, BODY: MEDIUM, LEAD: MEDIUM, TITLE: BOLD, HERO: BOLD}


class TapArea(NamedTuple):
    """An area that can be tapped, what a tap means, and its name for people who do not see it."""

    rect: Rect
    meaning: Any
    label: str


class Sheet:
    """Something to draw on: its size and look, the acts so far, the texts that did not fit, the meanings of taps."""

    def __init__(self, size: tuple[int, int], look: SheetLook) -> None:
        self.rect = Rect(0, 0, *size)
        self.look = look
        self.theme = look.theme
        self.acts: list[DrawingAct] = []
        self.cut: list[str] = []
        self.areas: list[TapArea] = []
        self.bar(self.rect, self.theme.paper)

    @property
    def space(self) -> int:
        return self.look.space

    def paste(self, sheet: Sheet, corner: tuple[int, int]) -> None:
        """Put another sheet on this one, with its upper left corner here. Its areas can be tapped here, too."""
        self.acts.append(Inset((*corner, *sheet.rect.size), tuple(sheet.acts)))
        self.areas += [area._replace(rect=area.rect.move(corner)) for area in sheet.areas]
        self.cut += sheet.cut

    # ------------------------------------------------------------------------------------------ taps

    def tappable(self, rect: Rect, meaning: Any, label: str) -> None:
        """Give a tap on this area a meaning. The label names the area for people who do not see it."""
        self.areas.append(TapArea(Rect(rect), meaning, label))

    def tapped(self, x: int, y: int) -> Any:
        """Return the meaning of a tap at this point, or None."""
        return next((area.meaning for area in reversed(self.areas) if area.rect.collidepoint(x, y)), None)

    # ------------------------------------------------------------------------------------------ texts

    def _letters(self, role: str) -> Letters:
        return letters(_WEIGHTS[role], self.look.sizes[role])

    def height(self, role: str = BODY) -> int:
        """Return the distance from one line to the next, in pixels."""
        return self._letters(role).line + self.space // 4

    def width(self, text: str, role: str = BODY) -> int:
        font = self._letters(role)
        plain = "".join(sign for sign in text if sign not in DRAWN_SIGNS).replace(_SPACE, " ")
        return font.width(plain) + sum(self._sign_room(role) for sign in text if sign in DRAWN_SIGNS)

    def _sign_room(self, role: str) -> int:
        return round(self._letters(role).line * _SIGN) + 2

    def wrap(self, text: str, width: int, role: str = BODY) -> list[str]:
        """Split a text into lines of at most this width.

        Punctuation stays with its word. A file path that is too long is broken at a slash.
        """
        lines: list[str] = []
        for word in bound(text).split(" "):
            joined = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(joined, role) <= width:
                lines[-1] = joined
            else:
                lines.append(word)
                while at := self._break(lines[-1], width, role):
                    lines[-1:] = [lines[-1][:at], lines[-1][at:]]
        return lines

    def _break(self, word: str, width: int, role: str) -> int:
        """Return the index of the last / before which the first part of a long path fits, or 0."""
        at = len(word)
        while at > 0 and self.width(word[:at], role) > width:
            at = word.rfind("/", 0, at)
        return at if 0 < at < len(word) else 0

    def fits(self, text: str, width: int, height: int, role: str = BODY) -> bool:
        lines = self.wrap(text, width, role)
        return len(lines) * self.height(role) <= height and all(self.width(line, role) <= width for line in lines)

    def line(
        self, x: int, y: int, text: str, role: str, colour: Colour, *, clip: Area | None = None, cut: bool = False
    ) -> int:
        """Write one line of text from its upper left corner. Return the x coordinate where it ends."""
        font, room = self._letters(role), self._sign_room(role)
        start = 0
        for at, sign in enumerate((*text, "")):
            if sign and sign not in DRAWN_SIGNS:
                continue
            if plain := text[start:at].replace(_SPACE, " "):
                size = self.look.sizes[role]
                self.acts.append(Words(x, y, plain, _WEIGHTS[role], size, colour, clip or area(self.rect), cut))
                x += font.width(plain)
            if sign:
                centre = (x + room // 2, y + font.middle)
                self.stamp(DRAWN_SIGNS[sign], centre, max(3, (room - 2) // 2), colour)
                x += room
            start = at + 1
        return x

    def text(
        self,
        place: Rect,
        text: str,
        roles: str | Sequence[str],
        colour: Colour,
        align: str = "left",
        *,
        mid: bool = False,
    ) -> int:
        """Write a text in its place, in the first of these roles in which it fits. Return the y coordinate below it.

        The roles are ordered from large to small. With `mid`, the text is centred vertically.
        """
        choice = [roles] if isinstance(roles, str) else list(roles)
        fitting = [role for role in choice if self.fits(text, place.width, place.height, role)]
        if not fitting:
            self.cut.append(text)
        role = fitting[0] if fitting else choice[-1]
        lines, step = self.wrap(text, place.width, role), self.height(role)
        y = place.y + max(0, (place.height - step * len(lines) + self.space // 4) // 2 if mid else 0)
        for line in lines:
            spare = place.width - self.width(line, role)
            x = place.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
            self.line(x, y, line, role, colour, clip=area(place), cut=not fitting)
            y += step
        return y

    def sign(self, centre: SheetPoint, text: str, size: int, colour: Colour) -> None:
        """Write a few signs on a piece or a mark, in bold letters of this size."""
        self.acts.append(Sign(centre, text, size, colour))

    # ------------------------------------------------------------------------------------------ shapes

    def stamp(self, shape: str, centre: SheetPoint, radius: int, fill: Colour, rim: Colour | None = None) -> None:
        self.acts.append(Stamp(shape, centre, radius, fill, rim))

    def box(self, rect: Rect, colour: Colour, *, line: int = 0, radius: int = 0, flat_foot: bool = False) -> None:
        """Draw a rectangle, or its outline of a width of `line`, with corners of this radius."""
        self.acts.append(Rectangle(area(rect), colour, line, radius, flat_foot))

    def panel(self, rect: Rect, fill: Colour, *, rim: Colour | None = None) -> None:
        """Draw a rectangle with rounded corners."""
        self.box(rect, fill, radius=self.space)
        if rim is not None:
            self.box(rect, rim, line=1, radius=self.space)

    def bar(self, rect: Rect, fill: Colour) -> None:
        self.box(rect, fill)

    def stroke(self, start: SheetPoint, end: SheetPoint, width: int, colour: Colour) -> None:
        """Draw a straight line with round ends."""
        self.acts.append(Stroke(start, end, width, colour))

    def ring(self, centre: SheetPoint, radius: float, line: int, colour: Colour) -> None:
        """Draw the outline of a circle."""
        self.acts.append(Ring(centre, radius, line, colour))

    def polygon(self, points: Sequence[SheetPoint], colour: Colour, *, line: int = 0) -> None:
        """Draw a polygon, or its outline of a width of `line`."""
        self.acts.append(Polygon(tuple(points), colour, line))

    def halo(self, centre: SheetPoint, radius: int, light: Colour) -> None:
        """Draw a light of the table, as it shines through the felt."""
        self.acts.append(Halo(centre, radius, light))

    def dots(self, corner: tuple[int, int], pages: bytes, zoom: int, colour: Colour) -> None:
        """Draw the screen of a handheld, enlarged."""
        self.acts.append(Dots(corner, pages, zoom, colour))

    def button(self, rect: Rect, text: str, meaning: Any, *, chosen: bool = False, label: str = "") -> None:
        """Draw a button with its text in the middle. A tap on it has this meaning.

        A label is needed only if the text is a mere sign.
        """
        theme = self.theme
        self.panel(rect, theme.head if chosen else theme.panel, rim=theme.ask if chosen else theme.line)
        ink = theme.head_ink if chosen else theme.ink
        roles = (HERO, BODY) if text in DRAWN_SIGNS else (BODY, NOTE)
        self.text(rect.inflate(-2 * self.space, -2), text, roles, ink, "centre", mid=True)
        self.tappable(rect, meaning, label or text)


def area(rect: Rect) -> Area:
    """Return a rectangle as the area of a drawing act."""
    return rect.x, rect.y, rect.width, rect.height
