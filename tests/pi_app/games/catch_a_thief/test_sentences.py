"""Tests of the questions to the thief on a hidden screen: the first step has a name, later ones have a number."""

from __future__ import annotations

from engine import games
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.games.catch_a_thief.sentences import asked
from pi_app.pages.question import PageQuestion


def questions(*moves: tuple[str, str]) -> tuple[str, str]:
    """Return what the thief is asked after these moves, in English and French."""
    referee = Referee(games.load("catch-a-thief"), {}, seed=1)
    for seat, move in moves:
        referee.play(seat, referee.game.read(move))
    pages = front_of("catch-a-thief").pages
    page = pages.open(referee.view("thief"), luck=1)
    ask = pages.ask(page.view, page.picks)
    assert isinstance(ask, PageQuestion)
    return asked(page, ask, "en").lead, asked(page, ask, "fr").lead


def test_the_first_step_has_no_number() -> None:
    english, french = questions()
    assert english.startswith("First step:") and french.startswith("Premier pas :")


def test_a_later_step_has_one() -> None:
    english, french = questions(("thief", "6G"), ("detective", "6F"))
    assert english.startswith("Step 2:") and french.startswith("Pas 2 :")
