"""Hands at the virtual table: they do what people mean, follow the lights, answer questions, and make no mistake.

What real hands do besides is in `noise`.
"""

from __future__ import annotations

from engine.bits import members
from engine.referee import Refusal
from hardware.bounce import passing
from pi_app.games.tabletop import Reading
from pi_app.grid import Spot
from pi_app.players import ON_SCREEN
from pi_app.sensing.decide import AtRest
from pi_app.sensing.questions import LET_BE, MOVE
from tests.pi_app.table.evening import Evening, Meant, Stuck

TRIES = 8  # to make one move


class Hands:
    """Hands without noise; a subclass adds it."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.rng = evening.rng
        self.table = evening.table
        self.sitting = evening.sitting
        self.tries = 0

    # ------------------------------------------------------------------------------------------ the smallest acts

    def wait(self, least: int, most: int) -> None:
        self.evening.wait(self.rng.randint(least, most))

    def lift(self, at: Spot) -> None:
        self.evening.tell(f"lift {self._name(at)}")
        self.table.lift(at)

    def put(self, at: Spot) -> None:
        self.evening.tell(f"put {self._name(at)}")
        self.table.put(at)

    def press(self, button: str) -> None:
        self.evening.tell(f"press {button}")
        self.table.press(button)
        self.wait(45, 160)
        self.table.release(button)
        self.wait(45, 120)

    def slide(self, start: Spot, end: Spot, ms: int) -> None:
        self.evening.tell(f"slide {self._name(start)} {self._name(end)} in {ms} ms")
        self.table.slide(start, end, ms)
        self.evening.wait(ms + 1)

    def _name(self, at: Spot) -> str:
        return f"{self.sitting.tabletop.name_of(at)}({at % 11},{at // 11})"

    def clear_way(self, start: Spot, end: Spot) -> bool:
        """Whether a piece can be pushed there without pushing others."""
        return not any(at in self.table.pieces for at, _, _ in passing(start, end, 1000) if at != start)

    # ------------------------------------------------------------------------------------------ a whole game

    def play(self) -> None:
        """The game to its end."""
        while not self.sitting.over:
            self.turn()

    def turn(self) -> None:
        """Do the next thing that the table waits for."""
        sitting, evening = self.sitting, self.evening
        if not sitting.in_order:
            self.follow()
        elif evening.meant:
            self.make(evening.meant[0])
        elif people := [seat for seat in sitting.acting if not sitting.seats[seat].is_bot]:
            seat = self.rng.choice(people)
            meant = Meant(seat, evening.think(sitting.referee, seat))
            evening.meant.append(meant)
            evening.tell(f"{seat} means {sitting.referee.game.write(meant.move)}")
            self.tries = 0
            self.make(meant)
        else:
            self.idle()

    def idle(self) -> None:
        """A bot is to move."""
        self.wait(100, 900)

    def make(self, meant: Meant) -> None:
        """Make a move with pieces, with buttons, or in secret."""
        self.tries += 1
        if self.tries > TRIES:
            raise Stuck(self.evening.report("a move cannot be made"))
        text = self.sitting.referee.game.write(meant.move)
        if self.sitting.seats[meant.seat] == ON_SCREEN:
            self.in_secret(meant)
        elif readings := [
            reading for reading in self.evening.tabletop.readings(self.evening.view) if reading.move == text
        ]:
            reading = self.rng.choice(readings)
            self.carry(reading)
            self.settle(reading)
        elif any(deed.move == text for deed in self.evening.tabletop.deeds(self.evening.view)):
            self.by_button(text)
        else:
            self.in_secret(meant)

    def in_secret(self, meant: Meant) -> None:
        """On a handheld, at any moment."""
        self.wait(20, 2500)
        try:
            self.sitting.play(meant.seat, meant.move, self.table.now)
        except Refusal as refusal:
            raise Stuck(self.evening.report(f"the referee refuses: {refusal}")) from refusal
        self.evening.check()

    # ------------------------------------------------------------------------------------------ pieces

    def carry(self, reading: Reading) -> None:
        """Make the movement."""
        if reading.over and reading.end is not None:
            self.lift(reading.end)
            self.wait(50, 500)
        if reading.start is not None:
            self.lift(reading.start)
            self.wait(80, 900)
        if reading.end is not None:
            self.put(reading.end)

    def settle(self, reading: Reading) -> None:
        """Wait for the table's answer, and give it the answers that it wants."""
        until = self.table.now + 4000
        while self.table.now < until and self.evening.meant and not self.sitting.over:
            self.wait(60, 200)
            question = self.sitting.prompt.question
            if question is not None:
                self.answer(reading.move)
            elif reading.end is None and self.table.now > until - 2000 and self._only_this_lifted(reading):
                self.press("ok")  # it wants to be told that nothing comes after the lifting
        if self.evening.meant and not self.sitting.over:
            self.tidy()

    def _only_this_lifted(self, reading: Reading) -> bool:
        return set(members(self.sitting.expected().missing)) == {reading.start} and not self.sitting.expected().extra

    def answer(self, text: str) -> None:
        """Choose what was meant, if it is offered; else let it be, or leave the question alone."""
        self.before_answer()
        for _ in range(80):
            question = self.sitting.prompt.question
            if question is None:
                return
            if question.now.does == MOVE and question.now.move == text:
                self.press("ok")
            elif question.back.does == MOVE and question.back.move == text:
                self.press("back")
            elif any(answer.does == MOVE and answer.move == text for answer in question.answers):
                self.press(self.rng.choice(("right", "right", "left")) if self.rng.random() < 0.1 else "right")
            elif question.back.does == LET_BE:
                self.press("back")
            else:
                self.tidy()

    def before_answer(self) -> None:
        self.wait(40, 400)

    def by_button(self, text: str) -> None:
        """A move without a piece."""
        self.wait(100, 800)
        if self.sitting.prompt.question is None:
            self.press("ok")
        if self.sitting.prompt.question is not None:
            self.answer(text)

    # ---------------------------------------------------------------------------------------- pieces where they belong

    def follow(self) -> None:
        """Bring the pieces where the table wants them."""
        self.tidy()

    def tidy(self) -> None:
        """First what is too much, then what is missing: so no move is made by the way."""
        for at in sorted(self.table.fallen):
            self.table.stand(at)
        wanted = set(members(self.sitting.expected().pieces))
        for at in sorted(self.table.pieces - wanted):
            self.lift(at)
            self.wait(30, 300)
        for at in sorted(wanted - self.table.pieces):
            self.put(at)
            self.wait(30, 300)
        if self.sitting.prompt.question is not None and self.sitting.prompt.question.back.does == LET_BE:
            self.press("back")
        self.wait(120, 400)

    @property
    def calm(self) -> bool:
        return isinstance(self.sitting.board.decision, AtRest)
