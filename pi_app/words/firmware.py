"""The words of `make firmware`. The texts that the handheld shows without the table are in firmware/words.py."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "firmware.compiles": (
        "The firmware compiles: {files} files, {size} bytes.",
        "Le programme de la manette se compile : {files} fichiers, {size} octets.",
    ),
    "firmware.nothing-there": (
        "No Pico with MicroPython is plugged in, so nothing was installed.",
        "Aucun Pico avec MicroPython n'est branché : rien n'a été installé.",
    ),
    "firmware.installed": ("Installed on {board}.", "Installé sur {board}."),
    # ---- why nothing was installed
    "firmware.no-clone": (
        "The handheld's program comes with a clone only, and this is an installed copy. "
        "Clone Filature, then: make firmware",
        "Le programme de la manette n'est que dans un clone, et ceci est une copie installée. "
        "Clonez Filature, puis : make firmware",
    ),
    "firmware.several": (
        "Several boards are plugged in. Name one with PORT=…, out of these:\n{ports}",
        "Plusieurs cartes sont branchées. Indiquez la bonne avec PORT=…, parmi celles-ci :\n{ports}",
    ),
    "firmware.unreadable": (
        "MicroPython cannot read {file}:\n{reason}",
        "MicroPython ne peut pas lire {file} :\n{reason}",
    ),
    "firmware.closed": (
        "{port} cannot be opened: {reason}. Stop the table's program, which may hold it.",
        "{port} ne peut pas être ouvert : {reason}. Arrêtez le programme de la table, qui le tient peut-être.",
    ),
    "firmware.no-pico": (
        "{port} is not a Pico but a {board}. Name the right port with PORT=…",
        "{port} n'est pas un Pico mais un {board}. Indiquez le bon port avec PORT=…",
    ),
    "firmware.too-old": (
        "MicroPython {version} on the Pico is too old: put 1.23 or newer on it first.",
        "MicroPython {version} sur le Pico est trop ancien : installez-y d'abord la version 1.23 ou une plus récente.",
    ),
    "firmware.other-program": (
        "This Pico has a program of another kind. Remove its main.py first, if you mean this one.",
        "Ce Pico contient un autre programme. Si c'est bien lui que vous voulez, effacez d'abord son main.py.",
    ),
    "firmware.gone": (
        "{port} did not come back. Pull the cable, hold A and B, plug it in, try again.",
        "{port} n'est pas revenu. Débranchez le câble, maintenez A et B, rebranchez et réessayez.",
    ),
    "firmware.failed": (
        "mpremote failed: {reason}. Pull the cable, hold A and B, plug it in, try again.",
        "mpremote a échoué : {reason}. Débranchez le câble, maintenez A et B, rebranchez et réessayez.",
    ),
}
