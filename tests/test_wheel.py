"""The wheel works without the clone. It is built, installed in a fresh environment, and used from an empty folder."""

from __future__ import annotations

import json
import re
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from engine import Referee, games, record
from pi_app.cli import COMMANDS
from pi_app.system.build import commit_of
from pi_app.words import LANGUAGES, say
from tests.wheel import Installed, fresh_environment

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "hardware", "pi_app")


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Build and install once. The packages that Filature needs are those of the Python that runs the tests."""
    return fresh_environment(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def installed(environment: Installed, tmp_path: Path) -> Installed:
    (tmp_path / "empty").mkdir()
    return environment._replace(folder=tmp_path / "empty")


def finished_game() -> dict[str, Any]:
    """Return the record of a game whose players always make the first legal move."""
    referee = Referee(games.load("catch-a-thief"), {"variant": 1}, seed=7)
    while referee.outcome is None:
        seat = min(referee.to_act)
        referee.play(seat, (referee.legal(seat) or ())[0])
    return record.write(referee)


def ask(installed: Installed, command: str, *requests: dict[str, Any]) -> None:
    """Start a process that answers line by line. Every request must succeed."""
    typed = "".join(json.dumps(request) + "\n" for request in requests)
    replies = [json.loads(line) for line in installed.filature(command, typed=typed).splitlines()]
    assert len(replies) == len(requests)
    assert all(reply["ok"] for reply in replies), replies


# ---- the contents of the wheel


def test_every_file_of_the_packages_is_in_the_wheel_and_nothing_else(environment: Installed) -> None:
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("[!.]*") if path.is_file()]
    wanted = {path.relative_to(ROOT).as_posix() for path in paths if "__pycache__" not in path.parts}
    assert {f"{package}/py.typed" for package in PACKAGES} <= wanted
    held = {name for name in zipfile.ZipFile(environment.wheel).namelist() if ".dist-info/" not in name}
    assert held - {"pi_app/_build.py"} == wanted


def test_the_clone_is_not_what_runs(installed: Installed) -> None:
    code = f"import {', '.join(PACKAGES)}; print(*(module.__file__ for module in ({', '.join(PACKAGES)})))"
    found = installed.run("python", "-c", code).out.split()
    assert len(found) == len(PACKAGES)
    assert all(Path(file).is_relative_to(installed.binaries.parent) for file in found)


def test_the_wheel_knows_its_version_and_its_commit(installed: Installed) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    commit = commit_of(ROOT)
    assert installed.filature("--version") == f"filature {version}{f' ({commit})' if commit else ''}\n"


# ---- every subcommand


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(installed: Installed, command: str) -> None:
    assert installed.filature(command, "--help").startswith(f"filature {command}")


@pytest.mark.slow
@pytest.mark.parametrize("game", games.BUILT_IN)
def test_bots_play_a_demo_of_every_game(installed: Installed, game: str) -> None:
    words = ("--game", game, "--level", "1", "--seed", "7", "--speed", "1000")
    said = " ".join(installed.filature("demo", *words).split())
    assert re.search(r"filature demo .*--seed 7\s+Your turn: filature learn \S+$", said), "the end leads on"


def test_bots_meet_in_the_arena(installed: Installed) -> None:
    words = ("--games", "2", "--bots", "1,0", "--think", "2", "--jobs", "2", "--json")
    assert json.loads(installed.filature("arena", *words))["games"] == 2


def test_the_referee_opens_every_game(installed: Installed) -> None:
    ask(installed, "referee", *({"do": "new", "game": game} for game in games.BUILT_IN))


def test_the_table_answers(installed: Installed) -> None:
    ask(installed, "table", {"do": "new", "game": "catch-it", "seats": {"blue": "table", "red": "bot:0"}})


def test_a_game_is_kept_listed_counted_and_given_out_again(installed: Installed) -> None:
    played = finished_game()
    assert "1" in installed.filature("import", "-", typed=json.dumps(played))
    assert json.loads(installed.filature("export", "1"))["moves"] == played["moves"]
    assert [game["id"] for game in json.loads(installed.filature("replay", "--json"))] == [1]
    assert played["moves"][0][1] in installed.filature("replay", "1")
    assert "1" in installed.filature("stats")
    installed.filature("stats", "--picture", "stats.png")
    assert (installed.folder / "stats.png").read_bytes().startswith(b"\x89PNG")


def test_the_virtual_table_opens_in_a_terminal(installed: Installed) -> None:
    assert "Catch'it" in installed.filature("play", "--virtual", "--game", "catch-it", typed="quit\n")


def test_what_cannot_be_read_or_found_is_a_sentence(installed: Installed) -> None:
    done = installed.run("filature", "import", "no-such-file")
    assert done.code == 1 and "does not exist" in done.err
    done = installed.run("filature", "export", "5")
    assert done.code == 1 and "5" in done.err


def test_the_doctor_examines_this_machine(installed: Installed) -> None:
    done = installed.run("filature", "doctor", "--json")
    assert done.code in (0, 1)
    assert json.loads(done.out)


# ---- commands that need a clone say so


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("module", "sentence"),
    [("pi_app.system.install", "install.no-clone"), ("pi_app.commands.firmware", "firmware.no-clone")],
)
def test_what_needs_a_clone_says_so(installed: Installed, module: str, sentence: str, lang: str) -> None:
    done = installed.run("python", "-m", module, lang=lang)
    assert done.code == 1
    assert (done.out + done.err).strip() == say(lang, sentence)
