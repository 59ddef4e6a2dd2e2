"""What must hold of a game on the table, whatever the public knows at the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.conformance.case import AnyGame
from engine.conformance.errors import require
from engine.game import Event
from pi_app.games import front_of
from pi_app.games.tabletop import Reading, Tabletop, mask
from pi_app.grid import SIZE
from pi_app.public.sounds import TUNES
from pi_app.words import LANGUAGES, entries

SPOTS: Final = range(SIZE * SIZE)
LONGEST: Final = 120  # letters of a sentence on the public screen


def movement(reading: Reading) -> tuple[int | None, int | None]:
    return reading.start, reading.end


def check_readings(game: AnyGame, tabletop: Tabletop, view: Any) -> None:
    """Every reading starts from a piece, is a move of the game, and can be told from the others."""
    pieces, readings = tabletop.pieces(view), tabletop.readings(view)
    for reading in readings:
        require(game.write(game.read(reading.move)) == reading.move, f"a reading is no move: {reading}")
        require(reading.start is None or reading.start in pieces, f"a reading starts without a piece: {reading}")
        require(reading.start != reading.end, f"a reading moves nothing: {reading}")
        require(reading.over & ~mask(pieces) == 0, f"a reading lifts a piece that is not there: {reading}")
        free = reading.end is None or reading.end not in pieces or reading.over >> reading.end & 1
        require(free, f"a reading ends on a piece that stays: {reading}")
        check_key(reading.label)
    told_apart = {(*movement(reading), reading.label) for reading in readings}
    require(len(told_apart) == len(readings), "two readings cannot be told apart")
    require(len({reading.move for reading in readings}) == len(readings), "two readings are the same move")
    for deed in tabletop.deeds(view):
        require(game.write(game.read(deed.move)) == deed.move, f"a deed is no move: {deed}")
        check_key(deed.label)


def check_wrong(game: AnyGame, tabletop: Tabletop, view: Any) -> None:
    """Whatever else a hand may do is refused with words in both languages and the id of a rule."""
    known = {movement(reading) for reading in tabletop.readings(view)}
    for start in (None, *tabletop.pieces(view)):
        for end in SPOTS:
            if (start, end) not in known:
                key, rule = tabletop.wrong(view, start, end)
                check_key(key)
                require(rule.startswith(f"{game.name} "), f"wrong({start}, {end}) names no rule: {rule!r}")


def check_lights_and_sounds(game: AnyGame, tabletop: Tabletop, view: Any, events: Sequence[Event]) -> None:
    """Lights stand on the table, sounds are known, sentences are short, every point has a name."""
    for at, glows in tabletop.glow(view).items():
        require(at in SPOTS and glows, f"glow lights the point {at}")
        require(all(0 < glow.strength <= 1 for glow in glows), f"glow lights {at} with a wrong strength")
    for at, numbers in tabletop.numbers(view).items():
        require(len(numbers) <= len(tabletop.glow(view)[at]), f"the point {at} has more numbers than lights")
    require(tabletop.aid(view) >> len(SPOTS) == 0, "aid lights points outside the table")
    for step in tabletop.finale(view):
        require(all(at in SPOTS for at in step), "finale lights points outside the table")
    cues = {None, *TUNES, *front_of(game.name).tunes}
    for event in events:
        require(tabletop.cue(event) in cues, f"{event.kind!r} has an unknown sound: {tabletop.cue(event)!r}")
        for lang in LANGUAGES:
            said = tabletop.tell(view, event, lang) or ""
            require(len(said) <= LONGEST, f"the sentence of {event.kind!r} is too long in {lang!r}: {said!r}")
    for at in tabletop.pieces(view):
        require(at in SPOTS and tabletop.name_of(at), f"a piece stands on the point {at}, which has no name")


def check_key(key: str) -> None:
    """A key of words is in the table, in both languages. No key needs none."""
    if key:
        texts = entries(key.partition(".")[0]).get(key, ())
        require(len(texts) == len(LANGUAGES) and all(texts), f"there are no words for {key!r}")
