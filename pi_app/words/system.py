"""The reasons of errors of Linux, SQLite and SDL, whose own texts are in English."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "system.missing": ("it does not exist", "il n'existe pas"),
    "system.denied": ("permission denied", "accès interdit à cet utilisateur"),
    "system.read-only": ("the disk can only be read", "disque en lecture seule"),
    "system.full": ("the disk is full", "disque plein"),
    "system.folder": ("it is a folder", "c'est un dossier"),
    "system.no-folder": ("part of its path is not a folder", "un élément du chemin n'est pas un dossier"),
    "system.failing": ("the disk is failing", "le disque est en panne"),
    "system.long-name": ("its name is too long", "nom trop long"),
    "system.no-display": ("no display is connected", "aucun écran n'est connecté"),
    "system.unopened": ("it cannot be opened", "ouverture impossible"),
}
