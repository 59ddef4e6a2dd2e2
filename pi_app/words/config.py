"""The messages about mistakes in the configuration."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "config.unreadable": (
        "{file} cannot be read ({reason}). The table runs without it.",
        "Impossible de lire {file} ({reason}). La table s'en passe.",
    ),
    "config.damaged": (
        '{file} is not valid TOML. The table runs without it. One line looks like: lang = "fr"',
        "{file} n'est pas du TOML valide. La table s'en passe. Une ligne ressemble à : lang = \"fr\"",
    ),
    "config.unknown": (
        "{file}: there is no setting {name}. The settings are: {names}.",
        "{file} : le réglage {name} n'existe pas. Les réglages : {names}.",
    ),
    "config.wrong": (
        "{where}: '{text}' is not a value for {name}, so it is ignored.",
        "{where} : « {text} » ne convient pas à {name} ; valeur ignorée.",
    ),
}
