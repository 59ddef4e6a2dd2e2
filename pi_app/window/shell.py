"""The window itself: it translates pygame's events into actions of the hand, and draws thirty times a second."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from contextlib import closing
from typing import Final

import pygame

from hardware.virtual import VirtualTable
from pi_app.draw.sheets.surface import painted
from pi_app.screens.display import DisplayError, driver
from pi_app.table.clock import Seconds, Sleep, keep_time
from pi_app.table.session import Session
from pi_app.window.hand import Hand
from pi_app.window.layout import DEFAULT, Curtain, HandheldKey, Hit, Position, TableButton
from pi_app.window.leaving import LEAVE, STAY
from pi_app.window.scene import WindowScene, draw
from pi_app.window.speaker import Speaker, pitch

UNSEEN: Final = ("dummy", "offscreen", "evdev")  # SDL may fall back to these drivers if there is no display
FRAME_EVERY: Final = 33  # ms
LONGEST_TONE: Final = 2000  # ms; a tone that started longer ago has ended
BUTTON_KEYS: Final = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_RETURN: "ok",
    pygame.K_KP_ENTER: "ok",
    pygame.K_BACKSPACE: "back",
    pygame.K_ESCAPE: "back",
    pygame.K_m: "menu",
}
HANDHELD_KEYS: Final = {  # while the curtain is held
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_SPACE: "press",
    pygame.K_RETURN: "a",
    pygame.K_KP_ENTER: "a",
    pygame.K_BACKSPACE: "b",
    pygame.K_ESCAPE: "b",
    pygame.K_a: "a",
    pygame.K_b: "b",
}
LEAVING_KEYS: Final = {"ok": LEAVE, "back": STAY}  # to the question whether to leave
CURTAIN_KEYS: Final = (pygame.K_LSHIFT, pygame.K_RSHIFT)
_LEFT, _RIGHT = 1, 3  # the mouse's buttons


def open_window(
    table: VirtualTable,
    session: Session,
    environment: Mapping[str, str],
    *,
    carries: bool = True,
    seconds: Seconds = time.monotonic,
    rest: Sleep = time.sleep,
) -> None:
    """Play a session at a virtual table in a window. Raise DisplayError if there is no display.

    With `carries`, the pieces that a bot or a private screen has moved carry themselves.
    """
    _open(environment, DEFAULT)
    try:
        with closing(Hand(table, session, carries=carries)) as hand, Speaker() as speaker:
            view = View(hand)

            def tick(now: int) -> None:
                for event in pygame.event.get():
                    hear(event, hand)
                    if event.type == pygame.WINDOWEXPOSED:
                        view.forget()
                hand.tick(now)
                speaker.play(pitch(table.sounds(table.now - LONGEST_TONE), table.now))
                view.show(now)

            keep_time(tick, lambda: hand.going, seconds=seconds, rest=rest)
    finally:
        pygame.display.quit()


def _open(environment: Mapping[str, str], size: Position) -> None:
    if chosen := driver(environment):
        os.environ["SDL_VIDEODRIVER"] = chosen
    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in environment:
            raise pygame.error("no available video device")
        pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        pygame.display.quit()
        raise DisplayError(str(error)) from error
    pygame.display.set_caption("Filature")


class View:
    """Draws the scene on the display if anything has changed."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._due = 0
        self._shown: tuple[WindowScene, Position, str] | None = None

    def forget(self) -> None:
        """Force a new drawing, because something has covered the window and its picture may be lost."""
        self._shown = None

    def show(self, now: int) -> None:
        if now < self._due:
            return
        self._due = now + FRAME_EVERY
        surface, hand = pygame.display.get_surface(), self._hand
        hand.resize(surface.get_size())
        seen = (hand.scene(), surface.get_size(), hand.loop.lang)
        if seen != self._shown:
            self._shown = seen
            picture = painted(draw(seen[0], hand.layout, seen[2]))
            if picture.get_size() != surface.get_size():
                picture = pygame.transform.smoothscale(picture, surface.get_size())
            surface.blit(picture, (0, 0))
            pygame.display.flip()


# ------------------------------------------------------------------------------------------ events


def hear(event: pygame.event.Event, hand: Hand) -> None:
    """Pass one event to the hand. Whatever is pressed first ends a show, and does nothing else."""
    pressed = event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE)
    if not (pressed and hand.wakes()):
        _pass_on(event, hand)


def _pass_on(event: pygame.event.Event, hand: Hand) -> None:
    match event.type:
        case pygame.QUIT:
            hand.leaving.ask(hand.loop)
        case pygame.VIDEORESIZE:
            hand.resize(event.size)
        case pygame.MOUSEBUTTONDOWN if event.button == _LEFT:
            hand.press(hand.within(event.pos))
        case pygame.MOUSEBUTTONDOWN if event.button == _RIGHT:
            hand.mark(hand.within(event.pos))
        case pygame.MOUSEBUTTONUP if event.button == _LEFT:
            hand.release(hand.within(event.pos))
        case pygame.MOUSEBUTTONUP if event.button == _RIGHT:
            hand.stop_marking()
        case pygame.MOUSEMOTION:
            hand.move(hand.within(event.pos))
        case pygame.WINDOWFOCUSLOST:
            hand.leave_all()
        case pygame.KEYDOWN:
            _hear_key(event, hand)
        case pygame.KEYUP:
            hand.leave(event.key)


def _hear_key(event: pygame.event.Event, hand: Hand) -> None:
    """Pass a press of a key to the hand, or take it as an answer to the question whether to leave."""
    if event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL:
        hand.leaving.ask(hand.loop)
    elif hand.leaving.asks:
        hand.leaving.answer(LEAVING_KEYS.get(BUTTON_KEYS.get(event.key, "")))
    elif (meant := _meant(event.key, looking=hand.handheld.looking)) is not None:
        hand.touch(event.key, meant)


def _meant(key: int, *, looking: bool) -> Hit | None:
    """Return what a key of the keyboard presses: on the handheld while the curtain is held, else at the table."""
    if key in CURTAIN_KEYS:
        return Curtain()
    if looking:
        return HandheldKey(HANDHELD_KEYS[key]) if key in HANDHELD_KEYS else None
    return TableButton(BUTTON_KEYS[key]) if key in BUTTON_KEYS else None
