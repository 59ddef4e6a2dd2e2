"""The table's loop: one thread owns the game. Fifty times a second it reads inputs, decides and draws.

`tick` shows the whole path of a move. The reeds are scanned and debounced. Every other input is a small value in one
queue (`inputs`): a press of a button, a touch on a display, a key of a handheld, a move that a bot has chosen. Each
goes to the menu, to the private page it was made on, or to the game. Then the game looks at the map of pieces. A move
that has settled, or was entered, goes to the referee and to the disk (see `Sitting`), and only then to the sounds, the
lights, the private pages and the public lines. Time is passed in, never read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.bits import Bits, bits, members
from engine.game import Options, Seat
from hardware.board import TableBoard, electronics_errors
from hardware.buttons import Press, Presses
from hardware.reeds import Debouncer
from hardware.timing import EQUAL_SCANS
from pi_app.disk import series
from pi_app.disk.series import Series
from pi_app.players import Player
from pi_app.public import rules_reader
from pi_app.public.books import Book
from pi_app.public.rules_reader import RulesReader
from pi_app.system.settings import Problem, Remember, Settings, do_not_save
from pi_app.table import actions, next_game, table_snapshot
from pi_app.table.archive import Archive
from pi_app.table.bot_turn import Think, a_bot_acts
from pi_app.table.exhibition import Exhibition
from pi_app.table.inputs import Choice, Input, Inputs, Secret, Thought
from pi_app.table.journal import Journal
from pi_app.table.looking_back import LookingBack
from pi_app.table.menu import menu, top_page
from pi_app.table.menu.pages import Menu, MenuStep, Situation
from pi_app.table.output import TableOutput
from pi_app.table.private_screens import NoScreens, PrivateScreens
from pi_app.table.selftest import SelfTest, Stage
from pi_app.table.selftest_report import Report
from pi_app.table.sitting import Sitting
from pi_app.table.table_games import Instead, TableGames
from pi_app.table.table_snapshot import TableSnapshot
from pi_app.table.thinking import think
from pi_app.words import say

SAME_PRESS_MS: Final = 1000  # An OK this soon after an answer does not start the next game: it is the same press.

Seats = Mapping[Seat, Player]


class Loop:
    """The table as its players see it: a game, a menu, a self-test, or a slow pattern while nobody plays."""

    def __init__(
        self,
        board: TableBoard,
        settings: Settings,
        *,
        journal: Journal,
        remember: Remember = do_not_save,
        thinks: Think = think,
        hour: Callable[[], int | None] = lambda: None,
        private: PrivateScreens | None = None,
        names: Sequence[str] = (),  # The names of the people, in the order of their seats.
        inputs: Inputs | None = None,
    ) -> None:
        self.settings = settings
        self.inputs = Inputs() if inputs is None else inputs
        self.menu: Menu | None = None
        self.reading: Book | None = None  # What somebody reads; it lies over the menu or the game.
        self.selftest: SelfTest | None = None
        self.looking_back = LookingBack()  # At the finished game.
        self.exhibition = Exhibition(thinks)
        self.shut_down = False
        self.unkept: Problem | None = None  # Why the settings could not be loaded or saved.
        self._board = board
        self._debouncer = Debouncer()
        self._presses = Presses()
        self._remember = remember
        self.thinks = thinks
        self._output = TableOutput(board, hour)
        self.private: PrivateScreens = private or NoScreens()
        self._journal = journal
        self._games = TableGames(journal, thinks, names)
        self._archive = Archive(journal, self._games)
        self._seen = 0
        self._answered = -SAME_PRESS_MS  # When OK was last pressed as an answer in the game.
        self.change(settings)

    # ------------------------------------------------------------------------------------------ time

    def tick(self, now: int) -> None:
        """Run the loop once."""
        with electronics_errors():
            raw, pressed = self._board.reeds.scan(), self._board.buttons.read()
        self._seen = self._debouncer.settle(raw)
        self.inputs += self._presses.tick(pressed, now)
        self.inputs += self.private.listen(self.in_play, now)
        while self.inputs:
            self._hear(self.inputs.popleft(), now)
        self.looking_back.tick(self.in_play, now)
        self.exhibition.tick(self._seen & ~bits(self.settings.broken), now, idle=self._idle, minutes=self.settings.show)
        self._sense(raw, pressed, now)
        with electronics_errors():
            self._output.sound(self.sitting, self.selftest, now, on=self.settings.sound)
            shown = self.snapshot()
            self.private.dim(shown.brightness)
            self._output.light(shown, self.selftest, now)
        self.private.show(self.in_play, self.lang, now, self.rules)

    def _hear(self, given: Input, now: int) -> None:
        """Handle one input. Whatever a person does first ends the show, and nothing else."""
        if not isinstance(given, Thought):
            self.looking_back.touch()
            if self.exhibition.touch(now):
                return
        match given:
            case Thought() if self.exhibition.hear(given):
                return
            case Press():
                self._press(given, now)
            case Choice(page, line) if page == self.menu:
                self._follow(menu.choose(page, line), now)
            case Secret(sitting, private, what) if sitting is self.in_play:
                private.hear(what, now)
            case Thought(referee, length, seat, move, failure) if self.sitting and self.sitting.stands(referee, length):
                if failure is not None:
                    raise failure
                self.sitting.choose(seat, move)
            case actions.ShutDown():
                self.shut_down = True

    def _sense(self, raw: Bits, pressed: frozenset[str], now: int) -> None:
        """Let the self-test or the game look at the map of pieces. Points where the last scan differs are unsure."""
        if self.selftest is not None:
            self._test(self.selftest, raw, pressed, now)
        elif self.playing is not None:
            look = self.playing.watch if self.menu or self.reading or self.exhibition.runs else self.playing.sense
            look(self._seen, now, raw ^ self._seen)
            self._save_reeds(self.playing.board.dead, self.playing.board.stuck)

    def let_go(self, button: str) -> None:
        """Note that a button was released. If the next sample finds it down, that is another press."""
        self._presses.let_go(button)
        if self.selftest is not None:
            self.selftest.let_go(button)

    @property
    def sitting(self) -> Sitting | None:
        """Return the game on the table. It may rest."""
        return self._games.sitting

    @property
    def playing(self) -> Sitting | None:
        """Return the game on the table, unless it rests."""
        return self._games.playing

    @property
    def in_play(self) -> Sitting | None:
        """Return the game on the table, unless it rests or something lies over it. Secrets are hidden then."""
        covered = self.menu or self.reading or self.selftest or self.exhibition.runs
        return None if covered else self.playing

    @property
    def rules(self) -> RulesReader | None:
        """Return the rules, if somebody reads them. Private screens then show the same article."""
        return self.reading if isinstance(self.reading, RulesReader) else None

    @property
    def _idle(self) -> bool:
        """Return whether nothing goes on that a person could watch or wait for."""
        playing = self.in_play
        bots = playing is not None and a_bot_acts(playing.seats, playing.acting)
        return not (bots or self.selftest is not None or self.looking_back.plays)

    @property
    def lang(self) -> str:
        return self.settings.lang

    def snapshot(self) -> TableSnapshot:
        """Return the table as everybody may see it now."""
        return TableSnapshot(
            lang=self.lang,
            brightness=self._output.brightness(self.settings),
            menu=self.menu,
            reading=self.reading,
            selftest=None if self.selftest is None else tuple(self.selftest.lines(self.lang)),
            past=self.looking_back.past,
            game=None if self.sitting is None else self.sitting.snapshot(aid=self.settings.aid == "always"),
            resting=self._games.resting,
            instead="" if self._games.instead is None else self._games.instead.game,
            warning=self._warning(),
            show=self.exhibition.moment,
        )

    def lines(self) -> list[str]:
        """Return the lines of the public screen."""
        return table_snapshot.lines(self.snapshot())

    def _warning(self) -> str | None:
        """Return the warning about the disk, if there is one."""
        problem = self._journal.problem or (None if self.playing else self._journal.notice or self.unkept)
        return None if problem is None else say(self.lang, problem.key, **problem.parts)

    @property
    def can_be_resumed(self) -> bool:
        """Return whether the disk has an unfinished game that the next session can resume."""
        return self._games.can_be_resumed

    # ------------------------------------------------------------------------------------------ games

    def start(self, game: str, options: Options, seats: Seats, now: int, length: int = 1) -> None:
        """Start a new game instead of the old one, or a match of `length` games."""
        self._play(series.begin(game, options, seats, self._games.names, length), now)

    def _play(self, next_one: Series, now: int) -> None:
        self.sit_down(self._games.deal(next_one), now)

    def learn(self, game: str, lesson: str, now: int) -> None:
        """Start a lesson. It is not saved. The game on the table or on the disk can be continued afterwards."""
        self.sit_down(self._games.lesson(game, lesson), now)

    def offer(self, instead: Instead | None = None) -> bool:
        """Offer to resume the unfinished game or match, and return whether there is one.

        OK resumes it. BACK gives it up, and then `instead` begins.
        """
        sitting = self._games.unfinished()
        if sitting is None:
            return False
        self._take(sitting)
        self._games.rest(instead)
        return True

    def sit_down(self, sitting: Sitting, now: int) -> None:
        """Play this game from now on. The board is scanned at once."""
        self._take(sitting)
        with electronics_errors():
            for _ in range(EQUAL_SCANS):
                self._seen = self._debouncer.settle(self._board.reeds.scan())
        sitting.sense(self._seen, now)

    def _take(self, sitting: Sitting) -> None:
        sitting.board.leave_out(bits(self.settings.stuck_open), bits(self.settings.stuck_closed))
        sitting.hinting.obey(self.settings)
        self._games.take(sitting)
        self._uncover()

    def _return(self, now: int) -> None:
        """Continue the game that was left for a lesson, or the one that rests."""
        self._games.go_on()
        if (left := self._games.take_left()) is not None:
            self.sit_down(left, now)

    def close(self) -> None:
        """End the session and close the disk."""
        self._journal.close()

    def change(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self.settings = settings
        if self.sitting is not None:
            self.sitting.hinting.obey(settings)

    # ------------------------------------------------------------------------------------------ buttons

    def _press(self, press: Press, now: int) -> None:
        if press.kind == "hold":
            self._leave_all()
        elif self.selftest is not None:
            return  # The self-test reads the buttons itself, MENU included.
        elif self.reading is not None:
            self._turn_leaf(self.reading, press.button)
        elif self.menu is not None:
            self._follow(menu.press(self.menu, press.button), now)
        elif press.button == "menu" or (press.button == "ok" and self.sitting is None):
            self.menu = top_page.open_menu(self.situation())
        elif self.playing is not None:
            self._press_in_game(self.playing, press.button, now)
        elif press.button == "ok":
            self._games.go_on()
        elif press.button == "back" and self.sitting is not None and not self._games.put_away():
            self.menu = menu.ask_to_give_up(self.situation())

    def _press_in_game(self, sitting: Sitting, button: str, now: int) -> None:
        if self.looking_back.press(button):
            return
        if sitting.over and button in ("left", "right"):
            self.looking_back.open(sitting)
        elif button == "right" and (rule := sitting.prompt.cited):
            self.reading = rules_reader.open_at(sitting.referee.game.name, self.lang, rule)
        elif button == "ok" and (then := next_game.after(sitting)):
            if now - self._answered >= SAME_PRESS_MS:
                self._play(then.on(), now)
        else:
            self._answered = now if button == "ok" else self._answered
            sitting.press(button, now)

    def _follow(self, step: MenuStep, now: int) -> None:
        """Set the menu after a press or a tap, and do what was chosen in it."""
        self.menu, action = step
        if action is not None:
            self._act(action, now)

    def _turn_leaf(self, book: Book, button: str) -> None:
        """Turn a leaf of what somebody reads. BACK returns to what lies below it, and MENU to the game."""
        if button == "menu":
            self.reading = self.menu = None
        else:
            self.reading = book.press(button)

    def _leave_all(self) -> None:
        """Leave whatever is open, after MENU was held. A game stays saved, and a finished self-test counts."""
        if self.selftest is not None and self.selftest.stage is Stage.REPORT:
            self._use_report(self.selftest.report)
        self._uncover()
        self._games.rest(self._games.instead)

    def _uncover(self) -> None:
        """Close whatever lies over the game."""
        self.menu = self.reading = self.selftest = None
        self.looking_back.close()

    def situation(self) -> Situation:
        """Return what the menu needs to know about the table."""
        return self._games.situation(self.settings)

    def _act(self, action: actions.Action, now: int) -> None:
        """Do what was chosen in the menu."""
        match action:
            case actions.ReadRules(game):
                self.reading = rules_reader.open_at(game, self.lang)
            case _ if isinstance(action, actions.RecordAction) and self.menu is not None:
                self.menu, self.reading = self._archive.act(action, self.menu, self.situation)
                if self.sitting is None:
                    self.looking_back.close()
            case actions.StartShow(act):
                self.exhibition.begin(act)
            case actions.StartSelfTest():
                self.selftest = SelfTest(now)
            case actions.ShutDown():
                self.shut_down = True
            case _ if isinstance(action, actions.Setting):
                self._save(actions.changed(self.settings, action))
            case _:
                self._act_on_game(action, now)

    def _act_on_game(self, action: actions.Action, now: int) -> None:
        match action:
            case actions.NewGame(game, options, seats, length, names):
                self._games.names = names
                self.start(game, options, seats, now, length)
            case actions.PlayAgain() if (again := self._games.again()) is not None:
                self._play(again, now)
            case actions.Learn(game, lesson):
                self.learn(game, lesson, now)
            case actions.Continue():
                self._return(now)
            case actions.AskHint(seat) if self.sitting is not None:
                self._games.go_on()
                self.sitting.ask_hint(seat)
            case actions.TakeBack() if self.sitting is not None:
                self._games.go_on()
                self.sitting.take_back(now)
            case actions.GiveUp():
                if (instead := self._games.give_up()) is not None:
                    instead.begin(now)

    def _save(self, settings: Settings) -> None:
        self.change(settings)
        self.unkept = self._remember(settings)

    # ------------------------------------------------------------------------------------------ the self-test

    def _test(self, test: SelfTest, raw: Bits, pressed: frozenset[str], now: int) -> None:
        test.tick(raw, pressed, now)
        if test.done:
            self.selftest = None
            self._use_report(test.report)

    def _use_report(self, report: Report) -> None:
        """Ignore the broken reeds that the self-test found, from now on and in the waiting game."""
        if report.knows_reeds:
            self._save_reeds(report.dead, report.stuck)
            if self.sitting is not None:
                self.sitting.board.leave_out(report.dead, report.stuck)

    def _save_reeds(self, dead: Bits, stuck: Bits) -> None:
        """Save which reeds are broken, for later sessions too."""
        known = self.settings._replace(stuck_open=frozenset(members(dead)), stuck_closed=frozenset(members(stuck)))
        if known != self.settings:
            self._save(known)
