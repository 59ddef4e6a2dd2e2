"""Twin runs: two truths that look the same to the public give the same lights, sounds and lines at the same times.

A game is played on the virtual table with hands, a handheld and bots. Then the rules imagine another truth that the
table's view allows, and the same hands do the same things at the same times; only the secret moves, the bots' moves
and the deal are those of the other truth. All bytes on the bus to the lights, every tone and every line of the public
screen must be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.game import CHANCE, TABLE, Line
from engine.referee import MANUAL, AnyReferee, Referee
from pi_app.games.tabletop import Reading
from pi_app.players import AT_TABLE, ON_SCREEN, Player, bot
from tests.pi_app.table.checked_session import PARTIES, CheckedSession, Failed
from tests.pi_app.table.noise import NoisyHands
from tests.pi_app.table.noisy_hands import Hands

Act = tuple[int, Callable[["Stage"], None]]  # the time in ms, and what is done


class Leak(Failed):
    """The public could tell two truths apart."""


class Look(NamedTuple):
    """What is public at a tick that differs from the tick before."""

    t: int
    bus: bytes
    frames: int
    tones: tuple[Any, ...]
    lines: tuple[str, ...]
    expected: tuple[int, ...]


class Stage(CheckedSession):
    """A session that records everything public. In a twin run the moves that hands do not make come from `line`."""

    def __init__(self, game: str, seed: int, seats: dict[str, Player], line: Line[Any] | None = None) -> None:
        super().__init__(game, seed, seats, chance=MANUAL)
        self.line = line
        self.looks: list[Look] = []
        self.script: list[Act] = []
        usual = self.sitting.bots._think
        self.sitting.bots._think = lambda referee, seat, level: (
            usual(referee, seat, level) if self.line is None else self._told(len(referee.line))
        )

    def _told(self, number: int) -> Any:
        """Return the move of a bot from the line. None after its end: the bot is still thinking."""
        return self.line[number][1] if self.line is not None and number < len(self.line) else None

    def tick(self, now: int) -> None:
        self.loop.tick(now)
        self.look(now)
        if self.line is None:
            self.check()

    def look(self, now: int) -> None:
        wires, last = self.table.wires, self.looks[-1] if self.looks else None
        tones = tuple(self.table.sounds(now - 20))
        look = Look(now, wires.bus, wires.frames, tones, tuple(self.loop.lines()), tuple(self.sitting.expected()))
        if last is None or look[1:] != last[1:]:
            self.looks.append(look)

    def deal(self) -> None:
        """Make the moves of CHANCE as long as it is to act."""
        referee = self.sitting.referee
        while CHANCE in referee.to_act:
            number = len(referee.line)
            move = (
                self.line[number][1]
                if self.line
                else referee.game.roll(referee._state, Random(f"{self.seed} {number}"))
            )
            self.sitting.play(CHANCE, move, self.table.now)

    def secretly(self, seat: str, move: Any) -> None:
        """Make a move on a handheld. In a twin run, make the twin's move instead."""
        self.sitting.play(
            seat, move if self.line is None else self.line[len(self.sitting.referee.line)][1], self.table.now
        )
        self.deal()


class Scripted:
    """The virtual table, with every act on it recorded in a script."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def __getattr__(self, name: str) -> Any:
        stage, real = self._stage, getattr(self._stage.table, name)
        if name not in ("put", "lift", "slide", "knock", "stand", "sleeve", "press", "release"):
            return real

        def act(*args: Any) -> None:
            stage.script.append((stage.table.now, lambda other: getattr(other.table, name)(*args)))
            real(*args)

        return act


class ScriptedHands(NoisyHands):
    """Noisy hands whose acts are recorded and can be repeated."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, noisy=0.3)
        self.stage = stage
        self.table = Scripted(stage)  # type: ignore[assignment]

    def turn(self) -> None:
        self.deal()
        super().turn()

    def deal(self) -> None:
        """Make the moves of CHANCE, in a twin run at the same time."""
        self.stage.script.append((self.stage.table.now, lambda other: other.deal()))
        self.stage.deal()

    def _hurry(self, _reading: Any) -> bool:
        return False  # It needs to know the future, which is not possible with a manual deal.

    def in_secret(self, meant: Any) -> None:
        self.wait(20, 900)
        stage = self.stage
        stage.script.append((self.table.now, lambda other: other.secretly(*meant)))
        stage.secretly(*meant)
        stage.check()


class Count(NamedTuple):
    """How many truths were tried, and how many of them differed from the real one.

    `refusals` counts the truths in which the last move was refused, as in the real one; `reasons` those of them in
    which it was refused for another reason.
    """

    truths: int = 0
    others: int = 0
    refusals: int = 0
    reasons: int = 0

    def __add__(self, other: Any) -> Count:
        return Count(*(one + two for one, two in zip(self, other, strict=True)))


def compare(game: str, seed: int, moves: int, truths: int, kind: type[Stage] = Stage) -> Count:
    """Play some moves and try one that is refused. Then repeat the same with other truths."""
    seats = _seats(game, seed)
    with kind(game, seed, seats) as stage:
        stage.deal()
        stage.sit_down(ready=True)
        hands = ScriptedHands(stage)
        while len(stage.sitting.referee.line) < moves and not stage.sitting.over:
            hands.turn()
        hands.deal()
        hands.wait(900, 900)
        line, view = [tuple(played) for played in stage.sitting.referee.line], stage.view
        cut, refused = stage.table.now, None if stage.meant else _refused(stage)
        if refused is not None:
            _try(hands, refused)
        rng, count = Random(f"{game} {seed} truths"), Count()
        for _ in range(truths):
            other = [*stage.sitting.referee.game.conjecture(view, rng)]
            codes = [] if refused is None else [_code(stage, truth, refused) for truth in (line, other)]
            _again(stage, kind, other, None if all(codes) else cut)
            alike = len(codes) == 2 and all(codes)
            count += Count(1, other != line, alike, alike and codes[0] != codes[1])
        return count


def _try(hands: ScriptedHands, refused: Reading) -> None:
    """Make a movement that will be refused, and answer the table's question about it."""
    Hands.carry(hands, refused)
    hands.wait(1900, 1900)
    if hands.sitting.prompt.question is not None:
        hands.answer(refused.move)
    hands.wait(1500, 1500)


def _again(stage: Stage, kind: type[Stage], line: Line[Any], cut: int | None) -> None:
    """Repeat the session with another truth, and compare. After `cut` the two truths may differ."""
    with kind(stage.name, stage.seed, _seats(stage.name, stage.seed), line) as twin:
        twin.deal()
        twin.sit_down(ready=True)
        end = stage.table.now if cut is None else cut
        for when, act in stage.script:
            if when < end or cut is None:
                twin.wait(when - twin.table.now)
                act(twin)
        twin.wait(end - twin.table.now)
        mine = [look for look in stage.looks if look.t <= end]
        for one, other in zip(mine, twin.looks, strict=False):
            if one != other:
                what = [name for name, this, that in zip(Look._fields, one, other, strict=True) if this != that]
                raise Leak(stage.report(f"the public sees another truth at {one.t} ms: {what}\n{one}\n{other}"))
        if len(mine) != len(twin.looks):
            raise Leak(stage.report("the public sees more of one truth than of the other"))


def _refused(stage: Stage) -> Reading | None:
    """Return a movement that looks legal to the public, and that the referee refuses for a secret reason."""
    sitting, found = stage.sitting, []
    if sitting._hand is not None and sitting.in_order and not sitting.over:
        line = [tuple(played) for played in sitting.referee.line]
        readings = sitting.tabletop.readings(stage.view)
        some = stage.rng.sample(readings, k=min(40, len(readings)))
        found = [r for r in some if None not in (r.start, r.end) and _code(stage, line, r)]
    # A catch is refused because the player lacks a card or has another secret.
    catches = [reading for reading in found if reading.over]
    return stage.rng.choice(catches or found) if found else None


def _code(stage: Stage, line: Line[Any], reading: Reading) -> str:
    """Return the code of the reason why the move is illegal if this line is the truth; "" if it is legal."""
    now = stage.sitting.referee
    referee: AnyReferee = Referee(now.game, now.options, seed=0, chance=MANUAL)
    for seat, move in line:
        referee.play(seat, move)
    return referee.game.judge(referee.view(stage.sitting._hand or TABLE), referee.game.read(reading.move)).code


def _seats(game: str, seed: int) -> dict[str, Player]:
    rng = Random(f"{game} {seed} seats")
    if game == "catch-a-thief":
        return {"thief": rng.choice((ON_SCREEN, bot(1))), "detective": AT_TABLE}
    rules: Any = games.load(game)
    seats = rules.seats(rules.check(PARTIES[game][seed % len(PARTIES[game])]))
    return {seat: rng.choice((AT_TABLE, AT_TABLE, ON_SCREEN, bot(1))) for seat in seats}
