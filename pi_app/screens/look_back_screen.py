"""The look back at a finished game on the public screen: the public board, and beside it what one seat knew."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engine.game import TABLE, Seat
from hardware.buttons import Press
from pi_app.draw.sheets.layout import draw_head
from pi_app.draw.sheets.look import BODY, NOTE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.board_arrows import NamedPlaces, draw_arrow, draw_ring, named_places
from pi_app.grid import Spot
from pi_app.public.look_back import LookBack, last_event_text, seat_text, step_text
from pi_app.words import game_name, place_names, say


def draw(past: LookBack, sheet: Sheet, lang: str) -> None:
    """Draw two boards, or one if nothing was hidden; below them what happened, and buttons to go on."""
    space, theme = sheet.space, sheet.theme
    area = draw_head(sheet, game_name(lang, past.game), step_text(past, lang))
    caption, tall = sheet.height(NOTE), area.width < area.height
    foot = (5 if tall else 3 if sheet.look.large else 4) * sheet.height(NOTE) + 2 * space
    room = Rect(area.x, area.y, area.width, area.height - foot - space)
    board = front_of(past.game).sheet
    if board.open:
        _draw_board(past, sheet, room.inflate(-2 * space, -2 * space), TABLE, lang)
    else:
        public, own = _halves(room, space, tall=tall)
        for place, watcher, text in (
            (public, TABLE, say(lang, "screens.all-see")),
            (own, past.seat, seat_text(past, lang)),
        ):
            sheet.text(Rect(place.x, place.y, place.width, caption), text, NOTE, theme.quiet, "centre")
            rest = Rect(place.x, place.y + caption, place.width, place.height - caption)
            _draw_board(past, sheet, rest, watcher, lang)
        if not past.plays:  # OK then starts the next game
            sheet.tappable(own, Press("ok"), say(lang, "screens.other-side"))
    place = Rect(space, area.bottom - foot, area.width - 2 * space, foot - space)
    _draw_foot(past, sheet, place, lang, tall=tall)


def _draw_board(past: LookBack, sheet: Sheet, place: Rect, watcher: Seat, lang: str) -> None:
    """Draw the board as everybody saw it, or a seat, with an arrow from where to where each piece went.

    A piece that came from beside the board gets a ring. Nothing on a board of the past can be tapped.
    """
    front = front_of(past.game)
    paint = front.sheet.draw if watcher == TABLE else front.sheet.secret
    paint(sheet, place, past.step.views[watcher], lang)
    places = named_places(sheet.areas)
    sheet.areas.clear()
    for trail in past.step.trails[watcher]:
        start, end = (_named(past, places, at, lang) for at in trail)
        if end and trail.start is None:
            draw_ring(sheet, end[0])
        elif start and end:
            draw_arrow(sheet, start, end)


def _named(past: LookBack, places: NamedPlaces, at: Spot | None, lang: str) -> Sequence[Rect]:
    """Return the places of a point in the picture; none if the picture does not show it, as that of a camp."""
    if at is None:
        return ()
    return places.get(place_names(lang, past.game, front_of(past.game).tabletop.name_of(at)), ())


def _halves(room: Rect, space: int, *, tall: bool) -> tuple[Rect, Rect]:
    """Return the places of the two boards: side by side, or one above the other."""
    inner = room.inflate(-2 * space, -2 * space)
    wide, high = (inner.width - space) // 2, (inner.height - space) // 2
    if tall:
        return Rect(inner.x, inner.y, inner.width, high), Rect(inner.x, inner.bottom - high, inner.width, high)
    return Rect(inner.x, inner.y, wide, inner.height), Rect(inner.right - wide, inner.y, wide, inner.height)


def _draw_foot(past: LookBack, sheet: Sheet, place: Rect, lang: str, *, tall: bool) -> None:
    """Draw what happened between two buttons, and below it what the other buttons do."""
    size, line = (6 if tall else 10) * sheet.space, sheet.height(NOTE)
    high = place.height - (line if tall else 0)
    for x, text, button, label in (
        (place.x, "←", "left", "screens.step-before"),
        (place.right - size, "→", "right", "screens.step-after"),
    ):
        sheet.button(Rect(x, place.y, size, high), text, Press(button), label=say(lang, label))
    words = place.inflate(-2 * (size + sheet.space), 0)
    words.height -= line
    sheet.text(words, last_event_text(past, lang), (BODY, NOTE), sheet.theme.ink, "centre", mid=True)
    keys = Rect((place if tall else words).x, words.bottom, (place if tall else words).width, line)
    sheet.text(keys, _keys(past, lang), NOTE, sheet.theme.quiet, "centre")


def _keys(past: LookBack, lang: str) -> str:
    """Return what OK and BACK do."""
    if past.plays:
        return say(lang, "screens.playing-back")
    back = say(lang, "screens.back-to-list" if past.listed else "screens.back-to-result")
    return back if front_of(past.game).sheet.open else f"{say(lang, 'screens.ok-other-side')} · {back}"
