"""The table: its loop, the game on it, the watch over the board, questions to the players, the menu, the self-test."""
