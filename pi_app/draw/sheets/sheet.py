"""A sheet to draw on, with texts that are measured and wrapped, panels, shapes, and areas that can be tapped.

A text that does not fit its place is added to `cut`, so that a test can report it. If areas overlap, a tap belongs to
the one that was drawn last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from pi_app.draw.sheets.letters import BOLD, MEDIUM, Letters, letters
from pi_app.draw.sheets.look import BODY, HERO, LEAD, NOTE, TITLE, SheetLook
from pi_app.draw.sheets.shapes import sprite
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


class Sheet:
    """A surface to draw on, its look, the texts that did not fit, and the meanings of taps."""

    def __init__(self, surface: Surface, look: SheetLook) -> None:
        self.surface = surface
        self.look = look
        self.theme = look.theme
        self.cut: list[str] = []
        self.areas: list[tuple[Rect, Any]] = []
        surface.fill(self.theme.paper)

    @property
    def rect(self) -> Rect:
        return self.surface.get_rect()

    @property
    def space(self) -> int:
        return self.look.space

    # ------------------------------------------------------------------------------------------ taps

    def tappable(self, rect: Rect, meaning: Any) -> None:
        self.areas.append((Rect(rect), meaning))

    def tapped(self, x: int, y: int) -> Any:
        """Return the meaning of a tap at this point, or None."""
        return next((meaning for rect, meaning in reversed(self.areas) if rect.collidepoint(x, y)), None)

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

    def line(self, x: int, y: int, text: str, role: str, colour: Colour) -> int:
        """Write one line of text from its upper left corner. Return the x coordinate where it ends."""
        font, room = self._letters(role), self._sign_room(role)
        start = 0
        for at, sign in enumerate((*text, "")):
            if sign and sign not in DRAWN_SIGNS:
                continue
            if plain := text[start:at].replace(_SPACE, " "):
                drawn = font.render(plain, colour)
                self.surface.blit(drawn, (x, y - font.rise))
                x += drawn.get_width()
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
        before = self.surface.get_clip()
        self.surface.set_clip(place.clip(before))
        for line in lines:
            spare = place.width - self.width(line, role)
            self.line(place.x + {"left": 0, "centre": spare // 2, "right": spare}[align], y, line, role, colour)
            y += step
        self.surface.set_clip(before)
        return y

    def sign(self, centre: tuple[float, float], text: str, size: int, colour: Colour) -> None:
        """Write a few signs on a piece or a mark, in bold letters of this size."""
        drawn = letters(BOLD, size).render(text, colour)
        box = drawn.get_bounding_rect()
        self.surface.blit(drawn, (round(centre[0] - box.centerx), round(centre[1] - box.centery)))

    # ------------------------------------------------------------------------------------------ shapes

    def stamp(
        self, shape: str, centre: tuple[float, float], radius: int, fill: Colour, rim: Colour | None = None
    ) -> None:
        drawn = sprite(shape, radius, fill, rim)
        self.surface.blit(drawn, (round(centre[0] - drawn.get_width() / 2), round(centre[1] - drawn.get_height() / 2)))

    def panel(self, rect: Rect, fill: Colour, *, rim: Colour | None = None) -> None:
        """Draw a rectangle with rounded corners."""
        pygame.draw.rect(self.surface, fill, rect, border_radius=self.space)
        if rim is not None:
            pygame.draw.rect(self.surface, rim, rect, 1, border_radius=self.space)

    def bar(self, rect: Rect, fill: Colour) -> None:
        pygame.draw.rect(self.surface, fill, rect)

    def stroke(self, start: tuple[float, float], end: tuple[float, float], width: int, colour: Colour) -> None:
        """Draw a straight line with round ends."""
        pygame.draw.line(self.surface, colour, start, end, width)
        for point in (start, end) if width > 2 else ():
            self.stamp("disc", point, max(2, width // 2), colour)

    def button(self, rect: Rect, text: str, meaning: Any, *, chosen: bool = False) -> None:
        """Draw a button with its text in the middle. A tap on it has this meaning."""
        theme = self.theme
        self.panel(rect, theme.head if chosen else theme.panel, rim=theme.ask if chosen else theme.line)
        ink = theme.head_ink if chosen else theme.ink
        roles = (HERO, BODY) if text in DRAWN_SIGNS else (BODY, NOTE)
        self.text(rect.inflate(-2 * self.space, -2), text, roles, ink, "centre", mid=True)
        self.tappable(rect, meaning)
