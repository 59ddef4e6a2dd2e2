"""Random games as the table sees them, with more seeds than `pi_app.conformance` tries.

Here stands only what that suite cannot know: which moves of our games are made on a handheld alone, and when a turn
lays the board out anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.bots import after_asking, choose
from engine.game import TABLE, Event, Game, Seat, fold
from engine.referee import Referee
from pi_app.conformance.outputs import of_the_table
from pi_app.conformance.table import check_lights_and_sounds, check_readings, check_wrong
from pi_app.games.tabletop import Tabletop, mask

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


def check_twin(tabletop: Tabletop, moment: Moment, rng: Random) -> None:
    """Check that the table does the same for any other truth behind the same public events."""
    game, view = moment.game, moment.view
    state, events = game.start(view.options)
    told = list(events)
    for seat, move in game.conjecture(view, rng):
        state, events = game.play(state, seat, move)
        told += events
    public = [event for event in told if event.shown_to(TABLE)]
    imagined = fold(game, game.blank(TABLE), told)
    assert of_the_table(tabletop, imagined, public) == of_the_table(tabletop, view, moment.events)


def check_all(tabletop: Tabletop, moment: Moment, rng: Random, same_board: SameBoard = always) -> None:
    check_readings(moment.game, tabletop, moment.view)
    check_moves(tabletop, moment, same_board)
    check_wrong(moment.game, tabletop, moment.view)
    check_twin(tabletop, moment, rng)
    check_lights_and_sounds(moment.game, tabletop, moment.view, moment.events[-4:])
