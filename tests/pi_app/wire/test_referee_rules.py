"""Tests of the referee's verb `rules`, and of the articles that refusals name."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.games import BUILT_IN
from engine.games.traqueur import random_camp
from pi_app.games import front_of
from pi_app.wire.referee_desk import RefereeDesk
from tests.conformance.cases import CASES


def ask(desk: RefereeDesk, **request: Any) -> dict[str, Any]:
    return dict(desk.answer(json.dumps(request).encode()))


def ids(game: str) -> list[str]:
    return [f"{game} {article.id}" for article in front_of(game).rules.articles]


@pytest.mark.parametrize("game", BUILT_IN)
def test_it_tells_the_rules_of_any_game_in_both_languages(game: str) -> None:
    desk = RefereeDesk("fr")
    english, french = ask(desk, do="rules", game=game), ask(desk, do="rules", game=game, lang="fr")
    for reply, number in ((english, 0), (french, 1)):
        assert reply["ok"] and [article["id"] for article in reply["articles"]] == ids(game)
        titles = [article.title[number] for article in front_of(game).rules.articles]
        assert [article["title"] for article in reply["articles"]] == titles
        assert all(article["text"].strip() and set(article) == {"id", "title", "text"} for article in reply["articles"])


def test_without_a_game_it_tells_those_of_the_game_that_is_played() -> None:
    desk = RefereeDesk("en")
    assert ask(desk, do="rules")["error"] == "no-game"
    ask(desk, do="new", game="traqueur")
    assert [article["id"] for article in ask(desk, do="rules")["articles"]] == ids("traqueur")


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": 7}, "bad-request"),
        ({"game": "catch-it", "lang": "de"}, "bad-request"),
        ({"game": "catch-it", "lang": 1}, "bad-request"),
    ],
)
def test_it_refuses_what_makes_no_sense(request_: dict[str, Any], error: str) -> None:
    assert ask(RefereeDesk("en"), do="rules", **request_)["error"] == error


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_article_that_a_refusal_names_can_be_read(game: str) -> None:
    rng, known = Random(11), set(ids(game))
    case = CASES[game]
    desk, named = RefereeDesk("en"), set[str]()
    ask(desk, do="new", game=game, seed=3)
    for _ in range(40):
        acting = ask(desk, do="status")["to_act"]
        if not acting:
            break
        seat = rng.choice(acting)
        replies = [ask(desk, do="play", seat=seat, move=text) for text in case.tries]
        named |= {reply["article"] for reply in replies if reply.get("error") == "illegal"}
        if not any(reply["ok"] for reply in replies):
            moves = ask(desk, do="moves", seat=seat)["moves"]
            move = case.game.write(random_camp(rng)) if moves is None else rng.choice(moves)
            ask(desk, do="play", seat=seat, move=move)
    assert named and named <= known
