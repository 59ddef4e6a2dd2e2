"""Turns moments into scenes: both sides, the sentence, the notes, and after the last game the score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from engine.match import CUSTOMS, Match
from pi_app.demo import boards
from pi_app.demo.boards import Board, Names, Still
from pi_app.demo.scene import LOUD, Notes, Scene, Side, Words
from pi_app.demo.score import score_table
from pi_app.demo.series import Moment
from pi_app.palette import PURPLE, SNOW
from pi_app.terminal.picture import Ink
from pi_app.words import say

_LONG: Final = 99  # the number of a turn in a long game


class Billing(NamedTuple):
    """What the whole performance has in common."""

    match: Match
    seed: int
    level: int
    lang: str
    again: str  # the command that plays the same series once more

    def say(self, key: str, **parts: object) -> str:
        return say(self.lang, f"demo.{key}", **parts)

    @property
    def title(self) -> str:
        return f"FILATURE  {self.say(f'game-{self.match.game}')}"


def scenes(billing: Billing, moments: Iterable[Moment]) -> Iterator[Scene]:
    """Everything that there is to look at, in order."""
    board = boards.load(billing.match.game)
    match = billing.match
    for moment in moments:
        for still in board.stills(moment.table, moment.seats, billing.lang):
            yield _scene(billing, board, moment, still)
        match = moment.match
    yield _score(billing, match)


def _scene(billing: Billing, board: Board, moment: Moment, still: Still) -> Scene:
    shown = still.shown
    return Scene(
        title=billing.title,
        status=_status(billing, moment, board.turn(shown), {seat: moment.seats[seat] for seat in shown["to_act"]}),
        status_room=max(
            len(_status(billing, moment, _LONG, {seat: player}))
            for seat, player in product(moment.seats, moment.seats.values())
        ),
        sides=tuple(_sides(billing, board, moment, still)),
        notes=board.notes(shown, billing.lang),
        legend=board.legend(billing.lang),
        footer=(_standing(moment.match), billing.say("footer", level=billing.level, seed=billing.seed)),
        pause=still.pause,
        passing=still.passing,
    )


def _sides(billing: Billing, board: Board, moment: Moment, still: Still) -> Iterator[Side]:
    sizes = range(board.sizes)
    seat = board.secret_seat(still.shown)
    pictures = tuple(board.public(still.shown, size) for size in sizes)
    caption = billing.say("public" if seat else "open")
    yield Side(caption, pictures, still.words, Ink(SNOW, None, True))
    if seat:
        sight = moment.sights[seat]
        pictures = tuple(board.private(sight, size) for size in sizes)
        caption = billing.say("private", player=moment.seats[seat], role=billing.say(f"seat-{seat}"))
        words = board.whisper(sight, moment.seats, billing.lang)
        yield Side(caption, pictures, words, Ink(PURPLE, None, True))


def _status(billing: Billing, moment: Moment, turn: int, acting: Names) -> str:
    """Which game, which turn, whose turn."""
    who = ", ".join(f"{player} ({billing.say(f'seat-{seat}')})" for seat, player in acting.items())
    return " · ".join(
        (
            billing.say("game-number", number=moment.number, games=moment.match.games),
            billing.say("turn", number=turn),
            billing.say("to-play", who=who) if who else billing.say("game-over"),
        )
    )


def _standing(match: Match) -> str:
    return " · ".join(f"{player} {total}" for player, total in match.totals().items())


def _score(billing: Billing, match: Match) -> Scene:
    leaders = match.leaders()
    aim = billing.say("lowest-wins" if CUSTOMS[match.game].lowest_wins else "most-wins")
    if len(leaders) == 1:
        words = billing.say("series-won", player=leaders[0], aim=aim)
    else:
        words = billing.say("series-drawn", players=", ".join(leaders), aim=aim)
    side = Side(billing.title, (score_table(match, billing.lang),), Words(words, LOUD), LOUD)
    again = billing.say("again", command=billing.again)
    return Scene("", "", 0, (side,), Notes("", ()), (), (again, ""), 0.0, stays=True)
