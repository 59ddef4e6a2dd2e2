"""The mouse as a hand at the virtual table: it lifts, carries and places pieces, and presses buttons and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.bits import members
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.draw.sheets.look import look
from pi_app.games import front_of
from pi_app.games.piece_look import PieceLook
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot
from pi_app.public.look_back import LookBack
from pi_app.public.rules_reader import RulesReader
from pi_app.public.snapshot import Snapshot
from pi_app.screens import public_screen
from pi_app.table.inputs import IdleKey, Secret, Tap
from pi_app.table.session import Session
from pi_app.table.sitting import Sitting
from pi_app.terminal.drawing import NO_RULERS, rulers
from pi_app.window import public_words
from pi_app.window.device import hidden_sheet
from pi_app.window.layout import (
    DEFAULT,
    Curtain,
    HandheldKey,
    Hit,
    Point,
    Position,
    SetUpButton,
    TableButton,
    Tray,
    lay_out,
)
from pi_app.window.looks import ANY
from pi_app.window.scene import Carried, WindowScene
from pi_app.window.window_handheld import HandheldScene, WindowHandheld
from pi_app.words import place_names, say

SHORTEST_CLICK: Final = 100  # ms that a button stays pressed, even if the click is shorter
CATCH_TIME: Final = 320  # ms between the removal of a caught piece and the arrival of the piece that caught it


class Hand:
    """A virtual table, its loop, and the mouse as a hand."""

    def __init__(self, table: VirtualTable, session: Session, size: Position = DEFAULT) -> None:
        self.handheld = WindowHandheld()
        self.loop = session.begin(table.board, self.handheld.handhelds)
        self.left = False
        self.resize(size)
        self._table = table
        self._kinds: dict[Spot, str] = {}  # the kinds of the pieces that the hand has placed, if it knows them
        self._looks: dict[str, PieceLook] = {}  # by kind, for all games that were played in this session
        self._carried: tuple[str, Spot | None] | None = None  # the kind of the carried piece, and where it came from
        self._pos: Position = (-1, -1)
        self._down: dict[object, tuple[Hit, int]] = {}  # for each finger what it presses, and since when in ms
        self._later: list[tuple[int, Callable[[], None]]] = []  # actions and their times in ms
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
        """Convert a position in the window to one in the layout, which is larger than a very small window."""
        (x, y), (width, height) = pos, self.layout.size
        return x * width // max(1, self._size[0]), y * height // max(1, self._size[1])

    def tick(self, now: int) -> None:
        """Do the actions that are due, then run one tick of the table. Time that was missed passes without a tick."""
        due = [action for at, action in self._later if at <= now]
        self._later = [(at, action) for at, action in self._later if at > now]
        for action in due:
            action()
        self._table.advance(max(0, now - self._table.now))
        self._table.advance(TICK_MS, self._tick)
        if self.loop.playing is not None and self.loop.playing is not self._known:
            self.set_up()  # to place 59 houses with the mouse would take too long

    def _tick(self, now: int) -> None:
        self.handheld.tick(now)
        self.loop.tick(now)

    # ------------------------------------------------------------------------------------------ the mouse

    def press(self, pos: Position) -> None:
        """Press the left mouse button: lift a piece, or press what is there."""
        self._pos = pos
        hit = self.layout.hit(pos)
        if self._carried is not None or self._tap(pos) or hit is None:
            return
        match hit:
            case Point(at) if at in self._table.pieces:
                self._table.lift(at)
                self._carried = (self._kinds.pop(at, _wanted(self._game()).get(at, "")), at)
            case Tray():
                self._carried = ("", None)
            case SetUpButton():
                self.set_up()
            case TableButton() | HandheldKey() | Curtain():
                self.touch("mouse", hit)

    def _tap(self, pos: Position) -> bool:
        """Pass a tap to the hidden screen or the public screen below it. Return whether one of them took it."""
        place, shown = self.layout.hidden, public_screen.of(self.loop.snapshot())
        sheet = hidden_sheet(self._handheld_scene(), self.layout, self.loop.lang) if place.collidepoint(pos) else None
        if sheet is None or self.loop.playing is None or isinstance(shown, LookBack | RulesReader):
            return self._tap_public(shown, pos)
        tap = Tap(sheet.tapped(pos[0] - place.x, pos[1] - place.y))
        self.loop.inputs.append(Secret(self.loop.playing, self.handheld, tap))
        return True

    def _tap_public(self, shown: public_screen.Shown, pos: Position) -> bool:
        """Pass a tap to the public screen. Return whether it took it; a look back at a game takes every tap."""
        place, lang = public_words.place(shown, self.layout), self.loop.lang
        if not place.collidepoint(pos):
            return False
        sheet = public_words.draw(shown, place.size, look(*self.layout.type, night=True), lang)
        meant = sheet.tapped(pos[0] - place.x, pos[1] - place.y)
        if meant is not None:
            self.loop.inputs.append(meant)
        return meant is not None or isinstance(shown, LookBack | RulesReader)

    def move(self, pos: Position) -> None:
        self._pos = pos

    def release(self, pos: Position) -> None:
        """Release the left mouse button: put down the carried piece, or release what was pressed."""
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
            self._later.append((self._table.now + CATCH_TIME, partial(self._put, end, kind)))
        elif end is not None and start is not None:
            self._put(start, kind)

    def flick(self, pos: Position) -> None:
        """Click with the right mouse button: remove the piece, or put one there if there is none."""
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
        """Put a piece on a point, unless another piece stands there by now."""
        if at in self._table.pieces:
            return
        self._table.put(at)
        if kind:
            self._kinds[at] = kind

    def _catches(self, start: Spot | None, end: Spot) -> bool:
        """Return whether a piece from `start` may catch the piece on `end`."""
        game = self._game()
        readings = game.tabletop.readings(game.view) if game and not game.over else ()
        return any((each.start, each.end) == (start, end) and each.over >> end & 1 for each in readings)

    def wakes(self) -> bool:
        """End a running show, whatever is pressed. Return whether there was one."""
        if self.loop.exhibition.runs:
            self.loop.inputs.append(IdleKey())
        return self.loop.exhibition.runs

    # ------------------------------------------------------------------------------------------ fingers

    def touch(self, finger: object, hit: Hit) -> None:
        """Press something with a finger: the mouse, or a key of the keyboard."""
        self.leave(finger)
        self._down[finger] = (hit, self._table.now)
        match hit:
            case TableButton(name):
                self._table.press(name)
            case HandheldKey(name):
                self.handheld.press(name)
            case Curtain():
                self.handheld.hold()

    def leave(self, finger: object) -> None:
        """Release what the finger presses."""
        hit, since = self._down.pop(finger, (None, 0))
        match hit:
            case TableButton(name):
                self._later.append((since + SHORTEST_CLICK, partial(self._table.release, name)))
            case HandheldKey(name):
                self.handheld.release(name)
            case Curtain() if not any(isinstance(other, Curtain) for other, _ in self._down.values()):
                self.handheld.let_go()

    def leave_all(self) -> None:
        """Release everything, because an unfocused window gets no events."""
        for finger in tuple(self._down):
            self.leave(finger)

    def set_up(self) -> None:
        """Put all pieces where the game wants them, as if somebody had placed them."""
        self._known, game = self.loop.playing, self._game()
        if game is not None and not game.over and self._carried is None:
            self._table.arrange(members(game.expected.pieces))
            self._kinds = dict(_wanted(game))

    # ------------------------------------------------------------------------------------------ what is drawn

    def scene(self) -> WindowScene:
        """Return everything that the window shows now."""
        table, shown = self._table, self.loop.snapshot()
        game, wanted = shown.playing, _wanted(shown.playing)
        if game is not None:
            self._looks |= front_of(game.game).looks
        kinds = {at: self._kinds.get(at, wanted.get(at, "")) for at in sorted(table.pieces)}
        over = self.layout.drop(self._pos)
        token = game.tabletop.token(game.view) if game else None
        carried = None
        if self._carried is not None:
            kind, start = self._carried
            carried = Carried(self._look(kind), self._pos, over, token=start is not None and start == token)
        hit = self.layout.hit(self._pos)
        pointed = None
        if game and isinstance(hit, Point):
            pointed = hit.at, self._name(game, hit.at, self._look(kinds.get(hit.at, "")))
        return WindowScene(
            tuple(table.colours()),
            {at: self._look(kind) for at, kind in kinds.items()},
            carried,
            public_screen.of(shown),
            frozenset(hit.name for hit, _ in self._down.values() if isinstance(hit, TableButton)),
            game is not None and self._astray(game),
            self._handheld_scene(),
            pointed,
            rulers(game.tabletop) if game else NO_RULERS,
            token,
        )

    def _look(self, kind: str) -> PieceLook:
        """Return how a piece of this kind looks, also one that is left from the last game."""
        return self._looks.get(kind, ANY)

    def _name(self, game: Snapshot, at: Spot, look: PieceLook) -> str:
        """Return the point's name, with the name of the piece that stands there if its shape does not show it."""
        name = place_names(self.loop.lang, game.game, game.tabletop.name_of(at))
        return f"{say(self.loop.lang, look.name)} · {name}" if look.name else name

    def _handheld_scene(self) -> HandheldScene:
        """Return what is shown of the handheld. While a menu is open, its page is covered, like its own screen."""
        scene, game = self.handheld.scene(), self._game()
        if game is not None and game.over:
            scene = scene._replace(idle="over")
        return scene if self.loop.in_play is not None else scene._replace(page=None, idle=scene.idle or "rests")

    def _astray(self, game: Snapshot) -> bool:
        """Return whether pieces are in wrong places, no piece is carried, and no question is open about them."""
        settled = self._carried is None and game.question is None and not game.over
        return settled and bool(game.expected.missing | game.expected.extra)

    def _game(self) -> Snapshot | None:
        """Return the game on the table as everybody may see it, unless it rests."""
        return self.loop.snapshot().playing


def _wanted(game: Snapshot | None) -> Pieces:
    """Return the pieces where they should stand, and those that are set up first."""
    return {} if game is None else {**game.standing, **(game.tabletop.first(game.view) or {})}
