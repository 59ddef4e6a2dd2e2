"""The words of Catch'it on its private pages and screens."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-it.page-side-blue": ("Blue (o)", "Bleu (o)"),
    "catch-it.page-side-red": ("Red (■)", "Rouge (■)"),
    "catch-it.page-ball-at": ("ball: {at}", "bille : {at}"),
    "catch-it.page-side-move": ("{side}: {move}", "{side} : {move}"),
    "catch-it.page-pawn-1": ("first pawn", "premier pion"),
    "catch-it.page-pawn-2": ("second pawn", "second pion"),
    "catch-it.page-cannot-move": ("No pawn can move", "Aucun coup possible"),
    "catch-it.page-do-pass": ("pass", "passer"),
    "catch-it.page-over-ball": ("It jumps over the ball.", "Il saute par-dessus la bille."),
    "catch-it.page-take": ("take the ball", "prendre la bille"),
    "catch-it.page-leave": ("leave the ball", "laisser la bille"),
    "catch-it.page-the-turn": ("This turn", "Ce tour"),
    "catch-it.page-first-pawn": ("first pawn: now on {at}", "premier pion : en {at}"),
    "catch-it.page-ball-duty": ("the ball must still move", "la bille doit bouger"),
    "catch-it.ask-pawn-1": ("Your first pawn: which one?", "Premier pion : lequel ?"),
    "catch-it.ask-pawn-2": ("Your second pawn: which one?", "Second pion : lequel ?"),
    "catch-it.ask-pawn-1-at": ("Your first pawn: {at}?", "Premier pion : {at} ?"),
    "catch-it.ask-pawn-2-at": ("Your second pawn: {at}?", "Second pion : {at} ?"),
    "catch-it.ask-pawn-goes": ("Where does {start} go?", "Où va {start} ?"),
    "catch-it.ask-pawn-wins": ("{start} → outside: that wins!", "{start} → dehors : c'est gagné !"),
    "catch-it.ask-ball-duty": ("The ball must still move in this turn.", "La bille doit encore bouger à ce tour."),
    "catch-it.ask-first-pawn": ("first pawn: now on {at}", "premier pion : en {at}"),
    "catch-it.ask-moved-taking": ("{start} → {to}, takes the ball", "{start} → {to}, prend la bille"),
    "catch-it.ask-blue-plays": ("Blue is playing.", "Bleu joue."),
    "catch-it.ask-red-plays": ("Red is playing.", "Rouge joue."),
    "catch-it.screen-pawns": ("{count} pawns", "{count} pions"),
}
