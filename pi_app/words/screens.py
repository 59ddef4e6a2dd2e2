"""The words that only the screens use. Most of their texts come from the areas `table` and `pages`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "screens.choosing": ("{count} players choose", "{count} joueurs choisissent"),
    "screens.over": ("The game is over", "La partie est finie"),
    "screens.idle": ("Games of pursuit", "Jeux de poursuite"),
    "screens.yes": ("Yes, go", "Oui, jouer"),
    "screens.no": ("Go back", "Revenir"),
    "screens.more": ("More", "Plus"),
    "screens.back": ("Back", "Retour"),
    "screens.hint": ("Hint", "Conseil"),
    "screens.lesson": ("Lesson", "Leçon"),
    "screens.hint-more": ("A good move", "Un bon coup"),
    "screens.refused": ("Not possible", "Impossible"),
    "screens.hold": ("Alone? Hold here.", "Seul ? Maintenez ici."),
    "screens.step": ("Step {number} of {count}", "Étape {number} sur {count}"),
    "screens.playing-back": ("← → stop · OK: next game", "← → stop · OK : partie suivante"),
    "screens.ok-other-side": ("OK: other side", "OK : autre camp"),
    "screens.back-to-result": ("BACK: result", "RETOUR : fin"),
    "screens.back-to-list": ("BACK: list", "RETOUR : liste"),
    "screens.step-before": ("One step back", "Étape précédente"),
    "screens.step-after": ("One step on", "Étape suivante"),
    "screens.other-side": ("Other side", "Autre camp"),
    "screens.seat-before": ("Previous player", "Joueur précédent"),
    "screens.seat-after": ("Next player", "Joueur suivant"),
    "screens.button-left": ("Left button", "Bouton gauche"),
    "screens.button-right": ("Right button", "Bouton droit"),
    "screens.button-ok": ("OK button", "Bouton OK"),
    "screens.button-back": ("Back button", "Bouton retour"),
    "screens.button-menu": ("Menu button", "Bouton menu"),
    "screens.all-see": ("Seen by all", "Vu par tous"),
    "screens.seat-sees": ("Seen by: {seat}", "Vu par : {seat}"),
}
