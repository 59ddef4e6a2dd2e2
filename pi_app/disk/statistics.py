"""The statistics of a table's finished games, as values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine import games
from engine.game import Json, Seat
from pi_app.disk.matches import KeptMatch
from pi_app.disk.series import Series, resumed
from pi_app.disk.store import OVER, Kept, Store
from pi_app.games import front_of, playable
from pi_app.games.figures import Figures, FinishedGame

# The key in JSON, for every game. It is named after the first game that had figures, and programs rely on it.
_OWN_FIGURES: Final = "chases"


class ScoreLine(NamedTuple):
    """Games or matches, wins (shared ones count) and points of a seat or a player.

    `points` is None if nobody scores there.
    """

    name: str
    games: int
    wins: int
    points: int | None
    scored: int = 0  # games in which the seat could score; some seats, such as a thief's, never do

    @property
    def mean(self) -> float | None:
        return None if self.points is None else self.points / self.scored

    def as_json(self) -> dict[str, Json]:
        return {**self._asdict(), "mean": self.mean}


class Summary(NamedTuple):
    """The statistics of one game."""

    game: str
    games: int
    seats: tuple[ScoreLine, ...]
    players: tuple[ScoreLine, ...]  # players who gave their names, the best first
    matches: int = 0
    champions: tuple[ScoreLine, ...] = ()  # the same players, counted by matches
    figures: Figures | None = None  # figures that only this game has

    def as_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "games": self.games,
            "seats": [line.as_json() for line in self.seats],
            "players": [line.as_json() for line in self.players],
            "matches": {"count": self.matches, "players": [line.as_json() for line in self.champions]},
            _OWN_FIGURES: None if self.figures is None else dict(self.figures.as_json),
        }


def summaries(store: Store) -> list[Summary]:
    """Return a summary of each game that was ever finished here, in the usual order of the games."""
    return [_summary(game, played, store) for game, played in _finished(store).items()]


def finished_games(store: Store) -> tuple[str, ...]:
    """Return the names of the games that were ever finished here, in the usual order of the games."""
    return tuple(_finished(store))


def summary_of(game: str, store: Store) -> Summary | None:
    """Return the summary of one game, or None if it was never finished here."""
    played = _finished(store).get(game)
    return None if played is None else _summary(game, played, store)


def _finished(store: Store) -> dict[str, list[Kept]]:
    over = [kept for kept in store.games() if kept.state == OVER]
    return {game: played for game in playable() if (played := [k for k in over if k.opened.game == game])}


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
    return Summary(
        game,
        len(played),
        tuple(seats),
        _best_first(players, game),
        len(matches),
        _best_first(champions, game),
        _figures(game, played, store),
    )


def _best_first(lines: Iterable[ScoreLine], game: str) -> tuple[ScoreLine, ...]:
    sign = 1 if games.load(game).customs.lowest_wins else -1
    return tuple(sorted(lines, key=lambda line: (-line.wins, sign * (line.points or 0), line.name)))


def _decided(kept: KeptMatch, store: Store) -> Series:
    return resumed(kept.opened, store.finished(kept.id))


def _champions(matches: Sequence[Series]) -> list[ScoreLine]:
    """Return matches, wins (shared ones count) and points of every player with a name."""
    sat = [
        (match, who, entrant.name) for match in matches for who, entrant in enumerate(match.entrants) if entrant.name
    ]
    return [
        ScoreLine(
            name,
            sum(called == name for _, _, called in sat),
            sum(who in match.leaders() for match, who, called in sat if called == name),
            sum(match.totals()[who] for match, who, called in sat if called == name),
            sum(called == name for _, _, called in sat),
        )
        for name in dict.fromkeys(called for _, _, called in sat)
    ]


def _line(name: str, sat: Iterable[tuple[Kept, Seat]]) -> ScoreLine | None:
    """Return the results of a player on these seats, or None if there are none."""
    count = wins = points = scored = 0
    for kept, seat in sat:
        if kept.outcome is None or seat not in [place.seat for place in kept.opened.places]:
            continue
        count += 1
        wins += seat in kept.outcome.winners
        points += kept.outcome.scores.get(seat, 0)
        scored += seat in kept.outcome.scores
    return ScoreLine(name, count, wins, points if scored else None, scored) if count else None


def _figures(game: str, played: Sequence[Kept], store: Store) -> Figures | None:
    count = front_of(game).figures
    if count is None:
        return None
    return count(FinishedGame(kept.outcome, store.moves(kept)) for kept in played if kept.outcome is not None)
