"""A picture of the lights during the self-test, made by the self-test itself: white, half a sweep, a dead reed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hardware import pinmap
from pi_app.draw.paper.shapes import HAIR_LINE, Circle, Drawing, Layer, PaperInk, PaperShape, PaperText, box, mix
from pi_app.palette import DUSK, INK, SLATE, WHITE
from pi_app.public.lights import Frame
from pi_app.table.selftest import COLOUR_MS, TEST_COLOURS, SelfTest, Stage
from pi_app.words import say
from schematics.board_words import word

BOARD_SIDE: Final = 76.0
SPACING: Final = 10.0
LEFT, TOP = 8.0, 34.0
WIDTH: Final = 2 * LEFT + 3 * BOARD_SIDE + 2 * SPACING
HEIGHT: Final = TOP + BOARD_SIDE + 16
DEAD: Final = pinmap.point(5, 5)  # 6F
HAND: Final = pinmap.point(6, 6)  # position of the piece in the second picture
NO_BUTTONS: Final[frozenset[str]] = frozenset()


def frames() -> tuple[Frame, Frame, Frame]:
    """Return the lights at three moments of a self-test in which the reed of 6F is dead."""
    test = SelfTest(0)
    now = COLOUR_MS * TEST_COLOURS.index(WHITE)
    white = test.frame(now)
    _answer_until(test, Stage.SWEEP, now)
    half = white
    for at in range(pinmap.POINTS):
        for _ in range(4):
            now += 20
            test.tick(0 if at == DEAD else 1 << at, NO_BUTTONS, now)
        half = test.frame(now) if at == HAND else half
    _answer_until(test, Stage.REPORT, now)
    return white, half, test.frame(now)


def _answer_until(test: SelfTest, stage: Stage, now: int) -> None:
    while test.stage is not stage:
        test.press("ok", now)


def drawing(lang: str) -> Drawing:
    shown = list(zip(frames(), ("lights", "sweep", "report"), strict=True))
    layers: dict[str, Iterator[PaperShape]] = {
        "paper": iter([box(0, 0, WIDTH, HEIGHT, PaperInk(WHITE))]),
        "boards": (shape for place, (frame, _) in enumerate(shown) for shape in _board(place, frame)),
        "words": _words(lang, [stage for _, stage in shown]),
    }
    whole = tuple(Layer(name, tuple(shapes)) for name, shapes in layers.items())
    return Drawing(f"Filature · {word(lang, 'trial')}", WIDTH, HEIGHT, whole)


def _left(place: int) -> float:
    return LEFT + place * (BOARD_SIDE + SPACING)


def _board(place: int, frame: Frame) -> Iterator[PaperShape]:
    yield box(_left(place), TOP, BOARD_SIDE, BOARD_SIDE, PaperInk(SLATE), 2)
    step = BOARD_SIDE / (pinmap.SIZE + 1)
    for at, colour in enumerate(frame):
        y, x = divmod(at, pinmap.SIZE)
        spot = _left(place) + (x + 1) * step, TOP + (y + 1) * step
        yield Circle(*spot, 2.1, PaperInk(colour, mix(SLATE, INK, 0.5), HAIR_LINE))


def _words(lang: str, stages: list[str]) -> Iterator[PaperShape]:
    yield PaperText(LEFT, 9, word(lang, "trial"), 5.5, INK, bold=True, anchor="start")
    yield PaperText(LEFT, 16, word(lang, "trial-how"), 3.5, DUSK, anchor="start")
    for place, stage in enumerate(stages):
        yield PaperText(_left(place), TOP - 6, say(lang, f"selftest.{stage}"), 4, INK, bold=True, anchor="start")
        yield PaperText(_left(place), TOP + BOARD_SIDE + 6, word(lang, CAPTIONS[stage]), 3.2, INK, anchor="start")


CAPTIONS: Final = {"lights": "trial-lights", "sweep": "trial-sweep", "report": "trial-report"}
