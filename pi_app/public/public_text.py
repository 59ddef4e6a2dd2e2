"""The lines of the public screen about a game at the table, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from engine.bits import Bits, members
from pi_app.games import front_of
from pi_app.games.rules import picked
from pi_app.games.tabletop import Pieces
from pi_app.grid import bit
from pi_app.players import AT_TABLE
from pi_app.public import scores
from pi_app.public.event_text import event_text
from pi_app.public.game_lights import ways
from pi_app.public.question_text import back_text, ok_text, option_text, question_text
from pi_app.public.snapshot import Coaching, Notice, Snapshot
from pi_app.public.turn_text import turn_text
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, Busy, Moved, Wrong
from pi_app.sensing.questions import Question, deed_option
from pi_app.words import bound, game_name, place_names, say

MOST_NEWS: Final = 8  # events that are still shown
MOST_POINT_NAMES: Final = 8  # points that one sentence lists
MOST_PIECE_NAMES: Final = 3  # pieces that one sentence lists by name
MOST_PATHS: Final = 2  # misplaced pieces with a sentence each; more are listed together
LINE_LENGTH: Final = 60  # characters that fit in a line of the public screen


def lines(moment: Snapshot, lang: str) -> list[str]:
    """Return all lines: title, score of a match, last events, ignored reeds, and what is asked or expected now."""
    said = [title(moment, lang), *news(moment, lang), *troubles(moment, lang), *now(moment, lang)]
    standing = scores.standing(moment, lang)
    said[1:1] = [] if standing is None else [standing]
    return [line for sentence in said for line in wrapped_lines(sentence)]


def wrapped_lines(sentence: str) -> list[str]:
    """Wrap a sentence into lines that fit on the screen."""
    wrapped = wrap(bound(sentence), LINE_LENGTH, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped]


def title(moment: Snapshot, lang: str) -> str:
    """Return the title: the game and whose turn it is."""
    game = game_name(lang, moment.game)
    return say(lang, "table.title-over", game=game) if moment.over else f"{game} · {turn_text(moment, lang)}"


def news(moment: Snapshot, lang: str) -> list[str]:
    """Return sentences about the last events."""
    view = moment.view
    told = [event_text(moment.game, view, event, lang) for event in moment.news]
    return [line for line in told if line][-MOST_NEWS:]


def now(moment: Snapshot, lang: str) -> Iterator[str]:
    """Yield what players should do or know now."""
    if moment.over:
        yield from scores.result(moment, lang)
        if moment.coaching is not None:
            yield say(lang, "table.lesson-done")
        yield say(lang, "table.look-back")
        return
    yield from _told_first(moment, lang)
    if moment.question is not None:
        yield from _asked(moment.game, moment.question, lang)
        _, missing, extra = moment.expected
        if (
            isinstance(moment.decision, Back) and not extra
        ):  # the piece that came last was lifted, or its reed has failed
            yield say(lang, "table.not-taken-back", where=_names(moment, missing, lang))
        return
    match moment.decision:
        case Astray(missing, extra):
            yield from _astray(moment, missing, extra, lang)
        case _ if _is_refused(moment) and moment.coaching is None:
            yield from _put_back(moment, lang)
        case Busy(lifted, _, long) if lifted.bit_count() == 1 and (long or _may_end(moment, lifted)):
            yield from _in_hand(moment, lifted, lang)
        case AtRest() if not moment.setting_up and not (moment.coaching and moment.coaching.waits):
            if reminder := moment.tabletop.reminder(moment.view, lang):
                yield reminder
            yield _awaited(moment, lang)


def _may_end(moment: Snapshot, lifted: Bits) -> bool:
    """Return whether the piece in hand can make a move that ends something."""
    return any(bit(reading.start) == lifted for reading in moment.layout.endings)


def _in_hand(moment: Snapshot, lifted: Bits, lang: str) -> Iterator[str]:
    """Yield what can be done with the piece in hand: put it down, or choose with the buttons what ends something."""
    start = lifted.bit_length() - 1
    piece = moment.tabletop.called(moment.standing.get(start, ""), lang)
    where = place_names(lang, moment.game, moment.tabletop.name_of(start))
    if not _may_end(moment, lifted):
        yield say(lang, "table.in-hand", piece=piece, start=where)
        return
    for label in {reading.label for reading in moment.layout.endings if reading.start == start}:
        ending = say(lang, label, piece=piece, start=where, end="")
        yield say(lang, "table.in-hand-ending", piece=piece, ending=ending)


def _told_first(moment: Snapshot, lang: str) -> Iterator[str]:
    """Yield the reason of a refusal, a hint, and the sentence of a lesson."""
    if moment.notice is not None:
        yield from _refusal(moment.game, moment.notice, lang)
    if moment.hint is not None and moment.question is None:
        yield moment.hint.hint.text(lang)
        yield say(lang, "table.hint-more" if moment.hint.more else "table.hint-back")
    if moment.coaching is not None:
        yield from _lesson(moment, moment.coaching, lang)


def _is_refused(moment: Snapshot) -> bool:
    """Return whether a piece was moved in vain, and no question about it is open."""
    match moment.decision:
        case Wrong():
            return moment.question is None
        case Ask() | Back() | Moved():  # refused without a reason, which may be secret
            return moment.question is None and moment.notice is None
    return False


def _lesson(moment: Snapshot, coaching: Coaching, lang: str) -> Iterator[str]:
    """Yield the sentence of a lesson, or where to read it.

    The answer to another act than the wanted one stands before it, and where a piece goes that was moved in vain.
    """
    if coaching.private:
        yield say(lang, "table.lesson-private")
    if objection := picked(coaching.objection, lang):
        yield objection
    if _is_refused(moment):
        yield from _put_back(moment, lang)
    if sentence := picked(coaching.text, lang):
        yield sentence
    if coaching.reads:
        yield say(lang, "table.lesson-ok")
    elif coaching.private:
        yield say(lang, "table.lesson-again")


def _awaited(moment: Snapshot, lang: str) -> str:
    """Return for whom the table waits: people who move pieces or choose in secret, a handheld, or a bot."""
    players = [moment.seats[seat] for seat in moment.acting if not moment.seats[seat].is_bot]
    if not players:
        return say(lang, "table.wait-bot")
    if AT_TABLE not in players:
        return say(lang, "table.wait-line")
    deeds, targets = moment.tabletop.deeds(moment.view), moment.layout.targets
    if len(deeds) == 1:
        deed = option_text(moment.game, deed_option(moment.tabletop, deeds[0], moment.standing), lang)
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
        readable = front_of(game).rules.cited(notice.rule) is not None
        yield say(lang, "table.read-rule" if readable else "table.rule", rule=notice.rule.rpartition(" ")[2])


def _asked(game: str, question: Question, lang: str) -> Iterator[str]:
    yield question_text(game, question, lang)
    if question.walks:
        place = say(lang, "table.place", number=question.at + 1, count=len(question.options))
        yield say(lang, "table.walk", option=option_text(game, question.now, lang), place=place)
    else:
        yield say(lang, "table.ok-back", ok=ok_text(game, question, lang), back=back_text(question, lang))


def _put_back(moment: Snapshot, lang: str) -> Iterator[str]:
    """Yield where the piece belongs that was moved in vain."""
    _, missing, extra = moment.expected
    if missing.bit_count() == extra.bit_count() == 1:
        (at,) = members(missing)
        piece = moment.tabletop.called(moment.standing.get(at, ""), lang)
        yield say(lang, "table.put-back", piece=piece, end=_names(moment, missing, lang))
    elif moment.coaching is None or missing:  # A piece from beside the board goes where the lesson says.
        yield from _astray(moment, missing, extra, lang)


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
        yield say(lang, "table.astray", missing=_pieces(moment, missing, lang), extra=_strays(moment, extra, lang))
    elif missing:
        yield say(lang, "table.missing", pieces=_pieces(moment, missing, lang))
    elif extra:
        yield say(lang, "table.extra", pieces=_strays(moment, extra, lang))


def troubles(moment: Snapshot, lang: str) -> Iterator[str]:
    """Yield which reeds are ignored."""
    missing = moment.troubles & ~moment.layout.deaf & moment.layout.wanted
    if missing:
        yield say(lang, "table.missing", pieces=_pieces(moment, missing, lang))
    extra, deaf = moment.troubles & ~moment.layout.deaf & ~missing, moment.layout.deaf & moment.troubles
    if extra:
        yield say(lang, "table.left-out", where=_names(moment, extra, lang))
    if deaf:
        yield say(lang, "table.deaf", where=_names(moment, deaf, lang))


def _pieces(moment: Snapshot, spots: Bits, lang: str) -> str:
    """Return which pieces belong on some points."""
    return _pieces_on(moment, spots, moment.kinds, lang)


def _strays(moment: Snapshot, spots: Bits, lang: str) -> str:
    """Return which pieces stand on points where none belongs, as far as that is known."""
    return _pieces_on(moment, spots, moment.came_from, lang)


def _pieces_on(moment: Snapshot, spots: Bits, kinds: Pieces, lang: str) -> str:
    """Return a few pieces by name, each with its point, or the points of many pieces."""
    alike = len({kinds.get(at, "") for at in members(spots)}) == 1 and spots.bit_count() > 1
    if alike or spots.bit_count() > MOST_PIECE_NAMES:
        return say(lang, "table.pieces-on", where=_names(moment, spots, lang))
    named = [
        say(
            lang,
            "table.piece-on",
            piece=moment.tabletop.called(kinds.get(at, ""), lang),
            where=_names(moment, bit(at), lang),
        )
        for at in members(spots)
    ]
    return ", ".join(named)


def _names(moment: Snapshot, spots: Bits, lang: str) -> str:
    """Return the names of some points: the first few, and the number of the others."""
    names = list(dict.fromkeys(moment.tabletop.name_of(at) for at in members(spots)))
    told = place_names(lang, moment.game, ", ".join(names[:MOST_POINT_NAMES]))
    return f"{told} (+{len(names) - MOST_POINT_NAMES})" if names[MOST_POINT_NAMES:] else told
