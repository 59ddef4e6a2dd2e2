"""The words of the self-test."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "selftest.title": ("Self-test: {stage}", "Autotest : {stage}"),
    "selftest.lights": ("lights", "lumières"),
    "selftest.bare": ("empty board", "plateau vide"),
    "selftest.sweep": ("switches", "contacts"),
    "selftest.buttons": ("buttons", "boutons"),
    "selftest.buzzer": ("buzzer", "son"),
    "selftest.report": ("report", "bilan"),
    "selftest.dark-points": ("dark lights", "lumières éteintes"),
    "selftest.lights-now": (
        "Red, green, blue, white everywhere? OK: yes. BACK: no.",
        "Rouge, vert, bleu, blanc partout ? OK : oui. RETOUR : non.",
    ),
    "selftest.dark-points-now": (
        "Put a piece on each dark point ({count}). OK: that is all. BACK: none.",
        "Posez une pièce sur chaque point éteint ({count}). OK : c'est tout. RETOUR : aucun.",
    ),
    "selftest.bare-now": (
        "Clear the board. Points that shine are still closed. OK: they are stuck.",
        "Videz le plateau. Les points allumés sont encore fermés. OK : ils sont collés.",
    ),
    "selftest.sweep-now": (
        "Sweep a piece over every point: {felt} of {all}. OK: that is all.",
        "Passez une pièce partout : {felt} sur {all}. OK : c'est tout.",
    ),
    "selftest.button-menu": ("MENU", "MENU"),
    "selftest.button-ok": ("OK", "OK"),
    "selftest.button-back": ("BACK", "RETOUR"),
    "selftest.button-left": ("LEFT", "GAUCHE"),
    "selftest.button-right": ("RIGHT", "DROITE"),
    "selftest.buttons-now": ("Press each button once: {left}.", "Appuyez une fois sur chaque bouton : {left}."),
    "selftest.buzzer-now": ("Did you hear it? OK: yes. BACK: no.", "Avez-vous entendu ? OK : oui. RETOUR : non."),
    # ---- the report
    "selftest.all-well": ("All is well.", "Tout va bien."),
    "selftest.dead": (
        "Switches that never closed ({count}): {where}. The game is played around them. Check reed, diode, solder.",
        "Contacts jamais fermés ({count}) : {where}. On joue sans eux. Vérifiez contact, diode, soudure.",
    ),
    "selftest.stuck": (
        "Switches that never opened ({count}): {where}. The game is played around them. Look for a magnet or a short.",
        "Contacts jamais ouverts ({count}) : {where}. On joue sans eux. Cherchez un aimant ou un court-circuit.",
    ),
    "selftest.dark": (
        "Dark lights ({count}): {where}. Replace them, or check the solder.",
        "Lumières éteintes ({count}) : {where}. Remplacez-les ou vérifiez la soudure.",
    ),
    "selftest.dead-lights": (
        "Some lights are dark: check the chain after the last one that shines.",
        "Des lumières sont éteintes : vérifiez la chaîne après la dernière allumée.",
    ),
    "selftest.dead-buttons": (
        "Buttons never felt: {names}. Check their wires.",
        "Boutons sans réponse : {names}. Vérifiez leurs fils.",
    ),
    "selftest.jammed-buttons": (
        "Buttons that never came up: {names}. Free them, or look for a short.",
        "Boutons restés enfoncés : {names}. Libérez-les ou cherchez un court-circuit.",
    ),
    "selftest.dead-buzzer": ("No sound: check the buzzer's driver.", "Pas de son : vérifiez le circuit du buzzer."),
    "selftest.unanswered": ("Not tested, as nobody answered: {parts}.", "Non testé, faute de réponse : {parts}."),
    "selftest.row": ("row {name}", "rangée {name}"),
    "selftest.column": ("column {name}", "colonne {name}"),
    "selftest.end": ("OK: done.", "OK : terminé."),
    # ---- the command
    "selftest.help-virtual": (
        "try the test on a virtual table, with simulated hands",
        "essayer le test sur une table virtuelle, avec des mains simulées",
    ),
    "selftest.keys": (
        "In this terminal too: Enter is OK, b is BACK, q leaves.",
        "Dans ce terminal aussi : Entrée vaut OK, b RETOUR, q quitte.",
    ),
    "selftest.left": ("Left before the end.", "Quitté avant la fin."),
    "selftest.kept": (
        "From now on these points are left out: {where}.",
        "Désormais, on joue sans ces points : {where}.",
    ),
}
