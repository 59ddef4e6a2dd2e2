"""Record how the table looks: the lights as they were sent, the pieces as the hands placed them, the table's words."""

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
from pi_app.robots.hands import NOTICE, PIECE_LIFTED, PIECES_GUIDED, QUESTION_ASKED, Hands
from pi_app.robots.thumbs import Thumbs
from pi_app.sensing.decide import AtRest, Busy
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting
from pi_app.words import LANGUAGES

CALM: Final = 800  # ms after which the lights of a clue are no longer covered by others
STEP: Final = STEP_BEATS * BEAT  # ms of one step of the finale
MOST_STEPS: Final = 14  # of a finale; of a longer one only every second or third step is recorded


class TableLook(NamedTuple):
    """The look of the table at one instant. `instant` is "" or one of the instants that `Hands` reports."""

    lights: tuple[RGB, ...]  # by point, in the colours of a screen
    pieces: Pieces
    instant: str = ""
    lifted: tuple[Spot, ...] = ()  # the points from which pieces are lifted
    targets: int = 0  # the number of points that are lit because the lifted piece may go there
    says: Mapping[str, tuple[str, ...]] = {}  # the table's question, by language


class Onlooker:
    """Records how the table looks during a game. `sit_down` starts a game and returns the hands that play it."""

    def __init__(self, table: VirtualTable, loop: Loop, thumbs: Thumbs) -> None:
        self._table = table
        self._loop = loop
        self._hands = Hands(table, loop, thumbs, self._watch)
        self._way: list[TableLook] = []

    def sit_down(self, sitting: Sitting) -> Hands:
        self._loop.sit_down(sitting, self._table.now)
        self._hands.tidy()
        return self._hands

    def take_way(self) -> tuple[TableLook, ...]:
        """Return what was recorded since the last call."""
        way, self._way = self._way, []
        return tuple(way)

    def looks(self) -> tuple[TableLook, ...]:
        """Return the look of the table now and, if the game is over, of each step of its finale."""
        game = self._hands.sitting.snapshot()
        if not game.over:
            self._hands.wait(CALM if isinstance(game.decision, AtRest) else NOTICE)
            return (self._look(),)
        self._hands.wait(STEP // 2)
        looks = [self._look()]
        steps = max(len(game_lights.lights(game).finale), 1)
        every = -(-steps // MOST_STEPS)
        for _ in range(every, steps, every):
            self._hands.wait(STEP * every)
            looks.append(self._look())
        return tuple(looks)

    def _watch(self, instant: str) -> None:
        if instant != PIECES_GUIDED or self._hands.sitting.setting_up:
            self._way.append(self._look(instant))

    def _look(self, instant: str = "") -> TableLook:
        look = TableLook(tuple(self._table.colours()), self._hands.standing(), instant)
        game = self._hands.sitting.snapshot()
        match game.decision:
            case Busy(lifted) if instant == PIECE_LIFTED:
                shown = game_lights.lights(game).targets
                return look._replace(lifted=tuple(members(lifted)), targets=shown.bit_count())
        if instant == QUESTION_ASKED:
            return look._replace(says={lang: tuple(public_text.now(game, lang)) for lang in LANGUAGES})
        return look
