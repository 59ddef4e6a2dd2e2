"""Explain why a move of Rattrapez-le is illegal. The most obvious reasons are checked first.

Show a refusal only to the player who tried the move: the reason may depend on his hand and his secret (rule 6).
"""

from __future__ import annotations

from engine.game import CHANCE, LEGAL, Verdict
from engine.games.rattrapez_le.board import FAR, FARM, NAMES, Place, reach
from engine.games.rattrapez_le.cards import HORSE, SUBJECT
from engine.games.rattrapez_le.turns import CHOOSE, DEAL, DISCARD, Move, distance_after, legal
from engine.games.rattrapez_le.views import View, to_act


def judge(view: View, move: Move) -> Verdict:
    """Return whether the seat may make this move now."""
    if view.seat not in to_act(view):
        return _no("not-your-turn", 3)
    if view.seat == CHANCE:
        return _deal(view, move)
    if move.verb == DEAL:
        return _no("only-chance-deals", 1)
    if view.secret is None:
        return _choice(move)
    if move.verb == CHOOSE:
        return _no("already-chosen", 2)
    if move in legal(view.places, view.distance, view.hand, view.secret):
        return LEGAL
    if move.what not in view.hand:
        return _no("not-in-hand", 3)
    return _no("can-move", 7) if move.verb == DISCARD else _cannot_reach(view, move)


def _no(code: str, rule: int, *places: Place) -> Verdict:
    return Verdict(False, code, f"rattrapez-le {rule}", tuple(NAMES[place] for place in places))


def _deal(view: View, move: Move) -> Verdict:
    if move.verb != DEAL:
        return _no("deal-now", 1)
    return LEGAL if tuple(sorted(move.cards)) == view.party.deck else _no("not-the-deck", 1)


def _choice(move: Move) -> Verdict:
    if move.verb != CHOOSE:
        return _no("choose-first", 2)
    return _no("horse-is-chased", 2) if move.what == HORSE else LEGAL


def _cannot_reach(view: View, move: Move) -> Verdict:
    """Return why the card's subject cannot end its move there."""
    card, to = move.what, move.to
    subject = SUBJECT[card]
    start = view.places[subject]
    if to == start:
        return _no("ends-where-it-started", 5, to)
    if subject == HORSE and to == FARM:
        return _no("horse-stays-out", 5, to)
    if not reach(start, subject == HORSE)[min(FAR, distance_after(view.distance, card))] >> to & 1:
        return _no("out-of-reach", 5, start, to)
    if HORSE in (subject, view.places.index(to)):
        return _no("not-your-secret", 6, to)
    return _no("case-taken", 5, to)
