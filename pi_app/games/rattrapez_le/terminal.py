"""Rattrapez-le in a terminal: the map on the table, and one player's cards and secret beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.game import Json, Seat
from pi_app.draw.terminal.inks import FAINT, LOUD, QUIET_INK, InkedText, Notes
from pi_app.draw.terminal.lattice import PITCHES
from pi_app.draw.terminal.picture import Canvas, Cell, Ink, Picture, Row, blank, cells
from pi_app.draw.terminal.table import Print
from pi_app.games.rattrapez_le.tabletop import COLOUR
from pi_app.games.tabletop import Pieces
from pi_app.games.terminal_board import Names, ShownView, Sight, Still, TerminalBoard
from pi_app.grid import SIZE, Spot, spot
from pi_app.palette import GREEN, MIST, PURPLE
from pi_app.words import place_names, say

_FARM: Final = "farm"
_SIGN: Final = {"farmer": "▲", "wife": "▼", "hand": "◆", "maid": "●", "dog": "★", "horse": "U"}  # U is a horseshoe.
_BLACK_CASE: Final = "×"
_PLACES: Final = {spot(5, 0): _BLACK_CASE, **{spot(x, y): "⌂" for x in (4, 5, 6) for y in (9, 10)}}
_SECRET: Final = Ink(PURPLE, None, True)
_CAUGHT: Final = Ink(GREEN, None, True)
_WATCHED: Final = "p1"  # The seat whose hand is shown.
_CARD_SIGNS: Final = "+-="
_MOST: Final = 4  # The largest number of cards of one kind.
_FIRST: Final = 3  # The first distance of a deal, for any sign.
_CARDS: Final = 5  # The text column of the first cards.
_ENDS: Final = _CARDS + 3 * (_MOST + 1)  # The text column of the places where they may go.

# How long each picture is shown, in ms.
_START: Final = 1500
_DEAL: Final = 1000
_CHOICE: Final = 700
_TURN: Final = 800
_RESULT: Final = 2500
_HASTE: Final = 0.972  # Factor on _TURN for each turn so far, so that a long game speeds up.


class RattrapezLeTerminalBoard(TerminalBoard):
    """The pictures of Rattrapez-le. The table shows the map; the private side lists cards, one line per subject."""

    printed = Print("ABCDEFGHIJK", tuple(map(str, range(1, SIZE + 1))))
    sizes = len(PITCHES)
    thought = 12

    def turn(self, shown: ShownView) -> int:
        return len(shown["turns"]) + (shown["result"] is None)

    def secret_seat(self, shown: ShownView) -> Seat | None:
        return _WATCHED

    # ------------------------------------------------------------------------------------------ pictures

    def piece(self, kind: str) -> Cell:
        return Cell(_SIGN[kind], ink(kind))

    def labels(self, shown: ShownView, pieces: Pieces) -> Mapping[Spot, str]:
        """Return the farm and the black space, if no piece is there."""
        return {at: sign for at, sign in _PLACES.items() if at not in pieces}

    def private(self, sight: Sight, size: int) -> Picture:
        return _hand(sight, size)

    def place(self, name: str, lang: str) -> str:
        return place_names(lang, "rattrapez-le", name)

    def notes(self, shown: ShownView, lang: str) -> Notes:
        rows = [cells(f"{number:3} ", QUIET_INK) + _turn(turn) for number, turn in enumerate(shown["turns"], 1)]
        state = cells(say(lang, "rattrapez-le.demo-deal-number", number=shown["deals"]), QUIET_INK)
        sizes = cells(
            say(lang, "rattrapez-le.demo-hand-sizes", sizes=" ".join(map(str, shown["hand_sizes"].values()))), QUIET_INK
        )
        return Notes(say(lang, "demo.turns"), (*rows, state, sizes), width=20)

    def legend(self, lang: str) -> tuple[Row, ...]:
        signs = [(_SIGN[subject], ink(subject), subject) for subject in _SIGN]
        signs += [("⌂", LOUD, _FARM), (_BLACK_CASE, Ink(MIST), "black-case")]
        return tuple(
            cells(sign, ink) + cells(f" {say(lang, f'rattrapez-le.demo-sign-{word}')}") for sign, ink, word in signs
        )

    # ------------------------------------------------------------------------------------------ words

    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        shown = {**sight.shown, "to_act": sight.shown["to_act"][:1]}
        running = {**shown, "result": None, "secrets": None}
        for event in sight.events:
            kind, data = event.kind, event.data
            if kind in ("reveal", "over"):
                yield Still(shown, _ended(kind, data, names, lang), _RESULT)
            elif kind in ("played", "discarded"):
                subject = _subject(data["card"])
                words = f"{_SIGN[subject]} {_told(kind, data, names, lang)}"
                yield Still(running, InkedText(words, ink(subject)), _TURN * _HASTE ** len(shown["turns"]))
            elif kind == "caught":
                parts = {"player": names[data["seat"]], "subject": _name(data["pursuer"], lang), "at": data["at"]}
                yield Still(running, InkedText(say(lang, "rattrapez-le.demo-caught", **parts), _CAUGHT), _RESULT)
            elif kind == "chosen":
                words = say(lang, "rattrapez-le.demo-chosen", player=names[data["seat"]])
                yield Still(running, InkedText(words), _CHOICE)
            elif kind == "dealt":
                parts = {"player": names[data["dealer"]], "deal": data["deal"], "cards": data["cards"]}
                yield Still(running, InkedText(say(lang, "rattrapez-le.demo-dealt", **parts), LOUD), _DEAL)
            elif kind == "start":
                yield Still(running, InkedText(say(lang, "rattrapez-le.demo-start"), LOUD), _START)

    def whisper(self, sight: Sight, names: Names, lang: str) -> InkedText:
        shown = sight.shown
        if shown["secrets"]:
            secrets = ", ".join(f"{names[seat]} {_SIGN[secret]}" for seat, secret in shown["secrets"].items())
            return InkedText(say(lang, "rattrapez-le.demo-secrets", secrets=secrets), _SECRET)
        if not shown["secret"]:
            return InkedText(say(lang, "rattrapez-le.demo-secret-wanted"), _SECRET)
        key = "secret-to-play" if sight.moves else "secret-waits"
        secret = f"{_SIGN[shown['secret']]} {_name(shown['secret'], lang)}"
        return InkedText(say(lang, f"rattrapez-le.demo-{key}", secret=secret, number=len(sight.moves)), _SECRET)


def ink(subject: str) -> Ink:
    return Ink(COLOUR[subject], None, True)


def _subject(card: str) -> str:
    return card[:-1]


def _name(subject: str, lang: str) -> str:
    return say(lang, f"rattrapez-le.demo-subject-{subject}")


def _told(kind: str, data: Mapping[str, Json], names: Names, lang: str) -> str:
    parts: dict[str, Any] = {"player": names[data["seat"]], "subject": _name(_subject(data["card"]), lang)}
    parts |= {"sign": data["card"][-1], "distance": data["distance"]}
    if kind == "discarded":
        return say(lang, "rattrapez-le.demo-discarded", **parts)
    start, end = (place_names(lang, "rattrapez-le", data[field]) for field in ("from", "to"))
    return say(lang, "rattrapez-le.demo-played", start=start, end=end, **parts)


def _ended(kind: str, data: Mapping[str, Json], names: Names, lang: str) -> InkedText:
    if kind == "reveal":
        secrets = ", ".join(f"{names[seat]} {_SIGN[secret]}" for seat, secret in data["secrets"].items())
        return InkedText(say(lang, "rattrapez-le.demo-secrets", secrets=secrets), _SECRET)
    winner = "".join(names[seat] for seat in data["result"]["winners"])
    return InkedText(say(lang, f"rattrapez-le.demo-over-{data['result']['how']}", player=winner), LOUD)


def _turn(turn: Mapping[str, Json]) -> Row:
    """Return a turn as signs that need no translation: the card, its distance, the start and the end."""
    subject = _subject(turn["card"])
    way = f"{_short(turn['from'])}→{_short(turn['to'])}" if "to" in turn else "–"
    return cells(f"{_SIGN[subject]}{turn['card'][-1]}", ink(subject)) + cells(f" {turn['distance']} {way}")


def _short(name: str) -> str:
    return "⌂" if name == _FARM else name


# ------------------------------------------------------------------------------------------ drawing


def _hand(sight: Sight, size: int) -> Picture:
    """Draw the cards of a hand, one line for each subject, and where they may go. The secret is in brackets.

    Above the cards is the distance that each sign would give.
    """
    shown, (across, down) = sight.shown, PITCHES[size]
    canvas = Canvas(blank(6 + across * 10, 2 + down * 10))
    cards: Counter[str] = Counter(shown["hand"])
    for column, sign in enumerate(_CARD_SIGNS):
        canvas.write(_CARDS + column * (_MOST + 1), down, f"{sign}→{_distance(shown['distance'], sign)}", QUIET_INK)
    for row, subject in enumerate(_SIGN):
        y = (3 + row) * down
        mine = subject == shown["secret"]
        canvas.write(1, y, f"[{_SIGN[subject]}]" if mine else f" {_SIGN[subject]} ", ink(subject))
        for column, sign in enumerate(_CARD_SIGNS):
            x = _CARDS + column * (_MOST + 1)
            canvas.write(x, y, "·" * _MOST, FAINT)
            canvas.write(x, y, sign * cards[f"{subject}{sign}"], ink(subject))
        if size < len(PITCHES) - 1:
            canvas.write(_ENDS, y, _targets(sight, subject, across * 10 + 5 - _ENDS), _CAUGHT)
    for number, (seat, secret) in enumerate((shown["secrets"] or {}).items()):
        canvas.write(2 + number * 6, 10 * down, f"{seat} {_SIGN[secret]}", ink(secret))
    return canvas.picture()


def _distance(distance: int | None, sign: str) -> int:
    """Return the distance that a card of this sign gives (rattrapez-le 4)."""
    return _FIRST if distance is None else max(1, distance + {"+": 1, "-": -1, "=": 0}[sign])


def _targets(sight: Sight, subject: str, room: int) -> str:
    """Return as many of the places where a subject may go now as there is room for."""
    ends = dict.fromkeys(move.split()[1] for move in sight.moves if move.split()[0][:-1] == subject)
    listed = ""
    for number, end in enumerate(ends):
        more = f"{listed} {_short(end)}".strip()
        if len(more) > room - 2 * (number < len(ends) - 1):
            return f"{listed} …"
        listed = more
    return listed


BOARD: Final = RattrapezLeTerminalBoard()
