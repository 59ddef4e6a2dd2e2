"""The messages about the file of settings. They must be short, because the table's screen shows them, too."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "settings.damaged": (
        "The settings were damaged and are reset. The old file is kept as {aside}.",
        "Les réglages étaient abîmés : retour à ceux d'origine. L'ancien fichier est gardé : {aside}.",
    ),
    "settings.unreadable": (
        "The settings cannot be read from {file} ({reason}): using the defaults. 'filature doctor' says more.",
        "Les réglages sont illisibles dans {file} ({reason}) : ceux d'origine valent. Voir « filature doctor ».",
    ),
    "settings.unwritable": (
        "The settings cannot be saved to {file} ({reason}): they last until shutdown. 'filature doctor' says more.",
        "Réglages non enregistrés dans {file} ({reason}) : valables jusqu'à l'arrêt. Voir « filature doctor ».",
    ),
}
