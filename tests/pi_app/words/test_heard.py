"""Tests that every text for people comes from the table of words.

The table of words is put in capitals, and then screens, handheld, window, terminal and command line show their texts.
A small letter in such a text does not come from the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import product
from random import Random
from string import Formatter
from typing import Any

import pytest

from engine import games
from engine.game import Verdict
from hardware.virtual import VirtualTable
from pi_app import cli, words
from pi_app.demo.layout import lay_out
from pi_app.draw.dots.picture import DotPicture
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.terminal.picture import plain
from pi_app.games import front_of
from pi_app.games.rules import picked
from pi_app.pages.page import Page, Pages
from pi_app.screens import hidden_screen, look_back_screen, public_screen
from tests.pi_app.demo.test_demo import moments as moments_shown
from tests.pi_app.demo.test_demo import performance
from tests.pi_app.games.page_scenes import pictures as handheld_pictures
from tests.pi_app.games.page_walk import PLAYED, moments, some
from tests.pi_app.screens.scenes import SMALL, RandomSession, draw_curtain, drawn, finished, public_scenes
from tests.pi_app.window.scenes import SCENES, sheet
from tests.pi_app.words.faces import face

SMALL_LETTERS = re.compile(r"[a-zß-öø-ÿœ]{2,}")
# Names of people, without their first letters.
NAMES = {name[1:] for name in ("Filature", "Ada", "Basile", "Clara", "Diego", "Edith", "Zoé")}
games_played = pytest.mark.parametrize(("name", "options"), PLAYED)
entries = words.entries


def loud(text: str) -> str:
    """Return the text in capitals, with its parts unchanged."""
    said = ""
    for fixed, part, form, how in Formatter().parse(text):
        said += fixed.upper().replace("{", "{{").replace("}", "}}")
        if part is not None:
            said += f"{{{part}{f'!{how}' if how else ''}{f':{form}' if form else ''}}}"
    return said


@cache
def shouted(area: str) -> Mapping[str, tuple[str, str]]:
    return {key: (loud(english), loud(french)) for key, (english, french) in entries(area).items()}


@pytest.fixture(autouse=True)
def _shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "entries", shouted)


@cache
def rules_texts() -> str:
    """Return all texts of the rules and the titles of lessons, which stand beside the table of words."""
    told = []
    for game in games.BUILT_IN:
        for article, lang in product(front_of(game).rules.articles, words.LANGUAGES):
            told += [picked(article.title, lang), picked(article.card, lang), *article.paragraphs(lang)]
            told += [picked(article.example.text, lang)] if article.example else []
        told += [text for lesson in front_of(game).lessons for text in lesson.title]
    return " ".join(" ".join(told).split())


def of_the_rules(text: str) -> bool:
    """Return whether a line is part of the rules. A title may have its number or its game before it."""
    line = " ".join(text.split()).removeprefix("· ")
    return any(part and part in rules_texts() for part in (line, line.partition(" · ")[2], line.rpartition(": ")[2]))


def whispered(texts: Iterator[str] | list[str]) -> dict[str, str]:
    """Return the words in small letters, each with the text that it was found in."""
    small = ((found, text) for text in texts for found in SMALL_LETTERS.findall(text) if found not in NAMES)
    return {found: text for found, text in small if not of_the_rules(text)}


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Record all texts that are drawn on handhelds and screens."""
    heard: list[str] = []
    with monkeypatch.context() as patch:
        for kind, name, at in ((DotPicture, "text", 3), (Sheet, "line", 3), (Sheet, "sign", 2)):
            write = getattr(kind, name)

            def listen(*given: Any, write: Any = write, at: int = at, **more: Any) -> Any:
                heard.append(given[at])
                return write(*given, **more)

            patch.setattr(kind, name, listen)
        yield heard


def show_hidden(machine: Pages, page: Page) -> None:
    drawn(lambda on, lang: hidden_screen.draw(machine, page, on, lang), SMALL, "fr")


def test_small_letters_are_noticed() -> None:
    assert whispered(["6F: LIFT IT, Zoe.", "Filature"]) == {"oe": "6F: LIFT IT, Zoe."}
    assert loud("{{do}} {name!r} is {level:g}, à {at}.") == "{{DO}} {name!r} IS {level:g}, À {at}."


@pytest.mark.slow
@games_played
def test_handheld_and_hidden_screen(name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(3)
    with listening(monkeypatch) as heard:
        for moment in moments(name, options, seed=12, most=30):
            machine = moment.pages
            for seat, view in moment.views.items():
                page = machine.open(view, luck=4)
                pages = [page, machine.press(page, "b")[0]]
                for text in some(moment.legal.get(seat, []), rng, 1)[:2]:
                    for key in machine.keys_for(page, text):
                        page, _ = machine.press(page, key)
                        pages.append(page)
                for shown in pages:
                    machine.draw(shown, "fr")
                    show_hidden(machine, shown)
    assert heard and whispered(heard) == {}


@pytest.mark.parametrize("name", games.names())
def test_refusals_on_handheld_and_hidden_screen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = front_of(name).pages
    page = machine.open(next(iter(next(iter(moments(name, {}, seed=1, most=1))).views.values())))
    squares = ("farm", "A1") if name == "rattrapez-le" else ("A1", "B1")
    with listening(monkeypatch) as heard:
        for code in (key.partition(".")[2] for key in entries(name) if not face(key)):
            refused = page._replace(refused=Verdict(False, code, "", squares))
            machine.draw(refused, "fr")
            show_hidden(machine, refused)
    assert heard and whispered(heard) == {}


@pytest.mark.slow
def test_the_scenes_of_handheld_screens_and_window(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(monkeypatch) as heard:
        assert list(handheld_pictures())
        for _, draw in (*public_scenes(), ("curtain", draw_curtain)):
            drawn(draw, SMALL, "fr")
        for name in SCENES:
            sheet(name, "fr")
    assert heard and whispered(heard) == {}


@pytest.mark.slow
@games_played
def test_public_screen_and_replay(name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(8)
    with listening(monkeypatch) as heard, VirtualTable() as table:
        session = RandomSession(table, "fr")
        sitting = session.sit_down(name, options)
        for number in range(40):
            session.play(sitting, 1 if number < 30 else 100, rng)
            if number % 5 == 0:
                session.press("ok")
            heard += session.loop.lines()
            shown = public_screen.of(session.loop.snapshot())
            drawn(lambda on, lang, shown=shown: public_screen.draw(shown, on, lang), SMALL, "fr")
            if sitting.over:
                break
        over = finished(name, options)
        for at in range(0, len(over.steps), 1 + len(over.steps) // 20):
            now = over._replace(at=at, side=at % len(over.seats))
            drawn(lambda on, lang, now=now: look_back_screen.draw(now, on, lang), SMALL, "fr")
    assert heard and whispered(heard) == {}


def forget() -> None:
    """Clear the caches: games and scenes of other tests were made without capitals."""
    performance.cache_clear()
    moments_shown.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_demo(game: str) -> None:
    forget()
    try:
        scenes = performance(game, "fr")
    finally:
        forget()
    said = [
        re.sub(
            r"filature demo|filature learn [\w-]+|filature play|[x-]out|--\w+ [\w-]+|Ada|Basile|Clara",
            "",
            plain(lay_out(scene, 100, 40)),
        )
        for scene in scenes
    ]
    assert said and whispered(said) == {}


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*command.split(), "--help", "--lang", "fr"]) == 0
    _, *lines = re.sub(r"filature [a-z]+|catch-a-thief\)", "", capsys.readouterr().out).splitlines()
    assert whispered([re.sub(r"^  --\S+( \S+)?$|^  .{0,70}?  ", "", line) for line in lines]) == {}
