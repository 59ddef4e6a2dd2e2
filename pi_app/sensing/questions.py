"""Questions that the table asks with lights and buttons, because it never guesses what a player meant.

A question is one value, from which lights, buttons, screens and words are made. RIGHT and LEFT walk through its options
and OK takes the one whose points shine. BACK takes none of them: it never makes a move. The likeliest option comes
first. What ends something, such as leaving the board, comes last, and is asked about once more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.bits import Bits, members
from pi_app.games.tabletop import Deed, Pieces, Reading, Tabletop
from pi_app.grid import bit
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, BoardLayout, Busy, Decision

# What an option does.
MOVE: Final = "move"
STANDS: Final = "stands"  # the player says that a piece stands, or does not, and the reed is wrong
TAKE_BACK: Final = "take-back"
LET_BE: Final = "let-be"  # nothing: what BACK does

# The kinds of questions. Their words are `table.ask-<kind>`.
WHICH: Final = "which"  # several moves fit what hands did
CATCH: Final = "catch"
WHERE: Final = "where"  # a piece is in hand, and no reed shows where it goes
DEED: Final = "deed"  # what to do with the buttons alone
REEDS: Final = "reeds"  # whether a reed is wrong
BACK: Final = "back"  # whether to take a move back
SURE: Final = "sure"  # whether an option that ends something was meant


class AskedOption(NamedTuple):
    """One option of a question: what it does, its words, the points that shine for it, and the kind of its piece.

    `start` and `end` name points of the board as the game does. `caught` is the kind of a piece that is caught.
    """

    does: str
    move: str = ""
    key: str = ""
    piece: str = ""
    start: str = ""
    end: str = ""
    spots: Bits = 0
    ends: bool = False
    caught: str = ""
    then: tuple[AskedOption, ...] = ()  # the options of the next question, if this one does not say everything
    then_kind: str = SURE


NONE: Final = AskedOption(LET_BE)


class Question(NamedTuple):
    """A question: its kind, its options, and the number of the one that is shown now. `piece` is in hand, if one is."""

    kind: str
    options: tuple[AskedOption, ...]
    at: int = 0
    piece: str = ""

    @property
    def now(self) -> AskedOption:
        return self.options[self.at]

    @property
    def walks(self) -> bool:
        """Return whether LEFT and RIGHT lead to other options."""
        return len(self.options) > 1

    def press(self, button: str) -> tuple[Question | None, AskedOption | None]:
        """Return the question after this button (None if it is answered), and the answer (None if it is not)."""
        if button == "back":
            return None, NONE
        if button != "ok":
            step = {"left": -1, "right": 1}.get(button, 0)
            return self._replace(at=(self.at + step) % len(self.options)), None
        if self.now.then:
            return Question(self.now.then_kind, self.now.then, piece=self.now.piece), None
        if self.now.ends and self.walks:
            return Question(SURE, (self.now,)), None
        return None, self.now


def which(tabletop: Tabletop, readings: Sequence[Reading], pieces: Pieces) -> Question:
    """Ask which of these readings is meant. `pieces` are those of the current position."""
    options = _options(tabletop, readings, pieces)
    if len(options) > 1 and len({(reading.start, reading.end) for reading in readings}) == 1:
        return Question(tabletop.label_question, options)
    return Question(CATCH if readings[0].over else WHICH, options)


def take_back(layout: BoardLayout) -> Question:
    """Ask whether to undo the last move. The points where the two positions differ shine."""
    return Question(BACK, (_taken_back(layout),))


def offer(
    tabletop: Tabletop, layout: BoardLayout, decision: Decision, deeds: Sequence[Deed], pieces: Pieces
) -> Question | None:
    """Return the question that OK opens when nothing is asked, or None."""
    match decision:
        case Ask(readings):
            return which(tabletop, readings, pieces)
        case Back():
            return take_back(layout)
        case Astray(missing, extra):
            sides = [(missing, 0), (0, extra)]
            return Question(REEDS, tuple(_stands(tabletop, pieces, *side) for side in sides if any(side)))
        case Busy(lifted, _) if lifted.bit_count() == 1 and lifted.bit_length() - 1 in layout.targets:
            return _where(tabletop, layout, lifted, pieces)
        case Busy(lifted, _) if lifted:
            return Question(REEDS, (_stands(tabletop, pieces, lifted),))
        case AtRest(aside) if not layout.guided:
            return _deeds(tabletop, layout, deeds, aside & layout.wanted, pieces)
    return None


def _where(tabletop: Tabletop, layout: BoardLayout, lifted: Bits, pieces: Pieces) -> Question:
    """Ask where the piece in hand goes.

    Points whose reeds are ignored come first, because no other way leads there. Next, the piece may not have been
    lifted at all.
    """
    start = lifted.bit_length() - 1
    found = [reading for reading in _every(layout) if reading.start == start]
    options = _options(tabletop, found, pieces)
    deaf = [option for option in options if option.spots & layout.deaf and not option.ends]
    plain = [option for option in options if option not in deaf and not option.ends]
    ending = [option for option in options if option.ends]
    came_last = layout.before is not None and layout.wanted & ~layout.before == lifted
    undone = [_taken_back(layout)] if came_last else []
    stands = _stands(tabletop, pieces, lifted)
    return Question(WHERE, (*deaf, stands, *plain, *undone, *ending), piece=pieces.get(start, ""))


def _deeds(
    tabletop: Tabletop, layout: BoardLayout, deeds: Sequence[Deed], missing: Bits, pieces: Pieces
) -> Question | None:
    """Ask what to do with the buttons alone, which includes moves between points whose reeds are ignored."""
    readings = [reading for reading in _every(layout) if _needs_no_reed(reading, layout)]
    options = [*_options(tabletop, readings, pieces), *(deed_option(tabletop, deed, pieces) for deed in deeds)]
    options = list({option.move: option for option in options}.values())  # A move may be made in both ways.
    if missing:
        options.append(_stands(tabletop, pieces, missing))
    return Question(DEED, tuple(sorted(options, key=lambda option: option.ends))) if options else None


def _needs_no_reed(reading: Reading, layout: BoardLayout) -> bool:
    """Return whether the reading is offered to buttons: no reed can show it, or it ends something."""
    return (
        reading.start is None
        or reading.ends
        or not (bit(reading.start) | bit(reading.end)) & ~(layout.deaf | reading.over)
    )


def _every(layout: BoardLayout) -> Iterable[Reading]:
    """Yield all readings of the position, those last that end something."""
    yield from (reading for found in layout.moves.values() for reading in found)
    yield from layout.endings


def _options(tabletop: Tabletop, readings: Iterable[Reading], pieces: Pieces) -> tuple[AskedOption, ...]:
    """Return one option for each way of a piece. If a way can be several moves, its option leads to a question."""
    ways: dict[object, list[Reading]] = {}
    for reading in sorted(readings, key=lambda each: (each.ends, each.end or 0)):
        ways.setdefault((reading.start, reading.end, reading.over), []).append(reading)
    groups = [_of_a_way(tabletop, _different(each), pieces) for each in ways.values()]
    if len(groups) == 1:
        return groups[0]
    return tuple(
        group[0] if len(group) == 1 else _way(tabletop, each[0], pieces)._replace(then=group, then_kind=kind)
        for group, each in zip(groups, ways.values(), strict=True)
        for kind in [tabletop.label_question]
    )


def _of_a_way(tabletop: Tabletop, readings: Sequence[Reading], pieces: Pieces) -> tuple[AskedOption, ...]:
    """Return the options of one way of a piece: one for each move that it can be."""
    return tuple(
        _way(tabletop, reading, pieces)._replace(key=reading.label)
        if reading.label and (len(readings) > 1 or not reading.over)
        else _way(tabletop, reading, pieces)
        for reading in readings
    )


def _different(readings: Iterable[Reading]) -> list[Reading]:
    """Return one reading for each move."""
    return list({reading.move: reading for reading in readings}.values())


def _way(tabletop: Tabletop, reading: Reading, pieces: Pieces) -> AskedOption:
    """Return an option that says which piece goes from where to where."""
    start = "" if reading.start is None else tabletop.name_of(reading.start)
    end = "" if reading.end is None else tabletop.name_of(reading.end)
    key = "leave" if not end else "catch" if reading.over else "go" if start else "enter"
    piece = reading.piece if reading.start is None else pieces.get(reading.start, "")
    spots = bit(reading.end) or bit(reading.start)
    end = end or start
    caught = pieces.get(reading.over.bit_length() - 1, "")
    return AskedOption(MOVE, reading.move, f"table.option-{key}", piece, start, end, spots, reading.ends, caught)


def deed_option(tabletop: Tabletop, deed: Deed, pieces: Pieces) -> AskedOption:
    """Return the option that makes a move without pieces."""
    at = deed.spots.bit_length() - 1
    return AskedOption(
        *(MOVE, deed.move, deed.label),
        piece=pieces.get(at, ""),
        start=_names(tabletop, deed.spots),
        end=_names(tabletop, deed.spots),
        spots=deed.spots,
        ends=deed.ends,
    )


def _stands(tabletop: Tabletop, pieces: Pieces, taken: Bits, bare: Bits = 0) -> AskedOption:
    """Return the option that pieces stand on these points, or that none does, against the reeds."""
    spots = taken or bare
    key = "bare" if not taken else "stands" if taken.bit_count() == 1 else "stand"
    piece = pieces.get(taken.bit_length() - 1, "")
    return AskedOption(STANDS, key=f"table.option-{key}", piece=piece, end=_names(tabletop, spots), spots=spots)


def _taken_back(layout: BoardLayout) -> AskedOption:
    spots = 0 if layout.before is None else (layout.before ^ layout.wanted) & ~layout.deaf
    return AskedOption(TAKE_BACK, key="table.option-take-back", spots=spots)


def _names(tabletop: Tabletop, spots: Bits) -> str:
    return ", ".join(dict.fromkeys(tabletop.name_of(at) for at in members(spots)))
