"""A game has two rooms. Nothing outside them names it, neither code nor data nor the name of a file.

Docstrings, comments and documentation may name a game as an example. A room does not name another game either.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from engine.games import BUILT_IN
from pi_app.games import words_of

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "hardware", "pi_app", "firmware", "schematics")
THE_LIST = "engine/games/__init__.py"  # BUILT_IN, the one registration
DRAWINGS = "schematics/drawings/"  # written by `make drawings`, one for each game


def pattern(name: str) -> re.Pattern[str]:
    """Return a pattern that finds a game's name, however its words are joined, or its title in either language.

    Words with spaces between them are found as a title only: anybody may "catch it".
    """
    titles = words_of(name)[f"{name}.name"]
    return re.compile("|".join([name.replace("-", "[-_]?"), *map(re.escape, titles)]), re.IGNORECASE)


PATTERNS = {name: pattern(name) for name in BUILT_IN}
COLOURS = {"red", "blue"}  # also seats of a game
SEATS = {seat for name in BUILT_IN for seat in games.load(name).every_seat()} - COLOURS
SEAT = re.compile(rf"(?<![a-z0-9-])(?:{'|'.join(SEATS)})(?![a-z0-9-])", re.IGNORECASE)


def texts(source: str) -> Iterator[str]:
    """Yield every text and every name in a source: of modules, functions, classes, arguments. Leave out docstrings."""
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node in docstrings:
            continue
        for _, value in ast.iter_fields(node):
            yield from (text for text in (value if isinstance(value, list) else [value]) if isinstance(text, str))


def files(root: Path) -> Iterator[tuple[str, str | None, list[str]]]:
    """Yield every file with the game in whose room it is, if any, and with the texts in it, its own path first."""
    for file in sorted(file for folder in FOLDERS for file in (root / folder).rglob("*") if file.is_file()):
        path = file.relative_to(root).as_posix()
        if "__pycache__" in path or path.startswith(DRAWINGS):
            continue
        room = re.match(r"(?:engine|pi_app)/games/(\w+)/", path)
        owner = room[1].replace("_", "-") if room else None
        yield path, owner, [path, *contents(file)]


def contents(file: Path) -> Iterator[str]:
    """Yield the texts in a file: of a module its names and texts, of data everything, of documentation nothing."""
    content = file.read_text(encoding="utf-8", errors="replace")
    if file.suffix == ".py":
        yield from texts(content)
    elif file.suffix != ".md":
        yield content


def misplaced(root: Path) -> dict[str, list[str]]:
    """Return the files that name a game without being in one of its rooms, with the games, in the order of the file."""
    found = {
        path: [name for text in said for name in BUILT_IN if name != owner and PATTERNS[name].search(text)]
        for path, owner, said in files(root)
    }
    return {path: names for path, names in found.items() if names}


def seated(root: Path) -> dict[str, list[str]]:
    """Return the shared modules that name a seat of a game, with what they contain."""
    shared = [(path, said) for path, owner, said in files(root) if owner is None and path.endswith(".py")]
    found = {path: [text for text in said if SEAT.search(text)] for path, said in shared}
    return {path: said for path, said in found.items() if said}


def test_nothing_outside_its_two_rooms_names_a_game() -> None:
    assert misplaced(ROOT) == {THE_LIST: list(BUILT_IN)}


def test_shared_code_names_no_seat_of_a_game() -> None:
    assert seated(ROOT) == {}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_has_both_rooms(name: str) -> None:
    module = name.replace("-", "_")
    for part in (
        f"engine/games/{module}/__init__.py",
        f"engine/games/{module}/bot.py",
        f"pi_app/games/{module}/front.py",
    ):
        assert (ROOT / part).is_file(), part


def planted(root: Path, path: str, content: str) -> Path:
    (root / path).parent.mkdir(parents=True)
    (root / path).write_text(content, encoding="utf-8")
    return root


@pytest.mark.parametrize(
    "code",
    [
        'GAMES = {"catch-it": 3}',
        'if game == "chicago":\n    pass',
        "from pi_app.games.traqueur import page",
        "from . import board as chicago",
        "def chicago_map(): ...",
        "async def chicago_map(): ...",
        "class CatchItTable: ...",
        "class Table:\n    def rattrapez_le(self): ...",
        "def draw(catch_it=None): ...",
        "def draw(*, catch_it): ...",
        "draw(catch_it=3)",
        "scene.traqueur = 3",
        "CHICAGO_BLUE = 3",
        "def late():\n    global chicago",
        "match scene:\n    case Scene(catch_it=3): ...",
        "match scene:\n    case [*chicago]: ...",
        """TITLE = "Catch'it, 7 x 7" """,
        'TITLE = "Catch a Thief"',
        'TITLE = "Attrape un voleur"',
        'TITLE = f"{number}: Le Traqueur"',
        'TITLE = "RATTRAPEZ-LE"',
        'draw("Chicago")',
    ],
)
def test_a_game_that_shared_code_names_is_found(code: str, tmp_path: Path) -> None:
    assert list(misplaced(planted(tmp_path, "pi_app/public/stray.py", code))) == ["pi_app/public/stray.py"]


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("pi_app/public/chicago_lights.py", ""),
        ("pi_app/public/catch_it/lights.py", ""),
        ("pi_app/public/games.json", '{"games": ["catch-it"]}'),
        ("pi_app/system/install/files/table.toml", 'game = "traqueur"'),
        ("pi_app/web/page.html", "<h1>Catch a Thief</h1>"),
        ("pi_app/web/page.js", "catchIt()"),
        ("hardware/chicago/board.txt", ""),
        ("firmware/words.csv", "1;Rattrapez-le"),
        ("schematics/exports/board.svg", "<text>Le Traqueur</text>"),
        ("engine/traqueur.txt", ""),
        ("engine/games/rooms.py", 'ROOMS = "chicago"'),
    ],
)
def test_a_game_that_a_file_or_its_path_names_is_found(path: str, content: str, tmp_path: Path) -> None:
    assert list(misplaced(planted(tmp_path, path, content))) == [path]


@pytest.mark.parametrize(
    "code", ['if seat == "detective": ...', "def move_thief(): ...", "play(police=3)", 'HELP = "e.g. thief1=bot:2"']
)
def test_a_seat_that_shared_code_names_is_found(code: str, tmp_path: Path) -> None:
    assert list(seated(planted(tmp_path, "pi_app/table/stray.py", code))) == ["pi_app/table/stray.py"]


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("engine/games/chicago/bot.py", "from engine.games.traqueur import search"),
        ("engine/games/chicago/bot.py", "from ..traqueur import search"),
        ("engine/games/chicago/bot.py", "from .. import traqueur"),
        ("pi_app/games/chicago/page.py", "import pi_app.games.traqueur.page"),
        ("pi_app/games/chicago/page.py", "def late():\n    from engine.games.traqueur import search"),
        ("pi_app/games/chicago/page.py", 'import_module("pi_app.games.traqueur.page")'),
        ("pi_app/games/chicago/words.py", 'WORDS = {"chicago.name": ("Chicago", "Le Traqueur")}'),
    ],
)
def test_a_room_that_uses_another_game_is_found(path: str, content: str, tmp_path: Path) -> None:
    assert misplaced(planted(tmp_path, path, content)) == {path: ["traqueur"]}


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("pi_app/public/lights.py", '"""Light the points, for example those of Chicago."""'),
        ("pi_app/public/lights.py", 'def lit():\n    """\n    >>> load("catch-it")\n    """'),
        ("pi_app/public/lights.py", "SIZE = 11  # as in Catch a Thief"),
        ("pi_app/public/lights.py", 'TEXT = "OK: catch it."'),
        ("firmware/README.md", "Catch'it"),
        ("schematics/drawings/en/chicago.svg", "<text>Chicago</text>"),
        ("engine/games/chicago/bot.py", "from engine.games.chicago import game as chicago"),
        ("pi_app/games/catch_it/words.txt", "Catch'it"),
    ],
)
def test_an_example_in_prose_and_a_room_of_the_game_itself_may_name_it(path: str, content: str, tmp_path: Path) -> None:
    assert misplaced(planted(tmp_path, path, content)) == {}
