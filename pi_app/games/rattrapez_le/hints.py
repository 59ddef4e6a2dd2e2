"""The hints of Rattrapez-le: the facts that everybody can work out, and a good move of one player.

The facts get the table's view, which has no hand and no secret. The advice gets the view of the player who asks, and
only that player's own screen shows it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.bits import Bits, bits
from engine.game import Seat
from engine.games.rattrapez_le.board import FARM, NAMES, Place
from engine.games.rattrapez_le.bot import catching
from engine.games.rattrapez_le.cards import PURSUERS, SIGN, SIGNS, SUBJECT, Card, Subject
from engine.games.rattrapez_le.deductions import suspects
from engine.games.rattrapez_le.turns import CHOOSE, DISCARD, Move, distance_after
from engine.games.rattrapez_le.views import View
from pi_app.games.hints import Hint, Hints
from pi_app.games.rattrapez_le.hint_reasons import cards_left, catches, reason, sentence, subject_name
from pi_app.games.rattrapez_le.tabletop import spot_of
from pi_app.grid import bit

if TYPE_CHECKING:
    from pi_app.words import Words

_MOST_NAMED: Final = 4  # so many figures with their signs fit on a handheld
_MOST_NAMED_WITH_DEDUCTION: Final = 1  # so many if the same hint also says whom a player has not chosen


class RattrapezLeHints(Hints):
    """The facts say how far the next cards lead, which of them can catch the horse, and what discards have shown."""

    def facts(self, view: View, seat: Seat, *, aid: bool) -> Hint:
        if len(view.chosen) < len(view.party.seats):
            return Hint((sentence("choose-facts"),))
        steps = _steps(view)
        if not aid:
            return Hint((steps,))
        deduction = _deduction(view, seat)
        left = cards_left(view)
        useful = {who: catching(view.places, view.distance, who) & left for who in PURSUERS}
        able = [who for who in PURSUERS if useful[who]]
        room = _MOST_NAMED_WITH_DEDUCTION if deduction else _MOST_NAMED
        catch = _catch(sorted(frozenset[Card]().union(*useful.values())), len(able), room)
        return Hint((steps, catch, *deduction), bits(spot_of(who, view.places[who]) for who in able))

    def advice(self, view: View, move: Move) -> Hint:
        if move.verb == CHOOSE:
            deed = sentence("choose", subject=subject_name(move.what))
        elif move.verb == DISCARD:
            deed = sentence("discard", card=_card(SUBJECT[move.what], [move.what]))
        else:
            key = "play-catch" if catches(view, move) else "play"
            deed = sentence(key, card=_card(SUBJECT[move.what], [move.what]), to=_place(move.to))
        why = reason(view, move)
        return Hint((deed,) if why is None else (deed, why), _spots(view, move))


# ------------------------------------------------------------------------------------------ facts


def _steps(view: View) -> Words:
    """Return the sentence about the distance of the next move, by the sign of the card (rule 4)."""
    if not view.distance:
        return sentence("first-steps", count=distance_after(view.distance, 0))
    plus, minus, equal = (distance_after(view.distance, sign) for sign in range(len(SIGNS)))
    return sentence("steps", plus=plus, minus=minus, equal=equal)


def _catch(cards: list[Card], pursuers: int, room: int) -> Words:
    """Return the sentence about the cards that can catch the horse now. It names at most `room` figures."""
    if not cards:
        return sentence("no-catch")
    subjects = sorted({SUBJECT[card] for card in cards})
    if len(subjects) > room:
        return sentence("catch-count", count=pursuers)
    return sentence("catch", cards=_listed([_card(subject, cards) for subject in subjects]))


def _deduction(view: View, seat: Seat) -> list[Words]:
    """Return the sentence about the other player of whom discards have ruled out most secrets, or nothing."""
    others = [(len(other.barred), other) for other in suspects(view, {}) if other.seat != seat]
    left, suspect = min(others, key=lambda known: known[0])
    if left == len(PURSUERS):
        return []
    named = suspect.barred.keys() if left == 1 else set(PURSUERS).difference(suspect.barred)
    names = _listed([subject_name(subject) for subject in sorted(named)])
    key = "must-have-chosen" if left == 1 else "not-chosen"
    return [sentence(key, number=suspect.seat.removeprefix("p"), subjects=names)]


# ------------------------------------------------------------------------------------------ words and points


def _card(subject: Subject, cards: Iterable[Card]) -> Words:
    """Return a subject with the signs of its cards, such as "dog +-"."""
    signs = "".join(SIGNS[SIGN[card]] for card in cards if SUBJECT[card] == subject)
    return sentence("card", subject=subject_name(subject), signs=signs)


def _place(place: Place) -> Words | str:
    return ("rattrapez-le.point-farm", {}) if place == FARM else NAMES[place]


def _listed(items: list[Words]) -> Words:
    first, *rest = items
    return sentence("list", first=first, rest=_listed(rest)) if rest else first


def _spots(view: View, move: Move) -> Bits:
    """Return the points of a move: where the subject is and where it goes, or where the chosen pursuer is."""
    if move.verb == DISCARD:
        return 0
    if move.verb == CHOOSE:
        return bit(spot_of(move.what, view.places[move.what]))
    subject = SUBJECT[move.what]
    return bit(spot_of(subject, view.places[subject])) | bit(spot_of(subject, move.to))


HINTS: Final = RattrapezLeHints()
