"""The scenes of what everybody may read on a handheld, at a table without a public display.

`make screens` writes the pictures again. Read the diff and look at them afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from hardware.virtual import VirtualTable
from pi_app.draw.dots.picture import DotPicture
from pi_app.handhelds.public_page import PublicCall, PublicPage, draw, last_first, page_of
from pi_app.words import LANGUAGES, say
from tests.pi_app.screens.scenes import PUBLIC, RandomSession

PICTURES = Path(__file__).parent / "pictures"
SCENES = (
    *("public-idle", "public-put-away", "public-self-test", "public-disk-full", "show-riddle"),
    *("menu-top", "menu-games", "menu-seats", "menu-learn", "menu-length", "menu-names", "menu-spell", "menu-show"),
    *("rules-aim", "rules-cited", "public-catch-it", "public-chicago", "public-rattrapez-le", "public-asks"),
    *("public-refused", "public-dead-reed", "public-set-up", "public-match", "public-over-catch-a-thief"),
)
CALLED = ("public-chicago", "public-asks")  # drawn with a call as well: of one seat, and of one of several


@cache
def page(act: Callable[[RandomSession], None], lang: str) -> PublicPage:
    """Do something at a table, and return what a handheld shows of it."""
    with VirtualTable() as table:
        session = RandomSession(table, lang)
        act(session)
        return page_of(session.loop.snapshot())


def pages(lang: str) -> Iterator[tuple[str, PublicPage]]:
    acts = dict(PUBLIC)
    for name in SCENES:
        yield name, page(acts[name], lang)


def calls(lang: str) -> dict[str, PublicCall]:
    names = [say(lang, key) for key in ("chicago.seat-thief2", "traqueur.seat-north")]
    return dict(zip(CALLED, (PublicCall(names[0], shared=True), PublicCall(names[1], shared=False)), strict=True))


def pictures() -> Iterator[tuple[str, DotPicture]]:
    """Return every reference picture with the name of its file."""
    for lang in LANGUAGES:
        for name, shown in pages(lang):
            yield f"{name}-{lang}", draw(shown, 0, None, lang)
            if last := last_first(shown, called=False):
                yield f"{name}-end-{lang}", draw(shown, last, None, lang)
            if call := calls(lang).get(name):
                yield f"{name}-call-{lang}", draw(shown, 0, call, lang)
