"""Tests that bind the rules to the engine: every rule that a refusal cites has an article, whose example is true."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.conformance.errors import ConformanceError
from engine.game import LEGAL, Verdict
from engine.games import BUILT_IN
from pi_app.conformance.rules import check_articles, check_example, require_article
from pi_app.games import front_of
from pi_app.games.rules import Article, Example, UnknownArticleError, article_json, paragraphs
from pi_app.words import LANGUAGES

ROOT = Path(games.__file__).parents[2]


def cited(game: str) -> set[str]:
    """Return the numbers of all rules that the code of a game can put into a verdict, read from its source."""
    found: set[str] = set()
    for path in (ROOT / "engine/games" / game.replace("-", "_")).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="_no"), args=[_, ast.Constant(value=int(number)), *_]):
                    found.add(str(number))
                case ast.Call(
                    func=ast.Name(id="Verdict"), args=[_, _, ast.JoinedStr(values=[_, ast.Constant(value=end)]), *_]
                ):
                    found.add(str(end).strip())
    return found


CITED = [(game, rule) for game in BUILT_IN for rule in sorted(cited(game), key=int)]


def test_the_source_tells_which_rules_are_cited() -> None:
    assert cited("catch-a-thief") == {"2", "3", "4", "5"}
    assert cited("catch-it") == {"2", "3", "4", "5", "6", "7", "8", "9"}
    assert cited("traqueur") == {"1", "2", "3", "5", "6"}
    assert cited("chicago") == {"1", "2", "3", "4", "5", "6", "7", "9", "10"}
    assert cited("rattrapez-le") == {"1", "2", "3", "5", "6", "7"}


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_rules_are_whole_and_their_examples_are_true(game: str) -> None:
    check_articles(front_of(game).rules, game)


@pytest.mark.parametrize(("game", "rule"), CITED)
def test_a_rule_that_a_refusal_cites_has_an_article_whose_example_it_forbids(game: str, rule: str) -> None:
    require_article(front_of(game).rules, f"{game} {rule}")


@pytest.mark.parametrize(("game", "rule"), CITED)
def test_without_the_rule_its_example_is_no_longer_true(game: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(games.load(game))
    own = kind.judge

    def lenient(self: Any, view: Any, move: Any) -> Verdict:
        verdict = own(self, view, move)
        return LEGAL if verdict.rule == f"{game} {rule}" else verdict

    monkeypatch.setattr(kind, "judge", lenient)
    article = front_of(game).rules.find(rule)
    assert article.example is not None
    with pytest.raises(ConformanceError, match=f"article '{rule}'"):
        check_example(article, article.example, game)


# ---- what the check finds


WHOLE = Article("aim", ("The aim", "Le but"), ("To win.", "Gagner."), ("Win.", "Gagnez."))
PLAYED = Example(("So.", "Ainsi."), moves=("thief 6G",))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"text": ("To win.", " ")}, "lacks a text"),
        ({"ours": ("We say so.", "")}, "lacks a text"),
        ({"card": ("Go on. " * 40, "mot")}, "no room"),
        ({"text": ("word " * 50 + ".", "mot")}, "too long"),
        ({"title": ("t" * 41, "t")}, "too long"),
        ({"example": PLAYED._replace(moves=("thief 1A",))}, "cannot be played"),
        ({"example": PLAYED._replace(seat="police")}, "unknown seat"),
        ({"example": PLAYED._replace(text=("So.", ""))}, "lacks a text"),
        ({"example": PLAYED._replace(attempts=(("thief", "6G", "4"),))}, "not by 'catch-a-thief 4'"),
        ({"example": PLAYED._replace(attempts=(("detective", "7F", ""),))}, "judged by 'catch-a-thief 5'"),
    ],
)
def test_what_is_wrong_with_an_article_is_found(change: dict[str, Any], said: str) -> None:
    rules = front_of("catch-a-thief").rules
    check_articles(rules._replace(articles=(WHOLE,)), "catch-a-thief")
    with pytest.raises(ConformanceError, match=said):
        check_articles(rules._replace(articles=(WHOLE._replace(**change),)), "catch-a-thief")


def test_rules_begin_with_the_aim_and_no_id_is_used_twice() -> None:
    check = partial(check_articles, game="catch-it")
    rules = front_of("catch-it").rules
    with pytest.raises(ConformanceError, match="aim"):
        check(rules._replace(articles=(WHOLE._replace(id="2"),)))
    with pytest.raises(ConformanceError, match="same id"):
        check(rules._replace(articles=(WHOLE, WHOLE)))
    with pytest.raises(ConformanceError, match="those of 'catch-it'"):
        check_articles(rules, "chicago")


def test_a_cited_rule_without_an_article_is_found() -> None:
    with pytest.raises(ConformanceError, match="no such article"):
        require_article(front_of("catch-it").rules, "catch-it 99")


# ---- the values


def test_an_article_is_found_by_its_id_and_by_the_rule_of_a_verdict() -> None:
    rules = front_of("catch-it").rules
    assert rules.find("7") is rules.cited("catch-it 7")
    assert rules.cited("chicago 7") is None and rules.cited("catch-it") is None and rules.cited("") is None
    with pytest.raises(UnknownArticleError):
        rules.find("99")


def test_paragraphs_and_items_of_a_list_are_told_apart() -> None:
    text = "First\n  goes on.\n\nSecond:\n\n- one\n- two\n  goes on\n\nThird."
    told = ["First goes on.", "Second:", "- one", "- two goes on", "Third."]
    assert paragraphs(text) == told
    article = WHOLE._replace(text=(text, text))
    assert article_json(front_of("catch-it").rules, article, "en")["text"] == (
        "First goes on.\n\nSecond:\n\n- one\n- two goes on\n\nThird."
    )


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_article_is_a_wall_of_text(game: str, lang: str) -> None:
    for article in front_of(game).rules.articles:
        words = sum(len(paragraph.split()) for paragraph in article.paragraphs(lang))
        assert words <= 170, (article.id, words)
