"""The words of the statistics."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "stats.help-json": ("print the statistics as JSON", "afficher les statistiques en JSON"),
    "stats.help-picture": (
        "save the statistics as a picture (PNG) in a file",
        "enregistrer les statistiques en image (PNG) dans un fichier",
    ),
    "stats.saved": ("The picture is in {file}.", "L'image est dans {file}."),
    "stats.unsaved": (
        "The picture could not be written to {file}: {reason}.",
        "L'image n'a pas pu être écrite dans {file} : {reason}.",
    ),
    "stats.games": ("games finished: {games}", "parties finies : {games}"),
    "stats.none": ("No game has been finished here yet.", "Aucune partie n'a encore été finie ici."),
    "stats.title": ("{game}, games finished: {games}", "{game}, parties finies : {games}"),
    "stats.by-role": ("Won, and score by role", "Victoires, et score par rôle"),
    "stats.by-player": ("Won, and score by player", "Victoires, et score par joueur"),
    "stats.by-match": ("Matches won, and score ({matches})", "Matchs gagnés, et score ({matches})"),
    "stats.line": ("{name}: {score}", "{name} : {score}"),
    "stats.won": ("{wins} of {games}", "{wins} sur {games}"),
    "stats.mean": ("mean score {mean}", "score moyen {mean}"),
}
