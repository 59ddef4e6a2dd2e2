"""A virtual table with a real disk, on which some games were played, and thumbs that walk through its menu."""

from __future__ import annotations

from pathlib import Path

from hardware.virtual import VirtualTable
from pi_app.disk import series
from pi_app.disk.file import open_store
from pi_app.players import ON_SCREEN
from pi_app.system.settings import Settings
from pi_app.table import next_game
from pi_app.table.loop import Loop
from tests.pi_app.disk.games import keeping, think

CAUGHT_AT = {2: ("6G", "6H"), 3: ("6G", "6H", "6I"), 4: ("6G", "6H", "6I", "6J")}  # the path, by the turn of the catch


def played(folder: Path, names: tuple[str, ...], *turns: int, length: int = 1, last: int | None = None) -> None:
    """Play games of Catch a Thief in which the thief is caught in these turns. `last`: moves of one more game."""
    disk = keeping(folder)
    past = series.begin("catch-a-thief", {}, {"thief": ON_SCREEN}, names, length)
    for turn in (*turns, *([4] if last is not None else [])):
        sitting = next_game.next_game(past, think, disk)
        read = sitting.referee.game.read
        moves = [
            move
            for number, step in enumerate(CAUGHT_AT[turn], 1)
            for move in (("thief", step), ("detective", step if number == turn else "6F" if number == 1 else "10A"))
        ]
        whole = last is None or sitting.series is None or past.number <= len(turns)
        for seat, move in moves if whole else moves[:last]:
            sitting.play(seat, read(move), 0)
        past = next_game.after(sitting) or past
    disk.close()


class ArchiveSession:
    """A loop with a disk in this folder. `walk` presses the buttons until the wanted item is marked, and then OK."""

    def __init__(self, table: VirtualTable, folder: Path, lang: str = "en") -> None:
        self.table = table
        self.folder = folder
        self.loop = Loop(table.board, Settings(lang=lang), journal=keeping(folder), thinks=think)
        self.wait(100)

    def wait(self, ms: int) -> None:
        self.table.advance(ms, self.loop.tick)

    def press(self, *buttons: str) -> None:
        for button in buttons:
            self.table.press(button)
            self.wait(100)
            self.table.release(button)
            self.wait(100)

    def walk(self, *texts: str) -> None:
        """Choose these items of the menu one after another, each by the beginning of its text."""
        for text in texts:
            for _ in range(60):
                marked = next(line for line in self.loop.lines() if line.startswith(">"))
                if marked.startswith(f"> {text}"):
                    break
                self.press("right")
            else:
                raise AssertionError(f"no item {text!r} in {self.loop.lines()}")
            self.press("ok")

    @property
    def lines(self) -> list[str]:
        return self.loop.lines()

    def numbers(self) -> list[int]:
        """Return the games on the disk, read while the table is closed."""
        self.loop.close()
        store, _ = open_store(self.folder)
        try:
            return [kept.id for kept in store.games()]
        finally:
            store.close()
