"""One game at the table: it turns movements of pieces into moves, and moves into pieces that players have to move.

A sitting owns its referee. Time and the map of the reeds are passed in; what comes out are values: a snapshot, news and
sound cues. Everything that is shown in public comes from the view of the seat TABLE.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.bits import Bits, members
from engine.game import CHANCE, TABLE, Event, Seat, Verdict
from engine.referee import AnyReferee, Refusal
from pi_app.disk.series import Series
from pi_app.games import front_of
from pi_app.games.tabletop import Reading, mask
from pi_app.grid import bit
from pi_app.players import AT_TABLE, Player
from pi_app.public.snapshot import Expected, Notice, Snapshot
from pi_app.sensing import questions
from pi_app.sensing.decide import Ask, AtRest, Back, Moved, Wrong
from pi_app.sensing.questions import AskedOption, Question
from pi_app.table.board_watch import BoardWatch
from pi_app.table.bot_turn import BotTurn, Think, only_bots_act
from pi_app.table.carrying import Carrying
from pi_app.table.coach import Coach
from pi_app.table.hinting import Hinting
from pi_app.table.news import News
from pi_app.table.prompt import Prompt

NOT_IN_LESSON: Final = "not-in-lesson"  # The code of a refusal: the move is legal, but a lesson waits for another one.
Keep = Callable[[AnyReferee], object]  # Saves the game as it is now.


def keep_nothing(_referee: AnyReferee) -> None:
    """Do not save the game, for a table without a disk."""


class Sitting:
    """A game in progress, with a person at the table, a person with a handheld, or a bot in each seat.

    `seats` says who plays each seat. `keep` saves the game: it is called after each move, also of CHANCE, before
    anybody can see its effect, and after a move was taken back. `before` has, for each move of a person at the table,
    the length of the line and the map of pieces before it. `board` watches the pieces, `prompt` has the open question.
    `coach` leads through a lesson, if the game is one.
    """

    def __init__(
        self,
        referee: AnyReferee,
        seats: Mapping[Seat, Player],
        think: Think,
        keep: Keep,
        *,
        series: Series | None = None,
        before: Sequence[tuple[int, Bits]] = (),
        coach: Coach | None = None,
    ) -> None:
        self.referee = referee
        self.coach = coach
        self.seats = dict(seats)
        self.tabletop = front_of(referee.game.name).tabletop
        self.board = BoardWatch()
        self.prompt = Prompt()
        self.setting_up = True
        self.news = News(self.tabletop)
        in_match = series is not None and series.is_match
        self.hinting = Hinting(referee.game.name, self.seats, think, in_match=in_match)
        self.series = series  # The series that this game belongs to.
        self._keep = keep
        self.bots = BotTurn(think)
        self.carrying = Carrying()
        self._before = list(before)
        self._new_position(0)

    @classmethod
    def of(
        cls,
        referee: AnyReferee,
        seats: Mapping[Seat, Player],
        think: Think,
        keep: Keep,
        series: Series | None = None,
    ) -> Sitting:
        """Return a sitting in which people at the table take the seats that `seats` does not name."""
        return cls(referee, {seat: seats.get(seat, AT_TABLE) for seat in referee.players}, think, keep, series=series)

    # ------------------------------------------------------------------------------------------ input

    def watch(self, seen: Bits, now: int, unsure: Bits = 0) -> None:
        """Take the debounced map. `unsure` has the points at which the last scan contradicts it."""
        self.news.pass_time(now, waits=self.board.layout.guided)
        if self.board.notice(seen, now, unsure):
            self.prompt.clear()

    def sense(self, seen: Bits, now: int, unsure: Bits = 0) -> None:
        """Take the map and act on it. At every tick either this or `watch` must be called."""
        self.watch(seen, now, unsure)
        if not (self.prompt.stands or self._answers_in_lesson):
            self.board.decide(now)
        if not self.over:
            self._follow(now)
            self._let_bots_act(now, hold=bool(unsure & ~self.board.layout.deaf))

    def press(self, button: str, now: int) -> None:
        """Handle a press of OK, BACK, LEFT or RIGHT."""
        if self.prompt.asks:
            if (option := self.prompt.press(button)) is not None:
                self._take(option, now)
        elif self._teacher is not None and self._teacher.press(button):
            return
        elif (asker := self.hinting.press(button)) is not None:
            self.ask_hint(asker)
        else:
            self.prompt.notice = None
            if button == "ok" and not self.over:
                deeds = self.tabletop.deeds(self.referee.view(TABLE)) if self._hand else ()
                layout, decision, pieces = self.board.layout, self.board.decision, self.carrying.standing
                self.prompt.offer(questions.offer(self.tabletop, layout, decision, deeds, pieces))

    def play(self, seat: Seat, move: Any, now: int, made: Bits | None = None) -> Sequence[Event]:
        """Play a move. Raises Refusal. `made` is the map of pieces if the players have already moved them.

        Otherwise, the players move the pieces afterwards.
        """
        former = (len(self.referee.line), self.board.layout.wanted)
        if self.objects(seat, move):
            raise Refusal("illegal", Verdict(False, NOT_IN_LESSON))
        events = self.referee.play(seat, move)
        self._keep(self.referee)
        if self.coach is not None:
            self.coach.played()
        if self.seats[seat] == AT_TABLE:
            self._before.append(former)
            self.news.events = []  # A person at the table reads everything that has happened since this move.
        self.board.distrust(self.board.aside)
        self._new_position(now, made)
        return events

    def objects(self, seat: Seat, move: Any) -> bool:
        """Return whether a lesson waits for another move than this legal one. The rules judge an illegal one."""
        legal = self.referee.game.judge(self.referee.view(seat), move).ok
        return self.coach is not None and legal and self.coach.objects(self.referee, seat, move)

    def note_refusal(self, seat: Seat, verdict: Verdict) -> None:
        """Note that a secret move was refused: a lesson may have invited to it."""
        if self.coach is not None and seat == self.coach.lesson.seat:
            self.coach.refused_move(self.referee, verdict)

    def stands(self, referee: AnyReferee, length: int) -> bool:
        """Return whether the game still has this referee and `length` moves, so that no other position came since."""
        return referee is self.referee and length == len(referee.line)

    def choose(self, seat: Seat, move: Any) -> None:
        """Take the move that a bot chose for the current position: to play it, or as advice for a person."""
        if self.seats[seat].is_bot:
            self.bots.choose(move)
        else:
            self.hinting.advise(self.referee, seat, move)

    def can_hint(self, seat: Seat) -> bool:
        """Return whether a seat may ask for a hint, or for another one, now."""
        ready = not (self.over or self.setting_up) and self.coach is None
        return ready and seat in self.acting and self.hinting.may_ask(seat)

    def ask_hint(self, seat: Seat) -> None:
        """Give a seat a hint. Everybody is told that it was asked for."""
        if self.can_hint(seat):
            self.prompt.put_aside()
            self.hinting.ask(self.referee, seat)
            self._keep(self.referee)
            self.news.update(self.referee)

    @property
    def can_take_back(self) -> bool:
        return bool(self._before) and not self.over and self.coach is None

    def take_back(self, now: int) -> None:
        """Take back everything since the last move of a person at the table, this move included.

        The lights then show where the pieces go.
        """
        if not self.can_take_back:
            return
        length, _ = self._before.pop()
        self.referee = self.referee.again(length)
        self._keep(self.referee)
        self.news.skip(self.referee)
        self.carrying = self.carrying.instead()
        self._new_position(now)

    # ------------------------------------------------------------------------------------------ output

    @property
    def over(self) -> bool:
        return self.referee.outcome is not None

    @property
    def _answers_in_lesson(self) -> bool:
        """Return whether a lesson has answered what hands did, which no reed did by itself, however long it stays."""
        return self.coach is not None and self.prompt.declined and isinstance(self.board.decision, Wrong)

    @property
    def _teacher(self) -> Coach | None:
        """Return the coach of a lesson. It is silent until the pieces have followed the last move."""
        return None if self.board.layout.guided else self.coach

    @property
    def in_order(self) -> bool:
        """Return whether the pieces stand right, or hands may wait with them until the bots have moved."""
        return self.bots_go_on or (isinstance(self.board.decision, AtRest) and not self.board.layout.guided)

    @property
    def bots_go_on(self) -> bool:
        """Return whether hands will follow the last move later, with those that bots make before a person acts."""
        guided = self.board.layout.guided and self.board.layout.first is None
        may_wait = guided and self.carrying.may_wait and not self.setting_up and self.coach is None
        return may_wait and only_bots_act(self.seats, self.acting)

    @property
    def acting(self) -> list[Seat]:
        return sorted(self.referee.to_act - {CHANCE})

    @property
    def troubles(self) -> Bits:
        """Return the points whose reeds contradict the game and are ignored."""
        return 0 if self.over else self.board.layout.deaf | self.board.aside

    def expected(self) -> Expected:
        """Return where pieces should stand. While bots go on, and once the game is over, they may stand anywhere."""
        anywhere = self.over or self.bots_go_on
        return Expected(self.board.memory.seen, 0, 0) if anywhere else self.board.expected()

    def snapshot(self, *, aid: bool = False) -> Snapshot:
        """Return the game as everybody may see it now. With `aid` the lights also show what can be worked out."""
        return Snapshot(
            game=self.referee.game.name,
            tabletop=self.tabletop,
            view=self.referee.view(TABLE),
            seats=self.seats,
            acting=self.acting,
            outcome=self.referee.outcome,
            series=self.series,
            news=self.news.events,
            aid=aid,
            glow=self.glow,
            setting_up=self.setting_up,
            layout=self.board.layout,
            decision=AtRest() if self.bots_go_on else self.board.decision,
            since=self.board.since,
            expected=self.expected(),
            troubles=self.troubles,
            came_from=self.carrying.kinds,
            standing=self.carrying.standing,
            ways=self.carrying.ways,
            question=self.prompt.question,
            notice=self.prompt.notice,
            declined=self.prompt.declined,
            is_lesson=self.coach is not None,
            coaching=self._teacher.coaching(self.referee, self.tabletop) if self._teacher else None,
            hint=self.hinting.public,
            path=self.news.path,
        )

    # ------------------------------------------------------------------------------------------ a new position

    def _new_position(self, now: int, made: Bits | None = None) -> None:
        """Publish the events of a new position, and watch the board for it.

        If the players have already `made` it with the pieces, the lights need not guide them.
        """
        view = self.referee.view(TABLE)
        self.news.follow(self.referee, now, None if made is None else made & ~self.board.layout.wanted)
        self.hinting.clear()
        self.glow = self.tabletop.glow(view)
        pieces, made_first = self.tabletop.pieces(view), self.board.layout.first is None
        carrying = self.carrying if made is None else self.carrying.anew()
        self.carrying = carrying.then(pieces, self.tabletop.first(view), made_first=made_first)
        self._hand = next((seat for seat in self.acting if self.seats[seat] == AT_TABLE), None)
        wanted, first = mask(pieces), self.carrying.first
        astray = self.board.differs(wanted)
        self.prompt.clear()
        self.bots.begin(self.referee.game.name, self.acting, self.news.known, self.carrying.changes)
        self.board.lay_out(
            wanted,
            self.tabletop.readings(view) if self._hand else (),
            now,
            before=self._before[-1][1] if self._before else None,
            guided=((astray and wanted != made) or self.setting_up) and not self.over,
            first=mask(first) if first is not None and astray and self.board.differs(mask(first)) else None,
            leaving=self.carrying.leaving,
        )

    def _rest(self) -> None:
        """Note that the pieces stand right."""
        if self.board.layout.guided and self.setting_up:
            self.setting_up = False
            self.news.cue("ready")
        self.board.settle()
        self.carrying = self.carrying.anew()

    # ------------------------------------------------------------------------------------------ decisions

    def _follow(self, now: int) -> None:
        """Do once what the decision about the map demands."""
        if isinstance(self.board.decision, AtRest):
            self._rest()
        if self.prompt.declined or self.prompt.asks:
            return
        match self.board.decision:
            case Moved(reading) if not self._make(reading.move, now, reading):
                self._refuse()
            case Ask(readings):
                self._ask(questions.which(self.tabletop, readings, self.carrying.standing))
            case Back() if self.coach is None:
                self._ask(questions.take_back(self.board.layout))
            case Wrong() if self._hand is None:
                self._refuse(Notice("table.not-now"))
            case Wrong(start, end):
                key, rule = self.tabletop.wrong(self.referee.view(TABLE), start, end)
                self._refuse(Notice(key, rule, self._names(bit(end))))
                if self.coach is not None:
                    self.coach.refused_pieces(*("".join(self._names(bit(at))) for at in (start, end)))

    def _make(self, text: str, now: int, reading: Reading | None) -> bool:
        """Give a move to the referee. If it is refused, return False and no reason, for the reason may be secret."""
        if self._hand is None:
            return False
        made = None if reading is None else reading.after(self.board.layout.wanted)
        try:
            self.play(self._hand, self.referee.game.read(text), now, made)
        except Refusal:
            return False
        return True

    def _refuse(self, notice: Notice | None = None) -> None:
        """Refuse what hands did. The reason why a move is refused may be secret; a lesson tells its own."""
        self.prompt.refuse(notice or (Notice("table.refused") if self.coach is None else None))
        self.news.cue("refused")

    def _ask(self, question: Question) -> None:
        self.prompt.ask(question)
        self.news.cue("question")

    def _take(self, option: AskedOption, now: int) -> None:
        """Do what an option of a question says."""
        match option.does:
            case questions.LET_BE:
                self._let_be(now)
            case questions.TAKE_BACK:
                self.take_back(now)
            case questions.STANDS:
                self.board.believe(option.spots, now)
            case questions.MOVE:
                self._make_by_button(option.move, now)

    def _let_be(self, now: int) -> None:
        """The players say that the map means none of the moves that the table asked about.

        If a piece then has come from nowhere, there is no piece: its reed is stuck. If a piece is missing as before the
        last move, but the move was not taken back, the piece may stand on a dead reed.
        """
        _, missing, extra = self.expected()
        if isinstance(self.board.decision, Back) and missing and not extra:
            self.board.forget_before()
        elif isinstance(self.board.decision, Ask) and extra and not missing:
            self.board.believe(extra, now)
        else:
            self.prompt.declined = True

    def _make_by_button(self, text: str, now: int) -> None:
        """Make a move that was entered with the buttons. If a reed missed the piece's movement, distrust that reed."""
        moves = {} if isinstance(self.board.decision, AtRest) else self.board.layout.moves
        reading = next((reading for found in moves.values() for reading in found if reading.move == text), None)
        unmoved = ~self.board.memory.changed()
        if not self._make(text, now, reading):
            self._refuse()
        elif reading is not None and reading.start is not None:
            went, came = bit(reading.start) & self.board.memory.seen, bit(reading.end) & ~self.board.memory.seen
            self.board.believe((went | came) & unmoved, now)

    def _let_bots_act(self, now: int, *, hold: bool) -> None:
        """Let a bot think, and make its move once the pieces stand right and its pace has passed.

        `hold` delays the move while a piece seems to fall or to be lifted: after the move it would be too late to put
        the piece back.
        """
        if not self.in_order or self.over:
            self.bots.put_off()
            return
        due = self.bots.due(self.referee, self.seats, now)
        if due is not None and not hold:
            self.play(*due, now)

    def _names(self, spots: Bits) -> tuple[str, ...]:
        return tuple(self.tabletop.name_of(at) for at in members(spots))
