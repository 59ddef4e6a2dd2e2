"""Kits for drawing: on displays, on the handheld's dots, in a terminal and on paper. They know no game."""
