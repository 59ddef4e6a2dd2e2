"""The scenes of the screens' reference pictures: all pages of the handheld for the hidden screen, games for the public.

`make screens` writes the pictures again. Read the diff and look at them afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from engine import games
from engine.bits import members
from engine.game import TABLE, Options
from engine.games.chicago.position import NOBODY
from engine.games.traqueur import random_camp
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.disk import series
from pi_app.disk.series import Series
from pi_app.disk.store import players_of
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.shows import ShowAct
from pi_app.pages.keys import KeyEvent
from pi_app.pages.page import Pages
from pi_app.pages.sharing import Sharing
from pi_app.players import ON_SCREEN, Player
from pi_app.public.figures_reader import figures_reader
from pi_app.public.look_back import LookBack, look_back
from pi_app.screens import curtain, figures_screen, hidden_screen, look_back_screen, public_screen, strip
from pi_app.system.settings import Settings
from pi_app.table import next_game
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.menu import records_pages
from pi_app.table.menu.pages import MenuPage, Situation
from pi_app.table.menu.records_pages import OldGame
from pi_app.table.menu.top_page import open_menu
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.table_snapshot import TableSnapshot
from pi_app.words import LANGUAGES, say
from tests.pi_app.games.page_scenes import scenes as pages
from tests.pi_app.screens import troubles
from tests.pi_app.screens.test_figures import own_figures, summary

PICTURES = Path(__file__).parent / "pictures"
PAINTED = (  # the scenes that are kept as PNG files, too: four of the hidden screen, five of the public screen
    *("farm-over-fr", "search-over-en", "thief-turn-large-night", "town-acts-middle"),
    *("menu-spell-fr", "menu-top-middle", "public-chicago-large-night", "replay-rattrapez-le-fr"),
    "figures-turns-fr",
)
SMALL, MIDDLE, LARGE = (320, 240), (480, 320), (800, 480)
SIZES = (SMALL, MIDDLE, LARGE)
PLAYED: tuple[tuple[str, dict[str, Any], int], ...] = (  # a game, its options, moves until the picture
    ("catch-a-thief", {}, 9),
    ("catch-it", {}, 9),
    ("traqueur", {}, 9),
    ("chicago", {"players": 4}, 40),
    ("rattrapez-le", {"players": 4}, 16),
)
Draw = Callable[[Sheet, str], None]
LARGELY = (
    *("public-catch-a-thief", "public-catch-it", "public-rattrapez-le", "public-refused", "public-over-chicago"),
    *("public-disk-full", "public-put-away", "replay-catch-a-thief", "thief-sure", "search-inside", "ball-way"),
    *("farm-map", "town-acts", "menu-top", "show-riddle", "curtain", "rules-cited", "rules-example"),
    *("figures-heat", "figures-turns", "menu-old-games", "playing-back-catch-a-thief"),
)
NIGHTLY = (
    "thief-turn",
    "town-acts",
    "farm-hand",
    "public-traqueur",
    "public-chicago",
    "public-idle",
    "menu-seats",
    "public-asks",
    "replay-rattrapez-le",
    "camp-cell",
)


def drawn(draw: Draw, size: tuple[int, int], lang: str, *, night: bool = False) -> Sheet:
    sheet = Sheet(size, look(*size, night=night))
    draw(sheet, lang)
    return sheet


# ------------------------------------------------------------------------------------------ the hidden screen


def page_of(game: str, view: Any, keys: str) -> tuple[Pages, Any]:
    machine = front_of(game).pages
    page = machine.open(view, luck=1)
    for key in keys.split():
        page, _ = machine.press(page, key)
    return machine, page


def hidden_scenes() -> Iterator[tuple[str, Draw]]:
    for name, (game, view, keys) in pages():
        machine, page = page_of(game, view, keys)
        yield name, lambda sheet, lang, machine=machine, page=page: hidden_screen.draw(machine, page, sheet, lang)


def draw_curtain(sheet: Sheet, lang: str) -> None:
    sharing = Sharing(("thief1", "thief2")).turn(frozenset({"thief1", "thief2"}), 0)
    sharing, _ = sharing.key(KeyEvent("right", "down"), 1.0)
    curtain.draw(sharing, sheet, {"thief2": say(lang, "chicago.seat-thief2")}, lang)


# ------------------------------------------------------------------------------------------ the public screen


class RandomSession:
    """A virtual table at which everybody plays at random."""

    def __init__(self, table: VirtualTable, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.loop = Loop(table.board, Settings(lang=lang), names=("Ada", "Basile"), journal=Journal.without_disk())
        self.wait(100)

    def wait(self, ms: int) -> None:
        self.table.advance(ms, self.loop.tick)

    def sit_down(self, game: str, options: Options, seed: int = 5, of: Series | None = None) -> Sitting:
        of = of or series.begin(game, options, hidden_seats(game))
        referee: Referee[Any, Any, Any] = Referee(games.load(game), options, seed=seed)
        sitting = Sitting.of(referee, players_of(of.places()), self.loop.thinks, keep_nothing, of)
        self.loop.sit_down(sitting, self.table.now)
        self.tidy()
        return sitting

    @property
    def sitting(self) -> Sitting:
        assert self.loop.sitting is not None
        return self.loop.sitting

    def play(self, sitting: Sitting, most: int, rng: Random) -> None:
        """Play at most this many moves and put all pieces in their places."""
        referee = sitting.referee
        for _ in range(most):
            if referee.outcome:
                break
            seat = rng.choice(sorted(referee.to_act))
            legal = referee.legal(seat)
            sitting.play(seat, random_camp(rng) if legal is None else rng.choice(sorted(legal)), self.table.now)
        self.tidy()

    def tidy(self) -> None:
        for _ in range(2):
            self.table.arrange(set(members(self.sitting.expected().pieces)))
            self.wait(400)

    def press(self, *buttons: str) -> None:
        for button in buttons:
            self.table.press(button)
            self.wait(100)
            self.table.release(button)
            self.wait(100)


def at_the_table(act: Callable[[RandomSession], None], lang: str) -> public_screen.Shown:
    """Do something at a table and return what the public screen shows afterwards."""
    with VirtualTable() as table:
        session = RandomSession(table, lang)
        act(session)
        return public_screen.of(session.loop.snapshot())


def game_after(game: str, options: dict[str, Any], moves: int) -> Callable[[RandomSession], None]:
    return lambda session: session.play(session.sit_down(game, options), moves, Random(7))


def match_after(game: str, options: dict[str, Any], length: int, *moves: int) -> Callable[[RandomSession], None]:
    """Return a function that plays a match, with these numbers of moves in its games."""

    def act(session: RandomSession) -> None:
        past = series.begin(game, options, hidden_seats(game), ("Ada", "Basile", "Clara", "Diego", "Edith"), length)
        rng = Random(7)
        for most in moves:
            session.play(session.sit_down(game, past.options, of=past), most, rng)
            past = next_game.after(session.sitting) or past

    return act


def hidden_seats(game: str) -> dict[str, Player]:
    return dict.fromkeys(front_of(game).tabletop.hidden, ON_SCREEN)


def refused(session: RandomSession) -> None:
    """A player puts a pawn on a point that is no legal target."""
    session.sit_down("catch-it", {})
    at = sorted(session.table.pieces)
    session.table.lift(at[-1])
    session.wait(200)
    session.table.put(0)
    session.wait(3000)


def asked(session: RandomSession) -> None:
    """A detective in column 1 may wait, and a button asks for it."""
    sitting = session.sit_down("traqueur", {})
    rng = Random(7)
    while True:
        session.play(sitting, 1, rng)
        if sitting.tabletop.deeds(sitting.referee.view("table")):
            return session.press("ok")


def surrounded(session: RandomSession) -> None:
    """A pawn of Chicago cannot move, and its player is asked in secret."""
    sitting = session.sit_down("chicago", {"players": 4})
    sitting.seats = dict.fromkeys(sitting.referee.players, ON_SCREEN)
    session.play(sitting, 175, Random(0))
    assert sitting.referee.view(TABLE).position.asked != NOBODY


def bare(session: RandomSession) -> None:
    """All pieces are missing."""
    session.sit_down("catch-it", {})
    session.table.arrange(set())
    session.wait(3500)


def new_game(session: RandomSession) -> None:
    session.press("menu", "ok", "right", "right", "right")


def explained(session: RandomSession) -> None:
    session.sit_down("catch-a-thief", {})
    session.press("menu", *["left"] * 10, "ok", "right")


def named(session: RandomSession) -> None:
    """Start Catch'it with the names of people who have played here before."""
    session.press("menu", "ok", "right", "ok", "ok", "ok", "ok", "right")


def spelled(session: RandomSession) -> None:
    """Spell the first letters of a new name."""
    named(session)
    session.press("ok", "right", "ok")
    for to_group, letter in ((["right"] * 4, 5), (["left"] * 2, 4), (["right"] * 3, 0)):
        session.press(*to_group, "ok", *["right"] * letter, "ok")


PUBLIC: tuple[tuple[str, Callable[[RandomSession], None]], ...] = (
    *((f"public-{game}", game_after(game, options, moves)) for game, options, moves in PLAYED),
    *((f"public-over-{game}", game_after(game, options, 4000)) for game, options, _ in PLAYED),
    ("public-match", match_after("catch-a-thief", {}, 4, 99, 99, 9)),
    ("public-match-chicago", match_after("chicago", {"players": 5}, 5, 4000, 9)),
    ("public-match-chicago-goes-on", match_after("chicago", {"players": 5}, 5, 4000)),
    ("public-match-goes-on", match_after("catch-a-thief", {}, 4, 99, 99)),
    ("public-match-over", match_after("chicago", {"players": 3}, 3, 4000, 4000, 4000)),
    ("public-refused", refused),
    ("public-asks", asked),
    ("public-surrounded", surrounded),
    ("public-set-up", bare),
    ("public-idle", lambda session: session.wait(100)),
    *troubles.SCENES,
    ("menu-top", lambda session: session.press("menu", "right")),
    ("menu-games", new_game),
    ("menu-seats", lambda session: session.press("menu", "ok", "right", "right", "ok", "ok", "ok", "right")),
    ("menu-learn", lambda session: session.press("menu", "right", "ok", "right")),
    ("menu-rules", lambda session: session.press("menu", "right", "right", "ok", "right")),
    ("menu-lights", explained),
    ("rules-aim", lambda session: session.press("menu", "right", "right", "ok", "right", "ok")),
    ("rules-cited", lambda session: (refused(session), session.press("right"))),
    ("rules-example", lambda session: (refused(session), session.press("right", "right"))),
    ("menu-show", lambda session: session.press("menu", *["right"] * 4, "ok", "left")),
    ("show-game", lambda session: show(session, ShowAct("catch-it"), 40_000)),
    ("show-riddle", lambda session: show(session, ShowAct("catch-a-thief", "riddle"), 31_000)),
    ("show-riddle-answer", lambda session: show(session, ShowAct("catch-a-thief", "riddle"), 107_000)),
    ("menu-names", named),
    ("menu-who", lambda session: (named(session), session.press("ok", "right"))),
    ("menu-spell", spelled),
    ("menu-length", lambda session: session.press("menu", "ok", "ok", "ok", "right")),
)


def show(session: RandomSession, act: ShowAct, ms: int) -> None:
    """Run a show for some time."""
    session.loop.exhibition.begin(act, Random(3))
    session.wait(ms)


def public_scenes() -> Iterator[tuple[str, Draw]]:
    for name, act in PUBLIC:
        shown = {lang: at_the_table(act, lang) for lang in LANGUAGES}
        yield name, lambda sheet, lang, shown=shown: public_screen.draw(shown[lang], sheet, lang)


def finished(game: str, options: dict[str, Any], seed: int = 5) -> LookBack:
    rng = Random(seed)
    referee: Referee[Any, Any, Any] = Referee(games.load(game), options, seed=seed)
    while not referee.outcome:
        seat = rng.choice(sorted(referee.to_act))
        legal = referee.legal(seat)
        referee.play(seat, random_camp(rng) if legal is None else rng.choice(sorted(legal)))
    return look_back(referee)


def replay_scenes() -> Iterator[tuple[str, Draw]]:
    for game, options, _ in PLAYED:
        shown = finished(game, options)
        shown = shown._replace(at=len(shown.steps) * 2 // 3)
        yield f"replay-{game}", lambda sheet, lang, shown=shown: look_back_screen.draw(shown, sheet, lang)


def playing_back(name: str) -> LookBack:
    """Return a look back that plays by itself, at a step in which a piece moved."""
    past = finished(name, {})
    return next(past._replace(at=at, plays=True) for at in range(9, 99) if past.steps[at].trails[past.seat])


def archive_scenes() -> Iterator[tuple[str, Draw]]:
    """Yield what the menu tells about the games that were played here."""
    whole = summary("catch-a-thief", 3, own_figures())
    for at, name in enumerate(("roles", "players", "matches", "turns", "heat")):
        reader = figures_reader(whole)._replace(at=at)
        yield f"figures-{name}", lambda sheet, lang, reader=reader: figures_screen.draw(reader, sheet, lang)
    played = [
        OldGame(number, (f"2026-11-{number} 20:15 · Catch'it",) * 2, ("Ada, Basile",) * 2) for number in range(10, 30)
    ]
    top = open_menu(Situation()).below(records_pages.first_page())
    asked = records_pages.ask_to_delete_all(top, 128, 12)
    for name, menu in (
        ("records", top),
        ("old-games", top.below(MenuPage("old-games", tuple(played), 8))),
        ("delete-all", asked),
        ("note", records_pages.noted(top, "busy")),
    ):
        shown = {lang: public_screen.of(TableSnapshot(lang, menu=menu)) for lang in LANGUAGES}
        yield f"menu-{name}", lambda sheet, lang, shown=shown: public_screen.draw(shown[lang], sheet, lang)
    for game in ("catch-a-thief", "catch-it"):
        past = playing_back(game)
        yield f"playing-back-{game}", lambda sheet, lang, past=past: look_back_screen.draw(past, sheet, lang)


def touch_scenes() -> Iterator[tuple[str, Draw]]:
    """Yield some public scenes with buttons for touch screens."""
    wanted = ("menu-top", "public-asks", "public-over-catch-a-thief", "replay-chicago")
    wanted += ("figures-players", "menu-old-games", "playing-back-catch-a-thief")
    for name, draw in (*public_scenes(), *replay_scenes(), *archive_scenes()):
        if name in wanted:
            yield f"touch-{name}", lambda sheet, lang, draw=draw: within_reach(draw, sheet, lang)


def within_reach(draw: Draw, sheet: Sheet, lang: str) -> None:
    strip.draw_above(sheet, lambda page: draw(page, lang), lang)


# ------------------------------------------------------------------------------------------ all of them


@cache
def pictures() -> dict[str, Sheet]:
    """Return every reference picture by its name: all small ones in both languages, many larger, some in night mode."""
    shown = (
        *hidden_scenes(),
        *public_scenes(),
        *replay_scenes(),
        *archive_scenes(),
        *touch_scenes(),
        ("curtain", draw_curtain),
    )
    sheets: dict[str, Sheet] = {}
    for name, draw in shown:
        for lang in LANGUAGES:
            sheets[f"{name}-{lang}"] = drawn(draw, SMALL, lang)
        if name.startswith(("public-c", "menu-top", "replay")) or name.endswith(("-turn", "-acts", "-hand", "-cell")):
            sheets[f"{name}-middle"] = drawn(draw, MIDDLE, "fr")
        if name in LARGELY:
            sheets[f"{name}-large"] = drawn(draw, LARGE, "fr")
        if name in NIGHTLY:
            sheets[f"{name}-large-night"] = drawn(draw, LARGE, "en", night=True)
    return sheets
