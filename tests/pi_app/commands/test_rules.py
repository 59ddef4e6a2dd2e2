"""Tests of `filature rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.games import BUILT_IN
from pi_app import cli
from pi_app.games import front_of
from pi_app.words import LANGUAGES, game_name


def rules(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(["rules", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_without_a_game_it_lists_the_games_and_how_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = rules(capsys)
    assert (code, err) == (0, "") and "filature rules GAME" in out
    assert all(name in out and game_name("en", name) in out for name in BUILT_IN)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_it_prints_all_articles_of_a_game_in_80_columns(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = rules(capsys, game, "--lang", lang)
    assert (code, err) == (0, "") and max(map(len, out.splitlines())) <= 80
    told = " ".join(out.split())
    for article in front_of(game).rules.articles:
        for paragraph in article.paragraphs(lang):
            assert " ".join(paragraph.split()) in told, article.id


def test_one_article_comes_with_its_picture(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rules(capsys, "catch-a-thief", "4")
    assert code == 0 and out.startswith("4  The thief's later steps") and "Everybody sees" in out
    assert "The aim" not in out


def test_an_article_without_a_number_has_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules(capsys, "catch-it", "aim", "--lang", "fr")[1].startswith("Le but")


def test_an_unknown_game_or_article_is_answered_with_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = rules(capsys, "chess")
    assert (code, out) == (2, "") and all(name in err for name in BUILT_IN)
    code, out, err = rules(capsys, "catch-it", "99")
    assert (code, out) == (2, "") and "no article 99" in err
    assert all(f"{article.id} ({article.title[0]})" in err for article in front_of("catch-it").rules.articles)


def test_it_prints_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(rules(capsys, "--json")[1])
    assert [game["name"] for game in listed["games"]] == [*BUILT_IN]
    whole = json.loads(rules(capsys, "catch-it", "--json", "--lang", "fr")[1])
    assert whole["game"] == "catch-it" and whole["articles"][0]["title"] == "Le but"
    one = json.loads(rules(capsys, "catch-it", "7", "--json")[1])
    assert [article["id"] for article in one["articles"]] == ["catch-it 7"]


def test_a_third_word_is_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = rules(capsys, "catch-it", "7", "8")
    assert code == 2 and "8" in err


def test_it_saves_a_sheet_to_print(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.pdf"
    code, out, err = rules(capsys, "catch-it", "--pdf", str(file), "--lang", "fr")
    assert (code, err) == (0, "") and str(file) in out and file.read_bytes().startswith(b"%PDF")


def test_a_sheet_that_cannot_be_saved_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = rules(capsys, "catch-it", "--pdf", str(tmp_path / "nowhere" / "rules.pdf"))
    assert (code, out) == (1, "") and "could not be saved" in err
    for words in ((), ("catch-it", "7")):
        assert rules(capsys, *words, "--pdf", "x.pdf")[0] == 2


def test_a_dash_writes_the_sheet_to_standard_output_and_makes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["rules", "catch-it", "--pdf", "-"]) == 0
    out, err = capsysbinary.readouterr()
    assert out.startswith(b"%PDF") and out.rstrip().endswith(b"%%EOF") and err == b""
    assert list(tmp_path.iterdir()) == []


def test_a_terminal_is_sent_no_sheet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    code, out, err = rules(capsys, "catch-it", "--pdf", "-")
    assert (code, out) == (2, "") and "cannot show a PDF" in err
