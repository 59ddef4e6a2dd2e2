"""Who plays a seat, and the one text form of it."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots import LEVELS
from pi_app import players
from pi_app.players import AT_TABLE, ON_SCREEN, PLAYER_TEXTS, Player, UnknownPlayerError, bot

EVERYBODY = (AT_TABLE, ON_SCREEN, *map(bot, LEVELS))


def test_the_examples_of_the_module_are_true() -> None:
    assert doctest.testmod(players).failed == 0


@pytest.mark.parametrize("player", EVERYBODY, ids=str)
def test_what_is_written_is_read_as_the_same_player(player: Player) -> None:
    assert Player.read(str(player)) == player


def test_the_texts_are_those_of_the_protocol_and_of_old_files() -> None:
    assert PLAYER_TEXTS == ("table", "line", "bot:0", "bot:1", "bot:2", "bot:3")


def test_only_bots_have_a_level() -> None:
    assert [player.is_bot for player in EVERYBODY] == [False, False, True, True, True, True]
    assert [player.level for player in EVERYBODY] == [None, None, *LEVELS]


@given(st.text() | st.from_regex(r"bot[:-]?\s?-?\d+"))
def test_any_other_text_is_refused(text: str) -> None:
    if text not in PLAYER_TEXTS:
        with pytest.raises(UnknownPlayerError) as refused:
            Player.read(text)
        assert refused.value.text == text
