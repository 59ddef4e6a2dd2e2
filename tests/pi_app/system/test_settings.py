"""Tests of the settings that the table remembers, and of files that cannot be read or written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.handhelds.handhelds import Handhelds
from pi_app.system.settings import SETTINGS_FILE, SETTINGS_FORMAT, Problem, Settings, load, save, state_folder
from pi_app.words import LANGUAGES, say

CHANGED = Settings("evening", False, "fr", "always", "never", 15, frozenset({0, 60}), frozenset({120}))


def at(folder: Path) -> dict[str, str]:
    return {"STATE_DIRECTORY": str(folder)}


def written(folder: Path, **fields: object) -> dict[str, str]:
    (folder / SETTINGS_FILE).write_text(
        json.dumps({"format": SETTINGS_FORMAT, **fields}, default=sorted), encoding="utf-8"
    )
    return at(folder)


def sentences(problem: Problem | None) -> list[str]:
    assert problem
    return [say(lang, problem.key, **problem.parts) for lang in LANGUAGES]


# ---- the folder


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"STATE_DIRECTORY": "/a/filature", "XDG_STATE_HOME": "/b", "HOME": "/c"}, "/a/filature"),
        ({"STATE_DIRECTORY": "/a/filature:/a/other"}, "/a/filature"),
        ({"STATE_DIRECTORY": "", "XDG_STATE_HOME": "/b", "HOME": "/c"}, "/b/filature"),
        ({"XDG_STATE_HOME": "not/absolute", "HOME": "/c"}, "/c/.local/state/filature"),
        ({"HOME": "/c"}, "/c/.local/state/filature"),
    ],
)
def test_the_service_s_folder_comes_before_the_user_s(environment: dict[str, str], folder: str) -> None:
    assert state_folder(environment) == Path(folder)


def test_a_user_whom_the_system_does_not_know_may_still_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    assert state_folder({"XDG_STATE_HOME": "/b"}) == Path("/b/filature")
    assert state_folder({}) == Path("/.local/state/filature")


# ---- without a fault


def test_a_new_table_has_the_usual_settings_and_no_complaint(tmp_path: Path) -> None:
    assert load(at(tmp_path)) == (Settings(), None)


def test_a_new_table_speaks_the_language_of_its_environment(tmp_path: Path) -> None:
    assert load({**at(tmp_path), "LANG": "fr_FR.UTF-8"})[0].lang == "fr"


def test_the_table_remembers_everything_in_a_folder_that_it_makes_itself(tmp_path: Path) -> None:
    environment = at(tmp_path / "not" / "yet")
    assert save(CHANGED, environment) is None
    assert load(environment) == (CHANGED, None)


def test_saving_leaves_one_file_and_nothing_beside_it(tmp_path: Path) -> None:
    for settings in (CHANGED, Settings()):
        assert save(settings, at(tmp_path)) is None
        assert [path.name for path in tmp_path.iterdir()] == [SETTINGS_FILE]
    assert load(at(tmp_path)) == (Settings(), None)


def test_the_file_is_replaced_and_never_written_over(tmp_path: Path) -> None:
    save(Settings(), at(tmp_path))
    before = (tmp_path / SETTINGS_FILE).open(encoding="utf-8")
    save(CHANGED, at(tmp_path))
    with before:
        assert json.load(before)["sound"] is True, "the old file can still be read if it is open"


# ---- fields that make no sense


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        *(("brightness", wrong) for wrong in ("noon", 3, None, ["day"])),
        *(("sound", wrong) for wrong in (0, "no", None)),
        *(("aid", wrong) for wrong in (1, "yes", {}, None)),
        *(("hints", wrong) for wrong in (True, "sometimes", [])),
        *(("lang", wrong) for wrong in ("de", 1, None, ["fr"])),
        *(("stuck_open", wrong) for wrong in ("6F", None, {"1": 2}, [[1]])),
    ],
)
def test_a_field_that_makes_no_sense_takes_its_default_and_spares_the_others(
    field: str, wrong: object, tmp_path: Path
) -> None:
    good = {
        "brightness": "night",
        "sound": False,
        "aid": "never",
        "hints": "no-match",
        "lang": "fr",
        "stuck_open": frozenset({7}),
    }
    settings, problem = load(written(tmp_path, **{**good, field: wrong}))
    assert problem is None
    assert getattr(settings, field) == getattr(Settings(), field)
    spared = {name: value for name, value in good.items() if name != field}
    assert {name: getattr(settings, name) for name in spared} == spared


@pytest.mark.parametrize(("before", "now"), [(True, "always"), (False, "asked")])
def test_a_file_from_before_there_were_hints_keeps_its_aid(before: bool, now: str, tmp_path: Path) -> None:
    assert load(written(tmp_path, aid=before))[0].aid == now


def test_squares_off_the_board_are_dropped(tmp_path: Path) -> None:
    settings, _ = load(written(tmp_path, stuck_open=[-1, 0, 121, 1.0, True, "6F", None], stuck_closed=[120, 999]))
    assert settings.stuck_open == {0}
    assert settings.stuck_closed == {120}


def test_a_square_is_not_stuck_both_ways(tmp_path: Path) -> None:
    settings, _ = load(written(tmp_path, stuck_open=[5], stuck_closed=[5, 6]))
    assert (settings.stuck_open, settings.stuck_closed) == ({5}, {6})


# ---- with a damaged file or disk


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"\x00" * 512,
        b"[" * 100_000,
        b"[]",
        b"null",
        b"{}",
        b'{"format": "filature-record-1"}',
    ],
    ids=["empty", "cut", "no-text", "zeros", "deep", "list", "null", "bare", "foreign"],
)
def test_a_damaged_or_foreign_file_is_kept_aside_and_the_table_starts_anew(content: bytes, tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_bytes(content)
    settings, problem = load(at(tmp_path))
    assert settings == Settings()
    assert all("table.json.damaged" in sentence for sentence in sentences(problem))
    assert (tmp_path / f"{SETTINGS_FILE}.damaged").read_bytes() == content
    assert save(CHANGED, at(tmp_path)) is None
    assert load(at(tmp_path)) == (CHANGED, None)


def test_a_file_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).mkdir()
    settings, problem = load(at(tmp_path))
    assert settings == Settings()
    assert problem and problem.key == "settings.unreadable"
    assert all(str(tmp_path) in sentence for sentence in sentences(problem))


def test_a_disk_that_takes_no_file_is_told_in_a_sentence_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "full").write_text("a file where a folder is wanted", encoding="utf-8")
    problem = save(CHANGED, at(tmp_path / "full"))
    assert problem and problem.key == "settings.unwritable"
    assert all("filature doctor" in sentence for sentence in sentences(problem))
    assert load(at(tmp_path / "full"))[0] == Settings()


def test_a_save_that_fails_leaves_no_half_written_file_behind(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).mkdir()
    assert save(CHANGED, at(tmp_path)) is not None
    assert [path.name for path in tmp_path.iterdir()] == [SETTINGS_FILE]


# ---- on the screen of a table without a game


def test_settings_that_cannot_be_kept_are_told_on_the_waiting_table_until_they_can(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).mkdir()
    session = plan({"virtual": True}, at(tmp_path))
    with VirtualTable() as table:
        loop = session.begin(table.board, Handhelds())
        assert "cannot be read" in " ".join(loop.lines())
        loop._save(loop.settings._replace(sound=False))
        assert "cannot be saved" in " ".join(loop.lines())
        (tmp_path / SETTINGS_FILE).rmdir()
        loop._save(loop.settings._replace(aid="always"))
        assert loop.lines() == [say("en", "table.about")]
        loop.close()


def test_settings_that_were_damaged_are_told_on_the_waiting_table(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text("{", encoding="utf-8")
    session = plan({"virtual": True}, at(tmp_path))
    with VirtualTable() as table:
        loop = session.begin(table.board, Handhelds())
        assert f"{SETTINGS_FILE}.damaged" in " ".join(loop.lines()).replace(" ", "")
        loop.close()
