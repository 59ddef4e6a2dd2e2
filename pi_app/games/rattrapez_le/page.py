"""Rattrapez-le on a handheld: the player picks a secret pursuer, then cards and places. The map is on the back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Verdict
from engine.games.rattrapez_le.board import NAMES, SIZE
from engine.games.rattrapez_le.cards import BY_TEXT, CARDS, HORSE, SIGN, SIGNS, SUBJECT, SUBJECTS, Card
from engine.games.rattrapez_le.game import GAME
from engine.games.rattrapez_le.turns import CHOOSE, DISCARD, PLAY, Move, distance_after, turn
from engine.games.rattrapez_le.views import View, hand_sizes
from pi_app.draw.dots.panel import PANEL_LEFT, Panel, draw_panel
from pi_app.draw.dots.picture import DotPicture
from pi_app.games.rattrapez_le.farm_dots import PLACE_AT, SPOTS, draw_map, spot_name
from pi_app.games.rattrapez_le.hand_dots import NOTHING, Mark, draw_hand, draw_sure
from pi_app.pages.page import Page, Pages, Picks
from pi_app.pages.question import Cursor, PageQuestion
from pi_app.words import place_names, say

# If a card cannot be played, the first of these reasons is shown rather than any other.
_TELLING: Final = ("not-in-hand", "not-your-secret", "case-taken", "can-move")
_SIZES: Final = (43, 50, 57)  # The y coordinates of the hand sizes, with two in each row.


class RattrapezLePages(Pages):
    """The private pages of Rattrapez-le.

    First the player chooses a pursuer. Then, in each turn, the player picks a card and a place for its subject.
    """

    game = GAME
    board_on_back = True

    def ask(self, view: View, picks: Picks) -> PageQuestion | str:
        legal = GAME.legal(view) or ()
        if legal and view.secret is None:
            pursuers = {move.what: GAME.write(move) for move in legal}
            return picks[0] if picks else PageQuestion("choose", 1, len(SUBJECTS), pursuers)
        if not picks:
            cards = {move.what: CARDS[move.what] for move in legal}
            return PageQuestion("hand", len(SIGNS), len(SUBJECTS), cards, start=min(cards, default=0))
        moves = [move for move in legal if CARDS[move.what] == picks[0]]
        if moves[0].verb == DISCARD:
            return f"{DISCARD} {picks[0]}"
        return " ".join(picks) if len(picks) > 1 else _destination(view, moves)

    def why(self, view: View, picks: Picks, cursor: Cursor) -> Verdict:
        if view.secret is None:
            return GAME.judge(view, Move(CHOOSE, cursor))
        if not picks:
            tried = [GAME.judge(view, turn(cursor, place)) for place in SPOTS]
            return next((verdict for verdict in tried if verdict.code in _TELLING), tried[0])
        if cursor in PLACE_AT:
            return GAME.judge(view, turn(BY_TEXT[picks[0]], PLACE_AT[cursor]))
        return Verdict(False, "out-of-reach", f"{GAME.name} 5", (spot_name(cursor),))

    def way(self, view: View, move: str) -> Picks:
        verb, what, to, _ = GAME.read(move)
        return (move,) if verb == CHOOSE else (CARDS[what], NAMES[to]) if verb == PLAY else (CARDS[what],)

    # ------------------------------------------------------------------------------------------ pictures

    def draw_question(self, page: Page, picture: DotPicture, lang: str) -> None:
        view: View = page.view
        ask = self.ask(view, page.picks)
        if view.outcome:
            self.draw_more(page, picture, lang)
        elif isinstance(ask, PageQuestion) and ask.key != "to":
            draw_hand(picture, view, _mark(page, ask), lang)
        elif isinstance(ask, str) and ask.startswith(DISCARD):
            draw_hand(picture, view, Mark(card=BY_TEXT[page.picks[0]]), lang)
            draw_sure(picture, say(lang, "rattrapez-le.page-discard"), lang)
        elif isinstance(ask, str) and ask.startswith(CHOOSE):
            draw_hand(picture, view, Mark(line=page.cursor), lang)
            who = say(lang, f"rattrapez-le.page-subject-{SUBJECTS[page.cursor]}")
            draw_sure(picture, say(lang, "rattrapez-le.page-choose-it", who=who), lang)
        else:
            super().draw_question(page, picture, lang)

    def paint(self, page: Page, ask: PageQuestion, picture: DotPicture, lang: str) -> Panel:
        view: View = page.view
        card = BY_TEXT[page.picks[0]]
        draw_map(picture, view.places, ask.targets, lang, page.cursor)
        return Panel(card_name(card, lang), _lines(page, ask, card, lang))

    def draw_more(self, page: Page, picture: DotPicture, lang: str) -> None:
        view: View = page.view
        draw_map(picture, view.places, (), lang)
        title, *lines = self.facts(view, lang)
        draw_panel(picture, Panel(title, lines), (), None, lang)
        for number, (seat, count) in enumerate(hand_sizes(view).items()):
            picture.small(
                PANEL_LEFT + 2 + 30 * (number % 2),
                _SIZES[number // 2],
                say(lang, "rattrapez-le.page-hand-size", player=seat[1:], count=count),
            )

    def facts(self, view: View, lang: str) -> list[str]:
        title = say(lang, "rattrapez-le.page-player", n=view.seat[1:])
        if view.outcome:
            how = "won" if view.seat in view.outcome.winners else "lost" if view.outcome.winners else "draw"
            return [title, say(lang, f"pages.short-{how}"), *_secret(view, lang)]
        distance = say(lang, "rattrapez-le.page-distance", d=view.distance or "–")
        return [title, distance, *_secret(view, lang), *last_card(view, lang)]


def _destination(view: View, moves: Sequence[Move]) -> PageQuestion:
    ends = {spot: NAMES[move.to] for move in moves for spot in SPOTS[move.to]}
    return PageQuestion("to", SIZE, SIZE, ends, start=SPOTS[view.places[SUBJECT[moves[0].what]]][0])


def _mark(page: Page, ask: PageQuestion) -> Mark:
    if not ask.targets:
        return NOTHING
    return Mark(line=page.cursor) if ask.key == "choose" else Mark(card=page.cursor)


def _lines(page: Page, ask: PageQuestion, card: Card, lang: str) -> list[str]:
    view: View = page.view
    steps = say(lang, "rattrapez-le.page-steps", d=distance_after(view.distance, card))
    here = place_names(lang, "rattrapez-le", spot_name(page.cursor))
    if page.cursor in ask.targets:
        return [
            steps,
            f"→ {here}",
            *([say(lang, "rattrapez-le.page-catches")] if catches(view, card, page.cursor) else []),
        ]
    return [steps, here]


def catches(view: View, card: Card, cursor: Cursor) -> bool:
    """Return whether the seat wins by moving the card's subject to the cursor."""
    if view.secret is None or SUBJECT[card] not in (HORSE, view.secret):
        return False
    meets = {view.places[HORSE], view.places[view.secret]} - {view.places[SUBJECT[card]]}
    return PLACE_AT.get(cursor) in meets and spot_name(cursor) != NAMES[-1]


def _secret(view: View, lang: str) -> list[str]:
    if view.secret is None:
        return []
    return [
        say(lang, "rattrapez-le.page-secret-short", who=say(lang, f"rattrapez-le.page-subject-{SUBJECTS[view.secret]}"))
    ]


def last_card(view: View, lang: str) -> list[str]:
    """Return a line with the last card and the player who played it, or nothing."""
    turns = view.turns or (view.past[-1] if view.past else ())
    if not turns:
        return []
    who = (len(turns) - 1) % len(view.party.seats) + 1
    return [say(lang, "rattrapez-le.page-last-card", player=who, card=card_name(turns[-1].what, lang))]


def card_name(card: Card, lang: str) -> str:
    return f"{say(lang, f'rattrapez-le.page-subject-{SUBJECTS[SUBJECT[card]]}')} {SIGNS[SIGN[card]]}"


PAGES: Final = RattrapezLePages()
