"""Tests that all texts of real games fit the screens, in both languages and at all sizes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from pygame import Rect

from engine import games
from engine.game import Verdict
from hardware.virtual import VirtualTable
from pi_app.draw.sheets.acts import DrawingAct, Inset, Stamp
from pi_app.draw.sheets.sheet import Sheet
from pi_app.pages.page import Page, Pages
from pi_app.public import public_text
from pi_app.screens import hidden_screen, look_back_screen, public_screen
from pi_app.table import table_snapshot
from pi_app.table.inputs import Choice
from pi_app.table.table_snapshot import TableSnapshot
from pi_app.window.layout import LEAST_SIZE, lay_out
from pi_app.words import LANGUAGES, entries, say
from tests.pi_app.games.page_walk import PLAYED, moments, some
from tests.pi_app.screens import troubles
from tests.pi_app.screens.scenes import SIZES, SMALL, Draw, RandomSession, drawn, finished, within_reach
from tests.pi_app.table.menu.walk import games_menu
from tests.pi_app.words.faces import face

games_played = pytest.mark.parametrize(("name", "options"), PLAYED)
DISK = "/home/francois/.local/state/filature/games.db"
SIDES = ("place-first", "doors-closed")  # refusals that may name many squares


def fits(machine: Pages, page: Page, sizes: tuple[tuple[int, int], ...] = (SMALL,)) -> None:
    for size in sizes:
        for lang in LANGUAGES:
            sheet = drawn(lambda sheet, lang: hidden_screen.draw(machine, page, sheet, lang), size, lang)
            assert sheet.cut == [], (size, lang)


def alone_and_with_buttons(draw: Draw) -> tuple[Draw, Draw]:
    """Return how a page of the public screen is drawn without and with buttons."""
    return draw, lambda sheet, lang: within_reach(draw, sheet, lang)


@pytest.mark.slow
@games_played
def test_every_page_of_a_game_fits(name: str, options: dict[str, Any]) -> None:
    rng = Random(3)
    for number, moment in enumerate(moments(name, options, seed=12, most=40)):
        for seat, view in moment.views.items():
            page = moment.pages.open(view, luck=4)
            fits(moment.pages, page, SIZES if number % 8 == 0 else (SMALL,))
            fits(moment.pages, moment.pages.press(page, "b")[0])
            for text in some(moment.legal.get(seat, []), rng, 1)[:2]:
                for key in moment.pages.keys_for(page, text):
                    if key == "a":
                        fits(moment.pages, page)
                    page, _ = moment.pages.press(page, key)


@pytest.mark.parametrize("name", games.names())
def test_every_refusal_fits(name: str) -> None:
    moment = next(iter(moments(name, {}, seed=1, most=1)))
    page = moment.pages.open(next(iter(moment.views.values())))
    for code in (key.partition(".")[2] for key in entries(name) if not face(key)):
        if "deal" not in code:
            squares = ("K10", "K11", "J10", "J11", "A10", "A11")[: 6 if code in SIDES else 2]
            fits(moment.pages, page._replace(refused=Verdict(False, code, "", squares)))


@pytest.mark.slow
@games_played
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_public_screen_of_a_game_fits(name: str, options: dict[str, Any], lang: str) -> None:
    rng = Random(8)
    with VirtualTable() as table:
        session = RandomSession(table, lang)
        sitting = session.sit_down(name, options)
        for number in range(60):
            session.play(sitting, 1 if number < 40 else 50, rng)
            if number % 5 == 0:
                session.press("ok")  # the table may ask a question then
            shown = public_screen.of(session.loop.snapshot())
            for size in SIZES:
                for draw in alone_and_with_buttons(
                    lambda sheet, lang, shown=shown: public_screen.draw(shown, sheet, lang)
                ):
                    assert drawn(draw, size, lang).cut == [], (size, number)
            if sitting.over:
                break


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_buttons_do_is_read_beside_every_warning_of_the_disk(lang: str) -> None:
    with VirtualTable() as table:
        session = RandomSession(table, lang)
        troubles.put_away(session)
        shown = public_screen.of(session.loop.snapshot())
        assert isinstance(shown, public_screen.ShownLines)
        for key in (*entries("store"), *entries("settings")):
            warning = say(lang, key, file=DISK, aside=DISK, id="1000", reason=say(lang, "system.no-display"))
            warned = shown._replace(warning=warning)
            for size in SIZES:
                for draw in alone_and_with_buttons(
                    lambda sheet, lang, shown=warned: public_screen.draw(shown, sheet, lang)
                ):
                    assert drawn(draw, size, lang).cut == [], (size, warning)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_waits_is_offered_in_one_sentence_on_screens_and_in_lines_on_paper(
    lang: str,
) -> None:
    with VirtualTable() as table:
        session = RandomSession(table, lang)
        troubles.put_away(session)
        waiting = session.loop.snapshot()._replace(instead="catch-a-thief")
        shown, lines = public_screen.of(waiting), table_snapshot.lines(waiting)
        asked = say(lang, "table.away-instead", game=say(lang, "catch-a-thief.name"))
        assert isinstance(shown, public_screen.ShownLines) and shown.lines[1:] == (asked,)
        assert len(lines) > 2 and max(map(len, lines)) <= public_text.LINE_LENGTH
        for size in SIZES:
            for draw in alone_and_with_buttons(lambda sheet, lang: public_screen.draw(shown, sheet, lang)):
                assert drawn(draw, size, lang).cut == [], size


def stamps(acts: Iterable[DrawingAct]) -> Iterator[Stamp]:
    for act in acts:
        if isinstance(act, Inset):  # the page above the buttons, which starts at the same corner
            yield from stamps(act.acts)
        elif isinstance(act, Stamp):
            yield act


def has_arrow(sheet: Sheet, row: Rect) -> bool:
    return any(stamp.shape in ("up", "down") and row.collidepoint(stamp.centre) for stamp in stamps(sheet.acts))


@pytest.mark.parametrize("size", [*SIZES, lay_out(*LEAST_SIZE).words.size])
@pytest.mark.parametrize("count", range(5, 13))
def test_however_many_games_there_are_the_chosen_one_is_shown_with_what_it_is_about(
    count: int, size: tuple[int, int]
) -> None:
    for at, lang in product(range(count), LANGUAGES):
        menu = games_menu(count, at)
        shown = public_screen.of(TableSnapshot(lang, menu=menu))
        for draw in alone_and_with_buttons(lambda sheet, lang, shown=shown: public_screen.draw(shown, sheet, lang)):
            sheet = drawn(draw, size, lang)
            assert sheet.cut == [], (lang, at)
            rows = {meaning.line: row for row, meaning, _ in sheet.areas if isinstance(meaning, Choice)}
            assert at in rows
            assert has_arrow(sheet, rows[min(rows)]) == (min(rows) > 0), (lang, at)
            assert has_arrow(sheet, rows[max(rows)]) == (max(rows) < count - 1), (lang, at)


@pytest.mark.parametrize("size", SIZES)
def test_the_list_of_games_keeps_its_place_however_long_the_words_about_one_are(size: tuple[int, int]) -> None:
    shown = public_screen.of(TableSnapshot("en", menu=games_menu(7, 0)))
    assert isinstance(shown, public_screen.ShownMenu)
    long = "2 to 8 players. " + "There is much to say about a game of another package. " * 2
    told = [shown._replace(at=at, abouts=(long, *shown.abouts[1:])) for at in range(7)]
    rows = set()
    for each in told:
        for draw in alone_and_with_buttons(lambda sheet, lang, each=each: public_screen.draw(each, sheet, lang)):
            assert drawn(draw, size, "en").cut == []
        areas = drawn(lambda sheet, lang, each=each: public_screen.draw(each, sheet, lang), size, "en").areas
        rows.add(tuple(tuple(row) for row, *_ in areas))
    assert len(rows) == 1


@pytest.mark.slow
@games_played
def test_every_step_of_a_replay_fits(name: str, options: dict[str, Any]) -> None:
    shown = finished(name, options)
    for at in range(0, len(shown.steps), 1 + len(shown.steps) // 40):
        for lang in LANGUAGES:
            now = shown._replace(at=at, side=at % len(shown.seats))
            for draw in alone_and_with_buttons(lambda sheet, lang, now=now: look_back_screen.draw(now, sheet, lang)):
                assert drawn(draw, SMALL, lang).cut == []
