"""The figures of Catch a Thief: in which turns thieves were caught, and which paths the others took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine.games.catch_a_thief.game import DETECTIVE, HIDEOUTS, POINTS, SCENE, THIEF
from pi_app.draw.terminal.picture import Cell, Ink
from pi_app.games.figures import Caption, Figures, FinishedGame, HeatMap, Histogram, Landmark
from pi_app.palette import MIST, PURPLE, VERMILION, WHITE

_HIDEOUT: Final = Landmark(Cell("⌂", Ink(MIST, None, True)), "home", PURPLE)
_SCENE: Final = Landmark(Cell("×", Ink(VERMILION, None, True)), "cross", WHITE, 0.7, on_top=True)
_LANDMARKS: Final = {**dict.fromkeys(HIDEOUTS, _HIDEOUT), SCENE: _SCENE}


def figures(games: Iterable[FinishedGame]) -> Figures:
    """Count in which turns thieves were caught, and where escaping thieves went and hid."""
    caught, steps, hideouts = Counter[int](), Counter[str](), Counter[str]()
    for game in games:
        if game.outcome.how == "caught":
            caught[game.outcome.scores[DETECTIVE]] += 1  # `catch-a-thief 8`: the score is the turn
        else:
            way = [move for seat, move in game.moves if seat == THIEF]
            steps.update(way)
            hideouts[way[-1]] += 1
    turns, escaped = dict(sorted(caught.items())), hideouts.total()
    visits = {POINTS[name]: count for name, count in steps.items()}
    catches, escapes = (
        Caption("catch-a-thief.stats-catches"),
        Caption("catch-a-thief.stats-escapes", {"count": escaped}),
    )
    return Figures(
        histograms=(Histogram(catches, turns),) if turns else (),
        heat_maps=(HeatMap(escapes, visits, _LANDMARKS),) if escaped else (),
        as_json={
            "caught": {str(turn): count for turn, count in turns.items()},
            "escaped": escaped,
            "steps": dict(steps),
            "hideouts": dict(hideouts),
        },
    )
