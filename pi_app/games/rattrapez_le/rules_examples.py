"""The positions in the rules of Rattrapez-le: games with exact hands, up to the moment that an article shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.rattrapez_le import GAME
from engine.games.rattrapez_le.cards import BY_TEXT, PARTIES, stacked
from engine.games.rattrapez_le.turns import DEAL, Move


def first_deal(players: int, held: Mapping[str, str]) -> str:
    """Return the first deal, in which each seat in `held` gets at least these cards."""
    party = PARTIES[players]
    left = list(party.deck)
    hands = [[BY_TEXT[card] for card in held.get(seat, "").split()] for seat in party.seats]
    for card in (card for hand in hands for card in hand):
        left.remove(card)
    for hand in hands:
        while len(hand) < party.size:  # Far from the card before, so that hands are mixed.
            hand.append(left.pop(5 * len(hand) % len(left)))
    return f"chance {GAME.write(Move(DEAL, cards=stacked(party, 0, hands, left)))}"


def _chosen(secrets: str) -> list[str]:
    """Return the secret choices of the players, p1 first."""
    return [f"p{number} choose {secret}" for number, secret in enumerate(secrets.split(), 1)]


# In a game of two, nobody has chosen a pursuer yet. Then both have.
FIRST_HANDS: Final = (first_deal(2, {"p1": "maid+ maid+ maid- maid= horse+ horse- dog+ dog= wife-"}),)
FIRST_TURN: Final = (*FIRST_HANDS, *_chosen("maid dog"))

# In a game of four, player 1 has five dog cards.
FOUR_HANDS: Final = (
    first_deal(4, {"p1": "dog+ dog+ dog- dog= dog= horse- horse- horse= wife+ farmer- farmer- hand= maid+"}),
)

# In a game of two, the wife stands on C10, near the farm.
NEAR_THE_FARM: Final = (first_deal(2, {"p1": "wife=", "p2": "wife+"}), *_chosen("maid dog"), "p1 wife= C10")

# In a game of six, the distances are 3, 4, 5, 6, 6, 5.
_RUN: Final = ("p1 wife+ E7", "p2 dog+ A11", "p3 hand+ F6", "p4 horse+ C4", "p5 hand= K5", "p6 wife- D5")
_RUN_HANDS: Final = {
    "p1": "wife+ dog- maid=",
    "p2": "dog+",
    "p3": "hand+",
    "p4": "horse+ maid=",
    "p5": "hand=",
    "p6": "wife-",
}
SIX_HANDS: Final = (first_deal(6, _RUN_HANDS),)
_RUN_START: Final = (*SIX_HANDS, *_chosen("maid dog hand farmer maid wife"))
BEFORE_THE_HORSE: Final = (*_RUN_START, *_RUN[:3])
RUN: Final = (*_RUN_START, *_RUN)

# In a game of two, the wife and the maid are both four steps away from the horse. Player 1 has chosen the wife.
BEFORE_THE_CATCH: Final = (
    first_deal(2, {"p1": "maid= horse+ wife- wife- maid- horse-", "p2": "wife= horse+"}),
    *_chosen("wife dog"),
    "p1 maid= G7",
    "p2 wife= E7",
    "p1 horse+ H3",
    "p2 horse+ G5",
)
CAUGHT: Final = (*BEFORE_THE_CATCH, "p1 wife- G5")


def _trapped(secret: str) -> tuple[str, ...]:
    """Return a game of five in which the horse stands between the wife and the hand, and player 1 has this secret.

    The last distance is 1, and player 1 holds horse cards only.
    """
    hands = {
        "p1": "dog+ maid- horse- horse- horse- horse- horse= horse= horse= horse=",
        "p2": "wife+ dog-",
        "p3": "horse+ farmer-",
        "p4": "horse+ maid-",
        "p5": "hand= farmer-",
    }
    return (
        first_deal(5, hands),
        *_chosen(f"{secret} dog farmer maid hand"),
        *("p1 dog+ B11", "p2 wife+ F7", "p3 horse+ C3", "p4 horse+ F6", "p5 hand= F5"),
        *("p1 maid- K10", "p2 dog- A8", "p3 farmer- J11", "p4 maid- K8", "p5 farmer- I11"),
    )


TRAPPED_BY_HIS_OWN: Final = _trapped("wife")
TRAPPED_BY_OTHERS: Final = _trapped("maid")
