"""Tests of `filature demo` without a terminal: its games, scenes, layouts and words."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from engine import games
from engine.game import Outcome
from engine.match import Match
from pi_app.commands import demo
from pi_app.commands.options import HelpWanted, UsageError
from pi_app.demo.layout import lay_out
from pi_app.demo.pace import Clock, perform
from pi_app.demo.scene import Scene
from pi_app.demo.score import score_table
from pi_app.demo.series import Moment, new_match, play
from pi_app.demo.stage import Billing, scenes
from pi_app.draw.terminal.picture import plain
from pi_app.words import LANGUAGES, entries

SIZES = (40, 60, 80, 120)


@cache
def moments(game: str, seed: int = 1) -> tuple[Moment, ...]:
    return tuple(play(new_match(game), seed=seed, level=1, thought=1))


@cache
def performance(game: str, lang: str = "en", seed: int = 1) -> tuple[Scene, ...]:
    return tuple(scenes(Billing(new_match(game), seed, 1, lang, "filature demo"), moments(game, seed)))


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, **environment: str) -> str:
    assert demo.run([*arguments, "--level", "1", "--speed", "1000"], environment) == 0
    return capsys.readouterr().out


# ------------------------------------------------------------------------------------------ the same seed


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_the_same_seed_prints_the_same_bytes(capsys: pytest.CaptureFixture[str], game: str) -> None:
    once, again = (printed(capsys, "--game", game, "--seed", "7", "--lang", "fr") for _ in range(2))
    assert once == again
    assert once != printed(capsys, "--game", game, "--seed", "8", "--lang", "fr")


def test_the_same_seed_prints_the_same_events(capsys: pytest.CaptureFixture[str]) -> None:
    once, again = (printed(capsys, "--seed", "7", "--json") for _ in range(2))
    assert once == again != printed(capsys, "--seed", "8", "--json")


def test_without_a_seed_the_end_tells_how_to_see_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys)
    again = re.search(r"Once more: filature demo (.+)", shown)
    assert again and printed(capsys, *again[1].split()) == shown


def test_roles_swap_between_the_two_games_of_a_series() -> None:
    assert {moment.number: dict(moment.seats) for moment in moments("catch-a-thief")} == {
        1: {"thief": "Ada", "detective": "Basile"},
        2: {"thief": "Basile", "detective": "Ada"},
    }


# ------------------------------------------------------------------------------------------ sizes of terminals


@pytest.mark.parametrize("game", ["catch-a-thief", "catch-it"])
@pytest.mark.parametrize("width", SIZES)
def test_every_printed_line_fits_the_width(capsys: pytest.CaptureFixture[str], game: str, width: int) -> None:
    shown = printed(capsys, "--game", game, "--lang", "fr", "--seed", "1", COLUMNS=str(width))
    assert max(map(len, shown.split("\n"))) <= width
    assert "\x1b" not in shown


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_fits_every_width(game: str, lang: str) -> None:
    shown = performance(game, lang)
    for scene in shown[:: len(shown) // 20]:
        assert all(lay_out(scene, width, 24).width <= width for width in SIZES)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_no_terminal_is_too_small(game: str) -> None:
    shown = performance(game, "fr")
    for width in (1, 7, 20, 26, 33, 40, 60, 80, 120, 200):
        for height in (1, 2, 5, 10, 13, 16, 20, 24, 30, 40, 60):
            for scene in shown[:: len(shown) // 3]:
                picture = lay_out(scene, width, height)
                assert picture.width <= width and 1 <= picture.height <= height


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_usual_terminal_shows_both_sides_the_clues_and_the_legend(lang: str) -> None:
    for scene in performance("catch-a-thief", lang)[:-1]:
        picture = plain(lay_out(scene, 80, 24))
        assert all(f"╭─ {side.caption} ─" in picture for side in scene.sides)
        signs = ["".join(cell.sign for cell in item) for item in scene.legend]
        assert all(words in picture for words in (scene.notes.title, *scene.footer, *signs))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_boards_do_not_jump_from_scene_to_scene(game: str, lang: str, size: tuple[int, int]) -> None:
    assert len({_top(scene, size) for scene in performance(game, lang)[:-1:2]}) == 1


@pytest.mark.parametrize("size", [(60, 24), (40, 24)])
@pytest.mark.parametrize("game", ["catch-a-thief", "catch-it"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_small_boards_do_not_jump_either(game: str, lang: str, size: tuple[int, int]) -> None:
    assert len({_top(scene, size) for scene in performance(game, lang)[:-1]}) == 1


def _top(scene: Scene, size: tuple[int, int]) -> int:
    """Return the number of the line on which the board starts."""
    lines = plain(lay_out(scene, *size)).split("\n")
    return next(y for y, line in enumerate(lines) if re.search(r"A +B +C|1 +2 +3", line))


def test_a_narrow_terminal_shows_the_boards_one_below_the_other_or_the_public_one() -> None:
    scene = performance("catch-a-thief")[0]
    public, private = (f"╭─ {side.caption} ─" for side in scene.sides)
    tall, low = (plain(lay_out(scene, 40, height)) for height in (60, 24))
    assert tall.index(public) < tall.index(private)
    assert public in low and private not in low


# ------------------------------------------------------------------------------------------ secrets


def test_json_lines_tell_what_the_table_was_shown_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.run(["--json", "--level", "0", "--seed", "3", "--games", "4"], {}) == 0
    shown = capsys.readouterr()
    told = [json.loads(line) for line in shown.out.splitlines()]
    assert "3" in shown.err
    assert [event["game"] for event in told if event["kind"] == "start"] == [1, 2, 3, 4]
    assert {event["name"] for event in told if event["kind"] == "start"} == {"catch-a-thief"}
    assert {event["kind"] for event in told} <= {"start", "moved", "clue", "caught", "escaped", "reveal", "over"}
    assert all(set(event) == {"game", "kind", "n"} for event in told if event["kind"] == "moved")
    assert all(("path" in event) == (event["kind"] == "reveal") for event in told)
    for number in range(1, 5):
        kinds = [event["kind"] for event in told if event["game"] == number]
        assert kinds[-2:] == ["reveal", "over"] and kinds.count("reveal") == 1


# ------------------------------------------------------------------------------------------ pace


def unseen(_scene: Scene) -> None:
    """Show nothing."""


class StillClock:
    """A clock that only advances by sleeping, and by `thinking` seconds whenever it is read."""

    def __init__(self, thinking: float = 0.0) -> None:
        self.time, self.slept, self.thinking = 0.0, [0.0][:0], thinking

    def clock(self) -> Clock:
        return Clock(self.now, self.sleep)

    def now(self) -> float:
        self.time += self.thinking
        return self.time

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += seconds


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_speed_1000_does_not_wait(game: str) -> None:
    still = StillClock()
    perform(performance(game), unseen, still.clock(), 1000)
    assert still.slept == []


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_series_takes_less_than_a_minute_and_half_of_it_at_double_speed(game: str, seed: int) -> None:
    once, twice = StillClock(), StillClock()
    perform(performance(game, seed=seed), unseen, once.clock(), 1)
    perform(performance(game, seed=seed), unseen, twice.clock(), 2)
    assert 10 < once.time < 60
    assert twice.time == pytest.approx(once.time / 2, rel=0.1)


def test_thinking_is_part_of_the_time_that_a_scene_is_shown() -> None:
    quick, slow = StillClock(), StillClock(thinking=0.1)
    perform(performance("catch-a-thief"), unseen, quick.clock(), 1)
    perform(performance("catch-a-thief"), unseen, slow.clock(), 1)
    assert sum(slow.slept) < sum(quick.slept)


# ------------------------------------------------------------------------------------------ words


def test_both_languages_have_every_word_with_the_same_parts() -> None:
    for key, texts in entries("demo").items():
        english, french = (sorted(set(re.findall(r"{(\w+)", text))) for text in texts)
        assert key.startswith("demo.") and all(texts) and english == french, key


def test_a_series_of_catch_a_thief_is_even_in_both_languages() -> None:
    for lang, word in (("en", "multiple of 2"), ("fr", "multiple de 2")):
        with pytest.raises(UsageError, match=word):
            demo.run(["--games", "3", "--lang", lang], {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_game_is_answered_with_the_games(lang: str) -> None:
    with pytest.raises(UsageError, match=r"poker.*catch-a-thief.*catch-it"):
        demo.run(["--game", "poker", "--lang", lang], {})


@pytest.mark.parametrize(("lang", "word"), [("en", "the number of games"), ("fr", "le nombre de parties")])
def test_help_speaks_both_languages(lang: str, word: str) -> None:
    with pytest.raises(HelpWanted) as wanted:
        demo.run(["--help", "--lang", lang], {})
    assert word in wanted.value.text
    assert all(f"--{name}" in wanted.value.text for name in ("game", "games", "level", "seed", "speed", "json", "lang"))


# ------------------------------------------------------------------------------------------ the score


def test_the_score_table_has_a_line_a_game_and_the_totals() -> None:
    match = Match("catch-a-thief", ("Ada", "Basile"), 2)
    match = match.add(Outcome("escaped", ("thief",), {"detective": 10}))
    match = match.add(Outcome("caught", ("detective",), {"detective": 4}))
    _, first, second, _, total = (line.split() for line in plain(score_table(match, "en")).split("\n"))
    assert first == ["Game", "1", "escaped", "–", "10"]
    assert second == ["Game", "2", "caught", "4", "–"]
    assert total == ["Total", "4", "10"]


def test_a_long_series_lists_its_last_games() -> None:
    match = Match("catch-a-thief", ("Ada", "Basile"), 40)
    for _ in range(40):
        match = match.add(Outcome("caught", ("detective",), {"detective": 3}))
    table = plain(score_table(match, "fr"))
    assert "Partie 40" in table and "Partie 28 " not in table and table.count("\n") < 20


def test_a_drawn_series_has_no_winner() -> None:
    match = Match("catch-a-thief", ("Ada", "Basile"), 2)
    for _ in range(2):
        match = match.add(Outcome("caught", ("detective",), {"detective": 3}))
    seats, _ = match.seating()
    moment = moments("catch-a-thief")[-1]._replace(match=match, seats=seats)
    last = list(scenes(Billing(match, 1, 0, "en", ""), [moment]))[-1]
    assert last.sides[0].words.text == "A draw between Ada, Basile: the lowest total wins."
