"""The words of matches at the table."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "match.player": ("Player {letter}", "Joueur {letter}"),
    "match.bot": ("Bot {letter}", "Robot {letter}"),
    "match.standing": ("Game {number} of {games}: {scores}", "Partie {number} sur {games} : {scores}"),
    "match.multiple": (
        "{game}: the number of games in a match is a multiple of {number}, so that all play every role equally often.",
        "{game} : le nombre de parties d'un match est un multiple de {number} : chacun tient chaque rôle autant.",
    ),
    # ---- after a game
    "match.goes-on": (
        "Score after game {number} of {games}: {scores}.",
        "Score après la partie {number} sur {games} : {scores}.",
    ),
    "match.won": ("{players} wins the match! {scores}.", "{players} gagne le match ! {scores}."),
    "match.drawn": ("{players} share the match: {scores}.", "{players} se partagent le match : {scores}."),
    "match.next": ("OK: game {number}.", "OK : partie {number}."),
    "match.moves-on": ("All move on by one seat.", "Chacun avance d'une place."),
    "match.again": ("OK: play again.", "OK : rejouer."),
    "match.another": ("OK: another match.", "OK : un autre match."),
}
