"""A mouse as the hand at the virtual table: it lifts, carries and puts pieces, and presses buttons and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import Surface

from engine.bits import members
from engine.game import TABLE
from hardware.virtual import VirtualTable
from pi_app.draw.sheets.look import look
from pi_app.games import front_of
from pi_app.games.piece_look import PieceLook
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot
from pi_app.public.look_back import LookBack
from pi_app.screens import public_screen
from pi_app.table.inputs import Secret, Tap
from pi_app.table.loop import TICK
from pi_app.table.session import Session
from pi_app.table.sitting import Sitting
from pi_app.terminal.drawing import NO_RULERS, rulers
from pi_app.window import public_words
from pi_app.window.device import hidden_sheet
from pi_app.window.layout import DEFAULT, Button, Curtain, Hit, Key, Point, Position, SetUp, Tray, lay_out
from pi_app.window.looks import ANY
from pi_app.window.scene import Carried, Scene
from pi_app.window.window_handheld import Held, Pocket
from pi_app.words import place_names, say

CLICK: Final = 100  # ms that a button stays down at least, however short the click
TAKEN_AWAY: Final = 320  # ms between a caught piece's leaving and its catcher's arrival


class Hand:
    """A virtual table, its loop, and the one hand that a mouse is."""

    def __init__(self, table: VirtualTable, session: Session, size: Position = DEFAULT) -> None:
        self.pocket = Pocket()
        self.loop = session.begin(table.board, self.pocket.handsets)
        self.left = False
        self.resize(size)
        self._table = table
        self._kinds: dict[Spot, str] = {}  # as far as the hand knows what it has put there
        self._looks: dict[str, PieceLook] = {}  # by kind: of every game that was on this table
        self._carried: tuple[str, Spot | None] | None = None  # its kind, and where it stood
        self._pos: Position = (-1, -1)
        self._down: dict[object, tuple[Hit, int]] = {}  # what each finger is on, and since when
        self._later: list[tuple[int, Callable[[], None]]] = []
        self._known: Sitting | None = None  # the game whose pieces were set up

    @property
    def going(self) -> bool:
        return not (self.left or self.loop.shut_down)

    def close(self) -> None:
        self.loop.close()

    def resize(self, size: Position) -> None:
        self._size = size
        self.layout = lay_out(*size)

    def within(self, pos: Position) -> Position:
        """Where a point of the window lies in the layout, which may be larger."""
        (x, y), (width, height) = pos, self.layout.size
        return x * width // max(1, self._size[0]), y * height // max(1, self._size[1])

    def tick(self, now: int) -> None:
        """Hands first, then the table; time that was missed passes without a tick."""
        due = [deed for at, deed in self._later if at <= now]
        self._later = [(at, deed) for at, deed in self._later if at > now]
        for deed in due:
            deed()
        self._table.advance(max(0, now - self._table.now))
        self._table.advance(TICK, self._tick)
        if self.loop.playing is not None and self.loop.playing is not self._known:
            self.set_up()  # nobody drags a town of 59 houses

    def _tick(self, now: int) -> None:
        self.pocket.tick(now)
        self.loop.tick(now)

    # ------------------------------------------------------------------------------------------ the mouse

    def press(self, pos: Position) -> None:
        """The mouse's button goes down."""
        self._pos = pos
        hit = self.layout.hit(pos)
        if self._carried is not None or self._tap(pos) or hit is None:
            return
        match hit:
            case Point(at) if at in self._table.pieces:
                self._table.lift(at)
                self._carried = (self._kinds.pop(at, self._wanted().get(at, "")), at)
            case Tray():
                self._carried = ("", None)
            case SetUp():
                self.set_up()
            case Button() | Key() | Curtain():
                self.touch("mouse", hit)

    def _tap(self, pos: Position) -> bool:
        """Whether a screen is there, and gets the tap: the hidden one lies over the public one."""
        place, shown = self.layout.hidden, public_screen.of(self.loop.snapshot())
        sheet = hidden_sheet(self._held(), self.layout, self.loop.lang) if place.collidepoint(pos) else None
        if sheet is None or self.loop.playing is None or isinstance(shown, LookBack):
            return self._tap_public(shown, pos)
        tap = Tap(sheet.tapped(pos[0] - place.x, pos[1] - place.y))
        self.loop.inputs.append(Secret(self.loop.playing, self.pocket, tap))
        return True

    def _tap_public(self, shown: public_screen.Shown, pos: Position) -> bool:
        """Whether something is there that a menu has for fingers, or a game that is looked back at, over all else."""
        place, lang = public_words.place(shown, self.layout), self.loop.lang
        if not place.collidepoint(pos):
            return False
        sheet = public_words.draw(shown, Surface(place.size), look(*self.layout.type, night=True), lang)
        meant = sheet.tapped(pos[0] - place.x, pos[1] - place.y)
        if meant is not None:
            self.loop.inputs.append(meant)
        return meant is not None or isinstance(shown, LookBack)

    def move(self, pos: Position) -> None:
        self._pos = pos

    def release(self, pos: Position) -> None:
        """It goes up: what was carried is put down, a finger leaves its button."""
        self._pos = pos
        self.leave("mouse")
        if self._carried is None:
            return
        (kind, start), self._carried = self._carried, None
        end = self.layout.drop(pos)
        if end is not None and end not in self._table.pieces:
            self._put(end, kind)
        elif end is not None and self._catches(start, end):
            self._lift(end)
            self._later.append((self._table.now + TAKEN_AWAY, partial(self._put, end, kind)))
        elif end is not None and start is not None:
            self._put(start, kind)

    def flick(self, pos: Position) -> None:
        """The mouse's other button: a piece goes from the board, or comes onto it."""
        at = self.layout.drop(pos)
        if at is None or self._carried is not None:
            return
        if at in self._table.pieces:
            self._lift(at)
        else:
            self._put(at, "")

    def _lift(self, at: Spot) -> None:
        self._table.lift(at)
        self._kinds.pop(at, None)

    def _put(self, at: Spot, kind: str) -> None:
        """Unless another piece was quicker."""
        if at in self._table.pieces:
            return
        self._table.put(at)
        if kind:
            self._kinds[at] = kind

    def _catches(self, start: Spot | None, end: Spot) -> bool:
        """Whether a piece from there may take the place of the one that stands here."""
        sitting = self.loop.playing
        readings = sitting.tabletop.readings(sitting.referee.view(TABLE)) if sitting and not sitting.over else ()
        return any((each.start, each.end) == (start, end) and each.over >> end & 1 for each in readings)

    # ------------------------------------------------------------------------------------------ fingers

    def touch(self, finger: object, hit: Hit) -> None:
        """A finger, of the mouse or of the keyboard, goes down on something."""
        self.leave(finger)
        self._down[finger] = (hit, self._table.now)
        match hit:
            case Button(name):
                self._table.press(name)
            case Key(name):
                self.pocket.press(name)
            case Curtain():
                self.pocket.hold()

    def leave(self, finger: object) -> None:
        """It goes up again."""
        hit, since = self._down.pop(finger, (None, 0))
        match hit:
            case Button(name):
                self._later.append((since + CLICK, partial(self._table.release, name)))
            case Key(name):
                self.pocket.release(name)
            case Curtain() if not any(isinstance(other, Curtain) for other, _ in self._down.values()):
                self.pocket.let_go()

    def leave_all(self) -> None:
        """All fingers go up: nobody knows what they do in another window."""
        for finger in tuple(self._down):
            self.leave(finger)

    def set_up(self) -> None:
        """All pieces stand where the game wants them, as if somebody had put them there."""
        sitting = self._known = self.loop.playing
        if sitting is not None and not sitting.over and self._carried is None:
            self._table.arrange(members(sitting.expected().pieces))
            self._kinds = dict(self._wanted())

    def _wanted(self) -> Pieces:
        sitting = self.loop.playing
        if sitting is None:
            return {}
        view = sitting.referee.view(TABLE)
        return {**sitting.tabletop.pieces(view), **(sitting.tabletop.first(view) or {})}

    # ------------------------------------------------------------------------------------------ eyes

    def scene(self) -> Scene:
        """All that is to be seen now."""
        table, sitting = self._table, self.loop.playing
        if sitting is not None:
            self._looks |= front_of(sitting.referee.game.name).looks
        wanted = self._wanted()
        kinds = {at: self._kinds.get(at, wanted.get(at, "")) for at in sorted(table.pieces)}
        over = self.layout.drop(self._pos)
        ball = sitting.tabletop.ball(sitting.referee.view(TABLE)) if sitting else None
        carried = None
        if self._carried is not None:
            kind, start = self._carried
            carried = Carried(self._look(kind), self._pos, over, ball=start is not None and start == ball)
        hit = self.layout.hit(self._pos)
        pointed = None
        if sitting and isinstance(hit, Point):
            pointed = hit.at, self._name(sitting, hit.at, self._look(kinds.get(hit.at, "")))
        return Scene(
            tuple(table.colours()),
            {at: self._look(kind) for at, kind in kinds.items()},
            carried,
            public_screen.of(self.loop.snapshot()),
            frozenset(hit.name for hit, _ in self._down.values() if isinstance(hit, Button)),
            sitting is not None and self._astray(sitting),
            self._held(),
            pointed,
            rulers(sitting.tabletop) if sitting else NO_RULERS,
            ball,
        )

    def _look(self, kind: str) -> PieceLook:
        """Return how a piece of this kind looks. Pieces of the last game may still stand when the next one begins."""
        return self._looks.get(kind, ANY)

    def _name(self, sitting: Sitting, at: Spot, look: PieceLook) -> str:
        """Return the point's name, with the name of the piece that stands there if its shape does not show it."""
        name = place_names(self.loop.lang, sitting.referee.game.name, sitting.tabletop.name_of(at))
        return f"{say(self.loop.lang, look.name)} · {name}" if look.name else name

    def _held(self) -> Held:
        """The handheld; its page is covered while the game waits for a menu, as its own screen is."""
        held, sitting = self.pocket.held(), self.loop.playing
        if sitting is not None and sitting.over:
            held = held._replace(idle="over")
        return held if self.loop.in_play is not None else held._replace(page=None, idle=held.idle or "rests")

    def _astray(self, sitting: Sitting) -> bool:
        """Whether pieces are wanted elsewhere, nobody carries one, and no answer is due that may let them stand."""
        _, missing, extra = sitting.expected()
        settled = self._carried is None and sitting.prompt.question is None and not sitting.over
        return settled and bool(missing | extra)
