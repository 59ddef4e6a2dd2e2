"""Tests of `filature arena`."""

from __future__ import annotations

import json

import pytest

from pi_app import cli
from pi_app.commands import arena
from pi_app.commands.tally import mean, share


def test_the_share_of_all_and_of_none_stays_a_share() -> None:
    assert share(0, 10).low == 0.0 and share(0, 10).high > 0.2
    assert share(10, 10).high == pytest.approx(1.0) and share(10, 10).low < 0.8
    assert share(0, 0) == (0.0, 0.0, 1.0)


def test_more_games_narrow_the_interval() -> None:
    assert share(500, 1000).high - share(500, 1000).low < share(5, 10).high - share(5, 10).low
    assert mean([1.0, 3.0] * 50).high < mean([1.0, 3.0]).high


def rows(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    assert cli.main(["arena", "--json", *arguments]) == 0
    report = json.loads(capsys.readouterr().out)
    listed: list[dict[str, object]] = report["rows"]
    return listed


def test_each_bot_plays_each_seat_equally_often(capsys: pytest.CaptureFixture[str]) -> None:
    report = rows(capsys, "--games", "8", "--bots", "1,0")
    by_seat = {(row["bot"], row["seat"]): row["games"] for row in report}
    assert by_seat == {(bot, seat): 4 for bot in "AB" for seat in ("detective", "thief")} | {
        ("A", None): 8,
        ("B", None): 8,
    }
    assert sum(int(str(row["wins"])) for row in report if row["seat"] is None) == 8


def test_the_same_seed_gives_the_same_table_with_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "6", "--bots", "2,1", "--think", "3")
    assert rows(capsys, *arguments, "--jobs", "1") == rows(capsys, *arguments, "--jobs", "2")
    assert rows(capsys, *arguments) != rows(capsys, *arguments, "--seed", "2")


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "--games", "4", "--lang", "fr", "--options", "variant=2"]) == 0
    out = capsys.readouterr().out
    assert "4 parties" in out and "part de victoires" in out and "détective" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "1,2,3"), "wants 2 levels"),
        (("--bots", "9,0"), "--bots cannot be '9,0'"),
        (("--options", "variant=7"), "option 'variant' is wrong"),
        (("--options", "speed=7"), "Its options: variant, aid"),
        (("--game", "chess"), "--game cannot be 'chess'"),
    ],
)
def test_wrong_wishes_are_explained(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["arena", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_played_game_names_a_seat_for_each_bot() -> None:
    played = arena.play(arena.Entry("catch-a-thief", {}, (0, 0), 1, 1, 1))
    assert played.seats == ("detective", "thief")
    assert sum(played.won) == 1
