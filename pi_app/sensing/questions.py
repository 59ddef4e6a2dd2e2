"""Questions that the table asks with lights and buttons, because it never guesses what a player meant.

For a yes-or-no question, or a choice of two, OK and BACK are the two answers. For a longer choice, LEFT and RIGHT go
through the answers, OK takes the one whose points shine, and BACK takes none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.bits import Bits, members
from pi_app.games.tabletop import Deed, Reading, Tabletop
from pi_app.grid import bit
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, BoardLayout, Busy, Decision

MOVE: Final = "move"
STANDS: Final = "stands"  # the player says that a piece stands, or does not, and the reed is wrong
TAKE_BACK: Final = "take-back"
LET_BE: Final = "let-be"


class Answer(NamedTuple):
    """One answer to choose: what it does, its words (a key and its parts), and the points that shine for it."""

    does: str
    move: str = ""
    key: str = "table.no"
    parts: tuple[tuple[str, str], ...] = ()
    spots: Bits = 0
    where: str = ""  # the place, if the words do not say it


NO: Final = Answer(LET_BE)


class Question(NamedTuple):
    """A question: its key in the words, the answers, which one shines now, and what BACK means."""

    key: str
    answers: tuple[Answer, ...]
    chosen: int = 0
    back: Answer = NO

    @property
    def now(self) -> Answer:
        return self.answers[self.chosen]

    @property
    def walks(self) -> bool:
        """Return whether LEFT and RIGHT lead to other answers."""
        return len(self.answers) > 1

    def press(self, button: str) -> tuple[Question | None, Answer | None]:
        """Return the question after this button (None if it is answered), and the answer (None if it is not)."""
        if button == "ok":
            return None, self.now
        if button == "back":
            return None, self.back
        step = {"left": -1, "right": 1}.get(button, 0)
        return self._replace(chosen=(self.chosen + step) % len(self.answers)), None


def take_back(layout: BoardLayout) -> Question:
    """Ask whether to undo the last move. The points where the two positions differ shine."""
    spots = 0 if layout.before is None else (layout.before ^ layout.wanted) & ~layout.deaf
    return Question("table.ask-back", (Answer(TAKE_BACK, key="table.yes", spots=spots),))


def which(tabletop: Tabletop, layout: BoardLayout, readings: Sequence[Reading], *, sure: bool = False) -> Question:
    """Ask which of these readings is meant. If it is surely one of two, OK is the first and BACK the second."""
    first = readings[0]
    if first.asks:
        return _where(tabletop, layout, bit(first.start))
    answers = tuple(_answer(tabletop, reading) for reading in readings)
    if first.over:
        return Question("table.ask-catch", answers)
    if len(answers) == 1:
        return Question("table.ask-this", answers)
    if sure and len(answers) == 2:
        return Question(tabletop.asks_which, answers[:1], back=answers[1])
    return Question(tabletop.asks_which, answers)


def offer(tabletop: Tabletop, layout: BoardLayout, decision: Decision, deeds: Sequence[Deed]) -> Question | None:
    """Return the question that OK opens when nothing is asked, or None."""
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
        case AtRest(aside) if not layout.guided:
            return _deeds(tabletop, layout, deeds, aside & layout.wanted)
    return None


def _where(tabletop: Tabletop, layout: BoardLayout, lifted: Bits) -> Question:
    """Ask where the piece in hand goes, if no reed shows it: off the board, nowhere, or to one of the points."""
    start = lifted.bit_length() - 1
    readings = [reading for found in layout.moves.values() for reading in found if reading.start == start]
    readings.sort(key=lambda reading: (reading.end is not None, reading.end or 0, reading.label))
    # Several readings of one move become one answer.
    answers = {reading.move: _answer(tabletop, reading) for reading in reversed(readings)}
    leaving = {reading.move for reading in readings if reading.end is None}
    ways = list(reversed(answers.items()))
    off = [answer for move, answer in ways if move in leaving]
    on = [answer for move, answer in ways if move not in leaving]
    return Question("table.ask-where", (*off, _stands(tabletop, lifted), *on))


def _deeds(tabletop: Tabletop, layout: BoardLayout, deeds: Sequence[Deed], missing: Bits) -> Question | None:
    """Ask what to do with the buttons alone, which includes moves between points whose reeds are ignored."""
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
    """Return the answer that pieces stand on these points, or that none does, against the reeds."""
    key = "table.stands" if taken else "table.bare"
    return Answer(STANDS, key=key, parts=(("where", _names(tabletop, taken or bare)),), spots=taken or bare)


def _names(tabletop: Tabletop, spots: Bits) -> str:
    return ", ".join(dict.fromkeys(tabletop.name_of(at) for at in members(spots)))
