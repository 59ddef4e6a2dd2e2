"""Slow referees written from RULES.md alone, against which the engine is checked ply by ply."""
