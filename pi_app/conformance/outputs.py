"""Everything that a game's front gives to the public, and to one seat, as values that can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pygame

from engine.game import TABLE, Event, Seat
from engine.referee import AnyReferee
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.draw.terminal import table as terminal_table
from pi_app.games.front import Front
from pi_app.games.tabletop import Tabletop
from pi_app.games.terminal_board import sight
from pi_app.grid import SIZE
from pi_app.pages.page import Page
from pi_app.screens import hidden_screen
from pi_app.words import LANGUAGES

SMALLEST: Final = (320, 240)  # the smallest display that is supported
_NO_LIGHT: Final = (0, 0, 0)


def of_the_table(tabletop: Tabletop, view: Any, events: Sequence[Event]) -> list[Any]:
    """Return what hands may do, all lights at rest, and the sounds and sentences of the events."""
    hands = [tabletop.pieces(view), tabletop.first(view), tabletop.readings(view), tabletop.deeds(view)]
    lights = [tabletop.glow(view), tabletop.numbers(view), tabletop.aid(view)]
    lights += [tabletop.finale(view), tabletop.token(view)]
    reminders = [tabletop.reminder(view, lang) for lang in LANGUAGES]
    told = [(tabletop.cue(event), *(tabletop.tell(view, event, lang) for lang in LANGUAGES)) for event in events]
    return [*hands, *lights, *reminders, *told]


def public_sheet(front: Front, view: Any, lang: str) -> Sheet:
    """Return the board and what stands beside it on the public screen."""
    sheet = Sheet(SMALLEST, look(*SMALLEST))
    front.sheet.draw(sheet, sheet.rect, view, lang)
    return sheet


def private_sheet(front: Front, page: Page, lang: str) -> Sheet:
    """Return a seat's page on its hidden screen."""
    sheet = Sheet(SMALLEST, look(*SMALLEST))
    hidden_screen.draw(front.pages, page, sheet, lang)
    return sheet


def sides(front: Front, view: Any) -> tuple[Page, Page, Page]:
    """Return a seat's page, its back, and the page after the key A, which chooses or says why it cannot."""
    page = front.pages.open(view)
    return page, front.pages.press(page, "b")[0], front.pages.press(page, "a")[0]


def terminal_pictures(front: Front, referee: AnyReferee, lang: str) -> list[Any]:
    """Return what everybody sees in a terminal: the last move in pictures and words, the notes, the legend."""
    board, known = front.terminal, max(0, len(referee.shown(TABLE)) - 4)
    seen, names = sight(referee, TABLE, known), _names(referee)
    pieces = front.tabletop.pieces(referee.view(TABLE))
    signs = {at: board.piece(kind) for at, kind in pieces.items()}
    labels = board.labels(seen.shown, pieces)
    lit = front.tabletop.glow(referee.view(TABLE))
    lights = [lit[at][0].colour if at in lit else _NO_LIGHT for at in range(SIZE * SIZE)]
    sizes = range(len(terminal_table.BOXES))
    pictures = [terminal_table.drawn(lights, board.printed, signs, labels, size) for size in sizes]
    told = [*board.stills(seen, names, lang)]
    return [*pictures, *told, board.turn(seen.shown), board.notes(seen.shown, lang), board.legend(lang)]


def terminal_secrets(front: Front, referee: AnyReferee, seat: Seat, lang: str) -> list[Any]:
    """Return what a terminal shows of this seat alone; nothing if it is not the secret one."""
    board, own = front.terminal, sight(referee, seat, 0)
    if board.secret_seat(referee.game.show(referee.view(TABLE))) != seat:
        return []
    pictures = [board.private(own, size) for size in range(board.sizes)]
    return [*pictures, board.whisper(own, _names(referee), lang)]


def _names(referee: AnyReferee) -> dict[Seat, str]:
    """Return a name for each player; the seats' own will do."""
    return {seat: seat.title() for seat in referee.players}


def of_the_public(front: Front, referee: AnyReferee) -> Iterator[tuple[str, Any]]:
    """Yield everything that all people at the table see and hear, each with what it is called."""
    view = referee.view(TABLE)
    yield "table", of_the_table(front.tabletop, view, referee.shown(TABLE))
    for lang in LANGUAGES:
        yield "public-screen", pixels(public_sheet(front, view, lang))
        yield "chips", list(front.sheet.chips(view, lang))
        yield "terminal", terminal_pictures(front, referee, lang)


def of_the_seat(front: Front, referee: AnyReferee, seat: Seat) -> Iterator[tuple[str, Any]]:
    """Yield everything that one seat alone sees, each with what it is called."""
    for page in sides(front, referee.view(seat)):
        for lang in LANGUAGES:
            yield "handheld", front.pages.draw(page, lang).to_pages()
            yield "hidden-screen", pixels(private_sheet(front, page, lang))
    for lang in LANGUAGES:
        yield "terminal", terminal_secrets(front, referee, seat, lang)


def pixels(sheet: Sheet) -> bytes:
    """Return a sheet as the bytes of its picture."""
    return pygame.image.tobytes(painted(sheet), "RGB")
