"""Turn moments into scenes: the table, a secret side, a sentence, notes, and after the last game the score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product, repeat
from typing import Final, NamedTuple

from engine import games
from engine.match import Match
from pi_app.demo.looks import TableLook
from pi_app.demo.scene import Scene, Side
from pi_app.demo.score import score_table
from pi_app.demo.series import Moment
from pi_app.draw.terminal import table
from pi_app.draw.terminal.inks import LOUD, InkedText, Notes
from pi_app.draw.terminal.picture import Ink
from pi_app.games import front_of
from pi_app.games.terminal_board import Names, Still, TerminalBoard
from pi_app.palette import PURPLE, SNOW
from pi_app.robots.hands import PIECES_GUIDED, QUESTION_ASKED
from pi_app.words import game_name, say, seat_name

_LONG: Final = 99  # the number of a turn in a long game; it is used to measure the longest status
_ON_THE_WAY, _ARRIVED = 0.3, 0.75  # the shares of a move's time for the lifted piece and for the finished move
_FINALE_STEP: Final = 200  # ms for each step of the lights' finale


class Billing(NamedTuple):
    """What all scenes of a series have in common."""

    match: Match
    seed: int
    level: int
    lang: str
    again: str  # the command that plays the same series again

    def say(self, key: str, **parts: object) -> str:
        return say(self.lang, f"demo.{key}", **parts)

    @property
    def title(self) -> str:
        return f"FILATURE  {game_name(self.lang, self.match.game)}"


def scenes(billing: Billing, moments: Iterable[Moment]) -> Iterator[Scene]:
    """Yield all scenes of a series, in order."""
    board = front_of(billing.match.game).terminal
    match, before = billing.match, None
    for moment in moments:
        stills = list(board.stills(moment.table, moment.seats, billing.lang))
        way = _way(billing, moment) if stills else []
        if before is None or before[0].number != moment.number:  # this is the first moment of a game
            before = moment, stills[0]
        for look, words in way:
            moving = look.instant != PIECES_GUIDED
            pause = stills[0].pause * (_ON_THE_WAY if moving else 1.0)
            yield _scene(billing, board, before[0], Still(before[1].shown, words, pause, moving), look)
        if way:
            stills[0] = stills[0]._replace(pause=stills[0].pause * _ARRIVED)
        for still, look in _seen(stills, moment.looks):
            yield _scene(billing, board, moment, still, look)
            before = moment, still
        match = moment.match
    yield _score(billing, match)


def _way(billing: Billing, moment: Moment) -> list[tuple[TableLook, InkedText]]:
    """Return one look of each kind on the way to a moment, with its words."""
    return [(look, _words(billing, moment, look)) for look in {look.instant: look for look in moment.way}.values()]


def _words(billing: Billing, moment: Moment, look: TableLook) -> InkedText:
    if look.instant == PIECES_GUIDED:
        return InkedText(billing.say("set-up"), LOUD)
    if look.instant == QUESTION_ASKED:
        return InkedText(billing.say("asked", question=" ".join(look.says[billing.lang])), LOUD)
    board, lying = front_of(billing.match.game).terminal, front_of(billing.match.game).tabletop
    at = ", ".join(board.place(lying.name_of(spot), billing.lang) for spot in look.lifted)
    return InkedText(billing.say("lifted" if look.targets else "lifted-off", player=moment.seats[moment.by], at=at))


def _seen(stills: Sequence[Still], looks: Sequence[TableLook]) -> Iterator[tuple[Still, TableLook]]:
    """Yield each still with a look. If more looks than stills are there, the last still shows all that are left."""
    for still, look in zip(stills[:-1], chain(looks, repeat(looks[-1])), strict=False):
        yield still, look
    for last in stills[-1:]:
        *playing, end = looks[len(stills) - 1 :] or looks[-1:]
        for look in playing:
            yield last._replace(pause=_FINALE_STEP, passing=True), look
        yield last, end


def _scene(billing: Billing, board: TerminalBoard, moment: Moment, still: Still, look: TableLook) -> Scene:
    shown = still.shown
    return Scene(
        title=billing.title,
        status=_status(billing, moment, board.turn(shown), {seat: moment.seats[seat] for seat in shown["to_act"]}),
        status_room=max(
            len(_status(billing, moment, _LONG, {seat: player}))
            for seat, player in product(moment.seats, moment.seats.values())
        ),
        sides=tuple(_sides(billing, board, moment, still, look)),
        notes=board.notes(shown, billing.lang),
        legend=board.legend(billing.lang),
        footer=(_standing(moment.match), billing.say("footer", level=billing.level, seed=billing.seed)),
        pause=round(still.pause),
        passing=still.passing,
    )


def _sides(billing: Billing, board: TerminalBoard, moment: Moment, still: Still, look: TableLook) -> Iterator[Side]:
    seat = board.secret_seat(still.shown)
    signs = {at: board.piece(kind) for at, kind in look.pieces.items()}
    labels = board.labels(still.shown, look.pieces)
    pictures = tuple(table.drawn(look.lights, board.printed, signs, labels, size) for size in range(len(table.BOXES)))
    caption = billing.say("public" if seat else "open")
    yield Side(caption, pictures, still.words, Ink(SNOW, None, True))
    if seat:
        sight = moment.sights[seat]
        pictures = tuple(board.private(sight, size) for size in range(board.sizes))
        caption = billing.say(
            "private", player=moment.seats[seat], role=seat_name(billing.lang, billing.match.game, seat)
        )
        words = board.whisper(sight, moment.seats, billing.lang)
        yield Side(caption, pictures, words, Ink(PURPLE, None, True))


def _status(billing: Billing, moment: Moment, turn: int, acting: Names) -> str:
    """Return the number of the game, the number of the turn, and whose turn it is."""
    who = ", ".join(
        f"{player} ({seat_name(billing.lang, billing.match.game, seat)})" for seat, player in acting.items()
    )
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
    aim = billing.say("lowest-wins" if games.load(match.game).customs.lowest_wins else "most-wins")
    if len(leaders) == 1:
        words = billing.say("series-won", player=leaders[0], aim=aim)
    else:
        words = billing.say("series-drawn", players=", ".join(leaders), aim=aim)
    side = Side(billing.title, (score_table(match, billing.lang),), InkedText(words, LOUD), LOUD)
    again = billing.say("again", command=billing.again)
    game = billing.match.game
    command = f"filature learn {game}" if front_of(game).lessons else f"filature play --game {game}"
    on = billing.say("your-turn", command=command)
    return Scene("", "", 0, (side,), Notes("", ()), (), (again, on), 0, stays=True)
