"""Tests of the window: it opens, runs, plays sounds and closes; without a display there is a message."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pygame
import pytest

from hardware.virtual import DARK_HEX, HeardTone, VirtualTable
from pi_app.commands import learn, play
from pi_app.commands.options import UsageError
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.grid import spot
from pi_app.screens.display import DisplayError
from pi_app.system.settings import Settings
from pi_app.table.session import Opening, Session
from pi_app.window import shell
from pi_app.window.layout import DEFAULT, lay_out
from pi_app.window.shell import open_window
from pi_app.window.speaker import Speaker, pitch, wave

ROOT = Path(__file__).parents[3]
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.fixture(autouse=True)
def no_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in DUMMY.items():
        monkeypatch.setenv(name, value)


def run(state: Path, table: VirtualTable, script: dict[int, Callable[[], object]]) -> int:
    """Play a session on a simulated clock and return how long it lasted, in ms.

    `script` has the actions by the time in ms at which they are done.
    """
    at = 0.0

    def rest(seconds: float) -> None:
        nonlocal at
        at += seconds + 1e-6
        for due in [due for due in script if due <= at * 1000]:
            script.pop(due)()

    environment = {"XDG_STATE_HOME": str(state), **DUMMY}
    session = Session(Settings(), environment, Opening("catch-it", {}, {}), virtual=True)
    open_window(table, session, environment, seconds=lambda: at, rest=rest)
    return round(at * 1000)


def post(kind: int, **parts: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **parts))


def test_it_draws_the_table_until_somebody_closes_the_window(tmp_path: Path) -> None:
    colours = set()

    def watch() -> None:
        surface = pygame.display.get_surface()
        colours.update({tuple(surface.get_at((x, 300))) for x in range(surface.get_width())})

    with VirtualTable() as table:
        lasted = run(tmp_path, table, {600: watch, 1000: lambda: post(pygame.QUIT), 1100: lambda: post(pygame.QUIT)})
        assert len(table.pieces) == 14
    assert 1100 <= lasted <= 1200
    assert len(colours) > 5
    assert set(table.lights()) == {DARK_HEX}
    assert not pygame.display.get_init() and pygame.mixer.get_init() is None


def test_what_another_window_has_wiped_away_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture is drawn again although nothing has changed on the table."""
    red = Sheet((8, 8), look(8, 8))
    red.bar(red.rect, (255, 0, 0))
    monkeypatch.setattr(shell, "draw", lambda *_: red)
    hand: Any = SimpleNamespace(resize=lambda _: None, scene=tuple, layout=None, loop=SimpleNamespace(lang="en"))
    pygame.display.init()
    surface, view = pygame.display.set_mode((8, 8)), shell.View(hand)
    view.show(0)
    surface.fill("black")
    view.show(100)
    assert surface.get_at((4, 4)) == pygame.Color("black")
    view.forget()
    view.show(200)
    assert surface.get_at((4, 4)) == pygame.Color("red")
    pygame.display.quit()


def test_a_move_is_made_and_heard_by_events_from_the_window(tmp_path: Path) -> None:
    with VirtualTable() as table:

        def mouse(kind: int, at: int) -> Callable[[], None]:
            x, y = lay_out(*DEFAULT).ground.centre(at)
            return lambda: post(kind, pos=(round(x), round(y)), button=1)

        start, end = spot(5, 8), spot(5, 7)
        script: dict[int, Callable[[], object]] = {
            500: mouse(pygame.MOUSEBUTTONDOWN, start),
            900: mouse(pygame.MOUSEBUTTONUP, end),
            3000: lambda: post(pygame.QUIT),
            3200: lambda: post(pygame.QUIT),
        }
        run(tmp_path, table, script)
        assert end in table.pieces and start not in table.pieces
        assert table.sounds(900)


def test_a_display_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    session = Session(Settings(), {"XDG_STATE_HOME": str(tmp_path)}, virtual=True)
    with VirtualTable() as table, pytest.raises(DisplayError):
        open_window(table, session, {"SDL_VIDEODRIVER": "nonsense"})


@pytest.mark.parametrize(("lang", "sentence"), [("en", "No window can be opened"), ("fr", "Aucune fenêtre ne peut")])
def test_without_a_display_the_command_says_so_and_fails(tmp_path: Path, lang: str, sentence: str) -> None:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "pi_app.cli", "play", "--window", "--lang", lang],
        capture_output=True,
        text=True,
        env={**kept, "SDL_VIDEODRIVER": "nonsense", "XDG_STATE_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert sentence in done.stderr and "filature play --virtual" in done.stderr
    assert done.stdout == ""


def test_a_window_takes_no_other_screens(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--screen"):
        play.run(["--window", "--screen", "public"], {"XDG_STATE_HOME": str(tmp_path)})


def test_only_in_a_window_can_the_carrying_be_given_back_to_the_hands(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--window"):
        play.run(["--hands", "--virtual"], {"XDG_STATE_HOME": str(tmp_path)})


@pytest.mark.parametrize(("option", "carries"), [([], True), (["--hands"], False)])
@pytest.mark.parametrize("command", [play, learn])
def test_the_option_hands_gives_the_carrying_back(
    command: ModuleType, option: list[str], carries: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setattr(shell, "open_window", lambda *_, carries: opened.append(carries))
    assert command.run(["--window", *option], {"XDG_STATE_HOME": str(tmp_path)}) == 0
    assert opened == [carries]


# ------------------------------------------------------------------------------------------ sound


def test_a_wave_is_whole_periods_of_its_tone() -> None:
    samples = array("h", wave(440))
    rising = sum(1 for one, two in itertools.pairwise(samples) if one < 0 <= two)
    assert rising + 1 == pytest.approx(440 * len(samples) / 44_100, abs=0.6)
    assert abs(samples[0]) < 50 and max(map(abs, samples)) < 32_767


def test_the_tone_that_sounds_now_is_the_last_that_has_not_ended() -> None:
    sounds = [HeardTone(0, 440, 100), HeardTone(100, 880, 50)]
    assert pitch(sounds, 150) == 880
    assert pitch(sounds, 170) is None
    assert pitch([], 0) is None


def test_tones_are_played_and_stopped() -> None:
    with Speaker() as speaker:
        speaker.play(880)
        assert pygame.mixer.Channel(0).get_busy()
        speaker.play(880)
        speaker.play(None)
        assert speaker.hz is None
    assert pygame.mixer.get_init() is None


def test_what_a_sound_library_complains_about_is_not_printed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        os.write(2, b"ALSA lib confmisc.c: cannot find card '0'")
        raise pygame.error("no sound")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    with Speaker() as speaker:
        speaker.play(880)
    os.write(2, b"a message of ours")
    assert capfd.readouterr().err == "a message of ours"


def test_without_a_sound_device_all_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    with Speaker() as speaker:
        assert pygame.mixer.get_init() is None
        speaker.play(880)
        speaker.play(None)
