"""The pygame back end of sheets: the drawing acts as pixels, for displays, windows and PNG files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from typing import Final

import pygame
from pygame import Rect, Surface

from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.draw.sheets.acts import Dots, DrawingAct, Halo, Inset, Polygon, Rectangle, Ring, Sign, Stamp, Stroke, Words
from pi_app.draw.sheets.letters import BOLD, letters
from pi_app.draw.sheets.lights import HALO_CORE, HALO_FALL, seen_light
from pi_app.draw.sheets.shapes import DISC, SHAPES, Disc, Outline, edge
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import Colour

_FINE: Final = 4  # Shapes are drawn this many times larger than they are shown.
pygame.transform.set_smoothscale_backend("GENERIC")  # This gives the same picture on every machine.


def painted(sheet: Sheet) -> Surface:
    """Return the picture of a sheet."""
    surface = Surface(sheet.rect.size)
    paint(surface, sheet.acts)
    return surface


def paint(surface: Surface, acts: Iterable[DrawingAct]) -> None:
    """Do drawing acts on a surface, in their order."""
    for act in acts:
        match act:
            case Words():
                _write(surface, act)
            case Sign():
                _sign(surface, act)
            case Halo((x, y), radius, light):
                corner = (round(x) - radius, round(y) - radius)
                surface.blit(halo(light, radius), corner, special_flags=pygame.BLEND_RGB_MAX)
            case Dots(corner, pages, zoom, colour):
                surface.blit(dots(pages, zoom, colour), corner)
            case Inset(area, inner):
                paint(surface.subsurface(Rect(area)), inner)
            case _:
                _paint_shape(surface, act)


def _paint_shape(surface: Surface, act: Stamp | Rectangle | Stroke | Ring | Polygon) -> None:
    match act:
        case Stamp(shape, centre, radius, fill, rim):
            _stamp(surface, sprite(shape, radius, fill, rim), centre)
        case Rectangle():
            _box(surface, act)
        case Stroke(start, end, width, colour):
            pygame.draw.line(surface, colour, start, end, width)
            for point in (start, end) if width > 2 else ():
                _stamp(surface, sprite(DISC, max(2, width // 2), colour), point)
        case Ring(centre, radius, line, colour):
            pygame.draw.circle(surface, colour, centre, radius, line)
        case Polygon(points, colour, line):
            pygame.draw.polygon(surface, colour, points, line)


def _write(surface: Surface, act: Words) -> None:
    font = letters(act.weight, act.size)
    before = surface.get_clip()
    surface.set_clip(Rect(act.clip).clip(before))
    surface.blit(font.render(act.text, act.colour), (act.x, act.y - font.rise))
    surface.set_clip(before)


def _sign(surface: Surface, act: Sign) -> None:
    drawn = letters(BOLD, act.size).render(act.text, act.colour)
    box = drawn.get_bounding_rect()
    surface.blit(drawn, (round(act.centre[0] - box.centerx), round(act.centre[1] - box.centery)))


def _box(surface: Surface, act: Rectangle) -> None:
    below = 0 if act.flat_foot else -1
    pygame.draw.rect(
        surface,
        act.colour,
        act.area,
        act.line,
        border_radius=-1 if act.flat_foot else act.radius,
        border_top_left_radius=act.radius if act.flat_foot else -1,
        border_top_right_radius=act.radius if act.flat_foot else -1,
        border_bottom_left_radius=below,
        border_bottom_right_radius=below,
    )


def _stamp(surface: Surface, drawn: Surface, centre: tuple[float, float]) -> None:
    surface.blit(drawn, (round(centre[0] - drawn.get_width() / 2), round(centre[1] - drawn.get_height() / 2)))


# ------------------------------------------------------------------------------------------ shapes


@lru_cache(maxsize=2048)
def sprite(name: str, radius: int, fill: Colour, rim: Colour | None = None) -> Surface:
    """Return a picture of a shape of this radius. A rim, if given, separates the shape from its background."""
    side = 2 * (radius + 2) * _FINE
    ground = fill if rim is None else rim
    large = Surface((side, side), pygame.SRCALPHA)
    large.fill((*ground, 0))
    shape = SHAPES[name]
    for part in shape.parts if rim else ():
        _put(large, part, radius * _FINE, (*ground, 255), edge(radius) * _FINE)
    for part in shape.parts:
        _put(large, part, radius * _FINE, (*fill, 255), 0)
    for part in shape.cuts:
        _put(large, part, radius * _FINE, (*ground, 255 if rim else 0), 0)
    return pygame.transform.smoothscale(large, (side // _FINE, side // _FINE))


def _put(surface: Surface, part: Disc | Outline, scale: float, colour: tuple[int, ...], rim: int) -> None:
    middle = surface.get_width() / 2
    if isinstance(part, Disc):
        pygame.draw.circle(
            surface, colour, (middle + part.x * scale, middle + part.y * scale), part.radius * scale + rim
        )
        return
    points = [(middle + x * scale, middle + y * scale) for x, y in part]
    pygame.draw.polygon(surface, colour, points)
    if rim:
        for start, end in zip(points, (*points[1:], points[0]), strict=True):
            pygame.draw.line(surface, colour, start, end, 2 * rim)
            pygame.draw.circle(surface, colour, start, rim)


# ------------------------------------------------------------------------------------------ lights


@lru_cache(maxsize=4096)
def halo(light: Colour, radius: int) -> Surface:
    """Draw a light below felt. Blend it with BLEND_RGB_MAX."""
    drawn = _soft(radius).copy()
    drawn.fill(seen_light(light), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


@lru_cache(maxsize=16)
def _soft(radius: int) -> Surface:
    """Draw a white halo."""
    drawn = Surface((2 * radius, 2 * radius), depth=32)
    for y in range(2 * radius):
        for x in range(2 * radius):
            away = hypot(x + 0.5 - radius, y + 0.5 - radius) / radius
            shade = round(255 * max(0.0, min(1.0, (1 - away) / (1 - HALO_CORE))) ** HALO_FALL)
            drawn.set_at((x, y), (shade, shade, shade))
    return drawn


@lru_cache(maxsize=4)
def dots(pages: bytes, zoom: int, colour: Colour) -> Surface:
    """Draw the screen of a handheld."""
    picture, small = DotPicture.from_pages(pages), Surface((WIDTH, HEIGHT))
    for y in range(HEIGHT):
        for x in range(WIDTH):
            if picture.lit(x, y):
                small.set_at((x, y), colour)
    return pygame.transform.scale(small, (WIDTH * zoom, HEIGHT * zoom))
