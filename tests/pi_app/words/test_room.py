"""Tests that every text fits where it is shown. Texts are drawn with the widest numbers, squares and names.

They try every text that a screen can ever show, not only those that some games happen to need.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from random import Random
from string import Formatter
from typing import Any

import pytest
from pygame import Rect

from engine import games
from engine.game import TABLE
from engine.referee import Referee
from pi_app import cli, words
from pi_app.draw.dots.font import READ
from pi_app.draw.dots.panel import ROOM, draw_hint
from pi_app.draw.dots.picture import WIDTH, DotPicture
from pi_app.draw.sheets.cards import PLAIN, draw_card
from pi_app.draw.sheets.layout import draw_head, split
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.handhelds import public_page
from pi_app.pages.page import Page, PageHint, Pages
from pi_app.pages.sharing import Sharing
from pi_app.screens import curtain, hidden_screen, public_screen
from pi_app.table.menu.menu import abouts, lines
from pi_app.table.table_snapshot import TableSnapshot
from pi_app.window import public_words as window_words
from pi_app.window.layout import DEFAULT, LEAST_SIZE, lay_out
from pi_app.words import LANGUAGES, say
from tests.pi_app.games.page_scenes import pictures as handheld_pictures
from tests.pi_app.games.page_walk import PLAYED, moments, some
from tests.pi_app.screens.scenes import SIZES, SMALL, draw_curtain, drawn, hidden_scenes
from tests.pi_app.table.menu.test_menu import PLAYING, explored
from tests.pi_app.words import widest
from tests.pi_app.words.faces import of_face

COLUMNS = 80  # of a terminal
SELDOM = {  # words of the handheld that short games and scenes rarely show, and the width in dots that each may have
    **dict.fromkeys(("camp-no-way", "catches", "in-reserve", "short-draw", "escaped", "at-here"), ROOM - 1),
    **dict.fromkeys(("lost-it", "got-it", "kind-thief", "kind-police"), ROOM - 1),
    **dict.fromkeys(("arrest", "arrest-of"), WIDTH - 7),
    **dict.fromkeys(("hint", "hint-more", "lesson"), WIDTH - 3),  # titles of notes that lie over a page
    "others": WIDTH,
    "not-so": WIDTH - 3,  # refusals whose rule has no article, which a game of another package may have
}
FULLEST = {"chicago": {"players": 5}, "rattrapez-le": {"players": 6}}
MANY = ", ".join(["K10"] * 8) + " (+51)"  # points, in the public screen's form
PARTS = {  # the longest value of each part of a public sentence
    **widest.WIDEST,
    "piece": "la servante",
    "where": MANY,
    "missing": MANY,
    "extra": MANY,
    "squares": ", ".join(["K10"] * 6),
    "way": "K10-K11",
    "game": "Attrape un voleur",
    "who": "voleur 1, voleur 2",
    "side": "Rouge",
    "player": "Voleur 4",
    "other": "Nord",
    "ok": "K10 est occupé : on continue",
    "back": "non",
    "sign": "+",
    "subject": "la servante",
    "signs": "+ = -",
    "seats": "détective, voleur",
    "pieces": "la servante en K11, le valet en K10, le fermier en A10",
    "caught": "le cheval",
    "option": "Le policier quitte la ville par K10",
    "ending": "Le pion 4 quitte la ville par K10",
    "first": "servante + = -",
    "rest": "fermière + = -, fermier + = -",
    "subjects": "fermière, servante",
    "plus": "10",
    "equal": "10",
    "minus": "10",
    "after": "10",
    "before": "10",
    "winners": "Voleur 4",
    "answer": "Attendre en colonne 1 et finir le tour",
    "deed": "attendre en colonne 1 et finir le tour",
    "place": "(11 sur 11)",
    "stage": "lumières éteintes",
    "losses": "1 → 2, 2 → 3, 3 → 4, 4 → 1",
    "scores": "La police (790 000), " + ", ".join(["Voleur 4 (790 000)"] * 4),
    "secrets": ", ".join(["6 : la fermière"] * 6),
    "felt": "121",
    "all": "121",
    "left": "MENU, GAUCHE, DROITE",
    "names": "MENU, GAUCHE, DROITE",
    "parts": "lumières, contacts",
    "name": "K",
    "id": "1000",
    "file": "/home/filature/.local/state/filature/games.db",
    "aside": "/home/filature/games.db.damaged-1",
    "seat": "détective",
    "card": "fermière +",
    "reason": "un élément du chemin n'est pas un dossier",
    "fitting": "A1, A2, A3, A4, A5, A6",
    "askable": "A1, A2, A3",
    "ends": "36",
    "orange": "40",
    "blue": "40",
    "police": "22",
    "waiting": "22",
    "pawns": "1, 2, 3, 4",
    "house": "K11",
    "safe": "59",
}
LONG_HINT = "Tirez sur le policier de K11, vers K11 : deux coups ne suffiront plus à cerner le pion 8, et voilà."
PUBLIC = ("table", "store", "settings")
PROGRAMS = re.compile(r".*\.(form-.*|.*deal.*|.*steal.*|not-the-.*)")  # only programs that deal themselves get these


def on_handhelds() -> Iterator[str]:
    """Yield the keys of all texts that a handheld can show."""
    yield from widest.entries("pages")
    yield from of_face("page")


@pytest.fixture
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "entries", widest.widened)


def filled(key: str, lang: str) -> str:
    """Return the text of a key with the longest possible parts."""
    text = words.entries(key.partition(".")[0])[key][LANGUAGES.index(lang)]
    return text.format(**{part: PARTS[part] for _, part, _, _ in Formatter().parse(text) if part})


# ---- handheld and hidden screen


def shown_hidden(machine: Pages, page: Page, lang: str) -> Sheet:
    return drawn(lambda on, lang: hidden_screen.draw(machine, page, on, lang), SMALL, lang)


@pytest.mark.slow
@pytest.mark.usefixtures("_wide")
def test_all_that_handheld_and_hidden_screen_can_say_fits() -> None:
    widest.said.clear()
    assert [name for name, picture in handheld_pictures() if picture.cut] == []
    for (name, draw), lang in itertools.product((*hidden_scenes(), ("curtain", draw_curtain)), LANGUAGES):
        assert drawn(draw, SMALL, lang).cut == [], name
    rng = Random(3)
    for name, options in PLAYED:
        for moment in moments(name, options, seed=1, most=16):
            for (seat, view), lang in itertools.product(moment.views.items(), LANGUAGES):
                page = moment.pages.open(view, luck=4)
                for hint in (PageHint((LONG_HINT, LONG_HINT), more=more) for more in (True, False)):
                    assert moment.pages.draw(page._replace(hint=hint), lang).cut == []
                    assert shown_hidden(moment.pages, page._replace(hint=hint), lang).cut == []
                entered = [moment.pages.keys_for(page, text) for text in some(moment.legal.get(seat, []), rng, 1)[:1]]
                for key in ["b", "b", *(key for keys in entered for key in keys)]:
                    assert moment.pages.draw(page, lang).cut == []
                    assert shown_hidden(moment.pages, page, lang).cut == []
                    page, _ = moment.pages.press(page, key)
    unsaid = {key.partition(".")[2].removeprefix("page-") for key in on_handhelds() if key not in widest.said}
    assert unsaid <= set(SELDOM)
    for key, lang in itertools.product([*widest.entries("asked"), *of_face("ask")], LANGUAGES):
        parts = {part: PARTS[part] for part in ("start", "to", "at", "card")}
        words_alone = say(lang, key, who="fermière", **parts)
        assert drawn(lambda on, _, text=words_alone: _asked(on, text), SMALL, lang).cut == [], key


def _asked(sheet: Sheet, text: str) -> None:
    """Draw a sentence beside a board and above three buttons, where it has the least room."""
    column = split(sheet, draw_head(sheet, "", "")).column
    draw_card(sheet, Rect(column.x, column.y, column.width, column.height // 2), (text,), PLAIN)


@pytest.mark.usefixtures("_wide")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_handheld_seldom_says_fits(lang: str) -> None:
    rooms = [(key, SELDOM.get(key.partition(".")[2].removeprefix("page-"), WIDTH)) for key in on_handhelds()]
    seldom = [(key, room) for key, room in rooms if room < WIDTH]
    assert len(seldom) >= len(SELDOM) - 1
    assert [key for key, room in seldom if READ.width(say(lang, key)) > room] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_hint_fits_the_card_of_a_handheld(lang: str) -> None:
    said = {key: filled(key, lang) for key in of_face("hint")}
    assert len(said) > 90
    cut = {}
    for key, text in said.items():
        picture = DotPicture()
        draw_hint(picture, lang, text, more=True)
        cut[key] = picture.cut
    assert {key: texts for key, texts in cut.items() if texts} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_seat_s_name_fits_on_the_curtain(size: tuple[int, int], lang: str) -> None:
    for key in of_face("seat"):
        seat = key.partition(".seat-")[2]
        sharing = Sharing((seat, "thief")).turn(frozenset({seat, "thief"}), 0)
        names = dict.fromkeys((seat, "thief"), say(lang, key))
        assert drawn(lambda on, lang, at=(sharing, names): curtain.draw(at[0], on, at[1], lang), size, lang).cut == []


# ---- the public screen, alone and in the window


def view(game: str) -> Any:
    return Referee(games.load(game), FULLEST.get(game, {}), seed=1).view(TABLE)


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Yield every text that the public screen may show above the board, with its key."""
    for area in PUBLIC:
        yield from ((key, filled(key, lang)) for key in words.entries(area))
    yield from ((key, filled(key, lang)) for key in of_face("", "table") if not PROGRAMS.fullmatch(key))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_sentence_fits_the_public_screen(size: tuple[int, int], lang: str) -> None:
    shown = public_screen.Public("chicago", view("chicago"), say(lang, "table.turn", who=PARTS["who"]))
    said = list(sentences(lang))
    assert len(said) > 200
    cut = {}
    for key, text in said:
        told = shown._replace(now=(text,), mood=public_screen.REFUSING)
        if left := drawn(lambda on, lang, told=told: public_screen.draw(told, on, lang), size, lang).cut:
            cut[key] = left
    assert cut == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_public_sentence_and_every_call_fits_a_handheld(lang: str) -> None:
    page = public_page.PublicPage(say(lang, "table.turn", who=PARTS["who"]))
    for key in of_face("seat"):
        assert public_page.draw(page, 0, public_page.PublicCall(say(lang, key), shared=True), lang).cut == [], key
    wide = {}
    for key, text in sentences(lang):
        lines = public_page.PublicPage("", (text,)).lines
        if left := [line for line in lines if READ.width(line) > WIDTH - 7]:
            wide[key] = left
    assert wide == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [LEAST_SIZE, DEFAULT])
def test_every_sentence_fits_the_window(size: tuple[int, int], lang: str) -> None:
    layout = lay_out(*size)
    shown = public_screen.Public("chicago", view("chicago"), say(lang, "table.turn", who=PARTS["who"]))
    cut = {}
    for key, text in sentences(lang):
        told = shown._replace(now=(text,), mood=public_screen.REFUSING)
        if left := window_words.draw(told, layout.words.size, look(*layout.words.size), lang).cut:
            cut[key] = left
    assert cut == {}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_menu_and_the_self_test_fits(lang: str) -> None:
    menus = (menu for menu in explored(PLAYING)[0] if abouts(menu, lang) or not menu.pages[-1].at)
    pages = {tuple(lines(menu, lang)): menu for menu in menus}
    for menu in pages.values():
        shown = public_screen.of(TableSnapshot(lang, menu=menu))
        assert drawn(lambda on, lang, shown=shown: public_screen.draw(shown, on, lang), SMALL, lang).cut == []
        page = public_page.page_of(TableSnapshot(lang, menu=menu))
        assert public_page.draw(page, 0, None, lang).cut == [], page
    for key in words.entries("selftest"):
        told = public_screen.ShownLines(say(lang, "menu.self-test"), (filled(key, lang), say(lang, "selftest.end")))
        assert drawn(lambda on, lang, told=told: public_screen.draw(told, on, lang), SMALL, lang).cut == [], key


# ---- the terminal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_help_fits_a_terminal(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*command.split(), "--help", "--lang", lang]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if len(line) > COLUMNS] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_typed_table_s_hints_and_help_fit_a_terminal(lang: str) -> None:
    typed = [key for key in words.entries("play") if re.fullmatch(r"play\.(help-\d|hint.*)", key)]
    assert len(typed) == 13
    assert [key for key in typed if len(filled(key, lang).format()) > COLUMNS] == []
