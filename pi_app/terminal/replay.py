"""Show a stored game step by step: the public events and, if the game is over, each seat's knowledge and moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine import record
from engine.game import CHANCE, TABLE, Event, Json, Seat
from engine.referee import AnyReferee
from pi_app.draw.terminal import table
from pi_app.draw.terminal.picture import Ink, Picture, above, beside, framed, text
from pi_app.games import front_of
from pi_app.games.terminal_board import sight
from pi_app.palette import PURPLE, SNOW
from pi_app.public import lights
from pi_app.public.event_text import event_text
from pi_app.public.lights import Lights
from pi_app.public.public_text import wrapped_lines
from pi_app.words import say, seat_name

PICTURE_SIZE: Final = 1  # two boards of this size fit side by side on a terminal of 80 columns
TITLE_WIDTH: Final = 76  # columns; the title of a dealt deck is longer and must be cut


class ReplayStep(NamedTuple):
    """The game after a move. `move` is None before the first move, and in a game whose secrets are still secret."""

    number: int
    referee: AnyReferee  # only valid until the next step is taken
    move: tuple[Seat, str] | None
    told: tuple[Event, ...]  # the public events of the move


def steps(value: Json, *, private: bool) -> Iterator[ReplayStep]:
    """Yield the steps of a record. For a private game, yield only the steps with a public event."""
    known = public = 0
    for number, referee in enumerate(record.steps(value)):
        told = tuple(referee.shown(TABLE, known))
        known += len(told)
        if private:
            if told:
                yield ReplayStep(public, referee, None, told)
                public += 1  # the number of secret moves between two public events is a secret, too
            continue
        played = referee.line[number - 1] if number else None
        yield ReplayStep(number, referee, played and (played.seat, referee.game.write(played.move)), told)


def as_json(step: ReplayStep, *, private: bool) -> dict[str, Json]:
    """Return a step as JSON values, for programs."""
    game, referee = step.referee.game, step.referee
    told = [event.as_json() for event in step.told]
    public: dict[str, Json] = {"told": told, "table": game.show(referee.view(TABLE))}
    if private:
        return public
    seats = {seat: game.show(referee.view(seat)) for seat in referee.players}
    return {"number": step.number, "move": step.move, **public, "seats": seats}


def draw(step: ReplayStep, lang: str, *, private: bool) -> Picture:
    """Draw a step for people: the table, the view of a secret seat if it may be shown, and the public events."""
    game, view = step.referee.game, step.referee.view(TABLE)
    words = [event_text(game.name, view, event, lang) for event in step.told]
    return above(
        text(_title(step, lang), Ink(SNOW, None, True), width=TITLE_WIDTH),
        boards(step.referee, lang, private=private),
        *(text(line) for words_ in words if words_ for line in wrapped_lines(words_)),
    )


def boards(referee: AnyReferee, lang: str, *, private: bool) -> Picture:
    """Draw the table and, beside it, the view of a secret seat if it may be shown."""
    game, view = referee.game, referee.view(TABLE)
    board, top = front_of(game.name).terminal, front_of(game.name).tabletop
    shown, pieces = game.show(view), top.pieces(view)
    lit = lights.frame(Lights(glow=top.glow(view)), 0)
    signs = {at: board.piece(kind) for at, kind in pieces.items()}
    public = table.drawn(lit, board.printed, signs, board.labels(shown, pieces), PICTURE_SIZE)
    sides = [framed(public, caption=say(lang, "records.everybody"), ink=Ink(SNOW))]
    seat = None if private else board.secret_seat(shown)
    if seat is not None:
        known = board.private(sight(referee, seat, 0), min(PICTURE_SIZE, board.sizes - 1))
        sides.append(framed(known, caption=seat_name(lang, game.name, seat), ink=Ink(PURPLE)))
    return beside(*sides, gap=1)


def _title(step: ReplayStep, lang: str) -> str:
    if step.move is None:
        return say(lang, "records.step", number=step.number) if step.number else say(lang, "records.start")
    seat, move = step.move
    who = say(lang, "records.by-chance") if seat == CHANCE else seat_name(lang, step.referee.game.name, seat)
    return say(lang, "records.step-move", number=step.number, seat=who, move=move)
