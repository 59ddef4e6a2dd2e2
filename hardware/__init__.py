"""The drivers of every device of the table. Nothing in here knows the rules of a game."""
