"""The handheld's own texts.

It does not know the player's language, so it shows English above French. A line has 16 letters. There are no accents,
because MicroPython's built-in font has none.
"""

NO_TABLE = ("no table yet", "pas de table")
OTHER_TABLE = ("table speaks {}", "la table dit {}")
