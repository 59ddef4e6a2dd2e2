"""What somebody beside the table sees: lights as the chain got them, pieces as hands put them, words on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.bits import members
from hardware.leds import RGB
from hardware.virtual import VirtualTable
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot
from pi_app.public import game_lights, public_text
from pi_app.public.lights import BEAT, STEP_BEATS
from pi_app.robots.hands import ASKED, GUIDED, LIFTED, NOTICE, Hands
from pi_app.robots.thumbs import Thumbs
from pi_app.sensing.decide import Busy, Rest
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting
from pi_app.words import LANGUAGES

CALM: Final = 800  # ms until a clue shows through whatever covers it
STEP: Final = STEP_BEATS * BEAT  # ms that a step of the finale lasts
MOST_STEPS: Final = 14  # of a finale; of a longer one every second or third is seen


class Look(NamedTuple):
    """One look at the table. `instant` says what there was to see: nothing special, or one of those of `Hands`."""

    lights: tuple[RGB, ...]  # by point, as a screen shows them
    pieces: Pieces
    instant: str = ""
    lifted: tuple[Spot, ...] = ()  # where a piece was taken from
    targets: int = 0  # how many points it may go to
    says: Mapping[str, tuple[str, ...]] = {}  # by language: what the table asks


class Onlooker:
    """Looks when there is something to see. `sit_down` starts a game and gives the hands that play it."""

    def __init__(self, table: VirtualTable, loop: Loop, thumbs: Thumbs) -> None:
        self._table = table
        self._loop = loop
        self._hands = Hands(table, loop, thumbs, self._watch)
        self._way: list[Look] = []

    def sit_down(self, sitting: Sitting) -> Hands:
        self._loop.sit_down(sitting, self._table.now)
        self._hands.tidy()
        return self._hands

    def take_way(self) -> tuple[Look, ...]:
        """What there was to see since this was asked before."""
        way, self._way = self._way, []
        return tuple(way)

    def looks(self) -> tuple[Look, ...]:
        """The table now; once a game is over, the steps of its finale too."""
        sitting = self._hands.sitting
        if not sitting.over:
            self._hands.wait(CALM if isinstance(sitting.board.decision, Rest) else NOTICE)
            return (self._look(),)
        self._hands.wait(STEP // 2)
        looks = [self._look()]
        steps = max(len(game_lights.lights(sitting.snapshot()).finale), 1)
        every = -(-steps // MOST_STEPS)
        for _ in range(every, steps, every):
            self._hands.wait(STEP * every)
            looks.append(self._look())
        return tuple(looks)

    def _watch(self, instant: str) -> None:
        if instant != GUIDED or self._hands.sitting.setting_up:
            self._way.append(self._look(instant))

    def _look(self, instant: str = "") -> Look:
        look = Look(tuple(self._table.colours()), self._hands.standing(), instant)
        sitting = self._hands.sitting
        match sitting.board.decision:
            case Busy(lifted, targets) if instant == LIFTED:
                return look._replace(lifted=tuple(members(lifted)), targets=targets.bit_count())
        if instant == ASKED:
            return look._replace(says={lang: tuple(public_text.now(sitting.snapshot(), lang)) for lang in LANGUAGES})
        return look
