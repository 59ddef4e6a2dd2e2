"""The words on drawings and build pages, in English and French. Players of the program never read them.

The words on overlays and the names of games, pieces and places come from the program's own table, `pi_app.words`.
"""

from __future__ import annotations

import re
from typing import Final

from pi_app.draw.paper import board as paper_board
from pi_app.words import LANGUAGES
from schematics import board_geometry, board_magnets

_DECIMAL_POINT: Final = re.compile(r"(?<=\d)\.(?=\d)")
SIZES: Final = {
    "board": paper_board.BOARD_SIZE,
    "window": paper_board.LIGHT_WINDOW,
    "slot": board_geometry.SLOT,
    "reed": board_geometry.REED,
    "magnet": board_magnets.MAGNET,
    "plate": board_magnets.PLATE,
    "gap": board_magnets.GAP,
}
WORDS: Final = {
    "drill": ("Drilling template", "Gabarit de perçage"),
    "drill-scale": (
        "1:1, seen from above. Base plate {board:g} x {board:g} mm",
        "1:1, vu de dessus. Plaque de base {board:g} x {board:g} mm",
    ),
    "window": ("light: {window:g} mm across in the top plate", "lumière : {window:g} mm dans la plaque du dessus"),
    "slot": (
        "reed: slot {slot[0]:g} x {slot[1]:g} mm in the base plate",
        "ILS : fente {slot[0]:g} x {slot[1]:g} mm dans la plaque de base",
    ),
    "strip": ("strip of lights, 30 a metre", "ruban de lumières, 30 par mètre"),
    "tap": ("tap of a 5 V bus", "piquage d'un bus 5 V"),
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
    "millimetres": ("{size:g} mm", "{size:g} mm"),
    "section": ("A cut through one point", "Coupe à travers un point"),
    "section-scale": ("4:1; the lights' strip runs towards you", "4:1 ; le ruban de lumières vient vers vous"),
    "cut-magnet": (
        "magnet, {magnet.across:g} x {magnet.thick:g} mm, in the piece's foot",
        "aimant {magnet.across:g} x {magnet.thick:g} mm, dans le pied du pion",
    ),
    "cut-overlay": ("printed overlay", "plateau imprimé"),
    "cut-top": (
        "top plate, {plate:g} mm, window of {window:g} mm",
        "plaque du dessus, {plate:g} mm, trou de {window:g} mm",
    ),
    "cut-light": ("strip with its light, in a gap of {gap:g} mm", "ruban et sa lumière, jeu de {gap:g} mm"),
    "cut-base": ("base plate, {plate:g} mm", "plaque de base, {plate:g} mm"),
    "cut-reed": ("reed, {reed[1]:g} mm of glass, in its slot", "ILS, verre de {reed[1]:g} mm, dans sa fente"),
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
        "1:1, from above; the right edge is alike. Makers differ: go by the letters at the pads",
        "1:1, vu de dessus ; à droite de même. Selon la marque l'ordre change : lire les lettres",
    ),
    "joints-data": ("from the level shifter", "du convertisseur de niveau"),
    "joints-plus": ("plus, 5 V", "plus, 5 V"),
    "joints-clock": ("clock", "horloge"),
    "joints-data-wire": ("data", "données"),
    "joints-ground": ("ground", "masse"),
    "joints-on": ("row {row}: begins here, tapped", "rangée {row} : commence ici, alimentée"),
    "joints-back": ("row {row}: the strip turned round", "rangée {row} : ruban retourné"),
    "whole": ("What is plugged into what", "Ce qui se branche où"),
    "whole-scale": ("not to scale; the sheets have every wire", "pas à l'échelle ; les feuilles ont chaque fil"),
    "whole-supply": ("supply of the lights", "alim. des lumières"),
    "whole-fuse": ("fuse, {fuse:g} A", "fusible, {fuse:g} A"),
    "whole-board": ("the small board", "la petite carte"),
    "whole-pi-supply": ("the Pi's own supply", "l'alim. du Pi"),
    "whole-buttons": ("five buttons, buzzer", "cinq boutons, buzzer"),
    "whole-handhelds": ("handhelds, on USB", "manettes, en USB"),
    "whole-display": ("public display: HDMI, USB", "écran public : HDMI, USB"),
    "whole-never": ("5 V: never joined", "5 V : jamais reliés"),
    "whole-right": ("right bus", "bus droit"),
    "whole-left": ("left bus", "bus gauche"),
    "whole-lines": ("data, clock", "données, horloge"),
    "whole-rows": ("11 rows", "11 rangées"),
    "whole-columns": ("11 columns", "11 colonnes"),
    "whole-ribbon": ("ribbon: pin 1 on pin 1;", "nappe : broche 1 sur 1 ;"),
    "whole-grounds": ("the grounds meet here", "les masses s'y joignent"),
    "trial": ("What the lights show in the self-test", "Ce que montrent les lumières pendant l'autotest"),
    "trial-how": ("here the reed of 6F is dead", "ici l'ILS de 6F est mort"),
    "trial-lights": ("after red, green and blue: all 121", "après rouge, vert et bleu : les 121"),
    "trial-sweep": (
        "green: felt; white: the piece; blue: not yet",
        "vert : senti ; blanc : le pion ; bleu : pas encore",
    ),
    "trial-report": ("orange: it never closed", "orange : ne s'est jamais fermé"),
}


def word(lang: str, key: str, **parts: object) -> str:
    text = WORDS[key][LANGUAGES.index(lang)].format(**SIZES, **parts)
    return _DECIMAL_POINT.sub(",", text) if lang == "fr" else text
