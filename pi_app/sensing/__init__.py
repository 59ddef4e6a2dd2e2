"""Turns the map of the reed switches into a decision: a move, a question, or which piece to put back where."""
