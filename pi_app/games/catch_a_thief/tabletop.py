"""Catch a Thief on the table. The detective is the only piece; the thief's clues are lights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.bits import Bits, bits
from engine.game import Event
from engine.games.catch_a_thief.game import DETECTIVE, GAME, HIDEOUTS, NAMES, SCENE, THIEF, Point, View, candidates
from pi_app.games.tabletop import Deed, Glow, Pieces, Reading, Tabletop
from pi_app.grid import Spot, bit
from pi_app.palette import GREEN, ORANGE, PURPLE, SKY_BLUE, WHITE
from pi_app.words import say

_BLUE_CLUE: Final = Glow(SKY_BLUE)
_ORANGE_CLUE: Final = Glow(ORANGE)
_CATCH: Final = Glow(GREEN)
_HIDEOUT: Final = Glow(PURPLE, 0.15)
_SCENE: Final = Glow(WHITE, 0.25)
_TOLD: Final = {"start": "starts", "moved": "moved", "caught": "caught", "escaped": "escaped"}


class CatchAThiefTabletop(Tabletop):
    """The tabletop of Catch a Thief. The points of the board have the same numbers as those of the table."""

    hidden = frozenset({THIEF})

    # ------------------------------------------------------------------------------------------ hands

    def pieces(self, view: View) -> Pieces:
        at = _detective(view)
        return {} if at is None else {at: "detective"}

    def readings(self, view: View) -> Sequence[Reading]:
        start = _detective(view)
        return [Reading(GAME.write(end), start, end, piece="detective") for end in _visits(view) if end != start]

    def deeds(self, view: View) -> Sequence[Deed]:
        at = _detective(view)
        again = [visit for visit in _visits(view) if visit == at]  # Rule 5 allows the point just visited.
        return [Deed(GAME.write(visit), "catch-a-thief.table-deed-visit-again", bit(visit)) for visit in again]

    def wrong(self, view: View, start: Spot | None, end: Spot) -> tuple[str, str]:
        verdict = GAME.judge(_as_detective(view), end)
        if verdict.code == "not-your-turn":
            return "table.wrong-not-now", verdict.rule
        if not verdict.ok:
            return f"catch-a-thief.table-wrong-{verdict.code}", verdict.rule
        if start == end:
            return "catch-a-thief.table-wrong-visit-again", f"{GAME.name} 5"
        return "catch-a-thief.table-wrong-one-detective", f"{GAME.name} 5"

    # ------------------------------------------------------------------------------------------ lights and sounds

    def glow(self, view: View) -> Mapping[Spot, Sequence[Glow]]:
        lit: dict[Spot, list[Glow]] = {hideout: [_HIDEOUT] for hideout in HIDEOUTS}
        if _detective(view) is None:
            lit[SCENE] = [_SCENE]
        for clue in view.clues:
            lit.setdefault(clue.at, []).append(_ORANGE_CLUE if clue.orange else _BLUE_CLUE)
        if view.caught_at is not None:
            lit.setdefault(view.caught_at, []).append(_CATCH)
        return lit

    def numbers(self, view: View) -> Mapping[Spot, Sequence[int]]:
        found: dict[Spot, list[int]] = {}
        for clue in view.clues:
            found.setdefault(clue.at, []).append(clue.n)
        return found

    def aid(self, view: View) -> Bits:
        return bits(candidates(view))

    def finale(self, view: View) -> Sequence[Sequence[Spot]]:
        return [(point,) for point in (SCENE, *view.path)] if view.outcome else ()

    def secret(self, view: View) -> Bits:
        return bits((SCENE, *view.path)[-1:]) if view.seat == THIEF else 0

    def cue(self, event: Event) -> str | None:
        if event.kind == "clue":
            return f"clue-{event.data['colour']}"
        return {"moved": "turn", "caught": "caught", "escaped": "escaped"}.get(event.kind)

    # ------------------------------------------------------------------------------------------ words

    def tell(self, view: View, event: Event, lang: str) -> str | None:
        kind, data = event.kind, event.data
        if kind == "clue":
            return say(lang, f"catch-a-thief.table-clue-{data['colour']}", n=data["n"], at=data["at"])
        if kind == "reveal":
            return say(lang, "catch-a-thief.table-path", way=" ".join([NAMES[SCENE], *data["path"]]))
        if kind == "over":
            how, points = data["result"]["how"], data["result"]["scores"][DETECTIVE]
            return say(lang, f"catch-a-thief.table-over-{how}", points=points)
        return say(lang, f"catch-a-thief.table-{_TOLD[kind]}", **data) if kind in _TOLD else None

    def reminder(self, view: View, lang: str) -> str | None:
        """Say where the detective may go, because the lights do not paint so many points (rule 5)."""
        free = _detective(view) is not None and _visits(view)
        return say(lang, "catch-a-thief.table-anywhere") if free else None

    def called(self, kind: str, lang: str) -> str:
        return say(lang, "catch-a-thief.table-detective")

    def name_of(self, at: Spot) -> str:
        return NAMES[at]


def _detective(view: View) -> Point | None:
    """Return the point of the detective's last visit, or None before the first one."""
    if view.caught_at is not None:
        return view.caught_at
    return view.clues[-1].at if view.clues else None


def _as_detective(view: View) -> View:
    """Return the table's view as that of the detective, who knows the same."""
    return view._replace(seat=DETECTIVE)


def _visits(view: View) -> Sequence[Point]:
    """Return the points where the detective may go now; none while it is the thief's turn."""
    return GAME.legal(_as_detective(view))


TABLETOP: Final = CatchAThiefTabletop()
