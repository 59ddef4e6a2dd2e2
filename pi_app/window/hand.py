"""The mouse as a hand at the virtual table: it lifts, carries and places pieces, and presses buttons and keys.

The left button is the hand, and the right one is the pen of the notebook.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.draw.sheets.look import look
from pi_app.games import front_of
from pi_app.games.piece_look import PieceLook
from pi_app.grid import Spot
from pi_app.public.clue_labels import clue_labels
from pi_app.public.look_back import LookBack
from pi_app.public.rules_reader import RulesReader
from pi_app.public.snapshot import Snapshot
from pi_app.screens import public_screen
from pi_app.table.inputs import IdleKey, Secret, Tap
from pi_app.table.session import Session
from pi_app.table.sitting import Sitting
from pi_app.terminal.drawing import NO_RULERS, rulers
from pi_app.window import leaving, public_words
from pi_app.window.carrying import Carrier, wanted
from pi_app.window.device import hidden_sheet, page_place
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
    WipeButton,
    lay_out,
)
from pi_app.window.leaving import Leaving
from pi_app.window.looks import ANY
from pi_app.window.notebook import NO_NOTEBOOK_MARKS, Notebook, NotebookMarks
from pi_app.window.pieces import WindowPieces
from pi_app.window.scene import Carried, WindowScene
from pi_app.window.window_handheld import HandheldScene, WindowHandheld
from pi_app.words import place_names, say

SHORTEST_CLICK: Final = 100  # ms that a button stays pressed, even if the click is shorter
CATCH_TIME: Final = 320  # ms between the removal of a caught piece and the arrival of the piece that caught it


class Hand:
    """A virtual table, its loop, and the mouse as a hand.

    With `carries`, the pieces that a bot or a private screen has moved carry themselves.
    """

    def __init__(
        self, table: VirtualTable, session: Session, size: Position = DEFAULT, *, carries: bool = True
    ) -> None:
        self.handheld = WindowHandheld()
        self.loop = session.begin(table.board, self.handheld.handhelds)
        self.leaving = Leaving()
        self.resize(size)
        self._table = table
        self._pieces = WindowPieces(table)
        self._carrier = Carrier(self._pieces) if carries else None
        self._notebook = Notebook()
        self._looks: dict[str, PieceLook] = {}  # by kind, for all games that were played in this session
        self._carried: tuple[str, Spot | None] | None = None  # the kind of the carried piece, and where it came from
        self._pos: Position = (-1, -1)
        self._down: dict[object, tuple[Hit, int]] = {}  # for each finger what it presses, and since when in ms
        self._later: list[tuple[int, Callable[[], None]]] = []  # actions and their times in ms
        self._known: Sitting | None = None  # the game whose pieces were set up

    @property
    def going(self) -> bool:
        return not (self.leaving.left or self.loop.shut_down)

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
        self._notebook.open_at(self.loop.playing)
        self.handheld.alone = self._alone(self.loop.playing)
        if self._carrier is not None:
            free = self._carried is None and not self._later
            going = self.loop.in_play is not None or self._carrier.flight is not None
            self._carrier.tick(self._table.now, self._game() if going else None, free=free)

    def _tick(self, now: int) -> None:
        self.handheld.tick(now)
        self.loop.tick(now)

    @staticmethod
    def _alone(game: Sitting | None) -> bool:
        """Return whether one person plays against bots only, so that nobody else is there to see a secret."""
        return game is not None and sum(not player.is_bot for player in game.seats.values()) == 1

    # ------------------------------------------------------------------------------------------ the mouse

    def press(self, pos: Position) -> None:
        """Press the left mouse button: lift a piece, or press what is there."""
        self._pos = pos
        if question := self.leaving.question(self.loop):
            place = leaving.place(self.layout.board)
            sheet = leaving.draw(question, place.size, look(*self.layout.type, night=True), self.loop.lang)
            self.leaving.answer(sheet.tapped(pos[0] - place.x, pos[1] - place.y))
            return
        hit = self.layout.hit(pos)
        if self._carried is not None or self._tap(pos) or hit is None:
            return
        match hit:
            case Point(at) if at in self._table.pieces:
                kind = self._kinds().get(at, "")
                self._pieces.lift(at)
                self._carried = (kind, at)
            case WipeButton() if self._marks():
                self._notebook.wipe()
            case Tray() | WipeButton():
                self._carried = ("", None)
            case SetUpButton():
                self.set_up()
            case HandheldKey() | Curtain() if self._handheld_scene().covered:
                return
            case TableButton() | HandheldKey() | Curtain():
                self.touch("mouse", hit)

    def _tap(self, pos: Position) -> bool:
        """Pass a tap to the hidden screen or the public screen below it. Return whether one of them took it."""
        held, shown = self._handheld_scene(), public_screen.of(self.loop.snapshot())
        place = page_place(held, self.layout)
        sheet = hidden_sheet(held, self.layout, self.loop.lang) if place.collidepoint(pos) else None
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
        if isinstance(hit := self.layout.hit(pos), Point):
            self._notebook.draw_to(hit.at)

    def release(self, pos: Position) -> None:
        """Release the left mouse button: put down the carried piece, or release what was pressed."""
        self._pos = pos
        self.leave("mouse")
        if self._carried is None:
            return
        (kind, start), self._carried = self._carried, None
        end = self.layout.drop(pos)
        if end is not None and end not in self._table.pieces:
            self._pieces.put(end, kind)
        elif end is not None and self._catches(start, end):
            self._pieces.lift(end)
            self._later.append((self._table.now + CATCH_TIME, partial(self._pieces.put, end, kind)))
        elif end is not None and start is not None:
            self._pieces.put(start, kind)

    def mark(self, pos: Position) -> None:
        """Press the right mouse button: give a point its next mark in the notebook."""
        if isinstance(hit := self.layout.hit(pos), Point) and self._takes_notes(self._game()):
            self._notebook.begin(hit.at)

    def stop_marking(self) -> None:
        """Release the right mouse button."""
        self._notebook.end()

    def _marks(self) -> NotebookMarks:
        """Return the marks in the notebook, none while the game rests."""
        return dict(self._notebook.marks) if self._takes_notes(self._game()) else NO_NOTEBOOK_MARKS

    @staticmethod
    def _takes_notes(game: Snapshot | None) -> bool:
        """Return whether something is hidden in the game, which a player may want to write down."""
        return game is not None and not front_of(game.game).sheet.open

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
        self.stop_marking()
        for finger in tuple(self._down):
            self.leave(finger)

    def set_up(self) -> None:
        """Put all pieces where the game wants them, as if somebody had placed them."""
        self._known, game = self.loop.playing, self._game()
        if game is not None and not game.over and self._carried is None:
            self._pieces.arrange(wanted(game))

    # ------------------------------------------------------------------------------------------ what is drawn

    def scene(self) -> WindowScene:
        """Return everything that the window shows now."""
        table, shown = self._table, self.loop.snapshot()
        game, kinds = shown.playing, self._kinds()
        if game is not None:
            self._looks |= front_of(game.game).looks
        over = self.layout.drop(self._pos)
        token = game.tabletop.token(game.view) if game else None
        carried = None
        if self._carried is not None:
            kind, start = self._carried
            carried = Carried(self.look_of(kind), self._pos, over, token=start is not None and start == token)
        hit = self.layout.hit(self._pos)
        pointed = None
        if game and isinstance(hit, Point):
            pointed = hit.at, self._name(game, hit.at, self.look_of(kinds.get(hit.at, "")))
        return WindowScene(
            tuple(table.colours()),
            {at: self.look_of(kind) for at, kind in kinds.items()},
            carried,
            public_screen.of(shown),
            frozenset(hit.name for hit, _ in self._down.values() if isinstance(hit, TableButton)),
            game is not None and self._astray(game),
            self._handheld_scene(),
            pointed,
            rulers(game.tabletop) if game else NO_RULERS,
            token,
            game="" if game is None else game.game,
            flying=self._flying(token),
            marks=self._marks(),
            leaving=self.leaving.question(self.loop),
            clues=clue_labels(game if shown.show is None else None, shown.past, self.loop.lang),
        )

    def _kinds(self) -> dict[Spot, str]:
        """Return the kinds of the pieces on the board."""
        game = self._game()
        return self._pieces.kinds({} if game is None else {**game.came_from, **game.standing, **wanted(game)})

    def _flying(self, token: Spot | None) -> Carried | None:
        """Return the piece that carries itself. If it brings the token, the token is on it."""
        flight = None if self._carrier is None else self._carrier.flight
        if flight is None:
            return None
        pos = flight.at(self._table.now, self.layout.ground, self.layout.tray.midleft)
        return Carried(self.look_of(flight.kind), pos, flight.end, token=token is not None and flight.end == token)

    def look_of(self, kind: str) -> PieceLook:
        """Return how a piece of this kind looks, also one that is left from the last game."""
        return self._looks.get(kind, ANY)

    def _name(self, game: Snapshot, at: Spot, look: PieceLook) -> str:
        """Return the point's name, with the name of the piece that stands there if its shape does not show it."""
        name = place_names(self.loop.lang, game.game, game.tabletop.name_of(at))
        return f"{say(self.loop.lang, look.name)} · {name}" if look.name else name

    def _handheld_scene(self) -> HandheldScene:
        """Return what is shown of the handheld. While a menu is open, its page is covered, like its own screen."""
        scene, game = self.handheld.scene(), self._game()
        scene = scene._replace(notes=not scene.serves and self._takes_notes(game))
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
