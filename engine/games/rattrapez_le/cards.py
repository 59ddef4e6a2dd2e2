"""Rattrapez-le's subjects and cards, and how they are dealt. Rules `rattrapez-le 1` and `8`.

Subjects and cards are numbered in the order of their names, like places.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine.boards import BoardError, counts
from engine.game import Seat

Subject = int
Card = int  # 3 * subject + sign
Hand = tuple[Card, ...]  # sorted

SUBJECTS: Final = ("dog", "farmer", "hand", "horse", "maid", "wife")
SUBJECT_BY_NAME: Final = {name: subject for subject, name in enumerate(SUBJECTS)}
HORSE: Final[Subject] = SUBJECT_BY_NAME["horse"]
PURSUERS: Final = tuple(subject for subject in range(len(SUBJECTS)) if subject != HORSE)

SIGNS: Final = "+-="
CARDS: Final = tuple(f"{subject}{sign}" for subject in SUBJECTS for sign in SIGNS)
BY_TEXT: Final = {text: card for card, text in enumerate(CARDS)}
SUBJECT: Final = tuple(card // len(SIGNS) for card in range(len(CARDS)))  # by card: the subject that it moves
SIGN: Final = tuple(card % len(SIGNS) for card in range(len(CARDS)))  # by card: the index of its sign in SIGNS
CHANGE: Final = (1, -1, 0) * len(SUBJECTS)  # by card: the change of the distance (rule 4)

MOST_DEALS: Final = 10  # the game is a draw after this many deals (rule 8)
DECK_FILE: Final = Path(__file__).with_name("deck.txt")
DEALS_FILE: Final = Path(__file__).with_name("deals.txt")


class Party(NamedTuple):
    """The settings that depend on the number of players."""

    seats: tuple[Seat, ...]
    size: int  # the number of cards in each hand
    turns: int  # the number of turns in a deal, after which all hands are empty
    deck: Hand  # the cards in use, without those that are removed


def parties(deck_file: Path = DECK_FILE, deals_file: Path = DEALS_FILE) -> dict[int, Party]:
    """Return the settings of rule 1 by number of players, read from files. Raises BoardError."""
    deck = counts(deck_file, words=SUBJECTS, columns=len(SIGNS))
    if sum(sum(signs) for signs in deck.values()) != 52:
        raise BoardError(deck_file, "it must have 52 cards")
    deals = counts(deals_file, words=("2", "3", "4", "5", "6"), columns=len(SIGNS) + 1)
    return {
        int(players): _party(int(players), deck, removed, size, deals_file)
        for players, (*removed, size) in deals.items()
    }


def _party(players: int, deck: dict[str, tuple[int, ...]], removed: Sequence[int], size: int, file: Path) -> Party:
    horse = [have - away for have, away in zip(deck["horse"], removed, strict=True)]
    if min(horse) < 0:
        raise BoardError(file, f"with {players} players it removes horse cards that there are not")
    used = [number for subject in SUBJECTS for number in (horse if subject == "horse" else deck[subject])]
    if not 0 < players * size <= sum(used):
        raise BoardError(file, f"{players} players cannot have {size} cards each")
    cards = tuple(card for card, number in enumerate(used) for _ in range(number))
    return Party(tuple(f"p{number + 1}" for number in range(players)), size, players * size, cards)


PARTIES: Final = parties()


def dealt(party: Party, deal: int, cards: Sequence[Card]) -> tuple[Hand, ...]:
    """Deal the shuffled cards and return each seat's hand.

    In deal 0 the first card goes to p1, in deal 1 to p2, and so on (rules 1, 8).
    """
    players = len(party.seats)
    return tuple(tuple(sorted(cards[(n - deal) % players : party.turns : players])) for n in range(players))


def stacked(party: Party, deal: int, hands: Sequence[Sequence[Card]], aside: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards in an order that deals these hands, with the cards in `aside` at the end."""
    players = len(party.seats)
    cards = [*range(party.turns), *aside]
    for n, hand in enumerate(hands):
        cards[(n - deal) % players : party.turns : players] = hand
    return tuple(cards)


def dealer(party: Party, deal: int) -> Seat:
    """Return the seat that deals: the last player in deal 0, then p1 and so on (rules 1, 8)."""
    return party.seats[(deal - 1) % len(party.seats)]


def without(hand: Hand, card: Card) -> Hand:
    """Return the hand without one card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
