"""What is deleted from the store is gone from its lists, and its bytes are gone from the files."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.game import Outcome
from pi_app.disk.errors import LINGERS, StoreError
from pi_app.disk.file import FILE, open_store
from pi_app.disk.matches import Entrant, OpenedMatch
from pi_app.disk.store import MatchGame, SeatedPlayer, Store
from tests.pi_app.disk.games import NOON, opened

CAUGHT = Outcome("caught", ("detective",), {"detective": 4})
MANY = 60  # games, so that the name is on several pages of the file


def finished(store: Store, seed: int, *names: str, of: MatchGame | None = None) -> int:
    asked = opened("catch-a-thief", seed, *names)._replace(match_game=of)
    if of is not None:
        seated = tuple(place._replace(who=who) for who, place in enumerate(asked.places))
        asked = asked._replace(places=seated)
    game = store.begin(asked, [("thief", f"mv{seed:04}")], NOON)
    store.keep(game, 1, [("detective", "6G")], CAUGHT, NOON + 60)
    return game


def match_of(store: Store, *names: str) -> int:
    return store.begin_match(OpenedMatch("catch-a-thief", {}, 2, tuple(Entrant(name, "table") for name in names)), NOON)


def names_of(store: Store) -> list[list[str]]:
    return [[place.name for place in kept.opened.places] for kept in store.games()]


def in_files(folder: Path, text: str) -> list[str]:
    """Return the names of the files in the folder that contain the bytes of a text."""
    return [path.name for path in sorted(folder.iterdir()) if text.encode() in path.read_bytes()]


# ---- a name


def test_a_forgotten_name_is_gone_from_all_games_and_the_games_stay(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        match = match_of(store, "Zenobie", "Basile")
        for number in (1, 2):
            finished(store, number, "Zenobie", "Basile", of=MatchGame(match, number))
        finished(store, 3, "Ada", "Zenobie")
        assert store.forget_name("Zenobie")
        assert names_of(store) == [["", "Basile"], ["", "Basile"], ["Ada", ""]]
        (kept,) = store.matches()
        assert [entrant.name for entrant in kept.opened.entrants] == ["", "Basile"]
        assert store.every_name() == ["Ada", "Basile"]


@pytest.mark.parametrize("before", [0, MANY])
def test_the_bytes_of_a_forgotten_name_are_gone_while_the_table_plays_on(tmp_path: Path, before: int) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        for seed in range(before):
            finished(store, seed, "Basile", "Ada")
        for seed in range(MANY):
            finished(store, 1000 + seed, "Zenobie", "Ada")
        assert in_files(tmp_path, "Zenobie"), "the test can see the name"
        assert store.forget_name("Zenobie")
        assert in_files(tmp_path, "Zenobie") == []
        assert in_files(tmp_path, "Ada") == [FILE]
        finished(store, 5000, "Ada")  # the table still knows its files
        assert len(store.games()) == before + MANY + 1


def test_a_name_in_a_game_or_a_match_that_goes_on_is_not_forgotten(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        store.begin(opened("catch-a-thief", 1, "Ada"), (), NOON)
        assert not store.forget_name("Ada")
        match = match_of(store, "Basile", "Clara")
        finished(store, 2, "Basile", "Clara", of=MatchGame(match, 1))
        assert not store.forget_name("Clara")
        assert store.forget_name("Ada"), "its game was given up for the match"
        assert names_of(store) == [["", ""], ["Basile", "Clara"]]


# ---- games


def test_a_deleted_game_is_gone_with_its_moves(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        first, second = (finished(store, seed, "Ada") for seed in (11, 12))
        assert store.delete_game(first)
        assert [kept.id for kept in store.games()] == [second]
        assert in_files(tmp_path, "mv0011") == [] and in_files(tmp_path, "mv0012") == [FILE]
        assert not store.delete_game(first)
        assert finished(store, 13) > second, "numbers are not used again"


def test_a_match_ends_with_its_deleted_game_and_the_other_games_become_single_ones(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        match = match_of(store, "Ada", "Basile")
        first, second = (finished(store, seed, "Ada", "Basile", of=MatchGame(match, seed)) for seed in (1, 2))
        assert store.delete_game(first)
        (kept,) = store.games()
        assert (kept.id, kept.opened.match_game) == (second, None)
        assert kept.opened.places == (
            SeatedPlayer("thief", "table", "Ada"),
            SeatedPlayer("detective", "table", "Basile"),
        )
        assert store.matches() == []


def test_a_game_that_goes_on_and_the_games_of_its_match_are_not_deleted(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        old = finished(store, 1, "Ada")
        match = match_of(store, "Ada", "Basile")
        first = finished(store, 2, "Ada", "Basile", of=MatchGame(match, 1))
        second = store.begin(opened("catch-a-thief", 3)._replace(match_game=MatchGame(match, 2)), (), NOON)
        assert not store.delete_game(first) and not store.delete_game(second)
        assert [kept.id for kept in store.deletable()] == [old]
        store.delete_all()
        assert [kept.id for kept in store.games()] == [first, second]
        assert [kept.id for kept in store.matches()] == [match]


def test_after_all_is_deleted_nothing_of_it_is_in_the_files(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        match = match_of(store, "Zenobie", "Basile")
        for seed in range(MANY):
            finished(store, seed, "Zenobie", of=MatchGame(match, seed + 1) if seed < 2 else None)
        store.delete_all()
        assert store.games() == [] and store.matches() == [] and store.every_name() == []
        for text in ("Zenobie", "Basile", "mv0007", "catch-a-thief"):
            assert in_files(tmp_path, text) == [], text


# ---- another program


@pytest.mark.parametrize(
    "erase", [lambda store: store.forget_name("Zenobie"), lambda store: store.delete_all()], ids=["name", "all"]
)
def test_while_another_program_reads_the_table_says_that_traces_are_left(
    tmp_path: Path, erase: Callable[[Store], object]
) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        finished(store, 1, "Zenobie")
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM games").fetchone()
            with pytest.raises(StoreError) as caught:
                erase(store)
            assert caught.value.problem.key == LINGERS
            other.execute("COMMIT")
        assert "Zenobie" not in store.every_name()
    assert in_files(tmp_path, "Zenobie") == [], "closing the table has cleared the rest"
