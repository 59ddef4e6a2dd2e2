"""Games and situations of Rattrapez-le for the tests in this folder."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.game import CHANCE, TABLE
from engine.games import load
from engine.games.rattrapez_le import board, cards
from engine.games.rattrapez_le.game import State
from engine.games.rattrapez_le.turns import Move
from engine.games.rattrapez_le.views import View
from engine.referee import MANUAL, AnyReferee, Referee

GAME = load("rattrapez-le")
PURSUERS = ("farmer", "wife", "hand", "maid", "dog")
SIZES = {2: 15, 3: 14, 4: 13, 5: 10, 6: 8}
REMOVED = {2: "++--==", 3: "+-==", 4: "", 5: "", 6: "+-=="}


def deck(players: int) -> Counter[str]:
    """Return the cards in use with this number of players, as the rules count them."""
    whole = Counter({f"{who}{sign}": 2 if sign == "=" else 3 for who in PURSUERS for sign in "+-="})
    return whole + Counter({f"horse{sign}": 4 - REMOVED[players].count(sign) for sign in "+-="})


def deal(players: int, first: str = "") -> str:
    """Return the text of a deal that begins with these cards."""
    rest = deck(players) - Counter(first.split())
    return " ".join(["deal", *first.split(), *sorted(rest.elements())])


def table(players: int = 2, first: str = "", secrets: str = "") -> AnyReferee:
    """Return a game whose deal begins with these cards. Then the players choose these secrets, p1 first."""
    referee = Referee(GAME, {"players": players}, seed=0, chance=MANUAL)
    run(referee, deal(players, first))
    for seat, secret in zip(referee.players, secrets.split(), strict=False):
        referee.play(seat, GAME.read(f"choose {secret}"))
    return referee


def run(referee: AnyReferee, *texts: str) -> None:
    """Play these texts, each by the seat whose turn it is."""
    for text in texts:
        (seat,) = referee.to_act
        referee.play(seat, GAME.read(text))


def texts(view: View) -> list[str]:
    return [GAME.write(move) for move in GAME.legal(view) or ()]


def situation(secret: str, hand: str, distance: int, **places: str) -> View:
    """Return p1's view of a game of two, with his secret and hand, the last distance, and the subjects' places."""
    view: View = table(2, secrets=f"{secret} {secret}").view("p1")
    held = tuple(sorted(cards.BY_TEXT[card] for card in hand.split()))
    stands = [board.PLACES[places.get(who, "F1" if who == "horse" else "farm")] for who in cards.SUBJECTS]
    return view._replace(hand=held, distance=distance, places=tuple(stands))


def truth(secret: str, hand: str, distance: int, **places: str) -> State:
    """Return the state of the same situation, in which p2 has the same hand and secret."""
    view = situation(secret, hand, distance, **places)
    secrets = dict.fromkeys(("p1", "p2"), view.secret)
    dealt = table(2).view(CHANCE).decks
    return State(view.options, view.places, distance, 0, (view.hand, view.hand), secrets, dealt)


def kinds(referee: AnyReferee, seat: str) -> list[str]:
    return [event.kind for event in referee.shown(seat)]


def random_move(referee: AnyReferee, rng: Random, *, far: bool = False) -> tuple[str, Move]:
    """Return a random legal move and its seat. With `far`, deals make distances long, and nobody catches the horse."""
    seat = rng.choice(sorted(referee.to_act))
    moves = referee.legal(seat)
    if moves is None:
        shuffled = rng.sample(sorted(deck(len(referee.players)).elements()), deck(len(referee.players)).total())
        if far:
            size = len(referee.players) * SIZES[len(referee.players)]
            shuffled.sort(key=lambda card: "+=-".index(card[-1]))
            shuffled[:size] = rng.sample(shuffled[:size], size)
        return seat, GAME.read(" ".join(["deal", *shuffled]))
    if far and moves[0].verb == "play":
        moves = [move for move in moves if move.to not in referee.view(TABLE).places or move.to == board.FARM] or moves
    return seat, rng.choice(moves)
