"""Write docs/rules: the rules of every game in both languages, with pictures, as pages and for print (`make rules`).

The texts are those that the table shows. A test compares the committed files with what this script writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.games import BUILT_IN
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.svg import svg
from pi_app.games import front_of
from pi_app.games.rules import Article, paragraphs, picked
from pi_app.games.rules_picture import draw_example
from pi_app.words import LANGUAGES, game_name, say

FOLDER: Final = Path(__file__).parent / "rules"
IN: Final = {"en": "In English", "fr": "En français"}  # the words of a link to the other language
PICTURE: Final = (420, 420)
_LIKE: Final = (640, 420)  # the size of a screen with letters that suit the picture


def pages() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of every file."""
    yield "README.md", index().encode()
    for game in BUILT_IN:
        for lang in LANGUAGES:
            yield page_name(game, lang), page(game, lang).encode()
            for article in front_of(game).rules.articles:
                if article.example is not None and (lang == LANGUAGES[0] or differs(game, article)):
                    yield picture_name(game, article, lang), picture(game, article, lang).encode()


def page_name(game: str, lang: str) -> str:
    return f"{game}.md" if lang == LANGUAGES[0] else f"{game}.{lang}.md"


def picture_name(game: str, article: Article, lang: str) -> str:
    """Return the name of a picture. Most pictures have no words, so both languages show the same one."""
    same = lang == LANGUAGES[0] or not differs(game, article)
    return f"pictures/{game}-{article.id}{'' if same else f'.{lang}'}.svg"


def differs(game: str, article: Article) -> bool:
    """Return whether the picture of an example has words in it."""
    one, other = (drawn(game, article, lang).acts for lang in LANGUAGES)
    return one != other


def drawn(game: str, article: Article, lang: str) -> Sheet:
    sheet = Sheet(PICTURE, look(*_LIKE))
    if article.example is not None:
        draw_example(sheet, sheet.rect, game, article.example, lang)
    return sheet


def picture(game: str, article: Article, lang: str) -> str:
    told = "" if article.example is None else picked(article.example.text, lang)
    return svg(drawn(game, article, lang), told)


def page(game: str, lang: str) -> str:
    """Return the rules of a game as Markdown."""
    rules, other = front_of(game).rules, LANGUAGES[1 - LANGUAGES.index(lang)]
    lines = [
        f"# {say(lang, 'rules.title', game=game_name(lang, game))}",
        "",
        f"{say(lang, f'{game}.about')} [{IN[other]}]({page_name(game, other)})",
    ]
    for article in rules.articles:
        number = f"{article.id} · " if article.id.isdigit() else ""
        lines += ["", f"## {number}{picked(article.title, lang)}", ""]
        lines += _paragraphs(picked(article.text, lang))
        lines += [f"*{line}*" if line else "" for line in _paragraphs(picked(article.ours, lang), before=True)]
        if article.example is not None:
            alt = picked(article.title, lang)
            lines += ["", f"![{alt}]({picture_name(game, article, lang)})", "", picked(article.example.text, lang)]
    return "\n".join([*lines, ""])


def _paragraphs(text: str, *, before: bool = False) -> list[str]:
    """Return the paragraphs with an empty line between them, and before the first one if wanted."""
    lines: list[str] = []
    for paragraph in paragraphs(text):
        item = paragraph.startswith("- ")
        if (lines or before) and not (item and lines and lines[-1].startswith("- ")):
            lines.append("")
        lines.append(paragraph)
    return lines


def index() -> str:
    """Return the page that lists the rules of all games."""
    here = (
        "You can also read them at the table (MENU, *How to play*), and in a terminal with `filature rules`. "
        "`filature rules GAME --pdf FILE` makes a sheet to print."
    )
    lines = ["# The rules of the games", "", here, "", "| game | | |", "|---|---|---|"]
    for game in BUILT_IN:
        cells = [f"[{IN[lang]}]({page_name(game, lang)})" for lang in LANGUAGES]
        lines.append(f"| {game_name(LANGUAGES[0], game)} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def main() -> None:
    for name, content in pages():
        file = FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    print(f"wrote {FOLDER.relative_to(FOLDER.parents[1])}")


if __name__ == "__main__":
    main()
