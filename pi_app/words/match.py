"""Matches at the table, in words."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "match.player": ("Player {number}", "Joueur {number}"),
    "match.bot": ("Bot {number}", "Robot {number}"),
    "match.standing": ("Game {number} of {games}: {scores}", "Partie {number} sur {games} : {scores}"),
    "match.seated": ("{player} ({seat}) {points}", "{player} ({seat}) : {points}"),
    "match.points": ("{player} {points}", "{player} : {points}"),
    "match.seat": ("{seat} {player}", "{seat} : {player}"),
    "match.multiple": (
        "{game}: the number of games in a match is a multiple of {number}, so that all play every role equally often.",
        "{game} : le nombre de parties d'un match est un multiple de {number} : chacun tient chaque rôle autant.",
    ),
    # ---- after a game
    "match.goes-on": ("After {number} of {games} games: {scores}.", "Après {number} parties sur {games} : {scores}."),
    "match.won": ("{players} wins the match: {scores}.", "{players} gagne le match : {scores}."),
    "match.drawn": ("The match is a draw of {players}: {scores}.", "Match nul entre {players} : {scores}."),
    "match.next": ("OK: game {number}, with {seats}.", "OK : partie {number}, avec {seats}."),
    "match.again": ("OK: play again, with {seats}.", "OK : rejouer, avec {seats}."),
    "match.another": ("OK: another match, with {seats}.", "OK : un autre match, avec {seats}."),
}
