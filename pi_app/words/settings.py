"""The messages about the file of settings. They must be short, because the table's screen shows them, too."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "settings.damaged": (
        "The settings were damaged: the usual ones hold. The old file is kept as {aside}.",
        "Les réglages étaient abîmés : ceux d'origine valent. L'ancien fichier est gardé : {aside}.",
    ),
    "settings.unreadable": (
        "The settings cannot be read from {file} ({reason}): the usual ones hold. 'filature doctor' tells more.",
        "Les réglages sont illisibles dans {file} ({reason}) : ceux d'origine valent. Voir « filature doctor ».",
    ),
    "settings.unwritable": (
        "The settings cannot be saved to {file} ({reason}): they hold until the end. 'filature doctor' tells more.",
        "Les réglages ne vont pas dans {file} ({reason}) : ils tiennent jusqu'à la fin. Voir « filature doctor ».",
    ),
}
