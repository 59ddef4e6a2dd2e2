"""What the finished games of a table add up to, as values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine import games
from engine.game import Json, Seat
from pi_app.disk.matches import KeptMatch
from pi_app.disk.series import Series, resumed
from pi_app.disk.store import OVER, Kept, Store

THIEF_GAME: Final = "catch-a-thief"


class Line(NamedTuple):
    """Games or matches, wins (shared ones count) and points of a seat, or of a player. None: there are no points."""

    name: str
    games: int
    wins: int
    points: int | None
    scored: int = 0  # games in which there were points to win on that seat: a thief scores none

    @property
    def mean(self) -> float | None:
        return None if self.points is None else self.points / self.scored

    def as_json(self) -> dict[str, Json]:
        return {**self._asdict(), "mean": self.mean}


class Chases(NamedTuple):
    """How Catch a Thief has gone: in which turn thieves were caught, and which ways those went who were not."""

    caught: Mapping[int, int]
    escaped: int
    steps: Mapping[str, int]  # by point: how often somebody who escaped came by
    hideouts: Mapping[str, int]  # by point: how often somebody escaped there

    def as_json(self) -> dict[str, Json]:
        return {
            "caught": {str(turn): count for turn, count in self.caught.items()},
            "escaped": self.escaped,
            "steps": dict(self.steps),
            "hideouts": dict(self.hideouts),
        }


class Summary(NamedTuple):
    """The finished games of one kind."""

    game: str
    games: int
    seats: tuple[Line, ...]
    players: tuple[Line, ...]  # those who gave their names, the best first
    matches: int = 0
    champions: tuple[Line, ...] = ()  # the same people, by the matches that they have played
    chases: Chases | None = None

    def as_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "games": self.games,
            "seats": [line.as_json() for line in self.seats],
            "players": [line.as_json() for line in self.players],
            "matches": {"count": self.matches, "players": [line.as_json() for line in self.champions]},
            "chases": None if self.chases is None else self.chases.as_json(),
        }


def summaries(store: Store) -> list[Summary]:
    """One for each game that was ever finished here, in the order in which the games are listed everywhere."""
    over = [kept for kept in store.games() if kept.state == OVER]
    return [
        _summary(game, played, store)
        for game in games.names()
        if (played := [k for k in over if k.opened.game == game])
    ]


def _summary(game: str, played: Sequence[Kept], store: Store) -> Summary:
    rules = games.load(game)
    seats = [line for seat in rules.every_seat() if (line := _line(seat, ((kept, seat) for kept in played)))]
    named = [(kept, place) for kept in played for place in kept.opened.places if place.name]
    names = dict.fromkeys(place.name for _, place in named)
    players = [
        line
        for name in names
        if (line := _line(name, ((kept, place.seat) for kept, place in named if place.name == name)))
    ]
    matches = [_decided(kept, store) for kept in store.matches() if (kept.state, kept.opened.game) == (OVER, game)]
    champions = _champions(matches)
    chases = _chases(played, store) if game == THIEF_GAME else None
    return Summary(
        game, len(played), tuple(seats), _best_first(players, game), len(matches), _best_first(champions, game), chases
    )


def _best_first(lines: Iterable[Line], game: str) -> tuple[Line, ...]:
    sign = 1 if games.load(game).customs.lowest_wins else -1
    return tuple(sorted(lines, key=lambda line: (-line.wins, sign * (line.points or 0), line.name)))


def _decided(kept: KeptMatch, store: Store) -> Series:
    return resumed(kept.opened, store.finished(kept.id))


def _champions(matches: Sequence[Series]) -> list[Line]:
    """Matches, wins (shared ones count) and points of everybody with a name."""
    sat = [
        (match, who, entrant.name) for match in matches for who, entrant in enumerate(match.entrants) if entrant.name
    ]
    return [
        Line(
            name,
            sum(called == name for _, _, called in sat),
            sum(who in match.leaders() for match, who, called in sat if called == name),
            sum(match.totals()[who] for match, who, called in sat if called == name),
            sum(called == name for _, _, called in sat),
        )
        for name in dict.fromkeys(called for _, _, called in sat)
    ]


def _line(name: str, sat: Iterable[tuple[Kept, Seat]]) -> Line | None:
    """What somebody has reached who sat on these seats."""
    count = wins = points = scored = 0
    for kept, seat in sat:
        if kept.outcome is None or seat not in [place.seat for place in kept.opened.places]:
            continue
        count += 1
        wins += seat in kept.outcome.winners
        points += kept.outcome.scores.get(seat, 0)
        scored += seat in kept.outcome.scores
    return Line(name, count, wins, points if scored else None, scored) if count else None


def _chases(played: Sequence[Kept], store: Store) -> Chases:
    caught, steps, hideouts = Counter[int](), Counter[str](), Counter[str]()
    for kept in played:
        if kept.outcome is None:
            continue
        if kept.outcome.how == "caught":
            caught[kept.outcome.scores["detective"]] += 1
        else:
            way = [move for seat, move in store.record(kept)["moves"] if seat == "thief"]
            steps.update(way)
            hideouts[way[-1]] += 1
    return Chases(dict(sorted(caught.items())), hideouts.total(), dict(steps), dict(hideouts))
