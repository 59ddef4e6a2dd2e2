"""The command `filature arena`: let bots play many games against each other, on all cores.

After every game each bot moves to the next seat, so that each plays all seats. The thinking of a bot is limited by a
number of steps, not by the clock: the same seed gives the same results on any machine and with any number of workers.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, Final, NamedTuple

from engine import bots, games
from engine.game import OptionError
from engine.referee import Referee
from pi_app.commands.options import CommandOption, UsageError, a_game, parse
from pi_app.commands.tally import mean, share
from pi_app.games import playable
from pi_app.system.readers import at_least
from pi_app.words import game_name, number, say, seat_name

BATCH: Final = 4  # games that a worker gets at once
DEFAULT_LEVELS: Final = (3, 0)  # of the first bot, and of all others


class Entry(NamedTuple):
    """A game to play: everything that a worker needs to know."""

    game: str
    options: dict[str, Any]
    levels: tuple[int, ...]  # of all bots, in the order of the command line
    number: int
    seed: int
    think: int


class GameResult(NamedTuple):
    """The result of a game: for each bot its seat, whether it won (shared wins count), and its score if it has one."""

    plies: int
    seats: tuple[str, ...]
    won: tuple[bool, ...]
    scores: tuple[int | None, ...]


def _levels(text: str) -> tuple[int, ...]:
    levels = tuple(int(level) for level in text.split(","))
    if not all(level in bots.LEVELS for level in levels):
        raise ValueError(text)
    return levels


def _options(text: str) -> dict[str, Any]:
    pairs = [pair.partition("=") for pair in text.split(",")]
    return {name: _value(value) for name, _, value in pairs}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


OPTIONS: Final = (
    CommandOption("game", "arena.game", a_game, playable()[0], "|".join(playable())),
    CommandOption("bots", "arena.bots", _levels, None, "A,B,…"),
    CommandOption("games", "arena.games", at_least(1), 200, "N"),
    CommandOption("think", "arena.think", at_least(0), 200, "N"),
    CommandOption("options", "arena.options", _options, {}, "NAME=VALUE,…"),
    CommandOption("seed", "arena.seed", int, 1, "N"),
    CommandOption("jobs", "arena.jobs", at_least(1), None, "N"),
    CommandOption("json", "arena.json"),
)


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("arena", OPTIONS, arguments, environment)
    lang, levels = given["lang"], _seated(given)
    entries = [
        Entry(given["game"], given["options"], levels, number, given["seed"], given["think"])
        for number in range(given["games"])
    ]
    results: list[GameResult] = []
    started = time.monotonic()
    _progress(lang, 0, len(entries), 0)
    with ProcessPoolExecutor(given["jobs"] or os.cpu_count()) as workers:
        for played in workers.map(play, entries, chunksize=BATCH):
            results.append(played)
            _progress(lang, len(results), len(entries), (time.monotonic() - started) * 1000)
    report = summary(levels, results)
    if given["json"]:
        print(json.dumps({"game": given["game"], "games": len(results), "rows": report}, allow_nan=False))
    else:
        print("\n".join(_table(lang, given["game"], report, results)))
    return 0


def _seated(given: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the levels of the bots, one for each seat of the game with these options. Raise UsageError."""
    game, lang = games.load(given["game"]), given["lang"]
    try:
        seats = game.seats(game.check(given["options"]))
    except OptionError as error:
        raise UsageError(say(lang, "arena.bad-option", option=error.option, options=", ".join(game.options))) from None
    levels: tuple[int, ...] = given["bots"] or (DEFAULT_LEVELS[0], *[DEFAULT_LEVELS[1]] * (len(seats) - 1))
    if len(levels) != len(seats):
        raise UsageError(say(lang, "arena.wrong-number", wanted=len(seats), seats=", ".join(seats)))
    return levels


def play(entry: Entry) -> GameResult:
    """Play one game. Bot k plays the seat k + number of the game, modulo the number of seats."""
    referee: Referee[Any, Any, Any] = Referee(
        games.load(entry.game), entry.options, seed=entry.seed * 1_000_003 + entry.number
    )
    count = len(referee.players)
    seats = tuple(referee.players[(bot + entry.number) % count] for bot in range(count))
    level = dict(zip(seats, entry.levels, strict=True))
    while not referee.outcome:
        seat = min(referee.to_act)
        # Each move has its own generator. With a common one, a bot's draws would change the moves of the others.
        rng = Random(f"{entry.seed}/{entry.number}/{len(referee.line)}/{seat}")
        enough = bots.after_asking(entry.think)
        move = bots.choose(entry.game, referee.view(seat), level=level[seat], rng=rng, enough=enough)
        referee.play(seat, move)
    outcome = referee.outcome
    won = tuple(seat in outcome.winners for seat in seats)
    return GameResult(len(referee.line), seats, won, tuple(outcome.scores.get(seat) for seat in seats))


def summary(levels: Sequence[int], results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Return one row for each bot and seat, then one for each bot over all seats."""
    rows = []
    for seat in [*sorted({seat for played in results for seat in played.seats}), None]:
        for bot, level in enumerate(levels):
            mine = [played for played in results if seat in (None, played.seats[bot])]
            if mine:
                rows.append(_row(bot, level, seat, mine))
    return rows


def _row(bot: int, level: int, seat: str | None, mine: Sequence[GameResult]) -> dict[str, Any]:
    wins = sum(played.won[bot] for played in mine)
    scores = [score for played in mine if (score := played.scores[bot]) is not None]
    return {
        "bot": chr(ord("A") + bot),
        "level": level,
        "seat": seat,
        "games": len(mine),
        "wins": wins,
        "share": share(wins, len(mine)),
        "score": mean(scores) if len(scores) > 1 and seat else None,
    }


def _table(lang: str, game: str, report: Sequence[dict[str, Any]], results: Sequence[GameResult]) -> Iterator[str]:
    plies = mean([played.plies for played in results])
    yield say(lang, "arena.title", game=game_name(lang, game), games=len(results), plies=number(lang, plies.middle))
    columns = [say(lang, f"arena.column-{name}") for name in ("bot", "seat", "games", "wins", "share", "score")]
    rows = [columns, *(_cells(lang, game, row) for row in report)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    for row in rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _cells(lang: str, game: str, row: Mapping[str, Any]) -> list[str]:
    low, high = row["share"][1:]
    score = row["score"]
    return [
        say(lang, "arena.bot", name=row["bot"], level=row["level"]),
        seat_name(lang, game, row["seat"]) if row["seat"] else say(lang, "arena.all-seats"),
        str(row["games"]),
        str(row["wins"]),
        _interval(lang, row["share"][0], low, high, "6.1%"),
        _interval(lang, score[0], score[1], score[2], ".2f") if score else "",
    ]


def _interval(lang: str, middle: float, low: float, high: float, form: str) -> str:
    between = "; " if lang == "fr" else ", "  # in French, a comma is the decimal point
    return f"{number(lang, middle, form)}  [{between.join(number(lang, end, form.lstrip('6')) for end in (low, high))}]"


def _progress(lang: str, done: int, of: int, passed_ms: float) -> None:
    """Draw a progress bar on standard error, if it is a terminal."""
    if not sys.stderr.isatty():
        return
    width = 30
    bar = "█" * (done * width // of)
    left = passed_ms / max(done, 1) * (of - done) / 1000
    line = say(lang, "arena.progress", bar=f"{bar:░<{width}}", done=done, of=of, left=f"{left:.0f}")
    sys.stderr.write(f"\r{line}\x1b[K" if done < of else "\r\x1b[K")
    sys.stderr.flush()
