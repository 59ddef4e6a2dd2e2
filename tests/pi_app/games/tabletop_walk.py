"""Random games as the table sees them, and checks that every game must pass at every moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.bots import after_asking, choose
from engine.game import TABLE, Event, Game, Seat, fold
from engine.referee import Referee
from pi_app.games.tabletop import Reading, Tabletop, mask
from pi_app.grid import SIZE
from pi_app.words import LANGUAGES, say

CUES = {
    *("move", "refused", "question", "clue-blue", "clue-orange", "yes", "no", "caught", "escaped", "won", "turn"),
    *("found", "taken", "deal"),
}
SPOTS = range(SIZE * SIZE)
SECRET_ACTS = ("choose", "discard")  # Moves that are made on a handheld only.
SameBoard = Callable[[Any, Any], bool]  # Whether the pieces of two views can be compared.


def always(before: Any, after: Any) -> bool:
    return True


class Moment(NamedTuple):
    """A game before a move: the truth, the table's view and its events, and each acting seat's legal moves."""

    game: Game[Any, Any, Any]
    state: Any
    view: Any
    events: Sequence[Event]
    legal: dict[Seat, Sequence[Any] | None]

    def after(self, seat: Seat, move: Any) -> Any:
        """Return the table's view after a move."""
        _, events = self.game.play(self.state, seat, move)
        return fold(self.game, self.view, events)


def moments(game: Game[Any, Any, Any], options: dict[str, Any], seed: int, most: int = 60) -> Iterator[Moment]:
    """Return the moments of a random game, from its start to its end or for `most` moves, including the last moment."""
    referee, rng = Referee(game, options, seed=seed), Random(seed)
    state, _ = game.start(referee.options)
    played = 0
    for _ in range(most):
        for seat, move in referee.line[played:]:
            state, _ = game.play(state, seat, move)
        played = len(referee.line)
        legal = {seat: referee.legal(seat) for seat in sorted(referee.to_act)}
        yield Moment(game, state, referee.view(TABLE), referee.shown(TABLE), legal)
        if referee.outcome:
            return
        seat = rng.choice(sorted(referee.to_act))
        referee.play(seat, choose(game.name, referee.view(seat), level=0, rng=rng, enough=after_asking(10)))


def movement(reading: Reading) -> tuple[int | None, int | None]:
    return reading.start, reading.end


def check_readings(tabletop: Tabletop, moment: Moment) -> None:
    """Check that every reading starts from a piece, is a move of the game, and differs from the others."""
    pieces, readings = tabletop.pieces(moment.view), tabletop.readings(moment.view)
    for reading in readings:
        assert moment.game.write(moment.game.read(reading.move)) == reading.move
        assert reading.start is None or reading.start in pieces
        assert reading.start != reading.end
        assert reading.over & ~mask(pieces) == 0
        assert reading.end not in pieces or reading.over >> reading.end & 1
        check_words(reading.label)
    assert len({(*movement(reading), reading.label) for reading in readings}) == len(readings)
    assert len({reading.move for reading in readings}) == len(readings)
    for deed in tabletop.deeds(moment.view):
        assert moment.game.write(moment.game.read(deed.move)) == deed.move
        check_words(deed.label)


def check_moves(tabletop: Tabletop, moment: Moment, same_board: SameBoard) -> None:
    """Check that every legal move can be made by hand or by button, and that the pieces are then where they must be."""
    before, deeds = mask(tabletop.pieces(moment.view)), {deed.move for deed in tabletop.deeds(moment.view)}
    readings = {reading.move: reading for reading in tabletop.readings(moment.view)}
    for seat, moves in moment.legal.items():
        for move in moves or ():
            text = moment.game.write(move)
            if seat in tabletop.hidden or text in deeds or text.startswith(SECRET_ACTS):
                assert text not in readings
                continue
            reading, later = readings[text], moment.after(seat, move)
            if same_board(moment.view, later):
                assert reading.after(before) == mask(tabletop.pieces(later)), text
                assert tabletop.first(later) is None


def check_wrong(tabletop: Tabletop, moment: Moment) -> None:
    """Check that every other movement is refused with a reason, in both languages."""
    known = {movement(reading) for reading in tabletop.readings(moment.view)}
    for start in (None, *tabletop.pieces(moment.view)):
        for end in SPOTS:
            if (start, end) not in known:
                key, rule = tabletop.wrong(moment.view, start, end)
                check_words(key)
                assert rule.startswith(f"{moment.game.name} ")


def check_words(key: str) -> None:
    if key:
        assert all(say(lang, key) for lang in LANGUAGES)


def check_twin(tabletop: Tabletop, moment: Moment, rng: Random) -> None:
    """Check that the table does the same for any other truth behind the same public events."""
    game, view = moment.game, moment.view
    state, events = game.start(view.options)
    told = list(events)
    for seat, move in game.conjecture(view, rng):
        state, events = game.play(state, seat, move)
        told += events
    public = [event for event in told if event.shown_to(TABLE)]
    assert table_of(tabletop, fold(game, game.blank(TABLE), told), public) == table_of(tabletop, view, moment.events)


def table_of(tabletop: Tabletop, view: Any, events: Sequence[Event]) -> list[Any]:
    """Return everything that the table shows, accepts, plays and says."""
    heard = [(tabletop.cue(event), *(tabletop.tell(view, event, lang) for lang in LANGUAGES)) for event in events]
    hands = [tabletop.pieces(view), tabletop.first(view), tabletop.readings(view), tabletop.deeds(view)]
    return [*hands, tabletop.glow(view), tabletop.aid(view), tabletop.finale(view), heard]


def check_lights_and_sounds(tabletop: Tabletop, moment: Moment) -> None:
    """Check that all lights are on the table, sounds are known, and sentences are short."""
    for at, glows in tabletop.glow(moment.view).items():
        assert at in SPOTS and glows
        assert all(0 < glow.strength <= 1 for glow in glows)
    assert tabletop.aid(moment.view) >> len(SPOTS) == 0
    assert all(at in SPOTS for step in tabletop.finale(moment.view) for at in step)
    for event in moment.events[-4:]:
        assert tabletop.cue(event) in {None, *CUES}
        for lang in LANGUAGES:
            assert len(tabletop.tell(moment.view, event, lang) or "") <= 120


def check_all(tabletop: Tabletop, moment: Moment, rng: Random, same_board: SameBoard = always) -> None:
    check_readings(tabletop, moment)
    check_moves(tabletop, moment, same_board)
    check_wrong(tabletop, moment)
    check_twin(tabletop, moment, rng)
    check_lights_and_sounds(tabletop, moment)
