"""What the hints of every game must pass."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.conformance import Case
from engine.conformance.errors import require
from engine.conformance.leaks import Poison
from engine.conformance.walk import at_every_step, random_move
from engine.game import CHANCE, TABLE
from engine.referee import AnyReferee
from pi_app.draw.dots.panel import draw_hint
from pi_app.draw.dots.picture import DotPicture
from pi_app.games.front import Front
from pi_app.games.hints import Hint
from pi_app.grid import POINTS
from pi_app.words import LANGUAGES


def check_hints(case: Case, front: Front) -> None:
    """Every seat that is to act gets facts that know no secret, and the reason of any move, on one handheld card."""
    hints = front.hints
    if hints is None:
        return
    rng, poison = Random(7), Poison()

    def look(referee: AnyReferee) -> None:
        view: Any = referee.view(TABLE)
        hidden = view._replace(**dict.fromkeys(case.secrets, poison)) if case.secrets else view
        for seat in sorted(referee.to_act - {CHANCE}):
            for aid in (True, False):
                facts = hints.facts(view, seat, aid=aid)
                _check_hint(facts, seat)
                require(facts == hints.facts(hidden, seat, aid=aid), f"the facts for {seat} depend on secrets")
            for _ in range(3):
                move = random_move(referee, seat, rng, case.bot)
                _check_hint(hints.advice(referee.view(seat), move), referee.game.write(move))

    at_every_step(case, "hints", look, seeds=(47, 53))


def _check_hint(hint: Hint, about: str) -> None:
    """Check a hint about a seat or a move."""
    require(0 <= hint.spots < 1 << POINTS, f"the hint about {about!r} lights points that the table does not have")
    for lang in LANGUAGES:
        text = hint.text(lang)
        require(bool(text.strip()), f"the hint about {about!r} says nothing in {lang!r}")
        picture = DotPicture()
        draw_hint(picture, lang, text, more=True)
        require(not picture.cut, f"a handheld has no room for the hint about {about!r} in {lang!r}: {text!r}")
