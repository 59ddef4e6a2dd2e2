"""`make soak` runs all of its parts and reports each one, even if others fail."""

from __future__ import annotations

import pytest

from tests.soak import run
from tests.soak.late import within


def quiet() -> float:
    return 0.0


def loaded() -> float:
    return 0.9


def broken() -> None:
    raise AssertionError("a secret was seen")


def late() -> None:
    within("coming back", 2500, 2000)


def test_a_part_that_fails_does_not_stop_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    ran = []
    parts = {"one": broken, "two": lambda: ran.append(2), "three": lambda: False, "four": lambda: ran.append(4)}
    assert run.soak(parts, quiet) == 1
    assert ran == [2, 4]
    said = capsys.readouterr().out
    assert [line.split()[:2] for line in said.splitlines()[:4]] == [
        *(["one", "FAILED"], ["two", "passed"], ["three", "FAILED"], ["four", "passed"]),
    ]
    assert "a secret was seen" in said
    assert said.endswith("2 passed, 0 warning, 2 FAILED\n")


def test_all_well_is_0() -> None:
    assert run.soak({"one": lambda: True, "two": lambda: None}, quiet) == 0


def test_a_missed_time_is_a_failure_on_a_quiet_machine_and_a_warning_on_a_loaded_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run.soak({"cable": late}, quiet) == 1
    assert "FAILED" in capsys.readouterr().out.splitlines()[0]
    assert run.soak({"cable": late}, loaded) == 0
    said = capsys.readouterr().out
    assert "warning" in said.splitlines()[0]
    assert "coming back took 2500 ms, and 2000 ms are promised; other programs used 90% of the processor" in said


def test_work_that_begins_during_a_part_counts() -> None:
    loads = iter([0.0, 0.9])
    assert run.run("cable", late, lambda: next(loads)).state == run.WARNED


def test_a_wrong_answer_is_a_failure_also_on_a_loaded_machine() -> None:
    assert run.soak({"one": broken}, loaded) == 1


def test_a_time_that_is_kept_is_no_matter() -> None:
    within("coming back", 1999, 2000)


def test_the_load_is_a_share() -> None:
    assert 0 <= run.load(0.05) <= 1


def test_a_wrong_name_lists_the_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["nothing"]) == 2
    assert "referees, store, day, table" in capsys.readouterr().out
