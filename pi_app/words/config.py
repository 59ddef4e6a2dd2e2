"""The messages about mistakes in the configuration."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "config.unreadable": (
        "{file} cannot be read ({reason}); the table goes on without it.",
        "{file} ne peut pas être lu ({reason}) ; la table s'en passe.",
    ),
    "config.damaged": (
        '{file} is not written as TOML; the table goes on without it. One line looks like: lang = "fr"',
        "{file} n'est pas écrit en TOML ; la table s'en passe. Une ligne ressemble à : lang = \"fr\"",
    ),
    "config.unknown": (
        "{file}: nothing is called {name}. What can be set: {names}.",
        "{file} : rien ne s'appelle {name}. Ce qui se règle : {names}.",
    ),
    "config.wrong": (
        "{where}: '{text}' makes no sense for {name}; it is left out.",
        "{where} : « {text} » n'a pas de sens pour {name} ; c'est laissé de côté.",
    ),
}
