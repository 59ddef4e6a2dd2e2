"""The words of Le Traqueur in the terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "traqueur.demo-sign-detective": ("detective", "détective"),
    "traqueur.demo-sign-fugitive": ("fugitive", "fugitif"),
    "traqueur.demo-sign-marker": ("seen", "visité"),
    "traqueur.demo-sign-wall": ("wall", "mur"),
    "traqueur.demo-sign-no": ("answered NO", "réponse NON"),
    "traqueur.demo-camps-start": (
        "{north} and {south} build their camps, each in secret.",
        "{north} et {south} bâtissent leur camp, chacun en secret.",
    ),
    "traqueur.demo-camp-built": ("{player}'s camp is ready.", "Le camp de {player} est prêt."),
    "traqueur.demo-ask-yes": ("{player} asks for {at}: YES.", "{player} demande {at} : OUI."),
    "traqueur.demo-ask-no": (
        "{player} asks for {at}: NO, there is a wall.",
        "{player} demande {at} : NON, il y a un mur.",
    ),
    "traqueur.demo-leave-yes": (
        "{player} asks to leave: YES, back outside.",
        "{player} demande à sortir : OUI, retour dehors.",
    ),
    "traqueur.demo-leave-no": (
        "{player} asks to leave: NO, there is a wall.",
        "{player} demande à sortir : NON, il y a un mur.",
    ),
    "traqueur.demo-search-waits": (
        "{player} waits in column 1, to leave next turn.",
        "{player} attend en colonne 1, pour sortir au prochain tour.",
    ),
    "traqueur.demo-camps-revealed": ("Both camps are revealed.", "Les deux camps sont dévoilés."),
    "traqueur.demo-fugitive-found": (
        "{player} finds the fugitive on {at} and wins!",
        "{player} trouve le fugitif en {at} et gagne !",
    ),
    "traqueur.demo-camp-wanted": ("{player} plans a camp.", "{player} prépare un camp."),
    "traqueur.demo-camp-outside": (
        "Fugitive on {fugitive}, {walls} walls. {other} is outside.",
        "Fugitif en {fugitive}, {walls} murs. {other} est dehors.",
    ),
    "traqueur.demo-camp-searched": (
        "Fugitive on {fugitive}, {walls} walls. {other} is on {at}.",
        "Fugitif en {fugitive}, {walls} murs. {other} est en {at}.",
    ),
    "traqueur.demo-camp-found": (
        "{other} has found the fugitive on {at}, behind {walls} walls.",
        "{other} a trouvé le fugitif en {at}, derrière {walls} murs.",
    ),
}
