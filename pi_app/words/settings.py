"""What can happen to the table's memory, in words."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "settings.damaged": (
        "The table's settings were damaged. The table starts with the usual ones; the old file is kept as {aside}, "
        "and {file} is written anew with the next change.",
        "Les réglages de la table étaient abîmés. La table reprend ceux d'origine ; l'ancien fichier est gardé sous "
        "{aside}, et {file} sera réécrit au prochain changement.",
    ),
    "settings.unreadable": (
        "The table's settings cannot be read from {file} ({reason}). The table starts with the usual ones; "
        "'filature doctor' tells what to mend.",
        "Les réglages de la table ne peuvent pas être lus dans {file} ({reason}). La table reprend ceux d'origine ; "
        "« filature doctor » indique quoi réparer.",
    ),
    "settings.unwritable": (
        "The table's settings cannot be saved to {file} ({reason}). They hold until the table is switched off; "
        "'filature doctor' tells what to mend.",
        "Les réglages de la table ne peuvent pas être enregistrés dans {file} ({reason}). Ils tiennent jusqu'à "
        "l'extinction ; « filature doctor » indique quoi réparer.",
    ),
}
