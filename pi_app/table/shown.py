"""What everybody sees of the table: public lines and lights, of a menu, a test, a game, or a table that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pi_app.public import game_lights, lights, look_back, public_text
from pi_app.public.lights import Frame
from pi_app.table.menu import menu
from pi_app.words import game_name, say

if TYPE_CHECKING:
    from pi_app.table.loop import Loop


def lines(loop: Loop) -> list[str]:
    """What the public screen says; what is wrong with the disk comes last."""
    said, warning = besides_warning(loop), None if loop.menu else loop.warning()
    if loop.menu is None:
        said = [line for sentence in said for line in public_text.broken(sentence)]
    return [*said, *(public_text.broken(warning) if warning else ())]


def besides_warning(loop: Loop) -> list[str]:
    """What the public screen says of the game, the menu or the test."""
    lang = loop.lang
    if loop.menu is not None:
        return menu.lines(loop.menu, lang)
    if loop.selftest is not None:
        return loop.selftest.lines(lang)
    if loop.past is not None:
        return look_back.lines(loop.past, lang)
    if loop.playing is not None:
        return public_text.lines(loop.playing.snapshot(), lang)
    if loop.sitting is not None:
        return [public_text.title(loop.sitting.snapshot(), lang), _away(loop)]
    return [say(lang, "table.about")]


def _away(loop: Loop) -> str:
    """A game rests, and perhaps another one was asked for."""
    if loop.instead is None:
        return say(loop.lang, "table.away")
    return say(loop.lang, "table.away-instead", game=game_name(loop.lang, loop.instead.game))


def frame(loop: Loop, now: int) -> Frame:
    """The lights; an open menu leaves them as they are."""
    if loop.selftest is not None:
        return loop.selftest.frame(now)
    if loop.past is not None:
        return lights.frame(look_back.lights(loop.past), now)
    if loop.playing is not None:
        return lights.frame(game_lights.lights(loop.playing.snapshot()), now)
    return lights.attraction(now)
