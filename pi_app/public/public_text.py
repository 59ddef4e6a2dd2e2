"""What the public screen says of a game at the table, line by line, in the chosen language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from engine.bits import Bits, members
from engine.game import TABLE
from pi_app.public import scores
from pi_app.public.game_lights import ways
from pi_app.sensing.decide import Ask, Astray, Back, Busy, Moved, Rest, Wrong
from pi_app.sensing.questions import Answer, Question
from pi_app.table.sitting import AT_TABLE, Notice, Sitting
from pi_app.words import game_name, place_names, say, seat_name

MOST_NEWS: Final = 3
MOST_NAMES: Final = 8
MOST_PATHS: Final = 2  # of pieces that are told where to go one by one
WIDTH: Final = 60  # signs that a line of the public screen holds


def lines(sitting: Sitting, lang: str) -> list[str]:
    """The title, the score of a match, what happened last, which reeds are left out, what is asked or wanted now."""
    said = [title(sitting, lang), *news(sitting, lang), *troubles(sitting, lang), *now(sitting, lang)]
    standing = scores.standing(sitting, lang)
    said[1:1] = [] if standing is None else [standing]
    return [line for sentence in said for line in broken(sentence)]


def bound(sentence: str) -> str:
    """A sentence whose French punctuation stays with its word where lines are broken."""
    return re.sub(r" (?=[:;?!»/>=·→])|(?<=«) ", "\N{NO-BREAK SPACE}", sentence)


def broken(sentence: str) -> list[str]:
    """A sentence as lines that the screen holds."""
    wrapped = wrap(bound(sentence), WIDTH, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped]


def title(sitting: Sitting, lang: str) -> str:
    """The game and whose turn it is."""
    game = game_name(lang, sitting.referee.game.name)
    if sitting.over:
        return say(lang, "table.title-over", game=game)
    who = ", ".join(seat_name(lang, sitting.referee.game.name, seat) for seat in sitting.acting)
    return say(lang, "table.title", game=game, who=who)


def news(sitting: Sitting, lang: str) -> list[str]:
    """What happened last, in sentences."""
    view = sitting.referee.view(TABLE)
    told = [sitting.tabletop.tell(view, event, lang) for event in sitting.news]
    return [line for line in told if line][-MOST_NEWS:]


def now(sitting: Sitting, lang: str) -> Iterator[str]:
    """What players should do or know now."""
    if sitting.over:
        yield from scores.result(sitting, lang)
        yield say(lang, "table.look-back")
        return
    if sitting.notice is not None:
        yield from _refusal(sitting.referee.game.name, sitting.notice, lang)
    if sitting.question is not None:
        yield from _asked(sitting.referee.game.name, sitting.question, lang)
        if isinstance(sitting.decision, Busy) and sitting.decision.lifted:
            yield say(lang, "table.lifted-from", where=_names(sitting, sitting.decision.lifted, lang))
        _, missing, extra = sitting.expected()
        if isinstance(sitting.decision, Back) and not extra:  # or a reed has failed under a piece that came last
            yield say(lang, "table.not-taken-back", where=_names(sitting, missing, lang))
        return
    match sitting.decision:
        case Astray(missing, extra):
            yield from _astray(sitting, missing, extra, lang)
        case Wrong():
            yield from _astray(sitting, *sitting.expected()[1:], lang)
        case Ask() | Back() | Moved() if sitting.notice is None:  # what moved was refused: why may be a secret
            yield from _astray(sitting, *sitting.expected()[1:], lang)
        case Busy(lifted, _, True) if lifted:
            yield say(lang, "table.in-hand", where=_names(sitting, lifted, lang))
        case Rest() if not sitting.setting_up:
            if plight := sitting.tabletop.plight(sitting.referee.view(TABLE), lang):
                yield plight
            yield _awaited(sitting, lang)


def _awaited(sitting: Sitting, lang: str) -> str:
    """Whom the table waits for: people who move pieces or choose in secret, people with a handheld, or a bot."""
    players = [sitting.seats[seat] for seat in sitting.acting if not isinstance(sitting.seats[seat], int)]
    if not players:
        return say(lang, "table.wait-bot")
    if AT_TABLE not in players:
        return say(lang, "table.wait-line")
    deeds, targets = sitting.tabletop.deeds(sitting.referee.view(TABLE)), sitting.layout.targets
    if len(deeds) == 1:
        deed = say(lang, deeds[0].label)
        return say(lang, f"table.wait-{'hands-or-' if targets else ''}deed", deed=f"{deed[:1].lower()}{deed[1:]}")
    if not targets:
        return say(lang, "table.wait-button" if deeds else "table.wait-secret")
    if deeds:
        return say(lang, "table.wait-hands-or-button")
    if [*targets] != [None]:
        return say(lang, "table.wait-hands")
    if targets[None].bit_count() == 1:
        return say(lang, "table.wait-put", where=_names(sitting, targets[None], lang))
    return say(lang, "table.wait-put-any")


def _refusal(game: str, notice: Notice, lang: str) -> Iterator[str]:
    squares = place_names(lang, game, ", ".join(notice.names))
    yield say(lang, notice.key, squares=squares, way=squares)
    if notice.rule:
        yield say(lang, "table.rule", rule=notice.rule.rpartition(" ")[2])


def _asked(game: str, question: Question, lang: str) -> Iterator[str]:
    yield say(lang, question.key)
    if question.walks:
        place = say(lang, "table.place", number=question.chosen + 1, count=len(question.answers))
        yield say(lang, "table.walk", answer=_words(game, question.now, lang), place=place)
    else:
        yield say(lang, "table.ok-back", ok=_words(game, question.now, lang), back=_words(game, question.back, lang))


def _words(game: str, answer: Answer, lang: str) -> str:
    words = say(lang, answer.key, **{part: place_names(lang, game, name) for part, name in answer.parts})
    return f"{words} ({place_names(lang, game, answer.where)})" if answer.where else words


def _astray(sitting: Sitting, missing: Bits, extra: Bits, lang: str) -> Iterator[str]:
    if sitting.setting_up:
        yield say(lang, "table.set-up")
    paths = () if sitting.setting_up else ways(sitting, missing, extra)
    if paths and missing.bit_count() == len(paths) == extra.bit_count() <= MOST_PATHS:
        for start, end in paths:
            here, there = (
                place_names(lang, sitting.referee.game.name, sitting.tabletop.name_of(at)) for at in (start, end)
            )
            piece = sitting.tabletop.called(sitting.standing.get(end, ""), lang)
            yield say(lang, "table.carry", piece=piece, start=here, end=there)
    elif missing and extra:
        yield say(lang, "table.astray", missing=_names(sitting, missing, lang), extra=_names(sitting, extra, lang))
    elif missing:
        yield say(lang, "table.missing", where=_names(sitting, missing, lang))
    elif extra:
        yield say(lang, "table.extra", where=_names(sitting, extra, lang))


def troubles(sitting: Sitting, lang: str) -> Iterator[str]:
    """Which reeds are not believed."""
    missing = sitting.troubles & ~sitting.layout.deaf & sitting.layout.wanted
    if missing:
        yield say(lang, "table.missing", where=_names(sitting, missing, lang))
    extra, deaf = sitting.troubles & ~sitting.layout.deaf & ~missing, sitting.layout.deaf & sitting.troubles
    if extra:
        yield say(lang, "table.left-out", where=_names(sitting, extra, lang))
    if deaf:
        yield say(lang, "table.deaf", where=_names(sitting, deaf, lang))


def _names(sitting: Sitting, spots: Bits, lang: str) -> str:
    """The names of some points: the first few, and how many more there are."""
    names = list(dict.fromkeys(sitting.tabletop.name_of(at) for at in members(spots)))
    told = place_names(lang, sitting.referee.game.name, ", ".join(names[:MOST_NAMES]))
    return f"{told} (+{len(names) - MOST_NAMES})" if names[MOST_NAMES:] else told
