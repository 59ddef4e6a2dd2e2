"""Tests of reading the rules leaf by leaf."""

from __future__ import annotations

import pytest

from engine.games import BUILT_IN
from pi_app.games import front_of
from pi_app.public.public_text import LINE_LENGTH
from pi_app.public.rules_reader import MOST_LETTERS, RulesReader, has_article, leaves, lines, open_at
from pi_app.words import LANGUAGES

every_game = pytest.mark.parametrize("game", BUILT_IN)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
@every_language
def test_every_paragraph_and_every_example_is_on_one_leaf(game: str, lang: str) -> None:
    rules = front_of(game).rules
    told = [paragraph for leaf in leaves(game, lang) if not leaf.picture for paragraph in leaf.paragraphs]
    assert [text.removeprefix("· ") for text in told] == [
        text.removeprefix("- ") for article in rules.articles for text in article.paragraphs(lang)
    ]
    assert [leaf.article.id for leaf in leaves(game, lang) if leaf.picture] == [
        article.id for article in rules.articles if article.example
    ]


@every_game
@every_language
def test_a_leaf_is_short(game: str, lang: str) -> None:
    for leaf in leaves(game, lang):
        assert leaf.paragraphs and (len(leaf.paragraphs) == 1 or sum(map(len, leaf.paragraphs)) <= MOST_LETTERS)


@every_game
@every_language
def test_every_line_fits_the_public_screen(game: str, lang: str) -> None:
    for at in range(len(leaves(game, lang))):
        assert max(map(len, lines(RulesReader(game, lang, at)))) <= LINE_LENGTH + 20


def test_buttons_turn_the_leaf_within_the_rules_and_back_closes_them() -> None:
    reader = open_at("catch-it", "en")
    assert reader.at == 0 and reader.press("left") == reader and reader.press("back") is None
    for at in range(1, reader.leaf_count):
        turned = reader.press("right")
        assert turned is not None and turned.at == at and reader.press("ok") == turned
        reader = turned
    assert reader.press("right") == reader
    assert reader.press("left") == reader._replace(at=reader.at - 1)


@every_language
def test_it_opens_at_the_article_that_a_refusal_names(lang: str) -> None:
    reader = open_at("catch-it", lang, "catch-it 7")
    assert reader.leaf.article.id == "7" and not reader.leaf.picture
    before = reader.press("left")
    assert before is not None and before.leaf.article.id != "7"


def test_only_a_rule_of_a_game_has_an_article() -> None:
    assert has_article("catch-it 7")
    assert not has_article("catch-it 99") and not has_article("chess 7") and not has_article("")
