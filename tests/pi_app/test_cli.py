"""Tests of the command line, in both languages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.boards import BoardError
from pi_app import cli
from pi_app.commands import options, table
from pi_app.commands.options import CommandOption, HelpWanted, UsageError, parse
from pi_app.disk.file import reading
from pi_app.system.readers import at_least, one_of, positive
from pi_app.words import say

DANCE = (
    CommandOption("steps", "cli.lang", at_least(1), 8, "N"),
    CommandOption("speed", "cli.lang", positive, 1.0, "N"),
    CommandOption("style", "cli.lang", one_of("waltz", "tango"), "waltz", "waltz|tango"),
    CommandOption("loud", "cli.lang"),
)


def parsed(*arguments: str, **environment: str) -> dict[str, object]:
    return parse("demo", DANCE, arguments, environment)


def test_options_have_defaults_and_take_values_either_way() -> None:
    assert parsed() == {"steps": 8, "speed": 1.0, "style": "waltz", "loud": None, "lang": "en"}
    given = parsed("--steps", "3", "--speed=2.5", "--loud", "--style", "tango", "--lang", "fr")
    assert given == {"steps": 3, "speed": 2.5, "style": "tango", "loud": True, "lang": "fr"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--twirl",), "there is no option '--twirl'"),
        (("tango",), "there is no option 'tango'"),
        (("--steps",), "--steps needs a value: N"),
        (("--steps", "--loud"), "--steps needs a value: N"),
        (("--steps", "0"), "--steps cannot be '0'; it must be N"),
        (("--steps", "x"), "--steps cannot be 'x'"),
        (("--steps", "9" * 19), "--steps cannot be '9999999999999999999'"),
        (("--speed", "nan"), "--speed cannot be 'nan'"),
        (("--speed", "inf"), "--speed cannot be 'inf'"),
        (("--style=polka",), "it must be waltz|tango"),
        (("--loud=yes",), "--loud takes no value"),
        (("--lang", "de"), "--lang cannot be 'de'; it must be en|fr"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(UsageError, match="^.*" + sentence.replace("|", r"\|")):
        parsed(*arguments)


def test_complaints_come_in_the_reader_s_language() -> None:
    with pytest.raises(UsageError, match="l'option « --twirl » n'existe pas"):
        parsed("--twirl", "--lang", "fr")
    with pytest.raises(UsageError, match="n'existe pas"):
        parsed("--twirl", LANG="fr_FR.UTF-8")


@pytest.mark.parametrize("command", cli.COMMANDS)
@pytest.mark.parametrize(("lang", "word"), [("en", "language"), ("fr", "langue")])
def test_each_command_has_help_in_both_languages(
    command: str, lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command, "--help", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"filature {command}")
    assert word in out


def test_a_language_before_the_command_is_the_command_s_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "fr", "arena", "--help"]) == 0
    assert "langue" in capsys.readouterr().out


def test_help_names_every_option() -> None:
    with pytest.raises(HelpWanted) as wanted:
        parsed("--help")
    assert all(f"--{option.name}" in wanted.value.text for option in (*DANCE, options.LANG))


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    out = capsys.readouterr().out
    assert all(command in out for command in cli.COMMANDS)


def test_an_unknown_command_is_a_sentence_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dance"]) == 2
    assert "dance" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert re.fullmatch(r"filature 0\.\d+\.\d+( \([0-9a-f]{10}(-dirty)?\))?\n", capsys.readouterr().out)


def test_help_loads_no_game_and_no_heavy_module() -> None:
    code = "import sys; from pi_app.cli import main; main(['--help']); print(sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for heavy in ("'argparse'", "'typing'", "'random'", "'pygame'", "'engine.game'", "'json'"):
        assert heavy not in done.stderr


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "cannot be read: it does not exist."), ("fr", "il n'existe pas.")]
)
def test_what_the_system_refuses_is_told_in_the_reader_s_language(
    lang: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["import", "/no/such/file", "--lang", lang]) == 1
    assert sentence in capsys.readouterr().err


def test_a_damaged_board_is_a_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_arguments: object, _environment: object) -> int:
        raise BoardError(Path("traqueur/board.txt"), "it must have 11 rows")

    monkeypatch.setattr(table, "run", run)
    assert cli.main(["table", "--lang", "fr"]) == 1
    assert capsys.readouterr().err == "Le fichier traqueur/board.txt de Filature est abîmé. Réinstallez Filature.\n"


# ---- full disks


FULL_DISK = pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")


@FULL_DISK
@pytest.mark.parametrize("arguments", [("--help",), ("stats",), ("replay",), ("stats", "--json")], ids=" ".join)
def test_output_that_a_full_disk_does_not_take_is_told_in_a_sentence(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    done = onto_a_full_disk(tmp_path, *arguments, "--lang", "fr")
    assert (done.returncode, done.stderr) == (1, say("fr", "cli.output-full") + "\n")


@pytest.mark.slow
@FULL_DISK
def test_a_table_whose_lines_go_to_a_full_disk_plays_on(tmp_path: Path) -> None:
    done = onto_a_full_disk(tmp_path, "play", "--virtual", "--game", "catch-it", given="wait 1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    with reading(tmp_path / "filature") as store:
        assert store is not None and store.unfinished() is not None


@FULL_DISK
def test_a_table_plays_though_a_full_disk_does_not_take_what_is_wrong_with_its_settings(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "pi_app.cli", "stats", "--lang", "en"],
            env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "FILATURE_AMPERES": "much"},
            stdout=subprocess.PIPE,
            stderr=full,
            text=True,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stdout) == (0, say("en", "stats.none") + "\n")


def onto_a_full_disk(folder: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command whose output goes to a full disk."""
    with Path("/dev/full").open("w") as full:
        return subprocess.run(
            [sys.executable, "-m", "pi_app.cli", *arguments],
            env={**os.environ, "XDG_STATE_HOME": str(folder)},
            input=given,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )


def test_french_help_names_what_is_to_be_typed_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.COMMANDS:
        assert cli.main([command, "--help", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "PLACE=QUI" in told and "FICHIER" in told
    assert re.findall(r"\b(SEAT|WHO|NAME|VALUE|PATH|FILE)\b", told) == []
