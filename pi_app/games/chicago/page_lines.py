"""The texts of Chicago's private pages: whose turn it is, the action at the cursor, the loot, the arrests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.chicago.board import KINDS, MONEY, NAMES
from engine.games.chicago.history import arrests
from engine.games.chicago.loot import Loot, worth
from engine.games.chicago.position import POLICE, owner
from engine.games.chicago.views import View
from pi_app.draw.dots.font import READ
from pi_app.games.chicago.money import amount, in_short, written
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.words import say


def seat_name(view: View, lang: str) -> str:
    return (
        say(lang, "chicago.page-police")
        if view.seat == POLICE
        else say(lang, "chicago.page-thief-number", n=view.seat[-1])
    )


def lines(page: Page, ask: PageQuestion, lang: str) -> list[str]:
    """Return the three lines beside the town."""
    view: View = page.view
    if view.outcome:
        return [say(lang, "pages.over"), written(view.outcome.scores[view.seat], lang)]
    if not ask.chosen:
        return [say(lang, "pages.wait"), *own_lines(view, lang)]
    if view.seat == POLICE:
        return _patrol(page, ask, lang)
    pawn = view.position.acting
    loot = view.loot[pawn] or ()
    things = " ".join(say(lang, f"chicago.page-kind-{kind}") for kind in ("car", "gun") if kind in loot)
    head = say(lang, "chicago.page-pawn-sum", pawn=pawn + 1, short=in_short(worth(loot)))
    return [head, _action(page, ask, lang), things or say(lang, "chicago.page-no-things")]


def news(view: View, lang: str) -> list[str]:
    """Return the latest secret that the seat learnt: the house it found, what was stolen, or what an arrest brought."""
    for event in reversed(view.told):
        kind, data = event.kind, event.data
        if kind == "house":
            return [say(lang, "chicago.page-found-at", at=data["at"]), _kind(data["what"], lang)]
        if kind == "stolen":
            key = "chicago.page-lost-it" if view.loot[data["from"] - 1] is not None else "chicago.page-got-it"
            return [say(lang, key), _kind(data["what"], lang)]
        if kind == "confiscated":
            return [say(lang, "chicago.page-arrest-of", pawn=data["pawn"]), written(worth(tuple(data["what"])), lang)]
    return []


def own_lines(view: View, lang: str) -> list[str]:
    """Return what the seat has, in one line for each pawn."""
    if view.seat == POLICE:
        return [say(lang, "chicago.page-seized", short=in_short(worth(view.confiscated or ())))]
    return [
        say(lang, "chicago.page-pawn-sum", pawn=pawn + 1, short=in_short(worth(loot))) for pawn, loot in own_loot(view)
    ]


def own_loot(view: View) -> Iterator[tuple[int, Loot]]:
    """Yield the pawns of the seat with their loot. An arrested pawn of others has none, which everybody knows."""
    for pawn, loot in enumerate(view.loot):
        if loot is not None and owner(view.position, pawn) == view.seat:
            yield pawn, loot


def _patrol(page: Page, ask: PageQuestion, lang: str) -> list[str]:
    position = page.view.position
    if ask.key == "place":
        return [say(lang, "chicago.page-place-one"), _here(page, ask)]
    here = f"{page.picks[0]} → {_here(page, ask)}" if page.picks and ask.key == "to" else _here(page, ask)
    left = say(lang, "chicago.page-moves-left", count=position.moves_left)
    return [left, here, say(lang, "chicago.page-in-reserve", count=position.reserve) if position.reserve else ""]


def _here(page: Page, ask: PageQuestion) -> str:
    return NAMES[page.cursor] if page.cursor < ask.places else ""


def _action(page: Page, ask: PageQuestion, lang: str) -> str:
    """Return what A would do at the cursor."""
    if page.cursor >= ask.places:
        return ""
    at, pick = NAMES[page.cursor], ask.targets.get(page.cursor, "")
    if ask.key == "shot":
        return f"{page.picks[-1 if page.picks[-1].startswith('at ') else -2][3:]} → {at}"
    verb = pick.partition(" ")[0]
    if verb in ("enter", "burgle", "at"):
        return say(lang, f"chicago.page-{verb}-here", at=at)
    return say(lang, "pages.goes", to=at) if pick else at


# ------------------------------------------------------------------------------------------ the page's back


def facts(view: View, lang: str) -> list[str]:
    """Return the seat's loot, the number of houses that others hold, and the known houses that still stand."""
    if view.seat == POLICE:
        return [say(lang, "chicago.page-what-police-has"), *_seized(view, lang), *_held(view, lang)]
    found = [say(lang, "chicago.page-loot")]
    for pawn, loot in () if view.outcome else own_loot(view):
        found.append(say(lang, "chicago.page-pawn-loot", pawn=pawn + 1, money=amount(worth(loot))))
        found += READ.wrap(_counted(loot, lang), 119)
    return [*found, *_held(view, lang), *_standing(view, lang)]


def _seized(view: View, lang: str) -> list[str]:
    lines = [say(lang, "chicago.page-seized-sum", money=amount(worth(view.confiscated or ())))]
    for arrest in arrests(view.told):
        lines.append(say(lang, "chicago.page-arrest", pawn=arrest.pawn + 1, count=arrest.houses))
        lines += READ.wrap(_counted(arrest.what or (), lang), 119) if arrest.what else []
    return lines


def _held(view: View, lang: str) -> list[str]:
    """Return how many houses each pawn of the other players holds."""
    return [
        say(lang, "chicago.page-pawn-holds", pawn=pawn + 1, count=held)
        for pawn, held in enumerate(view.position.held)
        if view.loot[pawn] is None
    ]


def _standing(view: View, lang: str) -> list[str]:
    return [
        say(lang, "chicago.page-house-known", at=NAMES[at], what=_kind(what, lang))
        for at, what in sorted(view.known.items())
        if view.position.houses >> at & 1 and not view.outcome
    ]


def _counted(loot: Loot, lang: str) -> str:
    """Return each kind of loot once, with its count: `10 ×2, car`."""
    held = Counter(loot)
    parts = [f"{_kind(kind, lang)} ×{held[kind]}" for kind in (*MONEY, *KINDS[:6]) if held[kind]]
    return ", ".join(parts).replace(" ×", "\u00a0×") or say(lang, "chicago.page-nothing")


def found_house(view: View, lang: str) -> str:
    at = view.position.found
    return say(lang, "chicago.page-house-known", at=NAMES[at], what=_kind(view.known[at], lang))


def _kind(kind: str, lang: str) -> str:
    return written(int(kind), lang) if kind.isdigit() else say(lang, f"chicago.page-kind-{kind}")
