"""The self-test in words."""

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
    "selftest.lights-now": (
        "Red, green, blue, white everywhere? OK: yes. BACK: no.",
        "Rouge, vert, bleu, blanc partout ? OK : oui. RETOUR : non.",
    ),
    "selftest.bare-now": (
        "Clear the board. Points that still shine are stuck. OK: go on.",
        "Videz le plateau. Les points encore allumés sont collés. OK : suite.",
    ),
    "selftest.sweep-now": (
        "Sweep a piece over every point: {felt} of {all}. OK: that is all.",
        "Passez une pièce sur chaque point : {felt} sur {all}. OK : c'est tout.",
    ),
    "selftest.buttons-now": ("Press each button once: {left}.", "Appuyez une fois sur chaque bouton : {left}."),
    "selftest.buzzer-now": ("Did you hear it? OK: yes. BACK: no.", "Avez-vous entendu ? OK : oui. RETOUR : non."),
    "selftest.all-well": ("All is well.", "Tout va bien."),
    "selftest.dead": (
        "{count} switch(es) never closed: {where}. The game is played around them; check reed, diode, solder.",
        "{count} contact(s) jamais fermés : {where}. On joue sans eux ; vérifiez contact, diode, soudure.",
    ),
    "selftest.stuck": (
        "{count} switch(es) never opened: {where}. Look for a magnet nearby or a short.",
        "{count} contact(s) jamais ouverts : {where}. Cherchez un aimant proche ou un court-circuit.",
    ),
    "selftest.dead-buttons": ("Never pressed: {names}.", "Jamais pressés : {names}."),
    "selftest.dead-lights": (
        "Some lights are dark: check the chain after the last one that shines.",
        "Des lumières sont éteintes : vérifiez la chaîne après la dernière allumée.",
    ),
    "selftest.dead-buzzer": ("No sound: check the buzzer's driver.", "Pas de son : vérifiez le circuit du buzzer."),
    "selftest.end": ("OK: done.", "OK : terminé."),
}
