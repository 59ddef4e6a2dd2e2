"""Why a game of another package is left out, in words. The English sentences are those of `engine.games`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "games.fails": (
        "The game '{game}' of the package {package} cannot be used: loading it failed with {detail}.",
        "Le jeu « {game} » du paquet {package} est inutilisable : son chargement a échoué avec {detail}.",
    ),
    "games.lacks": (
        "The game '{game}' of the package {package} cannot be used: {detail} is missing.",
        "Le jeu « {game} » du paquet {package} est inutilisable : il manque {detail}.",
    ),
    "games.wrong": (
        "The game '{game}' of the package {package} cannot be used: {detail} is not what it should be.",
        "Le jeu « {game} » du paquet {package} est inutilisable : {detail} n'est pas ce qu'il faut.",
    ),
    "games.other-name": (
        "The game '{game}' of the package {package} cannot be used: its rules call it {detail}.",
        "Le jeu « {game} » du paquet {package} est inutilisable : ses règles le nomment {detail}.",
    ),
    "games.words": (
        "The game '{game}' of the package {package} cannot be used: "
        "the words of {detail} are not complete in English and French.",
        "Le jeu « {game} » du paquet {package} est inutilisable : "
        "les textes de {detail} ne sont pas complets en anglais et en français.",
    ),
    "games.taken": (
        "The game '{game}' of the package {package} cannot be used: Filature itself uses this name.",
        "Le jeu « {game} » du paquet {package} est inutilisable : Filature a déjà pris ce nom.",
    ),
    "games.twice": (
        "The game '{game}' of the package {package} cannot be used: the package {detail} has a game of this name, too.",
        "Le jeu « {game} » du paquet {package} est inutilisable : le paquet {detail} a aussi un jeu de ce nom.",
    ),
    "games.bad-name": (
        "The game '{game}' of the package {package} cannot be used: "
        "its name may have only small letters, digits and hyphens.",
        "Le jeu « {game} » du paquet {package} est inutilisable : "
        "un nom n'a que des minuscules, des chiffres et des traits d'union.",
    ),
}
