"""Hands at the virtual table: they make the moves that people mean, follow the lights, answer questions, and make no
mistakes. `noise` adds what real hands do besides.
"""

from __future__ import annotations

from engine.bits import members
from engine.referee import Refusal
from hardware.bounce import passing
from pi_app.games.tabletop import Reading
from pi_app.grid import Spot
from pi_app.players import ON_SCREEN
from pi_app.robots.hands import leads_to
from pi_app.sensing.decide import AtRest
from tests.pi_app.table.checked_session import CheckedSession, Meant, Stuck

TRIES = 8  # the most tries for one move


class Hands:
    """Hands without noise; a subclass adds it."""

    def __init__(self, session: CheckedSession) -> None:
        self.session = session
        self.rng = session.rng
        self.table = session.table
        self.sitting = session.sitting
        self.tries = 0

    # ------------------------------------------------------------------------------------------ smallest actions

    def wait(self, least: int, most: int) -> None:
        self.session.wait(self.rng.randint(least, most))

    def lift(self, at: Spot) -> None:
        self.session.tell(f"lift {self._name(at)}")
        self.table.lift(at)

    def put(self, at: Spot) -> None:
        self.session.tell(f"put {self._name(at)}")
        self.table.put(at)

    def press(self, button: str) -> None:
        self.session.tell(f"press {button}")
        self.table.press(button)
        self.wait(45, 160)
        self.table.release(button)
        self.wait(45, 120)

    def slide(self, start: Spot, end: Spot, ms: int) -> None:
        self.session.tell(f"slide {self._name(start)} {self._name(end)} in {ms} ms")
        self.table.slide(start, end, ms)
        self.session.wait(ms + 1)

    def _name(self, at: Spot) -> str:
        return f"{self.sitting.tabletop.name_of(at)}({at % 11},{at // 11})"

    def clear_way(self, start: Spot, end: Spot) -> bool:
        """Return whether a piece can slide there without touching others."""
        return not any(at in self.table.pieces for at, _, _ in passing(start, end, 1000) if at != start)

    # ------------------------------------------------------------------------------------------ a whole game

    def play(self) -> None:
        """Play the game to its end."""
        while not self.sitting.over:
            self.turn()

    def turn(self) -> None:
        """Do the next thing that the table waits for."""
        sitting, session = self.sitting, self.session
        if not sitting.in_order:
            self.follow()
        elif session.meant:
            self.make(session.meant[0])
        elif people := [seat for seat in sitting.acting if not sitting.seats[seat].is_bot]:
            seat = self.rng.choice(people)
            meant = Meant(seat, session.think(sitting.referee, seat))
            session.meant.append(meant)
            session.tell(f"{seat} means {sitting.referee.game.write(meant.move)}")
            self.tries = 0
            self.make(meant)
        else:
            self.idle()

    def idle(self) -> None:
        """Wait for a bot to move."""
        self.wait(100, 900)

    def make(self, meant: Meant) -> None:
        """Make a move with pieces, with buttons, or in secret."""
        self.tries += 1
        if self.tries > TRIES:
            raise Stuck(self.session.report("a move cannot be made"))
        text = self.sitting.referee.game.write(meant.move)
        if self.sitting.seats[meant.seat] == ON_SCREEN:
            self.in_secret(meant)
        elif readings := [
            reading for reading in self.session.tabletop.readings(self.session.view) if reading.move == text
        ]:
            reading = self.rng.choice(readings)
            self.carry(reading)
            self.settle(reading)
        elif any(deed.move == text for deed in self.session.tabletop.deeds(self.session.view)):
            self.by_button(text)
        else:
            self.in_secret(meant)

    def in_secret(self, meant: Meant) -> None:
        """Make a secret move, as if on a handheld, after a random time."""
        self.wait(20, 2500)
        try:
            self.sitting.play(meant.seat, meant.move, self.table.now)
        except Refusal as refusal:
            raise Stuck(self.session.report(f"the referee refuses: {refusal}")) from refusal
        self.session.check()

    # ------------------------------------------------------------------------------------------ pieces

    def carry(self, reading: Reading) -> None:
        """Move the pieces as the reading says."""
        if reading.over and reading.end is not None:
            self.lift(reading.end)
            self.wait(50, 500)
        if reading.start is not None:
            self.lift(reading.start)
            self.wait(80, 900)
        if reading.end is not None:
            self.put(reading.end)

    def settle(self, reading: Reading) -> None:
        """Wait until the table accepts the move, and answer its questions."""
        until = self.table.now + 4000
        while self.table.now < until and self.session.meant and not self.sitting.over:
            self.wait(60, 200)
            question = self.sitting.prompt.question
            if question is not None:
                self.answer(reading.move)
            elif reading.end is None and self.table.now > until - 2000 and self._only_this_lifted(reading):
                self.press("ok")  # Ask what else can be done with the piece in hand.
        if self.session.meant and not self.sitting.over:
            self.tidy()

    def _only_this_lifted(self, reading: Reading) -> bool:
        return set(members(self.sitting.expected().missing)) == {reading.start} and not self.sitting.expected().extra

    def answer(self, text: str) -> None:
        """Choose the meant move if it is offered. Otherwise say no, or put the pieces back."""
        self.before_answer()
        for _ in range(80):
            question = self.sitting.prompt.question
            if question is None:
                return
            if leads_to(question.now, text):
                self.press("ok")
            elif any(leads_to(option, text) for option in question.options):
                self.press(self.rng.choice(("right", "right", "left")) if self.rng.random() < 0.1 else "right")
            else:
                self.press("back")

    def before_answer(self) -> None:
        self.wait(40, 400)

    def by_button(self, text: str) -> None:
        """Make a move without a piece."""
        self.wait(100, 800)
        if self.sitting.prompt.question is None:
            self.press("ok")
        if self.sitting.prompt.question is not None:
            self.answer(text)

    # ---------------------------------------------------------------------------------------- order

    def follow(self) -> None:
        """Move the pieces to where the table wants them."""
        self.tidy()

    def tidy(self) -> None:
        """Put the pieces in order. Extra pieces go first and missing ones come after, so that this makes no move."""
        for at in sorted(self.table.fallen):
            self.table.stand(at)
        wanted = set(members(self.sitting.expected().pieces))
        for at in sorted(self.table.pieces - wanted):
            self.lift(at)
            self.wait(30, 300)
        for at in sorted(wanted - self.table.pieces):
            self.put(at)
            self.wait(30, 300)
        if self.sitting.prompt.question is not None:
            self.press("back")
        self.wait(120, 400)

    @property
    def calm(self) -> bool:
        return isinstance(self.sitting.board.decision, AtRest)
