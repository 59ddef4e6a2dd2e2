"""The real `filature table` behind a pipe, and hands that play whole games on it through the protocol alone."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from random import Random
from typing import Any

from engine.referee import AnyReferee
from hardware.virtual import VirtualTable
from pi_app.table.pace import MOST
from pi_app.wire.table_desk import TableDesk
from tests.pi_app.wire.client import RefereeProcess

Point = tuple[int, int]
GREEN = "069655"  # the colour of a point where the lifted piece may go, as sent to the light
BARN = {"farmer": (4, 9), "wife": (5, 9), "hand": (6, 9), "maid": (4, 10), "dog": (5, 10)}
SECRET = ("choose", "discard", "plane")
CAMP = "E5 |C1 B4|C4 D2|D3"


class Hands(ABC):
    """A person at a virtual table, who moves pieces, presses buttons, and sees and hears the table."""

    @abstractmethod
    def send(self, line: bytes) -> dict[str, Any]:
        """Return the reply to one raw line."""

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.send(json.dumps({"do": do, **fields}).encode())

    def get(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the reply to a request that must succeed."""
        reply = self.ask(do, **fields)
        assert reply["ok"], reply
        return reply

    def new(self, game: str, seats: dict[str, str] | None = None, seed: int = 1, **options: Any) -> None:
        """Start a game whose pieces are already placed."""
        self.get("new", game=game, options=options, seed=seed, seats=seats or {}, pieces="ready")
        self.wait(100)

    def play(self, seat: str, *moves: str) -> None:
        for move in moves:
            self.get("play", seat=seat, move=move)

    def wait(self, ms: int = 700) -> None:
        self.get("wait", ms=ms)

    def says(self) -> list[str]:
        return list(self.get("says")["says"])

    def text(self) -> str:
        return "\n".join(self.says())

    def line(self) -> list[list[str]]:
        """Return the moves so far, of all seats."""
        return list(self.get("record")["record"]["moves"])

    def made(self) -> list[str]:
        """Return the moves so far, without those of chance."""
        return [text for seat, text in self.line() if seat != "chance"]

    def lift(self, at: Point) -> None:
        self.get("lift", x=at[0], y=at[1])

    def put(self, at: Point) -> None:
        self.get("put", x=at[0], y=at[1])

    def carry(self, start: Point, end: Point, ms: int = 200) -> None:
        """Lift a piece, carry it, and put it down."""
        self.lift(start)
        self.wait(ms)
        self.put(end)

    def press(self, *buttons: str, ms: int = 80) -> None:
        for button in buttons:
            self.get("press", button=button, ms=ms)

    def fault(self, at: Point, kind: str) -> None:
        self.get("fault", x=at[0], y=at[1], kind=kind)

    def expects(self, what: str = "pieces") -> set[Point]:
        return {(x, y) for x, y in self.get("expects")[what]}

    def lit(self, colour: str = GREEN) -> set[Point]:
        lights = self.get("lights")["lights"]
        return {(at % 11, at // 11) for at, light in enumerate(lights) if light == colour}

    def tidy(self) -> None:
        """Move the pieces to where the table wants them."""
        for _ in range(4):
            reply = self.get("expects")
            if not reply["missing"] and not reply["extra"]:
                return
            for at in reply["extra"]:
                self.lift((at[0], at[1]))
            for at in reply["missing"]:
                self.put((at[0], at[1]))
            self.wait(400)
        raise AssertionError(reply)

    def choose(self, words: str) -> None:
        """Answer the open question, by what the screen says."""
        for _ in range(130):
            said = " ".join(self.says())
            answer = re.search(r"OK: (.+)\. BACK: (.+)\.$", said)
            if answer:
                fitting = [text for text in answer.groups() if f"{text} (".startswith(f"{words} (") or text == words]
                assert len(fitting) == 1, (words, said)
                return self.press("ok" if fitting[0] == answer[1] else "back")
            assert "< " in said, (words, said)
            if f"< {words} >" in said or f"< {words} (" in said:
                return self.press("ok")
            self.press("right")
        raise AssertionError(words)


class TableProcess(Hands, RefereeProcess):
    """The table as a real process."""

    command = "table"

    def send(self, line: bytes) -> dict[str, Any]:
        return RefereeProcess.send(self, line)


class TableHere(Hands):
    """The same desk in this process."""

    def __init__(self, lang: str = "en") -> None:
        self.table = VirtualTable()
        self._desk = TableDesk(lang, self.table)

    def send(self, line: bytes) -> dict[str, Any]:
        return self._desk.answer(line)

    def referee(self) -> AnyReferee:
        game = self._desk.game
        assert game is not None
        return game


def point(game: str, name: str) -> Point:
    """Return where a game's point is on the table, from the rules alone."""
    match game:
        case "catch-a-thief":
            return ord(name[-1]) - ord("A"), int(name[:-1]) - 1
        case "catch-it":
            return ord(name[0]) - ord("A") + 2, 9 - int(name[1])
        case "traqueur":
            return 2 * (int(name[1]) - 1), 2 * (ord(name[0]) - ord("A"))
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


class Player:
    """Plays at random: the seats at the table with pieces, the seats with a private screen through `play`."""

    def __init__(self, table: Hands, game: str, seats: dict[str, str], rng: Random) -> None:
        self.table, self.game, self.seats, self.rng = table, game, seats, rng

    def line(self) -> list[list[str]]:
        """Return the moves of people so far."""
        bots = {"chance", *(seat for seat, how in self.seats.items() if how.startswith("bot"))}
        return [played for played in self.table.line() if played[0] not in bots]

    def turn(self, seat: str, how: str) -> str:
        """Make one move, and check that exactly this move was made."""
        table = self.table
        before = self.line()
        moves = table.get("moves", seat=seat)["moves"]
        move = CAMP if moves is None else self.pick(moves)
        if how == "line" or moves is None or seat == "thief" or move.split()[0] in SECRET:
            table.get("play", seat=seat, move=move)
        else:
            self.by_hand(seat, move)
        after = self.line()
        assert after == [*before, [seat, move]], (self.game, seat, move, after[len(before) - 1 :], table.says())
        table.tidy()
        assert self.line() == after, (self.game, move, self.line()[len(after) :])
        return str(move)

    def pick(self, moves: list[str]) -> str:
        """Choose a random move, and sometimes one of the rarest kind."""
        rare = [move for move in moves if not move[:1].isupper() or "x" in move or "out" in move]
        return self.rng.choice(rare if rare and self.rng.random() < 0.6 else moves)

    def by_hand(self, seat: str, move: str) -> None:
        getattr(self, f"_{self.game.replace('-', '_')}")(seat, move)

    def at(self, name: str) -> Point:
        return point(self.game, name)

    def go(self, start: Point | None, end: Point | None) -> None:
        """Move a piece in one of the ways in which people do it."""
        table = self.table
        if start and end and self.rng.random() < 0.4:
            far = max(abs(start[0] - end[0]), abs(start[1] - end[1]))
            table.get("slide", **{"from": start, "to": end}, ms=far * self.rng.randint(20, 700))
        else:
            if start:
                table.lift(start)
            if end:
                table.wait(self.rng.randint(0, 2500))
                table.put(end)
        table.wait(2200 if start and end else 700)

    def _catch_a_thief(self, seat: str, move: str) -> None:
        standing = self.table.expects()
        start = next(iter(standing), None)
        if start == self.at(move):
            self.table.press("ok")
            return self.table.choose(f"Visit the same point again ({move})")
        return self.go(start, self.at(move))

    def _catch_it(self, seat: str, move: str) -> None:
        if move == "pass":
            self.table.press("ok")
            return self.table.choose("pass")
        start = self.at(move[:2])
        target = move[3:]
        twins = [
            other
            for other in self.table.get("moves", seat=seat)["moves"]
            if other[:2] == move[:2] and other[3:] == target
        ]
        if target == "out":
            self.table.lift(start)
            self.table.wait(100)
            end = min(at for at in self.table.lit() if at[1] in (1, 9))
            self.table.put(end)
            self.table.wait(700)
        else:
            self.go(start, self.at(target))
        if len(twins) > 1:
            self.table.choose("take the ball" if "x" in move else "leave the ball")
        return None

    def _traqueur(self, seat: str, move: str) -> None:
        start = next(iter(self.table.expects()), None)
        if move == "wait":
            self.table.press("ok")
            return self.table.choose(f"Wait in column 1 and end the turn ({'ABCDEF'[start[1] // 2]}1)")
        if move == "out":
            assert start
            self.table.lift(start)
            self.table.wait(700)
            return self.table.press("ok")
        return self.go(start, self.at(move))

    def _chicago(self, seat: str, move: str) -> None:
        table, words = self.table, move.split()
        match words[0]:
            case "enter" | "place":
                self.go(None, self.at(words[1]))
            case "burgle" if self.rng.random() < 0.5:
                self.go(self.at(words[1]), None)
            case "burgle":
                table.press("ok")
                table.choose(f"burgle this house ({words[1]})")
            case "putback":
                (house,) = self.homes()
                self.go(None, house)
            case "leave":
                table.lift(self.pawn(seat))
                table.wait(700)
                table.press("ok")
            case "fire":
                self.go(*map(self.at, words[1].split(">")))
            case "surrender" | "stop":
                table.press("ok")
                table.choose("end the police's turn" if move == "stop" else "surrender")
            case _:
                self.go(*map(self.at, move.split("-")))

    def homes(self) -> set[Point]:
        """Return where a house belongs that its finder holds."""
        last = self.table.line()[-1][1]
        assert last.startswith("burgle"), last
        return {self.at(last.split()[1])}

    def pawn(self, seat: str) -> Point:
        """Return the pawn whose turn it is."""
        view = self.table.get("view", seat="table")["view"]
        return self.at(view["pawns"][str(view["pawn"])]["at"])

    def _rattrapez_le(self, seat: str, move: str) -> None:
        card, place = move.split()
        subject = card[:-1]
        view = self.table.get("view", seat="table")["view"]
        start = self.stands(view, subject)
        end = BARN[subject] if place == "farm" else self.at(place)
        over = end in self.table.expects()
        if over:
            self.table.lift(end)
            self.table.wait(100)
        self.go(start, end)
        if self.line()[-1:] != [[seat, move]]:
            self.table.choose({"+": "a + card", "-": "a - card", "=": "an = card"}[card[-1]])

    def stands(self, view: Any, subject: str) -> Point:
        at = view["places"][subject]
        return BARN[subject] if at == "farm" else self.at(at)


def play_game(table: Hands, game: str, seats: dict[str, str], seed: int, most: int = 60, **options: Any) -> int:
    """Play a whole game, or `most` moves of it. Return how many moves people made."""
    rng = Random(seed)
    ready = {"pieces": "ready"} if rng.random() < 0.5 else {}
    table.get("new", game=game, options=options, seed=seed, seats=seats, **ready)
    table.tidy()
    table.wait(200)
    player = Player(table, game, seats, rng)
    for number in range(most):
        status = table.get("status")
        if status["over"]:
            return number
        seat = rng.choice(status["to_act"])
        how = seats.get(seat, "table")
        if how.startswith("bot"):
            count = len(table.made())
            table.wait(MOST + 400)
            assert len(table.made()) > count, (seat, table.says())
            table.tidy()
        else:
            player.turn(seat, how)
    return most
