"""The words of the table in a desktop window."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "window.no-display": (
        "No window can be opened here ({reason}). In a terminal: filature play --virtual.",
        "Aucune fenêtre ne peut s'ouvrir ici ({reason}). Dans un terminal : filature play --virtual.",
    ),
    "window.no-screens": (
        "--window already shows everything: leave out --screen.",
        "--window montre déjà tout : enlevez --screen.",
    ),
    "window.hands-need-it": ("--hands needs --window.", "--hands demande --window."),
    "window.left": ("←", "←"),
    "window.right": ("→", "→"),
    "window.ok": ("OK", "OK"),
    "window.back": ("Back", "Retour"),
    "window.menu": ("Menu", "Menu"),
    "window.set-up": ("Set up", "Installer"),
    "window.tray": ("Take a piece here, or leave one.", "Pour prendre ou rendre une pièce."),
    "window.hold": ("Hold here to look", "Maintenez pour voir"),
    "window.for": ("Secret: {seat}", "Secret : {seat}"),
    "window.choose": ("← → another player", "← → autre joueur"),
    "window.asleep": ("Any key wakes the handheld.", "Une touche réveille la manette."),
    "window.rests": ("Game paused: nothing is shown here.", "Partie en pause : rien à voir ici."),
    "window.over": ("The game is over: there are no more secrets.", "La partie est finie : il n'y a plus de secret."),
    "window.no-secrets": ("Nobody here plays in secret.", "Personne ne joue en secret."),
    "window.notebook": ("Notebook", "Carnet"),
    "window.possible": ("could be here", "possible"),
    "window.impossible": ("ruled out", "exclu"),
    "window.notebook-how": (
        "Right-click a point to mark it, once more to change the mark, a third time to wipe it. Drag to mark a line.",
        "Clic droit sur un point pour le marquer, un autre pour changer, un troisième pour effacer. Glissez pour "
        "marquer toute une ligne.",
    ),
    "window.wipe": ("Wipe", "Effacer"),
    "window.leave-saved": ("Leave? Your game is saved.", "Quitter ? La partie est sauvegardée."),
    "window.leave-unsaved": ("Leave? This game is not saved.", "Quitter ? Cette partie n'est pas sauvegardée."),
    "window.leave": ("Leave", "Quitter"),
    "window.stay": ("Stay", "Rester"),
    "window.keys": (
        "Hold Shift to look and tap. A chooses, B goes back.",
        "Maintenez Maj pour voir et cliquer. A choisit, B revient.",
    ),
}
