"""Games for tests of Chicago: with any deal, or with any position of pawns and policemen, continued by legal moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.bits import bits
from engine.game import CHANCE, TABLE, Event, Seat, fold
from engine.games.chicago import GAME
from engine.games.chicago.board import COUNTS, HOUSES, NAMES, POINTS
from engine.games.chicago.moves import Move
from engine.games.chicago.position import ACT, GONE, OWNERS, Position
from engine.games.chicago.truth import State, begin
from engine.games.chicago.views import View
from engine.referee import MANUAL, Referee

ChicagoReferee = Referee[State, View, Move]
Kinds = Mapping[str, str]  # by the name of the cell


def deal(at: Kinds) -> str:
    """Return the text of a deal with these kinds on these cells."""
    left = list((Counter(COUNTS) - Counter(at.values())).elements())
    return " ".join(["deal", *(at[NAMES[cell]] if NAMES[cell] in at else left.pop() for cell in HOUSES)])


def dealt(players: int = 5, **at: str) -> ChicagoReferee:
    """Return a game in which only the deal has been made."""
    referee = Referee(GAME, {"players": players}, seed=1, chance=MANUAL)
    run(referee, deal(at))
    return referee


def run(table: ChicagoReferee | Town, *texts: str) -> None:
    """Play each of the texts by the seat that is to act."""
    for text in texts:
        (seat,) = table.to_act
        table.play(seat, GAME.read(text))


class Town:
    """A game that starts in any position, even one that no real game reaches, with the views of all seats."""

    def __init__(
        self,
        pawns: str,
        police: str = "",
        *,
        slot: int = 1,
        players: int = 5,
        loot: Mapping[int, str] | None = None,
        gone: str = "",
        **at: str,
    ) -> None:
        """Set up a position.

        `pawns` is a text such as `1:B1 2:C6`; all other pawns have left. `loot` has the kinds by pawn, `gone` the
        cells without a house, and `at` the kinds of some houses by cell.
        """
        kinds = tuple(deal(at).split()[1:])
        state = begin({"players": players})
        cells = [GONE] * len(state.position.cells)
        for word in pawns.split():
            cells[int(word[0]) - 1] = POINTS[word[2:]]
        loots = tuple(tuple(sorted((loot or {}).get(pawn + 1, "").split())) for pawn in range(len(cells)))
        position = state.position._replace(
            cells=tuple(cells),
            thieves=bits(cell for cell in cells if cell >= 0),
            held=tuple(map(len, loots)),
            houses=state.position.houses & ~bits(POINTS[name] for name in gone.split()),
            police=bits(POINTS[name] for name in police.split()),
            police_houses=len(police.split()),
            slot=slot - 1,
            phase=ACT,
        )
        self.state = state._replace(position=position, loot=loots, kinds=kinds)
        self.told: list[Event] = []
        self.views = {seat: self._view(seat) for seat in (*GAME.seats({"players": players}), TABLE, CHANCE)}

    def _view(self, seat: Seat) -> View:
        position, known = self.state.position, dict(zip(HOUSES, self.state.kinds, strict=True))
        start = GAME.see(GAME.blank(seat), GAME.start(self.state.options)[1][0])
        seen = [
            loot if seat in (whose, CHANCE) else None
            for whose, loot in zip(OWNERS[position.players], self.state.loot, strict=True)
        ]
        return start._replace(position=position, loot=tuple(seen), known=known if seat == CHANCE else {})

    @property
    def position(self) -> Position:
        return self.state.position

    @property
    def to_act(self) -> frozenset[Seat]:
        return GAME.to_act(self.state)

    def texts(self) -> list[str]:
        """Return the legal moves of the seat that acts as sorted texts."""
        (seat,) = self.to_act
        moves = GAME.legal(self.views[seat])
        assert moves is not None
        return sorted(map(GAME.write, moves))

    def ends(self) -> set[str]:
        """Return the points to which the pawn or the policemen of the seat that acts may slide."""
        return {text.split("-")[1] for text in self.texts() if "-" in text}

    def loot(self, pawn: int) -> list[str]:
        return sorted(self.state.loot[pawn - 1])

    def play(self, seat: Seat, move: Move) -> None:
        assert GAME.judge(self.views[seat], move).ok, GAME.write(move)
        self.state, events = GAME.play(self.state, seat, move)
        self.told = list(events)
        self.views = {watcher: fold(GAME, view, events) for watcher, view in self.views.items()}

    def refused(self, text: str, seat: Seat = "") -> tuple[str, str, tuple[str, ...]]:
        """Return why the seat that acts, or `seat`, may not play this text: code, rule and squares."""
        verdict = GAME.judge(self.views[seat or next(iter(self.to_act))], GAME.read(text))
        assert not verdict.ok
        return verdict.code, verdict.rule, verdict.squares
