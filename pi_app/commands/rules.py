"""The command `filature rules [GAME [ARTICLE]]`: read how a game is played."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from pi_app import games
from pi_app.commands.folding import listed
from pi_app.commands.options import CommandOption, UsageError, parse
from pi_app.draw.terminal.screen import Terminal
from pi_app.games.rules import Article, Rules, UnknownArticleError, article_json, picked
from pi_app.system.reasons import reason
from pi_app.words import game_name, say

OPTIONS: Final = (
    CommandOption("pdf", "rules.help-pdf", Path, None, "FILE"),
    CommandOption("json", "rules.help-json"),
)
STANDARD_OUTPUT: Final = Path("-")
GAME_ARGUMENT: Final = CommandOption("game", "rules.help-game", str, None, "[GAME")
ARTICLE_ARGUMENT: Final = CommandOption("article", "rules.help-article", str, None, "[ARTICLE]]")


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("rules", OPTIONS, arguments, environment, GAME_ARGUMENT, ARTICLE_ARGUMENT)
    lang, name, asked, as_json = given["lang"], given["game"], given["article"], bool(given["json"])
    if given["pdf"] is not None:
        if name is None or asked is not None:
            raise UsageError(say(lang, "rules.pdf-wants-game"))
        rules = _rules(name, lang)
        return _write_out(rules, lang) if given["pdf"] == STANDARD_OUTPUT else _save(given["pdf"], rules, lang)
    if name is None:
        _print_games(lang, as_json=as_json)
        return 0
    rules = _rules(name, lang)
    article = None if asked is None else _article(rules, asked, lang)
    if as_json:
        shown = rules.articles if article is None else (article,)
        print(json.dumps({"game": name, "articles": [article_json(rules, each, lang) for each in shown]}))
        return 0
    from pi_app.terminal.rules_text import draw_article, draw_rules

    terminal = Terminal(sys.stdout, environment)
    width = terminal.size().width
    terminal.print(draw_rules(rules, lang, width) if article is None else draw_article(rules, article, lang, width))
    return 0


def _print_games(lang: str, *, as_json: bool) -> None:
    names = games.playable()
    if as_json:
        print(json.dumps({"games": [{"name": name, "title": game_name(lang, name)} for name in names]}))
        return
    for name in names:
        print("\n".join(listed(name, f"{game_name(lang, name)}. {say(lang, f'{name}.about')}")))
    print(f"\n{say(lang, 'rules.how')}")


def _write_out(rules: Rules, lang: str) -> int:
    """Write the sheet to standard output and return the exit code. Raise UsageError if that is a terminal."""
    from pi_app.games.rules_print import sheet_of_rules

    if sys.stdout.isatty():
        raise UsageError(say(lang, "rules.pdf-to-terminal", game=rules.game))
    sys.stdout.buffer.write(sheet_of_rules(rules.game, lang))
    sys.stdout.flush()
    return 0


def _save(file: Path, rules: Rules, lang: str) -> int:
    """Save the rules as a sheet to print, and return the exit code."""
    from pi_app.games.rules_print import sheet_of_rules

    try:
        file.write_bytes(sheet_of_rules(rules.game, lang))
    except OSError as error:
        print(say(lang, "rules.unsaved", file=file, reason=reason(error)), file=sys.stderr)
        return 1
    print(say(lang, "rules.saved", file=file))
    return 0


def _rules(name: str, lang: str) -> Rules:
    if name not in games.playable():
        games.check(name)
        raise UsageError(say(lang, "rules.unknown-game", game=name, games=", ".join(games.playable())))
    return games.front_of(name).rules


def _article(rules: Rules, asked: str, lang: str) -> Article:
    try:
        return rules.find(asked.removeprefix(f"{rules.game} "))
    except UnknownArticleError:
        known = ", ".join(f"{each.id} ({picked(each.title, lang)})" for each in rules.articles)
        raise UsageError(say(lang, "rules.unknown-article", game=rules.game, article=asked, articles=known)) from None
