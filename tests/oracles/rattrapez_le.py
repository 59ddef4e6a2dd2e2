"""A slow, direct referee of Rattrapez-le, written from RULES.md section 5."""

from random import Random
from typing import Any

PLAN = [
    "oooooXooooo",
    "o...o.o...o",
    "o.ooo.ooo.o",
    "o.o.....o.o",
    "ooooooooooo",
    "..o..o..o..",
    "ooo.ooo.ooo",
    "o...o.o...o",
    "o.ooo.ooo.o",
    "o.o.FFF.o.o",
    "ooooFFFoooo",
]
LETTERS = "ABCDEFGHIJK"
FARM = "farm"
CASES = [f"{LETTERS[x]}{y + 1}" for y in range(11) for x in range(11) if PLAN[y][x] in "oX"]
PURSUERS = ["farmer", "wife", "hand", "maid", "dog"]
HORSE = "horse"
HAND_SIZE = {2: 15, 3: 14, 4: 13, 5: 10, 6: 8}  # rattrapez-le 1
REMOVED = {2: "++--==", 3: "+-==", 4: "", 5: "", 6: "+-=="}  # horse cards, rattrapez-le 1
MOST_DEALS = 10  # rattrapez-le 8


def _all_links() -> dict[str, set[str]]:
    links: dict[str, set[str]] = {place: set() for place in [*CASES, FARM]}
    for case in CASES:
        x, y = LETTERS.index(case[0]), int(case[1:])
        for other in (f"{LETTERS[x + 1]}{y}" if x < 10 else "", f"{LETTERS[x]}{y + 1}"):
            if other in CASES:
                links[case].add(other)
                links[other].add(case)
    for case in ("D11", "E9", "G9", "H11"):
        links[case].add(FARM)
        links[FARM].add(case)
    return links


LINKS = _all_links()


def deck(players: int) -> list[str]:
    """Return the cards in use, sorted, without the removed horse cards."""
    cards = [pursuer + sign for pursuer in PURSUERS for sign in "+++---=="]
    cards += [HORSE + sign for sign in "++++----===="]
    for sign in REMOVED[players]:
        cards.remove(HORSE + sign)
    return sorted(cards)


def path_ends(path: list[str], steps: int, closed: set[str]) -> set[str]:
    """Return where a path can end after exactly this many more steps, if it visits no place twice."""
    if steps == 0:
        return {path[-1]}
    ends = set()
    for place in LINKS[path[-1]]:
        if place not in path and place not in closed:  # rattrapez-le 5
            ends |= path_ends([*path, place], steps - 1, closed)
    return ends


class Oracle:
    """One game. `places` is where each subject stands, `distance` the last one played (0: none yet)."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options.get("players", 2)
        if self.players not in HAND_SIZE or set(options) - {"players"}:
            raise ValueError("bad option")
        self.seats = [f"p{number}" for number in range(1, self.players + 1)]
        self.places = dict.fromkeys(PURSUERS, FARM) | {HORSE: "F1"}
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.chosen: dict[str, str] = {}
        self.turn = "p1"  # rattrapez-le 3
        self.distance = 0
        self.deals = 0
        self.last_deal: list[str] = []
        self.outcome: dict[str, Any] | None = None

    def to_act(self) -> list[str]:
        """Return the seats that may act now."""
        if self.outcome is not None:
            return []
        if not any(self.hands.values()):
            return ["chance"]  # rattrapez-le 1, 8
        choosing = [seat for seat in self.seats if seat not in self.chosen]
        return choosing or [self.turn]  # rattrapez-le 2, 3

    def moves(self, seat: str) -> list[str] | None:
        """Return the legal texts, or None if chance deals."""
        if seat not in self.to_act():
            return []
        if seat == "chance":
            return None
        if seat not in self.chosen:
            return sorted(f"choose {pursuer}" for pursuer in PURSUERS)  # rattrapez-le 2
        cards = set(self.hands[seat])
        texts = [f"{card} {place}" for card in cards for place in self._targets(seat, card)]
        if not texts:
            texts = [f"discard {card}" for card in cards]  # rattrapez-le 7
        return sorted(texts)

    def _next_distance(self, card: str) -> int:
        if self.distance == 0:
            return 3  # rattrapez-le 4: the first of the game, whatever the sign
        change = {"+": 1, "-": -1, "=": 0}[card[-1]]
        return max(1, self.distance + change)  # rattrapez-le 4

    def _targets(self, seat: str, card: str) -> set[str]:
        """Return where this card may take its subject."""
        subject = card[:-1]
        closed = {FARM} if subject == HORSE else set()  # rattrapez-le 5: no horse in the farm
        ends = path_ends([self.places[subject]], self._next_distance(card), closed)
        return {end for end in ends if self._may_end(seat, subject, end)}

    def _may_end(self, seat: str, subject: str, end: str) -> bool:
        if end == FARM:
            return True  # rattrapez-le 5: holds any number of pursuers
        there = [other for other, place in self.places.items() if place == end]
        if not there:
            return True  # rattrapez-le 5: a case without a subject
        return {subject, *there} == {HORSE, self.chosen[seat]}  # rattrapez-le 6

    def random_text(self, seat: str, rng: Random) -> str:
        """Return a random legal text, which may be a deal."""
        texts = self.moves(seat)
        if texts is not None:
            return rng.choice(texts)
        cards = deck(self.players)
        rng.shuffle(cards)
        return " ".join(["deal", *cards])

    def play(self, seat: str, text: str) -> None:
        """Play a text, or raise ValueError and change nothing."""
        if seat not in self.to_act():
            raise ValueError(f"{seat} may not act now")
        texts = self.moves(seat)
        words = text.lower().split()
        if texts is None:
            self._deal(words)
            return
        matching = [legal for legal in texts if legal.lower().split() == words]
        if not matching:
            raise ValueError(f"illegal: {text}")
        verb, what = matching[0].split()
        if verb == "choose":
            self.chosen[seat] = what
        elif verb == "discard":
            self._use(seat, what)
        else:
            self._move(seat, verb, what)

    def _deal(self, words: list[str]) -> None:
        if words[:1] != ["deal"] or sorted(words[1:]) != deck(self.players):
            raise ValueError("rattrapez-le 1: not a shuffle of the cards in use")
        self.last_deal = words[1:]
        # rattrapez-le 1, 8: first the last player deals, so p1 gets the first card; then p1 deals, and so on
        first = self.deals % self.players
        for number in range(self.players * HAND_SIZE[self.players]):
            self.hands[self.seats[(first + number) % self.players]].append(words[1 + number])
        self.deals += 1

    def _move(self, seat: str, card: str, place: str) -> None:
        subject = card[:-1]
        met = [other for other, where in self.places.items() if where == place]
        self.places[subject] = place
        if place != FARM and met:  # rattrapez-le 6: a legal meeting is always the mover's secret and the horse
            scores = {each: int(each == seat) for each in self.seats}
            self.outcome = {"how": "caught", "winners": [seat], "scores": scores}
        self._use(seat, card)

    def _use(self, seat: str, card: str) -> None:
        """Lay down the card, note its distance (rattrapez-le 4, 7) and pass the turn on."""
        self.distance = self._next_distance(card)
        self.hands[seat].remove(card)
        self.turn = self.seats[(self.seats.index(seat) + 1) % self.players]  # rattrapez-le 3
        spent = not any(self.hands.values()) and self.deals == MOST_DEALS
        if spent and self.outcome is None:  # rattrapez-le 8
            scores = dict.fromkeys(self.seats, 0)
            self.outcome = {"how": "exhausted", "winners": [], "scores": scores}

    def result(self) -> dict[str, Any] | None:
        """Return None, or how the game ended."""
        return self.outcome

    def secrets(self) -> dict[str, Any]:
        """Return hands, chosen pursuers and the last deal."""
        hands = {seat: sorted(cards) for seat, cards in self.hands.items()}
        return {"hands": hands, "chosen": dict(self.chosen), "deal": list(self.last_deal)}
