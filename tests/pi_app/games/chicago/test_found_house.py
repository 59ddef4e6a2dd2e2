"""Whoever burgles a house is told to look at the private screen, and nobody else learns what was in the house."""

from __future__ import annotations

import pytest

from engine.game import TABLE, Seat
from engine.games.chicago.game import GAME
from engine.referee import MANUAL, AnyReferee, Referee
from hardware.handheld import Handheld
from hardware.virtual_handheld import VirtualHandheld
from pi_app.draw.dots.picture import DotPicture
from pi_app.games import front_of
from pi_app.handhelds.handhelds import Handhelds
from pi_app.pages.sharing import CALLS, OPEN, Sharing, draw
from pi_app.players import AT_TABLE
from pi_app.public import public_text
from pi_app.table.sitting import Sitting, keep_nothing
from pi_app.table.thinking import think
from pi_app.words import LANGUAGES, say

TABLETOP = front_of("chicago").tabletop
DEAL = (
    "police " * 22 + "thief " * 2 + "gun " * 2 + "bank " * 4 + "car " * 4 + "plane " + "10 " * 8 + "20 " * 8
).split()
DEAL += ["50"] * 4 + ["100"] * 4


def burgled(what: str) -> Sitting:
    """Return a game in which pawn 1 has just burgled A1 and found this kind of house."""
    kinds = sorted(DEAL, key=lambda kind: kind != what)
    referee: AnyReferee = Referee(GAME, {"players": 3}, seed=1, chance=MANUAL)
    sitting = Sitting(referee, dict.fromkeys((*referee.players, "chance"), AT_TABLE), think, keep_nothing)
    sitting.play("chance", GAME.read(" ".join(("deal", *kinds))), 0)
    for pawn, gate in ((1, "B1"), (2, "E1"), (3, "G1"), (4, "J1")):
        sitting.play("thief1" if pawn % 2 else "thief2", GAME.read(f"enter {gate}"), 0)
    sitting.play("thief1", GAME.read("burgle A1"), 0)
    sitting.setting_up = False
    return sitting


def public(sitting: Sitting, lang: str) -> list[str]:
    pieces = sitting.expected().pieces
    for now in range(0, 1000, 20):
        sitting.sense(pieces, now)
    return public_text.lines(sitting.snapshot(), lang)


def test_the_public_screen_sends_the_finder_to_the_private_one() -> None:
    assert "Thief 1: look at your screen: you found something." in public(burgled("bank"), "en")
    assert any("regardez votre écran" in line for line in public(burgled("bank"), "fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_everybody_reads_is_the_same_for_each_house_that_may_go_back(lang: str) -> None:
    bank, plane = burgled("bank"), burgled("plane")
    assert public(bank, lang) == public(plane, lang)
    assert bank.referee.view(TABLE) == plane.referee.view(TABLE)
    assert TABLETOP.calls(bank.referee.view(TABLE), "thief1") == TABLETOP.calls(plane.referee.view(TABLE), "thief1")


@pytest.mark.parametrize(("what", "seat", "called"), [("bank", "thief1", True), ("bank", "thief2", False)])
def test_only_the_finder_is_called_and_only_for_a_house_that_may_go_back(what: str, seat: Seat, called: bool) -> None:
    assert (TABLETOP.calls(burgled(what).referee.view(TABLE), seat) is not None) == called
    assert TABLETOP.calls(burgled("100").referee.view(TABLE), seat) is None


def test_the_call_of_a_private_screen_says_why_it_calls() -> None:
    sharing = Sharing(("thief1", "thief2"), phase=CALLS, seat="thief1")
    names = {"thief1": "Thief 1"}
    for lang in LANGUAGES:
        plain, told = (draw(sharing, _no_page, names, lang, reason) for reason in (None, "chicago.table-found-call"))
        assert plain.to_pages() != told.to_pages() and not told.cut


def test_a_handheld_that_calls_says_it_as_soon_as_something_is_found() -> None:
    sitting, pico = burgled("bank"), VirtualHandheld()
    handhelds = Handhelds([Handheld(pico)])
    for now in range(0, 3000, 20):
        pico.advance(now)
        handhelds.tick(sitting, "en", now)
    screen = handhelds.screens[0]
    assert screen.sharing.phase == CALLS != OPEN
    expected = draw(
        screen.sharing, _no_page, {"thief1": say("en", "chicago.seat-thief1")}, "en", "chicago.table-found-call"
    )
    assert pico.picture() == expected.to_pages()


def _no_page(seat: Seat) -> DotPicture:
    raise AssertionError(f"the page of {seat} was drawn")
