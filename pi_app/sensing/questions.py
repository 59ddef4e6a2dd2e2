"""Questions on the lights and buttons: what hands could have meant is never guessed.

With one thing to say yes or no to, or two things to choose from, OK and BACK are the two answers. With more, LEFT and
RIGHT walk through them, OK takes the one that shines and BACK lets it be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.bits import Bits, members
from pi_app.games.tabletop import Deed, Reading, Tabletop
from pi_app.grid import bit
from pi_app.sensing.decide import Ask, Astray, Back, Busy, Decision, Layout, Rest

MOVE: Final = "move"
STANDS: Final = "stands"  # a piece stands, or does not, whatever the reed says
TAKE_BACK: Final = "take-back"
LET_BE: Final = "let-be"


class Answer(NamedTuple):
    """One thing to choose: what it does, its words (a key and its parts), and the points that shine for it."""

    does: str
    move: str = ""
    key: str = "table.no"
    parts: tuple[tuple[str, str], ...] = ()
    spots: Bits = 0
    where: str = ""  # what the words leave unsaid


NO: Final = Answer(LET_BE)


class Question(NamedTuple):
    """What is asked (a key of the words), the answers, the one that shines, and what BACK means."""

    key: str
    answers: tuple[Answer, ...]
    chosen: int = 0
    back: Answer = NO

    @property
    def now(self) -> Answer:
        return self.answers[self.chosen]

    @property
    def walks(self) -> bool:
        """Whether LEFT and RIGHT lead to other answers."""
        return len(self.answers) > 1

    def press(self, button: str) -> tuple[Question | None, Answer | None]:
        """The question as it stands then, None once it is answered, and the answer."""
        if button == "ok":
            return None, self.now
        if button == "back":
            return None, self.back
        step = {"left": -1, "right": 1}.get(button, 0)
        return self._replace(chosen=(self.chosen + step) % len(self.answers)), None


def take_back(layout: Layout) -> Question:
    """Whether the last move is to be undone; the points where the two positions differ shine."""
    spots = 0 if layout.before is None else (layout.before ^ layout.wanted) & ~layout.deaf
    return Question("table.ask-back", (Answer(TAKE_BACK, key="table.yes", spots=spots),))


def which(tabletop: Tabletop, layout: Layout, readings: Sequence[Reading], *, sure: bool = False) -> Question:
    """Which of these movements it was; if it was one of two for sure, OK is the first and BACK the second."""
    first = readings[0]
    if first.asks:
        return _where(tabletop, layout, bit(first.start))
    answers = tuple(_answer(tabletop, reading) for reading in readings)
    if first.over:
        return Question("table.ask-catch", answers)
    if len(answers) == 1:
        return Question("table.ask-this", answers)
    if sure and len(answers) == 2:
        return Question("table.ask-which", answers[:1], back=answers[1])
    return Question("table.ask-which", answers)


def offer(tabletop: Tabletop, layout: Layout, decision: Decision, deeds: Sequence[Deed]) -> Question | None:
    """What OK offers when nothing is asked, if anything."""
    match decision:
        case Ask(readings, _, sure):
            return which(tabletop, layout, readings, sure=sure)
        case Back():
            return take_back(layout)
        case Astray(missing, extra) if not (missing and extra):
            return Question("table.ask-stands", (_stands(tabletop, missing, extra),))
        case Busy(lifted, _) if lifted.bit_count() == 1 and lifted.bit_length() - 1 in layout.targets:
            return _where(tabletop, layout, lifted)
        case Busy(lifted, _) if lifted:
            return Question("table.ask-stands", (_stands(tabletop, lifted),))
        case Rest(aside) if not layout.guided:
            return _what(tabletop, layout, deeds, aside & layout.wanted)
    return None


def _where(tabletop: Tabletop, layout: Layout, lifted: Bits) -> Question:
    """Where the piece in hand goes, when no reed tells: off the board, nowhere at all, or point by point."""
    start = lifted.bit_length() - 1
    readings = [reading for found in layout.moves.values() for reading in found if reading.start == start]
    readings.sort(key=lambda reading: (reading.end is not None, reading.end or 0, reading.label))
    answers = {reading.move: _answer(tabletop, reading) for reading in reversed(readings)}  # one way out is enough
    leaving = {reading.move for reading in readings if reading.end is None}
    ways = list(reversed(answers.items()))
    off = [answer for move, answer in ways if move in leaving]
    on = [answer for move, answer in ways if move not in leaving]
    return Question("table.ask-where", (*off, _stands(tabletop, lifted), *on))


def _what(tabletop: Tabletop, layout: Layout, deeds: Sequence[Deed], missing: Bits) -> Question | None:
    """What can be done with the buttons alone, also for pieces that stand and go where no reed tells."""
    answers = [
        Answer(MOVE, deed.move, deed.label, spots=deed.spots, where=_names(tabletop, deed.spots)) for deed in deeds
    ]
    answers += [
        _answer(tabletop, reading)
        for found in layout.moves.values()
        for reading in found
        if reading.start is None or not (bit(reading.start) | bit(reading.end)) & ~(layout.deaf | reading.over)
    ]
    if missing:
        answers.append(_stands(tabletop, missing))
    return Question("table.ask-deed", tuple(answers)) if answers else None


def _answer(tabletop: Tabletop, reading: Reading) -> Answer:
    start = "" if reading.start is None else tabletop.name_of(reading.start)
    end = "" if reading.end is None else tabletop.name_of(reading.end)
    spots = bit(reading.end) or bit(reading.start)
    if reading.label:
        return Answer(MOVE, reading.move, reading.label, (("start", start), ("end", end)), spots)
    key = "table.leaves" if reading.end is None else "table.way" if start else "table.put"
    return Answer(MOVE, reading.move, key, (("start", start), ("end", end)), spots)


def _stands(tabletop: Tabletop, taken: Bits, bare: Bits = 0) -> Answer:
    """That pieces stand, or none stands, whatever the reeds say."""
    key = "table.stands" if taken else "table.bare"
    return Answer(STANDS, key=key, parts=(("where", _names(tabletop, taken or bare)),), spots=taken or bare)


def _names(tabletop: Tabletop, spots: Bits) -> str:
    return ", ".join(dict.fromkeys(tabletop.name_of(at) for at in members(spots)))
