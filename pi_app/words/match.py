"""The words of matches at the table."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "match.player": ("Player {letter}", "Joueur {letter}"),
    "match.bot": ("Bot {letter}", "Robot {letter}"),
    "match.standing": ("Game {number} of {games}: {scores}", "Partie {number} sur {games} : {scores}"),
    "match.multiple": (
        "{game}: a match needs a multiple of {number} games, so that everybody plays every role equally often.",
        "{game} : un match compte un multiple de {number} parties, pour que chacun tienne aussi souvent chaque rôle.",
    ),
    # ---- after a game
    "match.goes-on": (
        "Score after game {number} of {games}: {scores}.",
        "Score après la partie {number} sur {games} : {scores}.",
    ),
    "match.won": ("{players} wins the match! {scores}.", "{players} gagne le match ! {scores}."),
    "match.drawn": ("{players} share the match: {scores}.", "{players} se partagent le match : {scores}."),
    "match.next": ("OK: game {number}.", "OK : partie {number}."),
    "match.moves-on": ("Everyone moves on one seat.", "Chacun avance d'une place."),
    "match.again": ("OK: play again.", "OK : rejouer."),
    "match.another": ("OK: another match.", "OK : un autre match."),
}
