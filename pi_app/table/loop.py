"""The table's loop: one thread owns the game, and fifty times a second it hears, senses and shows.

Reading `tick` tells the whole way of a move. The reeds are scanned and debounced. Whatever else is done at the table is
a small value in one queue (`inputs`): a press, a finger on a display, a key of a handheld, a bot's finished thought;
each in turn goes to the menu, to the private page it was done on, or to the game. Then the game looks at the map of
pieces. A move that has settled, or was entered, goes to the referee and onto the disk (see `Sitting`), and only then
becomes sounds, lights, private pages and public lines. Time is passed in, never read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.bits import Bits, bits, members
from engine.game import Options, Seat
from hardware.board import TableBoard, hardware_errors
from hardware.buttons import Press, Presses
from hardware.buzzer import TonePlayer
from hardware.reeds import Debouncer
from hardware.timing import EQUAL_SCANS
from pi_app.disk import series
from pi_app.disk.series import Series
from pi_app.players import Player
from pi_app.public import lights
from pi_app.public.look_back import LookBack, look_back
from pi_app.public.sounds import TUNES, sound
from pi_app.system.settings import Problem, Settings
from pi_app.table import actions, next_game, table_snapshot
from pi_app.table.inputs import Choice, Input, Inputs, Secret, Thought
from pi_app.table.journal import Journal
from pi_app.table.menu import menu
from pi_app.table.menu.pages import Menu, Situation, Step
from pi_app.table.private_screens import NoScreens, PrivateScreens
from pi_app.table.selftest import SelfTest, Stage
from pi_app.table.selftest_report import Report
from pi_app.table.sitting import Sitting, Think
from pi_app.table.table_snapshot import TableSnapshot
from pi_app.table.thinking import think
from pi_app.words import say

AGAIN: Final = 1000  # ms after an answer within which another OK is the same finger, and not the wish for a next game

Seats = Mapping[Seat, Player]
Remember = Callable[[Settings], Problem | None]  # keeps them, or tells why they will be forgotten


class Instead(NamedTuple):
    """What is to be played if the game that was left is given up."""

    game: str
    begin: Callable[[int], None]  # told the time


def forget(_settings: Settings) -> None:
    """What becomes of settings where nothing is kept, and nothing is missed."""


class Loop:
    """The table as its players know it: a game, a menu, a self-test, or a gentle pattern while nobody plays."""

    def __init__(
        self,
        board: TableBoard,
        settings: Settings,
        *,
        remember: Remember = forget,
        thinks: Think = think,
        hour: Callable[[], int | None] = lambda: None,
        private: PrivateScreens | None = None,
        keeping: Journal | None = None,
        names: Sequence[str] = (),  # of the people who play, in the order of their seats
        inputs: Inputs | None = None,
    ) -> None:
        self.settings = settings
        self.inputs = Inputs() if inputs is None else inputs
        self.sitting: Sitting | None = None
        self.menu: Menu | None = None
        self.selftest: SelfTest | None = None
        self.past: LookBack | None = None  # of the game that is over
        self.away = False  # the game is kept, and the table idles
        self.shut_down = False
        self.unkept: Problem | None = None  # why the settings are not those of other evenings
        self._board = board
        self._debouncer = Debouncer()
        self._presses = Presses()
        self._player = TonePlayer(board.buzzer)
        self._remember = remember
        self.thinks = thinks
        self._hour = hour
        self.private: PrivateScreens = private or NoScreens()
        self._keeping = keeping or Journal()
        self._names = names
        self.instead: Instead | None = None
        self._seen = 0
        self._answered = -AGAIN  # when an OK was last meant for the game
        self.change(settings)

    # ------------------------------------------------------------------------------------------ time

    def tick(self, now: int) -> None:
        """One turn of the loop."""
        with hardware_errors():
            raw, pressed = self._board.reeds.scan(), self._board.buttons.read()
        self._seen = self._debouncer.settle(raw)
        self.inputs += self._presses.tick(pressed, now)
        self.inputs += self.private.listen(self.in_play, now)
        while self.inputs:
            self._hear(self.inputs.popleft(), now)
        self._sense(raw, pressed, now)
        with hardware_errors():
            self._sound(now)
            self._light(now)
        self.private.show(self.in_play, self.lang, now)

    def _hear(self, given: Input, now: int) -> None:
        """Something was done at the table."""
        match given:
            case Press():
                self._press(given, now)
            case Choice(page, line) if page == self.menu:
                self._follow(menu.choose(page, line), now)
            case Secret(sitting, private, what) if sitting is self.in_play:
                private.hear(what, now)
            case Thought(referee, length, move, failure) if self.sitting and self.sitting.stands(referee, length):
                if failure is not None:
                    raise failure
                self.sitting.choose(move)
            case actions.ShutDown():
                self.shut_down = True

    def _sense(self, raw: Bits, pressed: frozenset[str], now: int) -> None:
        """Look at the map of pieces; what the last scan says otherwise is not yet sure."""
        if self.selftest is not None:
            self._test(self.selftest, raw, pressed, now)
        elif self.playing is not None:
            look = self.playing.sense if self.menu is None else self.playing.watch
            look(self._seen, now, raw ^ self._seen)
            self._know_reeds(self.playing.board.dead, self.playing.board.stuck)

    def let_go(self, button: str) -> None:
        """A finger has left a button; the next sample that finds it down is another press."""
        self._presses.let_go(button)
        if self.selftest is not None:
            self.selftest.let_go(button)

    @property
    def playing(self) -> Sitting | None:
        """The game that is on the table, unless it was left for the time being."""
        return None if self.away else self.sitting

    @property
    def in_play(self) -> Sitting | None:
        """The game that is on the table, unless it waits for a menu or a self-test to end: secrets are then covered."""
        return None if self.menu or self.selftest else self.playing

    @property
    def lang(self) -> str:
        return self.settings.lang

    def snapshot(self) -> TableSnapshot:
        """Return the table as everybody may see it now."""
        return TableSnapshot(
            lang=self.lang,
            brightness=self._brightness,
            menu=self.menu,
            selftest=None if self.selftest is None else tuple(self.selftest.lines(self.lang)),
            past=self.past,
            game=None if self.sitting is None else self.sitting.snapshot(),
            resting=self.away,
            instead="" if self.instead is None else self.instead.game,
            warning=self._warning(),
        )

    def lines(self) -> list[str]:
        """Return what the public screen says."""
        return table_snapshot.lines(self.snapshot())

    @property
    def _brightness(self) -> float:
        return lights.brightness(self.settings.brightness, self._hour())

    def _warning(self) -> str | None:
        """Return what everybody should know of the disk."""
        problem = self._keeping.problem or (None if self.playing else self._keeping.notice or self.unkept)
        return None if problem is None else say(self.lang, problem.key, **problem.parts)

    @property
    def can_be_resumed(self) -> bool:
        """Whether a game waits on the disk for the next evening."""
        return self.sitting is not None and next_game.unfinished(self.sitting) and self._keeping.problem is None

    # ------------------------------------------------------------------------------------------ games

    def start(self, game: str, options: Options, seats: Seats, now: int, length: int = 1) -> None:
        """A new game in place of the old one, or a match of so many games."""
        self._play(series.begin(game, options, seats, self._names, length), now)

    def _play(self, next_one: Series, now: int) -> None:
        self.sit_down(next_game.next_game(next_one, self.thinks, self._keeping), now)

    def offer(self, instead: Instead | None = None) -> bool:
        """Bring back what was left unfinished, if there is anything: OK goes on with it, BACK gives it up.

        Once it is given up, `instead` begins.
        """
        sitting = next_game.left(self.thinks, self._keeping)
        if sitting is None:
            return False
        self._take(sitting)
        self.away, self.instead = True, instead
        return True

    def sit_down(self, sitting: Sitting, now: int) -> None:
        """Play this game from now on. The board is looked at, at once."""
        self._take(sitting)
        with hardware_errors():
            for _ in range(EQUAL_SCANS):
                self._seen = self._debouncer.settle(self._board.reeds.scan())
        sitting.sense(self._seen, now)

    def _take(self, sitting: Sitting) -> None:
        sitting.board.leave_out(bits(self.settings.stuck_open), bits(self.settings.stuck_closed))
        sitting.aid = self.settings.aid
        self.sitting = sitting
        self.menu = self.selftest = self.past = self.instead = None
        self.away = False

    def _go_on(self) -> None:
        """The game that rests is played again."""
        self.away, self.instead = False, None

    def _give_up(self, now: int) -> None:
        """Nobody will finish the game that rests."""
        self._keeping.abandon()
        self.sitting, self.away = None, False
        if self.instead is not None:
            self.instead.begin(now)

    def close(self) -> None:
        """Nothing more is played; the disk is let go."""
        self._keeping.close()

    def change(self, settings: Settings) -> None:
        """Other settings from now on."""
        self.settings = settings
        self._player.mute = not settings.sound
        if self.sitting is not None:
            self.sitting.aid = settings.aid

    # ------------------------------------------------------------------------------------------ buttons

    def _press(self, press: Press, now: int) -> None:
        if press.kind == "hold":
            self._lead_out()
        elif self.selftest is not None:
            return  # the self-test reads the buttons itself, and asks for MENU too
        elif self.menu is not None:
            self._follow(menu.press(self.menu, press.button), now)
        elif press.button == "menu":
            self.menu = menu.open_menu(self._situation())
        elif self.past is not None:
            self.past = self.past.press(press.button)
        elif self.playing is not None and self.playing.over and press.button in ("left", "right"):
            self.past = look_back(self.playing.referee)
        elif press.button == "ok" and self.playing is not None and (then := next_game.after(self.playing)):
            if now - self._answered >= AGAIN:
                self._play(then.on(), now)
        elif self.playing is not None:
            self._answered = now if press.button == "ok" else self._answered
            self.playing.press(press.button, now)
        elif press.button == "ok":
            self._go_on()
        elif press.button == "back" and self.sitting is not None:
            self._put_away(self.sitting)

    def _follow(self, step: Step, now: int) -> None:
        """The menu after a press or a finger, and what was asked of the table."""
        self.menu, action = step
        if action is not None:
            self._act(action, now)

    def _put_away(self, sitting: Sitting) -> None:
        """BACK on a game that rests: one that can still be played is not lost without a question."""
        if not next_game.unfinished(sitting):
            self.sitting, self.away = None, False
        else:
            self.menu = menu.ask_to_give_up(self._situation())

    def _lead_out(self) -> None:
        """Holding MENU leads out of everything; a game is kept, and so is a report."""
        if self.selftest is not None and self.selftest.stage is Stage.REPORT:
            self._keep_report(self.selftest.report)
        self.menu = self.selftest = self.past = None
        self.away = True

    def _situation(self) -> Situation:
        sitting, settings = self.sitting, self.settings
        return Situation(
            game="" if sitting is None else sitting.referee.game.name,
            in_game=sitting is not None and next_game.unfinished(sitting),
            in_match=sitting is not None and sitting.series is not None and sitting.series.is_match,
            can_take_back=sitting is not None and sitting.can_take_back,
            aid=settings.aid,
            brightness=settings.brightness,
            sound=settings.sound,
            lang=settings.lang,
            known=tuple(dict.fromkeys(name for name in (*self._names, *self._keeping.names()) if name)),
            called=tuple(self._names),
        )

    def _act(self, action: actions.Action, now: int) -> None:
        match action:
            case actions.NewGame(game, options, seats, length, names):
                self._names = names
                self.start(game, options, seats, now, length)
            case actions.Continue():
                self._go_on()
            case actions.TakeBack() if self.sitting is not None:
                self.away = False
                self.sitting.take_back(now)
            case actions.GiveUp():
                self._give_up(now)
            case actions.SelfTest():
                self.selftest = SelfTest(now)
            case actions.ShutDown():
                self.shut_down = True
            case actions.Aid() | actions.Sound() | actions.Brightness() | actions.Language():
                self._keep(actions.changed(self.settings, action))

    def _keep(self, settings: Settings) -> None:
        self.change(settings)
        self.unkept = self._remember(settings)

    # ------------------------------------------------------------------------------------------ what is seen and heard

    def _test(self, test: SelfTest, raw: Bits, pressed: frozenset[str], now: int) -> None:
        test.tick(raw, pressed, now)
        if test.done:
            self.selftest = None
            self._keep_report(test.report)

    def _keep_report(self, report: Report) -> None:
        """Play around what the self-test found, from now on, also in the game that waits."""
        if report.knows_reeds:
            self._know_reeds(report.dead, report.stuck)
            if self.sitting is not None:
                self.sitting.board.leave_out(report.dead, report.stuck)

    def _know_reeds(self, dead: Bits, stuck: Bits) -> None:
        """Keep which reeds are bad, for other evenings too."""
        known = self.settings._replace(stuck_open=frozenset(members(dead)), stuck_closed=frozenset(members(stuck)))
        if known != self.settings:
            self._keep(known)

    def _sound(self, now: int) -> None:
        self._player.mute = not self.settings.sound and self.selftest is None  # the test of the buzzer is to be heard
        sitting = self.sitting
        if sitting is not None and sitting.cues:
            cues, sitting.cues = sitting.cues, []
            self._player.play(sound(sitting.referee.game.name, cues[-1]))
        if self.selftest is not None and (cue := self.selftest.take_cue()):
            self._player.play(TUNES[cue])
        self._player.tick(now)

    def _light(self, now: int) -> None:
        leds = self._board.leds
        leds.brightness = self._brightness
        self.private.dim(leds.brightness)
        test = self.selftest
        leds.show(table_snapshot.frame(self.snapshot(), now) if test is None else test.frame(now), now)
