"""`filature table`: the virtual table as a process. Another program sends what hands do.

The whole program runs on mock pins. Time is simulated and passes only on request.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.bits import Bits, members
from engine.game import Event, Seat
from engine.referee import AnyReferee
from hardware.buttons import BUTTON_NAMES
from hardware.timing import TICK_MS
from hardware.virtual import NoPieceError, TakenError, VirtualTable
from hardware.virtual_reeds import Fault
from pi_app.grid import SIZE, Spot, spot
from pi_app.players import PLAYER_TEXTS, Player
from pi_app.public.question_text import back_text, ok_text, option_text, question_text
from pi_app.sensing.questions import Question
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.wire.game_desk import GameDesk
from pi_app.wire.line_protocol import Refused, Reply

MOST_MS: Final = 3_600_000  # simulated time that may pass in one request
FAULT_BY_WORD: Final[Mapping[str, Fault]] = {"stuck-closed": "stuck-closed", "stuck-open": "stuck-open", "none": "none"}


class TableDesk(GameDesk):
    """A desk for a virtual table: requests move pieces, press buttons, read lights and sounds, and ask the referee."""

    def __init__(self, lang: str, table: VirtualTable) -> None:
        super().__init__(lang)
        self._table = table
        self._loop = Loop(table.board, Settings(lang=lang), journal=Journal.without_disk())
        self._releasing: set[str] = set()  # pressed buttons to release once the loop has seen them

    @property
    def game(self) -> AnyReferee | None:
        return None if self._loop.sitting is None else self._loop.sitting.referee

    def answer(self, line: bytes) -> Reply:
        return {**super().answer(line), "t": self._table.now}

    # ------------------------------------------------------------------------------------------ a game

    def do_new(self, request: Mapping[str, Any]) -> Reply:
        name, options = self.text(request, "game"), self.mapping(request, "options")
        seed = self.integer(request, "seed", secrets.randbits(64))
        asked = self.mapping(request, "seats")
        ready = "pieces" in request and self.choice(request, "pieces", "", ("ready",)) == "ready"
        seats = {seat: Player.read(self.choice(asked, seat, "", PLAYER_TEXTS)) for seat in asked}
        referee = self.referee(name, options, seed=seed)
        if not set(seats) <= set(referee.players):
            raise self.unknown_seat(referee)
        sitting = Sitting.of(referee, seats, self._loop.thinks, keep_nothing)
        if ready:
            self._table.arrange(set(members(sitting.expected().pieces)))
        self._loop.sit_down(sitting, self._table.now)
        return {}

    def check_turn(self, game: AnyReferee, seat: Seat) -> None:
        super().check_turn(game, seat)
        if self._loop.sitting is not None and self._loop.sitting.seats[seat].is_bot:
            raise self.refuse("not-your-turn", "a-bot-plays")

    def submit(self, game: AnyReferee, seat: Seat, move: Any) -> Sequence[Event]:
        sitting = self._loop.sitting
        return super().submit(game, seat, move) if sitting is None else sitting.play(seat, move, self._table.now)

    # ------------------------------------------------------------------------------------------ hands

    def do_put(self, request: Mapping[str, Any]) -> Reply:
        return self._handle(lambda: self._table.put(self._at(request)))

    def do_lift(self, request: Mapping[str, Any]) -> Reply:
        return self._handle(lambda: self._table.lift(self._at(request)))

    def do_slide(self, request: Mapping[str, Any]) -> Reply:
        start, end = self._pair(request, "from"), self._pair(request, "to")
        ms = self._ms(request)
        self._handle(lambda: self._table.slide(start, end, ms))
        return self._pass(ms)

    def do_press(self, request: Mapping[str, Any]) -> Reply:
        button = self.choice(request, "button", "", BUTTON_NAMES)
        ms = self._ms(request)
        self._table.press(button)
        self._pass(ms)
        self._releasing.add(button)
        if self._table.now // TICK_MS > (self._table.now - ms) // TICK_MS:
            self._release_buttons()
        return {}

    def do_wait(self, request: Mapping[str, Any]) -> Reply:
        return self._pass(self._ms(request))

    def do_fault(self, request: Mapping[str, Any]) -> Reply:
        at = self._at(request)
        self._table.fault(at, FAULT_BY_WORD[self.choice(request, "kind", "", tuple(FAULT_BY_WORD))])
        return {}

    # ------------------------------------------------------------------------------------------ eyes and ears

    def do_lights(self, _request: Mapping[str, Any]) -> Reply:
        return {"lights": self._table.lights()}

    def do_sounds(self, request: Mapping[str, Any]) -> Reply:
        since = self.number(request, "since", 0, 0)
        return {"sounds": [sound._asdict() for sound in self._table.sounds(since)]}

    def do_says(self, _request: Mapping[str, Any]) -> Reply:
        return {"says": self._loop.lines()}

    def do_expects(self, _request: Mapping[str, Any]) -> Reply:
        game = self._loop.snapshot().game
        if game is None:
            raise self.refuse("no-game", "no-game")
        pieces, missing, extra = game.expected
        who = [game.kinds.get(at, "") for at in members(pieces)]
        return {"pieces": _points(pieces), "who": who, "missing": _points(missing), "extra": _points(extra)}

    def do_asks(self, _request: Mapping[str, Any]) -> Reply:
        table = self._loop.snapshot()
        if table.game is None:
            raise self.refuse("no-game", "no-game")
        question = None if table.covered or table.playing is None else table.playing.question
        return {"asks": None if question is None else _asked(table.game.game, question, table.lang)}

    # ------------------------------------------------------------------------------------------ fields

    def _pass(self, ms: int) -> Reply:
        self._table.advance(ms, self._tick)
        return {}

    def _tick(self, now: int) -> None:
        self._loop.tick(now)
        self._release_buttons()

    def _release_buttons(self) -> None:
        """Release the buttons whose press the loop has seen.

        So two presses without a wait between them are two, and a tap between two scans is still a press.
        """
        for button in self._releasing:
            self._table.release(button)
            self._loop.let_go(button)
        self._releasing.clear()

    def _handle(self, act: Callable[[], None]) -> Reply:
        try:
            act()
        except TakenError:
            raise self.refuse("illegal", "point-taken") from None
        except NoPieceError:
            raise self.refuse("illegal", "point-bare") from None
        return {}

    def _ms(self, request: Mapping[str, Any]) -> int:
        return self.number(request, "ms", -1, 0, MOST_MS)

    def _at(self, request: Mapping[str, Any]) -> Spot:
        return spot(self.number(request, "x", -1, 0, SIZE - 1), self.number(request, "y", -1, 0, SIZE - 1))

    def _pair(self, request: Mapping[str, Any], field: str) -> Spot:
        value = request.get(field)
        if not isinstance(value, list) or len(value) != 2:
            raise self._no_point(field)
        if any(type(part) is not int or not 0 <= part < SIZE for part in value):
            raise self._no_point(field)
        return spot(value[0], value[1])

    def _no_point(self, field: str) -> Refused:
        return self.refuse("bad-request", "no-point", field=field)


def _asked(game: str, question: Question, lang: str) -> dict[str, Any]:
    """Return a question as other programs read it."""
    return {
        "kind": question.kind.rpartition(".")[2].removeprefix("table-ask-"),
        "text": question_text(game, question, lang),
        "options": [
            {"text": option_text(game, option, lang), "points": _points(option.spots)} for option in question.options
        ],
        "at": question.at,
        "ok": ok_text(game, question, lang),
        "back": back_text(question, lang),
    }


def _points(spots: Bits) -> list[list[int]]:
    """Return the points of a set as [x, y], row by row."""
    return [[at % SIZE, at // SIZE] for at in members(spots)]
