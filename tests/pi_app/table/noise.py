"""What real hands do besides the move they mean: the kinds of noise that a table in a living room must cope with.

None of it is a legal move that holds long enough to count: a piece leaves a legal point that was not meant before the
map settles, and a house next to a burglar, which is burgled by lifting it, is put down quickly.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from engine.bits import members
from hardware.pinmap import POINTS
from pi_app.games.tabletop import Reading
from pi_app.grid import SIZE, Spot
from tests.pi_app.table.checked_session import CheckedSession, Meant
from tests.pi_app.table.noisy_hands import Hands

BRUSH = 160  # ms that a piece may stand on a legal point that was not meant
NOISY = 0.5  # the probability of noise at each moment that allows it


class NoisyHands(Hands):
    """Hands that hesitate, slide, slip, knock, hurry and play with the buttons; `kinds` counts what they did."""

    def __init__(self, session: CheckedSession, noisy: float = NOISY) -> None:
        super().__init__(session)
        self.noisy = noisy
        self.kinds: dict[str, int] = {}
        self._later: list[Callable[[], None]] = []  # What must be put right afterwards.

    def _some(self, *kinds: Callable[[Reading], None]) -> list[Callable[[Reading], None]]:
        """Return none, one or two random kinds of noise. After some tries people are careful."""
        if self.tries > 3 or self.rng.random() >= self.noisy:
            return []
        return self.rng.sample(kinds, k=min(len(kinds), self.rng.choice((1, 1, 2))))

    def _do(self, noises: list[Callable[[Reading], None]], reading: Reading) -> None:
        for noise in noises:
            kind = noise.__name__.strip("_")
            self.kinds[kind] = self.kinds.get(kind, 0) + 1
            self.session.tell(f"~ {kind}")
            noise(reading)

    # ------------------------------------------------------------------------------------------ a move

    def carry(self, reading: Reading) -> None:
        fresh = len(self.session.meant)
        self._do(self._some(self._sleeve, self._buttons, self._menu, self._stray, self._fiddle), reading)
        if self.sitting.over or len(self.session.meant) != fresh or not self._at_home(reading):
            return
        if reading.over or reading.end is None or reading.start is None:
            super().carry(reading)
        elif self.tries <= 3 and self.rng.random() < 0.35 and self.clear_way(reading.start, reading.end):
            self._push(reading.start, reading.end)
        elif self.tries == 1 and self.rng.random() < 0.25 and self._hurry(reading):
            return
        else:
            self._by_air(reading)
        self._do(self._some(self._buttons, self._menu, self._brush_by, self._knock), reading)
        self._set_right()

    def _at_home(self, reading: Reading) -> bool:
        return self.table.pieces == set(members(self.sitting.expected().pieces)) and not self.table.fallen

    def _by_air(self, reading: Reading) -> None:
        """Lift the piece, make some noise, and put it."""
        assert reading.start is not None and reading.end is not None
        self.lift(reading.start)
        self.wait(40, 700)
        kinds = (self._hesitate, self._wrong, self._wrong, self._knock, self._two_hands, self._sleeve, self._menu)
        self._do(self._some(*kinds, self._buttons), reading)
        if reading.end not in self.table.pieces:
            self.put(reading.end)

    def _push(self, start: Spot, end: Spot) -> None:
        """Slide a piece, in one go or with a change of speed on the way."""
        self.kinds["slide"] = self.kinds.get("slide", 0) + 1
        legs = [start, end]
        (x, y), (u, v) = (start % SIZE, start // SIZE), (end % SIZE, end // SIZE)
        way = max(abs(u - x), abs(v - y))
        if way > 1 and (u - x) % way == 0 and (v - y) % way == 0 and self.rng.random() < 0.4:
            part = self.rng.randrange(1, way)
            legs.insert(1, (y + (v - y) // way * part) * SIZE + x + (u - x) // way * part)
        for one, other in pairwise(legs):
            points = max(abs(other % SIZE - one % SIZE), abs(other // SIZE - one // SIZE))
            self.slide(one, other, points * self.rng.choice((60, 120, 200, 300, 450, 700)))

    def _hurry(self, reading: Reading) -> bool:
        """Move a second piece of the same player before the table has reacted to the first."""
        session, meant = self.session, self.session.meant[0]
        ahead = session.ahead(meant)
        if reading.label or ahead.outcome or meant.seat not in ahead.to_act:
            return False
        then = Meant(meant.seat, session.think(ahead, meant.seat))
        text = ahead.game.write(then.move)
        readings = [r for r in session.tabletop.readings(ahead.view("table")) if r.move == text]
        plain = [r for r in readings if not (r.label or r.over or r.ends) and None not in (r.start, r.end)]
        if not plain or plain[0].start == reading.end:
            return False
        session.tell(f"~ hurry: then {text}")
        self.kinds["hurry"] = self.kinds.get("hurry", 0) + 1
        session.meant.append(then)
        super().carry(reading)
        self.wait(20, 450)
        super().carry(plain[0])
        return True

    def _set_right(self) -> None:
        later, self._later = self._later, []
        for act in later:
            self.wait(200, 4000) if self.rng.random() < 0.3 else self.wait(50, 600)
            act()

    # ------------------------------------------------------------------------------------------ kinds of noise

    def _hesitate(self, _reading: Reading) -> None:
        self.wait(200, 6000)

    def _wrong(self, reading: Reading) -> None:
        """Put the piece on another point first."""
        bare = [at for at in range(POINTS) if at not in self.table.pieces and at != reading.end]
        near = [at for at in bare if reading.end is not None and abs(at % SIZE - reading.end % SIZE) < 3]
        at = self.rng.choice(near or bare)
        self.put(at)
        if at == reading.start or not self._legal(reading.start, at):
            self.wait(20, 5000)
        else:
            self.wait(10, BRUSH)
        self._away(at)
        self.wait(20, 800)

    def _away(self, at: Spot) -> None:
        """Lift the piece again, unless it is gone."""
        if at in self.table.pieces:
            self.lift(at)

    def _legal(self, start: Spot | None, end: Spot | None) -> bool:
        return any((r.start, r.end) == (start, end) for r in self.session.tabletop.readings(self.session.view))

    def _lone_lift_moves(self, at: Spot) -> bool:
        """Return whether lifting this piece is a move by itself."""
        readings = self.session.tabletop.readings(self.session.view)
        return any((r.start, r.end, r.ends) == (at, None, False) for r in readings)

    def _others(self, reading: Reading) -> list[Spot]:
        return sorted(self.table.pieces - self.table.fallen - {reading.end, reading.start})

    def _knock(self, reading: Reading) -> None:
        """Knock over another piece. Later it is stood up, or picked up and put back."""
        others = self._others(reading)
        if self.calm:
            others = [at for at in others if not self._lone_lift_moves(at)]
        if not others:
            return
        at = self.rng.choice(others)
        self.session.tell(f"knock {self._name(at)}")
        self.table.knock(at)
        self._later.append(lambda: self._stand(at))
        self.wait(20, 1500)

    def _stand(self, at: Spot) -> None:
        if at not in self.table.fallen:
            return
        self.session.tell(f"stand {self._name(at)}")
        if self.rng.random() < 0.5:
            self.table.stand(at)
        else:
            self.table.lift(at)
            self.wait(50, 900)
            self.table.put(at)

    def _two_hands(self, reading: Reading) -> None:
        """Lift another piece with the other hand, and put it back now or later."""
        others = self._others(reading)
        if not others:
            return
        at = self.rng.choice(others)
        self.lift(at)
        self.wait(20, 2500)
        if self.rng.random() < 0.5:
            self._back(at)
        else:
            self._later.append(lambda: self._back(at))

    def _back(self, at: Spot) -> None:
        if at not in self.table.pieces:
            self.put(at)
            self.wait(20, 300)

    def _stray(self, reading: Reading) -> None:
        """Lift a piece that is not meant, and put it back, while no other piece is lifted."""
        others = self._others(reading)
        if others:
            at = self.rng.choice(others)
            self.lift(at)
            self.wait(20, 300 if self._lone_lift_moves(at) else 4000)
            self._back(at)

    def _fiddle(self, reading: Reading) -> None:
        """Lift the piece that is meant, and put it back."""
        if reading.start is not None:
            self.lift(reading.start)
            self.wait(20, 300 if self._lone_lift_moves(reading.start) else 3500)
            self._back(reading.start)

    def _sleeve(self, _reading: Reading) -> None:
        spots = self.rng.sample(range(POINTS), k=self.rng.randint(1, 8))
        self.table.sleeve(spots, ms := self.rng.randint(50, 1500))
        self.session.tell(f"sleeve over {' '.join(map(self._name, spots))} for {ms} ms")
        self.session.wait(ms + self.rng.randint(0, 200))

    def _brush_by(self, reading: Reading) -> None:
        """Cover some points with a sleeve, which goes away only after the piece was put."""
        spots = self.rng.sample(range(POINTS), k=self.rng.randint(1, 5))
        self.table.sleeve(spots, self.rng.randint(50, 900))

    def _buttons(self, _reading: Reading) -> None:
        """Press buttons without choosing anything: LEFT, RIGHT, BACK without a question, OK if BACK can cancel it."""
        for _ in range(self.rng.randint(1, 3)):
            button = self.rng.choice(("left", "right", "back", "ok"))
            if button in ("left", "right") or self.sitting.prompt.question is None:
                self.press(button)
            question = self.sitting.prompt.question
            if question is not None and button == "ok":
                self.press("back")

    def _menu(self, _reading: Reading) -> None:
        """Open the menu and close it again."""
        self.press("menu")
        self.wait(20, 2500)
        self.press(self.rng.choice(("menu", "back")))

    def before_answer(self) -> None:
        self.wait(40, 8000) if self.rng.random() < 0.2 else self.wait(40, 500)

    # ------------------------------------------------------------------------------------------ other moments

    def idle(self) -> None:
        """Make some noise while a bot thinks."""
        nothing = Reading("", None, None)
        self._do(self._some(self._stray, self._sleeve, self._buttons, self._menu, self._knock)[:1], nothing)
        self._set_right()
        super().idle()

    def follow(self) -> None:
        """Move a bot's piece: correctly, by sliding it, or wrongly at first."""
        _, missing, extra = self.sitting.expected()
        if missing.bit_count() == extra.bit_count() == 1 and not self.table.fallen and self.rng.random() < self.noisy:
            (start,), (end,) = members(extra), members(missing)
            if start in self.table.pieces and end not in self.table.pieces:
                self._follow_with(start, end)
        self.tidy()

    def _follow_with(self, start: Spot, end: Spot) -> None:
        if self.rng.random() < 0.5 and self.clear_way(start, end):
            self._push(start, end)
            return
        reading = Reading("", start, end)
        self.lift(start)
        self.wait(20, 2500)
        self._do(self._some(self._hesitate, self._wrong, self._knock, self._two_hands, self._sleeve), reading)
        if end not in self.table.pieces:
            self.put(end)
        self._set_right()
