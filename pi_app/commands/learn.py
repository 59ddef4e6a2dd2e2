"""The command `filature learn [GAME [LESSON]]`: a guided first game, at the real table or at the virtual one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pi_app.commands.opening import plan
from pi_app.commands.options import CommandOption, UsageError, parse
from pi_app.commands.play import OPTIONS as PLAY_OPTIONS
from pi_app.commands.play import open_session
from pi_app.games import check, front_of, playable
from pi_app.table.menu.pages import LessonChoice
from pi_app.words import say

# options that `play` has, too
_SHARED: Final = ("brightness", "handheld", "screen", "amperes", "virtual", "window", "hands")
OPTIONS: Final = tuple(option for option in PLAY_OPTIONS if option.name in _SHARED)
TAUGHT_GAME_ARGUMENT: Final = CommandOption("game", "play.help-learn-game", str, None, "[GAME")
LESSON_ARGUMENT: Final = CommandOption("lesson", "play.help-lesson", str, None, "[LESSON]]")


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("learn", OPTIONS, arguments, environment, TAUGHT_GAME_ARGUMENT, LESSON_ARGUMENT)
    asked = any(argument.partition("=")[0] == "--lang" for argument in arguments)
    choice = _chosen(given["game"], given["lesson"], given["lang"])
    session = plan({**given, "game": None}, environment, lang=given["lang"] if asked else None)
    return open_session(session._replace(lesson=choice), given)


def _chosen(game: str | None, name: str | None, lang: str) -> LessonChoice:
    """Return the lesson that was asked for. Raises UsageError with the list of lessons."""
    if game is None:
        return LessonChoice("", "")
    check(game)
    lessons = front_of(game).lessons if game in playable() else ()
    found = next((lesson for lesson in lessons if name in (None, lesson.name)), None)
    if found is None:
        known = [f"{each} {lesson.name}" for each in playable() for lesson in front_of(each).lessons]
        raise UsageError(say(lang, "play.no-lesson", lessons=", ".join(known)))
    return LessonChoice(game, found.name)
