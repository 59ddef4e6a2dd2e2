"""What the lights mean. No line is longer than the 38 signs that the menu leaves."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- at every game
    "legend.turn": ("breathing white: may move or come", "blanc respirant : peut bouger ou venir"),
    "legend.target": ("green: the piece may go there", "vert : la pièce peut y aller"),
    "legend.missing": ("white strokes: a piece is missing", "coups de blanc : il manque une pièce"),
    "legend.extra": ("red, blinking fast: one too many", "rouge rapide : une pièce de trop"),
    "legend.wrong": ("red, twice: not allowed there", "rouge, deux fois : c'est interdit"),
    "legend.asked": ("beating pink: the table asks", "rose qui bat : la table demande"),
    "legend.aid": ("faint yellow: the hint aid", "jaune faible : l'aide"),
    "legend.deaf": ("faint grey: the switch is left out", "gris faible : contact ignoré"),
    # ---- Catch a Thief
    "legend.clue-orange": ("orange: same row or column", "orange : même ligne ou colonne"),
    "legend.clue-blue": ("blue: neither row nor column", "bleu : ni la ligne ni la colonne"),
    "legend.scene": ("white: the scene of the crime", "blanc : les lieux du délit"),
    "legend.hideout": ("faint pink: a hideout", "rose faible : une cachette"),
    "legend.catch": ("green: caught here", "vert : arrêté ici"),
    # ---- Catch'it
    "legend.ball": ("yellow: has the ball", "jaune : a la bille"),
    "legend.blue": ("blue: blue pawns, and their goal", "bleu : pions bleus, et leur but"),
    "legend.red": ("red: red pawns, and their goal", "rouge : pions rouges, et leur but"),
    "legend.square": ("grey: a square", "gris : une case"),
    # ---- Le Traqueur
    "legend.north": ("blue: the north camp's search", "bleu : la recherche du camp nord"),
    "legend.south": ("orange: the south camp's search", "orange : la recherche du camp sud"),
    "legend.barrier": ("bright red: a barrier", "rouge vif : une barrière"),
    "legend.marker": ("dark red: already searched", "rouge sombre : déjà visité"),
    # ---- Chicago
    "legend.police": ("blue: the police, and their stars", "bleu : la police, et ses étoiles"),
    "legend.pawn-1": ("orange: pawn 1", "orange : pion 1"),
    "legend.pawn-2": ("green: pawn 2", "vert : pion 2"),
    "legend.pawn-3": ("yellow: pawn 3", "jaune : pion 3"),
    "legend.pawn-4": ("pink: pawn 4", "rose : pion 4"),
    "legend.house": ("red: a house, or an arrest", "rouge : une maison, ou une arrestation"),
    "legend.gate": ("white: a gate of the town", "blanc : une porte de la ville"),
    "legend.street": ("grey: a street", "gris : une rue"),
    # ---- Rattrapez-le
    "legend.horse": ("yellow: the horse", "jaune : le cheval"),
    "legend.farmer": ("orange: the farmer, and the farm", "orange : le fermier, et la ferme"),
    "legend.wife": ("pink: the farmer's wife", "rose : la fermière"),
    "legend.hand": ("blue: the farm hand", "bleu : le valet"),
    "legend.maid": ("green: the maid", "vert : la servante"),
    "legend.dog": ("red: the dog", "rouge : le chien"),
    "legend.case": ("grey: a place to go", "gris : une case"),
}
