"""Slow, simple referees written from RULES.md alone. Tests compare the engine with them ply by ply."""
