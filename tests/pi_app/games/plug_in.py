"""A game of another package, `huts`: Catch'it by another name, whose front has the optional parts that a test adds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import games
from engine.games import Rooms
from pi_app.games import front_of

RULES = """
from engine.games.catch_it.game import CatchIt


class Huts(CatchIt):
    name = "huts"


GAME = Huts()
"""
WORDS = """
from pi_app.games.catch_it.words import WORDS as WORDS_OF_CATCH_IT

WORDS = {key.replace("catch-it.", "huts."): words for key, words in WORDS_OF_CATCH_IT.items()}
"""
FRONT = """
import dataclasses

from huts_game.words import WORDS
from pi_app.games import front_of

{made}
FRONT = dataclasses.replace(front_of("catch-it"), words=WORDS, {parts})
"""
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """A function that installs the package: `made` is code of its front, `parts` are arguments of the Front."""
    folder = tmp_path / "plug-in" / "huts_game"

    def write(made: str = "", parts: str = "") -> None:
        folder.mkdir(parents=True)
        texts = {"__init__": "", "rules": RULES, "words": WORDS, "front": FRONT.format(made=made, parts=parts)}
        for module, text in texts.items():
            (folder / f"{module}.py").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(folder.parent))
        rooms = Rooms("huts_game.rules", "huts_game.bot", "huts_game", "filature-huts")
        monkeypatch.setattr(games, "_others", lambda: {"huts": rooms})
        front_of.cache_clear()

    yield write
    front_of.cache_clear()
    for name in [name for name in sys.modules if name.startswith("huts_game")]:
        del sys.modules[name]
