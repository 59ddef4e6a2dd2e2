"""Tests of what a lesson tells its learner alone: on a handheld and on a hidden screen, and not in public."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games import BUILT_IN
from hardware.virtual import VirtualTable
from pi_app.draw.dots.picture import DotPicture
from pi_app.games import front_of
from pi_app.games.lessons import LessonError, LessonStep, Mistake, Task, Told, check_lesson, is_private
from pi_app.games.rules import NO_TEXTS, Texts
from pi_app.pages.page import Page, PageHint
from pi_app.screens import hidden_screen
from pi_app.table.menu.menu import abouts, lines
from pi_app.table.menu.pages import LessonChoice, Situation
from pi_app.table.menu.top_page import lessons_menu
from pi_app.words import LANGUAGES, say
from tests.pi_app.screens.scenes import SMALL, drawn
from tests.pi_app.table.learner import Learner, lesson_of

PRIVATE_STEPS = [
    (game, lesson, step)
    for game in BUILT_IN
    for lesson in front_of(game).lessons
    for step in lesson.steps
    if isinstance(step, Told | Task | Mistake) and is_private(step)
]


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable() as here:
        yield here


def told(step: LessonStep) -> list[Texts]:
    """Return everything that a step may say on a private screen."""
    assert isinstance(step, Told | Task | Mistake)
    return [step.text] if isinstance(step, Told) or step.otherwise == NO_TEXTS else [step.text, step.otherwise]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_private_sentence_fits_the_handheld_and_the_smallest_hidden_screen(lang: str) -> None:
    assert len(PRIVATE_STEPS) > 15
    for game, lesson, step in PRIVATE_STEPS:
        pages = front_of(game).pages
        view = lesson.start(game).view(lesson.seat)
        for texts in told(step):
            page = pages.open(view)._replace(hint=PageHint(texts, more=False, of="lesson"))
            assert not pages.draw(page, lang).cut, texts
            sheet = drawn(lambda on, lang, of=(pages, page): hidden_screen.draw(*of, on, lang), SMALL, lang)
            assert not sheet.cut, texts


def shown(page: Page, game: str) -> DotPicture:
    return front_of(game).pages.draw(page, "en")


def test_a_key_takes_the_sentence_off_the_page_and_ok_at_the_table_brings_it_back(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start("catch-a-thief", "thief")
    learner.follow()
    note = learner.note()
    assert note is not None and say("en", "table.lesson-again") in learner.text()
    pages = learner.loop.private.pages
    assert pages is not None
    pages.press("thief", "a", table.now)
    assert learner.note() is None
    learner.press("ok")
    assert learner.note() == note


def test_a_refusal_is_read_before_the_next_sentence(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start("catch-a-thief", "thief")
    learner.follow()
    step, pages = learner.coach.step, learner.loop.private.pages
    assert isinstance(step, Mistake) and pages is not None
    pages.press("thief", "b", table.now)
    for key in ("up", "right", "a"):  # 5G, from 6F
        pages.press("thief", key, table.now)
    page = learner.page()
    assert page.refused is not None and page.refused.rule == "catch-a-thief 3" and page.hint is not None
    covered, bare = shown(page, "catch-a-thief"), shown(page._replace(hint=None), "catch-a-thief")
    assert covered.to_pages() == bare.to_pages()
    pages.press("thief", "b", table.now)
    assert learner.page().refused is None and learner.note() == learner.coach.step.text[0]


def test_another_secret_move_is_answered_on_the_page_with_the_wanted_one(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start("catch-a-thief", "thief")
    learner.follow()
    learner.follow()
    step, pages = learner.coach.step, learner.loop.private.pages
    assert isinstance(step, Task) and step.move == "6G" and pages is not None
    for key in pages.game_pages.keys_for(learner.page(), "6E"):
        pages.press("thief", key, table.now)
    assert learner.coach.step is step and learner.note() == step.otherwise[0]
    assert learner.page().refused is None and step.otherwise[0] not in learner.text()


def test_the_camp_is_built_with_the_keys_that_the_sentence_names(table: VirtualTable) -> None:
    learner = Learner(table, "en")
    learner.start("traqueur", "first-game")
    learner.follow()
    step, pages = learner.coach.step, learner.loop.private.pages
    assert pages is not None
    keys = ["b", *["b", "down", "down", "a"], *["b", "a"]]  # read it; menu: the snail; menu: done
    for key in keys:
        pages.press("north", key, table.now)
    assert learner.coach.step is not step


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_says_which_lessons_need_a_private_screen(lang: str) -> None:
    menu = lessons_menu(Situation(lang=lang))
    told_about = dict(zip(menu.pages[-1].items, abouts(menu, lang), strict=True))
    for choice, about in told_about.items():
        assert isinstance(choice, LessonChoice)
        needs = choice in (
            LessonChoice("catch-a-thief", "thief"),
            *(LessonChoice(game, "first-game") for game in ("traqueur", "chicago", "rattrapez-le")),
        )
        assert about == say(lang, f"menu.about-lesson-{'screen' if needs else 'pieces'}")
    assert all(len(line) <= 60 for line in lines(menu, lang))


@pytest.mark.parametrize(
    ("game", "name", "number"),
    [("catch-a-thief", "thief", 2), ("catch-it", "first-game", 2), ("chicago", "first-game", 2)],
)
def test_a_step_in_the_wrong_place_is_found_when_the_lesson_is_loaded(game: str, name: str, number: int) -> None:
    lesson = lesson_of(game, name)
    step = lesson.steps[number]
    assert isinstance(step, Task)
    steps = (*lesson.steps[:number], step._replace(private=not step.private))
    with pytest.raises(LessonError, match="public if it is made with pieces"):
        check_lesson(game, front_of(game).tabletop, lesson._replace(steps=steps))
