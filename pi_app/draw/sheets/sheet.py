"""A sheet to draw on: texts that are measured and wrapped, panels, shapes, and the places where a finger may tap.

A text that does not fit its place is noted in `cut`, so that a test can say which; a tap is answered by what was drawn
there last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from pi_app.draw.sheets.letters import BOLD, MEDIUM, Letters, letters
from pi_app.draw.sheets.look import BODY, HERO, LEAD, NOTE, TITLE, Look
from pi_app.draw.sheets.shapes import sprite
from pi_app.palette import Colour
from pi_app.words import bound

SIGNS: Final = {
    "→": "right",
    "←": "left",
    "✓": "check",
    "✗": "cross",
    "■": "square",
    "♀": "female",
    "★": "star",
}  # drawn, not written
_SPACE: Final = "\N{NO-BREAK SPACE}"
_SIGN: Final = 0.62  # of a line's height: the room of such a sign
_WEIGHTS: Final = {NOTE: MEDIUM, BODY: MEDIUM, LEAD: MEDIUM, TITLE: BOLD, HERO: BOLD}


class Sheet:
    """One surface, its look, what did not fit, and what a tap means where."""

    def __init__(self, surface: Surface, look: Look) -> None:
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
        """What a tap there means, or None."""
        return next((meaning for rect, meaning in reversed(self.areas) if rect.collidepoint(x, y)), None)

    # ------------------------------------------------------------------------------------------ texts

    def _letters(self, role: str) -> Letters:
        return letters(_WEIGHTS[role], self.look.sizes[role])

    def height(self, role: str = BODY) -> int:
        """From one line to the next."""
        return self._letters(role).line + self.space // 4

    def width(self, text: str, role: str = BODY) -> int:
        font = self._letters(role)
        plain = "".join(sign for sign in text if sign not in SIGNS).replace(_SPACE, " ")
        return font.width(plain) + sum(self._sign_room(role) for sign in text if sign in SIGNS)

    def _sign_room(self, role: str) -> int:
        return round(self._letters(role).line * _SIGN) + 2

    def wrap(self, text: str, width: int, role: str = BODY) -> list[str]:
        """The lines of a text in a place so wide; punctuation stays with its word, a long path is broken."""
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
        """Where a path that is too wide is broken: before the last / that leaves it room, or 0."""
        at = len(word)
        while at > 0 and self.width(word[:at], role) > width:
            at = word.rfind("/", 0, at)
        return at if 0 < at < len(word) else 0

    def fits(self, text: str, width: int, height: int, role: str = BODY) -> bool:
        lines = self.wrap(text, width, role)
        return len(lines) * self.height(role) <= height and all(self.width(line, role) <= width for line in lines)

    def line(self, x: int, y: int, text: str, role: str, colour: Colour) -> int:
        """One line, from its upper left; the column where it ends."""
        font, room = self._letters(role), self._sign_room(role)
        start = 0
        for at, sign in enumerate((*text, "")):
            if sign and sign not in SIGNS:
                continue
            if plain := text[start:at].replace(_SPACE, " "):
                drawn = font.render(plain, colour)
                self.surface.blit(drawn, (x, y - font.rise))
                x += drawn.get_width()
            if sign:
                centre = (x + room // 2, y + font.middle)
                self.stamp(SIGNS[sign], centre, max(3, (room - 2) // 2), colour)
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
        """A text in its place, in the largest of these sizes in which it fits; the row below it."""
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
        """A few signs on a piece or a mark, in bold letters of this size."""
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
        """A card with soft corners."""
        pygame.draw.rect(self.surface, fill, rect, border_radius=self.space)
        if rim is not None:
            pygame.draw.rect(self.surface, rim, rect, 1, border_radius=self.space)

    def bar(self, rect: Rect, fill: Colour) -> None:
        pygame.draw.rect(self.surface, fill, rect)

    def stroke(self, start: tuple[float, float], end: tuple[float, float], width: int, colour: Colour) -> None:
        """A straight way with round ends."""
        pygame.draw.line(self.surface, colour, start, end, width)
        for point in (start, end) if width > 2 else ():
            self.stamp("disc", point, max(2, width // 2), colour)

    def button(self, rect: Rect, text: str, meaning: Any, *, chosen: bool = False) -> None:
        """Something to tap, with its words in the middle."""
        theme = self.theme
        self.panel(rect, theme.head if chosen else theme.panel, rim=theme.ask if chosen else theme.line)
        ink = theme.head_ink if chosen else theme.ink
        roles = (HERO, BODY) if text in SIGNS else (BODY, NOTE)
        self.text(rect.inflate(-2 * self.space, -2), text, roles, ink, "centre", mid=True)
        self.tappable(rect, meaning)
