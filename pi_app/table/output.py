"""What the table's electronics put out: the sounds of its buzzer, and its lights."""

from __future__ import annotations

from collections.abc import Callable

from hardware.board import TableBoard
from hardware.buzzer import TonePlayer
from pi_app.public import lights
from pi_app.public.sounds import TUNES, sound
from pi_app.system.settings import Settings
from pi_app.table import table_snapshot
from pi_app.table.selftest import SelfTest
from pi_app.table.sitting import Sitting
from pi_app.table.table_snapshot import TableSnapshot


class TableOutput:
    """The buzzer and the lights of a table. `hour` returns the hour of the day, for automatic brightness."""

    def __init__(self, board: TableBoard, hour: Callable[[], int | None]) -> None:
        self._leds = board.leds
        self._player = TonePlayer(board.buzzer)
        self._hour = hour

    def brightness(self, settings: Settings) -> float:
        """Return the brightness of all lights and screens, from 0 to 1."""
        return lights.brightness(settings.brightness, self._hour())

    def sound(self, sitting: Sitting | None, test: SelfTest | None, now: int, *, on: bool) -> None:
        """Play what the game or the self-test wants to be heard. The self-test is heard even if the sound is off."""
        self._player.mute = not on and test is None
        if sitting is not None and (cues := sitting.news.take_cues()):
            self._player.play(sound(sitting.referee.game.name, cues[-1]))
        if test is not None and (cue := test.take_cue()):
            self._player.play(TUNES[cue])
        self._player.tick(now)

    def light(self, shown: TableSnapshot, test: SelfTest | None, now: int) -> None:
        """Show the lights of the table, or those of the self-test."""
        self._leds.brightness = shown.brightness
        self._leds.show(table_snapshot.frame(shown, now) if test is None else test.frame(now), now)
