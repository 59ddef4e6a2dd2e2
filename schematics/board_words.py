"""The words on drawings and pages that no player of the program ever reads, in English and French.

Names of games, pieces and places come from the program's own table, `pi_app.words`.
"""

from __future__ import annotations

from typing import Final

from pi_app.words import LANGUAGES

WORDS: Final = {
    "drill": ("Drilling template", "Gabarit de perçage"),
    "drill-scale": ("1:1, seen from above. Base plate 400 x 400 mm", "1:1, vu de dessus. Plaque de base 400 x 400 mm"),
    "window": ("light: 8 mm across in the top plate", "lumière : 8 mm dans la plaque du dessus"),
    "slot": ("reed: slot 3 x 16 mm in the base plate", "ILS : fente 3 x 16 mm dans la plaque de base"),
    "strip": ("strip of lights, 30 a metre", "ruban de lumières, 30 par mètre"),
    "tap": ("tap of the 5 V bus", "piquage du bus 5 V"),
    "data": ("data in", "données"),
    "page": ("page {page} of {columns} x {rows}", "page {page} sur {columns} x {rows}"),
    "true-size": (
        "Print at 100 %, no fitting to the page. This bar is 100 mm long: measure it.",
        "Imprimer à 100 %, sans ajuster à la page. Cette barre mesure 100 mm : vérifiez.",
    ),
    "cut": (
        "Cut along the corner marks; glue onto the overlap of the next page.",
        "Couper aux repères ; coller sur le bord de la page voisine.",
    ),
    "section": ("A cut through one point", "Coupe à travers un point"),
    "section-scale": ("4:1; the lights' strip runs towards you", "4:1 ; le ruban de lumières vient vers vous"),
    "cut-magnet": ("magnet, 8 x 3 mm, in the piece's foot", "aimant 8 x 3 mm, dans le pied du pion"),
    "cut-overlay": ("printed overlay", "plateau imprimé"),
    "cut-top": ("top plate, 3 mm, window of 8 mm", "plaque du dessus, 3 mm, trou de 8 mm"),
    "cut-light": ("strip with its light, in a gap of 2 mm", "ruban et sa lumière, jeu de 2 mm"),
    "cut-base": ("base plate, 3 mm", "plaque de base, 3 mm"),
    "cut-reed": ("reed, 10 mm of glass, in its slot", "ILS, verre de 10 mm, dans sa fente"),
    "underside": ("The reeds' wires, from below", "Les fils des ILS, vus de dessous"),
    "underside-scale": (
        "2:1; from below the columns run from right to left",
        "2:1 ; vues de dessous, les colonnes vont de droite à gauche",
    ),
    "under-column": ("column, insulated", "colonne, fil isolé"),
    "under-reed": ("reed, in its slot", "ILS, dans sa fente"),
    "under-diode": ("diode, stripe to the row", "diode, anneau côté rangée"),
    "under-row": ("row, bare wire", "rangée, fil nu"),
    "joints": ("The left edge of the lights", "Le bord gauche des lumières"),
    "joints-scale": (
        "1:1, seen from above. Makers differ: go by the letters at the pads",
        "1:1, vu de dessus. Selon la marque l'ordre change : lire les lettres",
    ),
    "joints-data": ("from the level shifter", "du convertisseur de niveau"),
    "joints-plus": ("plus, 5 V", "plus, 5 V"),
    "joints-clock": ("clock", "horloge"),
    "joints-data-wire": ("data", "données"),
    "joints-ground": ("ground", "masse"),
    "joints-on": ("row {row}: begins here, tapped", "rangée {row} : commence ici, alimentée"),
    "joints-back": ("row {row}: the strip turned round", "rangée {row} : ruban retourné"),
    "hideout": ("hideout", "cachette"),
    "scene": ("the scene of the crime", "le lieu du crime"),
}


def word(lang: str, key: str, **parts: object) -> str:
    return WORDS[key][LANGUAGES.index(lang)].format(**parts)
