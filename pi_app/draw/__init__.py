"""Kits for drawing: on displays, on the handheld's dots and in a terminal. They know no game."""
