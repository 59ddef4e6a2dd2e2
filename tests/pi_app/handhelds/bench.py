"""Virtual handhelds for one game, in virtual time, and a check of their screens at every tick.

The bench presses keys and pulls cables. Table and handhelds exchange bytes only. At every tick each screen must be
dark, or show a call, or show the page of the seat that it called while A was held, and of no other seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine import games
from engine.game import Seat
from engine.games.traqueur import random_camp
from engine.referee import AnyReferee, Referee
from hardware.handheld import Handheld
from hardware.virtual_handheld import VirtualHandheld
from pi_app.handhelds.handheld_screen import BLANK_SCREEN
from pi_app.handhelds.handhelds import Handhelds
from pi_app.pages import sharing
from pi_app.pages.sharing import Sharing
from pi_app.players import ON_SCREEN, Player
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.words import LANGUAGES, seat_name
from tests.pi_app.games.page_scenes import no_page

TICK = 20
HOLD = 700
LAG = 60  # ms until a new picture is on the screen for sure
SHORTEST = 560  # ms; two ticks less than the table wants, because bytes are under way


def sit_down(name: str, seats: Mapping[Seat, Player] | None = None, *, seed: int = 1, **options: Any) -> Sitting:
    """Return a game in which everybody who is not in `seats` plays on a handheld."""
    referee: AnyReferee = Referee(games.load(name), options, seed=seed)
    return Sitting(
        referee, {seat: (seats or {}).get(seat, ON_SCREEN) for seat in referee.players}, lambda *_: None, keep_nothing
    )


def some_move(sitting: Sitting, seat: Seat, rng: Random) -> str:
    """Return a random legal move of a seat that is to act."""
    legal = sitting.referee.legal(seat)
    return sitting.referee.game.write(random_camp(rng) if legal is None else rng.choice(legal))


REASONS = {"chicago": ("chicago.table-found-call",)}  # Why a screen calls its seat, as word keys.


def calls(sitting: Sitting) -> dict[bytes, Seat]:
    """Return every picture that calls a seat of the game: alone, one of several, one of several who are to act."""
    found, seats = {}, sitting.referee.players
    for lang in LANGUAGES:
        names = {seat: seat_name(lang, sitting.referee.game.name, seat) for seat in seats}
        for seat in seats:
            round_of = Sharing((seat, "another"), phase=sharing.CALLS, seat=seat)
            for call in (round_of, round_of._replace(acting=frozenset({seat})), round_of._replace(seats=(seat,))):
                for reason in (None, *REASONS.get(sitting.referee.game.name, ())):
                    found[sharing.draw(call, no_page, names, lang, reason).to_pages()] = seat
    return found


class Eye:
    """Watches one screen, and fails when it shows something that it may not show."""

    def __init__(self) -> None:
        self.opened: Seat | None = None  # The seat whose page is shown.
        self._called: Seat | None = None  # The seat that the screen calls.
        self._since: int | None = None  # When A went down, or when this call came while A was down.
        self._down = False
        self._held = 0
        self._allowed: set[bytes] = set()
        self._page: Any = None

    def press(self, now: int) -> None:
        self._down, self._since = True, now

    def release(self) -> None:
        self._down = False

    def look(self, bench: Bench, number: int) -> None:
        picture = bench.picos[number].picture()
        if self._down and self._since is not None:
            self._held = bench.now - self._since
        if bench.rests and bench.is_bound(number) and picture == BLANK_SCREEN and bench.picos[number].plugged:
            return  # A handheld with one seat shows its page again after a rest.
        if picture == BLANK_SCREEN or picture in bench.calls:
            called = bench.calls.get(picture)
            if self.opened or called != self._called:
                self.opened, self._called, self._held, self._allowed = None, called, 0, set()
                self._since = bench.now if self._down else None
        elif not self.opened:
            assert self._called, f"handheld {number} shows a page and called nobody"
            assert self._held >= bench.hold, f"handheld {number} opened after {self._held} ms"
            self.opened = self._called
        if self.opened or self._called:
            self._allow(bench, self.opened or self._called or "")
        if self.opened:
            assert picture in self._allowed, f"handheld {number} is open for {self.opened} and shows something else"

    def _allow(self, bench: Bench, seat: Seat) -> None:
        pages = bench.handhelds.pages
        assert pages is not None
        drawn = (seat, pages.page(seat), bench.lang)
        if drawn != self._page or not self._allowed:
            self._page = drawn
            self._allowed.add(pages.game_pages.draw(pages.page(seat), bench.lang).to_pages())


class Bench:
    """Some handhelds and a game without a table. `sitting.play` makes the moves that pieces would make."""

    def __init__(self, sitting: Sitting, handhelds: int = 1, *, drop: float = 0.0, flip: float = 0.0) -> None:
        self.sitting = sitting
        self.picos = [VirtualHandheld(seed, drop=drop, flip=flip) for seed in range(handhelds)]
        self.handhelds = Handhelds([Handheld(pico) for pico in self.picos])
        self.eyes = [Eye() for _ in self.picos]
        self.calls = calls(sitting)
        noisy = bool(drop or flip)  # Noise delays keys and pictures.
        self.hold, self.lag = (0, 1_500) if noisy else (SHORTEST, LAG)
        self.now, self.rested_at, self.lang, self.resting = 0, -self.lag, "fr", False
        self.run(400)

    def run(self, ms: int) -> None:
        for _ in range(0, ms, TICK):
            self._tick()
            for number, eye in enumerate(self.eyes):
                eye.look(self, number)

    def _tick(self) -> None:
        self.now += TICK
        self.rested_at = self.now if self.resting else self.rested_at
        for pico in self.picos:
            pico.advance(self.now)
        self.handhelds.tick(None if self.resting else self.sitting, self.lang, self.now)

    def new_game(self, sitting: Sitting) -> None:
        """Start another game. The old pictures stay until the first new ones have arrived."""
        self.sitting, self.calls, self.resting = sitting, calls(sitting), False
        for _ in range(0, self.lag, TICK):
            self._tick()
        self.eyes = [Eye() for _ in self.picos]

    # ---- fingers

    def press(self, key: str, number: int = 0) -> None:
        if key == "a":
            self.eyes[number].press(self.now)
        self.picos[number].press(key)

    def release(self, key: str, number: int = 0) -> None:
        if key == "a":
            self.eyes[number].release()
        self.picos[number].release(key)

    def tap(self, *keys: str, number: int = 0) -> None:
        for key in keys:
            self.press(key, number)
            self.run(60)
            self.release(key, number)
            self.run(60)

    def take(self, number: int = 0, ms: int = HOLD) -> None:
        """Hold A; by default for so long that the called page opens."""
        self.press("a", number)
        self.run(ms)
        self.release("a", number)
        self.run(100)

    def keys(self, seat: Seat, move: str) -> list[str]:
        pages = self.handhelds.pages
        assert pages is not None
        return pages.game_pages.keys_for(pages.page(seat), move)

    # ---- eyes

    @property
    def rests(self) -> bool:
        """Return whether screens may be dark because the game rests, or did until just now."""
        return self.now - self.rested_at <= self.lag

    def is_bound(self, number: int) -> bool:
        """Return whether a handheld serves only one seat."""
        return len(self.handhelds.screens[number].sharing.seats) == 1

    def seen(self, number: int = 0) -> str:
        """Return what a screen shows, in words: dark, a call, or the page of a seat."""
        picture = self.picos[number].picture()
        if picture == BLANK_SCREEN:
            return "dark"
        return f"calls {self.calls[picture]}" if picture in self.calls else f"page of {self.eyes[number].opened}"

    @property
    def line(self) -> list[tuple[Seat, str]]:
        referee = self.sitting.referee
        return [(played.seat, referee.game.write(played.move)) for played in referee.line]
