"""All that the handheld says by itself. It cannot know whose hands it is in: English stands above French, 16 letters a
line, without accents, which its own letters lack."""

NO_TABLE = ("no table yet", "pas de table")
OTHER_TABLE = ("table speaks {}", "la table dit {}")
