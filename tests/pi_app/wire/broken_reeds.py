"""A driver that plays games at a table with broken reeds. It follows only what the table asks, expects and says."""

from __future__ import annotations

import re
from random import Random
from typing import Any, NamedTuple

from engine import games
from tests.pi_app.wire.table_hands import BARN, CAMP, SECRET, Point, TableHere, point

PATIENCE: int = 60  # rounds of waiting, answering and explaining until the driver calls itself stuck
KINDS = ("stuck-open", "stuck-closed")
OPTIONS: dict[str, dict[str, Any]] = {"chicago": {"players": 3}, "rattrapez-le": {"players": 3}}


class Stuck(AssertionError):
    """The table waits for something that the driver cannot give."""


class Way(NamedTuple):
    """How hands make a move: from where to where a piece goes, what is caught there, and words of its option."""

    start: Point | None = None
    end: Point | None = None
    caught: bool = False
    words: str = ""
    card: str = ""


class Found(NamedTuple):
    """What one game has shown."""

    moves: int
    wrong: int
    asked: int  # questions that were answered
    over: bool
    told: list[Any]  # the wrong moves, after those that were meant


class BrokenTable:
    """A game at a table with broken reeds. `pieces` is where the pieces really stand."""

    def __init__(self, table: TableHere, game: str, seed: int) -> None:
        self.table, self.game = table, game
        self.rng = Random(f"{game} {seed} broken")
        self.pieces: set[Point] = set()
        self.asked = self.wrong = self.moves = 0
        self.told: list[Any] = []
        table.get("new", game=game, seed=seed, seats={}, options=OPTIONS.get(game, {}))
        for _ in range(self.rng.randint(1, 3)):
            at = (self.rng.randrange(11), self.rng.randrange(11))
            table.fault(at, self.rng.choice(KINDS))
        self.set_right()

    # ---- hands

    def lift(self, at: Point) -> None:
        self.pieces.remove(at)
        self.table.lift(at)

    def put(self, at: Point) -> None:
        self.pieces.add(at)
        self.table.put(at)

    def set_right(self) -> None:
        """Put the pieces where the table expects them, and explain to it what its reeds do not tell."""
        for _ in range(PATIENCE):
            expected = self.table.get("expects")
            wanted = {(x, y) for x, y in expected["pieces"]}
            if self.table.get("status")["over"]:
                return
            for at in sorted(self.pieces - wanted):
                self.lift(at)
                self.table.wait(150)
            for at in sorted(wanted - self.pieces):
                self.put(at)
                self.table.wait(60)
            self.table.wait(400)
            expected = self.table.get("expects")
            if {(x, y) for x, y in expected["pieces"]} != self.pieces:
                continue
            if not expected["missing"] and not expected["extra"]:
                return
            self.explain()
        raise Stuck(self.state())

    def explain(self) -> None:
        """Tell the table the truth about a reed, if it asks or can be asked."""
        if self.table.get("asks")["asks"] is None:
            self.table.press("ok")
        self.answer(None)
        self.table.wait(300)

    # ---- questions

    def answer(self, way: Way | None) -> bool:
        """Answer the open question: with the option of the move, with the truth about a reed, or with BACK."""
        for _ in range(4):
            asked = self.table.get("asks")["asks"]
            if asked is None:
                return True
            self.asked += 1
            fitting = [at for at, option in enumerate(asked["options"]) if way is not None and self.means(option, way)]
            true = [at for at, option in enumerate(asked["options"]) if self.is_true(option)]
            if asked["kind"] == "sure" and way is not None:
                fitting = [0]
            if not fitting and not true:
                self.table.press("back")
                return False
            chosen = (fitting or true)[0]
            self.table.press(*["right"] * ((chosen - asked["at"]) % len(asked["options"])), "ok")
        return True

    def is_true(self, option: dict[str, Any]) -> bool:
        """Return whether an option only says how the pieces really stand."""
        points = {(x, y) for x, y in option["points"]}
        if re.search(r"still stands on|there are pieces on", option["text"], re.IGNORECASE):
            return points <= self.pieces
        return "othing stands on" in option["text"] and not points & self.pieces

    def means(self, option: dict[str, Any], way: Way) -> bool:
        """Return whether an option is the meant move."""
        text, points = option["text"], {(x, y) for x, y in option["points"]}
        if " card: " in text and not text.startswith(f"{way.card} card: "):
            return False
        if " the ball and " in text:
            return bool(way.card) and way.card in text and points == {way.end}
        if "stands on" in text or "pieces on" in text or "take the last move back" in text.lower():
            return False
        if way.words:
            return way.words in text
        if " goes from " in text and way.start is not None and f" from {self.name(way.start)} " not in text:
            return False
        return points == {way.end or way.start}

    # ---- moves

    def name(self, at: Point) -> str:
        if self.game == "rattrapez-le" and at in BARN.values():
            return "the farm"
        x, y = at
        match self.game:
            case "catch-a-thief":
                return f"{y + 1}{chr(65 + x)}"
            case "catch-it":
                return f"{chr(65 + x - 2)}{9 - y}"
            case "traqueur":
                return f"{chr(65 + y // 2)}{x // 2 + 1}"
        return f"{chr(65 + x)}{y + 1}"

    def who(self) -> dict[str, Point]:
        """Return where each kind of piece is expected. Of several equal ones, one."""
        reply = self.table.get("expects")
        return {kind: (x, y) for (x, y), kind in zip(reply["pieces"], reply["who"], strict=True)}

    def at(self, name: str) -> Point:
        return point(self.game, name)

    def way(self, seat: str, move: str) -> Way:
        """Return how hands make a move."""
        match self.game:
            case "catch-it":
                return self.pawn(seat, move)
            case "chicago":
                return self.in_town(move)
            case "rattrapez-le":
                return self.subject(move)
        return self.detective(move)

    def detective(self, move: str) -> Way:
        start = self.who().get("detective")
        if move == "wait":
            return Way(words=" waits on ")
        if move == "out":
            return Way(start, words=" leaves the camp ")
        return Way(words=" visits ") if start == self.at(move) else Way(start, self.at(move))

    def pawn(self, seat: str, move: str) -> Way:
        if move == "pass":
            return Way(words="Pass")
        start = self.at(move[:2])
        if move.endswith("out"):
            return Way(start, words=" to outside")
        twins = [each for each in self.legal(seat) if (each[:2], each[3:]) == (move[:2], move[3:])]
        ball = "" if len(twins) < 2 else " takes the ball" if "x" in move else " leaves the ball"
        return Way(start, self.at(move[3:]), card=ball)

    def in_town(self, move: str) -> Way:
        verb, *places = move.split()
        match verb:
            case "enter" | "place":
                return Way(None, self.at(places[0]))
            case "burgle":
                return Way(self.at(places[0]), words=f"urgle the house on {places[0]}")
            case "putback":
                return Way(None, self.at(self.table.line()[-1][1].split()[1]))
            case "leave":
                view = self.table.get("view", seat="table")["view"]
                return Way(self.at(view["pawns"][str(view["pawn"])]["at"]), words=" leaves town ")
            case "surrender" | "stop":
                return Way(words=" surrenders " if verb == "surrender" else "End the police's turn")
        start, end = map(self.at, [verb, *places][-1].replace(">", "-").split("-"))
        return Way(start, end)

    def subject(self, move: str) -> Way:
        card, place = move.split()
        end = BARN[card[:-1]] if place == "farm" else self.at(place)
        return Way(self.who()[card[:-1]], end, end in self.pieces, card=card[-1])

    def legal(self, seat: str) -> list[str]:
        return list(self.table.get("moves", seat=seat)["moves"] or [CAMP])

    def turn(self) -> None:
        """Make a random move of a seat that may act, and check that the table has made this move and no other."""
        seat = self.rng.choice(self.table.get("status")["to_act"])
        move = self.rng.choice(self.legal(seat))
        before = self.human()
        if seat == "thief" or move == CAMP or move.split()[0] in SECRET:
            self.table.get("play", seat=seat, move=move)
        else:
            self.by_hand(seat, move)
        self.moves += 1
        after = self.human()
        if after != [*before, [seat, move]]:
            self.wrong += 1
            self.told.append((seat, move, after[len(before) :]))
        self.set_right()
        if self.human() != after:
            self.wrong += 1
            self.told.append((seat, move, self.human()[len(after) - 1 :]))

    def human(self) -> list[list[str]]:
        return [played for played in self.table.line() if played[0] != "chance"]

    def by_hand(self, seat: str, move: str) -> None:
        way, before = self.way(seat, move), len(self.human())
        if way.caught and way.end is not None:
            self.lift(way.end)
            self.table.wait(200)
        if way.start is not None:
            self.lift(way.start)
            self.table.wait(self.rng.randint(200, 900))
        if way.end is not None:
            self.put(way.end)
        self.table.wait(900)
        for _ in range(PATIENCE):
            if len(self.human()) > before:
                return
            if self.table.get("asks")["asks"] is None:
                self.table.press("ok")
            self.answer(way)
            self.table.wait(700)
        raise Stuck((seat, move, way, self.state()))

    def state(self) -> Any:
        expected = {key: value for key, value in self.table.get("expects").items() if key in ("missing", "extra")}
        return self.game, self.table.says(), expected, self.table.get("asks")["asks"]


def play(game: str, seed: int, most: int = 10_000) -> Found:
    """Play a whole game, or `most` moves of it, with one to three broken reeds."""
    here = TableHere()
    with here.table:
        broken = BrokenTable(here, game, seed)
        while broken.moves < most and not here.get("status")["over"]:
            broken.turn()
        return Found(broken.moves, broken.wrong, broken.asked, bool(here.get("status")["over"]), broken.told)


def soak(games_each: int = 40) -> bool:
    """Play 200 whole games, and print what they have shown. Returns whether no move was wrong and nobody was stuck."""
    good = True
    for game in games.BUILT_IN:
        found, stuck = [], 0
        for seed in range(games_each):
            try:
                found.append(play(game, seed))
            except Stuck as error:
                stuck += 1
                print(f"{game} {seed}: stuck at {error}")
        wrong = sum(each.wrong for each in found)
        good = good and not stuck and not wrong
        moves, asked = sum(each.moves for each in found), sum(each.asked for each in found)
        print(
            f"{game}: {games_each} games, {moves} moves, {asked} answers, {wrong} wrong moves, {stuck} stuck",
            flush=True,
        )
    return good
