"""One game at the table: pieces become moves, moves become pieces to be moved, and the public is told.

A sitting owns its referee. Time and the reeds' map are passed in; what comes out are values: lights, news, cues.
Whatever is shown comes from the table's view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.bits import Bits, members
from engine.game import CHANCE, TABLE, Event, Seat
from engine.referee import Referee, Refusal
from pi_app.disk.series import Series
from pi_app.games import front_of
from pi_app.games.tabletop import Pieces, Reading, mask
from pi_app.grid import bit
from pi_app.players import AT_TABLE, Player
from pi_app.public.snapshot import Expected, Notice, Snapshot
from pi_app.sensing import questions
from pi_app.sensing.decide import Ask, AtRest, Back, Moved, Wrong
from pi_app.sensing.questions import Answer, Question
from pi_app.table.board_watch import BoardWatch
from pi_app.table.pace import Pending, Seen
from pi_app.table.prompt import Prompt

_KEPT_NEWS: Final = 6  # of earlier moves: where only bots play, nobody starts them anew
AnyReferee = Referee[Any, Any, Any]
Think = Callable[[AnyReferee, Seat, int], Any]  # the move of a bot of that level, or None if it is told later
Keep = Callable[[AnyReferee], object]  # puts the game as it is now on the disk


def keep_nothing(_referee: AnyReferee) -> None:
    """What becomes of a game where there is no disk."""


class Sitting:
    """A game in progress, with a person at the table, a person with a handheld, or a bot in each seat.

    `seats` says who plays each seat. `keep` puts the game on the disk: it is called after
    each move, of chance too, before anybody can see anything of it, and when one was taken back. `before` has, for each
    move of a person at the table, the line's length and the map of pieces before it. `board` watches the pieces,
    `prompt` holds what is asked.
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
    ) -> None:
        self.referee = referee
        self.seats = dict(seats)
        self.tabletop = front_of(referee.game.name).tabletop
        self.board = BoardWatch()
        self.prompt = Prompt()
        self.aid = False
        self.setting_up = True
        self.news: list[Event] = []
        self.cues: list[str] = []
        self.series = series  # whose next game this is
        self._keep = keep
        self._think = think
        self._pending = Pending()
        self._known = 0
        self._acted: list[Seat] = []  # who was to act before
        self._acts: list[Seat] = []
        self.came_from: Pieces = {}
        self.standing: Pieces = {}
        self._before = list(before)
        self._new_position(0)
        self._known_first = self._known

    @classmethod
    def of(
        cls,
        referee: AnyReferee,
        seats: Mapping[Seat, Player],
        think: Think,
        keep: Keep,
        series: Series | None = None,
    ) -> Sitting:
        """Return a sitting in which people at the table take the seats that nobody was named for."""
        whole = {seat: seats.get(seat, AT_TABLE) for seat in referee.players}
        return cls(referee, whole, think, keep, series=series)

    # ------------------------------------------------------------------------------------------ what comes in

    def watch(self, seen: Bits, now: int, unsure: Bits = 0) -> None:
        """Look at the debounced map. The last scan contradicts it at the points of `unsure`."""
        if self.board.notice(seen, now, unsure):
            self.prompt.clear()

    def sense(self, seen: Bits, now: int, unsure: Bits = 0) -> None:
        """Look at the map and do what follows from it. One of the two is to be called at every tick."""
        self.watch(seen, now, unsure)
        if not self.prompt.stands:
            self.board.decide(now)
        if not self.over:
            self._follow(now)
            self._let_bots_act(now, hold=bool(unsure & ~self.board.layout.deaf))

    def press(self, button: str, now: int) -> None:
        """One press of OK, BACK, LEFT or RIGHT."""
        if self.prompt.question is None:
            self.prompt.notice = None
            if button == "ok" and not self.over:
                deeds = self.tabletop.deeds(self.referee.view(TABLE)) if self._hand else ()
                self.prompt.offer(questions.offer(self.tabletop, self.board.layout, self.board.decision, deeds))
            return
        answer = self.prompt.press(button)
        if answer is not None:
            self._answered(answer, now)

    def play(self, seat: Seat, move: Any, now: int) -> Sequence[Event]:
        """A move that was not made with pieces: they are to follow. Raises Refusal."""
        return self._play(seat, move, now)

    def _play(self, seat: Seat, move: Any, now: int, made: Bits | None = None) -> Sequence[Event]:
        """A move, and the map of pieces that hands have already made of it."""
        former = (len(self.referee.line), self.board.layout.wanted)
        events = self.referee.play(seat, move)
        self._keep(self.referee)
        if self.seats[seat] == AT_TABLE:
            self._before.append(former)
            self.news = []  # who plays at the table reads all that came of the last move
        self.board.distrust(self.board.aside)
        self._new_position(now, made)
        return events

    def stands(self, referee: AnyReferee, length: int) -> bool:
        """Whether the game is where this one was after so many moves."""
        return referee is self.referee and length == len(referee.line)

    def choose(self, move: Any) -> None:
        """A bot has thought about the position that stands."""
        self._pending.move = move

    @property
    def can_take_back(self) -> bool:
        return bool(self._before) and not self.over

    def take_back(self, now: int) -> None:
        """Undo all since the last move of a person at the table; the lights then lead the pieces home."""
        if not self.can_take_back:
            return
        length, _ = self._before.pop()
        self.referee = self.referee.again(length)
        self._keep(self.referee)
        self._known = len(self.referee.shown(TABLE))
        self.news = []
        self._new_position(now)

    # ------------------------------------------------------------------------------------------ what comes out

    @property
    def over(self) -> bool:
        return self.referee.outcome is not None

    @property
    def in_order(self) -> bool:
        return isinstance(self.board.decision, AtRest) and not self.board.layout.guided

    @property
    def acting(self) -> list[Seat]:
        return sorted(self.referee.to_act - {CHANCE})

    @property
    def seen(self) -> Seen:
        """All that a bot's pace may depend on."""
        changes = (mask(self.came_from) ^ mask(self.standing)).bit_count()
        opening = self._known == self._known_first
        return Seen(self.referee.game.name, self._known, opening, changes, self._acted == self._acts)

    @property
    def troubles(self) -> Bits:
        """Points whose reeds contradict the game and are left out of it."""
        return 0 if self.over else self.board.layout.deaf | self.board.aside

    def expected(self) -> Expected:
        """Where pieces should stand; once the game is over they may stand anywhere."""
        return Expected(self.board.memory.seen, 0, 0) if self.over else self.board.expected()

    def snapshot(self) -> Snapshot:
        """Return the game as everybody may see it now."""
        return Snapshot(
            game=self.referee.game.name,
            tabletop=self.tabletop,
            view=self.referee.view(TABLE),
            seats=self.seats,
            acting=self.acting,
            outcome=self.referee.outcome,
            series=self.series,
            news=self.news,
            aid=self.aid,
            glow=self.glow,
            setting_up=self.setting_up,
            layout=self.board.layout,
            decision=self.board.decision,
            since=self.board.since,
            expected=self.expected(),
            troubles=self.troubles,
            came_from=self.came_from,
            standing=self.standing,
            question=self.prompt.question,
            notice=self.prompt.notice,
            declined=self.prompt.declined,
        )

    # ------------------------------------------------------------------------------------------ a new position

    def _new_position(self, now: int, made: Bits | None = None) -> None:
        """Another position counts: tell it, and look at the board anew. Hands need no guidance to what they `made`."""
        view = self.referee.view(TABLE)
        fresh = self.referee.shown(TABLE, self._known)
        self._known += len(fresh)
        self.news = [*self.news[-_KEPT_NEWS:], *fresh]
        self.cues += [cue for event in fresh if (cue := self.tabletop.cue(event))]
        self.glow = self.tabletop.glow(view)
        pieces, first = self.tabletop.pieces(view), self.tabletop.first(view)
        self.came_from, self.standing = self.standing, pieces
        self._acted, self._acts = self._acts, self.acting
        self._hand = next((seat for seat in self.acting if self.seats[seat] == AT_TABLE), None)
        wanted, stood = mask(pieces), mask(self.came_from) | (made or 0)
        home = None if first is None else mask(first)
        astray = self.board.differs(wanted)
        self.prompt.clear()
        self._pending = Pending()
        self.board.lay_out(
            wanted,
            self.tabletop.readings(view) if self._hand else (),
            now,
            before=self._before[-1][1] if self._before else None,
            guided=((astray and wanted != made) or self.setting_up) and not self.over,
            first=home if home is not None and astray and self.board.differs(home) else None,
            leaving=0 if wanted & ~stood else stood & ~wanted,
        )

    def _rest(self) -> None:
        """The pieces stand right."""
        if self.board.layout.guided and self.setting_up:
            self.setting_up = False
            self.cues.append("ready")
        self.board.settle()

    # ------------------------------------------------------------------------------------------ what follows

    def _follow(self, now: int) -> None:
        """Do what the decision says, once."""
        if isinstance(self.board.decision, AtRest):
            self._rest()
        if self.prompt.declined or self.prompt.question is not None:
            return
        match self.board.decision:
            case Moved(reading) if not self._make(reading.move, now, reading):
                self._refuse(Notice("table.refused"))
            case Ask(readings, _, sure):
                self._ask(questions.which(self.tabletop, self.board.layout, readings, sure=sure))
            case Back():
                self._ask(questions.take_back(self.board.layout))
            case Wrong() if self._hand is None:
                self._refuse(Notice("table.not-now"))
            case Wrong(start, end):
                key, rule = self.tabletop.wrong(self.referee.view(TABLE), start, end)
                self._refuse(Notice(key, rule, self._names(bit(end))))

    def _make(self, text: str, now: int, reading: Reading | None) -> bool:
        """Hand a move to the referee. Why it is refused may be a secret: the public learns only that it is."""
        if self._hand is None:
            return False
        made = None if reading is None else reading.after(self.board.layout.wanted)
        try:
            self._play(self._hand, self.referee.game.read(text), now, made)
        except Refusal:
            return False
        return True

    def _refuse(self, notice: Notice) -> None:
        self.prompt.refuse(notice)
        self.cues.append("refused")

    def _ask(self, question: Question) -> None:
        self.prompt.ask(question)
        self.cues.append("question")

    def _answered(self, answer: Answer, now: int) -> None:
        match answer.does:
            case questions.LET_BE:
                self._let_be(now)
            case questions.TAKE_BACK:
                self.take_back(now)
            case questions.STANDS:
                self.board.believe(answer.spots, now)
            case questions.MOVE:
                self._make_by_button(answer.move, now)

    def _let_be(self, now: int) -> None:
        """None of what the map seems to be. A piece that then has come from nowhere is no piece: its reed is stuck.

        A piece that is missing as if it had never been put, and was not taken back, may stand on a dead reed.
        """
        _, missing, extra = self.expected()
        if isinstance(self.board.decision, Back) and missing and not extra:
            self.board.forget_before()
        elif isinstance(self.board.decision, Ask) and extra and not missing:
            self.board.believe(extra, now)
        else:
            self.prompt.declined = True

    def _make_by_button(self, text: str, now: int) -> None:
        """A move that the buttons told. Where hands made it and a reed did not notice, the reed is wrong."""
        moves = {} if isinstance(self.board.decision, AtRest) else self.board.layout.moves
        reading = next((reading for found in moves.values() for reading in found if reading.move == text), None)
        unmoved = ~self.board.memory.changed()
        if not self._make(text, now, reading):
            self._refuse(Notice("table.refused"))
        elif reading is not None and reading.start is not None:
            went, came = bit(reading.start) & self.board.memory.seen, bit(reading.end) & ~self.board.memory.seen
            self.board.believe((went | came) & unmoved, now)

    def _let_bots_act(self, now: int, *, hold: bool) -> None:
        """A bot plays once the pieces stand right and its pace has passed; meanwhile it thinks.

        It holds its move back while a piece seems to fall or to be lifted: nobody could put that back after it.
        """
        bots = [(seat, level) for seat in self.acting if (level := self.seats[seat].level) is not None]
        if not bots or not self.in_order or self.over:
            self._pending.put_off()
            return
        seat, level = bots[0]
        if self._pending.move is None:
            self._pending.move = self._think(self.referee, seat, level)
        if self._pending.is_due(now, self.seen) and not hold:
            self.play(seat, self._pending.move, now)

    def _names(self, spots: Bits) -> tuple[str, ...]:
        return tuple(self.tabletop.name_of(at) for at in members(spots))
