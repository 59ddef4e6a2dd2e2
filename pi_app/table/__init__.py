"""One table: its loop, the game on it, the watch over its board, what it asks, its menu."""
