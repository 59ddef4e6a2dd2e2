"""The figures of Catch a Thief: in which turns and where thieves were caught, and which paths the others took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.catch_a_thief.game import DETECTIVE, HIDEOUTS, POINTS, SCENE, THIEF
from pi_app.draw.terminal.picture import Cell, Ink
from pi_app.games.figures import Caption, Figures, FinishedGame, HeatMap, Histogram, Landmark
from pi_app.palette import MIST, PURPLE, VERMILION, WHITE

_HIDEOUT: Final = Landmark(Cell("⌂", Ink(MIST, None, True)), "home", PURPLE)
_SCENE: Final = Landmark(Cell("×", Ink(VERMILION, None, True)), "cross", WHITE, 0.7, on_top=True)
_LANDMARKS: Final = {**dict.fromkeys(HIDEOUTS, _HIDEOUT), SCENE: _SCENE}


def figures(games: Iterable[FinishedGame]) -> Figures:
    """Count in which turns and where thieves were caught, and where escaping thieves went and hid."""
    caught, traps, steps, hideouts = Counter[int](), Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        way = [move for seat, move in game.moves if seat == THIEF]
        if game.outcome.how == "caught":
            caught[game.outcome.scores[DETECTIVE]] += 1  # `catch-a-thief 8`: the score is the turn
            traps[way[-1]] += 1
        else:
            steps.update(way)
            hideouts[way[-1]] += 1
    turns, escaped = dict(sorted(caught.items())), hideouts.total()
    catches, places, escapes = (
        Caption("catch-a-thief.stats-catches"),
        Caption("catch-a-thief.stats-traps", {"count": traps.total()}),
        Caption("catch-a-thief.stats-escapes", {"count": escaped}),
    )
    return Figures(
        histograms=(Histogram(catches, turns),) if turns else (),
        heat_maps=(*_heat(places, traps), *_heat(escapes, steps)),
        as_json={
            "caught": {str(turn): count for turn, count in turns.items()},
            "traps": dict(traps),
            "escaped": escaped,
            "steps": dict(steps),
            "hideouts": dict(hideouts),
        },
    )


def _heat(caption: Caption, counts: Counter[str]) -> Iterator[HeatMap]:
    """Yield the board with these counts, unless there are none."""
    if counts:
        yield HeatMap(caption, {POINTS[name]: count for name, count in counts.items()}, _LANDMARKS)
