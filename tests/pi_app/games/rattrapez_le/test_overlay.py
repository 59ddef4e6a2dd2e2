"""The printed board of Rattrapez-le, read back from its file."""

from __future__ import annotations

import pytest

from engine.game import TABLE
from engine.games import load as load_game
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.words import LANGUAGES, say
from tests.schematics.reading import HOLES, layer, nearest, texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_at_the_farm_has_a_place_with_a_name(lang: str) -> None:
    view = Referee(load_game("rattrapez-le"), {}, seed=0).view(TABLE)
    stand = front_of("rattrapez-le").tabletop.pieces(view)
    said = {text: nearest(x, y, set(HOLES.values())) for text, x, y in texts(layer("rattrapez-le", "people", lang))}
    assert said == {say(lang, f"rattrapez-le.demo-sign-{who}"): at for at, who in stand.items() if who != "horse"}
