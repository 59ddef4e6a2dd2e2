"""Every check of the suite finds the faults that it is there for, and says where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from pygame import Rect

from engine.conformance import Case, ConformanceError
from engine.game import TABLE
from engine.games.catch_a_thief.game import GAME, CatchAThief
from pi_app.conformance import checks
from pi_app.conformance.suite import CHECKS, truth_out_of_reach
from pi_app.games import front_of, words_of
from pi_app.games.tabletop import Glow, Reading
from pi_app.palette import GREEN
from tests.conformance.cases import CASES

FRONT = front_of("catch-a-thief")
CASE = CASES["catch-a-thief"]._replace(options=({},), plies=14)


class Memory:
    """A second channel: the thief's last point, of whichever truth was played last."""

    last: ClassVar[int] = 0


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Replace a method of one part of the front; the new one gets the old one first."""

    def replace(part: object, name: str, new: Callable[..., Any]) -> None:
        old = getattr(type(part), name)
        monkeypatch.setattr(type(part), name, lambda self, *given, **named: new(old, self, *given, **named))

    return replace


@pytest.fixture
def remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game remember the truth, for a front that would tell it."""
    play = CatchAThief.play

    def remembers(self: CatchAThief, state: Any, seat: str, move: int) -> Any:
        after, events = play(self, state, seat, move)
        Memory.last = after.path[-1]
        return after, events

    monkeypatch.setattr(CatchAThief, "play", remembers)


def fails(name: str, said: str, case: Case = CASE) -> None:
    """The check fails with these words, and with its name."""
    with pytest.raises(ConformanceError, match=said) as caught:
        CHECKS[name](case, FRONT)
    assert str(caught.value).startswith(f"catch-a-thief, {name}")


# ---- secrets


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize(
    ("part", "method", "told", "output"),
    [
        (FRONT.tabletop, "glow", lambda lit: {**lit, Memory.last: [Glow(GREEN)]}, "table"),
        (FRONT.tabletop, "aid", lambda _: Memory.last, "table"),
        (FRONT.tabletop, "cue", lambda cue: cue and ("yes", "no", "turn")[Memory.last % 3], "table"),
        (FRONT.tabletop, "tell", lambda said: f"{said} {Memory.last}", "table"),
        (FRONT.sheet, "chips", lambda chips: [chip._replace(text=str(Memory.last)) for chip in chips], "chips"),
        (FRONT.terminal, "turn", lambda _: Memory.last, "terminal"),
        (FRONT.terminal, "labels", lambda labels: {**labels, 60: str(Memory.last % 10)}, "terminal"),
        (FRONT.pages, "facts", lambda facts: [*facts[:1], str(Memory.last)], "handheld"),
    ],
)
def test_a_front_that_tells_the_truth_is_found(
    patch: Callable[..., None], part: object, method: str, told: Callable[[Any], Any], output: str
) -> None:
    patch(part, method, lambda old, self, *given: told(old(self, *given)))
    fails("twins", f"can tell two truths apart by the {output}")


@pytest.mark.usefixtures("remembered")
def test_a_screen_that_draws_the_truth_is_found(patch: Callable[..., None]) -> None:
    def draws(old: Any, self: Any, sheet: Any, place: Any, view: Any, lang: str, *marks: Any) -> None:
        old(self, sheet, place, view, lang, *marks)
        if view.seat == TABLE:
            sheet.bar(Rect(5, 5, 1, 1), (Memory.last, 0, 0))

    patch(FRONT.sheet, "draw", draws)
    fails("twins", "table can tell two truths apart by the public-screen")


def test_a_front_that_asks_for_the_truth_is_found(patch: Callable[..., None]) -> None:
    patch(FRONT.tabletop, "glow", lambda old, self, view: GAME.start(view.options) and old(self, view))
    fails("poison", "the front asked the game for the truth")


def test_a_table_that_looks_at_a_secret_field_is_found() -> None:
    fails("poison", "a secret was touched", CASE._replace(secrets=("clues",)))


def test_the_truth_is_in_reach_again_afterwards() -> None:
    with truth_out_of_reach(GAME), pytest.raises(ConformanceError):
        GAME.start({})
    assert GAME.start(GAME.check({}))


# ---- what can be drawn and said


@pytest.mark.parametrize(
    ("method", "told", "said"),
    [
        ("readings", lambda found: [*found, *found], "two readings cannot be told apart"),
        ("readings", lambda found: [*found, Reading("7H", 0, 5)], "a reading starts without a piece"),
        ("readings", lambda found: [*found, Reading("7h", None, 5)], "a reading is no move"),
        ("wrong", lambda _: ("catch-a-thief.no-words", "catch-a-thief 1"), "no words for 'catch-a-thief.no-words'"),
        ("wrong", lambda found: (found[0], "chess 1"), "names no rule: 'chess 1'"),
        ("glow", lambda _: {121: [Glow(GREEN)]}, "glow lights the point 121"),
        ("glow", lambda _: {1: [Glow(GREEN, 2)]}, "with a wrong strength"),
        ("aid", lambda _: 1 << 121, "aid lights points outside"),
        ("cue", lambda _: "fanfare", "has an unknown sound: 'fanfare'"),
        ("tell", lambda _: "la " * 60, "is too long in 'en'"),
        ("name_of", lambda _: "", "which has no name"),
    ],
)
def test_a_table_that_cannot_be_played_on_is_found(
    patch: Callable[..., None], method: str, told: Callable[[Any], Any], said: str
) -> None:
    patch(FRONT.tabletop, method, lambda old, self, *given: told(old(self, *given)))
    fails("table", said)


def test_a_page_without_room_for_its_words_is_found(patch: Callable[..., None]) -> None:
    patch(FRONT.pages, "facts", lambda old, self, *given: [*old(self, *given)[:1], "wide " * 30])
    fails("pages", "the handheld of thief has no room for")


def test_keys_that_make_no_move_are_found(patch: Callable[..., None]) -> None:
    patch(FRONT.pages, "keys_for", lambda old, self, *given: old(self, *given)[:-1])
    fails("pages", r"the keys for .* of thief make \[\]")


def test_a_page_that_cannot_be_drawn_is_found(patch: Callable[..., None]) -> None:
    def fault(*_: Any) -> None:
        raise ZeroDivisionError("a fault of its own")

    patch(FRONT.pages, "paint", fault)
    fails("pages", "seed 31, after 0 moves: ZeroDivisionError: a fault")


def test_a_screen_without_room_for_its_words_is_found(patch: Callable[..., None]) -> None:
    def draws(old: Any, self: Any, sheet: Any, *given: Any) -> None:
        old(self, sheet, *given)
        sheet.cut.append("too much")

    patch(FRONT.sheet, "draw", draws)
    fails("screens", "the public screen has no room for .'too much'. in 'en'")


def test_a_picture_for_the_terminal_that_cannot_be_drawn_is_found(patch: Callable[..., None]) -> None:
    patch(FRONT.terminal, "legend", lambda _old, _self, lang: {"en": ()}[lang])
    fails("screens", "KeyError: 'fr'")
    fails("demo", "KeyError: 'fr'")


@pytest.mark.parametrize(
    ("key", "texts", "said"),
    [
        ("catch-a-thief.name", ("Only English", ""), "the words of 'catch-a-thief.name' are not complete"),
        ("catch-a-thief.page-points", ("{points} points", "points"), "are not complete in both languages"),
        ("chess.name", ("Chess", "Échecs"), "does not begin with the name of the game"),
    ],
)
def test_words_with_a_fault_are_found(
    monkeypatch: pytest.MonkeyPatch, key: str, texts: tuple[str, str], said: str
) -> None:
    monkeypatch.setitem(words_of("catch-a-thief"), key, texts)  # type: ignore[arg-type]
    fails("words", said)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("catch-a-thief.about", "no words for"),
        ("catch-a-thief.seat-thief", "no words for"),
        ("catch-a-thief.how-caught", "no words for|KeyError"),
        ("catch-a-thief.legend-scene", "no words for"),
        ("catch-a-thief.option-variant", "no words for"),
        ("catch-a-thief.option-variant-2", "no words for"),
        ("catch-a-thief.not-away", "no words for 'catch-a-thief.not-away'"),
    ],
)
def test_words_that_are_missing_are_found(monkeypatch: pytest.MonkeyPatch, key: str, said: str) -> None:
    monkeypatch.delitem(words_of("catch-a-thief"), key)  # type: ignore[arg-type]
    fails("words", said, CASES["catch-a-thief"])


def test_every_check_has_a_name() -> None:
    assert [str(one) for one in checks(CASE)] == [*CHECKS]
