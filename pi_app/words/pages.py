"""The words of the private pages. A line beside a map has room for about 12 letters, a full line for about 24."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "pages.a-yes": ("A: yes, go", "A : oui, jouer"),
    "pages.a-choose": ("A: choose", "A : choisir"),
    "pages.b-no": ("B: go back", "B : revenir"),
    "pages.not-so-rule": ("Not possible (rule {rule} >)", "Impossible (règle {rule} >)"),
    "pages.not-so": ("Not possible (any key)", "Impossible (une touche)"),
    "pages.hint": ("Hint (any key)", "Conseil (une touche)"),
    "pages.lesson": ("Lesson (any key)", "Leçon (une touche)"),
    "pages.hint-more": ("Hint (A: a good move)", "Conseil (A : bon coup)"),
    "pages.give": ("Give this to", "Passez l'appareil à"),
    "pages.hold": ("Alone? Hold A.", "Seul ? Maintenez A."),
    "pages.others": ("< another player >", "< un autre joueur >"),
    "pages.wait": ("please wait", "patientez"),
    "pages.turn": ("Turn {n}", "Tour {n}"),
    "pages.goes": ("go to {to}", "aller en {to}"),
    "pages.over": ("Game over", "Fini"),
    "pages.short-won": ("You win!", "Gagné !"),
    "pages.short-lost": ("You lose.", "Perdu."),
    "pages.short-draw": ("A draw.", "Nulle."),
}
