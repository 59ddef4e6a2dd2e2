"""Check the rules as players read them: whole in both languages, with examples that the referee judges as they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.conformance.errors import ConformanceError, require
from engine.game import TABLE
from engine.referee import AnyReferee, Refusal
from pi_app.draw.dots import panel
from pi_app.draw.dots.picture import DotPicture
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.rules import NO_TEXTS, Article, Example, Rules, paragraphs, picked
from pi_app.games.rules_picture import draw_example
from pi_app.words import LANGUAGES

LONGEST_TITLE: Final = 40  # letters
LONGEST_SENTENCE: Final = 200  # letters; a longer one is hard to follow at a table
AIM: Final = "aim"  # the article that every game begins with
_PICTURE: Final = (240, 240)  # the smallest picture of a board


def check_articles(rules: Rules, game: str) -> None:
    """Require that the rules are those of the game, begin with its aim, and that every article is whole."""
    require(rules.game == game, f"the rules are those of {rules.game!r}")
    ids = [article.id for article in rules.articles]
    require(ids[:1] == [AIM], f"the rules do not begin with the article {AIM!r}")
    require(len(ids) == len(set(ids)), f"two articles have the same id: {ids}")
    for article in rules.articles:
        _check_texts(article)
        _check_card(article)
        if article.example is not None:
            check_example(article, article.example, game)


def check_example(article: Article, example: Example, game: str) -> None:
    """Require that the example can be played and drawn, and that the referee judges its attempts as it says."""
    try:
        referee = example.position(game)
    except Refusal as refusal:
        raise ConformanceError(f"the example of article {article.id!r} cannot be played: {refusal.code}") from None
    known = (*referee.players, TABLE)
    require(example.seat in known, f"the example of article {article.id!r} is for the unknown seat {example.seat!r}")
    for seat, text, rule in example.attempts:
        verdict = referee.game.judge(referee.view(seat), referee.game.read(text))
        told = f"{game} {rule}" if rule else ""
        require(
            verdict.rule == told,
            f"in the example of article {article.id!r}, {seat} {text!r} is judged by {verdict.rule!r}, not by {told!r}",
        )
    for lang in LANGUAGES:
        sheet = Sheet(_PICTURE, look(*_PICTURE))
        draw_example(sheet, sheet.rect, game, example, lang)


def check_cited(rules: Rules, referees: Sequence[AnyReferee], texts: Sequence[str]) -> None:
    """Require that every rule that a refusal cites has an article, with an example that the rule forbids."""
    for referee in referees:
        for seat in referee.players:
            for text in texts:
                verdict = referee.game.judge(referee.view(seat), referee.game.read(text))
                if verdict.rule:
                    require_article(rules, verdict.rule)


def require_article(rules: Rules, rule: str) -> None:
    """Require that a rule that a verdict names has an article with an example in which it forbids a move."""
    article = rules.cited(rule)
    if article is None:
        raise ConformanceError(f"a refusal cites {rule!r}, and the rules have no such article")
    attempts = article.example.attempts if article.example else ()
    require(
        any(attempt.rule == article.id for attempt in attempts),
        f"article {article.id!r} has no example in which it forbids a move",
    )


def _check_texts(article: Article) -> None:
    texts = [article.title, article.text, article.card]
    texts += [article.ours] if article.ours != NO_TEXTS else []
    texts += [article.example.text] if article.example is not None else []
    for pair in texts:
        require(all(text.strip() for text in pair), f"article {article.id!r} lacks a text in one language")
        for sentence in (found for text in pair for paragraph in paragraphs(text) for found in sentences(paragraph)):
            require(
                len(sentence) <= LONGEST_SENTENCE, f"article {article.id!r} has a sentence that is too long: {sentence}"
            )
    for title in article.title:
        require(len(title) <= LONGEST_TITLE, f"the title of article {article.id!r} is too long: {title}")


def sentences(paragraph: str) -> list[str]:
    """Split a paragraph into its sentences.

    >>> sentences("One. Two: yes! Three?")
    ['One.', 'Two: yes!', 'Three?']
    """
    found = [""]
    for word in paragraph.split(" "):
        found[-1] = f"{found[-1]} {word}".strip()
        if word.endswith((".", "!", "?")):
            found.append("")
    return [sentence for sentence in found if sentence]


def _check_card(article: Article) -> None:
    for lang in LANGUAGES:
        picture = DotPicture()
        panel.draw_card(picture, picked(article.title, lang), picked(article.card, lang))
        require(not picture.cut, f"the card of article {article.id!r} has no room for {picture.cut} in {lang!r}")
