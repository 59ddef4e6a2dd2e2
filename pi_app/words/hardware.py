"""The messages about faults of the electronics: one entry for each `code` of an ElectronicsError."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "hardware.hardware": (
        "The electronics failed: {reason}. Check the cables and start again.",
        "Panne d'électronique : {reason}. Vérifiez les câbles et recommencez.",
    ),
    "hardware.no-lgpio": (
        "There are no pins to be used here: Python cannot load lgpio ({reason}). On a Raspberry Pi: "
        "sudo apt install python3-lgpio, then in Filature's folder: python3 -m venv --system-site-packages $PWD/.venv",
        "Pas de broches utilisables ici : Python ne peut pas charger lgpio ({reason}). Sur un Raspberry Pi : "
        "sudo apt install python3-lgpio, puis dans le dossier de Filature : "
        "python3 -m venv --system-site-packages $PWD/.venv",
    ),
    "hardware.no-pi": (
        "This machine is not a Raspberry Pi that gpiozero knows: {reason}. On a Pi, install a newer gpiozero.",
        "Cette machine n'est pas un Raspberry Pi connu de gpiozero : {reason}. Sur un Pi, installez un gpiozero "
        "plus récent.",
    ),
    "hardware.no-access": (
        "The pins cannot be opened: {reason}. Root is not needed: sudo usermod -aG gpio,spi {user}, log in again, "
        "and see that no other program holds the pins.",
        "Les broches ne peuvent pas être ouvertes : {reason}. Root est inutile : sudo usermod -aG gpio,spi {user}, "
        "reconnectez-vous, et vérifiez qu'aucun autre programme ne tient les broches.",
    ),
    "hardware.wrong-pins": (
        "gpiozero chose {factory} for the pins, and the table needs lgpio. Unset GPIOZERO_PIN_FACTORY, "
        "or set it to lgpio.",
        "gpiozero a choisi {factory} pour les broches, et la table demande lgpio. Enlevez GPIOZERO_PIN_FACTORY, "
        "ou donnez-lui la valeur lgpio.",
    ),
    "hardware.no-spi": (
        "The lights' bus (SPI 0) is missing: {reason}. Put the line {overlay} into /boot/firmware/config.txt, "
        "restart, and add the user to the group spi.",
        "Le bus des lumières (SPI 0) manque : {reason}. Mettez la ligne {overlay} dans /boot/firmware/config.txt, "
        "redémarrez, et ajoutez l'utilisateur au groupe spi.",
    ),
    "hardware.pin-taken": (
        "A pin of the table is in use already: {reason}. Stop the other program that uses the pins.",
        "Une broche de la table est déjà prise : {reason}. Arrêtez l'autre programme qui utilise les broches.",
    ),
}
