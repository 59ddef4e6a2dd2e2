"""Tones and short tunes, measured at the buzzer's pin."""

from __future__ import annotations

import pytest

from hardware.buzzer import TonePlayer
from hardware.virtual import SOUNDS_KEPT, VirtualTable


@pytest.fixture
def player(table: VirtualTable) -> TonePlayer:
    return TonePlayer(table.board.buzzer)


@pytest.mark.parametrize("hz", [110, 127.5, 440, 880, 3520, 7040])
def test_tones_from_110_to_7040_hertz_sound(table: VirtualTable, hz: float) -> None:
    table.board.buzzer.sound(hz)
    table.advance(50)
    table.board.buzzer.sound(None)
    table.advance(50)
    assert table.sounds() == [(0, round(hz), 50)]


@pytest.mark.parametrize("hz", [0, -5, 60, 9000, 30_000])
def test_other_tones_are_refused(table: VirtualTable, hz: float) -> None:
    with pytest.raises(ValueError):
        table.board.buzzer.sound(hz)
    assert table.sounds() == []


def test_a_cue_is_played_note_by_note_with_its_pauses(table: VirtualTable, player: TonePlayer) -> None:
    table.advance(100)
    player.play(((880, 100), (0, 60), (1320, 40), (440, 200)))
    table.advance(1000, player.tick)
    assert table.sounds() == [(120, 880, 100), (280, 1320, 40), (320, 440, 200)]
    assert not player.playing


def test_notes_that_fit_no_tick_keep_the_time_of_the_whole(table: VirtualTable, player: TonePlayer) -> None:
    player.play(((880, 33), (990, 33), (1100, 34)))
    table.advance(1000, player.tick)
    assert sum(sound.ms for sound in table.sounds()) == 100


def test_a_new_cue_replaces_the_old_one(table: VirtualTable, player: TonePlayer) -> None:
    player.play(((880, 5000), (440, 5000)))
    table.advance(100, player.tick)
    player.play(((1760, 60),))
    table.advance(1000, player.tick)
    assert table.sounds() == [(20, 880, 100), (120, 1760, 60)]


def test_a_muted_player_is_silent_at_once_and_loses_no_time(table: VirtualTable, player: TonePlayer) -> None:
    player.play(((880, 200), (440, 200)))
    table.advance(100, player.tick)
    player.mute = True
    table.advance(200, player.tick)
    player.mute = False
    table.advance(500, player.tick)
    assert table.sounds() == [(20, 880, 80), (320, 440, 100)]


def test_stopping_is_silence(table: VirtualTable, player: TonePlayer) -> None:
    player.play(((880, 200),))
    table.advance(100, player.tick)
    player.stop()
    table.advance(500, player.tick)
    assert table.sounds() == [(20, 880, 80)]


def test_a_tone_that_still_sounds_has_its_length_so_far(table: VirtualTable) -> None:
    table.advance(30)
    table.board.buzzer.sound(880)
    table.advance(70)
    assert table.sounds() == [(30, 880, 70)]
    assert table.sounds(since=31) == []


def test_the_buzzer_is_silent_after_closing(table: VirtualTable) -> None:
    table.board.buzzer.sound(880)
    table.advance(70)
    table.close()
    table.advance(70)
    assert table.sounds() == [(0, 880, 70)]


def test_a_table_remembers_only_so_many_sounds(table: VirtualTable) -> None:
    for turn in range(SOUNDS_KEPT + 5):
        table.board.buzzer.sound(880 if turn % 2 else 440)
        table.advance(1)
    assert len(table.sounds()) == SOUNDS_KEPT + 1
    assert table.sounds()[0].t == 4


def test_a_long_evening_s_tones_are_kept_from_any_moment_on_and_the_oldest_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hardware.virtual.SOUNDS_KEPT", 3)
    with VirtualTable() as table:
        for hz in (440, 660, 880, 1320):
            table.board.buzzer.sound(hz)
            table.advance(50)
            table.board.buzzer.sound(None)
            table.advance(50)
        assert table.sounds() == [(100, 660, 50), (200, 880, 50), (300, 1320, 50)]
        assert table.sounds(200) == [(200, 880, 50), (300, 1320, 50)]
        assert table.sounds(201) == [(300, 1320, 50)]
        assert table.sounds(301) == []
