"""The lines of the public screen, in both languages and through whole games: they are short and without stray signs."""

from __future__ import annotations

import re
from random import Random

import pytest

from pi_app.public.public_text import LINE_LENGTH
from pi_app.words import entries
from tests.pi_app.wire.table_hands import TableHere, play_game, point

LANGS = ("en", "fr")


class Reader(TableHere):
    """A table that reads its screen after every request that changes something."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.lang = lang
        self.read: list[str] = []

    def send(self, line: bytes) -> dict[str, object]:
        reply = super().send(line)
        if any(verb in line for verb in (b'"put"', b'"lift"', b'"press"', b'"wait"', b'"play"', b'"slide"')):
            said = super().send(b'{"do":"says"}')["says"]
            assert isinstance(said, list)
            self.read += said
        return reply


@pytest.mark.parametrize("game", ["catch-a-thief", "catch-it", "traqueur", "chicago", "rattrapez-le"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_line_of_a_game_fits_the_screen(game: str, lang: str) -> None:
    reader = Reader(lang)
    with reader.table:
        seats = {"thief": "line"} if game == "catch-a-thief" else {}
        if lang == "en":
            play_game(reader, game, seats, 3, most=15)
        else:
            reader.new(game, seats, 3)
            rng = Random(3)
            for _ in range(15):
                seat = reader.get("status")["to_act"][0]
                moves = reader.get("moves", seat=seat)["moves"]
                reader.play(seat, "E5" if moves is None else rng.choice(moves))
                reader.wait(100)
                reader.tidy()
    assert len(set(reader.read)) > 5
    for line in reader.read:
        assert 0 < len(line) <= LINE_LENGTH, line
        assert line == line.strip()
        assert not re.search(r"[{}]|\.\.|None|table\.|…\.", line), line
        if lang == "fr":
            assert not re.search(r"\w[:;?!]|\bfarm\b|\bOK:|BACK", line), line


def test_a_sentence_never_breaks_before_french_punctuation() -> None:
    here = TableHere("fr")
    with here.table:
        here.get("new", game="rattrapez-le", seed=1)
        here.wait(100)
        lines = here.says()
    assert any("Le cheval s'est sauvé ! Rattrapez-le" in line for line in lines)
    assert not any(line[0] in ":;?!»" for line in lines)
    assert "la ferme" in " ".join(lines)


def test_the_screen_says_whom_the_table_waits_for() -> None:
    here = TableHere()
    with here.table:
        here.new("catch-a-thief", {"thief": "bot:1"})
        assert here.says()[-1] == "The table is thinking."
        here.new("catch-a-thief", {"thief": "line"})
        assert here.says()[-1] == "Waiting for a secret move: handheld or hidden screen."
        here.new("catch-a-thief")
        assert here.says()[-1] == "Waiting for a secret choice."
        here.play("thief", "6G")
        here.wait(50)
        assert here.says()[-1] == "Put a piece on 6F."
        here.play("detective", "6F")
        here.play("thief", "6H")
        here.put(point("catch-a-thief", "6F"))
        here.wait(1000)
        assert here.says()[-1] == "Move a piece. OK: the detective visits 6F again."


def test_a_clue_is_still_told_when_the_thief_has_answered() -> None:
    here = TableHere()
    with here.table:
        here.new("catch-a-thief", {"thief": "line"})
        here.play("thief", "6G")
        here.put(point("catch-a-thief", "6F"))
        here.wait(1000)
        here.play("thief", "6H")
        assert here.says()[1:3] == [
            "The detective on 6F: orange 1, same row or same column.",
            "The thief has taken step 2 in the dark.",
        ]


def test_a_single_piece_to_put_or_to_take_is_named() -> None:
    here = TableHere()
    with here.table:
        here.get("new", game="chicago", options={"players": 4}, seed=2199386, pieces="ready")
        here.wait(1000)
        for seat, move, wanted in (
            ("thief1", "enter B1", "Put pawn 1 on B1."),
            ("thief2", "enter E1", "Put pawn 2 on E1."),
            ("thief3", "enter G1", "Put pawn 3 on G1."),
            ("thief1", "burgle A1", "Take away the house on A1."),
        ):
            here.play(seat, move)
            here.wait(100)
            assert any(line.startswith(wanted) for line in here.says()), here.says()
            here.tidy()


def test_many_missing_pieces_are_counted_rather_than_all_named() -> None:
    here = TableHere()
    with here.table:
        here.get("new", game="catch-it", seed=1)
        here.wait(100)
        text = " ".join(here.says())
    assert "Set the pieces on the flashing points." in text
    assert "Put the pieces on A7, B7, C7, D7, E7, F7, G7, A1 (+6)." in text


def test_a_piece_in_the_air_for_long_gets_a_word_of_help() -> None:
    here = TableHere()
    with here.table:
        here.new("catch-it")
        here.lift(point("catch-it", "D1"))
        here.wait(2900)
        assert "in the air" not in here.text()
        here.wait(300)
        assert "Put down the blue pawn from D1." in here.text()


def test_both_languages_fill_the_same_blanks() -> None:
    for key, (english, french) in entries("table").items():
        assert set(re.findall(r"{(\w+)}", english)) == set(re.findall(r"{(\w+)}", french)), key
