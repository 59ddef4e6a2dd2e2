"""Tests of the configuration files: their priority, and that nothing in them stops a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pi_app import cli
from pi_app.commands.opening import plan
from pi_app.system import config, settings
from pi_app.words import LANGUAGES, language, say

Write = Callable[[str, str], Path]


@pytest.fixture(autouse=True)
def _write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "SYSTEM", str(tmp_path / "etc" / "config.toml"))


@pytest.fixture
def files(tmp_path: Path) -> Write:
    def write(where: str, text: str) -> Path:
        path = {"system": Path(config.SYSTEM), "own": tmp_path / "home" / "filature" / "config.toml"}[where]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def user(tmp_path: Path) -> dict[str, str]:
    return {"XDG_CONFIG_HOME": str(tmp_path / "home"), "STATE_DIRECTORY": str(tmp_path / "state")}


def told(user: dict[str, str]) -> list[str]:
    _, problems = config.completed(user)
    assert all(say(lang, problem.key, **problem.parts) for problem in problems for lang in LANGUAGES)
    return [say("en", problem.key, **problem.parts) for problem in problems]


def test_command_line_environment_system_and_user_win_in_this_order(files: Write, user: dict[str, str]) -> None:
    def lights(amperes: float | None = None, **more: str) -> float:
        return plan({"amperes": amperes}, config.completed({**user, **more})[0]).amperes

    assert lights() == 2.0, "as the table is built"
    files("own", "amperes = 1")
    assert lights() == 1.0
    files("system", "amperes = 1.5")
    assert lights() == 1.5
    assert lights(FILATURE_AMPERES="0.5") == 0.5
    assert lights(0.4, FILATURE_AMPERES="0.5") == 0.4


def test_files_are_put_together_thing_by_thing(files: Write, user: dict[str, str]) -> None:
    files("own", 'lang = "fr"\nhandheld = "/dev/ttyS0"\nscreen = "public"')
    files("system", 'handheld = "/dev/ttyAMA0"')
    known, problems = config.completed(user)
    assert problems == []
    assert language(known) == "fr" and language({**known, "LANG": "en_GB.UTF-8"}) == "fr"
    assert config.value("handheld", known) == "/dev/ttyAMA0"
    assert config.value("screen", known) == [("public", "")]
    assert config.value("screen", {"FILATURE_SCREEN": "none"}) == [], "no display, which is not the same as no wish"
    assert config.value("screen", {"FILATURE_SCREEN": ""}) is None
    assert config.value("amperes", known) is None


def test_what_was_chosen_at_the_table_holds_against_the_files(files: Write, user: dict[str, str]) -> None:
    files("system", 'brightness = "night"\nlang = "fr"')
    known, _ = config.completed(user)
    first, _ = settings.load(known)
    assert (first.brightness, first.lang) == ("night", "fr")
    settings.save(first._replace(brightness="day"), known)
    assert settings.load(known)[0] == first._replace(brightness="day")
    files("system", 'brightness = "evening"\nlang = "en"')
    again, _ = settings.load(config.completed(user)[0])
    assert (again.brightness, again.lang) == ("day", "en"), "only what was chosen is kept"


@pytest.mark.parametrize(("name", "chosen"), [("lang", "fr"), ("brightness", "night")])
def test_what_was_chosen_at_the_table_outlives_a_session_whose_environment_says_the_same(
    user: dict[str, str], name: str, chosen: str
) -> None:
    settings.save(settings.load(user)[0]._replace(**{name: chosen}), user)
    agreeing = {**user, config.variable(name): chosen}
    settings.save(settings.load(agreeing)[0]._replace(sound=False), agreeing)
    assert getattr(settings.load(user)[0], name) == chosen


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lang = fr", "is not valid TOML"),
        ("\udcff", "is not valid TOML"),
        (f"lang = {'[' * 10_000}", "is not valid TOML"),
        (f"amperes = 0x{'f' * 4_000}", "is not valid TOML"),
        (
            'tongue = "fr"',
            "there is no setting tongue. The settings are: lang, brightness, screen, handheld, amperes, show.",
        ),
        ('brightness = "dim"', "'dim' is not a value for brightness"),
        ("lang = 3", "'3' is not a value for lang"),
        ('amperes = "2"', "'2' is not a value for amperes"),
        ("amperes = true", "'True' is not a value for amperes"),
        ("amperes = 0", "is not a value for amperes"),
        ("amperes = nan", "is not a value for amperes"),
        ("show = 7", "'7' is not a value for show"),
        ('show = "15"', "'15' is not a value for show"),
        ("amperes = 2.1", "is not a value for amperes"),
        ('screen = "hidden,secret"', "is not a value for screen"),
        ('handheld = ""', "is not a value for handheld"),
    ],
)
def test_what_makes_no_sense_is_told_and_the_rest_holds(
    files: Write, user: dict[str, str], text: str, said: str
) -> None:
    path = files("system", "")
    path.write_bytes(f"{text}\n".encode(errors="surrogateescape"))
    files("own", 'lang = "fr"')
    (sentence,) = told(user)
    assert said in sentence and str(path) in sentence
    assert language(config.completed(user)[0]) == "fr"


def test_a_variable_that_makes_no_sense_is_told_and_left_out(user: dict[str, str]) -> None:
    (sentence,) = told({**user, "FILATURE_AMPERES": "much"})
    assert sentence == "FILATURE_AMPERES: 'much' is not a value for amperes, so it is ignored."
    known, _ = config.completed({**user, "FILATURE_AMPERES": "much"})
    assert plan({}, known).amperes == 2.0


def test_a_folder_in_place_of_the_file_is_told(user: dict[str, str]) -> None:
    Path(config.SYSTEM).mkdir(parents=True)
    (sentence,) = told(user)
    assert config.SYSTEM in sentence and "cannot be read" in sentence


def test_the_files_speak_to_every_command(
    files: Write, user: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("FILATURE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in user.items():
        monkeypatch.setenv(name, value)
    files("own", 'lang = "fr"\nwrong = 1')
    assert cli.main(["stats"]) == 0
    shown = capsys.readouterr()
    assert shown.out == "Aucune partie n'a encore été finie ici.\n" and "le réglage wrong n'existe pas" in shown.err


def test_a_table_without_files_needs_none(user: dict[str, str]) -> None:
    assert config.completed(user) == (user, [])
    assert config.completed({}) == ({}, []), "nor a home"
