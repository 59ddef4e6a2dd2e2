"""Rattrapez-le on the table: five pursuers and the horse, which every player may move.

The table knows neither the hands nor the secrets, so it accepts every movement that some card and some secret would
allow. In the farm, each pursuer has its own point. Choosing a pursuer and discarding are secret, so they are done on
private pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.bits import Bits, members
from engine.game import CHANCE, Event, Json, Seat
from engine.games.rattrapez_le import GAME
from engine.games.rattrapez_le.board import BLACK, FAR, FARM, NAMES, PLACES, Place, reach
from engine.games.rattrapez_le.cards import (
    CARDS,
    HORSE,
    PURSUERS,
    SIGN,
    SUBJECT,
    SUBJECT_BY_NAME,
    SUBJECTS,
    Card,
    Subject,
)
from engine.games.rattrapez_le.turns import PLAY, Places, distance_after, turn
from engine.games.rattrapez_le.views import View, to_act
from pi_app.games.tabletop import Glow, Pieces, Reading, Tabletop
from pi_app.grid import SIZE, Spot, bit, spot
from pi_app.palette import GREEN, MIST, ORANGE, PURPLE, SKY_BLUE, VERMILION, YELLOW
from pi_app.words import place_names, say

COLOUR: Final = {
    "farmer": ORANGE,
    "wife": PURPLE,
    "hand": SKY_BLUE,
    "maid": GREEN,
    "dog": VERMILION,
    "horse": YELLOW,
}
_POINTS: Final = tuple(f"{chr(ord('A') + x)}{y + 1}" for y in range(SIZE) for x in range(SIZE))
_BARN: Final = {"farmer": "E10", "wife": "F10", "hand": "G10", "maid": "E11", "dog": "F11"}
_FARM_SPOTS: Final = frozenset(spot(x, y) for y in (9, 10) for x in (4, 5, 6))
_PLACE_AT: Final = {at: PLACES[name] for at, name in enumerate(_POINTS) if name in PLACES}
_SPOT_OF: Final = {place: at for at, place in _PLACE_AT.items()}
_FARM_SPOT: Final = {SUBJECT_BY_NAME[name]: _POINTS.index(point) for name, point in _BARN.items()}  # by pursuer

_LABELS: Final = (
    "rattrapez-le.table-label-plus",
    "rattrapez-le.table-label-minus",
    "rattrapez-le.table-label-equal",
)  # The label of each sign.
_CASE: Final = (Glow(MIST, 0.06),)
_FARM: Final = (Glow(ORANGE, 0.12),)
_SUBJECT: Final = 0.8


class RattrapezLeTabletop(Tabletop):
    """The tabletop of Rattrapez-le: six pieces, and a reading for every move that any card could make."""

    asks_which = "rattrapez-le.table-ask-card"

    # ------------------------------------------------------------------------------------------ hands

    def pieces(self, view: View) -> Pieces:
        """Return the pieces. If a pursuer has caught the horse, only the pursuer is on that point."""
        return {spot_of(subject, view.places[subject]): SUBJECTS[subject] for subject in (HORSE, *PURSUERS)}

    def readings(self, view: View) -> Sequence[Reading]:
        if not _in_play(view):
            return ()
        return [reading for card in range(len(CARDS)) for reading in _readings(view, card)]

    def wrong(self, view: View, start: Spot | None, end: Spot) -> tuple[str, str]:
        if not _in_play(view):
            return "table.wrong-not-now", f"{GAME.name} 3"
        name = None if start is None else self.pieces(view).get(start)
        code = "all-on-board" if name is None else _why_not(view.places, SUBJECT_BY_NAME[name], end)
        return f"rattrapez-le.table-wrong-{code}", f"{GAME.name} 5"

    # ------------------------------------------------------------------------------------------ lights and sounds

    def glow(self, view: View) -> Mapping[Spot, Sequence[Glow]]:
        lit: dict[Spot, Sequence[Glow]] = {**dict.fromkeys(_PLACE_AT, _CASE), **dict.fromkeys(_FARM_SPOTS, _FARM)}
        for at, name in self.pieces(view).items():
            lit[at] = (Glow(COLOUR[name], _SUBJECT),)
        return lit

    def finale(self, view: View) -> Sequence[Sequence[Spot]]:
        """Return the horse's path, from where it bolted to where it is at the end."""
        if not view.outcome:
            return ()
        moves = [move for turns in (*view.past, view.turns) for move in turns]
        fled = [move.to for move in moves if move.verb == PLAY and SUBJECT[move.what] == HORSE]
        return [(_SPOT_OF[place],) for place in (BLACK, *fled)]

    def secret(self, view: View) -> Bits:
        """Return the point of the seat's own pursuer."""
        return 0 if view.secret is None else bit(spot_of(view.secret, view.places[view.secret]))

    def cue(self, event: Event) -> str | None:
        if event.kind == "over":
            return "won" if event.data["result"]["winners"] else None
        return {"dealt": "deal", "played": "move", "discarded": "turn", "caught": "caught"}.get(event.kind)

    # ------------------------------------------------------------------------------------------ words

    def tell(self, view: View, event: Event, lang: str) -> str | None:
        kind, data = event.kind, event.data
        if kind in ("played", "discarded"):
            return _turn(kind, data, lang)
        if kind == "start":
            return say(lang, "rattrapez-le.table-start")
        if kind == "dealt":
            parts = {"player": _player(data["dealer"], lang), "cards": data["cards"], "deal": data["deal"]}
            return say(lang, "rattrapez-le.table-dealt", **parts)
        if kind == "chosen":
            return say(lang, "rattrapez-le.table-chosen", player=_player(data["seat"], lang))
        if kind == "caught":
            parts = {"player": _player(data["seat"], lang), "subject": _name(data["pursuer"], lang), "at": data["at"]}
            return say(lang, "rattrapez-le.table-caught", **parts)
        return _ended(kind, data, lang)

    def reminder(self, view: View, lang: str) -> str | None:
        """Ask the player to move by a card, since only the private page shows the cards."""
        if not _in_play(view):
            return None
        (seat,) = to_act(view)
        return say(lang, "rattrapez-le.table-plays", player=_player(seat, lang))

    def called(self, kind: str, lang: str) -> str:
        """Return the name of the subject, because five pieces can be in the farm, which is one place."""
        return _name(kind, lang) if kind in SUBJECTS else super().called(kind, lang)

    def name_of(self, at: Spot) -> str:
        return NAMES[FARM] if at in _FARM_SPOTS else _POINTS[at]


# ------------------------------------------------------------------------------------------ places and moves


def spot_of(subject: Subject, place: Place) -> Spot:
    """Return the point of a subject at a place. In the farm, every subject has its own point."""
    return _FARM_SPOT[subject] if place == FARM else _SPOT_OF[place]


def _in_play(view: View) -> bool:
    """Return whether a player must move a piece: cards are dealt, secrets are chosen, and nobody has won."""
    acting = to_act(view)
    return bool(acting) and CHANCE not in acting and len(view.chosen) == len(view.party.seats)


def _readings(view: View, card: Card) -> Iterator[Reading]:
    """Return every movement that a card allows, whoever holds it."""
    subject, places = SUBJECT[card], view.places
    start, label = spot_of(subject, places[subject]), _LABELS[SIGN[card]]
    distance = min(FAR, distance_after(view.distance, card))
    ends = reach(places[subject], subject == HORSE)[distance] & ~_shut(places, subject)
    for place in members(ends):
        end = spot_of(subject, place)
        over = bit(end) if place != FARM and place in places else 0
        yield Reading(GAME.write(turn(card, place)), start, end, over, label)


def _shut(places: Places, subject: Subject) -> Bits:
    """Return where a subject may not end its move, whatever the secrets are: on a space with another (rule 5).

    The horse and a pursuer may meet, because any pursuer may be the mover's secret (rule 6).
    """
    if subject == HORSE:
        return 0
    taken = 0
    for other in PURSUERS:
        taken |= 1 << places[other]
    return taken & ~(1 << FARM)


def _why_not(places: Places, subject: Subject, end: Spot) -> str:
    """Return the reason why no card can move a subject to this point."""
    if end == spot_of(subject, places[subject]):
        return "ends-where-it-started"
    if end in _FARM_SPOTS:
        if subject == HORSE:
            return "horse-stays-out"
        return "out-of-reach" if end == _FARM_SPOT[subject] else "own-farm-point"
    if end not in _PLACE_AT:
        return "not-a-case"
    return "case-taken" if _shut(places, subject) >> _PLACE_AT[end] & 1 else "out-of-reach"


# ------------------------------------------------------------------------------------------ sentences


def _player(seat: Seat, lang: str) -> str:
    return say(lang, "rattrapez-le.table-player", number=seat.removeprefix("p"))


def _name(subject: str, lang: str) -> str:
    return say(lang, f"rattrapez-le.table-subject-{subject}")


def _turn(kind: str, data: Mapping[str, Json], lang: str) -> str:
    subject, sign = data["card"][:-1], data["card"][-1]
    parts = {"player": _player(data["seat"], lang), "subject": _name(subject, lang), "sign": sign}
    parts |= {
        end: place_names(lang, "rattrapez-le", data[field])
        for field, end in (("from", "start"), ("to", "end"))
        if field in data
    }
    return say(lang, f"rattrapez-le.table-{kind}", distance=data["distance"], **parts)


def _ended(kind: str, data: Mapping[str, Json], lang: str) -> str | None:
    if kind == "reveal":
        secrets = [
            say(lang, "rattrapez-le.table-secret", number=seat.removeprefix("p"), subject=_name(secret, lang))
            for seat, secret in data["secrets"].items()
        ]
        return say(lang, "rattrapez-le.table-secrets", secrets=", ".join(secrets))
    if kind == "over":
        winner = "".join(_player(seat, lang) for seat in data["result"]["winners"])
        return say(lang, f"rattrapez-le.table-over-{data['result']['how']}", player=winner)
    return None


TABLETOP: Final = RattrapezLeTabletop()
