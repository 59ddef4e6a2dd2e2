"""The virtual table in real time: drawn on a terminal or, for a script on standard input, printed line by line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import Final

from engine.bits import members
from engine.game import MoveError, Seat
from engine.referee import Refusal
from hardware.timing import TICK_MS
from hardware.virtual import NoPieceError, TakenError, VirtualTable
from pi_app.draw.terminal.colour import Depth
from pi_app.draw.terminal.inks import GROUND
from pi_app.draw.terminal.screen import Terminal, TerminalScreen
from pi_app.games import front_of
from pi_app.grid import POINTS, Spot
from pi_app.players import ON_SCREEN
from pi_app.public.announcer import Announcer
from pi_app.public.clue_labels import clue_labels
from pi_app.public.show_moment import show_counts
from pi_app.robots.thumbs import Thumbs, ThumbsError
from pi_app.table import table_snapshot
from pi_app.table.clock import Seconds, keep_time
from pi_app.table.inputs import IdleKey
from pi_app.table.session import Session, Watch, watch_nothing
from pi_app.table.sitting import Sitting
from pi_app.table.table_snapshot import TableSnapshot
from pi_app.terminal import orders
from pi_app.terminal.drawing import NO_RULERS, TerminalScene, draw, rulers, signs
from pi_app.terminal.keyboard import Keys
from pi_app.terminal.orders import HelpOrder, HintOrder, PeekOrder, QuitOrder, SecretOrder, SetUpOrder
from pi_app.terminal.typed_hands import TypedHands
from pi_app.terminal.typed_hints import TypedHints
from pi_app.terminal.typed_moves import read_typed, write_typed
from pi_app.words import say, seat_name, why

SCRIPT_PAUSE: Final = 800  # ms after each line of a script; the table answers within this time
SET_UP_TIME: Final = 200  # ms after which the table has sensed pieces that were set up
REDRAW_EVERY: Final = 100  # ms
HELP: Final = tuple(f"play.help-{number}" for number in range(1, 9))


class TypedTable:
    """A virtual table, its loop, and the simulated hands that a person controls by typing."""

    def __init__(
        self, table: VirtualTable, session: Session, keys: Keys, *, script: bool = False, watch: Watch = watch_nothing
    ) -> None:
        self._thumbs = Thumbs()
        self.loop = session.begin(table.board, self._thumbs.handhelds)
        self.remarks: Sequence[str] = ()  # the answer to the last line; the next key clears it
        self.left = False
        self._table = table
        self._keys = keys
        self._hands = TypedHands(table)
        self._hints = TypedHints()
        self._script = script
        self._watch = watch
        self._looks_until = 0  # the time at which the table has sensed pieces that were set up
        self._known: Sitting | None = None  # the game whose pieces were set up
        self._set_up(0)

    @property
    def going(self) -> bool:
        return not (self.left or self.loop.shut_down)

    def close(self) -> None:
        self.loop.close()

    def looks(self, now: int) -> bool:
        """Return whether the table has not yet sensed pieces that were set up, so that its lines are out of date."""
        return now < self._looks_until

    def tick(self, now: int) -> None:
        """Move the hands, then run one tick of the table. Time that was missed passes without a tick."""
        if self.loop.exhibition.runs and self._keys.line and not self._script:
            self.loop.inputs.append(IdleKey())  # The first letter ends a show, before its line is complete.
        if not self._hands.busy(now) and not self._thumbs.taking:
            self._next(now)
        try:
            self._hands.tick(now)
        except (NoPieceError, TakenError) as error:
            self.remarks = [
                self._say("referee.point-bare" if isinstance(error, NoPieceError) else "referee.point-taken")
            ]
        self._table.advance(max(0, now - self._table.now))
        self._table.advance(TICK_MS, self._tick)
        if self.remarks is self._hints.shown:
            self.remarks = self._hints.now(self.loop.lang)
        if self.loop.playing is not None and self.loop.playing is not self._known:
            self._set_up(now)  # to place 59 houses by typing would take too long

    def _tick(self, now: int) -> None:
        self._thumbs.tick(now)
        self.loop.tick(now)
        self._watch(self.loop, now)

    def _next(self, now: int) -> None:
        line = self._keys.take()
        if line is None:
            self.left = self._keys.ended
        elif line or not self._script:
            self.remarks = self._obey(line, now)
            if self._script:
                self._hands.rest(SCRIPT_PAUSE)

    def _obey(self, line: str, now: int) -> Sequence[str]:
        order = orders.read(line, self._find)
        match order:
            case None:
                return [self._say("play.not-understood", text=line[:40])]
            case QuitOrder():
                self.left = True
            case HelpOrder():
                return [self._say(key) for key in HELP]
            case SetUpOrder():
                self._set_up(now)
            case HintOrder():
                return self._in_game(lambda sitting: self._hints.ask(sitting, self.loop.lang))
            case SecretOrder(name, move):
                return self._in_game(
                    lambda sitting: self._for_seat(sitting, name, lambda _, seat: self._play(sitting, seat, move, now))
                )
            case PeekOrder(name):
                return self._in_game(lambda sitting: self._for_seat(sitting, name, self._moves))
            case _:
                self._hands.do(order)
        return []

    def _find(self, name: str) -> Spot | None:
        """Return the point of this name. A place of several points, such as a farm, is a free one that a move leads to.

        If there is none, it is any free one.
        """
        sitting = self.loop.sitting
        if sitting is None:
            return orders.table_point(name)
        aims = 0
        for targets in sitting.board.layout.targets.values():
            aims |= targets
        free = [at for at in range(POINTS) if at not in self._table.pieces]
        likely = sorted(free, key=lambda at: not aims >> at & 1)
        named = read_typed(front_of(sitting.referee.game.name).typed, name)
        return orders.point_of(sitting.tabletop, likely)(named)

    def _set_up(self, now: int) -> None:
        """Put all pieces where the game wants them, as if somebody had placed them."""
        if self.loop.playing is not None:
            self._known = self.loop.playing
            self._table.arrange(members(self._known.expected().pieces))
            self._hands.rest(SET_UP_TIME)
            self._looks_until = now + SET_UP_TIME

    def _in_game(self, act: Callable[[Sitting], Sequence[str]]) -> Sequence[str]:
        """Act in the game, unless none is played or something lies over it."""
        sitting = self.loop.playing
        if sitting is None:
            return [self._say("play.no-game")]
        return act(sitting) if sitting is self.loop.in_play else [self._say("play.rests")]

    # ---- secret seats

    def _for_seat(self, sitting: Sitting, name: str, act: Callable[[Sitting, Seat], list[str]]) -> list[str]:
        people = [known for known, player in sitting.seats.items() if not player.is_bot]
        seat = next((known for known in people if name in (known, self._called(known))), None)
        if seat is None:
            return [self._say("play.no-seat", seats=", ".join(map(self._called, people)))]
        if sitting.over:
            return [self._say("referee.over")]
        if seat not in sitting.acting:
            return [self._say("play.nothing-to-do")]
        alone = sitting.coach is not None
        return [*(() if alone else [self._say("play.look-away", seat=self._called(seat))]), *act(sitting, seat)]

    def _called(self, seat: Seat) -> str:
        """Return the name of a seat on the public screen."""
        sitting = self.loop.sitting
        return seat_name(self.loop.lang, sitting.referee.game.name, seat) if sitting is not None else seat

    def _play(self, sitting: Sitting, seat: Seat, text: str, now: int) -> list[str]:
        game = sitting.referee.game
        try:
            move = game.read(read_typed(front_of(game.name).typed, text))
            if sitting.objects(seat, move):
                return [self._say("referee.not-in-lesson")]
            self._thumbs.play(sitting, seat, move, self.loop.lang, now)
        except MoveError:
            return [self._say("referee.bad-move")]
        except Refusal as refusal:
            sitting.note_refusal(seat, refusal.verdict)
            return [why(self.loop.lang, game.name, refusal.verdict)]
        except ThumbsError:  # the machine was asleep or very busy, and the link to the handheld has timed out
            return [self._say("play.not-ready")]
        return [self._say("play.done")]

    def _moves(self, sitting: Sitting, seat: Seat) -> list[str]:
        referee = sitting.referee
        legal = referee.legal(seat)
        if legal is None:
            return [self._say(referee.game.form(referee.view(seat)))]
        return [", ".join(sorted(self._typed(referee.game.name, referee.game.write(move)) for move in legal))]

    def _typed(self, game: str, move: str) -> str:
        return write_typed(front_of(game).typed, move, self.loop.lang)

    def _say(self, key: str, **parts: object) -> str:
        return say(self.loop.lang, key, **parts)

    # ---- what is drawn

    def seen(self) -> TerminalScene:
        """Return everything that the terminal shows."""
        table, shown = self._table, self.loop.snapshot()
        lines = [*self.lines(), *show_counts(shown.show, self.loop.lang)]
        game = shown.playing
        pieces = signs(sorted(table.pieces), sorted(table.fallen), game.standing if game else {})
        own = rulers(game.tabletop) if game else NO_RULERS
        clues = clue_labels(game if shown.show is None else None, shown.past, self.loop.lang)
        hint, typed = self._typeable(shown), self._keys.line
        return TerminalScene(table.colours(), pieces, lines, self.remarks, typed, hint, own, clues)

    def lines(self) -> list[str]:
        """Return the lines of the public screen. In a lesson the learner is alone: they tell what is private, too."""
        shown, sitting = self.loop.snapshot(), self.loop.in_play
        coach = None if sitting is None else sitting.coach
        if shown.game is None or shown.game.coaching is None or coach is None or (typed := coach.typed()) is None:
            return table_snapshot.lines(shown)
        lines = table_snapshot.lines(shown._replace(game=shown.game._replace(coaching=typed)))
        if (move := coach.awaited()) is not None:
            said = self._typed(shown.game.game, move)
            lines.append(self._say("play.type-this", seat=self._called(coach.lesson.seat), move=said))
        return lines

    def _typeable(self, shown: TableSnapshot) -> str:
        """Return what can be typed now. At this table, a player without a handheld types the secret moves."""
        game = shown.playing
        if shown.show is not None:
            return self._say("play.hint-show")
        if game is not None and game.layout.guided and not shown.menu:
            return self._say("play.hint-set")
        secret = [seat for seat in game.acting if game.seats[seat] == ON_SCREEN] if game else []
        if secret and not shown.menu:
            return self._say("play.hint-secret", seat=self._called(secret[0]))
        return self._say("play.hint")


def play_here(
    table: VirtualTable,
    session: Session,
    environment: Mapping[str, str],
    *,
    seconds: Seconds = time.monotonic,
    watch: Watch = watch_nothing,
) -> None:
    """Play a session at a virtual table, on standard input and output."""
    terminal = Terminal(sys.stdout, environment)
    drawn = terminal.tty and sys.stdin.isatty()
    keys = Keys(sys.stdin.fileno(), editing=drawn)
    with closing(TypedTable(table, session, keys, script=not drawn, watch=watch)) as here:
        if not drawn:
            _print(here, keys, seconds)
            return
        with terminal.whole(GROUND, keys=True) as screen:
            _draw(here, keys, terminal, screen, seconds)


def _print(here: TypedTable, keys: Keys, seconds: Seconds) -> None:
    announcer = Announcer(sys.stdout)
    answered: Sequence[str] = ()

    def tell(now: int) -> None:
        if not here.looks(now):
            announcer.tell(here.lines())

    def tick(now: int) -> None:
        nonlocal answered
        tell(now)
        here.tick(now)
        tell(now)
        if here.remarks is not answered:
            answered = here.remarks
            announcer.say(*answered)

    keep_time(tick, lambda: here.going, seconds=seconds, rest=keys.rest)


def _draw(here: TypedTable, keys: Keys, terminal: Terminal, screen: TerminalScreen, seconds: Seconds) -> None:
    next_look = 0
    colours = terminal.depth is not Depth.NONE
    shown: tuple[TerminalScene, tuple[int, int]] | None = None

    def tick(now: int) -> None:
        nonlocal next_look, shown
        here.tick(now)
        if keys.touched and keys.line:
            here.remarks = ()  # the next key hides a secret that is shown
        if now < next_look and not keys.touched:
            return
        keys.touched, next_look = False, now + REDRAW_EVERY
        look = (here.seen(), terminal.size())
        if look != shown:
            shown = look
            screen.show(draw(look[0], look[1][0], colours=colours))

    keep_time(tick, lambda: here.going, seconds=seconds, rest=keys.rest)
