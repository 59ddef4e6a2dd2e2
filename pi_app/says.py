"""What the public screen says of a game at the table, line by line, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.bits import Bits, members
from engine.game import TABLE
from pi_app.questions import Answer, Question
from pi_app.sensing import Astray, Busy, Rest
from pi_app.sitting import Notice, Sitting
from pi_app.words import say

MOST_NEWS: Final = 3


def lines(sitting: Sitting, lang: str) -> list[str]:
    """The title, what happened last, what is asked or wanted now."""
    return [_title(sitting, lang), *_news(sitting, lang), *now(sitting, lang), *_troubles(sitting, lang)]


def _title(sitting: Sitting, lang: str) -> str:
    game = say(lang, f"demo.game-{sitting.referee.game.name}")
    if sitting.over:
        return say(lang, "table.title-over", game=game)
    who = ", ".join(say(lang, f"demo.seat-{seat}") for seat in sitting.acting)
    return say(lang, "table.title", game=game, who=who)


def _news(sitting: Sitting, lang: str) -> list[str]:
    view = sitting.referee.view(TABLE)
    told = [sitting.tabletop.tell(view, event, lang) for event in sitting.news]
    return [line for line in told if line][-MOST_NEWS:]


def now(sitting: Sitting, lang: str) -> Iterator[str]:
    """What players should do or know now."""
    if sitting.notice is not None:
        yield from _refusal(sitting.notice, lang)
    if sitting.question is not None:
        yield from _asked(sitting.question, lang)
        return
    match sitting.decision:
        case Astray(missing, extra):
            yield from _astray(sitting, missing, extra, lang)
        case Busy(lifted, _, True) if lifted:
            yield say(lang, "table.in-hand", where=_names(sitting, lifted))
        case Rest() if not sitting.over and not sitting.setting_up:
            yield say(lang, f"table.wait-{_whom(sitting)}")


def _whom(sitting: Sitting) -> str:
    """Whom the table waits for: people who move pieces, people with a handheld, or a bot."""
    players = [sitting.seats[seat] for seat in sitting.acting]
    if any(isinstance(player, int) for player in players):
        return "bot"
    return "hands" if "table" in players else "line"


def _refusal(notice: Notice, lang: str) -> Iterator[str]:
    squares = ", ".join(notice.names)
    yield say(lang, notice.key, squares=squares, way=squares)
    if notice.rule:
        yield say(lang, "table.rule", rule=notice.rule)


def _asked(question: Question, lang: str) -> Iterator[str]:
    yield say(lang, question.key)
    if question.walks:
        place = say(lang, "table.place", number=question.chosen + 1, count=len(question.answers))
        yield say(lang, "table.walk", answer=_words(question.now, lang), place=place)
    else:
        yield say(lang, "table.ok-back", ok=_words(question.now, lang), back=_words(question.back, lang))


def _words(answer: Answer, lang: str) -> str:
    return say(lang, answer.key, **dict(answer.parts))


def _astray(sitting: Sitting, missing: Bits, extra: Bits, lang: str) -> Iterator[str]:
    if sitting.setting_up:
        yield say(lang, "table.set-up")
    if missing and extra:
        yield say(lang, "table.astray", missing=_names(sitting, missing), extra=_names(sitting, extra))
    elif missing:
        yield say(lang, "table.missing", where=_names(sitting, missing))
    elif extra:
        yield say(lang, "table.extra", where=_names(sitting, extra))


def _troubles(sitting: Sitting, lang: str) -> Iterator[str]:
    if sitting.troubles:
        yield say(lang, "table.deaf", where=_names(sitting, sitting.troubles))


def _names(sitting: Sitting, spots: Bits) -> str:
    names = list(dict.fromkeys(sitting.tabletop.name_of(at) for at in members(spots)))
    return ", ".join(names[:8]) + (" …" if len(names) > 8 else "")
