"""What the public screen says of a game at the table, line by line, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from engine.bits import Bits, members
from pi_app.players import AT_TABLE
from pi_app.public import scores
from pi_app.public.game_lights import ways
from pi_app.public.snapshot import Notice, Snapshot
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, Busy, Moved, Wrong
from pi_app.sensing.questions import Answer, Question
from pi_app.words import bound, game_name, place_names, say, seat_name

MOST_NEWS: Final = 3
MOST_NAMES: Final = 8
MOST_PATHS: Final = 2  # of pieces that are told where to go one by one
WIDTH: Final = 60  # signs that a line of the public screen holds


def lines(moment: Snapshot, lang: str) -> list[str]:
    """The title, the score of a match, what happened last, which reeds are left out, what is asked or wanted now."""
    said = [title(moment, lang), *news(moment, lang), *troubles(moment, lang), *now(moment, lang)]
    standing = scores.standing(moment, lang)
    said[1:1] = [] if standing is None else [standing]
    return [line for sentence in said for line in broken(sentence)]


def broken(sentence: str) -> list[str]:
    """A sentence as lines that the screen holds."""
    wrapped = wrap(bound(sentence), WIDTH, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped]


def title(moment: Snapshot, lang: str) -> str:
    """The game and whose turn it is."""
    game = game_name(lang, moment.game)
    if moment.over:
        return say(lang, "table.title-over", game=game)
    who = ", ".join(seat_name(lang, moment.game, seat) for seat in moment.acting)
    return say(lang, "table.title", game=game, who=who)


def news(moment: Snapshot, lang: str) -> list[str]:
    """What happened last, in sentences."""
    view = moment.view
    told = [moment.tabletop.tell(view, event, lang) for event in moment.news]
    return [line for line in told if line][-MOST_NEWS:]


def now(moment: Snapshot, lang: str) -> Iterator[str]:
    """What players should do or know now."""
    if moment.over:
        yield from scores.result(moment, lang)
        yield say(lang, "table.look-back")
        return
    if moment.notice is not None:
        yield from _refusal(moment.game, moment.notice, lang)
    if moment.question is not None:
        yield from _asked(moment.game, moment.question, lang)
        if isinstance(moment.decision, Busy) and moment.decision.lifted:
            yield say(lang, "table.lifted-from", where=_names(moment, moment.decision.lifted, lang))
        _, missing, extra = moment.expected
        if isinstance(moment.decision, Back) and not extra:  # or a reed has failed under a piece that came last
            yield say(lang, "table.not-taken-back", where=_names(moment, missing, lang))
        return
    match moment.decision:
        case Astray(missing, extra):
            yield from _astray(moment, missing, extra, lang)
        case Wrong():
            yield from _astray(moment, *moment.expected[1:], lang)
        case Ask() | Back() | Moved() if moment.notice is None:  # what moved was refused: why may be a secret
            yield from _astray(moment, *moment.expected[1:], lang)
        case Busy(lifted, _, True) if lifted:
            yield say(lang, "table.in-hand", where=_names(moment, lifted, lang))
        case AtRest() if not moment.setting_up:
            if reminder := moment.tabletop.reminder(moment.view, lang):
                yield reminder
            yield _awaited(moment, lang)


def _awaited(moment: Snapshot, lang: str) -> str:
    """Whom the table waits for: people who move pieces or choose in secret, people with a handheld, or a bot."""
    players = [moment.seats[seat] for seat in moment.acting if not moment.seats[seat].is_bot]
    if not players:
        return say(lang, "table.wait-bot")
    if AT_TABLE not in players:
        return say(lang, "table.wait-line")
    deeds, targets = moment.tabletop.deeds(moment.view), moment.layout.targets
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
        return say(lang, "table.wait-put", where=_names(moment, targets[None], lang))
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


def _astray(moment: Snapshot, missing: Bits, extra: Bits, lang: str) -> Iterator[str]:
    if moment.setting_up:
        yield say(lang, "table.set-up")
    paths = () if moment.setting_up else ways(moment, missing, extra)
    if paths and missing.bit_count() == len(paths) == extra.bit_count() <= MOST_PATHS:
        for start, end in paths:
            here, there = (place_names(lang, moment.game, moment.tabletop.name_of(at)) for at in (start, end))
            piece = moment.tabletop.called(moment.standing.get(end, ""), lang)
            yield say(lang, "table.carry", piece=piece, start=here, end=there)
    elif missing and extra:
        yield say(lang, "table.astray", missing=_names(moment, missing, lang), extra=_names(moment, extra, lang))
    elif missing:
        yield say(lang, "table.missing", where=_names(moment, missing, lang))
    elif extra:
        yield say(lang, "table.extra", where=_names(moment, extra, lang))


def troubles(moment: Snapshot, lang: str) -> Iterator[str]:
    """Which reeds are not believed."""
    missing = moment.troubles & ~moment.layout.deaf & moment.layout.wanted
    if missing:
        yield say(lang, "table.missing", where=_names(moment, missing, lang))
    extra, deaf = moment.troubles & ~moment.layout.deaf & ~missing, moment.layout.deaf & moment.troubles
    if extra:
        yield say(lang, "table.left-out", where=_names(moment, extra, lang))
    if deaf:
        yield say(lang, "table.deaf", where=_names(moment, deaf, lang))


def _names(moment: Snapshot, spots: Bits, lang: str) -> str:
    """The names of some points: the first few, and how many more there are."""
    names = list(dict.fromkeys(moment.tabletop.name_of(at) for at in members(spots)))
    told = place_names(lang, moment.game, ", ".join(names[:MOST_NAMES]))
    return f"{told} (+{len(names) - MOST_NAMES})" if names[MOST_NAMES:] else told
