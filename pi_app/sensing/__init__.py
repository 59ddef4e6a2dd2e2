"""From the map of the reed switches to a decision: a move, a question, or a way home."""
