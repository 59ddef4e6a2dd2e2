"""Tests that the table of words is complete in both languages, and that the right language is chosen."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import pi_app.games
from engine import games
from engine.game import Verdict
from engine.record import RecordError
from pi_app import words
from pi_app.words import AREAS, entries, language, say, why

ROOT = Path(pi_app.__file__).parent.parent
KEYS = {key: texts for area in (*AREAS, *games.names()) for key, texts in entries(area).items()}
ENGLISH = r"\b(the|and|you|your|is|are|of|must|with|not|no|this|that|to|it|its|there|moves?|pawns?|games?|seats?)\b"
SAME_IN_FRENCH = {
    "0",
    "{first}, {rest}",
    "{money}",
    "{subject} {signs}",
    "filature {command} [options]",
    "Catch'it",
    "Chicago",
    "English",
    "Français",
    "Le Traqueur",
    "MENU",
    "Menu",
    "←",
    "→",
    "OK",
    "Rattrapez-le",
    "orange",
    "Score",
    "Total",
}


def parts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def plain(text: str) -> str:
    """Return a text without names of games, parts, quotations and command lines."""
    return re.sub(r"Catch'it|\{[^}]*\}|«[^»]*»|\bfilature [A-Z-]+( --?\w+)?|--?\w+", " ", text)


def test_every_area_has_its_file_and_every_file_its_area() -> None:
    stems = {path.stem for path in Path(words.__file__).parent.glob("*.py")} - {"__init__"}
    assert sorted(area.replace("-", "_") for area in AREAS) == sorted(stems)


def test_every_key_stands_in_its_own_area() -> None:
    for area in (*AREAS, *games.names()):
        assert entries(area), area
        assert [key for key in entries(area) if not re.fullmatch(rf"{area}\.[a-z0-9-]+", key)] == []


@pytest.mark.parametrize("key", KEYS)
def test_a_key_says_the_same_in_english_and_french(key: str) -> None:
    english, french = KEYS[key]
    assert english.strip() and french.strip()
    assert parts(english) == parts(french)
    assert (english[0].isspace(), english[-1].isspace()) == (french[0].isspace(), french[-1].isspace())
    assert english[-1] in ".?!:" if french[-1] in ".?!:" else english[-1] not in ".?!:"


def test_french_is_no_english_left_over() -> None:
    assert {english for english, french in KEYS.values() if english == french} <= SAME_IN_FRENCH
    english = {key: re.findall(ENGLISH, plain(french), re.IGNORECASE) for key, (_, french) in KEYS.items()}
    assert {key: found for key, found in english.items() if found} == {}


def test_french_sets_a_space_before_high_signs() -> None:
    tight = re.compile(r"[\w»)}][:;?!](\s|$)")
    assert [key for key, (_, french) in KEYS.items() if tight.search(french)] == []


def test_no_text_has_stray_spaces() -> None:
    ragged = re.compile(r"\S {2,}\S|\s[.,)]|\(\s")
    assert [key for key, both in KEYS.items() if any(ragged.search(text) for text in both)] == []


# ---- every refusal has words


def sources(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from [folder] if folder.is_file() else sorted(folder.rglob("*.py"))


def values(code: ast.expr, function: ast.AST) -> Iterator[str]:
    """Yield patterns of the texts that an argument can have: it is a literal, or a name that the function sets."""
    match code:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=pieces):
            yield "".join(re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ".+" for piece in pieces)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*values(body, function), *values(orelse, function))
        case ast.Name(id=name):
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                    yield from values(node.value, function)


def arguments(path: Path, callee: str, place: int) -> Iterator[str]:
    """Yield the argument at this place of every call of a function in a file."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == callee:
                    yield from (text for code in node.args[place : place + 1] for text in values(code, function))


def codes(game: str) -> set[str]:
    """Return every refusal code, or pattern of codes, in a game's source."""
    module = ROOT / "engine" / "games" / game.replace("-", "_")
    found: set[str] = set()
    for path in sources(module if module.is_dir() else module.with_suffix(".py")):
        found |= {*arguments(path, "Verdict", 1), *arguments(path, "_no", 0)}
    return found


@pytest.mark.parametrize("game", games.names())
def test_every_refusal_of_a_game_has_words(game: str) -> None:
    assert len(codes(game)) > 5
    for code in codes(game):
        area = "referee" if code == re.escape("not-your-turn") else game
        assert [key for key in entries(area) if re.fullmatch(f"{area}\\.{code}", key)], code


def test_the_codes_of_catch_a_thief_are_found_where_they_hide() -> None:
    found = {code.replace("\\", "") for code in codes("catch-a-thief")}
    assert found == {
        *("not-your-turn", "hideout-closed", "scene-first", "first-step-.+", "thief-stays", "not-away", "not-one-step"),
    }


def test_every_refusal_of_the_referee_and_of_a_record_has_words() -> None:
    for code in arguments(ROOT / "engine" / "referee.py", "Refusal", 0):
        assert code == "illegal" or f"referee.{code}".replace("\\", "") in entries("referee")
    damage = {code.replace("\\", "") for code in arguments(ROOT / "engine" / "record.py", RecordError.__name__, 0)}
    assert {"not-object", "field", "format", "game", "option", "move"} <= damage
    assert [code for code in damage - {"move"} if f"referee.record-{code}" not in entries("referee")] == []


def test_every_key_that_the_application_asks_for_exists() -> None:
    asked = {text for path in sources(ROOT / "pi_app") for text in arguments(path, "say", 1)}
    assert len(asked) > 10
    assert [text for text in sorted(asked) if not any(re.fullmatch(text, key) for key in KEYS)] == []


def test_a_refused_player_is_told_why_in_either_language() -> None:
    verdict = Verdict(False, "square-taken", "catch-it 3", ("C1",))
    assert "C1" in why("en", "catch-it", verdict)
    assert "C1" in why("fr", "catch-it", verdict) != why("en", "catch-it", verdict)
    assert why("fr", "catch-it", Verdict(False, "not-your-turn", "catch-it 2")) == say("fr", "referee.not-your-turn")


# ---- the language of the environment


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "FR_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_MESSAGES": "fr_BE", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "en_US", "LC_MESSAGES": "fr_BE", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"FILATURE_LANG": "fr", "LC_ALL": "en_US"}, "fr"),
        ({"FILATURE_LANG": "en", "LC_ALL": "fr_FR", "LANG": "fr_FR"}, "en"),
        ({"FILATURE_LANG": "", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANGUAGE": "fr", "LC_TIME": "fr_FR"}, "en"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language(environment) == lang
