"""The checks of a front by name."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, Final

from engine import games
from engine.conformance import Case, Check
from engine.conformance.case import AnyGame
from engine.conformance.errors import CheckPlace, ConformanceError, looking_at, require
from engine.conformance.leaks import Poison
from engine.conformance.walk import at_every_step, imagined, watchers
from engine.game import TABLE, Verdict
from engine.referee import AnyReferee
from pi_app.conformance import outputs
from pi_app.conformance.hints import check_hints
from pi_app.conformance.rules import check_articles, check_cited
from pi_app.conformance.table import check_key, check_lights_and_sounds, check_readings, check_wrong
from pi_app.demo.series import new_match, play
from pi_app.demo.stage import Billing, scenes
from pi_app.games import front_of, required_words, words_of
from pi_app.games.front import Front
from pi_app.table.menu.menu import PLAYERS_OPTION
from pi_app.words import LANGUAGES, complete, say, why

WITH_THE_TRUTH: Final = ("start", "to_act", "play", "outcome", "roll")  # methods of a game that only the referee calls
NEW: Final = 4  # events that the last move may have told


def checks(case: Case) -> tuple[Check, ...]:
    """Return every check of the front of a game, which must be registered."""
    front = front_of(case.game.name)
    return tuple(Check(name, partial(run, case, front)) for name, run in CHECKS.items())


def check(case: Case) -> None:
    """Run every check. Raises ConformanceError at the first that fails."""
    for one in checks(case):
        one()


# ---- secrets


def check_twins(case: Case, front: Front) -> None:
    """Another truth that looks the same to the public, or to a seat, is shown in the same lights, sounds and dots."""
    rng = Random(2)

    def look(referee: AnyReferee) -> None:
        mine = [*outputs.of_the_public(front, referee)]  # before anything else is played, which a fault may remember
        _same(mine, outputs.of_the_public(front, imagined(referee, TABLE, rng)), TABLE)
        for seat in referee.players:
            mine = [*outputs.of_the_seat(front, referee, seat)]
            _same(mine, outputs.of_the_seat(front, imagined(referee, seat, rng), seat), seat)

    at_every_step(case, "twins", look, seeds=(19,), every=6)


def _same(mine: Iterable[tuple[str, Any]], theirs: Iterable[tuple[str, Any]], who: str) -> None:
    for (output, one), (_, other) in zip(mine, theirs, strict=True):
        require(one == other, f"{who} can tell two truths apart by the {output}")


def check_poison(case: Case, front: Front) -> None:
    """Everything is drawn with the truth out of reach, and the table's part also without the case's secrets."""
    poison: Any = Poison()

    def look(referee: AnyReferee) -> None:
        view = referee.view(TABLE)
        told = outputs.of_the_table(front.tabletop, view, referee.shown(TABLE))
        hidden = view._replace(**dict.fromkeys(case.secrets, poison)) if case.secrets else view
        with truth_out_of_reach(games.load(case.game.name)):
            again = outputs.of_the_table(front.tabletop, hidden, referee.shown(TABLE))
            require(told == again, "what the table shows depends on secrets")
            for _ in outputs.of_the_public(front, referee):
                pass
            for seat in referee.players:
                for _ in outputs.of_the_seat(front, referee, seat):
                    pass

    at_every_step(case, "poison", look, seeds=(23,), every=6)


@contextmanager
def truth_out_of_reach(game: AnyGame) -> Iterator[None]:
    """Let every method of a game that takes or makes a state raise ConformanceError."""

    def touched(*_: object) -> None:
        raise ConformanceError("a secret was touched: the front asked the game for the truth")

    kind = type(game)
    own = {name: vars(kind)[name] for name in WITH_THE_TRUTH if name in vars(kind)}
    for name in WITH_THE_TRUTH:
        setattr(kind, name, touched)
    try:
        yield
    finally:
        for name in WITH_THE_TRUTH:
            if name in own:
                setattr(kind, name, own[name])
            else:
                delattr(kind, name)


# ---- what can be drawn and said


def check_table(case: Case, front: Front) -> None:
    """What hands may do, what is refused, lights, sounds and sentences are as they should be."""

    def look(referee: AnyReferee) -> None:
        view = referee.view(TABLE)
        check_readings(case.game, front.tabletop, view)
        check_wrong(case.game, front.tabletop, view)
        check_lights_and_sounds(case.game, front.tabletop, view, referee.shown(TABLE)[-NEW:])

    at_every_step(case, "table", look, seeds=(29,), every=3)


def check_pages(case: Case, front: Front) -> None:
    """Every page is drawn on the handheld with room for all its words, and legal moves can be entered with its keys."""
    rng = Random(5)

    def look(referee: AnyReferee) -> None:
        for seat in referee.players:
            for page in outputs.sides(front, referee.view(seat)):
                for lang in LANGUAGES:
                    cut = front.pages.draw(page, lang).cut
                    require(not cut, f"the handheld of {seat} has no room for {cut} in {lang!r}")
            if legal := referee.legal(seat):
                _check_keys(front, referee, seat, referee.game.write(rng.choice(list(legal))))

    at_every_step(case, "pages", look, seeds=(31,), every=2)


def _check_keys(front: Front, referee: AnyReferee, seat: str, text: str) -> None:
    page, made = front.pages.open(referee.view(seat)), []
    for key in front.pages.keys_for(page, text):
        page, move = front.pages.press(page, key)
        made += [move] if move else []
    require(made == [text], f"the keys for {text!r} of {seat} make {made}")


def check_screens(case: Case, front: Front) -> None:
    """Every public and hidden screen is drawn in both languages, and every terminal picture."""

    def look(referee: AnyReferee) -> None:
        for lang in LANGUAGES:
            sheet = outputs.public_sheet(front, referee.view(TABLE), lang)
            require(not sheet.cut, f"the public screen has no room for {sheet.cut} in {lang!r}")
            outputs.terminal_pictures(front, referee, lang)
            for seat in referee.players:
                outputs.terminal_secrets(front, referee, seat, lang)
                for page in outputs.sides(front, referee.view(seat)):
                    sheet = outputs.private_sheet(front, page, lang)
                    require(not sheet.cut, f"the hidden screen of {seat} has no room for {sheet.cut} in {lang!r}")

    at_every_step(case, "screens", look, seeds=(37,), every=6)


def check_words(case: Case, front: Front) -> None:
    """Every word that the game needs exists in both languages, with the same parts."""
    name = case.game.name
    with looking_at(CheckPlace(name, "words")):
        require(front.words == words_of(name), "the front has other words than the module of words")
        for key, texts in front.words.items():
            require(key.startswith(f"{name}."), f"the key {key!r} does not begin with the name of the game")
            require(complete(texts), f"the words of {key!r} are not complete in both languages, with the same parts")
        for key in (*required_words(name), *(meaning.key for meaning in front.legend), *_option_words(case.game)):
            check_key(key)
        for piece in front.looks.values():
            check_key(piece.name)
        for code in _refusal_codes(case.game):
            _check_refusal(name, Verdict(False, code))

    def look(referee: AnyReferee) -> None:
        for seat in watchers(referee):
            view = referee.view(seat)
            if case.game.legal(view) is None:
                check_key(case.game.form(view))
            for verdict in (case.game.judge(view, case.game.read(text)) for text in case.tries):
                if not verdict.ok:
                    _check_refusal(name, verdict)
        if referee.outcome:
            check_key(f"{name}.how-{referee.outcome.how}")

    at_every_step(case, "words", look, seeds=(41,))


def _refusal_codes(game: AnyGame) -> set[str]:
    """Return the codes that the module of a game's rules writes in `Verdict(False, "code", ...)`."""
    source = inspect.getsource(inspect.getmodule(type(game)) or type(game))
    codes = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name(id="Verdict"), args=[ast.Constant(value=False), ast.Constant(value=str(code)), *_]
            ):
                codes.add(code)
    return codes


def _check_refusal(name: str, verdict: Verdict) -> None:
    area = "referee" if verdict.code == "not-your-turn" else name
    check_key(f"{area}.{verdict.code}")
    require(all(why(lang, name, verdict) for lang in LANGUAGES), f"no words for the refusal {verdict.code!r}")


def _option_words(game: AnyGame) -> Iterator[str]:
    """Yield the keys of the words with which the menu asks for the options of a game."""
    for option, choice in game.options.items():
        if choice.asked and option != PLAYERS_OPTION:
            yield f"{game.name}.option-{option}"
            for value in choice.values:
                yield f"{game.name}.seat-{value}" if isinstance(value, str) else f"{game.name}.option-{option}-{value}"


def check_rules(case: Case, front: Front) -> None:
    """The rules are whole in both languages, their examples are true, and they have every rule that a refusal cites."""
    with looking_at(CheckPlace(case.game.name, "rules")):
        check_articles(front.rules, case.game.name)

    def look(referee: AnyReferee) -> None:
        check_cited(front.rules, [referee], case.tries)

    at_every_step(case, "rules", look, seeds=(43,))


def check_demo(case: Case, _front: Front) -> None:
    """Virtual hands and thumbs play a whole series on the virtual table, and every scene of it is drawn."""
    name = case.game.name
    with looking_at(CheckPlace(name, "demo", seed=1)):
        match = new_match(name)
        moments = [*play(match, seed=1, level=0, thought=1)]
        for lang in LANGUAGES:
            billing = Billing(match, 1, 0, lang, say(lang, f"{name}.name"))
            shown = [*scenes(billing, moments)]
            require(shown[-1].stays, "the demo does not end with a score")


CHECKS: Final[Mapping[str, Callable[[Case, Front], None]]] = {
    "twins": check_twins,
    "poison": check_poison,
    "table": check_table,
    "pages": check_pages,
    "screens": check_screens,
    "words": check_words,
    "rules": check_rules,
    "hints": check_hints,
    "demo": check_demo,
}
