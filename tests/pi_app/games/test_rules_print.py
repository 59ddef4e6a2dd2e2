"""The rules on paper: one sheet, everything on it, and no text outside its column or over a picture."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from itertools import combinations
from typing import Final, NamedTuple

import pytest

from pi_app.draw.paper.helvetica import CAPITALS, printable, width
from pi_app.draw.paper.pdf import PdfPage
from pi_app.draw.paper.shapes import PaperPath, PaperText
from pi_app.draw.paper.units import A4, POINT_MM
from pi_app.draw.sheets.acts import Words
from pi_app.games import front_of, playable
from pi_app.games.rules import LIST_SIGN, Article, Example, Rules, paragraphs, picked
from pi_app.games.rules_columns import ArticleStrips
from pi_app.games.rules_print import COLUMN_WIDTH, GUTTER, MARGIN, pages_of_rules, sheet_of_rules
from pi_app.palette import BLACK, WHITE
from pi_app.words import LANGUAGES, bound, game_name, say

GAMES: Final = [game for game in playable() if find_spec(front_of(game).rules_part.module)]
COLUMN_LEFTS: Final = (MARGIN, MARGIN + COLUMN_WIDTH + GUTTER)
HAIR: Final = 0.01  # mm; numbers in the file are rounded
SENTENCE: Final = (
    "A pawn goes as far as it likes along a straight street and stops before others ",
    "Un pion avance d'autant de cases qu'il veut, tout droit, le long d'une rue libre ",
)


def made_up(articles: int, words: int, pictures: int) -> Rules:
    """Return rules with so many articles of so many words. The first ones have pictures."""
    played = front_of("catch-a-thief").rules
    examples = [article.example for article in played.articles if article.example]
    return Rules(
        played.game,
        tuple(
            Article(
                str(number + 1),
                (f"The article number {number + 1}", f"L'article numéro {number + 1}"),
                (long_text(0, words), long_text(1, words)),
                ("", ""),
                ("We decided this.", "Nous l'avons décidé.") if number % 3 == 0 else ("", ""),
                examples[number % len(examples)] if number < pictures else None,
            )
            for number in range(articles)
        ),
    )


def long_text(language: int, words: int) -> str:
    said = (SENTENCE[language] * words).split()[:words]
    return f"{' '.join(said[: words // 2])}.\n\n- {' '.join(said[words // 2 :])}."


RULES: Final = {
    **{game: front_of(game).rules for game in GAMES},
    "short": made_up(3, 40, 1),
    "long": made_up(16, 100, 10),
    "endless": made_up(40, 120, 5),
}
each_of_them = pytest.mark.parametrize("name", RULES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def pages_of(name: str, lang: str) -> list[PdfPage]:
    return pages_of_rules(RULES[name], lang)


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        across = self.left < other.right - HAIR and other.left < self.right - HAIR
        return across and self.top < other.bottom - HAIR and other.top < self.bottom - HAIR

    def holds(self, other: Box) -> bool:
        near = self.left <= other.left + HAIR and self.top <= other.top + HAIR
        return near and other.right <= self.right + HAIR and other.bottom <= self.bottom + HAIR


def texts(page: PdfPage) -> list[PaperText]:
    return [shape for shape in page.shapes if isinstance(shape, PaperText)]


def box(text: PaperText) -> Box:
    """Return the place of a text, from the top of its capitals to their foot."""
    long = width(text.text, bold=text.bold) * text.size + len(text.text) * text.spread
    left = text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * long
    half = CAPITALS / 2 * text.size
    return Box(left, text.y - half, left + long, text.y + half)


def pictures(page: PdfPage) -> list[Box]:
    """Return the places of the pictures: white squares, which nothing else on the page is."""
    found = []
    for shape in page.shapes:
        if isinstance(shape, PaperPath) and shape.ink.fill == WHITE and len(shape.steps) == 5:
            corners = [(step[-2], step[-1]) for step in shape.steps if len(step) > 1]
            (left, top), _, (right, bottom), _ = corners
            if right - left > 20:
                found.append(Box(left, top, right, bottom))
    return found


def written(content: bytes) -> str:
    """Return the texts of a PDF in their order."""
    found = re.findall(rb"\((.*?)\) Tj", content)
    texts = [re.sub(rb"\\(\d{3})", lambda code: bytes([int(code[1], 8)]), text) for text in found]
    return b" ".join(texts).decode("cp1252")


# ---- one sheet


@each_language
@pytest.mark.parametrize("name", [*GAMES, "short", "long"])
def test_rules_fit_on_both_sides_of_one_sheet(name: str, lang: str) -> None:
    pages = pages_of(name, lang)
    assert len(pages) == (1 if name == "short" else 2)
    assert all(page.size == A4 for page in pages)


@each_language
def test_rules_that_are_too_long_for_a_sheet_lose_no_article(lang: str) -> None:
    pages = pages_of("endless", lang)
    assert len(pages) > 2
    said = [text.text for page in pages for text in texts(page)]
    assert {picked(article.title, lang) for article in RULES["endless"].articles} <= set(said)


@each_language
@each_of_them
def test_letters_are_large_enough_to_read(name: str, lang: str) -> None:
    for page in pages_of(name, lang):
        body = [text.size / POINT_MM for text in texts(page) if text.colour == BLACK and text.anchor == "start"]
        assert min(body) >= 8.5


@each_language
def test_pictures_stay_if_there_is_room_for_them(lang: str) -> None:
    rules = RULES["long"]
    drawn = [picture for page in pages_of("long", lang) for picture in pictures(page)]
    assert len(drawn) == sum(article.example is not None for article in rules.articles)


def test_pictures_without_arrows_and_marks_are_left_out_first_but_not_that_of_the_board() -> None:
    plain, marked = Example(("", "")), Example(("", ""), marks=("6F",))
    shown = [plain, marked, None, plain, marked, plain]
    rules = RULES["short"]
    articles = [rules.articles[0]._replace(id=str(at), example=example) for at, example in enumerate(shown)]
    assert ArticleStrips(rules._replace(articles=tuple(articles)), "en", COLUMN_WIDTH).spare == ["5", "3", "4", "1"]


# ---- everything in its place


@each_language
@each_of_them
def test_no_text_is_outside_its_column(name: str, lang: str) -> None:
    for page in pages_of(name, lang):
        title, *_, foot = sorted({text.y for text in texts(page)})
        for text in texts(page):
            place = box(text)
            assert Box(MARGIN, MARGIN - 2, A4[0] - MARGIN, A4[1] - MARGIN + 2).holds(place), text
            if title + 10 < text.y < foot:
                assert any(
                    left - HAIR <= place.left and place.right <= left + COLUMN_WIDTH + HAIR for left in COLUMN_LEFTS
                )


@each_language
@each_of_them
def test_no_text_lies_over_another_or_over_a_picture(name: str, lang: str) -> None:
    for page in pages_of(name, lang):
        lines = [box(text) for text in texts(page) if text.anchor == "start"]
        assert not [pair for pair in combinations(lines, 2) if pair[0].meets(pair[1])]
        boards = pictures(page)
        assert not [pair for pair in combinations(boards, 2) if pair[0].meets(pair[1])]
        assert all(board.holds(line) for board in boards for line in lines if board.meets(line))


@each_language
@each_of_them
def test_no_text_in_a_picture_is_cut(name: str, lang: str) -> None:
    drawn = ArticleStrips(RULES[name], lang, COLUMN_WIDTH).pictures()
    assert not [act.text for acts in drawn.values() for act in acts if isinstance(act, Words) and act.cut]


# ---- the file


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_the_file_has_the_name_of_the_game_and_every_article(game: str, lang: str) -> None:
    content = sheet_of_rules(game, lang)
    said = written(content)
    for around in (say(lang, "rules.title", game=game_name(lang, game)), say(lang, "rules.printed-ours"), "2 / 2"):
        said = said.replace(f"{printable(around)} ", "")  # A paragraph may go on behind these, on the back.
    assert printable(game_name(lang, game)) in said and printable(say(lang, f"{game}.about")) in said
    for article in RULES[game].articles:
        assert printable(bound(picked(article.title, lang))) in said
        for text in (*paragraphs(picked(article.text, lang)), *paragraphs(picked(article.ours, lang))):
            assert printable(bound(text.removeprefix(LIST_SIGN))) in said
        if article.id.isdigit():
            assert f" {article.id} " in said


@pytest.mark.parametrize("game", GAMES)
def test_the_same_rules_give_the_same_bytes(game: str) -> None:
    assert sheet_of_rules(game, "fr") == sheet_of_rules(game, "fr")


@each_language
def test_what_we_decided_is_slanted_and_explained(lang: str) -> None:
    (page,) = pages_of("short", lang)
    slanted = [text.text for text in texts(page) if text.slanted]
    decided = picked(RULES["short"].articles[0].ours, lang)
    assert sorted(slanted) == sorted([decided, printable(say(lang, "rules.printed-ours"))])
