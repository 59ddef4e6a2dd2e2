"""A real display: a window, a whole screen, or a Raspberry Pi's bare one (KMSDRM), with its keys, mouse and fingers."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Final

import pygame

from pi_app.handset import KeyEvent
from pi_app.screens.look import Look, look
from pi_app.screens.sheet import Sheet
from pi_app.screens.station import Touch

WINDOW: Final = (800, 480)  # where a desktop lets us choose
KEYS: Final = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_SPACE: "press",
    pygame.K_RETURN: "a",
    pygame.K_ESCAPE: "b",
    pygame.K_a: "a",
    pygame.K_b: "b",
}


class Quit:
    """Somebody closed the window."""


class DisplayError(RuntimeError):
    """No display can be opened: SDL says why."""


def driver(environment: Mapping[str, str]) -> str | None:
    """The video driver to ask for: the one that is named, SDL's own choice on a desktop, else the bare screen's."""
    if "SDL_VIDEODRIVER" in environment or "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment:
        return environment.get("SDL_VIDEODRIVER")
    return "kmsdrm" if Path("/dev/dri").exists() else None


class Display:
    """One display, open as long as the `with` block lasts. `number` is which of several; a size makes a window."""

    def __init__(
        self,
        environment: Mapping[str, str],
        *,
        number: int = 0,
        size: tuple[int, int] | None = None,
        night: bool = False,
    ) -> None:
        if chosen := driver(environment):
            os.environ["SDL_VIDEODRIVER"] = chosen
        try:
            pygame.display.init()
            whole = size is None and pygame.display.get_driver() == "kmsdrm"
            flags = pygame.FULLSCREEN if whole else 0
            found = pygame.display.get_desktop_sizes()
            wanted = size or (found[min(number, len(found) - 1)] if whole else WINDOW)
            self._surface = pygame.display.set_mode(wanted, flags, display=number)
        except pygame.error as error:
            pygame.display.quit()
            raise DisplayError(str(error)) from error
        pygame.display.set_caption("Filature")
        pygame.mouse.set_visible(not whole)
        self.night = night

    def __enter__(self) -> Display:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pygame.display.quit()

    @property
    def look(self) -> Look:
        return look(*self._surface.get_size(), night=self.night)

    def sheet(self) -> Sheet:
        """A fresh sheet of this display's size."""
        return Sheet(pygame.Surface(self._surface.get_size()), self.look)

    def show(self, sheet: Sheet) -> None:
        self._surface.blit(sheet.surface, (0, 0))
        pygame.display.flip()

    def events(self) -> Iterator[KeyEvent | Touch | Quit]:
        """What was done with keys, mouse and fingers since this was asked before."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                yield Quit()
            elif event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in KEYS:
                yield KeyEvent(KEYS[event.key], "up" if event.type == pygame.KEYUP else "down")
            elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
                x, y = event.pos
                yield Touch(x, y, "down" if event.type == pygame.MOUSEBUTTONDOWN else "up")
