"""The hidden screen: it shows a seat's page with more room than a handheld, and taps replace the keys.

The first tap on a place moves the cursor there, the second one chooses it. The meaning of a tap is a place of the
question (a number) or a key (its name).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from engine.game import Verdict
from pi_app.draw.sheets.cards import PLAIN, draw_card
from pi_app.draw.sheets.layout import Chip, draw_chips, draw_head, flow, split
from pi_app.draw.sheets.look import BODY, LEAD, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.sheet_board import SheetBoard
from pi_app.pages.article_cards import article_card
from pi_app.pages.page import CLOSED, Page, PageHint, Pages
from pi_app.pages.question import PageQuestion
from pi_app.palette import INK, Colour
from pi_app.words import LANGUAGES, game_name, say, why

TapMeaning = int | str | None
HINT_TAP: Final = "hint"  # the meaning of a tap that asks for a hint


# ------------------------------------------------------------------------------------------ taps


def tap(pages: Pages, page: Page, meaning: TapMeaning) -> tuple[Page, str | None]:
    """Return the page after a tap, and the move that the tap makes, if any."""
    if page.hint and not page.refused:
        return pages.press(page, "a" if meaning == "a" else "b")
    if meaning == HINT_TAP:
        return pages.ask_hint(page), None
    if page.refused or page.more != CLOSED:
        return pages.press(page, "right" if meaning == "right" else "a")
    if isinstance(meaning, str):
        return pages.press(page, meaning)
    if meaning is None:
        return page, None
    return pages.press(page, "a") if meaning == pages.cursor(page) else (pages.moved(page, meaning), None)


# ------------------------------------------------------------------------------------------ drawing


def draw(pages: Pages, page: Page, sheet: Sheet, lang: str) -> None:
    """Draw the page for its player."""
    board = front_of(pages.game.name).sheet
    ask = pages.ask(page.view, page.picks)
    sure = isinstance(ask, str)
    last = pages.ask(page.view, page.picks[:-1]) if isinstance(ask, str) else ask
    if isinstance(last, str):
        raise LookupError(f"picks beyond a move: {page.picks}")
    menu = pages.menu(page)
    if page.more != CLOSED and not pages.board_on_back:
        _draw_back(pages, board, page, sheet, lang)
    elif menu is not None:
        _draw_list(sheet, [say(lang, menu.title)], menu.labels, menu.chosen, lang)
    elif last.labels:
        _draw_choice(pages, board, page, last, sheet, lang)
    else:
        _draw_board(pages, board, page, last, sheet, lang, sure=sure)
    if page.refused:
        _draw_refusal(sheet, pages.game.name, page.refused, lang, cites=page.cites)
    elif page.hint:
        _draw_hint(sheet, page.hint, lang)


def _draw_board(
    pages: Pages, board: SheetBoard, page: Page, ask: PageQuestion, sheet: Sheet, lang: str, *, sure: bool
) -> None:
    told = front_of(pages.game.name).sentences(page, ask, lang)
    layout = split(sheet, draw_head(sheet, told.title, game_name(lang, pages.game.name)))
    board.private(sheet, layout.board, page, ask, lang)
    column = _draw_buttons(pages, page, ask, sheet, layout.column, lang, sure=sure)
    left = draw_card(sheet, column, (told.lead,), PLAIN)
    held = _that_fit(sheet, left, board.held(page, lang))
    y = draw_chips(sheet, left, held)
    rest = Rect(column.x, y + sheet.space, column.width, column.bottom - y - sheet.space)
    chooses = bool(ask.chosen) or pages.builds(page)
    how = [say(lang, "asked.choose")] if chooses and page.more == CLOSED and not sure else []
    rest = _draw_notes(sheet, rest, told.notes)
    if not held:
        rest = _draw_public(sheet, rest, board.chips(page.view, lang))
    _draw_notes(sheet, rest, how)


def _that_fit(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> Sequence[Chip]:
    """Return as many chips as there is room for. Dots after the last one mean that the page's back lists more."""
    for count in range(len(chips), 0, -1):
        shown = list(chips[:count])
        if count < len(chips):
            shown[-1] = shown[-1]._replace(text=f"{shown[-1].text} …")
        if _all_fit(sheet, place, shown):
            return shown
    return ()


def _all_fit(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> bool:
    return all(place.contains(box) for box in flow(sheet, place, chips))


def _draw_notes(sheet: Sheet, place: Rect, notes: Sequence[str]) -> Rect:
    """Draw the notes for which there is room, and return the room below them."""
    for note in notes:
        if sheet.fits(note, place.width, place.height, NOTE):
            y = sheet.text(place, note, NOTE, sheet.theme.quiet) + sheet.space // 2
            place = Rect(place.x, y, place.width, place.bottom - y)
    return place


def _draw_public(sheet: Sheet, place: Rect, chips: Sequence[Chip]) -> Rect:
    """Draw the public facts if there is room for all of them, and return the room below them."""
    if not chips or not _all_fit(sheet, place, chips):
        return place
    y = draw_chips(sheet, place, chips) + sheet.space
    return Rect(place.x, y, place.width, place.bottom - y)


def _draw_buttons(
    pages: Pages, page: Page, ask: PageQuestion, sheet: Sheet, column: Rect, lang: str, *, sure: bool
) -> Rect:
    """Draw the buttons at the bottom of the column, and return the room above them."""
    named: list[tuple[str, TapMeaning, bool]]
    if sure:
        named = [(say(lang, "screens.yes"), "a", True), (say(lang, "screens.no"), "b", False)]
    else:
        named = [
            (say(lang, f"{pages.game.name}.page-do-{pick}"), ask.places + number, page.cursor == ask.places + number)
            for number, pick in enumerate(ask.buttons)
        ]
        named.append((say(lang, pages.b_label(page)), "b", False))
    height = sheet.height(BODY) + 2 * sheet.space
    hints, half = page.can_ask and not sure, (column.width - sheet.space) // 2
    beside = sheet.fits(named[-1][0], half - 2 * sheet.space, height - 2, NOTE)
    if hints and not beside:
        named.append((say(lang, "screens.hint"), HINT_TAP, False))
    top = column.bottom - (height + sheet.space) * len(named) + sheet.space
    for number, (text, meaning, chosen) in enumerate(named):
        place = Rect(column.x, top + number * (height + sheet.space), column.width, height)
        if meaning == "b" and hints and beside:
            place.width = half
            hint = place.move(column.width - place.width, 0)
            sheet.button(hint, say(lang, "screens.hint"), HINT_TAP)
        sheet.button(place, text, meaning, chosen=chosen)
    return Rect(column.x, column.y, column.width, top - sheet.space - column.y)


def _draw_choice(pages: Pages, board: SheetBoard, page: Page, ask: PageQuestion, sheet: Sheet, lang: str) -> None:
    """Draw the board, and beside it the answers to choose from."""
    title, *lines = pages.head(page, lang)
    layout = split(sheet, draw_head(sheet, title, ""))
    board.draw(sheet, layout.board, page.view, lang)
    sheet.areas.clear()  # nothing can be tapped on the board
    column, y = layout.column, layout.column.y
    for line in filter(None, lines):
        y = sheet.text(Rect(column.x, y, column.width, column.bottom - y), line, (BODY, NOTE), sheet.theme.ink)
    height = 2 * sheet.height(BODY) + sheet.space
    for number, label in enumerate(ask.labels):
        place = Rect(column.x, y + 2 * sheet.space + number * (height + sheet.space), column.width, height)
        sheet.button(place, say(lang, label), number, chosen=number == page.cursor)
    y = place.bottom + 2 * sheet.space
    _draw_notes(
        sheet,
        Rect(column.x, y, column.width, column.bottom - y),
        front_of(pages.game.name).sentences(page, ask, lang).notes,
    )


def _draw_list(sheet: Sheet, head: Sequence[str], labels: Sequence[str], chosen: int, lang: str) -> None:
    area = draw_head(sheet, head[0], "")
    inner = area.inflate(-4 * sheet.space, -2 * sheet.space)
    y = inner.y
    for line in filter(None, head[1:]):
        y = sheet.text(Rect(inner.x, y, inner.width, inner.bottom - y), line, (LEAD, BODY), sheet.theme.ink)
    y += sheet.space
    tall = sheet.height(BODY) + 2 * sheet.space
    sheet.button(Rect(inner.x, inner.bottom - tall, inner.width, tall), say(lang, "screens.back"), "b")
    bottom = inner.bottom - tall - sheet.height(NOTE) - 2 * sheet.space
    sheet.text(
        Rect(inner.x, bottom, inner.width, sheet.height(NOTE)), say(lang, "asked.choose"), NOTE, sheet.theme.quiet
    )
    columns = 2 if len(labels) > 3 else 1
    rows = -(-len(labels) // columns)
    width = (inner.width - (columns - 1) * sheet.space) // columns
    height = min((bottom - y) // rows, 2 * sheet.height(TITLE) + sheet.space) - sheet.space
    for number, label in enumerate(labels):
        x = inner.x + number // rows * (width + sheet.space)
        place = Rect(x, y + number % rows * (height + sheet.space), width, height)
        sheet.button(place, say(lang, label), number, chosen=number == chosen)


def _draw_back(pages: Pages, board: SheetBoard, page: Page, sheet: Sheet, lang: str) -> None:
    title = pages.facts(page.view, lang)[0]
    area = draw_head(sheet, title, game_name(lang, pages.game.name)).inflate(-2 * sheet.space, -2 * sheet.space)
    height = sheet.height(BODY) + 2 * sheet.space
    sheet.button(Rect(area.x, area.bottom - height, area.width, height), say(lang, "screens.back"), "b")
    card = Rect(area.x, area.y, area.width, area.height - height - sheet.space)
    sheet.panel(card, sheet.theme.panel, rim=sheet.theme.line)
    inner = card.inflate(-4 * sheet.space, -2 * sheet.space)
    chips = board.back(page.view, lang)
    if not _all_fit(sheet, inner, chips):
        chips = board.brief(page.view, lang)
    draw_chips(sheet, inner, _that_fit(sheet, inner, chips))


def _draw_refusal(sheet: Sheet, game: str, refused: Verdict, lang: str, *, cites: bool) -> None:
    """Draw the reason of a refusal over the page, with a button that shows the rule. Any other tap removes it."""
    article = article_card(refused.rule, lang)
    sheet.tappable(sheet.rect, "a", say(lang, "screens.back"))
    if cites and article is not None:
        colours = (sheet.theme.panel, sheet.theme.ink)
        _draw_note(sheet, f"{article.number} · {article.title}", article.paragraphs, colours, article.text)
        return
    card = _draw_note(sheet, say(lang, "screens.refused"), (why(lang, game, refused),), (sheet.theme.alarm, INK))
    if article is not None:
        _draw_corner_button(sheet, card, say(lang, "rules.read", rule=article.number), "right")


def _draw_hint(sheet: Sheet, hint: PageHint, lang: str) -> None:
    """Draw a hint over the page, with a button that asks for more. Any other tap removes it."""
    sheet.tappable(sheet.rect, "b", say(lang, "screens.back"))
    told = (hint.texts[LANGUAGES.index(lang)],)
    card = _draw_note(sheet, say(lang, f"screens.{hint.of}"), told, (sheet.theme.panel, sheet.theme.ink))
    if hint.more:
        _draw_corner_button(sheet, card, say(lang, "screens.hint-more"), "a")


def _draw_corner_button(sheet: Sheet, card: Rect, text: str, meaning: TapMeaning) -> None:
    """Draw a button in the upper right corner of a note."""
    button = Rect(0, 0, sheet.width(text, BODY) + 4 * sheet.space, sheet.height(BODY) + sheet.space)
    button.topright = (card.right - sheet.space, card.y + sheet.space)
    sheet.button(button, text, meaning)


def _draw_note(
    sheet: Sheet, title: str, paragraphs: Sequence[str], colours: tuple[Colour, Colour], short: str = ""
) -> Rect:
    """Draw a note over the lower part of the page, or a short one if there is no room. Return its place."""
    space = sheet.space
    width = sheet.rect.width - 6 * space
    choices = [(paragraphs, BODY), (paragraphs, NOTE), *([((short,), BODY)] if short else [])]
    sized = [(told, role, _note_height(sheet, width - 4 * space, told, role)) for told, role in choices]
    fitting = (each for each in sized if each[2] <= sheet.rect.height - 4 * space)
    told, role, height = next(fitting, sized[-1])
    card = Rect(3 * space, sheet.rect.height - height - 2 * space, width, height)
    sheet.panel(card.inflate(4, 4), sheet.theme.rim)
    fill, ink = colours
    sheet.panel(card, fill)
    inner = card.inflate(-4 * space, -2 * space)
    y = sheet.text(inner, title, (TITLE, BODY), ink)
    for paragraph in told:
        y = sheet.text(Rect(inner.x, y, inner.width, inner.bottom - y), paragraph, (role, NOTE), ink)
    return card


def _note_height(sheet: Sheet, width: int, paragraphs: Sequence[str], role: str) -> int:
    lines = sum(len(sheet.wrap(paragraph, width, role)) for paragraph in paragraphs)
    return sheet.height(TITLE) + lines * sheet.height(role) + 4 * sheet.space
