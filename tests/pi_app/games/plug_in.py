"""A game of another package, `huts`: Catch'it by another name. A test takes or changes parts of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine import games
from pi_app import games as fronts

WHOLE = {
    "__init__.py": "",
    "rules.py": """
from engine.games.catch_it.game import CatchIt


class Huts(CatchIt):
    name = "huts"


GAME = Huts()
""",
    "bot.py": "from engine.games.catch_it.bot import choose\n",
    "words.py": """
from pi_app.games.catch_it.words import WORDS as WORDS_OF_CATCH_IT

WORDS = {key.replace("catch-it.", "huts."): words for key, words in WORDS_OF_CATCH_IT.items()}
""",
    "front.py": """
from huts_game.words import WORDS
from pi_app.games import front_of
from pi_app.games.front import Front, Later

whole = front_of("catch-it")
FRONT = Front(
    tabletop=whole.tabletop,
    pages=whole.pages,
    sentences=whole.sentences,
    terminal=whole.terminal,
    sheet_part=whole.sheet_part,
    rules_part=whole.rules_part,
    words=WORDS,
    legend=whole.legend,
    looks=whole.looks,
    open_seats=whole.open_seats,
)
""",
}
WITH_PARTS = """
import dataclasses

from huts_game.words import WORDS
from pi_app.games import front_of

{made}
FRONT = dataclasses.replace(front_of("catch-it"), words=WORDS, {parts})
"""
Install = Callable[..., None]


def write_package(
    folder: Path, game: str = "huts", package: str = "huts_game", distribution: str = "filature-huts"
) -> Path:
    """Write a whole package and its registration into a folder, as pip does, and return the package's folder."""
    home = folder / package
    home.mkdir(parents=True)
    for name, text in WHOLE.items():
        (home / name).write_text(text, encoding="utf-8")
    register(folder, game, package, distribution)
    return home


def register(folder: Path, game: str, package: str, distribution: str) -> None:
    """Write what pip writes beside an installed package: its name and its entry point."""
    facts = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(f"[filature.games]\n{game} = {package}\n", encoding="utf-8")


@contextmanager
def importable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let this process find the packages of a folder, and forget them afterwards."""

    def forget() -> None:
        for kept in (games._found, games._fault_of, fronts._of_others, fronts.front_of):
            kept.cache_clear()

    before = set(sys.modules)
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(folder))
        forget()
        yield
    forget()
    for name in set(sys.modules) - before:
        if name.split(".")[0].endswith("_game"):
            del sys.modules[name]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """A function that installs the package: `made` is code of its front, `parts` are arguments of the Front."""
    folder = tmp_path / "plug-in"

    def write(made: str = "", parts: str = "") -> None:
        front = WITH_PARTS.format(made=made, parts=parts)
        (write_package(folder) / "front.py").write_text(front, encoding="utf-8")

    with importable(folder, monkeypatch):
        yield write
